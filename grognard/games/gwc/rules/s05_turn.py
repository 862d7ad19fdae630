"""5 The Turn: the sequence of play, and what happens when a Turn ends."""

from __future__ import annotations

from typing import Any

from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import (
    e59_breeze_and_blaze,
    o14_orders,
    o16_melee,
    s01_cards,
    s03_formations,
    s03_seniority,
    s05_setup,
    s07_victory,
    s08_stacking,
)
from grognard.games.gwc.rules.words import side_name
from grognard.games.gwc.state import State

BEFORE_PLAY = (
    "set up",  # the forces are placed inside their set-up areas
    "opening",  # chits, hands and Strategy Cards are drawn
)
TURN = (
    "orders",  # 5#3: Orders one after another, or a pass
    "melees",  # such as are left: Time may bring pieces into a hex after the last Order
    "stacking",  # 8.2: seven figures a side in a hex
    "cohesion",  # 3.3.2.1: Units Out of Cohesion are Suppressed
    "refill",  # 5.4: the active player draws up to his Hand Size
)
PHASES = (*BEFORE_PLAY, *TURN)


@rule("5")
@procedure
def play(g: State) -> Procedure[None]:
    """The whole game, from whatever phase the position is in, until something ends it."""  # INTRO.length
    if g.phase == "set up":
        yield from s05_setup.set_up(g)
        g.phase = "opening"
    yield from e59_breeze_and_blaze.leave_fires(g)
    yield from s03_seniority.designate(g)
    if g.phase == "opening":
        yield from s05_setup.opening(g)
        g.phase = "orders"
    while True:
        for phase in TURN[TURN.index(g.phase) :]:
            g.phase = phase
            if phase == "cohesion":
                check_cohesion(g)
                continue
            step = STEPS[phase]
            yield from step(g)
        next_turn(g)


@rule("5#2", "GLOSS.active", "GLOSS.inactive#1")
def next_turn(g: State) -> None:
    """The other player becomes active, and nobody has been activated yet."""
    for id_, formation in g.formations.items():
        if formation.activated:
            g.change(id_, activated="")
    g.phase, g.active, g.turn = "orders", g.inactive, g.turn + 1
    g.orders_given, g.fao_used, g.effects = 0, False, ()
    g.strategy_used, g.players_activated = {}, {}
    g.note("turn", "5", side=side_name(g.active), turn=g.turn)


@rule("3.3.2.1#1", "GLOSS.cohesion")
def check_cohesion(g: State) -> None:
    """Every Unit of either side that is Out of Cohesion is Suppressed."""
    steady = [id_ for id_, formation in g.formations.items() if not formation.suppressed]
    for id_ in steady:
        if s03_formations.is_unit(g, id_) and s03_formations.cohesion(g, id_) is None:
            s07_victory.suppress(g, id_, "3.3.2.1")  # 3.3.2.1#2


@rule("5.4#1")
@procedure
def refill(g: State) -> Procedure[None]:
    """The active player, and he alone, draws up to his Hand Size."""
    yield from s01_cards.fill_hand(g, g.active)


STEPS: dict[str, Any] = {
    "orders": o14_orders.give_orders,
    "melees": o16_melee.resolve_melees,
    "stacking": s08_stacking.end_of_turn,
    "refill": refill,
}
