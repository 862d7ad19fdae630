"""Why not, around off-map artillery: signals, calls, shells, what is recorded, stray shells, craters and gas."""

from __future__ import annotations

from typing import Any

from tests.rpc.refused import refused
from tests.rpc.scene import Scene
from tests.rpc.test_s07_bombardment import shelled
from tests.rpc.test_s07_call import UNITS, battle, gun, primed
from tests.rpc.test_s07_ffe import VERTEX, fire, ready
from tests.rpc.test_s07_gas import GAS, entering
from tests.rpc.test_s10_setup import FORCES, put, set_up

# 6.02 and 6.2 signals and cancellation


def test_groups_that_make_no_signal_roll() -> None:
    groups = {
        "B1": primed(), "B2": primed(), "B3": gun(), "G1": primed(side="german"),
        "B4": gun(target="D04/D05/E05", called_mode="runner", hourglass=9),
        "B5": gun(target="D04/E04/E05", called_mode="runner", firing=True, ready=False),
    }  # fmt: skip
    scene = battle(groups).command("B").expect("british", "signal-choose")
    assert refused(scene, "artillery:B3") == ["7.222 why-not-signal-uncalled"]
    assert refused(scene, "artillery:B4") == ["7.222 why-not-signal-waits"]
    assert refused(scene, "vertex:D04/D05/E05") == ["7.222 why-not-signal-waits"]
    assert refused(scene, "artillery:B5") == ["7.247 why-not-group-firing"]
    assert refused(scene, "artillery:G1") == ["7.0 why-not-group-enemy"]
    assert refused(scene, "unit:B") == ["6.02 why-not-signal-first"]
    assert refused(scene, "hex:H05") == ["6.02 why-not-signal-first"]
    groups["B6"] = primed()
    scene = battle(groups).command("B").british("signal-choose", "B1").total(12)
    assert refused(scene, "artillery:B1") == ["6.02 why-not-signal-rolled"]


def test_groups_that_no_command_concerns() -> None:
    groups = {
        "B1": gun(target=VERTEX, called_mode="runner", firing=True, ready=False),
        "B2": primed("flare", ready=False),
    }
    scene = battle(groups)
    assert refused(scene, "artillery:B1") == ["7.247 why-not-group-firing"]
    assert refused(scene, "artillery:B2") == ["6.2 why-not-cancel-spent"]


# 6.1 the steps of a call


def called(mode: str = "runner", **document: Any) -> Scene:
    units = {"B": "C05 british infantry", "M": "C07 british machine-gun", "G": "K05 german infantry"}
    scene = battle({"B1": gun(mode), "B2": gun()}, units, **document)
    return scene.british("command-choose", "B1").british("call-mode", mode)


def test_who_observes() -> None:
    scene = called().expect("british", "call-observer")
    assert refused(scene, "hex:C07") == ["6.1 why-not-observes"]
    assert refused(scene, "unit:G") == ["3.11 why-not-enemy"]
    assert refused(scene, "hex:D09") == ["6.1 why-not-nobody"]
    assert refused(scene, "artillery:B2") == ["6.1 why-not-observer-first"]
    units = {**UNITS, "X": "casualty british infantry"}
    scene = battle({"B1": gun("trench set")}, units, observers={"british": "B"})
    scene.british("command-choose", "B1").british("call-mode", "trench set")
    assert refused(scene, "unit:C") == ["7.21 why-not-trench-set"]
    scene.british("call-observer", "back").british("call-mode", "runner")
    assert refused(scene, "unit:X") == ["6.1 why-not-observer-off"]


def test_the_hex_before_the_corner_and_the_corners_of_that_hex() -> None:
    scene = called(playable={"rows": ":9"}).british("call-observer", "B").expect("british", "call-hex")
    assert refused(scene, "hex:D10") == ["10.1 why-not-out-of-play"]
    assert refused(scene, "vertex:D06/E06/E07") == ["6.1 why-not-call-hex-first"]
    assert refused(scene, "unit:G") == ["6.1 why-not-call-hex-first"]
    scene.british("call-hex", "D06")
    assert refused(scene, "vertex:H05/I05/I06") == ["6.1 why-not-corner-other"]
    assert refused(scene, "unit:B") == ["6.1 why-not-corner"]
    assert refused(scene, "vertex:nowhere") == ["6.1 why-not-corner"]


