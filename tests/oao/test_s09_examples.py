"""The worked examples of combat, played from the declaration to the end with their dice."""

from __future__ import annotations

from tests.oao.battles import aisne, phase
from tests.oao.scenes import cell


def test_three_french_divisions_attack_the_8_ez() -> None:
    g = aisne()
    play = phase(g, "allied").allied("attack-declare", "43.40").allied("attack-join", "stack 42.40", "done")
    play.allied("attack-declare", "done").allied("withhold-attacker", "done")
    odds = play.note("combat-odds")
    assert (odds["attack"], odds["defence"]) == ("37", "15")  # 11.2.EX#2
    assert (odds["initial"], odds["final"]) == ("2:1", "3:2")
    assert [part[1] for part in odds["shifts"]] == [-1]
    play.allied("intensity-attacker", "intense").german("intensity-defender", "intense").dice(6, 3)
    result = play.note("combat-result")
    assert (result["drm"], result["modified"], result["result"]) == (-1, 5, "+3/+3 w1")  # 11.2.EX#3
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
    assert checks == {"23-12": (11, 6, 0), "3-2": (10, 11, 1), "4-2": (11, 11, 0)}  # 11.2.EX#6
    assert g.units["fr-3-2"].level == 2
    play.dice(3, 4)
    german = play.note("check-force")
    assert (german["level"], german["total"], german["failed"]) == (11, 11, 0)  # 11.2.EX#5
    assert play.is_over
    assert g.units["de-8Ez"].where == cell("43.40")
    assert g.units["fr-23-12"].where == cell("43.41"), "nobody advances into a hex that was not vacated"
