"""16.4 and 16.5, steps 1 to 6: how far a mission reaches, and who spots for it."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gts.rules import s16_missions, s16_spotting
from tests.gts.guns import GUNS, WOODS, aim, battery, spotters
from tests.gts.scene import Scene

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
        units = {"H": firer, "G": "I05 grenadiers", "Z": "D05 rifles", "Y": "D05 rifles of=blue"}
        place: dict[str, Any] = {"hexes": WOODS, "leaders": {"red": "D05", "blue": "D05"}}
        assert spotters(Scene({**units, "S": "F05 rifles"}, **place), "H", "I05") == ["S"]  # 16.1.O#5 16.5.4
        assert (
            spotters(Scene({**units, "S": "F05 rifles of=blue"}, **place), "H", "I05") == []
        )  # 16.5.4 16.4#6
        own = {**units, "S": "G05 rifles white"}
        assert spotters(Scene(own, **place), "H", "I05") == ["S"]  # 16.1.M#4 16.1.O#5 21.4.1#4
        far = {**place, "leaders": {"red": "A05", "blue": "D05"}}
        assert spotters(Scene(own, **far), "H", "I05") == []  # 16.5.4 21.4.1#4
        assert spotters(Scene({**units, "S": "F05 rifles"}, **place, chit="formation:blue"), "H", "I05") == [
            "S"
        ]


def test_indirect_he_and_emplaced_use_spotters_of_the_formation_in_contact() -> None:
    units = {"G": "J05 grenadiers", "Z": "C05 rifles", "B": "A01 rifles of=blue", "Y": "D05 rifles of=blue"}
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
