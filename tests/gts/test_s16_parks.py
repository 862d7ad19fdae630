"""16.2 Artillery Parks and Step E: created, joined, left, disbanded, attacked."""

from __future__ import annotations

from typing import Any

from grognard.games.gts.rules import (
    s14_stacking,
    s15_rating,
    s16_parks,
    s16_step,
    s17_zones,
    s19_results,
    s21_command,
    s22_works,
)
from grognard.games.gts.state import Points
from tests.gts.scene import Scene

PARK = {"first-1": {"division": "first", "hex": "B05"}}
GUN = "B05 field-guns white"
IN_PARK = f"{GUN} park=first-1"
FOE = {"G": "P12 grenadiers"}


def step_e(units: dict[str, str], **document: Any) -> Scene:
    """Step E of a turn in which the Divisions have three Dispatch Points each."""
    points = {"first": (0, 3), "second": (0, 3), "zweite": (0, 3)}
    return Scene({**units, **FOE}, **{"chit": "", "step": "E", "points": points, **document})


def offered(scene: Scene) -> list[str]:
    return scene.ids if scene.pending.kind == "park-choose" else []


# 16.2.1 creating


def test_a_park_is_created_for_a_dispatch_point() -> None:
    scene = step_e({"H": GUN, "R": "D05 rifles"})
    assert offered(scene) == ["create first B05", "done"]  # 4.0.E#1 16.2.1#2 16.2.1#3
    scene.allied("park-choose", "create first B05")
    assert scene.g.points["first"] == Points(0, 2)  # 16.2.1#2
    assert scene.unit("H").park == "first-1"  # 16.2.1#4
    park = scene.g.parks["first-1"]
    assert (park.where, park.fired) == (scene.g.board.cell("B05"), False)  # 16.2.1#3 MARK.park


def test_whoever_has_no_dispatch_point_creates_no_park() -> None:
    scene = step_e({"H": GUN, "R": "D05 rifles"}, points={"first": (9, 0)})
    assert offered(scene) == []  # 16.2.1#2


def test_a_park_needs_a_gun_that_is_ready_to_fire() -> None:
    for gun in (f"{GUN} mounted", "B05 mortars", "B05 infantry-guns", f"{GUN} suppressed", "B05 rifles"):
        assert offered(step_e({"H": gun, "R": "D05 rifles"})) == []  # 16.2.1#3 16.1.M#5 16.1.O#6 16.2.3#2
    assert offered(step_e({"H": "B05 priests", "R": "D05 rifles"})) == [
        "create first B05",
        "done",
    ]  # 16.2.1#3
    coastal = step_e({"C": "K05 coastal black", "H": GUN})
    assert offered(coastal) == ["create first B05", "done"]  # 16.1.E#6 16.2.3#2


def test_guns_need_not_be_in_command_to_form_a_park() -> None:
    scene = step_e({"H": GUN, "R": "P05 rifles"})
    assert not s21_command.in_command(scene.g, "H")
    scene.allied("park-choose", "create first B05")
    assert s21_command.in_command(scene.g, "H")  # 16.2.1#6 16.2#3


def test_a_division_has_as_many_parks_as_it_owns() -> None:
    units = {"H": GUN, "I": "D05 field-guns white", "J": "F05 field-guns white", "R": "D09 rifles"}
    scene = step_e(units)
    assert len(offered(scene)) == 4
    scene.allied("park-choose", "create first B05").allied("park-choose", "create first D05")
    assert offered(scene) == ["disband first-1 B05", "disband first-2 D05", "done"]  # 16.2.1#1 MARK.park
    assert scene.why_not("unit:J") == ["16.2.1 why-not-parks-used"]


def test_parks_of_the_scenario_count_whatever_they_are_called() -> None:
    units = {"H": "B05 field-guns white park=field", "I": "D05 field-guns white", "R": "F05 rifles"}
    named = {"field": {"division": "first", "hex": "B05"}}
    scene = step_e(units, parks=named, divisions={"first": {"parks": 1}})
    assert offered(scene) == ["disband field B05", "done"]  # 16.2.1#1
    assert scene.why_not("unit:I") == ["16.2.1 why-not-parks-used"]
    scene.allied("park-choose", "disband field B05").allied("park-column", "pass")
    assert offered(scene) == [
        "create first B05",
        "create first D05",
        "done",
    ]  # 16.2.4#1: it is back on the display


