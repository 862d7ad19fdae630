"""The first games of the marathon: some of each scenario, patient and eager, in part and to the end."""

from __future__ import annotations

import pytest

from grognard.games.gts.scenario import scenarios
from grognard.games.gts.state import Leader
from tests.gts import marathon

IDS = [scenario.id for scenario in scenarios()]
SHORT = ("authie", "hillman", "pegasus")


@pytest.mark.parametrize("id_", IDS)
@pytest.mark.parametrize("eager", [False, True])
def test_a_random_game_keeps_to_the_rules_of_places(id_: str, eager: bool) -> None:
    """Every answer that is offered is accepted, every view encodes, and advice is given on anything."""
    game = marathon.new_game(id_, 1)
    assert marathon.play(game, 1, eager=eager, most=500, dear=10) == 500


@pytest.mark.parametrize(("id_", "options"), list(zip(SHORT, marathon.OPTIONS, strict=True)))
def test_a_random_game_ends_and_loses_nothing(id_: str, options: dict[str, str]) -> None:
    game = marathon.new_game(id_, 2, options)
    assert marathon.play(game, 2, eager=False, dear=50) > 300
    assert game.outcome is not None


# what the marathon looks for is found


def test_a_lost_piece_is_noticed() -> None:
    game = marathon.new_game("hillman", 0)
    whole = game.title.pieces(game.state)
    del game.state.units[next(iter(game.state.units))]
    assert game.title.pieces(game.state) != whole


def test_two_columns_in_a_hex_are_noticed() -> None:
    g = marathon.new_game("hillman", 0).state
    one, two = g.on_map("allied")[:2]
    marathon.check(g, "actor-choose")
    for id_ in (one, two):
        g.move_to(id_, g.units[one].where, column=True)
    with pytest.raises(AssertionError, match="two Columns"):
        marathon.check(g, "step-choose")


def test_two_sides_in_a_hex_are_noticed() -> None:
    g = marathon.new_game("hillman", 0).state
    g.move_to(g.on_map("allied")[0], g.units[g.on_map("german")[0]].where)
    with pytest.raises(AssertionError, match="two sides"):
        marathon.check(g, "step-choose")


def test_a_leader_alone_is_noticed_between_two_actions() -> None:
    g = marathon.new_game("hillman", 0).state
    formation = next(id_ for id_, leader in g.leaders.items() if leader.where >= 0)
    g.leaders[formation] = Leader(next(cell for cell in g.setting.board.cells if cell not in g.at))
    marathon.check(g, "step-choose")
    with pytest.raises(AssertionError, match="a Leader alone"):
        marathon.check(g, "chit-choose")


def test_points_beyond_the_record_track_are_noticed() -> None:
    g = marathon.new_game("hillman", 0).state
    division = next(iter(g.points))
    g.points[division] = type(g.points[division])(20, 0)
    with pytest.raises(AssertionError, match="has"):
        marathon.check(g, "step-choose")
