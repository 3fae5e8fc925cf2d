"""A bot with simple aims: Influence before gold, a fight where it can be won, no talk."""

from __future__ import annotations

from random import Random

from rulekit.engine.moves import Move, Pass
from rulekit.engine.position import Position
from rulekit.rulebooks.serpents.board import apart
from rulekit.rulebooks.serpents.core import book
from rulekit.rulebooks.serpents.deck import Card
from rulekit.rulebooks.serpents.moves import (
    act,
    announce,
    bids,
    cards,
    competition,
    expose,
    failed,
    fight,
    houses,
    initiative,
    invite,
    market,
    strike,
    teams,
    turns,
    upkeep,
    victory,
    wagers,
)
from rulekit.rulebooks.serpents.moves.dice import all_left
from rulekit.rulebooks.serpents.moves.strength import in_hand
from rulekit.rulebooks.serpents.state import Fighter, Table

NEVER = -1.0
INFLUENCE = 4.0  # in coins


def simple(position: Position, seat: str, rng: Random) -> Move | None:
    """Choose what looks best for one seat; None where it would rather let others go first."""
    s = position.state
    assert isinstance(s, Table)  # noqa: S101
    rated = [(rate(s, move), rng.random(), move) for move in position.legal(seat)]
    worth_it = [x for x in rated if x[0] >= 0]
    return max(worth_it, key=lambda x: x[:2])[2] if worth_it else None


def rate(s: Table, move: Move) -> float:
    """Say how good a move looks; below 0 where it is not worth making."""
    found = _intrigue(s, move)
    found = _market(s, move) if found is None else found
    found = _arena(s, move) if found is None else found
    found = _combat(s, move) if found is None else found
    return NEVER if found is None else found


def gain(card: Card) -> float:
    """Say what a card brings whoever plays it."""
    return card.gains * INFLUENCE + sum(card.gold) + card.takes


def within(s: Table, seat: str, card: Card) -> bool:
    """Whether a seat can play a card by its own Influence."""
    own = s.house(seat).influence
    others = [h.influence for h in s.houses if h.name != seat]
    if card.arrow:
        return min(others) < own if card.arrow == "up" else max(others) > own
    return own >= card.requires


def playable(s: Table, seat: str) -> tuple[Card, ...]:
    """Return the Conspiracies in a hand that are worth playing and can be played alone."""
    held = (s.card(n) for n in s.house(seat).hand)
    found = (c for c in held if c.kind == "Conspiracy" and gain(c) > max(0, c.cash) and within(s, seat, c))
    return tuple(c for c in found if s.phase == "Intrigue" or c.in_auction)


def strength(f: Fighter) -> float:
    """Say how strong a Fighter is."""
    return all_left(f) + 0.5 * f.attack


def threat(s: Table, seat: str) -> int:
    """Say how close another is to the end of the track."""
    return s.house(seat).influence


def _intrigue(s: Table, move: Move) -> float | None:
    seat = move.by
    match move:
        case turns.PlayCard():
            return 5.0 if playable(s, seat) else NEVER
        case bids.TakeFloor():
            return NEVER
        case cards.Declare():
            card = s.card(move.card)
            if card.kind == "Counteraction":
                return 3.0 if within(s, seat, card) else NEVER
            return gain(card) if card in playable(s, seat) else NEVER
        case cards.Aim():
            mine = in_hand(s)
            return NEVER if mine.target or move.target == seat else float(threat(s, move.target))
        case cards.Play():
            return 20.0
        case cards.LayOpen() | cards.GiveSupport():
            return 6.0 if isinstance(move, cards.LayOpen) or in_hand(s).ordered else NEVER
        case cards.KeepCards() | cards.TakeBack() | cards.GiveUp() | houses.PickUp() | cards.RefuseSupport():
            return 0.0
        case expose.Expose():
            return 2.0 if _worth_exposing(s, seat, move.using) else NEVER
        case expose.SendGuard() | expose.AnswerWithCard():
            return 3.0
        case expose.LetDrop():
            return 1.0
        case turns.LayGuard():
            return 4.0
        case turns.UseAbility():
            return 1.5 if sum(f.owner == seat and f.ready for f in s.fighters) > 2 else NEVER
        case turns.CashIn():
            card = s.card(move.card)
            return NEVER if card.requires <= s.house(seat).influence + 1 else card.cash - 0.5
        case turns.Discard():
            return 10.0 - gain(s.card(move.card))
        case turns.EndTurn() | Pass():
            return 0.0
    return None


