"""8.2.3, 8.2.4, 8.3.1 The hex by which cavalry reacts or retires, and the MPs that are recorded for it."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Args, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.counters import Type
from grognard.games.oao.rules import (
    s02_units,
    s03_zoc,
    s05_attachment,
    s07_costs,
    s07_entered,
    s08_bound,
    s08_doctrine,
    s12_fortress,
    s19_ways,
    s23_british,
)
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.s19_ways import Held, Priced, Way
from grognard.games.oao.rules.words import hex_name, of_unit, unit_name
from grognard.games.oao.state import State


@rule("8.2.2#2", "8.2.3#2", "8.2.3#4", "8.3.1#2", "19.1.1#6")
def escapes(g: State, id_: str, from_whom: tuple[str, ...] = (), closed: Held = ()) -> Priced:
    """One hex, in or out of two hexes if it likes, beyond its Area of Attachment too; the cheapest way to each end."""
    units, found = (id_,), []
    for way in s19_ways.ways(g.board, g.hexes_of(id_)):
        if len(way.hexes) > 1 and (s19_ways.unfit(g, units) or s19_ways.crowded(g, units, way.hexes)):
            continue
        if not any(no_refuge(g, id_, cell, from_whom, closed) for cell in way.entered):
            found.append(way)
    return s19_ways.cheapest(found, s19_ways.hexside_price(g, units))  # 8.2.4


@rule("8.2.2#3", "8.2.3#1", "8.3.1#1", "8.4", "8.7.1#6", "12.3.2#1", "23.2#2", "5.3.1#2")
def no_refuge(g: State, id_: str, cell: Cell, from_whom: tuple[str, ...], closed: Held) -> Reason | None:
    """Why cavalry may not flee into a hex: the enemy has just left it, or others than he watch it while it is empty,
    or another chapter keeps it from there.
    """
    if cell in closed:
        return because("8.2.2", "why-not-just-left", hex=hex_name(g, cell))
    if not g.in_hex(cell, g.units[id_].side) and set(watching(g, id_, cell)) - set(from_whom):
        return because("8.2.3" if from_whom else "8.3.1", "why-not-flee-zone", hex=hex_name(g, cell))
    chapters = (s08_doctrine.kept_back, s08_bound.abroad, s12_fortress.refused, s23_british.refused)
    why = next((why for refused in chapters if (why := refused(g, id_, cell)) is not None), None)
    if why is None and not from_whom:  # 8.2.3#4 lets those go anywhere who react
        why = next(iter(s05_attachment.approach_refusals(g, id_, cell)), None)
    return why


def watching(g: State, id_: str, cell: Cell) -> list[str]:
    """The enemies that have their ZOC in a hex."""
    enemy = g.other(g.units[id_].side)
    near = s03_zoc.around(g.board)[cell]
    return [other for each in near for other in g.in_hex(each, enemy) if s02_units.has_zone(g, other)]


def enemies_next_to(g: State, id_: str) -> list[str]:
    """The enemy units in hexes next to a unit, whatever they are."""
    enemy = g.other(g.units[id_].side)
    return [
        other
        for own in g.hexes_of(id_)
        for near in g.board.adjacent[own]
        if near in g.at
        for other in g.in_hex(near, enemy)
    ]


@rule("8.7.3#1", "8.7.3#5", "23.2#1")
def must_flee(g: State, id_: str) -> bool:
    """LOC cavalry without a friend in its hex must take every chance to get away."""
    unit = g.units[id_]
    if s02_units.piece(g, id_).type != Type.LOC_CAVALRY or unit.where < 0:
        return False
    return g.in_hex(unit.where, unit.side) == (id_,)


# questions


def options(g: State, found: Priced, rule_: str) -> tuple[Option, ...]:
    """Each way out as an option, with the MPs that it records."""
    return tuple(_option(g, act, cost, rule_) for act, (_, cost) in found.items())


def _option(g: State, act: Act, points: int, rule_: str) -> Option:
    hexes = s19_ways.names(g, act)
    args = (("hex", hexes[0]), ("other", hexes[-1]), ("points", points))
    name = "+".join(hexes) if act.kind == "go" else f"{act.kind} {'+'.join(hexes)}"
    return Option(
        name, act, act.kind, tuple(f"hex:{each}" for each in hexes), f"flee-{act.kind}", args, rule_
    )


def question_args(g: State, id_: str, closed: Held = ()) -> Args:
    """Who flees and from where; the rest is for `why_not`."""
    return (
        ("name", unit_name(g, id_)),
        ("hex", hex_name(g, g.units[id_].where)),
        ("unit", id_),
        ("closed", "|".join(g.board.name(cell) for cell in closed)),
    )


def why_not(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why cavalry cannot flee into a hex."""
    kind, _, name = subject.partition(":")
    if kind != "hex":
        return (because(question.rule, "why-not-flee-hex"),)
    if any(subject in option.touches for option in question.options):
        return ()
    args, cell = dict(question.args), g.board.cell(name)
    id_, from_whom = str(args["unit"]), g.move.units if g.move is not None else ()
    closed = tuple(g.board.cell(each) for each in str(args["closed"]).split("|") if each)
    near = [own for own in g.hexes_of(id_) if cell in g.board.adjacent[own]]
    if not near:
        return (because(question.rule, "why-not-flee-far", hex=name),)
    why = no_refuge(g, id_, cell, from_whom, closed)
    if why is None:
        why = s07_costs.barred(g, (id_,), near[0], cell)
    return (why,) if why is not None else ()


# to go


@rule("8.2.4", "8.3.2")
@procedure
def flee(g: State, id_: str, act: Act, because_: str) -> Procedure[None]:
    """The unit goes there at once, and the MPs of the hexside are recorded; EZOCs cost nothing."""
    way, points = _chosen(g, id_, act)
    origin = way.legs[0][0]
    if because_ == "8.2.4":
        s19_ways.cross_pontoon(g, way)  # 24.6#1: in a movement phase, as no retirement is
    s19_ways.take(g, (id_,), way)
    g.change(id_, reaction=g.units[id_].reaction + points)
    g.note(
        "reacted" if because_ == "8.2.4" else "retired",
        because_,
        **of_unit(g, id_),
        hex=s19_ways.names(g, act)[0],
        other=s19_ways.names(g, act)[-1],
        hexes=len(way.hexes),
        points=points,
        recorded=g.units[id_].reaction,
    )
    yield from s07_entered.entered(g, (id_,), origin)


def _chosen(g: State, id_: str, act: Act) -> tuple[Way, int]:
    """The cheapest way that ends like this one, and its MPs."""
    ending = (way for way in s19_ways.ways(g.board, g.hexes_of(id_)) if way.act == act)
    return s19_ways.cheapest(ending, s19_ways.hexside_price(g, (id_,)))[act]
