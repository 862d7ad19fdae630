"""21 Command: Leaders, who is In Command, and how Leaders come along or find their Units again."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Args, Plain
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s02_units, s16_contact, s21_advice
from grognard.games.gts.rules.words import hex_name, hex_option, side_name
from grognard.games.gts.state import REMOVED, WAITING, State

FREE = ("division", "formation")
"""Columns of the action table in which no Command Point is spent."""
RUN = "run"
GO = Option("go", True, "go", (), "option-leader-go", (), "21.2")
STAY = Option("stay", False, "stay", (), "option-leader-stay", (), "21.2")


# who is In Command


@rule("21.4#1", "21.4#5", "29.17", "13.3#6")
def in_range_of(g: State, formation: str, id_: str) -> bool:
    """Within the Command Range of a Formation's Leader: hexes count, nothing interferes."""
    leader, unit = g.leaders.get(formation), g.units[id_]
    if leader is None or leader.where < 0 or leader.entering or unit.where < 0:
        return False
    reach: int = g.setting.formations[formation].range
    return g.board.distance(leader.where, unit.where) <= reach


def leaders_of(g: State, division: str) -> tuple[str, ...]:
    """The Formations of a Division that have a Leader."""
    return tuple(
        id_ for id_, each in g.setting.formations.items() if each.division == division and each.leader
    )


@rule(
    "21.4#2", "21.4#3", "21.4#4", "21.4.1#1", "21.4.1#2", "21.4.1#3", "21.6.5#2", "16.2#3", "8.0#13", "29.30"
)
def in_command(g: State, id_: str) -> bool:
    """Whether a Unit is In Command at this instant."""
    unit, face = g.units[id_], s02_units.values(g, id_)
    if unit.where < 0 or unit.entering:
        return False
    if face.auto_command or unit.park:  # 2.0.FIG#3
        return True
    if is_bound(g, id_):
        return in_range_of(g, g.acting.chit.partition(":")[2], id_)  # type: ignore[union-attr]
    if face.weapon == "emplaced" and unit.contact:
        return in_range_of(g, unit.contact, id_)
    if s02_units.is_independent(g, id_):
        return any(in_range_of(g, formation, id_) for formation in leaders_of(g, unit.division))
    return in_range_of(g, unit.formation, id_)


@rule("21.6.5#2", "21.4#3")
def is_bound(g: State, id_: str) -> bool:
    """Attached to the Active Leader, so that no other commands it; Units of an independent Formation heed them all."""
    unit = g.units[id_]
    has_leader = bool(unit.stripe) or unit.formation in g.leaders
    return g.acting is not None and id_ in g.acting.attached and has_leader


# Leaders and their Units


def side_of(g: State, formation: str) -> str:
    """The Army to which a Formation belongs."""
    side: str = g.setting.divisions[g.setting.formations[formation].division].side
    return side


def of_leader(g: State, formation: str) -> dict[str, Any]:
    """What the log says of a Leader: his name, his Formation, and whose he is."""
    name: str = g.setting.formations[formation].leader
    return {"name": name, "formation": formation, "side": side_name(side_of(g, formation))}


def leader_args(g: State, formation: str, **more: Plain) -> Args:
    """The same for a prompt."""
    return tuple({**of_leader(g, formation), **more}.items())


def is_own(g: State, formation: str, id_: str) -> bool:
    """A Unit of the Leader's Formation."""
    return g.units[id_].formation == formation


def is_striped(g: State, formation: str, id_: str) -> bool:
    """An independent Unit, with a black or white stripe, of the Leader's Division."""
    unit = g.units[id_]
    return bool(unit.stripe) and unit.division == g.setting.formations[formation].division


@rule("29.3#1")
def is_active(g: State, formation: str) -> bool:
    """The chit in play is that of the Formation or of its Division."""
    if g.acting is None:
        return False
    kind, _, whose = g.acting.chit.partition(":")
    return whose == (formation if kind == "formation" else g.setting.formations[formation].division)


@rule("29.32#1", "21.2#5")
def place_leader(g: State, formation: str, cell: Cell) -> None:
    """Put a Leader into a hex; where all are still to enter, he is too; with a striped Unit alone he is its guest."""
    entering = cell >= 0 and not g.in_hex(cell, side_of(g, formation))
    guest = not any(is_own(g, formation, id_) for id_ in g.at.get(cell, ()))
    g.leaders[formation] = replace(g.leaders[formation], where=cell, entering=entering, guest=guest)


def leaders_with(g: State, stack: tuple[str, ...], cell: Cell) -> tuple[str, ...]:
    """The Formations whose Leaders are in play in a hex, of the side of these Units."""
    side = g.units[stack[0]].side
    return tuple(
        id_
        for id_, leader in g.leaders.items()
        if leader.where == cell and not leader.entering and side_of(g, id_) == side
    )


# going along with Units


