"""Chapter 11 by exact positions: what passes from one scenario, night and day to the next."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.rpc.rules import s07_modes
from grognard.games.rpc.state import CAPTURED, CASUALTY, RECOVERED
from tests.rpc.scene import Scene, open_map
from tests.rpc.test_s11_day import day, guns, place, quiet, recovered
from tests.rpc.test_s11_isolation import captured, cut_off, wall

TRENCH = open_map(lines=[{"kind": "trench", "side": "british", "path": ["C05", "C06", "C07"]}])


def finish(scene: Scene) -> Scene:
    """Say no to everything until the day is over."""
    today = scene.g.day
    while scene.game.pending is not None and scene.g.day == today:
        wanted = next((id_ for id_ in ("pass", "done", "no") if id_ in scene.ids), scene.ids[0])
        scene.game.answer(wanted)
    return scene


# the attack and the counter attack


def test_an_hourglass_of_the_first_turn_is_primed_when_the_counter_attack_begins() -> None:
    scene = quiet(day(phase="initiative", turn=12, artillery=guns(hourglass=13)), 1)
    scene.british("counter-attack-offer", "yes")
    assert scene.g.artillery["B1"].primed  # 11.32#2 7.222#1
    scene.dice(1).dice(2).command("B").expect("chance", "signal-roll")


def test_a_primed_group_of_the_defender_stays_primed_and_the_lines_are_mended() -> None:
    scene = quiet(day(phase="initiative", turn=12, artillery=guns(primed=True), bombarded=True), 1)
    assert not scene.g.artillery["G1"].primed  # 11.2#3
    scene.british("counter-attack-offer", "yes")
    assert scene.g.artillery["B1"].primed  # 11.32#2
    assert s07_modes.signal_success(scene.g, "runner") == 6  # 7.14
    scene.dice(1).dice(2).command("B").total(6)
    assert scene.note("signal")["result"] == "@signal-heard"


def test_gas_shovels_smoke_and_spent_units_do_not_outlast_the_attack() -> None:
    units = {"B": "C05 british infantry spent", "G": "J05 german infantry", "D": "B02 british infantry"}
    scene = day(
        units,
        phase="couplets",
        turn=12,
        couplets=1,
        gas={"E05": 2},
        smoke=["F05"],
        shovels=["D"],
        date="1917-04-01",
    )
    while scene.pending.kind == "command-choose":
        scene.game.answer("pass")
    scene.expect("british", "counter-attack-offer")
    assert not scene.g.gas  # 5.3#7 7.512#1
    assert not scene.g.smoke
    assert scene.unit("B").ready
    assert scene.g.scrapes == {scene.cell("B02"): "dug"}  # 5.3#4


@pytest.mark.parametrize(("from_day", "named"), [(1, True), (2, False)])
def test_nobody_observes_for_trench_sets_that_are_not_there_yet(from_day: int, named: bool) -> None:
    """He would have to stay in his hex for nothing."""
    sets = {"B1": {"side": "british", "firepower": 3, "mode": "trench set", "from_day": from_day}}
    scene = day(segment="attack", artillery=sets)
    assert ("british" in scene.g.observers) == named  # 7.21.trenchset#2 7.0#1


# isolation


def test_who_captures_a_unit_in_his_hex_controls_it() -> None:
    units = {"X": "K05 british infantry", "Y": "K05 german infantry", "B": "A05 british infantry"}
    units |= wall("F", "german", range(1, 11, 2))
    scene = day(units, segment="isolation", control={"K05": "british"}).dice(1).dice(6)
    assert captured(scene) == {"X"}
    assert scene.g.control[scene.cell("K05")] == "german"  # 3.9#1


def test_who_is_captured_leaves_trench_and_blockhouse() -> None:
    units = {"X": "K05 british machine-gun dispersed in by_trench", **wall("F", "german", range(1, 11, 2))}
    units |= {"B": "A05 british infantry"}
    scene = day(units, segment="isolation", trenches={"K05": "british"}, blockhouses={"K05": "british"})
    lost = scene.dice(1).dice(6).unit("X")
    assert (lost.where, lost.inside, lost.by_trench) == (CAPTURED, False, False)  # 11.41#3


def test_only_units_on_the_map_are_checked() -> None:
    units = {
        "X": "off_map british infantry",
        "R": "recovered british infantry",
        "C": "casualty british infantry",
    }
    scene = cut_off({**units, "B": "A05 british infantry", "G": "L05 german infantry"})
    assert not captured(scene)  # 11.41#1


# the night


def test_captured_guns_do_not_count_when_losses_are_halved() -> None:
    units = {f"M{i}": "casualty british machine-gun" for i in range(3)} | {
        "C": "captured british machine-gun"
    }
    scene = day({"X": "A05 british infantry", "Y": "L05 german infantry", **units}, segment="recovery")
    scene.british("recover-choose", "M0", "M1")
    assert [scene.unit(id_).where == RECOVERED for id_ in ("M0", "M1", "M2")] == [
        True,
        True,
        False,
    ]  # 11.532#1
    assert scene.unit("C").where == CAPTURED  # 11.531#4


def test_who_left_the_map_is_not_recovered() -> None:
    units = {"X": "A05 british infantry", "Y": "L05 german infantry", "E": "exited british infantry"}
    day(units, segment="recovery").expect("british", "adjust-choose")  # 10.3#3 11.531#1


def test_every_day_may_have_its_hallowed_ground_and_the_old_one_stays() -> None:
    units = {"X": "A05 british infantry", "Y": "L05 german infantry"}
    scene = day(units, segment="recovery", hallowed={"E05": "british"}, hallowed_made=True)
    finish(scene)
    assert scene.g.day == 2
    assert not scene.g.hallowed_made  # 6.679#4
    assert scene.g.hallowed == {scene.cell("E05"): "british"}


def test_the_campaign_ends_with_the_night_of_its_last_day() -> None:
    units = {"X": "A05 british infantry", "Y": "L05 german infantry"}
    scene = finish(day(units, segment="recovery", day=3, victory={"kind": "control", "area": ["A05"]}))
    assert scene.game.outcome is not None
    assert scene.game.outcome.winner == "british"  # 11.03


def test_infiltration_in_the_counter_attack_adds_a_couplet_and_nowhere_else() -> None:
    rules = {"infiltration": {"german": ["counter attack"]}}
    scene = quiet(day(phase="initiative", turn=12, rules=rules), 1).british("counter-attack-offer", "yes")
    scene.dice(3).dice(1)
    assert scene.g.couplets == 3  # 5.12#4 12.CG3#10


@pytest.mark.parametrize(("where", "offered"), [("C06", False), ("D06", True), ("H05", True)])
def test_a_gun_redeploys_unless_it_is_held(where: str, offered: bool) -> None:
    """Next to the enemy it may slip away; among enemies nobody leaves."""
    units = {"M": f"{where} british machine-gun", "G": "C06 german infantry", "B": "A01 british infantry"}
    control = {f"{c}{r:02}": "british" for c in "DEFGHI" for r in range(1, 11) if f"{c}{r:02}" != where}
    scene = day(units, segment="redeployment", control=control)
    if scene.pending.side == "german":
        scene.german("redeploy-choose", "pass")
    asked = scene.game.pending is not None and scene.pending.kind == "redeploy-choose"
    assert (asked and "M" in scene.ids) == offered  # 11.55#1 6.63#3


def test_a_new_arrival_controls_its_hex() -> None:
    units = {"B": "C05 british infantry", "G": "J05 german infantry", **recovered("british", "infantry", 1)}
    scene = day(units, segment="arrivals", day=2, control={"B05": "german"})
    place(scene, "B1", "B05")
    assert scene.g.control[scene.cell("B05")] == "british"  # 3.9#1


# 11.12 listed hexes

YPRES = {"ypres": {"side": "british", "units": {"infantry": 2}, "area": ["B01", "B02"], "day": 2}}


def test_reinforcements_for_listed_hexes_are_placed_next_to_a_friend() -> None:
    """B01 and B02 are listed; a company in B03 makes B02 a place for the first, and he makes B01 one for the second."""
    units = {"B": "C05 british infantry", "F": "B03 british infantry", "G": "J09 german infantry"}
    scene = day(units, forces=YPRES, segment="arrivals", day=2).british("arrival-choose", "ypres-1")
    if scene.pending.kind == "arrival-hex":
        assert scene.ids == ["B02"]
        assert scene.why_not("hex:B01") == ["11.12 why-not-arrival-alone"]  # 11.12#7
        assert scene.why_not("hex:C01") == ["11.12 why-not-area", "11.12 why-not-arrival-alone"]
        scene.british("arrival-hex", "B02")
    scene.british("set-up-how", "formed out")
    assert scene.at("ypres-1") == "B02"
    scene.british("arrival-choose", "ypres-2")
    assert "B01" in scene.ids  # 11.12#8


def test_where_no_friend_is_near_they_come_over_the_edge() -> None:
    units = {"B": "E05 british infantry", "G": "J09 german infantry"}
    scene = day(units, forces=YPRES, segment="arrivals", day=2)
    assert scene.g.segment == "attack", "nobody can be placed"  # 11.12#7
    scene.dice(1).dice(2).expect("british", "command-choose")
    assert {"ypres-1", "ypres-2"} < set(scene.ids)  # 11.12#4
    listed = day(units, forces=YPRES, segment="arrivals", day=2, options={"listed_arrivals": "anywhere"})
    listed.british("arrival-choose", "ypres-1")
    assert listed.ids == ["B01", "B02"]


def digging(units: dict[str, str], **document: Any) -> Scene:
    """The British, who defend, begin to work on a night of May 1915."""
    return day({"Y": "L05 german infantry", **units}, segment="improvement", date="1915-05-01", **document)


@pytest.mark.parametrize(
    "ground", [{"map": TRENCH}, {"trenches": {"C06": "german"}}, {"trenches": {"C06": "british"}}]
)
def test_who_stands_outside_a_trench_digs_himself_in(ground: dict[str, Any]) -> None:
    scene = digging(
        {"X": "C06 british infantry out", "M": "C06 british machine-gun in", "N": "A01 british infantry"},
        **ground,
    )
    before = dict(scene.g.trenches)
    scene.british("improve-choose", "dig C06")  # 11.543#1
    assert scene.unit("X").inside
    assert scene.g.trenches == before, "a second marker is redundant"  # 8.322#3
    assert "dig C06" not in scene.ids, "everybody is IN"
    assert scene.why_not("hex:C06") == ["11.543 why-not-dig-trench"]


def test_a_second_marker_in_a_hex_calls_for_its_bomb_stop_too() -> None:
    """In B02 both sides dig; the British are IN the trench next door when the Germans do."""
    units = {"X": "B02 british infantry", "G": "B02 german infantry", "Z": "B03 british infantry in"}
    scene = digging(units, trenches={"B03": "british"}).british("improve-choose", "dig B02", "done")
    assert not scene.g.bomb_stops
    scene.german("improve-choose", "dig B02")
    assert scene.unit("G").inside  # 11.543#3
    assert set(scene.g.bomb_stops) == {"B02/B03"}  # 11.543#4


def test_next_to_a_printed_trench_that_does_not_connect_no_bomb_stop_is_needed() -> None:
    lines = [{"kind": "trench", "side": side, "path": path} for side, path in
             (("british", ["C05", "C06", "C07"]), ("german", ["D05", "D06"]))]  # fmt: skip
    units = {"X": "C06 british infantry out", "G": "D05 german infantry in", "H": "C07 german infantry in"}
    scene = digging(units, map=open_map(lines=lines)).british("improve-choose", "dig C06")
    assert set(scene.g.bomb_stops) == {"C06/C07"}  # 11.543#4


def test_losses_of_a_bombardment_can_be_recovered() -> None:
    bombardment = [{"side": "german", "kind": "pulverizing", "area": ["C05"]}]
    scene = day(
        {"B": "C05 british infantry", "X": "A01 british infantry", "G": "J05 german infantry"},
        segment="attack",
        bombardments=bombardment,
    )
    assert scene.unit("B").where == CASUALTY  # 7.12#1 11.01#4


def night_melee(units: dict[str, str], **document: Any) -> Scene:
    return day(
        {"X": "A05 british infantry", "Y": "L05 german infantry", **units}, segment="night melee", **document
    )


def test_two_hexes_of_melee_are_fought_one_after_the_other() -> None:
    units = {
        "B": "E05 british infantry",
        "G": "E05 german infantry",
        "C": "G05 british infantry",
        "H": "G05 german infantry",
    }
    scene = night_melee(units)
    for _ in range(4):
        scene.expect_chance().total(12)
    assert all(scene.unit(id_).where == CASUALTY for id_ in "BGCH")  # 11.51#1
    assert scene.g.segment == "night"


def test_melee_at_night_hallows_ground_once_a_day() -> None:
    units = {"B": "E05 british infantry", "G": "E05 german infantry"}
    scene = night_melee(units, hallowed_made=True).dice(6, 6).dice(6, 6)
    assert not scene.g.hallowed  # 6.679#4
