"""A battle, bout by bout: cards shown together, blows in order of speed."""

from __future__ import annotations

from typing import Annotated, Any

from rulekit.engine.moves import Move, Rule
from rulekit.engine.pieces import Figures, effect, guard, more_than, quantity
from rulekit.engine.position import Frame
from rulekit.engine.state import Event, change, domain, find, seen_by
from rulekit.rulebooks.tutorial.benefits import is_compulsory
from rulekit.rulebooks.tutorial.cards import card
from rulekit.rulebooks.tutorial.leaving import leaves, loses_gear
from rulekit.rulebooks.tutorial.order import in_turn
from rulekit.rulebooks.tutorial.state import Fighter, Table, book, without
from rulekit.rulebooks.tutorial.stats import value_of


class Blow(Event):
    """An attack reaches its target."""

    by: str
    target: str


# --- the values of a bout ------------------------------------------------------------------------


@quantity("TF-CL-077", "TF-CL-085", ruling="TF-OD-25")
def attack_of(s: Table, f: Fighter) -> int:
    """How strong a fighter's attack is; without an attack card there is none."""
    shown = card(s, f.card).attack
    if not shown:
        return 0
    return max(shown, value_of(s, f, "attack")) if s.reads("TF-OD-25") == "max" else shown


@quantity("TF-CL-077", "TF-CL-088", ruling="TF-OD-25")
def defence_of(s: Table, f: Fighter) -> int:
    """How strong a fighter's defence is: the card's, or the gladiator's own where the card has none."""
    shown, base = card(s, f.card).defence, max(0, value_of(s, f, "defence") - f.worn)
    match s.reads("TF-OD-25"):
        case "max":
            return max(shown, base)
        case "card":
            return shown
    return shown or base


@quantity("TF-CL-080", "TF-CL-086", "TF-CL-084", ruling="TF-OD-24")
def speed_of(s: Table, f: Fighter) -> int:
    """How fast a fighter's card acts."""
    shown = card(s, f.card).speed
    return shown if shown and s.reads("TF-OD-24") != "gladiator" else value_of(s, f, "speed")


@quantity("TF-CL-087", "TF-CL-089")
def damage(attack: int, defence: int) -> int:
    """How much an attack hurts: what the defence does not take."""
    return max(0, attack - defence)


def standing(s: Table) -> tuple[Fighter, ...]:
    """Return the fighters whose toughness is not used up."""
    return tuple(f for f in s.fighters if f.toughness > 0)


# --- showing cards -------------------------------------------------------------------------------


def to_show(s: Table) -> tuple[str, ...]:
    """Name the fighters who have a card to show and have not shown one, in turn order."""
    waiting = {f.name for f in s.fighters if not f.card and len(s.of(f.name).combat)}
    return tuple(n for n in in_turn(s) if n in waiting)


def all_showing(s: Table, _at: Any) -> tuple[str, ...]:
    """Name everybody who shows a card."""
    return s.showing


def next_showing(s: Table, _at: Any) -> tuple[str, ...]:
    """Name who shows a card now, where they are shown in turn."""
    return s.showing[:1]


def may_quit(s: Table, at: Frame) -> tuple[str, ...]:
    """Name who may give up now: those who have still to show a card, and those who have none."""
    waiting = at.waiting or s.showing[:1]
    empty = tuple(f.name for f in s.fighters if not f.card and not len(s.of(f.name).combat))
    return (*waiting, *empty)


def own_combat(s: Table, by: str) -> tuple[str, ...]:
    """Domain of a combat card in one's own hand."""
    return tuple(dict.fromkeys(s.of(by).combat))


