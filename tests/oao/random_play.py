"""Random play, for tests that look at many positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from grognard.engine.decision import Choose, Draw, End, Roll
from grognard.engine.procedure import Finished, Stack, answer, run, start
from grognard.engine.title import settled
from grognard.games.oao.rules.s04_sequence import play
from grognard.games.oao.scenario import scenario_document
from grognard.games.oao.start import begin
from grognard.games.oao.state import State
from grognard.games.oao.title import TITLE

ENDS = frozenset(("done", "pass", "yes", "keep", "accept"))
"""Answers that end something: seldom given where a side moves, so that many things happen."""


def decisions(seed: int, most: int, scenario: str = "campaign") -> Iterator[tuple[State, Stack, Choose]]:
    """Each question of a random game that has more than one answer, with the position in which it is asked."""
    rng = Random(seed)
    g = begin(scenario_document(scenario), settled(TITLE, {}))
    stack = start(play.__procedure__)  # type: ignore[attr-defined]
    asked, number = run(g, stack), 0
    while number < most and not isinstance(asked, Finished | End):
        if type(asked) is Choose and len(asked.options) > 1:
            number += 1
            yield g, stack, asked
        asked = answer(g, stack, _chosen(asked, rng))
        g.notes.clear()


def _chosen(asked: Any, rng: Random) -> Any:
    if isinstance(asked, Roll):
        return tuple(rng.randint(1, asked.faces) for _ in range(asked.dice))
    if isinstance(asked, Draw):
        return rng.choice(asked.items)
    ends = [option for option in asked.options if option.id in ENDS]
    haste = 0.06 if asked.kind == "force-choose" else 0.3
    return rng.choice(ends if ends and rng.random() < haste else asked.options).value
