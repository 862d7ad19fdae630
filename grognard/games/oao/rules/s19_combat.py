"""19.1.6 Two-Hex Units in defence: the attacks on their two halves are resolved together."""

from __future__ import annotations

from grognard.engine.rulebook import rule
from grognard.games.oao.state import State


@rule("19.1.6#3")
def twin(g: State, place: int) -> int | None:
    """The place among `g.attacks` of the one on the other half of a Two-Hex Unit, to be resolved with this one."""
    target = g.attacks[place].target
    halves = {cell for id_ in g.in_hex(target) if g.units[id_].other >= 0 for cell in g.hexes_of(id_)}
    for other, attack in enumerate(g.attacks):
        if not attack.resolved and attack.target != target and attack.target in halves:
            return other
    return None
