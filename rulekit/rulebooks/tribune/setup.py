"""Setting the table: both boards, the box, and what the number of players decides."""

from __future__ import annotations

from collections.abc import Sequence

from rulekit.engine.moves import Rule
from rulekit.engine.pieces import effect, quantity
from rulekit.errors import Names, Text, UnknownName
from rulekit.given import players as given_players
from rulekit.given import whole, wrong
from rulekit.rulebooks.tribune.board import factions
from rulekit.rulebooks.tribune.cards import ASSASSIN, LEADER
from rulekit.rulebooks.tribune.state import Faction, Official, Player, Table, book, fact

NAMES = ("Aelia", "Gaius", "Livia", "Marcus", "Octavia", "Titus")
PRINCEPS, TRIBUNUS = "Princeps", "Tribunus Plebis"


def setup(
    players: Sequence[str] | int | None = None, seed: int = 0, brutii: bool | str = False, start: str = ""
) -> Table:
    """Sit down to a game; everything else is laid out and dealt as the game begins.

    Parameters
    ----------
    players : sequence of str, or int
        Four where left out, five with the Brutii.
    seed : int
        Nothing is drawn before the game begins, so it makes no difference here.
    brutii : bool or str
        Whether the Brutii are in play; a name says who leads them.
    start : str
        The start player, where not drawn by lot.

    Raises
    ------
    BookError, UnknownName
        Where something is not what it must be, nobody of that name sits there, or there are no names for so many.
    """
    whole("seed", seed)
    given = given_players((5 if brutii else 4) if players is None else players)
    if isinstance(given, int) and not 1 <= given <= len(NAMES):
        raise UnknownName("number of players", str(given), map(str, range(2, len(NAMES) + 1)))
    names = NAMES[:given] if isinstance(given, int) else given
    if not isinstance(brutii, bool | str):
        raise wrong("brutii", brutii, Text("due-yes-no-seat", known=Names(names)))
    if not isinstance(start, str):
        raise wrong("start", start, Text("due-seat", known=Names(names)))
    leads = brutii if isinstance(brutii, str) else ""
    for name in (leads, start):
        if name and name not in names:
            raise UnknownName("player", name, names)
    rows = tuple(Player(name) for name in names)
    return Table(whole=True, players=rows, brutii=leads, sought=bool(brutii) and not leads, start=start)


@quantity("TR-CL-011", ruling="TR-OD-32")
def slaves_of(s: Table, nation: int) -> int:
    """How many slave cards a nation has, by its place in the list."""
    nations = len(fact("TR-CL-011", "nations"))
    even = int(fact("TR-CL-010", "slaves")) // nations
    return even if s.reads("TR-OD-32") == "even" else even + nation - nations // 2


def slaves(s: Table) -> tuple[str, ...]:
    """Return the slave cards, with stand-ins for their values."""
    nations = fact("TR-CL-011", "nations")
    return tuple(f"{name} {n + 1}" for i, name in enumerate(nations) for n in range(int(slaves_of(s, i))))


def assassins() -> tuple[str, ...]:
    """Return the assassin cards."""
    return (ASSASSIN,) * int(fact("TR-CL-010", "assassins"))


def faction_cards() -> tuple[str, ...]:
    """Return the faction cards of the base game, with stand-ins for how their values are spread."""
    leader = fact("B-2.1.2", "leader")
    return tuple(f"{f} {LEADER if n == leader else n}" for f in factions() for n in book.facts["B-2.1.9"][f])


def fresh_discs() -> tuple[str, ...]:
    """Return the action discs, sorted."""
    mix = [disc for disc, n in sorted(book.facts["B-2.8.1"].items()) for _ in range(n)]
    return tuple(mix[: fact("TR-CL-023", "discs")])


def fresh_actions() -> tuple[str, ...]:
    """Return the action cards, sorted."""
    return tuple(sorted(fact("B-2.8.2", "cards"))[: fact("TR-CL-023", "cards")])


