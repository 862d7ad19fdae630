"""18.7 step 2: the Bravery Check and its chart."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gts.scene import Scene

SPARE = {"W": "A01 rifles"}


def assault(units: dict[str, str], *stack: str, **document: Any) -> Scene:
    """`H`, and whoever else is named, Assault F06; the next thing is a roll, if there is a check."""
    scene = Scene({**units, **SPARE}, leaders={"red": "E06"}, **document)
    return scene.act("H", "assault", *stack).allied("assault-hex", "F06")


def needed(units: dict[str, str], *stack: str, **document: Any) -> int:
    """The sum of H's Bravery Check."""
    scene = assault(units, *stack, **document).die(9)
    total: int = scene.said("bravery")[0]["total"]
    return total


# the sum


def test_the_arithmetic_of_the_text() -> None:
    """Troop Quality 6 against Defense -3 is 3; with a tank of Defense -3 of one's own it is 6."""
    units = {"H": "E06 paras", "G": "F06 panzers"}
    assert needed(units) == 3  # 18.7.2#7
    scene = assault({**units, "T": "E06 tanks"}, "T").dice(6, 7)
    first, second = scene.said("bravery")
    assert (first["total"], first["passed"]) == (6, True)  # 18.7.2#7, 18.7.2#6
    assert (second["total"], second["passed"]) == (6, False)  # 18.7.2#7, 18.7.2#1


def test_the_best_enemy_counts_wherever_he_stands() -> None:
    """Panzers three hexes off, Defense -3, cover the hex of the Assaulting Units."""
    units = {"H": "E06 rifles", "G": "F06 grenadiers"}
    assert needed(units) == 9
    assert needed({**units, "P": "H06 panzers"}) == 6  # 18.7.2#3
    assert needed({**units, "P": "H06 panzers suppressed"}) == 9  # 18.7.2#3: no Fire Zone
    assert needed({**units, "P": "J06 panzers"}) == 9  # 18.7.2#3: out of range


def test_of_equals_any_one_is_used() -> None:
    assert needed({"H": "E06 rifles", "G": "F06 grenadiers", "G2": "F06 grenadiers"}) == 9  # 18.7.2#13


def test_no_fire_zone_no_check() -> None:
    scene = assault({"H": "E06 rifles", "G": "F06 grenadiers suppressed"})
    assert not scene.said("bravery")
    assert scene.note("bravery-none")["unit"] == "H"  # 18.7.2#4
    scene.expect("allied", "charge-or-fire")


def test_an_occupied_entrenchment_demands_no_check_by_itself() -> None:
    scene = assault({"H": "E06 rifles", "G": "F06 grenadiers ent suppressed"})
    assert not scene.said("bravery")  # 18.7.2#4


def test_troop_quality_counts_with_all_its_modifiers() -> None:
    """Reduced -1, two Cohesion Hits -1, light barrage -1, improved position +1, and Out of Command -1."""
    units = {"H": "E06 rifles reduced hits=2 ip", "G": "F06 grenadiers", "W": "P12 rifles"}
    for leader, command in (("E06", 0), ("P12", -1)):
        scene = Scene(units, leaders={"red": leader}, barrages={"E06": "light"})
        scene.act("H", "assault").allied("assault-hex", "F06").die(9)
        assert scene.note("bravery")["total"] == 8 - 1 - 1 - 1 + 1 + command + 1  # 29.13#1


# the chart


def test_column_of_either_side() -> None:
    units = {"H": "E06 rifles", "G": "F06 grenadiers"}
    assert needed({**units, "G": "F06 grenadiers column"}) == 11  # BRAV.column, 14.6.1#5, 18.7.2#10
    assert needed({**units, "H": "E06 rifles column"}) == 7  # BRAV.column, 14.6.1#5
    pair = {**units, "H": "E06 rifles column", "I": "E06 rifles"}
    assert needed(pair, "I") == 9  # 18.7.2#6: the better of the two


def test_works_of_the_enemy_count_and_one_s_own_do_not() -> None:
    assert needed({"H": "E06 rifles", "G": "F06 grenadiers ip"}) == 8  # BRAV.ip
    assert needed({"H": "E06 rifles", "G": "F06 grenadiers ent"}) == 7  # BRAV.ent
    scene = assault({"H": "E06 rifles ip", "G": "F06 grenadiers"}).die(9)
    assert scene.modifiers("bravery") == {
        "mod-quality": 8,
        "mod-improved-position": 1,  # Troop Quality, not Defense
        "mod-own-defense": 1,
    }  # BRAV.ip


