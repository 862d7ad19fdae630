"""29.47 and 29.48: the die, Troop Quality and its check; what a Command Point replaces."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gts.rules import s29_checks
from tests.gts.drill import Drill
from tests.gts.scene import Scene


def quality(unit: str, purpose: str = "", **document: Any) -> dict[str, int]:
    """The parts of a Unit's Troop Quality."""
    scene = Scene({"A": f"E05 {unit}", "L": "E06 rifles"}, **{"leaders": {"red": "E06"}, **document})
    mods = s29_checks.quality(scene.g, "A", purpose)
    return {reason.text.removeprefix("mod-"): reason.value or 0 for reason in mods.reasons}


def test_the_die_has_faces_zero_to_nine() -> None:
    assert [s29_checks.die((n,)) for n in range(1, 11)] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]  # 1.2#9


def test_equal_or_below_passes_nine_fails_and_zero_passes() -> None:
    assert [s29_checks.passes(face, 6) for face in range(10)] == [True] * 7 + [False] * 3  # 29.47#1
    assert not s29_checks.passes(9, 12)  # 29.47#1 1.2#10
    assert s29_checks.passes(0, -3)  # 29.47#1 1.2#10


def test_troop_quality_is_what_the_counter_says() -> None:
    assert quality("rifles") == {"quality": 8}  # 29.48#1
    assert quality("rifles column") == {"quality": 8}  # 29.48#2
    assert quality("rifles hit") == {"quality": 8}


@pytest.mark.parametrize(
    ("state", "name", "value"),
    [
        ("suppressed", "suppressed", -1),  # 29.48#2 MARK.supp
        ("reduced", "step-lost", -1),  # 29.48#2 MARK.step
        ("hits=2", "two-hits", -1),  # 29.48#2 MARK.coh2
        ("ip", "improved-position", 1),  # 29.48#2 MARK.ip
        ("ent", "entrenchment", 2),  # 29.48#2 MARK.ent
    ],
)
def test_what_lies_on_the_unit(state: str, name: str, value: int) -> None:
    assert quality(f"rifles {state}") == {"quality": 8, name: value}


def test_barrage_and_command() -> None:
    assert quality("rifles", barrages={"E05": "light"}) == {"quality": 8, "light-barrage": -1}  # 29.48#2
    assert quality("rifles", barrages={"E05": "heavy"}) == {"quality": 8, "heavy-barrage": -2}  # 29.48#2
    away = quality("rifles", leaders={"red": "P12"})
    assert away == {"quality": 8, "out-of-command": -1}  # 29.48#2 MARK.ooc


def test_men_rallying_and_men_at_work_help_their_own_purpose() -> None:
    assert quality("rifles hit rallying=2", "rally") == {"quality": 8, "men-rallying": 2}  # MARK.mrally
    assert quality("rifles hit rallying=2") == {"quality": 8}
    work = "sappers working=1 project=build-ent"
    assert quality(work, "build-ent") == {"quality": 6, "men-at-work": 1}  # MARK.mwork
    assert quality(work, "build-block") == {"quality": 6}


def test_a_command_point_replaces_the_roll_and_never_follows_it() -> None:
    units = {"A": "E05 rifles", "G": "P12 grenadiers"}
    drill = Drill(units, "result A S?", points={"first": (1, 0)})
    drill.allied("check-spend", "roll").die(9)
    assert drill.pending.kind == "convert-choose"  # 29.47#2
    assert drill.g.points["first"].command == 1  # 29.47#2
    bought = Drill(units, "result A S?", points={"first": (1, 0)}).allied("check-spend", "spend")
    assert bought.said("check") == []  # 29.47#2
    assert bought.note("check-bought")["unit"] == "A"


def test_only_a_command_point_of_its_own_division_helps() -> None:
    drill = Drill({"A": "E05 rifles", "G": "P12 grenadiers"}, "result A S?", points={"second": (5, 0)})
    drill.expect_chance()  # 29.47#2


def test_some_checks_must_be_rolled() -> None:
    """Opportunity Fire and the Company Bonus; Bravery and Engineer Actions are with their own chapters."""
    drill = Drill({"A": "E05 rifles", "G": "F05 grenadiers"}, "window G engineer", points={"first": (5, 0)})
    drill.allied("opportunity-offer", "A").expect_chance()  # 29.48#3


def test_a_choice_is_explained() -> None:
    drill = Drill({"A": "E05 rifles", "G": "P12 grenadiers"}, "result A S?", points={"first": (3, 0)})
    assert [reason.text for reason in drill.explained("roll")] == ["explain-check", "mod-quality"]
    assert [reason.text for reason in drill.explained("spend")] == ["explain-spend"]
