"""The worked examples of combat, played from the declaration to the end with their dice."""

from __future__ import annotations

from grognard.games.oao.rules import s02_units
from tests.oao.battles import aisne, antwerp, battle, bodungen, finish, phase
from tests.oao.combats import TARGET, WEST
from tests.oao.scenes import cell


def test_three_french_divisions_attack_the_8_ez() -> None:
    g = aisne()
    play = phase(g, "allied").allied("attack-declare", "43.40").allied("attack-join", "stack 42.40", "done")
    play.allied("attack-declare", "done").allied("withhold-attacker", "done")
    odds = play.note("combat-odds")
    assert (odds["attack"], odds["defence"]) == ("37", "15")  # 11.2.EX#2
    assert (odds["initial"], odds["final"]) == ("2:1", "3:2")
    assert [part[1] for part in odds["modifiers"]] == [-1]
    play.allied("intensity-attacker", "intense").german("intensity-defender", "intense").dice(6, 3)
    result = play.note("combat-result")
    assert (result["drm"], result["white"], result["result"]) == (-1, 5, "+3/+3 w1")  # 11.2.EX#3
    play.allied("choose-reduced", "fr-3-2")
    assert [g.units[id_].losses for id_ in ("fr-3-2", "fr-4-2", "fr-23-12", "de-8Ez")] == [1, 0, 0, 1]
    play.german("support-choose", "de-12-6")
    shells = play.said("artillery-drm")
    assert [(each["side"], each["drm"]) for each in shells] == [
        ("@side-allied", 1),
        ("@side-german", 0),
    ]  # 11.2.EX#4
    assert [each["total"] for each in play.said("artillery-value")] == ["12", "12"]
    play.dice(1, 2).dice(4, 4)
    checks = {
        each["name"]: (each["level"], each["total"], each["failed"]) for each in play.said("check-force")
    }
    assert checks == {"23/12": (11, 6, 0), "3/2": (10, 11, 1), "4/2": (11, 11, 0)}  # 11.2.EX#6
    assert g.units["fr-3-2"].level == 2
    play.dice(3, 4)
    german = play.note("check-force")
    assert (german["level"], german["total"], german["failed"]) == (11, 11, 0)  # 11.2.EX#5
    assert play.is_over
    assert g.units["de-8Ez"].where == cell("43.40")
    assert g.units["fr-23-12"].where == cell("43.41"), "nobody advances into a hex that was not vacated"


def test_both_halves_of_the_bodungen_brigade_are_attacked() -> None:  # 19.1.6#3
    g = bodungen()
    play = phase(g, "allied").allied("attack-declare", "55.71").allied("attack-join", "fr-66r", "done")
    play.allied("attack-declare", "done").allied("attack-order", "55.70")
    for _ in range(2):
        play.allied("intensity-attacker", "not intense").german("intensity-defender", "not intense")
    first, second = play.said("combat-odds")
    assert [(each["attack"], each["defence"]) for each in (first, second)] == [("12", "3"), ("10", "3")]
    assert [(each["initial"], each["final"]) for each in (first, second)] == [
        ("4:1", "6:1"),
        ("3:1", "2:1"),
    ]  # 19.1.EX#1
    play.dice(2, 4)
    result = play.note("combat-result")
    assert (result["white"], result["result"]) == (0, "-1/+4 b1")  # 19.1.EX#2
    assert g.hexes_of("de-Bodungen") == (cell("55.70"), cell("55.71")), "it waits for the second combat"
    play.dice(4, 4)
    result = play.note("combat-result")
    assert (result["white"], result["result"]) == (3, "+2s/+2s")  # 19.1.EX#3
    play.dice(6)
    assert [g.units[id_].losses for id_ in ("fr-66r", "de-Bodungen", "fr-14-7")] == [1, 1, 0]
    play.german("retreat-half", "55.71+56.70")
    assert [each["total"] for each in play.said("artillery-value")] == ["4", "1", "2", "1"]  # 19.1.EX#4
    assert [each["drm"] for each in play.said("artillery-drm")] == [0, -1, 0, -1]
    play.dice(1, 2).dice(2, 1).dice(2, 2)
    (german,) = [each for each in play.said("check-roll") if each["side"] == "@side-german"]
    assert german["total"] == 4 + 4, "one roll with the worse DRM"  # 19.1.EX#5 19.1.6#4
    play.allied("advance-choose", "fr-14-7").allied("advance-how", "54.70+55.70")
    assert play.is_over
    assert set(g.hexes_of("de-Bodungen")) == {cell("56.70"), cell("55.71")}
    assert set(g.hexes_of("fr-14-7")) == {cell("54.70"), cell("55.70")}


