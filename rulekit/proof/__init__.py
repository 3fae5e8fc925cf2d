"""Whether a rulebook holds: what there is of it, what was exercised, what is wrong with it."""
