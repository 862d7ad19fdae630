"""From a document to a position: everything is checked, and every error names its place."""

from __future__ import annotations

from collections import Counter
from typing import Any

from grognard.engine.board import Cell
from grognard.engine.documents import between, cell_of, need, one_of
from grognard.engine.rulebook import rule
from grognard.games.gwc.counters import TANKS, Kind
from grognard.games.gwc.document import read, setting
from grognard.games.gwc.document_map import FORTIFICATIONS
from grognard.games.gwc.form import Document, Force
from grognard.games.gwc.rules import s98_strategy
from grognard.games.gwc.rules.s05_turn import PHASES
from grognard.games.gwc.rules.s12_telephones import GAS_FROM, allowed_boxes, is_functioning
from grognard.games.gwc.start_cards import by_side, read_cards, read_chits, read_strategy
from grognard.games.gwc.start_units import (
    check_ground,
    check_weapon,
    read_control,
    read_seniors,
    read_serial,
    read_strongholds,
    read_units,
)
from grognard.games.gwc.state import Arrival, Barrage, Setting, State, Telephone
from grognard.games.gwc.support import tracks

LAST_TURN = 10_000
"""No game has so many Turns: the Time Track ends it long before."""
TERRAIN_MARKERS = ("shellhole", "rubble", "blaze")


def begin(document: dict[str, Any], options: dict[str, str]) -> State:
    """The position that a document describes."""
    given, shared = read(document), setting(document, options)
    g = State(setting=shared)
    _turn(g, given)
    _tracks(g, given)
    _map(g, given)
    read_units(g, given)
    check_ground(g)
    read_strongholds(g, given)
    read_seniors(g, given)
    _off_map(g, given)
    read_serial(g, given)
    read_chits(g, given)
    read_control(g, given)
    read_cards(g, given)
    read_strategy(g, given)
    _countermix(g)
    if given.moment is None:
        _check_sides(g)
    return g


def _side(g: State, side: str, where: str) -> str:
    return one_of(side, g.setting.sides, where)


def _turn(g: State, given: Document) -> None:
    first = g.setting.sides[0]
    g.phase = given.phase or ("set up" if given.set_up else "orders")
    one_of(g.phase, PHASES, "phase")
    g.active = _side(g, given.active or first, "active")  # 5#1
    g.initiative = _side(g, given.initiative or first, "initiative")  # 9#2
    between(given.turn, 1, LAST_TURN, "turn")
    g.turn, g.orders_given, g.fao_used = given.turn, given.orders_given, given.fao_used
    limit = g.setting.order_limits[g.active]
    need(0 <= g.orders_given <= limit, f"must lie between 0 and {limit}", "orders_given")
    g.strategy_used = {_side(g, side, "strategy_used"): True for side in given.strategy_used}
    g.players_activated = {_side(g, side, "players_activated"): True for side in given.players_activated}
    for i, effect in enumerate(given.effects):
        one_of(effect, tuple(sorted(s98_strategy.TURN_LONG)), f"effects[{i}]")
        french = g.setting.options["edition"] == "fr"  # S98.1#fr
        need(french, "lasts for an Order, and none is in progress", f"effects[{i}]")  # S98.1#2
    g.effects = tuple(given.effects)


def _tracks(g: State, given: Document) -> None:
    by_side(g, given.vp, "vp")
    for side, points in given.vp.items():
        need(points >= 0, "must be at least 0", f"vp.{side}")
    first, second = g.setting.sides
    both = bool(given.vp.get(first) and given.vp.get(second))
    need(not both, "one marker counts the points of one side", "vp")
    g.vp = given.vp.get(first, 0) - given.vp.get(second, 0)  # 4.1.1#1
    last = tracks().time.last
    need(0 <= given.time <= last, f"must lie between 0 and {last}", "time")
    need(0 <= given.sudden_death <= last, f"must lie between 0 and {last}", "sudden_death")
    g.time, g.sudden_death = given.time, given.sudden_death  # 6.1.1 6.2.1
    spaces = tracks().casualty.spaces
    for side in g.setting.sides:
        g.surrender[side] = given.surrender.get(side, spaces)  # 4.3#1
        need(1 <= g.surrender[side] <= spaces, f"must lie between 1 and {spaces}", f"surrender.{side}")


def _cells(g: State, names: Any, where: str) -> list[Cell]:
    return [cell_of(g.board, name, f"{where}.{name}") for name in names]


