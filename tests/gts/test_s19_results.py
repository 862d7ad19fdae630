"""19 Combat results: S?, S, C, 1 and E, one upon another."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gts.rules import s02_units, s13_table, s15_fire, s17_zones, s29_checks
from grognard.games.gts.state import ELIMINATED
from tests.gts.drill import Drill

LEADER = {"L": "E06 grenadiers"}
"""Somebody of the Formation who keeps its Leader."""


def struck(unit: str, *results: str, **document: Any) -> Drill:
    """A German Unit in E05 that takes results."""
    units = {"G": f"E05 {unit}", **LEADER}
    return Drill(units, *(f"result G {each}" for each in results), leaders={"feld": "E06"}, **document)


def state(drill: Drill) -> tuple[int, int, bool]:
    """Steps lost, Cohesion Hits, Suppressed."""
    unit = drill.unit("G")
    return unit.lost, unit.hits, unit.suppressed


def is_gone(drill: Drill) -> bool:
    return drill.unit("G").where == ELIMINATED and "G" not in drill.g.at.get(drill.g.board.cell("E05"), ())


# S?


def test_a_passed_check_is_no_effect() -> None:
    drill = struck("grenadiers", "S?").die(5)
    assert drill.note("check")["kind"] == "@check-suppression"  # 19.2.1#1 19.1
    assert (state(drill), drill.came) == ((0, 0, False), False)  # 19.2.1#1


def test_a_failed_check_is_a_suppression_that_may_be_converted() -> None:
    drill = struck("grenadiers", "S?").die(6)
    drill.german("convert-choose", "convert").die(2)
    assert (state(drill), drill.came) == ((0, 1, False), True)  # 19.2.1#2


def test_a_command_point_passes_the_check_before_it_is_rolled() -> None:
    drill = struck("grenadiers", "S?", points={"zweite": (2, 0)})
    assert drill.ids == ["roll", "spend"]
    drill.german("check-spend", "spend")
    assert (state(drill), drill.g.points["zweite"].command) == ((0, 0, False), 1)  # 19.2.1#3
    assert drill.said("check") == []  # 29.47#2


def test_a_unit_out_of_command_has_no_command_point() -> None:
    units = {"G": "E05 grenadiers", "L": "P12 grenadiers"}
    drill = Drill(units, "result G S?", leaders={"feld": "P12"}, points={"zweite": (2, 0)})
    drill.expect_chance()  # 19.2.1#3 MARK.ooc
    drill.die(5)
    assert not drill.note("check")["passed"], "5 against 4"  # MARK.ooc


def test_a_suppressed_unit_that_fails_takes_a_cohesion_hit() -> None:
    drill = struck("grenadiers suppressed", "S?").die(5)
    assert drill.note("check")["total"] == 4  # MARK.supp 19.2.2#7
    assert state(drill) == (0, 1, True)  # 19.2.1#4


# S


def test_a_suppression_may_be_taken() -> None:
    drill = struck("grenadiers", "S")
    assert drill.ids == ["take", "convert"]  # 19.2.2#1
    drill.german("convert-choose", "take")
    assert (state(drill), drill.came) == ((0, 0, True), True)  # 19.2.2#2 29.45
    assert drill.said("check") == []  # 19.2.2#2


@pytest.mark.parametrize(("face", "expected"), [(5, (0, 1, False)), (6, (0, 0, True))])
def test_a_conversion_is_a_check(face: int, expected: tuple[int, int, bool]) -> None:
    drill = struck("grenadiers", "S").german("convert-choose", "convert").die(face)
    assert state(drill) == expected  # 19.2.2#3


def test_a_command_point_converts() -> None:
    drill = struck("grenadiers", "S", points={"zweite": (1, 0)}).german("convert-choose", "convert")
    drill.german("check-spend", "spend")
    assert (state(drill), drill.g.points["zweite"].command) == ((0, 1, False), 0)  # 19.2.2#4


def test_a_conversion_may_be_the_end_of_the_unit() -> None:
    drill = struck("flak", "S").german("convert-choose", "convert").die(0)
    assert is_gone(drill)  # 19.2.2#5
    texts = [reason.text for reason in struck("flak", "S").explained("convert")]
    assert texts == ["explain-conversion", "mod-quality", "explain-hit-end"]


def test_the_suppression_of_runners_is_not_converted() -> None:
    drill = struck("grenadiers", "S kept")
    assert drill.is_over  # 19.2.2#5
    assert state(drill) == (0, 0, True)


def test_units_with_cohesion_hits_may_convert_too() -> None:
    drill = struck("grenadiers hit", "S").german("convert-choose", "convert").die(0)
    assert state(drill) == (0, 2, False)  # 19.2.3#8
    drill = struck("grenadiers hits=2", "S").german("convert-choose", "convert").die(0)
    assert state(drill) == (1, 2, False)  # 19.2.3#8 19.2.3#4


def test_a_second_suppression_is_a_cohesion_hit() -> None:
    drill = struck("grenadiers suppressed", "S")
    assert drill.is_over, "nothing is left to convert"
    assert state(drill) == (0, 1, True)  # 19.2.2#9


def test_a_suppressed_unit_takes_other_results_and_stays_suppressed() -> None:
    assert state(struck("grenadiers suppressed", "C")) == (0, 1, True)  # 19.2.2#10
    assert state(struck("grenadiers suppressed", "1")) == (1, 0, True)  # 19.2.2#10


def test_what_a_suppressed_unit_may_do() -> None:
    drill = struck("grenadiers suppressed", "C", chit="formation:feld")
    allowed = s13_table.actions_of(drill.g, "G", "formation")
    assert not {"fire", "move", "assault", "build-ip", "mount"} & set(allowed)  # 19.2.2#6 29.45 MARK.supp
    assert not s15_fire.may_fire(drill.g, "G", "formation")
    assert not s17_zones.has_zone(drill.g, "G")  # 19.2.2#8 MARK.supp


# C


def test_cohesion_hits_are_counted_to_two_and_then_cost_steps() -> None:
    assert state(struck("grenadiers", "C")) == (0, 1, False)  # 19.2.3#1 29.14
    assert state(struck("grenadiers", "C", "C")) == (0, 2, False)  # 19.2.3#3
    assert state(struck("grenadiers", "C", "C", "C")) == (1, 2, False)  # 19.2.3#4
    assert is_gone(struck("grenadiers", "C", "C", "C", "C"))  # 19.2.3#4


def test_a_one_step_unit_does_not_survive_the_third() -> None:
    assert state(struck("pioneers", "C", "C")) == (0, 2, False)
    assert is_gone(struck("pioneers", "C", "C", "C"))  # 19.2.3#4


def test_a_zero_step_unit_does_not_survive_the_first() -> None:
    assert is_gone(struck("flak", "C"))  # 19.2.3#2


def test_a_unit_with_transport_keeps_its_side_when_it_loses_a_step() -> None:
    """Its reverse is the Vehicle side: the Step Loss is a marker."""
    drill = struck("howitzers hits=2", "C")
    assert state(drill) == (1, 2, False)
    assert not drill.unit("G").mounted  # 19.2.3#5 19.2.4#2
    assert s02_units.values(drill.g, "G").range == 20  # 19.2.4#2


def test_cohesion_hits_stay_when_a_step_is_lost() -> None:
    assert state(struck("grenadiers hit", "1")) == (1, 1, False)  # 19.2.3#9


def test_units_with_cohesion_hits_act() -> None:
    drill = Drill({"G": "E05 grenadiers", "A": "F05 rifles", **LEADER}, "result G C", "result G C")
    assert s15_fire.may_fire(drill.g, "G", "formation")  # 19.2.3#10


# 1 and E


def test_a_step_loss_reduces_or_eliminates() -> None:
    drill = struck("grenadiers", "1")
    assert (state(drill), s02_units.steps(drill.g, "G")) == ((1, 0, False), 1)  # 19.2.4#2
    assert is_gone(struck("grenadiers reduced", "1"))  # 19.2.4#1
    assert is_gone(struck("pioneers", "1"))  # 19.2.4#1
    assert is_gone(struck("flak", "1"))  # 19.2.4#1


def test_elimination() -> None:
    drill = struck("grenadiers", "E")
    assert is_gone(drill)  # 19.2.5
    assert drill.note("eliminated")["hex"] == "E05"
    assert drill.came


def test_steps_lost_are_counted_once() -> None:
    assert struck("grenadiers", "1").g.losses["german"] == 1
    assert struck("grenadiers", "1", "1").g.losses["german"] == 2
    assert struck("grenadiers", "E").g.losses["german"] == 2
    assert struck("flak", "E").g.losses["german"] == 0


def test_an_eliminated_unit_leaves_its_entrenchment_empty() -> None:
    works = {"W": {"side": "german", "hex": "E05", "occupant": "G"}}
    drill = struck("grenadiers ent", "E", entrenchments=works)
    assert drill.g.entrenchments["W"].occupant == ""


def test_the_last_unit_of_a_park_takes_the_park_with_it() -> None:
    parks = {"P": {"division": "zweite", "hex": "E05"}}
    assert struck("howitzers park=P", "E", parks=parks).g.parks == {}
    two = Drill(
        {"G": "E05 howitzers park=P", "H": "E05 howitzers park=P", **LEADER}, "result G E", parks=parks
    )
    assert list(two.g.parks) == ["P"]


def test_a_leader_left_alone_goes_to_his_nearest_unit() -> None:
    drill = Drill({"G": "E05 grenadiers", "H": "I05 grenadiers"}, "result G E", leaders={"feld": "E05"})
    assert drill.g.leaders["feld"].where == drill.g.board.cell("I05")


# radio contact


@pytest.mark.parametrize(
    ("result", "dice", "kept"),
    [
        ("S?", (0,), True),
        ("S kept", (), False),  # 19.2.2#11
        ("C", (), False),  # 19.2.3#11
        ("1", (), False),  # 19.2.4#4
    ],
)
def test_effective_fire_breaks_contact(result: str, dice: tuple[int, ...], kept: bool) -> None:
    parks = {"P": {"division": "zweite", "hex": "E05"}}
    drill = struck("howitzers park=P contact=feld", result, parks=parks).dice(*dice)
    assert bool(drill.unit("G").contact) == kept


# markers in figures


@pytest.mark.parametrize(
    ("states", "fire", "assault", "quality"),
    [
        ("", 4, 4, 5),
        ("hit", 3, 3, 5),  # MARK.coh1 19.2.3#6
        ("hits=2", 2, 2, 4),  # MARK.coh2 19.2.3#7
        ("reduced", 3, 3, 4),  # MARK.step 19.2.4#3
        ("suppressed", 4, 2, 4),  # MARK.supp 19.2.2#7
    ],
)
def test_what_markers_do_to_ratings(states: str, fire: int, assault: int, quality: int) -> None:
    drill = Drill({"G": f"E05 grenadiers {states}", "A": "F05 paras", **LEADER})
    ratings = [
        s15_fire.rating(drill.g, "G", "A", manner).total for manner in ("defence-fire", "defence-rating")
    ]
    assert ratings == [fire, assault]
    assert s29_checks.quality(drill.g, "G").total == quality
