"""16.1, 16.4 and 16.5 Fire missions: both worked examples, then who fires at what, and who spots."""

from __future__ import annotations

from typing import Any

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
from tests.gts.scene import Scene

PARK = {"first-1": {"division": "first", "hex": "B05"}}
GUNS = "B05 field-guns white park=first-1 contact=red"
WOODS = {"E05": "woods", "E06": "woods", "E04": "woods", "E07": "woods", "E03": "woods"}


def battery(units: dict[str, str], guns: str = GUNS, **document: Any) -> Scene:
    """A battery in a park on B05, attached to the Leader of `red`; nothing seen of it beyond column E."""
    document = {"hexes": WOODS, "parks": PARK, "attached": ("H",), "leaders": {"red": "C05"}, **document}
    return Scene({"H": guns, **units}, **document)


def aim(scene: Scene, firer: str, hex_: str, target: str = "") -> Scene:
    """The mission is announced; the next roll is that for the Company Bonus, or the shot itself."""
    scene.act(firer, "fire").allied("mission-hex", hex_)
    return scene.allied("mission-target", target) if target else scene


def spotters(scene: Scene, firer: str, hex_: str) -> list[str]:
    """Everybody who could spot for a Unit at a hex."""
    g = scene.g
    found = s16_spotting.observers(g, firer, g.board.cell(hex_), s16_spotting.spotters(g, firer))
    return sorted(found)


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


def test_a_nine_of_a_mortar_places_no_barrage() -> None:
    scene = Scene({"M": "D05 mortars", "G": "G05 grenadiers", "F": "A01 rifles"})
    aim(scene, "M", "G05").dice(9, 9)
    assert scene.said("mission-nine")
    assert scene.g.barrages == {}  # c22 16.5#4


# 16.1 the classes


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


# 16.4 self-spotting


def test_an_indirect_he_unit_outside_a_park_may_only_spot_for_itself() -> None:
    units = {"S": "F05 rifles", "G": "J05 grenadiers", "V": "D09 grenadiers", "Z": "C05 rifles"}
    scene = battery(units, "B05 field-guns white contact=red", parks={})
    assert spotters(scene, "H", "J05") == []  # 16.1.I#6 16.2#1 29.7#1 15.3#7
    assert spotters(scene, "H", "D09") == ["H"]  # 16.1.I#6 15.3#5
    assert scene.act("H", "fire").why_not("hex:J05") == ["16.2 why-not-no-park"]


def test_a_unit_in_a_park_may_not_spot_for_itself() -> None:
    scene = battery({"V": "D09 grenadiers", "Z": "A08 rifles"}, leaders={"red": "A08"}, hexes={})
    assert spotters(scene, "H", "D09") == ["Z"]  # 16.2.3#1 16.1.I#6 29.7#2
    scene.g.change("Z", suppressed=True)
    assert spotters(scene, "H", "D09") == []  # 16.2.3#1


def test_whoever_is_out_of_command_may_spot_for_himself_but_use_no_spotter() -> None:
    units = {"M": "D05 mortars", "S": "F05 rifles", "G": "I05 grenadiers", "V": "D09 grenadiers"}
    scene = Scene(units, hexes=WOODS, leaders={"red": "P12"})
    assert spotters(scene, "M", "D09") == ["M"]  # 16.5#5
    assert spotters(scene, "M", "I05") == []  # 16.5.1#1
    scene = Scene(units, hexes=WOODS, leaders={"red": "F05"})
    assert spotters(scene, "M", "I05") == ["S"]  # 16.1.M#4 16.4#6


def test_emplaced_artillery_that_spots_for_itself_loses_contact() -> None:
    scene = Scene(
        {"C": "D05 coastal black contact=feld", "A": "I05 rifles", "Z": "D06 grenadiers"},
        chit="formation:feld", attached=("C",),
    )  # fmt: skip
    scene.act("C", "fire").german("mission-hex", "I05")
    assert scene.unit("C").contact == ""  # 16.3.1#5 16.3.2#6
    scene.die(8)
    assert scene.g.barrages == {scene.g.board.cell("I05"): "heavy"}


# 16.5.1 range


def test_the_range_of_a_mission() -> None:
    scene = Scene({"M": "D05 mortars", "G": "I05 grenadiers", "V": "J05 grenadiers", "F": "A01 rifles"})
    assert scene.act("M", "fire").ids == ["I05", "barrage", "back"]  # 15.3#5 16.5.1#1
    assert scene.why_not("hex:J05") == ["15.3 why-not-mission-range"]


