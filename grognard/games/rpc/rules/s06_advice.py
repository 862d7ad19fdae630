"""What a player may ask about a shot: its modifiers, its odds, and why a hex cannot be fired at."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Odds, Option
from grognard.engine.reasons import Reason, because
from grognard.games.rpc.rules import s03_units, s04_sight, s06_fire
from grognard.games.rpc.rules.s03_advice import hex_meant, meant, why_not_absent, why_not_yours
from grognard.games.rpc.rules.words import unit_name
from grognard.games.rpc.state import Shot, State

ROLLS = [first + second for first in range(1, 7) for second in range(1, 7)]


def explain_shot(g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    """For every target its total and the parts of it."""
    if not isinstance(option.value, Shot):
        return (Reason(question.rule, option.label),)
    found: tuple[Reason, ...] = ()
    for target in s06_fire.targets_of(g, option.value):
        mods = s06_fire.fire_modifiers(g, option.value, target)
        cohesion = s03_units.values(g, target).cohesion
        name = unit_name(g, target)
        total = because("6.53", "explain-target", mods.total, name=name, cohesion=cohesion, unit=target)
        found += (total, *mods.reasons)
    return found


def odds_of_shot(g: State, question: Choose, option: Option) -> Odds:  # noqa: ARG001
    """The worst that an enemy in the hex suffers: destroyed, failed or nothing."""
    shot = option.value
    if not isinstance(shot, Shot):
        return Odds({"nothing": 1.0})
    safe = unhurt = 1.0
    for target in s06_fire.targets_of(g, shot):
        if g.units[target].side == g.units[shot.shooter].side:
            continue
        total = s06_fire.fire_modifiers(g, shot, target).total
        cohesion = s03_units.values(g, target).cohesion
        safe *= sum(roll + total < s03_units.LETHAL for roll in ROLLS) / len(ROLLS)
        limit = min(cohesion, s03_units.LETHAL - 1)
        unhurt *= sum(roll + total <= limit for roll in ROLLS) / len(ROLLS)
    return Odds({"odds-destroyed": 1 - safe, "odds-failed": safe - unhurt, "odds-passed": unhurt})


def why_not_reaction(fired: tuple[str, ...], g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a unit cannot fire out of turn at the hex of the question; `fired` are those who have done so."""
    refused, id_ = why_not_yours(g, question, subject), meant(g, question, subject)
    if refused or not id_ or g.units[id_].where < 0:
        return refused or why_not_absent(g, question.side, subject)
    name = unit_name(g, id_)
    if s03_units.is_mortar(g, id_):
        return (because("6.71", "why-not-mortar-reacts"),)
    if s03_units.values(g, id_).range is None:
        return (because("6.52", "why-not-dash", name=name),)
    args = dict(question.args)
    if question.kind == "return-offer" and g.board.name(g.units[id_].where) != args["hex"]:
        return (because("6.74", "why-not-not-shot-at", hex=args["hex"]),)
    if id_ in fired:
        return (because("6.73", "why-not-fired", name=name),)
    refused = out_of_reach(g, id_, g.board.cell(str(args["at"])))
    return refused or (because("6.54", "why-not-armour", name=name),)


def why_not_shot(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why the unit cannot fire at a hex or at the hex of a unit."""
    shooter = str(dict(question.args)["unit"])
    cell = hex_meant(g, subject)
    if cell is None:
        return why_not_absent(g, question.side, subject)
    refused, enemies = out_of_reach(g, shooter, cell), g.in_hex(cell, g.other(g.units[shooter].side))
    if refused:
        return refused
    if not enemies:
        return (because("6.51", "why-not-empty"),)
    if s06_fire.shots_into(g, shooter, cell, enemies):
        return (because("6.51", "why-not-hex-itself", hex=g.board.name(cell)),)
    return (because("6.54", "why-not-armour", name=unit_name(g, shooter)),)


def why_not_modifier(_g: State, question: Choose, _subject: str) -> tuple[Reason, ...]:
    """The check waits until its owner has taken one modifier of the category."""
    return (because("6.53", "why-not-modifier-first", name=dict(question.args)["name"]),)


def out_of_reach(g: State, shooter: str, cell: Cell) -> tuple[Reason, ...]:
    """Range, contested hexes and sight."""
    unit, reach = g.units[shooter], s03_units.values(g, shooter).range or 0
    distance = g.board.distance(unit.where, cell)
    if distance > reach:
        return (because("6.52", "why-not-range", range=reach, distance=distance),)
    if distance == 0:
        return (because("6.51", "why-not-mortar"),) if s03_units.is_mortar(g, shooter) else ()
    if g.in_hex(unit.where, g.other(unit.side)):
        return (because("6.51", "why-not-contested"),)
    found = s04_sight.explained(g, unit.where, cell, shooter)
    return () if found.clear else found.reasons
