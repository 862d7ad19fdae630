"""Railways and supply units for tests."""

from __future__ import annotations

from typing import Any

from grognard.games.oao import oob
from grognard.games.oao.rail import Net, Way, railways
from grognard.games.oao.state import Army, Means, State
from tests.oao.scenes import cell, scene

FOURTH, FIFTH = "fr-FOURTH", "fr-FIFTH"
UNIT, TRAIN, DEPOT = "fr-22-11", "fr-11-train", "fr-depot-FOURTH"
NEAR, MIDDLE, FAR, BEYOND = "34.38", "34.42", "34.46", "34.49"
"""The end of the line in Reims, and hexes four, eight and eleven hexes off it."""


def line(start: str, end: str, net: Net = Net.ALL) -> Way:
    way = railways().way(cell(start), cell(end), net)
    assert way is not None, f"no line from {start} to {end}"
    return way


def behind(
    units: dict[str, str], *ways: Way, armies: dict[str, str], side: str = "allied", **state: Any
) -> State:
    """A position in which these lines are operational and units belong to these armies."""
    g = scene(units, operational={c: side for way in ways for c in way}, **state)
    for id_, army in armies.items():
        g.change(id_, army=army)
    return g


def army(units: dict[str, str], *, army_id: str = FOURTH, line_: bool = True, **state: Any) -> State:
    """An army with the corps of the order of battle, before the double-track line from Reims to the west edge."""
    ways = (line(NEAR, "01.46", Net.DOUBLE),) if line_ else ()
    g = behind(units, *ways, armies={}, **state)
    for id_, unit in tuple(g.units.items()):
        if unit.side == oob.side_of(army_id).value:
            placed = oob.setup().get(id_)
            g.change(id_, army=army_id, corps=(placed.corps if placed else None) or "")
    g.armies[army_id] = Army(oob.side_of(army_id).value)
    g.means |= {"allied": Means(), "german": Means()}
    return g
