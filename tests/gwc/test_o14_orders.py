"""O14 Orders: the menu, activation and its chains, Engineers, Heroes, High Command Meddling."""

from __future__ import annotations

from typing import Any

from grognard.games.gwc.registry import ACTIVATIONS
from tests.gwc.scene import Scene, action, order

CHAIN = {
    "Barnier": "K6 fr-barnier",
    "Grasse": "I7 fr-de-grasse",
    "Durant": "G6 fr-durant",
    "Verdier": "G5 fr-verdier",
    "Violette": "I4 fr-violette",
    "P1": "L6 fr-infanterie",
    "P2": "H8 fr-infanterie",
    "P3": "G5 fr-legion",
    "P4": "I4 fr-chasseurs",
    "R": "K5 fr-agent",
    "G": "B2 ge-infanterie",
}


def ordering(units: dict[str, str], kind: str = "move", side: str = "french", **document: Any) -> Scene:
    """The side has played a card for an Order, and holds another."""
    hands = {side: {"M": order(kind), "M2": order(kind), "C": order("command-confusion")}}
    scene = Scene(units, hands=hands, active=side, **document)
    return scene.answer(side, "order-choose", "M")


# chains


def test_ex_hrl() -> None:
    """Barnier passes the Move Order to De Grasse, he to Durant, he to Verdier; Violette is in no radius of theirs."""
    scene = ordering(CHAIN).french("activate-first", "Barnier")
    assert set(scene.expect("french", "activate-more").ids) == {
        "Grasse",
        "P1",
        "R",
        "done",
    }  # EX.hrl EX.radius
    scene.french("activate-more", "P1", "Grasse")
    assert {"Durant", "P2"} <= set(scene.ids)  # 3.3.1.2#3
    assert "Verdier" not in scene.ids
    scene.french("activate-more", "Durant")
    assert {"Verdier", "P3"} <= set(scene.ids)
    scene.french("activate-more", "Verdier", "P2")
    assert "Violette" not in scene.ids  # EX.hrl
    assert "P4" not in scene.ids
    assert scene.why_not("unit:Violette") == ["3.3.1.1 why-not-out-of-radius"]
    scene.french("activate-more", "done")
    assert scene.g.order is not None
    assert scene.g.order.group == ("Barnier", "P1", "Grasse", "Durant", "Verdier", "P2")  # 3.3.1.2#4 O14.2#3
    assert scene.g.order.leader == "Barnier"
    assert scene.unit("Durant").activated == "move"
    assert not scene.unit("P3").activated  # 3.3.1.1#2 O14.2#1: any subset


def test_only_the_highest_in_rank_begins_a_chain() -> None:
    scene = ordering(CHAIN).french("activate-first", "Grasse")
    offered = set(scene.expect("french", "activate-more").ids)
    assert offered == {"P2", "done"}  # O14.2#2 3.3.1.2#2: neither Barnier nor Durant, though both are near


def test_a_leader_may_activate_runners() -> None:
    scene = ordering(CHAIN).french("activate-first", "Barnier")
    assert "R" in scene.ids  # O14.2#fr O27.2#2


def test_one_formation_alone_activates_nobody() -> None:
    scene = ordering(CHAIN).french("activate-first", "P1")
    assert scene.g.order is not None
    assert scene.g.order.group == ("P1",)  # 3.3.1.1#1 O14.1#2


def test_of_equal_leaders_only_the_one_designated_begins_a_chain() -> None:
    """Vogt and Brandt are equal in rank, Command and Morale: their owner says at once who is Highest-ranking."""
    units = {"V": "C3 ge-vogt", "B": "C4 ge-brandt", "P": "C5 ge-garde", "F": "N10 fr-infanterie"}
    for chosen, other in (("V", "B"), ("B", "V")):
        scene = Scene(units, hands={"german": {"O": order("move")}}).german("senior-choose", chosen)
        scene.german("order-choose", "O").german("activate-first", chosen)
        assert other in scene.ids  # 3.3.1.4#1 GLOSS.hrl
        scene = Scene(units, hands={"german": {"O": order("move")}}).german("senior-choose", chosen)
        scene.german("order-choose", "O").german("activate-first", other)
        assert chosen not in scene.ids  # 3.3.1.2#1
        assert scene.game.view(None)["players"]["german"]["highest_ranking"] == chosen


