"""Fortified Camps, the districts of Paris, forts, ports and map-printed IPs."""

from __future__ import annotations

from heapq import heappop, heappush

import pytest

from grognard.engine.board import Cell
from grognard.games.oao import boards
from grognard.games.oao.boards import Camp, Country

GROUND = boards.ground()
BOARD = GROUND.board
PARIS = GROUND.camps["Paris"]


def at(name: str) -> Cell:
    return GROUND.cell(name)


def names(cells: frozenset[Cell]) -> set[str]:
    return {BOARD.name(cell) for cell in cells}


def test_the_camps_of_each_side() -> None:
    sides: dict[str, set[str]] = {"allied": set(), "german": set()}
    for camp in GROUND.camps.values():
        sides[camp.side].add(camp.name)
    assert sides == {
        "allied": {"Antwerpen", "Belfort", "Epinal", "Maubeuge", "Namur", "Paris", "Toul", "Verdun"},
        "german": {"Diedenhofen", "Metz", "Strassburg"},
    }  # 12.0#2


def test_fortress_types() -> None:
    first = {camp.name for camp in GROUND.camps.values() if camp.fortress_type == 1}
    assert first == {"Paris", "Antwerpen"}  # 12.0#3 15.1.4#3
    assert GROUND.camps["Verdun"].fortress_type == 2  # 12.2.2.EX


def test_verdun() -> None:
    verdun = {"46.44", "46.45", "47.45", "47.46"}
    assert (
        names(GROUND.camps["Verdun"].hexes) == names(GROUND.camps["Verdun"].fortresses) == verdun
    )  # 12.2.2.EX


def test_antwerpen() -> None:
    camp = GROUND.camps["Antwerpen"]
    assert {"51.19", "52.18", "53.18"} <= names(camp.fortresses)  # 20.EX#1
    assert {"51.17", "52.16", "51.18"} <= names(camp.hexes - camp.fortresses)  # 24.4#1 20.EX#7
    assert not {"52.19", "53.19", "51.16"} & names(camp.hexes)


@pytest.mark.parametrize("camp", GROUND.camps.values(), ids=list(GROUND.camps))
def test_a_camp_is_its_fortresses_and_what_they_enclose(camp: Camp) -> None:
    assert len(camp.fortresses) >= 2  # GLOSS.fortified_camp
    assert camp.fortresses <= camp.hexes & GROUND.printed_ips
    assert all(GROUND.camp_of(cell) == camp for cell in camp.hexes)
    reached, left = {min(camp.hexes)}, set(camp.hexes)
    while found := {cell for cell in left if reached & {cell, *BOARD.adjacent[cell]}}:
        reached |= found
        left -= found
    assert not left, "its hexes hang together"
    countries = {GROUND.country[cell] for cell in camp.hexes}
    assert countries <= ({Country.FRANCE, Country.BELGIUM} if camp.side == "allied" else {Country.GERMANY})
    assert {BOARD.name(c) for c in camp.hexes} & names(GROUND.places.get(camp.name, camp.hexes))


def test_the_paris_garrison_area_is_bounded_by_printed_ips() -> None:
    rim = {cell for cell in PARIS.hexes if not PARIS.hexes.issuperset(BOARD.adjacent[cell])}
    assert rim == PARIS.hexes & GROUND.printed_ips  # 22.2.1
    assert at("16.36") not in rim


def test_the_districts_of_paris() -> None:
    assert set(GROUND.districts) == {"Central", "Nord", "NE", "Est", "Sud", "Ouest"}  # 22.2.2#1
    assert names(GROUND.districts["Central"]) == {"16.36"}  # 22.2.3 27.7#1
    assert frozenset().union(*GROUND.districts.values()) == PARIS.hexes
    assert sum(map(len, GROUND.districts.values())) == len(PARIS.hexes)


def counted(enemy: str, goal: str) -> int:
    """The distance from an enemy unit when each hex inside a camp counts as two hexes."""  # C-40
    best, queue = {at(enemy): 0}, [(0, at(enemy))]
    while queue:
        spent, cell = heappop(queue)
        if cell == at(goal):
            return spent
        for other in BOARD.adjacent[cell]:
            total = spent + (2 if GROUND.camp_of(other) else 1)
            if total < best.get(other, 99):
                best[other] = total
                heappush(queue, (total, other))
    raise AssertionError(goal)


def test_destinations_in_paris() -> None:
    assert counted("19.36", "16.36") >= 6
    assert counted("19.36", "17.38") < 6  # 7.7.3(2).EX1 7.7.3(2)#2
    assert counted("19.38", "16.38") >= 6  # 7.7.3(2).EX2


def test_single_forts() -> None:
    assert {name: BOARD.name(cell) for name, cell in GROUND.forts.items()} == {
        "Charlemont": "48.31",  # 12.4.EX
        "Longwy": "53.42",  # 25.6
        "Manonviller": "55.57",  # 26.6.1#7
        "Montmedy": "49.41",  # 8.5.3.EX COUNTER.fr#6
    }
    assert all(GROUND.camp_of(cell) is None for cell in GROUND.forts.values())


def test_ports_lie_on_the_coast() -> None:
    assert (GROUND.ports["Le Havre"], GROUND.ports["Dunkerque"]) == (at("01.21"), at("31.11"))  # 7.9.EX
    assert GROUND.ports["Oostende"] == at("37.10")  # 24.3#2
    assert set(GROUND.ports.values()) <= GROUND.coastal
    french = {name for name, cell in GROUND.ports.items() if GROUND.country[cell] == Country.FRANCE}
    assert len(french) >= 3  # 24.3.2#3
    assert GROUND.port(at("26.09")) == "Calais"
    assert GROUND.port(at("52.16")) is None  # 15.1.4#3


def test_printed_ips_belong_to_camps() -> None:
    assert all(GROUND.camp_of(cell) for cell in GROUND.printed_ips)  # 14.5#1
