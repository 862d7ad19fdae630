"""21 Command: the worked example, Command Range, Leaders who come along, and Leaders without Units."""

from __future__ import annotations

from grognard.games.gts.rules import s16_spotting, s21_command, s29_checks
from grognard.games.gts.state import REMOVED
from tests.gts.scene import Scene

ROAD = {"lines": [{"kind": "road", "path": [f"D{row:02}" for row in range(1, 12)]}]}


def leader_at(scene: Scene, formation: str) -> str:
    return scene.g.board.name(scene.g.leaders[formation].where)


def march(scene: Scene, side: str, unit: str, last: int) -> None:
    """Into Column in D08 and up the road to the row `last`."""
    scene.act(unit, "move").answer(side, "step-choose", "column")
    for row in range(7, last - 1, -1):
        scene.answer(side, "step-choose", f"D{row:02}")
    if scene.pending.kind == "step-choose":
        scene.answer(side, "step-choose", "done")


def example() -> Scene:
    return Scene(
        {"O": "D08 grenadiers hit", "P": "D08 grenadiers hit", "A": "P01 rifles"},
        features=ROAD,
        chit="formation:feld",
        points={"zweite": (3, 0)},
    )


def test_example_of_leader_movement() -> None:
    scene = example()
    march(scene, "german", "O", 2)
    assert scene.at("O") == "D02"
    assert not s21_command.in_command(scene.g, "O")  # EX.LDR#1, 21.4#1, 29.17
    scene.expect("german", "actor-choose")  # EX.LDR#1: six hexes away there is no Second Action
    assert leader_at(scene, "feld") == "D08"  # 21.2#11
    scene.expect("german", "actor-choose").german("actor-choose", "P")
    scene.german("action-choose", "move").german("step-choose", "column")
    for row in (7, 6, 5, 4, 3):
        scene.german("step-choose", f"D{row:02}")
    assert "D02" not in scene.ids  # EX.LDR#2: Units in Column do not stack
    scene.german("step-choose", "done")
    scene.expect("german", "second-choose")  # EX.LDR#2
    assert scene.ids == ["rally", "pass"]
    assert leader_at(scene, "feld") == "D08"  # 21.2#11: alone, until the transfer
    scene.german("second-choose", "pass")
    scene.expect("german", "leader-transfer")  # 13.3#3, 13.3#5, 21.2#2
    assert scene.ids == ["D02", "D03"]  # EX.LDR#3, 21.2#4: he cannot stay alone
    assert scene.why_not("stay")
    scene.german("leader-transfer", "D02")
    assert leader_at(scene, "feld") == "D02"  # EX.LDR#3
    assert s21_command.in_command(scene.g, "O")  # EX.LDR#3
    assert s21_command.in_command(scene.g, "P")


def test_the_leader_goes_with_a_unit_that_moves_by_command_point() -> None:
    scene = Scene({"A": "D08 rifles", "G": "P01 grenadiers"}, chit="command:allied", points={"first": (3, 0)})
    scene.act("A", "move").allied("step-choose", "D07")
    assert leader_at(scene, "red") == "D07"  # EX.LDR#4, 21.2#6, 13.3#4
    scene.allied("step-choose", "D06")
    assert leader_at(scene, "red") == "D06"


def test_the_order_of_actions_may_use_command() -> None:
    """Out of Command in D12, the mortars are In Command again once the Leader has come with the rifles."""  # EX.LDR#5
    scene = Scene(
        {"A": "D05 rifles", "B": "D11 rifles", "G": "P01 grenadiers"},
        chit="command:allied",
        points={"first": (3, 0)},
    )
    assert scene.ids == ["A", "done"]  # 10.0.5#9: B is six hexes from the Leader
    assert "21.7 why-not-act-out-of-command" in scene.why_not("unit:B")
    scene.act("A", "move").allied("step-choose", "D06").allied("step-choose", "done")
    assert scene.ids == ["B", "done"]  # EX.LDR#5, 13.3#6


def test_he_may_stay_only_with_a_unit_of_his_formation() -> None:
    scene = Scene(
        {"A": "D08 rifles", "B": "D08 rifles", "G": "P01 grenadiers"},
        chit="command:allied",
        points={"first": (3, 0)},
    )
    scene.act("A", "move").allied("step-choose", "D07")
    scene.expect("allied", "leader-follow")  # 21.2#7
    assert scene.ids == ["go", "stay"]
    assert scene.explained("go")[0].text == "explain-leader-with"
    scene.allied("leader-follow", "stay")
    assert leader_at(scene, "red") == "D08"
    scene.allied("step-choose", "done")
    scene.act("B", "move").allied("step-choose", "D09")
    assert leader_at(scene, "red") == "D09"  # 21.2#6: nobody of his Formation stays behind