def test_a_park_without_guns_is_gone() -> None:
    units = {"H": f"{IN_PARK} reduced", "I": "D05 field-guns white", "R": "D05 rifles"}
    scene = step_e(units, parks=PARK, divisions={"first": {"parks": 1}})
    s19_results.eliminate(scene.g, "H")
    assert not scene.g.parks
    assert scene.g.notes[-1].id == "park-disbanded"
    assert s16_parks.may_create(scene.g, "first", scene.g.board.cell("D05"))  # 16.2.1#1


def test_a_hex_holds_one_park() -> None:
    """A gun of another Division in the hex of a park neither joins it nor has one of its own there."""
    units = {"H": IN_PARK, "J": "B05 field-guns division=second white", "R": "D05 rifles"}
    scene = step_e(units, parks=PARK)
    assert offered(scene) == ["disband first-1 B05", "done"]  # 16.2.1#5
    assert not s16_parks.may_join(scene.g, "J")  # 16.2.2#5
    assert scene.why_not("unit:J") == ["16.2.1 why-not-park-there"]


def test_the_owner_chooses_who_goes_into_the_park() -> None:
    units = {"H": GUN, "I": f"{GUN} column", "J": "B05 field-guns division=second white", "R": "B05 rifles"}
    scene = step_e(units).allied("park-choose", "create first B05")
    assert scene.ids == ["H", "I", "back"]  # c65 16.2.2#5 16.2.3#2
    scene.allied("park-units", "I", "done")
    assert [scene.unit(id_).park for id_ in "HIJR"] == ["", "first-1", "", ""]  # 16.2.1#4
    assert not scene.unit("I").column  # 16.2.2#2


def test_creating_a_park_can_be_taken_back() -> None:
    scene = step_e({"H": GUN, "I": GUN, "R": "D05 rifles"}).allied("park-choose", "create first B05")
    scene.allied("park-units", "H", "back").expect("allied", "park-choose")
    assert scene.g.points["first"] == Points(0, 3)
    assert scene.g.parks == {}


def test_artillery_beside_a_park_keeps_no_works() -> None:
    units = {"H": f"{GUN} ip", "I": "B05 infantry-guns ip", "M": "B05 mortars ip", "R": "D05 rifles"}
    scene = step_e(units).allied("park-choose", "create first B05")
    assert [scene.unit(id_).work for id_ in "HIM"] == ["", "", "ip"]  # 16.2.3#7


def test_no_works_are_built_in_or_beside_a_park() -> None:
    units = {"H": IN_PARK, "I": "B05 infantry-guns", "R": "B05 rifles", "E": "B05 sappers", **FOE}
    scene = Scene(units, parks=PARK, chit="division:first")
    able = [id_ for id_ in "HIR" if s22_works.may_have_ip(scene.g, id_)]
    assert able == ["R"]  # 16.2.3#7 16.2.3#5
    scene.g.parks.clear()
    scene.g.change("H", park="")
    assert s22_works.may_have_ip(scene.g, "I")


# Step E


def test_both_sides_see_to_their_parks_before_either_calls() -> None:
    units = {"H": GUN, "R": "D05 rifles", "W": "N12 howitzers"}
    scene = step_e(units).allied("park-choose", "create first B05", "done")
    scene.german("park-choose", "create zweite N12", "done")
    assert scene.expect("allied", "contact-unit").ids == ["H", "done"]  # 4.0.E#2 4.0.E#3 16.3#2
    scene.allied("contact-unit", "done").expect("german", "contact-unit")


def test_the_owner_of_the_chit_that_was_carried_over_begins() -> None:
    units = {"H": GUN, "R": "D05 rifles", "W": "N12 howitzers"}
    assert step_e(units).pending.side == "allied"  # c54
    for chit in ("division:zweite", "formation:feld", "command:german"):
        assert step_e(units, carried=chit).pending.side == "german"  # c54
    assert s16_step.sides_in_order(step_e(units, carried="command:allied").g) == ("allied", "german")


def test_a_park_disbanded_in_step_e_calls_nobody_afterwards() -> None:
    scene = step_e({"H": f"{IN_PARK} contact=red", "R": "D05 rifles"}, parks=PARK)
    scene.allied("park-choose", "disband first-1 B05").allied("park-column", "pass").allied(
        "park-choose", "done"
    )
    assert scene.g.parks == {}  # 16.2.4#1
    assert scene.unit("H").contact == ""  # 16.3.1#4 16.3.2#5
    assert scene.pending.kind != "contact-unit"  # 4.0.E#3 16.3#3


def test_a_unit_put_into_a_park_may_call_at_once() -> None:
    scene = step_e({"H": GUN, "R": "D05 rifles"}).allied("park-choose", "create first B05", "done")
    scene.allied("contact-unit", "H")  # 4.0.E#3


