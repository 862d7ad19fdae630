"""What a player may ask about works and Rearguards."""

from __future__ import annotations

from grognard.engine.decision import Choose
from grognard.engine.reasons import Reason, because
from grognard.games.gts.rules import s14_movement, s17_zones, s22_works, s24_rearguards
from grognard.games.gts.rules.s02_advice import hex_meant, unit_meant, why_not_yours
from grognard.games.gts.rules.words import unit_name
from grognard.games.gts.state import State


def why_not_here(g: State, question: Choose, subject: str) -> tuple[tuple[Reason, ...], str]:
    """The Unit meant; refused if it is not one's own or not in the engineer's hex."""
    refused, id_ = why_not_yours(g, question, subject), unit_meant(g, question, subject)
    if refused or not id_:
        return refused, ""
    digger = str(dict(question.args)["unit"])
    if g.units[id_].where != g.units[digger].where:
        return (because(question.rule, "why-not-work-other-hex", name=unit_name(g, id_)),), ""
    return (), id_


def why_not_ward(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why an engineer cannot dig an improved position for a Unit."""
    refused, id_ = why_not_here(g, question, subject)
    if not id_:
        return refused
    unit, name = g.units[id_], unit_name(g, id_)
    if unit.work:
        return (because("22.1", "why-not-work-dug-in", name=name),)
    if s22_works.is_barred_by_park(g, id_):
        return (because("16.2.3", "why-not-work-park", name=name),)
    return (because("22.2.1", "why-not-work-column", name=name),)


def why_not_improved(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why an engineer cannot entrench a Unit."""
    refused, id_ = why_not_here(g, question, subject)
    if not id_:
        return refused
    name = unit_name(g, id_)
    if g.units[id_].work != s22_works.IP:
        return (because("22.3.1", "why-not-work-no-ip", name=name),)
    if s22_works.is_barred_by_park(g, id_):
        return (because("16.2.3", "why-not-work-park", name=name),)
    return (because("22.3.1", "why-not-work-built-now", name=name),)


def why_not_placed(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a Rearguard cannot be placed in a hex."""
    id_, cell = str(dict(question.args)["unit"]), hex_meant(g, subject)
    if cell is None:
        return ()
    unit, hex_ = g.units[id_], g.board.name(cell)
    if g.board.distance(unit.where, cell) > s24_rearguards.FARTHEST:
        return (because("24.3", "why-not-rearguard-far", name=unit.name, hex=hex_),)
    if g.at.get(cell):
        return (because("24.3", "why-not-rearguard-occupied", hex=hex_),)
    if s17_zones.in_enemy_zone(g, unit.side, cell):
        return (because("24.3", "why-not-rearguard-zone", hex=hex_),)
    if cell not in s14_movement.reachable(g, id_):
        return (because("24.3", "why-not-rearguard-reach", name=unit.name, hex=hex_),)
    return ()
