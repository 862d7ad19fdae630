"""A second look: what seems good when an order is over is played on until the enemy has answered."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from grognard.bots.courses import Candidate
from grognard.bots.planner import FIRST_LOOK, Budget, Planner
from grognard.engine.table import Table
from tests.bots.games import positions


def within_an_order(title: str, scenario: str) -> tuple[Table, str]:
    """A position in the middle of an order in which something is to be chosen."""
    for game, side in positions(title, scenario, 400, seed=12):
        question = game.pending_for(side)
        assert question is not None
        if question.kind in ("step-choose", "action-choose", "fire-target") and len(question.options) > 2:
            return game, side
    raise AssertionError("no such position")


def judged(game: Table, side: str, near: float, far: float) -> Planner:
    """A search in which everything but the script's course gains so much at first, and so much after the reply."""
    planner = Planner(game, side, Budget(worlds=40), 1)
    looks: list[bool] = []

    def playout(_: Table, candidate: Candidate, __: Random) -> float:
        looks.append(planner.is_far)
        first = (planner.running or [candidate])[0]
        return 0.0 if candidate is first else far if planner.is_far else near

    planner.playout = playout  # type: ignore[method-assign,assignment]
    planner.looks = looks  # type: ignore[attr-defined]
    return planner


@pytest.mark.parametrize(("near", "far", "is_taken"), [(0.1, 0.1, True), (0.1, -0.1, False)])
def test_what_seems_good_at_first_must_be_so_when_the_enemy_has_answered(
    near: float, far: float, is_taken: bool
) -> None:
    planner = judged(*within_an_order("gwc", "first-blood"), near, far)
    best, *_ = planner.search()
    looks: list[bool] = planner.looks  # type: ignore[attr-defined]
    assert looks == sorted(looks), "first near, then far"
    assert any(looks)
    assert bool(best.belief > 0) is is_taken


def test_what_is_clearly_worse_is_not_looked_at_again() -> None:
    planner = judged(*within_an_order("gwc", "first-blood"), -0.2, 0.5)
    best, *_ = planner.search()
    assert not any(planner.looks)  # type: ignore[attr-defined]
    assert best.belief == 0.0


def test_only_titles_that_say_so_look_further() -> None:
    game, side = within_an_order("rpc", "hooge")
    game.title = replace(game.title, looks_further=False)
    planner = judged(game, side, 0.1, -0.1)
    assert planner.search()[0].belief > 0
    assert not any(planner.looks)  # type: ignore[attr-defined]


def test_a_first_look_leaves_time_for_the_second() -> None:
    game, side = within_an_order("gwc", "first-blood")
    planner, rng, luck = judged(game, side, 0.1, 0.1), Random(3), 0.3
    judge = planner.playout

    def uncertain(world: Table, candidate: Candidate, dice: Random) -> float:
        return judge(world, candidate, dice) + luck * (rng.random() - 0.5)

    planner.playout = uncertain  # type: ignore[method-assign,assignment]
    worlds = []
    further = planner._look_further

    def watched(rivals: list[Candidate], started: float) -> None:
        worlds.append(planner.worlds)
        further(rivals, started)

    planner._look_further = watched  # type: ignore[method-assign]
    planner.search()
    assert worlds
    assert worlds[0] <= FIRST_LOOK


def test_a_second_look_without_time_changes_nothing() -> None:
    planner = judged(*within_an_order("gwc", "first-blood"), 0.1, -0.1)
    further = planner._look_further
    looked: list[tuple[Candidate, float, float]] = []

    def too_late(rivals: list[Candidate], started: float) -> None:
        looked.extend((each, each.belief, each.value) for each in rivals)
        planner.stopped = lambda: True
        further(rivals, started)

    planner._look_further = too_late  # type: ignore[method-assign]
    best, *rest = planner.search()
    assert best is looked[0][0]
    assert [(each.belief, each.value) for each, _, _ in looked] == [seen[1:] for seen in looked]
    assert len(rest) > len(looked), "the others are not forgotten"


def test_a_far_playout_ends_when_the_enemys_next_order_is_over() -> None:
    game, side = within_an_order("gwc", "first-blood")
    question = game.pending_for(side)
    assert question is not None
    for is_far in (False, True):
        planner = Planner(game, side, Budget(worlds=1), 1)
        planner.is_far = is_far
        world = game.sample(side, 5)
        before = len(world.log)
        planner.playout(world, Candidate(((question.kind, question.options[0].id),), ""), Random(1))
        given = [entry.side for entry in world.log[before:] if entry.kind in game.title.quiet]
        assert any(who != side for who in given) is is_far
        assert world.pending is None or world.pending.kind in game.title.quiet
