"""The position that a document describes."""

from __future__ import annotations

from typing import Any

from grognard.engine.board import Cell
from grognard.engine.documents import between, cell_of, need, one_of
from grognard.engine.errors import BadDocument
from grognard.games.rpc import checks
from grognard.games.rpc.areas import SIDES, area
from grognard.games.rpc.document import MODES, TRANSPORTS, read, setting
from grognard.games.rpc.form import Battery, Document
from grognard.games.rpc.form import Unit as UnitDocument
from grognard.games.rpc.rules import (
    s03_units,
    s05_sequence,
    s06_dig,
    s06_transport,
    s07_artillery,
    s07_barrage,
    s08_terrain,
    s08_trenches,
    s10_setup,
    s11_campaign,
)
from grognard.games.rpc.state import (
    BETWEEN,
    CAPTURED,
    CASUALTY,
    EXITED,
    OFF_MAP,
    RECOVERED,
    REMOVED,
    Artillery,
    Barrage,
    Command,
    State,
    Transport,
    Unit,
)

PHASES = ("set up", "initiative", "couplets", "administration", BETWEEN)
PLACES = {
    "off map": OFF_MAP, "casualty": CASUALTY, "captured": CAPTURED, "removed": REMOVED, "exited": EXITED,
    "recovered": RECOVERED,
}  # fmt: skip
SHELLS = ("he", "gas", "smoke")
COMMANDS = ("unit", "stack", "mass", "blob")


def begin(document: dict[str, Any], options: dict[str, str]) -> State:
    """The first position of a game: of a scenario, or in the middle of one."""
    given = read(document)
    g = State(setting=setting(document, options))
    _markers(g, given)
    _units(g, given)
    _forces(g, given)
    _artillery(g, given)
    _carried(g)
    _turn(g, given)
    _control(g, given)
    checks.check(g, in_progress=bool(given.moment))
    return g


def _side(side: str, where: str) -> str:
    return one_of(side, SIDES, where)


def _cells(g: State, names: Any, where: str) -> list[Cell]:
    return [cell_of(g.board, name, f"{where}.{name}") for name in names]


# what lies on the map


def _markers(g: State, given: Document) -> None:
    for name, kind in given.scrapes.items():
        cell = cell_of(g.board, name, f"scrapes.{name}")
        g.scrapes[cell] = one_of(kind, ("dug", "shelled"), f"scrapes.{name}")
    for where, table in (("trenches", g.trenches), ("blockhouses", g.blockhouses), ("hallowed", g.hallowed)):
        for name, side in getattr(given, where).items():
            table[cell_of(g.board, name, f"{where}.{name}")] = _side(side, f"{where}.{name}")
    for where, sides in (("bomb_stops", g.bomb_stops), ("breaches", g.breaches)):
        for i, key in enumerate(getattr(given, where)):
            a, b = _hexside(g, key, f"{where}[{i}]")
            named = s08_trenches.stop_key if sides is g.bomb_stops else s08_trenches.side_key
            sides[named(g, a, b)] = True
    for name, number in given.gas.items():
        g.gas[cell_of(g.board, name, f"gas.{name}")] = between(number, 1, 99, f"gas.{name}")
    g.smoke = dict.fromkeys(_cells(g, given.smoke, "smoke"), True)
    g.hallowed_made = given.hallowed_made
    g.abandoned = dict.fromkeys(_cells(g, given.abandoned, "abandoned"), True)


def _hexside(g: State, key: str, where: str) -> tuple[Cell, Cell]:
    """The hexes of a hexside written `H7/H8`; a bomb stop lies in the first."""
    names = key.split("/")
    need(len(names) == 2, "must name two hexes, as in H07/H08", where)
    a, b = (cell_of(g.board, name, where) for name in names)
    need(g.board.distance(a, b) == 1, "the two hexes are not adjacent", where)
    return a, b


# units


def _units(g: State, given: Document) -> None:
    for id_, unit in given.units.items():
        where = f"units.{id_}"
        _side(unit.side, f"{where}.side")
        need(
            (unit.side, unit.type) in g.setting.counters,
            f"there is no {unit.side} {unit.type!r}",
            f"{where}.type",
        )
        need(not unit.group or unit.group in g.setting.groups, "is no group", f"{where}.group")
        place = PLACES.get(unit.hex)
        cell = cell_of(g.board, unit.hex, f"{where}.hex") if place is None else place
        _place(g, id_, unit, cell, where)
    for name, order in given.stacks.items():
        cell = cell_of(g.board, name, f"stacks.{name}")
        need(sorted(order) == sorted(g.in_hex(cell)), "must name the units of that hex", f"stacks.{name}")
        g.at[cell] = order
    for id_ in given.shovels:
        need(id_ in g.units and g.units[id_].where >= 0, "is no unit on the map", f"shovels.{id_}")
        need(s06_dig.may_dig(g, id_), "is neither gun nor infantry", f"shovels.{id_}")
        g.shovels[id_] = True
        s03_units.spend(g, id_)  # 6.41#2


