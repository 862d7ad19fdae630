"""The position that a document describes."""

from __future__ import annotations

from typing import Any, get_args

from grognard.engine.board import Cell
from grognard.engine.documents import between, cell_of, need, one_of
from grognard.games.oao.boards import printed
from grognard.games.oao.counters import Combat, Side
from grognard.games.oao.counters_own import is_work, piece_of
from grognard.games.oao.counters_read import counters
from grognard.games.oao.document import read, setting
from grognard.games.oao.form import Document, Resources
from grognard.games.oao.form import Unit as UnitDocument
from grognard.games.oao.oob import Placement, armies, detachments, setup, side_of
from grognard.games.oao.reference import HALVES
from grognard.games.oao.reference_movement import movement
from grognard.games.oao.reference_plans import plans
from grognard.games.oao.reference_siege import limits
from grognard.games.oao.reference_units import D2, organisation
from grognard.games.oao.rules import s02_units, s04_sequence, s16_replacements, s22_french, s27_score
from grognard.games.oao.rules.s07_costs import is_held, playable
from grognard.games.oao.start_check import check, derive
from grognard.games.oao.start_ground import lay
from grognard.games.oao.start_record import record
from grognard.games.oao.state import (
    OFF_MAP,
    PLACES,
    SIDES,
    Army,
    Means,
    Mode,
    Plan,
    State,
    Task,
    Unit,
)


def begin(document: dict[str, Any], options: dict[str, str]) -> State:
    """The first position of a game: of a scenario, or in the middle of one."""
    given = read(document)
    g = State(setting=setting(document, options))
    _turn(g, given)
    _armies(g, given)
    if not given.complete:
        _set_up(g, given)
    for id_, unit in given.units.items():
        _unit(g, id_, unit)
    _apart(g)
    _stacks(g, given)
    derive(g, given)
    check(g, given)
    _means(g, given)
    lay(g, given)
    record(g, given)
    return g


def _turn(g: State, given: Document) -> None:
    g.gt = between(given.gt or given.first, given.first, given.last, "gt")
    g.player = one_of(given.player, SIDES, "player")
    g.phase = one_of(given.phase or s04_sequence.PHASES[0], s04_sequence.PHASES, "phase")
    g.vp = given.vp


def _armies(g: State, given: Document) -> None:
    """The displays in use, with the plans that bind them."""  # 26.0
    for id_ in g.setting.armies:
        if armies()[id_].exists(g.gt) and not armies()[id_].optional and not given.complete:
            g.armies[id_] = Army(side_of(id_).value, plan=plan_of(id_, g.setting.first))
    for id_, display in given.displays.items():
        one_of(id_, tuple(g.setting.armies), "displays")
        where = f"displays.{id_}"
        plan = display.plan or plan_of(id_, g.setting.first)
        one_of(plan, get_args(Plan), f"{where}.plan")
        g.armies[id_] = Army(
            side_of(id_).value,
            active=display.active,
            plan=plan,  # type: ignore[arg-type]
            mandated=between(display.mandated, 0, 99, f"{where}.mandated"),
            ammo=between(display.ammo, 0, 99, f"{where}.ammo"),
            rationed=between(display.rationed, 0, 99, f"{where}.rationed"),
            limit=display.limit,
            shortage=display.shortage,
            since=display.since,
        )


def plan_of(army: str, first: int) -> Plan:
    """The plan that an army has if the scenario says nothing of it: those of August are over in later scenarios."""
    plan = plans().get(army)
    if plan is None or first > 1:
        return "none"
    return "idle" if plan.starts_idle else "active"  # 26.6.2#1


# units


def _set_up(g: State, given: Document) -> None:
    """The set-up of the campaign, as far as its armies and the area of play are in the scenario."""
    later = given.first > 1
    for id_, place in setup().items():
        key = g.setting.key(id_)
        if id_ not in given.units and _takes_part(g, place) and (is_work(key) or not later):
            side = piece_of(key).nation.side.value
            away = id_ in detachments().values()  # 22.3.3
            g.units[id_] = Unit(
                key, side, OFF_MAP, army=place.army or "", corps=place.corps or "", detached=away
            )
            g.move_to(id_, cell_of(g.board, place.hex, f"units.{id_}"))


def _takes_part(g: State, place: Placement) -> bool:
    area = g.setting.area
    cells = printed(g.board, place.hex)
    if not cells or (area and cells[0] not in area):
        return False
    return place.army in g.setting.armies if place.army is not None else True


