"""The position that a document describes."""

from __future__ import annotations

from typing import Any, get_args

from grognard.engine.board import Cell
from grognard.games.oao.boards import ground_of
from grognard.games.oao.counters import Side
from grognard.games.oao.counters_read import counters
from grognard.games.oao.document import Document, Resources, between, cell_of, need, one_of, read, setting
from grognard.games.oao.document import Unit as UnitDocument
from grognard.games.oao.oob import Placement, armies, detachments, setup, side_of
from grognard.games.oao.rail import Net, railways_of
from grognard.games.oao.reference_plans import plans
from grognard.games.oao.reference_siege import limits
from grognard.games.oao.reference_units import D2
from grognard.games.oao.rules import s03_control, s04_sequence, s05_proposals, s18_operational
from grognard.games.oao.state import (
    CHANNEL,
    HOLDING_BOX,
    OFF_MAP,
    REMOVED,
    SIDES,
    TRACK,
    Army,
    Means,
    Mode,
    Plan,
    State,
    Task,
    Unit,
)

PLACES = {
    "off map": OFF_MAP,
    "removed": REMOVED,
    "track": TRACK,
    "channel": CHANNEL,
    "holding box": HOLDING_BOX,
}


def begin(document: dict[str, Any], options: dict[str, str]) -> State:
    """The first position of a game: of a scenario, or in the middle of one."""
    given = read(document)
    g = State(setting=setting(document, options))
    _turn(g, given)
    _armies(g, given)
    _set_up(g, given)
    for id_, unit in given.units.items():
        _unit(g, id_, unit)
    _means(g, given)
    _ground(g, given)
    g.forced = {chart: tuple(results) for chart, results in given.forced.items()}
    return g


def _turn(g: State, given: Document) -> None:
    g.gt = between(given.gt or given.first, given.first, given.last, "gt")
    g.player = one_of(given.player, SIDES, "player")
    g.phase = one_of(given.phase or s04_sequence.PHASES[0], s04_sequence.PHASES, "phase")
    g.vp = given.vp


def _armies(g: State, given: Document) -> None:
    """The displays in use, with the plans that bind them."""  # 26.0
    for id_ in g.setting.armies:
        if armies()[id_].exists(g.gt) and not armies()[id_].optional:
            g.armies[id_] = Army(side_of(id_).value, plan=_plan(id_))
    for id_, display in given.displays.items():
        one_of(id_, tuple(g.setting.armies), "displays")
        where = f"displays.{id_}"
        plan = _plan(id_) if display.plan is None else one_of(display.plan, get_args(Plan), f"{where}.plan")
        g.armies[id_] = Army(
            side_of(id_).value,
            active=display.active,
            plan=plan,  # type: ignore[arg-type]
            mandated=between(display.mandated, 0, 99, f"{where}.mandated"),
            ammo=between(display.ammo, 0, 99, f"{where}.ammo"),
            limit=display.limit,
            since=display.since,
        )


def _plan(army: str) -> Plan:
    plan = plans().get(army)
    return "none" if plan is None else "idle" if plan.starts_idle else "active"  # 26.6.2#1


# units


def _set_up(g: State, given: Document) -> None:
    """The set-up of the campaign, as far as its armies and the area of play are in the scenario."""
    for id_, place in setup().items():
        if id_ not in given.units and _takes_part(g, place):
            side = counters().units[id_].nation.side.value
            away = id_ in detachments().values()  # 22.3.3
            g.units[id_] = Unit(
                id_, side, OFF_MAP, army=place.army or "", corps=place.corps or "", detached=away
            )
            g.move_to(id_, cell_of(g.board, place.hex, f"units.{id_}"))


def _takes_part(g: State, place: Placement) -> bool:
    area = g.setting.area
    if area and g.board.cell(place.hex) not in area:
        return False
    return place.army in g.setting.armies if place.army is not None else True


