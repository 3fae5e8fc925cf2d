"""The score by the rules alone, for plain data: nothing of the book's code is used here."""

# Points by tile; written down apart from the book's file.
POINTS = {
    "Maniotic Tower": 3, "Paleo Kastro": 4, "Fields of Sacrum A": 0, "Mines of Laurion": 5, "Forest of Sacrum B": 2,
    "Fields of Sacrum B": 3, "Pyramid of Hellinikon": 7, "Forest of Sacrum C": 5, "Treasury": 6,
}  # fmt: skip
# The stand-ins, A01 to C10 in order.
for back, row in {
    "A": (2, 3, 4, 2, 3, 4, 2, 0, 0, 0, 0, 0, 0, 0, 0),
    "B": (4, 5, 6, 4, 5, 6, 4, 5, 1, 2, 1, 2, 1, 2, 1),
    "C": (6, 7, 8, 6, 7, 3, 4, 3, 4, 3),
}.items():
    POINTS |= {f"{back}{number:02}": points for number, points in enumerate(row, start=1)}


def score(tiles, coins, inhabitants, sacrificed):
    """Return (power, population, score)."""
    power = sum(POINTS[t] for t in tiles)
    while coins >= 3:  # a point for every three coins in hand; those on the Sacrum tile are not in hand
        power, coins = power + 1, coins - 3
    population = inhabitants + inhabitants + inhabitants
    for _ in range(sacrificed):
        population += 3 if "Treasury" in tiles else 2
    return power, population, power if power < population else population


def winners(players):
    """Return who wins: by score, then the higher other total, then coins; equal ones share it."""
    left = list(players)
    for measure in (
        lambda p: score(*players[p])[2],
        lambda p: sum(score(*players[p])[:2]) - score(*players[p])[2],
        lambda p: players[p][1],
    ):
        best = max(measure(p) for p in left)
        left = [p for p in left if measure(p) == best]
    return tuple(left)


def final_table(rng):
    """Return a random final table: name to (tiles, coins, inhabitants, sacrificed), one to six players."""
    left, players = list(POINTS), {}
    rng.shuffle(left)
    for name in ("P1", "P2", "P3", "P4", "P5", "P6")[: rng.randint(1, 6)]:
        own = sorted(left.pop() for _ in range(rng.randint(0, 8)))
        players[name] = (own, rng.randint(0, 30), rng.randint(0, 20), rng.randint(0, 12))
    return players
