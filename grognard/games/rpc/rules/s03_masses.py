"""3.5 and 3.6 Masses and blobs: which units one command can activate together."""

from __future__ import annotations

from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s03_units, s10_reinforcements
from grognard.games.rpc.state import OFF_MAP, State

MASS_UNITS, MASS_HEXES = 12, 6  # 3.5#4
BLOB_UNITS = 4  # 3.6#2


@rule("3.5#1", "3.5#3")
def may_join_mass(g: State, id_: str, first: str) -> bool:
    """Identical to the first unit, formed and ready; nothing else joins, and nothing else links."""
    unit = g.units[id_]
    return unit.formed and unit.ready and s03_units.are_identical(g, id_, first)


@rule("3.6#1", "3.6#2", "10.21#4")
def may_join_blob(g: State, id_: str) -> bool:
    """Dispersed, or able to enter the map so; ready; and on a side that infiltrates."""
    unit = g.units[id_]
    dispersed = not unit.formed or (unit.where == OFF_MAP and s10_reinforcements.may_disperse(g, id_))
    return dispersed and unit.ready and uses_infiltration(g, unit.side)


def uses_infiltration(g: State, side: str) -> bool:
    """The scenario gives this side infiltration tactics in the present segment."""
    given = g.setting.rules.get("infiltration", {})
    return g.segment in given.get(side, ())


@rule("3.4#2", "3.5#1", "3.6#1")
def kind_of(g: State, units: tuple[str, ...]) -> str:
    """As what these units act together: identical formed ones as a mass, others as a blob, or as the stack they are."""
    if len(units) == 1:
        return "unit"
    if all(may_join_mass(g, id_, units[0]) for id_ in units):
        return "mass"
    return "blob" if all(may_join_blob(g, id_) for id_ in units) else "stack"


@rule("3.5#2", "3.5#4")
def may_be_added_to_mass(g: State, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """The units that the player may add to the mass that he has ticked so far."""
    if len(chosen) >= MASS_UNITS:
        return ()
    first = chosen[0]
    hexes = {g.units[id_].where for id_ in chosen}
    full = len(hexes) >= MASS_HEXES and OFF_MAP not in hexes
    return tuple(
        id_
        for id_ in _near(g, chosen)
        if may_join_mass(g, id_, first) and (not full or g.units[id_].where in hexes)
    )


@rule("3.6#3", "3.6#4")
def may_be_added_to_blob(g: State, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """The units that the player may add to the blob that he has ticked so far."""
    if len(chosen) >= BLOB_UNITS:
        return ()
    return tuple(id_ for id_ in _near(g, chosen) if may_join_blob(g, id_))


def _near(g: State, chosen: tuple[str, ...]) -> list[str]:
    """Units of the same side next to one of those chosen or in its hex; off the map all are side by side."""
    side = g.units[chosen[0]].side
    if g.units[chosen[0]].where == OFF_MAP:
        return s10_reinforcements.beside(g, chosen)
    cells = dict.fromkeys(
        cell for id_ in chosen for cell in (g.units[id_].where, *g.board.adjacent[g.units[id_].where])
    )
    return [id_ for cell in cells for id_ in g.in_hex(cell, side) if id_ not in chosen]
