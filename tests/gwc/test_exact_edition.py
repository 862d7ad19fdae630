"""The French edition: the positions in which its words lead elsewhere than the English ones."""

from __future__ import annotations

import pytest

from tests.gwc.scene import Scene, order

EDITIONS = ("en", "fr")
STACK = {"L": "H6 ge-bertin", "P": "H6 ge-infanterie", "K": "B2 ge-landwehr", "F": "H10 fr-infanterie"}


def shot_in_stack(edition: str, units: dict[str, str], *stack: str) -> Scene:
    """A stack of Germans has entered H7 and P has failed its Defense Roll against Op Fire."""
    hands = {"german": {"M": order("move"), "W": order("rout")}, "french": {"OP": order("fire")}}
    everybody = {**units, "X": "A11 fr-infanterie broken"}
    scene = Scene(everybody, hands=hands, options={"edition": edition}).german("order-choose", "M")
    scene.german("activate-first", stack[0])
    for id_ in stack[1:]:
        scene.german("activate-more", id_)
    while scene.pending.kind == "activate-more":
        scene.german("activate-more", "done")
    if scene.pending.kind == "move-choose":
        scene.german("move-choose", stack[0])
    for id_ in stack[1:]:
        scene.german("stack-choose", id_)
    scene.german("step-choose", "H7").french("op-fire-offer", "OP", "fire")
    scene.french("fire-base", "F").french("fire-group", "fire").roll(6, 6)
    if scene.pending.kind == "defense-next":
        scene.german("defense-next", "P")
    return scene.roll(1, 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_stack_in_which_somebody_breaks(edition: str) -> None:
    """P has a Movement of 2 and Bertin's 2 left: in English they may go on, in French all are nailed to the spot."""
    scene = shot_in_stack(edition, STACK, "L", "P").roll(6, 6)
    assert scene.unit("P").broken
    assert (scene.pending.kind == "step-choose") == (edition == "en")  # O23.2#3 O23.2#fr


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_formation_that_moves_alone_goes_on_though_it_breaks(edition: str) -> None:
    units = {**STACK, "L": "H7 ge-bertin"}
    scene = shot_in_stack(edition, units, "P")
    if scene.pending.side == "chance":
        scene.roll(6, 6)  # Bertin, who was there already
    assert scene.unit("P").broken
    assert scene.pending.kind == "step-choose"  # O23.2#fr speaks of stacks


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_modifier_of_dice_does_not_lift_a_shot_in_the_french_edition(edition: str) -> None:
    """Smoke of 4 leaves nothing of a Chauchat's FP; Firepower adds 1 to its dice."""
    hands = {"american": {"F": order("fire"), "W": order("rout")}}
    scene = Scene(
        {"C": "I1 us-scouts+chauchat", "E": "I6 ge-landwehr", "B": "A11 ge-landwehr broken"},
        hands=hands,
        active="american",
        date="1918-06",
        smoke={"I3": 4},
        reminders={"american": ["USS4"]},
        options={"edition": edition},
    )
    assert ("F" in scene.ids) == (edition == "en")  # 10.3.2.1#fr S98.5.4