# 16.2.2 joining, 16.2.3 leaving


def beside(gun: str, **document: Any) -> Scene:
    return Scene({"H": IN_PARK, "J": gun, "R": "D05 rifles", **FOE}, parks=PARK, **document)


def test_who_may_join_a_park() -> None:
    assert s16_parks.may_join(beside(f"{GUN} mounted column").g, "J")  # 16.2.2#1
    assert s16_parks.may_join(beside("B05 priests").g, "J")  # 16.2.2#1
    assert not s16_parks.may_join(beside("C05 priests").g, "J")  # 16.2.2#1
    assert not s16_parks.may_join(beside("B05 infantry-guns").g, "J")  # 16.2.3#2 16.1.O#6
    assert not s16_parks.may_join(beside("B05 mortars").g, "J")  # 16.2.3#2 16.1.M#5
    assert not s16_parks.may_join(beside("B05 priests of=green").g, "J")  # 16.2.2#5


def test_a_unit_that_joins_is_dismounted_and_out_of_column() -> None:
    scene = beside(f"{GUN} mounted column")
    s16_parks.join(scene.g, "J")
    unit = scene.unit("J")
    assert (unit.park, unit.mounted, unit.column) == ("first-1", False, False)  # 16.2.2#1 16.2.2#2
    assert not s16_parks.may_join(scene.g, "J")


def test_dismounting_into_a_park_draws_no_fire() -> None:
    """The same gun, dismounting beside the park of another Division, is fired at."""
    for division, fired_at in (("first", False), ("second", True)):
        gun = f"B05 field-guns mounted division={division} white"
        units = {
            "H": IN_PARK,
            "J": gun,
            "R": "A01 rifles",
            "V": "D05 machine-guns",
            "B": "A02 rifles of=green",
        }
        scene = Scene(units, parks=PARK, chit=f"division:{division}").act("J", "move")
        scene.allied("step-choose", "dismount J")
        assert (scene.pending.side == "german") is fired_at  # 16.2.2#3
        assert scene.unit("J").park == ("" if fired_at else "first-1")  # 16.2.2#1 16.2.2#5


def test_a_park_holds_any_number_outside_the_stacking_limit() -> None:
    units = {f"H{n}": IN_PARK for n in range(9)}
    scene = Scene({**units, "R": "B05 rifles", **FOE}, parks=PARK)
    assert len(s16_parks.units_in(scene.g, "first-1")) == 9  # 16.2.2#4
    cell = scene.g.board.cell("B05")
    assert s14_stacking.steps_stacked(scene.g, cell) == 2  # 16.2.3#3
    assert not s14_stacking.is_overstacked(scene.g, cell)  # 16.2.3#3


def test_units_in_a_park_count_for_mass() -> None:
    scene = Scene({"H": IN_PARK, "I": IN_PARK, "R": "B05 rifles", "G": "C06 grenadiers"}, parks=PARK)
    mods = s15_rating.rating(scene.g, "G", "R", "direct")
    assert {each.text: each.value for each in mods.reasons}["mod-mass"] == 3  # 16.2.3#4


def test_only_self_propelled_units_leave_a_park_and_never_the_last() -> None:
    scene = beside("B05 priests park=first-1")
    assert not s16_parks.may_leave(scene.g, "H")  # 16.2.3#5
    assert s16_parks.may_leave(scene.g, "J")  # 16.2.3#6
    assert not s16_parks.may_leave(scene.g, "J", ("J", "H"))  # 16.2.3#6
    s16_parks.leave(scene.g, "J")
    assert (scene.unit("J").park, scene.at("J")) == ("", "B05")  # 16.2.3#6
    alone = Scene({"J": "B05 priests park=first-1", "R": "D05 rifles", **FOE}, parks=PARK)
    assert not s16_parks.may_leave(alone.g, "J")  # 16.2.3#6


def test_guns_in_a_park_take_no_action_but_fire() -> None:
    scene = Scene({"H": f"{IN_PARK} contact=red", "R": "D05 rifles", **FOE}, parks=PARK, attached=("H",))
    scene.allied("actor-choose", "H")
    assert "mount" not in scene.ids  # 16.2.3#5
    assert "move" not in scene.ids  # 16.2.3#5 16.2.3#8
    assert "fire" in scene.ids


# 16.2.4 disbanding