def _worth_exposing(s: Table, seat: str, using: str) -> bool:
    play = in_hand(s)
    card = s.card(play.card) if play.card else None
    if card is None or not card.gains or not play.played or seat in play.dropped:
        return False
    if using == "Guards":
        return True
    answers = (s.card(n) for n in s.house(seat).hand)
    return any(c.kind == "Counteraction" and within(s, seat, c) for c in answers)


def _market(s: Table, move: Move) -> float | None:
    seat = move.by
    match move:
        case upkeep.PayKeep():
            return 5.0
        case upkeep.Dismiss():
            return 1.0 / (1 + strength(s.fighter(move.fighter)))
        case market.CloseTrade():
            return 0.0
        case market.TakeAsset():
            return NEVER
        case bids.Bid():
            return 10.0 - abs(_price(s, seat) - move.coins)
    return None


def _price(s: Table, seat: str) -> int:
    """Say what the lot under the hammer is worth in coins."""
    if s.lot == market.LAST_LOT:
        return 3
    ware = s.ware(s.lot)
    armed = sum(f.owner == seat for f in s.fighters)
    return ware.value if ware.kind != "Equipment" and armed < 4 else 1


def _arena(s: Table, move: Move) -> float | None:
    seat = move.by
    match move:
        case announce.Announce():
            return 3.0 if len(invite.can_send(s, seat)) > 1 else NEVER
        case announce.TakeHonour() | announce.Forgo() | announce.OpenGames() | failed.OpenFight():
            return 1.0
        case invite.Invite() | fight.InviteOne():
            able = invite.can_send(s, move.house)
            return 5.0 if move.house == seat and able else 3.0 - 0.1 * threat(s, move.house) if able else 0.0
        case invite.Accept() | fight.SendOne() | competition.Send():
            return strength(s.fighter(move.fighter))
        case invite.Decline() | fight.SendNobody():
            return 0.0
        case teams.FormTeams():
            ours = sum(strength(s.fighter(n)) for n in move.one)
            return ours if any(s.fighter(n).owner == seat for n in move.one) else 0.0
        case teams.Place() | teams.StartRound():
            return 1.0
        case fight.Equip() | teams.UseEquipment():
            return 2.0
        case failed.Wager() | wagers.LayWager():
            return 1.0 if move.coins == 1 and _own_side(s, seat, move.on) else NEVER
        case victory.Gesture():
            own = any(s.fighter(n).owner == seat for n in victory.losers(s))
            return float(bool(move.mercy) == own)
        case fight.Thumb():
            return float((move.thumb == "up") == (fight.loser(s).owner == seat))
        case initiative.NameChooser():
            return float(move.chooser == seat)
        case initiative.ChooseOrder():
            return float(any(f.owner == seat for f in s.team(move.first)))
    return None


def _own_side(s: Table, seat: str, on: str) -> bool:
    return any(f.owner == seat and on in (f.team, f.name) for f in s.fighters)


def _combat(s: Table, move: Move) -> float | None:
    match move:
        case act.NameFighter():
            return strength(s.fighter(move.fighter))
        case act.Attack():
            return 20.0 - all_left(s.fighter(move.target))
        case act.Walk():
            return _nearer(s, move.space)
        case act.Finish():
            return 0.0
        case strike.LoseDie():
            return {"Speed": 3.0, "Defence": 2.0, "Attack": 1.0}[move.pool]
    return None


def _nearer(s: Table, space: str) -> float:
    """Say how much nearer to the next enemy a space is; not worth a step where it is no nearer."""
    spaces = {x.name: x for x in s.board}
    mine = s.fighter(s.acting)
    foes = [spaces[f.space] for f in s.fighters if f.team and f.team != mine.team and f.space and not f.down]
    if not foes:
        return NEVER
    now, then = (min(apart(spaces[n], x) for x in foes) for n in (mine.space, space))
    return 5.0 + now - then if then < now else NEVER


def scores(s: Table) -> dict[str, int]:
    """Return the Influence of every seat."""
    return {h.name: h.influence for h in s.houses}


book.bots["simple"] = simple
book.scores = scores
# At random most play would be hesitation: what only puts things off is chosen seldom.
book.weights = {
    act.Finish: 0.1,
    act.Attack: 4,
    turns.PlayCard: 3,
    cards.KeepCards: 0.2,
    cards.TakeBack: 0.2,
    cards.Play: 4,
    expose.Expose: 0.3,
    bids.TakeFloor: 0.2,
    invite.Decline: 0.3,
    fight.SendNobody: 0.3,
    market.SellToBank: 0.2,
    teams.UseEquipment: 0.5,
}
# The longest game at random that has been met took 3,802 steps.
book.bound = 20_000
