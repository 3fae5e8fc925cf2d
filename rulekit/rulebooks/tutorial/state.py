"""The table: houses with their cards, slaves and gladiators, the market, the auction, the arena."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec.structs import replace

from rulekit.book import Rulebook
from rulekit.engine.state import Row, State, seen_by
from rulekit.rulebooks.tutorial.cards import Card

# What is sent in the place of a gladiator.
SLAVE = "Fighting Slave"
# Cards that nobody may look at: a closed pile, of which only the number is known.
Closed = Annotated[tuple[str, ...], seen_by("")]


class Gear(Row):
    """An equipment card, and what was paid for it."""

    card: str
    paid: int = 0


class Gladiator(Row):
    """A gladiator of a house.

    Attributes
    ----------
    level : int
        How often it has been trained.
    harm : int
        Toughness that it has lost and not got back.
    fought : bool
        Whether it has fought in this round.
    """

    card: str
    level: int = 0
    harm: int = 0
    fought: bool = False
    gear: tuple[Gear, ...] = ()


class HouseCard(Row):
    """A work card in front of a player: which of its works were done this round, and the slaves on it."""

    card: str
    used: tuple[str, ...] = ()
    slaves: int = 0


class Player(Row):
    """A house.

    Attributes
    ----------
    slaves, away : int
        Free slave tokens; those that come back only when the round ends.
    cards, reserve : tuple of HouseCard
        Active work cards, and those laid aside that can still come back.
    loose : tuple of Gear
        Equipment that no gladiator has.
    hand, lasting, spent : tuple of str
        Schemes: in hand, in front of the player, and carried out this round.
    combat, played : tuple of str
        Combat cards in hand, and those already shown.
    extra, extra_used, again, again_used : int
        Works beyond one a turn, and works on a used card: allowed this round, and made.
    bargains, off : int
        Purchases that a work allows in this turn, and how much cheaper they are.
    free_gear, training : int
        Benefits still to be taken: free equipment, gladiators to train.
    slave_fought : bool
        Whether a fighting slave was sent this round.
    out : bool
        Whether this player has left the game.
    """

    name: str
    dominus: str = ""
    token: str = ""
    coins: int = 0
    slaves: int = 0
    away: int = 0
    cards: tuple[HouseCard, ...] = ()
    reserve: tuple[HouseCard, ...] = ()
    gladiators: tuple[Gladiator, ...] = ()
    loose: tuple[Gear, ...] = ()
    hand: Annotated[tuple[str, ...], seen_by("name")] = ()
    lasting: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    combat: Annotated[tuple[str, ...], seen_by("name")] = ()
    played: tuple[str, ...] = ()
    honour: int = 0
    extra: int = 0
    extra_used: int = 0
    again: int = 0
    again_used: int = 0
    bargains: int = 0
    off: int = 0
    free_gear: int = 0
    training: int = 0
    slave_fought: bool = False
    out: bool = False
    honour_points: int = 0
    wealth_points: int = 0
    scheme_points: int = 0
    score: int = 0


class Fighter(Row):
    """Who stands in the arena for a player.

    Attributes
    ----------
    gladiator : str
        Its card, or "Fighting Slave".
    toughness : int
        What is left of it.
    defence : int
        What is left of the defence in this bout.
    worn : int
        Own defence that has been used up for good, where a ruling has it so.
    card, target : str
        The combat card shown in this bout, and whom it strikes.
    token : bool
        Whether it is a slave whose token stands in the arena.
    """

    name: str
    gladiator: str = ""
    toughness: int = 0
    defence: int = 0
    worn: int = 0
    card: str = ""
    target: str = ""
    token: bool = False


class Table(State):
    """Everything that lies on the table.

    Attributes
    ----------
    marker : str
        Who has the start marker; "" stands for the first seat.
    agreed : int
        The number of rounds agreed on before the game; 0 where nothing was agreed.
    bank : int
        What the bank has taken in; negative for what it has paid out.
    box : int
        Slave tokens that nobody has.
    pool : int
        Free slave tokens of all together, where a ruling has it so.
    centre, unsold : tuple of str
        Schemes turned up this round that wait to be offered, and those that nobody bought.
    due : int
        Schemes still to be turned up this round.
    edicts : tuple of str
        Schemes that are in force for everybody in this round.
    lot, top, leader, opener : str, int, str, str
        The scheme on offer, the highest bid and whose it is, and who opened.
    asked, passed, bidden, naming : tuple of str
        Who has still to be asked in this auction, who has passed, who has made a bid, and who has
        still to name a scheme.
    auctioned : bool
        Whether the one auction of the round has been held.
    turns : tuple of str
        Who still takes turns in the works phase, the one on turn first.
    placed : bool
        Whether the one on turn has put a slave on a card.
    fitting, wearer, fee : str, str, int
        Who takes equipment from the top of the pile, for whom, and what was paid for it.
    declaring : tuple of str
        Who has still to say whether to fight.
    fighters : tuple of Fighter
        Who stands in the arena.
    showing, attacking, striking : tuple of str
        Who has still to show a card, whose attack has still to act, and whose acts now.
    bout, quiet : int
        The bout in hand, and how many ended without damage in a row.
    hurt : bool
        Whether this bout has brought damage.
    losers : tuple of str
        Who has left the arena in this battle.
    lost_slaves : int
        Slave tokens that have left the game.
    ended : bool
        Whether the last round has been played.
    cards : tuple of Card
        Cards that are not those of the deck: for examples and house rules.
    """

    players: tuple[Player, ...] = ()
    round: int = 1
    agreed: int = 0
    marker: str = ""
    bank: int = 0
    box: int = 0
    pool: int = 0
    dominus_left: tuple[str, ...] = ()
    work_pile: Closed = ()
    equipment_pile: Closed = ()
    scheme_pile: Closed = ()
    gladiator_pile: Closed = ()
    combat_pile: Closed = ()
    work_row: tuple[str, ...] = ()
    equipment_row: tuple[str, ...] = ()
    scheme_row: tuple[str, ...] = ()
    gladiator_row: tuple[str, ...] = ()
    work_discard: tuple[str, ...] = ()
    equipment_discard: tuple[str, ...] = ()
    scheme_discard: tuple[str, ...] = ()
    dead: tuple[str, ...] = ()
    centre: tuple[str, ...] = ()
    unsold: tuple[str, ...] = ()
    due: int = 0
    edicts: tuple[str, ...] = ()
    lot: str = ""
    top: int = 0
    leader: str = ""
    opener: str = ""
    asked: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()
    bidden: tuple[str, ...] = ()
    naming: tuple[str, ...] = ()
    auctioned: bool = False
    turns: tuple[str, ...] = ()
    placed: bool = False
    fitting: str = ""
    wearer: str = ""
    fee: int = 0
    declaring: tuple[str, ...] = ()
    fighters: tuple[Fighter, ...] = ()
    showing: tuple[str, ...] = ()
    attacking: tuple[str, ...] = ()
    striking: tuple[str, ...] = ()
    bout: int = 0
    quiet: int = 0
    hurt: bool = False
    losers: tuple[str, ...] = ()
    lost_slaves: int = 0
    ended: bool = False
    winners: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()

    @property
    def seats(self) -> tuple[str, ...]:
        """Every player, in seat order."""
        return tuple([p.name for p in self.players])

    def of(self, seat: str) -> Player:
        """Return a player."""
        for p in self.players:
            if p.name == seat:
                return p
        raise KeyError(seat)

    def put(self, seat: str, **changes: Any) -> Table:
        """Return the table with a player's values changed."""
        return self.set(players=tuple([replace(p, **changes) if p.name == seat else p for p in self.players]))


book = Rulebook("tutorial", __package__ or "", Table, "0.1.0")


def fact(clause: str, name: str) -> Any:
    """Return a number or list of the rules, by the clause (or ruling) that gives it."""
    return book.facts[clause][name]


def without(things: tuple[str, ...], thing: str) -> tuple[str, ...]:
    """Return things with one of a name taken out.

    Examples
    --------
    >>> without(("Shield", "Heavy Blow", "Shield"), "Shield")
    ('Heavy Blow', 'Shield')
    """
    at = things.index(thing)
    return (*things[:at], *things[at + 1 :])