def test_the_units_of_a_disbanded_park_return_one_of_them_in_column() -> None:
    scene = step_e({"H": IN_PARK, "I": IN_PARK, "R": "D05 rifles"}, parks=PARK)
    scene.allied("park-choose", "disband first-1 B05")
    assert scene.ids == ["H", "I", "pass"]  # 16.2.4#2
    scene.allied("park-column", "I")
    assert [(scene.unit(id_).column, scene.unit(id_).park) for id_ in "HI"] == [
        (False, ""),
        (True, ""),
    ]  # c57
    assert scene.at("H") == scene.at("I") == "B05"  # 16.2.4#2


def test_no_second_unit_comes_to_be_in_column() -> None:
    scene = step_e({"H": IN_PARK, "R": "B05 rifles column"}, parks=PARK)
    scene.allied("park-choose", "disband first-1 B05")
    assert scene.pending.kind != "park-column"  # 16.2.4#2 c57
    assert not scene.unit("H").column


def test_disbanding_may_overstack_the_hex() -> None:
    units = {f"H{n}": IN_PARK for n in range(5)}
    scene = step_e({**units, "R": "D05 rifles"}, parks=PARK)
    cell = scene.g.board.cell("B05")
    scene.allied("park-choose", "disband first-1 B05").allied("park-column", "pass")
    assert s14_stacking.is_overstacked(scene.g, cell)  # 16.2.4#3


# 16.2.5 combat


def test_direct_fire_disbands_the_park_before_the_shot() -> None:
    units = {
        "H": f"{IN_PARK} contact=red",
        "I": f"{IN_PARK} contact=red",
        "R": "D01 rifles",
        "G": "C05 grenadiers",
    }
    scene = Scene(units, parks=PARK, chit="formation:feld")
    scene.act("G", "fire").german("fire-choose", "H")
    scene.allied("park-column", "H")
    assert scene.g.parks == {}  # 16.2.5#2 16.2.5#1
    assert [scene.unit(id_).contact for id_ in "HI"] == ["", ""]  # 16.2.5#4 16.3.1#7
    scene.dice(9, 8)
    assert scene.modifiers()["mod-target-column"] == 2  # 16.2.5#2


def test_a_unit_in_a_park_may_fire_directly_and_its_park_has_fired() -> None:
    scene = Scene(
        {"H": IN_PARK, "R": "D01 rifles", "G": "D05 grenadiers"},
        parks=PARK,
        attached=("H",),
        chit="formation:red",
    )
    scene.act("H", "fire").allied("mission-hex", "D05").dice(9, 8)
    assert scene.note("shot")["manner"] == "@manner-direct"  # 16.2#4
    assert scene.g.parks["first-1"].fired  # c40 16.7#2


def test_a_park_may_be_the_target_of_a_spotted_mission() -> None:
    units = {"H": IN_PARK, "R": "D01 rifles", "W": "J05 granatwerfer", "S": "F05 grenadiers"}
    scene = Scene(units, parks={"first-1": {"division": "first", "hex": "F08"}} | PARK, chit="formation:feld")
    scene.g.move_to("H", scene.g.board.cell("F08"))
    scene.act("W", "fire").german("mission-hex", "F08").die(8)
    assert scene.note("shot")["target_unit"] == "H"  # 16.2.5#5
    assert scene.unit("H").park == "first-1"  # 16.2.5#5


def test_the_fire_zone_of_a_park_is_cut_by_a_barrage() -> None:
    units = {"H": IN_PARK, "R": "D01 rifles", **FOE}
    d05 = Scene(units, parks=PARK).g.board.cell("D05")
    assert s17_zones.covers(Scene(units, parks=PARK).g, "H", d05)
    assert not s17_zones.covers(Scene(units, parks=PARK, barrages={"B05": "light"}).g, "H", d05)  # c79


def test_parks_are_reset_in_step_i() -> None:
    scene = Scene(
        {"H": IN_PARK, "R": "D01 rifles", **FOE}, parks={"first-1": {**PARK["first-1"], "fired": True}},
        barrages={"D05": "light", "E05": "heavy"},
    )  # fmt: skip
    assert scene.g.parks["first-1"].fired
    scene.allied("actor-choose", "done").allied("leader-transfer", "stay")
    assert scene.g.turn == 2
    assert not scene.g.parks["first-1"].fired  # 4.0.I#2 11.0#2 16.7#9
    assert scene.g.barrages == {}  # 4.0.I#1 11.0#1 16.6.2.1#8 EX.SS#3


def test_the_last_unit_takes_its_park_with_it() -> None:
    scene = Scene({"H": f"{IN_PARK} reduced hits=2", "R": "D01 rifles", **FOE}, parks=PARK)
    s19_results.step_loss(scene.g, "H")
    assert scene.g.parks == {}
