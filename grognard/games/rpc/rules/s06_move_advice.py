"""What a player may ask about a step: what it brings with it, its odds, and why another is not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.engine.decision import Choose, Odds, Option
from grognard.engine.reasons import Args, Modifiers, Reason, because
from grognard.games.rpc.rules import s03_units, s06_lost, s06_steps, s07_ffe, s08_wire
from grognard.games.rpc.rules.s03_advice import hex_meant, why_not_absent
from grognard.games.rpc.rules.words import hex_name, unit_name
from grognard.games.rpc.state import Step

if TYPE_CHECKING:
    from grognard.games.rpc.state import Movers, State

ROLLS = [first + second for first in range(1, 7) for second in range(1, 7)]


def question_args(g: State, movers: Movers, spent: int) -> Args:
    """Who moves, from where, with how many points left; `units` and `spent` serve the answers below."""
    left = min(s06_steps.points_left(g, id_, spent) for id_ in movers)
    return (
        ("name", unit_name(g, movers[0])),
        ("hex", hex_name(g, g.units[movers[0]].where)),
        ("left", left),
        ("count", len(movers)),
        ("units", "|".join(movers)),
        ("spent", spent),
    )


def asked(question: Choose) -> tuple[Movers, int]:
    """The movers of a question, and the points that they have spent."""
    args = dict(question.args)
    return tuple(str(args["units"]).split("|")), int(args["spent"])


def explain_step(g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    """All that the ground does to those who take the step, in the order in which it happens."""
    step = option.value
    if not isinstance(step, Step) or step.kind in ("with", "leave", "use", "face"):
        return (Reason(option.rule or question.rule, option.label, None, option.args),)
    movers, spent = asked(question)
    found = [because("6.62", "explain-point", left=max(left_after(g, movers, spent), 0))]
    if left_after(g, movers, spent) < 0:
        found.append(because("6.64", "explain-bonus"))
    if step.kind in ("in", "trench", "assault"):
        found.append(because("8.321", "explain-in"))
    if step.kind in ("melee", "assault"):
        found.append(because("6.671", "explain-melee"))
    if step.kind == "exit":
        found.append(because("10.3", "explain-exit"))
    if step.kind == "enter":
        found += of_the_side(g, movers, step)
        found += of_the_hex(g, movers, step)
    return tuple(found)


def left_after(g: State, movers: Movers, spent: int) -> int:
    return min(s06_steps.points_left(g, id_, spent) for id_ in movers) - 1


def of_the_side(g: State, movers: Movers, step: Step) -> list[Reason]:
    """Wire and streams."""
    here = g.units[movers[0]].where
    if here < 0:
        return []
    found = []
    if s08_wire.has_wire(g, here, step.cell):
        armour = all(s03_units.is_afv(g, id_) for id_ in movers)
        found.append(because("8.342", "explain-breach") if armour else because("8.341", "explain-wire"))
    if s08_wire.has_stream(g, here, step.cell):
        found.append(because("8.7", "explain-stream"))
    return found


def of_the_hex(g: State, movers: Movers, step: Step) -> list[Reason]:
    """What falls on the hex, the checks that the step calls for, a friend to rally, and the cover of a trench."""
    found = []
    here = g.units[movers[0]].where
    if s07_ffe.falling_on(g, step.cell):
        found.append(because("7.247", "explain-ffe"))
    if step.cell in g.gas:
        found.append(because("7.512", "explain-gas"))
    if g.barrage is not None and g.barrage.active and step.cell in g.barrage.lines[g.barrage.at]:
        found.append(because("7.43", "explain-barrage"))
    for id_, kind, why in checks_of(g, movers, step):
        mods = s03_units.hallowed(g, id_)
        cohesion = s03_units.values(g, id_).cohesion
        words = f"explain-check-{kind}"
        found += [why, because(why.rule, words, mods.total, name=unit_name(g, id_), cohesion=cohesion)]
        found += mods.reasons
    formed = any(g.units[id_].formed for id_ in movers)
    friends = g.in_hex(step.cell, g.units[movers[0]].side)
    if formed and any(g.units[id_].ready and not g.units[id_].formed for id_ in friends):
        found.append(because("3.8", "explain-may-rally"))
    if step.along and any(s06_lost.may_go_along(g, id_, here, step.cell) for id_ in movers):
        found.append(because("8.321", "explain-along"))
    return found


def checks_of(g: State, movers: Movers, step: Step) -> list[tuple[str, str, Reason]]:
    """The bog and lost checks of a step: unit, kind, why."""
    here = g.units[movers[0]].where
    trench = because("8.323", "bog-trench", hex=g.board.name(step.cell))
    found = [(id_, "bog", trench) for id_ in movers if s06_lost.bogs(g, id_, here, step.cell)]
    for id_ in movers:
        inside = step.along and s06_lost.may_go_along(g, id_, here, step.cell)
        why = s06_lost.lost_because(g, id_, here, step.cell, along=inside)
        if why is not None:
            found.append((id_, "lost", why))
    return found


def odds_of_step(g: State, question: Choose, option: Option) -> Odds:
    """Whether all movers pass the checks of the step itself; the enemy's fire is another matter."""
    step = option.value
    if not isinstance(step, Step) or step.kind != "enter":
        return Odds({"nothing": 1.0})
    safe, checks = 1.0, checks_of(g, asked(question)[0], step)
    if not checks:
        return Odds({"nothing": 1.0})
    for id_, _, _ in checks:
        safe *= chance_to_pass(g, id_, Modifiers())
    return Odds({"odds-passed": safe, "odds-failed": 1 - safe})