def _unit(g: State, id_: str, unit: UnitDocument) -> None:
    where = f"units.{id_}"
    need(g.setting.has(id_), "there is no such counter", where)
    place = setup().get(id_)
    army = unit.army if unit.army is not None else (place.army if place is not None else None) or ""
    corps = unit.corps if unit.corps is not None else (place.corps if place is not None else None) or ""
    need(not army or army in g.setting.armies, "is not in this scenario", f"{where}.army")
    if corps:
        one_of(corps, tuple(counters().corps), f"{where}.corps")
    key = g.setting.key(id_)
    g.units[id_] = Unit(
        key,
        piece_of(key).nation.side.value,
        OFF_MAP,
        army=army,
        corps=corps,
        mode=one_of(unit.mode, get_args(Mode), f"{where}.mode"),  # type: ignore[arg-type]
        turned=unit.turned,
        later=unit.later,
        detached=unit.detached,
        task=one_of(unit.task, get_args(Task), f"{where}.task"),  # type: ignore[arg-type]
        spent=between(unit.spent, 0, 99, f"{where}.spent"),
        site=_place(g, unit.site, f"{where}.site"),
        reaction=between(unit.reaction, 0, 99, f"{where}.reaction"),
        prepared=_place(g, unit.prepared, f"{where}.prepared"),
        bound_for=_place(g, unit.bound_for, f"{where}.bound_for"),
        sortie=unit.sortie,
        diverted=unit.diverted,
        active=unit.active,
        roused=unit.roused,
        moved=unit.moved,
        began=tuple(_place(g, name, f"{where}.began[{i}]") for i, name in enumerate(unit.began)),
        retreated=unit.retreated,
        repulsed=unit.repulsed,
        ammo=between(unit.ammo, 0, 99, f"{where}.ammo"),
    )
    _condition(g, id_, unit)
    first, _, second = unit.hex.partition("+")
    here = _place(g, first, f"{where}.hex")
    other = cell_of(g.board, second, f"{where}.hex") if second else OFF_MAP
    for cell in (here, other):
        need(
            cell < 0 or cell in playable(g.board, g.setting.area),
            "is outside the area of play",
            f"{where}.hex",
        )
    need(other < 0 or other in g.board.adjacent[here], "must be two hexes side by side", f"{where}.hex")
    g.move_to(id_, here, other)


def _condition(g: State, id_: str, unit: UnitDocument) -> None:
    """The losses and the CE Status of a unit, as far as its kind can have them."""  # 9.10 6.1.4
    where, formation = f"units.{id_}", s02_units.is_formation(g, id_)
    most = (
        len(s02_units.reductions_of(g.units[id_]).steps) if isinstance(s02_units.piece(g, id_), Combat) else 0
    )
    g.change(
        id_,
        losses=between(unit.losses, 0, most, f"{where}.losses"),
        level=between(unit.level, 0, D2 if formation else 0, f"{where}.level"),
    )


def _apart(g: State) -> None:
    """No hex has units of both sides, but for a Fortress without its exterior garrison."""  # 3.1#1 7.1.2#6
    for cell in g.at:
        for id_ in g.in_hex(cell, SIDES[1]):
            need(not is_held(g, SIDES[1], cell), f"enemies are in {g.board.name(cell)}", f"units.{id_}.hex")


def _stacks(g: State, given: Document) -> None:
    """The order in which units lie in their hexes."""  # 3.1.5#3
    for name, units in given.stacks.items():
        cell = cell_of(g.board, name, f"stacks.{name}")
        need(sorted(units) == sorted(g.at.get(cell, ())), "must be all units in this hex", f"stacks.{name}")
        g.at[cell] = tuple(units)


def _place(g: State, name: str, where: str) -> Cell:
    """A hex or a place off the map; no name is nowhere."""
    if not name:
        return OFF_MAP
    return PLACES[name] if name in PLACES else cell_of(g.board, name, where)


# means


def _means(g: State, given: Document) -> None:
    for side in given.means:
        one_of(side, SIDES, "means")
    for side in SIDES:
        g.means[side] = _resources(g, side, given.means.get(side, Resources()))
    if s27_score.used(g, SIDES[0], s22_french.RESERVE) and not given.complete:
        for id_ in g.units:
            if s22_french.is_reserve(g, id_):
                g.change(id_, later=True)  # 22.4


def _resources(g: State, side: str, means: Resources) -> Means:
    where = f"means.{side}"
    need(means.rail_points * HALVES % 1 == 0, "must be in halves", f"{where}.rail_points")
    for nation in means.replacements:
        one_of(nation, s16_replacements.NATIONS[side], f"{where}.replacements")
    special = tuple(each.id for each in movement().special_points if each.side == side)
    for i, name in enumerate(means.special):
        one_of(name, special, f"{where}.special[{i}]")
    shells = _shells() if side == Side.GERMAN.value else {}
    for caliber in means.shells:
        one_of(caliber, tuple(shells), f"{where}.shells")
    for i, id_ in enumerate(means.reattached):
        need(g.setting.has(id_), f"there is no counter {id_!r}", f"{where}.reattached[{i}]")
    most = organisation().variable_attachments
    need(len(means.reattached) <= most, f"must not be more than {most}", f"{where}.reattached")  # 5.2.2a#2
    unlimited = means.positions == "unlimited"
    return Means(
        rail_points=between(int(means.rail_points * HALVES), 0, 99, f"{where}.rail_points"),  # 7.7.1#3
        special=tuple(means.special),
        replacements=dict(means.replacements),
        positions=None if unlimited else between(int(means.positions), 0, 99, f"{where}.positions"),
        shells={**shells, **means.shells},
        shortages=between(means.shortages, 0, 6, f"{where}.shortages"),
        lines=tuple(one_of(army, tuple(armies()), f"{where}.lines") for army in means.lines),
        used=tuple(means.used),
        reattached=tuple(means.reattached),
    )


def _shells() -> dict[str, int]:
    """The Bombardment Limits at the start."""  # 13.4 20.6
    return {"42": limits().shells_42, "30.5": limits().shells_305, "prep": limits().preparations}