def test_he_does_not_leave_his_own_for_strangers() -> None:
    scene = Scene(
        {"A": "D08 rifles", "B": "D08 rifles of=blue", "S": "D08 mortars white", "G": "P01 grenadiers"},
        leaders={"red": "D08"},
        chit="command:allied",
        points={"first": (3, 0)},
    )
    scene.act("B", "move").allied("step-choose", "D07").allied("step-choose", "done")
    assert leader_at(scene, "red") == "D08"  # 21.2#6
    scene.act("A", "move").allied("step-choose", "D07")
    assert leader_at(scene, "red") == "D07"  # 21.2#6: the independent Unit does not keep him


def test_a_second_action_takes_him_along_too() -> None:
    scene = Scene({"A": "D08 rifles", "G": "P01 grenadiers"}, points={"first": (3, 0)})
    scene.act("A", "pass").allied("second-choose", "move").allied("step-choose", "D07")
    assert leader_at(scene, "red") == "D07"  # 21.2#6


def test_a_leader_on_the_way_is_not_picked_up() -> None:
    scene = Scene(
        {"A": "D08 rifles", "B": "D07 rifles", "G": "P01 grenadiers"},
        leaders={"red": "D07"},
        chit="command:allied",
        points={"first": (3, 0)},
    )
    scene.act("A", "move").allied("step-choose", "D07", "D06")
    assert leader_at(scene, "red") == "D07"  # 21.2#6: with those who already shared his hex


def test_no_transfer_after_direct_command() -> None:
    scene = Scene(
        {"A": "D08 rifles", "B": "D07 rifles", "G": "P01 grenadiers"},
        chit="command:allied",
        points={"first": (3, 0)},
    )
    scene.allied("actor-choose", "done")
    assert not scene.said("leader-transferred")
    assert scene.game.pending is None or scene.pending.kind != "leader-transfer"  # 21.2#8


def test_he_runs_with_his_units() -> None:
    scene = Scene({"A": "D05 rifles", "G": "D04 grenadiers", "H": "K05 grenadiers"})
    scene.act("A", "assault").allied("assault-hex", "D04").die(0).german("opportunity-offer", "pass")
    scene.german("stand-or-run", "run").german("run-hex", "D03")
    assert scene.at("G") == "D03"
    assert leader_at(scene, "feld") == "D03"  # 21.2#9


# without Units


def lost(scene: Scene) -> Scene:
    """The Allies pass, and what happened before has its consequences."""
    return scene.act("A", "pass")


def test_a_displaced_leader_joins_the_nearest() -> None:
    scene = Scene(
        {"A": "A01 rifles", "G": "D08 grenadiers", "H": "D05 grenadiers"},
        alone={"feld": "D09"},
    )
    lost(scene)
    assert leader_at(scene, "feld") == "D08"  # 21.3#2, 29.32#2


def test_whoever_is_left_alone_is_displaced_at_once() -> None:
    """S, with whom the Leader of blue stands, is attached to red, and moves away: he does not wait for its last hex."""
    units = {"A": "D05 rifles", "S": "D06 paras white", "B": "F06 rifles of=blue", "G": "P01 grenadiers"}
    scene = Scene(units, attached=("S",), leaders={"blue": "D06"}, formations={"blue": {"guest": True}})
    scene.act("S", "move").allied("step-choose", "D07")
    scene.expect("allied", "step-choose")
    assert leader_at(scene, "blue") == "F06"  # 21.3#2


def test_whoever_stood_with_a_rearguard_that_is_removed_is_displaced_at_once() -> None:
    """Before anybody is asked for a Second Action."""
    units = {
        "A": "K05 grenadiers",
        "R": "K07 hundreds of=berg",
        "B": "N07 grenadiers of=berg",
        "E": "P01 rifles",
    }
    scene = Scene(units, chit="command:german", leaders={"berg": "K07"}, points={"zweite": (2, 0)})
    scene.act("R", "remove-rearguard")
    assert leader_at(scene, "berg") == "N07"  # 21.3#2


