"""What a player may ask while pieces are placed: why a piece is not placed now, or not in this hex."""

from __future__ import annotations

from collections.abc import Callable

from grognard.engine.decision import Choose
from grognard.engine.reasons import Reason, because
from grognard.games.rpc.rules import s10_reinforcements, s10_setup
from grognard.games.rpc.rules.s03_advice import hex_meant, not_yours
from grognard.games.rpc.rules.words import unit_name
from grognard.games.rpc.state import State

Refused = Callable[[State, str], Reason | None]


def why_not_unit(refused: Refused, g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a unit is not to be placed; a hex, or anything else, is not to be pointed at before a unit."""
    id_ = subject.removeprefix("unit:")
    if id_ not in g.units:
        return (because(question.rule, "why-not-unit-first"),)
    found = not_yours(g, question.side, id_) or refused(g, id_)
    return (found or because(question.rule, "why-not-alike", name=unit_name(g, id_)),)


def why_not_here(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a unit cannot be placed in a hex."""
    cell, id_ = hex_meant(g, subject), str(dict(question.args)["unit"])
    first = because(question.rule, "why-not-hex-first", name=unit_name(g, id_))
    if cell is None or question.find(g.board.name(cell)) is not None:
        return (first,)
    hex_, group = g.board.name(cell), g.setting.groups[g.units[id_].group]
    if cell not in g.setting.playable:
        return (because("10.1", "why-not-out-of-play", hex=hex_),)
    if cell not in group.area and cell not in group.overflow:
        return (because(question.rule, "why-not-area", hex=hex_),)
    refused = s10_reinforcements.not_free(g, cell, group.side)
    return (refused or because(question.rule, "why-not-overflow", hex=hex_),)


def why_not_posture(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:  # noqa: ARG001
    """The hex is chosen; how the unit stands in it is asked first."""
    args = dict(question.args)
    return (because("6.3", "why-not-posture-first", name=args["name"], hex=args["hex"]),)


def why_not_kind(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a kind of marker is not to be placed; units and hexes come after it."""
    if subject in g.to_place:
        refused = s10_setup.none_left(g, question.side, subject)
        return () if refused is None else (refused,)
    id_ = subject.removeprefix("unit:")
    if id_ not in g.units:
        return (because("10.1", "why-not-kind-first"),)
    yours = because("10.1", "why-not-markers-first", name=unit_name(g, id_))
    return (not_yours(g, question.side, id_) or yours,)


def why_not_marker(key: str, g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a marker of a group cannot be laid in a hex."""
    cell = hex_meant(g, subject)
    refused = None if cell is None else s10_setup.not_laid(g, key, cell)
    return (refused or because("10.1", "why-not-marker-first", marker=dict(question.args)["marker"]),)
