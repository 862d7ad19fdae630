"""17 Opportunity Fire: the example first, then triggers, firers, modifiers and what stops a mover."""

from __future__ import annotations

import pytest

from grognard.games.gts.rules import s17_opportunity
from tests.gts.drill import Drill
from tests.gts.scene import Scene

MOVER = {"A": "E05 rifles", "G": "F05 grenadiers"}
"""Rifles with a range of two and Troop Quality 8, and grenadiers with 5 next to them."""


# the Opportunity Fire example


EMPTY_WORK = {"W": {"side": "german", "hex": "F04"}}


def test_a_failed_check_is_no_shot() -> None:
    """The German leaves a hex of the American's Fire Zone; 9 fails."""
    scene = Scene(MOVER, chit="formation:feld", entrenchments=EMPTY_WORK).act("G", "move")
    scene.german("step-choose", "F04").allied("opportunity-offer", "A").die(9)
    assert scene.note("check")["kind"] == "@check-opportunity"
    assert not scene.note("check")["passed"]  # EX.OF#1 17.4#3
    assert scene.said("shot") == []  # EX.OF#1 17.8#1
    assert scene.at("G") == "F04"  # EX.OF#1


def test_a_shot_at_a_unit_that_enters_an_entrenchment() -> None:
    """4 and 2 for an Action in a Fire Zone: 6. A 3 is an S, the 6 of the conversion fails, and it does not enter."""
    units = {"A": "E05 rifles", "G": "F04 grenadiers"}
    scene = Scene(units, chit="formation:feld", entrenchments=EMPTY_WORK).act("G", "enter")
    scene.allied("opportunity-offer", "A").dice(2, 3)
    assert scene.modifiers() == {"mod-fire-rating": 4, "mod-in-hex": 2}  # EX.OF#2 17.6.1#2
    assert (scene.note("shot")["total"], scene.note("shot")["code"]) == (6, "S")  # EX.OF#2 EX.OF#3 DATA.CRT#4
    scene.german("convert-choose", "convert").die(6)
    assert (scene.unit("G").suppressed, scene.unit("G").work) == (True, "")  # EX.OF#3 17.7#2
    assert scene.g.entrenchments["W"].occupant == ""  # EX.OF#3 17.2#1


# triggers


@pytest.mark.parametrize(
    "trigger",
    [
        "move E08",  # 17.2.1#1
        "column",  # 17.2.1#3
        "mount",  # 17.2.1#3
        "dismount",  # 17.2.1#3
        "enter",  # 17.2.1#3
        "leave",  # 17.2.1#3
        "engineer",  # 17.2.3
        "assault",  # 17.2.2#1
        "run",  # 17.2.2#2
        "paradrop",  # 17.2.4
    ],
)
def test_whatever_is_done_in_a_fire_zone_triggers_it(trigger: str) -> None:
    drill = Drill({"A": "E05 rifles", "G": "E07 grenadiers"}, f"window G {trigger}")
    drill.expect("allied", "opportunity-offer")  # 17.2#1 17.1#1 29.37#1
    assert drill.ids == ["A", "pass"]  # 17.4#5
    assert drill.pending.window  # 17.8#3


def test_entering_a_fire_zone_is_no_trigger() -> None:
    """From E08, which rifles in E05 do not cover, to E07, which they do."""
    drill = Drill({"A": "E05 rifles", "G": "E08 grenadiers"}, "walk G E07")
    assert drill.is_over  # 17.2.1#2
    assert drill.at("G") == "E07"


def test_an_approach_through_a_range_of_five_gives_four_triggers() -> None:
    drill = Drill(
        {"F": "E01 flak", "A": "E08 rifles"}, "walk A E07 E06 E05 E04 E03 E02", chit="formation:red"
    )
    asked = 0
    while not drill.is_over:
        drill.expect("german", "opportunity-offer")
        assert drill.at("A") in ("E06", "E05", "E04", "E03")
        drill.answer("german", "opportunity-offer", "pass")
        asked += 1
    assert asked == 4  # 17.3#6
    assert drill.at("A") == "E02"  # 17.4#5


