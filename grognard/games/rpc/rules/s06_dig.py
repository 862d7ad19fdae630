"""6.4 Digging: shovels, and what becomes of them in the administration phase."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s03_units, s08_terrain, s08_trenches
from grognard.games.rpc.rules.s03_advice import hex_meant
from grognard.games.rpc.rules.words import of_unit, unit_name
from grognard.games.rpc.state import State


@rule("6.41#1")
def may_dig(g: State, id_: str) -> bool:
    """Guns and infantry; a horse gun counts as the cavalry that it is too."""  # 3.12#3
    return s03_units.is_gun(g, id_) or s03_units.is_infantry(g, id_)


@rule("6.41#2", "6.05#1")
def dig(g: State, id_: str) -> None:
    """A shovel on the unit, which is spent."""
    g.shovels[id_] = True
    s03_units.spend(g, id_)
    g.note("digs", "6.41", **of_unit(g, id_), hex=g.board.name(g.units[id_].where))


@rule("6.41#6", "5.3#2")
@procedure
def shovels(g: State) -> Procedure[None]:
    """For every unit that dug its owner chooses one outcome; the shovel of one that died becomes a scrape."""
    for id_ in tuple(g.shovels):
        choice: str = yield Choose(
            g.units[id_].side,
            "shovel-choose",
            shovel_options(g, id_),
            "6.41",
            (("name", unit_name(g, id_)), ("hex", g.board.name(g.units[id_].where)), ("unit", id_)),
            why_not=why_not_dug,
        )
        carry_out(g, id_, choice)
        del g.shovels[id_]
    for cell in g.abandoned:
        g.scrapes.setdefault(cell, "dug")
    g.abandoned = {}


def shovel_options(g: State, id_: str) -> tuple[Option, ...]:
    """A scrape; a bomb stop on a side of the trench; or one bomb stop away."""
    unit = g.units[id_]
    here = g.board.name(unit.where)
    found = [option("scrape", label="shovel-scrape", touches=(f"hex:{here}",), rule="6.41")]  # 6.41#3
    for cell in may_be_stopped(g, id_):
        name = g.board.name(cell)
        found.append(
            option(f"stop {name}", label="shovel-stop", touches=(f"hex:{name}",), rule="8.33", hex=name)
        )
    for cell in may_be_cleared(g, unit.where, unit.side):
        name = g.board.name(cell)
        found.append(
            option(f"clear {name}", label="shovel-clear", touches=(f"hex:{name}",), rule="6.41", hex=name)
        )
    return tuple(found)


@rule("6.41#4", "8.33#3", "8.33#5")
def may_be_stopped(g: State, id_: str) -> tuple[Cell, ...]:
    """The connected trench hexes against which a unit IN a trench can build a bomb stop."""
    unit = g.units[id_]
    if not s08_terrain.is_in_trench(g, id_):
        return ()
    return tuple(c for c in g.board.adjacent[unit.where] if s08_trenches.are_connected(g, unit.where, c))


@rule("6.41#5")
def may_be_cleared(g: State, cell: Cell, side: str) -> tuple[Cell, ...]:
    """The sides of the hex whose bomb stop can be cleared."""
    return tuple(
        other
        for other in g.board.adjacent[cell]
        if s08_trenches.is_stopped(g, cell, other) and straddler(g, cell, other, side) is None
    )


@rule("6.42")
def straddler(g: State, cell: Cell, other: Cell, side: str) -> Cell | None:
    """The hex of an enemy who faces this side across the bomb stop: beyond it, or here if a friend is beyond it."""
    enemy = g.other(side)
    if g.in_hex(other, enemy):
        return other
    return cell if g.in_hex(cell, enemy) and g.in_hex(other, side) else None


def why_not_dug(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a shovel does nothing on the side of a hex."""
    id_ = str(dict(question.args)["unit"])
    here, cell, name = g.units[id_].where, hex_meant(g, subject), unit_name(g, id_)
    if cell is None or cell == here:
        return (because("6.41", "why-not-shovel-first", name=name),)
    hex_, home = g.board.name(cell), g.board.name(here)
    if g.board.distance(here, cell) > 1:
        return (because("6.41", "why-not-shovel-far", name=name, home=home, hex=hex_),)
    facing = straddler(g, here, cell, g.units[id_].side)
    if s08_trenches.is_stopped(g, here, cell) and facing is not None:
        return (because("6.42", "why-not-shovel-enemy", hex=g.board.name(facing)),)
    if not s08_terrain.is_in_trench(g, id_):
        return (because("8.33", "why-not-shovel-out", name=name),)
    return (because("8.33", "why-not-shovel-apart", home=home, hex=hex_),)


def carry_out(g: State, id_: str, choice: str) -> None:
    unit = g.units[id_]
    verb, _, name = choice.partition(" ")
    if verb == "scrape":
        g.scrapes.setdefault(unit.where, "dug")
    elif verb == "stop":
        g.bomb_stops[s08_trenches.side_key(g, unit.where, g.board.cell(name))] = True
    else:
        del g.bomb_stops[s08_trenches.side_key(g, unit.where, g.board.cell(name))]
    g.note(f"shovel-{verb}-done", "6.41", **of_unit(g, id_), hex=g.board.name(unit.where), other=name)