def printed_fortifications(g: State) -> dict[Cell, str]:
    """The Fortifications that the map shows."""
    shown = ((cell, g.board.extra[cell].get("fortification")) for cell in g.board.cells)
    return {cell: str(kind) for cell, kind in shown if kind}


def _map(g: State, given: Document) -> None:
    g.fortifications = printed_fortifications(g)
    for name, kind in given.fortifications.items():
        cell = cell_of(g.board, name, f"fortifications.{name}")
        g.fortifications.pop(cell, None)
        if kind is not None:
            g.fortifications[cell] = one_of(kind, FORTIFICATIONS, f"fortifications.{name}")
    for name, kind in given.terrain.items():
        cell = cell_of(g.board, name, f"terrain.{name}")
        g.terrain_markers[cell] = one_of(kind, TERRAIN_MARKERS, f"terrain.{name}")
    early = not any(g.setting.is_from(*GAS_FROM[side]) for side in g.setting.sides)
    need(not given.gas or not early, "neither side has Gas at this date", "gas")  # O19.2#5
    g.gas = dict.fromkeys(_cells(g, given.gas, "gas"), True)
    g.dead_trails = dict.fromkeys(_cells(g, given.dead_trails, "dead_trails"), True)
    need(
        not given.smoke or g.setting.is_from(1916), "there is no Smoke before 1916", "smoke"
    )  # T119#1 8.1.4#2
    for name, strength in given.smoke.items():
        need(1 <= strength <= 8, "Smoke is 1 to 8", f"smoke.{name}")
        g.smoke[cell_of(g.board, name, f"smoke.{name}")] = strength
    for side, shells in given.barrages.items():
        where = f"barrages.{_side(g, side, 'barrages')}"
        one_of(shells.kind, ("local", "standing"), f"{where}.kind")
        center = cell_of(g.board, shells.center, f"{where}.center")
        impacts = tuple(_cells(g, shells.impacts, f"{where}.impacts"))
        g.barrages[side] = Barrage(shells.kind, center, impacts)


# pieces


def _arrivals(g: State, force: Force, side: str, where: str) -> tuple[Arrival, ...]:
    """The pieces that one entry stands for."""
    known: Setting = g.setting
    need(1 <= force.count <= 20, "must lie between 1 and 20", f"{where}.count")
    what = "formation"
    if force.counter in known.formations:
        nation = known.formations[force.counter].nation
        need(side in ("", nation), f"{force.counter} is {nation}", f"{where}.counter")
        side = _side(g, str(nation), f"{where}.counter")
        if force.weapon:
            check_weapon(g, force.counter, force.weapon, side, f"{where}.weapon")
    elif force.counter in known.telephones:
        what, side = "telephone", str(known.telephones[force.counter].nation)
    elif force.counter in known.weapons:
        what = "weapon"
        need(
            side in known.weapons[force.counter].nations, f"{force.counter} is not theirs", f"{where}.counter"
        )
    else:
        what = "fortification"
        need(force.counter in FORTIFICATIONS, f"there is no counter {force.counter!r}", f"{where}.counter")
    _side(g, side, f"{where}.side")
    arrival = Arrival(side, force.counter, what, force.weapon, has_exited=force.has_exited, id=force.id)
    return (arrival,) * force.count


@rule("6.1.2#7", "7.2.1#4")
def _is_ahead(g: State, space: int, given: Document) -> bool:
    """What waits lies ahead of the Time marker; in its space only during an Advance, or where the track ends."""
    still_here = given.moment is not None or space == tracks().time.last
    return space > g.time or (space == g.time and still_here)


