"""Section 8: cover against fire, and who may be IN what."""

from __future__ import annotations

import pytest

from grognard.games.rpc.rules import s06_fire, s08_terrain
from tests.rpc.scene import Scene, square

WAITING = {"W": "L10 german artillery"}
HILL = [{"kind": "contour", "level": 1, "closed": True, "points": [[2, 1.5], [8, 1.5], [8, 9], [2, 9]]}]


def cover(scene: Scene, id_: str, *, level: int | None = None, plunging: bool = False) -> dict[str, int]:
    """The kinds of cover that a unit has."""
    found = s08_terrain.cover(scene.g, id_, from_level=level, plunging=plunging)
    return {reason.text.removeprefix("mod-"): reason.value or 0 for reason in found}


def fired_at(scene: Scene, hex_: str) -> dict[str, int]:
    """The modifiers of a shot of the British unit `S` at a hex."""
    scene.command("S").act("S", "fire")
    scene.british("fire-choose", hex_).decline("return-offer").total(4)
    return scene.modifiers()


# cover in a hex


@pytest.mark.parametrize(
    ("terrain", "expected"),
    [
        ("open", {}),  # 8.05
        ("village", {"village": -1}),  # 8.1#3 REF.ter.village
        ("crater", {"crater": -1}),  # 8.2#1
        ("lake", {}),  # 8.7#1
    ],
)
def test_terrain_covers_whoever_is_in_it(terrain: str, expected: dict[str, int]) -> None:
    scene = Scene({"G": "D02 german infantry", **WAITING}, hexes={"D02": terrain})
    assert cover(scene, "G") == expected  # 8.02#1 8.02#3 8.01#2


def test_woods_cover_by_their_dot_and_wheat_never() -> None:
    outlines = [square("D02", "woods", dots=True), square("D03", "woods", dots=False), square("D04", "wheat")]
    units = {"A": "D02 german infantry", "B": "D03 german infantry", "C": "D04 german infantry"}
    scene = Scene(
        units, date="1915-06-15", hexes={"D02": {"green_dot": True}}, features={"outlines": outlines}
    )
    assert [cover(scene, id_) for id_ in "ABC"] == [{"woods": -1}, {}, {}]  # 8.9#1 8.9#2 8.03#2 REF.ter.woods


def test_loose_buildings_roads_and_wire_cover_nobody() -> None:
    features = {
        "outlines": [square("D02", "building")],
        "lines": [{"kind": "road", "path": ["D01", "D02", "D03"]}],
        "sides": [{"kind": "wire", "between": ["D02/D03"]}, {"kind": "stream", "between": ["D02/E02"]}],
    }
    scene = Scene({"G": "D02 german infantry", **WAITING}, features=features)
    assert cover(scene, "G") == {}  # 8.1#4 8.6#1 8.7#1 8.341#1 REF.ter.open


def test_a_scrape_is_as_good_as_a_crater_and_changes_nothing_else() -> None:
    scene = Scene(
        {"G": "D02 german infantry", **WAITING}, hexes={"D02": "village"}, scrapes={"D02": "shelled"}
    )
    assert cover(scene, "G") == {"village": -1, "crater": -1}  # 8.2#1 8.2#2 8.2#3 7.13#3


# trenches and blockhouses


TRENCH = {"trenches": {"D02": "german"}}


def test_trench_cover_needs_being_in() -> None:
    for state, expected in (("in", {"trench": -3}), ("out", {})):
        scene = Scene({"G": f"D02 german infantry {state}", **WAITING}, **TRENCH)
        assert cover(scene, "G") == expected  # 8.321#1 8.321#3 8.02#3 GLOSS.IN 8.322#3


