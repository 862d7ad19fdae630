"""6.8 Transport: groups of mules, wagons and trucks that carry a formed unit for one move."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s03_units
from grognard.games.rpc.rules.s03_units import Check
from grognard.games.rpc.rules.words import of_unit
from grognard.games.rpc.state import State

MOVEMENT = {"mule": 2, "wagon": 3, "truck": 15}  # 6.81#1, 6.84#1, 6.84#2, 6.84#3


@rule("6.82#1", "6.82#2", "6.83#1", "6.83#2", "6.81#2")
def groups_for(g: State, id_: str) -> tuple[str, ...]:
    """One free group of each kind that the unit could use from where it begins its move."""
    unit = g.units[id_]
    if unit.transport or not unit.formed or not g.transports:
        return ()
    found: dict[str, str] = {}
    for name, group in g.transports.items():
        free = group.side == unit.side and not group.used and not group.lost and group.from_day <= g.day
        if free and group.kind not in found and may_begin(g, group.kind, unit.side, unit.where):
            found[group.kind] = name
    return tuple(found.values())


@rule("6.82#2", "6.82#3", "8.6#4")
def may_begin(g: State, kind: str, side: str, cell: Cell) -> bool:
    """The hex is one that the transport could enter, so without gas or enemies; off the map the entry decides."""
    if cell in g.gas or (cell >= 0 and g.in_hex(cell, g.other(side))):
        return False
    if cell < 0 or cell in g.board.on_line["road"]:
        return True
    return kind == "mule" or (kind == "wagon" and not is_cratered(g, cell))


@rule("6.84#2", "7.13")
def is_cratered(g: State, cell: Cell) -> bool:
    """Printed craters; those that a bombardment left too, if the table says so."""
    if g.board.terrain[cell] == "crater":
        return True
    return g.scrapes.get(cell) == "shelled" and g.setting.options["shelled_scrapes"] == "crater"


def use(g: State, id_: str, name: str) -> None:
    """The unit declares that it uses this group."""
    g.transports[name] = replace(g.transports[name], used=True)  # 6.81#3
    g.change(id_, transport=name)


def release(g: State, id_: str) -> None:
    """The declaration is taken back before the first point."""
    name = g.units[id_].transport
    if name:
        g.transports[name] = replace(g.transports[name], used=False)
        g.change(id_, transport="")


def kind_of(g: State, id_: str) -> str:
    """mule, wagon or truck; empty for a unit on its own feet, wheels or hooves."""
    name = g.units[id_].transport
    return g.transports[name].kind if name else ""


@rule("6.84#1", "6.84#2", "6.84#3")
def allowance(g: State, id_: str) -> int:
    """The movement points of the side now showing, or those of the transport if they are more."""
    own = s03_units.values(g, id_).movement or 0  # GLOSS.dash
    return max(own, MOVEMENT[kind_of(g, id_)]) if g.units[id_].transport else own


@rule("6.82#3", "6.84#1", "6.84#2", "6.84#3", "8.6#4")
def barred(g: State, kind: str, side: str, cell: Cell, *, road: bool) -> Reason | None:
    """Why this kind of transport cannot go there."""
    if not kind:
        return None
    name = g.board.name(cell)
    if g.in_hex(cell, g.other(side)):
        return because("6.82", "why-not-transport-enemy", hex=name)
    if cell in g.gas:
        return because("6.82", "why-not-transport-gas", hex=name)
    if kind == "truck" and not road:
        return because("6.84", "why-not-truck", hex=name)
    if kind == "wagon" and not road and is_cratered(g, cell):
        return because("6.84", "why-not-wagon", hex=name)
    return None


@rule("6.85#1")
def after_reaction_fire(g: State, results: tuple[Check, ...]) -> None:
    """A mover that fails a check from reaction fire loses its side the group for the rest of the scenario.

    A unit holds its group only while it is moving, so those that have long arrived lose nothing.
    """
    for result in results:
        name = g.units[result.unit].transport
        if name and result.failed:
            g.transports[name] = replace(g.transports[name], lost=True)
            g.change(result.unit, transport="")
            kind = f"@transport-{g.transports[name].kind}"
            g.note("transport-lost", "6.85", **of_unit(g, result.unit), kind=kind)


@rule("6.83#3", "6.81#3")
def new_turn(g: State) -> None:
    """Every group can be used again."""
    for name, group in g.transports.items():
        if group.used:
            g.transports[name] = replace(group, used=False)


@rule("6.85#2")
def new_scenario(g: State) -> None:
    """In a campaign the groups that were lost return."""
    for name, group in g.transports.items():
        g.transports[name] = replace(group, used=False, lost=False)
