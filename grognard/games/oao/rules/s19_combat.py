"""19.1.6 Two-Hex Units in combat: one attack in a phase, and two attacks on their two halves that are one."""

from __future__ import annotations

from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.rules.words import unit_name
from grognard.games.oao.state import State


@rule("19.1.6#2")
def has_attacked(g: State, id_: str) -> Reason | None:
    """Why a Two-Hex Unit may not be in another attack: it makes one in this phase already."""
    if g.units[id_].other < 0 or not any(id_ in attack.attackers for attack in g.attacks):
        return None
    return because("19.1.6", "why-not-second-attack", name=unit_name(g, id_))


@rule("19.1.6#3")
def twin(g: State, place: int) -> int | None:
    """The place among `g.attacks` of the one on the other half of a Two-Hex Unit, to be resolved with this one."""
    target = g.attacks[place].target
    halves = {cell for id_ in g.in_hex(target) if g.units[id_].other >= 0 for cell in g.hexes_of(id_)}
    for other, attack in enumerate(g.attacks):
        if not attack.resolved and attack.target != target and attack.target in halves:
            return other
    return None