def test_back_takes_the_last_one_out_again() -> None:
    scene = ordering(CHAIN).french("activate-first", "Barnier").french("activate-more", "Grasse", "back")
    assert "Grasse" in scene.ids
    assert "back" not in scene.ids


def test_once_a_turn() -> None:
    units = {**CHAIN, "P1": "L6 fr-infanterie activated=fire", "Grasse": "I7 fr-de-grasse activated=fire"}
    scene = ordering(units)
    assert "P1" not in scene.expect("french", "activate-first").ids  # GLOSS.activate O14.1#2
    assert scene.why_not("unit:P1") == ["GLOSS.activate why-not-activated"]
    assert scene.why_not("unit:G") == ["O14.1 why-not-enemy"]
    scene.french("activate-first", "Barnier")
    assert set(scene.ids) == {"R", "done"}  # the chain does not pass through an activated Leader


def test_heroes_may_be_activated_again() -> None:
    units = {**CHAIN, "Hero": "L6 fr-hero activated=move"}
    scene = ordering(units)
    assert "Hero" in scene.ids  # E70.1#3
    scene.french("activate-first", "Barnier")
    assert "Hero" in scene.ids  # E70.1#1: a Leader of the chain


def test_a_leader_who_cannot_act_may_activate_somebody_who_can() -> None:
    """Leader A has no target himself; Unit B, in his radius, has one."""
    units = {"A": "C3 ge-nehring", "B": "C4 ge-garde", "T": "C8 fr-infanterie", "F": "N11 fr-legion"}
    scene = ordering(units, "fire", "german")
    assert set(scene.expect("german", "activate-first").ids) == {"A", "B"}  # EX.firetargets
    scene.german("activate-first", "A")  # O14.5 O21.1: somebody must be able to fire, and only B can
    assert scene.g.order is not None
    assert scene.g.order.group == ("A", "B")


# Tanks


def tanks(**document: Any) -> Scene:
    units = {
        "TL": "H6 fr-schneider-leader",
        "T1": "H8 fr-schneider",
        "T2": "H9 fr-schneider",
        "P": "H7 fr-infanterie",
        "L": "H6 fr-durant",
        "G": "B2 ge-infanterie",
    }
    return ordering(units, date="1917-04", **document)


def test_a_tank_leader_activates_tanks_within_two_hexes() -> None:
    scene = tanks().french("activate-first", "TL")
    assert set(scene.expect("french", "activate-more").ids) == {"T1", "done"}  # 3.3.1.6#1 O14.2.1#1 O14.2.1#3
    scene.french("activate-more", "T1")
    assert scene.g.order is not None
    assert scene.g.order.group == ("TL", "T1")  # O14.2.1#2


def test_infantry_leaders_never_command_tanks() -> None:
    scene = tanks().french("activate-first", "L")
    assert set(scene.ids) == {"P", "done"}  # 3.1.5#3


def test_tank_command_ends_with_the_first_lost_tank() -> None:
    scene = tanks(casualties={"french": ["fr-schneider"]}).french("activate-first", "TL")
    assert scene.g.order is not None
    assert scene.g.order.group == ("TL",)  # 3.1.6#3


def test_tank_leaders_command_only_moves_and_advances() -> None:
    kinds = {kind for kind, what in ACTIVATIONS.items() if what.tanks}
    assert kinds == {"move", "advance"}  # 3.3.1.6#2 3.1.6#2


# the menu and the Order


def test_the_card_is_discarded_and_its_action_gone() -> None:
    scene = ordering(CHAIN)
    assert scene.g.discards["french"] == ("M",)  # O14.1#1 1.5#3
    assert scene.note("order")["order"] == "@order-move"


def test_one_order_at_a_time() -> None:
    """With two Formations activated to Move there is no menu of Orders until both are done."""
    scene = ordering(CHAIN).french("activate-first", "Barnier").french("activate-more", "P1", "done")
    while scene.pending.kind != "order-choose":
        assert "M2" not in scene.ids  # EX.oneorder O14.3
        scene.game.answer(next((i for i in ("done", "pass") if i in scene.ids), scene.ids[0]))
    assert "M2" in scene.ids