def test_airmen_see_every_corner_by_whatever_name() -> None:
    scene = called("aircraft").british("call-hex", "H05")
    assert refused(scene, "vertex:I06/I05/H05") == ["6.1 why-not-corner"]
    assert refused(scene, "vertex:D06/E06/E07") == ["6.1 why-not-corner-other"]


def test_flares_have_one_vertex() -> None:
    scene = battle({"B1": gun("flare", preregistered=VERTEX)})
    scene.british("command-choose", "B1").british("call-mode", "flare").british("call-observer", "B")
    assert refused(scene, "vertex:D06/E06/E07") == ["7.21 why-not-flare-vertex"]
    assert refused(scene, "hex:H05") == ["7.21 why-not-flare-vertex"]
    assert refused(scene, f"vertex:{VERTEX}") == []


def test_shells() -> None:
    scene = called("aircraft", date="1915-08-31").british("call-hex", "H05").british("call-vertex", VERTEX)
    scene.expect("british", "call-shell")
    assert refused(scene, "gas") == ["7.51 why-not-shell-date"]
    assert refused(scene, "smoke") == []
    assert refused(scene, "hex:D05") == ["6.1 why-not-shell-place"]
    assert refused(scene, "vertex:D06/E06/E07") == ["6.1 why-not-shell-place"]
    assert refused(scene, "artillery:B2") == ["7.51 why-not-shell-first"]


# 7.3 what is recorded before play

GUNS = {
    "F": gun("flare"), "E": gun("flare"), "T": gun("trench set"), "R": gun(), "G": gun("flare", side="german"),
}  # fmt: skip


def recording(**document: Any) -> Scene:
    """The British have set up and record their vertices."""
    forces = {**FORCES, "late": {"side": "british", "units": {"infantry": 1}, "area": "B09", "turn": 3}}
    scene = set_up(forces, artillery=GUNS, **document)
    for unit, hex_ in (("battalion-1", "B03"), ("battalion-2", "B05"), ("battalion-3", "B06")):
        put(scene, "british", unit, hex_, "formed out")
    return scene.expect("british", "register-hex")


def test_who_records_a_vertex_and_where() -> None:
    scene = recording(playable={"rows": ":9"})
    assert refused(scene, "hex:D10") == ["10.1 why-not-out-of-play"]
    assert refused(scene, "vertex:D06/E06/E07") == ["7.3 why-not-register-first"]
    assert refused(scene, "unit:battalion-1") == ["7.3 why-not-register-first"]
    assert refused(scene, "artillery:F") == ["7.3 why-not-register-first"]
    assert refused(scene, "artillery:E") == ["7.3 why-not-register-turn"]
    assert refused(scene, "artillery:R") == ["7.3 why-not-register-none"]
    assert refused(scene, "artillery:G") == ["7.0 why-not-group-enemy"]
    scene.british("register-hex", "H05")
    assert refused(scene, "hex:D05") == ["7.3 why-not-register-corner"]
    assert refused(scene, "vertex:D06/E06/E07") == ["7.3 why-not-register-corner"]
    assert refused(scene, "artillery:R") == ["7.3 why-not-register-none"]
    scene.british("register-vertex", VERTEX)
    assert refused(scene, "artillery:F") == ["7.3 why-not-register-done"]


def test_who_observes_for_the_trench_sets() -> None:
    scene = recording()
    for _ in range(2):
        scene.british("register-hex", "H05").british("register-vertex", VERTEX)
    scene.expect("british", "observer-choose")
    assert refused(scene, "unit:battalion-3") == ["6.1 why-not-observes"]
    assert refused(scene, "hex:B06") == ["6.1 why-not-observes"]
    assert refused(scene, "unit:late-1") == ["6.1 why-not-observer-off"]
    assert refused(scene, "hex:D05") == ["7.21 why-not-nobody"]
    assert refused(scene, "artillery:T") == ["7.21 why-not-named-first"]


