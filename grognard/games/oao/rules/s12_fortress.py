"""12 Fortresses and Fortified Camps: protection, investment, exterior garrisons, repair, surrender."""

from __future__ import annotations

from functools import lru_cache

from grognard.engine.board import Board, Cell
from grognard.engine.decision import PASS, Choose, Option, Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao import charts
from grognard.games.oao.boards import Camp, ground_of, printed
from grognard.games.oao.counters import DIVISION_EQUIVALENT, Fortress, Type
from grognard.games.oao.reference_aftermath import dice
from grognard.games.oao.reference_units import organisation
from grognard.games.oao.rules import s02_units, s03_control, s03_zoc, s06_instants
from grognard.games.oao.rules.s09_combat import FORTRESSES
from grognard.games.oao.rules.words import of_unit, side_name, unit_name
from grognard.games.oao.state import OFF_MAP, REMOVED, SIDES, State

ONCE_A_TURN = "game-turn"
"""The reading of 4.2.1a by which repairs are made once a GT, not in each Player Turn."""  # C-11


# Fortress units


def fortress(g: State, id_: str) -> Fortress:
    """What is printed on a Fortress unit."""
    found = s02_units.piece(g, id_)
    assert isinstance(found, Fortress), f"{id_} is no Fortress"
    return found


def site(g: State, id_: str) -> Cell:
    """Where a Fortress is, or where it was before it was destroyed; off the map if the map has no such hex."""
    if g.units[id_].where >= 0:
        return g.units[id_].where
    return next(iter(printed(g.board, fortress(g, id_).hex)), OFF_MAP)


def fortresses(g: State, side: str | None = None) -> list[str]:
    """The Fortress units of a side or of both, on the map or destroyed."""
    return [
        id_
        for id_, unit in g.units.items()
        if side in (None, unit.side) and s02_units.piece(g, id_).type in FORTRESSES
    ]


def in_hex(g: State, cell: Cell, side: str) -> list[str]:
    """The Fortress units of a side in a hex."""
    return [id_ for id_ in g.in_hex(cell, side) if s02_units.piece(g, id_).type in FORTRESSES]


@rule("2.7.6", "13.1.3#2")
def steps_left(g: State, id_: str) -> int:
    """The steps that a Fortress still has."""
    return fortress(g, id_).steps - g.steps_lost.get(id_, 0)


# Fortified Camps


def camp_of(g: State, cell: Cell) -> Camp | None:
    """The Fortified Camp to which a hex belongs."""
    return ground_of(g.board).camp_of(cell)


@rule("12.2.2", "12.0#1")
def is_protected(g: State, cell: Cell) -> bool:
    """Whether a hex cannot be attacked: a Fortress2 is in it, and an Infantry division in its camp."""  # C-10 C-64
    camp = camp_of(g, cell)
    if camp is None:
        return False
    here = [s02_units.piece(g, id_).type for id_ in g.in_hex(cell, camp.side)]
    return Type.FORTRESS2 in here and any(
        is_infantry_division(g, id_) for each in camp.hexes for id_ in g.in_hex(each, camp.side)
    )


def is_infantry_division(g: State, id_: str) -> bool:
    """An Infantry unit of division-size as it lies."""
    return s02_units.kind_of(g, id_).infantry and s02_units.values(g, id_).eighths >= DIVISION_EQUIVALENT


@lru_cache(maxsize=64)
def ring(board: Board, camp: Camp) -> frozenset[Cell]:
    """The hexes around a camp into which somebody could come."""
    near = {cell for each in camp.hexes for cell in board.adjacent[each]}
    return (frozenset(near) - camp.hexes) & ground_of(board).playable


@rule("12.3")
def is_invested(g: State, camp: Camp) -> bool:
    """Whether the enemy stands around a camp, or has in his ZOC from there what nobody defends."""
    enemy, around = g.other(camp.side), ring(g.board, camp)
    if not any(g.in_hex(cell, enemy) for cell in around):
        return False
    near = {id_ for cell in (*around, *camp.hexes) for id_ in g.in_hex(cell, enemy)}
    zones = frozenset[Cell]().union(*(s03_zoc.zone_of(g, id_) for id_ in near))
    return all(g.in_hex(cell, enemy) or (cell in zones and not g.in_hex(cell, camp.side)) for cell in around)


