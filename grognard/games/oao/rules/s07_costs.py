"""7.1 What a step costs: the hexside, its river or bridge, enemy ZOCs; and why a step cannot be made at all."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from grognard.engine.board import Board, Cell
from grognard.engine.reasons import Reason, because
from grognard.games.oao.boards import Hexside, ground_of
from grognard.games.oao.reference_movement import movement
from grognard.games.oao.reference_terrain import crossing_mp, features, hexside_mp, hexsides
from grognard.games.oao.rules import s02_units, s03_zoc
from grognard.games.oao.rules.s07_bridges import hexside_cells, hexside_name, unusable
from grognard.games.oao.state import State

Movers = tuple[str, ...]
Reasons = tuple[Reason, ...]
CLEAR = Hexside()


def cost(g: State, movers: Movers, origin: Cell, cell: Cell) -> Reasons | Reason:
    """The MPs of one step, part by part, or the reason why the movers cannot make it."""  # GLOSS.movement_points
    refusal = barred(g, movers, origin, cell)
    if refusal is not None:
        return refusal
    side = g.units[movers[0]].side
    return (
        *hexside_cost(g, origin, cell),
        *zone_cost(g, side, origin, cell),
        *fortress_cost(g, side, cell),
    )  # 7.1#1: nothing for the terrain inside the hex


def total(reasons: Reasons) -> int:
    return sum(reason.value or 0 for reason in reasons)


# the hexside


def hexside_cost(g: State, origin: Cell, cell: Cell) -> Reasons:
    """The MPs for the hexside alone, as they count for a PA marker and for Cavalry Reaction too."""  # 7.3#2 8.2.4
    side = ground_of(g.board).hexside(origin, cell)
    is_out = side.bridge and hexside_name(g.board, origin, cell) in unusable(g)
    return side_cost(side, bridged=side.bridge and not is_out, flooded=g.flooded)


@lru_cache(maxsize=1024)
def side_cost(side: Hexside, *, bridged: bool, flooded: bool) -> Reasons:
    """What is on a hexside, part by part; what adds nothing is left out."""
    ground = min(side.ground, key=lambda name: hexsides()[_words(name)].mp)  # 7.1.3#2
    parts = [because("7.1.3", "cost-hexside", hexside_mp((_words(ground),)), terrain=ground)]  # 7.1.3#1
    for name in crossed(side, flooded=flooded):
        is_bridge = name == side.river and bridged
        price = crossing_mp(_words(name), bridged=is_bridge)  # 7.1.3#3
        if is_bridge:
            parts.append(because("7.1.4", "cost-bridge", price, river=name))  # 7.1.4#2
        elif price:
            parts.append(because("7.1.3", "cost-feature", price, feature=name))
    return tuple(parts)


def crossed(side: Hexside, *, flooded: bool) -> tuple[str, ...]:
    """The features of a hexside that count: one river at most, and the Inundation instead of it once it is made."""
    water = "inundation" if flooded and side.inundation else side.river  # 3.5.5#2 3.5.5#3 21.3#2
    present = (water, "ridge" if side.ridge else "", "escarpment" if side.escarpment >= 0 else "")
    return tuple(name for name in present if name)


def is_gated(side: Hexside, *, bridged: bool, flooded: bool) -> bool:
    """Only units that began the phase next to it may cross: Inundations, Grand Rivers without a usable bridge."""
    return any(
        features()[_words(name)].adjacent and not (name == side.river and bridged)
        for name in crossed(side, flooded=flooded)
    )  # 7.1.5


def prepared_cost(g: State, origin: Cell, target: Cell) -> Reasons:
    """The MPs of a PA marker: those of the hexside without EZOC costs, and at least four."""  # 7.3#2 C-59
    parts = hexside_cost(g, origin, target)
    lacking = movement().tasks.prepared_attack - total(parts)
    return (*parts, because("7.3", "cost-prepared-least", lacking)) if lacking > 0 else parts


def _words(name: str) -> str:
    """The word of the Terrain Effects Chart for a word of the map."""
    return name.replace("_", " ")


# enemies


def zone_cost(g: State, side: str, origin: Cell, cell: Cell) -> Reasons:
    """What EZOCs add; friendly units do not negate them."""  # 7.1.6#1
    zone, table = s03_zoc.zone(g, g.other(side)), movement().zones
    if cell in zone and origin in zone:
        if has_friends(g, side, cell):
            return (because("7.1.6a", "cost-zone-to-friends", table.across_to_friends),)  # 7.1.6a#2
        return (because("7.1.6a", "cost-zone-to-zone", table.across),)  # 7.1.6a#1
    if cell in zone:
        return (because("7.1.6", "cost-zone-enter", table.enter),)  # 7.1.6#2
    return (because("7.1.6", "cost-zone-leave", table.leave),) if origin in zone else ()  # 7.1.6#3


def has_friends(g: State, side: str, cell: Cell) -> bool:
    """Whether a Formation or a Fortress of this side is in the hex."""
    return any(
        s02_units.is_formation(g, id_) or s02_units.kind_of(g, id_).category == "fortress"
        for id_ in g.in_hex(cell, side)
    )


def fortress_cost(g: State, side: str, cell: Cell) -> Reasons:
    """What an enemy Fortress without exterior garrison adds to its hex."""  # 12.1.3
    if not g.in_hex(cell, g.other(side)):
        return ()
    return (because("12.1.3", "cost-bare-fortress", movement().zones.bare_fortress),)


def is_held(g: State, side: str, cell: Cell) -> bool:
    """Whether enemies of this side keep it out of a hex; Fortresses on their backs alone do not."""  # 7.1.2#6
    return any(
        not (g.units[id_].turned and s02_units.kind_of(g, id_).category == "fortress")
        for id_ in g.in_hex(cell, g.other(side))
    )


# what cannot be entered or crossed


def barred(g: State, movers: Movers, origin: Cell, cell: Cell) -> Reason | None:
    """Why the movers cannot step into this hex; None if they can."""
    board, ground = g.board, ground_of(g.board)
    if cell < 0:
        return because("7.1", "why-not-off-map")  # TEC: the sea is no hex
    if cell not in board.adjacent[origin]:
        return because("7.1", "why-not-adjacent", hex=board.name(cell))
    if cell not in ground.playable:
        return because("7.1", "why-not-neutral", hex=board.name(cell), country=ground.country[cell].value)
    if cell not in playable(board, g.setting.area):
        return because("7.1", "why-not-outside", hex=board.name(cell))
    if is_held(g, g.units[movers[0]].side, cell):
        return because("7.1.2", "why-not-enemy", hex=board.name(cell))
    side = ground.hexside(origin, cell)
    bridged = side.bridge and hexside_name(board, origin, cell) not in unusable(g)
    if is_gated(side, bridged=bridged, flooded=g.flooded) and not began_at(g, movers, origin, cell):
        return because("7.1.5", "why-not-began-adjacent", side=hexside_name(board, origin, cell))
    return None


@lru_cache(maxsize=16)
def playable(board: Board, area: frozenset[Cell]) -> frozenset[Cell]:
    """The hexes that units can be in: not those of neutral countries, nor what is outside a scenario's area."""
    everywhere = ground_of(board).playable
    return everywhere & area if area else everywhere