def test_the_3rd_division_before_antwerp() -> None:
    g = antwerp()
    play = phase(g, "german").german("bombard-target", "done")
    play.german("prep-conduct", "yes").german("prep-heavy", "de-1sKM").dice(5)
    assert g.units["be-3"].losses == 1
    play.german("assign-asset", "de-5r-3R")
    odds = play.note("combat-odds")
    assert (odds["attack"], odds["defence"], odds["initial"], odds["final"]) == (
        "39",
        "14",
        "3:1",
        "6:1",
    )  # 20.EX#6
    assert [part[1] for part in odds["modifiers"]] == [1, -2, 3]
    play.german("intensity-attacker", "intense").allied("intensity-defender", "intense").dice(5, 3)
    result = play.note("combat-result")
    assert (result["drm"], result["white"], result["result"]) == (-2, 3, "-1/+5 b1")
    play.dice(2).allied("retreat-step", "51.18")
    assert s02_units.taken(g.units["be-3"]) == ("flip", "secondary"), "no second SR"  # 20.EX#7
    assert not [each for each in play.said("reductions-due") if each["side"] == "@side-german"]
    play.allied("support-choose", "all")
    assert [each["total"] for each in play.said("artillery-value")] == ["12", "10"]  # 20.EX#8
    play.dice(2, 2).dice(2, 2)
    germans = [each["modifiers"] for each in play.said("check-roll")]
    assert [[part[1] for part in each] for each in germans] == [[-1], [-1]], "a roll for each hex"  # 20.EX#10
    play.dice(3, 4).allied("retreat-step", "50.17")
    belgian = play.note("check-force")
    assert (belgian["level"], belgian["total"], belgian["failed"]) == (10, 17, 7)  # 20.EX#8
    assert (g.units["be-3"].level, g.units["be-3"].losses) == (3, 3)
    for id_ in ("de-5r-3R", "de-6r-3R"):
        play.german("advance-choose", id_).german("advance-how", "52.18")
    finish(play)
    where = [g.board.name(g.units[id_].where) for id_ in ("be-3", "de-5r-3R", "de-6r-3R")]
    assert where == ["50.17", "52.18", "52.18"]  # 20.EX#9


def test_a_brigade_against_a_regiment() -> None:  # 9.10.1.EX
    """The regiment of the example is an Asset here, which may not declare Intense; the brigade rolls as in it."""
    brigade, regiment = "fr-Marine", "de-NeuBreisach"

    def attack(die: int) -> int:
        g = battle({brigade: WEST, regiment: TARGET}, {brigade: "fr-FOURTH", regiment: "de-FIFTH"})
        g.change(regiment, losses=1)
        play = phase(g, "allied").allied("attack-declare", TARGET).allied("attack-join", brigade, "done")
        play.allied("attack-declare", "done")
        play.allied("intensity-attacker", "intense").dice(5, 3)
        assert (play.note("combat-odds")["final"], play.note("combat-result")["result"]) == ("2:1", "-/+3 w1")
        play.dice(die)
        return g.units[brigade].losses

    assert [attack(die) for die in (3, 4, 5, 6)] == [0, 0, 1, 1]