@pytest.mark.parametrize(
    ("terrain", "total"), [("clear", 9), ("woods", 7), ("village", 8), ("city", 6), ("beach", 10)]
)
def test_terrain_of_the_enemy(terrain: str, total: int) -> None:
    units = {"H": "E06 rifles", "G": "F06 grenadiers"}
    assert needed(units, hexes={"F06": terrain}) == total  # BRAV.hex, 18.7.2#10
    assert needed(units, hexes={"E06": terrain}) == 9  # BRAV.hex: not for the attacker


def test_terrain_is_that_of_the_enemy_who_counts() -> None:
    units = {"H": "E06 rifles", "G": "F06 grenadiers", "P": "F05 grenadiers"}
    assert needed(units, hexes={"F05": "woods"}) == 7  # BRAV.hex, 18.7.2#3


def test_bocage_has_a_line_of_its_own() -> None:
    assert needed({"H": "E06 rifles", "G": "F06 grenadiers"}, hexes={"F06": "bocage"}) == 8  # BRAV.bocage
    assert needed({"H": "E06 rifles", "G": "F06 grenadiers"}, hexes={"E06": "bocage"}) == 9  # BRAV.bocage


def test_a_hexside_counts_only_if_the_assault_crosses_it() -> None:
    units = {"H": "E06 rifles", "G": "F06 grenadiers"}
    crossed = {"sides": [{"kind": "wall", "between": ["E06/F06"]}]}
    beside = {"sides": [{"kind": "wall", "between": ["F05/F06"]}]}
    assert needed(units, features=crossed) == 8  # BRAV.hexside, 18.7.2#11
    assert needed(units, features=beside) == 9  # BRAV.hexside, 18.7.2#11
    elsewhere = {"H": "E06 rifles", "G": "F06 grenadiers suppressed", "P": "F05 grenadiers"}
    assert needed(elsewhere, features=crossed) == 9  # 18.7.2#11: not in the way of this Assault


def test_no_negative_modifiers_for_an_enemy_in_column() -> None:
    """In woods behind a wall, but in Column: +2 and nothing off; on a beach +1 besides."""
    units = {"H": "E06 rifles", "G": "F06 grenadiers column"}
    wall = {"sides": [{"kind": "wall", "between": ["E06/F06"]}]}
    assert needed(units, hexes={"F06": "woods"}, features=wall) == 11  # 18.7.2#12
    assert needed(units, hexes={"F06": "beach"}) == 12  # 18.7.2#12


def test_an_occupied_entrenchment_in_the_defending_hex_counts_once() -> None:
    """The best enemy is another one: -2 all the same; the occupant himself has it but once."""
    units = {"H": "E06 rifles", "G": "F06 grenadiers ent", "P": "H06 panzers"}
    scene = assault(units).die(9)
    assert scene.modifiers("bravery")["mod-entrenched-hex"] == -2  # 22.3.6#2
    assert scene.note("bravery")["total"] == 8 - 3 + 1 - 2  # 22.3.6#2
    scene = assault({"H": "E06 rifles", "G": "F06 grenadiers ent"}).die(9)
    assert scene.note("bravery")["total"] == 8 + 0 + 1 - 2  # 22.3.6#2, BRAV.ent
    empty = {"X": {"side": "german", "hex": "F06"}}
    assert needed({"H": "E06 rifles", "G": "F06 grenadiers"}, entrenchments=empty) == 9  # 22.3.6#2


def test_a_mounted_enemy_has_the_defense_of_his_vehicles() -> None:
    """Transport has Defense +2 and no Fire Zone; self-propelled values are those of the side that is up."""
    halftracks = {
        "half-tracked": {
            "kind": "infantry",
            "steps": 2,
            "front": {"fire": 3, "assault": 3, "defense": 0, "movement": 4, "quality": 5},
            "transport": {"fire": 3, "assault": 2, "defense": -1, "movement": 12, "moves": "tracked",
                "quality": 5},
        }
    }  # fmt: skip
    units = {"H": "E06 rifles", "G": "F06 half-tracked of=feld mounted"}
    assert needed(units, counters=halftracks) == 8  # 14.10.4#1
    units = {"H": "E06 rifles", "G": "F06 half-tracked of=feld"}
    assert needed(units, counters=halftracks) == 9


