"""Draw anew the layouts kept with the shipped rulebooks: `python -m rulekit.maps [--force] [BOOK …]`."""

from __future__ import annotations

import argparse
import sys

from rulekit.errors import RulekitError
from rulekit.maps.layouts import redraw
from rulekit.registry import SHIPPED, load


def main(args: list[str] | None = None) -> int:
    """Draw what is out of date; return 2 where that cannot be done."""
    parser = argparse.ArgumentParser(prog="python -m rulekit.maps", description="Draw the layouts kept with rulebooks.")
    parser.add_argument("books", nargs="*", metavar="BOOK", help=f"which; all of {', '.join(SHIPPED)} where left out")
    parser.add_argument("--force", action="store_true", help="draw those too that are up to date")
    given = parser.parse_args(args)
    try:
        for name in given.books or SHIPPED:
            for path in redraw(load(name), force=given.force):
                print(path)
    except RulekitError as err:
        print(err, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
