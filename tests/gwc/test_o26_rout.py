"""O26 Rout: Rout Rolls and Retreats."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwc.scene import Scene, order

UNITS = {"K": "B2 ge-infanterie", "F": "H6 fr-territoriale broken", "G": "L9 fr-legion broken"}


def routing(units: dict[str, str] = UNITS, first: str = "F", **document: Any) -> Scene:
    """A German Rout Order against the French, whose edge is the bottom; a broken fr-territoriale has Morale 7."""
    hands = {"german": {"W": order("rout"), "W2": order("rout"), "W3": order("rout")}}
    scene = Scene(units, hands=hands, **document).german("order-choose", "W")
    if scene.pending.kind == "rout-player":
        scene.german("rout-player", "french")
    if scene.pending.kind == "rout-choose":
        scene.german("rout-choose", first)
    return scene


@pytest.mark.parametrize(
    ("dice", "retreat", "suppressed"), [((4, 5), 2, False), ((3, 4), 0, True), ((2, 3), 0, False)]
)
def test_ex_rout(dice: tuple[int, int], retreat: int, suppressed: bool) -> None:
    """Current Morale 7: a 9 means a Retreat of 2 hexes, a 7 Suppresses, a 5 does nothing."""
    scene = routing().roll(*dice)  # EX.rout O26.2#3 O26.2#4 O26.2#5
    assert scene.note("rout-roll")["morale"] == 7
    assert [note["hexes"] for note in scene.said("retreat")] == ([retreat] if retreat else [])
    assert scene.unit("F").suppressed == suppressed


def test_the_owner_chooses_a_path_toward_his_edge() -> None:
    scene = routing().roll(4, 5).expect("french", "retreat-choose")  # O26.3#1
    assert set(scene.ids) == {"G7", "H7", "I7"}  # O26.3#2 INFER.edgedistance
    scene.french("retreat-choose", "I7")
    assert scene.at("F") == "I8"  # from an odd column only straight down lowers the row


def test_the_active_player_rolls_and_orders_the_rolls() -> None:
    scene = Scene(UNITS, hands={"german": {"W": order("rout"), "W2": order("rout")}}).german(
        "order-choose", "W"
    )
    assert set(scene.expect("german", "rout-choose").ids) == {"F", "G"}  # O26.2#1
    scene.german("rout-choose", "G")
    assert scene.roller() == "german"


def test_either_player_may_be_chosen_each_once() -> None:
    units = {"K": "B2 ge-infanterie broken", "F": "H6 fr-territoriale broken"}
    hands = {"german": {"W": order("rout"), "W2": order("rout"), "W3": order("rout")}}
    scene = Scene(units, hands=hands).german("order-choose", "W")
    assert set(scene.expect("german", "rout-player").ids) == {"french", "german"}  # O26.1#1
    scene.german("rout-player", "french").roll(1, 1)
    scene.german("order-choose", "W2").roll(1, 1)  # O26.1#3 O26.1#5: the Germans are the only choice left
    assert scene.g.players_activated == {"french": True, "german": True}
    assert scene.said("rout") == [{"side": "@side-french"}, {"side": "@side-german"}]


def test_a_player_who_has_recovered_cannot_be_routed() -> None:
    units = {**UNITS, "K": "B2 ge-infanterie suppressed"}
    hands = {"german": {"W": order("rout"), "R": order("recover")}}
    scene = Scene(units, hands=hands, players_activated=["french"])
    assert scene.expect("german", "order-choose").ids == ["R", "pass"]
    assert scene.why_not("card:W") == ["O26.1 why-not-nobody-to-rout"]  # O26.1#3


def test_somebody_must_be_broken_and_tanks_do_not_count() -> None:
    units = {"K": "B2 ge-infanterie", "F": "H6 fr-schneider broken"}
    scene = Scene(units, hands={"german": {"W": order("rout")}}, date="1917-04")
    assert scene.why_not("card:W") or scene.said("passed")  # O26.1#2 O26.5
    assert not scene.said("rout")


def test_formations_are_not_activated() -> None:
    units = {**UNITS, "F": "H6 fr-territoriale broken activated=move"}
    scene = routing(units).roll(2, 3)  # O26.1#4: one already activated is rolled for
    assert scene.unit("F").activated == "move"
    scene.roll(2, 3)
    assert not scene.unit("G").activated


def test_newly_broken_formations_are_left_out() -> None:
    units = {**UNITS, "N": "N3 fr-legion"}
    scene = routing(units, cards={"german": {"hit": {"hex": "N3"}}}).roll(1, 2, "sniper").turns_up("hit")
    scene.german("sniper-choose", "N").roll(1, 2)
    assert scene.unit("N").broken
    assert [note["unit"] for note in scene.said("rout-roll")] == ["F", "G"]  # O26.2#2


def test_a_retreat_over_the_own_edge_eliminates() -> None:
    units = {**UNITS, "F": "H10 fr-territoriale broken"}
    scene = routing(units).roll(4, 5)
    scene.french("retreat-choose", "H11")
    assert "F" not in scene.g.formations  # O26.3#3 O26.3.4#1 7.2.2#1
    assert scene.g.vp == 2  # 7.2.2#2
    assert scene.g.casualties["french"] == ("fr-territoriale",)


def test_an_eliminated_retreaters_weapon_goes_to_the_box() -> None:
    units = {**UNITS, "F": "H11 fr-territoriale+hotchkiss broken suppressed veteran weapon_broken"}
    scene = routing(units).roll(6, 6)
    assert scene.g.weapons_box["french"] == ("hotchkiss",)  # 7.2.2#3 7.2.2#4
    assert not scene.g.weapons


def test_enemies_and_impassable_hexes_close_the_way() -> None:
    units = {**UNITS, "F": "I6 fr-territoriale broken", "E": "I7 ge-landwehr"}
    scene = routing(units).roll(4, 4)
    assert "F" not in scene.g.formations  # O26.3.4#2: from I6 only I7 lies nearer to the edge
    scene = routing({**UNITS, "F": "I6 fr-territoriale broken"}, ground={"I7": "water"}).roll(4, 4)
    assert "F" not in scene.g.formations  # O26.3.4#3
    units = {**UNITS, "F": "H6 fr-territoriale broken", "E": "H7 ge-landwehr"}
    scene = routing(units).roll(4, 4).expect("french", "retreat-choose")
    assert set(scene.ids) == {"G7", "I7"}


def test_terrain_costs_nothing_and_wire_does_not_stop() -> None:
    scene = routing(ground={"I7": "stream", "I8": "woods"}, fortifications={"I8": "wire", "I9": "wire"}).roll(
        5, 5
    )
    scene.french("retreat-choose", "I7")  # O26.3.1 O26.3.3 O26.3.2
    assert scene.at("F") == "I9"


def test_mines_and_gas_work_on_entry() -> None:
    scene = routing(gas=["I7"]).roll(4, 4).french("retreat-choose", "I7")
    assert scene.unit("F").suppressed  # O26.3.4#4


def test_cover_is_of_no_use_in_gas() -> None:
    scene = routing(ground={"H6": "woods"}).roll(4, 4)
    assert scene.note("rout-roll")["morale"] == 9
    scene = routing(ground={"H6": "woods"}, gas=["H6"]).roll(4, 4)
    assert scene.note("rout-roll")["morale"] == 7  # O26.4 T107.1#4
    scene = routing(ground={"H6": "woods"}, gas=["H6"], fortifications={"H6": "wire"}).roll(4, 4)
    assert scene.note("rout-roll")["morale"] == 6  # O26.4: Wire still costs 1


def test_the_owner_picks_the_cover_that_counts_and_may_so_retreat() -> None:
    """Broken Territorials in Foxholes on open ground: with Cover 3 an 8 does nothing, with 0 they fall back a hex."""
    scene = routing(fortifications={"H6": "foxholes"}).expect("french", "rout-cover")
    assert scene.ids == ["3", "0"]  # T99.3#2: the largest first
    assert scene.french("rout-cover", "3").roll(4, 4).note("rout-roll")["morale"] == 10
    assert not scene.said("retreat")
    scene = routing(fortifications={"H6": "foxholes"}).french("rout-cover", "0").roll(4, 4)
    assert scene.note("rout-roll")["modifiers"][-1] == ["@rout-lesser-cover", -3, "T99.3"]
    assert scene.note("retreat")["hexes"] == 1


def test_no_cover_to_pick_in_gas_or_where_there_is_but_one() -> None:
    assert routing(fortifications={"H6": "foxholes"}, gas=["H6"]).roller() == "german"  # O26.4
    assert routing(ground={"H6": "woods"}).roller() == "german"


def test_the_owner_picks_the_leader_whose_command_counts() -> None:
    units = {**UNITS, "B": "H6 fr-barnier", "D": "H6 fr-durant broken"}
    scene = routing(units).expect("french", "rout-command")
    assert scene.ids == ["2", "0"]  # 3.3.1.5#2: a broken Leader is one of the two
    assert scene.french("rout-command", "0").roll(3, 4).note("rout-roll")["morale"] == 7
    units = {**UNITS, "G": "H6 fr-barnier broken", "D": "H6 fr-durant"}
    assert routing(units, "G").roller() == "german"  # Command is for Units


def test_the_morale_is_that_of_the_moment_of_the_roll() -> None:
    """A Sniper set off by the Rout Roll breaks the Leader: the Morale with his Command still stands."""
    units = {**UNITS, "B": "H6 fr-barnier"}
    scene = routing(units, cards={"german": {"hit": {"hex": "H6"}}}).roll(4, 4, "sniper").turns_up("hit")
    scene.german("sniper-choose", "B")
    assert scene.unit("B").broken
    assert scene.note("rout-roll")["morale"] == 9  # 1.9.1#4
    assert not scene.said("retreat")
