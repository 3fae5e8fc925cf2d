"""The table: players, faction fields, card fields, both boards, and what lies beside them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec.structs import replace

from rulekit.book import Rulebook
from rulekit.engine.state import Row, State, find, seen_by

PROCONSUL = "Proconsul"


class Player(Row):
    """What lies before a player.

    Attributes
    ----------
    followers : int
        Still to be placed this round.
    hand : tuple of str
        Cards, sorted; a secret.
    wreaths : int
        Laurels from the Field of Mars, where a ruling keeps them apart.
    gods : int
        Eternal Favor of the Gods tiles.
    emperor : tuple of str
        Favor of the Emperor tiles.
    scrolls, tribunes : int
        The two-sided tiles, by the side that is up.
    markers : tuple of str
        Factions of which the player has a marker.
    condition : str
        The victory condition card.
    actions, played : tuple of str
        Action cards of the Brutii: in hand, sorted, a secret; and face up, as they were played.
    bid : int
        Denarii in an auction, once all is open.
    points : int
        What the achievements are worth, once somebody has enough of them.
    """

    name: str
    colour: str = ""
    sheet: str = ""
    followers: int = 0
    hand: Annotated[tuple[str, ...], seen_by("name")] = ()
    denarii: int = 0
    laurels: int = 0
    wreaths: int = 0
    legions: int = 0
    gods: int = 0
    emperor: tuple[str, ...] = ()
    patrons: int = 0
    scrolls: int = 0
    tribunes: int = 0
    markers: tuple[str, ...] = ()
    condition: str = ""
    actions: Annotated[tuple[str, ...], seen_by("name")] = ()
    played: tuple[str, ...] = ()
    bid: int = 0
    points: int = 0


class Faction(Row):
    """A faction field: who controls it, with which set of cards; the laurel that lies there at first."""

    name: str
    controller: str = ""
    cards: tuple[str, ...] = ()
    laurel: int = 0
    spent: bool = False  # on a tribune tile, this round
    paid: bool = False  # its benefit has been received this round


class Field(Row):
    """A card field: cards that lie open, and cards face down that at most one seat has looked at."""

    name: str
    up: tuple[str, ...] = ()
    down: Annotated[tuple[str, ...], seen_by("looker")] = ()
    looker: str = ""


class Placed(Row):
    """A follower space that is taken: by a seat's follower, or by the proconsul."""

    space: str
    piece: str


class Official(Row):
    """An official tile; on the Capitoleum where nobody has it."""

    name: str
    owner: str = ""


class Pair(Row):
    """A pair given up at the Field of Mars: from which space (or by the Brutii), by whom, its sum."""

    space: str
    seat: str
    sum: int


