"""Reading the files people write: YAML with a closed vocabulary, and line numbers.

Nothing in a file is ever run.  Tags, anchors and aliases are refused (a few lines of them
can unfold to gigabytes), and so are files larger than any honest one.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from rulekit.errors import FileProblem, Sayable, Text, nearest

LIMIT = 1_000_000  # bytes; the largest ledger is under a tenth of this
DEPTH = 40

T = TypeVar("T")


class _Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """YAML 1.2's plain scalars only: `yes` and `on` stay words."""


_Loader.yaml_implicit_resolvers = {}
for _tag, _regex, _first in (
    ("null", r"^(?:~|null|)$", ["~", "n", ""]),
    ("bool", r"^(?:true|false)$", ["t", "f"]),
    ("int", r"^[-+]?[0-9]+$", list("-+0123456789")),
    ("float", r"^[-+]?[0-9]+\.[0-9]+$", list("-+0123456789")),
):
    _Loader.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(_regex), _first)

_CORE = "tag:yaml.org,2002:"


class Document(msgspec.Struct):
    """A file's content as plain data, and the line on which each value stands."""

    file: str
    data: Any
    lines: dict[tuple[str | int, ...], int]

    def problem(self, path: tuple[str | int, ...], what: Sayable, expected: Sayable, near: str = "") -> FileProblem:
        """Make the error for a place in the file; the nearest enclosing line is named."""
        while path and path not in self.lines:
            path = path[:-1]
        return FileProblem(self.file, self.lines.get(path, 1), what, expected, near)


def read(path: str | Path) -> Document:
    """Read a YAML file.

    Raises
    ------
    FileProblem
        Where it cannot be read, is too large, is empty, is not YAML, or holds tags or aliases.
    """
    raw = read_bytes(path, LIMIT)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise FileProblem(str(path), line, Text("bad-not-text"), "UTF-8") from None
    return parse(text, str(path))


def read_bytes(path: str | Path, limit: int) -> bytes:
    """Read a file that is no larger than `limit`; no more of it is read than that.

    Raises
    ------
    FileProblem
        Where it cannot be read or is too large; for a file that is not there, which name is near.
    """
    try:
        if Path(path).exists() and not (Path(path).is_file() or Path(path).is_dir()):
            raise FileProblem(str(path), 0, Text("bad-not-ordinary"), Text("due-file"))  # a pipe would wait for ever
        with Path(path).open("rb") as file:
            raw = file.read(limit + 1)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        raise FileProblem(str(path), 0, of_system(error), Text("due-file"), _neighbour(Path(path))) from None
    if len(raw) > limit:
        raise FileProblem(str(path), 0, Text("bad-too-large"), Text("due-bytes", most=limit))
    return raw


def _neighbour(path: Path) -> str:
    """Return the nearest name that is there in the place of a file that is not."""
    try:
        near = "" if path.exists() else nearest(path.name, (p.name for p in path.parent.iterdir()))
    except (OSError, ValueError):
        return ""
    return str(path.with_name(near)) if near else ""


def parse(text: str, name: str = "<text>") -> Document:
    """Read YAML from text; see `read`.

    Examples
    --------
    >>> parse("a: [1, yes]").data
    {'a': [1, 'yes']}
    """
    lines: dict[tuple[str | int, ...], int] = {}
    try:
        _no_tricks(text, name)
        node = yaml.compose(text, Loader=_Loader)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        what = str(getattr(error, "problem", "") or error).splitlines()[0]
        told = Text("bad-not-yaml-at", column=mark.column + 1, what=what) if mark else Text("bad-not-yaml", what=what)
        raise FileProblem(name, mark.line + 1 if mark else 0, told, "YAML") from None
    except UnicodeError:
        raise FileProblem(name, 0, Text("bad-signs"), "UTF-8") from None
    if node is None:
        raise FileProblem(name, 0, Text("bad-empty"), Text("due-keys"))
    return Document(name, _plain(node, (), lines, name), lines)


def _no_tricks(text: str, name: str) -> None:
    depth = 0
    for event in yaml.parse(text, Loader=_Loader):
        line = event.start_mark.line + 1 if event.start_mark else 0
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise FileProblem(name, line, Text("bad-alias"), Text("due-written-out"))
        tag = getattr(event, "tag", None)
        if tag and not (tag.startswith(_CORE) and tag.removeprefix(_CORE) in ("str", "map", "seq")):
            raise FileProblem(name, line, Text("bad-tag", tag=tag), Text("due-plain"))
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEPTH:
                raise FileProblem(name, line, Text("bad-deep", most=DEPTH), Text("due-flatter"))
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1


