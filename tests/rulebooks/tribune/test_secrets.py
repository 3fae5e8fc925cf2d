"""What a seat is shown does not depend on what it may not know.

In random games the secrets are shuffled behind each seat's back: the draw pile, other hands, cards face down that the seat
has not looked at, action cards in hand.  Every face of the position, and of the step that follows, stays the same.
"""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from rulebooks.tribune.checks import book

from rulekit.engine.chance import Drawn
from rulekit.engine.position import Position
from rulekit.engine.verdict import judge
from rulekit.engine.views import Hidden, attempted, marks, plain
from rulekit.proof.play import choose
from rulekit.rulebooks.tribune.setup import fresh_actions
from rulekit.rulebooks.tribune.state import Field, Player, Table
from rulekit.story.refusals import refusals
from rulekit.story.telling import Teller

WORDS = book.words("en")


def hidden_fields():
    for kind in (Table, Player, Field):
        yield from (f"{kind.__name__}.{name}" for name, mark in marks(kind) if mark is not None)


def test_these_are_all_the_secrets():
    assert set(hidden_fields()) == {"Table.deck", "Table.committed", "Player.hand", "Player.actions", "Field.down"}


def shuffled(s, eyes, rng):
    """Deal everything anew that these eyes may not see; each heap keeps its size."""
    others = [p for p in s.players if p.name != eyes]
    down = [f for f in s.fields if not eyes or f.looker != eyes]
    heaps = [s.deck, *(p.hand for p in others), *(f.down for f in down)]
    cards = [card for heap in heaps for card in heap]
    rng.shuffle(cards)

    def take(size):
        nonlocal cards
        got, cards = cards[:size], cards[size:]
        return tuple(sorted(got))

    s = s.set(deck=take(len(s.deck)))
    for p in others:
        s = s.put(p.name, hand=take(len(p.hand)))
        spare = [a for a in fresh_actions() if a not in p.played]
        s = s.put(p.name, actions=tuple(sorted(rng.sample(spare, len(p.actions)))))
    for f in down:
        s = s.put_field(f.name, down=take(len(f.down)))
    return s


def faces(position, eyes):
    """Return everything that is shown of a position to some eyes."""
    seen, teller = position.view(eyes), Teller(book, "en", eyes)
    table = msgspec.json.encode(book.table_of(seen.state, WORDS, None, eyes))
    mine = tuple(map(repr, position.legal(eyes))) if eyes in position.state.seats else ()
    return seen.digest, plain(seen.state), table, teller.legal(position, teller.open(position)), mine, position.acting()


def step_faces(record, eyes):
    """Return everything that is told of a step to some eyes."""
    seen, teller = record.view(eyes), Teller(book, "en", eyes)
    chance = record.before.step.chance is not None
    done = teller.chanced(record) if chance else teller.done(seen)
    changes = teller.changes(record.before, record.after)
    return (
        done,
        changes,
        teller.follows(seen),
        teller.checks(record),
        teller.odds(record),
        record.clauses,
        seen.after.digest,
    )


def played(setup, seed, every):
    """Yield positions of a random game, with the step that is taken there."""
    rng = Random(seed)
    position = book.new_game(seed=seed, **setup)
    n = 0
    while not position.over:
        act = position.chance.sample(position.state, rng) if position.step.chance is not None else choose(position, rng)
        if n % every == 0:
            yield position, act
        n += 1
        position = position.play(act).after


SEEDS = [0, pytest.param(1, marks=pytest.mark.slow)]


@pytest.mark.parametrize("setup", [{"players": 3}, {"players": 5, "brutii": True}], ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_no_face_tells_a_secret(setup, seed):
    rng = Random(seed)
    seen = 0
    for position, _ in played(setup, seed, 9):
        for eyes in (*position.state.seats, ""):
            other = Position(position.frames, shuffled(position.state, eyes, rng))
            assert faces(position, eyes) == faces(other, eyes), f"{eyes or 'an onlooker'} at {position.top.place}"
            seen += other != position
    assert seen > 100, "there were secrets to tell"


@pytest.mark.parametrize("seed", range(2))
def test_no_step_tells_a_secret(seed):
    """A step that is open to all is told alike whatever lies hidden, and so is a card that is drawn unseen."""
    rng = Random(seed)
    drawn = judged = 0
    for position, act in played({"players": 5, "brutii": True}, seed, 3):
        for eyes in (*position.state.seats, ""):
            record = position.play(act)
            if isinstance(act, Drawn):
                if record.open_to(eyes):
                    continue
                another = Drawn(position.chance.sample(position.state, rng).items)
                drawn += another != act
                assert step_faces(record, eyes) == step_faces(position.play(another), eyes)
            elif eyes != act.by:
                # What is asked of it is told, as far as it does not rest on what these eyes may not see.
                other = Position(position.frames, shuffled(position.state, eyes, rng))
                assert judge(position, act, eyes) == judge(other, act, eyes)
                judged += 1
    assert drawn > 20 and judged > 100


def attempt_faces(position, act, eyes):
    """Return everything that is told to some eyes of an attempt that was refused."""
    teller = Teller(book, "en", eyes)
    verdict = judge(position, attempted(position, act, eyes), eyes)
    return teller.tried(verdict), teller.check_lines(verdict), verdict.clauses, teller.attempt(verdict.act)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_attempt_tells_a_secret(seed):
    """What is refused is told to others alike whatever lies hidden, and names no card of the hand it came from."""
    rng = Random(seed)
    tried = hidden = 0
    for position, _ in played({"players": 5, "brutii": True}, seed, 7):
        for actor in position.acting():
            for refusal in refusals(position, actor):
                act = refusal.verdict.act
                for eyes in (s for s in (*position.state.seats, "") if s != actor):
                    other = Position(position.frames, shuffled(position.state, eyes, rng))
                    faces = attempt_faces(position, act, eyes)
                    assert faces == attempt_faces(other, act, eyes)
                    seen = attempted(position, act, eyes)
                    if any(isinstance(getattr(seen, f), Hidden) for f in seen.__struct_fields__):
                        assert not [c for c in position.state.of(actor).hand if c != "Assassin" and c in repr(faces[:2])]
                        hidden += 1
                    tried += 1
    assert tried > 200 and hidden > 50


def test_an_own_hand_is_seen():
    position = next(p for p, _ in played({"players": 3}, 1, 1) if p.top.step == "keep")
    for seat in position.state.seats:
        assert position.view(seat).state.of(seat).hand == position.state.of(seat).hand
        assert len(position.legal(seat)) > 1
    assert plain(position.view("").state)["deck"] == {"hidden": 100}
