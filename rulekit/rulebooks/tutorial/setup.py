"""Setting the table: what every house gets, and the piles of the market."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rulekit.engine.moves import Rule
from rulekit.engine.pieces import effect, quantity
from rulekit.errors import BookError, Text
from rulekit.given import players as given_players
from rulekit.given import whole
from rulekit.rulebooks.tutorial.bank import gain
from rulekit.rulebooks.tutorial.cards import Kind, copies, pack
from rulekit.rulebooks.tutorial.state import Gladiator, HouseCard, Player, Table, book, fact

COLOURS = ("Red", "Blue", "Green", "Yellow")


def in_box(kind: Kind, number: int) -> tuple[str, ...]:
    """Name the cards of a kind that are in the box, as many as there are said to be."""
    return copies(kind)[:number]


def unpacked(s: Table, kind: Kind, number: int) -> tuple[str, ...]:
    """Name the cards for a pile: those of the box, without the packs of all houses that could play."""
    left = list(in_box(kind, number))
    for name in pack(kind) * int(fact("TF-CL-003", "dominus")):
        if name in left:
            left.remove(name)
    return tuple(sorted(left))


@quantity("TF-CL-009", ruling="TF-OD-03")
def slaves_due(s: Table, seat: str) -> int:
    """How many slave tokens a house begins with."""
    match s.reads("TF-OD-03"):
        case "cards":
            return len(s.of(seat).cards)
        case "pool":
            return 0
    return int(fact("TF-OD-03", "each"))


class Prepare(Rule):
    """Everything is dealt and laid out."""

    @effect("TF-CL-003", "TF-CL-014", "TF-CL-023", ruling="TF-OD-45")
    def dominus_dealt(self, s: Table) -> Table:
        """Give every house a Dominus card."""
        cards = tuple(f"Dominus {n}" for n in range(1, fact("TF-CL-003", "dominus") + 1))
        for name, card in zip(s.seats, cards, strict=False):
            s = s.put(name, dominus=card)
        return s.set(dominus_left=cards[len(s.seats) :])

    @effect("TF-CL-015", "TF-CL-023")
    def tokens_given(self, s: Table) -> Table:
        """Give every house a token in a colour of its own."""
        for name, colour in zip(s.seats, COLOURS, strict=False):
            s = s.put(name, token=colour)
        return s

    @effect("TF-CL-016", "TF-CL-027")
    def coins_given(self, s: Table) -> Table:
        """Give every house its first coins; the others stay with the bank."""
        for name in s.seats:
            s = gain(s, name, fact("TF-CL-016", "coins"))
        return s

    @effect("TF-CL-017", "TF-CL-023", "TF-CL-066")
    def pack_dealt(self, s: Table) -> Table:
        """Give every house the gladiator and the works of its starting pack."""
        fighters = pack("gladiator")[: fact("TF-CL-017", "gladiators")]
        works = pack("work")[: fact("TF-CL-017", "works")]
        for name in s.seats:
            cards = tuple(HouseCard(w) for w in works)
            s = s.put(name, gladiators=tuple(Gladiator(g) for g in fighters), cards=cards)
        return s

    @effect("TF-CL-017", ruling="TF-OD-01")
    def combat_dealt(self, s: Table) -> Table:
        """Give every house its combat cards."""
        if s.reads("TF-OD-01") == "section-1":
            return s
        number, left = fact("TF-CL-017", "combat"), s.combat_pile
        for name in s.seats:
            s, left = s.put(name, combat=tuple(sorted(left[:number]))), left[number:]
        return s.set(combat_pile=tuple(sorted(left)))

    @effect("TF-CL-024", ruling="TF-OD-01")
    def schemes_dealt(self, s: Table) -> Table:
        """Give every house a scheme, where the second list of the pack is followed."""
        if s.reads("TF-OD-01") == "opening":
            return s
        number, left = fact("TF-CL-024", "schemes"), s.scheme_pile
        for name in s.seats:
            s, left = s.put(name, hand=tuple(sorted(left[:number]))), left[number:]
        return s.set(scheme_pile=left)

    @effect("TF-CL-009", ruling="TF-OD-03")
    def slaves_dealt(self, s: Table) -> Table:
        """Give every house its slave tokens."""
        left = fact("TF-CL-009", "slaves")
        for name in s.seats:
            due = int(slaves_due(s, name))
            s, left = s.put(name, slaves=due), left - due
        return s.set(pool=left) if s.reads("TF-OD-03") == "pool" else s.set(box=left)

    @effect("TF-CL-018", "TF-CL-028", ruling="TF-OD-53")
    def piles_laid(self, s: Table) -> Table:
        """Lay works, equipment and schemes face down, a pile for each kind."""
        return s.set(
            work_pile=unpacked(s, "work", fact("TF-CL-006", "works")),
            equipment_pile=unpacked(s, "equipment", fact("TF-CL-005", "equipment")),
            scheme_pile=tuple(sorted(s.scheme_pile)),
        )

    @effect("TF-CL-020", "TF-CL-028", ruling="TF-OD-53")
    def gladiators_laid(self, s: Table) -> Table:
        """Lay the gladiators in a pile of their own."""
        return s.set(gladiator_pile=unpacked(s, "gladiator", fact("TF-CL-004", "gladiators")))


def setup(players: Sequence[str] | int = 4, seed: int = 0, rounds: int = 0) -> Table:
    """Seat the players and shuffle what is dealt from a closed pile.

    Parameters
    ----------
    players : sequence of str, or int
    seed : int
        For combat cards, and for schemes where a ruling deals them.
    rounds : int
        How many rounds the players have agreed on; as many as usual where 0.

    Raises
    ------
    BookError
        Where something is not what it must be, or there are no parts for so many players.
    """
    given, agreed = given_players(players), whole("rounds", rounds)
    if isinstance(given, int) and given > len(COLOURS):
        # How few can play hangs on a ruling: the law says that, once the readings are known.
        raise BookError(Text("law-players-most", found=given, most=len(COLOURS)), book)
    names = COLOURS[:given] if isinstance(given, int) else given
    rng = Random(whole("seed", seed))
    combat = list(in_box("combat", fact("TF-CL-008", "combat")))
    schemes = list(in_box("scheme", fact("TF-CL-007", "schemes")))
    rng.shuffle(combat)
    rng.shuffle(schemes)
    return Table(
        players=tuple(Player(name) for name in names),
        marker=names[0] if names else "",
        agreed=agreed,
        combat_pile=tuple(combat),
        scheme_pile=tuple(schemes),
    )