def _place(g: State, id_: str, unit: UnitDocument, cell: Cell, where: str) -> None:
    g.units[id_] = Unit(
        type=unit.type,
        side=unit.side,
        where=OFF_MAP,
        formed=unit.formed,
        ready=unit.ready,
        moving=unit.moving,
        points=between(unit.points, -1, 20, f"{where}.points"),
        by_road=unit.by_road,
        lost_check=unit.lost_check,
        transport=unit.transport,
        group=unit.group,
        due=unit.due,
        lost_to=unit.lost_to,
    )
    if cell < 0:
        g.move_to(id_, cell)
        return
    need(cell in g.setting.playable, f"{unit.hex} is out of play", f"{where}.hex")
    need(s03_units.has_room(g, cell, unit.side), "two units of a side are the most in a hex", f"{where}.hex")
    may = s08_terrain.may_be_inside(g, id_, cell)
    need(may or not unit.inside, "there is nothing that it could be IN", f"{where}.inside")
    printed = cell in g.board.on_line["trench"] and s08_terrain.may_be_in_trench(g, id_)  # 8.322#2
    inside = printed if unit.inside is None else unit.inside
    both = inside and s08_trenches.has_trench(g, cell) and cell in g.blockhouses
    need(both or not unit.by_trench, "it is not IN a hex with trench and blockhouse", f"{where}.by_trench")
    g.move_to(id_, cell, inside=inside, by_trench=unit.by_trench)


def _forces(g: State, given: Document) -> None:
    """The order of battle: units that wait off the map, and markers to be placed."""
    placed = {unit.group for unit in g.units.values()}
    for group, forces in given.forces.items():
        for kind, count in forces.transports.items():
            for i in range(1, count + 1):
                g.transports[f"{group}-{kind}-{i}"] = Transport(forces.side, kind, from_day=forces.day)
        if group in placed:  # a position in mid-game lists the units of its groups itself
            continue
        number = 0
        for type_, count in forces.units.items():
            for _ in range(count):
                number += 1
                due = g.setting.groups[group].turn
                formed = forces.face != "dispersed"
                g.units[f"{group}-{number}"] = Unit(type_, forces.side, OFF_MAP, formed, group=group, due=due)
        for kind, count in forces.markers.items():
            g.to_place[f"{group} {kind}"] = count
    if given.to_place is not None:
        g.to_place = {key: _left(given, key, count) for key, count in given.to_place.items()}


def _left(given: Document, key: str, count: int) -> int:
    """How many markers of a kind a group has still to place: `guards scrape`."""
    group, _, kind = key.partition(" ")
    listed = given.forces[group].markers.get(kind, 0) if group in given.forces else 0
    return between(count, 0, listed, f"to_place.{key}")


# off-map artillery and transport


def _artillery(g: State, given: Document) -> None:
    for id_, battery in given.artillery.items():
        where = f"artillery.{id_}"
        need(id_ not in g.units, "is the name of a unit too", where)
        g.artillery[id_] = _battery(g, battery, where)
    for id_, column in given.transports.items():
        where = f"transports.{id_}"
        kind = one_of(column.kind, TRANSPORTS, f"{where}.kind")
        side = _side(column.side, f"{where}.side")
        g.transports[id_] = Transport(side, kind, column.used, column.lost, column.from_day)
    for side, observer in given.observers.items():
        _side(side, "observers")
        mine = observer in g.units and g.units[observer].side == side
        need(mine and s03_units.is_infantry(g, observer), "is no infantry of that side", f"observers.{side}")
        g.observers[side] = observer
    g.shown = dict.fromkeys(given.shown, True)
    if given.barrage is not None:
        barrage = given.barrage
        lines = tuple(
            tuple(sorted(area(g.board, line, f"barrage.lines[{i}]"))) for i, line in enumerate(barrage.lines)
        )
        at = between(barrage.at, 0, len(lines) - 1, "barrage.at")
        fell = _fallen(given) if barrage.fell is None else between(barrage.fell, 0, 2, "barrage.fell")
        g.barrage = Barrage(_side(barrage.side, "barrage.side"), lines, at, fell)


def _fallen(given: Document) -> int:
    """A couplet in progress has had its barrage, one that begins has not; what lies on the map fell in the first."""
    assert given.barrage is not None
    if given.phase != "couplets":
        return int(given.barrage.active)
    begun = given.half == 1 or given.command is not None
    couplet = min((given.couplet or 1) - (not begun), s07_barrage.ADVANCES)  # 7.42
    return max(couplet, int(given.barrage.active))


def _carried(g: State) -> None:
    """Whoever moves by transport uses a group of its own side, which carries nobody else this turn."""  # 6.83#1
    carrying: set[str] = set()
    for id_, unit in tuple(g.units.items()):
        if unit.transport:
            group, where = g.transports.get(unit.transport), f"units.{id_}.transport"
            need(group is not None and group.side == unit.side, "is no transport of that side", where)
            need(unit.transport not in carrying, "carries another unit", where)
            carrying.add(unit.transport)
            s06_transport.use(g, id_, unit.transport)


