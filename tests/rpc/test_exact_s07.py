"""Chapter 7 by exact positions: gas, shells, signals, bombardments and the barrage."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.games.rpc.areas import no_mans_land
from grognard.games.rpc.state import CASUALTY
from tests.rpc.moves import moving, trench
from tests.rpc.scene import Scene, open_map
from tests.rpc.test_s07_barrage import barrage, initiative, passes
from tests.rpc.test_s07_bombardment import shelled
from tests.rpc.test_s07_call import battle, gun, primed
from tests.rpc.test_s07_ffe import checked, fire, ready
from tests.rpc.test_s07_gas import GAS, clouds

G = "german infantry"
GUN = "british machine-gun dispersed"
LATE: dict[str, Any] = {"date": "1917-04-01"}
FALLING = {"B1": ready(firing=True, primed=False, ready=False, target="C04/C05/D04")}
LINE = {"lines": [trench("german", "D03", "D04", "D05")]}


# gas


def test_fresh_gas_attacks_where_gas_lies_already() -> None:
    scene = fire(GAS, {"G": f"H05 {G}"}, gas={"H05": 1}, **LATE).dice(1)
    scene.expect("chance", "check-gas").total(5)  # 7.511#1
    assert clouds(scene) == {"H05": 2, "I05": 1, "I06": 1}  # 7.512#2


@pytest.mark.parametrize("state", [{"gas": {"D04": 1}, **LATE}, {"artillery": FALLING}])
def test_going_in_enters_no_hex(state: dict[str, Any]) -> None:
    scene = moving({"A": f"D04 {G} out"}, "A", features=LINE, **state).german("step-choose", "in")
    assert not checked(scene)  # 7.512#3 7.247#1


@pytest.mark.parametrize("kind", ["tank", "armored-car", "cavalry"])
def test_gas_attacks_armour_and_horses_as_well(kind: str) -> None:
    units = {"A": f"D03 british {kind}", "Y": f"L10 {G}"}
    scene = Scene(units, gas={"D04": 1}, initiative="british", **LATE).command("A").act("A", "move")
    scene.british("step-choose", "D04").expect("chance", "check-gas").total(3)
    assert scene.modifiers() == {"formed": 1, "moving": 1}  # 7.512#4 7.511#1


def test_reaction_fire_out_of_gas() -> None:
    units = {"A": f"D06 {G}", "M": f"D03 {GUN}"}
    scene = moving(units, "A", gas={"D03": 1}, **LATE).german("step-choose", "D05")
    scene.british("react-offer", "M").total(2)
    assert sorted(scene.modifiers().values()) == [-1, -1, 1, 1, 2]  # 7.514#1


def test_gas_and_smoke_are_one_circumstance() -> None:
    units = {"A": f"D06 {G}", "M": f"D03 {GUN}"}
    scene = moving(units, "A", gas={"D03": 1}, smoke=["D04"], **LATE).german("step-choose", "D05")
    scene.british("react-offer", "M")
    if scene.pending.kind == "modifier-choose":
        scene.german("modifier-choose", scene.ids[0])
    scene.total(2)
    assert sorted(scene.modifiers().values()) == [-1, -1, 1, 1, 2]  # 6.53#3


def test_who_dies_of_doubles_lets_the_gas_drift() -> None:
    scene = moving({"A": f"D03 {G}"}, "A", gas={"D04": 1}, **LATE).german("step-choose", "D04").dice(6, 6)
    assert scene.unit("A").where == CASUALTY
    scene.german("drift-choose", "down")  # 7.513#2
    assert clouds(scene) == {"D05": 1}


# shells


def test_a_tank_that_drives_into_shells() -> None:
    units = {"A": "D03 british tank", "Y": f"L10 {G}"}
    scene = Scene(units, artillery=FALLING, initiative="british").command("A").act("A", "move")
    scene.british("step-choose", "D04").expect("chance", "check-ffe").total(2)
    assert scene.modifiers() == {"firepower": 3, "formed": 1, "moving": 1}  # 7.241#2 7.247#1


@pytest.mark.parametrize("howitzer", [True, False])
def test_a_blockhouse_is_as_good_against_howitzers(howitzer: bool) -> None:
    units = {"G": "H05 german machine-gun dispersed in"}
    scene = fire(ready(howitzer=howitzer), units, blockhouses={"H05": "german"}).dice(1).total(2)
    assert scene.modifiers() == {"firepower": 3, "blockhouse": -4}  # 8.31#1


def test_hallowed_ground_helps_against_shells_and_gas() -> None:
    for group in (ready(), GAS):
        scene = fire(group, {"G": f"H05 {G}"}, hallowed={"H04": "german"}, **LATE).dice(1).total(3)
        assert scene.modifiers()["hallowed"] == -1  # 6.679#3


def test_shells_that_scatter_some_of_a_mass_leave_the_rest_to_act() -> None:
    units = {"B": "I05 british infantry", "C": "J05 british infantry", "G": f"A10 {G}"}
    scene = battle({"B1": primed()}, units).command("B", "C").total(2).dice(1).total(5)
    assert not scene.unit("B").ready
    scene.act("C", "deploy")  # 6.02#2
    scene.expect("german", "command-choose")


def test_every_primed_group_rolls_even_if_the_first_kills_the_commanded() -> None:
    units = {"B": "I05 british infantry", "C": "C03 british infantry", "G": f"A10 {G}"}
    scene = battle({"B1": primed(), "B2": primed()}, units).command("B")
    scene.british("signal-choose", "B1").total(2).dice(1).total(12)
    assert scene.unit("B").where == CASUALTY
    scene.expect("chance", "signal-roll")  # 6.02#1


def test_a_cut_telephone_can_still_fire_by_accident() -> None:
    scene = battle({"B1": primed("telephone")}, bombarded=True)
    scene.british("command-choose", "B1").total(11).expect("chance", "accuracy-roll")  # 7.23#4


def test_flares_need_an_observer_who_sees_the_vertex() -> None:
    hexes = dict.fromkeys(("C02", "D02", "D03", "C04", "B03", "B02"), "village")
    units = {"B": "C03 british infantry", "G": f"K05 {G}"}
    scene = battle({"B1": gun("flare", preregistered="H05/I05/I06")}, units, hexes=hexes)
    scene.british("command-choose", "B1")
    if "flare" in scene.ids:
        scene.british("call-mode", "flare")
        if scene.pending.kind == "call-observer":
            scene.british("call-observer", "B")
        assert "H05/I05/I06" not in scene.ids  # 6.1#3 7.21.flare#3


def test_a_group_that_was_canceled_is_called_again_on_the_next_turn() -> None:
    scene = battle({"B1": primed()}, couplets=2, turns=3).british("command-choose", "B1").total(4)
    scene.german("command-choose", "pass").expect("british", "command-choose")
    assert "B1" not in scene.ids, "spent"  # 6.05#2
    scene.british("command-choose", "pass").german("command-choose", "pass").dice(1).dice(2)
    assert "B1" in scene.ids


@pytest.mark.parametrize(("hex_", "corners"), [
    ("A01", {"A01/A02/B01"}),
    ("L10", {"K10/L09/L10"}),
    ("A05", {"A04/A05/B04", "A05/B04/B05", "A05/A06/B05"}),
])  # fmt: skip
def test_a_vertex_is_where_three_hexes_meet(hex_: str, corners: set[str]) -> None:
    """At the edge of the map fewer do, and no cross hair goes there; nor is such a vertex recorded."""
    scene = battle({"B1": gun("aircraft")}).british("command-choose", "B1").british("call-mode", "aircraft")
    scene.british("call-hex", hex_)
    assert set(scene.ids) - {"back"} == corners  # 6.1#2 4.92#1
    assert scene.why_not(f"vertex:{edge_of(scene, hex_)}") == ["6.1 why-not-vertex-edge"]
    forces = {"f": {"side": "british", "units": {"infantry": 1}, "area": ["C03"], "face": "formed"}}
    setting: dict[str, Any] = {"artillery": {"B1": gun("flare")}, "phase": "set up", "forces": forces}
    recorded = Scene({"G": f"K05 {G}"}, **setting).british("register-hex", hex_)
    assert recorded.g.artillery["B1"].preregistered in corners or set(recorded.ids) == corners  # 7.3#3


def edge_of(scene: Scene, hex_: str) -> str:
    """A corner of the hex at the edge of the map."""
    names = [scene.g.board.vertex_name(each) for each in scene.g.board.vertices_of(scene.cell(hex_))]
    return next(name for name in names if "@" in name)


def test_a_table_may_allow_the_vertices_of_the_edge() -> None:
    scene = battle({"B1": gun("aircraft")}, options={"edge_vertices": "edge"})
    scene.british("command-choose", "B1").british("call-mode", "aircraft").british("call-hex", "L10")
    assert len(scene.ids) == 7, "six corners and the way back"  # 6.1#2


def test_shells_may_stray_to_the_edge() -> None:
    """From A01, A02 and B01 the spine between A01 and A02 leads to the left; two hexes are hit there."""
    scene = fire(ready(target="A01/A02/B01"), {"G": f"A02 {G}"}).dice(6)
    scene.british("spine-choose", "left").dice(1)
    assert "@" in scene.g.artillery["B1"].target  # 7.243#1
    scene.total(2).total(2)
    assert set(checked(scene)) == {"B", "G"}  # 7.245


@pytest.mark.parametrize("shell", ["he", "smoke", "gas"])
def test_nothing_is_left_of_a_mission_that_strays_off_the_map(shell: str) -> None:
    scene = fire(ready(target="L10@1", shell=shell), {}, couplets=1, **LATE).dice(6)
    off = next(o.id for o in scene.pending.options if not o.touches)
    scene.british("spine-choose", off).dice(1)
    it = scene.g.artillery["B1"]
    assert (it.target, it.called_mode, it.shell, it.ready) == ("", "", "he", False)  # 7.248


def test_by_night_a_group_with_airmen_shows_the_number_of_the_telephone() -> None:
    campaign = {"attacker": "german", "days": 3}
    scene = battle({"B1": gun("aircraft")}, segment="night", campaign=campaign, trenches={"A01": "british"})
    (call,) = [o for o in scene.pending.options if o.verb == "call"]
    assert dict(call.args)["signal"] == 9  # 11.522


# bombardments and the barrage


def test_who_survives_a_bombardment() -> None:
    units = {
        "T": "E05 british tank",
        "C": "E05 british cavalry",
        "F": "D05 british machine-gun dispersed in",
        "V": "E04 british cavalry",
    }
    scene = shelled(
        units, {"kind": "pulverizing", "area": ["E04", "E05", "D05"]}, blockhouses={"D05": "british"}
    )
    assert [scene.unit(id_).where for id_ in "TC"] == [CASUALTY, CASUALTY]  # 7.12#1
    assert [scene.unit(id_).formed for id_ in "FV"] == [False, False]  # 7.12#2
    scene.dice(5).dice(5)
    assert [scene.unit(id_).ready for id_ in "FV"] == [True, True], "pulverized, not paralyzed"


def test_the_craters_of_hill_60_lie_anywhere_in_no_mans_land() -> None:
    """Most of it is closed to units; a crater is none."""
    game = grognard.new("rpc", "hill-60", seed=1)
    while (asked := game.pending) is not None and asked.kind != "crater-choose":
        game.answer(asked.options[0].id)
    assert asked is not None
    board = game.state.board
    nml = {board.name(cell) for cell in no_mans_land(board)}
    assert nml <= {option.id for option in asked.options} | {
        board.name(c) for c in game.state.scrapes
    }  # 7.13#1


def test_the_only_wire_is_breached_by_the_targeted_player() -> None:
    wire = [{"kind": "wire", "between": ["E04/F04"]}]
    scene = shelled({}, {"kind": "pulverizing", "area": ["E04"]}, features={"sides": wire})
    if scene.pending.kind == "breach-choose":
        scene.british("breach-choose", "E04/F04")
    assert set(scene.g.breaches) == {"E04/F04"}  # 7.12#4
    scene.expect("german", "crater-choose")


def test_placed_reinforcements_are_there_when_the_barrage_falls() -> None:
    forces = {"p": {"side": "german", "units": {"infantry": 1}, "area": ["D05", "D06"], "turn": 1}}
    units = {"B": "A01 british infantry", "Z": f"L10 {G}"}
    lines = {"side": "british", "lines": [{"columns": "D"}, {"columns": "E"}, {"columns": "F"}]}
    scene = Scene(units, forces=forces, barrage=lines, phase="initiative", turns=9, turn=1)
    scene.dice(1).dice(3)
    if scene.pending.kind == "place-choose":
        scene.german("place-choose", "p-1")
    scene.german("set-up-hex", "D05")
    if scene.pending.kind == "set-up-how":
        scene.german("set-up-how", "formed out")
    assert scene.unit("p-1").where == CASUALTY  # 10.22#2 7.42#1


def test_nobody_is_struck_who_walks_out_of_the_barrage() -> None:
    units = {"V": "E08 german infantry", "X": f"F05 {G}"}
    scene = barrage(units, map=open_map({"E08": "village"}))
    initiative(scene, 5)
    passes(scene)
    scene.dice(1)
    passes(scene)
    scene.british("command-choose", "pass").command("V").act("V", "move")
    scene.german("step-choose", "F07")
    assert scene.unit("V").where != CASUALTY, "in the open, and out of the curtain"  # 7.45#2
