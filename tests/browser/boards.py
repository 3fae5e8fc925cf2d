"""Storyboards for the browser tests: a real example in two languages, one with every kind of cell, a big one."""

from __future__ import annotations

from pathlib import Path

import msgspec

from rulekit import storyboard as sb

HERE = Path(__file__).parent

_STEPS = (
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
    trail = tuple(f"e-primus-{a}-{b}" for a, b in zip(way, way[1:], strict=False))
    return sb.Place(
        flow="primus", step=upto, node=f"n-primus-{upto}", path=tuple(f"n-primus-{s}" for s in way),
        trail=trail, edges=trail[len(trail) - taken :] if taken else (),
    )  # fmt: skip


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


_TIE = sb.ClauseCard(
    id="SW-INIT-03", section="Primus › Combat › Initiative",
    text="When the best results are level, the second fighters of each side are compared.",
    rulings=(sb.RulingNote(
        id="O-33", question="Who chooses when the second fighter's roll has decided: the side's first fighter or the second?",
        reading="The fighter whose roll decided chooses the order."),),
)  # fmt: skip
_CHOOSE = sb.ClauseCard(
    id="SW-INIT-06", section="Primus › Combat › Initiative",
    text="Whoever's roll decided says which side acts first.",
)
_INVITE = sb.ClauseCard(
    id="SW-INV-02", section="Primus › Invitations",
    text="Every House is asked once before any House is asked again.",
)
_BASE = sb.ClauseCard(
    id="SW-BASE-14", section="Base facts › Speed", text="A fighter rolls as many dice as its Speed.", mark="B",
)  # fmt: skip


def primus() -> sb.Storyboard:
    """Return the example of the look: who acts first when the highest rolls tie, in seven beats."""
    crumb = ("Serpents and the Wolf", "Primus")
    beats = (
        sb.Beat(
            number=1, kind="start", crumbs=(*crumb, "The call"), chip="The start",
            headline="Ivan announces a Primus", place=_place("announce", 0),
            story="Four Houses sit at the table. Ivan is Games Master and calls the fighters of the ludus to the Arena.",
            clauses=(_INVITE,), legal=("Invite Alla", "Invite Liza", "Invite Boris"), digest="3f9a0c12",
            table=(sb.Group(title="The Houses", rows=tuple(
                sb.Row(label=n, lit=n == "Ivan", cells=(
                    sb.Cell(kind="track", label="Influence", value=v, high=12),
                    sb.Cell(kind="coins", label="Denarii", value=c),
                    sb.Cell(kind="count", label="Guards", value=g),
                )) for n, v, c, g in (("Ivan", 6, 9, 2), ("Alla", 5, 12, 1), ("Liza", 7, 4, 0), ("Boris", 4, 11, 3)))),),
        ),
        sb.Beat(
            number=2, kind="quiet", crumbs=(*crumb, "The field"), chip="Three answers", headline="Both sides are full",
            story="Alla and Liza accept; Boris stays away. Liza may send a second fighter, so the teams are two and two.",
            place=_place("teams", 3), clauses=(_INVITE,), digest="81bb4410", table=_field(False, False),
            changes=(sb.Change(label="Team I", before="Ivan", after="Ivan, Alla"),
                     sb.Change(label="Team II", before="nobody", after="Liza, Liza")),
        ),
        sb.Beat(
            number=3, kind="move", crumbs=(*crumb, "Combat round"), chip="Fighters take the sand",
            headline="Nobody tries treachery", story="All four fighters stand on the sand. Each House is asked once; all pass.",
            place=_place("treachery", 2), digest="c1704be9", table=_field(False, False),
            checks=(sb.CheckLine(state="yes", text="Every fighter has a space of its own", figures="4 of 4", source="SW-PLACE-02"),
                    sb.CheckLine(state="moot", text="The treachery can be paid for", source="SW-TREACH-03"),
                    sb.CheckLine(state="hidden", text="Liza holds a reaction", source="SW-TREACH-01")),
        ),
        sb.Beat(
            number=4, kind="chance", crumbs=(*crumb, "Initiative"), chip="The dice", headline="Thirteen against thirteen",
            story="Every fighter rolls as many dice as its Speed. Ivan and Liza's first fighter both come to thirteen.",
            place=_place("roll"), clauses=(_BASE,), digest="0d55e2a7", table=_field(True, False),
            changes=(sb.Change(label="Highest of Team I", before="none", after="13"),
                     sb.Change(label="Highest of Team II", before="none", after="13")),
        ),
        sb.Beat(
            number=5, kind="chance", crumbs=(*crumb, "Initiative"), chip="Dice decide", headline="Alla’s 11 beats Liza’s 5",
            story="The best rolls are level at 13, so the second fighters are compared. Alla rolled 11, Liza’s second "
            "fighter 5: Team I takes the initiative, and it is Alla, whose roll decided, who chooses the order.",
            place=_place("order"), clauses=(_TIE,), digest="77ab01fe", table=_field(True, True),
            checks=(sb.CheckLine(state="yes", text="The highest results are equal", figures="13 and 13", source="SW-INIT-03"),
                    sb.CheckLine(state="yes", text="The second results differ", figures="11 and 5", source="SW-INIT-03"),
                    sb.CheckLine(state="no", text="Ivan may choose the order", figures="the deciding roll is Alla’s", source="SW-INIT-06")),
            changes=(sb.Change(label="Initiative", before="nobody", after="Alla"),
                     sb.Change(label="Decides next", before="dice", after="Alla")),
            odds=sb.Odds(title="Chance of this before the roll", rows=(
                sb.OddsRow(label="Team I", fraction="238,880,659 / 362,797,056", percent="65.8 %", share=0.6584, happened=True),
                sb.OddsRow(label="Team II", fraction="119,486,879 / 362,797,056", percent="32.9 %", share=0.3294),
                sb.OddsRow(label="All roll again", fraction="4,429,518 / 362,797,056", percent="1.2 %", share=0.0122))),
            legal=("Alla chooses Team I", "Alla chooses Team II"),
        ),
        sb.Beat(
            number=6, kind="refused", crumbs=(*crumb, "Initiative"), chip="Ivan tries", headline="Ivan may not choose the order",
            story="Ivan rolled the highest single result and wants to start. But his thirteen was matched; it was Alla’s roll that decided.",
            place=_place("order", 0), clauses=(_CHOOSE, _TIE), digest="77ab01fe", table=_field(True, True),
            checks=(sb.CheckLine(state="yes", text="The order has not been chosen yet", source="SW-INIT-05"),
                    sb.CheckLine(state="no", text="The one who chooses rolled the deciding result", figures="needs Alla, is Ivan", source="SW-INIT-06")),
            legal=("Alla chooses Team I", "Alla chooses Team II"),
        ),
        sb.Beat(
            number=7, kind="end", crumbs=(*crumb, "Initiative"), chip="Alla chooses", headline="Team I acts first",
            story="Alla lets her own side begin. The round goes on with her fighter’s turn.", place=_place("act"),
            clauses=(_CHOOSE,), digest="90f3d5b6", table=_field(True, True),
            checks=(sb.CheckLine(state="yes", text="The one who chooses rolled the deciding result", figures="Alla", source="SW-INIT-06"),),
            changes=(sb.Change(label="Acts first", before="open", after="Team I"),),
            follows=(sb.Follow(text="The fighters of Team I are made ready.", clauses=("SW-ACT-01", "SW-ACT-02")),),
            legal=tuple(f"Alla’s fighter moves to space {n}" for n in range(1, 10)),
        ),
    )  # fmt: skip
    return sb.Storyboard(
        rulebook="serpents", rulebook_title="Serpents and the Wolf", version="0.1.0", scenario="primus-initiative-tie",
        title="Who acts first when the highest rolls tie", lang="en", dir="ltr", seat="*",
        intro="Two sides of two fighters, and the best roll of each side is the same. Step through to see who chooses.",
        svg=(HERE / "maps/primus.svg").read_text("utf-8"), words={}, beats=beats,
        steps=tuple(sb.Step(node=f"n-primus-{k}", label=label, group=group) for k, label, group in _STEPS),
    )  # fmt: skip


_FA_STEPS = ("اعلام", "دعوت از یک خاندان", "پاسخ", "پریموس ناکام", "تشکیل تیم", "چیدن جنگجویان", "خیانت؟", "پرتاب سرعت",
             "انتخاب ترتیب", "نوبت جنگجو", "کسی شکست خورد؟", "مرگ یا زندگی", "پیروزی")  # fmt: skip
_FA_GROUPS = {"The call": "دعوت", "The field": "میدان", "Combat round": "دور نبرد", "": ""}
_FA_WORDS = {
    "digits": "۰۱۲۳۴۵۶۷۸۹", "stepper": "گام‌به‌گام قانون", "step": "گام {i} از {n}", "step_short": "گام {i}",
    "first": "اولین", "back": "قبلی", "next": "بعدی", "last": "آخرین", "play": "پخش", "pause": "مکث", "speed": "سرعت",
    "progress": "همهٔ گام‌ها", "copy": "رونوشت پیوند این گام", "copied": "رونوشت شد", "link": "{scenario} گام {i}",
    "theme": "پوسته", "theme_auto": "پوسته: مانند سامانه", "theme_light": "پوسته: روشن", "theme_dark": "پوسته: تیره",
    "map": "اینجا هستیم", "passed": "تا اینجا گذشته", "zoom_in": "بزرگ‌تر", "zoom_out": "کوچک‌تر", "zoom_fit": "همه",
    "refused": "رد شد: روی میز چیزی عوض نشد", "parts": "اینجا از کتاب جدا می‌شود", "checks": "بررسی‌ها", "yes": "بله",
    "no": "نه", "moot": "پرسیده نشد", "hidden": "پنهان", "rules": "قانون", "grade": "دادهٔ پایه، درجهٔ {grade}",
    "ruling": "بر پایهٔ داوری {id}", "reading": "خوانش جاری", "reading_other": "خوانش جاری، نه خوانش معمول",
    "changed": "چه چیزی عوض شد", "becomes": "می‌شود", "follows": "چه چیزی خودبه‌خود پیش آمد", "happened": "رخ داد",
    "table": "روی میز", "group_lit": "پیش است", "row_lit": "نوبت اوست", "legal": "اکنون چه می‌توان کرد",
    "digest": "حالت {digest}", "version": "{rulebook} {version}", "seen_all": "همهٔ کارت‌ها باز",
    "seen_onlooker": "از دید تماشاگر", "seen_seat": "از دید {seat}", "track": "{value} از {high}",
    "track_from": "{value} میان {low} و {high}", "coins": "سکه {value}", "hidden_things": "{value} پنهان",
    "mark_skull": "جمجمه", "mark_down": "رو به پایین", "mark_up-arrow": "بالا", "mark_down-arrow": "پایین",
    "mark_lit": "به شمار می‌آید", "mark_spent": "خرج شده",
}  # fmt: skip


def persian() -> sb.Storyboard:
    """Return three beats of the same example from right to left, with Persian digits."""
    fa = {str(i): d for i, d in enumerate(_FA_WORDS["digits"])}

    def dice(*faces: int) -> sb.Cell:
        return sb.Cell(kind="dice", value=sum(faces), items=tuple(sb.Item(text=fa[str(f)]) for f in faces))

    table = (
        sb.Group(title="تیم یک", lit=True, rows=(
            sb.Row(label="ایوان", cells=(dice(6, 4, 3),)), sb.Row(label="آلا", cells=(dice(5, 4, 2),), lit=True))),
        sb.Group(title="تیم دو", rows=(
            sb.Row(label="لیزا، اول", cells=(dice(6, 5, 2),)), sb.Row(label="لیزا، دوم", cells=(dice(3, 2),)))),
    )  # fmt: skip
    english = primus().beats
    crumbs = ("مارها و گرگ", "پریموس", "ابتکار عمل")
    clause = sb.ClauseCard(
        id="SW-INIT-03", section="پریموس › نبرد › ابتکار عمل",
        text="اگر بالاترین نتیجه‌ها برابر باشند، نتیجهٔ جنگجوی دوم هر تیم تعیین می‌کند.",
        rulings=(sb.RulingNote(id="O-33", question="چه کسی ترتیب را انتخاب می‌کند؟", reading="کسی که تاسش تعیین‌کننده بود."),),
    )  # fmt: skip
    beats = (
        sb.Beat(number=1, kind="chance", crumbs=crumbs, chip="تاس‌ها", headline="۱۳ در برابر ۱۳", story="بهترین نتیجه‌ها برابرند.",
                place=english[3].place, table=table, digest="0d55e2a7"),
        sb.Beat(number=2, kind="chance", crumbs=crumbs, chip="تاس‌ها تعیین می‌کنند", headline="۱۱ آلا از ۵ لیزا بیشتر است",
                story="بهترین نتیجه‌ها برابرند: ۱۳ و ۱۳. پس نتیجهٔ جنگجوی دوم هر تیم مقایسه می‌شود. ابتکار با تیم یک است و آلا ترتیب را انتخاب می‌کند.",
                place=english[4].place, clauses=(clause,), table=table, digest="77ab01fe",
                checks=(sb.CheckLine(state="yes", text="بالاترین نتیجه‌ها برابرند", figures="۱۳ و ۱۳", source="SW-INIT-03"),
                        sb.CheckLine(state="no", text="ایوان می‌تواند ترتیب را انتخاب کند", figures="تاس تعیین‌کننده از آلاست", source="SW-INIT-06")),
                changes=(sb.Change(label="ابتکار", before="هیچ‌کس", after="آلا"), sb.Change(label="تصمیم بعدی", before="تاس", after="آلا")),
                odds=sb.Odds(title="احتمال پیش از پرتاب", rows=(
                    sb.OddsRow(label="تیم یک", fraction="238,880,659 / 362,797,056", percent="65.8 %", share=0.6584, happened=True),
                    sb.OddsRow(label="تیم دو", fraction="123,916,397 / 362,797,056", percent="34.2 %", share=0.3416)))),
        sb.Beat(number=3, kind="refused", crumbs=crumbs, chip="ایوان می‌کوشد", headline="ایوان نمی‌تواند انتخاب کند",
                story="تاس تعیین‌کننده از آلا بود.", place=english[5].place, clauses=(clause,), table=table, digest="77ab01fe",
                checks=(sb.CheckLine(state="no", text="انتخاب با کسی است که تاسش تعیین کرد", figures="آلا، نه ایوان", source="SW-INIT-06"),),
                legal=("آلا تیم یک را برمی‌گزیند", "آلا تیم دو را برمی‌گزیند")),
    )  # fmt: skip
    return msgspec.structs.replace(
        primus(), rulebook_title="مارها و گرگ", title="اگر بالاترین تاس‌ها برابر شوند، چه کسی آغاز می‌کند؟", lang="fa", dir="rtl",
        intro="", svg=(HERE / "maps/primus-fa.svg").read_text("utf-8"), words=_FA_WORDS, beats=beats,
        steps=tuple(sb.Step(node=f"n-primus-{k}", label=label, group=_FA_GROUPS[group])
                    for (k, _, group), label in zip(_STEPS, _FA_STEPS, strict=True)),
    )  # fmt: skip


def every_cell() -> sb.Storyboard:
    """Return a board whose table has every kind of cell, with every mark."""
    cell, item = sb.Cell, sb.Item
    table = (
        sb.Group(title="Tracks and coins", rows=(
            sb.Row(label="Batiatus", lit=True, cells=(
                cell(kind="track", label="Influence", value=7, high=12), cell(kind="coins", label="Denarii", value=3),
                cell(kind="count", label="Slaves", value=2), cell(kind="text", label="Host"))),
            sb.Row(label="Glaber", cells=(
                cell(kind="track", label="Influence", value=0, high=12), cell(kind="coins", label="Denarii", value=14),
                cell(kind="count", label="Slaves", value=10), cell(kind="text", label="Guest"))),
            sb.Row(label="The wolf", cells=(
                cell(kind="track", label="Disfavour", value=-2, low=-3, high=3), cell(kind="coins", label="Denarii", value=0),
                cell(kind="track", label="Years", value=1840, low=1800, high=1900), cell(kind="track", label="Turns", value=9))))),
        sb.Group(title="Dice", lit=True, rows=(
            sb.Row(label="Attack", lit=True, cells=(cell(kind="dice", value=13, items=(
                item(text="6", mark="lit"), item(text="4", mark="lit"), item(text="3"))),)),
            sb.Row(label="Defence", cells=(cell(kind="dice", value=6, items=(
                item(text="5"), item(text="1", mark="spent"), item(text="?", mark="down"))),)),
            sb.Row(label="Omen", cells=(cell(kind="dice", items=(item(text="12"), item(text="", mark="skull"))),)))),
        sb.Group(title="Chits", rows=(
            sb.Row(label="Turned up", cells=(cell(kind="chits", items=(
                item(text="Drought"), item(text="Plague", mark="skull"), item(text="Storm", mark="spent"))),)),
            sb.Row(label="In the bag", cells=(cell(kind="chits", items=(item(text="", mark="down"), item(text="", mark="down"))),)),
            sb.Row(label="Bids", cells=(cell(kind="hidden", label="In the fist", value=4), cell(kind="hidden"))))),
        sb.Group(title="Cards", rows=(
            sb.Row(label="Glaber", cells=(cell(kind="cards", items=(
                item(text="Hostile Influence", mark="up-arrow"), item(text="Guard", mark="down-arrow"))),
                cell(kind="cards", items=(item(text="", mark="down"), item(text="Scheme", mark="down"), item(text="Gossip", mark="lit"))))),
            sb.Row(label="Batiatus", cells=(cell(kind="hidden", label="Hand", value=5),
                cell(kind="hidden", label="Deck", value=40))))),
    )  # fmt: skip
    base = primus()
    beat = msgspec.structs.replace(
        base.beats[4], number=1, table=table, story="Everything that can lie on a table.\nIn two paragraphs.",
        follows=base.beats[6].follows,
    )  # fmt: skip
    parts = msgspec.structs.replace(beat, number=2, kind="parts", chip="What if", headline="Here it parts from the book")
    other = sb.RulingNote(id="O-34", question="May it be both?", reading="No.", default=False)
    parts = msgspec.structs.replace(parts, clauses=(
        msgspec.structs.replace(_TIE, mark="C", rulings=(*_TIE.rulings, other)), _BASE, _CHOOSE))  # fmt: skip
    return msgspec.structs.replace(base, scenario="every-cell", title="Everything on the table", intro="", seat="Glaber", beats=(beat, parts))


def big(nodes: int = 300) -> sb.Storyboard:
    """Return a board with a map of `nodes` nodes and as many beats, in the shape in which `dot` writes."""
    wide, out, steps, beats = 15, [], [], []
    rows = (nodes + wide - 1) // wide
    spots = [((i % wide if (i // wide) % 2 == 0 else wide - 1 - i % wide) * 110 + 60, (i // wide) * 56 + 30) for i in range(nodes)]
    for i, (x, y) in enumerate(spots):
        node = f"n-big-{i}".replace("-", "&#45;")
        out.append(f'<g id="{node}" class="node choice"><title>{i}</title><polygon fill="none" stroke="black" '
                   f'points="{x - 40},{y - 14} {x + 40},{y - 14} {x + 40},{y + 14} {x - 40},{y + 14}"/>'
                   f'<text text-anchor="middle" x="{x}" y="{y + 4}" font-size="11">Step {i + 1}</text></g>')  # fmt: skip
        if i:
            px, py = spots[i - 1]
            edge = f"e-big-{i - 1}-{i}".replace("-", "&#45;")
            out.insert(0, f'<g id="{edge}" class="edge"><title>e</title><path fill="none" stroke="black" d="M{px},{py}L{x},{y}"/></g>')
        steps.append(sb.Step(node=f"n-big-{i}", label=f"Step {i + 1}"))
    svg = (f'<svg width="{wide * 110 + 20}pt" height="{rows * 56 + 20}pt" viewBox="0 0 {wide * 110 + 20} {rows * 56 + 20}" '
           f'xmlns="http://www.w3.org/2000/svg"><g id="graph&#45;big" class="graph">{"".join(out)}</g></svg>')  # fmt: skip
    shape = primus().beats
    for i in range(nodes):
        beats.append(msgspec.structs.replace(
            shape[4 if i % 7 else 5], number=i + 1, headline=f"Beat {i + 1}", place=sb.Place(
                flow="big", step=str(i), node=f"n-big-{i}", edges=(f"e-big-{i - 1}-{i}",) if i else (),
                path=tuple(f"n-big-{k}" for k in range(i + 1)), trail=tuple(f"e-big-{k}-{k + 1}" for k in range(i)))))  # fmt: skip
    return msgspec.structs.replace(primus(), scenario="big", title="A big map", intro="", svg=svg, steps=tuple(steps), beats=tuple(beats))
