"""The titles' opinions of a position: what must make one better, for the planner to find its way."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.table import Table
from grognard.engine.title import Title
from grognard.games.rpc import evaluate as rpc_evaluate
from tests.bots import positions, rpc_positions


def opinion(game: Table, side: str) -> float:
    title: Title = game.title
    assert title.evaluate is not None
    return title.evaluate(game.state, side)


def gwc(units: dict[str, str], **more: Any) -> Table:
    """An Objective in the middle, held by the French."""
    hexes = {"H6": {"objective": 1}}
    more = {"chits": {"open": ["J"]}, "control": {"french": [1]}, "hand": [], **more}
    return positions.set_up({"hexes": hexes, "units": units, **more})


def rpc(units: dict[str, str], **more: Any) -> Table:
    """A decisive hex in the middle, held by the British."""
    return rpc_positions.set_up({"aims": ["H05"], "turns": 8, "units": units, **more})


FAR = {"gwc": "A11 fr-infanterie", "rpc": "L10 b infantry"}
MEN = {"gwc": "{} ge-infanterie", "rpc": "{} g infantry"}
HEXES = {"gwc": ("H5", "H3", "H2"), "rpc": ("H04", "H02", "F01")}
ENEMY = {"gwc": "H6 fr-infanterie", "rpc": "H05 b infantry"}
MAKE = {"gwc": gwc, "rpc": rpc}


@pytest.mark.parametrize("title", MAKE)
def test_the_nearer_to_what_decides_the_better(title: str) -> None:
    found = [
        opinion(MAKE[title]({"A": MEN[title].format(hex_), "X": FAR[title]}), "german")
        for hex_ in HEXES[title]
    ]
    assert found == sorted(found, reverse=True)
    assert found[0] > found[-1]


@pytest.mark.parametrize("title", MAKE)
def test_whoever_stands_in_the_way_makes_it_worse(title: str) -> None:
    men = {"A": MEN[title].format(HEXES[title][0])}
    assert opinion(MAKE[title]({**men, "X": FAR[title]}), "german") > opinion(
        MAKE[title]({**men, "X": ENEMY[title]}), "german"
    )


@pytest.mark.parametrize("title", MAKE)
def test_what_is_good_for_one_is_bad_for_the_other(title: str) -> None:
    game = MAKE[title]({"A": MEN[title].format(HEXES[title][0]), "X": ENEMY[title]})
    one, other = (opinion(game, side) for side in game.sides)
    assert one == pytest.approx(-other)
    assert -1 < one < 1


def test_what_can_hardly_be_reached_in_time_is_little_hope() -> None:
    """Two companies, one next to the decisive hex, one three hexes farther away: at first time is no matter."""

    def hope(hex_: str, turn: int) -> float:
        g = rpc({"A": MEN["rpc"].format(hex_), "X": FAR["rpc"]}, turn=turn).state
        own, theirs = (rpc_evaluate.muster(g, side) for side in ("german", "british"))
        return rpc_evaluate.prospects(g, "german", own, theirs, rpc_evaluate.time_left(g))

    assert hope("H04", 7) == pytest.approx(hope("H04", 2), rel=0.1)
    assert hope("H01", 7) < 0.6 * hope("H01", 2)
