"""The position that a document describes."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.documents import between, cell_of, need, one_of
from grognard.games.gts.document import MOST, WEATHER, read, setting
from grognard.games.gts.form import Document, UnitPart
from grognard.games.gts.impossible import refuse_impossible
from grognard.games.gts.rules import s27_air
from grognard.games.gts.rules.s07_chits import owner
from grognard.games.gts.state import (
    BOX,
    ELIMINATED,
    REMOVED,
    WAITING,
    Acting,
    Block,
    Entrenchment,
    Leader,
    Park,
    Points,
    State,
    Unit,
)

STEPS = "ABCDEFGHIJ"  # 4.0
MANY = 99
PLACES = {"waiting": WAITING, "box": BOX, "eliminated": ELIMINATED, "removed": REMOVED}
AWAY = {"": WAITING, "removed": REMOVED}
"""Where a Leader is who is not on the map."""


def begin(document: dict[str, Any], options: dict[str, str]) -> State:
    """The first position of a game: of a scenario, or in the middle of one."""
    given = read(document)
    g = State(setting=setting(document, options))
    for id_, row in given.divisions.items():
        g.points[id_] = Points(*row.points)
    _leaders(g, given)
    for id_, unit in given.units.items():
        _unit(g, id_, unit)
    _stacks(g, given)
    _markers(g, given)
    _entrenchments(g, given)
    _calendar(g, given)
    _chits(g, given)
    _acting(g, given)
    _control(g, given)
    refuse_impossible(g, under_way=bool(given.moment))
    return g


def _leaders(g: State, given: Document) -> None:
    for id_, row in given.formations.items():
        if row.leader:
            away = AWAY.get(row.hex)
            where = cell_of(g.board, row.hex, f"formations.{id_}.hex") if away is None else away
            g.leaders[id_] = Leader(where, row.entering, row.guest)
        elif row.superior:
            g.superiors[id_] = row.superior


def _unit(g: State, id_: str, row: UnitPart) -> None:
    where = f"units.{id_}"
    division = _division_of(g, row, where)
    _check(g, row, where)
    place = PLACES.get(row.hex)
    cell = cell_of(g.board, row.hex, f"{where}.hex") if place is None else place
    if cell == BOX or (cell == WAITING and row.due):
        need(g.setting.divisions[division].entry >= 0, "needs an entry hex of its division", f"{where}.hex")
    need(cell >= 0 or not row.entering, "is not on the map", f"{where}.entering")
    g.units[id_] = Unit(
        counter=row.counter,
        side=g.setting.divisions[division].side,
        division=division,
        where=WAITING,
        formation=row.formation,
        stripe=row.stripe,
        name=row.name or id_,
        due=row.due,
        entering=row.entering,
        mounted=row.mounted,
        lost=row.lost,
        hits=row.hits,
        suppressed=row.suppressed,
        column=row.column,
        work=row.work,
        rallying=row.rallying,
        working=row.working,
        project=row.project,
        park=row.park,
        contact=row.contact,
    )
    g.move_to(id_, Cell(cell))


def _division_of(g: State, row: UnitPart, where: str) -> str:
    """The Division to which a Unit belongs: that of its Formation, or the one that is named for a striped Unit."""
    formations = g.setting.formations
    if row.formation:
        need(row.formation in formations, "is no formation of this document", f"{where}.formation")
    one_of(row.stripe, ("", "white", "black"), f"{where}.stripe")
    need(bool(row.formation) != bool(row.stripe), "has either a formation or a stripe", where)
    division = row.division or (formations[row.formation].division if row.formation else "")
    need(division in g.setting.divisions, "names no division", where)
    if row.formation:
        need(
            formations[row.formation].division == division,
            "is not that of its formation",
            f"{where}.division",
        )
    return division


def _check(g: State, row: UnitPart, where: str) -> None:
    """What is on a Unit."""
    need(row.counter in g.setting.counters, f"there is no counter {row.counter!r}", f"{where}.counter")
    counter = g.setting.counters[row.counter]
    between(row.lost, 0, max(0, counter.steps - 1), f"{where}.lost")
    between(row.hits, 0, 2, f"{where}.hits")
    between(row.rallying, 0, MANY, f"{where}.rallying")
    between(row.working, 0, MANY, f"{where}.working")
    between(row.due, 0, max(MANY, len(g.setting.turns)), f"{where}.due")
    one_of(row.work, ("", "ip", "ent"), f"{where}.work")
    need(not row.mounted or counter.transport is not None, "has no transport side", f"{where}.mounted")


def _stacks(g: State, given: Document) -> None:
    """The order of the Units in their hexes, which is that of `units` unless it is told."""
    told = {}
    for name, ids in given.stacks.items():
        cell = cell_of(g.board, name, f"stacks.{name}")
        need(sorted(ids) == sorted(g.at.get(cell, ())), "are not the Units of the hex", f"stacks.{name}")
        told[cell] = ids
    g.at = {**told, **{cell: ids for cell, ids in g.at.items() if cell not in told}}


def _markers(g: State, given: Document) -> None:
    board = g.board
    for name, kind in given.barrages.items():
        g.barrages[cell_of(board, name, f"barrages.{name}")] = one_of(
            kind, ("light", "heavy"), f"barrages.{name}"
        )
    for name, division in given.blocks.items():
        need(division in g.setting.divisions, "is no division", f"blocks.{name}")
        side = g.setting.divisions[division].side
        g.blocks[cell_of(board, name, f"blocks.{name}")] = Block(side, division)
    for id_, park in given.parks.items():
        need(park.division in g.setting.divisions, "is no division", f"parks.{id_}.division")
        g.parks[id_] = Park(park.division, cell_of(board, park.hex, f"parks.{id_}.hex"), park.fired)
        owned = sum(each.division == park.division for each in g.parks.values())
        need(owned <= g.setting.divisions[park.division].parks, "is one too many", f"parks.{id_}")
    for id_, unit in g.units.items():
        need(not unit.park or unit.park in g.parks, "is no park", f"units.{id_}.park")
        need(not unit.park or g.parks[unit.park].where == unit.where, "is elsewhere", f"units.{id_}.park")
        need(not unit.contact or unit.contact in g.leaders, "has no Leader", f"units.{id_}.contact")


def _entrenchments(g: State, given: Document) -> None:
    """Entrenchments and who is in them. Occupant and `work` are one fact: either may be told, and the other follows."""
    for id_, row in given.entrenchments.items():
        where = f"entrenchments.{id_}"
        one_of(row.side, given.sides, f"{where}.side")
        cell = cell_of(g.board, row.hex, f"{where}.hex")
        if row.occupant:
            need(row.occupant in g.units, "is no unit", f"{where}.occupant")
            unit = g.units[row.occupant]
            need(unit.side == row.side, "is of the other side", f"{where}.occupant")
            need(unit.where == cell, "is elsewhere", f"{where}.occupant")
            need(unit.work != "ip", "is in an improved position", f"{where}.occupant")
            twice = any(each.occupant == row.occupant for each in g.entrenchments.values())
            need(not twice, "is in two entrenchments", f"{where}.occupant")
            g.change(row.occupant, work="ent")
        g.entrenchments[id_] = Entrenchment(row.side, cell, row.occupant)
    g.serial = _serial(g, given)
    inside = {each.occupant for each in g.entrenchments.values()}
    for id_, unit in g.units.items():
        if unit.work == "ent" and id_ not in inside:
            _occupy(g, id_)


def _serial(g: State, given: Document) -> int:
    """The last number that was given to a Rearguard or an entrenchment; those to come are not called like others."""
    named = [each.removeprefix("rg").removeprefix("ent") for each in (*g.units, *g.entrenchments)]
    least = max((int(each) for each in named if each.isascii() and each.isdigit()), default=0)
    if given.serial is None:
        return max(least, len(given.entrenchments) + len(given.units))
    need(given.serial >= least, f"must be at least {least}", "serial")
    return given.serial


def _occupy(g: State, id_: str) -> None:
    """A Unit of which only `work` is told is in an empty entrenchment of its hex, or in one of its own."""
    unit = g.units[id_]
    free = [
        key
        for key, each in g.entrenchments.items()
        if each.where == unit.where and each.side == unit.side and not each.occupant
    ]
    if free:
        g.entrenchments[free[0]] = replace(g.entrenchments[free[0]], occupant=id_)
    elif unit.where >= 0:
        g.serial += 1
        g.entrenchments[f"ent{g.serial}"] = Entrenchment(unit.side, unit.where, id_)


def _calendar(g: State, given: Document) -> None:
    g.turn = between(given.turn, 1, len(g.setting.turns), "turn")
    g.step = one_of(given.step, tuple(STEPS), "step")
    g.weather = one_of(given.weather, WEATHER, "weather")
    _units_named(g, given.tried, "tried")
    g.air, g.tried = _air(g, given), given.tried


def _air(g: State, given: Document) -> dict[str, tuple[str, ...]]:
    """The air Units that are left this turn: between Step B and the first chit, if they may fly at all."""
    waiting = g.step in "CDEFG" or (g.step == "H" and given.acting is None and not given.played)
    able = s27_air.available(g) if waiting else {}
    if given.air is None:
        return able
    for side, names in given.air.items():
        one_of(side, given.sides, f"air.{side}")
        for i, name in enumerate(names):
            need(name in g.setting.counters, f"there is no counter {name!r}", f"air.{side}[{i}]")
        need(not names or s27_air.may_fly(g), "nobody flies in this weather or by night", f"air.{side}")
        need(not names or waiting, "are there from Step C to the first chit of Step H", f"air.{side}")
        over = Counter(names) - Counter(g.setting.air.get(side, names))
        need(not over, f"are more than air_units: {', '.join(over)}", f"air.{side}")
    return dict(given.air)


def _chits(g: State, given: Document) -> None:
    """Every chit is in one place: in the mug, carried over, bought, held or played."""
    listed = [(chit, f"mug[{i}]") for i, chit in enumerate(given.mug or ())]
    listed += [(given.carried, "carried")] if given.carried else []
    for name, piles in (("bought", given.bought), ("held", given.held)):
        for side, pile in piles.items():
            one_of(side, given.sides, f"{name}.{side}")
            for i, chit in enumerate(pile):
                where = f"{name}.{side}[{i}]"
                need(chit.startswith("formation:"), "is no Formation chit", where)
                need(_side(g, chit, where) == side, "belongs to the other side", where)
                listed.append((chit, where))
    listed += [(chit, f"played[{i}]") for i, chit in enumerate(given.played)]
    seen: set[str] = set()
    for chit, where in listed:
        _side(g, chit, where)
        need(chit not in seen, "is in two places", where)
        seen.add(chit)
    for id_, number in given.spent.items():
        need(id_ in g.setting.divisions, "is no division", f"spent.{id_}")
        between(number, 0, MOST, f"spent.{id_}")
    g.mug, g.carried, g.played = given.mug or (), given.carried, given.played
    g.bought, g.held, g.spent = dict(given.bought), dict(given.held), dict(given.spent)


def _side(g: State, chit: str, where: str) -> str:
    """The side to which a chit belongs."""
    kind, _, whose = chit.partition(":")
    one_of(kind, ("division", "formation", "command"), where)
    if kind == "command":
        return one_of(whose, g.setting.sides, where)
    table = g.setting.divisions if kind == "division" else g.setting.formations
    need(whose in table, f"there is no {kind} {whose!r}", where)
    return owner(g, chit)


def _acting(g: State, given: Document) -> None:
    it = given.acting
    if it is None:
        return
    side = _side(g, it.chit, "acting.chit")
    need(g.step == "H", "is for step H", "acting")
    need(it.chit not in (*g.mug, g.carried), "is in two places", "acting.chit")
    need(not g.carried, "was to be played first", "carried")
    for name in ("attached", "done", "built", "made", "offered"):
        _units_named(g, getattr(it, name), f"acting.{name}")
    for i, formation in enumerate(it.led):
        need(formation in g.leaders, "has no Leader", f"acting.led[{i}]")
    g.acting = Acting(it.chit, side, it.begun, it.attached, it.done, it.built, it.made, it.offered, it.led)
    g.played = g.played if it.chit in g.played else (*g.played, it.chit)


def _units_named(g: State, names: tuple[str, ...], where: str) -> None:
    for i, id_ in enumerate(names):
        need(id_ in g.units, "is no unit", f"{where}[{i}]")


def _control(g: State, given: Document) -> None:
    """Who controls the hexes that count: as the document says, and whoever is there."""
    g.held_hexes = {
        cell_of(g.board, name, f"control.{name}"): one_of(side, given.sides, f"control.{name}")
        for name, side in given.control.items()
    }
    for side, number in given.losses.items():
        one_of(side, given.sides, f"losses.{side}")
        need(number >= 0, "must not be negative", f"losses.{side}")
    g.losses = {side: given.losses.get(side, 0) for side in given.sides}
    for cell in sorted(g.setting.counted):
        for id_ in g.in_hex(cell):
            g.held_hexes[cell] = g.units[id_].side
