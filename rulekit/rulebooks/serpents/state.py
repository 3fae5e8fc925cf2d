"""The table of Spartacus as far as this version plays it: Houses, Fighters, cards, the Arena."""

from __future__ import annotations

from typing import Annotated

from rulekit.engine.state import Event, Row, State, change, find, of, seen_by
from rulekit.rulebooks.serpents.board import START, Space
from rulekit.rulebooks.serpents.deck import Card, Ware, printed

TEAMS = ("Team I", "Team II")
# The mark on the board beside which a Team sets up.
MARKS = {"Team I": "I", "Team II": "II"}
OTHER = {TEAMS[0]: TEAMS[1], TEAMS[1]: TEAMS[0]}


class House(Row):
    """A Dominus and his House; each player has one (ruling O-22)."""

    name: str
    influence: int = 0
    coins: int = 0
    hand: Annotated[tuple[str, ...], seen_by("name")] = ()
    games_master: bool = False
    bid: int = 0  # what has been shown in the auction
    offers: int = 0  # invitations this turn
    declined: bool = False
    paid: int = 0  # what a no has cost
    # The House card, the Guards on the table, cards of the hand that everybody has been shown,
    # and what has been ordered in the Senate's name ("own", "other") in which turn.
    family: str = ""
    guards: tuple[str, ...] = ()
    used_guards: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    ordered: tuple[str, ...] = ()
    ordered_in: int = 0


class Fighter(Row):
    """A Gladiator or Slave on the table; `down` says how it was defeated."""

    name: str
    owner: str
    kind: str = "Gladiator"
    speed: int = 3
    ready: bool = True
    treacherous: bool = False
    team: str = ""
    space: str = ""
    down: str = ""
    # Combat.  The numbers of dice are those printed; what has been lost is counted beside them.
    attack: int = 3
    defence: int = 3
    attack_lost: int = 0
    defence_lost: int = 0
    speed_lost: int = 0
    ability: str = ""  # what it can: "wins ties", or "one hit less" of the teaching set
    during: str = ""  # "Attack" or "Defence" where its wording says so
    acted: bool = False  # this Combat Round
    began: str = ""  # a turncoat's first Team
    glory: int = 0
    champion: bool = False
    wounded: bool = False
    dead: bool = False
    value: int = 0  # what the Bank pays for it
    earns: int = 0  # what a Slave earns beyond what every Slave does
    serves: int = 0  # what its ability brings in the Intrigue phase


class Item(Row):
    """Equipment: who owns it, which Fighter carries it into the Arena, and of which of three kinds it is."""

    name: str
    on: str = ""
    used: bool = False
    owner: str = ""  # "" where it belongs to whoever owns its carrier
    slot: str = ""
    value: int = 0


class Lot(Row):
    """A Market card: under the hammer, bought, or gone."""

    name: str
    owner: str = ""
    gone: bool = False


class Playing(Row):
    """A card on its way: the rows are a stack, the last one is in hand.

    Attributes
    ----------
    name : str
        The owner; with a number where a card of his is stuck below.
    held : str
        The card while only its owner knows which; it is still in the hand then.
    card : str
        The card once it lies open on the table.
    support, refused : tuple of str
        Who has given Support to this card, and who has said no.
    asked : str
        Who is being asked now.
    seen : str
        The card where its owner has shown it and could still keep it.
    ordered : str
        Who has ordered the Support that is being asked for (Will of the Senate).
    answers : str
        The play that this Counteraction answers; "" for a Conspiracy.
    played, locked, foiled : bool
        Whether it has been played, its target is fixed, it has been exposed.
    exposer, using : str
        Who tries to expose it now, and with what.
    dropped : tuple of str
        Who has let an attempt to expose it drop.
    """

    name: str
    owner: str
    held: Annotated[str, seen_by("owner")] = ""
    card: str = ""
    target: str = ""
    support: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    asked: str = ""
    seen: str = ""
    ordered: str = ""
    answers: str = ""
    played: bool = False
    locked: bool = False
    foiled: bool = False
    exposer: str = ""
    using: str = ""
    dropped: tuple[str, ...] = ()


