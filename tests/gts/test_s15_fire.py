"""15 Fire: the Direct Fire example first, then who may fire at whom, and a shot from step to step."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gts.rules import s15_fire
from grognard.games.gts.rules.s15_rating import final, outcome
from tests.gts.drill import Drill
from tests.gts.scene import Scene

FLAK = {"F": "E05 flak", "A": "E07 paras", "B": "H05 paras"}
BEHIND_A_CREST = {"sides": [{"kind": "crest", "between": ["F05/G05"]}]}


def flak_fires(**document: Any) -> Scene:
    return Scene(FLAK, features=BEHIND_A_CREST, chit="formation:feld", **document).act("F", "fire")


# the Direct Fire example


def test_the_flak_sees_one_company_and_not_the_other() -> None:
    """Both are within its five hexes; the crest belongs neither to its own hex nor to B's."""
    scene = flak_fires()
    assert scene.ids == ["A", "back"]  # EX.DF#1
    assert scene.why_not("unit:B") == ["15.4.1 sight-hexside"]  # EX.DF#1 15.3#1 15.5.2#2 15.1#4


def test_the_rating_of_the_flak() -> None:
    """3 for the flak, -1 for range: 2. No Company Bonus, clear, Defense 0, two Steps."""
    scene = flak_fires().german("fire-choose", "A")
    scene.expect_chance()  # the shot at once: one without two Steps has no bonus to roll for
    scene.die(1)
    assert scene.modifiers() == {"mod-fire-rating": 3, "mod-range": -1}  # EX.DF#2 DATA.RANGE
    assert (scene.note("shot")["total"], scene.note("shot")["rating"]) == (2, 2)  # EX.DF#2
    assert scene.note("shot")["weapon"] == "@weapon-direct-he"  # EX.DF#2


def test_the_flak_suppresses_and_the_paras_convert() -> None:
    """1 hits and is an S; 0 passes against 6, and a Cohesion Hit it is."""
    scene = flak_fires().german("fire-choose", "A").die(1)
    assert scene.note("shot")["code"] == "S"  # EX.DF#4 DATA.CRT#1
    scene.allied("convert-choose", "convert").die(0)
    assert (scene.note("check")["total"], scene.note("check")["passed"]) == (6, True)  # EX.DF#4
    assert (scene.unit("A").hits, scene.unit("A").suppressed) == (1, False)  # EX.DF#4


def test_the_paras_may_spend_a_command_point_instead() -> None:
    scene = flak_fires(points={"first": (1, 0)}).german("fire-choose", "A").die(1)
    scene.allied("convert-choose", "convert").allied("check-spend", "spend")
    assert (scene.unit("A").hits, scene.g.points["first"].command) == (1, 0)  # EX.DF#4


def test_three_or_more_misses() -> None:
    scene = flak_fires().german("fire-choose", "A").die(3)
    assert scene.note("shot")["code"] == "miss"  # EX.DF#2 15.5.4#2
    assert "F" not in scene.ids  # 15.5.4#2


def test_zero_hits_even_with_a_negative_rating() -> None:
    scene = Scene({**FLAK, "A": "E07 paras ent"}, chit="formation:feld", weather="rain").act("F", "fire")
    scene.german("fire-choose", "A").die(0)
    assert scene.note("shot")["total"] < 0  # EX.DF#3
    assert scene.note("shot")["rating"] == 0  # 15.5.4#3
    assert scene.note("shot")["code"] != "miss"  # EX.DF#3 15.5.4#1


# who may fire


def fires(scene: Scene, id_: str, column: str = "formation") -> bool:
    return s15_fire.may_fire(scene.g, id_, column)


def test_a_unit_without_a_rating_cannot_fire_and_zero_is_one() -> None:
    scene = Scene(
        {"A": "E05 trucked", "M": "E06 trucked mounted", "R": "F06 hundreds", "G": "F05 grenadiers"}
    )
    assert fires(scene, "A")  # 15.2#1
    assert not fires(scene, "M")  # 15.2#2 29.28#2
    assert fires(scene, "R")  # 15.2#2 15.5.1#2 29.28#1


