"""10.2 Reinforcements: which may enter, where, and those that are placed on the map when they arrive."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import PASS, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s03_units, s10_setup
from grognard.games.rpc.rules.words import of_unit, unit_option
from grognard.games.rpc.state import OFF_MAP, Group, State


@rule("10.2#2")
def is_due(g: State, id_: str) -> bool:
    """A waiting unit whose turn of arrival has come: a turn of the day's attack, after which it has passed."""
    unit = g.units[id_]
    if unit.where != OFF_MAP:
        return False
    day = g.setting.groups[unit.group].day if unit.group in g.setting.groups else 1
    later = day < g.day or (day == g.day and g.segment not in ("arrivals", "attack"))
    return later or (day == g.day and unit.due <= g.turn)


@rule("10.2#1", "10.2#3")
def may_enter(g: State, side: str) -> list[str]:
    """The waiting units of a side that can be activated to walk onto the map now."""
    return [
        id_
        for id_, unit in g.units.items()
        if unit.where == OFF_MAP
        and unit.side == side
        and unit.ready
        and is_due(g, id_)
        and entry_hexes(g, id_)
    ]


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
                side, "place-choose", (*placing_options(g, side), PASS), "10.22", (("turn", g.turn),)
            )
            if id_ is None:
                break
            yield from s10_setup.place(g, id_, "10.22")


def placing_options(g: State, side: str) -> tuple[Option, ...]:
    return tuple(unit_option(g, id_, "place", "10.22") for id_ in may_be_placed(g, side))


@rule("10.22#1", "10.22#3", "10.22#4")
def may_be_placed(g: State, side: str) -> tuple[str, ...]:
    """Of each kind in each group, one unit that is due and finds room."""
    found: dict[tuple[str, str, bool], str] = {}
    for id_, unit in g.units.items():
        group = g.setting.groups.get(unit.group)
        if unit.side == side and group is not None and group.turn and is_due(g, id_) and free_hexes(g, group):
            found.setdefault((unit.group, unit.type, unit.formed), id_)
    return tuple(found.values())


def free_hexes(g: State, group: Group) -> tuple[Cell, ...]:
    """The hexes of its area where the group finds room and no enemy; if it is full, those where it overflows."""
    return _free(g, group.area, group.side) or _free(g, group.overflow, group.side)


def _free(g: State, cells: frozenset[Cell], side: str) -> tuple[Cell, ...]:
    at, enemy = g.at, g.other(side)
    return tuple(
        [
            c
            for c in sorted(cells)
            if c not in at or (s03_units.has_room(g, c, side) and not g.in_hex(c, enemy))
        ]
    )


def say_placed(g: State, id_: str, number: str) -> None:
    g.note("placed", number, **of_unit(g, id_), hex=g.board.name(g.units[id_].where))
