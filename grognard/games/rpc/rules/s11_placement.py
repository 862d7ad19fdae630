"""11.1 Reinforcements and recoveries: four at a time by turns, behind the own line and next to a friend."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s03_units, s08_terrain, s10_reinforcements, s11_isolation
from grognard.games.rpc.rules.words import hex_option, unit_name, unit_option
from grognard.games.rpc.state import OFF_MAP, RECOVERED, State

AT_A_TIME = 4  # 11.12#2
EDGE = "edge "
"""Begins the answer by which a reinforcement prefers to walk in over the edge."""


@rule("11.11#1", "11.12#2", "11.12#3", "11.12#4")
@procedure
def arrivals(g: State) -> Procedure[None]:
    """The attacker first, each side places four units and then the other, until nobody has one that finds a place."""
    walking: tuple[str, ...] = ()
    attacker = g.setting.campaign.attacker
    while to_place(g, attacker, walking) or to_place(g, g.other(attacker), walking):
        for side in (attacker, g.other(attacker)):
            for _ in range(AT_A_TIME):
                if not to_place(g, side, walking):
                    break
                chosen: str = yield Choose(
                    side, "arrival-choose", arrival_options(g, side, walking), "11.12", (("day", g.day),)
                )
                if chosen.startswith(EDGE):
                    walking = (*walking, chosen.removeprefix(EDGE))
                else:
                    yield from place(g, chosen)


@rule("11.12#1", "11.11#2", "11.532#3")
def waiting(g: State, side: str) -> list[str]:
    """Recovered units, and reinforcements that are due today, or were before, and are listed for hexes of the map."""
    return [
        id_
        for id_, unit in g.units.items()
        if unit.side == side and (unit.where == RECOVERED or is_listed_for_hexes(g, id_))
    ]


def is_listed_for_hexes(g: State, id_: str) -> bool:
    unit = g.units[id_]
    group = g.setting.groups.get(unit.group)
    return unit.where == OFF_MAP and group is not None and not group.turn and group.day <= g.day


@rule("11.12#3")
def to_place(g: State, side: str, walking: tuple[str, ...]) -> tuple[str, ...]:
    """Of each kind in each group one unit that has a legal hex and does not come over the edge."""
    found: dict[tuple[str, str, int], str] = {}
    for id_ in waiting(g, side):
        unit = g.units[id_]
        key = (unit.group, unit.type, unit.where)
        if id_ not in walking and key not in found and legal_hexes(g, id_):
            found[key] = id_
    return tuple(found.values())


def arrival_options(g: State, side: str, walking: tuple[str, ...]) -> tuple[Option, ...]:
    """Units to place; reinforcements may choose the edge of the map instead."""
    units = to_place(g, side, walking)
    found = [unit_option(g, id_, "place", "11.12") for id_ in units]
    for id_ in units:
        if g.units[id_].where == OFF_MAP:  # 11.12#4
            name = unit_name(g, id_)
            found.append(
                option(
                    EDGE + id_,
                    verb="edge",
                    touches=(f"unit:{id_}",),
                    label="option-edge",
                    rule="11.12",
                    name=name,
                )
            )
    return tuple(found)


# where


@rule("11.12#5", "11.12#6", "11.12#7", "11.12#8", "3.4#1")
def legal_hexes(g: State, id_: str) -> tuple[Cell, ...]:
    """Far from the enemy, in communication, and next to a friend unless the order of battle lists the hex."""
    unit = g.units[id_]
    listed = unit.where == OFF_MAP
    cells = g.setting.groups[unit.group].area if listed else beside_friends(g, unit.side)
    near = s11_isolation.enemy_hexes(g, unit.side)
    near |= {c for cell in near for c in g.board.adjacent[cell]}
    rear = s11_isolation.open_hexes(g, unit.side)
    return tuple(
        cell
        for cell in sorted(cells)
        if cell in g.setting.playable
        and cell not in near
        and s03_units.has_room(g, cell, unit.side)
        and s11_isolation.has_line(g, cell, unit.side, rear)
    )


@rule("11.12#7", "11.12#8")
def beside_friends(g: State, side: str) -> set[Cell]:
    """The hexes next to a unit of the side, those placed a moment ago included."""
    return {near for id_ in g.on_map(side) for near in g.board.adjacent[g.units[id_].where]}


# the hex, the face, IN or OUT


@rule("11.12#1", "6.3#1", "8.321#5")
@procedure
def place(g: State, id_: str) -> Procedure[None]:
    """A hex, and then face and shelter in one step."""
    side = g.units[id_].side
    cell: Cell = yield Choose(
        side,
        "arrival-hex",
        tuple(hex_option(g, c, "place", "11.12") for c in legal_hexes(g, id_)),
        "11.12",
        (("name", unit_name(g, id_)),),
    )
    how: str = yield Choose(
        side,
        "set-up-how",
        postures(g, id_, cell),
        "6.3",
        (("name", unit_name(g, id_)), ("hex", g.board.name(cell))),
    )
    g.move_to(id_, cell, formed=how.startswith("formed"), inside=how.endswith("in"), ready=True, lost_to="")
    s03_units.take_control(g, cell)
    s10_reinforcements.say_placed(g, id_, "11.12")


def postures(g: State, id_: str, cell: Cell) -> tuple[Option, ...]:
    places = ("in", "out") if s08_terrain.may_be_inside(g, id_, cell) else ("out",)
    return tuple(
        option(f"{face} {place_}", verb="set up", label=f"posture-{face}-{place_}", rule="6.3")
        for face in ("formed", "dispersed")
        for place_ in places
    )
