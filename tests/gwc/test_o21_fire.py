"""O21 Fire: Targeting, who may fire at whom, and shots that Hindrance leaves too weak."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.board import Board
from tests.gwc.scene import Scene, action, open_map, order
from tests.gwc.shooting import firing, shooting

# Targeting


@pytest.mark.parametrize(
    ("target", "dice", "result"),
    [
        ("A7", (1, 6), "miss"),  # 6 at range 6
        ("A6", (1, 6), "hit"),  # 6 at range 5
        ("O5", (6, 6), "hit"),
        ("A2", (1, 1), "miss"),
    ],
)
def test_ex_targeting(target: str, dice: tuple[int, int], result: str) -> None:
    """The product of the dice must exceed the range."""
    scene = firing({"G": "A1 ge-abteilung+gun-77mm", "P": f"{target} us-infantry"})
    shooting(scene, "G+gun-77mm").roll(*dice)  # EX.targeting O21.2.1.1#1 O21.2.1.1#2 O21.2#4 11.6#2
    assert scene.note("targeting")["result"] == f"@targeting-{result}"
    assert bool(scene.game._asked.kind == "roll-fire-attack") == (
        result == "hit"
    )  # a Fire Attack Roll follows a hit only


@pytest.mark.parametrize(("dice", "result"), [((2, 4), "miss"), ((3, 3), "hit")])
def test_ex_targethindrance(dice: tuple[int, int], result: str) -> None:
    """At range 5 through Brush (3) the product must be 9 or more."""
    units = {"G": "H1 ge-abteilung+gun-77mm", "P": "H6 us-infantry"}
    scene = firing(units, ground={"H3": "brush", "H4": "brush"})
    shooting(scene, "G+gun-77mm").roll(*dice)  # EX.targethindrance O21.2.1.2 10.3.1#1
    shot = scene.note("targeting")
    assert (shot["range"], shot["hindrance"], shot["result"]) == (5, 3, f"@targeting-{result}")  # O21.2.1#1


def test_a_hit_is_not_hindered_again_and_no_leader_helps_ordnance() -> None:
    units = {"B": "H1 ge-bertin", "G": "H1 ge-abteilung+gun-77mm", "P": "H6 us-infantry"}
    scene = firing(units, ground={"H3": "brush"}).german("activate-first", "G")
    shooting(scene, "G+gun-77mm").roll(6, 6).roll(1, 2)
    assert scene.note("fire-attack")["modifiers"] == [["@value-printed", 8, "11.1"]]  # 10.3.1#2 O21.2#5


def test_jammed_means_nothing_on_a_targeting_roll() -> None:
    scene = firing({"G": "H1 ge-abteilung+gun-77mm", "P": "H4 us-infantry"})
    shooting(scene, "G+gun-77mm").roll(6, 6, "jammed")
    assert not scene.g.weapons["G+gun-77mm"].broken  # 1.9.1.2#1


def test_a_sniper_may_leave_ordnance_without_a_target() -> None:
    """The Targeting Roll sets off a Sniper who eliminates the only enemy in the hex: there is nobody to attack."""
    units = {"G": "H1 ge-abteilung+gun-77mm", "P": "H4 us-infantry broken", "K": "O11 us-smith"}
    scene = firing(units, cards={"german": {"S": {"hex": "H4"}}}).german("fire-target", "H4")
    shooting(scene, "G+gun-77mm").roll(6, 6, "sniper").turns_up("S").german("sniper-choose", "P")
    assert "P" not in scene.g.formations
    assert not scene.said("fire-attack")  # O21.3#2
    assert not scene.g.attacks


def test_ex_minrange() -> None:
    """The Crapouillot (2-14) cannot fire at an adjacent hex."""
    units = {"C": "H5 fr-specialistes+crapouillot", "L": "H6 ge-landwehr"}
    scene = firing(units, active="french", hands={"french": {"F": order("fire")}})
    assert scene.ids == ["C", "back"]
    assert scene.why_not("weapon:C+crapouillot") == ["O21.2.1 why-not-minimum-range"]  # EX.minrange O21.2.1#3


def test_ordnance_does_not_fire_beyond_its_range() -> None:
    units = {"C": "A1 fr-specialistes+gun-37mm", "L": "A5 ge-landwehr", "M": "O10 ge-landwehr"}
    scene = firing(units, active="french", hands={"french": {"F": order("fire")}})
    assert "fire-target" not in scene.pending.kind  # O10 is 16 hexes away
    units["M"] = "O9 ge-landwehr"
    scene = firing(units, active="french", hands={"french": {"F": order("fire")}})
    assert scene.ids == ["A5", "O9"]  # O21.2.1#2 O21.2.1#1


# who may fire at whom


def test_ex_firetargets() -> None:
    """A Leader without a target activates a Unit that has one, and a Team may count on its Weapon."""
    units = {"B": "H1 ge-bertin", "U": "H2 ge-infanterie", "P": "H6 us-infantry"}
    scene = firing(units)
    assert scene.ids == ["B", "U"]  # EX.firetargets O21.1
    scene.german("activate-first", "B")
    assert scene.note("activated")["units"] == ["B", "U"]  # alone he could not carry it out
    scene = firing({"T": "H1 ge-stosstrupp+mg08-15", "P": "H6 us-infantry"})
    assert scene.ids == ["T+mg08-15", "back"]  # EX.firetargets#fr


def test_no_fire_order_without_a_target() -> None:
    units = {"U": "H1 ge-infanterie", "P": "H7 us-infantry"}
    scene = Scene(units, hands={"german": {"F": order("fire"), "M": order("move")}})
    assert "F" not in scene.expect("german", "order-choose").ids  # O21.1
    assert scene.why_not("card:F") == ["O21.1 why-not-nobody"]


def test_each_piece_has_one_shot_and_a_unit_and_its_gun_may_part() -> None:
    units = {"G": "H1 ge-infanterie+mg08", "P": "H4 us-infantry", "Q": "H6 us-infantry"}
    scene = firing(units).german("fire-target", "H4")
    shooting(scene, "G").roll(1, 2).roll(6, 6)
    assert scene.german("fire-target", "H6").ids == ["G+mg08", "back"]  # O21.3#1 O21.3.1.1#2
    shooting(scene, "G+mg08").roll(1, 2).roll(6, 6)
    assert scene.g.order is None  # nobody has a shot left


def test_an_order_must_be_carried_out_once() -> None:
    units = {"G": "H1 ge-infanterie+mg08", "P": "H4 us-infantry", "Q": "H6 us-infantry"}
    scene = firing(units)
    assert scene.ids == ["H4", "H6"]  # O14.5
    shooting(scene.german("fire-target", "H4"), "G").roll(1, 2).roll(6, 6)
    assert scene.ids == ["H4", "H6", "done"]


def test_mixed_hexes_neither_fire_nor_are_fired_at() -> None:
    units = {"A": "H3 ge-infanterie", "P": "H3 us-infantry", "B": "H5 ge-infanterie", "Q": "H7 us-infantry"}
    scene = firing(units)
    assert (
        scene.pending.kind == "fire-base"
    )  # only B may be activated, only H7 is a target  O21.3#10 O21.3#11
    assert scene.ids == ["B", "back"]
    assert scene.why_not("unit:A") == ["O21.3 why-not-no-shot"]  # O21.3#9
    units["B"] = "A1 ge-infanterie"
    scene = Scene(units, hands={"german": {"F": order("fire"), "M": order("move")}})
    assert "F" not in scene.expect("german", "order-choose").ids


def test_nobody_fires_at_what_he_does_not_see() -> None:
    """Woods between two Platoons within Range of each other."""
    units = {"A": "H1 ge-infanterie", "P": "H5 us-infantry"}
    hands = {"german": {"F": order("fire"), "M": order("move")}}
    assert "F" in Scene(units, hands=hands).ids
    scene = Scene(units, hands=hands, ground={"H3": "woods"})
    assert "F" not in scene.expect("german", "order-choose").ids  # 10.1#1


def test_formations_between_neither_hinder_nor_suffer_but_tanks_hinder() -> None:
    units = {"A": "H1 ge-infanterie", "B": "H2 ge-bertin", "C": "H3 us-infantry", "P": "H5 us-infantry"}
    scene = firing(units).german("activate-first", "A").german("fire-target", "H5").german("fire-base", "A")
    assert dict(scene.pending.args)["strength"] == 5  # O21.3#3
    scene.german("fire-group", "fire").roll(6, 6).roll(1, 1)
    assert not scene.unit("C").broken  # O21.3#4
    assert scene.unit("P").broken
    units["C"] = "H3 us-renault-mg"
    scene = firing(units, date="1918-06").german("activate-first", "A").german("fire-base", "A")
    assert dict(scene.pending.args)["strength"] == 4  # O21.3#3


def test_higher_and_lower_ground() -> None:
    """From a hill down is +1, up it is -1."""
    hill = {"level": 1, "kind": "crest", "closed": True, "points": ring("H4")}
    features = {"contours": [hill]}
    ground = {"H4": {"level": 1}}
    down = {"U": "H4 ge-infanterie", "P": "H6 us-infantry"}
    scene = firing(down, ground=ground, features=features).german("fire-base", "U")
    assert dict(scene.pending.args)["strength"] == 6  # T110.2#2
    up = {"U": "H6 ge-infanterie", "P": "H4 us-infantry"}
    scene = firing(up, ground=ground, features=features).german("fire-base", "U")
    assert dict(scene.pending.args)["strength"] == 4  # T110.2#1


def ring(hex_: str) -> list[list[float]]:
    """A crest line close around the centre of a hex."""
    board = Board.load(open_map())
    x, y = board.centre(board.cell(hex_))
    return [[x + 0.3 * dx, y + 0.3 * dy] for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1))]


def test_only_hexes_with_enemies_are_targets_and_rifles_take_no_aim() -> None:
    scene = firing(
        {"A": "H1 ge-infanterie", "B": "H2 ge-infanterie", "P": "H4 us-infantry", "Q": "G4 us-infantry"}
    )
    scene.german("activate-first", "A")
    assert scene.expect("german", "fire-target").ids == ["G4", "H4"]  # O21.3#2
    assert scene.why_not("hex:H3") == ["O21.3 why-not-no-enemy"]
    assert scene.why_not("hex:H2") == ["O21.3 why-not-no-enemy"]
    shooting(scene.german("fire-target", "H4"), "A").roll(1, 2)
    assert scene.note("fire-attack")["total"] == 8  # the first roll was the Fire Attack Roll  O21.2#2
    assert not scene.said("targeting")


@pytest.mark.parametrize(("pieces", "strength"), [(("A", "B"), 9), (("A", "A+hotchkiss", "B+hotchkiss"), 11)])
def test_firepower_adds_one_to_attacks_with_weapons(pieces: tuple[str, ...], strength: int) -> None:
    """The Reminder Card counts once, however many Weapons fire."""
    units = {
        "W": "H1 us-wise",
        "A": "H1 us-infantry+hotchkiss",
        "B": "H1 us-infantry+hotchkiss",
        "L": "H4 ge-landwehr",
    }
    hands = {"american": {"F": order("fire")}}
    scene = firing(units, active="american", hands=hands, reminders={"american": ["USS4"]})
    scene.american("activate-first", "W").american("activate-more", "A", "B")
    shooting(scene, *pieces).roll(1, 1)
    assert scene.note("fire-attack")["strength"] == strength  # S98.5.4


# FP below 1

WEAK = {"S": "H1 us-scouts", "L": "H3 ge-landwehr"}


def weak(hand: dict[str, Any], **document: Any) -> Scene:
    """Scouts with FP 3 fire through Brush, so that nothing is left."""
    scene = firing(WEAK, **hindered(hand), **document)
    if "H3" in scene.ids:  # a Situation could be played instead
        scene.american("fire-target", "H3")
    return scene.american("fire-base", "S")


def hindered(hand: dict[str, Any]) -> dict[str, Any]:
    return {
        "active": "american",
        "ground": {"H2": "brush"},
        "hands": {"american": {"F": order("fire"), **hand}},
    }


def test_a_fire_order_that_nobody_can_carry_out_is_not_given() -> None:
    """A target is in Range and sight, but Hindrance leaves no FP, and no card in hand raises it."""
    scene = Scene(
        {**WEAK, "B": "A1 us-scouts broken"}, **hindered({"R": order("recover"), "X": action("ambush")})
    )
    assert "F" not in scene.ids
    assert scene.why_not("card:F") == ["O14.5 why-not-all-too-weak"]  # O14.5 O21.3.5#2 10.3.2.1#1
    scene = Scene(WEAK, **hindered({"X": action("live-forever")}))
    assert "F" in scene.ids  # 10.3.2.1#2


def test_a_card_does_not_lift_the_shot_of_its_own_order() -> None:
    """The Action that would raise the shot is printed on the card that is played for the Order."""
    both = {"action": "live-forever", **order("fire")}
    units, hand = {**WEAK, "B": "A1 us-scouts broken"}, {"F": both, "R": order("recover")}
    scene = Scene(units, **(hindered({}) | {"hands": {"american": hand}}))
    assert "F" not in scene.expect("american", "order-choose").ids
    assert scene.why_not("card:F") == ["O14.5 why-not-all-too-weak"]  # O14.5
    scene = Scene(units, **(hindered({}) | {"hands": {"american": {**hand, "G": both}}}))
    assert {"F", "G"} <= set(scene.ids)  # either serves the other


def test_gas_takes_the_only_shot_away() -> None:
    units = {"E": "H4 ge-ebel", "P": "H5 us-infantry", "K": "A1 ge-landwehr"}
    hands = {"german": {"F": order("fire"), "M": order("move")}}
    scene = Scene(units, hands=hands, gas=["H4", "H5"])
    assert scene.why_not("card:F") == ["O14.5 why-not-all-too-weak"]  # O14.5 10.3.2.1#1
    assert "F" in Scene(units, hands=hands).ids


def test_a_group_may_be_strong_enough_where_nobody_is_alone() -> None:
    """Scouts with FP 3 behind Brush have 0 alone and 1 together: their Leader begins, and needs both."""
    units = {**WEAK, "T": "H1 us-scouts", "W": "H1 us-smith", "K": "A1 us-infantry"}
    scene = firing(units, **hindered({}))
    assert scene.expect("american", "activate-more").ids == [
        "S",
        "T",
    ]  # O14.5: nobody else could begin, nor end here
    scene.american("activate-more", "S")
    assert scene.ids == ["T", "back"]
    scene.american("activate-more", "T").american("fire-base", "S").american("fire-group", "T")
    assert dict(scene.pending.args)["strength"] == 1  # O21.3.1.2 O21.3.5#1


def test_a_shot_without_strength_cannot_be_attempted() -> None:
    units = {"S": "H1 us-scouts+hotchkiss", "E": "H3 ge-landwehr", "L": "L2 ge-landwehr"}
    scene = firing(units, **hindered({})).american("fire-target", "H3").american("fire-base", "S")
    assert scene.expect("american", "fire-base").ids == ["S", "S+hotchkiss", "back"]  # O21.3.5#2 10.3.2.1#1
    assert [reason.value for reason in scene.game.explain("S")] == [3, -3]  # O21.3.5#1 10.3.2
    assert scene.game.odds("S").outcomes == {"odds-impossible": 1.0}


@pytest.mark.parametrize("lift", [action("live-forever"), action("marksmanship", nationality="american")])
def test_ex_hinderedactions(lift: dict[str, Any]) -> None:
    """Live Forever or Marksmanship lift a hindered attack above 0."""
    scene = weak({"X": lift}).american("fire-group", "fire").american("action-before-fire", "X").roll(3, 4)
    assert scene.note("fire-attack")["strength"] == 2  # EX.hinderedactions O21.3.4#1 A48 A50#2
    assert scene.note("fire-attack")["total"] == 9


def test_a_shot_given_up_leaves_its_pieces_free() -> None:
    scene = (
        weak({"X": action("live-forever")})
        .american("fire-group", "fire")
        .american("action-before-fire", "pass")
    )
    assert scene.note("fire-too-weak")["hex"] == "H3"  # O21.3.5#2
    assert not scene.said("fire-attack")
    assert scene.ids == ["H3", "done"]  # O14.5: it hung on the card, and was tried
    scene.american("fire-target", "H3").american("fire-base", "S")
    assert scene.expect("american", "fire-base").ids == ["S", "back"]  # a different shot it must be


def test_an_order_is_not_carried_out_by_a_shot_that_was_too_weak() -> None:
    """The machine gun has a free line to L2; as long as it has not fired, the Order is not carried out."""
    units = {"S": "H1 us-scouts+hotchkiss", "E": "H3 ge-landwehr", "L": "L2 ge-landwehr"}
    scene = Scene(
        units,
        ground={"H2": "brush"},
        hands={"american": {"F": order("fire"), "X": action("marksmanship", nationality="american")}},
        active="american",
    )
    scene.american("order-choose", "F").american("fire-target", "H3").american("fire-base", "S")
    scene.american("fire-group", "fire").american("action-before-fire", "pass")
    assert scene.note("fire-too-weak")["hex"] == "H3"
    assert "done" not in scene.expect("american", "fire-target").ids  # O14.5


def test_a_strategy_card_may_lift_the_shot_but_not_in_the_french_edition() -> None:
    scene = weak({"X": action("ambush")}, strategy={"american": "USS5"})
    scene.american("fire-group", "fire").american("fire-lift", "USS5").roll(3, 4)
    assert scene.note("fire-attack")["strength"] == 1  # 10.3.2.1#2
    assert "american" not in scene.g.strategy
    scene = Scene(
        WEAK, **hindered({"X": action("ambush")}), strategy={"american": "USS5"}, options={"edition": "fr"}
    )
    assert scene.why_not("card:F") == ["O14.5 why-not-all-too-weak"]  # 10.3.2.1#fr
