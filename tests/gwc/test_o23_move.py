"""O23 Move: hex by hex, stacks, MP, roads, transfers, exits."""

from __future__ import annotations

from tests.gwc.marching import FOE, WAIT, cost, go, left, moving
from tests.gwc.scene import Scene, action, order

# MP and costs


def test_ex_uphill() -> None:
    """Woods at level 1 to Woods at level 2 cost 3 MP, the way back 2."""
    ground = {"H5": {"terrain": "woods", "level": 1}, "H6": {"terrain": "woods", "level": 2}}
    up = moving({"J": "H5 ge-jaeger", "K": "B2 ge-landwehr"}, "J", ground=ground)
    go(up, "J")
    assert cost(up, "H6") == 3  # EX.uphill T110.1 O23.1#1
    reasons = {reason.text: reason.value for reason in up.game.explain("H6")}
    assert (reasons["terrain-woods"], reasons["cost-uphill"]) == (2, 1)
    last = up.game.explain("H6")[-1]
    assert (last.text, dict(last.args)["left"]) == ("step-left", 2)
    up.german("step-choose", "H6")
    assert left(up) == 2
    assert cost(up, "H5") == 2


def test_ex_opfire_announced_mp() -> None:
    """L3 to K3 is two MP, the first Shellhole costing one more; J3 makes it three."""
    scene = Scene(
        {"P": "L3 us-infantry", "Q": "L8 us-infantry", "X": "A1 ge-landwehr broken"},
        ground={"K3": "shellhole", "J3": "shellhole"},
        hands={"american": {"M": order("move"), **WAIT}},
        active="american",
    )
    scene.american("order-choose", "M").american("activate-first", "P")
    assert left(scene) == 4  # O23#1
    scene.american("step-choose", "K3")
    assert (scene.note("step")["cost"], scene.note("step")["spent"]) == (2, 2)  # EX.opfire.A O23.6#1 T118#1
    scene.american("step-choose", "J3")
    assert (scene.note("step")["cost"], scene.note("step")["spent"]) == (1, 3)  # EX.opfire.E
    assert left(scene) == 1


def test_no_hex_without_the_mp_for_it() -> None:
    scene = moving(
        {"L": "H6 ge-landwehr", "K": "B2 ge-landwehr"}, "L", ground={"H3": "stream", "G4": "brush"}
    )
    go(scene, "L").german("step-choose", "H5").german("step-choose", "H4")
    assert left(scene) == 2
    assert "H3" not in scene.ids  # O23.1#2
    assert "G4" in scene.ids
    reason = scene.game.why_not("hex:H3")[0]
    assert (reason.rule, reason.text) == ("O23.1", "why-not-too-dear")
    assert dict(reason.args)["cost"] == 3
    assert dict(reason.args)["left"] == 2
    assert scene.why_not("hex:H9") == ["O23 why-not-adjacent"]


def test_movement_is_counted_anew_in_every_hex() -> None:
    """With Müller in its hex a Landwehr has 6 MP; one hex away from him it has 4, less the one spent."""
    scene = moving({"L": "H6 ge-landwehr", "M": "H6 ge-mueller", "K": "B2 ge-landwehr"}, "M", "L")
    go(scene, "L")
    assert left(scene) == 6  # O23#2 3.3.1.5#1
    scene.german("step-choose", "H5")
    assert left(scene) == 3
    scene.german("step-choose", "H6")  # back with him
    assert left(scene) == 4


def test_a_formation_that_can_pay_for_no_hex_cannot_be_activated() -> None:
    ground = dict.fromkeys(("H5", "H7", "G6", "G7", "I6", "I7"), "woods")
    units = {"L": "H6 ge-landwehr+mg08 suppressed", "K": "B2 ge-landwehr", "J": "C5 ge-landwehr", "X": FOE}
    scene = Scene(units, ground=ground, hands={"german": {"M": order("move"), **WAIT}})
    scene.german("order-choose", "M")
    assert scene.ids == ["K", "J"]
    assert scene.why_not("unit:L") == ["O23.1 why-not-stuck"]  # O23.1#3 O14.5 11.1#2


