"""17, GLOSS.inactive Which armies and units are active, and what activates them."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.rules import s02_units, s03_told
from grognard.games.oao.rules.words import army_name, unit_name
from grognard.games.oao.state import State

ACTIVATES = "activates"
"""The rule of a scenario that lists, by GT, the armies, corps and units that become active."""


@rule("GLOSS.inactive#1", "GLOSS.inactive#3")
def inactive(g: State, id_: str) -> Reason | None:
    """Why a unit may not perform a task, move or attack: it is Inactive, or its army is."""
    unit = g.units[id_]
    if not unit.active:
        return because("GLOSS.inactive#3", "why-not-inactive-unit", name=unit_name(g, id_))
    army = g.armies.get(unit.army)
    if army is not None and not army.active and not unit.roused:
        return because("GLOSS.inactive#1", "why-not-inactive-army", army=army_name(unit.army))
    return None


@rule("4.2.1a#4")
def activation(g: State, side: str) -> None:
    """What is scheduled to become active in this GT."""
    scheduled: dict[str, list[str]] = g.setting.rules.get(ACTIVATES, {})
    for name in scheduled.get(str(g.gt), ()):
        if name in g.armies:
            _activate_army(g, name, side)
        for id_, unit in tuple(g.units.items()):
            if name in (id_, unit.corps) and unit.side == side and not unit.active:
                g.change(id_, active=True)
                s03_told.tell(g, "unit-activated", "4.2.1a#4", unit=id_)


def _activate_army(g: State, army: str, side: str) -> None:
    display = g.armies[army]
    if display.side == side and not display.active:
        g.armies[army] = replace(display, active=True)
        g.note("army-activated", "4.2.1a#4", army=army_name(army))


@rule("GLOSS.inactive#2")
def attacked(g: State, units: tuple[str, ...]) -> None:
    """Inactive units that are attacked become active."""
    for id_ in units:
        if inactive(g, id_) is not None:
            rouse(g, id_, "GLOSS.inactive#2")


@rule("GLOSS.inactive#4")
def entered(g: State, units: tuple[str, ...]) -> None:
    """Inactive cavalry next to units that have moved becomes active, in time to react."""
    for id_ in units:
        for cell in g.hexes_of(id_):
            for near in g.board.adjacent[cell]:
                for enemy in g.in_hex(near, g.other(g.units[id_].side)):
                    if s02_units.kind_of(g, enemy).cavalry and inactive(g, enemy) is not None:
                        rouse(g, enemy, "GLOSS.inactive#4")


def rouse(g: State, id_: str, because_of: str) -> None:
    """One unit becomes active, whatever its army does."""
    g.change(id_, active=True, roused=True)
    s03_told.tell(g, "unit-roused", because_of, unit=id_)
