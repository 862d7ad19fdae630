"""7.51 Gas: attacks that know neither firepower nor cover, markers that stay, and drift on doubles."""

from __future__ import annotations

from functools import partial

from grognard.engine.board import OFF_MAP, Cell
from grognard.engine.decision import Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s03_units, s06_fire, s07_ffe
from grognard.games.rpc.rules.s03_advice import hex_meant
from grognard.games.rpc.rules.words import hex_option, side_name
from grognard.games.rpc.state import State

DIRECTIONS = ("up", "upper-right", "lower-right", "down", "lower-left", "upper-left")
"""The six hex sides, clockwise, as the engine numbers them."""

Drift = tuple[str, tuple[Cell, ...]]
"""A drift to come: the side that rolled doubles, and the hexes with gas at that moment."""


@rule("7.512#2")
def release(g: State, cells: tuple[Cell, ...]) -> None:
    """One more marker in each hex."""
    for cell in cells:
        g.gas[cell] = g.gas.get(cell, 0) + 1


@rule("7.511#1", "7.513#1", "7.513#3", "7.512#3")
@procedure
def gas_attack(g: State, units: tuple[str, ...]) -> Procedure[None]:
    """Checks, and after them one drift for each doubles; those whom it reaches check in their turn."""
    drifts: tuple[Drift, ...] = yield from gas_checks(g, units)
    while drifts:
        side, before = drifts[0]
        more: tuple[Drift, ...] = yield from drift(g, side, before)
        drifts = (*drifts[1:], *more)


@procedure
def gas_checks(g: State, units: tuple[str, ...]) -> Procedure[tuple[Drift, ...]]:
    """One check each, and the results for all at once; the drifts that doubles call for."""
    results: tuple[s03_units.Check, ...] = ()
    for id_ in units:
        result: s03_units.Check = yield from s03_units.check(g, id_, gas_modifiers(g, id_), "gas")
        results = (*results, result)
    s03_units.apply_checks(g, results)
    return tuple((g.units[each.unit].side, tuple(g.gas)) for each in results if each.doubles)


@rule("7.511#1")
def gas_modifiers(g: State, id_: str) -> Modifiers:
    """Deployment and movement; hallowed ground is added by the check itself."""
    deployed, moving = s06_fire.deployment(g, id_), s06_fire.movement(g, id_, anti_tank=False)
    return Modifiers().and_all(deployed).and_all(moving)


@rule("7.511#2", "7.512#4", "6.61#3")
@procedure
def gas_on_entry(g: State, movers: tuple[str, ...], cell: Cell) -> Procedure[None]:
    """Gas attacks all who move into it together; it drifts when they all have checked."""
    here = tuple(id_ for id_ in movers if g.units[id_].where == cell)
    if here and is_gassed(g, cell):
        yield from gas_attack(g, here)


@rule("7.511#2", "7.247#1", "7.512#4")
def is_gassed(g: State, cell: Cell) -> bool:
    """A marker lies there, or the hex is one of the three on which gas shells fall, wherever the gas has drifted."""
    if cell in g.gas:
        return True
    falls = g.setting.options.get("gas_fire", "markers") == "blast"
    return falls and any(
        it.shell == "gas" and s07_ffe.is_blasted(g, group, cell) for group, it in g.artillery.items()
    )


# 7.513 drift


@rule("7.513#2", "7.513#5", "7.513#6")
@procedure
def drift(g: State, side: str, before: tuple[Cell, ...]) -> Procedure[tuple[Drift, ...]]:
    """All markers cross the same hex side, which the side that rolled doubles chooses; what leaves the map is gone."""
    if not g.gas:
        return ()
    direction: int = yield Choose(side, "drift-choose", direction_options(g), "7.513", why_not=why_not_drift)
    g.note("drifted", "7.513", side=side_name(side), direction=f"@direction-{DIRECTIONS[direction]}")
    reached = reached_by(g, direction, before)
    move_markers(g, direction)
    drifts: tuple[Drift, ...] = ()
    while reached:
        cell: Cell = yield Choose(
            side,
            "drift-order",
            tuple(hex_option(g, c, "drift", "7.513") for c in reached),
            "7.513",
            why_not=partial(why_not_order, before),
        )
        reached = tuple(c for c in reached if c != cell)
        more: tuple[Drift, ...] = yield from gas_checks(g, g.in_hex(cell))
        drifts = (*drifts, *more)
    return drifts


def direction_options(g: State) -> tuple[Option, ...]:
    """One option a direction, touching the hexes into which the gas would drift."""
    found = []
    for i, name in enumerate(DIRECTIONS):
        touches = tuple(f"hex:{g.board.name(end)}" for end in ends_of(g, i))
        found.append(option(name, i, "drift", touches, f"direction-{name}", "7.513"))
    return tuple(found)


def ends_of(g: State, direction: int) -> tuple[Cell, ...]:
    """The hexes of the map into which the gas drifts in this direction."""
    ends = [g.board.neighbours[cell][direction] for cell in g.gas]
    return tuple(end for end in ends if end != OFF_MAP)


def reached_by(g: State, direction: int, before: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """The occupied hexes into which gas will come that held none when the doubles were rolled.

    The order of the markers matters for these alone, and there the player chooses it.
    """
    return tuple(cell for cell in ends_of(g, direction) if not_attacked(g, cell, before) is None)


@rule("7.513#4", "7.513#5", "7.512#4")
def not_attacked(g: State, cell: Cell, before: tuple[Cell, ...]) -> Reason | None:
    """Why gas that drifts into a hex attacks nobody: there was some already, or there is nobody."""
    if cell in before:
        return because("7.513", "why-not-gas-before", hex=g.board.name(cell))
    if not g.in_hex(cell):
        return because("7.513", "why-not-gas-nobody", hex=g.board.name(cell))
    return None


@rule("7.513#2", "7.513#6")
def move_markers(g: State, direction: int) -> None:
    moved: dict[Cell, int] = {}
    for cell, count in g.gas.items():
        end = g.board.neighbours[cell][direction]
        if end != OFF_MAP:
            moved[end] = moved.get(end, 0) + count
    g.gas = moved


# refusals


def why_not_drift(g: State, _question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why no gas drifts into a hex: all of it crosses one side, and a direction is all that is chosen."""
    cell = hex_meant(g, subject)
    if cell is None or any(cell in ends_of(g, i) for i in range(len(DIRECTIONS))):
        return (because("7.513", "why-not-drift-first"),)
    if cell in g.gas:
        return (because("7.513", "why-not-drift-stays", hex=g.board.name(cell)),)
    return (because("7.513", "why-not-drift-far", hex=g.board.name(cell)),)


def why_not_order(before: tuple[Cell, ...], g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why the gas that has drifted is of no concern to a hex, or no longer."""
    cell = hex_meant(g, subject)
    if cell is None or question.find(g.board.name(cell)) is not None:
        return (because("7.513", "why-not-order-first"),)
    hex_ = g.board.name(cell)
    if cell not in g.gas:
        return (because("7.513", "why-not-gas-none", hex=hex_),)
    return (not_attacked(g, cell, before) or because("7.513", "why-not-gas-done", hex=hex_),)
