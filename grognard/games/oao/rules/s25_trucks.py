"""25.3 Truck markers: Ammo from the Depots of three German armies, beyond all limits, once or twice in the game."""

from __future__ import annotations

from grognard.engine.rulebook import rule
from grognard.games.oao.counters import Depot
from grognard.games.oao.counters_markers import markers
from grognard.games.oao.reference_calendar import holds
from grognard.games.oao.rules import s02_units
from grognard.games.oao.rules.s15_lines import Lines, supply_units
from grognard.games.oao.rules.s15_sources import distance_to
from grognard.games.oao.rules.s27_score import use
from grognard.games.oao.rules.words import army_name
from grognard.games.oao.state import State


@rule("25.3#1", "25.3#2", "25.3#3", "25.3#4")
def left(g: State, army: str) -> int:
    """How many times the trucks of an army can still provide Ammo: none from GT 12 on."""
    found = [name for name, each in markers().truck.items() if each.army == army]
    if not found or not holds("trucks", g.gt):
        return 0
    spent = g.means["german"].used.count(found[0]) if "german" in g.means else 0
    return max(0, markers().truck[found[0]].uses - spent)


@rule("25.3#1")
def serves(lines: Lines, id_: str) -> str | None:
    """The Depot whose trucks can bring a unit Ammo: it is in the range that the Depot has as it lies now."""
    g = lines.g
    army = g.units[id_].army
    if not left(g, army):
        return None
    for source in supply_units(g, lines.side, Depot):
        found = s02_units.piece(g, source)
        if not isinstance(found, Depot) or found.army != army:
            continue
        distance = distance_to(lines, id_, g.units[source].where)
        side = found.back if g.units[source].mode == "extended" else found.front
        if distance is not None and distance <= side.range:
            return source
    return None


@rule("25.3#1", "25.3#2", "25.3#3")
def spend(g: State, army: str) -> None:
    """The trucks have provided Ammo once more; no limit of the Depot counts it."""
    (name,) = (name for name, each in markers().truck.items() if each.army == army)
    use(g, "german", name)
    g.note("truck-used", "25.3", to=("german",), army=army_name(army), left=left(g, army))