# 7.243 stray


def test_where_shells_stray_is_for_the_die() -> None:
    scene = fire(ready(), {"G": "H05 german infantry"}).dice(6).expect("british", "spine-choose")
    assert refused(scene, f"vertex:{VERTEX}") == ["7.243 why-not-spine-target"]
    assert refused(scene, "vertex:D06/E06/E07") == ["7.243 why-not-spine-far"]
    assert refused(scene, "hex:H05") == ["7.243 why-not-spine-die"]
    assert refused(scene, "unit:G") == ["7.243 why-not-spine-die"]
    assert refused(scene, "vertex:H05/H06/I06") == [], "the end of a spine"


# 7.1 bombardments


def test_the_middle_of_a_bombardment() -> None:
    spec = {"kind": "pulverizing", "area": ["E04", "E05"], "around": 1}
    scene = shelled({}, spec, playable={"rows": "2:"}).expect("german", "bombardment-choose")
    assert refused(scene, "hex:D04") == ["7.11 why-not-bombardment-area"]
    assert refused(scene, "hex:D01") == ["10.1 why-not-out-of-play"]
    assert refused(scene, "artillery:none") == ["7.11 why-not-bombardment-first"]


def test_craters_wait_for_a_hex_and_wire_for_a_side() -> None:
    scene = shelled({}, {"kind": "pulverizing", "area": "A05"}).expect("german", "crater-choose")
    assert refused(scene, "vertex:D06/E06/E07") == ["7.13 why-not-crater-first"]
    scene = shelled({}, {"kind": "paralyzing", "area": ["E04", "E05"]}).expect("german", "breach-choose")
    assert refused(scene, "vertex:D06/E06/E07") == ["7.12 why-not-breach-first"]


# 7.513 gas


def test_gas_drifts_by_one_hex_and_all_of_it() -> None:
    units = {"G": "D05 german infantry", "X": "E06 british infantry"}
    scene = entering({"E05": 1, "H05": 2}, units).dice(1, 1).expect("german", "drift-choose")
    assert refused(scene, "hex:E05") == ["7.513 why-not-drift-stays"]
    assert refused(scene, "hex:A01") == ["7.513 why-not-drift-far"]
    assert refused(scene, "unit:X") == ["7.513 why-not-drift-first"], "its hex stands for a direction"
    assert refused(scene, "vertex:D06/E06/E07") == ["7.513 why-not-drift-first"]


def test_whom_the_drifting_gas_attacks() -> None:
    units = {
        "G": "D05 german infantry", "X": "E06 british infantry", "Y": "H06 german infantry",
        "V": "K06 british infantry", "U": "K07 british infantry",
    }  # fmt: skip
    gas = {"E05": 1, "H05": 2, "A01": 1, "K05": 1, "K06": 1}
    scene = entering(gas, units).dice(1, 1).german("drift-choose", "down").expect("german", "drift-order")
    assert refused(scene, "hex:K06") == ["7.513 why-not-gas-before"]
    assert refused(scene, "unit:V") == ["7.513 why-not-gas-before"]
    assert refused(scene, "hex:A02") == ["7.513 why-not-gas-nobody"]
    assert refused(scene, "hex:E05") == ["7.513 why-not-gas-none"]
    assert refused(scene, "unit:X") == ["7.513 why-not-order-first"]
    scene.german("drift-order", "H06").total(5)
    assert refused(scene, "hex:H06") == ["7.513 why-not-gas-done"]


def test_gas_that_was_fired_drifts_like_any_other() -> None:
    scene = fire(GAS, {"G": "H05 german infantry"}, date="1917-04-01").dice(1).dice(1, 1)
    scene.expect("german", "drift-choose")
    assert refused(scene, "artillery:B1") == ["7.513 why-not-drift-first"]
