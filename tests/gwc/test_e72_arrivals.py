"""E72 Infiltration, E87 Reinforcements, E91 Stragglers, E97 Walking Wounded and A45.3: Formations that appear.

The German table of 1917: 7 is an Infantry Platoon and a Team with an MG 08/15, 3 a Telephone and a Platoon with one.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwc.guns import ROW
from tests.gwc.happening import arrived, happening, impossible
from tests.gwc.scene import Scene, action, order

PLATOON, TEAM = "ge-infanterie", "ge-abteilung+mg08-15"


# E72


def test_infiltration_in_and_around_a_random_hex() -> None:
    scene = happening("infiltration", {}).roll(3, 4)
    assert scene.note("support-roll")["row"] == 7  # E72#1
    scene.turns_up("X")  # E72#3
    assert set(scene.expect("german", "choose-arrival").ids) == {PLATOON, TEAM}  # E72#2
    scene.german("choose-arrival", TEAM)
    assert set(scene.ids) == {"H5", "H6", "H7", "G6", "G7", "I6", "I7", "back"}  # E72#4
    scene.german("choose-arrival-hex", "back").german("choose-arrival", TEAM).german(
        "choose-arrival-hex", "H6"
    )
    scene.german("choose-arrival-hex", "G6")
    (team,), (platoon,) = arrived(scene, "ge-abteilung"), arrived(scene, PLATOON)
    assert (scene.at(team), scene.at(platoon)) == ("H6", "G6")  # E72#4
    assert scene.g.weapons[scene.unit(team).weapon].counter == "mg08-15"  # E72#4 11.2#2
    assert (scene.g.countermix[PLATOON], scene.g.countermix["mg08-15"]) == (12, 5)
    assert not scene.unit(team).suppressed


def test_infiltration_leaves_the_telephone_out() -> None:
    scene = happening("infiltration", {}).roll(1, 2).turns_up("X")
    scene.german("choose-arrival-hex", "H6")
    assert len(arrived(scene, PLATOON)) == 1  # E72#2
    assert "german" not in scene.g.telephones


def test_a_row_that_is_not_wholly_there_gives_way_to_the_next() -> None:
    """Of rows 7 to 11 the first without the spent MG 08/15 is 8."""
    spent = {
        f"S{i}": f"{hex_} ge-infanterie+mg08-15"
        for i, hex_ in enumerate(("B3", "C3", "D3", "E3", "F3", "G3"))
    }
    scene = happening("infiltration", spent).roll(3, 4).turns_up("X")
    assert set(scene.expect("german", "choose-arrival").ids) == {PLATOON, "ge-abteilung"}  # E72#2


@pytest.mark.parametrize("event", ["infiltration", "stragglers", "reinforcements"])
def test_the_red_x_gives_nothing(event: str) -> None:
    scene = happening(event, {}).roll(6, 6)
    assert impossible(scene)  # E72#2 E87#2 E91#2
    assert not scene.said("random-hex")
    assert not scene.said("arrived")


def test_infiltration_keeps_to_stacking_and_passable_hexes() -> None:
    """H6 holds seven figures, H5 burns, H7 is water."""
    units = {"A": "H6 ge-infanterie", "B": "H6 ge-abteilung", "L": "H6 ge-bertin"}
    scene = happening("infiltration", units, ground={"H7": "water"}, terrain={"H5": "blaze"}).roll(1, 2)
    scene.turns_up("X")
    assert set(scene.ids) == {"G6", "G7", "I6", "I7"}  # E72#5


def test_infiltration_off_the_map_is_impossible() -> None:
    scene = happening("infiltration", {}, at="O6").roll(1, 2).turns_up("X")
    assert set(scene.ids) == {"O6", "O5", "O7", "N5", "N6"}  # E72#5


def test_infiltration_forfeits_what_finds_no_room() -> None:
    water = dict.fromkeys(("H5", "H7", "G6", "G7", "I6", "I7"), "water")
    scene = happening("infiltration", {"L": "H6 ge-bertin", "T": "H6 ge-abteilung"}, ground=water).roll(3, 4)
    scene.turns_up("X").german("choose-arrival", TEAM).german("choose-arrival-hex", "H6")
    assert scene.note("arrival-forfeited")["name"] == "@counter-ge-infanterie"  # E72#7
    assert scene.g.countermix[PLATOON] == 13  # E72#7


def test_infiltration_among_enemies_is_a_melee_when_the_trigger_is_over() -> None:
    scene = happening("infiltration", {"F": "H6 fr-specialistes"}).roll(1, 2).turns_up("X")
    scene.german("choose-arrival-hex", "H6")
    assert scene.note("melee")["hex"] == "H6"  # E72#6
    assert not scene.said("rally-roll")
    scene.roll(1, 1).roll(6, 6)
    assert scene.said("rally-roll")
    assert "F" not in scene.g.formations  # E72#6


def test_triggers_count_again_in_that_melee() -> None:
    """It is fought after the Event, so a Time trigger on its roll advances Time."""
    scene = happening("infiltration", {"F": "H6 fr-specialistes"}, time=1).roll(1, 2).turns_up("X")
    scene.german("choose-arrival-hex", "H6").roll(1, 1, "time")
    assert scene.g.time == 2  # O16.4#1


# E91


def test_stragglers_are_suppressed() -> None:
    scene = happening("stragglers", {}).roll(3, 4)  # E91#1
    scene.turns_up("X")  # E91#3
    assert set(scene.ids) == {PLATOON, TEAM}  # E91#2
    scene.german("choose-arrival", PLATOON).german("choose-arrival-hex", "H6").german(
        "choose-arrival-hex", "H6"
    )
    placed = [*arrived(scene, PLATOON), *arrived(scene, "ge-abteilung")]
    assert [scene.at(id_) for id_ in placed] == ["H6", "H6"]  # E91#4
    assert all(scene.unit(id_).suppressed for id_ in placed)  # E91#8


def test_stragglers_keep_to_the_limits_and_forfeit() -> None:
    water = dict.fromkeys(("H5", "H7", "G6", "G7", "I6"), "water")
    scene = happening("stragglers", {"A": "H6 ge-infanterie"}, ground=water, terrain={"I7": "blaze"}).roll(
        3, 4
    )
    scene.turns_up("X")  # the Team alone fits, and only in H6
    assert [scene.at(id_) for id_ in arrived(scene, "ge-abteilung")] == ["H6"]  # E91#5
    assert scene.note("arrival-forfeited")["name"] == "@counter-ge-infanterie"  # E91#7


def test_stragglers_fight_when_the_order_ends() -> None:
    scene = happening("stragglers", {"F": "H6 fr-specialistes"}).roll(1, 2).turns_up("X")
    scene.german("choose-arrival-hex", "H6")
    ids = [note.id for note in scene.notes]
    assert ids.index("rally-roll") < ids.index("melee")  # E91#6
    assert scene.note("melee")["hex"] == "H6"


# E87


def test_reinforcements_enter_on_the_friendly_edge() -> None:
    scene = happening("reinforcements", {}).roll(3, 4)  # E87#1
    assert set(scene.ids) == {PLATOON, TEAM}  # E87#2
    scene.german("choose-arrival", PLATOON)
    assert {f"{column}1" for column in "BCDEFGHIJKLMNO"} <= set(scene.ids)
    assert all(id_.endswith("1") and len(id_) == 2 for id_ in scene.ids if id_ != "back")  # E87#4
    scene.german("choose-arrival-hex", "C1").german("choose-arrival-hex", "C1")
    (team,), (platoon,) = arrived(scene, "ge-abteilung"), arrived(scene, PLATOON)
    assert scene.at(team) == scene.at(platoon) == "C1"  # E87#4
    assert scene.unit(team).weapon
    assert not scene.unit(team).suppressed


def test_reinforcements_bring_a_telephone_that_replaces_the_old_one() -> None:
    phones = {"german": {"counter": "ge-telephone-8", "broken": True}}
    scene = happening("reinforcements", {}, telephones=phones).roll(1, 2)
    scene.german("telephone-box", "standing").german("choose-arrival-hex", "D1")
    assert scene.g.telephones["german"].counter == "ge-telephone-10"  # E87#3
    assert (scene.g.telephones["german"].box, scene.g.telephones["german"].broken) == ("standing", False)
    assert (scene.g.countermix["ge-telephone-8"], scene.g.countermix["ge-telephone-10"]) == (1, 0)  # E87#3


@pytest.mark.parametrize("box", ["standing", "local"])
def test_the_markers_of_a_replaced_telephone_stay(box: str) -> None:
    """Only a Telephone that breaks takes its Spotting Round along; the new one needs the right box to use it."""
    phones = {"german": {"counter": "ge-telephone-8", "box": "standing"}}
    hands = {"german": {"REC": order("recover"), "ART": order("artillery-request")}}
    ground = {"H1": {"observer": True}, "H11": {"observer": True}}
    more: dict[str, Any] = {"barrages": {"german": ROW}, "hands": hands, "ground": ground}
    scene = happening("reinforcements", {}, telephones=phones, **more).roll(1, 2)
    scene.german("telephone-box", box).german("choose-arrival-hex", "D1")
    assert scene.g.telephones["german"].counter == "ge-telephone-10"  # E87#3
    assert "german" in scene.g.barrages  # O18.1
    scene.decline().german("order-choose", "ART")
    assert (
        scene.pending.kind == {"standing": "bombardment-choose", "local": "telephone-box"}[box]
    )  # O19.2.2#4


def test_a_row_whose_telephone_is_in_play_is_not_wholly_available() -> None:
    phones = {"german": {"counter": "ge-telephone-10"}}
    scene = happening("reinforcements", {}, telephones=phones).roll(1, 2)
    assert set(scene.ids) == {"ge-stosstruppen", "ge-stosstrupp+flammenwerfer"}  # E87#2


def test_reinforcements_keep_to_the_limits() -> None:
    """Every hex of the edge but two is water; B1 burns and O1 is full."""
    ground = {f"{column}1": "water" for column in "CDEFGHIJKLMN"}
    units = {"A": "O1 ge-infanterie", "B": "O1 ge-abteilung", "C": "A1 ge-infanterie"}
    scene = happening("reinforcements", units, ground=ground, terrain={"B1": "blaze"}).roll(3, 4)
    assert len(scene.said("arrival-forfeited")) == 2  # E87#5 E87#7
    assert scene.g.countermix[PLATOON] == 11


def test_reinforcements_fight_when_the_order_ends() -> None:
    scene = happening("reinforcements", {"F": "C1 fr-specialistes"}).roll(4, 6)
    scene.german("choose-arrival-hex", "C1")
    ids = [note.id for note in scene.notes]
    assert ids.index("rally-roll") < ids.index("melee")  # E87#6


# E97


LOST = {"french": ["fr-infanterie", "fr-schneider"], "german": ["ge-bertin"]}


def test_walking_wounded_bring_back_a_unit_or_leader_of_either_side() -> None:
    scene = happening("walking-wounded", {}, casualties=LOST, ground={"H5": "water"})
    assert set(scene.ids) == {"french:fr-infanterie", "german:ge-bertin"}  # E97#1
    scene.german("choose-wounded", "german:ge-bertin").turns_up("X")  # E97#2
    assert set(scene.ids) == {"H6", "H7", "G6", "G7", "I6", "I7"}  # E97#3 E97#4
    scene.german("choose-wounded-hex", "I6")
    (leader,) = arrived(scene, "ge-bertin")
    assert scene.at(leader) == "I6"
    assert scene.unit(leader).broken  # E97#3
    assert scene.g.casualties["german"] == ()
    assert scene.g.casualties["french"] == ("fr-infanterie", "fr-schneider", "fr-schneider")


def test_walking_wounded_stack_within_the_limit() -> None:
    units = {"A": "H6 fr-infanterie", "B": "G6 fr-infanterie", "C": "H7 ge-infanterie"}
    scene = happening("walking-wounded", units, casualties=LOST).german(
        "choose-wounded", "french:fr-infanterie"
    )
    scene.turns_up("X")
    assert {"H6", "G6"}.isdisjoint(scene.ids)  # E97#4
    assert "H7" in scene.ids


def test_walking_wounded_among_enemies_fight_at_once() -> None:
    units = {"C": "H7 ge-infanterie"}
    scene = happening("walking-wounded", units, casualties=LOST).german(
        "choose-wounded", "french:fr-infanterie"
    )
    scene.turns_up("X").german("choose-wounded-hex", "H7")
    assert scene.note("melee")["hex"] == "H7"  # E97#5
    assert not scene.said("rally-roll")


def test_nobody_to_come_back() -> None:
    assert impossible(happening("walking-wounded", {}, casualties={"french": ["fr-schneider"]}))  # E97#1


# A45.3


def hidden(units: dict[str, str], discards: bool = True, **fields: Any) -> Scene:
    """The French player passes against a German Defender who holds a Hidden Unit."""
    hands = {
        "french": {"D": order("move")},
        "german": {"H": action("hidden-unit"), "H2": action("hidden-unit")},
    }
    scene = Scene(
        {"Z": "O11 fr-infanterie", "Y": "A1 ge-infanterie", **units},
        hands=hands,
        active="french",
        postures={"german": "defend", "french": "attack", **fields.pop("postures", {})},
        set_up={"german": {"area": ["C3:E5"]}},
        phase="orders",
        **fields,
    )
    scene.french("order-choose", "pass")
    return scene.french("discard-choose", "D" if discards else "done")


GROUND = {"C3": "woods", "C4": "woods", "D4": "brush", "E5": "woods", "K6": "woods"}


def test_hidden_unit_answers_a_pass_with_discards() -> None:
    scene = hidden({"F": "E5 fr-infanterie"}, ground=GROUND).german("action-pass", "H").roll(3, 4)
    assert scene.note("support-roll")["row"] == 7  # A45.3#1 A45.3#2
    scene.german("choose-arrival", TEAM)
    assert set(scene.ids) == {"C3", "C4", "D4", "back"}  # A45.3#4
    scene.german("choose-arrival-hex", "D4")
    (team,) = arrived(scene, "ge-abteilung")
    (platoon,) = arrived(scene, PLATOON)  # C4 is the only free hex with Cover next to D4, or C3
    assert scene.g.board.distance(scene.unit(team).cell, scene.unit(platoon).cell) == 1  # A45.3#3


def test_hidden_units_stand_next_to_one_another() -> None:
    """C3 and E5 are not adjacent: what does not fit beside the first is lost."""
    scene = hidden({}, ground={"C3": "woods", "E5": "woods"}).german("action-pass", "H").roll(3, 4)
    scene.german("choose-arrival", PLATOON).german("choose-arrival-hex", "E5")
    assert not arrived(scene, "ge-abteilung")  # A45.3#3


def test_hidden_unit_selects_no_telephone() -> None:
    scene = hidden({}, ground=GROUND).german("action-pass", "H").roll(1, 2)
    scene.german("choose-arrival-hex", "C3")
    assert "german" not in scene.g.telephones  # A45.3#5
    assert len(arrived(scene, PLATOON)) == 1


def test_no_hidden_unit_without_discards_or_for_the_attacker() -> None:
    scene = hidden({}, discards=False, ground=GROUND)
    assert scene.pending.kind != "action-pass"  # A45.3#1
    attacker = hidden({}, ground=GROUND, postures={"german": "attack", "french": "defend"})
    assert attacker.pending.kind != "action-pass"  # A45


def test_two_hidden_units_one_after_the_other() -> None:
    scene = hidden({}, ground=GROUND).german("action-pass", "H").roll(5, 6)
    scene.german("choose-arrival-hex", "C3")
    scene.german("action-pass", "H2").roll(6, 6)
    assert impossible(scene)