def test_road_bonus_and_cost() -> None:
    """The bonus comes with the first Road hex entered, by whatever hexside; along the Road a hex costs 1."""
    features = {"lines": [{"kind": "road", "path": ["H4", "H5", "I5", "J4"]}]}
    scene = moving(
        {"L": "G6 ge-landwehr", "K": "B2 ge-landwehr"}, "L", ground={"J4": "woods"}, features=features
    )
    go(scene, "L")
    assert left(scene) == 4
    scene.german("step-choose", "H5")
    assert left(scene) == 4  # T116#2
    scene.german("step-choose", "I5")
    assert left(scene) == 3
    assert cost(scene, "J4") == 1  # T116#1
    scene.german("step-choose", "J4", "done")
    assert scene.expect("german", "order-choose").g.steps == {}  # the bonus ends with the Order


def test_first_shellhole_and_first_destroyed_woods_cost_one_more() -> None:
    ground = {"H5": "shellhole", "H4": "shellhole", "G6": "destroyed_woods", "F6": "destroyed_woods"}
    scene = moving({"J": "H6 ge-jaeger", "K": "B2 ge-landwehr"}, "J", ground=ground)
    go(scene, "J")
    assert (cost(scene, "H5"), cost(scene, "G6")) == (2, 2)  # T118#1 T124.1#1
    scene.german("step-choose", "H5")
    assert cost(scene, "H4") == 1
    scene.german("step-choose", "G5")
    assert (left(scene), cost(scene, "G6")) == (2, 2)


# one after another, alone or stacked


def stack_of_three() -> Scene:
    units = {
        "L": "H6 ge-landwehr",
        "J": "H6 ge-jaeger suppressed",
        "M": "H6 ge-mueller",
        "N": "G6 ge-landwehr",
    }
    return moving(units, "M", "L", "J", "N")


def test_one_formation_at_a_time() -> None:
    scene = stack_of_three()
    assert set(scene.expect("german", "move-choose").ids) == {"L", "J", "M", "N"}
    go(scene, "N").german("step-choose", "F6")
    assert not {"L", "J", "M"} & set(scene.ids)  # O23.2#1
    scene.german("step-choose", "done")
    assert set(scene.expect("german", "move-choose").ids) == {"L", "J", "M", "done"}
    assert scene.why_not("unit:N") == ["O23.2 why-not-has-moved"]
    assert scene.why_not("unit:X") == ["O14.1 why-not-not-activated"]


def test_a_stack_goes_as_far_as_its_slowest_member() -> None:
    scene = stack_of_three().german("move-choose", "M")
    assert set(scene.expect("german", "stack-choose").ids) == {"L", "J", "done", "back"}  # O23.2#2
    assert scene.why_not("unit:N") == ["O23.2 why-not-other-hex"]
    scene.german("stack-choose", "L", "J")
    assert left(scene) == 6  # O23.2#3: Müller 6, Landwehr 4 + 2, Jäger 5 - 1 + 2
    scene.german("step-choose", "H5")
    assert {scene.at(id_) for id_ in ("M", "L", "J")} == {"H5"}
    assert left(scene) == 5
    scene.german("step-choose", "done")
    assert scene.ids == ["N", "done"]


def test_the_player_may_think_better_of_a_stack() -> None:
    scene = stack_of_three().german("move-choose", "M").german("stack-choose", "L", "back", "back")
    go(scene, "L").german("step-choose", "back")
    assert set(scene.expect("german", "move-choose").ids) == {"L", "J", "M", "N"}
    assert scene.g.steps == {}


def test_ex_mandatory() -> None:
    """Somebody must enter another hex: the Order does not end before, and a transfer does not count."""
    units = {"L": "H6 ge-landwehr+mg08-15", "T": "H6 ge-abteilung", "K": "B2 ge-landwehr"}
    scene = moving(units, "L")
    assert not {"done", "pass"} & set(scene.expect("german", "step-choose").ids)  # EX.mandatory O14.5
    scene.german("step-choose", "transfer:L:T")
    assert not {"done", "pass"} & set(scene.expect("german", "step-choose").ids)  # O23.1.1#3
    scene.german("step-choose", "H5")
    assert "done" in scene.ids


