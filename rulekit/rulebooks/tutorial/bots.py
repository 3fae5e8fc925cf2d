def simple(position, seat, rng):
    return None