def test_engineers_dig_in_or_clear_wire_instead_of_any_order() -> None:
    units = {
        "E1": "C3 ge-pionier suppressed",
        "E2": "D3 ge-pionier",
        "E3": "E3 ge-pionier broken",
        "K": "B1 ge-infanterie",
        "F": "N10 fr-infanterie",
    }
    hands = {"german": {"V": order("artillery-denied"), "W": order("rout"), "C": order("command-confusion")}}
    scene = Scene(units, hands=hands, fortifications={"D3": "wire"})
    assert scene.ids == [
        "V:engineers",
        "W",
        "W:engineers",
        "pass",
    ]  # 3.1.9#2: any Order but Command Confusion
    scene.german("order-choose", "V:engineers")
    assert scene.expect("german", "engineers-choose").ids == [
        "E1",
        "E2",
    ]  # 3.1.9#4: unbroken is enough
    scene.german("engineers-choose", "E1")
    assert scene.g.fortifications[scene.g.board.cell("C3")] == "foxholes"  # 3.1.9#3
    assert scene.unit("E1").activated == "engineers"
    assert scene.g.orders_given == 1  # 3.1.9#4
    scene.german("order-choose", "W:engineers")  # E2, the only one left
    assert scene.g.board.cell("D3") not in scene.g.fortifications  # 3.1.9#3


def test_engineers_work_once_a_turn() -> None:
    units = {"E1": "C3 ge-pionier activated=move", "K": "B1 ge-infanterie", "F": "N10 fr-infanterie broken"}
    scene = Scene(units, hands={"german": {"W": order("rout")}})
    assert scene.expect("german", "order-choose").ids == ["W", "pass"]  # 3.1.9#4


def test_engineers_find_no_room_where_a_fortification_stands() -> None:
    units = {"E1": "C3 ge-pionier", "K": "B1 ge-infanterie", "F": "N10 fr-infanterie"}
    hands = {"german": {"W": order("artillery-denied"), "C": order("command-confusion")}}
    scene = Scene(units, hands=hands, fortifications={"C3": "trench"})
    assert scene.said("passed")  # 3.1.9#3
    scene = Scene(units, hands=hands, ground={"C3": "marsh"})
    assert scene.said("passed")


# High Command Meddling


MEDDLED = {"K": "B1 ge-infanterie", "L": "C3 ge-landwehr", "F": "N10 fr-infanterie", "G": "M11 fr-legion"}


def meddled(kind: str, units: dict[str, str] = MEDDLED, **document: Any) -> Scene:
    hands = {"german": {"M": order("move"), "M2": order("move")}}
    return Scene(units, hands=hands, meddling={"german": [order(kind)]}, **document)


def test_ex_meddling() -> None:
    """The card is Recover and there is nothing to recover: the Order is lost, and counts."""
    scene = meddled("recover")
    assert scene.note("meddled")["order"] == "@order-recover"  # E71#2
    assert scene.said("order-forfeited")  # E71#3 EX.meddling
    assert scene.g.orders_given == 1
    assert scene.expect("german", "order-choose").ids == ["M", "M2", "done"]  # E71.2#1: no pass


def test_meddling_hurts_if_it_must() -> None:
    """A Rout with no broken enemy falls on the player's own men."""
    scene = meddled("rout", {**MEDDLED, "L": "C3 ge-landwehr broken"})
    assert scene.note("rout")["side"] == "@side-german"  # E71.2#2
    scene.roll(1, 1)
    assert scene.g.orders_given == 1


def test_meddling_waits_for_the_next_turn_if_no_order_is_left() -> None:
    scene = meddled("rout", orders_given=3, active="german")
    assert not scene.said("meddled")  # E71.1
    assert scene.g.meddling["german"] == ("meddling-german-1",)


def test_nobody_sees_the_meddling_card() -> None:
    scene = meddled("rout", orders_given=3, strategy={"german": "GS3", "french": "FS1"})
    for side in ("german", "french", None):
        assert scene.game.view(side)["players"]["german"]["face_down"] == 1  # E71#1
        assert "meddling" not in str(scene.game.view(side)["players"])


# Actions and Events during Orders


def test_actions_and_events_happen_during_an_order() -> None:
    units = {"L": "H6 ge-landwehr broken", "K": "B1 ge-infanterie", "F": "N10 fr-infanterie broken"}
    hands = {"german": {"R": order("recover"), "W": order("rout")}, "french": {"D": action("dig-in")}}
    scene = Scene(units, hands=hands, cards={"german": {"tired": {"event": "fatigue"}}})
    scene.german("order-choose", "R").roll(1, 2, "event", windows=False).decline("plus-one-offer").turns_up(
        "tired"
    )
    assert scene.said("event")  # O14.4#2
    assert not scene.unit("L").broken