def test_the_owner_chooses_among_the_nearest() -> None:
    scene = Scene(
        {"A": "A01 rifles", "G": "D08 grenadiers", "H": "D10 grenadiers", "I": "D12 grenadiers"},
        alone={"feld": "D09"},
    )
    lost(scene)
    scene.expect("german", "leader-displaced")
    assert scene.ids == ["D08", "D10"]  # 21.3#2
    assert scene.why_not("hex:D12") == ["21.3 why-not-leader-nearest"]
    scene.german("leader-displaced", "D10")
    assert leader_at(scene, "feld") == "D10"


STRIPED = {"A": "A01 rifles", "G": "D08 grenadiers", "S": "D10 flak black"}


def test_he_may_stay_with_an_independent_unit_to_which_he_transferred() -> None:
    scene = Scene(STRIPED, leaders={"feld": "D10"}, formations={"feld": {"guest": True}})
    lost(scene)
    assert leader_at(scene, "feld") == "D10"  # 21.2#3, 29.32#2


def test_he_does_not_stay_with_one_when_the_last_of_his_own_is_lost() -> None:
    scene = Scene(STRIPED, alone={"feld": "D10"})
    lost(scene)
    assert leader_at(scene, "feld") == "D08"  # 21.3#2
    ruled = Scene(STRIPED, alone={"feld": "D10"}, options={"stripes_keep_leader": "yes"})
    lost(ruled)
    assert leader_at(ruled, "feld") == "D10"  # 29.32#2


def test_whoever_transfers_to_one_is_its_guest() -> None:
    scene = Scene(
        {"A": "D05 rifles", "B": "P12 rifles", "S": "A12 mortars white", "G": "P01 grenadiers"},
        mug=("command:german", "command:allied", "division:zweite"),
    )
    scene.allied("actor-choose", "done").allied("leader-transfer", "A12")
    assert scene.g.leaders["red"].guest  # 21.2#3
    scene.draw("command:german")
    assert leader_at(scene, "red") == "A12"  # 21.2#3, 21.3#2


def test_a_leader_in_the_thick_of_it_is_not_hurt_but_goes_with_the_last_unit() -> None:
    scene = Scene({"A": "A01 rifles", "B": "D02 rifles of=blue"}, alone={"feld": "D09"})
    lost(scene)
    assert scene.g.leaders["feld"].where == REMOVED  # 21.3#3, 29.32#3
    assert scene.note("leader-removed")["name"] == "Felder"
    assert leader_at(scene, "blue") == "D02"  # 21.3#1


def test_contact_with_a_removed_leader_is_lost() -> None:
    guns = {"H": "K05 howitzers white park=P contact=feld", "B": "K06 grenadiers of=berg"}
    park = {"P": {"division": "zweite", "hex": "K05"}}
    units = {"A": "E05 rifles", "B2": "A02 rifles", "G": "F05 festung", **guns}
    scene = Scene(units, leaders={"feld": "F05"}, parks=park, forced={"crt": ["E"]})
    scene.act("A", "fire").allied("fire-choose", "G").dice(9, 9)
    assert scene.g.leaders["feld"].where == REMOVED  # 21.3#3
    assert scene.unit("H").contact == ""  # 16.3.2#7: nobody holds the marker


def test_a_removed_leader_comes_back_with_new_units() -> None:
    scene = Scene({"A": "A01 rifles", "B": "A02 rifles", "G": "waiting grenadiers"}, alone={"feld": "D09"})
    lost(scene)
    assert scene.g.leaders["feld"].where == REMOVED
    scene.g.move_to("G", scene.g.board.cell("K04"))
    scene.act("B", "pass")
    assert leader_at(scene, "feld") == "K04"  # 21.3#3


def test_his_own_activation_does_not_displace_him() -> None:
    scene = Scene({"A": "A01 rifles", "B": "A05 rifles", "G": "K05 grenadiers"}, leaders={"red": "A03"})
    scene.act("A", "pass")
    assert leader_at(scene, "red") == "A03"  # 21.2#11, 21.3#2


# who is In Command


