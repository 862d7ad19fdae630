"""What a search makes of its playouts: how far they go, who gets more of them, and what is believed."""

from __future__ import annotations

from random import Random

import pytest

from grognard.bots.courses import Candidate, Prior
from grognard.bots.planner import FIRST, SETTLED, Budget, Planner
from grognard.engine.table import Table
from tests.bots.games import SCENARIOS, positions

WORLDS = 30


def at_a_choice(title: str, scenario: str, *, is_between: bool) -> tuple[Table, str]:
    """A position before an order, or in the middle of one, in which something is to be chosen."""
    for game, side in positions(title, scenario, 600, seed=12):
        question = game.pending_for(side)
        assert question is not None
        kinds = game.title.quiet if is_between else ("step-choose", "action-choose", "fire-target")
        if question.kind in kinds and len(question.options) > 4:
            return game, side
    raise AssertionError("no such position")


def judged(game: Table, side: str, gains: dict[int, float], luck: float = 0.0) -> tuple[Planner, list[int]]:
    """A search in which candidates gain so much, by their place in the first world, give or take luck.

    With it comes a list of the places whose playouts were asked for.
    """
    planner, rng = Planner(game, side, Budget(worlds=WORLDS), 1), Random(7)
    seen: list[Candidate] = []
    played: list[int] = []

    def playout(_: Table, candidate: Candidate, __: Random) -> float:
        if not any(candidate is each for each in seen):
            seen.append(candidate)
        place = next(number for number, each in enumerate(seen) if each is candidate)
        played.append(place)
        return gains.get(place, -0.3) + luck * rng.uniform(-1.0, 1.0) if place else 0.0

    planner.playout = playout  # type: ignore[method-assign,assignment]
    return planner, played


@pytest.mark.parametrize(("title", "scenario"), SCENARIOS)
@pytest.mark.parametrize("is_between", [True, False])
def test_a_playout_ends_when_all_have_had_the_same_time(title: str, scenario: str, is_between: bool) -> None:
    """Before an order that is when the enemy's next is over as well, within one when it is over."""
    game, side = at_a_choice(title, scenario, is_between=is_between)
    question = game.pending_for(side)
    assert question is not None
    world = game.sample(side, 5)
    before = len(world.log)
    planner = Planner(game, side, Budget(worlds=1), 1)
    planner.playout(world, Candidate(((question.kind, question.options[0].id),), ""), Random(1))
    given = [entry.side for entry in world.log[before:] if entry.kind in game.title.quiet]
    assert any(who != side for who in given) is is_between
    assert world.pending is None or world.pending.kind in game.title.quiet


def test_what_is_better_in_world_after_world_is_chosen() -> None:
    planner, played = judged(*at_a_choice("gwc", "first-blood", is_between=False), {2: 0.1})
    best, *_ = planner.search()
    assert best.gain == pytest.approx(0.1)
    assert best.belief > 0
    assert played.count(2) >= SETTLED


def test_what_is_clearly_worse_gets_no_more_time() -> None:
    planner, played = judged(*at_a_choice("gwc", "first-blood", is_between=False), {2: 0.1}, luck=0.02)
    planner.search()
    assert all(played.count(place) == SETTLED for place in (1, 3))
    assert played.count(2) > SETTLED


def test_what_seems_better_by_luck_alone_does_not_replace_the_script() -> None:
    """Nobody is any better than the script, and luck moves a playout by more than answers differ."""
    game, side = at_a_choice("gwc", "first-blood", is_between=False)
    for seed in range(5):
        planner, _ = judged(game, side, dict.fromkeys(range(1, 9), 0.0), luck=0.2 + 0.05 * seed)
        assert planner.search()[0].belief <= 0.01


def test_the_luck_that_is_expected_counts_as_long_as_none_was_seen() -> None:
    game, side = at_a_choice("gwc", "first-blood", is_between=False)
    planner, _ = judged(game, side, {1: 0.2, 2: 0.2, 3: 0.2})
    planner.running = planner._ranked(game, game.pending_for(side))[:FIRST]  # type: ignore[arg-type]
    planner._try_all(game, 0.0)
    first = planner.tried[1]
    assert first.luck == pytest.approx(Prior(0.0, 0.0, 0.0).luck)
    for _ in range(20):
        planner._try_all(game, 0.0)
    assert first.luck < Prior(0.0, 0.0, 0.0).luck / 3, "what is seen in twenty worlds outweighs it"
