"""What every bot keeps to: legal answers, games that end, equal seeds, time budgets, and the way to stop it."""

from __future__ import annotations

from itertools import count, pairwise
from pathlib import Path
from time import perf_counter, process_time

import pytest

import grognard
from grognard.bots import bot, is_known, names
from grognard.bots.levels import LEVELS, PlannerBot
from grognard.bots.planner import Budget, Planner
from grognard.bots.standing_orders import draft
from grognard.engine.errors import BadDocument
from grognard.engine.table import Table
from tests.bots.games import EVERYWHERE, OPTIONS, positions
from tests.bots.positions import suite, unsolved


def test_an_unknown_bot_is_refused_with_the_names_of_the_others() -> None:
    with pytest.raises(BadDocument, match="recruit"):
        bot("general")
    assert names() == ("random", "greedy", "scripted", "recruit", "regular", "veteran")
    assert is_known("planner-4w"), "those for measurements can be asked for, but are not offered"


@pytest.mark.parametrize("name", ["random", "greedy", "scripted", "recruit"])
@pytest.mark.parametrize(("title", "scenario"), EVERYWHERE)
def test_every_answer_is_one_of_the_options(title: str, scenario: str, name: str) -> None:
    for game, side in positions(title, scenario, 5, seed=2):
        question = game.pending_for(side)
        assert question is not None
        before = game.digest()
        assert question.find(bot(name, 1).choose(game, side)) is not None
        assert game.digest() == before, "a bot thinks on copies"


@pytest.mark.parametrize(("title", "scenario"), EVERYWHERE)
def test_scripted_games_end_and_equal_seeds_give_equal_games(title: str, scenario: str) -> None:
    digests = set()
    for _ in range(2):
        game = grognard.new(title, scenario, seed=11, options=OPTIONS)
        players = {side: bot("scripted", 3) for side in game.sides}
        while (question := game.pending) is not None:
            game.answer(players[question.side].choose(game, question.side), question.side)
            assert game.number < 20_000, "the script goes round in circles"
        digests.add(game.digest())
    assert len(digests) == 1


@pytest.mark.parametrize(("title", "scenario"), EVERYWHERE)
def test_doctrine_answers_at_once(title: str, scenario: str) -> None:
    """Under 5 ms a decision on average, by the clock of the process: others may be busy."""
    taken = []
    for game, side in positions(title, scenario, 80, seed=4):
        question, script = game.pending_for(side), game.title.doctrine
        assert question is not None
        assert script is not None
        started = process_time()
        script(game.state, question)
        taken.append(process_time() - started)
    ordinary = sorted(taken)[: int(len(taken) * 0.95)]  # the first look along a line of sight costs more
    assert sum(ordinary) / len(ordinary) < 0.005


def before_an_order() -> tuple[Table, str]:
    """A position in which somebody is to choose an order among several."""
    for game, side in positions("gwc", "first-blood", 200, seed=9):
        question = game.pending_for(side)
        if question is not None and question.kind in game.title.quiet and len(question.options) > 3:
            return game, side
    raise AssertionError("no such position")


def test_a_planner_keeps_its_time_and_can_be_watched_and_stopped() -> None:
    game, side = before_an_order()
    told: list[float] = []
    started = perf_counter()
    PlannerBot(1, budget=Budget(seconds=0.3), told=told.append).choose(game, side)
    assert perf_counter() - started < 3.0
    assert told == sorted(told)
    assert told
    stopped = PlannerBot(1, budget=Budget(seconds=60.0), stopped=lambda: True)
    started = perf_counter()
    choice = stopped.choose(game, side)
    assert perf_counter() - started < 2.0
    assert choice == bot("scripted", 1).choose(game, side), (
        "stopped before it began, it does what doctrine says"
    )


def test_in_matches_the_time_of_the_processor_counts() -> None:
    for name, seconds in (("planner-50ms", 0.05), ("planner-200ms", 0.2), ("planner-1s", 1.0)):
        planner = bot(name, 1)
        assert isinstance(planner, PlannerBot)
        assert planner.budget == Budget(seconds=seconds, clock=process_time)
    game, side = before_an_order()
    ticks = count()
    late = Planner(game, side, Budget(seconds=4.0, clock=lambda: float(next(ticks))), 1)
    assert len(late.search()) > 1
    assert next(ticks) <= 9, "four ticks of its clock, and it has done"


def test_a_planner_with_a_number_of_worlds_is_the_same_on_every_machine() -> None:
    for game, side in positions("gwc", "first-blood", 3, seed=6):
        choices = {PlannerBot(5, budget=Budget(worlds=3)).choose(game, side) for _ in range(2)}
        assert len(choices) == 1


def test_each_level_has_four_times_the_time_of_the_one_below() -> None:
    seconds = [level.seconds for level in LEVELS]
    assert [b / a for a, b in pairwise(seconds)] == [4.0, 4.0]
    for locale in ("en", "fr"):
        words = (Path(__file__).parents[2] / "web" / "src" / "locale" / f"{locale}.ftl").read_text("utf-8")
        assert all(f"\nstrength-{level.id} = " in words for level in LEVELS)
    assert seconds[1] < 1.0


def test_doctrine_solves_the_hand_made_positions() -> None:
    failed = unsolved("gwc", "scripted")
    assert len(failed) <= 0.05 * len(suite("gwc")), failed


def test_standing_orders_are_drafted_for_windows_only() -> None:
    game = grognard.new("gwc", "first-blood", seed=3, options=OPTIONS)
    script = bot("scripted", 1)
    while game.pending is not None and game.pending.kind != "order-choose":
        game.answer(script.choose(game, game.pending.side), game.pending.side)
    side = next(side for side in game.sides if side != game.pending.side)  # type: ignore[union-attr]
    for order in draft(game, side, worlds=2):
        assert set(order) == {"when", "verb"}
