"""10.21 Entering the map: by which hexes a command comes in together, and which face its units show."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import Option
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s03_masses, s03_units, s10_reinforcements
from grognard.games.rpc.rules.words import unit_name
from grognard.games.rpc.state import Movers, State, Step


@rule("10.2#1", "10.21#1", "10.21#2", "10.21#4", "10.21#5")
def not_entered_here(g: State, movers: Movers, cell: Cell) -> Reason | None:
    """Why units that wait off the map cannot enter by this hex: those activated together keep together."""
    hex_ = g.board.name(cell)
    if any(cell not in s10_reinforcements.entry_hexes(g, id_) for id_ in movers):
        return because("10.2", "why-not-entry", hex=hex_)
    if g.command is None or not g.command.entries:
        return None
    entries = g.command.entries
    if g.command.kind == "stack" and cell not in entries:
        return because("10.21", "why-not-stack-entry", hex=hex_, other=g.board.name(entries[0]))
    if all(g.board.distance(cell, entry) > 1 for entry in entries):
        return because("10.21", "why-not-mass-entry", hex=hex_)
    return not_in_mass(g, entries, movers, cell) if g.command.kind == "mass" else None


@rule("10.21#1", "10.21#2", "3.4#1", "3.5#4")
def not_in_mass(g: State, entries: tuple[Cell, ...], movers: Movers, cell: Cell) -> Reason | None:
    """A mass comes out of six hexes with two units in each, and of each by the hex that mirrors it."""
    if cell not in entries:
        full = len(set(entries)) >= s03_masses.MASS_HEXES
        return because("10.21", "why-not-mass-hexes", count=s03_masses.MASS_HEXES) if full else None
    crowded = entries.count(cell) + len(movers) > s03_units.STACKING
    if crowded and g.setting.options.get("mass_entry") != "column":
        return because("10.21", "why-not-mass-hex", hex=g.board.name(cell), count=s03_units.STACKING)
    return None


@rule("10.21#4")
def face_options(g: State, movers: Movers) -> Iterator[Option]:
    """A unit or stack may enter the map dispersed, and so may what is a mass only as long as it stays formed."""
    if g.units[movers[0]].where >= 0 or g.command is None or not may_choose_face(g):
        return
    for id_ in movers:
        if s10_reinforcements.may_disperse(g, id_) and not g.units[id_].transport:
            args = (("name", unit_name(g, id_)), ("unit", id_))
            touches = (f"unit:{id_}",)
            yield Option(f"face {id_}", Step("face", unit=id_), "face", touches, "step-face", args, "10.21")


@rule("3.6#1", "3.6#2", "10.21#4")
def may_choose_face(g: State) -> bool:
    """One or two units as they like; a larger mass only if it could be a blob and nobody has entered yet."""
    assert g.command is not None
    units = g.command.units
    if len(units) <= s03_units.STACKING:
        return True
    able = g.command.kind == "mass" and len(units) <= s03_masses.BLOB_UNITS and not g.command.entries
    return able and all(s03_masses.may_join_blob(g, id_) for id_ in units)


def show_dispersed(g: State, id_: str) -> None:
    """The unit will enter dispersed; with it a mass of more than a stack has become a blob."""  # 3.6#1
    g.change(id_, formed=False)
    if g.command is not None and len(g.command.units) > s03_units.STACKING:
        g.command = replace(g.command, kind="blob")


def show_formed(g: State, movers: Movers) -> None:
    """Nobody entered after all: who waits has no formation yet, and the command is what it was."""
    for id_ in movers:
        s10_reinforcements.form_again(g, id_)
    command = g.command
    if command is None or command.entries or command.kind != "blob":
        return
    first = command.units[0]
    if all(g.units[id_].formed and s03_units.are_identical(g, id_, first) for id_ in command.units):
        g.command = replace(command, kind="mass")


@rule("3.6#1", "3.6#2", "10.21#4")
def enters_in_blob(g: State) -> bool:
    """The command is for a blob of more units than a stack has: they enter dispersed."""
    command = g.command
    return command is not None and command.kind == "blob" and len(command.units) > s03_units.STACKING
