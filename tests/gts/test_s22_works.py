"""22 Works: improved positions and entrenchments. 25: Men at Work."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gts.rules import s13_table, s15_rating, s18_bravery, s22_works, s29_checks
from tests.gts.scene import Scene


def dig(units: dict[str, str], **more: Any) -> Scene:
    """Comrades in A12 keep the activation going; the enemy is far away unless a test puts him near."""
    return Scene({**units, "Y": "A12 paras", "H": "P12 festung"}, **{"leaders": {"red": "D05"}, **more})


def may(scene: Scene, name: str, unit: str = "A") -> bool:
    return name in s13_table.actions_of(scene.g, unit, "formation")


def ent(scene: Scene) -> tuple[str, str]:
    """The side and the occupant of the one entrenchment."""
    (only,) = scene.g.entrenchments.values()
    return only.side, only.occupant


# improved positions


def test_leg_infantry_digs_on_a_check() -> None:
    scene = dig({"A": "D05 rifles"}, points={"first": (3, 0)}).act("A", "build-ip")
    scene.expect_chance()  # 22.2.1#2, 29.16#2: no Command Point is offered
    scene.die(8)
    assert scene.unit("A").work == "ip"  # 22.2.1#1, 22.1#1
    assert scene.note("check")["kind"] == "@check-engineer"
    failed = dig({"A": "D05 rifles"}).act("A", "build-ip").die(9)
    assert (failed.unit("A").work, failed.unit("A").working) == ("", 1)  # 22.2.1#1, 25.0#1


def test_an_engineer_needs_none_and_digs_for_others() -> None:
    scene = dig(
        {
            "A": "D05 sappers",
            "B": "D05 anti-tank",
            "C": "D05 tanks",
            "E": "D05 rifles column",
            "F": "D06 rifles",
        }
    )
    scene.act("A", "build-ip").expect("allied", "ip-for")
    assert scene.ids == ["A", "B", "C", "back"]  # 22.2.1#3, 22.2.2#1: not in Column
    assert scene.why_not("unit:E") == ["22.2.1 why-not-work-column"]
    assert scene.why_not("unit:F") == ["22.2.1 why-not-work-other-hex"]
    scene.allied("ip-for", "B")
    assert scene.unit("B").work == "ip"  # 22.2.1#3, 22.2.2#1: without a check
    assert scene.unit("A").work == ""


@pytest.mark.parametrize(
    ("unit", "allowed"),
    [
        ("rifles", True),
        ("rifles column", False),  # 22.2.1#1, 29.26#2
        ("anti-tank", False),  # 22.2.2#1
        ("tanks", False),  # 22.2.2#1
        ("trucked mounted", False),  # 22.2.2#1
        ("trucked", True),
        ("sappers column", False),  # 22.2.1#3
        ("rifles ip", False),  # 22.1#2
        ("hundreds of=red division=first", False),  # 22.2.2#2
    ],
)
def test_who_builds_improved_positions(unit: str, allowed: bool) -> None:
    assert may(dig({"A": f"D05 {unit}"}), "build-ip") == allowed  # 22.2.1#1 22.2.1#3 22.2.2#1 22.2.2#2


def test_an_engineer_digs_for_the_immobile() -> None:
    scene = Scene(
        {"P": "D05 pioneers", "F": "D05 flak", "A": "P12 rifles", "Q": "A12 grenadiers"},
        chit="formation:feld",
    )
    assert not may(scene, "build-ip", "F")  # 22.2.2#2
    scene.act("P", "build-ip").german("ip-for", "F")
    assert scene.unit("F").work == "ip"  # 22.2.2#2


def test_several_in_a_hex_but_one_each() -> None:
    scene = dig({"A": "D05 sappers", "B": "D05 rifles ip", "C": "D05 rifles ip"})
    scene.act("A", "build-ip")
    assert [scene.unit(id_).work for id_ in "ABC"] == ["ip", "ip", "ip"]  # 22.1#2
    again = dig({"A": "D05 sappers ip", "B": "D05 rifles ip"})
    assert not may(again, "build-ip")  # 22.1#2
    refused = dig({"A": "D05 sappers", "B": "D05 rifles ip", "C": "D05 rifles"}).act("A", "build-ip")
    assert refused.why_not("unit:B") == ["22.1 why-not-work-dug-in"]


def test_benefits() -> None:
    scene = dig(
        {
            "A": "D05 rifles ip",
            "B": "D05 rifles",
            "C": "D06 rifles ent",
            "G": "F05 panzers",
            "T": "E06 anti-tank",
        }
    )
    assert s29_checks.quality(scene.g, "A").total == 9  # 22.2.4, MARK.ip
    assert s29_checks.quality(scene.g, "B").total == 8  # 22.2.3#1: his comrade has nothing of it
    assert s29_checks.quality(scene.g, "C").total == 10  # 22.3.6#1, MARK.ent
    rating = {id_: s15_rating.rating(scene.g, "G", id_, "direct").total for id_ in "AB"}
    assert rating["A"] == rating["B"] - 1  # 22.2.4, MARK.ip, 22.2.3#1


def test_benefits_of_an_entrenchment() -> None:
    open_, dug = (dig({"A": f"D05 rifles {work}", "G": "F05 panzers"}) for work in ("", "ent"))
    at = [s15_rating.rating(s.g, "G", "A", "direct").total for s in (open_, dug)]
    assert at[1] == at[0] - 2  # 22.3.6#1, MARK.ent
    by = [s15_rating.rating(s.g, "A", "G", "direct").total for s in (open_, dug)]
    assert by[1] == by[0] + 1  # 22.3.6#1, MARK.ent
    in_assault = [s15_rating.rating(s.g, "A", "G", "assault-rating").total for s in (open_, dug)]
    assert in_assault[1] == in_assault[0] + 1  # 22.3.6#1
    assert s15_rating.reads_armored(dug.g, "A", "direct")  # 22.3.6#3, MARK.ent
    assert not s15_rating.reads_armored(open_.g, "A", "direct")


def test_an_occupied_entrenchment_takes_two_from_bravery_once() -> None:
    open_, dug = (dig({"A": "D05 rifles", "G": f"D04 grenadiers {work}"}) for work in ("", "ent"))
    cell = open_.g.board.cell("D04")
    sums = [s18_bravery.bravery(s.g, "A", ("A",), cell) for s in (open_, dug)]
    assert sums[0] is not None
    assert sums[1] is not None
    assert sums[1].total == sums[0].total - 2  # 22.3.6#2, c10


def test_an_improved_position_is_gone_once_it_is_left() -> None:
    scene = dig({"A": "D05 rifles ip", "B": "D05 rifles"}).act("A", "move").allied("step-choose", "D06")
    assert scene.unit("A").work == ""  # 22.2.5
    assert scene.said("ip-gone")
    scene.allied("step-choose", "D05", "done")
    assert (scene.unit("A").work, scene.unit("B").work) == ("", "")  # 22.2.5, 22.2.3#1: nobody takes it over
    column = dig({"A": "D05 rifles ip"}).act("A", "move").allied("step-choose", "column")
    assert column.unit("A").work == ""  # 22.2.5
    mounted = dig({"A": "D05 trucked ip"}).act("A", "mount").allied("mount-choose", "mount")
    assert (mounted.unit("A").mounted, mounted.unit("A").work) == (True, "")  # 22.2.5


def test_assault_and_improved_positions() -> None:
    scene = dig({"A": "D05 rifles ip", "G": "D04 grenadiers"})
    scene.act("A", "assault").allied("assault-hex", "D04").die(9)
    assert scene.unit("A").work == "ip"  # c81
    scene = dig({"A": "D05 rifles ip", "G": "D04 grenadiers"}).act("A", "assault")
    scene.allied("assault-hex", "D04").die(0)
    assert scene.unit("A").work == ""  # 22.2.5


def test_no_benefit_while_leaving() -> None:
    scene = dig({"A": "D05 rifles ip", "G": "D04 grenadiers"}).act("A", "move").allied("step-choose", "D06")
    scene.german("opportunity-offer", "G").dice(0, 8)
    assert "mod-improved-position" not in scene.modifiers("shot")  # 22.2.3#2, 17.2#3


# entrenchments


def test_only_an_engineer_improves_what_was_there_before() -> None:
    assert may(dig({"A": "D05 sappers", "B": "D05 rifles ip"}), "build-ent")  # 22.3.1#1, 22.3.1#2
    assert not may(dig({"A": "D05 rifles ip"}), "build-ent")  # 22.3.1#1, 22.3.2
    assert not may(dig({"A": "D05 sappers column", "B": "D05 rifles ip"}), "build-ent")  # 22.3.1#1
    assert not may(dig({"A": "D05 sappers", "B": "D05 rifles"}), "build-ent")  # 22.3.1#2
    assert not may(dig({"A": "D05 sappers", "B": "D06 rifles ip"}), "build-ent")  # 22.3.1#2


def test_the_occupant_is_in_it_at_once() -> None:
    scene = dig({"A": "D05 sappers", "B": "D05 rifles ip"}, points={"first": (3, 0)}).act("A", "build-ent")
    scene.expect_chance()  # 22.3.1#3: not to be bought
    scene.die(6)
    assert scene.unit("B").work == "ent"  # 22.3.1#5, 22.3.4#4
    assert ent(scene) == ("allied", "B")


def test_a_failure_leaves_men_at_work() -> None:
    scene = (
        dig({"A": "D05 sappers working=1 project=build-ent", "B": "D05 rifles ip"})
        .act("A", "build-ent")
        .die(8)
    )
    assert scene.modifiers("check")["mod-men-at-work"] == 1  # MARK.mwork
    assert (scene.unit("A").working, scene.unit("A").project) == (2, "build-ent")  # 22.3.1#4, 25.0#1
    assert scene.unit("B").work == "ip"  # 22.3.1#3


def test_the_engineer_chooses_which() -> None:
    scene = dig({"A": "D05 sappers", "B": "D05 rifles ip", "C": "D05 rifles ip", "E": "D05 rifles"}).act(
        "A", "build-ent"
    )
    assert scene.ids == ["B", "C", "back"]
    assert scene.why_not("unit:E") == ["22.3.1 why-not-work-no-ip"]
    scene.allied("ent-for", "C").die(0)
    assert scene.unit("C").work == "ent"  # 22.3.1#5


def test_not_in_the_activation_in_which_it_was_dug() -> None:
    scene = dig({"A": "D05 sappers", "B": "D05 rifles"}).act("B", "build-ip").die(0)
    assert not may(scene, "build-ent")  # 22.3.1#8
    alone = dig({"A": "D05 sappers"}, points={"first": (3, 0)}).act("A", "build-ip")
    assert alone.unit("A").work == "ip"
    alone.expect("allied", "second-choose")
    assert "build-ent" not in alone.ids  # 22.3.1#7: not a Second Action
    later = dig({"A": "D05 sappers ip"}).act("A", "build-ent").die(3)
    assert later.unit("A").work == "ent"  # 22.3.1#7


def test_entering_takes_the_whole_action() -> None:
    works = {"e": {"side": "allied", "hex": "D05"}}
    scene = dig({"A": "D05 rifles"}, entrenchments=works).act("A", "enter")
    assert (scene.unit("A").work, ent(scene)) == ("ent", ("allied", "A"))  # 22.3.3#1
    assert scene.g.acting is not None
    assert "A" in scene.g.acting.done
    assert not may(dig({"A": "D05 rifles column"}, entrenchments=works), "enter")  # 22.3.3#2, 22.3.4#1
    assert not may(dig({"A": "D06 rifles"}, entrenchments=works), "enter")
    # 22.3.4#4: being in the hex is not being in the entrenchment
    assert dig({"A": "D05 rifles"}, entrenchments=works).unit("A").work == ""


def test_one_occupant_of_the_side_that_built_it() -> None:
    taken = {"e": {"side": "allied", "hex": "D05", "occupant": "B"}}
    assert not may(dig({"A": "D05 rifles", "B": "D05 rifles ent"}, entrenchments=taken), "enter")  # 22.3.4#1
    theirs = {"e": {"side": "german", "hex": "D05"}}
    assert not may(dig({"A": "D05 rifles"}, entrenchments=theirs), "enter")  # 22.3.4#2


def test_leaving_and_what_stays() -> None:
    works = {"e": {"side": "allied", "hex": "D05", "occupant": "A"}}
    scene = dig({"A": "D05 rifles ent", "B": "D05 rifles"}, entrenchments=works)
    assert not may(scene, "move")  # 22.3.3#1: first out of it
    scene.act("A", "leave")
    assert (scene.unit("A").work, ent(scene)) == ("", ("allied", ""))  # 22.3.3#1, 22.3.5
    scene.act("B", "enter")
    assert ent(scene) == ("allied", "B")  # 22.3.5


def test_the_entrenched_do_not_assault() -> None:
    works = {"e": {"side": "allied", "hex": "D05", "occupant": "A"}}
    scene = dig({"A": "D05 rifles ent", "G": "D04 grenadiers"}, entrenchments=works)
    assert not may(scene, "assault")  # 22.3.3#4


def test_it_outlasts_its_occupant() -> None:
    works = {"e": {"side": "german", "hex": "D04", "occupant": "G"}}
    scene = dig({"A": "D05 rifles", "G": "D04 grenadiers ent"}, entrenchments=works)
    s22_works.leave_works(scene.g, "G")
    assert (scene.unit("G").work, ent(scene)) == ("", ("german", ""))  # 22.3.5, 22.3.3#3


def test_no_benefit_under_fire_while_entering() -> None:
    works = {"e": {"side": "allied", "hex": "D05"}}
    scene = dig({"A": "D05 rifles", "G": "D04 grenadiers"}, entrenchments=works).act("A", "enter")
    scene.expect("german", "opportunity-offer")  # 22.3.3#1, 17.2.1#3
    scene.german("opportunity-offer", "G").dice(0, 2)
    assert "mod-entrenchment" not in scene.modifiers("shot")  # 22.3.4#3, 17.2#3
    assert scene.modifiers("shot")["mod-in-hex"] == 2
    scene.die(9).allied("convert-choose", "take")
    assert scene.unit("A").suppressed
    assert (scene.unit("A").work, ent(scene)) == (
        "",
        ("allied", ""),
    )  # 17.7#2, EX.OF#3: stopped, it is not in


def test_no_benefit_under_fire_while_leaving() -> None:
    works = {"e": {"side": "allied", "hex": "D05", "occupant": "A"}}
    scene = dig({"A": "D05 rifles ent", "G": "D04 grenadiers"}, entrenchments=works).act("A", "leave")
    scene.german("opportunity-offer", "G").dice(0, 8)
    assert "mod-entrenchment" not in scene.modifiers("shot")  # 22.3.4#3, 17.2#3
    assert scene.unit("A").work == ""
    assert ent(scene) == ("allied", "")


def test_whoever_is_stopped_stays_in() -> None:
    works = {"e": {"side": "allied", "hex": "D05", "occupant": "A"}}
    scene = dig({"A": "D05 rifles ent", "G": "D04 grenadiers"}, entrenchments=works).act("A", "leave")
    scene.german("opportunity-offer", "G").dice(0, 2, 9).allied("convert-choose", "take")
    assert (scene.unit("A").suppressed, scene.unit("A").work, ent(scene)) == (
        True,
        "ent",
        ("allied", "A"),
    )  # 17.7#2


def test_under_a_division_chit_in_a_fire_zone() -> None:
    works = {"e": {"side": "allied", "hex": "D05"}}
    scene = dig({"A": "D05 rifles", "G": "D04 grenadiers"}, entrenchments=works, chit="division:first")
    scene.act("A", "enter").german("opportunity-offer", "pass")
    assert scene.unit("A").work == "ent"  # 13.2.1#4, ACT.enterENT
    leaving = dig(
        {"A": "D05 rifles ent", "G": "D04 grenadiers"},
        entrenchments={"e": {"side": "allied", "hex": "D05", "occupant": "A"}},
        chit="division:first",
    )
    leaving.act("A", "leave").german("opportunity-offer", "pass")
    assert leaving.unit("A").work == ""  # 13.2.1#4, ACT.leaveENT


# guns with a star, guns in parks


def test_star_units_check_and_only_out_of_fire_zones() -> None:
    works = {"e": {"side": "allied", "hex": "D05"}}
    scene = dig({"A": "D05 anti-tank"}, entrenchments=works).act("A", "enter").die(6)
    assert scene.unit("A").work == "ent"  # 14.11#6
    failed = dig({"A": "D05 anti-tank"}, entrenchments=works).act("A", "enter").die(7)
    assert (failed.unit("A").work, failed.unit("A").hits) == ("", 0)  # 14.11#6
    bought = dig({"A": "D05 anti-tank"}, entrenchments=works, points={"first": (1, 0)}).act("A", "enter")
    bought.allied("check-spend", "spend")
    assert bought.unit("A").work == "ent"  # c41
    near = dig({"A": "D05 anti-tank", "G": "D04 grenadiers"}, entrenchments=works)
    assert not may(near, "enter")  # 14.11#6
    dug = {"e": {"side": "allied", "hex": "D05", "occupant": "A"}}
    assert not may(
        dig({"A": "D05 anti-tank ent", "G": "D04 grenadiers"}, entrenchments=dug), "leave"
    )  # 14.11#6
    assert (
        dig({"A": "D05 anti-tank ent"}, entrenchments=dug).act("A", "leave").die(0).unit("A").work == ""
    )  # 14.11#6


def test_no_works_for_artillery_at_a_park() -> None:
    parks = {"P1": {"division": "first", "hex": "D05"}}
    scene = dig(
        {
            "A": "D05 sappers",
            "P": "D05 field-guns white park=P1",
            "B": "D05 infantry-guns",
            "C": "D05 anti-tank",
        },
        parks=parks,
        entrenchments={"e": {"side": "allied", "hex": "D05"}},
    )
    assert not may(scene, "enter", "B")  # 16.2.3#7
    scene.act("A", "build-ip")
    assert scene.ids == ["A", "C", "back"]  # 16.2.3#7
    assert scene.why_not("unit:B") == ["16.2.3 why-not-work-park"]


# 25 Men at Work, and the fire that work draws


def test_men_at_work_add_up_without_limit() -> None:
    scene = dig({"A": "D05 paras working=4 project=build-ip"}).act("A", "build-ip").die(9)
    assert (scene.note("check")["total"], scene.unit("A").working) == (10, 5)  # 25.0#1, 25.0#2, 25.0#4


def test_they_come_off_with_success_or_anything_else() -> None:
    done = dig({"A": "D05 paras working=4 project=build-ip"}).act("A", "build-ip").die(8)
    assert (done.unit("A").work, done.unit("A").working, done.unit("A").project) == ("ip", 0, "")  # 25.0#3
    moved = (
        dig({"A": "D05 paras working=4 project=build-ip"})
        .act("A", "move")
        .allied("step-choose", "D06", "done")
    )
    assert moved.unit("A").working == 0  # 25.0#3, 25.0#1: in that hex
    passed = dig({"A": "D05 paras working=4 project=build-ip"}).act("A", "pass")
    assert passed.unit("A").working == 0  # 25.0#3


def test_they_help_with_the_same_work_alone() -> None:
    scene = (
        dig({"A": "D05 sappers working=3 project=build-block", "B": "D05 rifles ip"})
        .act("A", "build-ent")
        .die(8)
    )
    assert "mod-men-at-work" not in scene.modifiers("check")  # 25.0#1, MARK.mwork
    assert (scene.unit("A").working, scene.unit("A").project) == (1, "build-ent")  # 25.0#1


def test_engineer_actions_draw_opportunity_fire() -> None:
    scene = dig({"A": "D05 sappers", "G": "D04 grenadiers"}).act("A", "build-ip")
    scene.expect("german", "opportunity-offer")  # 17.2.3, 29.26#3, 22.2.1#4
    assert scene.unit("A").work == ""  # 17.2#1: before the Action
    scene.german("opportunity-offer", "G").dice(0, 8)
    assert scene.unit("A").work == "ip"
    ent_ = dig({"A": "D05 sappers", "B": "D05 rifles ip", "G": "D04 grenadiers"}).act("A", "build-ent")
    ent_.expect("german", "opportunity-offer")  # 22.3.1#6


def test_whoever_is_suppressed_builds_nothing() -> None:
    scene = dig({"A": "D05 sappers", "B": "D05 sappers", "G": "D04 panzers"}).act("A", "build-ip")
    scene.allied("ip-for", "A").german("opportunity-offer", "G").dice(0, 2).allied("convert-choose", "take")
    assert scene.unit("A").suppressed
    assert (scene.unit("A").work, scene.unit("A").working) == ("", 0)  # 17.7#2, 25.0#1: it did not even try
