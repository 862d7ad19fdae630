"""7.3 and 7.21 What a side records in secret before play: preregistered vertices and the trench set observer."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s07_advice, s07_call, s07_modes
from grognard.games.rpc.rules.words import hex_option, unit_option
from grognard.games.rpc.state import State


@rule("7.3#3", "7.21.trenchset#2")
@procedure
def record(g: State, side: str) -> Procedure[None]:
    """Each group that has a preregistered vertex records it; then the observer of the trench sets is named."""
    for group in tuple(g.artillery):
        if g.artillery[group].side == side and not_registered(g, group) is None:
            yield from register(g, group)
    mine = [each for each in g.artillery.values() if each.side == side and each.from_day <= g.day]
    sets = any(each.mode == "trench set" for each in mine)
    if sets and side not in g.observers and observers(g, side):
        observer: str = yield Choose(
            side,
            "observer-choose",
            tuple(unit_option(g, id_, "observe", "7.21") for id_ in observers(g, side)),
            "7.21",
            secret=True,
            why_not=s07_advice.why_not_named,
        )
        g.observers[side] = observer


@rule("7.3#1", "7.3#2")
def not_registered(g: State, group: str) -> Reason | None:
    """Why a group records no vertex now: it has done so, or neither the scenario nor its flares give it one."""
    it = g.artillery[group]
    if it.preregistered:
        return because("7.3", "why-not-register-done", group=group, vertex=it.preregistered)
    if it.mode == "flare" or group in g.setting.rules.get("preregistered", ()):
        return None
    return because("7.3", "why-not-register-none", group=group)


@procedure
def register(g: State, group: str) -> Procedure[None]:
    """A hex, and one of its corners: nobody else is told."""
    side = g.artillery[group].side
    cell: Cell = yield Choose(
        side,
        "register-hex",
        tuple(hex_option(g, c, "register", "7.3") for c in sorted(g.setting.playable)),
        "7.3",
        (("group", group),),
        secret=True,
        why_not=s07_advice.why_not_register,
    )
    vertex: str = yield Choose(
        side,
        "register-vertex",
        vertex_options(g, cell),
        "7.3",
        (("group", group),),
        secret=True,
        why_not=partial(s07_advice.why_not_register_corner, cell),
    )
    g.artillery[group] = replace(g.artillery[group], preregistered=vertex)


def vertex_options(g: State, cell: Cell) -> tuple[Option, ...]:
    """The corners of a hex at which a group can aim."""
    return tuple(s07_call.vertex_option(name) for name in s07_call.corners(g, cell))


def observers(g: State, side: str) -> tuple[str, ...]:
    """The infantry on the map from which the observer is chosen."""
    return tuple(id_ for id_ in g.on_map(side) if s07_modes.blind(g, id_) is None)