# what comes of it


def test_a_nine_fails_and_a_zero_passes() -> None:
    units = {"H": "E06 rifles", "G": "F06 grenadiers column"}
    assert not assault(units).die(9).note("bravery")["passed"]  # 29.13#2
    units = {"H": "E06 trucked hits=2 reduced", "G": "F06 panzers"}
    scene = assault(units, hexes={"F06": "woods"})
    scene.die(0)
    assert (scene.note("bravery")["total"], scene.note("bravery")["needed"]) == (6 - 1 - 1 - 3 - 2, 0)
    assert scene.note("bravery")["passed"]  # 29.13#1


def test_whoever_fails_does_not_assault_and_whoever_passes_must() -> None:
    units = {"H": "E06 rifles", "I": "E06 rifles", "G": "F06 grenadiers"}
    scene = assault(units, "I").dice(9, 1)
    assert scene.ids == ["G", "pass"]  # 18.7.2#8, 18.7.2#9: I alone can be fired at
    scene.german("opportunity-offer", "pass").german("stand-or-run", "stand")
    assert scene.ids == ["charge", "fire"]  # 18.7.2#9
    scene.allied("charge-or-fire", "charge").die(9)
    assert (scene.at("H"), scene.at("I")) == ("E06", "F06")  # 18.7.2#8
    assert scene.ids == ["W", "done"]  # 18.7.2#8: H has had its Action


def test_if_all_fail_it_is_over() -> None:
    scene = assault({"H": "E06 rifles ip", "G": "F06 grenadiers"}).die(9)
    assert scene.said("assault-over")  # 18.7.2#8
    assert scene.ids == ["W", "done"]
    assert scene.unit("H").work == "ip"  # the Assault was not launched


def test_an_improved_position_is_lost_when_the_assault_proceeds() -> None:
    scene = assault({"H": "E06 rifles ip", "G": "F06 grenadiers"}).die(2)
    scene.expect("german", "opportunity-offer")
    assert scene.unit("H").work == ""
    scene = assault({"H": "E06 rifles ip", "G": "F06 grenadiers suppressed"})
    assert scene.unit("H").work == ""


def test_a_bravery_check_is_no_troop_quality_check() -> None:
    scene = assault({"H": "E06 rifles", "G": "F06 grenadiers"}, points={"first": (3, 0)}).die(2)
    assert not scene.said("check")  # 29.13#1
    assert scene.g.points["first"].command == 3  # 29.13#2, 18.7.2#2


def test_who_failed_may_take_a_second_action_of_another_type() -> None:
    units = {"H": "E06 rifles", "I": "E06 rifles", "G": "F06 grenadiers"}
    scene = assault(units, "I", points={"first": (2, 0)}).dice(9, 1)
    scene.expect("allied", "second-choose")
    assert "fire" in scene.ids
    assert "assault" not in scene.ids
    scene.allied("second-choose", "fire").allied("fire-choose", "G").dice(9, 9)
    scene.expect("german", "opportunity-offer")
    assert scene.g.points["first"].command == 1
    scene = assault(
        {"H": "E06 rifles", "G": "F06 grenadiers"}, chit="command:allied", points={"first": (3, 0)}
    )
    scene.die(9)
    assert not any(option == "fire" for option in scene.ids)  # none under Direct Command


def test_nobody_has_a_third_action() -> None:
    """The Assault was the Second Action: whoever fails is done."""
    units = {"H": "D06 rifles", "G": "F06 grenadiers suppressed", "N": "F05 grenadiers", **SPARE}
    scene = Scene(units, leaders={"red": "D06"}, points={"first": (5, 0)}).act("H", "move")
    scene.allied("step-choose", "E06")
    while scene.pending.kind == "step-choose":
        scene.allied("step-choose", "done")
    scene.allied("second-choose", "assault").allied("assault-hex", "F06").die(9)
    assert not scene.note("bravery")["passed"]  # 18.7.2#8
    scene.expect("allied", "actor-choose")
    assert "H" not in scene.ids