def test_out_of_command_nobody_spots_nor_is_spotted_for() -> None:
    units = {"M": "D09 mortars", "A": "D05 rifles", "G": "D04 grenadiers"}
    near = Scene(units, hexes={"D07": "woods"}, leaders={"red": "D08"})
    cell = near.g.board.cell("D04")
    assert s16_spotting.observer(near.g, "M", cell)
    spotter = Scene(units, hexes={"D07": "woods"}, leaders={"red": "D11"})
    assert not s16_spotting.observer(spotter.g, "M", cell)  # 21.7#3, 29.39: A is six hexes away
    mortar = Scene(units, hexes={"D07": "woods"}, leaders={"red": "D03"})
    assert not s16_spotting.observer(mortar.g, "M", cell)  # 21.7#4, 29.39: the mortars are


def commanded(units: dict[str, str], leaders: dict[str, str], **more: object) -> Scene:
    return Scene({"X": "A12 rifles of=blue", **units}, leaders=leaders, **more)  # type: ignore[arg-type]


def test_command_range_counts_hexes_whatever_lies_between() -> None:
    scene = Scene(
        {"A": "D02 rifles", "B": "D07 rifles", "C": "D08 rifles", "G": "D04 grenadiers"},
        hexes={"D03": "water", "D05": "water"},
        leaders={"red": "D02"},
    )
    assert s21_command.in_command(scene.g, "B")  # 21.4#1, 29.30
    assert not s21_command.in_command(scene.g, "C")  # 29.17, 29.39
    assert s29_checks.quality(scene.g, "C").total == 7  # 21.7#2, 29.39
    assert s29_checks.quality(scene.g, "B").total == 8
    assert not s29_checks.may_spend(scene.g, "C")  # 21.7#1


def test_striped_units_and_independent_formations_have_any_leader_of_the_division() -> None:
    scene = commanded(
        {
            "S": "D05 mortars white",
            "T": "D05 mortars black division=second",
            "A": "A01 rifles",
            "B": "D06 rifles of=blue",
        },
        {"red": "A01", "blue": "D06"},
    )
    assert s21_command.in_command(scene.g, "S")  # 21.4.1#1, 29.30
    assert not s21_command.in_command(scene.g, "T")  # 21.4.1#1: not of its Division


def test_a_formation_without_a_leader_is_commanded_by_the_division() -> None:
    scene = Scene(
        {"A": "D02 rifles", "I": "D05 rifles of=lone", "J": "D11 rifles of=lone", "G": "P01 grenadiers"},
        formations={"lone": {"division": "first"}},
    )
    assert s21_command.in_command(scene.g, "I")  # 21.4#3
    assert not s21_command.in_command(scene.g, "J")


def test_entry_hexes_are_out_of_command() -> None:
    scene = Scene(
        {"A": "D02 rifles entering", "B": "D03 rifles", "G": "P01 grenadiers"}, leaders={"red": "D03"}
    )
    assert not s21_command.in_command(scene.g, "A")  # 21.4#4, 29.30
    assert s21_command.in_command(scene.g, "B")
    leader = scene.g.leaders["red"]
    scene.g.leaders["red"] = type(leader)(leader.where, entering=True)
    assert not s21_command.in_command(scene.g, "B")  # 21.4#5


def test_guns_in_a_park_and_emplaced_guns() -> None:
    scene = Scene(
        {
            "A": "A01 rifles",
            "P": "P10 field-guns white park=P1",
            "C": "D09 coastal white contact=feld",
            "D": "D09 coastal white",
            "G": "K01 grenadiers",
            "H": "D10 grenadiers of=berg",
        },
        leaders={"feld": "K01", "berg": "D10"},
        parks={"P1": {"division": "first", "hex": "P10"}},
    )
    assert s21_command.in_command(scene.g, "P")  # 21.4.1#2
    assert not s21_command.in_command(scene.g, "C")  # 21.4.1#3: Bergmann is near, but Felder has the contact
    assert s21_command.in_command(scene.g, "D")  # c90


def test_an_attached_unit_has_one_commander() -> None:
    units = {"A": "D02 rifles", "X": "D09 rifles of=blue", "S": "D08 mortars white", "G": "P01 grenadiers"}
    scene = Scene(units)
    assert s21_command.in_command(scene.g, "S")
    scene = Scene(units, attached=("S",))
    assert not s21_command.in_command(scene.g, "S")  # 21.6.5#2


def test_leaders_are_no_units() -> None:
    scene = Scene({"A": "D02 rifles", "G": "P01 grenadiers"}, alone={"blue": "D02"})
    assert scene.g.in_hex(scene.g.board.cell("D02")) == ("A",)  # 21.1#1, 29.32#1, 21.2#1, 21.2#5
