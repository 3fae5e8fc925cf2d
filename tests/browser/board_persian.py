"""Three beats of the same example from right to left, with Persian digits."""

from __future__ import annotations

import msgspec
from board_primus import HERE, STEPS, primus

from rulekit.story import storyboard as sb

_FA_STEPS = (
    "اعلام",
    "دعوت از یک خاندان",
    "پاسخ",
    "پریموس ناکام",
    "تشکیل تیم",
    "چیدن جنگجویان",
    "خیانت؟",
    "پرتاب سرعت",
    "انتخاب ترتیب",
    "نوبت جنگجو",
    "کسی شکست خورد؟",
    "مرگ یا زندگی",
    "پیروزی",
)
_FA_GROUPS = {"The call": "دعوت", "The field": "میدان", "Combat round": "دور نبرد", "": ""}
_FA_WORDS = {
    "digits": "۰۱۲۳۴۵۶۷۸۹",
    "stepper": "گام‌به‌گام قانون",
    "step": "گام {i} از {n}",
    "step_short": "گام {i}",
    "first": "اولین",
    "back": "قبلی",
    "next": "بعدی",
    "last": "آخرین",
    "play": "پخش",
    "pause": "مکث",
    "speed": "سرعت",
    "progress": "همهٔ گام‌ها",
    "copy": "رونوشت پیوند این گام",
    "copied": "رونوشت شد",
    "link": "{scenario} گام {i}",
    "theme": "پوسته",
    "theme_auto": "پوسته: مانند سامانه",
    "theme_light": "پوسته: روشن",
    "theme_dark": "پوسته: تیره",
    "map": "اینجا هستیم",
    "passed": "تا اینجا گذشته",
    "zoom_in": "بزرگ‌تر",
    "zoom_out": "کوچک‌تر",
    "zoom_fit": "همه",
    "refused": "رد شد: روی میز چیزی عوض نشد",
    "parts": "اینجا از کتاب جدا می‌شود",
    "checks": "بررسی‌ها",
    "yes": "بله",
    "no": "نه",
    "moot": "پرسیده نشد",
    "hidden": "پنهان",
    "rules": "قانون",
    "grade_A": "درجهٔ A",
    "grade_B": "درجهٔ B",
    "grade_C": "درجهٔ C",
    "grade_D": "درجهٔ D",
    "ruling": "بر پایهٔ داوری {id}",
    "reading": "خوانش جاری",
    "reading_other": "خوانش جاری، نه خوانش معمول",
    "changed": "چه چیزی عوض شد",
    "becomes": "می‌شود",
    "follows": "چه چیزی خودبه‌خود پیش آمد",
    "happened": "رخ داد",
    "table": "روی میز",
    "group_lit": "پیش است",
    "row_lit": "نوبت اوست",
    "legal": "اکنون چه می‌توان کرد",
    "digest": "حالت {digest}",
    "version": "{rulebook} {version}",
    "seen_all": "همهٔ کارت‌ها باز",
    "seen_onlooker": "از دید تماشاگر",
    "seen_seat": "از دید {seat}",
    "track": "{value} از {high}",
    "track_from": "{value} میان {low} و {high}",
    "coins": "سکه {value}",
    "hidden_things": "{value} پنهان",
    "mark_skull": "جمجمه",
    "mark_down": "رو به پایین",
    "mark_up-arrow": "بالا",
    "mark_down-arrow": "پایین",
    "mark_lit": "به شمار می‌آید",
    "mark_spent": "خرج شده",
}


