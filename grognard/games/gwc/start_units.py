"""The Formations of a document: who they are, where they may stand, and what follows from where they stand."""

from __future__ import annotations

import re
from collections.abc import Iterable

from grognard.engine.board import Cell
from grognard.engine.documents import cell_of, need, one_of
from grognard.games.gwc.counters import TANKS, UNITS, Kind
from grognard.games.gwc.form import Document
from grognard.games.gwc.registry import ACTIVATIONS
from grognard.games.gwc.rules.s03_formations import most_senior
from grognard.games.gwc.rules.s07_objectives import STRONGHOLDS, holder, note_sole, objectives
from grognard.games.gwc.rules.t99_chart import WATER, is_impassable, is_water, printed, terrain_of
from grognard.games.gwc.rules.t99_movement import closed_to_tanks
from grognard.games.gwc.state import Formation, State, Weapon

ANSWERS = frozenset({"back", "done", "exit", "fao", "fire", "pass", "reveal", "situation", "weapon"})
"""Answers of their own beside the ids of Formations."""


def read_units(g: State, given: Document) -> None:
    for id_, unit in given.units.items():
        where = f"units.{id_}"
        need(id_ and not set(id_) & set(" :") and id_ not in ANSWERS, "not an id for a Formation", where)
        counter = g.setting.formations.get(unit.counter)
        need(counter, f"there is no Formation {unit.counter!r}", f"{where}.counter")
        side = one_of(unit.side or str(counter.nation), g.setting.sides, f"{where}.side")
        need(counter.nation == side, f"{unit.counter} is {counter.nation}", f"{where}.side")
        again = counter.kind in TANKS or not unit.has_exited
        need(again, "only a Tank comes back as the same", f"{where}.has_exited")  # 7.2.1#9 7.2.1.1
        formation = Formation(
            counter=unit.counter,
            side=side,
            cell=cell_of(g.board, unit.hex, f"{where}.hex"),
            broken=unit.broken,
            suppressed=unit.suppressed,
            veteran=unit.veteran,
            activated=unit.activated and one_of(unit.activated, activations(), f"{where}.activated"),
            has_exited=unit.has_exited,
        )
        g.place(id_, formation)
        if unit.weapon:
            check_weapon(g, unit.counter, unit.weapon, side, f"{where}.weapon")
            weapon = unit.weapon_id or f"{id_}+{unit.weapon}"
            need(weapon not in g.weapons and ":" not in weapon, "not an id of its own", f"{where}.weapon_id")
            g.arm(id_, weapon, Weapon(unit.weapon, unit.weapon_broken))
        need(
            unit.weapon or not (unit.weapon_broken or unit.weapon_id), "there is no Weapon", f"{where}.weapon"
        )


def activations() -> tuple[str, ...]:
    """For what a Formation may have been activated."""
    return tuple(sorted({*ACTIVATIONS, "artillery-request", "engineers", "hmg-suppress", "runner"}))


NUMBERED = re.compile(r".*\.(\d+)")


def read_serial(g: State, given: Document) -> None:
    """Pieces that enter play get numbers that no other piece has."""
    ids = (*g.formations, *g.weapons)
    used = [int(match[1]) for match in map(NUMBERED.fullmatch, ids) if match]
    used += [arrival.id for there in g.time_track.values() for arrival in there]
    least = max(used, default=0)
    need(given.serial is None or given.serial >= least, f"must be at least {least}", "serial")
    g.serial = least if given.serial is None else given.serial


# where they may stand


def check_ground(g: State) -> None:
    """What can never lie in Water or in a Blaze, nobody in other impassable terrain, no two Tanks together."""
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
        flees = terrain_of(g, formation.cell) == "blaze"  # E60#3: it leaves at once
        barred = is_impassable(g, formation.cell) and not flees
        need(not barred, "nobody can be there", f"units.{id_}.hex")  # T100#5 T123#4
        if (
            _kind(g, id_) in TANKS and terrain_of(g, formation.cell) != "destroyed_woods"
        ):  # shelled under the Tank
            closed = closed_to_tanks(g, formation.cell)
            need(closed is None, "no Tank can be there", f"units.{id_}.hex")  # O23.5.8
        tanks = [o for o in g.in_hex(formation.cell, formation.side) if _kind(g, o) in TANKS]
        need(len(tanks) <= 1, "there is a Tank already", f"units.{id_}.hex")  # 8.2.1


def _kind(g: State, id_: str) -> Kind:
    kind: Kind = g.setting.formations[g.formations[id_].counter].kind
    return kind


def check_weapon(g: State, counter: str, weapon: str, side: str, where: str) -> None:
    found = g.setting.weapons.get(weapon)
    need(found, f"there is no Weapon {weapon!r}", where)
    need(side in found.nations, f"{weapon} is not {side}", where)
    kind = g.setting.formations[counter].kind
    need(kind in UNITS and kind != Kind.RUNNER, f"a {kind} carries no Weapon", where)  # 8.1.1#2 EX.strict.A
    need(found.kind != "flamethrower" or kind == Kind.TEAM, "only a Team carries a Flamethrower", where)


# what follows


def read_strongholds(g: State, given: Document) -> None:
    """Who was last alone in a Pillbox or Blockhaus: as the document says, and whoever is alone there now.

    In the middle of a Melee that is seen only when it is over (A30#4).
    """
    for name, side in given.sole.items():
        cell = cell_of(g.board, name, f"sole.{name}")
        need(g.fortifications.get(cell) in STRONGHOLDS, "is no Pillbox or Blockhaus", f"sole.{name}")
        g.sole[cell] = one_of(side, g.setting.sides, f"sole.{name}")
    for cell in g.fortifications if given.moment is None else ():
        note_sole(g, cell)


def read_seniors(g: State, given: Document) -> None:
    """Who of several equal Leaders was designated Highest-ranking."""  # 3.3.1.4#1
    for side, leader in given.senior.items():
        equal = most_senior(g, one_of(side, g.setting.sides, f"senior.{side}"))
        need(leader in equal, "is not among the side's most senior Leaders", f"senior.{side}")
        need(len(equal) > 1, "has no equal: nothing is to be designated", f"senior.{side}")
        g.seniors[side] = (leader, *sorted(id_ for id_ in equal if id_ != leader))


def read_control(g: State, given: Document) -> None:
    """Who controls the Objectives: as the document says, and whoever is alone in one of which it says nothing."""
    for side, numbers in given.control.items():
        one_of(side, g.setting.sides, f"control.{side}")
        for number in numbers:
            need(1 <= number <= 5, "Objectives are numbered 1 to 5", f"control.{side}")
            need(number not in g.control, f"Objective {number} is controlled twice", f"control.{side}")
            g.control[number] = side  # 7.3.1#1
    settled = g.phase != "set up" and given.moment is None
    for number in objectives(g.board) if settled else ():
        alone = holder(g, number)
        if alone is not None and number not in g.control:
            g.control[number] = alone  # 7.3.1#2
    g.control = dict(sorted(g.control.items()))