def test_ex_oneorder() -> None:
    """Between two Formations of a Move Order no Rout can be ordered."""
    scene = stack_of_three().german("move-choose", "N").german("step-choose", "F6", "done")
    assert "W" not in scene.expect("german", "move-choose").ids  # EX.oneorder O14.3


# Weapons


def test_weapon_transfer() -> None:
    units = {
        "L": "H6 ge-landwehr+mg08",
        "T": "H6 ge-abteilung",
        "U": "H6 ge-abteilung+mg08-15",
        "K": "B2 ge-landwehr",
    }
    scene = moving(units, "L", hands={"french": {"F": action("fire")}}, ground={})
    go(scene, "L")
    assert left(scene) == 2  # 11.1#2
    assert [id_ for id_ in scene.ids if id_.startswith("transfer")] == ["transfer:L:T"]  # O23.1.1#2 11.3#1
    scene.german("step-choose", "transfer:L:T")
    assert left(scene) == 3  # O23.1.1#1: 1 MP spent, and the burden is off
    assert not scene.unit("L").weapon
    assert scene.unit("T").weapon
    assert not scene.unit("T").activated
    scene.expect("german", "step-choose")


def test_a_transfer_is_a_part_of_the_move() -> None:
    """Whoever has handed his Weapon over is on the move: nobody else begins before he is done."""
    units = {"M": "H6 ge-mueller", "L": "H6 ge-landwehr+mg08", "T": "H6 ge-abteilung", "K": "B2 ge-landwehr"}
    scene = go(moving(units, "M", "L", "T"), "L")
    assert "back" in scene.ids
    scene.german("step-choose", "transfer:L:T")
    assert "back" not in scene.ids  # O23.2#1
    scene.german("step-choose", "done")  # O14.5: the others can still carry the Order out
    assert set(scene.expect("german", "move-choose").ids) == {"M", "T"}


def test_a_heavy_weapon_may_be_given_up_in_the_middle_of_a_move() -> None:
    units = {"L": "H6 ge-landwehr+mg08", "K": "B2 ge-landwehr+mg08"}
    scene = go(moving(units, "L"), "L").german("step-choose", "H5", "G5")
    assert scene.ids == ["weapon", "done"]  # 4 - 2 MP are spent
    scene.german("step-choose", "weapon").german("discard-weapon", "L")
    assert scene.g.weapons_box["german"] == ("mg08",)  # 11.3#2 11.3#3
    assert left(scene) == 2


def test_who_cannot_move_under_his_weapon_may_give_it_up() -> None:
    units = {"M": "H6 ge-mueller", "L": "H5 ge-landwehr+mg08 broken", "K": "B2 ge-landwehr"}
    scene = moving(units, "M", "L")
    assert scene.expect("german", "move-choose").ids == ["M", "weapon"]
    scene.german("move-choose", "weapon").german("discard-weapon", "L")
    assert scene.expect("german", "move-choose").ids == ["M", "L"]  # 11.3#2


# reactions


def test_ex_movetiming() -> None:
    """The inactive player plays Hidden Wire and fires before the mover can use his Assault Fire."""
    units = {"S": "H6 ge-stosstruppen", "K": "B2 ge-landwehr", "A": "H9 us-infantry", "L": "H9 us-wise"}
    scene = moving(
        units | {"X": "A11 us-infantry broken"},
        "S",
        hands={
            "german": {"AF": action("assault-fire")},
            "american": {"HW": action("hidden-wire"), "OF": action("fire")},
        },
        postures={"american": "defend", "german": "attack"},
    )
    go(scene, "S").german("step-choose", "H7")
    scene.american("action-entered", "HW")  # EX.movetiming O23.7 O23.6#1 A45.4#1 A28.2
    assert scene.g.fortifications[scene.g.board.cell("H7")] == "wire"  # A45.4#3
    scene.american("op-fire-offer", "pass")  # O23.3
    assert scene.expect("german", "step-choose").ids == ["AF", "done"]
    assert left(scene) == 0