def _plain(node: yaml.Node, path: tuple[str | int, ...], lines: dict[tuple[str | int, ...], int], name: str) -> Any:
    lines[path] = node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        out: dict[str, Any] = {}
        for key, value in node.value:
            word = str(key.value)
            if not isinstance(key, yaml.ScalarNode) or word in out:
                what = Text("bad-key-twice", key=word) if word in out else Text("bad-key-no-word")
                raise FileProblem(name, key.start_mark.line + 1, what, Text("due-keys-once"))
            out[word] = _plain(value, (*path, word), lines, name)
            lines[(*path, word)] = key.start_mark.line + 1
        return out
    if isinstance(node, yaml.SequenceNode):
        return [_plain(item, (*path, i), lines, name) for i, item in enumerate(node.value)]
    kind = node.tag.removeprefix(_CORE)
    if kind == "null":
        return None
    if kind == "bool":
        return node.value == "true"
    if kind in ("int", "float") and len(node.value) > 18:
        raise FileProblem(name, node.start_mark.line + 1, Text("bad-long-number", most=18), Text("due-smaller"))
    return int(node.value) if kind == "int" else float(node.value) if kind == "float" else node.value


def convert(doc: Document, kind: type[T], at: tuple[str | int, ...] = (), data: Any = msgspec.UNSET) -> T:
    """Check a document against a msgspec type.

    Raises
    ------
    FileProblem
        With the line, what was found, and for an unknown key the nearest known one.
    """
    try:
        return msgspec.convert(doc.data if data is msgspec.UNSET else data, kind)
    except msgspec.ValidationError as error:
        raise explain(doc, error, kind, at) from None


_WHERE = re.compile(r" - at (?:key in )?`(\$[^`]*)`$")


def explain(doc: Document, error: msgspec.ValidationError, kind: Any, at: tuple[str | int, ...] = ()) -> FileProblem:
    """Turn msgspec's words into ours, with the line and the nearest known name."""
    text = str(error)
    where = _WHERE.search(text)
    path = at + (_steps(where[1]) if where else ())
    text = _WHERE.sub("", text)
    unknown = re.search(r"unknown field `([^`]+)`", text)
    if unknown:
        known = sorted(_fields(kind))
        return doc.problem(
            (*path, unknown[1]), Text("bad-key", key=unknown[1]), Text("due-key"), nearest(unknown[1], known)
        )
    wrong = re.match(r"Expected `([^`]+)`, got `([^`]+)`", text)
    if wrong:
        return doc.problem(path, Text("bad-found", value=_plainly(wrong[2])), _plainly(wrong[1]))
    missing = re.search(r"missing required field `([^`]+)`", text)
    if missing:
        return doc.problem(path, Text("bad-missing", key=missing[1]), f"'{missing[1]}: …'")
    return doc.problem(path, Text("bad-value", what=text), Text("due-another"))


_KINDS = frozenset({"object", "array", "str", "int", "float", "bool", "null"})


def _plainly(kinds: str) -> Text:
    """Say msgspec's names of types as people do.

    Examples
    --------
    >>> str(_plainly("int | null"))
    'a whole number or nothing'
    """
    known = [Text(f"kind-{kind}") if kind in _KINDS else kind for kind in kinds.split(" | ")]
    text = known[0]
    for more in known[1:]:
        text = Text("kind-or", one=text, other=more)
    return text if isinstance(text, Text) else Text("kind-other", kind=text)


def found(value: Any) -> Text:
    """Say what stands where something else is due."""
    return Text("bad-found", value=repr(value))


def of_system(error: Exception) -> Text:
    """Say what the system would not do with a file."""
    number = getattr(error, "errno", None)
    words = getattr(error, "strerror", None) or str(error)
    return Text(f"system-{number}") if number in _SYSTEM else Text("system-other", what=words)


_SYSTEM = frozenset({2, 13, 17, 20, 21, 28, 30, 36})


def _steps(path: str) -> tuple[str | int, ...]:
    return tuple(int(a) if a else b for a, b in re.findall(r"\[(\d+)\]|\.([^.\[\]]+)", path))


def _fields(kind: Any, seen: frozenset[Any] = frozenset()) -> set[str]:
    """Every field name that occurs in a msgspec type, at any depth."""
    out: set[str] = set()
    for info in msgspec.inspect.multi_type_info([kind]):
        _walk(info, out, set())
    return out


def _walk(info: Any, out: set[str], seen: set[Any]) -> None:
    if isinstance(info, msgspec.inspect.StructType):
        if info.cls in seen:
            return
        seen.add(info.cls)
        for f in info.fields:
            out.add(f.encode_name)
            _walk(f.type, out, seen)
    for name in ("item_type", "key_type", "value_type"):
        if hasattr(info, name):
            _walk(getattr(info, name), out, seen)
    for name in ("types", "item_types"):
        for inner in getattr(info, name, ()):
            _walk(inner, out, seen)
