"""16.1 and 16.5 Fire missions: both worked examples, then which class fires how, and what is asked."""

from __future__ import annotations

import pytest

from grognard.games.gts.rules import (
    s02_units,
    s13_table,
    s15_rating,
    s16_classes,
    s16_missions,
    s16_spotting,
    s17_zones,
)
from tests.gts.guns import aim, battery, spotters
from tests.gts.scene import Scene

# the worked examples


def test_the_self_spotted_example() -> None:
    """Mortar 3, woods count nothing against it, bonus +2: 5. A 1 is S?; the check of 3 passes. Light barrage."""
    scene = Scene({"M": "D05 mortars", "G": "G05 grenadiers", "F": "A01 rifles"}, hexes={"G05": "woods"})
    aim(scene, "M", "G05").dice(1, 1)
    assert scene.modifiers() == {"mod-fire-rating": 3, "mod-company-bonus": 2}  # EX.SS#1 16.4#2 16.5.7#1
    shot = scene.note("shot")
    assert (shot["rating"], shot["code"], shot["weapon"]) == (5, "S?", "@weapon-mortar")  # EX.SS#2 16.1.M#2
    scene.die(3)
    assert scene.note("check")["passed"]
    assert not scene.unit("G").suppressed  # EX.SS#2
    assert scene.note("barrage-strength")["total"] == 5
    assert scene.g.barrages == {scene.g.board.cell("G05"): "light"}  # EX.SS#3 16.5.8
    assert scene.said("mission-self")  # 16.4#1 16.5#3


def test_the_spotted_example() -> None:
    """Rating 4 +1 +2 = 7; a 4 is C and the end of the flak; the other fails its S? with 7 and converts for a point."""
    scene = battery(
        {"S": "F05 rifles", "K": "J05 flak", "G": "J05 grenadiers", "Z": "C05 rifles"},
        points={"zweite": (1, 0)},
    )
    assert not s16_spotting.sees_for_itself(scene.g, "H", scene.g.board.cell("J05"))
    assert spotters(scene, "H", "J05") == ["S"]  # EX.SP#1 15.1#5
    aim(scene, "H", "J05", "K").dice(1, 4)
    assert scene.note("mission-spotted")["spotter"] == "S"
    parts = {"mod-fire-rating": 4, "mod-company-bonus": 2, "mod-defense": 1}
    assert scene.modifiers() == parts  # EX.SP#2
    assert scene.note("shot")["rating"] == 7  # EX.SP#2
    assert (scene.note("shot")["code"], scene.note("shot")["weapon"]) == (
        "C",
        "@weapon-indirect",
    )  # EX.SP#3 16.1.I#3
    assert scene.note("eliminated")["unit"] == "K"  # EX.SP#3
    scene.german("check-spend", "roll").die(7)
    scene.german("convert-choose", "convert").german("check-spend", "spend")
    assert (scene.unit("G").hits, scene.unit("G").suppressed) == (1, False)  # EX.SP#4
    assert scene.g.points["zweite"].command == 0  # EX.SP#4
    assert scene.note("barrage-strength")["total"] == 6
    assert scene.g.barrages == {scene.g.board.cell("J05"): "heavy"}  # EX.SP#5 16.6.2.1#2


def test_a_nine_ends_the_mission_and_the_contact() -> None:
    scene = battery({"S": "F05 rifles", "G": "J05 grenadiers", "Z": "C05 rifles"})
    aim(scene, "H", "J05").dice(1, 9)
    assert scene.unit("H").contact == ""  # EX.SP#2 16.5#4 16.3.1#2 16.3.2#3
    assert not scene.said("shot")  # 16.5#4
    assert scene.g.barrages == {}  # 16.5#4
    assert not scene.g.parks["first-1"].fired  # c84
    assert "H" in scene.g.acting.done  # type: ignore[union-attr]  # 16.5#4


def test_a_nine_for_the_company_bonus_is_only_a_failed_check() -> None:
    scene = battery({"S": "F05 rifles", "G": "J05 grenadiers", "Z": "C05 rifles"})
    aim(scene, "H", "J05").dice(9, 8)
    assert scene.unit("H").contact == "red"  # c74
    assert scene.note("shot")["total"] == 4  # 16.5.7#2


FORGO = {"forgo_bonus": "yes"}


