"""Results of charts that a document prescribes whatever the dice say, and rolls that say whom they concern."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.engine.decision import Roll
from grognard.engine.errors import BadDocument
from grognard.engine.reasons import Modifiers
from grognard.games.oao.charts import CHARTS
from grognard.games.oao.reference_calendar import inter_phase_after, reserve_success
from grognard.games.oao.reference_units import D1
from grognard.games.oao.rules import (
    s07_forced_march,
    s08_abandonment,
    s09_fight,
    s10_aftermath,
    s11_leaving,
    s11_retreat,
    s12_fortress,
    s13_bombardment,
    s20_preparation,
    s21_allied,
    s22_french,
    s24_belgian,
    s26_plans,
)
from grognard.games.oao.scenario import scenario_document
from grognard.games.oao.state import REMOVED, Army, Means, State
from tests.oao.battles import antwerp
from tests.oao.combats import TARGET, WEST, combat, force
from tests.oao.playing import Playing
from tests.oao.repulses import CAVALRY, THERE, back, first_example, repulse
from tests.oao.scenes import cell, scene
from tests.oao.test_s09_attack import attack, duel
from tests.oao.test_s10_aftermath import A, done, field
from tests.oao.test_s13_bombardment import CHARLEMONT, siege

MONTMEDY = "fr-fort-Montmedy"


def about(play: Playing) -> tuple[str, str, str]:
    assert isinstance(play.asked, Roll)
    return play.asked.kind, play.asked.side, play.asked.about


def forced(g: State, **results: str) -> State:
    g.forced = {chart.replace("_", "-"): (result,) for chart, result in results.items()}
    for chart, (result,) in g.forced.items():
        assert result in CHARTS[chart]
    return g


def until_roll(play: Playing) -> Playing:
    while not isinstance(play.asked, Roll):
        play.answer(play.asked.side, play.asked.kind, play.ids[-1])
    return play


# combats


@pytest.mark.parametrize("result", ["+3/+2", "-2/+6E b2"])
def test_an_attack(result: str) -> None:  # 9.9.1#1
    play = until_roll(attack(forced(duel(), crt=result)))
    assert about(play) == ("roll-combat", "german", TARGET)
    play.dice(6, 6)
    assert play.note("combat-result")["result"] == result
    assert not play.g.forced


@pytest.mark.parametrize(("result", "number"), [("yes", 1), ("no", 0)])
def test_a_small_enemy(result: str, number: int) -> None:  # 9.10.1#1
    g = forced(scene({"de-12-6": WEST, "fr-Alpins1": TARGET}), small_magnitude=result)
    fight = combat([force(WEST, "de-12-6")], [force(TARGET, "fr-Alpins1")])
    due = Modifiers().plus(1, "sr-result", "9.9.2")
    play = Playing(g, s09_fight.suffered, fight, "attacker", due)
    assert about(play) == ("roll-small-magnitude", "german", TARGET)
    play.dice(1 if result == "no" else 6)
    assert play.value == number


@pytest.mark.parametrize(("result", "level"), [("passed", 0), ("failed by 1", 1), ("failed by 4", 2)])
def test_a_check_after_combat(result: str, level: int) -> None:  # 10.3#1
    g = forced(field({A: TARGET}), check=result)
    play = Playing(g, s10_aftermath.checks, (done(g, (A,)),), "defender")
    assert about(play) == ("roll-check", "allied", TARGET)
    play.dice(*((6, 6) if result == "passed" else (1, 1)))
    assert g.units[A].level == level
    assert level < D1


@pytest.mark.parametrize("result", ["yes", "no"])
def test_a_repulse(result: str) -> None:  # 7.4.3#4
    play = repulse(forced(first_example(), repulse=result))
    while not isinstance(play.asked, Roll):
        play.answer(play.asked.side, play.asked.kind, play.ids[0])
    assert about(play) == ("roll-repulse", "german", THERE)
    play.dice(*((6, 6) if result == "yes" else (1, 1)))
    assert bool(play.said("repulse-succeeds")) is (result == "yes")


@pytest.mark.parametrize(("result", "lost"), [("passed", 0), ("failed by 1", 1)])
def test_the_check_after_a_repulse(result: str, lost: int) -> None:  # 7.4.4#2
    g = forced(first_example(), repulse="yes", repulse_check=result)
    play = repulse(g)
    while not isinstance(play.asked, Roll):
        play.answer(play.asked.side, play.asked.kind, play.ids[0])
    level = g.units[CAVALRY].level
    back(play.dice(1, 1))
    assert about(play) == ("roll-check", "allied", THERE)
    play.dice(*((6, 6) if result == "passed" else (1, 1)))
    assert g.units[CAVALRY].level == level + lost


# marches and retreats


@pytest.mark.parametrize(("result", "level"), [("passed", 0), ("failed by 4", 2)])
def test_a_forced_march(result: str, level: int) -> None:  # 7.2.3a#1
    g = forced(scene({"fr-22-11": "44.18"}, phase="movement"), forced_march=result)
    play = Playing(g, s07_forced_march.check, ("fr-22-11",), 1)
    assert about(play) == ("roll-forced-march", "allied", "fr-22-11")
    play.dice(*((6, 6) if result == "passed" else (1, 1)))
    assert g.units["fr-22-11"].level == level
    assert play.note("forced-march-check")["failed"] == (0 if result == "passed" else 4)


@pytest.mark.parametrize(("result", "losses"), [("yes", 1), ("no", 0)])
def test_a_belgian_retreat(result: str, losses: int) -> None:  # 11.1.2#1
    g = forced(scene({"be-3": TARGET}), belgian_retreat=result)
    stack = s11_leaving.stacked(g, ("be-3",), cell(TARGET), "9.9.2")
    play = Playing(g, s11_retreat.belgian_rolls, stack)
    assert about(play) == ("roll-belgian-retreat", "allied", "be-3")
    play.dice(1 if result == "yes" else 6)
    assert g.units["be-3"].losses == losses


@pytest.mark.parametrize(("result", "losses"), [("yes", 1), ("no", 0)])
def test_the_transfer_of_the_belgian_base(result: str, losses: int) -> None:  # 24.3.3
    g = forced(scene({"be-1": "52.17"}), belgian_transfer=result)
    play = Playing(g, s24_belgian.losses)
    assert about(play) == ("belgian-transfer", "allied", "be-BELGIAN"), "whose losses is a secret"
    play.dice(1 if result == "yes" else 6)
    assert g.units["be-1"].losses == losses


# Forts and Fortresses


@pytest.mark.parametrize("result", ["yes", "no"])
def test_a_fort(result: str) -> None:  # 8.5.3#2
    g = forced(scene({MONTMEDY: "49.41", "de-33-16": "50.41"}), abandonment=result)
    play = Playing(g, s08_abandonment.roll, MONTMEDY)
    assert about(play) == ("roll-abandonment", "allied", MONTMEDY)
    play.dice(1 if result == "yes" else 6)
    assert bool(play.said("fort-abandoned")) is (result == "yes")


@pytest.mark.parametrize(("results", "dice", "gone"), [
    ({"bombardment": "1"}, (6,), True),
    ({"bombardment": "."}, (1,), False),
    ({"bombardment": "+", "bombardment_again": "yes"}, (6, 6), True),
    ({"bombardment": "+", "bombardment_again": "no"}, (6, 1), False),
])  # fmt: skip
def test_a_bombardment(results: dict[str, str], dice: tuple[int, ...], gone: bool) -> None:  # 13.1.3#5
    g = forced(siege({CHARLEMONT: "48.31", "de-21cm-3-1": "48.31"}, (CHARLEMONT,)), **results)
    play = Playing(g, s13_bombardment.shot, "de-21cm-3-1", CHARLEMONT)
    for die in dice:
        assert about(play)[1:] == ("german", CHARLEMONT)
        play.dice(die)
    assert play.is_over
    assert (g.units[CHARLEMONT].where == REMOVED) is gone


@pytest.mark.parametrize(("result", "dice"), [("yes", (5,)), ("no", (6, 3))])
def test_a_surrender(result: str, dice: tuple[int, ...]) -> None:  # 12.5
    g = forced(scene({CHARLEMONT: "48.31", "de-13-7": "48.31"}), surrender=result)
    g.change(CHARLEMONT, turned=True)
    play = Playing(g, s12_fortress.surrender)
    for die in dice:
        assert about(play)[1:] == ("allied", CHARLEMONT)
        play.dice(die)
    assert (g.units[CHARLEMONT].where == REMOVED) is (result == "yes")


def test_a_prep_bombardment() -> None:  # 20.5#4
    g = forced(antwerp(), prep="2,1,2")
    g.player, g.phase = "german", "attack"
    play = Playing(g, s20_preparation.conduct, cell("52.18"))
    play.german("prep-conduct", "yes").german("prep-heavy", "pass")
    assert about(play) == ("roll-prep", "german", "52.18")
    play.dice(6)
    note = play.note("prep-result")
    assert (note["shifts"], note["reductions"], note["checks"]) == (2, 1, 2)


# the course of the war


@pytest.mark.parametrize("result", ["yes", "no"])
def test_once_in_a_game(result: str) -> None:  # 21.3#2 26.6.2#3
    wanted = result == "yes"
    g = forced(scene({"be-1": "32.10"}), inundation=result, sixth_army=result)
    g.means = {side: Means() for side in ("allied", "german")}
    g.gt = 3
    g.armies["de-SIXTH"] = Army("german", plan="idle")
    play = Playing(g, s26_plans.activation)
    assert about(play) == ("sixth-army", "german", "de-SIXTH")
    play.dice(6 if wanted else 1)
    assert (g.armies["de-SIXTH"].plan == "active") is wanted
    g.move_to("be-1", cell(s21_allied.NIEUWPOORT))
    play = Playing(g, s21_allied.events, "allied").allied("inundation-announce", "yes")
    assert about(play)[1:] == ("allied", s21_allied.NIEUWPOORT)
    play.dice(6 if wanted else 1)
    assert g.flooded is wanted


@pytest.mark.parametrize("result", ["yes", "no"])
def test_the_french_reserve(result: str) -> None:  # 22.4.1#1
    g = forced(scene({"fr-66r": TARGET}), french_reserve=result)
    g.means = {side: Means() for side in ("allied", "german")}
    g.gt = next(gt for gt in range(1, 31) if 0 < reserve_success(inter_phase_after(gt) or 0) < 6)
    play = Playing(g, s22_french.reserve).dice(6 if result == "yes" else 1)
    assert g.units["fr-66r"].later is (result == "yes")
    assert play.is_over


# documents


def lorraine(**more: Any) -> dict[str, Any]:
    return {**scenario_document("lorraine"), **more}


def test_the_document_says_what_is_left() -> None:
    given = {"crt": ["+3/+2"], "forced-march": ["passed", "failed by 6"]}
    assert grognard.new("oao", lorraine(forced=given), seed=1).document()["forced"] == given


@pytest.mark.parametrize("wrong", [{"crt": ["E"]}, {"repulse": ["maybe"]}, {"table": ["yes"]}])
def test_no_chart_says_so(wrong: dict[str, list[str]]) -> None:
    with pytest.raises(BadDocument):
        grognard.new("oao", lorraine(forced=wrong), seed=1)


def test_rolls_are_prescribed_by_whom_they_concern() -> None:
    given = {"roll-forced-march:fr-29-15": [[1, 1]], "roll-combat:57.54": [[2, 3]], "belgian-transfer": [[4]]}
    assert grognard.new("oao", lorraine(next=given), seed=1).document()["next"] == {
        name: [list(dice) for dice in rolls] for name, rolls in given.items()
    }
    with pytest.raises(BadDocument):
        grognard.new("oao", lorraine(next={"belgian-transfer": [[4, 4]]}), seed=1)
