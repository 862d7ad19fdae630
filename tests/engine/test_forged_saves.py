"""A save without a log that somebody has changed: refused when it is read, or a RulesError in play, nothing else."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import grognard
from grognard.engine import snapshot
from grognard.engine.errors import BadDocument, RulesError
from grognard.engine.table import Table

FORGED = 60
SIDES = {"ridge": ("blue", "red"), "gwc": ("france", "germany"), "rpc": ("british", "german"),
         "oao": ("allied", "german"), "gts": ("allied", "german")}  # fmt: skip


def paths(part: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Everything within plain data, and the way to it."""
    yield way, part
    inner = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for name, held in inner:
        yield from paths(held, (*way, name))


def forge(save: dict[str, Any], rng: Random) -> None:
    """Change one thing somewhere, mostly for another of its type."""
    part = rng.choice(("state", "state", "frames", "partial", "queues"))
    (*way, last), old = rng.choice(list(paths(save[part], (part,))))
    like = [held for _, held in paths(save[rng.choice(("state", "frames"))]) if type(held) is type(old)]
    new = rng.choice(like) if like and rng.random() < 0.85 else rng.choice((None, 0, -1, "", [], {}))
    around = save
    for name in way:
        around = around[name]
    around[last] = rng.choice((old - 1, old + 1, new)) if type(old) is int else copy.deepcopy(new)


def sealed(save: dict[str, Any]) -> dict[str, Any]:
    return {**save, "seal": snapshot._seal(save)}


def use(game: Table, rng: Random) -> None:
    """Look at the game with all eyes and play on."""
    for _ in range(12):
        for side in (*game.sides, None):
            game.view(side)
            game.pending_for(side)
        game.deciders()
        if game.pending is None:
            return
        assert game.pending.options
        game.answer(rng.choice(game.pending.options), game.pending.side)


@pytest.mark.parametrize("title", SIDES)
def test_what_a_forged_save_may_raise(title: str) -> None:
    rng, found = Random(title), Counter[str]()
    scenarios = grognard.scenarios(title)
    for number in range(3):
        game = grognard.new(title, scenarios[number % len(scenarios)].id, seed=number)
        for _ in range(rng.randrange(80)):
            if game.pending is not None:
                game.answer(rng.choice(game.pending.options), game.pending.side)
        whole = snapshot.save(game, log=False, packed=False)
        for _ in range(FORGED // 3):
            save = copy.deepcopy(whole)
            forge(save, rng)
            try:
                use(grognard.load(sealed(save)), rng)
                found["played"] += 1
            except BadDocument:
                found["refused"] += 1
            except RulesError:
                found["halted"] += 1
    assert found["refused"]
    assert found["played"]


def test_sides_that_have_all_answered_leave_nothing_to_ask() -> None:
    game = grognard.new("ridge", "hill", seed=1)
    assert len(game.deciders()) == 2
    whole = snapshot.save(game, log=False, packed=False)
    answers = {
        side: question.options[0].id for side in game.deciders() if (question := game.pending_for(side))
    }
    with pytest.raises(BadDocument):
        grognard.load(sealed({**whole, "partial": answers}))


def test_a_position_that_asks_nothing_is_over_or_refused() -> None:
    whole = snapshot.save(grognard.new("ridge", "hill", seed=1), log=False, packed=False)
    with pytest.raises(BadDocument, match="not over"):
        grognard.load(sealed({**whole, "frames": []}))
