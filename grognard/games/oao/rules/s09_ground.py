"""3.5, 3.6, 9.3, 14.1 The ground of a combat: what lies between two hexes, which is higher, what covers a stack."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.games.oao import reference_terrain
from grognard.games.oao.boards import Elevation, ground_of
from grognard.games.oao.state import State

IGES = ("46.36", "46.37")
"""The bend of the Meuse: a Force that attacks from the first hex into the second crosses no river."""
MOOR = "moor"


def crossed(g: State, origin: Cell, target: Cell) -> tuple[str, ...]:
    """What an attack from one hex into another crosses, in the words of the Terrain Effects Chart."""  # 3.5.2
    side = ground_of(g.board).hexside(origin, target)
    outward = (g.board.name(origin), g.board.name(target)) == IGES  # 3.5.5#6 3.5.5#7
    found = [
        (side.river.replace("_", " "), bool(side.river) and not outward),
        ("canal", bool(side.canal)),
        ("inundation", side.inundation and g.flooded),  # 21.3
        ("ridge", side.ridge),
        ("escarpment", side.escarpment == target),
    ]
    return tuple(name for name, there in found if there)


def river(g: State, origin: Cell, target: Cell) -> str | None:
    """The river that an attack crosses."""
    return next((name for name in crossed(g, origin, target) if name.endswith("river")), None)


def attack_change(g: State, origin: Cell, target: Cell) -> int:
    """What a Force that attacks over a hexside gains or loses of its AS."""  # 9.3.2
    under = [name.replace("_", " ") for name in ground_of(g.board).hexside(origin, target).ground]
    return reference_terrain.attack_change(under, crossed(g, origin, target))


def defence_bonus(g: State, cell: Cell) -> int:
    """What a defending stack adds to its strength for its hex, by the terrain at its centre: one bonus, the best."""
    ground = ground_of(g.board)  # 9.3.1#1 3.5.1
    covers = [
        name
        for name, there in (("wooded", cell in ground.wooded), ("polder", cell in ground.polder))
        if there
    ]
    terrain = ground.terrain[cell]
    if terrain == MOOR:
        return reference_terrain.defence("Lowland", (MOOR, *covers))
    return reference_terrain.defence(terrain.replace("_", " ").title(), covers)


def is_above(g: State, high: Cell, low: Cell) -> bool:
    """Whether a hex has the benefit of height over an adjacent one."""  # 3.6#2
    ground = ground_of(g.board)
    above, below = ground.elevation[high], ground.elevation[low]
    gentle = ground.hexside(high, low).transition and above <= Elevation.HIGHLAND  # 3.6.1
    return above > below and not gentle


def is_forested(g: State, origin: Cell, target: Cell) -> bool:
    return ground_of(g.board).hexside(origin, target).forested  # 3.5.3#4


def may_flank(g: State, target: Cell, near: Cell) -> bool:
    """Whether a hex next to a defender may count toward his being Flanked, by what lies between them."""  # 9.5.3
    between = crossed(g, target, near) + crossed(g, near, target)
    features = reference_terrain.features()
    return near in ground_of(g.board).playable and all(features[name].flank for name in between)


def position_level(g: State, cell: Cell, side: str, *, built: bool = True) -> int:
    """The level of the IP in which a side defends a hex; printed ones only unless built ones count too."""
    if cell in ground_of(g.board).printed_ips and cell not in g.ruined:
        return 2  # 14.5#1 14.5#2
    return int(built and g.positions.get(cell) == side)  # 14.0#1
