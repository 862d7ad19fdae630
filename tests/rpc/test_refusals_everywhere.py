"""In games at random: whatever is pointed at in these decisions gets an answer of its own, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import grognard
from grognard.engine.decision import Choose
from grognard.engine.table import Table
from tests.rpc.marathon import choice
from tests.rpc.refused import check

FIGHTING = {
    "action-choose", "actor-choose", "command-add", "command-choose", "fire-choose", "react-declare",
    "react-offer", "return-offer", "step-choose",
}  # fmt: skip
"""Here corners and sides of hexes mean nothing."""


def subjects(game: Table, rng: Random) -> Iterator[str]:
    """A hex, one of its corners and sides, a unit, and a group of guns."""
    g, board = game.state, game.state.board
    cell = board.cell(rng.choice(board.names))
    yield f"hex:{board.name(cell)}"
    yield f"unit:{rng.choice(tuple(g.units))}"
    yield f"vertex:{board.vertex_name(rng.choice(board.vertices_of(cell)))}"
    yield "hexside:" + "/".join(sorted((board.name(cell), board.name(rng.choice(board.adjacent[cell])))))
    if g.artillery:
        yield f"artillery:{rng.choice(tuple(g.artillery))}"


def unanswered(game: Table, question: Choose, rng: Random) -> set[str]:
    """What this decision says nothing about."""
    found = set()
    for subject in subjects(game, rng):
        if question.kind in FIGHTING and subject.startswith(("vertex:", "hexside:")):
            continue
        for reason in game.why_not(subject):
            if reason.text == "why-not-unrelated":
                found.add(f"{question.kind}: {subject}")
            else:
                check(reason)
    return found


@pytest.mark.parametrize("id_", ["campaign-gheluvelt", "frezenberg", "hill-60", "hooge", "manchester-hill"])
def test_no_question_shrugs(id_: str) -> None:
    game, rng = grognard.new("rpc", id_, seed=4), Random(4)
    silent: set[str] = set()
    while (question := game.pending) is not None:
        if question.side != "chance":
            silent |= unanswered(game, question, rng)
        game.answer(choice(question, rng, eager=True))
    assert not silent
