"""18 Assault: both worked examples, with all their numbers."""

from __future__ import annotations

from typing import Any

from grognard.games.gts.state import ELIMINATED
from tests.gts.scene import Scene

SPARE = {"W": "A01 rifles"}
"""A Unit far off, so that the activation goes on when the Assault is over."""


def first_example(**described: Any) -> Scene:
    """H and I Company and a third one against a company in its entrenchment and a flak section, in woods."""
    return Scene(
        {
            "H": "E06 rifles",
            "I": "E06 rifles",
            "K": "E06 rifles",
            "G": "F06 grenadiers ent",
            "F": "F06 flak",
        },
        hexes={"F06": "woods"},
        **described,
    )


def to_the_first_round(scene: Scene) -> Scene:
    """H and I announce the Assault, both pass, and the Opportunity Fire has no effect."""
    scene.act("H", "assault", "I").allied("assault-hex", "F06").dice(5, 0)
    scene.german("opportunity-offer", "G at I").die(3).die(9)
    return scene.german("opportunity-offer", "pass")


def test_example_1_bravery() -> None:
    """8 + 0 - (-1) - 2 for the entrenchment - 2 for the woods = 5."""
    scene = first_example().act("H", "assault", "I").allied("assault-hex", "F06")
    scene.die(5)
    assert scene.modifiers("bravery") == {
        "mod-quality": 8,
        "mod-opposing-ent": -2,
        "mod-woods": -2,
        "mod-own-defense": 1,
    }  # EX.A1#1, 18.7.2#5, 18.7.2#6, 22.3.6#2, BRAV.ent, BRAV.hex
    assert (scene.note("bravery")["needed"], scene.note("bravery")["passed"]) == (5, True)
    scene.die(6)
    assert not scene.note("bravery")["passed"]
    assert [said["unit"] for said in scene.said("bravery")] == ["H", "I"]  # EX.A1#1, 18.7.2#1


def test_example_1_no_command_point_for_bravery() -> None:
    scene = first_example()
    scene.g.spend("first", command=-5)
    scene.act("H", "assault", "I").allied("assault-hex", "F06")
    scene.expect_chance()  # EX.A1#1, 18.7.2#2, 29.13#2
    scene.dice(5, 5)
    assert scene.g.points["first"].command == 5
    scene.expect("german", "opportunity-offer")  # EX.A1#1: both pass and must go on


def test_example_1_opportunity_fire_counts_the_company_that_stays_behind() -> None:
    scene = to_the_first_round(first_example())
    assert scene.modifiers()["mod-mass"] == 3  # EX.A1#2, 18.7.3#3
    assert scene.modifiers()["mod-in-hex"] == 2  # 18.7.3#2
    assert scene.note("shot")["code"] == "miss"


def test_example_1_the_flak_is_eliminated() -> None:
    scene = first_example().act("H", "assault", "I").allied("assault-hex", "F06").dice(5, 5)
    assert {"F at H", "G at H"} <= set(scene.ids)  # EX.A1#3, 18.7.3#7
    assert scene.unit("F").where >= 0
    scene.german("opportunity-offer", "pass")
    assert scene.unit("F").where == ELIMINATED  # EX.A1#3, 18.7.4#2
    scene.expect("german", "stand-or-run")


def test_example_1_first_round_and_the_end() -> None:
    scene = to_the_first_round(first_example())
    scene.german("stand-or-run", "stand").allied("charge-or-fire", "fire")
    # the German Company Bonus, and the Fire Rating at I Company
    scene.die(3).german("assault-target", "I").die(5)
    assert scene.modifiers() == {
        "mod-fire-rating": 4,
        "mod-company-bonus": 2,
        "mod-firer-entrenched": 1,
        "mod-defense": -1,
        "mod-mass": 3,
    }  # EX.A1#4
    shot = scene.note("shot")
    assert (shot["total"], shot["rating"], shot["code"]) == (9, 8, "C")  # EX.A1#4
    assert scene.unit("I").hits == 1
    # the Assault Rating at the same company, on the Dual Purpose row
    scene.german("assault-target", "I").die(2)
    shot = scene.note("shot")
    assert (shot["rating"], shot["weapon"], shot["code"]) == (8, "@weapon-dual", "S")  # EX.A1#5
    scene.allied("convert-choose", "convert").die(9)
    assert scene.unit("I").suppressed  # EX.A1#5
    # H Company alone fires back
    scene.die(1).die(4)
    assert scene.modifiers() == {
        "mod-fire-rating": 4,
        "mod-company-bonus": 2,
        "mod-woods": -2,
        "mod-entrenchment": -2,
    }  # EX.A1#6, 18.7.5E#4
    assert (scene.note("shot")["total"], scene.note("shot")["code"]) == (2, "miss")  # EX.A1#6
    scene.die(2)
    shot = scene.note("shot")
    assert (shot["unit"], shot["total"], shot["weapon"], shot["code"]) == (
        "H",
        3,
        "@weapon-dual",
        "S",
    )  # EX.A1#7
    scene.german("convert-choose", "convert").die(3)
    assert (scene.unit("G").hits, scene.unit("G").suppressed) == (1, False)  # EX.A1#7
    # one Unit is left and calls it off
    scene.allied("assault-continue", "withdraw")
    assert scene.said("assault-over")  # EX.A1#8
    assert [scene.at(id_) for id_ in "HIKG"] == ["E06", "E06", "E06", "F06"]
    assert "K" in scene.ids


