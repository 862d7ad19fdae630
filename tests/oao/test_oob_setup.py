"""The set-up of 18 August 1914: every unit once, on the map, in a place that the rules allow."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from grognard.engine.board import Cell
from grognard.games.oao import boards
from grognard.games.oao.counters import Combat, Depot, Fort, Fortress, Side, Train, Type
from grognard.games.oao.counters_markers import markers
from grognard.games.oao.counters_read import counters
from grognard.games.oao.oob import Kind, armies, detachments, schedule, setup
from grognard.games.oao.rail import Net, railways
from grognard.games.oao.reference_plans import plans
from grognard.games.oao.reference_units import kind, stacking

GROUND = boards.ground()
BOARD = GROUND.board
UNITS, SETUP = counters().units, setup()
CELLS = {unit: BOARD.cell(place.hex) for unit, place in SETUP.items()}


def stacks() -> dict[Cell, list[str]]:
    found: dict[Cell, list[str]] = defaultdict(list)
    for unit, cell in CELLS.items():
        found[cell].append(unit)
    return found


STACKS = stacks()


def side(unit: str) -> Side:
    return UNITS[unit].nation.side


def zones(of: Side) -> set[Cell]:
    """The hexes next to a unit that exerts a ZOC, whatever lies between."""  # 3.3#2
    cells = {cell for unit, cell in CELLS.items() if side(unit) == of and kind(UNITS[unit].type.value).zoc}
    return {near for cell in cells for near in BOARD.adjacent[cell]}


def test_every_unit_is_accounted_for_once() -> None:
    """On the map at the start, or on the schedule, or the Depot of an army that comes later, or in reserve."""
    new = Counter(unit for event in schedule() if event.kind != Kind.REMOVAL for unit in event.units)
    later = {army.depot for army in armies().values() if army.begins > 1 or army.optional} - {
        "fr-depot-NINTH"
    }
    later |= {"de-depot-secondary", "fr-depot-secondary", *markers().siege}  # 13.3.3#1
    for unit in UNITS:
        assert (unit in SETUP) + new[unit] + (unit in later) == 1, unit
    assert set(SETUP) <= set(UNITS)


def test_every_hex_is_playable() -> None:
    for unit, cell in CELLS.items():
        assert cell in GROUND.playable, unit


def test_stacking_limit() -> None:  # 3.1.1
    for cell, units in STACKS.items():
        assert sum(UNITS[unit].eighths for unit in units) <= stacking().movement, BOARD.name(cell)


def test_no_hex_holds_both_sides() -> None:  # 3.1#1
    for cell, units in STACKS.items():
        assert len({side(unit) for unit in units}) == 1, BOARD.name(cell)


def test_trains_depots_and_guns_are_safe() -> None:
    """In an EZOC they need a Combat unit or a Fortress with them."""  # 15.6.2 8.8.1#3
    for unit, cell in CELLS.items():
        here = [UNITS[other] for other in STACKS[cell]]
        guarded = any(isinstance(other, Combat | Fortress) for other in here)
        enemy = Side.ALLIED if side(unit) == Side.GERMAN else Side.GERMAN
        assert guarded or isinstance(UNITS[unit], Fort) or cell not in zones(enemy), unit


@pytest.mark.parametrize("depot", [unit for unit in SETUP if isinstance(UNITS[unit], Depot)])
def test_depots_have_a_line_of_communications(depot: str) -> None:
    """On a railway that leads to a friendly edge or a base, past no hex next to an enemy."""  # 2.6.3 GLOSS.loc
    lines, cell = railways(), CELLS[depot]
    assert cell in lines.cells[Net.ALL]
    enemy = Side.ALLIED if side(depot) == Side.GERMAN else Side.GERMAN
    closed = {at for unit, at in CELLS.items() if side(unit) == enemy} | zones(enemy) - set(STACKS)
    reached = lines.reached((cell,), without=closed)
    bases = {
        "br-depot-BEF": "01.21",
        "be-depot-BELGIAN": "52.16",
        "be-depot-Antwerpen": "52.16",
    }  # 23.1#1 24.3#1
    if depot in bases:
        assert BOARD.cell(bases[depot]) in reached
    else:
        assert any(GROUND.friendly_edge(end) == side(depot).value for end in reached)


def test_trains_are_near_their_divisions() -> None:
    """Every Formation that is attached to a corps with a Train is within its range of 5."""  # 15.1.2
    for unit, place in SETUP.items():
        train = f"{place.corps}-train"
        if isinstance(UNITS[unit], Combat) and place.corps and train in SETUP:
            assert BOARD.distance(CELLS[unit], CELLS[train]) <= 5, unit


def test_independent_formations_are_supplied() -> None:
    """No Formation without a corps is more than 5 hexes from a railway."""  # 15.1.3#1
    lines = railways().cells[Net.ALL]
    for unit, place in SETUP.items():
        piece = UNITS[unit]
        if isinstance(piece, Combat) and piece.is_formation and place.corps is None:
            assert any(BOARD.distance(CELLS[unit], cell) <= 5 for cell in lines), unit


def test_trains_draw_on_their_depots() -> None:
    """On a railway, or within the Extended range of the army's Depot."""  # 15.1.2
    for unit, place in SETUP.items():
        if isinstance(UNITS[unit], Train):
            depot = armies()[place.army or ""].depot or ""
            near = BOARD.distance(CELLS[unit], CELLS[depot]) <= 9
            assert near or CELLS[unit] in railways().cells[Net.ALL], unit


# Fortresses


