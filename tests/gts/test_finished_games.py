"""Stored games, one for each way to end: each proves, and replays to the outcome that was stored."""

from __future__ import annotations

import pytest

import grognard
from grognard.games.gts.rules.s12_victory import points
from grognard.games.gts.state import State
from tests.gts.endings import GAMES, ORIGINS, WINNERS
from tests.stored_games import check_proof, check_replay

NAMES = {f"{name}-{winner}": winner for name in ORIGINS for winner in WINNERS}
each = pytest.mark.parametrize("name", sorted(NAMES))


def test_every_way_to_end_is_stored() -> None:
    assert {file.stem for file in GAMES.glob("*.json")} == set(NAMES)


@each
def test_a_stored_game_proves(name: str) -> None:
    check_proof(GAMES / f"{name}.json")


@each
def test_a_stored_game_ends_as_it_did(name: str) -> None:
    """After the last turn, by the points of the side that is named and by nothing else."""
    game = grognard.load(GAMES / f"{name}.json")
    g: State = game.state
    terms = g.setting.victory
    assert game.outcome is not None
    assert game.outcome.winner == NAMES[name]  # 12.0#2
    assert (g.turn, g.step) == (len(g.setting.turns), "J")
    assert game.outcome.scores == {terms.side: points(g, terms.side)}
    assert (points(g, terms.side) >= terms.count) == (NAMES[name] == terms.side)


@each
def test_the_same_answers_lead_to_the_same_position(name: str) -> None:
    check_replay("gts", GAMES / f"{name}.json")


def test_points_are_counted_for_hexes_and_for_steps() -> None:
    """Of the games that the named side wins one is won by each, and one by both together."""
    for name, winner, by_hexes in (
        ("hexes", "allied", True),
        ("steps", "allied", False),
        ("both", "german", True),
    ):
        game = grognard.load(GAMES / f"{name}-{winner}.json")
        g: State = game.state
        terms = g.setting.victory
        held = sum(w.points for w in terms.worth for c in w.cells if g.held_hexes.get(c) == terms.side)
        destroyed = terms.steps * g.losses[g.other(terms.side)]
        assert held + destroyed >= terms.count
        assert (held > 0) == by_hexes
        assert (destroyed > 0) == (name != "hexes")
