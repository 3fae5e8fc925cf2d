"""The one-file page: the stepper with no kernel, no request and no second script.

It runs the very script and style sheet that the notebook's widget runs; only the few lines that stand in for the
widget's model differ.
"""

from __future__ import annotations

import base64
import hashlib
import html
import re
from typing import Any

import msgspec

from rulekit.faces.static import static, with_face
from rulekit.faces.text import transcript
from rulekit.faces.words import complete, in_tag
from rulekit.story.storyboard import Storyboard

# What the widget's model is in a notebook: values by name, and whoever wants to hear of a change.
_MODEL = """
const state = JSON.parse(document.getElementById("rulekit-state").textContent);
const heard = {};
const model = {
  get: (key) => state[key],
  set(key, value) {
    if (state[key] === value) return;
    state[key] = value;
    (heard["change:" + key] ?? []).forEach((f) => f());
  },
  on(event, f) { (heard[event] ??= []).push(f); },
  off(event, f) { heard[event] = (heard[event] ?? []).filter((g) => g !== f); },
  save_changes() {}, send() {},
};
rulekit.render({ model, el: document.getElementById("rulekit") });
"""


def export_page(board: Storyboard, *others: Storyboard, index: int = 0, lang: str = "") -> str:
    """Return a whole HTML page with the stepper in it.

    Parameters
    ----------
    board
        The storyboard to show.
    others
        The same example in other languages; the page then has a switch, which keeps the step.
    lang
        The language to begin in, where not the first board's own; with `-u-nu-latn`, its numerals are 0 to 9.
    index
        The beat to begin with, from 0; a `#step=` in the page's address wins, as does a `&lang=`.

    Returns
    -------
    str
        The page. It asks for nothing from anywhere, which its own content policy also forbids.
    """
    boards = [complete(one) for one in (board, *others)]
    shown = in_tag(boards, lang or board.lang)
    data: dict[str, Any] = {"board": boards[0], "others": boards[1:], "lang": shown.lang, "index": index, "page": True}
    data = with_face(data, *(one.dir for one in boards))
    title = f"{shown.title} · {shown.rulebook_title}"
    return one_file(
        "stepper", data, title=title, plain="".join(_told(one) for one in boards), lang=shown.lang, dir_=shown.dir
    )


def one_file(bundle: str, state: dict[str, Any], *, title: str, plain: str, lang: str, dir_: str) -> str:
    """Return a page of its own around one of the built scripts.

    Parameters
    ----------
    bundle : str
        Name of a script and a style sheet of the front end.
    state : dict
        The values of the widget's model.
    title : str
    plain : str
        What stands there without scripts, as HTML.
    lang, dir_ : str
    """
    data = msgspec.json.encode(state).decode().replace("</", "<\\/").replace("<!--", "<\\u0021--")
    style = static(f"{bundle}.css").replace("</", "<\\/")
    script = _inlined(static(f"{bundle}.js")) + _MODEL
    policy = (
        f"default-src 'none'; script-src {_sha(script)}; style-src {_sha(style)}; "
        "img-src data:; base-uri 'none'; form-action 'none'"
    )
    title = html.escape(title)
    return (
        f'<!doctype html>\n<html class="rk-page" lang="{html.escape(lang)}" dir="{dir_}">\n<head>\n'
        f'<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>{style}</style>\n</head>\n<body>\n"
        f'<main id="rulekit"></main>\n<noscript>{plain}</noscript>\n'
        f'<script type="application/json" id="rulekit-state">{data}</script>\n'
        f'<script type="module">{script}</script>\n</body>\n</html>\n'
    )


def _told(board: Storyboard) -> str:
    lang, text = html.escape(board.lang), html.escape(transcript(board))
    return f'<pre lang="{lang}" dir="{board.dir}">{text}</pre>'


def _inlined(module: str) -> str:
    """Turn the module's default export into the name `rulekit`, since nothing can import an inline script."""
    found, count = re.subn(r"export \{\s*(\w+) as default\s*\};?", r"const rulekit = \1;", module)
    if count != 1:
        raise RuntimeError("a built script must have one default export and no other")
    return found.replace("</script", "<\\/script").replace("<!--", "<\\!--")


def _sha(text: str) -> str:
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"
