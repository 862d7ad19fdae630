"""From a document to a position: everything is checked, and every error names its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from grognard.engine.board import Cell
from grognard.engine.documents import cell_of, need, one_of
from grognard.games.gwc.cards import deck, fate_cards, strategy_cards, strategy_deck
from grognard.games.gwc.content import Nation
from grognard.games.gwc.counters import TANKS, UNITS, Kind
from grognard.games.gwc.document import (
    FORTIFICATIONS,
    Document,
    Force,
    named_cards,
    read,
    setting,
)
from grognard.games.gwc.rules.s03_formations import most_senior
from grognard.games.gwc.rules.s05_turn import PHASES
from grognard.games.gwc.rules.s07_objectives import STRONGHOLDS, note_sole
from grognard.games.gwc.rules.t99_chart import WATER, is_impassable, is_water, printed, terrain_of
from grognard.games.gwc.state import (
    Arrival,
    Barrage,
    Formation,
    Setting,
    State,
    Strategy,
    Telephone,
    Weapon,
)
from grognard.games.gwc.support import chits, tracks

TERRAIN_MARKERS = ("shellhole", "rubble", "blaze")


def begin(document: dict[str, Any], options: dict[str, str]) -> State:
    """The position that a document describes."""
    given, shared = read(document), setting(document, options)
    g = State(setting=shared)
    _turn(g, given)
    _tracks(g, given)
    _map(g, given)
    _units(g, given)
    _check_ground(g)
    _strongholds(g, given)
    _seniors(g, given)
    _off_map(g, given)
    _chits(g, given)
    _cards(g, given)
    _strategy(g, given)
    _countermix(g)
    return g


def _side(g: State, side: str, where: str) -> str:
    return one_of(side, g.setting.sides, where)


def _by_side(g: State, table: dict[str, Any], where: str) -> None:
    for side in table:
        _side(g, side, f"{where}.{side}")


def _turn(g: State, given: Document) -> None:
    first = g.setting.sides[0]
    g.phase = given.phase or ("set up" if given.set_up else "orders")
    one_of(g.phase, PHASES, "phase")
    g.active = _side(g, given.active or first, "active")  # 5#1
    g.initiative = _side(g, given.initiative or first, "initiative")  # 9#2
    need(given.turn >= 1, "must be at least 1", "turn")
    g.turn, g.orders_given, g.fao_used = given.turn, given.orders_given, given.fao_used
    limit = g.setting.order_limits[g.active]
    need(0 <= g.orders_given <= limit, f"must lie between 0 and {limit}", "orders_given")
    g.strategy_used = {_side(g, side, "strategy_used"): True for side in given.strategy_used}
    g.players_activated = {_side(g, side, "players_activated"): True for side in given.players_activated}
    g.effects = tuple(given.effects)
    g.forced = {chart: tuple(results) for chart, results in given.forced.items()}


def _tracks(g: State, given: Document) -> None:
    _by_side(g, given.vp, "vp")
    first, second = g.setting.sides
    g.vp = given.vp.get(first, 0) - given.vp.get(second, 0)  # 4.1.1#1
    last = tracks().time.last
    need(0 <= given.time <= last, f"must lie between 0 and {last}", "time")
    need(0 <= given.sudden_death <= last, f"must lie between 0 and {last}", "sudden_death")
    g.time, g.sudden_death = given.time, given.sudden_death  # 6.1.1 6.2.1
    spaces = tracks().casualty.spaces
    for side in g.setting.sides:
        g.surrender[side] = given.surrender.get(side, spaces)  # 4.3#1
        need(1 <= g.surrender[side] <= spaces, f"must lie between 1 and {spaces}", f"surrender.{side}")
    g.tank_lost = {_side(g, side, "tank_lost"): True for side in given.tank_lost}


def _cells(g: State, names: Any, where: str) -> list[Cell]:
    return [cell_of(g.board, name, f"{where}.{name}") for name in names]


def _map(g: State, given: Document) -> None:
    for cell in g.board.cells:
        printed = g.board.extra[cell].get("fortification")
        if printed:
            g.fortifications[cell] = str(printed)
    for name, kind in given.fortifications.items():
        cell = cell_of(g.board, name, f"fortifications.{name}")
        if kind is None:
            g.fortifications.pop(cell, None)
        else:
            g.fortifications[cell] = one_of(kind, FORTIFICATIONS, f"fortifications.{name}")
    for name, kind in given.terrain.items():
        cell = cell_of(g.board, name, f"terrain.{name}")
        g.terrain_markers[cell] = one_of(kind, TERRAIN_MARKERS, f"terrain.{name}")
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


ANSWERS = frozenset({"back", "done", "exit", "fao", "fire", "pass", "reveal", "situation", "weapon"})
"""Answers of their own beside the ids of Formations."""


def _units(g: State, given: Document) -> None:
    for id_, unit in given.units.items():
        where = f"units.{id_}"
        need(id_ and not set(id_) & set(" :") and id_ not in ANSWERS, "not an id for a Formation", where)
        counter = g.setting.formations.get(unit.counter)
        need(counter, f"there is no Formation {unit.counter!r}", f"{where}.counter")
        side = _side(g, unit.side or str(counter.nation), f"{where}.side")
        need(counter.nation == side, f"{unit.counter} is {counter.nation}", f"{where}.side")
        weapon = ""
        if unit.weapon:
            _check_weapon(g, unit.counter, unit.weapon, side, f"{where}.weapon")
            weapon = f"{id_}+{unit.weapon}"
            g.weapons[weapon] = Weapon(unit.weapon, unit.weapon_broken)
        formation = Formation(
            counter=unit.counter,
            side=side,
            cell=cell_of(g.board, unit.hex, f"{where}.hex"),
            broken=unit.broken,
            suppressed=unit.suppressed,
            veteran=unit.veteran,
            weapon=weapon,
            activated=unit.activated,
            has_exited=unit.has_exited,
        )
        g.place(id_, formation)


def _check_ground(g: State) -> None:
    """What can never lie in Water or in a Blaze, nobody in impassable terrain, and no two Tanks together."""
    name = g.board.name
    for cell in g.terrain_markers:
        need(printed(g.board)[cell] not in WATER, "cannot be in Water", f"terrain.{name(cell)}")
    lying: dict[str, Iterable[Cell]] = {"fortifications": g.fortifications, "smoke": g.smoke, "gas": g.gas}
    for where, cells in lying.items():
        for cell in cells:
            dry = where == "gas" or not is_water(g, cell)
            need(dry, "cannot be in Water", f"{where}.{name(cell)}")  # T111#6 T120#7 T123#4
            need(terrain_of(g, cell) != "blaze", "cannot be in a Blaze", f"{where}.{name(cell)}")  # 8.1.6
    for id_, formation in g.formations.items():
        need(not is_impassable(g, formation.cell), "nobody can be there", f"units.{id_}.hex")  # T100#5 T123#4
        tanks = [o for o in g.in_hex(formation.cell, formation.side) if _kind(g, o) in TANKS]
        need(len(tanks) <= 1, "there is a Tank already", f"units.{id_}.hex")  # 8.2.1


def _strongholds(g: State, given: Document) -> None:
    """Who was last alone in a Pillbox or Blockhaus: as the document says, and whoever is alone there now."""
    for name, side in given.sole.items():
        cell = cell_of(g.board, name, f"sole.{name}")
        need(g.fortifications.get(cell) in STRONGHOLDS, "is no Pillbox or Blockhaus", f"sole.{name}")
        there = {g.formations[id_].side for id_ in g.in_hex(cell)}
        need(
            there != {g.other(_side(g, side, f"sole.{name}"))},
            "the other side is alone there",
            f"sole.{name}",
        )
        g.sole[cell] = side
    for cell in g.fortifications:
        note_sole(g, cell)


def _seniors(g: State, given: Document) -> None:
    """Who of several equal Leaders was designated Highest-ranking."""  # 3.3.1.4#1
    for side, leader in given.senior.items():
        equal = most_senior(g, _side(g, side, f"senior.{side}"))
        need(leader in equal, "is not among the side's most senior Leaders", f"senior.{side}")
        need(len(equal) > 1, "has no equal: nothing is to be designated", f"senior.{side}")
        g.seniors[side] = (leader, *sorted(id_ for id_ in equal if id_ != leader))


def _kind(g: State, id_: str) -> Kind:
    kind: Kind = g.setting.formations[g.formations[id_].counter].kind
    return kind


def _check_weapon(g: State, counter: str, weapon: str, side: str, where: str) -> None:
    found = g.setting.weapons.get(weapon)
    need(found, f"there is no Weapon {weapon!r}", where)
    need(side in found.nations, f"{weapon} is not {side}", where)
    kind = g.setting.formations[counter].kind
    need(kind in UNITS and kind != Kind.RUNNER, f"a {kind} carries no Weapon", where)  # 8.1.1#2 EX.strict.A
    need(found.kind != "flamethrower" or kind == Kind.TEAM, "only a Team carries a Flamethrower", where)


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
            _check_weapon(g, force.counter, force.weapon, side, f"{where}.weapon")
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
    return (Arrival(side, force.counter, what, force.weapon, has_exited=force.has_exited),) * force.count


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
        arriving: tuple[Arrival, ...] = ()
        for i, force in enumerate(forces):
            arriving += _arrivals(g, force, force.side, f"time_track.{space}[{i}]")
        need(
            not any(a.what == "weapon" for a in arriving), "a Weapon comes with a Unit", f"time_track.{space}"
        )
        g.time_track[int(space)] = arriving
    _by_side(g, given.telephones, "telephones")
    for side, phone in given.telephones.items():
        counter = g.setting.telephones.get(phone.counter)
        need(counter and counter.nation == side, "is no Telephone of that side", f"telephones.{side}.counter")
        one_of(phone.box, ("local", "standing", "gas"), f"telephones.{side}.box")
        g.telephones[side] = Telephone(phone.counter, phone.box, phone.broken)
    _losses(g, given)


def _losses(g: State, given: Document) -> None:
    _by_side(g, given.casualties, "casualties")
    _by_side(g, given.weapons_box, "weapons_box")
    for side in g.setting.sides:
        lost = given.casualties.get(side, [])
        for i, counter in enumerate(lost):
            found = g.setting.formations.get(counter)
            need(found and found.nation == side, "is no Formation of that side", f"casualties.{side}[{i}]")
        spaces = [c for c in lost for _ in range(2 if g.setting.formations[c].kind in TANKS else 1)]  # 4.3#5
        g.casualties[side] = tuple(spaces)
        need(len(spaces) < g.surrender[side], "the side has surrendered", f"casualties.{side}")
        for i, counter in enumerate(given.weapons_box.get(side, [])):
            need(counter in g.setting.weapons, "is no Weapon", f"weapons_box.{side}[{i}]")
        g.weapons_box[side] = tuple(given.weapons_box.get(side, ()))


def _countermix(g: State) -> None:
    """How many of every limited counter are out of the countermix."""
    used: Counter[str] = Counter(f.counter for f in g.formations.values())
    used.update(w.counter for w in g.weapons.values())
    used.update(t.counter for t in g.telephones.values())
    for side in g.setting.sides:
        for counter in g.casualties[side]:
            used[counter] += 1
        used.update(g.weapons_box[side])
    for arrival in (a for table in (g.time_track, g.reserves) for there in table.values() for a in there):
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
        if used[counter]:
            g.taken[counter] = used[counter]


# chits and cards


def _chits(g: State, given: Document) -> None:
    _by_side(g, given.chits.secret, "chits.secret")
    placed = [*given.chits.open, *(chit for held in given.chits.secret.values() for chit in held)]
    for chit in placed:
        need(chit in chits(), f"there is no chit {chit!r}", "chits")
        need(placed.count(chit) == 1, f"chit {chit!r} is placed twice", "chits")
    g.open_chits = tuple(given.chits.open)
    g.secret_chits = {side: tuple(given.chits.secret.get(side, ())) for side in g.setting.sides}
    g.chits_left = tuple(chit for chit in chits() if chit not in placed)
    need(sum(given.chits.draw.values()) <= len(g.chits_left), "there are not so many chits", "chits.draw")
    _by_side(g, given.control, "control")
    for side, numbers in given.control.items():
        for number in numbers:
            need(1 <= number <= 5, "Objectives are numbered 1 to 5", f"control.{side}")
            need(number not in g.control, f"Objective {number} is controlled twice", f"control.{side}")
            g.control[number] = side  # 7.3.1#1


def _cards(g: State, given: Document) -> None:
    for where in ("hands", "decks", "discards", "meddling"):
        _by_side(g, getattr(given, where), where)
    for id_, invented in given.cards.items():
        _side(g, invented.side, f"cards.{id_}.side")
    coming = named_cards(given.next, "next")
    hands = named_cards(given.hands, "hands")
    for side in g.setting.sides:
        own = [card.id for card in deck(Nation(side))]
        source = f"fate:{side}"
        own += [id_ for id_, card in given.cards.items() if card.side == side]
        own += [card for card in coming.get(source, []) if card in g.setting.cards and card not in own]
        hand = hands.get(side, [])
        face_down = named_cards(given.meddling, "meddling").get(side, [])
        held = [*hand, *face_down]
        own += [card for card in held if card in g.setting.cards and card not in own]
        places = {"hands": held, "decks": given.decks.get(side, []), "discards": given.discards.get(side, [])}
        rest = _rest(own, places, side)
        g.hands[side] = tuple(sorted(hand))
        g.meddling[side] = tuple(face_down)
        if side in given.decks:
            ahead = [card for card in rest if card in coming.get(source, []) or card in given.cards]
            g.decks[side] = tuple(sorted((*given.decks[side], *ahead)))
            others = [card for card in rest if card not in ahead]
            g.discards[side] = (*given.discards.get(side, ()), *others)
        else:
            g.decks[side] = tuple(sorted(rest))
            g.discards[side] = tuple(given.discards.get(side, ()))
        need(g.decks[side], "has no card left", f"decks.{side}")


def _rest(own: list[str], places: dict[str, list[str]], side: str) -> list[str]:
    """The cards of a side that the document puts nowhere."""
    left = list(own)
    for where, cards in places.items():
        for i, card in enumerate(cards):
            known = card in fate_cards() or card in own
            need(known, f"there is no Fate card {card!r}", f"{where}.{side}[{i}]")
            need(card in left, f"{card!r} is not the side's, or stands twice", f"{where}.{side}[{i}]")
            left.remove(card)
    return left


def _strategy(g: State, given: Document) -> None:
    for where in ("strategy", "strategy_discards", "reminders"):
        _by_side(g, getattr(given, where), where)
    for side in g.setting.sides:
        left = [card.id for card in strategy_deck(Nation(side))]
        held = given.strategy.get(side)
        card, first = (held, 0) if isinstance(held, str) else (held.card, held.from_turn) if held else ("", 0)
        out = [card] if card else []
        g.strategy_discards[side] = tuple(given.strategy_discards.get(side, ()))
        g.reminders[side] = tuple(given.reminders.get(side, ()))
        for each in (*out, *g.strategy_discards[side], *g.reminders[side]):
            need(each in strategy_cards(), f"there is no Strategy Card {each!r}", f"strategy.{side}")
            need(each in left, f"{each!r} is not the side's, or stands twice", f"strategy.{side}")
            left.remove(each)
        if card:
            g.strategy[side] = Strategy(card, first)
        g.strategy_decks[side] = tuple(sorted(left))
