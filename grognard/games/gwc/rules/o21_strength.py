"""O21.3 The strength of an attack: the FP of its base, one for every other piece, height, Actions and Hindrance."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.reasons import Modifiers
from grognard.engine.rulebook import rule
from grognard.games.gwc.counters import Gun
from grognard.games.gwc.rules import o21_targets, s10_sight, s98_strategy, t99_terrain, t110_hills
from grognard.games.gwc.state import Attack, State

AIRBURST = 2  # T124#6
INDIRECT = ("mortar", "artillery")
FIREPOWER = "firepower-reminder"


def kind_of(g: State, pieces: tuple[str, ...]) -> str:
    """The kind of attack that pieces make: Cover, Targeting and downgrading depend on it."""
    if any(o21_targets.is_kind(g, piece, Gun.FLAMETHROWER) for piece in pieces):
        return "flamethrower"  # 11.7#1
    if o21_targets.is_kind(g, pieces[0], Gun.MORTAR):
        return "mortar"
    return "ordnance" if o21_targets.is_ordnance(g, pieces[0]) else "fire"


@rule("T109#2", "T122#2")
def attack_by(g: State, side: str, pieces: tuple[str, ...], cell: Cell, op_fire: bool = False) -> Attack:
    """The attack that pieces make on a hex, before its dice; Walls count that any of its lines crosses."""
    starts = {o21_targets.cell_of(g, piece) for piece in pieces}
    crossed = frozenset[str]().union(*(t99_terrain.sides_into(g, start, cell) for start in starts))
    kind = kind_of(g, pieces)
    return Attack(
        kind,
        side,
        cell,
        pieces,
        strength(g, side, pieces, cell),
        crossed=tuple(sorted(crossed)),
        op_fire=op_fire,
    )


@rule("O21.3.1.2", "O21.3#5", "T110.2#1", "T110.2#2")
def strength(g: State, side: str, pieces: tuple[str, ...], cell: Cell) -> Modifiers:
    """FP of the base and 1 for each other piece, with what the ground and lasting cards add; no Hindrance yet."""
    if not pieces:
        return Modifiers()
    total = o21_targets.firepower(g, pieces[0], cell)
    total = total.plus(len(pieces) - 1, "fire-others", "O21.3.1.2")
    starts = {o21_targets.cell_of(g, piece) for piece in pieces}
    total = total.and_all(t110_hills.height(g, starts, cell).reasons)
    if any(piece in g.weapons for piece in pieces) and s98_strategy.reminds(g, side, "firepower"):
        total = total.plus(1, FIREPOWER, "S98.5.4")
    return total.and_all(airburst(g, kind_of(g, pieces), cell).reasons)


@rule("T124#6", "T124#7")
def airburst(g: State, kind: str, cell: Cell) -> Modifiers:
    """Mortars and Artillery gain 2 against Woods; aircraft do not."""
    bursts = kind in INDIRECT and t99_terrain.terrain_of(g, cell) == "woods"
    return Modifiers().plus(AIRBURST if bursts else 0, "airburst", "T124")


@rule("O21.3.5#1", "10.3.2", "10.3.3")
def hindrance(g: State, pieces: tuple[str, ...], cell: Cell) -> int:
    """The greatest Hindrance on the lines of the pieces."""
    starts = {o21_targets.cell_of(g, piece) for piece in pieces}
    return max((s10_sight.sight(g, start, cell).hindrance for start in starts), default=0)


@rule("10.3.1#2", "O21.3.5#1")
def hindered(g: State, total: Modifiers, pieces: tuple[str, ...], cell: Cell) -> Modifiers:
    """The strength less the Hindrance; Ordnance has had it in its Targeting Roll."""
    if not pieces or o21_targets.is_ordnance(g, pieces[0]):
        return total
    return total.plus(-hindrance(g, pieces, cell), "hindrance", "O21.3.5")


@rule("10.3.2.1#1", "10.3.2.1#fr")
def firepower_left(g: State, total: Modifiers) -> int:
    """The FP of which a shot must have 1. In the French edition a Strategy Card that adds to the dice is none of it."""
    if g.setting.options["edition"] == "en":
        return total.total
    return sum(reason.value or 0 for reason in total.reasons if reason.text != FIREPOWER)


def expected(g: State, side: str, pieces: tuple[str, ...], cell: Cell) -> Modifiers:
    """The strength that pieces would have if nobody played a card."""
    return hindered(g, strength(g, side, pieces, cell), pieces, cell)
