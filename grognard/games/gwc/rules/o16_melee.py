"""O16.4 Melee."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import a28_actions
from grognard.games.gwc.state import State


@rule("O16.4#1")
@procedure
def resolve_melees(g: State) -> Procedure[None]:
    """Every hex in which both sides stand is fought for, one at a time."""
    yield from a28_actions.action_window(g, g.inactive, "melee", "")
