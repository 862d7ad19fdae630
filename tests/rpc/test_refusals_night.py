"""Why not, between the scenarios of a campaign: counter attack, night, recovery, positions and redeployment."""

from __future__ import annotations

from grognard.games.rpc.rules.s08_trenches import side_key
from tests.rpc.refused import refused
from tests.rpc.scene import Scene, open_map
from tests.rpc.test_s11_day import UNITS, day
from tests.rpc.test_s11_improvement import BASE, GUNS, OURS, night, redeployment

# 11.3 and 11.5 scenarios that are wanted or not


def test_nobody_acts_before_the_scenario_is_wanted() -> None:
    scene = day(segment="counter attack").expect("british", "counter-attack-offer")
    assert refused(scene, "unit:B") == ["11.31 why-not-counter-first"]
    assert refused(scene, "hex:J05") == ["11.31 why-not-counter-first"]
    scene = day(segment="night").expect("german", "night-attack-offer")
    assert refused(scene, "unit:G") == ["11.521 why-not-night-first"]
    assert refused(scene, "hex:C05") == ["11.521 why-not-night-first"]


def test_melees_of_the_night() -> None:
    units = {
        "G": "E05 german infantry", "H": "E05 german infantry", "B": "E05 british infantry",
        "C": "E05 british infantry", "X": "A05 british infantry", "Y": "L05 german infantry",
    }  # fmt: skip
    scene = day(units, segment="night melee").expect("german", "melee-attack")
    assert refused(scene, "hold") == ["11.51 why-not-night-hold"]
    assert refused(scene, "unit:H") == ["6.674 why-not-friend"]
    assert refused(scene, "unit:X") == ["6.671 why-not-other-hex"]
    assert refused(scene, "hex:A05") == ["6.674 why-not-attack-first"]


# 11.53 recovery


def test_who_is_not_recovered() -> None:
    lost = {f"B{i}": "casualty british infantry" for i in (1, 2, 3, 4)}
    more = {"M1": "casualty british machine-gun", "M2": "casualty british machine-gun"}
    gone = {
        "P": "captured british infantry",
        "Q": "removed british infantry",
        "Z": "casualty german infantry",
    }
    scene = day({**UNITS, **lost, **more, **gone}, segment="recovery").expect("british", "recover-choose")
    assert scene.ids == ["B1", "M1", "done"]
    assert refused(scene, "unit:B2") == ["11.532 why-not-alike"]
    assert refused(scene, "unit:P") == ["11.531 why-not-recover-captured"]
    assert refused(scene, "unit:Q") == ["11.533 why-not-recover-removed"]
    assert refused(scene, "unit:B") == ["11.531 why-not-recover-unhurt"]
    assert refused(scene, "unit:Z") == ["3.11 why-not-enemy"]
    assert refused(scene, "hex:C05") == ["11.532 why-not-recover-first"]
    scene.british("recover-choose", "M1")
    assert refused(scene, "unit:M1") == ["11.532 why-not-recover-done"]
    assert refused(scene, "unit:M2") == ["11.532 why-not-recover-type"]


def test_who_does_not_change_deployment() -> None:
    units = {**UNITS, "C": "D05 british infantry", "X": "captured british infantry"}
    scene = day(units, segment="recovery").british("adjust-choose", "B")
    assert refused(scene, "unit:B") == ["11.534 why-not-adjust-done"]
    assert refused(scene, "hex:C05") == ["11.534 why-not-adjust-done"]
    assert refused(scene, "unit:X") == ["11.534 why-not-adjust-off"]
    assert refused(scene, "unit:G") == ["3.11 why-not-enemy"]
    assert refused(scene, "hex:J05") == ["11.534 why-not-nobody"]
    assert refused(scene, "artillery:none") == ["11.534 why-not-adjust-first"]


# 11.54 positions


def test_where_nobody_digs() -> None:
    scene = night({**BASE, "C": "B08 british cavalry", "D": "B02 british infantry"})
    assert refused(scene, "hex:C06") == ["11.543 why-not-dig-trench"]
    assert refused(scene, "unit:X") == ["11.543 why-not-dig-trench"]
    assert refused(scene, "unit:C") == ["11.543 why-not-dig-nobody"]
    assert refused(scene, "hex:H08") == ["11.543 why-not-dig-nobody"]
    assert refused(scene, "unit:Y") == ["3.11 why-not-enemy"]
    assert refused(scene, "unit:D") == ["11.54 why-not-work-first"], "its hex can be dug in"
    assert refused(scene, "artillery:none") == ["11.54 why-not-work-first"]
    early = night({**BASE, "D": "B02 british infantry"}, date="1915-03-31", scrapes={"B02": "dug"})
    assert refused(early, "hex:B02") == ["11.543 why-not-dig-scrape"]


