"""18.7 step 5A: standing and running away."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gts.state import ELIMINATED
from tests.gts.scene import Scene

SPARE = {"W": "A01 rifles"}


def choice(units: dict[str, str], *stack: str, **document: Any) -> Scene:
    """`H`, and whoever else is named, Assault F06 and pass; the defending Units hold their fire."""
    leaders = {"red": "E06", **document.pop("leaders", {})}
    scene = Scene({"H": "E06 rifles", **units, **SPARE}, leaders=leaders, **document)
    scene.act("H", "assault", *stack).allied("assault-hex", "F06")
    while not scene.said("assault-round") and scene.pending.side == "chance":
        scene.die(0)
    return scene.decline("opportunity-offer")


def run(units: dict[str, str], to: str, *stack: str, **document: Any) -> Scene:
    """The defending Units run, and nobody fires at them."""
    scene = choice(units, *stack, **document).german("stand-or-run", "run")
    return scene.german("run-hex", to).decline("opportunity-offer")


def must_stand(units: dict[str, str], **document: Any) -> bool:
    scene = choice(units, **document)
    return scene.pending.kind == "charge-or-fire" and bool(scene.said("must-stand"))


# the choice


def test_all_stand_or_all_run() -> None:
    units = {"G": "F06 grenadiers", "G2": "F06 grenadiers"}
    scene = choice(units)
    assert scene.pending.side == "german"  # 18.7.5A#1: the Non-Active player
    assert scene.ids == ["stand", "run"]  # 18.7.5A#1
    scene = run(units, "G06")
    assert (scene.at("G"), scene.at("G2")) == ("G06", "G06")  # 18.7.5A#1, 18.7.5A#2


def test_to_one_adjacent_hex_that_they_may_enter() -> None:
    units = {"G": "F06 grenadiers", "K": "F05 rifles"}
    scene = choice(units, hexes={"G07": "water", "E07": "none"}).german("stand-or-run", "run")
    assert set(scene.ids) == {"G06", "F07"}  # 18.7.5A#2: no enemy, no water, no hex without a dot
    assert scene.why_not("hex:F05") == ["14.1 why-not-run-enemy"]
    assert scene.why_not("hex:G07")[0].startswith("14.3 ")
    assert scene.why_not("hex:J06") == ["18.7.5A why-not-run-far"]


def test_no_status_changes() -> None:
    """Lorries go through woods only in Column, and now is no time to form one."""
    units = {"G": "F06 trucked of=feld", "M": "F06 howitzers mounted"}
    scene = choice(units, hexes=dict.fromkeys(("F05", "G06", "G07", "F07", "E07"), "woods"))
    scene.german("stand-or-run", "run").german("run-hex", "G06").decline("opportunity-offer")
    assert scene.at("G") == "G06"
    assert scene.unit("M").where == ELIMINATED  # 18.7.5A#3
    scene = run({"G": "F06 howitzers mounted"}, "G06")
    assert (scene.unit("G").mounted, scene.unit("G").column) == (True, False)  # 18.7.5A#3


def test_a_column_runs_in_column_and_not_to_another_column() -> None:
    units = {"G": "F06 grenadiers column", "C": "G06 grenadiers column"}
    scene = choice(units).german("stand-or-run", "run")
    assert "G06" not in scene.ids  # 18.7.5A#2
    scene.german("run-hex", "G07").decline("opportunity-offer")
    assert scene.unit("G").column  # 18.7.5A#3


def test_runners_are_suppressed_without_conversion() -> None:
    scene = run({"G": "F06 grenadiers"}, "G06", points={"zweite": (5, 0)})
    assert scene.unit("G").suppressed  # 18.7.5A#4
    assert scene.unit("G").hits == 0
    assert not [note for note in scene.notes if note.id == "check"]  # 18.7.5A#4: nothing was asked or rolled


def test_the_attackers_advance() -> None:
    scene = run({"I": "E06 rifles", "K": "E06 rifles", "G": "F06 grenadiers"}, "G06", "I")
    assert [scene.at(id_) for id_ in "HIK"] == ["F06", "F06", "E06"]  # 18.7.5A#6
    assert scene.said("assault-over")  # 18.7.5A#6
    scene.expect("allied", "actor-choose")


# fire at runners


def test_fire_by_those_who_do_not_assault() -> None:
    """A tank farther off, and a company that failed its Bravery Check; the Assaulting company not."""
    units = {
        "H": "E06 rifles",
        "I": "E06 rifles",
        "T": "D07 tanks",
        "S": "E07 rifles suppressed",
        "G": "F06 grenadiers",
    }
    scene = Scene({**units, **SPARE}, leaders={"red": "E06"})
    scene.act("H", "assault", "I").allied("assault-hex", "F06").dice(9, 1).decline("opportunity-offer")
    scene.german("stand-or-run", "run").german("run-hex", "G06")
    scene.expect("allied", "opportunity-offer")
    assert set(scene.ids) == {"H", "T", "pass"}  # 18.7.5A#5, 17.2.2#2
    scene.allied("opportunity-offer", "T").dice(9)
    assert scene.note("check")["unit"] == "T"
    scene.allied("opportunity-offer", "H").dice(0, 9)
    assert scene.modifiers() == {
        "mod-fire-rating": 4,
        "mod-in-hex": 2,
        "mod-running": 2,
    }  # 17.6.3, 18.7.5A#5
    assert scene.at("G") == "G06"
    assert scene.at("I") == "F06"


def test_a_second_suppression_is_a_cohesion_hit_and_stops_nobody() -> None:
    scene = choice({"T": "D07 tanks", "G": "F06 grenadiers"}).german("stand-or-run", "run")
    scene.german("run-hex", "G06").allied("opportunity-offer", "T").dice(0, 1)
    assert scene.note("shot")["code"] == "S"
    assert (scene.unit("G").hits, scene.at("G")) == (1, "G06")  # 18.7.5A#4


def test_it_is_one_chance_to_fire_in_the_hex_that_is_left() -> None:
    """Out of an entrenchment: leaving it draws no fire of its own, and it shelters nobody."""
    units = {"T": "D07 tanks", "G": "F06 grenadiers ent"}
    works = {"X": {"side": "german", "hex": "F06", "occupant": "G"}}
    scene = choice(units, entrenchments=works, hexes={"F06": "woods"}).german("stand-or-run", "run")
    scene.german("run-hex", "G06")
    assert (scene.unit("G").work, scene.g.entrenchments["X"].occupant) == ("", "")  # 18.7.5A#11
    scene.allied("opportunity-offer", "T").dice(0, 9)
    assert scene.modifiers()["mod-woods"] == -2
    assert "mod-entrenchment" not in scene.modifiers()  # 18.7.5A#11, 22.3.3#3
    assert scene.note("shot")["hex"] == "F06"
    scene.expect("allied", "actor-choose")  # 22.3.3#3: no second window
    assert scene.at("G") == "G06"  # 22.3.3#3
    assert "X" in scene.g.entrenchments


def test_an_improved_position_is_gone() -> None:
    units = {"T": "D07 tanks", "G": "F06 grenadiers ip"}
    scene = choice(units).german("stand-or-run", "run").german("run-hex", "G06")
    assert scene.unit("G").work == ""  # 18.7.5A#11
    scene.allied("opportunity-offer", "T").dice(0, 9)
    assert "mod-improved-position" not in scene.modifiers()  # 18.7.5A#11


def test_a_runner_may_be_eliminated() -> None:
    scene = choice({"T": "D07 tanks", "G": "F06 grenadiers"}).german("stand-or-run", "run")
    scene.german("run-hex", "G06").allied("opportunity-offer", "T").dice(0, 6)
    assert scene.unit("G").where == ELIMINATED
    assert scene.at("H") == "F06"


# who cannot run


def test_who_may_not_run() -> None:
    assert must_stand({"G": "F06 grenadiers suppressed"})  # 18.7.5A#7
    assert must_stand({"G": "F06 howitzers"})  # 18.7.5A#8: no movement allowance
    assert must_stand({"G": "F06 anti-tank of=feld"})  # 18.7.5A#8: a star
    assert must_stand({"G": "F06 grenadiers"}, barrages={"F06": "heavy"})  # 18.7.5A#10
    assert not must_stand({"G": "F06 grenadiers"}, barrages={"F06": "light"})  # 18.7.5A#10


def test_nobody_runs_from_an_overstacked_hex() -> None:
    five = {f"G{i}": "F06 grenadiers" for i in range(5)}
    assert must_stand(five)  # 18.7.5A#9, 14.7#14
    del five["G0"]
    assert not must_stand(five)  # 18.7.5A#9


def test_nobody_runs_where_all_round_is_prohibited() -> None:
    around = dict.fromkeys(("F05", "G06", "G07", "F07", "E07"), "water")
    assert must_stand({"G": "F06 grenadiers"}, hexes=around)  # 18.7.5A#12


@pytest.mark.parametrize("unable", ["grenadiers suppressed", "howitzers", "anti-tank of=feld"])
def test_who_cannot_run_with_the_others_surrenders(unable: str) -> None:
    units = {"G": "F06 grenadiers", "S": f"F06 {unable}"}
    scene = choice(units)
    explained = [reason.text for reason in scene.explained("run")]
    assert "explain-lost" in explained
    assert scene.why_not("unit:S")[-1] == "18.7.5A why-not-run-alone"
    scene.german("stand-or-run", "run").german("run-hex", "G06").decline("opportunity-offer")
    assert scene.unit("S").where == ELIMINATED  # 18.7.5A#12
    assert scene.at("G") == "G06"


def test_they_surrender_before_the_fire() -> None:
    """Their Steps count for mass no more."""
    units = {"T": "D07 tanks", "G": "F06 grenadiers", "S": "F06 grenadiers suppressed"}
    scene = choice(units).german("stand-or-run", "run").german("run-hex", "G06")
    scene.allied("opportunity-offer", "T").dice(0, 9)
    assert "mod-mass" not in scene.modifiers()  # 18.7.5A#12


def test_no_hex_that_saves_fewer() -> None:
    """The howitzers on their lorries cannot go into woods; where both can go, both go."""
    units = {"G": "F06 grenadiers", "M": "F06 howitzers mounted"}
    scene = choice(units, hexes=dict.fromkeys(("F05", "G06", "E07"), "woods")).german("stand-or-run", "run")
    assert set(scene.ids) == {"G07", "F07"}  # 18.7.5A#2
    assert scene.why_not("hex:G06")[0].startswith("14.3 ")
    assert {reason.text for reason in scene.explained("G07")} == {"explain-runs"}


# Leaders


def test_leaders_run_along() -> None:
    units = {"G": "F06 grenadiers", "L": "M06 grenadiers"}
    scene = run(units, "G06", leaders={"feld": "F06"})
    assert scene.g.board.name(scene.g.leaders["feld"].where) == "G06"  # 21.2#9, 18.7.5A#2


def test_a_leader_runs_with_men_of_other_formations() -> None:
    """His own cannot run and are lost; he leaves with the others, and is nearest to other men from there."""
    units = {
        "G": "F06 grenadiers suppressed",
        "B": "F06 grenadiers of=berg",
        "L": "F03 grenadiers",
        "M": "I06 grenadiers",
    }
    scene = run(units, "G06", leaders={"feld": "F06", "berg": "F06"})
    assert scene.g.board.name(scene.g.leaders["feld"].where) == "I06"  # 21.2#9, 21.3#2


def test_a_leader_whose_men_are_all_lost_joins_others() -> None:
    units = {"T": "D07 tanks", "G": "F06 grenadiers", "L": "M06 grenadiers"}
    scene = choice(units, leaders={"feld": "F06"}).german("stand-or-run", "run").german("run-hex", "G06")
    scene.allied("opportunity-offer", "T").dice(0, 6)
    assert scene.g.board.name(scene.g.leaders["feld"].where) == "M06"