def test_an_adjacent_enemy_cuts_the_range_even_in_a_park() -> None:
    scene = battery(
        {"S": "F05 rifles", "G": "J05 grenadiers", "V": "B06 grenadiers suppressed", "Z": "C05 rifles"}
    )
    assert spotters(scene, "H", "J05") == []  # 16.5.1#1 c39
    assert s16_missions.targets(scene.g, "H") == ("V",)  # 16.2#4
    scene.act("H", "fire")
    assert scene.why_not("hex:J05") == ["15.3 why-not-enemy-adjacent"]


def under_barrage(firer: str, **document: Any) -> list[str]:
    """Who spots for a Unit in a barrage at an enemy whom its comrade sees."""
    units = {"H": firer, "S": "F05 rifles", "G": "H05 grenadiers", "Z": "D05 rifles"}
    document = {"hexes": WOODS, "leaders": {"red": "E05"}, "barrages": {"D05": "light"}, **document}
    return spotters(Scene(units, **document), "H", "H05")


@pytest.mark.parametrize("reading", ["parks", "all"])
def test_a_barrage_does_not_bind_a_unit_in_a_park(reading: str) -> None:
    parks = {"first-1": {"division": "first", "hex": "D05"}}
    found = under_barrage(
        "D05 field-guns white park=first-1 contact=red", parks=parks, options={"barrage_exemption": reading}
    )
    assert found == ["S"]  # 15.3#8 16.5.1#2 16.6.2.2#3


@pytest.mark.parametrize("firer", ["D05 mortars", "D05 infantry-guns", "D05 siege black contact=red"])
def test_a_barrage_binds_all_others_or_nobody_by_the_other_reading(firer: str) -> None:
    siege = {"siege": {"kind": "gun", "steps": 1, "contact": [6, 4], "front": {"fire": 4, "weapon": "emplaced",
        "range": 9, "quality": 6}}}  # fmt: skip
    firer = firer.replace("siege black", "siege division=first black")
    assert under_barrage(firer, counters=siege) == []  # 15.3#9 16.6.2.2#2
    assert under_barrage(firer, counters=siege, barrages={}) == ["S"]
    everybody = {"barrage_exemption": "all"}
    assert under_barrage(firer, counters=siege, options=everybody) == ["S"]  # 16.6.2.2#3


def test_an_orange_unit_outside_a_park_is_bound_by_a_barrage() -> None:
    units = {"H": "D05 priests", "G": "D09 grenadiers", "F": "A01 rifles"}
    assert spotters(Scene(units), "H", "D09") == ["H"]
    assert spotters(Scene(units, barrages={"D05": "light"}), "H", "D09") == []  # 15.3#10


# 16.5.2 to 16.5.6 spotters


def test_a_spotter_is_unsuppressed_in_command_and_in_play() -> None:
    units = {"G": "J05 grenadiers", "Z": "C05 rifles"}
    assert spotters(battery({"S": "F05 rifles", **units}), "H", "J05") == ["S"]
    assert spotters(battery({"S": "F05 rifles suppressed", **units}), "H", "J05") == []  # 16.5.2
    assert spotters(battery({"S": "F05 rifles", **units}, leaders={"red": "A01"}), "H", "J05") == []  # 16.5.2
    assert spotters(battery({"S": "F05 rifles entering", **units}), "H", "J05") == []  # 16.4#7


def test_a_spotter_needs_a_line_of_sight() -> None:
    units = {"S": "F05 rifles", "G": "J05 grenadiers", "Z": "C05 rifles"}
    scene = battery(units, hexes={**WOODS, "H05": "woods", "H06": "woods", "H04": "woods"})
    assert spotters(scene, "H", "J05") == []  # 16.5.3 15.3#5
    assert scene.act("H", "fire").why_not("hex:J05") == ["16.5.3 why-not-unseen"]


def test_an_observation_post_helps_a_spotter_alone() -> None:
    post = {"F05": {"terrain": "clear", "observation": True}, "H05": "woods", "H04": "woods", "H06": "woods"}
    units = {"S": "F05 rifles", "G": "J05 grenadiers", "Z": "C05 rifles"}
    assert spotters(battery(units, hexes={**WOODS, **post}), "H", "J05") == ["S"]
    assert spotters(Scene({"M": "F05 mortars", "G": "J05 grenadiers"}, hexes=post), "M", "J05") == []