def is_held(g: State, camp: Camp) -> bool:
    """Whether its owner has anything left in a camp: otherwise it has fallen."""
    return any(g.in_hex(cell, camp.side) for cell in camp.hexes)


@rule("12.3.2#1", "12.3.2#2")
def shut_in(g: State, id_: str) -> Reason | None:
    """Why a unit in an Invested camp neither leaves it by moving nor places a PA marker; it may still attack."""
    unit = g.units[id_]
    for cell in g.hexes_of(id_):
        camp = camp_of(g, cell)
        if camp is not None and camp.side == unit.side and is_invested(g, camp):
            return because("12.3.2", "why-not-invested", camp=camp.name)
    return None


@rule("12.1.1#1", "12.3.2#1")
def refused(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a unit may not move into a hex: it is a Fortress, or shut in by those who invest its camp."""
    if s02_units.piece(g, id_).type in FORTRESSES:
        return because("12.1.1", "why-not-fortress-moves")
    camp = camp_of(g, g.units[id_].where)
    return None if camp is None or cell in camp.hexes else shut_in(g, id_)


# 12.4 repairs


@rule("12.4", "4.2.1a#1")
@procedure
def repairs(g: State) -> Procedure[None]:
    """Both players: exterior garrisons return, a camp may repair a step, a lone Fortress may be returned."""
    restore_garrisons(g)
    yield from s06_instants.settle(g)  # 12.1.2: they have their ZOCs again
    if g.setting.options.get("fortress_repairs") == ONCE_A_TURN and g.player != SIDES[0]:
        return
    for side in (g.player, g.other(g.player)):
        yield from camp_repairs(g, side)
        yield from lone_repair(g, side)
        yield from s06_instants.settle(g)


@rule("12.4#1")
def restore_garrisons(g: State) -> None:
    """Fortresses on their backs turn to their fronts if friends are with them or no enemy is near."""
    for id_ in fortresses(g):
        unit = g.units[id_]
        if unit.turned and unit.where >= 0 and is_garrisoned(g, id_, unit.where):
            g.change(id_, turned=False)
            g.note("garrison-restored", "12.4#1", **of_unit(g, id_), hex=g.board.name(unit.where))


def is_garrisoned(g: State, id_: str, cell: Cell) -> bool:
    """Whether a Fortress in this hex can have its exterior garrison."""
    side = g.units[id_].side
    friends = [each for each in g.in_hex(cell, side) if each != id_]
    near = (cell, *g.board.adjacent[cell])
    return bool(friends) or not any(g.in_hex(each, g.other(side)) for each in near)


@rule("12.4#2", "12.3.1")
@procedure
def camp_repairs(g: State, side: str) -> Procedure[None]:
    """Each camp that is not Invested may repair one step."""
    for name in camps_in_need(g, side):
        chosen: str | None = yield Choose(
            side,
            "repair-camp",
            (*(repair_option(g, id_) for id_ in repairable(g, side, name)), PASS),
            "12.4#2",
            (("camp", name), ("side", side_name(side))),
            why_not=why_not_repaired,
        )
        if chosen is not None:
            repair(g, chosen)


@rule("12.4#3")
@procedure
def lone_repair(g: State, side: str) -> Procedure[None]:
    """One eliminated Fortress1 of a single step outside the camps may be returned to the map."""
    if not repairable(g, side, None):
        return
    chosen: str | None = yield Choose(
        side,
        "repair-lone",
        (*(repair_option(g, id_) for id_ in repairable(g, side, None)), PASS),
        "12.4#3",
        (("side", side_name(side)),),
        why_not=why_not_repaired,
    )
    if chosen is not None:
        repair(g, chosen)


def camps_in_need(g: State, side: str) -> tuple[str, ...]:
    """The camps of a side that have something to repair and may."""
    camps = ground_of(g.board).camps.values()
    return tuple(camp.name for camp in camps if camp.side == side and repairable(g, side, camp.name))


def repairable(g: State, side: str, camp: str | None) -> tuple[str, ...]:
    """The Fortresses of a camp, or those of none, of which a step may be repaired."""
    return tuple(
        id_ for id_ in fortresses(g, side) if fortress(g, id_).camp == camp and repair_refused(g, id_) is None
    )


def repair_refused(g: State, id_: str) -> Reason | None:
    """Why no step of a Fortress can be repaired."""
    side, name = g.units[id_].side, unit_name(g, id_)
    cell = site(g, id_)
    if cell < 0 or (g.units[id_].where < 0 and steps_left(g, id_)):
        return because("12.5", "why-not-repair-surrendered", name=name)
    if not g.steps_lost.get(id_, 0):
        return because("12.4#2", "why-not-repair-whole", name=name)
    if g.in_hex(cell, g.other(side)):
        return because("12.4#2", "why-not-repair-occupied", name=name)
    camp = camp_of(g, cell)
    if camp is None:
        return _lone_refused(g, id_, cell)
    if not is_held(g, camp):
        return because("12.4#2", "why-not-repair-fallen", camp=camp.name)
    return because("12.3.1", "why-not-repair-invested", camp=camp.name) if is_invested(g, camp) else None


def _lone_refused(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a destroyed Fortress outside the camps cannot be returned."""
    side, name = g.units[id_].side, unit_name(g, id_)
    if fortress(g, id_).steps > 1 or steps_left(g, id_):
        return because("12.4#3", "why-not-repair-larger", name=name)
    if cell in s03_control.behind(g, g.other(side)):
        return because("12.4#3", "why-not-repair-behind", name=name)
    if cell in s03_zoc.zone(g, g.other(side)) and not g.in_hex(cell, side):
        return because("12.4#3", "why-not-repair-zone", name=name)
    return None


def repair(g: State, id_: str) -> None:
    """One step more; a Fortress that was eliminated is on the map again, its garrison outside if it can be there."""
    lost = g.steps_lost.pop(id_) - organisation().repair_steps
    if lost:
        g.steps_lost[id_] = lost
    cell = site(g, id_)
    if g.units[id_].where < 0:
        g.move_to(id_, cell, turned=not is_garrisoned(g, id_, cell))
    g.note("fortress-repaired", "12.4", **of_unit(g, id_), hex=g.board.name(cell), steps=steps_left(g, id_))


def repair_option(g: State, id_: str) -> Option:
    name = fortress(g, id_).hex
    args = (("name", unit_name(g, id_)), ("hex", name), ("steps", steps_left(g, id_)), ("unit", id_))
    return Option(id_, id_, "repair", (f"unit:{id_}", f"hex:{name}"), "option-fortress", args, "12.4")


def why_not_repaired(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a Fortress, or those that stand or stood in a hex, cannot be repaired now."""
    kind, _, name = subject.partition(":")
    meant = [
        id_
        for id_ in fortresses(g, question.side)
        if name == (id_ if kind == "unit" else fortress(g, id_).hex)
    ]
    if not meant:
        return (because("12.4", "why-not-repair-none"),)
    found = [repair_refused(g, id_) for id_ in meant]
    return tuple(why for why in found if why is not None) or (because(question.rule, "why-not-repair-other"),)


# 12.5 surrender


@rule("12.5", "4.2.9#2")
@procedure
def surrender(g: State) -> Procedure[None]:
    """Each Fortress without garrison that is occupied and out of reach of its friends may surrender."""
    for id_ in giving_in(g):
        first: tuple[int, ...] = yield Roll(
            1, 6, "roll-fortress-surrender", g.units[id_].side, id_, good="low"
        )
        given_in = False
        if first[0] in dice().surrender_first:
            second: tuple[int, ...] = yield Roll(
                1, 6, "roll-fortress-surrender-again", g.units[id_].side, id_, good="high"
            )
            given_in = second[0] in dice().surrender_second
        given_in = charts.happens(g, "surrender", given_in)
        text = "fortress-surrendered" if given_in else "fortress-holds"
        g.note(text, "12.5", **of_unit(g, id_), hex=fortress(g, id_).hex, die=first[0])
        if given_in:
            g.move_to(id_, REMOVED)


def giving_in(g: State) -> tuple[str, ...]:
    """The Fortresses that roll in this Finishing Phase."""
    return tuple(
        id_
        for id_ in fortresses(g)
        if g.units[id_].turned and g.units[id_].where >= 0 and _is_cut_off(g, id_)
    )


def _is_cut_off(g: State, id_: str) -> bool:
    """Enemy Infantry in its hex, no friendly Combat unit next to it."""
    cell, side = g.units[id_].where, g.units[id_].side
    relief = (each for near in g.board.adjacent[cell] for each in g.in_hex(near, side))
    if any(s02_units.kind_of(g, each).combat for each in relief):
        return False
    return any(s02_units.kind_of(g, each).infantry for each in g.in_hex(cell, g.other(side)))
