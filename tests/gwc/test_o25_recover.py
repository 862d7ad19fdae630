"""O25 Recover: Suppression comes off, broken Formations roll to Rally."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwc.scene import Scene, order

UNITS = {"L": "H6 ge-landwehr broken", "K": "B2 ge-infanterie suppressed", "F": "N10 fr-infanterie broken"}


def recovering(units: dict[str, str] = UNITS, **document: Any) -> Scene:
    """A German Recover Order has been given. A broken Landwehr has Morale 7 in the open."""
    scene = Scene(
        units,
        hands={"german": {"R": order("recover"), "R2": order("recover"), "W": order("rout")}},
        **document,
    )
    return scene.german("order-choose", "R")


@pytest.mark.parametrize(
    ("dice", "broken", "suppressed"),
    [((2, 3), False, False), ((3, 4), True, True), ((4, 5), True, False)],
)
def test_ex_rally(dice: tuple[int, int], broken: bool, suppressed: bool) -> None:
    """Current Morale 7: a 5 Rallies, a 7 Suppresses and leaves it broken, a 9 does nothing."""
    scene = recovering().roll(*dice)  # EX.rally EX.rally#fr O25.3#1 O25.3#2 O25.3#3 3.2.5 13.1
    assert scene.note("rally-roll")["morale"] == 7
    assert scene.note("rally-roll")["roll"] == sum(dice)
    assert (scene.unit("L").broken, scene.unit("L").suppressed) == (broken, suppressed)


def test_suppression_comes_off_first_but_not_in_gas() -> None:
    units = {
        "L": "H6 ge-landwehr broken suppressed",
        "K": "B2 ge-infanterie suppressed",
        "F": "N10 fr-infanterie broken",
    }
    scene = recovering(units, gas=["B2"])
    assert not scene.unit("L").suppressed  # O25.2#1
    assert scene.unit("K").suppressed  # T107.1#3
    scene.roll(2, 4)  # Morale is 7 again: the marker went before the roll
    assert not scene.unit("L").broken


def test_the_order_of_rolls_is_the_players_and_newly_broken_ones_are_left_out() -> None:
    units = {
        "A": "H6 ge-landwehr broken",
        "B": "H7 ge-landwehr broken",
        "K": "B2 ge-infanterie",
        "F": "N10 fr-infanterie broken",
    }
    scene = recovering(units, cards={"german": {"far": {"hex": "B2"}}})
    assert set(scene.expect("german", "rally-choose").ids) == {"A", "B"}  # O25.2#2
    scene.german("rally-choose", "B").roll(2, 3, "sniper").turns_up("far")
    scene.german("sniper-choose", "K")
    assert scene.unit("K").broken
    scene.roll(2, 3)  # A: the only one left to roll for, though K is broken now
    assert not scene.unit("A").broken
    assert scene.unit("K").broken  # O25.2#3
    scene.expect("german", "order-choose")


def test_the_player_is_activated_and_not_his_formations() -> None:
    scene = recovering().roll(6, 6)
    assert scene.g.players_activated == {"german": True}  # O25.1#1 O25.1#3
    assert not scene.unit("L").activated  # O25.1#4
    assert "R2" not in scene.ids  # O25.1#5
    assert scene.why_not("card:R2") == ["O25.1 why-not-player-activated"]


def test_somebody_must_need_it() -> None:
    units = {"L": "H6 ge-landwehr", "F": "N10 fr-infanterie broken"}
    scene = Scene(units, hands={"german": {"R": order("recover"), "W": order("rout")}})
    assert "R" not in scene.expect("german", "order-choose").ids
    assert scene.why_not("card:R") == ["O25.1 why-not-nothing-to-recover"]  # O25.1#2


def test_the_morale_is_that_of_the_moment_of_the_roll() -> None:
    """A Sniper set off by the Rally Roll breaks the Leader, whose Command made it succeed: it does."""
    units = {"B": "H6 ge-bertin", "L": "H6 ge-landwehr broken", "F": "N10 fr-infanterie broken"}
    scene = recovering(units, cards={"german": {"hit": {"hex": "H6"}}})
    scene.roll(4, 4, "sniper").turns_up("hit").german("sniper-choose", "B")
    assert scene.note("rally-roll")["morale"] == 9  # 1.9.1#4: 7 and the Command 2
    assert not scene.unit("L").broken