def _battery(g: State, battery: Battery, where: str) -> Artillery:
    for field in ("target", "preregistered"):
        if getattr(battery, field):
            _vertex(g, getattr(battery, field), f"{where}.{field}")
    under_way = battery.primed or battery.firing or battery.hourglass
    need(battery.target or not under_way, "is missing", f"{where}.target")
    need(not (battery.primed and battery.firing), "what fires is not primed", f"{where}.primed")
    return Artillery(
        side=_side(battery.side, f"{where}.side"),
        firepower=between(battery.firepower, -9, 9, f"{where}.firepower"),
        mode=one_of(battery.mode, MODES, f"{where}.mode"),
        howitzer=battery.howitzer,
        ready=battery.ready,
        target=battery.target and _vertex(g, battery.target, f"{where}.target"),
        called_mode=_called(battery, where),
        shell=one_of(battery.shell, SHELLS, f"{where}.shell"),
        hourglass=between(battery.hourglass, 0, 99, f"{where}.hourglass"),
        primed=battery.primed,
        firing=battery.firing,
        preregistered=battery.preregistered and _vertex(g, battery.preregistered, f"{where}.preregistered"),
        hit=tuple(_vertex(g, name, f"{where}.hit[{i}]") for i, name in enumerate(battery.hit)),
        from_day=battery.from_day,
    )


def _called(battery: Battery, where: str) -> str:
    """The mode by which a group was called: its own, unless the document says otherwise."""
    mode = one_of(battery.called_mode, ("", *MODES), f"{where}.called_mode")
    return mode or (battery.mode if battery.target else "")


def _vertex(g: State, name: str, where: str) -> str:
    """The name of a vertex as the board prints it."""
    try:
        return g.board.vertex_name(g.board.vertex(name))
    except BadDocument as error:
        raise BadDocument(error.message, where) from None


# the turn


def _waits_for_set_up(g: State, given: Document) -> bool:
    """Units of a group that sets up are off the map; once a campaign runs, they can be walking in from the edge."""
    if g.setting.campaign is not None and given.phase not in ("", "set up"):
        return False
    waiting = [
        unit
        for id_, unit in g.units.items()
        if unit.where == OFF_MAP
        and unit.group
        and not unit.due
        and (not given.phase or id_ not in given.units)
    ]  # of those that a later position tells one by one, some may have found no room
    return any(g.setting.groups[unit.group].day <= given.day for unit in waiting)


def _turn(g: State, given: Document) -> None:
    waiting = _waits_for_set_up(g, given)
    g.phase = one_of(given.phase or ("set up" if waiting else "initiative"), PHASES, "phase")
    need(g.phase == "set up" or not waiting, "units are left to set up", "phase")
    g.day = between(given.day, 1, 99, "day")
    g.segment = one_of(given.segment, s11_campaign.DAY, "segment")
    g.turn = between(given.turn, 1, 99, "turn")
    g.initiative = _side(given.initiative or "german", "initiative")
    in_couplets = g.phase == "couplets"
    g.couplets = between(given.couplets or int(in_couplets), 0, 7, "couplets")
    g.couplet = between(given.couplet or 1, 1, 8, "couplet")
    g.half = between(given.half, 0, 1, "half")
    g.night_zero, g.bombarded = given.night_zero, given.bombarded
    g.night_attacks = {_side(side, "night_attacks"): day for side, day in given.night_attacks.items()}
    g.points_scored = {_side(side, "points_scored"): points for side, points in given.points_scored.items()}
    if g.phase in s05_sequence.TURN:
        for id_ in s07_artillery.due(g):
            g.artillery[id_] = s07_artillery.with_hourglass(g.artillery[id_])  # 7.222#1
    if given.command is not None:
        _command(g, given)


def _command(g: State, given: Document) -> None:
    order = given.command
    assert order is not None
    actor = g.initiative if g.half == 0 else g.other(g.initiative)
    need(g.phase == "couplets" and order.side == actor, f"it is not the turn of {order.side}", "command.side")
    for id_ in (*order.units, *order.acted):
        need(
            id_ in g.units and g.units[id_].side == order.side,
            f"{id_!r} is no unit of that side",
            "command.units",
        )
    for id_ in order.acted:
        need(id_ in order.units, f"{id_!r} is not under the command", "command.acted")
    kind = one_of(order.kind or checks.kind_of(g, order.units), COMMANDS, "command.kind")
    entries = tuple(_cells(g, order.entries, "command.entries"))
    g.command = Command(order.side, kind, order.units, order.acted, entries)


def _control(g: State, given: Document) -> None:
    """As the document says, and for all other hexes by who is alone there and by the set-up areas."""  # 3.9
    for name, side in given.control.items():
        g.control[cell_of(g.board, name, f"control.{name}")] = _side(side, f"control.{name}")
    for cell in sorted(g.at):
        before = g.control.get(cell)
        s03_units.take_control(g, cell)
        name = g.board.name(cell)
        need(before in (None, g.control.get(cell)), "its enemy is alone there", f"control.{name}")
    if g.phase != "set up":
        for side in g.setting.set_up_order:
            s10_setup.claim(g, side)