def test_only_active_units_fire() -> None:
    scene = Scene({"A": "E05 rifles", "B": "E06 rifles of=blue", "G": "F05 grenadiers"}, chit="formation:red")
    assert scene.ids == ["A", "done"]  # 15.2#1 15.5.1#1


def test_a_suppressed_unit_does_not_fire() -> None:
    scene = Scene({"A": "E05 rifles suppressed", "B": "E05 rifles hits=2", "G": "F05 grenadiers"})
    assert not fires(scene, "A")  # 19.2.2#6 29.45 MARK.supp
    assert fires(scene, "B")  # 19.2.3#10


def test_a_division_chit_lets_light_mortars_fire() -> None:
    scene = Scene({"A": "E05 rifles", "L": "E05 light-mortars", "G": "F05 grenadiers"}, chit="division:first")
    assert [fires(scene, id_, "division") for id_ in "AL"] == [False, True]  # 15.1#7 29.53#4
    assert fires(scene, "A", "division-second")


def test_light_mortars_fire_directly() -> None:
    """They need a Line of Sight of their own, and leave no barrage."""
    units = {"L": "E05 light-mortars", "G": "E07 grenadiers", "A": "D06 rifles", "H": "H05 grenadiers"}
    scene = Scene(units, hexes={"F05": "woods"}).act("L", "fire")
    assert scene.ids == ["G", "back"]  # 15.1#7
    scene.allied("fire-choose", "G").die(0)
    assert scene.note("shot")["manner"] == "@manner-direct"  # 15.1#7 29.53#4
    assert scene.g.barrages == {}  # 15.1#7


def test_a_mortar_does_not_fire_directly() -> None:
    scene = Scene({"M": "E05 mortars", "G": "F05 grenadiers"})
    assert s15_fire.targets(scene.g, "M") == ()  # 29.53#5


def test_artillery_fires_directly_up_to_three_hexes() -> None:
    for counter in ("field-guns", "infantry-guns"):
        scene = Scene({"F": f"E05 {counter}", "G": "E08 grenadiers", "H": "E09 grenadiers"})
        assert s15_fire.targets(scene.g, "F") == ("G",)  # 29.53#6 29.53#9
    scene = Scene({"F": "E05 coastal", "A": "E08 rifles", "B": "E09 rifles"}, chit="formation:feld")
    assert s15_fire.targets(scene.g, "F") == ("A",)  # 29.53#8


# whom it may fire at


def test_the_target_is_within_fire_range() -> None:
    scene = Scene({"A": "E05 rifles", "G": "E07 grenadiers", "H": "E08 grenadiers"})
    assert s15_fire.targets(scene.g, "A") == ("G",)  # 15.1#2 15.3#1 15.5.2#1 29.27#1
    scene.act("A", "fire")
    assert scene.why_not("unit:H") == ["15.1 why-not-range"]
    assert scene.why_not("unit:A") == ["15.3 why-not-friend"]
    assert scene.why_not("hex:F05") == ["15.3 why-not-nobody-to-fire-at"]


def test_a_unit_without_printed_range_reaches_one_hex() -> None:
    counters = {"volunteers": {"kind": "infantry", "steps": 1, "front": {"fire": 2, "quality": 4}}}
    units = {"G": "E06 volunteers of=feld", "A": "E07 rifles", "B": "E08 rifles"}
    scene = Scene(units, counters=counters, chit="formation:feld")
    assert s15_fire.targets(scene.g, "G") == ("A",)  # 15.1#3 29.27#1


@pytest.mark.parametrize("neighbour", ["grenadiers suppressed", "flak", "howitzers mounted"])
def test_any_adjacent_enemy_cuts_the_range(neighbour: str) -> None:
    scene = Scene({"A": "E05 tanks", "G": "E08 grenadiers", "H": f"F05 {neighbour}"})
    assert s15_fire.targets(scene.g, "A") == ("H",)  # 15.3#3 15.3#11 15.5.2#3 29.27#2
    scene.act("A", "fire")
    assert scene.why_not("unit:G") == ["15.1 why-not-range", "15.3 why-not-adjacent"]


