"""Print every figure with its limit; exit 1 where one is missed.

Examples: `python -m tests.bench`, `python -m tests.bench cycle odds --json`.
"""

from __future__ import annotations

import argparse
import importlib
import json
import pkgutil
import sys
from dataclasses import asdict
from pathlib import Path

from .measure import Figure


def main() -> int:
    """Run the benchmarks."""
    names = [m.name for m in pkgutil.iter_modules([str(Path(__file__).parent)]) if not m.name.startswith("_")]
    modules = {n: importlib.import_module(f"{__package__}.{n}") for n in names}
    known = [n for n, m in modules.items() if hasattr(m, "figures")]
    quick = [n for n in known if not getattr(modules[n], "LONG", False)]
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"which to run: {', '.join(known)}; {', '.join(quick)} if left out")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args()
    unknown = sorted(set(options.names) - set(known))
    if unknown:
        parser.error(f"nothing is called {', '.join(unknown)}; there are {', '.join(known)}")
    found: list[Figure] = []
    for name in options.names or quick:
        for figure in modules[name].figures():
            found.append(figure)
            if not options.json:
                print(_line(figure), flush=True)
    if options.json:
        print(json.dumps([asdict(f) for f in found], indent=1, ensure_ascii=False))
    return 0 if all(f.ok for f in found) else 1


def _line(figure: Figure) -> str:
    verdict = "ok" if figure.ok else "FAILED" if figure.found else "FAILED: not measured"
    return f"{figure.what:<66} {figure.found:>22}   {figure.limit:<22} {verdict}"


if __name__ == "__main__":
    sys.exit(main())