@rule("21.2#6", "21.2#7", "21.2#9", "13.3#4", "EX.LDR#4")
@procedure
def follow(g: State, stack: tuple[str, ...], origin: Cell, to: Cell, column: str) -> Procedure[None]:
    """Units go from one hex to another: Leaders go along, stay, or do as their owner likes.

    Called at every step, whether the Units are still in the first hex or already in the second. `column`: that of the
    Action, or `run` for those who run away from an Assault.
    """
    for formation in leaders_concerned(g, stack, origin, column):
        may_go, may_stay = ties(g, formation, stack, origin)
        goes = may_go or column == RUN
        if may_go and may_stay and column != RUN:
            goes = yield Choose(
                side_of(g, formation),
                "leader-follow",
                (GO, STAY),
                "21.2",
                leader_args(g, formation, hex=hex_name(g, origin), to=hex_name(g, to)),
                explain=s21_advice.explain_follow,
            )
        if goes:
            g.leaders[formation] = replace(g.leaders[formation], where=to)
            g.note("leader-follows", "21.2", **of_leader(g, formation), hex=hex_name(g, to))
        elif g.acting is not None:
            g.act(led=tuple(each for each in g.acting.led if each != formation))


@rule("21.2#9", "21.2#11", "21.2#6")
def leaders_concerned(g: State, stack: tuple[str, ...], origin: Cell, column: str) -> tuple[str, ...]:
    """In a free Action no Leader goes along; with Command Points, those who were there when the Action began."""
    if not stack or column in FREE:
        return ()
    here = leaders_with(g, stack, origin)
    if column == RUN:
        return here
    assert g.acting is not None
    return tuple(formation for formation in here if formation in g.acting.led)


@rule("21.2#6", "21.2#7", "29.32#2")
def ties(g: State, formation: str, stack: tuple[str, ...], origin: Cell) -> tuple[bool, bool]:
    """Whether a Leader may go with those who leave his hex, and whether he may stay.

    He keeps to a Unit of his Formation; only if none is there, to an independent Unit of his Division.
    """
    stayers = [id_ for id_ in g.in_hex(origin, side_of(g, formation)) if id_ not in stack]
    for belongs in (is_own, is_striped):
        goes = any(belongs(g, formation, id_) for id_ in stack)
        stays = any(belongs(g, formation, id_) for id_ in stayers)
        if goes or stays:
            return goes, stays
    return False, True


# losing touch


@rule("21.3#1", "21.3#2", "21.3#3", "29.32#2", "29.32#3")
@procedure
def displaced(g: State) -> Procedure[None]:
    """Leaders without Units join the nearest of their Formation, go with the last of them, and come back with more."""
    for formation in tuple(g.leaders):
        if not is_adrift(g, formation):
            end_visit(g, formation)
            continue
        near = nearest(g, formation)
        if not near:
            remove_leader(g, formation)
            continue
        cell = near[0]
        if len(near) > 1:
            cell = yield Choose(
                side_of(g, formation),
                "leader-displaced",
                tuple(hex_option(g, each, "transfer", "21.3") for each in nearest(g, formation)),
                "21.3",
                leader_args(g, formation),
                why_not=s21_advice.why_not_nearest,
            )
        place_leader(g, formation, cell)
        g.note("leader-displaced-to", "21.3", **of_leader(g, formation), hex=hex_name(g, cell))


@rule("21.3#2")
def end_visit(g: State, formation: str) -> None:
    """Once a Unit of his Formation is with him again, a Leader is nobody's guest."""
    leader = g.leaders[formation]
    if leader.guest and any(is_own(g, formation, id_) for id_ in g.at.get(leader.where, ())):
        g.leaders[formation] = replace(leader, guest=False)


@rule("21.3#2", "21.3#3", "29.32#2")
def is_adrift(g: State, formation: str) -> bool:
    """No Unit of his Formation is with him, nor an independent one to which he transferred, and he is not Active."""
    where = g.leaders[formation].where
    if where == WAITING:
        return False
    has_units = bool(hexes_of(g, formation))
    if where == REMOVED or not has_units:
        return (where == REMOVED) == has_units
    if is_active(g, formation):
        return False
    keeps = g.leaders[formation].guest or g.setting.options.get("stripes_keep_leader", "yes") == "yes"
    return not any(
        is_own(g, formation, id_) or (keeps and is_striped(g, formation, id_)) for id_ in g.at.get(where, ())
    )


def hexes_of(g: State, formation: str) -> tuple[Cell, ...]:
    """The hexes with Units of a Formation; an entry hex only if there are no others."""
    units = [unit for unit in g.units.values() if unit.formation == formation and unit.where >= 0]
    in_play = [unit for unit in units if not unit.entering]
    return tuple(sorted({unit.where for unit in in_play or units}))


@rule("21.3#2")
def nearest(g: State, formation: str) -> tuple[Cell, ...]:
    """The hexes of his Formation that are nearest to a Leader; for one who comes back, all of them."""
    where, cells = g.leaders[formation].where, hexes_of(g, formation)
    if where < 0 or not cells:
        return cells
    least = min(g.board.distance(where, cell) for cell in cells)
    return tuple(cell for cell in cells if g.board.distance(where, cell) == least)


@rule("21.3#3", "29.32#3")
def remove_leader(g: State, formation: str) -> None:
    """His Formation has no Units left: he goes, and the contacts that he held with him."""
    g.leaders[formation] = replace(g.leaders[formation], where=REMOVED, entering=False, guest=False)
    g.note("leader-removed", "21.3", **of_leader(g, formation))
    for id_, unit in g.units.items():
        if unit.contact == formation:
            s16_contact.lose(g, id_)
