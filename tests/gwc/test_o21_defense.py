"""O21.3.7 Defense Rolls: order, Command, results, and who answers an attack."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwc.scene import Scene, action, order


def attacked(
    units: dict[str, str],
    white: int,
    coloured: int,
    *,
    hand: dict[str, Any] | None = None,
    trigger: str | None = None,
    **document: Any,
) -> Scene:
    """A German MG 08 in H1 has fired at H4 (FP 8) with these dice."""
    hands = {"german": {"F": order("fire")}, "american": hand or {}}
    units = {"G": "H1 ge-infanterie+mg08", "Kelly": "A11 us-smith"} | units
    scene = Scene(units, hands=hands, **document).german("order-choose", "F")
    if scene.pending.kind == "activate-first":
        scene.german("activate-first", "G")
    if scene.pending.kind == "fire-target":
        scene.german("fire-target", "H4")
    return scene.german("fire-base", "G+mg08").german("fire-group", "fire").roll(white, coloured, trigger)


@pytest.mark.parametrize(
    ("dice", "broken", "suppressed"),
    [((1, 3), True, False), ((2, 3), False, True), ((3, 3), False, False)],
)
def test_less_breaks_a_tie_suppresses_more_does_nothing(
    dice: tuple[int, int], broken: bool, suppressed: bool
) -> None:
    """Attack Total 12 against Morale 7."""
    scene = attacked({"P": "H4 us-infantry"}, 1, 3).roll(*dice)
    assert scene.note("defense")["attack"] == 12
    assert scene.note("defense")["total"] == 7 + sum(dice)
    unit = scene.unit("P")
    assert (unit.broken, unit.suppressed) == (broken, suppressed)  # O21.3.7#4 O21.3.7#5 O21.3.7#7 O21.3#7


def test_suppression_is_not_doubled() -> None:
    scene = attacked({"P": "H4 us-infantry suppressed"}, 1, 3).roll(3, 3)
    assert scene.note("defense")["morale"] == 6
    assert not scene.unit("P").broken  # O21.3.7#6
    assert not scene.said("suppressed")


def test_the_owner_rolls_for_one_after_another_in_the_order_he_likes() -> None:
    """Hill's Command 1 helps the Platoon for as long as he is unbroken."""
    units = {"P": "H4 us-infantry", "Q": "H4 us-national-guard", "Hill": "H4 us-hill"}
    scene = attacked(units, 6, 6)
    assert set(scene.expect("american", "defense-next").ids) == {"P", "Q", "Hill"}  # O21.3.7#1
    scene.american("defense-next", "P").roll(6, 6)
    assert scene.note("defense")["morale"] == 7 + 1
    scene.american("defense-next", "Hill").roll(1, 1)
    assert scene.unit("Hill").broken
    scene.roll(6, 6)  # only Q is left
    assert scene.note("defense")["unit"] == "Q"  # O21.3#8
    assert scene.note("defense")["morale"] == 7  # O21.3.7#3
    scene.expect("german", "fire-target")  # O21.3.7#2: and only now the next shot


def test_command_does_not_help_leaders_or_tanks() -> None:
    units = {"W": "H4 us-wise", "Hill": "H4 us-hill", "T": "H4 us-renault-mg"}
    scene = attacked(units, 1, 1, date="1918-06", ground={"H4": "brush"}, fortifications={"H4": "trench"})
    scene.american("defense-next", "Hill").roll(6, 6)
    assert scene.note("defense")["morale"] == 9 + 4  # 3.3.1.5#1
    scene.american("defense-next", "T").roll(6, 6)
    assert scene.note("defense")["morale"] == 11  # O21.3.7.1


def test_those_who_come_after_the_roll_are_not_concerned() -> None:
    """Whoever was in the hex at the moment of the roll must answer, and nobody else."""
    scene = attacked({"P": "H4 us-infantry", "Q": "H5 us-infantry"}, 6, 6).roll(6, 6)
    assert [said["unit"] for said in scene.said("defense")] == ["P"]  # O21.3.7#1


def test_the_attack_total_stands_once_it_is_rolled() -> None:
    """A gun that has Jammed has fired all the same."""
    scene = attacked({"P": "H4 us-infantry"}, 1, 3, trigger="jammed")
    assert scene.g.weapons["G+mg08"].broken
    assert scene.roll(1, 3).unit("P").broken
    assert scene.note("defense")["attack"] == 12  # EX.strict.B


def test_a_moving_formation_breaks_on_a_tie_and_one_that_stands_is_suppressed() -> None:
    """The mover enters a hex where a friend stands; both are under the same attack."""
    units = {"P": "H7 us-infantry", "S": "H6 us-infantry", "G": "H1 ge-infanterie+mg08", "K": "A11 us-smith"}
    hands = {"american": {"M": order("move")}, "german": {"F": order("fire")}}
    scene = Scene(units, active="american", hands=hands).american("order-choose", "M")
    scene.american("activate-first", "P").answer("american", scene.pending.kind, "H6")
    scene.german("op-fire-offer", "F").german("op-fire-offer", "fire")
    scene.german("fire-base", "G+mg08").german("fire-group", "fire").roll(1, 3)
    scene.american("defense-next", "P").roll(2, 3).roll(2, 3)
    assert scene.unit("P").broken  # O21.3.7#5 O21.3#7
    assert not scene.unit("S").broken
    assert scene.unit("S").suppressed


def test_actions_are_offered_before_each_roll() -> None:
    """Two Concealments before two rolls in Woods (Cover 2): each lowers the total for the rest of the attack."""
    hand = {"C1": action("concealment"), "C2": action("concealment")}
    scene = attacked({"P": "H4 us-infantry", "Q": "H4 us-infantry"}, 4, 5, hand=hand, ground={"H4": "woods"})
    assert dict(scene.pending.args)["attack"] == 17
    scene.american("defense-next", "P").american("action-before-defense", "C1", "pass").roll(3, 4)
    assert scene.note("defense")["attack"] == 15  # A36#2
    scene.american("action-before-defense", "C2").roll(3, 4)
    assert scene.note("defense")["attack"] == 13  # A28.1#2