class TakeUp(Rule):
    """A bout begins."""

    @effect("TF-CL-078", ruling="TF-OD-29")
    def picked_up(self, s: Table) -> Table:
        """Whoever has no combat card left takes up the own ones."""
        for f in s.fighters:
            p = s.of(f.name)
            fresh = s.reads("TF-OD-29") == "fresh" and not s.bout
            if p.played and not f.card and (fresh or not len(p.combat)):
                s = s.put(f.name, combat=tuple(sorted((*p.combat, *p.played))), played=())
        return s

    @effect("TF-CL-079", ruling="TF-OD-43")
    def called(self, s: Table) -> Table:
        """Fix who shows a card."""
        return s.set(showing=to_show(s))

    def outcome(self, s: Table) -> str:
        if not s.showing:
            return "no cards"
        return "in turn" if s.reads("TF-OD-43") == "turn" else "together"


def laid_open(s: Table, by: str, name: str) -> Table:
    """Lay a combat card open; it does not go back to the hand yet."""
    p = s.of(by)
    s = s.put(by, combat=without(p.combat, name), played=tuple(sorted((*p.played, name))))
    showing = tuple(n for n in s.showing if n != by)
    return s.set(fighters=change(s.fighters, by, card=name), showing=showing)


class Show(Move):
    """Show a combat card, chosen in secret, together with the others."""

    card: Annotated[str, seen_by("by"), domain(own_combat, "own-combat", "TF-CL-078")]

    @effect("TF-CL-079", "TF-CL-077", ruling="TF-OD-43")
    def shown(self, s: Table) -> Table:
        """Lay it open with the others."""
        return laid_open(s, self.by, self.card)


class ShowOpenly(Move):
    """Show a combat card when it is one's turn."""

    card: Annotated[str, domain(own_combat, "own-combat", "TF-CL-078")]

    @effect("TF-CL-079", "TF-CL-077", ruling="TF-OD-43")
    def shown(self, s: Table) -> Table:
        """Lay it open."""
        return laid_open(s, self.by, self.card)

    def outcome(self, s: Table) -> str:
        return "next" if s.showing else "all"


class Surrender(Move):
    """Give up."""

    @guard("TF-CL-091", ruling="TF-OD-31")
    def between_bouts(self, s: Table) -> Figures | bool:
        """It is between two bouts."""
        return more_than(s.bout, 0) if s.reads("TF-OD-31") != "never" else False

    @guard("TF-CL-105", ruling="TF-OD-40")
    def may_give_up(self, s: Table) -> bool:
        """A compulsory battle can be given up."""
        return not (is_compulsory(s) and s.reads("TF-OD-40") == "no-surrender")

    @effect("TF-CL-115", ruling="TF-OD-31")
    def gear_lost_too(self, s: Table) -> Table:
        """Where the gladiator is lost its equipment goes with it."""
        return loses_gear(s, self.by) if s.reads("TF-OD-31") == "dies" else s

    @effect("TF-CL-091", ruling="TF-OD-31")
    def given_up(self, s: Table) -> Table:
        """Leave the arena; the gladiator lives."""
        return leaves(s, self.by, alive=s.reads("TF-OD-31") != "dies")

    def outcome(self, s: Table) -> str:
        return "others" if len(s.fighters) > 1 else "last"


# --- blows ---------------------------------------------------------------------------------------


class Compare(Rule):
    """All cards are up."""

    @effect("TF-CL-077", ruling="TF-OD-25")
    def defences_up(self, s: Table) -> Table:
        """Everybody has a defence for this bout, fast or slow."""
        return s.set(fighters=tuple(f.set(defence=int(defence_of(s, f))) for f in s.fighters))

    @effect("TF-CL-077", "TF-CL-080")
    def attacks_wait(self, s: Table) -> Table:
        """Attacks wait for their turn."""
        return s.set(attacking=tuple(f.name for f in s.fighters if attack_of(s, f)))


