"""Where a course of action ends, and which answers give up something of one's own."""

from __future__ import annotations

from grognard.engine.decision import Choose, Option
from grognard.games.oao.state import State

GIVEN_UP = frozenset({("move-choose", "abandon"), ("plan-abandon", "abandon"), ("secondary-keep", "remove"),
                      ("base-flee", "yes")})  # fmt: skip
"""A Fort, a plan with its points, a Depot, and the Belgian base with three units. What a rule or a result takes, the
surplus of a stack or a loss, is not among them: only whom it takes is asked."""


def activation(g: State) -> object:
    """The phase of a player; within it every move and every attack begins with a question of its own."""
    return g.gt, g.player, g.phase


def harms(g: State, question: Choose, option: Option) -> bool:  # noqa: ARG001
    return (question.kind, option.verb) in GIVEN_UP
