"""21.2 Transfer: when, where to, and when he must."""

from __future__ import annotations

from tests.gts.scene import Scene


def leader_at(scene: Scene, formation: str) -> str:
    return scene.g.board.name(scene.g.leaders[formation].where)


def test_he_may_go_to_any_unit_of_his_formation_or_a_striped_one_of_his_division() -> None:
    scene = Scene(
        {
            "A": "D05 rifles",
            "B": "P12 rifles",
            "S": "A12 mortars white",
            "T": "A10 mortars black",
            "X": "H05 rifles of=blue",
            "Y": "H08 mortars white division=second",
            "G": "P01 grenadiers",
        },
    )
    scene.allied("actor-choose", "done").expect("allied", "leader-transfer")
    assert sorted(scene.ids) == ["A10", "A12", "P12", "stay"]  # 21.2#3: at any distance
    assert scene.why_not("hex:H05") == ["21.2 why-not-leader-no-unit"]
    assert scene.why_not("unit:Y") == ["21.2 why-not-leader-no-unit"]
    scene.allied("leader-transfer", "A12")
    assert leader_at(scene, "red") == "A12"  # 21.2#3


def test_he_may_stay_where_his_units_are() -> None:
    scene = Scene({"A": "D05 rifles", "B": "P12 rifles", "G": "P01 grenadiers"})
    scene.allied("actor-choose", "done").allied("leader-transfer", "stay")
    assert leader_at(scene, "red") == "D05"  # 21.2#2: he may
    assert not scene.said("leader-transferred")


def test_with_a_striped_unit_alone_he_must_go_to_his_own() -> None:
    scene = Scene(
        {
            "S": "D05 mortars white",
            "A": "H05 rifles",
            "B": "H09 rifles",
            "T": "K05 mortars white",
            "G": "P01 grenadiers",
        },
        leaders={"red": "D05"},
    )
    scene.allied("actor-choose", "done").expect("allied", "leader-transfer")
    assert scene.ids == ["H05", "H09"]  # 21.2#4
    assert scene.why_not("unit:T") == ["21.2 why-not-leader-striped"]
    assert scene.why_not("stay") == ["21.2 why-not-leader-alone"]


def test_the_transfer_comes_after_all_actions() -> None:
    scene = Scene({"A": "D05 rifles", "B": "P12 rifles", "G": "P01 grenadiers"})
    scene.act("A", "pass").expect("allied", "actor-choose")
    scene.act("B", "pass").expect("allied", "leader-transfer")  # 13.3#3, 13.3#5, 21.2#2


def test_all_leaders_of_an_active_division_transfer() -> None:
    scene = Scene(
        {
            "A": "D05 rifles",
            "B": "D07 rifles",
            "X": "H05 rifles of=blue",
            "Y": "H07 rifles of=blue",
            "Z": "K05 rifles of=green",
            "W": "K07 rifles of=green",
            "G": "P01 grenadiers",
        },
        chit="division:first",
    )
    scene.allied("actor-choose", "done").allied("leader-transfer", "D07")
    scene.expect("allied", "leader-transfer").allied("leader-transfer", "H07")
    assert (leader_at(scene, "red"), leader_at(scene, "blue")) == ("D07", "H07")  # 13.3#3, 21.2#2
    assert leader_at(scene, "green") == "K05"  # 21.2#2: not of the Active Division
    assert len(scene.said("leader-transferred")) == 2


def test_another_formations_leader_does_not_transfer() -> None:
    scene = Scene(
        {"A": "D05 rifles", "X": "H05 rifles of=blue", "Y": "H07 rifles of=blue", "G": "P01 grenadiers"}
    )
    scene.allied("actor-choose", "done")
    assert not scene.said("leader-transferred")  # 21.2#2
    assert scene.game.pending is None or scene.pending.kind != "leader-transfer"


def test_he_leaves_the_entry_hex_behind_his_units() -> None:
    scene = Scene(
        {"A": "D05 rifles", "B": "A01 rifles entering", "G": "P01 grenadiers"}, leaders={"red": "A01"}
    )
    leader = scene.g.leaders["red"]
    scene.g.leaders["red"] = type(leader)(leader.where, entering=True)
    scene.act("B", "move").allied("step-choose", "A02", "done")
    assert leader_at(scene, "red") == "A01"  # 21.2#11
    scene.act("A", "pass").allied("leader-transfer", "A02")
    assert leader_at(scene, "red") == "A02"  # 21.2#4
    assert not scene.g.leaders["red"].entering