def test_the_same_unit_fires_again_at_the_next_trigger() -> None:
    drill = Drill({"A": "E05 tanks", "G": "E07 grenadiers"}, "walk G E08 E09")
    drill.allied("opportunity-offer", "A").dice(0, 8)
    drill.allied("opportunity-offer", "A").dice(0, 8)  # 17.8#4
    assert [shot["hex"] for shot in drill.said("shot")] == ["E07", "E08"]  # 17.2#2 17.8#4
    assert drill.is_over
    assert drill.at("G") == "E09"


def test_the_assault_is_answered_by_the_defenders_alone() -> None:
    units = {**MOVER, "B": "E05 rifles", "C": "F06 rifles"}
    drill = Drill(units, "window G assault - A,B")
    assert drill.ids == ["A", "B", "pass"]  # 17.2.2#1
    assert drill.why_not("unit:C") == ["17.2.2 why-not-assault-others"]


def test_runners_are_fired_at_by_those_who_take_no_part() -> None:
    drill = Drill({**MOVER, "B": "G06 rifles", "G": "F05 grenadiers suppressed"}, "window G run - B")
    assert drill.ids == ["B", "pass"]  # 17.2.2#2
    drill.allied("opportunity-offer", "B").dice(0, 3)
    assert drill.modifiers() == {"mod-fire-rating": 4, "mod-in-hex": 2, "mod-running": 2}  # 17.6.3
    assert drill.unit("G").hits == 1
    assert drill.came == ["G"], "nobody who runs is stopped"


def test_an_improved_position_that_is_left_helps_in_no_check_either() -> None:
    """Grenadiers of 5 come out of their foxholes: an S?, and the 6 that they roll is too much."""
    scene = Scene({"A": "E05 rifles", "G": "F04 grenadiers ip"}, chit="formation:feld").act("G", "move")
    scene.german("step-choose", "G04").allied("opportunity-offer", "A").dice(2, 2, 6)
    assert "mod-improved-position" not in scene.modifiers()  # 17.2#3, 22.2.3#2
    assert (scene.note("shot")["code"], scene.note("check")["total"]) == ("S?", 5)  # 17.2#3, 22.2.3#2
    scene.german("convert-choose", "convert").die(5)
    assert scene.note("check")["total"] == 5  # 17.2#3
    assert scene.at("G") == "G04"


def test_who_is_stopped_has_not_left_its_improved_position() -> None:
    scene = Scene({"A": "E05 rifles", "G": "F04 grenadiers ip"}, chit="formation:feld").act("G", "move")
    scene.german("step-choose", "G04").allied("opportunity-offer", "A").dice(2, 3)
    scene.german("convert-choose", "take")
    assert (scene.at("G"), scene.unit("G").work) == ("F04", "ip")  # 22.2.5


# who may fire


def test_who_may_and_who_may_not() -> None:
    units = {
        "A": "E05 rifles",
        "S": "E05 rifles suppressed",
        "M": "E05 mortars",
        "T": "E05 trucked mounted",
        "F": "E05 field-guns",
        "E": "E05 rifles entering",
        "L": "E05 light-mortars",
        "G": "F05 grenadiers",
    }
    drill = Drill(units, "window G engineer")
    assert drill.ids == ["A", "F", "L", "pass"]  # 17.4#1 17.5 17.5#2 29.53#5 15.1#7
    assert drill.why_not("unit:S") == ["19.2.2 why-not-suppressed"]
    assert drill.why_not("unit:M") == ["17.5 why-not-mortar"]
    assert drill.why_not("unit:T") == ["17.5 why-not-no-rating"]
    assert drill.why_not("unit:E") == ["8.0 why-not-entering-fires"]


def test_artillery_uses_the_yellow_row() -> None:
    drill = Drill({"F": "E05 field-guns", "G": "F05 grenadiers"}, "window G engineer")
    drill.allied("opportunity-offer", "F").dice(0, 1)
    assert drill.note("shot")["weapon"] == "@weapon-direct-he"  # 17.4#2
    assert drill.note("shot")["code"] == "S"


def test_a_check_for_each_shot_and_no_command_point() -> None:
    drill = Drill({**MOVER, "B": "E05 rifles"}, "window G engineer", points={"first": (5, 0)})
    drill.allied("opportunity-offer", "A")
    drill.expect_chance()  # 17.4#4 29.48#3
    drill.dice(9)
    drill.allied("opportunity-offer", "B").dice(0, 8)
    assert [check["unit"] for check in drill.said("check")] == ["A", "B"]  # 17.4#3
    assert drill.g.points["first"].command == 5  # 17.4#4