class Named(Row):
    """Whom a partner names to choose the order."""

    seat: str
    chooser: str


class Wish(Row):
    """Which Fighter a partner wants to act first."""

    seat: str
    fighter: str


class Stake(Row):
    """Coins wagered by a seat on a Fighter, a Team, a Wounding or a Beheading."""

    name: str
    seat: str
    on: str
    coins: int


class Raise(Row):
    """What Obtrusiveness adds to a card, and the phase at whose end that is over."""

    card: str
    add: int
    phase: str
    turn: int


class Returned(Row):
    """What a card takes along into the hand (ruling O-08)."""

    card: str
    target: str
    support: tuple[str, ...]


class Told(Row):
    """The cards that somebody has been shown in private by one other; both know which."""

    name: str
    seat: str
    by: str
    cards: Annotated[tuple[str, ...], seen_by("seat", "by")] = ()


class Deal(Row):
    """An offer that waits for an answer: coins now, for a promise that binds nobody."""

    name: str
    to: str
    coins: int
    wish: str


class Trade(Row):
    """An offer on the open market: an Asset for coins, or for another Asset."""

    name: str
    to: str
    asset: str
    coins: int = 0
    against: str = ""


class Rival(Row):
    """A Dominus in the Competition.

    Attributes
    ----------
    name : str
        The seat.
    place : int
        1 is the best, the same number for whoever is level; 0 while nobody has looked.
    won : int
        How many of its fights he has won.
    out : bool
        Whether he can no longer win it.
    """

    name: str
    place: int = 0
    won: int = 0
    out: bool = False


class Number(Row):
    """A number of the base game that is not sure, as it is at this table: `B-1.2.12.least`, say."""

    name: str
    value: int


class Part(Row):
    """What lies in the box."""

    name: str
    count: int


class Deck(Row):
    """A draw pile: how many cards, and how many of them bear the snake's head."""

    name: str
    cards: int = 0
    marked: int = 0


class CardPlayed(Event):
    """A card takes effect."""

    card: str
    owner: str
    target: str


class Fell(Event):
    """A Fighter has been defeated."""

    fighter: str


class BankPaid(Event):
    """The Bank has paid somebody for a card; `nth` payment of it, from 0."""

    to: str
    card: str
    owner: str
    nth: int


