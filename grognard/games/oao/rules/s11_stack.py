"""11.1 A stack that retreats."""

from __future__ import annotations

from typing import NamedTuple

from grognard.engine.board import Cell
from grognard.games.oao.rules.s09_combat import Contingent

TABLE, CHECK, REPULSE = "9.9.2", "10.3", "7.4.4"
"""The rules by which combat makes units retreat."""
ATTACK_PHASES = ("attack", "counter_attack")


class Stack(NamedTuple):
    """Units that retreat together."""

    side: str
    cell: Cell
    """The hex that they leave."""
    units: tuple[str, ...]
    forces: tuple[Contingent, ...]
    """Those among them that pay for the way, Force by Force."""
    withheld: tuple[str, ...]
    because: str
    fought: Cell
    """The hex that they occupied during the combat."""  # 11.1.1#1

    def force_of(self, id_: str) -> Contingent:
        return next(force for force in self.forces if id_ in force.units)