def test_no_company_bonus() -> None:
    drill = Drill(MOVER, "window G engineer").allied("opportunity-offer", "A").dice(0, 8)
    assert len(drill.said("check")) == 1  # 15.6.3#4 17.6.4
    assert "mod-company-bonus" not in drill.modifiers()  # 15.6.3#4 17.6.4


def test_it_is_not_an_action() -> None:
    drill = (
        Drill(MOVER, "window G engineer", chit="formation:red").allied("opportunity-offer", "A").dice(0, 8)
    )
    assert drill.g.acting is not None
    assert drill.g.acting.done == ()  # 29.37#2


def test_many_may_fire_one_after_another() -> None:
    """Each has its turn once; a mover that was stopped is fired at until all have had it."""
    drill = Drill({**MOVER, "B": "E05 rifles", "C": "E05 rifles"}, "walk G F04")
    drill.allied("opportunity-offer", "B").dice(0, 3).german("convert-choose", "take")
    assert drill.ids == ["A", "C", "pass"]  # 17.8#2
    assert drill.why_not("unit:B") == ["17.8 why-not-had-its-turn"]
    drill.allied("opportunity-offer", "A").dice(0, 4)
    assert drill.unit("G").hits == 1
    drill.allied("opportunity-offer", "C").dice(9)
    assert drill.is_over  # 17.8#2
    assert drill.at("G") == "F05"  # 17.7#2


def test_a_target_that_is_gone_ends_it() -> None:
    units = {"A": "E05 rifles", "B": "E05 rifles", "G": "F05 flak", "H": "J05 grenadiers"}
    drill = Drill(units, "window G engineer").allied("opportunity-offer", "A").dice(0, 4)
    assert drill.is_over
    assert drill.came == []


# stacks


def test_a_firer_picks_one_of_a_stack_and_only_that_one_stops() -> None:
    drill = Drill({**MOVER, "H": "F05 grenadiers"}, "window G,H move F04")
    assert drill.ids == ["A at G", "A at H", "pass"]  # 17.8#5
    drill.allied("opportunity-offer", "A at H").dice(0, 3).german("convert-choose", "take")
    assert drill.unit("H").suppressed
    assert not drill.unit("G").suppressed
    assert drill.came == ["G"]  # 17.7#3


@pytest.mark.parametrize("face", [4, 6])
def test_cohesion_hits_and_step_losses_do_not_stop(face: int) -> None:
    drill = Drill(MOVER, "walk G F04").allied("opportunity-offer", "A").dice(0, face)
    assert drill.unit("G").hits + drill.unit("G").lost == 1
    assert drill.at("G") == "F04"  # 17.7#2


def test_a_converted_suppression_does_not_stop() -> None:
    drill = Drill(MOVER, "walk G F04").allied("opportunity-offer", "A").dice(0, 3)
    drill.german("convert-choose", "convert").die(1)
    assert drill.at("G") == "F04"  # 17.7#2


# where it happens


def test_it_is_resolved_in_the_hex_that_is_left() -> None:
    """Range, terrain and mass of E07, not of E06 to which it goes."""
    units = {"A": "E05 rifles", "G": "E07 grenadiers", "H": "E07 grenadiers"}
    drill = Drill(units, "walk G E08", hexes={"E07": "woods", "E08": "town"})
    drill.allied("opportunity-offer", "A").dice(0, 0)
    assert drill.modifiers() == {
        "mod-fire-rating": 4,
        "mod-range": -1,
        "mod-mass": 1,
        "mod-woods": -2,
        "mod-out-of-zones": -1,
    }  # 17.2#2
    assert drill.note("shot")["hex"] == "E07"  # 17.7#1
    assert drill.note("shot")["manner"] == "@manner-opportunity"  # 15.1#6