class Table(State):
    """Everything that lies on the table.

    Attributes
    ----------
    whole : bool
        A game from the set-up on, with everything that is in the box.
    brutii : str
        Who leads the Brutii; "" where nobody does.
    sought : bool
        The Brutii are in play, and nobody leads them yet.
    start, turn : str
        Who has the start-player coin, and whose turn it is to place.
    deck, discard : tuple of str
        Cards by kind, sorted: nothing is known of their order.  What is in the deck would tell
        what is in the hands, so nobody sees it.
    handling : tuple of str
        Who has still to be dealt cards, to take a colour, or to name an option, in order.
    filling : tuple of str
        Card fields still to be filled, in order.
    placed_now : int
        Followers placed in the turn in hand.
    bowl : tuple of str
        Whose followers stand on the coin bowl, sorted.
    proconsul, next_proconsul : str
        Who has the proconsul this round, and next round.
    discs, shown : tuple of str
        Action discs face down, sorted, and turned up this round, in order.
    queue : tuple of str
        Follower spaces (or seats) still to be evaluated, in order.
    cards_option, takeover_option : int
        Which option the Brutii have named; 0 where none.
    curia_paid : tuple of str
        What has been given up at the Curia this round.
    colosseum : int
        Denarii paid at the Catacombs.
    claimed : bool
        Whether a tile has been claimed at the Pantheon this round.
    committed : tuple of str
        The card that the Brutii sacrifice unseen.
    favored : bool
        Whether the open Favor of the Emperor tile has been claimed this round.
    stock, laurel_stock : int
        Denarii and laurels that the stock has taken in; negative for what it has paid out.
    chariot, winner : str
        The faction under the chariot; who places it now.
    winners : tuple of str
        Who has won; empty before the end.
    """

    whole: bool = False
    players: tuple[Player, ...] = ()
    brutii: str = ""
    sought: bool = False
    start: str = ""
    round: int = 1
    boards: tuple[str, ...] = ()
    deck: Annotated[tuple[str, ...], seen_by("")] = ()
    discard: tuple[str, ...] = ()
    handling: tuple[str, ...] = ()
    factions: tuple[Faction, ...] = ()
    fields: tuple[Field, ...] = ()
    filling: tuple[str, ...] = ()
    turn: str = ""
    placed_now: int = 0
    placed: tuple[Placed, ...] = ()
    bowl: tuple[str, ...] = ()
    proconsul: str = ""
    next_proconsul: str = ""
    discs: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    queue: tuple[str, ...] = ()
    cards_option: int = 0
    curia_paid: tuple[str, ...] = ()
    colosseum: int = 0
    claimed: bool = False
    committed: Annotated[tuple[str, ...], seen_by("brutii")] = ()
    pairs: tuple[Pair, ...] = ()
    takeover_option: int = 0
    officials: tuple[Official, ...] = ()
    favors: tuple[str, ...] = ()
    favor: str = ""
    favored: bool = False
    patron_tiles: int = 0
    gods_tiles: int = 0
    legions_left: int = 0
    scrolls_left: int = 0
    temporary: str = ""
    stock: int = 0
    laurel_stock: int = 0
    chariot: str = ""
    winner: str = ""
    winners: tuple[str, ...] = ()

    @property
    def seats(self) -> tuple[str, ...]:
        """Every player, clockwise."""
        return tuple(p.name for p in self.players)

    def of(self, seat: str) -> Player:
        """Return a player."""
        for p in self.players:
            if p.name == seat:
                return p
        raise KeyError(seat)

    def put(self, seat: str, **changes: Any) -> Table:
        """Return the table with a player's values changed."""
        return self.set(players=tuple([replace(p, **changes) if p.name == seat else p for p in self.players]))

    def faction(self, name: str) -> Faction:
        """Return a faction field; an untouched one where nothing is said of it."""
        return find(self.factions, name) or Faction(name)

    def put_faction(self, name: str, **changes: Any) -> Table:
        """Return the table with a faction field changed."""
        if find(self.factions, name) is None:
            self = self.set(factions=(*self.factions, Faction(name)))
        return self.set(factions=tuple([replace(f, **changes) if f.name == name else f for f in self.factions]))

    def field(self, name: str) -> Field:
        """Return a card field; an empty one where nothing lies."""
        return find(self.fields, name) or Field(name)

    def put_field(self, name: str, **changes: Any) -> Table:
        """Return the table with a card field changed; one on which nothing lies has no row."""
        new = replace(self.field(name), **changes)
        rest = [f for f in self.fields if f.name != name]
        if len(new.up) or len(new.down) or new.looker:
            rest.append(new)
        return self.set(fields=tuple(sorted(rest, key=lambda f: f.name)))

    def from_start(self) -> tuple[str, ...]:
        """Return every seat in turn order: the start player, then clockwise."""
        seats = self.seats
        at = seats.index(self.start) if self.start in seats else 0
        return (*seats[at:], *seats[:at])


book = Rulebook("tribune", __package__ or "", Table, "0.1.0")


def fact(clause: str, name: str) -> Any:
    """Return a number or list of the rules, by the clause that gives it."""
    return book.facts[clause][name]
