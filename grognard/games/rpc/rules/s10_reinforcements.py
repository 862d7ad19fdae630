"""10.2 Reinforcements: which may enter, where, and those that are placed on the map when they arrive."""

from __future__ import annotations

from functools import partial

from grognard.engine.board import Cell
from grognard.engine.decision import PASS, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s03_units, s10_advice, s10_setup
from grognard.games.rpc.rules.s03_advice import not_waiting
from grognard.games.rpc.rules.words import of_unit, unit_name, unit_option
from grognard.games.rpc.state import OFF_MAP, Group, State


@rule("10.2#2")
def is_due(g: State, id_: str) -> bool:
    """A waiting unit whose turn of arrival has come: a turn of the day's attack, after which it has passed."""
    unit, day = g.units[id_], day_of(g, id_)
    if unit.where != OFF_MAP or day > g.day:
        return False
    return day < g.day or g.segment not in ("arrivals", "attack") or unit.due <= g.turn


def day_of(g: State, id_: str) -> int:
    """The day of a campaign on which the order of battle lists a unit."""
    group: Group | None = g.setting.groups.get(g.units[id_].group)
    return 1 if group is None else group.day


def not_due(g: State, id_: str) -> Reason | None:
    """Why a unit does not arrive yet: its day, or its turn of the day's attack, has not come."""
    if is_due(g, id_):
        return None
    unit, day = g.units[id_], day_of(g, id_)
    if day > g.day and unit.where == OFF_MAP:
        return because("10.2", "why-not-due-day", name=unit_name(g, id_), day=day)
    later = because("10.2", "why-not-due-turn", name=unit_name(g, id_), turn=unit.due)
    return not_waiting(g, id_, "10.2") or later


def may_enter(g: State, side: str) -> list[str]:
    """The waiting units of a side that can be activated to walk onto the map now."""
    waiting = [id_ for id_, unit in g.units.items() if unit.where == OFF_MAP and unit.side == side]
    return [id_ for id_ in waiting if is_due(g, id_) and not_entering(g, id_) is None]


@rule("10.2#1", "10.2#3", "10.22#2")
def not_entering(g: State, id_: str) -> Reason | None:
    """Why a unit cannot be activated to walk onto the map: not due, spent, or placed on the map instead."""
    refused = not_due(g, id_)
    if refused is not None:
        return refused
    if not g.units[id_].ready:
        return because("3.3", "why-not-spent", name=unit_name(g, id_))
    return None if entry_hexes(g, id_) else because("10.22", "why-not-walks", name=unit_name(g, id_))


@rule("10.2#1", "11.12#4")
def entry_hexes(g: State, id_: str) -> frozenset[Cell]:
    """The hexes by which a waiting unit may enter the map; none if it is placed, or must wait.

    In a campaign those that were to be placed and were not come in over their own edge.
    """
    unit = g.units[id_]
    group = g.setting.groups.get(unit.group)
    playable: frozenset[Cell] = g.setting.playable
    if group is not None and group.entry:
        return playable.intersection(group.entry)
    if g.setting.campaign is None:
        return frozenset()
    return playable.intersection(g.board.edge(g.setting.edges[unit.side]))


@rule("10.21#1", "10.21#4")
def beside(g: State, chosen: tuple[str, ...]) -> list[str]:
    """Of each kind one unit that waits beside those chosen: for the same hexes of entry, whatever its group."""
    first = g.units[chosen[0]]
    entry = entry_hexes(g, chosen[0])
    found: dict[str, str] = {}
    for id_ in may_enter(g, first.side):
        if id_ not in chosen and g.units[id_].type not in found and entry_hexes(g, id_) == entry:
            found[g.units[id_].type] = id_
    return list(found.values())


@rule("10.21#4")
def may_disperse(g: State, id_: str) -> bool:
    """The unit waits formed, may enter the map dispersed, and can move on that side at all."""
    unit = g.units[id_]
    waits = unit.where == OFF_MAP and unit.formed
    return waits and s03_units.counter(g, id_).dispersed.movement is not None


def form_again(g: State, id_: str) -> None:
    """A unit that was to enter dispersed, and did not, waits as before."""
    unit = g.units[id_]
    group = g.setting.groups.get(unit.group)
    if unit.where == OFF_MAP and not unit.formed and (group is None or group.face != "dispersed"):
        g.change(id_, formed=True)


# 10.22 placed on the map


@rule("10.22#1", "10.22#2")
@procedure
def place_reinforcements(g: State) -> Procedure[None]:
    """The side with the initiative first, each may place what is due."""
    for side in (g.initiative, g.other(g.initiative)):
        while may_be_placed(g, side):
            id_: str | None = yield Choose(
                side,
                "place-choose",
                (*placing_options(g, side), PASS),
                "10.22",
                (("turn", g.turn),),
                why_not=partial(s10_advice.why_not_unit, not_placed),
            )
            if id_ is None:
                break
            yield from s10_setup.place(g, id_, "10.22")


def placing_options(g: State, side: str) -> tuple[Option, ...]:
    return tuple(unit_option(g, id_, "place", "10.22") for id_ in may_be_placed(g, side))


def may_be_placed(g: State, side: str) -> tuple[str, ...]:
    """Of each kind in each group, one unit that is due and finds room."""
    found: dict[tuple[str, str, bool], str] = {}
    for id_, unit in g.units.items():
        if unit.side == side and not_placed(g, id_) is None:
            found.setdefault((unit.group, unit.type, unit.formed), id_)
    return tuple(found.values())


@rule("10.22#1", "10.22#3", "10.22#4")
def not_placed(g: State, id_: str) -> Reason | None:
    """Why a unit is not placed on the map now: not due, not listed for hexes of the map, or no room."""
    refused = not_due(g, id_)
    if refused is not None:
        return refused
    group, name = g.setting.groups.get(g.units[id_].group), unit_name(g, id_)
    if group is None or not group.turn or not (group.area or group.overflow):
        return because("10.2", "why-not-by-edge", name=name)
    return None if free_hexes(g, group) else because("10.22", "why-not-no-room", name=name)


def free_hexes(g: State, group: Group) -> tuple[Cell, ...]:
    """The hexes in play of its area where the group finds room and no enemy; if there are none, where it overflows."""
    return _free(g, group.area, group.side) or _free(g, group.overflow, group.side)


def _free(g: State, cells: frozenset[Cell], side: str) -> tuple[Cell, ...]:
    at, playable = g.at, g.setting.playable
    return tuple([c for c in sorted(cells & playable) if c not in at or not_free(g, c, side) is None])


@rule("10.22#1", "10.22#3", "3.4#1")
def not_free(g: State, cell: Cell, side: str) -> Reason | None:
    """Why nobody of the side is placed in a hex: an enemy is there, or two friends are."""
    if g.in_hex(cell, g.other(side)):
        return because("10.22", "why-not-enemy-there", hex=g.board.name(cell))
    if not s03_units.has_room(g, cell, side):
        return because("3.4", "why-not-full", hex=g.board.name(cell))
    return None


def say_placed(g: State, id_: str, number: str) -> None:
    g.note("placed", number, **of_unit(g, id_), hex=g.board.name(g.units[id_].where))