@pytest.mark.parametrize(("work", "word"), [("ip", "mod-improved-position"), ("ent", "mod-entrenchment")])
def test_works_are_no_help_to_those_who_leave_them(work: str, word: str) -> None:
    for trigger in ("move F04", "enter", "leave", "mount", "column"):
        drill = Drill({**MOVER, "G": f"F05 grenadiers {work}"}, f"window G {trigger}")
        drill.allied("opportunity-offer", "A").dice(0, 8)
        assert word not in drill.modifiers()  # 17.2#3
    drill = Drill({**MOVER, "G": f"F05 grenadiers {work}"}, "window G engineer")
    drill.allied("opportunity-offer", "A").dice(0, 8)
    assert word in drill.modifiers(), "who digs stays in his works"


def test_who_changes_to_or_from_column_is_in_column() -> None:
    drill = Drill(MOVER, "window G column", hexes={"F05": "woods"})
    drill.allied("opportunity-offer", "A").dice(0, 8)
    expected = {"mod-fire-rating": 4, "mod-target-column": 2, "mod-in-hex": 2}
    assert drill.modifiers() == expected  # 17.2#5 17.6.1#2


def test_mounting_is_fired_at_as_the_unit_stands() -> None:
    """The caller opens the window before the change and after it; the values of the side that is up count."""
    units = {"G": "F05 grenadiers", "A": "E05 trucked"}
    before = Drill(units, "window A mount", chit="formation:feld").german("opportunity-offer", "G").dice(0, 8)
    after = Drill({**units, "A": "E05 trucked mounted"}, "window A mount").german("opportunity-offer", "G")
    after.dice(0, 8)
    assert ("mod-defense" in before.modifiers(), after.modifiers()["mod-defense"]) == (False, 1)  # 17.2#4


def test_units_leaving_their_entry_hex_are_immune() -> None:
    drill = Drill(
        {"A": "E05 rifles", "G": "F05 grenadiers entering", "H": "P12 grenadiers"}, "window G move F06"
    )
    assert drill.is_over  # 8.0#9


# modifiers


def test_from_fire_zone_to_fire_zone() -> None:
    drill = Drill(MOVER, "walk G F04").allied("opportunity-offer", "A").dice(0, 8)
    assert drill.modifiers() == {"mod-fire-rating": 4, "mod-zone-to-zone": 2}  # 17.6.1#1


def test_out_of_all_fire_zones() -> None:
    drill = Drill({"A": "E05 paras", "G": "F05 grenadiers"}, "walk G G06")
    drill.allied("opportunity-offer", "A").dice(0, 8)
    assert drill.modifiers() == {"mod-fire-rating": 3, "mod-out-of-zones": -1}  # 17.6.2


@pytest.mark.parametrize(("other", "word"), [("rifles", "mod-zone-to-zone"), ("mortars", "mod-out-of-zones")])
def test_the_fire_zone_of_anybody_makes_the_difference(other: str, word: str) -> None:
    """B neither fires nor covers the hex that is left; Mortars and Suppressed Units have no zone."""
    units = {"A": "E05 paras", "G": "F05 grenadiers", "B": f"G08 {other}"}
    drill = Drill(units, "walk G G06").allied("opportunity-offer", "A").dice(0, 8)
    assert word in drill.modifiers()  # 17.6.2#2 17.6.1#1
    units["B"] = f"G08 {other} suppressed"
    drill = Drill(units, "walk G G06").allied("opportunity-offer", "A").dice(0, 8)
    assert "mod-out-of-zones" in drill.modifiers()  # 17.6.2#2


@pytest.mark.parametrize(
    "trigger", ["column", "mount", "dismount", "enter", "leave", "engineer", "assault", "x"]
)
def test_in_the_hex_it_is_two(trigger: str) -> None:
    drill = Drill(MOVER, f"window G {trigger}")
    reasons = s17_opportunity.modifiers(drill.g, "G", trigger, s17_opportunity.NOWHERE)
    assert [(reason.text, reason.value) for reason in reasons] == [("mod-in-hex", 2)]  # 17.6.1#2


# advice


def test_a_shot_is_explained_with_its_odds() -> None:
    drill = Drill(MOVER, "walk G F04")
    texts = [reason.text for reason in drill.explained("A")]
    assert texts == [
        "explain-opportunity-check",
        "mod-quality",
        "explain-rating",
        "mod-fire-rating",
        "mod-zone-to-zone",
    ]
    odds = drill.game.odds("A").outcomes
    assert sum(odds.values()) == pytest.approx(1)
    assert odds["odds-miss"] == pytest.approx(0.1 + 0.9 * 0.3)