def persian() -> sb.Storyboard:
    """Return three beats of the same example from right to left, with Persian digits."""
    fa = {str(i): d for i, d in enumerate(_FA_WORDS["digits"])}

    def dice(*faces: int) -> sb.Cell:
        return sb.Cell(kind="dice", value=sum(faces), items=tuple(sb.Item(text=fa[str(f)]) for f in faces))

    table = (
        sb.Group(
            title="تیم یک",
            lit=True,
            rows=(sb.Row(label="ایوان", cells=(dice(6, 4, 3),)), sb.Row(label="آلا", cells=(dice(5, 4, 2),), lit=True)),
        ),
        sb.Group(
            title="تیم دو",
            rows=(sb.Row(label="لیزا، اول", cells=(dice(6, 5, 2),)), sb.Row(label="لیزا، دوم", cells=(dice(3, 2),))),
        ),
    )
    english = primus().beats
    crumbs = ("مارها و گرگ", "پریموس", "ابتکار عمل")
    clause = sb.ClauseCard(
        id="SW-INIT-03",
        section="پریموس › نبرد › ابتکار عمل",
        text="اگر بالاترین نتیجه‌ها برابر باشند، نتیجهٔ جنگجوی دوم هر تیم تعیین می‌کند.",
        rulings=(
            sb.RulingNote(id="O-33", question="چه کسی ترتیب را انتخاب می‌کند؟", reading="کسی که تاسش تعیین‌کننده بود."),
        ),
    )
    beats = (
        sb.Beat(
            number=1,
            kind="chance",
            crumbs=crumbs,
            chip="تاس‌ها",
            headline="۱۳ در برابر ۱۳",
            story="بهترین نتیجه‌ها برابرند.",
            place=english[3].place,
            table=table,
            digest="0d55e2a7",
        ),
        sb.Beat(
            number=2,
            kind="chance",
            crumbs=crumbs,
            chip="تاس‌ها تعیین می‌کنند",
            headline="۱۱ آلا از ۵ لیزا بیشتر است",
            story="بهترین نتیجه‌ها برابرند: ۱۳ و ۱۳. پس نتیجهٔ جنگجوی دوم هر تیم مقایسه می‌شود. "
            "ابتکار با تیم یک است و آلا ترتیب را انتخاب می‌کند.",
            place=english[4].place,
            clauses=(clause,),
            table=table,
            digest="77ab01fe",
            checks=(
                sb.CheckLine(state="yes", text="بالاترین نتیجه‌ها برابرند", figures="۱۳ و ۱۳", sources=("SW-INIT-03",)),
                sb.CheckLine(
                    state="no",
                    text="ایوان می‌تواند ترتیب را انتخاب کند",
                    figures="تاس تعیین‌کننده از آلاست",
                    sources=("SW-INIT-06",),
                ),
            ),
            changes=(
                sb.Change(label="ابتکار", before="هیچ‌کس", after="آلا"),
                sb.Change(label="تصمیم بعدی", before="تاس", after="آلا"),
            ),
            odds=sb.Odds(
                title="احتمال پیش از پرتاب",
                rows=(
                    sb.OddsRow(
                        label="تیم یک",
                        fraction="238,880,659 / 362,797,056",
                        percent="65.8 %",
                        share=0.6584,
                        happened=True,
                    ),
                    sb.OddsRow(label="تیم دو", fraction="123,916,397 / 362,797,056", percent="34.2 %", share=0.3416),
                ),
            ),
        ),
        sb.Beat(
            number=3,
            kind="refused",
            crumbs=crumbs,
            chip="ایوان می‌کوشد",
            headline="ایوان نمی‌تواند انتخاب کند",
            story="تاس تعیین‌کننده از آلا بود.",
            place=english[5].place,
            clauses=(clause,),
            table=table,
            digest="77ab01fe",
            checks=(
                sb.CheckLine(
                    state="no", text="انتخاب با کسی است که تاسش تعیین کرد", figures="آلا، نه ایوان", sources=("SW-INIT-06",)
                ),
            ),
            legal=("آلا تیم یک را برمی‌گزیند", "آلا تیم دو را برمی‌گزیند"),
        ),
    )
    return msgspec.structs.replace(
        primus(),
        rulebook_title="مارها و گرگ",
        title="اگر بالاترین تاس‌ها برابر شوند، چه کسی آغاز می‌کند؟",
        lang="fa",
        dir="rtl",
        intro="",
        svg=(HERE / "maps/primus-fa.svg").read_text("utf-8"),
        words=_FA_WORDS,
        beats=beats,
        steps=tuple(
            sb.Step(node=f"n-primus-{k}", label=label, group=_FA_GROUPS[group])
            for (k, _, group), label in zip(STEPS, _FA_STEPS, strict=True)
        ),
    )
