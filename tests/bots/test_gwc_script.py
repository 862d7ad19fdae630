"""The script of Great War Commander where two of it could go on for ever."""

from __future__ import annotations

import pytest

from grognard.games.gwc.doctrine_orders import Officer
from tests.gwc.scene import Scene


def worth_of_a_reroll(points: int, time: int, dice: tuple[int, int]) -> float:
    """What the German script would give for another roll for sudden death, with so many points."""
    scene = Scene(
        {"G": "H4 ge-infanterie", "F": "B2 fr-infanterie"}, hands={"german": {"M": {"order": "move"}}}
    )
    scene.g.time, scene.g.vp = time, points
    scene.g.discards["german"] = (f"german-{dice[0]}-{dice[1]}-None",)
    officer = Officer(scene.g, scene.pending, "")
    assert officer.side == "german"
    return officer.reroll_value({"roller": "@side-german", "roll": "@roll-sudden-death"})


@pytest.mark.parametrize(
    ("points", "time", "dice", "wanted"),
    [
        (-2, 8, (1, 2), True),  # the game would end, and is lost
        (2, 8, (6, 5), True),  # the game would go on, and is won
        (2, 8, (1, 2), False),
        (-2, 8, (6, 5), False),
        (0, 8, (1, 2), False),  # whoever holds the card wins a tie
        (0, 8, (6, 5), False),
        (-2, 13, (1, 2), False),  # no roll can be high enough
    ],
)
def test_a_roll_for_sudden_death_is_made_again_only_if_that_can_help(
    points: int, time: int, dice: tuple[int, int], wanted: bool
) -> None:
    assert (worth_of_a_reroll(points, time, dice) > 0) is wanted
