"""What an attack on a hex promises, reckoned with the enemy's usual strength and one's own true one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from grognard.engine.board import Cell
from grognard.games.oao import reference_combat, reference_terrain
from grognard.games.oao.judgement import Exchange, Holding, exchange, rung_of
from grognard.games.oao.reference_aftermath import artillery_drm
from grognard.games.oao.rules import s02_units, s09_ground
from grognard.games.oao.state import State

HALF_BELIEVED = 0.5
"""How far an enemy is expected to answer with Intense where that is good for him."""
NO_SHIFT = 0
DIVISION = 8.0


class Assault(NamedTuple):
    """An attack as it may turn out: its odds, and how it is best fought."""

    rung: int
    drm: int
    shells: tuple[int, int]
    forces: int
    against: float
    """Forces of the defender, in divisions."""

    def gain(self, ground: float, *, intense: bool) -> float:
        """What the attacker gains on balance, if the hex is worth so much to him; the defender fights as suits him."""
        calm = self._exchange(intense, False).gain(self.forces, self.against, ground)
        stubborn = self._exchange(intense, True).gain(self.forces, self.against, ground)
        return calm + HALF_BELIEVED * min(0.0, stubborn - calm)

    def best(self, ground: float) -> float:
        return max(self.gain(ground, intense=False), self.gain(ground, intense=True))

    def taken(self) -> float:
        return self._exchange(False, False).taken

    def _exchange(self, intense: bool, stubborn: bool) -> Exchange:
        return exchange(self.rung, self.drm, intense, stubborn, self.shells)


Attackers = Mapping[str, Cell]
"""Who attacks, and from which hex."""


def assault(g: State, held: Holding, attackers: Attackers, *, prepared: bool) -> Assault:
    """What an attack by these units from these hexes promises."""
    strength, shells, proficiency, forces, size = 0.0, 0.0, 0, 0, 0
    origins = tuple(dict.fromkeys(attackers.values()))
    for id_, origin in attackers.items():
        values, formation = s02_units.values(g, id_), s02_units.is_formation(g, id_)
        change = s09_ground.attack_change(g, origin, held.cell) if formation else 0
        strength += max(0, values.attack + change)
        shells += values.artillery
        proficiency, forces = max(proficiency, values.proficiency), forces + formation
        size += values.eighths
    defence = held.defence + s09_ground.defence_bonus(g, held.cell)
    rung = rung_of(strength, defence) + shift(g, held, origins, prepared=prepared)
    if size >= held.size and is_flanked(g, held, origins):
        rung += reference_combat.shifts().flanked
    drm = reference_combat.proficiency_drm(held.proficiency, proficiency)
    size_of_target = max(2, round(held.size) + (4 if held.works else 0))
    return Assault(
        max(-1, min(rung, len(reference_combat.columns()) - 1)),
        drm,
        (
            artillery_drm(round(1.3 * held.artillery), max(2, size)),
            artillery_drm(round(shells), size_of_target),
        ),
        max(1, forces),
        max(0.5, held.size / DIVISION),
    )


def shift(g: State, held: Holding, origins: tuple[Cell, ...], *, prepared: bool) -> int:
    """The columns that preparation, positions, rivers and height are good for."""
    table, enemy = reference_combat.shifts(), g.units[g.at[held.cell][0]].side
    level = s09_ground.position_level(g, held.cell, enemy)
    found = table.prepared_attack if prepared else NO_SHIFT
    found += (NO_SHIFT, table.position_1, table.position_2)[level]
    found += reference_terrain.river_shift(s09_ground.river(g, cell, held.cell) for cell in origins)
    open_ground = [cell for cell in origins if not s09_ground.is_forested(g, cell, held.cell)]
    if open_ground and all(s09_ground.is_above(g, held.cell, cell) for cell in open_ground):
        found += table.elevation
    return found


def is_flanked(g: State, held: Holding, origins: tuple[Cell, ...]) -> bool:
    """Whether attackers in these hexes close so much of the ring around the enemy that he is Flanked."""
    if held.works:
        return False
    own = g.other(g.units[g.at[held.cell][0]].side)
    closed = 0
    for near in g.board.adjacent[held.cell]:
        here = g.at.get(near)
        if here is None:
            closed += any(near in g.board.adjacent[cell] for cell in origins)
        else:
            closed += g.units[here[0]].side == own
    return closed >= reference_combat.sides().flank_hexes