def chance_to_pass(g: State, id_: str, mods: Modifiers) -> float:
    """Two dice and all modifiers, not more than cohesion."""
    total = mods.total + s03_units.hallowed(g, id_).total
    cohesion = s03_units.values(g, id_).cohesion
    return sum(roll + total <= cohesion for roll in ROLLS) / len(ROLLS)


def why_not_step(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why the movers cannot enter a hex, or that of an enemy, do something in theirs, or take a friend along."""
    movers, spent = asked(question)
    kind, _, name = subject.partition(":")
    cell = hex_meant(g, subject)
    refusals = {kind: refused for kind, refused, _ in s06_steps.HERE}
    if kind in refusals:
        reason = refusals[kind](g, movers, spent)
    elif kind == "unit" and name in g.units and g.units[name].side == question.side:
        reason = why_not_joined(g, movers, name)
    elif cell is not None:
        itself = because("6.62", "why-not-hex-itself", hex=g.board.name(cell))
        reason = s06_steps.barred(g, movers, spent, cell) or itself
    else:
        return why_not_absent(g, question.side, subject)
    return () if reason is None else (reason,)


def why_not_joined(g: State, movers: Movers, id_: str) -> Reason:
    """Why a unit cannot be collected."""
    unit, name = g.units[id_], unit_name(g, id_)
    if g.command is None or id_ not in g.command.units:
        return because("6.61", "why-not-activation", name=name)
    if id_ in g.command.acted or not unit.ready:
        return because("6.61", "why-not-acted", name=name)
    if unit.where != g.units[movers[0]].where:
        return because("6.61", "why-not-elsewhere", name=name)
    return because("6.61", "why-not-points", name=name)


# rally


def explain_rally(g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    """The check of the dispersed unit, and that it will be spent."""
    id_ = str(dict(question.args)["unit"])
    if not option.value:
        return (because("3.8", "explain-no-rally"),)
    mods, cohesion = s03_units.hallowed(g, id_), s03_units.values(g, id_).cohesion
    return (
        because("3.8", "explain-rally", mods.total, name=unit_name(g, id_), cohesion=cohesion),
        *mods.reasons,
    )


def odds_of_rally(g: State, question: Choose, option: Option) -> Odds:
    if not option.value:
        return Odds({"nothing": 1.0})
    passed = chance_to_pass(g, str(dict(question.args)["unit"]), Modifiers())
    return Odds({"check-rallied": passed, "check-not-rallied": 1 - passed})
