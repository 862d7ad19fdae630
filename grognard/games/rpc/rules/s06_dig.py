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
    for cell, key in may_be_cleared(g, unit.where, unit.side):
        name = g.board.name(cell)
        own = key == s08_trenches.stop_key(g, unit.where, cell)
        id_of, label = (name, "shovel-clear") if own else (key, "shovel-clear-theirs")
        found.append(option(f"clear {id_of}", label=label, touches=(f"hex:{name}",), rule="6.41", hex=name))
    return tuple(found)


@rule("6.41#4", "8.33#3", "8.33#5")
def may_be_stopped(g: State, id_: str) -> tuple[Cell, ...]:
    """The connected trench hexes against which a unit IN a trench can build a bomb stop."""
    unit = g.units[id_]
    if not s08_terrain.is_in_trench(g, id_):
        return ()
    near = g.board.adjacent[unit.where]
    return tuple(cell for cell in near if s08_trenches.may_be_stopped(g, unit.where, cell))


@rule("6.41#5")
def may_be_cleared(g: State, cell: Cell, side: str) -> tuple[tuple[Cell, str], ...]:
    """The bomb stops on the sides of the hex that can be cleared, and the hexes beyond."""
    return tuple(
        (other, key)
        for other in g.board.adjacent[cell]
        for key in s08_trenches.stops_on(g, cell, other)
        if straddler(g, cell, other, side, key) is None
    )


@rule("6.42")
def straddler(g: State, cell: Cell, other: Cell, side: str, key: str) -> Cell | None:
    """The hex of an enemy who keeps a bomb stop in its place.

    He is beyond it; or here, where a friend is beyond it or where the arrow points at this hex.
    """
    enemy = g.other(side)
    if g.in_hex(other, enemy):
        return other
    held = g.in_hex(other, side) or s08_trenches.faced(g, key) == cell
    return cell if held and g.in_hex(cell, enemy) else None


def why_not_dug(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a shovel does nothing on the side of a hex."""
    id_ = str(dict(question.args)["unit"])
    here, cell, name = g.units[id_].where, hex_meant(g, subject), unit_name(g, id_)
    if cell is None or cell == here:
        return (because("6.41", "why-not-shovel-first", name=name),)
    hex_, home = g.board.name(cell), g.board.name(here)
    if g.board.distance(here, cell) > 1:
        return (because("6.41", "why-not-shovel-far", name=name, home=home, hex=hex_),)
    for key in s08_trenches.stops_on(g, here, cell):
        facing = straddler(g, here, cell, g.units[id_].side, key)
        if facing is not None:
            return (because("6.42", "why-not-shovel-enemy", hex=g.board.name(facing)),)
    if not s08_terrain.is_in_trench(g, id_):
        return (because("8.33", "why-not-shovel-out", name=name),)
    there = s08_trenches.is_stopped(g, here, cell)
    return (
        because("8.33", "why-not-shovel-there" if there else "why-not-shovel-apart", home=home, hex=hex_),
    )


def carry_out(g: State, id_: str, choice: str) -> None:
    unit = g.units[id_]
    verb, _, what = choice.partition(" ")
    name = what.partition("/")[0]
    if verb == "scrape":
        g.scrapes.setdefault(unit.where, "dug")
    elif verb == "stop":
        g.bomb_stops[s08_trenches.stop_key(g, unit.where, g.board.cell(name))] = True
    else:
        del g.bomb_stops[what if "/" in what else s08_trenches.stop_key(g, unit.where, g.board.cell(name))]
    g.note(f"shovel-{verb}-done", "6.41", **of_unit(g, id_), hex=g.board.name(unit.where), other=name)
