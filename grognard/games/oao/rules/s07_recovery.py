"""7.5.1, 7.5.2 How far from the enemy a Formation must be to begin CE Recovery."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.boards import ground_of
from grognard.games.oao.counters import Nation
from grognard.games.oao.reference_calendar import holds
from grognard.games.oao.reference_movement import distances
from grognard.games.oao.rules import s02_units, s06_effectiveness, s09_ground
from grognard.games.oao.rules.words import unit_name
from grognard.games.oao.state import State

REDOUBTS = {"Paris": Nation.FRENCH, "Antwerpen": Nation.BELGIAN}  # 7.5.2#2


def refusals(g: State, id_: str) -> tuple[Reason, ...]:
    """Why a unit where it is has nothing to recover, or enemies are too near; nothing if it may begin."""
    name = unit_name(g, id_)
    if not s02_units.is_formation(g, id_):
        return (because("7.5", "recovery-formation", name=name),)
    if not g.units[id_].level:
        return (because("7.5", "recovery-unreduced", name=name),)
    near = demoralized if s06_effectiveness.is_demoralized(g, id_) else steady
    found = (near(g, id_, cell) for cell in g.hexes_of(id_))
    return tuple(dict.fromkeys(why for why in found if why is not None))


@rule("7.5.2#1", "7.5.2#2", "6.4#6", "6.4#7")
def demoralized(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a Demoralized Formation cannot recover in a hex."""
    camp = ground_of(g.board).camp_of(cell)
    home = camp is not None and REDOUBTS.get(camp.name) == s02_units.piece(g, id_).nation
    least = redoubt(g) if home else distances().recovery_demoralized
    if nearest(g, id_, cell) >= least:
        return None
    return because("7.5.2", "recovery-near-demoralized", name=unit_name(g, id_), hexes=least)


def redoubt(g: State) -> int:
    """How far enemies must be from those who recover in Paris or Antwerpen."""  # C-2
    far = g.setting.options.get("redoubt_recovery") == "three"
    return distances().recovery_redoubt_far if far else distances().recovery_redoubt


@rule("7.5.1#1", "7.5.1#2", "7.5.1#3", "7.5.1#4", "7.5.1a#2")
def steady(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a Formation that is not Demoralized cannot recover in a hex."""
    side, far = g.units[id_].side, nearest(g, id_, cell)
    level = s09_ground.position_level(g, cell, side)
    if far >= distances().recovery or level > 1:
        return None  # 7.5.1#1 7.5.1#3
    if level and holds("recovery_in_position_1", g.gt):
        is_new = far <= 1 and cell in g.dug
        return because("7.5.1a", "recovery-new-position", name=unit_name(g, id_)) if is_new else None
    if far >= distances().recovery_behind_positions and is_screened(g, side, cell):
        return None
    return because("7.5.1", "recovery-near", name=unit_name(g, id_), hexes=distances().recovery)


@rule("7.5.1#2")
def is_screened(g: State, side: str, cell: Cell) -> bool:
    """Whether every hex between this one and the enemies two hexes away holds friends in a position."""
    enemy, around = g.other(side), set(g.board.adjacent[cell])
    beyond = {far for near in around for far in g.board.adjacent[near]} - around - {cell}
    between = {
        near for far in beyond if g.in_hex(far, enemy) for near in g.board.adjacent[far] if near in around
    }
    return all(g.in_hex(near, side) and s09_ground.position_level(g, near, side) for near in between)


def is_next_to_enemy(g: State, id_: str) -> bool:
    """Whether an enemy unit is adjacent."""  # 7.5.1a#1
    return any(nearest(g, id_, cell) <= 1 for cell in g.hexes_of(id_))


def nearest(g: State, id_: str, cell: Cell) -> int:
    """How many hexes the nearest enemy unit is away; beyond any distance that matters if there is none."""
    enemy = g.other(g.units[id_].side)
    held = (there for other in g.on_map(enemy) for there in g.hexes_of(other))
    return min((g.board.distance(cell, there) for there in held), default=g.board.size)
