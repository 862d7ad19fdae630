"""What a player may ask about a command: why a unit cannot be chosen, added, or act now."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose
from grognard.engine.reasons import Reason, because
from grognard.games.rpc.rules import s03_masses, s03_units, s06_advice, s07_artillery, s10_reinforcements
from grognard.games.rpc.rules.s03_advice import hex_meant, meant, why_not_absent, why_not_yours
from grognard.games.rpc.rules.words import unit_name
from grognard.games.rpc.state import OFF_MAP, State


def why_not_command(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a unit or a group of guns cannot be commanded."""
    kind, _, id_ = subject.partition(":")
    if kind == "artillery" and id_ in g.artillery:
        return s07_artillery.why_not_group(g, question.side, id_)
    refused, id_ = why_not_yours(g, question, subject), meant(g, question, subject)
    if not refused and id_ and g.units[id_].where == OFF_MAP:
        outside = s10_reinforcements.not_entering(g, id_)
        return () if outside is None else (outside,)
    return refused


def why_not_added(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a unit cannot join the command that is being put together."""
    reasons = why_not_yours(g, question, subject)
    id_ = meant(g, question, subject)
    args = dict(question.args)
    if reasons or not id_:
        return reasons or why_not_absent(g, question.side, subject)
    first, name = str(args["first"]), unit_name(g, id_)
    if id_ in str(args["units"]).split(" "):
        return (because("6.01", "why-not-chosen", name=name),)
    if g.units[first].formed and not g.units[id_].formed:
        return (because("3.5", "why-not-dispersed", name=name),)
    if g.units[first].formed and not s03_units.are_identical(g, id_, first):
        return (because("3.5", "why-not-other-kind", name=name),)
    if not g.units[first].formed and not s03_masses.may_join_blob(g, id_):
        return (because("3.6", "why-not-blob", name=name),)
    return (because("3.5", "why-not-linked", name=name),)


def why_not_actor(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why it is not this unit's turn to act."""
    reasons, id_ = why_not_yours(g, question, subject), meant(g, question, subject)
    if not id_ or g.units[id_].side != question.side or g.command is None:
        return reasons or why_not_absent(g, question.side, subject)
    if id_ not in g.command.units:
        return (because("6.02", "why-not-activation", name=unit_name(g, id_)),)
    if id_ in g.command.acted:
        return (because("6.03", "why-not-acted", name=unit_name(g, id_)),)
    return reasons


def why_not_action(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Another unit waits; at an enemy or a hex, why it cannot be fired at, or that the action is chosen first."""
    id_ = str(dict(question.args)["unit"])
    other = g.units.get(subject.removeprefix("unit:"))
    if other is not None and other.side == question.side:
        return (because("6.02", "why-not-one-by-one", name=unit_name(g, id_)),)
    cell = hex_meant(g, subject)
    if cell is None:
        return why_not_absent(g, question.side, subject)
    fires = any(option.verb == "fire" for option in question.options)
    if g.in_hex(cell, g.other(question.side)) and not fires and g.units[id_].where >= 0:
        return why_no_fire(g, id_, cell)
    return (because("6.03", "why-not-action-first", name=unit_name(g, id_)),)


def why_no_fire(g: State, id_: str, cell: Cell) -> tuple[Reason, ...]:
    """Why fire at a hex is not among the actions of a unit."""
    if s03_units.values(g, id_).range is None:
        return (because("6.52", "why-not-dash", name=unit_name(g, id_)),)
    refused = s06_advice.out_of_reach(g, id_, cell)
    return refused or (because("6.54", "why-not-armour", name=unit_name(g, id_)),)
