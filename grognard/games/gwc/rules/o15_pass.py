"""O15 Pass: a Turn without Orders, in which cards may be thrown away."""

from __future__ import annotations

from grognard.engine.decision import DONE, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import a28_actions, s01_cards
from grognard.games.gwc.rules.words import fate_card, side_name
from grognard.games.gwc.state import State


@rule("O15#1", "5.3#1", "O15#3")
@procedure
def pass_turn(g: State) -> Procedure[None]:
    """The active player throws away cards up to his Discard Limit, possibly none, and his Turn is over."""
    side, thrown = g.active, 0
    g.strategy_used[side] = True  # 1.S#6 5.3#2 S98#6
    g.note("passed", "O15", side=side_name(side))
    while thrown < g.setting.discard_limits[side] and g.hands[side]:
        card: str | None = yield Choose(
            side,
            "discard-choose",
            (*s01_cards.discard_options(g, side, "O15"), DONE),
            "O15",
            (("left", int(g.setting.discard_limits[side]) - thrown),),
        )
        if card is None:
            break
        s01_cards.discard(g, side, card)
        g.note("discarded", "O15", side=side_name(side), reveals=True, **fate_card(g, card))
        thrown += 1
    if thrown:
        yield from a28_actions.action_window(g, g.inactive, "pass")  # A45.3#1
