"""Rolls and draws that a document prescribes: by kind, by the piece that they are about, and by deck."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.engine.errors import BadDocument
from tests.gwc.happening import happening
from tests.gwc.scene import Scene, order

UNITS = {"G": "H5 ge-infanterie", "N": "H5 ge-bertin", "F1": "H7 fr-infanterie", "F2": "H7 fr-infanterie"}


def shot(next_: dict[str, Any]) -> Scene:
    """A German Unit has fired at two French ones with a 6 and a 6; chance is asked for what is not prescribed."""
    hands = {"german": {"F": order("fire"), "V": order("rout")}}
    scene = Scene(
        UNITS, hands=hands, next={"roll-fire-attack:H7": [{"dice": [6, 6], "side": "german"}], **next_}
    )
    scene.german("order-choose", "F").german("activate-first", "G")
    scene.german("fire-base", "G").german("fire-group", "fire")
    return on(scene)


def on(scene: Scene) -> Scene:
    """Whatever is asked before the next roll is declined."""
    while scene.pending.side != "chance" and "pass" in scene.ids:
        scene.game.answer("pass")
    return scene


def rolls(scene: Scene, kind: str) -> list[list[int]]:
    return [said["dice"] for said in scene.said("rolled") if said["kind"] == f"@roll-{kind}"]


@pytest.mark.parametrize("first", ["F1", "F2"])
def test_the_dice_of_one_defense_roll(first: str) -> None:
    """Each Formation has the dice that the document gives it, in whatever order they defend."""
    scene = shot({"roll-defense:F1": [[1, 2]], "roll-defense:F2": [{"dice": [6, 5]}]})
    assert rolls(scene, "fire-attack") == [[6, 6]]
    if scene.pending.kind == "defense-next":
        scene.french("defense-next", first)
    on(scene)
    assert sorted(rolls(scene, "defense")) == [[1, 2], [6, 5]]


def test_a_pending_draw_says_for_whom_and_for_what() -> None:
    scene = shot({})
    if scene.pending.kind == "defense-next":
        scene.french("defense-next", "F2")
    assert scene.pending.kind == "roll-defense"
    assert dict(scene.pending.args) == {"side": "french", "about": "F2"}


def test_what_is_left_is_written_and_read_again() -> None:
    scene = shot({"roll-defense:F2": [[1, 2]], "roll-rally": [{"dice": [3, 3], "side": "german"}]})
    written = scene.game.document()
    again = grognard.new("gwc", written, chance="ask")
    assert again.digest() == scene.game.digest()
    assert again.document() == written


@pytest.mark.parametrize(
    ("next_", "words"),
    [
        ({"roll-defence": [[1, 2]]}, "next.roll-defence: nothing of that name"),
        ({"fate:germany": [[1, 2]]}, "next.fate:germany: nothing of that name"),
        ({"fate:american": [[1, 2]]}, "next.fate:american: must be one of german, french"),
        ({"dice": [[1, 2]]}, "next.dice: dice stand on Fate cards"),
        ({"roll-defense": [[1, 2]]}, "must say whose deck"),
        ({"roll-melee:H7": [[1, 2]]}, "must say whose deck"),
        ({"roll-defense:F1": [[1, 7]]}, "a die shows 1 to 6"),
        ({"roll-defense:F1": [{"dice": [1, 2], "side": "american"}]}, "side: must be one of"),
        ({"chits": [[1, 2]]}, "only Fate cards can be invented"),
    ],
)
def test_what_nobody_rolls_is_refused(next_: dict[str, Any], words: str) -> None:
    with pytest.raises(BadDocument) as refused:
        Scene(UNITS, next=next_)
    assert words in str(refused.value)


def test_a_prescribed_row_of_the_support_table() -> None:
    """Whatever the dice say, the row is the one that the document forces."""
    scene = happening("infiltration", {}, forced={"support": ["9"]})
    scene.roll(1, 1)
    assert (scene.note("support-roll")["roll"], scene.note("support-roll")["row"]) == (2, 9)  # E72#1
    with pytest.raises(BadDocument, match="there are support"):
        Scene(UNITS, forced={"crt": ["9"]})