def test_example_1_the_german_may_choose_again_in_round_two() -> None:
    """By the reading of the examples; the text repeats the round from 5B on."""
    scene = to_the_first_round(first_example(options={"second_round_run": "yes"}))
    scene.german("stand-or-run", "stand").allied("charge-or-fire", "fire")
    scene.die(3).german("assault-target", "I").die(9).german("assault-target", "I").die(9)
    scene.allied("assault-firer", "H").dice(1, 9, 9).dice(1, 9, 9)
    scene.allied("assault-continue", "continue")
    scene.expect("german", "stand-or-run")  # EX.A1#8, 18.7.5F#2


def second_example(points: tuple[int, int] = (2, 0)) -> Scene:
    """H Company against a poor company under a heavy barrage."""
    return Scene(
        {"H": "E06 rifles", "G": "F06 festung", **SPARE},
        leaders={"red": "E06"},
        barrages={"F06": "heavy"},
        points={"zweite": points},
    )


def test_example_2_bravery_is_capped() -> None:
    """8 + 1 - (-1) = 10, which is 8: only a 9 fails."""
    scene = second_example().act("H", "assault").allied("assault-hex", "F06").die(8)
    note = scene.note("bravery")
    assert (note["total"], note["needed"], note["passed"]) == (10, 8, True)  # EX.A2#1
    scene = second_example().act("H", "assault").allied("assault-hex", "F06").die(9)
    assert not scene.note("bravery")["passed"]  # EX.A2#1, 29.13#2


def test_example_2_opportunity_fire() -> None:
    scene = second_example().act("H", "assault").allied("assault-hex", "F06").die(8)
    scene.german("opportunity-offer", "G").die(1)
    assert (scene.note("check")["total"], scene.note("check")["passed"]) == (-1, False)  # EX.A2#2
    scene = second_example().act("H", "assault").allied("assault-hex", "F06").die(8)
    scene.german("opportunity-offer", "G").die(0)
    assert scene.note("check")["passed"]  # EX.A2#2


def first_round() -> Scene:
    """The first round of the second example, up to the German's shots."""
    scene = second_example().act("H", "assault").allied("assault-hex", "F06").die(8)
    scene.german("opportunity-offer", "G").die(5)
    assert scene.said("must-stand")  # 18.7.5A#10: the rule governs, whatever the German thinks of
    return scene.allied("charge-or-fire", "fire")


def test_example_2_both_rounds() -> None:
    scene = first_round().die(9).die(4)
    assert scene.modifiers() == {
        "mod-fire-rating": 2,
        "mod-heavy-barrage": -2,
        "mod-defense": -1,
    }  # EX.A2#3
    assert (scene.note("shot")["rating"], scene.note("shot")["code"]) == (0, "miss")  # EX.A2#3
    scene.die(1)
    assert (scene.note("shot")["rating"], scene.note("shot")["code"]) == (0, "miss")  # EX.A2#3
    scene.die(2).die(3)
    assert scene.modifiers() == {"mod-fire-rating": 4, "mod-company-bonus": 2, "mod-defense": 1}
    assert (scene.note("shot")["rating"], scene.note("shot")["code"]) == (7, "S")  # EX.A2#4
    scene.german("convert-choose", "convert").german("check-spend", "roll").die(4)
    assert scene.unit("G").suppressed  # EX.A2#4
    scene.die(3)
    assert scene.unit("G").hits == 1  # EX.A2#4
    scene.allied("assault-continue", "continue")
    assert len(scene.said("must-stand")) == 1  # EX.A2#5, 18.7.5A#7: before the first round
    scene.allied("charge-or-fire", "charge").german("check-spend", "roll").die(1)
    note = scene.note("check")
    assert (note["total"], note["passed"]) == (-2, False)  # EX.A2#5: 1 - 2 - 1
    assert scene.unit("G").where == ELIMINATED  # EX.A2#5, 18.7.5C#4
    assert scene.at("H") == "F06"  # EX.A2#6
    assert scene.g.barrages[scene.unit("H").where] == "heavy"  # EX.A2#6


def test_example_2_a_zero_would_stand() -> None:
    scene = first_round().dice(9, 4, 1).dice(2, 9, 9)
    scene.allied("assault-continue", "continue")
    scene.allied("charge-or-fire", "charge").german("check-spend", "roll").die(0)
    assert scene.unit("G").where >= 0  # EX.A2#5
