"""One game under watch: nothing gained or lost, nothing where it may not be, every position readable as a document."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec import Struct

import grognard
from grognard.engine.decision import Choose, Option
from grognard.engine.table import Table
from tests.contract.test_documents import round_trip
from tests.soak.invariants import INVARIANTS, broken_index

MANNERS = ("random", "scripted", "mixed")


class Watched(Struct, frozen=True, kw_only=True):
    """What came of a game: how far it went, how many documents were read back, and what was wrong."""

    title: str
    scenario: str
    manner: str
    seed: int
    decisions: int
    documents: int
    over: bool
    problem: str = ""


def watch(title: str, scenario: str, manner: str, seed: int, decisions: int, every: int) -> Watched:
    """Play one game, looking at every decision, and writing a document at every so many."""
    number = documents = 0
    problem, over = "", False
    try:
        game = grognard.new(title, scenario, seed=seed)
        start = dict(game.title.pieces(game.state))
        for number, position in enumerate(played(game, manner, seed, decisions), start=1):
            wrong = look(position, start)
            if wrong:
                problem = f"decision {number}: {wrong}"
                break
            if number % every == 0:
                round_trip(position)
                documents += 1
        over = game.outcome is not None
    except Exception as error:  # whatever fails is a finding
        problem = f"decision {number}: {type(error).__name__}: {error}"[:2000]
    return Watched(
        title=title,
        scenario=scenario,
        manner=manner,
        seed=seed,
        decisions=number,
        documents=documents,
        over=over,
        problem=problem,
    )


def look(game: Table, start: dict[str, int]) -> str:
    """What is wrong with a position, or nothing."""
    pieces = dict(game.title.pieces(game.state))
    if pieces != start:
        changed = {name for name in {*pieces, *start} if pieces.get(name) != start.get(name)}
        return f"gained or lost: {sorted(changed)}"
    question = game.pending
    assert question is not None
    quiet = question.kind in game.title.quiet
    return broken_index(game.state) or INVARIANTS[game.title.id](game.state, quiet)


def played(game: Table, manner: str, seed: int, decisions: int) -> Iterator[Table]:
    """Play at random, as the script does, or one after the other, handing out the game at every decision."""
    rng = Random(seed)
    for _ in range(decisions):
        question = game.pending
        if question is None:
            return
        yield game
        game.answer(_choice(game, question, manner, rng), question.side)


def _choice(game: Table, question: Choose, manner: str, rng: Random) -> Option:
    doctrine = game.title.doctrine
    if doctrine is None or manner == "random" or (manner == "mixed" and rng.random() < 0.2):
        return rng.choice(question.options)
    return doctrine(game.state, question)