def test_mortars_and_organic_artillery_use_spotters_of_their_own_formation() -> None:
    for firer in ("D05 mortars", "D05 infantry-guns"):
        units = {"H": firer, "G": "I05 grenadiers", "Z": "D05 rifles"}
        place: dict[str, Any] = {"hexes": WOODS, "leaders": {"red": "E05", "blue": "E05"}}
        assert spotters(Scene({**units, "S": "F05 rifles"}, **place), "H", "I05") == ["S"]  # 16.1.O#5 16.5.4
        assert (
            spotters(Scene({**units, "S": "F05 rifles of=blue"}, **place), "H", "I05") == []
        )  # 16.5.4 16.4#6
        own = {**units, "S": "G05 rifles white"}
        assert spotters(Scene(own, **place), "H", "I05") == ["S"]  # 16.1.M#4 16.1.O#5 21.4.1#4
        far = {**place, "leaders": {"red": "A05", "blue": "E05"}}
        assert spotters(Scene(own, **far), "H", "I05") == []  # 16.5.4 21.4.1#4
        assert spotters(Scene({**units, "S": "F05 rifles"}, **place, chit="formation:blue"), "H", "I05") == [
            "S"
        ]


def test_indirect_he_and_emplaced_use_spotters_of_the_formation_in_contact() -> None:
    units = {"G": "J05 grenadiers", "Z": "C05 rifles", "B": "A01 rifles of=blue"}
    leaders = {"red": "D05", "blue": "D05"}
    blue = GUNS.replace("contact=red", "contact=blue")
    scene = battery({"S": "F05 rifles of=blue", **units}, blue, leaders=leaders)
    assert s16_spotting.spotter_formation(scene.g, "H") == "blue"  # 16.4#4
    assert spotters(scene, "H", "J05") == ["S"]  # 16.1.I#5 16.4#3 16.5.5
    scene = battery({"S": "F05 rifles", **units}, blue, leaders=leaders)
    assert spotters(scene, "H", "J05") == []  # 16.5.6 16.5.5
    scene = battery({"S": "F05 rifles white", **units}, blue, leaders=leaders)
    assert spotters(scene, "H", "J05") == ["S"]  # 16.1.I#5 16.5.5
    scene = battery({"S": "F05 rifles white", **units}, blue, leaders={"red": "D05", "blue": "A01"})
    assert spotters(scene, "H", "J05") == []  # c20 16.5.6 21.4.1#4
    silent = "B05 field-guns white park=first-1"
    scene = battery({"S": "F05 rifles", "V": "D07 grenadiers", **units}, silent, leaders=leaders)
    assert spotters(scene, "H", "J05") == []  # 16.5.5
    assert scene.act("H", "fire").why_not("hex:J05") == ["16.5.5 why-not-no-contact"]


def test_emplaced_artillery_uses_spotters_of_the_formation_in_contact() -> None:
    units = {"C": "O05 coastal black contact=feld", "S": "J05 grenadiers", "A": "F05 rifles"}
    place: dict[str, Any] = {
        "hexes": {f"K{n:02}": "woods" for n in range(1, 12)},
        "chit": "formation:feld",
        "attached": ("C",),
    }
    assert spotters(Scene(units, leaders={"feld": "L05"}, **place), "C", "F05") == ["S"]  # 16.1.E#5
    far = Scene(units, leaders={"feld": "I05"}, **place)
    assert spotters(far, "C", "F05") == []  # c86 16.5.1#1


def test_an_independent_of_another_division_does_not_spot() -> None:
    units = {"G": "J05 grenadiers", "Z": "C05 rifles", "S": "F05 rifles division=second white"}
    assert spotters(battery(units), "H", "J05") == []  # 16.5.6


def test_white_striped_artillery_may_serve_another_division() -> None:
    """The battery of the first Division is in contact with a Leader of the second, and his men spot for it."""
    units = {"S": "F05 rifles of=green", "G": "J05 grenadiers", "Z": "C05 rifles of=green", "R": "A01 rifles"}
    guns = GUNS.replace("contact=red", "contact=green")
    scene = battery(units, guns, chit="formation:green", leaders={"green": "C05", "red": "A01"})
    assert spotters(scene, "H", "J05") == ["S"]  # 21.6.1#2
    aim(scene, "H", "J05").dice(9, 8)
    assert scene.note("mission-spotted")["spotter"] == "S"  # 21.6.1#2


def test_an_attached_mortar_uses_the_spotters_of_its_leader() -> None:
    units = {"M": "D05 mortars white", "S": "F05 rifles", "G": "I05 grenadiers", "Z": "D05 rifles"}
    scene = Scene(units, hexes=WOODS, leaders={"red": "E05"}, attached=("M",))
    assert spotters(scene, "M", "I05") == ["S"]
    scene = Scene(units, hexes=WOODS, leaders={"red": "E05"}, chit="division:first")
    assert spotters(scene, "M", "I05") == []


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
