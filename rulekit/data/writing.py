"""Writing files that are whole or not there at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rulekit.data.files import of_system
from rulekit.errors import FileProblem, Sayable, Text


@contextmanager
def whole(path: str | Path) -> Iterator[Path]:
    """Give a place to write to; when all is written it takes the place of `path`.

    Raises
    ------
    FileProblem
        Where nothing can be written there.  Whatever goes wrong, nothing half-written stays.
    """
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file() and not target.is_dir():
        yield target  # a device or a pipe: nothing can take its place
        return
    try:
        if target.is_dir():
            raise _problem(path, Text("bad-folder"))
        handle, name = tempfile.mkstemp(prefix=".rulekit-", suffix=target.suffix, dir=target.parent)
        os.close(handle)
    except OSError as error:
        raise _problem(path, of_system(error)) from None
    made = Path(name)
    try:
        yield made
        mask = os.umask(0)
        os.umask(mask)
        made.chmod(0o666 & ~mask)
        made.replace(target)
    except OSError as error:
        raise _problem(path, of_system(error)) from None
    finally:
        made.unlink(missing_ok=True)


def _problem(path: str | Path, what: Sayable) -> FileProblem:
    return FileProblem(str(path), 0, what, Text("due-place"))
