"""Counters and countermix: the attested values, the national characters, and what the loader refuses."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from grognard.games.gwc.content import ContentError, Month, Nation, Years, read_toml
from grognard.games.gwc.countermix import countermix, read_countermix
from grognard.games.gwc.counters import (
    LEADERS,
    TANKS,
    UNITS,
    Face,
    FormationCounter,
    Gun,
    Kind,
    MarkerKind,
    Rank,
    counters,
    read_counters,
)

FORMATIONS = counters().formations
WEAPONS = counters().weapons


def stats(face: Face) -> tuple[int, int, int, int | None]:
    return face.morale, face.fp, face.range, face.movement


def of(nation: Nation, *kinds: Kind) -> list[FormationCounter]:
    return [each for each in FORMATIONS.values() if each.nation == nation and each.kind in kinds]


def mean(values: list[int]) -> float:
    return sum(values) / len(values)


def test_attested_units() -> None:
    engineers = FORMATIONS["us-engineers"].unbroken
    assert stats(engineers) == (9, 4, 5, 5)  # FIG.counter.engineers
    assert engineers.boxed_fp
    assert engineers.boxed_range
    assert engineers.boxed_movement
    for chasseurs in ("fr-chasseurs", "fr-chasseurs-1914"):
        assert stats(FORMATIONS[chasseurs].broken) == (8, 4, 1, 1)  # FIG.counter.chasseurs
    infantry = FORMATIONS["us-infantry"]
    assert (infantry.unbroken.morale, infantry.broken.morale) == (7, 8)  # INFER.usplatoon
    for name in ("ge-landwehr", "ge-landwehr-1914"):
        landwehr = FORMATIONS[name]
        assert landwehr.kind == Kind.PLATOON
        assert (landwehr.unbroken.fp, landwehr.broken.range) == (5, 1)  # INFER.landwehr


def test_attested_weapons() -> None:
    hotchkiss = WEAPONS["hotchkiss"]  # FIG.weapon.hotchkiss
    assert (hotchkiss.fp, hotchkiss.range, hotchkiss.movement) == (7, 12, -2)
    assert (hotchkiss.fix, hotchkiss.elim) == ((1, 5), (10, 11))
    crapouillot = WEAPONS["crapouillot"]  # FIG.weapon.crapouillot
    assert (crapouillot.fp, crapouillot.minimum_range, crapouillot.range, crapouillot.movement) == (
        6,
        2,
        14,
        -2,
    )
    assert (crapouillot.fix, crapouillot.elim) == ((1, 4), (10, 11))
    assert crapouillot.ordnance
    assert crapouillot.kind == Gun.MORTAR
    assert (WEAPONS["mg08"].fp, WEAPONS["mg08"].ordnance) == (8, False)  # INFER.mg08
    minenwerfer = WEAPONS["minenwerfer-25cm"]
    assert (minenwerfer.fp, minenwerfer.kind) == (7, Gun.MORTAR)  # INFER.minenwerfer


def test_machine_guns_are_those_of_the_lists() -> None:
    def named(kind: Gun) -> dict[str, tuple[Nation, ...]]:
        return {each.name.en: each.nations for each in WEAPONS.values() if each.kind == kind}

    allied = (Nation.FRENCH, Nation.AMERICAN)
    heavy = {"MG 08": (Nation.GERMAN,), "Saint-Étienne": (Nation.FRENCH,), "Hotchkiss": allied}
    assert named(Gun.HMG) == heavy  # GLOSS.hmg
    assert named(Gun.LMG) == {"MG 08/15": (Nation.GERMAN,), "Chauchat": allied}  # GLOSS.lmg GLOSS.lmg#fr
    assert all(each.machine_gun == (each.kind in (Gun.HMG, Gun.LMG)) for each in WEAPONS.values())  # GLOSS.mg
    assert WEAPONS["chauchat"].available == Month(1916, 5)


def test_ordnance_and_minimum_ranges() -> None:
    for weapon in WEAPONS.values():
        assert weapon.ordnance == (weapon.kind in (Gun.MORTAR, Gun.GUN)), weapon.id
        assert (weapon.minimum_range >= 2) == (weapon.kind == Gun.MORTAR), weapon.id
        assert weapon.movement <= 0 < weapon.fp  # 11.1#1


@pytest.mark.parametrize(
    ("leader", "title", "command"),
    [  # INFER.leaders.ge INFER.leaders.fr
        ("ge-bertin", "Hptm Bertin", {2}),
        ("ge-nehring", "Hptm Nehring", {0, 1, 2}),
        ("ge-mueller", "Lt Müller", {2}),
        ("ge-ebel", "Lt Ebel", {1, 2}),
        ("fr-barnier", "Cne Barnier", {2}),
        ("fr-de-grasse", "Ltn De Grasse", {2}),
        ("fr-durant", "Ltn Durant", {1, 2}),
        ("fr-verdier", "Ltn Verdier", {0, 1}),
        ("fr-violette", "Ltn Violette", {0, 1, 2}),
        ("fr-driant", "Colonel Driant", {3}),
        ("us-kelly", "Lt Kelly", {0, 1, 2}),
    ],
)
def test_attested_leaders(leader: str, title: str, command: set[int]) -> None:
    counter = FORMATIONS[leader]
    assert counters().title(counter) == title
    assert counter.unbroken.command in command
    assert counter.unbroken.range == 1  # Müller reaches no second hex, Ebel the first


def test_leaders_named_in_the_examples_exist() -> None:
    names = {each.name.en for each in FORMATIONS.values() if each.kind == Kind.LEADER}
    assert names >= {"Pastre", "Ravy", "Maran", "Bertin", "Nehring"}  # INFER.leaders.fr INFER.leaders.ge
    assert names >= {
        "York",
        "Wise",
        "Gibbons",
        "Knox",
        "Hill",
        "Smith",
        "Michaels",
        "Kelly",
    }  # INFER.leaders.us


def test_driant_alone_has_command_3() -> None:
    three = [each.id for each in FORMATIONS.values() if each.unbroken.command == 3]
    assert three == ["fr-driant"]  # DESIGN.driant
    assert max(each.unbroken.command for each in FORMATIONS.values()) == 3


def test_ranks() -> None:
    ranks = counters().ranks  # 3.3.1.3#2
    assert [*ranks] == [Rank.COLONEL, Rank.CAPTAIN, Rank.LIEUTENANT, Rank.HERO]
    assert ranks[Rank.CAPTAIN] == {"german": "Hptm", "french": "Cne", "american": "Cpt"}
    assert ranks[Rank.LIEUTENANT] == {"german": "Lt", "french": "Ltn", "american": "Lt"}
    for each in FORMATIONS.values():
        assert (each.rank is not None) == (each.kind in LEADERS)  # 3.3.1.2#5


def test_units_leaders_and_tanks_are_all_there_is() -> None:
    assert {Kind.PLATOON, Kind.TEAM, Kind.RUNNER} == UNITS  # GLOSS.unit
    assert set(Kind) == UNITS | LEADERS | TANKS
    commanders = LEADERS | {Kind.TANK_LEADER}
    for each in FORMATIONS.values():
        assert each.unbroken.command == 0 or each.kind in commanders  # GLOSS.command
        assert (each.unbroken.bog > 0) == (each.broken.bog > 0) == (each.kind in TANKS)  # 3.1.3#2


def test_figures() -> None:
    figures = {Kind.PLATOON: 4, Kind.TEAM: 2, Kind.TANK: 3, Kind.TANK_LEADER: 3}  # 8.2.1
    for each in FORMATIONS.values():
        assert each.figures == figures.get(each.kind, 1)  # 3#2 GLOSS.platoon GLOSS.team GLOSS.runner


def test_names_of_teams_and_runners() -> None:
    teams = {each.name.en for each in FORMATIONS.values() if each.kind == Kind.TEAM}
    assert teams >= {"Spécialistes", "Abteilung", "Team"}  # GLOSS.team#fr
    runners = {each.name.en for each in FORMATIONS.values() if each.kind == Kind.RUNNER}
    assert runners == {"Agent de Liaison", "Bote", "Runner"}  # GLOSS.runner#fr
    assert any(each.unbroken.range == 2 for each in FORMATIONS.values() if each.kind == Kind.TEAM)


def test_engineers_have_all_stats_boxed() -> None:
    engineers = {each.name.en for each in FORMATIONS.values() if each.engineers}
    assert engineers == {"Génie", "Pionier", "Engineers"}  # 3.1.9#1
    for each in FORMATIONS.values():
        boxed = [
            (face.boxed_fp, face.boxed_range, face.boxed_movement) for face in (each.unbroken, each.broken)
        ]
        assert all(map(all, boxed)) == each.engineers, each.id


def test_early_war_counters_have_namesakes_later() -> None:
    early = [each for each in FORMATIONS.values() if each.early and each.kind == Kind.PLATOON]
    assert {each.nation for each in early} == {Nation.GERMAN, Nation.FRENCH}  # 3.1.7
    assert all(each.id.endswith("-1914") for each in early)
    later = {each.id for each in FORMATIONS.values() if not each.early}
    assert {each.id.removesuffix("-1914") for each in early} - later == {"fr-reserve"}


def test_broken_sides_are_worse_but_for_morale() -> None:
    for each in FORMATIONS.values():  # INFER.broken
        front, back = each.unbroken, each.broken
        assert back.fp <= front.fp
        assert back.range <= front.range
        assert (back.movement or 0) < (front.movement or 0)
        if each.kind in LEADERS:
            assert back.command == 0
    assert any(each.broken.morale > each.unbroken.morale for each in FORMATIONS.values())


def test_tanks() -> None:
    tanks = [each for each in FORMATIONS.values() if each.kind in TANKS]
    assert {each.nation for each in tanks} == set(Nation)
    for each in tanks:
        assert 3 <= each.unbroken.bog <= 6
        assert each.unbroken.fp == min(gun.fp for gun in each.unbroken.armaments)
        assert (each.unbroken.command == 2) == (each.kind == Kind.TANK_LEADER)
    schneider = FORMATIONS["fr-schneider"].unbroken.armaments
    assert [(gun.fp, gun.range, gun.ordnance) for gun in schneider] == [
        (6, 8, True),
        (5, 6, False),
    ]  # 3.1.1#2 3.1.2#2
    assert FORMATIONS["fr-schneider"].broken.movement is None
    french = {each.name.en.split(" (")[0] for each in tanks if each.nation == Nation.FRENCH}
    assert french == {"Saint Chamond", "Schneider", "Renault FT"}


def test_stosstruppen_and_runners_of_cohesion() -> None:
    always = {each.id for each in FORMATIONS.values() if each.always_in_cohesion}
    assert always == {"ge-stosstruppen", "ge-stosstrupp"}
    assert all(
        FORMATIONS[each].years == Years(1916, 1918) and FORMATIONS[each].unbroken.boxed_range
        for each in always
    )


def test_national_characters() -> None:
    line = {nation: of(nation, Kind.PLATOON) for nation in Nation}
    morale = {nation: mean([each.unbroken.morale for each in line[nation]]) for nation in Nation}
    fire = {
        nation: mean([each.unbroken.fp for each in line[nation] if not each.engineers]) for nation in Nation
    }
    command = {nation: mean([each.unbroken.command for each in of(nation, Kind.LEADER)]) for nation in Nation}
    guns = {nation: [each for each in WEAPONS.values() if nation in each.nations] for nation in Nation}
    assert morale[Nation.GERMAN] > morale[Nation.FRENCH]
    assert max(fire, key=lambda nation: fire[nation]) == Nation.AMERICAN
    assert command[Nation.FRENCH] > command[Nation.GERMAN] > command[Nation.AMERICAN]
    assert max(guns, key=lambda nation: len(guns[nation])) == Nation.GERMAN


def test_telephones_and_aircraft() -> None:
    for nation in Nation:
        telephones = [each.fp for each in counters().telephones.values() if each.nation == nation]
        assert telephones == [8, 9, 10]  # 12#1
        aircraft = counters().aircraft[nation]
        assert [aircraft.bombing_fp(year) for year in (1914, 1915, 1918)] == [3, 6, 6]  # O17.1#8
    german, french = counters().aircraft[Nation.GERMAN], counters().aircraft[Nation.FRENCH]
    assert german.strafing_fp(Month(1915, 7)) is None  # O17.1#9
    assert german.strafing_fp(Month(1915, 8)) == 5
    assert french.strafing_fp(Month(1916, 1)) is None
    assert french.strafing_fp(Month(1916, 2)) == 5  # FIG.aircraft
    assert counters().aircraft[Nation.AMERICAN].strafing_fp(Month(1917, 4)) == 5


def test_fortifications() -> None:
    forts = {each.name.en for each in counters().markers.values() if each.kind == MarkerKind.FORTIFICATION}
    assert forts == {"Foxholes", "Trench", "Mines", "Wire", "Blockhaus", "Pillbox"}  # F125.1#1


def test_what_a_nation_has_in_a_year() -> None:
    teams = counters().of(Nation.GERMAN, Kind.TEAM, 1914)
    assert [each.id for each in teams] == ["ge-abteilung-1914"]
    assert len(counters().of(Nation.GERMAN, Kind.TEAM, 1918)) == 3
    assert counters().of(Nation.AMERICAN, Kind.PLATOON, 1916) == ()
    assert [each.id for each in counters().weapons_of(Nation.FRENCH, Gun.LMG, Month(1916, 4))] == []
    assert [each.id for each in counters().weapons_of(Nation.FRENCH, Gun.LMG, Month(1916, 5))] == ["chauchat"]


def test_countermix_fills_the_sheets() -> None:
    mix = {id_: limit or 0 for id_, limit in countermix().items()}
    foot = [each for each in FORMATIONS.values() if each.kind not in TANKS]
    assert sum(mix[each.id] for each in foot) == 256  # CONTENTS.large
    vehicles = [each.id for each in FORMATIONS.values() if each.kind in TANKS]
    aircraft = [each.id for each in counters().aircraft.values()]
    assert sum(mix[each] for each in (*vehicles, *aircraft)) == 36  # CONTENTS.double


def test_countermix_limits() -> None:
    mix = countermix()
    for each in FORMATIONS.values():
        limit = mix[each.id]
        assert limit is not None
        assert limit >= 1
        assert limit == 1 or each.kind not in LEADERS  # one Hero a side, and no Leader twice
        assert limit == 2 or each.kind != Kind.RUNNER
    assert mix["gas"] == 14
    assert mix["impact"] == 12
    assert mix["spotting-round"] == 2
    assert mix["smoke"] == 0
    assert mix["shellhole"] is None
    assert mix["suppressed"] is None


def changed(path: str, value: object) -> dict[str, Any]:
    """The document with one value changed; the path goes by dots."""
    document = copy.deepcopy(read_toml("counters.toml"))
    table: Any = document
    *way, last = path.split(".")
    for step in way:
        table = table[step]
    table[last] = value
    return document


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("german.platoon.ge-landwehr.unbroken", "7  5 4", "is not Morale FP Range Movement"),
        ("german.platoon.ge-landwehr.unbroken", "7  - 4 4", "only Movement may be a dash"),
        ("german.platoon.ge-landwehr.colour", "grey", "unknown field"),
        ("german.platoon.ge-landwehr.command", 1, "only Leaders have Command"),
        ("german.platoon.ge-landwehr.years", "1919", "outside 1914-1918"),
        ("german.leader.ge-bertin.rank", "hero", "the rank of a Hero"),
        ("german.tank.ge-a7v.unbroken", "11  move 4^6", "is not the side of a Tank"),
        ("german.cavalry", {"x": {}}, "no kind of Formation"),
        ("hmg.mg08.fix", "1-11", "overlap"),
        ("hmg.mg08.elim", "11-12", "no span of 1 to 11"),
        ("hmg.mg08.nations", ["british"], "Invalid enum value"),
        ("hmg.mg08.stats", "8 twelve -2", "is not FP Range Movement"),
        ("telephone.ge-telephone-8.fp", 7, "FP 8 to 10"),
        (
            "lmg.ge-landwehr",
            {"name": "x", "nations": [], "stats": "1 1 0", "fix": "1-2", "elim": "3-4"},
            "share an id",
        ),
    ],
)
def test_loader_refuses(path: str, value: object, words: str) -> None:
    with pytest.raises(ContentError, match=words):
        read_counters(changed(path, value))


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ({"nobody": 1}, "no counter 'nobody'"),
        ({"ge-bote": -1}, "cannot be negative"),
        ({"ge-bote": "many"}, "is no limit"),
        ({"ge-bote": 1}, "no limit for"),
    ],
)
def test_countermix_refuses(table: dict[str, object], words: str) -> None:
    with pytest.raises(ContentError, match=words):
        read_countermix({"mine": table}, counters())


def test_months_and_years() -> None:
    assert Month.parse("1916-05") == (1916, 5)
    assert str(Month.parse("1916")) == "1916-01"
    assert Month(1915, 12) < Month(1916, 1)
    for text in ("1916-13", "May 1916", ""):
        with pytest.raises(ContentError):
            Month.parse(text)
    assert Years.parse("1916-1918").include(1917)
    assert not Years.parse("1914").include(1915)
    with pytest.raises(ContentError):
        Years.parse("1918-1916")
