"""What every stored game must do: prove its dice, and come out as it did when its answers are given again."""

from __future__ import annotations

import json
from pathlib import Path

import grognard
from grognard.engine.decision import CHANCE


def check_proof(file: Path) -> None:
    """The commitments of a stored game hold, and there was chance in it."""
    verdict = grognard.verify(file)
    assert verdict.good, verdict.problem
    assert verdict.draws > 0


def check_replay(title: str, file: Path) -> None:
    """Chance is given its stored answers too: nothing but the log decides."""
    stored = grognard.load(file)
    again = grognard.new(title, json.loads(file.read_text())["origin"], chance="ask")
    for entry in stored.log:
        if again.number > entry.number:  # a question with one answer was not asked
            continue
        assert again.pending is not None
        assert again.pending.side == entry.side or entry.side == CHANCE
        answer = "-".join(map(str, entry.answer)) if isinstance(entry.answer, tuple) else entry.answer
        again.answer(answer, entry.side)
    assert again.outcome == stored.outcome
    assert again.digest() == stored.digest()