class Prepare(Rule):
    """The boards and the box."""

    @effect("B-2.1.4")
    def fields_laid(self, s: Table) -> Table:
        """Lay a laurel on every faction field."""
        laurel = int(fact("B-2.1.4", "laurel"))
        rows = tuple(Faction(f, laurel=laurel) for f in factions())
        return s.set(boards=("base",), factions=rows, laurel_stock=-laurel * len(rows))

    @effect("B-2.1.3")
    def box_laid(self, s: Table) -> Table:
        """Lay the tiles and the legions beside it."""
        tiles = book.facts["B-2.1.3"]
        return s.set(gods_tiles=tiles["gods"], scrolls_left=tiles["scrolls"], legions_left=tiles["legions"])

    @effect("B-2.1.2", "B-2.1.9")
    def faction_deck(self, s: Table) -> Table:
        """Take the faction cards."""
        return s.set(deck=tuple(sorted(faction_cards())))

    @effect("TR-CL-010", "TR-CL-011", ruling="TR-OD-32")
    def shuffled_in(self, s: Table) -> Table:
        """Shuffle the assassins and the slaves in."""
        return s.set(deck=tuple(sorted((*s.deck, *assassins(), *slaves(s)))))

    @effect("TR-CL-006")
    def beside(self, s: Table) -> Table:
        """Lay the expansion board beside the base board."""
        return s.set(boards=(*s.boards, "expansion"))

    @effect("TR-CL-007", ruling="TR-OD-30")
    def patrons_stacked(self, s: Table) -> Table:
        """Stack the patron tiles."""
        box = int(fact("B-2.9.3", "tiles"))
        return s.set(patron_tiles=box if s.reads("TR-OD-30") == "box" else min(box, len(s.seats)))

    @effect("TR-CL-008")
    def favors_piled(self, s: Table) -> Table:
        """Pile the Favor of the Emperor tiles face down."""
        return s.set(favors=tuple(f"Favor {n + 1}" for n in range(int(fact("TR-CL-008", "tiles")))))

    @effect("TR-CL-009", ruling="TR-OD-31")
    def officials_laid(self, s: Table) -> Table:
        """Lay the official tiles openly on their spaces."""
        known = tuple(fact("B-2.9.5", "known"))
        opaque = tuple(fact("B-2.9.6", "unknown")) if s.reads("TR-OD-31") == "five" else ()
        laid = (*known, *opaque)[: int(fact("TR-CL-009", "spaces"))]
        return s.set(officials=tuple(Official(name) for name in laid))

    def outcome(self, s: Table) -> str:
        return "brutii" if s.sought else "known"


class Supply(Rule):
    """What everybody gets before the cards are dealt."""

    @effect("TR-CL-015")
    def few_play(self, s: Table) -> Table:
        """Two to four players."""
        due = book.facts["TR-CL-015"]
        return _with_followers(s, due["followers"]) if not s.brutii and len(s.seats) in due["players"] else s

    @effect("TR-CL-016")
    def five_play(self, s: Table) -> Table:
        """Five players."""
        due = book.facts["TR-CL-016"]
        return _with_followers(s, due["followers"]) if not s.brutii and len(s.seats) == due["players"] else s

    @effect("TR-CL-025", ruling="TR-OD-04")
    def five_with_brutii(self, s: Table) -> Table:
        """Five players, the Brutii counted; fewer where the ruling lets them play."""
        due = book.facts["TR-CL-025"]
        return _with_followers(s, due["followers"]) if s.brutii and len(s.seats) <= due["players"] else s

    @effect("TR-CL-026")
    def six_with_brutii(self, s: Table) -> Table:
        """Six players, the Brutii counted."""
        due = book.facts["TR-CL-026"]
        return _with_followers(s, due["followers"]) if s.brutii and len(s.seats) == due["players"] else s

    @effect("TR-CL-023")
    def brutii_sheet(self, s: Table) -> Table:
        """Their leader takes the sheet of the Brutii."""
        return s.put(s.brutii, sheet="Brutii") if s.brutii else s

    @effect("TR-CL-023", "TR-CL-029", "B-2.8.1")
    def discs_face_down(self, s: Table) -> Table:
        """Shuffle the discs and lay them face down."""
        return s.set(discs=fresh_discs()) if s.brutii else s

    @effect("TR-CL-023", "TR-CL-030", "B-2.8.2")
    def actions_in_hand(self, s: Table) -> Table:
        """Take the action cards in hand."""
        return s.put(s.brutii, actions=fresh_actions()) if s.brutii else s

    @effect("TR-CL-012", ruling="TR-OD-02")
    def will_get_condition(self, s: Table) -> Table:
        """One victory condition card for all, or another one for each."""
        return s.set(handling=s.from_start() if s.reads("TR-OD-02") == "own" else s.from_start()[:1])


def _with_followers(s: Table, followers: int) -> Table:
    for seat in s.seats:
        s = s.put(seat, followers=followers) if seat != s.brutii else s
    return s