class NextBlow(Rule):
    """The fastest attack that has not acted is next; equal ones act together."""

    @effect("TF-CL-081", ruling="TF-OD-27")
    def dead_do_not_strike(self, s: Table) -> Table:
        """Strike out the attacks of those whose toughness is used up."""
        if s.reads("TF-OD-27") == "strikes":
            return s
        alive = {f.name for f in standing(s)}
        return s.set(attacking=tuple(n for n in s.attacking if n in alive))

    @effect("TF-CL-080", "TF-CL-086", ruling="TF-OD-24")
    def fastest(self, s: Table) -> Table:
        """Let the fastest act."""
        rows = [f for f in s.fighters if f.name in s.attacking]
        if not rows:
            return s.set(striking=())
        top = max(int(speed_of(s, f)) for f in rows)
        now = tuple(n for n in in_turn(s) if n in {f.name for f in rows if speed_of(s, f) == top})
        if s.reads("TF-OD-24") == "turn":
            now = now[:1]
        return s.set(striking=now, attacking=tuple(n for n in s.attacking if n not in now))

    @effect("TF-CL-077", ruling="TF-OD-28")
    def only_target(self, s: Table) -> Table:
        """Where there is one opponent, there is nothing to name."""
        for name in s.striking:
            others = targets(s, name)
            if len(others) == 1 and s.reads("TF-OD-28") == "named":
                s = s.set(fighters=change(s.fighters, name, target=others[0]))
        return s

    def outcome(self, s: Table) -> str:
        if not s.striking:
            return "bout over"
        return "aim" if aiming(s) else "strike"


def targets(s: Table, by: str) -> tuple[str, ...]:
    """Domain of a target: anybody else who stands."""
    return tuple(f.name for f in standing(s) if f.name != by)


def aiming(s: Table) -> tuple[str, ...]:
    """Name those who have to name a target."""
    if s.reads("TF-OD-28") == "everyone":
        return ()
    return tuple(n for n in s.striking if (f := find(s.fighters, n)) and not f.target and targets(s, n))


def aimer(s: Table, _at: Any) -> tuple[str, ...]:
    """Name who names a target now."""
    return aiming(s)[:1]


class Aim(Move):
    """Name whom the attack strikes."""

    target: Annotated[str, domain(targets, "target", "TF-CL-076")]

    @effect("TF-CL-076", ruling="TF-OD-28")
    def aimed(self, s: Table) -> Table:
        """Point the attack at somebody."""
        return s.set(fighters=change(s.fighters, self.by, target=self.target))

    def outcome(self, s: Table) -> str:
        return "more" if aiming(s) else "strike"


class Strike(Rule):
    """The attacks of the fastest land."""

    @effect("TF-CL-080", ruling="TF-OD-28")
    def struck(self, s: Table) -> Table:
        """Each reaches its target."""
        for name in s.striking:
            f = find(s.fighters, name)
            if f is None:
                continue
            for target in targets(s, name) if s.reads("TF-OD-28") == "everyone" else (f.target,):
                s = s.announce(Blow(name, target))
        return s.set(striking=())


@book.trigger(Blow, "TF-CL-089", "TF-CL-087")
def hurts(s: Table, event: Blow) -> Table:
    """What the defence does not take off an attack is lost in toughness."""
    f, target = find(s.fighters, event.by), find(s.fighters, event.target)
    if f is None or target is None:
        return s
    harm = int(damage(int(attack_of(s, f)), target.defence))
    if not harm:
        return s
    fighters = change(s.fighters, target.name, toughness=max(0, target.toughness - harm))
    return s.set(fighters=fighters, hurt=True)


@book.trigger(Blow, "TF-CL-087", ruling="TF-OD-26")
def uses_up(s: Table, event: Blow) -> Table:
    """The attack uses up defence."""
    f, target = find(s.fighters, event.by), find(s.fighters, event.target)
    if f is None or target is None:
        return s
    spent = min(target.defence, int(attack_of(s, f)))
    own = s.reads("TF-OD-26") == "pool" and not card(s, target.card).defence
    worn = target.worn + spent if own else target.worn
    return s.set(fighters=change(s.fighters, target.name, defence=target.defence - spent, worn=worn))
