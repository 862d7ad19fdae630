"""An error of ours says where it happened, even when it comes from another process as words alone."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.engine import procedure
from grognard.engine.errors import RulesError


def test_rules_that_come_to_a_halt_say_where(monkeypatch: pytest.MonkeyPatch) -> None:
    game = grognard.new("gwc", "first-blood", seed=1)
    assert game.pending is not None

    def halts(*_: Any) -> Any:
        nobody: dict[str, int] = {}
        return nobody["german"]

    monkeypatch.setattr(procedure, "answer", halts)
    with pytest.raises(RulesError) as caught:
        game.answer(game.options()[0])
    line = halts.__code__.co_firstlineno + 2
    assert f"KeyError: 'german' in test_errors.py:{line} after" in str(caught.value)
    assert caught.value.game is game, "with the log of the game"
