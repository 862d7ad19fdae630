"""A planner thinks about whole orders, follows the course that it chose, and is not lost when the game is another."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from msgspec.structs import replace

import grognard
from grognard.bots import bot
from grognard.bots.base import PATIENCE
from grognard.bots.courses import (
    BETWEEN,
    Candidate,
    Course,
    closing,
    is_searched,
    played_out,
    prior_of,
    within,
)
from grognard.bots.levels import PlannerBot
from grognard.bots.planner import Budget, Planner
from grognard.engine.decision import Choose
from grognard.engine.table import Table
from grognard.registry import title
from tests.bots.games import OPTIONS, SCENARIOS, positions
from tests.bots.positions import set_up, suite

QUICK = Budget(worlds=1)


def play_to_an_order(title: str, scenario: str, seed: int) -> Table:
    """A game that the script has played until somebody is about to give his third order."""
    game, script, orders = grognard.new(title, scenario, seed=seed, options=OPTIONS), bot("scripted", 1), 0
    while (question := game.pending) is not None:
        orders += question.kind in game.title.quiet
        if orders == 3:
            return game
        game.answer(script.choose(game, question.side), question.side)
    raise AssertionError("the game was over too soon")


def is_open(game: Table, kind: str) -> bool:
    """Whether a planner thinks about such a question: always, or because the end is near."""
    return is_searched(game.title, kind) or closing(game.title, game.state) > 0


def at_a_choice() -> tuple[Table, Choose, str, str]:
    """A position with its question, the script's answer and another one."""
    game = set_up(suite("gwc")["fire-together"])
    question = game.pending
    assert question is not None
    script = bot("scripted", 1).choose(game, "german")
    return game, question, script, next(o.id for o in question.options if o.id not in (script, "back"))


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kinds of decisions that were searched."""
    found: list[str] = []
    search = Planner.search

    def watched(self: Planner) -> list[Candidate]:
        question = self.game.pending_for(self.side)
        assert question is not None
        found.append("window" if question.window else question.kind)
        return search(self)

    monkeypatch.setattr(Planner, "search", watched)
    return found


@pytest.mark.parametrize(("title", "scenario"), SCENARIOS)
def test_every_decision_is_thought_about_once_the_set_up_is_over(
    title: str, scenario: str, thoughts: list[str]
) -> None:
    game = grognard.new(title, scenario, seed=5, options=OPTIONS)
    players, script = {side: PlannerBot(1, budget=QUICK) for side in game.sides}, bot("scripted", 1)
    question = game.pending
    assert question is not None
    assert players[question.side].choose(game, question.side) == script.choose(game, question.side)
    assert not thoughts, "the set-up is far from any order"
    game, choices = play_to_an_order(title, scenario, 5), 0
    while (question := game.pending) is not None and choices < 30:
        choices += len(question.options) > 1 and is_open(game, question.kind)
        game.answer(players[question.side].choose(game, question.side), question.side)
        assert len(thoughts) == choices


def test_every_course_begins_with_an_answer_that_is_offered() -> None:
    """Variations too, and in windows, where the first answer is all that the course picks."""
    seen: set[str] = set()
    for game, side in positions("gwc", "first-blood", 40, seed=11):
        question = game.pending_for(side)
        assert question is not None
        if question.kind in seen or not (question.window or question.kind in game.title.quiet):
            continue
        seen.add(question.kind)
        for candidate in Planner(game, side, Budget(worlds=5), 1).search():
            assert candidate.picks[0][0] == question.kind
            assert question.find(candidate.option) is not None, candidate.picks
    assert any(kind not in game.title.quiet for kind in seen)


@pytest.mark.parametrize(("title", "scenario"), SCENARIOS)
def test_what_the_script_knows_better_is_not_searched(title: str, scenario: str, thoughts: list[str]) -> None:
    game, player, script = (
        play_to_an_order(title, scenario, 4),
        PlannerBot(3, budget=QUICK),
        bot("scripted", 3),
    )
    asked = 0
    while (question := game.pending) is not None and asked < 3:
        side, before = question.side, len(thoughts)
        chosen = player.choose(game, side)
        if len(question.options) > 1 and not is_open(game, question.kind):
            asked += 1
            assert len(thoughts) == before
            if player.course is None:
                assert chosen == script.choose(game, side)
        game.answer(chosen, side)
    assert asked == 3
    assert thoughts


def candidate(gains: list[float], luck: float = 0.1, *, is_within: bool = True) -> Candidate:
    prior = within(0.03) if is_within else BETWEEN
    return Candidate((("order", "pass"),), "", values=gains, gains=gains, luck=luck, prior=prior)


def test_what_a_few_playouts_show_is_mostly_luck() -> None:
    assert candidate([0.0] * 8).belief == 0.0, "the script's own course is the measure"
    assert 0 < candidate([0.5]).belief < 0.5 * 0.3, "one playout tells little"
    beliefs = [candidate([0.1] * number).belief for number in (1, 2, 4, 16, 64)]
    assert beliefs == sorted(beliefs)
    assert beliefs[0] < 0 < beliefs[-1] < 0.06, "the evaluation errs, however many playouts there are"
    assert candidate([0.1] * 8, luck=0.02).belief > candidate([0.1] * 8, luck=0.3).belief
    assert candidate([0.05] * 16).belief > 0 > candidate([0.05] * 16, is_within=False).belief


@pytest.mark.parametrize(("title", "scenario"), SCENARIOS)
def test_the_title_says_how_much_better_an_answer_must_look(title: str, scenario: str) -> None:
    for game, side in islice(positions(title, scenario, 60, seed=2), 20, 60):
        planner = Planner(game, side, Budget(worlds=1), 1)
        tried = planner.search()
        usual = prior_of(game.title, planner.kind)
        expected = played_out(planner.decisive) if planner.is_closing else usual
        assert {each.prior for each in tried if each.values} <= {expected}
    assert candidate([0.1] * 9).belief > replace(candidate([0.1] * 9), prior=within(0.3)).belief


def test_near_the_end_the_game_is_played_out_and_what_counts_is_who_wins() -> None:
    """In the last turn of rpc; a candidate that wins where the script loses need not look better to the evaluation."""
    game, script = grognard.new("rpc", "flesquieres", seed=3, options=OPTIONS), bot("scripted", 1)
    turns = game.state.setting.turns
    while (question := game.pending) is not None and game.state.turn < turns:
        game.answer(script.choose(game, question.side), question.side)
    while (question := game.pending) is not None and question.kind not in game.title.quiet:
        game.answer(script.choose(game, question.side), question.side)
    assert question is not None
    planner = Planner(game, question.side, Budget(worlds=2), 1)
    tried = [each for each in planner.search() if each.values]
    assert {value for each in tried for value in each.values} <= {-1.0, 0.0, 1.0}
    assert {each.prior for each in tried} == {played_out(0.25)}
    assert replace(candidate([0.0, 2.0] * 4, luck=1.0), prior=played_out(0.25)).belief > 0


def test_what_is_the_scripts_is_searched_when_the_game_can_be_played_out(thoughts: list[str]) -> None:
    """In rpc, in the last two turns; before, the script gives the commands, were they not searched always."""
    game, script = play_to_an_order("rpc", "flesquieres", 6), bot("scripted", 1)
    others = {kind: margin for kind, margin in game.title.margins.items() if kind not in game.title.quiet}
    game.title = replace(game.title, margins=others)
    thinker = PlannerBot(3, budget=Budget(worlds=2))
    found: set[tuple[bool, bool]] = set()
    while (question := game.pending) is not None:
        side, near, before = question.side, game.state.turn >= game.state.setting.turns - 1, len(thoughts)
        if question.kind in game.title.quiet and len(question.options) > 1 and (not near or len(found) < 2):
            chosen = thinker.choose(game, side)
            found.add((near, len(thoughts) > before))
            if not near:
                assert chosen == script.choose(game, side)
            else:
                planner = Planner(game, side, Budget(worlds=2), 1, only_known=True)
                tried = [each for each in planner.search() if each.values]
                assert {value for each in tried for value in each.values} <= {-1.0, 0.0, 1.0}
                assert planner.is_closing == bool(tried)
        game.answer(script.choose(game, side), side)
    assert found == {(False, False), (True, True)}
    game = play_to_an_order("rpc", "flesquieres", 6)
    game.title = replace(game.title, margins=others)
    assert Planner(game, asking(game), QUICK, 1).search()[0].values, (
        "a player who asks for advice gets a search all the same"
    )


def test_the_end_is_near_in_the_last_two_turns_of_a_scenario_of_rpc() -> None:
    game = grognard.new("rpc", "flesquieres", seed=1, options=OPTIONS)
    state, turns = game.state, game.state.setting.turns
    found = []
    for state.turn in (turns - 2, turns - 1, turns, turns + 1):
        found.append(closing(game.title, state))
    assert found == [0.0, 0.2, 0.25, 0.25]


def test_what_is_done_within_an_order_is_varied_where_the_title_says_so() -> None:
    game = play_to_an_order("rpc", "flesquieres", 6)
    for varied in (False, True):
        game.title = replace(game.title, varied=varied)
        tried = Planner(game, asking(game), Budget(worlds=8), 1).search()
        assert any(len(each.picks) > 1 for each in tried) == varied
    assert (title("gwc").varied, title("rpc").varied) == (True, False)


def asking(game: Table) -> str:
    assert game.pending is not None
    return game.pending.side


def test_hope_and_fear_come_closer_with_every_playout() -> None:
    few, many = candidate([0.1, 0.0, 0.1]), candidate([0.1, 0.0, 0.1] * 20)
    assert few.fear < few.belief < few.hope
    assert many.hope - many.fear < 0.5 * (few.hope - few.fear)


def test_a_question_without_consequences_is_settled_long_before_the_time_is_up() -> None:
    """The script's course has nothing to gain by another one: after three worlds and all candidates that is known."""
    game, _, _, _ = at_a_choice()
    side = game.pending.side  # type: ignore[union-attr]
    planner = Planner(game, side, Budget(worlds=500), 1)
    planner.playout = lambda *_: 0.25  # type: ignore[method-assign]
    best = planner.search()[0]
    assert best.belief == 0.0
    assert planner.worlds < 20


