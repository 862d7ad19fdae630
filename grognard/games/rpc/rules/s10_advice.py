"""What a player may ask while he sets up: why a piece is not placed now, or not in this hex."""

from __future__ import annotations

from grognard.engine.decision import Choose
from grognard.engine.reasons import Reason, because
from grognard.games.rpc.rules.s03_advice import hex_meant
from grognard.games.rpc.rules.words import unit_name
from grognard.games.rpc.state import OFF_MAP, State


def why_not_set_up(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a unit is not to be placed, or why a hex cannot be pointed at yet."""
    id_ = subject.removeprefix("unit:")
    if id_ not in g.units:
        return (because("10.1", "why-not-unit-first"),) if hex_meant(g, subject) is not None else ()
    unit, name = g.units[id_], unit_name(g, id_)
    if unit.side != question.side:
        return (because("3.11", "why-not-enemy", name=name),)
    if unit.where != OFF_MAP:
        return (because("10.1", "why-not-placed", name=name),)
    group = g.setting.groups.get(unit.group)
    if group is not None and (group.turn or group.day > g.day):
        return (because("10.2", "why-not-not-come", name=name),)
    return (because("10.1", "why-not-alike", name=name),)


def why_not_here(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a unit cannot be placed in a hex."""
    cell, id_ = hex_meant(g, subject), str(dict(question.args)["unit"])
    if cell is None:
        return (because("10.1", "why-not-hex-first", name=unit_name(g, id_)),)
    hex_ = g.board.name(cell)
    group = g.setting.groups[g.units[id_].group]
    if cell not in g.setting.playable:
        return (because("10.1", "why-not-out-of-play", hex=hex_),)
    if cell not in group.area:
        return (because("10.1", "why-not-area", hex=hex_),)
    if g.in_hex(cell, g.other(group.side)):
        return (because("10.22", "why-not-enemy-there", hex=hex_),)
    return (because("3.4", "why-not-full", hex=hex_),)


def why_not_posture(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:  # noqa: ARG001
    """The hex is chosen; how the unit stands in it is asked first."""
    args = dict(question.args)
    return (because("6.3", "why-not-posture-first", name=args["name"], hex=args["hex"]),)


def why_not_marker(key: str, g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a marker of a group cannot be laid in a hex."""
    cell, marker = hex_meant(g, subject), dict(question.args)["marker"]
    if cell is None:
        return (because("10.1", "why-not-marker-first", marker=marker),)
    hex_ = g.board.name(cell)
    if cell not in g.setting.playable:
        return (because("10.1", "why-not-out-of-play", hex=hex_),)
    if cell not in g.setting.groups[key.partition(" ")[0]].area:
        return (because("10.1", "why-not-marker-area", hex=hex_, marker=marker),)
    return (because("8.3", "why-not-marker-there", hex=hex_, marker=marker),)