def test_mortars_and_howitzers_plunge_into_trenches() -> None:
    scene = Scene({"G": "D02 german infantry in", **WAITING}, **TRENCH)
    assert cover(scene, "G", plunging=True) == {"trench": -2}  # 8.321#1 GLOSS.howitzer
    units = {
        "S": "D01 british stokes-mortar dispersed",
        "G": "D02 german infantry dispersed in spent",
        **WAITING,
    }
    scene = Scene(units, initiative="british", **TRENCH)
    assert fired_at(scene, "D02") == {"firepower": 3, "trench": -2}  # 8.321#1 REF.ter.trench
    g = Scene({"G": "D02 german infantry in", **WAITING}, **TRENCH).g
    for howitzer, value in ((True, -2), (False, -3)):
        assert (
            s06_fire.circumstances_of_ffe(g, "G", howitzer=howitzer)[2][0].value == value
        )  # REF.oma 7.241#1


def test_a_machine_gun_in_a_blockhouse() -> None:
    units = {"M": "D02 german machine-gun dispersed in", "N": "D03 german machine-gun dispersed out"}
    scene = Scene(units, blockhouses={"D02": "german", "D03": "german"})
    assert [cover(scene, id_) for id_ in "MN"] == [{"blockhouse": -4}, {}]  # 8.31#1 REF.ter.blockhouse


def test_nobody_else_is_in_a_blockhouse() -> None:
    units = {"M": "D02 german machine-gun", "I": "D02 german infantry", "H": "E02 british horse-machine-gun"}
    scene = Scene(units, blockhouses={"D02": "german"})
    cell = scene.cell("D02")
    assert [s08_terrain.may_be_inside(scene.g, id_, cell) for id_ in "MIH"] == [True, False, False]  # 8.31#3


@pytest.mark.parametrize(
    ("unit", "allowed"),
    [
        ("german infantry", True), ("german machine-gun", True), ("german artillery", True), ("german mortar", True),
        ("german flamethrower", False), ("british cavalry", False), ("british tank", False),
        ("british armored-car", False), ("british horse-artillery", False),
    ],
)  # fmt: skip
def test_who_may_be_in_a_trench(unit: str, allowed: bool) -> None:
    scene = Scene({"U": f"D02 {unit} out", "W": "L10 german artillery"}, **TRENCH)
    assert s08_terrain.may_be_in_trench(scene.g, "U") == allowed  # 8.321#4 8.321#8


def test_a_table_may_let_flamethrowers_in() -> None:
    options = {"flamethrowers_in_trenches": "allowed"}
    scene = Scene({"U": "D02 german flamethrower out", **WAITING}, options=options, **TRENCH)
    assert s08_terrain.may_be_in_trench(scene.g, "U")  # 8.321#8


def test_in_a_hex_with_a_printed_trench_guns_and_infantry_are_in_it_unless_shown_outside() -> None:
    units = {
        "A": "V09 british infantry", "B": "V10 british infantry out", "C": "V11 british cavalry",
        "D": "W10 british infantry",
    }  # fmt: skip
    scene = Scene(units, map="trenches")
    assert [scene.unit(id_).inside for id_ in "ABCD"] == [
        True,
        False,
        False,
        False,
    ]  # 8.322#2 8.322#1 9.0.S#1


# hills


def test_a_hill_covers_against_fire_from_below() -> None:
    units = {"S": "D01 british infantry", "G": "D02 german infantry dispersed spent", **WAITING}
    raised = {f"{column}{row:02}": {"level": 1} for column in "CDEF" for row in (2, 3, 4, 5)}
    features = {"contours": [{**HILL[0], "points": [[2, 1.9], [8, 1.9], [8, 9], [2, 9]]}]}
    scene = Scene(units, hexes=raised, features=features, initiative="british")
    assert fired_at(scene, "D02") == {"firepower": 2, "hill": -1}  # 8.43#1 REF.ter.hill
    mortar = {**units, "S": "D01 british stokes-mortar dispersed"}
    scene = Scene(mortar, hexes=raised, features=features, initiative="british")
    assert fired_at(scene, "D02") == {"firepower": 3}  # 8.43#1
    level = {**units, "S": "D03 british infantry"}
    scene = Scene(level, hexes=raised, features=features, initiative="british")
    assert fired_at(scene, "D02") == {"firepower": 2}, "from the same level a hill is no cover"  # 8.43#1
