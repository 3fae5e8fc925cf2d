"""Boards made for tests: every kind of cell, and a map of any size."""

from __future__ import annotations

from typing import Any

import msgspec
from board_primus import BASE, CHOOSE, TIE, primus

from rulekit.story import storyboard as sb
from rulekit.story.plans import between, hex_spot


def field(shape: Any = "hex") -> sb.Plan:
    """Return a plan with every kind of figure, space and arrow, and as many sides as have a look of their own."""
    spots = tuple(hex_spot(f"{q}/{r}", q, r) for r in range(3) for q in range(4))
    piece = sb.Piece
    return sb.Plan(
        note="Made up for a test.",
        shape=shape,
        spots=spots,
        signs=(between("North", spots[1:3], spots),),
        sides=("Blue", "Gold", "White", "Violet"),
        pieces=(
            piece(label="Ana", sign="A", spot="0/0", lit=True),
            piece(label="Bo", sign="B1", spot="2/1", side=1, hurt=True, spent=True),
            piece(label="Bo the second", sign="B2", side=1, note="carried off"),
            piece(label="Cy", sign="C", spot="3/2", side=2, spent=True),
            piece(label="Dee", sign="D", side=3),
        ),
        layers=(
            sb.Layer(look="ground", label="Grass", spots=("0/0", "1/0", "3/2")),
            sb.Layer(look="plain", label="Beside the North", spots=("1/0", "2/0")),
            sb.Layer(look="enter", label="Open", spots=("1/0", "1/1")),
            sb.Layer(look="hit", label="In reach", spots=("2/1",)),
        ),
        arrows=(
            sb.Arrow(look="moved", label="Ana came", start="1/2", goal="0/0"),
            sb.Arrow(look="struck", label="Ana strikes", start="0/0", goal="2/1"),
        ),
    )


def every_cell() -> sb.Storyboard:
    """Return a board whose table has every kind of cell, with every mark."""
    cell, item = sb.Cell, sb.Item
    table = (
        sb.Group(
            title="Tracks and coins",
            rows=(
                sb.Row(
                    label="Batiatus",
                    lit=True,
                    cells=(
                        cell(kind="track", label="Influence", value=7, high=12),
                        cell(kind="coins", label="Denarii", value=3),
                        cell(kind="count", label="Slaves", value=2),
                        cell(kind="text", label="Host"),
                    ),
                ),
                sb.Row(
                    label="Glaber",
                    cells=(
                        cell(kind="track", label="Influence", value=0, high=12),
                        cell(kind="coins", label="Denarii", value=14),
                        cell(kind="count", label="Slaves", value=10),
                        cell(kind="text", label="Guest"),
                    ),
                ),
                sb.Row(
                    label="The wolf",
                    cells=(
                        cell(kind="track", label="Disfavour", value=-2, low=-3, high=3),
                        cell(kind="coins", label="Denarii", value=0),
                        cell(kind="track", label="Years", value=1840, low=1800, high=1900),
                        cell(kind="track", label="Turns", value=9),
                    ),
                ),
            ),
        ),
        sb.Group(title="The field", plan=field()),
        sb.Group(
            title="Dice",
            lit=True,
            rows=(
                sb.Row(
                    label="Attack",
                    lit=True,
                    cells=(
                        cell(
                            kind="dice",
                            value=13,
                            items=(item(text="6", mark="lit"), item(text="4", mark="lit"), item(text="3")),
                        ),
                    ),
                ),
                sb.Row(
                    label="Defence",
                    cells=(
                        cell(
                            kind="dice",
                            value=6,
                            items=(item(text="5"), item(text="1", mark="spent"), item(text="?", mark="down")),
                        ),
                    ),
                ),
                sb.Row(label="Omen", cells=(cell(kind="dice", items=(item(text="12"), item(text="", mark="skull"))),)),
            ),
        ),
        sb.Group(
            title="Chits",
            rows=(
                sb.Row(
                    label="Turned up",
                    cells=(
                        cell(
                            kind="chits",
                            items=(
                                item(text="Drought"),
                                item(text="Plague", mark="skull"),
                                item(text="Storm", mark="spent"),
                            ),
                        ),
                    ),
                ),
                sb.Row(
                    label="In the bag",
                    cells=(cell(kind="chits", items=(item(text="", mark="down"), item(text="", mark="down"))),),
                ),
                sb.Row(label="Bids", cells=(cell(kind="hidden", label="In the fist", value=4), cell(kind="hidden"))),
            ),
        ),
        sb.Group(
            title="Cards",
            rows=(
                sb.Row(
                    label="Glaber",
                    cells=(
                        cell(
                            kind="cards",
                            items=(
                                item(text="Hostile Influence", mark="up-arrow"),
                                item(text="Guard", mark="down-arrow"),
                            ),
                        ),
                        cell(
                            kind="cards",
                            items=(
                                item(text="", mark="down"),
                                item(text="Scheme", mark="down"),
                                item(text="Gossip", mark="lit"),
                            ),
                        ),
                    ),
                ),
                sb.Row(
                    label="Batiatus",
                    cells=(cell(kind="hidden", label="Hand", value=5), cell(kind="hidden", label="Deck", value=40)),
                ),
            ),
        ),
    )
    base = primus()
    beat = msgspec.structs.replace(
        base.beats[4],
        number=1,
        table=table,
        story="Everything that can lie on a table.\nIn two paragraphs.",
        follows=base.beats[6].follows,
    )
    squares = tuple(msgspec.structs.replace(g, plan=field("square")) if g.plan else g for g in table)
    parts = msgspec.structs.replace(
        beat, number=2, kind="parts", chip="What if", headline="Here it parts from the book", table=squares
    )
    other = sb.RulingNote(id="O-34", question="May it be both?", reading="No.", default=False)
    parts = msgspec.structs.replace(
        parts, clauses=(msgspec.structs.replace(TIE, mark="C", rulings=(*TIE.rulings, other)), BASE, CHOOSE)
    )
    return msgspec.structs.replace(
        base, scenario="every-cell", title="Everything on the table", intro="", seat="Glaber", beats=(beat, parts)
    )


