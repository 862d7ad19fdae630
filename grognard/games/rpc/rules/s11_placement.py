"""11.1 Reinforcements and recoveries: four at a time by turns, behind the own line and next to a friend."""

from __future__ import annotations

from collections.abc import Set
from functools import partial

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s03_units, s08_terrain, s10_advice, s10_reinforcements, s11_isolation
from grognard.games.rpc.rules.s03_advice import hex_meant, not_waiting
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
            placed = 0
            while placed < AT_A_TIME and to_place(g, side, walking):
                chosen: str = yield Choose(
                    side,
                    "arrival-choose",
                    arrival_options(g, side, walking),
                    "11.12",
                    (("day", g.day),),
                    why_not=partial(s10_advice.why_not_unit, partial(not_arriving, walking)),
                )
                if chosen.startswith(EDGE):  # none of the four
                    walking = (*walking, chosen.removeprefix(EDGE))
                else:
                    yield from place(g, chosen)
                    placed += 1


def to_place(g: State, side: str, walking: tuple[str, ...]) -> tuple[str, ...]:
    """Of each kind in each group one unit that has a legal hex and does not come over the edge."""
    found: dict[tuple[str, str, int], str] = {}
    for id_, unit in g.units.items():
        key = (unit.group, unit.type, unit.where)
        if unit.side == side and key not in found and not_arriving(walking, g, id_) is None:
            found[key] = id_
    return tuple(found.values())


@rule("11.12#3")
def not_arriving(walking: tuple[str, ...], g: State, id_: str) -> Reason | None:
    """Why a unit is not placed this morning; `walking` are those who prefer the edge."""
    refused = not_listed(g, id_)
    if refused is not None:
        return refused
    if id_ in walking:
        return because("11.12", "why-not-arrival-walks", name=unit_name(g, id_))
    return None if legal_hexes(g, id_) else because("11.12", "why-not-arrival-hex", name=unit_name(g, id_))


@rule("11.11#1", "11.11#2", "11.12#1", "11.532#3")
def not_listed(g: State, id_: str) -> Reason | None:
    """Recovered units wait, and reinforcements for hexes of the map that are due today, or were before."""
    unit = g.units[id_]
    if unit.where == RECOVERED:
        return None
    refused = not_waiting(g, id_, "11.12")
    if refused is not None:
        return refused
    group, name = g.setting.groups.get(unit.group), unit_name(g, id_)
    if group is not None and group.day > g.day:
        return because("11.11", "why-not-due-day", name=name, day=group.day)
    if group is None or not group.area:
        return because("11.11", "why-not-by-edge", name=name)
    return because("10.22", "why-not-due-turn", name=name, turn=unit.due) if group.turn else None


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


def legal_hexes(g: State, id_: str) -> tuple[Cell, ...]:
    """Where the unit may be placed, of the hexes that are meant for it."""
    side = g.units[id_].side
    near, rear = s11_isolation.near_enemies(g, side), s11_isolation.open_hexes(g, side)
    cells = sorted(meant_hexes(g, id_))
    return tuple(cell for cell in cells if not_legal(g, cell, side, near, rear) is None)


@rule("11.12#1", "11.12#7")
def meant_hexes(g: State, id_: str) -> Set[Cell]:
    """All next to a friend; for a reinforcement, those of them that the order of battle lists."""
    unit = g.units[id_]
    if unit.where != OFF_MAP:
        return beside_friends(g, unit.side)
    area: frozenset[Cell] = g.setting.groups[unit.group].area
    return area if alone_too(g) else area & beside_friends(g, unit.side)


def alone_too(g: State) -> bool:
    """The table lets listed reinforcements do without a friend."""
    return bool(g.setting.options.get("listed_arrivals", "anywhere") == "anywhere")


def not_meant(g: State, id_: str, cell: Cell) -> tuple[Reason, ...]:
    """Why a hex is not meant for the unit: not listed, or next to no friend."""
    unit, hex_ = g.units[id_], g.board.name(cell)
    waits = unit.where == OFF_MAP
    found = []
    if waits and cell not in g.setting.groups[unit.group].area:
        found.append(because("11.12", "why-not-area", hex=hex_))
    if not (waits and alone_too(g)) and cell not in beside_friends(g, unit.side):
        found.append(because("11.12", "why-not-arrival-alone", hex=hex_))
    return tuple(found)


@rule("11.12#5", "11.12#6", "3.4#1")
def not_legal(g: State, cell: Cell, side: str, near: set[Cell], rear: frozenset[Cell]) -> Reason | None:
    """Why nobody of the side is placed in a hex: out of play, next to the enemy, full, or cut off."""
    hex_ = g.board.name(cell)
    if cell not in g.setting.playable:
        return because("10.1", "why-not-out-of-play", hex=hex_)
    if cell in near:
        return because("11.12", "why-not-arrival-near", hex=hex_)
    if not s03_units.has_room(g, cell, side):
        return because("3.4", "why-not-full", hex=hex_)
    if not s11_isolation.has_line(g, cell, side, rear):
        return because("11.12", "why-not-arrival-line", hex=hex_)
    return None


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
        why_not=partial(why_not_place, id_),
    )
    how: str = yield Choose(
        side,
        "set-up-how",
        postures(g, id_, cell),
        "6.3",
        (("name", unit_name(g, id_)), ("unit", id_), ("hex", g.board.name(cell))),
        why_not=s10_advice.why_not_posture,
    )
    inside, by_trench = not how.endswith("out"), how.endswith("trench")
    formed = how.startswith("formed")
    g.move_to(id_, cell, formed=formed, inside=inside, by_trench=by_trench, ready=True, lost_to="")
    s03_units.take_control(g, cell)
    s10_reinforcements.say_placed(g, id_, "11.12")


def postures(g: State, id_: str, cell: Cell) -> tuple[Option, ...]:
    places = s08_terrain.shelters(g, id_, cell)
    return tuple(
        option(f"{face} {place_}", verb="set up", label=f"posture-{face}-{place_}", rule="6.3")
        for face in ("formed", "dispersed")
        for place_ in places
    )


def why_not_place(id_: str, g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a unit cannot be placed in a hex: all that speaks against it."""
    cell, side = hex_meant(g, subject), g.units[id_].side
    if cell is None or question.find(g.board.name(cell)) is not None:
        return (because("11.12", "why-not-hex-first", name=unit_name(g, id_)),)
    near, rear = s11_isolation.near_enemies(g, side), s11_isolation.open_hexes(g, side)
    refused = not_legal(g, cell, side, near, rear)
    return (*not_meant(g, id_, cell), *(() if refused is None else (refused,)))
