"""9 The Initiative Card: re-rolls."""

from __future__ import annotations

from grognard.engine.decision import PASS, Choose, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules.words import side_name
from grognard.games.gwc.state import State

REROLL = option("reroll", True, "reroll", (), "option-reroll", "9.1")


@rule("9.1#1", "9.1#2")
@procedure
def reroll_window(g: State, side: str, kind: str) -> Procedure[bool]:
    """The holder may cancel the roll just made, trigger and all. True if it is to be made again."""
    holder = g.initiative
    again: bool | None = yield Choose(
        holder,
        "reroll-offer",
        (REROLL, PASS),
        "9.1",
        (("roller", side_name(side)), ("roll", f"@roll-{kind.replace(' ', '-')}")),
    )
    if not again:
        return False
    g.initiative = g.other(holder)  # 9.1#3
    g.note("rerolled", "9.1", side=side_name(holder), roller=side_name(side))  # 9.1#4
    return True