def test_hidden_wire_after_the_shot() -> None:
    """The inactive player may see what his Op Fire does before he plays Hidden Wire."""
    units = {"L": "H6 ge-landwehr", "K": "B2 ge-landwehr", "A": "H9 fr-infanterie"}
    hands = {"french": {"HW": action("hidden-wire"), "OF": action("fire")}}
    scene = moving(units, "L", hands=hands, postures={"french": "defend", "german": "attack"})
    scene.german("step-choose", "H7").french("action-entered", "pass").french("op-fire-offer", "OF", "fire")
    scene.french("fire-base", "A").french("fire-group", "fire").roll(1, 1).roll(6, 6)
    scene.french("action-entered", "HW")  # O23.7
    assert scene.g.fortifications[scene.g.board.cell("H7")] == "wire"
    scene.expect("german", "order-choose")


def test_ex_opfire_stream() -> None:
    """Three MP for a Stream are one expenditure and draw one offer of Op Fire; the next Formation draws another."""
    units = {"L": "H6 ge-landwehr", "M": "H6 ge-mueller", "N": "G6 ge-jaeger", "A": "H9 fr-infanterie"}
    scene = moving(units, "M", "L", "N", hands={"french": {"OF": action("fire")}}, ground={"H7": "stream"})
    go(scene, "L").german("step-choose", "H7")
    scene.french("op-fire-offer", "pass").german("step-choose", "done")  # EX.opfire.stream
    go(scene, "N").german("step-choose", "G7")
    scene.french("op-fire-offer", "pass").german("step-choose", "H7").french("op-fire-offer", "pass")


def test_a_lost_member_stops_the_stack() -> None:
    """A Sniper eliminates a broken member of the stack: the others go no further."""
    units = {
        "L": "H6 ge-landwehr broken",
        "M": "H6 ge-mueller",
        "K": "B2 ge-landwehr",
        "A": "H9 fr-infanterie",
    }
    scene = moving(
        units, "M", "L", hands={"french": {"OF": action("fire")}}, cards={"french": {"near": {"hex": "H7"}}}
    )
    scene.german("move-choose", "M").german("stack-choose", "L").german("step-choose", "H7")
    scene.french("op-fire-offer", "OF").french("op-fire-offer", "fire").french("fire-base", "A")
    scene.french("fire-group", "fire").roll(1, 1, "sniper").turns_up("near").french("sniper-choose", "L")
    assert "L" not in scene.g.formations
    scene.roll(6, 6)
    assert scene.at("M") == "H7"
    scene.expect("german", "order-choose")  # O23.2#3: Müller has 5 MP left, but stops


def test_along_a_trench_costs_one() -> None:
    """Trench to Trench or Pillbox costs 1 MP whatever the ground, but for the first step out of it."""
    ground = {"H7": {"terrain": "woods", "level": 1}}
    forts = {"H6": "trench", "H7": "trench", "G7": "pillbox", "I7": "foxholes"}
    scene = moving({"L": "H6 ge-landwehr", "K": "B2 ge-landwehr"}, "L", ground=ground, fortifications=forts)
    assert (cost(scene, "H7"), cost(scene, "G7")) == (1, 1)  # F130.2#1


def test_along_a_trench_draws_no_op_fire() -> None:
    units = {"L": "H6 ge-landwehr", "K": "B2 ge-landwehr", "A": "H9 fr-infanterie"}
    hands = {"french": {"OF": action("fire")}}
    scene = moving(units, "L", hands=hands, fortifications={"H6": "trench", "H7": "trench"})
    scene.german("step-choose", "H7").expect("german", "step-choose")  # F130.2#2
    scene.german("step-choose", "G7").expect("french", "op-fire-offer")
    out = moving(units, "L", hands=hands, fortifications={"H6": "trench"})
    out.german("step-choose", "H7").expect("french", "op-fire-offer")
