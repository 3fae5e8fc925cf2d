"""The table of a whole game before anything has happened: names, decks, Influence."""

from __future__ import annotations

from rulekit.errors import BookError, UnknownName
from rulekit.rulebooks.serpents.core import FACTS, book, number, numbered
from rulekit.rulebooks.serpents.deck import printed
from rulekit.rulebooks.serpents.new import named
from rulekit.rulebooks.serpents.state import House, Table

SET = "teaching"


def start_of_game(
    players: tuple[str, ...] | list[str] | int = 4,
    seed: int = 0,
    length: str = "quick",
    gold: int | None = None,
    **numbers: int,
) -> Table:
    """Lay out a whole game; all that is left to chance comes by chance steps of the game itself.

    Parameters
    ----------
    players : sequence of str, or int
        The seats in order.
    seed : int
        Changes nothing here: the first die is thrown at the table.
    length : {"quick", "standard", "long"}
        How long it is to last: with how much Influence everybody begins.
    gold : int, optional
        With how much gold the two new Houses begin; the rulebook gives no number.
    **numbers : int
        Numbers of the base game that are not sure, e.g. `B-1.2.12.least`.

    Raises
    ------
    BookError, UnknownName
        Where there is no such length, or gold is no whole number from 0.
    """
    seats, lengths = named(players), FACTS["B-1.1.3"]
    if length not in lengths:
        raise UnknownName("length of a game", str(length), lengths)
    if gold is not None and (type(gold) is not int or gold < 0):
        raise BookError(book.wrong("setup-gold", "SW-SEP-03", "SW-VAR-04", found=str(gold)), book)
    own = numbered(numbers)
    deck = printed(SET)
    houses = tuple(House(name, int(lengths[length]), games_master=i == 0) for i, name in enumerate(seats))
    s = Table(
        houses=houses,
        printed=SET,
        intrigue_pile=tuple(sorted(n for n in deck.cards if n not in deck.snakes)),
        market_pile=tuple(sorted(n for n in deck.wares if n not in deck.snakes)),
        boxed=tuple(sorted(deck.snakes)),
        phase="Upkeep",
        numbers=own,
    )
    return s.set(start_gold=number(s, "B-1.1.5", "gold") if gold is None else gold)


book.setup = start_of_game
