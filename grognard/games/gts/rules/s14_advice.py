"""What a player may ask about a step of a move: what it costs and risks, and why another is not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.engine.decision import Choose, Option
from grognard.engine.reasons import Args, Modifiers, Reason, because
from grognard.games.gts.rules import (
    s14_barrage,
    s14_costs,
    s14_stacking,
    s14_steps,
    s14_transport,
    s17_zones,
    s29_checks,
)
from grognard.games.gts.rules.s02_advice import hex_meant
from grognard.games.gts.rules.s14_costs import points
from grognard.games.gts.rules.words import hex_name

if TYPE_CHECKING:
    from grognard.games.gts.state import State


def question_args(g: State, move: s14_steps.Move) -> Args:
    """Who moves, from where, with how many points left; `units` and `halves` are the same for those who reckon."""
    first = move.stack[0]
    return (
        ("name", g.units[first].name),
        ("unit", first),
        ("hex", hex_name(g, g.units[first].where)),
        ("left", points(min(move.left))),
        ("count", len(move.stack)),
        ("units", "|".join(move.stack)),
        ("halves", min(move.left)),
    )


def asked(question: Choose) -> tuple[tuple[str, ...], int]:
    """The movers of a question, and the half points that they have left."""
    args = dict(question.args)
    return tuple(str(args["units"]).split("|")), int(args["halves"])


def listed(total: Modifiers) -> list[Any]:
    """The parts of a cost for the log, each with its points."""
    return [{"id": each.text, "args": dict(each.args)} for each in total.reasons]


# why and at what price


def explain_step(move: s14_steps.Move, g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    """The cost of a step part by part, and what the ground and the enemy may do to those who take it."""
    step = option.value
    if not isinstance(step, s14_steps.Step):
        return (Reason(question.rule, option.label),)
    found = [Reason(option.rule, option.label, None, option.args)]
    if step.kind == "enter":
        found += of_the_hex(g, move, step)
    elif step.kind == "march":
        for id_ in move.stack:
            if s14_steps.is_leg(g, id_):
                found += of_the_check(g, id_, "explain-move-march", "14.8")
    elif step.kind in ("column", "deploy", "dismount"):
        found += of_the_enemy(g, move, step)
    elif step.kind == "shed":
        found.append(because("14.6", "explain-move-shed"))
    return tuple(found)


def of_the_hex(g: State, move: s14_steps.Move, step: s14_steps.Step) -> list[Reason]:
    """What each mover pays, and what leaving the hex brings with it, in the order in which it happens."""
    origin, found = s14_steps.here(g, move), []
    for id_ in move.stack:
        total = s14_steps.price(g, move, id_, step.cell, step.off_road)
        if total is not None and not s14_steps.has_star(g, id_):
            found.append(
                because("14.3", "explain-move-cost", name=g.units[id_].name, cost=points(total.total))
            )
            found += [Reason(each.rule, each.text, None, each.args) for each in total.reasons]
    if not g.units[move.stack[0]].entering and s14_stacking.is_overstacked(g, origin):
        found.append(because("14.7", "explain-move-overstacked"))
    for id_ in move.stack:
        if s14_steps.has_star(g, id_):
            found += of_the_check(g, id_, "explain-move-prolonge", "14.11")
        if s14_barrage.is_held_by_barrage(g, origin):
            found += of_the_check(g, id_, "explain-move-barrage", "16.6.2.2")
    return found + of_the_enemy(g, move, step)


def of_the_check(g: State, id_: str, words: str, number: str) -> list[Reason]:
    """The Troop Quality of a check, part by part."""
    mods = s29_checks.quality(g, id_)
    return [because(number, words, mods.total, name=g.units[id_].name), *mods.reasons]


def of_the_enemy(g: State, move: s14_steps.Move, step: s14_steps.Step) -> list[Reason]:
    """Enemies who may fire at it, and whether the next hex is in a Fire Zone too."""
    unit = g.units[move.stack[0]]
    covering = s17_zones.coverers(g, g.other(unit.side), unit.where)
    if unit.entering or not covering:
        return []
    found = [because("17.2", "explain-move-fire", count=len(covering), name=g.units[covering[0]].name)]
    if step.kind == "enter" and s17_zones.in_enemy_zone(g, unit.side, step.cell):
        found.append(because("17.6.1", "explain-move-zone", hex=g.board.name(step.cell)))
    return found


def explain_mount(g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    """Mounting is the whole Action; who may fire at it."""
    unit = g.units[str(dict(question.args)["unit"])]
    found = [Reason("14.10.2", option.label, None, option.args)]
    covering = s17_zones.coverers(g, g.other(unit.side), unit.where)
    if covering and not isinstance(option.value, str):
        found.append(
            because("17.2", "explain-move-fire", count=len(covering), name=g.units[covering[0]].name)
        )
    return tuple(found)


# why not


def why_not_step(move: s14_steps.Move, g: State, _question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a hex cannot be entered, or a step not be taken, or a Unit not be taken along."""
    kind, _, name = subject.partition(":")
    if not name:
        refused = why_not_kind(g, move, subject)
    elif kind == "unit" and name in g.units and g.units[name].where == s14_steps.here(g, move):
        refused = why_not_unit(g, move, name)
    else:
        cell = hex_meant(g, subject)
        refused = None if cell is None else s14_steps.barred(g, move, cell)
    return () if refused is None else (refused,)


def why_not_kind(g: State, move: s14_steps.Move, id_: str) -> Reason | None:
    """By the id of the step: `march`, `column`, `drop A` and so on; a hex by its name."""
    kind, _, unit = id_.partition(" ")
    match kind:
        case "march":
            return s14_steps.not_march(g, move)
        case "column":
            return s14_steps.not_column(g, move)
        case "deploy":
            return s14_steps.not_deploy(g, move)
        case "shed":
            return s14_steps.not_shed(g, move)
        case "back":
            return because("14.3", "why-not-move-back")
        case "done":
            name = g.units[move.stack[0]].name
            return because("8.0", "why-not-move-clear-entry", name=name) if move.begun else None
        case "drop":
            return s14_steps.not_drop(move, unit)
        case "dismount" | "dismount-column" if unit in move.stack:
            return s14_steps.not_dismount(g, move, unit, kind == "dismount-column")
    return s14_steps.barred(g, move, g.board.cell(id_)) if id_ in g.board.names else None


def why_not_unit(g: State, move: s14_steps.Move, id_: str) -> Reason | None:
    """A Unit in the movers' hex: one of them, or somebody who is not picked up."""
    if id_ not in move.stack:
        return because("14.7", "why-not-move-pick-up", name=g.units[id_].name)
    if len(move.stack) > 1:
        return s14_steps.not_drop(move, id_)
    return s14_steps.not_march(g, move)


def why_not_mount(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a Unit cannot mount in Column, or out of it."""
    id_ = str(dict(question.args)["unit"])
    unit = g.units[id_]
    there = s14_stacking.column_in(g, unit.where, id_)
    if subject == "mount-column" and there:
        name = g.units[there].name
        return (because("14.6.1", "why-not-move-two-columns", hex=hex_name(g, unit.where), name=name),)
    if subject == "mount" and False not in s14_transport.mount_modes(g, id_):
        if unit.column:
            return (because("14.10.2", "why-not-move-stays-column", name=unit.name),)
        terrain = s14_costs.terrain_word(g, unit.where)
        return (because("14.10.2", "why-not-move-only-column", name=unit.name, terrain=terrain),)
    return ()
