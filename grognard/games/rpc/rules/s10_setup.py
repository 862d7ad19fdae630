"""Set-up (6.3, 8.321, 10.1): one piece after another in the area of its group, face up or down, IN or OUT."""

from __future__ import annotations

from functools import partial

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s03_units, s07_registration, s08_terrain, s10_advice, s10_reinforcements
from grognard.games.rpc.rules.s03_advice import not_waiting
from grognard.games.rpc.rules.words import hex_option, unit_name, unit_option
from grognard.games.rpc.state import State

MARKERS = ("trench", "blockhouse", "scrape")


@rule("10.1#2", "3.9#2")
@procedure
def set_up(g: State) -> Procedure[None]:
    """Each side in the order of the scenario: markers, then units, then what it records in secret."""
    for side in g.setting.set_up_order:
        yield from set_up_side(g, side)


@procedure
def set_up_side(g: State, side: str) -> Procedure[None]:
    """All that a side sets up before play; its set-up area is its own from the start."""
    while markers_left(g, side):
        marker: str = yield Choose(
            side, "marker-choose", marker_options(g, side), "10.1", why_not=s10_advice.why_not_kind
        )
        yield from place_marker(g, side, marker)
    while units_left(g, side):
        id_: str = yield Choose(
            side,
            "set-up-choose",
            unit_options(g, side),
            "10.1",
            why_not=partial(s10_advice.why_not_unit, not_set_up),
        )
        yield from place(g, id_, "10.1")
    yield from s07_registration.record(g, side)
    claim(g, side)


@rule("3.9#2")
def claim(g: State, side: str) -> None:
    """A side controls the hexes of its set-up areas, except where the enemy stands alone."""
    for cell in sorted(g.setting.set_up_areas[side]):
        g.control.setdefault(cell, side)


# markers


def markers_left(g: State, side: str) -> tuple[str, ...]:
    """The kinds of markers that a group of this side has still to place, as `group kind`."""
    return tuple(key for key in g.to_place if none_left(g, side, key) is None)


@rule("10.1#2")
def none_left(g: State, side: str, key: str) -> Reason | None:
    """Why a side places no such marker: another side's, all placed, or no hex for it."""
    group, _, kind = key.partition(" ")
    marker = f"@marker-{kind}"
    if g.setting.groups[group].side != side:
        return because("10.1", "why-not-kind-enemy", marker=marker)
    if not g.to_place[key]:
        return because("10.1", "why-not-kind-placed", marker=marker)
    return None if marker_hexes(g, key) else because("10.1", "why-not-kind-room", marker=marker)


def marker_options(g: State, side: str) -> tuple[Option, ...]:
    return tuple(
        option(key, verb="place", label=f"marker-{key.partition(' ')[2]}", rule="8.3", count=g.to_place[key])
        for key in markers_left(g, side)
    )


def marker_hexes(g: State, key: str) -> tuple[Cell, ...]:
    """The hexes of the group's area that have no such marker yet."""
    cells = sorted(g.setting.groups[key.partition(" ")[0]].area & g.setting.playable)
    return tuple(cell for cell in cells if not_laid(g, key, cell) is None)


@rule("8.322#3", "10.1#2")
def not_laid(g: State, key: str, cell: Cell) -> Reason | None:
    """Why a marker of a group is not placed in a hex: out of play, outside the area, or it is there already."""
    group, _, kind = key.partition(" ")
    taken: dict[Cell, str] = {"trench": g.trenches, "blockhouse": g.blockhouses, "scrape": g.scrapes}[kind]
    hex_, marker = g.board.name(cell), f"@marker-{kind}"
    if cell not in g.setting.playable:
        return because("10.1", "why-not-out-of-play", hex=hex_)
    if cell not in g.setting.groups[group].area:
        return because("10.1", "why-not-marker-area", hex=hex_, marker=marker)
    if cell in taken:
        return because("8.3", "why-not-marker-there", hex=hex_, marker=marker)
    if kind == "trench" and cell in g.board.on_line["trench"]:
        return because("8.322", "why-not-marker-printed", hex=hex_)
    return None