def test_what_cannot_be_done_on_a_side() -> None:
    scene = night({**BASE, "G": "D06 german infantry"}, bomb_stops=["E05/E06"])
    assert refused(scene, "hexside:H05/H06") == [
        "8.33 why-not-stop-apart", "11.541 why-not-clear-none", "11.542 why-not-wire-none",
    ]  # fmt: skip
    assert refused(scene, "hexside:C06/D06")[2] == "11.542 why-not-wire-enemy"
    assert refused(scene, "hexside:E05/E06")[1] == "11.541 why-not-clear-infantry"
    assert refused(scene, "hexside:C05/D05") == []
    assert refused(scene, "hexside:D05/C05") == ["11.54 why-not-work-first"], "that side has another name"
    assert refused(scene, "hexside:A01/L09") == ["11.54 why-not-work-first"]
    guns = night({"M": "C05 british machine-gun in", "Y": "K05 german infantry"}, bomb_stops=["C06/C07"])
    assert refused(guns, "hexside:C05/C06")[0] == "11.541 why-not-stop-infantry"
    assert refused(guns, "hexside:D06/E06")[2] == "11.542 why-not-wire-unit"
    faced = night({**BASE, "G": "C07 german infantry out"}, bomb_stops=["C06/C07"])
    assert refused(faced, "hexside:C06/C07")[1] == "11.541 why-not-clear-enemy"


def test_three_of_a_kind_are_all_for_tonight() -> None:
    lines = [{"kind": "trench", "side": "british", "path": [f"C0{i}" for i in range(1, 9)]}]
    wire = [{"kind": "wire", "between": [f"C0{i}/D0{i}" for i in range(1, 9)]}]
    units = {f"X{i}": f"C0{i} british infantry in" for i in range(1, 9)}
    ground, stops = open_map(lines=lines, sides=wire), [f"C0{i}/C0{i + 1}" for i in (4, 5, 6, 7)]
    others = {"Y": "L05 german infantry", "D": "A09 british infantry"}
    scene = night({**units, **others}, map=ground, bomb_stops=stops)
    for i in (1, 2, 3):
        scene.british("improve-choose", f"clear C0{i + 3}/C0{i + 4}", f"breach C0{i}/D0{i}")
        scene.british("improve-choose", f"stop C0{i}/C0{i + 1}")
    assert refused(scene, "hexside:C04/C05")[0] == "11.541 why-not-stop-used"
    assert refused(scene, "hexside:C07/C08")[1] == "11.541 why-not-clear-used"
    assert refused(scene, "hexside:C05/D05")[2] == "11.542 why-not-breach-used"


def test_a_side_is_refused_if_and_only_if_it_is_not_offered() -> None:
    scene = night({**BASE, "G": "D06 german infantry", "H": "C07 british infantry"}, bomb_stops=["C06/C07"])
    board = scene.g.board
    for cell, name in enumerate(board.names):
        for other in board.adjacent[cell]:
            key = side_key(scene.g, board.cell(name), other)
            offered = any(f"hexside:{key}" in option.touches for option in scene.pending.options)
            assert (refused(scene, f"hexside:{key}") == []) == offered, key


# 11.55 redeployment


def test_who_is_not_redeployed() -> None:
    units = {
        **GUNS, "N": "E09 british machine-gun", "K": "E09 german infantry", "X": "captured british machine-gun",
        "S": "H09 british machine-gun",
    }  # fmt: skip
    scene = redeployment(units, OURS).german("redeploy-choose", "pass").expect("british", "redeploy-choose")
    assert refused(scene, "unit:I") == ["11.55 why-not-redeploy-gun"]
    assert refused(scene, "hex:B05") == ["11.55 why-not-redeploy-gun"]
    assert refused(scene, "unit:N") == ["6.63 why-not-locked"]
    assert refused(scene, "unit:S") == ["11.55 why-not-redeploy-nowhere"]
    assert refused(scene, "unit:X") == ["11.55 why-not-redeploy-off"]
    assert refused(scene, "unit:G") == ["3.11 why-not-enemy"]
    assert refused(scene, "hex:D05") == ["11.55 why-not-nobody"]
    assert refused(scene, "artillery:none") == ["11.55 why-not-gun-first"]


def redeploying(gun: str, **units: str) -> Scene:
    scene = redeployment({**GUNS, **units}, OURS).german("redeploy-choose", "pass")
    return scene.british("redeploy-choose", gun).expect("british", "redeploy-hex")


def test_where_a_gun_does_not_go() -> None:
    scene = redeploying("A", K="C08 german infantry", J="B05 british infantry")
    assert refused(scene, "hex:A01") == ["11.55 why-not-redeploy-there"]
    assert refused(scene, "unit:I") == ["3.4 why-not-full"]
    assert refused(scene, "hex:H05") == ["11.55 why-not-redeploy-held"]
    assert refused(scene, "hex:C07") == ["11.55 why-not-redeploy-near"]
    assert refused(scene, "hex:A10") == ["11.55 why-not-redeploy-far"]
    assert refused(scene, "artillery:none") == ["11.55 why-not-redeploy-first"]


def test_a_gun_that_has_arrived_chooses_its_shelter() -> None:
    units = {"A": "A01 british machine-gun", "Y": "L05 german infantry"}
    scene = redeployment(units, {"A": "british"}, trenches={"A02": "british"})
    if scene.pending.side == "german":
        scene.german("redeploy-choose", "pass")
    scene.british("redeploy-choose", "A").british("redeploy-hex", "A02").expect("british", "redeploy-how")
    assert refused(scene, "hex:A03") == ["8.321 why-not-posture-first"]
    assert refused(scene, "unit:A") == ["8.321 why-not-posture-first"]