def test_nobody_does_without_the_company_bonus_of_a_mission() -> None:
    """Guns of 4 that win it lay a heavy barrage, whether their owner wants one or not."""
    scene = battery({"S": "F05 rifles", "G": "J05 grenadiers", "Z": "C05 rifles"})
    scene.act("H", "fire").allied("mission-hex", "J05").expect_chance()  # 15.6.3#1, 16.5.7#2
    scene.dice(0, 8)
    assert set(scene.g.barrages.values()) == {"heavy"}  # 16.6.2.1#2, 16.6.2.1#4
    scene = Scene({"M": "D05 mortars", "G": "P12 grenadiers", "F": "A01 rifles"})
    scene.act("M", "fire").allied("mission-hex", "barrage").allied("barrage-hex", "G05").dice(0, 8)
    assert scene.note("check")["kind"] == "@check-company-bonus"  # 16.5.7#2: into an empty hex too


def test_by_the_other_reading_it_is_the_owners_choice() -> None:
    scene = battery({"S": "F05 rifles", "G": "J05 grenadiers", "Z": "C05 rifles"}, options=FORGO)
    scene.act("H", "fire").allied("mission-hex", "J05").expect("allied", "mission-bonus")
    assert scene.ids == ["try", "forgo"]
    kinds = {id_: dict(scene.explained(id_)[-1 if id_ == "try" else 0].args)["kind"] for id_ in scene.ids}
    assert kinds == {"try": "@barrage-heavy", "forgo": "@barrage-light"}
    scene.allied("mission-bonus", "forgo").die(8)
    assert not scene.said("check")  # nothing was rolled for it
    assert set(scene.g.barrages.values()) == {"light"}  # 16.6.2.1#1


def test_then_it_is_asked_for_an_empty_hex_too_and_only_of_full_companies() -> None:
    scene = Scene({"M": "D05 mortars", "G": "P12 grenadiers", "F": "A01 rifles"}, options=FORGO)
    scene.act("M", "fire").allied("mission-hex", "barrage").allied("barrage-hex", "G05")
    scene.expect("allied", "mission-bonus")
    scene = Scene({"M": "D05 mortars reduced", "G": "G05 grenadiers", "F": "A01 rifles"}, options=FORGO)
    scene.act("M", "fire").allied("mission-hex", "G05").expect_chance()  # 15.6.3#1
    scene = Scene({"H": "D05 priests", "G": "G05 grenadiers", "F": "A01 rifles"}, options=FORGO)
    scene.act("H", "fire").allied("mission-hex", "G05").dice(0, 8)
    assert scene.said("check"), "directly it can only help: nobody is asked"


def test_a_nine_of_a_mortar_places_no_barrage() -> None:
    scene = Scene({"M": "D05 mortars", "G": "G05 grenadiers", "F": "A01 rifles"})
    aim(scene, "M", "G05").dice(9, 9)
    assert scene.said("mission-nine")
    assert scene.g.barrages == {}  # c22 16.5#4


# the classes


def test_a_mortar_fires_indirectly_alone_and_at_any_distance() -> None:
    scene = Scene({"M": "D05 mortars", "G": "E05 grenadiers", "F": "A01 rifles"})
    assert not s17_zones.fires_directly(scene.g, "M")  # 16.1.M#1 16.1.M#3
    assert not s17_zones.covers(scene.g, "M", scene.g.board.cell("E05"))  # 16.1.M#3
    aim(scene, "M", "E05").dice(9, 8)
    assert scene.note("shot")["manner"] == "@manner-indirect"  # 16.5#1 c68


def test_a_light_mortar_fires_directly() -> None:
    scene = Scene({"L": "D05 light-mortars", "G": "F05 grenadiers", "F": "A01 rifles"})
    assert not s16_missions.fires_mission(scene.g, "L")  # 16.1.M#6
    scene.act("L", "fire").allied("fire-choose", "G").die(0)
    assert scene.note("shot")["manner"] == "@manner-direct"  # 16.1.M#6
    assert scene.g.barrages == {}  # 16.1.M#6


