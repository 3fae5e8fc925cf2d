"""The figures that the kit promises, measured: `python -m tests.bench`, or `make bench`.

Each module here that has a function `figures` adds its own; see `measure.Figure`.
"""