def began_at(g: State, movers: Movers, a: Cell, b: Cell) -> bool:
    """Whether all movers began the phase next to this hexside."""  # 7.1.5 C-73
    return all(a in began or b in began for began in beginnings(g, movers))


def beginnings(g: State, movers: Movers) -> tuple[tuple[Cell, ...], ...]:
    """The hexes in which each of the movers began the phase: where it is, if it has not moved yet."""
    return tuple(g.units[id_].began or g.hexes_of(id_) for id_ in movers)


# the same in numbers, for searches


class Prices(NamedTuple):
    """The MPs of hexsides by `a * board.size + b`, where they differ from Clear, and those that 7.1.5 closes."""

    clear: int
    sides: dict[int, int]
    gated: frozenset[int]


@lru_cache(maxsize=256)
def prices(board: Board, out: frozenset[str], *, flooded: bool) -> Prices:
    """What all hexsides cost while these bridges cannot be used."""
    clear = total(side_cost(CLEAR, bridged=False, flooded=False))
    if not out:
        every = {(a, b) for a in board.cells for b in board.adjacent[a]}
        found = {a * board.size + b: _price(board, a, b, flooded=flooded) for a, b in every}
        sides = {key: price for key, (price, _) in found.items() if price != clear}
        return Prices(clear, sides, frozenset(key for key, (_, gated) in found.items() if gated))
    _, sides, gated = prices(board, frozenset(), flooded=flooded)
    changed = {}
    for name in out:
        a, b = hexside_cells(board, name)
        changed[a * board.size + b] = changed[b * board.size + a] = _price(
            board, a, b, flooded=flooded, is_out=True
        )
    closed = {key for key, (_, gated_now) in changed.items() if gated_now}
    return Prices(clear, sides | {key: price for key, (price, _) in changed.items()}, gated | closed)


def _price(board: Board, a: Cell, b: Cell, *, flooded: bool, is_out: bool = False) -> tuple[int, bool]:
    """The MPs of a hexside, and whether it is closed to those who did not begin next to it."""
    side = ground_of(board).hexside(a, b)
    bridged = side.bridge and not is_out
    return total(side_cost(side, bridged=bridged, flooded=flooded)), is_gated(
        side, bridged=bridged, flooded=flooded
    )


def law(g: State, movers: Movers) -> Callable[[Cell, Cell], int | None]:
    """`cost` as a number, None where a step is barred: the zones and hexsides are looked up once for all steps."""
    size, at, side = g.board.size, g.at, g.units[movers[0]].side
    within, table = playable(g.board, g.setting.area), movement().zones
    zone = s03_zoc.zone(g, g.other(side))
    clear, sides, gated = prices(g.board, unusable(g), flooded=g.flooded)

    def price(origin: Cell, cell: Cell) -> int | None:
        key = origin * size + cell
        if cell not in within or (cell in at and is_held(g, side, cell)):
            return None
        if key in gated and not began_at(g, movers, origin, cell):
            return None
        spent = sides.get(key, clear)
        if cell in zone:
            if origin not in zone:
                spent += table.enter
            else:
                spent += table.across_to_friends if has_friends(g, side, cell) else table.across
        elif origin in zone:
            spent += table.leave
        return spent + table.bare_fortress if cell in at and g.in_hex(cell, g.other(side)) else spent

    return price