def test_fortress_units_fill_the_camps_of_the_map() -> None:  # 12.0#3
    built: dict[str, set[Cell]] = defaultdict(set)
    for unit in UNITS.values():
        if isinstance(unit, Fortress) and unit.camp is not None:
            camp = GROUND.camps[unit.camp]
            assert unit.type == (Type.FORTRESS1 if camp.fortress_type == 1 else Type.FORTRESS2), unit.id
            assert unit.nation.side.value == camp.side, unit.id
            built[unit.camp].add(BOARD.cell(unit.hex))
    assert built == {name: set(camp.fortresses) for name, camp in GROUND.camps.items()}


def test_lone_works_stand_where_the_map_has_them() -> None:
    """One to a hex, and none of those that the map names is missing."""
    works = [
        unit.hex
        for unit in UNITS.values()
        if isinstance(unit, Fort) or (isinstance(unit, Fortress) and unit.camp is None)
    ]
    assert {BOARD.name(cell) for cell in GROUND.forts.values()} <= set(works)
    assert len(works) == len(set(works))


def test_garrisons_are_in_their_places() -> None:  # 8.6.1 8.6.2#1 22.2.2#2
    for unit in SETUP:
        piece = UNITS[unit]
        place = getattr(piece, "camp", None)
        if place is None or isinstance(piece, Fortress):
            continue
        if place in GROUND.camps:
            reach = getattr(piece, "garrison_range", None) or 0
            assert min(BOARD.distance(CELLS[unit], cell) for cell in GROUND.camps[place].hexes) <= reach, unit
        elif place.startswith("Paris "):
            assert CELLS[unit] in GROUND.districts[place.removeprefix("Paris ")], unit
        else:
            assert GROUND.name(CELLS[unit]) in (place, "Breisach am Rhein"), unit


# The lines of history


@pytest.mark.parametrize(
    ("unit", "place"),
    [
        ("fr-16-8", "Saarburg"), ("fr-43-21", "Col du Donon"), ("fr-11-20", "Chateau-Salins"), ("be-4", "Vedrin"),
        ("be-1", "Tienen"), ("de-13r-7R", "Liege"), ("de-3-2", "Hasselt"), ("de-40-19", "Clervaux"),
        ("de-6B-3B", "Falkenberg"), ("fr-41-7", "Thann"), ("fr-9-5", "Étain"), ("fr-3-2", "Montmedy"),
    ],
)  # fmt: skip
def test_where_they_stood(unit: str, place: str) -> None:
    assert GROUND.name(CELLS[unit]) == place


def test_the_armies_stand_from_north_to_south() -> None:
    """The middle of each German army lies south of its right neighbour's; so do the French ones."""
    orders = [
        ["de-FIRST", "de-SECOND", "de-THIRD", "de-FOURTH", "de-FIFTH", "de-SIXTH", "de-SEVENTH"],
        ["be-BELGIAN", "fr-FIFTH", "fr-FOURTH", "fr-THIRD", "fr-SECOND", "fr-FIRST", "fr-ALSACE"],
    ]
    for order in orders:
        rows = []
        for army in order:
            middle = [
                int(place.hex[3:])
                for unit, place in SETUP.items()
                if place.army == army and isinstance(UNITS[unit], Combat) and UNITS[unit].eighths == 8
            ]
            rows.append(sum(middle) / len(middle))
        assert rows == sorted(rows), order


def test_plans_are_not_achieved_before_they_begin() -> None:  # 26.1#1 26.1.1#1
    for army, plan in plans().items():
        goals = {BOARD.cell(hex_) for hex_ in plan.primary_hexes()}
        own = {CELLS[unit] for unit, place in SETUP.items() if place.army == army}
        assert not goals & own, army


def test_the_gdt_holds_an_unbroken_line() -> None:
    """ZOC to ZOC from the Channel to a French unit of an army."""  # 22.3.2
    line = [unit for unit, place in SETUP.items() if place.army == "fr-GDT"]
    zones_of = {unit: {CELLS[unit], *BOARD.adjacent[CELLS[unit]]} for unit in line}
    reached = {unit for unit in line if zones_of[unit] & GROUND.coastal}
    assert reached, "no unit near the sea"
    while True:
        covered = set().union(*(zones_of[unit] for unit in reached))
        beyond = covered | {near for cell in covered for near in BOARD.adjacent[cell]}
        more = {unit for unit in line if zones_of[unit] & beyond} - reached
        if not more:
            break
        reached |= more
    assert reached == set(line)
    army = {CELLS[unit] for unit, place in SETUP.items() if place.army == "fr-FIFTH"}
    theirs = {near for cell in army for near in (cell, *BOARD.adjacent[cell])}
    assert beyond & theirs


def test_detachments_of_the_gdt() -> None:  # 22.3.3
    assert set(detachments().values()) == {f"fr-{number}t-GDT" for number in (81, 82, 84, 88)}
    assert set(detachments()) | set(detachments().values()) <= set(SETUP)
    assert "fr-GDT-train" not in SETUP, "it arrives on GT 11"  # 22.3#2


def test_liege_has_fallen_and_the_british_are_landing() -> None:
    assert not [unit for unit in UNITS.values() if isinstance(unit, Fortress) and unit.camp == "Liege"]
    assert {unit for unit, place in SETUP.items() if place.army == "br-BEF"} == {
        "br-depot-BEF",
        "br-1c",
        "br-5c",
    }
    assert not [unit for unit in SETUP if isinstance(UNITS[unit], Train) and unit.startswith("br-")]
