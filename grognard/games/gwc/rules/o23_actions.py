"""Actions of the movement: A41 Engineering Works, A45.4 Hidden Wire, A54 Storm Troops."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, choices
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import ActionName
from grognard.games.gwc.registry import ActionSpec, register_action
from grognard.games.gwc.rules import effects, f125_fortifications, o23_tanks, s03_formations, t99_terrain
from grognard.games.gwc.rules.words import hex_name, side_name
from grognard.games.gwc.state import State, Steps

# A41 Engineering Works


@rule("A41#1", "A41#2")
def wire_in_reach(g: State, side: str) -> list[Cell]:
    """Wire in or next to the hex of a Formation with boxed Movement that is activated to Move."""
    order = g.order
    if order is None or order.side != side or order.kind not in ("move", "offensive"):
        return []
    found: dict[Cell, None] = {}
    for id_ in order.group:
        if id_ in g.formations and s03_formations.boxed(g, id_, "movement"):
            here = g.formations[id_].cell
            near = (here, *g.board.adjacent[here])
            found.update(dict.fromkeys(c for c in near if g.fortifications.get(c) == "wire"))
    return sorted(found)


def may_work(g: State, side: str, _subject: str, _card: str) -> Reason | None:
    return None if wire_in_reach(g, side) else because("A41", "why-not-no-wire-in-reach")


@rule("A41#2")
@procedure
def engineering_works(g: State, side: str, _subject: str, _card: str) -> Procedure[None]:
    """One Wire is removed, and the MP that it alone has cost are there again."""
    cell: Cell = yield Choose(
        side,
        "wire-choose",
        choices(wire_in_reach(g, side), "hex", "remove", "option-hex", "A41", g.board.name),
        "A41",
    )
    o23_tanks.remove_wire(g, cell, "A41")
    for id_, steps in g.steps.items():
        if steps.wire == cell:
            g.steps[id_] = replace(steps, wire=other_wire(g, steps))


@rule("F131.2#1")
def other_wire(g: State, steps: Steps) -> Cell | None:
    """Wire that a Formation left or entered with the same step, and that still holds it."""
    return next((cell for cell in steps.visited[-2:] if g.fortifications.get(cell) == "wire"), None)


# A45.4 Hidden Wire


def entered(g: State) -> Cell | None:
    """The hex that Formations have just entered by Move or Advance, though something may have driven them on."""
    visited = (g.steps[id_].visited for id_ in g.moving if id_ in g.formations and id_ in g.steps)
    return next((hexes[-1] for hexes in visited if hexes), None)


@rule("A45.4#1", "A45.4#2")
def may_hide_wire(g: State, side: str, _subject: str, _card: str) -> Reason | None:
    """The Defender, just after a hex was entered; not in Water nor beside another Fortification."""
    cell = entered(g)
    if g.setting.defender != side:
        return because("A45.4", "why-not-defender")
    if cell is None:
        return because("A45.4", "why-not-just-entered")
    if t99_terrain.is_water(g, cell):
        return because("A45.4", "why-not-water", hex=hex_name(g, cell))
    if cell in g.fortifications:
        return because("A45.4", "why-not-fortified", hex=hex_name(g, cell))
    if t99_terrain.terrain_of(g, cell) == "blaze":
        return because("8.1.6", "why-not-fortify", hex=hex_name(g, cell))
    return None if g.available("wire") else because("A45.4", "why-not-no-wire-left")


@rule("A45.4#3")
def hide_wire(g: State, _side: str, _subject: str, _card: str) -> None:
    """Wire is placed in the hex that they have entered, and their Move is over."""
    cell = entered(g)
    assert cell is not None, "nobody has entered a hex"
    f125_fortifications.lay(g, cell, "wire")
    g.note("hidden-wire", "A45.4", hex=hex_name(g, cell))
    for id_ in g.moving:
        if id_ in g.formations:
            o23_tanks.halt(g, id_)


# A54 Storm Troops


@rule("A54#1", "A54.1")
def may_storm(g: State, side: str, _subject: str, _card: str) -> Reason | None:
    """Germans, from 1916 on, in a Move Order in which a Unit with boxed Range takes part."""
    order = g.order
    if side != "german" or not g.setting.is_from(1916):
        return because("A54", "why-not-storm-period", side=side_name(side))
    if order is None or order.kind != "move" or order.runner or order.side != side:
        return because("A54", "why-not-move-order")
    if g.has_effect(effects.STORM_TROOPS):
        return because("A54", "why-not-storming")
    if any(
        id_ in g.formations and s03_formations.is_unit(g, id_) and s03_formations.boxed(g, id_, "range")
        for id_ in order.group
    ):
        return None
    return because("A54", "why-not-no-storm-troops")


@rule("A54#2")
def storm(g: State, _side: str, _subject: str, _card: str) -> None:
    """For the rest of the Order they may enter enemy-occupied hexes."""
    g.effects = (*g.effects, effects.STORM_TROOPS)
    g.note("storm-troops", "A54")


register_action(ActionSpec(ActionName.ENGINEERING_WORKS, "moving", "A41", may_work, run=engineering_works))
register_action(ActionSpec(ActionName.HIDDEN_WIRE, "entered", "A45.4", may_hide_wire, effect=hide_wire))
register_action(ActionSpec(ActionName.STORM_TROOPS, "moving", "A54", may_storm, effect=storm))
