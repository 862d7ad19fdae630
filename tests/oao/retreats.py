"""Retreats for tests, from a hex on open ground."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from grognard.games.oao.rules import s11_retreat
from grognard.games.oao.state import OFF_MAP, Means, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

HERE = "07.41"
"""A hex on open ground; the six around it follow, from the north to the right."""
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = (
    "07.40", "08.40", "08.41", "07.42", "06.41", "06.40",
)  # fmt: skip
RING = {NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST}
FRENCH, SECOND_FRENCH, ASSET = "fr-10-5", "fr-6-3", "fr-Alpins2"
GERMAN = "de-3-2"


def retreat(
    g: State,
    hexes: int,
    *units: str,
    because: str = "9.9.2",
    origin: str = "",
    withheld: tuple[str, ...] = (),
) -> Playing:
    """Units retreat, by default the French division."""
    left = cell(origin) if origin else g.units[(units or (FRENCH,))[0]].where
    return Playing(g, s11_retreat.retreat, units or (FRENCH,), hexes, because, left, withheld)


def place(units: dict[str, str], **more: Any) -> State:
    g = scene(units, **more)
    g.means = {side: Means() for side in ("allied", "german")}
    return g


def put(g: State, units: dict[str, str]) -> State:
    """More units in a position."""
    for id_, unit in scene(units).units.items():
        g.units[id_] = replace(unit, where=OFF_MAP)
        g.move_to(id_, unit.where)
    return g


def at(g: State, id_: str) -> str:
    return g.board.name(g.units[id_].where) if g.units[id_].where >= 0 else ""


def level(g: State, id_: str = FRENCH) -> int:
    return g.units[id_].level


def ringed(*free: str, **more: Any) -> State:
    """Germans all around, but not in these hexes."""
    ring = sorted(RING - set(free))
    germans = ("de-3-2", "de-4-2", "de-5-3", "de-6-3", "de-7-4", "de-8-4")
    return place({FRENCH: HERE} | dict(zip(germans, ring, strict=False)), **more)
