"""Faults of the Python side, each of which the lessons must notice: file, sound text, broken text, lesson."""

from __future__ import annotations

from typing import NamedTuple

TIE = "01_primus_initiative_tie"
AUCTION = "02_hostile_influence_auction"
SACRIFICE = "03_sacrum_sacrifice"
CHITS = "04_sacrum_chits_count"
SCORE = "07_what_the_final_score_does"
NEW_REGIONS = "31_placing_on_the_new_regions"
TAKING_OVER = "32_taking_a_faction_over"
BRUTII = "33_the_brutii"
BRUTII_TAKE_OVER = "34_take_overs_of_the_brutii"
TRIBUNUS = "35_tribunus_plebis"


class Fault(NamedTuple):
    """A piece of code, what it becomes, and the lesson that should notice."""

    file: str
    sound: str
    broken: str
    lesson: str


FAULTS = {
    "a guard is one off": Fault(
        "rulekit/rulebooks/sacrum/sacrifice.py", "Figures(have >= due,", "Figures(have > due,", SACRIFICE
    ),
    "level Influence is no bar": Fault(
        "rulekit/rulebooks/serpents/moves/cards.py",
        "return differs(compared(s, self.target), s.house(self.target).influence) if card_of(s).arrow else IDLE",
        "return IDLE",
        AUCTION,
    ),
    "the lower roll wins": Fault(
        "rulekit/engine/chance.py", "best = max(rows.values())", "best = min(rows.values())", TIE
    ),
    "the sides are swapped": Fault(
        "rulekit/rulebooks/serpents/moves/initiative.py",
        "return s.set(winner=reading.winner, deciding=reading.by) if reading.rank else s",
        "return s.set(winner=TEAMS[reading.winner == TEAMS[0]], deciding=reading.by) if reading.rank else s",
        TIE,
    ),
    "only the best roll counts": Fault(
        "rulekit/rulebooks/serpents/moves/initiative.py",
        "(min(*sizes.values(), two), 0)",
        "(1, 0)",
        TIE,
    ),
    "a step names the wrong clause": Fault(
        "rulekit/rulebooks/serpents/flows/primus.py",
        'flow.choice("order", chooser, "SW-INIT-06"',
        'flow.choice("order", chooser, "SW-INIT-05"',
        TIE,
    ),
    "ticks and crosses are swapped": Fault(
        "rulekit/story/telling.py",
        "state=check.answer,",
        'state={"yes": "no", "no": "yes"}.get(check.answer, check.answer),',
        TIE,
    ),
    "figures are missing": Fault(
        "rulekit/story/telling.py", 'if check.answer in ("moot", "hidden")', "if check.answer", SACRIFICE
    ),
    "the place stays one behind": Fault(
        "rulekit/story/tell.py",
        "        self.here = position\n        step = position.step\n",
        '        step = getattr(self, "here", position).step\n        self.here = position\n',
        TIE,
    ),
    "the table is blank": Fault(
        "rulekit/story/tell.py",
        "table=in_digits(self.scenario.book.shown(look), self.words.digits),",
        "table=(),",
        TIE,
    ),
    "before and after are swapped": Fault(
        "rulekit/story/telling.py",
        "before=before, after=after)",
        "before=after, after=before)",
        SACRIFICE,
    ),
    "what followed is not told": Fault(
        "rulekit/story/telling.py", "out.append(Follow(text=text, clauses=r.clauses))", "pass", SACRIFICE
    ),
    "a roll again is not divided out": Fault(
        "rulekit/engine/chance.py",
        "kept = {k: w for k, w in weights.items() if k != again}",
        "kept = dict(weights)",
        TIE,
    ),
    "every hand is open": Fault(
        "rulekit/engine/views.py",
        "    if seat == ALL:\n        return value\n    if isinstance(value, tuple):",
        "    if True:\n        return value\n    if isinstance(value, tuple):",
        AUCTION,
    ),
    "a closed fist is open": Fault(
        "rulekit/engine/record.py",
        "seat not in (ALL, act.by) and self.sealing:",
        "seat not in (ALL, act.by) and False:",
        AUCTION,
    ),
    "the author's words are told to all eyes": Fault(
        "rulekit/story/tell.py",
        "self.told = scenario.text if eyes == scenario.file.eyes else",
        "self.told = scenario.text if True else",
        AUCTION,
    ),
    "a beat is missing": Fault(
        "rulekit/story/tell.py", "in _folded(self.run.lines):", "in _folded(self.run.lines[:-1]):", TIE
    ),
    "the permalink is one off": Fault("rulekit/story/tell.py", "self.number = 0", "self.number = 1", TIE),
    "the list of moves is cut": Fault(
        "rulekit/story/telling.py", "moves in families.items() for line", "moves in list(families.items())[1:] for line", AUCTION
    ),
    "a sacrifice costs nothing": Fault(
        "rulekit/rulebooks/sacrum/sacrifice.py", "coins=p.coins - due + missing", "coins=p.coins", SACRIFICE
    ),
    "the chits go back on top": Fault(
        "rulekit/rulebooks/sacrum/chits.py", "chits=(*s.chits, *s.shown)", "chits=(*s.shown, *s.chits)", SACRIFICE
    ),
    "the widget's text is that of another step": Fault(
        "widgets/rulekit_widgets/stepper.py",
        "text.markdown(self.storyboard, self.index)",
        "text.markdown(self.storyboard, -1)",
        TIE,
    ),
    "a chart tells the first number everywhere": Fault(
        "rulekit/faces/chart.py", "series.values[at], series.texts[at]", "series.values[at], series.texts[0]", CHITS
    ),
    "a guess is judged the wrong way round": Fault(
        "rulekit/faces/guessing.py", '"right" if guess == turn.came', '"right" if guess != turn.came', CHITS
    ),
    "what was seen first is forgotten": Fault(
        "rulekit/rulebooks/sacrum/guessing.py", "odds.given(seen, found)", "odds.given(seen[1:], found)", CHITS
    ),
    "the higher of the two totals counts": Fault(
        "rulekit/rulebooks/sacrum/scoring.py", "score=min(p.power, p.population)", "score=max(p.power, p.population)", SCORE
    ),
    "the second space of the Basilica may be first": Fault(
        "rulekit/rulebooks/tribune/placing.py",
        'return none_there(before(s, self.space), "still-free", "none-before")',
        'return none_there((), "still-free", "none-before")',
        NEW_REGIONS,
    ),
    "Princeps places one at a time": Fault(
        "rulekit/rulebooks/tribune/placing.py",
        'fact("TR-CL-054" if owns(s, seat, PRINCEPS) else "B-2.2.2", "followers")',
        'fact("B-2.2.2", "followers")',
        NEW_REGIONS,
    ),
    "an assassin reaches a set of two": Fault(
        "rulekit/rulebooks/tribune/assassins.py", "max(0, len(cards) - safe)", "max(0, len(cards) - 1)", TAKING_OVER
    ),
    "assassins need not succeed": Fault(
        "rulekit/rulebooks/tribune/takeover.py",
        "return self.succeeds(s) if self.assassins else IDLE",
        "return IDLE",
        TAKING_OVER,
    ),
    "the Brutii leave what nobody buys in the Catacombs": Fault(
        "rulekit/rulebooks/tribune/trade.py",
        "return collected(s, s.brutii, card_fields(s, CATACOMBS)) if wanted else s",
        "return s",
        BRUTII,
    ),
    "the Brutii are paid whatever happens on the Latrine": Fault(
        "rulekit/rulebooks/tribune/trade.py",
        "return int(bool(there) and not (own and",
        "return int(False and not (own and",
        BRUTII,
    ),
    "a disc that lies open is as likely as the others": Fault(
        "rulekit/rulebooks/tribune/charts.py",
        "discs=without(fresh_discs(), shown),",
        "discs=fresh_discs(),",
        BRUTII_TAKE_OVER,
    ),
    "factions that were used bring their benefits": Fault(
        "rulekit/rulebooks/tribune/benefits.py",
        'return "" if f.spent or f.paid else f.controller',
        'return "" if f.paid else f.controller',
        TRIBUNUS,
    ),
}
