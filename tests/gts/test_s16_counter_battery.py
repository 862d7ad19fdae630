"""16.7 Counter-battery fire, from park to park."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gts.rules import s16_counter_battery, s16_missions
from tests.gts.guns import aim, with_bonus
from tests.gts.scene import Scene

GUNS = "B05 field-guns white park=first-1 contact=red"
PARKS: dict[str, dict[str, Any]] = {
    "first-1": {"division": "first", "hex": "B05"},
    "zweite-1": {"division": "zweite", "hex": "L05", "fired": True},
}
FOES = {"W": "L05 howitzers park=zweite-1", "X": "L05 howitzers park=zweite-1", "Y": "L05 grenadiers"}


def duel(guns: str = GUNS, **document: Any) -> Scene:
    """A battery ten hexes from an enemy park that has fired; nobody sees it. Only parks with guns are there."""
    units = {"H": guns, "R": "D05 rifles", **document.pop("foes", FOES)}
    parks = document.pop("parks", PARKS)
    document = {
        "parks": {
            id_: row for id_, row in parks.items() if any(f"park={id_}" in each for each in units.values())
        },
        "attached": ("H",),
        "hexes": {f"H{n:02}": "woods" for n in range(1, 13)},
        **document,
    }
    return Scene(units, **document)


def may_counter(scene: Scene) -> bool:
    return s16_counter_battery.may_fire_at(scene.g, "H", "W")


def without(**changes: Any) -> dict[str, Any]:
    """The parks, the enemy's changed."""
    return {**PARKS, "zweite-1": {**PARKS["zweite-1"], **changes}}


def test_counter_battery_fire_needs_no_spotter_and_costs_two() -> None:
    """Rating 4 +2 bonus +3 mass -2: 7. A 3 is C; the others of the park and of the hex suffer an S?."""
    scene = duel().act("H", "fire").allied("mission-hex", "L05")
    assert scene.ids == ["W", "X", "back"]  # 16.2#2 16.7#1 16.2.5#6
    with_bonus(scene.allied("mission-target", "W")).dice(0, 3)
    parts = {"mod-fire-rating": 4, "mod-company-bonus": 2, "mod-mass": 3, "mod-counter-battery": -2}
    assert scene.modifiers() == parts  # 16.7#7
    assert scene.note("shot")["total"] == 7  # 16.7#7
    assert scene.unit("W").hits == 1
    scene.die(0)
    assert scene.note("check")["unit"] == "X"  # 16.7#8
    scene.die(9).german("convert-choose", "take")
    assert scene.unit("Y").suppressed  # c23 16.7#8
    assert scene.g.barrages == {scene.g.board.cell("L05"): "heavy"}  # c23
    assert scene.g.parks["first-1"].fired  # 16.7#2


def test_a_passed_check_does_not_spread() -> None:
    scene = aim(duel(), "H", "L05", "W").dice(0, 1, 0)
    assert [each["unit"] for each in scene.said("check")] == ["H", "W"]  # 16.7#8


def test_a_nine_loses_contact_and_leaves_the_park_unfired() -> None:
    scene = aim(duel(), "H", "L05", "W").dice(0, 9)
    assert scene.unit("H").contact == ""  # 16.7#7 16.5#4
    assert not scene.g.parks["first-1"].fired  # c84


def test_the_conditions_of_counter_battery_fire() -> None:
    assert may_counter(duel())
    blue = GUNS.replace("contact=red", "contact=blue")
    foes = {**FOES, "B": "D05 rifles of=blue"}
    assert not may_counter(duel(blue, foes=foes, leaders={"blue": "D05", "red": "D05"}))  # 16.7#3
    assert not may_counter(duel(GUNS.replace(" contact=red", "")))  # 16.7#3
    assert not may_counter(duel("B05 field-guns white contact=red"))  # 16.7#4 16.2#2
    assert not may_counter(duel(parks=without(fired=False)))  # 16.7#2 16.7#6
    gone = {id_: text.replace(" park=zweite-1", "") for id_, text in FOES.items()}
    assert not may_counter(duel(foes=gone))  # 16.2#2


def test_the_range_of_counter_battery_fire() -> None:
    short = {"short": {"kind": "gun", "steps": 2, "contact": [7, 5], "front": {"fire": 4, "weapon": "indirect",
        "range": 9, "quality": 6}}}  # fmt: skip
    guns = GUNS.replace("field-guns white", "short division=first white")
    assert not may_counter(duel(guns, counters=short))  # 16.7#5
    near = {id_: text.replace("L05", "E05") for id_, text in FOES.items()}
    assert not may_counter(duel(foes=near, parks=without(hex="E05")))  # c23
    near = {id_: text.replace("L05", "F05") for id_, text in FOES.items()}
    assert may_counter(duel(foes=near, parks=without(hex="F05")))  # c23
    assert may_counter(duel(barrages={"B05": "heavy"}))  # 16.6.2.2#3
    assert not may_counter(duel(foes={**FOES, "Z": "B06 grenadiers"}))  # c39


@pytest.mark.parametrize(
    ("chit", "allowed"), [("formation:red", True), ("division:first", True), ("command:allied", False)]
)
def test_the_formation_in_contact_must_be_active(chit: str, allowed: bool) -> None:
    attached = ("H",) if chit == "formation:red" else ()
    assert may_counter(duel(chit=chit, attached=attached)) is allowed  # 16.7#3 c38


def test_any_fire_of_a_unit_turns_its_park_to_fired() -> None:
    scene = duel(foes={"Y": "F05 grenadiers", "W": "L05 howitzers park=zweite-1"}, hexes={})
    assert not scene.g.parks["first-1"].fired
    aim(scene, "H", "F05").dice(9, 8)
    assert scene.g.parks["first-1"].fired  # 16.7#2
    assert scene.said("park-fired")


def test_a_park_that_is_seen_may_be_fired_at_in_both_ways() -> None:
    scene = duel(foes={**FOES, "Q": "P01 grenadiers"}, hexes={}).act("H", "fire")
    spotters = ("R",)
    assert s16_missions.ways(scene.g, "H", "W", spotters) == ("spotted", "counter-battery")  # 16.7#10
    assert s16_missions.ways(scene.g, "H", "Y", spotters) == ("spotted",)  # 16.2#2
    scene.allied("mission-hex", "L05").allied("mission-target", "W")
    assert scene.expect("allied", "mission-way").ids == ["spotted", "counter-battery", "back"]  # 16.7#10
    found = {way: scene.explained(way) for way in ("spotted", "counter-battery")}
    rated = {way: {each.text: each.value for each in found[way]}["explain-rating"] for way in found}
    assert rated == {"spotted": 7, "counter-battery": 5}  # 16.7#7
    with_bonus(scene.allied("mission-way", "spotted")).dice(9, 8)
    assert "mod-counter-battery" not in scene.modifiers()  # 16.7#10
    assert scene.note("mission-spotted")["spotter"] == "R"  # 16.2.5#5
