"""How often the skull shows: exact chances over whole rounds, from the flow itself.

All rounds of a fresh stack, with any reading of how the chits go back:

>>> how_often(2)
{1: Fraction(4, 5), 2: Fraction(1, 5)}
>>> next_round((False,))
Fraction(1, 1)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import cast

from rulekit.engine.odds import forecast
from rulekit.engine.position import Position
from rulekit.errors import RulekitError, Text
from rulekit.rulebooks.sacrum.sacrifice import Sacrifice
from rulekit.rulebooks.sacrum.state import BLANK, SKULL, Player, Table, book, fact, fresh_chits, nothing_laid

MODEL = "SC-OD-01"


def _start(model: str) -> Position:
    # Nobody at this table has an inhabitant to sacrifice, so that only the chits matter.
    state = Table(players=(Player("Nobody"),))
    return book.begin("round", state.set(rulings=book.readings({MODEL: model or book.rulings[MODEL].default})))


def _table(pos: Position) -> Table:
    return cast(Table, pos.state)


def _nobody(pos: Position) -> Sacrifice:
    return Sacrifice(pos.acting()[0], 0)


def _bare(pos: Position) -> Position:
    # Neither the disasters nor which plain chit is which have a bearing on the skull.
    s = _table(pos)
    letters = iter(c for c in fresh_chits() if c != SKULL)
    alike = [
        tuple(tuple(c if c == SKULL else next(letters) for c in layer) for layer in pile) for pile in (s.chits, s.shown)
    ]
    blank = tuple(BLANK for _ in s.chips)
    return pos.put(chits=alike[0], shown=alike[1], laid=nothing_laid(), struck=(), chips=blank)


def histories(rounds: int, model: str = "") -> dict[tuple[bool, ...], Fraction]:
    """Return the chance of every history of rounds with and without the skull.

    Parameters
    ----------
    rounds : int
        From the first round on, with a fresh stack.
    model : str, optional
        The reading of SC-OD-01: "A", "B" or "C"; the default reading where left out.

    Returns
    -------
    dict
        One bool a round to its `Fraction`; impossible histories are not there.

    Examples
    --------
    >>> histories(2)[True, True]
    Fraction(1, 5)
    """
    _check(rounds)
    found = forecast(
        _start(model),
        until=lambda pos: len(_table(pos).skulls) == rounds,
        policy=_nobody,
        what=lambda pos: _table(pos).skulls,
        forget=_bare,
    )
    return dict(sorted(found.items(), reverse=True))


def how_often(rounds: int = 8, model: str = "") -> dict[int, Fraction]:
    """Return the chance of every number of rounds with the skull; see `histories`."""
    out: Counter[int] = Counter()
    for history, chance in histories(rounds, model).items():
        out[sum(history)] += chance  # type: ignore[assignment]
    return {count: Fraction(chance) for count, chance in sorted(out.items())}


def next_round(seen: Sequence[bool] = (), model: str = "") -> Fraction:
    """Return the chance of the skull in the next round, given all rounds seen so far.

    Raises
    ------
    RulekitError
        Where what was seen cannot have been.
    """
    past = tuple(map(bool, seen))
    found = given(past, histories(len(past) + 1, model))
    if found is None:
        told = tuple(Text("chits-skull" if skull else "chits-no-skull") for skull in past)
        reading = model or book.rulings[MODEL].default
        raise RulekitError(book.wrong("chits-never-so", MODEL, reading=reading, told=told), book)
    return found


def given(seen: Sequence[bool], whole: Mapping[tuple[bool, ...], Fraction]) -> Fraction | None:
    """Return the chance of the skull right after what was seen, from the chances of longer histories.

    Parameters
    ----------
    seen : sequence of bool
    whole : mapping
        What `histories` gives, of more rounds than were seen.

    Returns
    -------
    Fraction or None
        None where what was seen cannot have been.
    """
    past, at = tuple(seen), len(seen)
    going_on = {h: c for h, c in whole.items() if h[:at] == past}
    among = sum(going_on.values())
    return sum((c for h, c in going_on.items() if h[at]), Fraction(0)) / among if among else None


def within(rounds: int, seen: Sequence[bool] = (), model: str = "") -> Fraction:
    """Return the chance that the skull shows at least once in the next rounds, given those seen.

    Examples
    --------
    >>> within(2, (True,))
    Fraction(1, 1)
    """
    missed = Fraction(1)
    past = tuple(map(bool, seen))
    for _ in range(rounds):
        shows = next_round(past, model)
        missed *= 1 - shows
        if not missed:
            break
        past = (*past, False)
    return 1 - missed


def value_of_waiting(
    now: Fraction | int,
    later: Fraction | int,
    seen: Sequence[bool] = (True,),
    model: str = "",
    *,
    otherwise: Fraction | int = 0,
) -> Fraction:
    """Return what it is worth to wait one round with a sacrifice that could be made now.

    Parameters
    ----------
    now, later : Fraction or int
        What the sacrifice is worth now, and in the next round if the skull shows there.
    seen : sequence of bool
        The rounds so far, this one the last.
    otherwise : Fraction or int
        What is left of it where the skull does not show: 0 where the next round is the last. Where there is one more,
        and the skull comes in it for certain, it is what the sacrifice will be worth there.

    Returns
    -------
    Fraction
        Above 0 where waiting is better.

    Examples
    --------
    With one round to come a miss loses it all; with two it does not:

    >>> value_of_waiting(4, 6, (True,))
    Fraction(-2, 1)
    >>> value_of_waiting(4, 5, (True,), otherwise=4)
    Fraction(1, 3)
    """
    shows = next_round(seen, model)
    return shows * later + (1 - shows) * otherwise - now


def strikes(laid: Mapping[str, int]) -> dict[str, Fraction]:
    """Return the chance of every disaster to strike in a round, by the chips that lie at each.

    Examples
    --------
    >>> strikes({"plague": 2})["plague"]
    Fraction(1, 7)
    """
    rows = tuple(row.set(chips=laid.get(row.disaster, 0)) for row in nothing_laid())
    last = Table(players=(Player("Nobody"),), round=fact("B-3.1.1", "rounds"), laid=rows)
    before = {kind for kind, chips in laid.items() if chips == fact("B-3.2.8", "strikes_at")}
    found = forecast(
        book.begin("round", last, "disasters"),
        until=lambda pos: bool(pos.over),
        policy=_nobody,
        what=lambda pos: tuple(r.disaster for r in _table(pos).struck),
    )
    out: Counter[str] = Counter()
    for struck, chance in found.items():
        for disaster in struck:
            out[disaster] += chance  # type: ignore[assignment]
    return {disaster: Fraction(chance) for disaster, chance in sorted(out.items()) if disaster not in before}


def _check(rounds: int) -> None:
    most = fact("B-3.1.1", "rounds")
    if not 1 <= rounds <= most:
        raise RulekitError(book.wrong("chits-rounds", "B-3.1.1", most=most, found=rounds), book)