def test_a_course_is_followed_as_long_as_its_picks_are_asked_for() -> None:
    game, question, script, other = at_a_choice()
    course = Course(Candidate(((question.kind, other), ("a-kind-that-never-comes", "A")), ""), game)
    assert course.answer(game, question, Random(1)).id == other
    assert course.answer(game, question, Random(1)).id == script, "the next pick belongs to another question"
    unknown = Course(Candidate(((question.kind, "nobody"),), ""), game)
    assert unknown.answer(game, question, Random(1)).id == script, "what is not offered is not answered"


@pytest.mark.parametrize(("title", "scenario"), SCENARIOS)
def test_a_planner_survives_a_game_that_was_set_back_saved_or_exchanged(title: str, scenario: str) -> None:
    thinker = PlannerBot(2, budget=QUICK)
    for game, side in positions(title, scenario, 3, seed=8):
        for asked in (game, grognard.load(game.save()), game.clone()):
            question = asked.pending_for(side)
            assert question is not None
            assert question.find(thinker.choose(asked, side)) is not None


def test_after_an_answer_was_taken_back_the_order_is_the_scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that found the way back once finds it again: nobody goes to and fro for ever."""
    reached = positions("rpc", "hooge", 300, seed=4)
    game, side = next((g, s) for g, s in reached if g.pending_for(s).find("back") is not None)  # type: ignore[union-attr]
    game.title = replace(game.title, margins={})  # everything is searched
    thinker, script, searched = PlannerBot(3), bot("scripted", 1), 0

    def to_and_fro(self: Planner) -> list[Candidate]:
        nonlocal searched
        searched += 1
        question = self.game.pending_for(self.side)
        assert question is not None
        if question.find("back") is not None:
            return [Candidate(((question.kind, "back"),), "")]
        return [Candidate(((question.kind, script.choose(self.game, self.side)),), "")]

    monkeypatch.setattr(Planner, "search", to_and_fro)
    assert thinker.choose(game, side) == "back"
    game.answer("back", side)
    for _ in range(40):
        question = game.pending
        assert question is not None
        if question.side == side:
            assert thinker.choose(game, side) == script.choose(game, side)
            assert searched == 1
        game.answer(script.choose(game, question.side), question.side)
        if game.pending is None or (game.pending.kind in game.title.quiet and game.pending.side == side):
            break
    thinker.choose(game, side)
    assert searched == 2, "the next order is thought about again"


def test_who_is_asked_the_same_again_and_again_leaves_the_order_to_the_script(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where an answer leads to nothing but the way back, the game itself goes it, and the bot is not asked."""
    reached = positions("rpc", "hooge", 300, seed=4)
    game, side = next((g, s) for g, s in reached if leads_back(g, s))
    thinker, script, searched = PlannerBot(3), bot("scripted", 1), 0
    usual = script.choose(game, side)

    def nowhere(self: Planner) -> list[Candidate]:
        nonlocal searched
        searched += 1
        question = self.game.pending_for(self.side)
        assert question is not None
        return [Candidate(((question.kind, leads_back(self.game, self.side)),), "")]

    monkeypatch.setattr(Planner, "search", nowhere)
    stubborn, answers = bot("scripted", 2), []
    for number in range(1, 5 * PATIENCE):
        answers.append((thinker.choose(game, side), stubborn.choose(game, side)))
        assert searched == min(number, PATIENCE + 1)
        game.answer(leads_back(game, side), side)
        game.answer("back", side)
    assert {answer for answer, _ in answers[PATIENCE + 1 : 2 * PATIENCE]} == {usual}
    assert {answer for _, answer in answers[: 2 * PATIENCE]} == {usual}
    assert all(len(set(each)) > 1 for each in zip(*answers[2 * PATIENCE + 1 :], strict=True)), (
        "at last, anything"
    )
    question = game.pending
    assert question is not None
    game.answer(usual, side)
    while (question := game.pending) is not None and not (question.side == side and leads_back(game, side)):
        game.answer(script.choose(game, question.side), question.side)
    thinker.choose(game, side)
    assert searched == PATIENCE + 2, "another order is thought about again"


