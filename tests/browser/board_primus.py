"""The example of the look, in English: who acts first when the highest rolls tie."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from rulekit.story import storyboard as sb

HERE = Path(__file__).parent

STEPS = (
    ("announce", "Announce", "The call"),
    ("invite", "Invite a House", "The call"),
    ("answer", "Answer", "The call"),
    ("failed", "Failed Primus", "The call"),
    ("teams", "Form teams", "The field"),
    ("place", "Place fighters", "The field"),
    ("treachery", "Treachery?", "Combat round"),
    ("roll", "Roll Speed", "Combat round"),
    ("order", "Choose the order", "Combat round"),
    ("act", "A fighter acts", "Combat round"),
    ("fall", "Anyone defeated?", "Combat round"),
    ("verdict", "Life or death", ""),
    ("victory", "Victory", ""),
)
_WALK = ("announce", "invite", "answer", "teams", "place", "treachery", "roll", "order", "act")


def _place(upto: str, taken: int = 1) -> sb.Place:
    """Return the place after walking straight to `upto`, with the last `taken` edges taken in this beat."""
    way = _WALK[: _WALK.index(upto) + 1]
    trail = tuple(f"e-primus-{a}-{b}" for a, b in pairwise(way))
    return sb.Place(
        flow="primus",
        step=upto,
        node=f"n-primus-{upto}",
        path=tuple(f"n-primus-{s}" for s in way),
        trail=trail,
        edges=trail[len(trail) - taken :] if taken else (),
    )


def _dice(*faces: int, lit: bool = False) -> sb.Cell:
    mark = "lit" if lit else ""
    return sb.Cell(kind="dice", value=sum(faces), items=tuple(sb.Item(text=str(f), mark=mark) for f in faces))


def _field(rolled: bool, won: bool) -> tuple[sb.Group, ...]:
    def row(name: str, *faces: int, lit: bool = False) -> sb.Row:
        cells = (_dice(*faces),) if rolled else (sb.Cell(kind="text", label=f"Speed {len(faces)}"),)
        return sb.Row(label=name, cells=cells, lit=lit)

    return (
        sb.Group(title="Team I", lit=won, rows=(row("Ivan", 6, 4, 3), row("Alla", 5, 4, 2, lit=won))),
        sb.Group(title="Team II", rows=(row("Liza, first", 6, 5, 2), row("Liza, second", 3, 2))),
    )


TIE = sb.ClauseCard(
    id="SW-INIT-03",
    section="Primus › Combat › Initiative",
    text="When the best results are level, the second fighters of each side are compared.",
    rulings=(
        sb.RulingNote(
            id="O-33",
            question="Who chooses when the second fighter's roll has decided: the side's first fighter or the second?",
            reading="The fighter whose roll decided chooses the order.",
        ),
    ),
)
CHOOSE = sb.ClauseCard(
    id="SW-INIT-06",
    section="Primus › Combat › Initiative",
    text="Whoever's roll decided says which side acts first.",
)
_INVITE = sb.ClauseCard(
    id="SW-INV-02",
    section="Primus › Invitations",
    text="Every House is asked once before any House is asked again.",
)
BASE = sb.ClauseCard(
    id="SW-BASE-14",
    section="Base facts › Speed",
    text="A fighter rolls as many dice as its Speed.",
    mark="B",
)


def primus() -> sb.Storyboard:
    """Return the example of the look: who acts first when the highest rolls tie, in seven beats."""
    crumb = ("Serpents and the Wolf", "Primus")
    beats = (
        sb.Beat(
            number=1,
            kind="start",
            crumbs=(*crumb, "The call"),
            chip="The start",
            headline="Ivan announces a Primus",
            place=_place("announce", 0),
            story="Four Houses sit at the table. Ivan is Games Master and "
            "calls the fighters of the ludus to the Arena.",
            clauses=(_INVITE,),
            legal=("Invite Alla", "Invite Liza", "Invite Boris"),
            digest="3f9a0c12",
            table=(
                sb.Group(
                    title="The Houses",
                    rows=tuple(
                        sb.Row(
                            label=n,
                            lit=n == "Ivan",
                            cells=(
                                sb.Cell(kind="track", label="Influence", value=v, high=12),
                                sb.Cell(kind="coins", label="Denarii", value=c),
                                sb.Cell(kind="count", label="Guards", value=g),
                            ),
                        )
                        for n, v, c, g in (
                            ("Ivan", 6, 9, 2),
                            ("Alla", 5, 12, 1),
                            ("Liza", 7, 4, 0),
                            ("Boris", 4, 11, 3),
                        )
                    ),
                ),
            ),
        ),
        sb.Beat(
            number=2,
            kind="quiet",
            crumbs=(*crumb, "The field"),
            chip="Three answers",
            headline="Both sides are full",
            story="Alla and Liza accept; Boris stays away. Liza may send a second "
            "fighter, so the teams are two and two.",
            place=_place("teams", 3),
            clauses=(_INVITE,),
            digest="81bb4410",
            table=_field(False, False),
            changes=(
                sb.Change(label="Team I", before="Ivan", after="Ivan, Alla"),
                sb.Change(label="Team II", before="nobody", after="Liza, Liza"),
            ),
        ),
        sb.Beat(
            number=3,
            kind="move",
            crumbs=(*crumb, "Combat round"),
            chip="Fighters take the sand",
            headline="Nobody tries treachery",
            story="All four fighters stand on the sand. Each House is asked once; all pass.",
            place=_place("treachery", 2),
            digest="c1704be9",
            table=_field(False, False),
            checks=(
                sb.CheckLine(
                    state="yes", text="Every fighter has a space of its own", figures="4 of 4", sources=("SW-PLACE-02",)
                ),
                sb.CheckLine(state="moot", text="The treachery can be paid for", sources=("SW-TREACH-03",)),
                sb.CheckLine(state="hidden", text="Liza holds a reaction", sources=("SW-TREACH-01",)),
            ),
        ),
        sb.Beat(
            number=4,
            kind="chance",
            crumbs=(*crumb, "Initiative"),
            chip="The dice",
            headline="Thirteen against thirteen",
            story="Every fighter rolls as many dice as its Speed. Ivan and Liza's first fighter both come to thirteen.",
            place=_place("roll"),
            clauses=(BASE,),
            digest="0d55e2a7",
            table=_field(True, False),
            changes=(
                sb.Change(label="Highest of Team I", before="none", after="13"),
                sb.Change(label="Highest of Team II", before="none", after="13"),
            ),
        ),
        sb.Beat(
            number=5,
            kind="chance",
            crumbs=(*crumb, "Initiative"),
            chip="Dice decide",
            headline="Alla’s 11 beats Liza’s 5",
            story="The best rolls are level at 13, so the second fighters are compared. Alla rolled 11, Liza’s second "
            "fighter 5: Team I takes the initiative, and it is Alla, whose roll decided, who chooses the order.",
            place=_place("order"),
            clauses=(TIE,),
            digest="77ab01fe",
            table=_field(True, True),
            checks=(
                sb.CheckLine(
                    state="yes", text="The highest results are equal", figures="13 and 13", sources=("SW-INIT-03",)
                ),
                sb.CheckLine(state="yes", text="The second results differ", figures="11 and 5", sources=("SW-INIT-03",)),
                sb.CheckLine(
                    state="no",
                    text="Ivan may choose the order",
                    figures="the deciding roll is Alla’s",
                    sources=("SW-INIT-06",),
                ),
            ),
            changes=(
                sb.Change(label="Initiative", before="nobody", after="Alla"),
                sb.Change(label="Decides next", before="dice", after="Alla"),
            ),
            odds=sb.Odds(
                title="Chance of this before the roll",
                rows=(
                    sb.OddsRow(
                        label="Team I",
                        fraction="238,880,659 / 362,797,056",
                        percent="65.8 %",
                        share=0.6584,
                        happened=True,
                    ),
                    sb.OddsRow(label="Team II", fraction="119,486,879 / 362,797,056", percent="32.9 %", share=0.3294),
                    sb.OddsRow(
                        label="All roll again", fraction="4,429,518 / 362,797,056", percent="1.2 %", share=0.0122
                    ),
                ),
            ),
            legal=("Alla chooses Team I", "Alla chooses Team II"),
        ),
        sb.Beat(
            number=6,
            kind="refused",
            crumbs=(*crumb, "Initiative"),
            chip="Ivan tries",
            headline="Ivan may not choose the order",
            story="Ivan rolled the highest single result and wants to start. But his thirteen "
            "was matched; it was Alla’s roll that decided.",
            place=_place("order", 0),
            clauses=(CHOOSE, TIE),
            digest="77ab01fe",
            table=_field(True, True),
            checks=(
                sb.CheckLine(state="yes", text="The order has not been chosen yet", sources=("SW-INIT-05",)),
                sb.CheckLine(
                    state="no",
                    text="The one who chooses rolled the deciding result",
                    figures="needs Alla, is Ivan",
                    sources=("SW-INIT-06",),
                ),
            ),
            legal=("Alla chooses Team I", "Alla chooses Team II"),
        ),
        sb.Beat(
            number=7,
            kind="end",
            crumbs=(*crumb, "Initiative"),
            chip="Alla chooses",
            headline="Team I acts first",
            story="Alla lets her own side begin. The round goes on with her fighter’s turn.",
            place=_place("act"),
            clauses=(CHOOSE,),
            digest="90f3d5b6",
            table=_field(True, True),
            checks=(
                sb.CheckLine(
                    state="yes",
                    text="The one who chooses rolled the deciding result",
                    figures="Alla",
                    sources=("SW-INIT-06",),
                ),
            ),
            changes=(sb.Change(label="Acts first", before="open", after="Team I"),),
            follows=(sb.Follow(text="The fighters of Team I are made ready.", clauses=("SW-ACT-01", "SW-ACT-02")),),
            legal=tuple(f"Alla’s fighter moves to space {n}" for n in range(1, 10)),
        ),
    )
    return sb.Storyboard(
        rulebook="serpents",
        rulebook_title="Serpents and the Wolf",
        version="0.1.0",
        scenario="primus-initiative-tie",
        title="Who acts first when the highest rolls tie",
        lang="en",
        dir="ltr",
        seat="*",
        intro="Two sides of two fighters, and the best roll of each side is the same. Step through to see who chooses.",
        svg=(HERE / "maps/primus.svg").read_text("utf-8"),
        words={},
        beats=beats,
        doubts={"SW-TREACH-03": "D", "SW-ACT-02": "C"},
        steps=tuple(sb.Step(node=f"n-primus-{k}", label=label, group=group) for k, label, group in STEPS),
    )
