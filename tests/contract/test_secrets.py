"""A title that says that nothing is hidden now speaks the truth: whatever is dealt anew, the position is the same."""

from __future__ import annotations

from random import Random

import pytest

import grognard


@pytest.mark.parametrize(
    ("title", "scenario", "answers", "sometimes"),
    [
        ("rpc", "hooge", 120, False),
        ("rpc", "flesquieres", 230, True),
        ("gwc", "first-blood", 40, True),
        ("oao", "lorraine", 12, True),
        ("gts", "pegasus", 40, True),
    ],
)
def test_where_no_secrets_are_there_are_none(
    title: str, scenario: str, answers: int, sometimes: bool
) -> None:
    game, rng, said = grognard.new(title, scenario, seed=1), Random(1), set()
    while (question := game.pending) is not None and game.number < answers:
        secrets = game.title.secrets(game.state)
        said.add(secrets)
        if not secrets:
            assert all(game.sample(side, 1).digest() == game.digest() for side in (*game.sides, None))
        game.answer(rng.choice(question.options), question.side)
    assert (True in said) is sometimes