def _unit(g: State, id_: str, unit: UnitDocument) -> None:
    where = f"units.{id_}"
    need(id_ in counters().units, "there is no such counter", where)
    place = setup().get(id_)
    army = unit.army if unit.army is not None else (place.army if place is not None else None) or ""
    corps = unit.corps if unit.corps is not None else (place.corps if place is not None else None) or ""
    need(not army or army in g.setting.armies, "is not in this scenario", f"{where}.army")
    g.units[id_] = Unit(
        id_,
        counters().units[id_].nation.side.value,
        OFF_MAP,
        losses=between(unit.losses, 0, 9, f"{where}.losses"),
        level=between(unit.level, 0, D2, f"{where}.level"),
        army=army,
        corps=corps,
        mode=one_of(unit.mode, get_args(Mode), f"{where}.mode"),  # type: ignore[arg-type]
        turned=unit.turned,
        later=unit.later,
        task=one_of(unit.task, get_args(Task), f"{where}.task"),  # type: ignore[arg-type]
        spent=between(unit.spent, 0, 99, f"{where}.spent"),
        reaction=between(unit.reaction, 0, 99, f"{where}.reaction"),
        prepared=_place(g, unit.prepared, f"{where}.prepared") if unit.prepared else OFF_MAP,
        bound_for=_place(g, unit.bound_for, f"{where}.bound_for") if unit.bound_for else OFF_MAP,
        active=unit.active,
        moved=unit.moved,
    )
    first, _, second = unit.hex.partition("+")
    other = cell_of(g.board, second, f"{where}.hex") if second else OFF_MAP
    g.move_to(id_, _place(g, first, f"{where}.hex"), other)


def _place(g: State, name: str, where: str) -> Cell:
    return PLACES[name] if name in PLACES else cell_of(g.board, name, where)


# the rest


def _means(g: State, given: Document) -> None:
    for side in given.means:
        one_of(side, SIDES, "means")
    for side in SIDES:
        means = given.means.get(side, Resources())
        where = f"means.{side}"
        need(means.rail_points * 2 == int(means.rail_points * 2), "must be in halves", f"{where}.rail_points")
        shells = _shells() if side == Side.GERMAN.value else {}
        g.means[side] = Means(
            rail_points=between(int(means.rail_points * 2), 0, 99, f"{where}.rail_points"),  # 7.7.1#3
            special=tuple(means.special),
            replacements=dict(means.replacements),
            positions=means.positions,
            shells={**shells, **means.shells},
            shortages=between(means.shortages, 0, 6, f"{where}.shortages"),
        )


def _shells() -> dict[str, int]:
    """The Bombardment Limits at the start."""  # 13.4 20.6
    return {"42": limits().shells_42, "30.5": limits().shells_305, "prep": limits().preparations}


def _ground(g: State, given: Document) -> None:
    """Who controls what and whose railways run: by the frontiers, and then by the Front Lines of now."""  # 3.4#1 18.1
    for name, side in given.control.items():
        g.control[cell_of(g.board, name, f"control.{name}")] = one_of(side, SIDES, f"control.{name}")
    for name, side in given.positions.items():
        g.positions[cell_of(g.board, name, f"positions.{name}")] = one_of(side, SIDES, f"positions.{name}")
    for i, name in enumerate(given.bridges):
        for part in name.split("/"):
            cell_of(g.board, part, f"bridges[{i}]")
        g.bridges[name] = True
    s03_control.settle(g)
    country = ground_of(g.board).country
    for cell in sorted(railways_of(g.board).cells[Net.ALL]):
        whose = s03_control.HOMES.get(country[cell])
        if whose is not None:
            g.operational[cell] = whose
    for side in SIDES:
        behind = s03_control.behind(g, g.other(side))
        for cell in s18_operational.lost(g, side, behind):
            del g.operational[cell]
    for side in SIDES:
        for cell in s18_operational.engineered(g, side, s03_control.behind(g, side)):
            g.operational[cell] = side
        g.boundaries += s05_proposals.proposals(g, side)
