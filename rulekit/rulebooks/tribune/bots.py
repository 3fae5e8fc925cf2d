from __future__ import annotations
def simple(position, seat, rng):
    return None
