"""A table to begin one flow at, with a teaching set: plainly invented stand-ins, marked as such.

Of the real cards only what the rulebook itself tells is known: "Bend to Your Will",
"Spectacle of Blood and Death", "Guest from Rome" and "Poisoned Wine" (but not what the last two
do, nor what the last one needs).  Everything else that is dealt here is made up for practice.
"""

from __future__ import annotations

from random import Random

from rulekit.errors import BookError
from rulekit.rulebooks.serpents.core import book, fact, numbered
from rulekit.rulebooks.serpents.deck import Card
from rulekit.rulebooks.serpents.moves.announce import CALLS
from rulekit.rulebooks.serpents.state import Fighter, House, Item, Lot, Table

NAMES = ("Ivan", "Alla", "Petr", "Liza", "Ana", "Bo")

BEND = Card("Bend to Your Will", arrow="up", in_auction=True, does="lowers bid")
SPECTACLE = Card("Spectacle of Blood and Death", does=CALLS)
TEACHING_CARDS = (
    Card("Practice rumour", arrow="down", in_auction=True, teaching=True),
    Card("Practice threat", arrow="up", in_auction=True, teaching=True),
    Card("Practice plot", requires=6, in_auction=True, teaching=True),
    Card("Practice favour", requires=9, in_auction=True, teaching=True),
)

GUEST = Card("Guest from Rome", requires=6)
WINE = Card("Poisoned Wine")
INTRIGUE_CARDS = (
    GUEST,
    WINE,
    Card("Practice errand", requires=5, gold=(2,), cash=1, teaching=True),
    Card("Practice loan", requires=3, gold=(1, 1), teaching=True),
    Card("Practice feast", requires=7, gift=1, gains=1, teaching=True),
    Card("Practice levy", requires=8, takes=2, cash=2, teaching=True),
    Card("Practice alarm", requires=4, kind="Counteraction", teaching=True),
    Card("Practice warning", requires=6, kind="Counteraction", gold=(1,), teaching=True),
    Card("Practice sentry 1", kind="Guard", teaching=True),
    Card("Practice sentry 2", kind="Guard", teaching=True),
    Card("Practice sentry 3", kind="Guard", teaching=True),
    Card("Practice rebuff", arrow="up", kind="Counteraction", teaching=True),
)
FAMILIES = ("Batiatus", "Seppia", "Varinia", "Glaber", "Solonius", "Tullius")
# Guards that lie ready at the start: enough for each new House to use its ability.
READY = {"Seppia": 2, "Varinia": 3}


def guarded(houses: list[House], rng: Random) -> tuple[tuple[House, ...], tuple[Card, ...], tuple[str, ...]]:
    """Give out House cards, Guards and two more cards each; return Houses, cards and discard pile."""
    more = rng.sample(INTRIGUE_CARDS, len(INTRIGUE_CARDS))
    out: list[House] = []
    guards: list[str] = []
    for i, house in enumerate(houses):
        family = FAMILIES[i]
        own = tuple(f"Guard {len(guards) + k}" for k in range(1, READY.get(family, 1) + 1))
        guards += own
        two = tuple(c.name for c in more[2 * i : 2 * i + 2])
        out.append(house.set(family=family, guards=own, hand=tuple(sorted((*house.hand, *two)))))
    spare = f"Guard {len(guards) + 1}"
    dealt = (*more[: 2 * len(houses)], *(Card(n, kind="Guard", teaching=True) for n in (*guards, spare)))
    return tuple(out), dealt, (spare,)


def named(players: tuple[str, ...] | list[str] | int) -> tuple[str, ...]:
    """Return the seats: those given, or as many of our own names."""
    if not isinstance(players, int):
        return tuple(players)
    if not 0 < players <= len(NAMES):
        least, most = fact("B-1.1.1", "least"), fact("SW-HOUSE-02", "most")
        by = ("B-1.1.1", "SW-HOUSE-02")
        raise BookError(book.wrong("setup-players", *by, least=least, most=most, found=players), book)
    return NAMES[:players]


def practice_table(
    players: tuple[str, ...] | list[str] | int = 4,
    seed: int = 0,
    influence: int = 9,
    coins: int = 6,
    phase: str = "Market",
    **numbers: int,
) -> Table:
    """Deal a teaching set for a single flow: a hand, Guards and Fighters for everybody.

    Parameters
    ----------
    players : sequence of str, or int
        The seats in order; the first is the Games Master.
    seed : int
        For the cards dealt, the other Houses' Influence and the Fighters' dice.
    influence : int
        Of the Games Master before he is honoured.
    coins : int
        Of every House.
    phase : str
        "Upkeep", "Intrigue", "Market" or "Arena": which cards may be played; each flow has its own.
    **numbers : int
        Numbers of the base game that are not sure, e.g. `B-1.2.12.least`.
    """
    seats, rng = named(players), Random(seed)
    cards = (BEND, SPECTACLE, *TEACHING_CARDS)
    dealt = rng.sample([c.name for c in cards], len(cards))
    houses, fighters = [], []
    for i, name in enumerate(seats):
        hand = tuple(sorted(dealt[i :: len(seats)]))
        own = influence if i == 0 else rng.randint(4, 9)
        houses.append(House(name, own, coins, hand, games_master=i == 0))
        fighters.append(Fighter(f"{name}'s Gladiator", name, speed=rng.randint(2, 4)))
        if rng.random() < 0.75:
            fighters.append(Fighter(f"{name}'s Slave", name, kind="Slave", speed=rng.randint(1, 3)))
    pools = Random(f"{seed} pools")  # apart, so that what is dealt stays what it was
    fighters = [
        f.set(
            attack=pools.randint(2, 4),
            defence=pools.randint(1, 3),
            treacherous=f.kind == "Gladiator" and pools.random() < 0.25,
        )
        for f in fighters
    ]
    lots = (Lot("Practice net"),)
    items = (Item("Practice shield", fighters[0].name), Item("Practice spear", fighters[-1].name))
    seated, guards, discard = guarded(houses, Random(seed + 1))
    return Table(
        houses=seated,
        fighters=tuple(fighters),
        items=items,
        cards=(*cards, *guards),
        discard=discard,
        phase=phase,
        market=lots,
        lot=lots[0].name,
        numbers=numbered(numbers),
    )


def finalists(players: tuple[str, ...] | list[str] | int = 4, seed: int = 0, **numbers: int) -> Table:
    """Deal a table at the end of a phase in which most Houses have come to 12 Influence.

    Parameters
    ----------
    players : sequence of str, or int
    seed : int
        For who is at the top, who still has a Fighter to send, and what the Fighters are worth.
    **numbers : int
        Numbers of the base game that are not sure, e.g. `B-1.3.7.wound`.
    """
    s = practice_table(players, seed, phase="Arena", **numbers)
    rng, top = Random(f"{seed} finalists"), fact("B-1.1.2", "top")
    worth = rng.choice(((1,), (1, 2), (1, 2, 3, 4, 5, 6)))  # all level, some level, few level
    for name in s.seats:
        s = s.put(name, influence=top if rng.random() < 0.9 else rng.randint(5, top - 1))
    tired = rng.choice((0, 0.3, 1))
    fighters = tuple(f.set(value=rng.choice(worth), ready=rng.random() >= tired) for f in s.fighters)
    return s.set(fighters=fighters)
