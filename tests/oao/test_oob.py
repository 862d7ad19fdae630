"""The armies and their corps: against history, against the Attachment Limits and against the corps boxes."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.games.oao.counters import DIVISION_EQUIVALENT, Combat, Depot, Nation, Side, Size, Train
from grognard.games.oao.counters_markers import markers
from grognard.games.oao.counters_read import counters
from grognard.games.oao.oob import Kind, armies, corps_of, schedule, setup, side_of
from grognard.games.oao.reference_plans import plans

COUNTERS, SETUP = counters(), setup()


def divisions(army: str) -> list[Combat]:
    """The infantry divisions of an army at the start, garrisons apart."""
    units = [COUNTERS.units[place.unit] for place in SETUP.values() if place.army == army]
    return [
        unit
        for unit in units
        if isinstance(unit, Combat)
        and unit.size == Size.DIVISION
        and not unit.is_cavalry
        and unit.camp is None
    ]


# Against history


# fmt: off
ORDER_OF_BATTLE = {
    "de-FIRST": "2 4 3 9 3R 4R", "de-SECOND": "7 10 Gd Gd_R 7R 10R", "de-THIRD": "11 12 19 12R",
    "de-FOURTH": "8 18 6 8R 18R", "de-FIFTH": "5 13 6R 16 5R", "de-SIXTH": "3B 2B 21 1B 1BR",
    "de-SEVENTH": "14 15 14R",
    "fr-ALSACE": "7", "fr-FIRST": "8 13 21 14", "fr-SECOND": "20 15 16 9", "fr-THIRD": "4 5 6",
    "fr-FOURTH": "2 Col 12 17 11", "fr-FIFTH": "1 10 3", "fr-GDT": "GDT",
}
# fmt: on


@pytest.mark.parametrize("army", ORDER_OF_BATTLE)
def test_the_corps_of_18_august(army: str) -> None:
    labels = [COUNTERS.corps[corps].label.replace(" ", "_") for corps in corps_of(army)]
    assert labels == ORDER_OF_BATTLE[army].split()


def test_corps_of_each_side() -> None:
    """34 German corps marched in the West; France had 20 of the metropole and the colonial one."""
    german = [corps for army in armies() if side_of(army) == Side.GERMAN for corps in corps_of(army)]
    assert len(german) == 34
    french = [f"fr-{number}" for number in (*range(1, 19), 20, 21)] + ["fr-Col"]
    present = [corps for army in armies() if side_of(army) == Side.ALLIED for corps in corps_of(army)]
    arriving = [event.corps for event in schedule() if event.kind == Kind.ARRIVAL and event.corps == "fr-18"]
    assert sorted(present + ["fr-18"]) == sorted([*french, "fr-GDT"])
    assert arriving == ["fr-18"]


# fmt: off
DIVISIONS = {
    "de-FIRST": 12, "de-SECOND": 12, "de-THIRD": 8, "de-FOURTH": 10, "de-FIFTH": 10,
    "de-SIXTH": 14, "de-SEVENTH": 8,
    "fr-ALSACE": 6, "fr-FIRST": 8, "fr-SECOND": 11, "fr-THIRD": 11, "fr-FOURTH": 12,
    "fr-FIFTH": 11, "fr-GDT": 4, "br-BEF": 0, "be-BELGIAN": 6,
}
# fmt: on


@pytest.mark.parametrize("army", DIVISIONS)
def test_infantry_divisions_of_each_army(army: str) -> None:
    """German Sixth and Seventh with six Ersatz divisions; reserve divisions 33, 30, 57 and 71 to 73 are garrisons."""
    assert len(divisions(army)) == DIVISIONS[army]


def test_divisions_of_each_nation() -> None:
    """Ten cavalry divisions on either side of the frontier, 25 French reserve divisions, six Belgian divisions."""
    units = list(COUNTERS.combat())
    reserves = {
        unit.label for unit in units if unit.nation == Nation.FRENCH and unit.label.rstrip("r").isdigit()
        and unit.label.endswith("r")
    }  # fmt: skip
    assert reserves == {f"{number}r" for number in range(51, 76)}
    german = [unit for unit in units if unit.nation == Nation.GERMAN and unit.is_cavalry]
    assert len([unit for unit in german if unit.size == Size.DIVISION]) == 10
    french = [
        unit.establishment.squadrons for unit in units if unit.nation == Nation.FRENCH and unit.is_cavalry
    ]
    assert sum(number for number in french if number >= 24) - 48 == 10 * 24, (
        "the 2nd corps is two of them again"
    )
    assert sum(unit.nation == Nation.BELGIAN and unit.size == Size.DIVISION for unit in units) == 7
    british = [unit for unit in units if unit.nation == Nation.BRITISH and unit.size == Size.DIVISION]
    assert Counter(unit.is_cavalry for unit in british) == {False: 10, True: 3}


def test_new_reserve_corps() -> None:
    """XXII, XXIII, XXIV, XXVI and XXVII came to the West; XXV went to the East."""  # 18.6.3
    new = {
        unit.corps for unit in COUNTERS.combat() if unit.establishment.quality == "new-reserve" and unit.corps
    }
    assert new == {"de-22R", "de-23R", "de-24R", "de-26R", "de-27R"}


# Attachment


def test_no_corps_exceeds_its_limit() -> None:  # 5.2.3
    attached: Counter[str] = Counter()
    for unit in COUNTERS.combat():
        replaced = unit.id in ("de-26-13", "fr-81t", "fr-82t", "fr-84t", "fr-88t")
        if unit.corps is not None and not replaced:
            attached[unit.corps] += unit.eighths
    for corps, size in attached.items():
        assert size <= COUNTERS.corps[corps].limit, corps
    for corps in set(COUNTERS.corps) - set(attached):
        assert COUNTERS.corps[corps].label in ("31", "32", "33"), "formed of other corps' divisions"


def test_formations_stand_with_their_corps() -> None:
    """Printed corps bind; cavalry is independent; a corps is with one army only."""  # 5.2.2#2 5.2.4#2 5.0#1
    for place in SETUP.values():
        unit = COUNTERS.units[place.unit]
        if isinstance(unit, Combat):
            assert place.corps == unit.corps, unit.id
            assert not (unit.is_cavalry and place.corps), unit.id
        if isinstance(unit, Train):
            assert place.corps == unit.corps, unit.id
    homes = Counter(corps for army in armies() for corps in corps_of(army))
    assert set(homes.values()) == {1}


def test_displays_have_room() -> None:  # 5.1.3
    for id_, army in armies().items():
        assert len(corps_of(id_)) <= army.corps_boxes, id_
    assert armies()["be-BELGIAN"].corps_boxes == 0  # 24.1


def test_every_army_has_its_depot() -> None:
    """Only Paris, which has a printed one, and the GDT have none; each side has a Secondary Depot."""  # 22.2.3 22.3#2
    for id_, army in armies().items():
        if army.depot is None:
            assert id_ in ("fr-PARIS", "fr-GDT")
            continue
        depot = COUNTERS.units[army.depot]
        assert isinstance(depot, Depot)
        assert depot.army == id_
        at_start = army.begins == 1 and not army.optional
        assert (army.depot in SETUP) == at_start, id_
    secondary = [unit.id for unit in COUNTERS.units.values() if isinstance(unit, Depot) and unit.army is None]
    assert secondary == ["de-depot-secondary", "fr-depot-secondary"]  # 15.7#1


def test_only_own_nation_in_an_army() -> None:  # 5.2.5#1
    nations = {"de": {Nation.GERMAN, Nation.AUSTRIAN}, "fr": {Nation.FRENCH}}
    nations |= {"br": {Nation.BRITISH}, "be": {Nation.BELGIAN}}
    for place in SETUP.values():
        if place.army is not None:
            assert COUNTERS.units[place.unit].nation in nations[place.army.split("-")[0]], place.unit


def test_hkk_divisions_begin_with_their_armies() -> None:  # 25.1#1 25.1#2 25.1#3 25.1#4
    for hkk in markers().hkk.values():
        homes = {SETUP[unit].army for unit in hkk.units if unit in SETUP}
        assert homes <= set(hkk.armies), hkk.label


def test_first_line_corps() -> None:
    """A purely numeric ID, the Guard and the Guard Reserve."""  # 25.2#2
    for corps in COUNTERS.corps.values():
        expected = corps.nation == Nation.GERMAN and (corps.label.isdigit() or corps.label in ("Gd", "Gd R"))
        assert corps.first_line == expected, corps.id


def test_plans_belong_to_armies_of_the_start() -> None:  # 26.4.1#1 26.6.1#1
    assert set(plans()) <= {id_ for id_, army in armies().items() if army.begins == 1}


def test_armies_that_come_and_go() -> None:
    """Ninth for the Detachement, the end of the GDT and of Belgien, and when the others come."""
    assert armies()["fr-DETACHEMENT"].ends == armies()["fr-NINTH"].begins == 10  # 17.2.3
    assert armies()["fr-DETACHEMENT"].optional  # 17.2
    assert armies()["fr-GDT"].ends == 18  # 22.3.1#1
    assert armies()["de-BELGIEN"].ends == 25  # 25.4.2
    assert armies()["de-BELGIEN"].begins < 10, "HKK 2 may join it before GT 10"  # 25.1#2
    assert not armies()["de-BELGIEN"].exists(25)
    assert armies()["de-BELGIEN"].exists(24)


def test_the_gdt_fills_its_limit() -> None:  # 22.3
    size = sum(COUNTERS.units[place.unit].eighths for place in SETUP.values() if place.corps == "fr-GDT")
    assert size == 4 * DIVISION_EQUIVALENT
