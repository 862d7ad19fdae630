"""5 The Turn: the sequence of play, the set-up, passing, and what happens when a Turn ends."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, DONE, Choose, choices, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import (
    a28_actions,
    o14_orders,
    o16_melee,
    s01_cards,
    s03_formations,
    s05_setup,
    s07_victory,
    s08_stacking,
)
from grognard.games.gwc.rules.words import hex_name, name, side_name
from grognard.games.gwc.state import State

SEQUENCE = (
    "set up",  # the forces are placed inside their set-up areas
    "opening",  # chits, hands and Strategy Cards are drawn
)
TURN = (  # 5#1 5#2
    "orders",  # Orders one after another, or a pass
    "melees",  # such as are left, since Time may bring pieces into a hex after the last Order
    "stacking",  # 8.2
    "cohesion",  # 3.3.2.1
    "refill",  # 5.4
)
PHASES = (*SEQUENCE, *TURN)


@rule("5")
@procedure
def play(g: State) -> Procedure[None]:
    """The whole game, from whatever phase the position is in, until something ends it."""  # INTRO.length
    if g.phase == "set up":
        yield from s05_setup.set_up(g)
        g.phase = "opening"
    if g.phase == "opening":
        yield from s05_setup.opening(g)
        g.phase = "orders"
    while True:
        for phase in TURN[TURN.index(g.phase) :]:
            g.phase = phase
            step = STEPS[phase]
            yield from step(g)
        next_turn(g)


@rule("5#2", "GLOSS.active", "GLOSS.inactive#1")
def next_turn(g: State) -> None:
    """The other player becomes active, and nobody has been activated yet."""
    for id_ in g.formations:
        if g.formations[id_].activated:
            g.change(id_, activated="")
    g.phase, g.active, g.turn = "orders", g.inactive, g.turn + 1
    g.orders_given, g.fao_used, g.effects = 0, False, ()
    g.strategy_used, g.players_activated = {}, {}
    g.note("turn", "5", side=side_name(g.active), turn=g.turn)