def test_a_barrage_cuts_the_range() -> None:
    scene = Scene({"A": "E05 tanks", "G": "E08 grenadiers"}, barrages={"E05": "light"})
    assert s15_fire.targets(scene.g, "A") == ()  # 15.3#4 15.5.2#3 29.27#2


def test_a_unit_on_its_entry_hex_cannot_be_fired_at() -> None:
    scene = Scene({"A": "E05 tanks", "G": "E08 grenadiers entering", "H": "E07 grenadiers"})
    assert s15_fire.targets(scene.g, "A") == ("H",)  # 8.0#9
    assert not s15_fire.may_target(scene.g, "A", "G")  # 8.0#9
    scene.act("A", "fire")
    assert scene.why_not("unit:G") == ["8.0 why-not-target-entering"]


def test_one_unit_of_a_stack_is_hit_by_one_unit() -> None:
    units = {"A": "E05 rifles", "B": "E05 rifles", "G": "F05 grenadiers", "H": "F05 grenadiers"}
    scene = Scene(units).act("A", "fire")
    assert scene.ids == ["G", "H", "back"]  # 15.3#1 15.5.1#3
    scene.allied("fire-choose", "G").dice(9, 4)
    assert scene.note("shot")["code"] == "C"
    assert (scene.unit("G").hits, scene.unit("H").hits) == (1, 0)  # 15.3#2 15.5.1#3 29.14
    assert [shot["unit"] for shot in scene.said("shot")] == ["A"]  # 15.5.1#3


def test_direct_fire_at_a_park_disbands_it_first() -> None:
    units = {"A": "E05 rifles", "G": "F05 howitzers park=P", "H": "F05 howitzers park=P"}
    scene = Scene(units, parks={"P": {"division": "zweite", "hex": "F05"}}).act("A", "fire")
    scene.allied("fire-choose", "G")
    assert scene.g.parks == {}  # 16.2.5#2 16.2.5#1


def test_direct_fire_out_of_a_park_turns_it_to_fired() -> None:
    units = {"F": "E05 field-guns park=P", "G": "F05 grenadiers"}
    scene = Drill(units, "shoot F G direct", parks={"P": {"division": "first", "hex": "E05"}}).die(8)
    assert scene.g.parks["P"].fired  # 16.7#2


# step by step


def test_the_sequence_of_a_shot() -> None:
    """Firer, target, Company Bonus, one die for hit and damage."""
    scene = Scene({"A": "E05 rifles", "B": "E05 rifles", "G": "F05 grenadiers"}).act("A", "fire")
    scene.allied("fire-choose", "G").die(1)
    assert scene.note("check")["kind"] == "@check-company-bonus"
    scene.die(4)
    assert scene.note("shot")["die"] == 4  # 15.5.3#2 15.5#1
    assert (scene.note("shot")["code"], scene.unit("G").hits) == ("C", 1)  # 15.5.5#1 15.5.5#2
    assert len(scene.said("shot")) == 1  # 15.5.5#2
    assert scene.g.acting is not None
    assert scene.g.acting.done == ("A",)  # 29.22


def test_back_takes_the_target_question_back() -> None:
    scene = Scene({"A": "E05 rifles", "G": "F05 grenadiers"}).act("A", "fire").allied("fire-choose", "back")
    scene.expect("allied", "actor-choose")
    assert "A" in scene.ids


def test_equal_or_less_hits_and_nine_never() -> None:
    """Rifles at grenadiers next to them: 4."""
    g = Scene({"A": "E05 rifles", "G": "F05 grenadiers"}).g
    codes = [outcome(g, "A", "G", "direct", face, 4) for face in range(10)]
    assert codes == ["C", "S?", "S?", "S", "C", "miss", "miss", "miss", "miss", "miss"]  # 15.5.4#1 15.5.4#2
    assert outcome(g, "A", "G", "direct", 9, 12) == "miss"  # 15.5.4#2 1.2#10
    assert outcome(g, "A", "G", "direct", 0, -5) == "C"  # 15.5.4#1 1.2#10
    assert [final(total) for total in (-5, 0, 8, 9, 12)] == [0, 0, 8, 8, 8]  # 15.5.4#3