def _off_map(g: State, given: Document) -> None:
    for side, part in given.set_up.items():
        pieces: tuple[Arrival, ...] = ()
        for i, force in enumerate(part.forces):
            pieces += _arrivals(g, force, side, f"set_up.{side}.forces[{i}]")
        g.reserves[side] = pieces
        need(
            not any(a.what == "telephone" for a in pieces), "give it in `telephones`", f"set_up.{side}.forces"
        )
    need(g.phase == "set up" or not any(g.reserves.values()), "forces are left to set up", "phase")
    for space, forces in given.time_track.items():
        need(space.isdigit() and int(space) <= tracks().time.last, "is no Time space", f"time_track.{space}")
        need(_is_ahead(g, int(space), given), "Time has passed that space", f"time_track.{space}")
        arriving: tuple[Arrival, ...] = ()
        for i, force in enumerate(forces):
            arriving += _arrivals(g, force, force.side, f"time_track.{space}[{i}]")
        need(
            not any(a.what == "weapon" for a in arriving), "a Weapon comes with a Unit", f"time_track.{space}"
        )
        for arrival in arriving:
            g.wait(int(space), arrival)
    by_side(g, given.telephones, "telephones")
    for side, phone in given.telephones.items():
        counter = g.setting.telephones.get(phone.counter)
        need(counter and counter.nation == side, "is no Telephone of that side", f"telephones.{side}.counter")
        one_of(phone.box, allowed_boxes(g, side), f"telephones.{side}.box")  # O19.2#5
        g.telephones[side] = Telephone(phone.counter, phone.box, phone.broken)
    for side in g.barrages:
        need(is_functioning(g, side), "there is no unbroken Telephone for it", f"barrages.{side}")  # O18.1
    _losses(g, given)


def _losses(g: State, given: Document) -> None:
    by_side(g, given.casualties, "casualties")
    by_side(g, given.weapons_box, "weapons_box")
    for side in g.setting.sides:
        lost = given.casualties.get(side, [])
        for i, counter in enumerate(lost):
            found = g.setting.formations.get(counter)
            need(found and found.nation == side, "is no Formation of that side", f"casualties.{side}[{i}]")
            back = found is not None and found.kind in (Kind.HERO, Kind.RUNNER)
            need(not back, "returns to the countermix", f"casualties.{side}[{i}]")  # 4.3#4
        spaces = [c for c in lost for _ in range(2 if g.setting.formations[c].kind in TANKS else 1)]  # 4.3#5
        g.casualties[side] = tuple(spaces)
        beaten = len(spaces) >= g.surrender[side] and given.moment is None
        need(not beaten, "the side has surrendered", f"casualties.{side}")
        for i, counter in enumerate(given.weapons_box.get(side, [])):
            need(counter in g.setting.weapons, "is no Weapon", f"weapons_box.{side}[{i}]")
        g.weapons_box[side] = tuple(given.weapons_box.get(side, ()))
    for side in dict.fromkeys((*given.tank_lost, *g.setting.sides)):
        lost_tank = any(
            g.setting.formations[c].kind in TANKS for c in g.casualties[_side(g, side, "tank_lost")]
        )
        need(
            lost_tank or side not in given.tank_lost, "has no Tank on the Casualty Track", f"tank_lost.{side}"
        )
        if lost_tank:
            g.tank_lost[side] = True  # 3.1.6#3


def _countermix(g: State) -> None:
    """How many of every limited counter are out of the countermix."""
    used: Counter[str] = Counter(f.counter for f in g.formations.values())
    used.update(w.counter for w in g.weapons.values())
    used.update(t.counter for t in g.telephones.values())
    for side in g.setting.sides:
        for counter in g.casualties[side]:
            used[counter] += 1
        used.update(g.weapons_box[side])
    waiting = [a for table in (g.time_track, g.reserves) for there in table.values() for a in there]
    for i, arrival in enumerate(waiting):
        if not (arrival.id and arrival in waiting[:i]):  # a Tank that has exited lies on two spaces
            used[arrival.counter] += 1
            used[arrival.weapon] += 1
    tanks = {
        c for side in g.setting.sides for c in g.casualties[side] if g.setting.formations[c].kind in TANKS
    }
    for counter in tanks:
        used[counter] -= sum(lost.count(counter) for lost in g.casualties.values()) // 2
    for cell, kind in g.fortifications.items():
        used[kind] += g.board.extra[cell].get("fortification") != kind
    used["gas"] = len(g.gas)
    for counter, limit in g.setting.countermix.items():
        need(used[counter] <= limit, f"there are only {limit} of {counter}", "units")
    g.taken = {id_: used[id_] for id_ in sorted(g.setting.countermix) if used[id_]}


def _check_sides(g: State) -> None:
    """Nobody has lost already: each side has a Formation on the map, or one that is still to come."""
    waiting = [a for table in (g.time_track, g.reserves) for there in table.values() for a in there]
    coming = {a.side for a in waiting if a.what == "formation"}
    for side in g.setting.sides:
        need(g.of(side) or side in coming, f"{side} has no Formation", "units")  # 6.3#2
