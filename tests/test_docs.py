"""The documents in `docs/positions.md` are positions that can be played."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import grognard
from tests.contract.games import played

PAGE = (Path(__file__).parents[1] / "docs" / "positions.md").read_text("utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", PAGE, re.S)


def test_every_title_has_an_example() -> None:
    assert {title for title, _ in EXAMPLES} >= set(grognard.titles()) - {"ridge"}


@pytest.mark.parametrize(("title", "text"), EXAMPLES)
def test_the_example_plays(title: str, text: str) -> None:
    game = grognard.new(title, json.loads(text), seed=1)
    assert game.pending is not None
    for _ in played(game, 1, 60):
        pass


def test_the_fire_attack_of_the_example() -> None:
    """The German hand and the next cards do what the page says they do."""
    title, text = next(example for example in EXAMPLES if example[0] == "gwc")
    game = grognard.new(title, json.loads(text), seed=1)
    assert game.pending is not None
    assert game.pending.side == "german"
    assert any(
        option.label == "option-order" and ("order", "@order-fire") in option.args
        for option in game.options()
    )
