"""No face of any example tells a seat, or an onlooker, what it may not know.

Every shipped example is told to every seat.  Whatever lies hidden from that seat (cards of other hands, cards face down,
what is in the draw pile, the action cards of the Brutii) is named nowhere in it until it lies open; and the example with other
secrets in the same places is told in the same words.  What was only tried, and refused, is no exception.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from rulebooks.tribune.checks import book

from rulekit.engine.moves import Move
from rulekit.engine.views import Hidden
from rulekit.faces.page import export_page
from rulekit.rulebooks.tribune.cards import ASSASSIN, without
from rulekit.rulebooks.tribune.setup import faction_cards, fresh_actions

EXAMPLES = book.scenarios
# Names that are words of every text: that they are hidden is looked at by exchanging them.
WORDS_TOO = frozenset(fresh_actions())


def words_in(value: Any, seen: Any) -> Iterator[tuple[str, bool]]:
    """Yield every word of a table, with whether it is hidden in a view of it."""
    if isinstance(value, str):
        yield value, isinstance(seen, Hidden)
    elif isinstance(value, tuple):
        for i, inner in enumerate(value):
            yield from words_in(inner, seen if isinstance(seen, Hidden) else seen[i])
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from words_in(getattr(value, name), seen if isinstance(seen, Hidden) else getattr(seen, name))


def named(text: str, word: str) -> bool:
    text = text.replace("Phase 4 › Assassin", "")  # where some clauses are written
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None


def positions(scenario: Any) -> list[Any]:
    """Return where the game stands at every beat."""
    run = scenario.play_out()
    out = [run.trace.nodes[0].position]
    for line in run.lines:
        out.append(out[-1] if line.record is None else line.record.after)
    return out


def shown(scenario: Any, eyes: str) -> list[tuple[set[str], set[str]]]:
    """Return, beat by beat, what lies hidden from some eyes, and what they know by then: what lay or was laid open."""
    known: set[str] = set()
    out = []
    acts = [None, *(line.record for line in scenario.play_out().lines)]
    for position, record in zip(positions(scenario), acts, strict=True):
        found = list(words_in(position.state, position.view(eyes).state))
        known = known | {word for word, hidden in found if not hidden}
        if record is not None and isinstance(act := record.view(eyes).act, Move):
            known |= {word for word, hidden in words_in(record.act, act) if not hidden}
        out.append(({word for word, hidden in found if hidden} - WORDS_TOO, known))
    return out


def told(scenario: Any, eyes: str) -> list[str]:
    """Return the beats as they are sent to the page."""
    return _told(scenario.id, eyes) if not scenario.changed else _beats(scenario, eyes)


@cache
def _told(name: str, eyes: str) -> list[str]:
    return _beats(book.scenario(name), eyes)


def _beats(scenario: Any, eyes: str) -> list[str]:
    return [msgspec.json.encode(beat).decode() for beat in scenario.storyboard(eyes=eyes).beats]


def seats_of(scenario: Any) -> tuple[str, ...]:
    return (*scenario.start().state.seats, "")


@pytest.mark.parametrize("name", EXAMPLES)
def test_no_beat_names_what_is_hidden(name: str) -> None:
    scenario = book.scenario(name)
    for eyes in seats_of(scenario):
        for (secret, known), beat in zip(shown(scenario, eyes), told(scenario, eyes), strict=True):
            assert [w for w in secret - known if named(beat, w)] == [], f"to {eyes or 'an onlooker'}"


@pytest.mark.slow
@pytest.mark.parametrize("name", EXAMPLES)
def test_no_page_names_what_stays_hidden(name: str) -> None:
    """The page and the transcript say no more than the beats do; its intro is for the eyes it was written for."""
    scenario = book.scenario(name)
    for eyes in seats_of(scenario):
        beats = shown(scenario, eyes)
        known, secret = beats[-1][1], set().union(*(hidden for hidden, _ in beats))
        page = export_page(*scenario.storyboards(eyes=eyes), lang="en")
        for text in (page, scenario.transcript(eyes=eyes)):
            assert [w for w in secret - known if named(text, w)] == []


def other(cards: list[str], held: list[str], box: list[str]) -> list[str]:
    """Exchange what of some cards is never played for others of the box."""
    spare = [c for c in box if c not in held]
    return [spare.pop(0) if c in held and spare else c for c in cards]


def exchanged(scenario: Any, owner: str) -> dict[str, Any]:
    """Return other secrets for an example: what an owner holds all the way, and what lies face down all the way."""
    start, there = scenario.file.start.state, positions(scenario)
    first, last = there[0].state, there[-1].state
    said = str(scenario.file.script)
    changes: dict[str, Any] = {}
    box = sorted({*faction_cards()} - {c for p in there for c, _ in words_in(p.state, p.state)})
    hand, kept = list(first.of(owner).hand), Counter(first.of(owner).hand) & Counter(last.of(owner).hand)
    stays = [c for c in kept if not named(said, c) and c != ASSASSIN]
    if stays:
        changes[f"start.state.players.{owner}.hand"] = sorted(other(hand, stays, box))
    actions = list(first.of(owner).actions)
    stays = [c for c in actions if c in last.of(owner).actions and not named(said, c)]
    if stays and "actions" in start["players"][owner]:
        unused = [c for c in (*fresh_actions(), "Another") if c not in (*actions, *last.of(owner).played)]
        changes[f"start.state.players.{owner}.actions"] = sorted([*without(tuple(actions), stays[:1]), unused[0]])
    for field in first.fields:
        if field.down and field.looker != owner and last.field(field.name) == field:
            changes[f"start.state.fields.{field.name}.down"] = box[-len(field.down) :]
    return changes


CHANGED = [(name, owner) for name in EXAMPLES for owner in book.scenario(name).start().state.seats]


@pytest.mark.parametrize(("name", "owner"), CHANGED)
def test_other_secrets_are_told_in_the_same_words(name: str, owner: str) -> None:
    scenario = book.scenario(name)
    changes = {k: v for k, v in exchanged(scenario, owner).items() if "fields" not in k}
    another = scenario.turn(changes)
    assert (told(another, owner) != told(scenario, owner)) is bool(changes), "its owner sees the difference"
    for eyes in seats_of(scenario):
        if eyes != owner:
            assert told(another, eyes) == told(scenario, eyes), f"{eyes or 'an onlooker'} sees what {owner} holds"


def test_there_was_something_to_exchange() -> None:
    found = [exchanged(book.scenario(name), owner) for name, owner in CHANGED]
    keys = Counter(key.rpartition(".")[2] for changes in found for key in changes)
    assert keys["hand"] > 12 and keys["actions"] > 4 and keys["down"] > 2


# --- attempts ------------------------------------------------------------------------------------


def refused(name: str, eyes: str) -> list[Any]:
    return [b for b in book.scenario(name).storyboard(eyes=eyes).beats if b.kind == "refused"]


def test_an_attempt_is_told_to_others_without_its_cards() -> None:
    own, others = refused("take-over-with-an-assassin", "Cassia"), refused("take-over-with-an-assassin", "Drusus")
    assert "Vestals 3, Vestals 4 and Vestals 6" in own[0].headline
    assert others[0].headline == "Cassia tries something that is refused: Take a faction over"
    assert [(c.state, c.text) for c in others[0].checks] == [
        ("hidden", "A rule says no; which one would tell what Cassia keeps secret")
    ]
    assert others[0].clauses == () and others[0].chip == "Cassia tries"


def test_the_clause_is_named_where_that_tells_nothing() -> None:
    cross = next(b for b in refused("the-turn-of-the-brutii", "Flavia") if "Play an action card" in b.headline)
    assert [c.id for c in cross.clauses] == ["TR-CL-057"]
    assert "Cards" not in cross.headline and [c.state for c in cross.checks] == ["no"]
    place = refused("a-round-at-a-glance", "Marcus")[0]
    assert "Basilica 2" in place.headline and [c.id for c in place.clauses] == ["TR-CL-050"]
