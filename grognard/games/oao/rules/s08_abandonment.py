"""8.5.3 The involuntary abandonment of Forts."""

from __future__ import annotations

from grognard.engine.decision import Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.oao import charts
from grognard.games.oao.reference_aftermath import fort_abandoned
from grognard.games.oao.reference_movement import distances
from grognard.games.oao.rules import s11_retreat
from grognard.games.oao.rules.s08_forts import fort, is_shaken, shaken, uproot
from grognard.games.oao.rules.words import hex_name, of_unit
from grognard.games.oao.state import State


@rule("8.5.3#1", "8.5.3#2")
@procedure
def entered(g: State) -> Procedure[None]:
    """Forts that have an enemy Combat unit next to them and none of their own in the hex roll now, once in a game."""
    for id_ in shaken(g):
        if is_shaken(g, id_):
            yield from roll(g, id_)


@rule("8.5.3#1", "8.5.3#2")
@procedure
def roll(g: State, id_: str) -> Procedure[None]:
    """One Fort rolls: its garrison stands, or leaves it."""
    g.checked[id_] = True  # C-53
    rolled: tuple[int] = yield Roll(1, 6, "roll-abandonment", g.units[id_].side, id_, good="low")
    falls = charts.happens(g, "abandonment", fort_abandoned(fort(g, id_).abandonment, rolled[0]))
    tell(g, id_, rolled[0], falls=falls)
    if falls and uproot(g, id_, "8.5.3"):
        yield from s11_retreat.retreat(g, (id_,), distances().abandonment_retreat, "8.5.3")


def tell(g: State, id_: str, roll: int, *, falls: bool) -> None:
    g.note(
        "fort-abandoned" if falls else "fort-stands",
        "8.5.3",
        **of_unit(g, id_),
        hex=hex_name(g, g.units[id_].where),
        roll=roll,
        number=fort(g, id_).abandonment,
    )