@procedure
def place_marker(g: State, side: str, key: str) -> Procedure[None]:
    """A trench, blockhouse or scrape in a hex of the group's area."""
    kind = key.partition(" ")[2]
    cell: Cell = yield Choose(
        side,
        "marker-hex",
        tuple(hex_option(g, c, "place", "8.3") for c in marker_hexes(g, key)),
        "8.3",
        (("marker", f"@marker-{kind}"),),
        why_not=partial(s10_advice.why_not_marker, key),
    )
    if kind == "scrape":
        g.scrapes[cell] = "dug"
    else:
        (g.trenches if kind == "trench" else g.blockhouses)[cell] = side
    g.to_place[key] -= 1
    g.note("marker-placed", "8.3", marker=f"@marker-{kind}", hex=g.board.name(cell))


# units


def units_left(g: State, side: str) -> tuple[str, ...]:
    """Of each kind in each group that sets up now, one unit that waits and finds room."""
    found: dict[tuple[str, str], str] = {}
    for id_, unit in g.units.items():
        kind = (unit.group, unit.type)
        if unit.side == side and kind not in found and not_set_up(g, id_) is None:
            found[kind] = id_
    return tuple(found.values())


@rule("10.1#2", "10.2#2")
def not_set_up(g: State, id_: str) -> Reason | None:
    """Why a unit is not set up before play: it has its place, comes later, or finds no room."""
    refused = not_waiting(g, id_, "10.1")
    group = g.setting.groups.get(g.units[id_].group)
    if refused is not None:
        return refused
    if group is None or group.turn or group.day > g.day:
        return s10_reinforcements.not_due(g, id_) or because("10.2", "why-not-later", name=unit_name(g, id_))
    return (
        None
        if s10_reinforcements.free_hexes(g, group)
        else because("10.1", "why-not-no-room", name=unit_name(g, id_))
    )


def unit_options(g: State, side: str) -> tuple[Option, ...]:
    return tuple(unit_option(g, id_, "set up", "10.1", "option-set-up") for id_ in units_left(g, side))


@rule("6.3#1", "8.321#5", "8.322#2", "3.4#1")
@procedure
def place(g: State, id_: str, number: str) -> Procedure[None]:
    """The hex, and then in one step the face and whether the unit is IN what is there."""
    cell: Cell = yield Choose(
        g.units[id_].side,
        "set-up-hex",
        tuple(
            hex_option(g, c, "set up", number)
            for c in s10_reinforcements.free_hexes(g, g.setting.groups[g.units[id_].group])
        ),
        number,
        (("name", unit_name(g, id_)), ("unit", id_)),
        why_not=s10_advice.why_not_here,
    )
    how: str = yield Choose(
        g.units[id_].side,
        "set-up-how",
        posture_options(g, id_, cell),
        "6.3",
        (("name", unit_name(g, id_)), ("unit", id_), ("hex", g.board.name(cell))),
        why_not=s10_advice.why_not_posture,
    )
    formed, inside, by_trench = how.startswith("formed"), not how.endswith("out"), how.endswith("trench")
    g.move_to(id_, cell, formed=formed, inside=inside, by_trench=by_trench)
    s03_units.take_control(g, cell)
    s10_reinforcements.say_placed(g, id_, number)


def posture_options(g: State, id_: str, cell: Cell) -> tuple[Option, ...]:
    """Formed or dispersed, unless the order of battle says which; IN or OUT, where there is something to be IN."""
    face = g.setting.groups[g.units[id_].group].face
    faces = (face,) if face else ("formed", "dispersed")
    places = s08_terrain.shelters(g, id_, cell)
    words = {each: s08_terrain.shelter_word(each, places) for each in places}
    return tuple(
        option(f"{each} {place_}", verb="set up", label=f"posture-{each}-{word}", rule="6.3")
        for each in faces
        for place_, word in words.items()
    )
