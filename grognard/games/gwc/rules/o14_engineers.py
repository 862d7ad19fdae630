"""3.1.9 Engineers: instead of its Order a card lets one of them dig in or clear Wire."""

from __future__ import annotations

from grognard.engine.decision import Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import f125_fortifications, o14_activation, s03_formations, s08_stacking
from grognard.games.gwc.rules.words import hex_name, name, unit_option
from grognard.games.gwc.state import Order, State


@rule("3.1.9#1", "3.1.9#2", "3.1.9#4")
def engineers(g: State, side: str) -> list[str]:
    """The unbroken Engineers of a side that were not activated and have something to do where they stand."""
    return [id_ for id_ in g.of(side) if is_ready(g, id_) and works(g, id_)]


def is_ready(g: State, id_: str) -> bool:
    formation = g.formations[id_]
    return not (formation.broken or formation.activated) and s03_formations.counter_of(g, id_).engineers


def works(g: State, id_: str) -> list[str]:
    """What an Engineer can do in his hex."""  # 3.1.9#3
    cell = g.formations[id_].cell
    if g.fortifications.get(cell) == "wire":
        return ["wire"]
    return ["foxholes"] if s08_stacking.may_fortify(g, cell) and g.available("foxholes") else []


def can_work(g: State, side: str) -> bool:
    return any(is_ready(g, id_) and works(g, id_) for id_ in g.of(side))


@rule("3.1.9#3")
@procedure
def work(g: State) -> Procedure[None]:
    """One Engineer is activated and digs Foxholes or removes the Wire of his hex."""
    side = g.active
    id_: str = yield Choose(
        side,
        "engineers-choose",
        tuple(unit_option(g, one, works(g, one)[0], "3.1.9") for one in engineers(g, side)),
        "3.1.9",
    )
    o14_activation.done(g, id_, "engineers")
    g.order = Order("engineers", side, (id_,), id_)
    cell = g.formations[id_].cell
    if works(g, id_) == ["wire"]:
        f125_fortifications.lift(g, cell)
        g.note("engineers-wire", "3.1.9", name=name(g, id_), hex=hex_name(g, cell))
    else:
        f125_fortifications.lay(g, cell, "foxholes")
        g.note("engineers-foxholes", "3.1.9", name=name(g, id_), hex=hex_name(g, cell))
