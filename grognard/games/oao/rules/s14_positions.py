"""14 Improved Positions: who may build them and where, when they are finished, and when they are lost."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from grognard.engine.board import Board, Cell
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.boards import ground_of
from grognard.games.oao.reference_calendar import inter_phase_after, inter_phases
from grognard.games.oao.reference_movement import distances
from grognard.games.oao.rules import s02_units, s03_control, s06_effectiveness, s09_ground
from grognard.games.oao.rules.words import side_name, unit_name
from grognard.games.oao.state import OFF_MAP, State

# building


@rule("14.3#1", "14.3#2", "14.3.2", "14.3.3", "14.3.4")
def unfit(g: State, units: tuple[str, ...], cell: Cell) -> Reason | None:
    """Why a Force may not build here: terrain and enemy ZOCs are no reason. What was begun may be gone on with."""
    formation = next((id_ for id_ in units if s02_units.is_formation(g, id_)), None)
    if formation is None or not s02_units.kind_of(g, formation).infantry:
        return because("14.3", "why-not-build-formation")  # 14.3#1 8.1#4
    why = s06_effectiveness.unfit_to_build(g, formation)
    if why is not None:
        return Reason("14.3.3", why.text, None, why.args)
    side = g.units[formation].side
    if s09_ground.position_level(g, cell, side):
        return because("14.0", "why-not-build-there", hex=g.board.name(cell))
    return None if g.units[formation].task == "position" else unfit_to_begin(g, formation, cell)


@rule("14.3.2", "14.3.4")
def unfit_to_begin(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why an IP may not be begun: no enemy is near, or it would be finished before there is a right to it."""
    if not _is_enemy_within(g, cell, g.other(g.units[id_].side)):
        return because("14.3.2", "why-not-build-far", name=unit_name(g, id_), hexes=distances().position)
    if rights(g, g.units[id_].side) == 0 and inter_phase_after(g.gt) is None:
        return because("14.3.4", "why-not-build-rights", side=side_name(g.units[id_].side))
    return None


def _is_enemy_within(g: State, cell: Cell, enemy: str) -> bool:
    return any(g.in_hex(near, enemy) for near in _disc(g.board, cell) if near in g.at)


@lru_cache(maxsize=8192)
def _disc(board: Board, cell: Cell) -> tuple[Cell, ...]:
    """The hexes from which an enemy is near enough."""
    found, rim = {cell}, {cell}
    for _ in range(distances().position):
        rim = {near for each in rim for near in board.adjacent[each] if near >= 0} - found
        found |= rim
    return tuple(sorted(found))


@rule("14.3.4")
def rights(g: State, side: str) -> int | None:
    """How many IPs a side may still finish until the next Inter-Phase; None if there is no limit."""
    return g.means[side].positions if side in g.means else None


@rule("14.3.4", "14.3.1#2", "14.3#3")
def built(g: State, units: tuple[str, ...], cell: Cell) -> None:
    """A position is finished if its side has a right left; others that dug here have dug for nothing."""  # C-18
    side, left = g.units[units[0]].side, rights(g, g.units[units[0]].side)
    if left == 0:
        g.note("position-in-vain", "14.3.4", side=side_name(side), hex=g.board.name(cell))
        return
    if left is not None:
        g.means[side] = replace(g.means[side], positions=left - 1)
    g.positions[cell] = side
    g.note("position-built", "14.3", side=side_name(side), hex=g.board.name(cell))
    for id_ in g.in_hex(cell, side):
        if g.units[id_].task == "position" and g.units[id_].site == cell:
            g.change(id_, task="", spent=0, site=OFF_MAP)


@rule("14.3.4", "4.3.2#3")
def allot(g: State, inter_phase: int) -> None:
    """The rights of both players for the next three GTs; what is left of the old ones is lost."""
    if inter_phase in inter_phases():
        for side, means in tuple(g.means.items()):
            g.means[side] = replace(means, positions=inter_phases()[inter_phase].positions)


# losing


@rule("14.5#2")
def entered(g: State, units: tuple[str, ...]) -> None:
    """A printed position is ruined as soon as an enemy is in its hex."""
    for id_ in units:
        for cell in g.hexes_of(id_):
            if is_standing(g, cell) and owner(g, cell) != g.units[id_].side:
                g.ruined[cell] = True
                g.note("position-ruined", "14.5", hex=g.board.name(cell))


@rule("14.5#1")
def is_standing(g: State, cell: Cell) -> bool:
    """Whether a hex has a printed position that is not ruined; nobody needs to be in it."""
    return cell in ground_of(g.board).printed_ips and cell not in g.ruined


def owner(g: State, cell: Cell) -> str:
    """Whose a printed position is: that of its Fortified Camp; outside of camps, that of the country."""
    camp = ground_of(g.board).camp_of(cell)
    return camp.side if camp is not None else s03_control.HOMES.get(ground_of(g.board).country[cell], "")


@rule("14.4")
def end_of_phase(g: State) -> None:
    """Position markers are removed where no Combat unit of their side is left."""
    for cell, side in tuple(g.positions.items()):
        if not any(s02_units.kind_of(g, id_).combat for id_ in g.in_hex(cell, side)):
            del g.positions[cell]
            g.note("position-removed", "14.4", side=side_name(side), hex=g.board.name(cell))