class Table(State):
    """The whole table."""

    houses: tuple[House, ...] = ()
    fighters: tuple[Fighter, ...] = ()
    items: tuple[Item, ...] = ()
    cards: tuple[Card, ...] = ()
    discard: tuple[str, ...] = ()
    bank: int = 0  # what was paid in, less what was paid out
    phase: str = "Intrigue"
    plays: tuple[Playing, ...] = ()
    # The auction.
    market: tuple[Lot, ...] = ()
    lot: str = ""
    tie: tuple[str, ...] = ()  # who bids again
    # The Primus: called, compelled by a card, forgone, cancelled.
    called: bool = False
    compelled: bool = False
    forgone: bool = False
    cancelled: bool = False
    invited: str = ""
    arena: tuple[str, ...] = ()  # Fighters in the order in which they were accepted
    board: tuple[Space, ...] = START
    winner: str = ""  # the Team that has the initiative
    deciding: tuple[str, ...] = ()  # Fighters whose result decided it
    named: tuple[Named, ...] = ()
    chooser: str = ""
    first: str = ""
    # The ordinary fight in the place of a cancelled Primus.
    fight: tuple[str, ...] = ()
    stakes: tuple[Stake, ...] = ()
    # Combat: whose go it is, what the Fighter that acts has done, what has been struck.
    side: str = ""
    wishes: tuple[Wish, ...] = ()
    acting: str = ""
    walked: bool = False
    struck: bool = False
    target: str = ""
    hits: int = 0  # dice that the target has still to lose
    turned: tuple[str, ...] = ()  # who has changed Team at the start of this Combat Round
    victor: str = ""
    # The Competition: who is in it, which two meet now, and who has won the game.
    rivals: tuple[Rival, ...] = ()
    pair: tuple[str, ...] = ()
    champion: str = ""
    # The Intrigue phase, and what outlasts a play.
    turn: int = 1
    active: str = ""
    raises: tuple[Raise, ...] = ()
    returned: tuple[Returned, ...] = ()
    told: tuple[Told, ...] = ()
    deals: tuple[Deal, ...] = ()
    # The set-up.
    box: tuple[Part, ...] = ()
    decks: tuple[Deck, ...] = ()
    start_gold: int = 0
    # The whole game: whose printed cards are in play beside those in `cards`, where they lie face down (in no
    # order that anybody knows), which ones stay in the box, and who has won.
    printed: str = ""
    intrigue_pile: Annotated[tuple[str, ...], seen_by("")] = ()
    market_pile: Annotated[tuple[str, ...], seen_by("")] = ()
    market_discard: tuple[str, ...] = ()
    boxed: tuple[str, ...] = ()
    queue: tuple[str, ...] = ()  # whose turn is still to come in what goes round: seats, or the wounded
    lots: int = 0  # how many are still to come under the hammer
    trades: tuple[Trade, ...] = ()
    # Numbers that nobody has seen printed, where this table has others than the rulebook's.
    numbers: tuple[Number, ...] = ()

    @property
    def seats(self) -> tuple[str, ...]:
        """Every seat, in seat order."""
        return tuple(h.name for h in self.houses)

    @property
    def games_master(self) -> str:
        """The seat that holds the Games Master's token."""
        return next((h.name for h in self.houses if h.games_master), "")

    def house(self, seat: str) -> House:
        """Return a House."""
        return of(self.houses, seat)

    def fighter(self, name: str) -> Fighter:
        """Return a Fighter."""
        return of(self.fighters, name)

    def card(self, name: str) -> Card:
        """Return what a card says."""
        found = find(self.cards, name)
        return found if found is not None else printed(self.printed).cards[name]

    def ware(self, name: str) -> Ware:
        """Return what a Market card says."""
        return printed(self.printed).wares[name]

    @property
    def all_cards(self) -> tuple[Card, ...]:
        """Every Intrigue card that the game has; that is public, who holds what is not."""
        return (*self.cards, *printed(self.printed).cards.values())

    @property
    def wares(self) -> tuple[Ware, ...]:
        """Every Market card that the game has."""
        return tuple(printed(self.printed).wares.values())

    def team(self, name: str) -> tuple[Fighter, ...]:
        """Return the Fighters of a Team that are still in the Arena, as they were accepted."""
        found = [f for f in self.fighters if f.team == name and not f.down]
        order = {n: i for i, n in enumerate(self.arena)}
        return tuple(sorted(found, key=lambda f: order.get(f.name, len(order))))

    def members(self, name: str) -> tuple[Fighter, ...]:
        """Return the Fighters of a Team, defeated or not."""
        return tuple(f for f in self.fighters if f.team == name)

    def put(self, seat: str, **changes: object) -> Table:
        """Return a copy with one House changed."""
        return self.set(houses=change(self.houses, seat, **changes))

    def put_fighter(self, name: str, **changes: object) -> Table:
        """Return a copy with one Fighter changed."""
        return self.set(fighters=change(self.fighters, name, **changes))

    def leads(self, family: str) -> str:
        """Return the seat that plays a House; "" where nobody does."""
        return next((h.name for h in self.houses if h.family == family), "")

    def clockwise(self) -> tuple[str, ...]:
        """Return the seats from the Games Master on."""
        at = self.seats.index(self.games_master)
        return self.seats[at:] + self.seats[:at]