@pytest.mark.parametrize(
    ("counter", "weapon", "rows"),
    [
        ("priests", "indirect", "16.1.I"),  # 16.1.I#1 16.1.I#2 16.1.I#3
        ("battery", "emplaced", "16.1.E"),  # 16.1.E#1 16.1.E#2 16.1.E#3
        ("infantry-guns", "organic", "16.1.O"),  # 16.1.O#1 16.1.O#2 16.1.O#3
    ],
)
def test_artillery_fires_directly_up_to_three_hexes_and_indirectly_from_four(
    counter: str, weapon: str, rows: str
) -> None:
    counters = {"battery": {"kind": "gun", "steps": 1, "contact": [6, 4], "front": {"fire": 4, "weapon": "emplaced",
        "range": 8, "quality": 6}}}  # fmt: skip
    units = {"H": f"D05 {counter} of=red", "N": "G05 grenadiers", "G": "H05 grenadiers", "F": "A01 rifles"}
    scene = Scene(units, counters=counters)
    near, far = (s16_missions.ways(scene.g, "H", id_, ()) for id_ in "NG")
    assert (near, far) == (("direct",), ("spotted",)), rows  # 16.5#1 16.5#2 16.1.I#2 16.1.E#2 16.1.O#2
    assert s15_rating.weapon(scene.g, "H", "direct") == "direct-he"  # 15.5.5#3 16.1.I#3 16.1.E#3 16.1.O#3
    assert s15_rating.weapon(scene.g, "H", "indirect") == weapon  # 16.1.I#3 16.1.E#3 16.1.O#3
    g05, h05 = scene.g.board.cell("G05"), scene.g.board.cell("H05")
    assert s17_zones.covers(scene.g, "H", g05)  # 16.1.I#4 16.1.E#4 16.1.O#4
    assert not s17_zones.covers(scene.g, "H", h05)
    aim(scene, "H", "G05")
    scene.dice(9, 0) if counter == "priests" else scene.die(0)
    shot = scene.note("shot")
    assert (shot["manner"], shot["weapon"]) == (
        "@manner-direct",
        "@weapon-direct-he",
    )  # 16.5#2 15.5.5#3 29.7#2
    assert scene.g.barrages == {}


def test_artillery_is_orange_black_or_brown() -> None:
    units = {
        "O": "A01 field-guns",
        "P": "A02 infantry-guns",
        "M": "A03 mortars",
        "C": "P12 coastal",
        "R": "B04 rifles",
    }
    scene = Scene(units)
    found = {id_ for id_ in units if s02_units.is_artillery(scene.g, id_)}
    assert found == {"O", "P", "C"}  # 29.6
    assert {id_ for id_ in units if s16_classes.fires_indirectly(scene.g, id_)} == {
        "O",
        "P",
        "M",
        "C",
    }  # 29.31


# the questions


def test_a_mission_can_be_taken_back_at_every_question() -> None:
    scene = battery({"S": "F05 rifles", "K": "J05 flak", "G": "J05 grenadiers", "Z": "C05 rifles"})
    aim(scene, "H", "J05").allied("mission-target", "back").allied("mission-hex", "barrage")
    scene.allied("barrage-hex", "back").allied("mission-hex", "back")
    scene.expect("allied", "actor-choose")
    assert "H" in scene.ids


def test_a_suppressed_mortar_does_not_fire() -> None:
    scene = Scene({"M": "D05 mortars suppressed", "G": "G05 grenadiers", "F": "A01 rifles"})
    assert not s16_missions.may_fire_mission(scene.g, "M")
    assert not s13_table.may_fire(scene.g, "M", "formation")


def test_a_division_chit_lets_no_artillery_fire_first() -> None:
    scene = Scene({"M": "D05 mortars", "G": "G05 grenadiers", "F": "A01 rifles"}, chit="division:first")
    assert s16_missions.may_fire_mission(scene.g, "M")
    assert not s13_table.may_fire(scene.g, "M", "division")
    assert s13_table.may_fire(scene.g, "M", "division-second")


def test_enemies_on_an_entry_hex_are_no_targets() -> None:
    scene = Scene({"M": "D05 mortars", "G": "G05 grenadiers entering", "V": "P12 grenadiers"})
    assert s16_missions.targets(scene.g, "M") == ()
    assert scene.g.board.cell("G05") not in set(s16_missions.empty_hexes(scene.g, "M"))


def test_the_numbers_are_explained() -> None:
    scene = battery({"S": "F05 rifles", "K": "J05 flak", "G": "J05 grenadiers", "Z": "C05 rifles"})
    scene.act("H", "fire")
    reasons = [(each.text, each.value) for each in scene.explained("J05")]
    assert reasons == [("explain-spotter", None), ("explain-strength", 4), ("mod-fire-rating", 4)]
    scene.allied("mission-hex", "J05")
    rated, *parts = scene.explained("K")
    assert rated.value == sum(each.value or 0 for each in parts) == 5
    odds = scene.game.odds("K").outcomes
    assert (
        round(odds["odds-miss"], 2) == 0.26
    )  # misses on 6 to 9, or with the bonus, won on 0 to 6, on 8 and 9