def big(nodes: int = 300) -> sb.Storyboard:
    """Return a board with a map of `nodes` nodes and as many beats, in the shape in which `dot` writes."""
    wide, out, steps, beats = 15, [], [], []
    rows = (nodes + wide - 1) // wide
    spots = [
        ((i % wide if (i // wide) % 2 == 0 else wide - 1 - i % wide) * 110 + 60, (i // wide) * 56 + 30)
        for i in range(nodes)
    ]
    for i, (x, y) in enumerate(spots):
        node = f"n-big-{i}".replace("-", "&#45;")
        out.append(
            f'<g id="{node}" class="node choice"><title>{i}</title><polygon fill="none" stroke="black" '
            f'points="{x - 40},{y - 14} {x + 40},{y - 14} {x + 40},{y + 14} {x - 40},{y + 14}"/>'
            f'<text text-anchor="middle" x="{x}" y="{y + 4}" font-size="11">Step {i + 1}</text></g>'
        )
        if i:
            px, py = spots[i - 1]
            edge = f"e-big-{i - 1}-{i}".replace("-", "&#45;")
            out.insert(
                0,
                f'<g id="{edge}" class="edge"><title>e</title>'
                f'<path fill="none" stroke="black" d="M{px},{py}L{x},{y}"/></g>',
            )
        steps.append(sb.Step(node=f"n-big-{i}", label=f"Step {i + 1}"))
    svg = (
        f'<svg width="{wide * 110 + 20}pt" height="{rows * 56 + 20}pt" '
        f'viewBox="0 0 {wide * 110 + 20} {rows * 56 + 20}" '
        f'xmlns="http://www.w3.org/2000/svg"><g id="graph&#45;big" class="graph">{"".join(out)}</g></svg>'
    )
    shape = primus().beats
    for i in range(nodes):
        beats.append(
            msgspec.structs.replace(
                shape[4 if i % 7 else 5],
                number=i + 1,
                headline=f"Beat {i + 1}",
                place=sb.Place(
                    flow="big",
                    step=str(i),
                    node=f"n-big-{i}",
                    edges=(f"e-big-{i - 1}-{i}",) if i else (),
                    path=tuple(f"n-big-{k}" for k in range(i + 1)),
                    trail=tuple(f"e-big-{k}-{k + 1}" for k in range(i)),
                ),
            )
        )
    return msgspec.structs.replace(
        primus(), scenario="big", title="A big map", intro="", svg=svg, steps=tuple(steps), beats=tuple(beats)
    )