def leads_back(game: Table, side: str) -> str:
    """An order that can be taken back at once; empty if there is none."""
    question = game.pending_for(side)
    for option in question.options if question is not None and question.kind in game.title.quiet else ():
        after = game.clone()
        after.answer(option, side)
        if (asked := after.pending_for(side)) is not None and asked.find("back") is not None:
            return option.id
    return ""


def test_a_game_that_was_set_back_is_thought_about_anew(thoughts: list[str]) -> None:
    game = play_to_an_order("rpc", "hooge", 6)
    before, thinker = game.clone(), PlannerBot(3, budget=QUICK)
    side = game.pending.side  # type: ignore[union-attr]
    game.answer(thinker.choose(game, side), side)
    assert len(thoughts) == 1
    thinker.choose(before, side)
    assert len(thoughts) == 2


def test_the_rest_of_a_course_is_what_other_courses_are_measured_by() -> None:
    game, question, script, other = at_a_choice()
    picks = ((question.kind, other), ("later", "A"))
    course = Course(Candidate((("before", "B"), *picks), "hold"), game)
    course.place = 1
    assert course.ahead(game, question) == Candidate(picks, "hold")
    planner = Planner(game, "german", QUICK, 1, course=course)
    first, *rest = planner._ranked(game, question)
    assert first.picks == picks
    assert script in [each.option for each in rest]
    course.place = 2
    assert len(course.ahead(game, question).picks) == 1, "where its picks do not fit, its plan answers"


def test_a_search_that_is_stopped_ends_within_a_playout_and_does_not_count_it() -> None:
    game = play_to_an_order("gwc", "first-blood", 6)
    side = game.pending.side  # type: ignore[union-attr]
    whole = {each.picks: each.values for each in Planner(game, side, QUICK, 1).search()}
    asked = 0

    def stopped() -> bool:
        nonlocal asked
        asked += 1
        return asked > patience

    for patience in (3, 90):
        asked = 0
        found = Planner(game, side, Budget(seconds=60.0), 1, stopped=stopped).search()
        assert asked < patience + 6
        assert all(each.values in ([], whole[each.picks]) for each in found), "only whole playouts"
    assert 0 < sum(len(each.values) for each in found) < len(whole)