def test_results_strike_at_once() -> None:
    scene = Drill({"A": "E05 rifles", "G": "F05 grenadiers"}, "shoot A G direct").die(0)
    assert scene.unit("G").hits == 1  # 15.5.5#1
    assert scene.came == "C"


def test_what_became_of_a_shot() -> None:
    units = {"A": "E05 rifles", "G": "F05 grenadiers"}
    assert Drill(units, "shoot A G direct").die(8).came == "miss"
    assert Drill(units, "shoot A G direct").dice(1, 2).came == "none"
    assert Drill(units, "shoot A G direct").dice(1, 8).german("convert-choose", "take").came == "S"


# the Company Bonus


def test_the_company_bonus_is_a_check_at_current_troop_quality() -> None:
    units = {"A": "E05 rifles hits=2", "G": "F05 grenadiers", "L": "P12 rifles"}
    scene = Scene(units, leaders={"red": "P12"}, points={"first": (3, 0)}, barrages={"E05": "light"})
    scene.act("A", "fire").allied("fire-choose", "G").die(5)
    assert scene.modifiers("check") == {
        "mod-quality": 8,
        "mod-out-of-command": -1,
        "mod-two-hits": -1,
        "mod-light-barrage": -1,
    }  # 15.6.3#5 MARK.ooc
    assert scene.note("check")["passed"]
    scene.die(8)
    assert scene.modifiers()["mod-company-bonus"] == 2  # 15.6.3#1 29.19


def test_no_command_point_buys_the_company_bonus() -> None:
    scene = Scene({"A": "E05 rifles", "G": "F05 grenadiers"}, points={"first": (3, 0)})
    scene.act("A", "fire").allied("fire-choose", "G")
    scene.expect_chance()  # 15.6.3#3 29.19
    scene.dice(9, 8)
    assert scene.g.points["first"].command == 3  # 15.6.3#3


@pytest.mark.parametrize(("face", "bonus"), [(9, False), (0, True)])
def test_nine_fails_and_zero_passes_the_company_bonus(face: int, bonus: bool) -> None:
    quality = {"heroes": {"kind": "infantry", "steps": 2, "front": {"fire": 4, "quality": 10}}}
    poor = {"cowards": {"kind": "infantry", "steps": 2, "front": {"fire": 4, "quality": -3}}}
    who = "heroes" if face else "cowards"
    scene = Scene({"A": f"E05 {who} of=red", "G": "F05 grenadiers"}, counters={**quality, **poor})
    scene.act("A", "fire").allied("fire-choose", "G").dice(face, 8)
    assert ("mod-company-bonus" in scene.modifiers()) == bonus  # 15.6.3#2


@pytest.mark.parametrize("firer", ["rifles reduced", "sappers", "anti-tank"])
def test_no_company_bonus_without_two_whole_steps(firer: str) -> None:
    scene = Scene({"A": f"E05 {firer}", "G": "F05 grenadiers"}).act("A", "fire").allied("fire-choose", "G")
    scene.die(8)
    assert scene.said("check") == []  # 15.6.3#1 19.2.4#3 MARK.step
    assert scene.note("shot")["die"] == 8


# advice


def test_a_shot_is_explained_with_its_odds() -> None:
    scene = Scene({"A": "E05 rifles", "G": "F05 grenadiers"}).act("A", "fire")
    texts = [reason.text for reason in scene.explained("G")]
    assert texts == ["explain-rating", "mod-fire-rating", "explain-company-bonus"]
    odds = scene.game.odds("G").outcomes
    assert sum(odds.values()) == pytest.approx(1)
    assert odds["odds-miss"] == pytest.approx(
        0.1 * 0.5 + 0.9 * 0.3
    )  # 5 to 9 without the bonus, 7 to 9 with it
