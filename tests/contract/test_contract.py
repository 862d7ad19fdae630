"""What every title must keep to, whatever its rules: the contract of docs/architecture.md."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

import grognard
from grognard.engine import procedure
from grognard.engine.decision import CHANCE, Choose, Draw, End, Roll, Together
from grognard.engine.journal import Entry
from grognard.engine.snapshot import canonical_text, dump_state
from grognard.engine.table import Table
from tests.contract.games import every_scenario, one_scenario_a_title, play_out, played

ROOT = Path(__file__).parents[2]
one_each = pytest.mark.parametrize(("title", "scenario"), one_scenario_a_title())
every_one = pytest.mark.parametrize(("title", "scenario"), every_scenario())


def whole(game: Table) -> tuple[object, ...]:
    """Everything that a player, a spectator or a save can see of a game."""
    views = [game.view(side) for side in (*game.sides, None)]
    return (game.digest(), game.number, game.deciders(), views, game.outcome)


@one_each
def test_every_offered_answer_is_accepted_and_no_other(title: str, scenario: str) -> None:
    for number, game in enumerate(played(grognard.new(title, scenario, seed=1), 1, 250)):
        if number % 5:
            continue
        before = whole(game)
        for option in game.options():
            game.clone().answer(option)
        ids = [option.id for option in game.options()]
        assert len(ids) == len(set(ids)), f"two answers have the same id: {ids}"
        for wrong in ("no such answer", "", "hex:H7", ids[0] + " "):
            with pytest.raises(grognard.IllegalChoice):
                game.answer(wrong)
        stranger = next((side for side in game.sides if side not in game.deciders()), None)
        if stranger is not None:
            with pytest.raises(grognard.IllegalChoice):
                game.answer(ids[0], stranger)
        assert whole(game) == before


@one_each
def test_a_clone_is_independent(title: str, scenario: str) -> None:
    rng = Random(5)
    for number, game in enumerate(played(grognard.new(title, scenario, seed=2), 2, 250)):
        if number % 10:
            continue
        twin, before = game.clone(), whole(game)
        assert whole(twin) == before
        for other in played(twin, rng.randrange(1000), 15):
            assert other is twin
        assert whole(game) == before


@one_each
def test_the_text_of_a_position_is_that_of_its_plain_data(title: str, scenario: str) -> None:
    """A digest does not depend on the way in which it is made."""
    for game in played(grognard.new(title, scenario, seed=4), 4, 250):
        plain = msgspec.json.encode((dump_state(game.state),), order="deterministic")
        assert canonical_text(game.state) == plain


@one_each
def test_a_loaded_game_goes_on_identically(title: str, scenario: str) -> None:
    game, rng = grognard.new(title, scenario, seed=3), Random(3)
    for number, position in enumerate(played(game, 3, 200)):
        if number % 4:
            continue
        saved = json.loads(json.dumps(position.save()))
        loaded = grognard.load(saved, trusted=number % 8 == 0)
        assert loaded.digest() == position.digest()
        assert loaded.options() == position.options()
        if number % 40 == 0:
            assert whole(loaded) == whole(position)
            seed = rng.randrange(1000)
            ends = [[whole(g)[0] for g in played(g, seed, 25)] for g in (loaded, position.clone())]
            assert ends[0] == ends[1]


@one_each
def test_equal_seeds_and_answers_give_equal_games_in_another_process_too(title: str, scenario: str) -> None:
    script = (
        "import sys, grognard; from tests.contract.games import played\n"
        "g = grognard.new(sys.argv[1], sys.argv[2], seed=11)\n"
        "for _ in played(g, 11, 150): pass\n"
        "print(g.digest(), g.number)"
    )
    game = grognard.new(title, scenario, seed=11)
    for _ in played(game, 11, 150):
        pass
    for hash_seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", script, title, scenario],
            capture_output=True,
            text=True,
            check=True,
            cwd=ROOT,
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
        )
        assert run.stdout.split() == [game.digest(), str(game.number)]


@one_each
def test_undo_never_crosses_a_revelation(title: str, scenario: str) -> None:
    undone = 0
    for game in played(grognard.new(title, scenario, seed=4), 4, 250):
        twin = game.clone()
        question = twin.pending
        assert question is not None
        before = twin.digest()
        twin.answer(question.options[-1])
        last = twin.log[-1]
        if last.is_random or last.reveals:
            after = whole(twin)
            with pytest.raises(grognard.IllegalUndo):
                twin.undo()
            assert whole(twin) == after
        else:
            twin.undo()
            undone += 1
            assert twin.digest() == before
            assert twin.options() == question.options
    assert undone > 10


@one_each
def test_chance_is_not_repeated_after_a_take_back(title: str, scenario: str) -> None:
    game = grognard.new(title, scenario, seed=6)
    for _ in played(game, 6, 120):
        pass
    chosen = [entry.number for entry in game.log if not entry.is_random]
    rolled = {entry.draw for entry in game.log if entry.draw is not None}
    game.rewind(chosen[len(chosen) // 2])
    for _ in played(game, 7, 120):
        pass
    kept = [entry for entry in game.log if entry.number < chosen[len(chosen) // 2]]
    again = {entry.draw for entry in game.log[len(kept) :] if entry.draw is not None}
    assert not again & rolled, "a roll was made again with the same number"
    assert grognard.verify(game.save()).good


def unknown_to(game: Table, side: str | None) -> bytes:
    """What a side is shown: its view, its options, its prompts and its log, as bytes."""
    question = game.pending_for(side)
    shown = (
        [] if question is None else [question.kind, question.rule, [option.id for option in question.options]]
    )
    return json.dumps([game.view(side), shown], sort_keys=True).encode()


@one_each
def test_what_a_side_cannot_know_does_not_show(title: str, scenario: str) -> None:
    for number, game in enumerate(played(grognard.new(title, scenario, seed=8), 8, 300)):
        if number % 3:
            continue
        for side in (*game.sides, None):
            world = game.sample(side, seed=number)
            assert unknown_to(world, side) == unknown_to(game, side)


@one_each
def test_sampled_worlds_can_be_played(title: str, scenario: str) -> None:
    for number, game in enumerate(played(grognard.new(title, scenario, seed=9), 9, 300)):
        if number % 12:
            continue
        for side in game.sides:
            for world in played(game.sample(side, seed=number), number, 12):
                assert world.options()


@one_each
def test_pieces_and_cards_are_neither_gained_nor_lost(title: str, scenario: str) -> None:
    game = grognard.new(title, scenario, seed=10)
    start = dict(game.title.pieces(game.state))
    for position in played(game, 10, 500):
        assert dict(game.title.pieces(position.state)) == start


@every_one
@pytest.mark.parametrize("reactions", ["strict", "friendly"])
def test_random_games_end(title: str, scenario: str, reactions: str) -> None:
    game = grognard.new(title, scenario, seed=21, options={"reactions": reactions})
    play_out(game, 21)
    assert game.outcome is not None
    assert game.options() == ()
    with pytest.raises(grognard.IllegalChoice):
        game.answer("pass")


@one_each
def test_a_finished_game_can_be_verified_and_a_forged_one_is_found_out(title: str, scenario: str) -> None:
    game = grognard.new(title, scenario, seed=12, audit=True)
    play_out(game, 12)
    saved = game.save()
    verdict = grognard.verify(saved)
    assert verdict.good, verdict.problem
    assert verdict.draws == sum(entry.is_random for entry in game.log)
    forged = json.loads(json.dumps(saved))
    forged["chance"] = {"secret": "another"}
    with pytest.raises(grognard.BadDocument, match="seal"):
        grognard.verify(forged)


@one_each
def test_compiled_procedures_equal_plain_generators(title: str, scenario: str) -> None:
    """The same game played by the compiled rules and by the rules as Python runs them."""
    game = grognard.new(title, scenario, seed=13, options={"reactions": "strict"})
    for _ in played(game, 13, 150):
        pass
    log = list(game.log)
    state = game.title.begin(game.given, game.options_given)
    run = procedure.run_generator(game.title.main, state)
    asked = run.asked
    while log or _is_forced(asked):
        asked = _answered(run, asked, log)
    if isinstance(asked, End):
        state.outcome = asked.outcome
    assert dump_state(state) == dump_state(game.state)


def _is_forced(asked: object) -> bool:
    return isinstance(asked, Choose) and len(asked.options) == 1 and not asked.window


def _answered(run: procedure.GeneratorRun, asked: object, log: list[Entry]) -> object:
    """Give the next answer of the log to a plain generator."""
    if isinstance(asked, Choose) and _is_forced(asked):
        return run.answer(asked.options[0].value)
    if isinstance(asked, Choose):
        option = asked.find(str(log.pop(0).answer))
        assert option is not None
        return run.answer(option.value)
    if isinstance(asked, Together):
        if len(log) < len(asked.questions):
            log.clear()
            return asked
        given = {entry.side: entry.answer for entry in (log.pop(0) for _ in asked.questions)}
        options = [question.find(str(given[question.side])) for question in asked.questions]
        return run.answer(tuple(option.value for option in options if option is not None))
    if isinstance(asked, Roll | Draw):
        entry = log.pop(0)
        assert entry.side == CHANCE
        return run.answer(entry.answer)
    assert isinstance(asked, End)
    assert not log
    return asked
