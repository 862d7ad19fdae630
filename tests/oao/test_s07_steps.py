"""7.1.2: every way can be gone, hex by hex, not the cheapest to each hex alone."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.games.oao.rules import s07_costs, s07_move_ways, s07_refused, s07_tasks
from grognard.games.oao.rules.s07_move_points import left_with_march, movers
from grognard.games.oao.state import State
from tests.oao.contract import Game, position
from tests.oao.random_play import decisions
from tests.oao.test_s07_moves import ALPINS, FRENCH, GERMAN, START, ids, moves, phase

BESIDE, ENEMY = "43.18", "44.17"


def prices(game: Game) -> dict[str, int]:
    """What it costs to go to the hex beside, by whichever ways are offered."""
    ways = (f"to {BESIDE}", f"step {BESIDE}")
    return {option.id: int(dict(option.args)["cost"]) for option in game.table.options() if option.id in ways}


def test_the_example_of_two_zones_is_played_for_eight() -> None:  # 7.1.6a.EX1 7.1.6a#1 7.1.2#1
    game = Game(position({"de-3-2": START, "fr-3-2": ENEMY}, "movement"))
    game.say("force-choose", "de-3-2")
    costs = prices(game)
    assert costs == {f"to {BESIDE}": 7, f"step {BESIDE}": 8}, "over 43.19, and directly"
    step = next(option for option in game.table.options() if option.id == f"step {BESIDE}")
    assert [reason.value for reason in game.table.explain(step) if reason.value] == [2, 6]
    game.say("move-choose", f"step {BESIDE}")
    assert game.hex_of("de-3-2") == BESIDE
    assert game.said("goes")[-1]["cost"] == 8
    assert game.table.state.move is not None
    assert game.table.state.move.spent == 8


def test_the_example_onto_friends_is_played_for_six() -> None:  # 7.1.6a.EX2 7.1.6a#2
    game = Game(position({"de-3-2": START, "de-4-2": BESIDE, "fr-3-2": ENEMY}, "movement"))
    game.say("force-choose", "de-3-2")
    costs = prices(game)
    assert costs == {f"to {BESIDE}": 6}, "directly is cheapest, and one click is enough"
    game.say("move-choose", f"to {BESIDE}")
    assert game.table.state.move is not None
    assert game.table.state.move.spent == 6


def test_no_step_is_offered_where_the_way_leads_there_directly() -> None:  # 7.1.2#1
    play = moves(phase({FRENCH: START})).allied("force-choose", FRENCH)
    assert ids(play, "step ") == set()


def test_a_step_that_cannot_be_paid_is_not_offered() -> None:  # 7.1.1#2 7.2.2#1
    g = phase({FRENCH: START, GERMAN: ENEMY}, "counter_movement")
    play = moves(g).allied("force-choose", FRENCH)
    assert left_with_march(g) == 8
    assert ids(play, "step ") == {f"step {BESIDE}", "step 45.18"}, "at the limit"
    assert g.move is not None
    g.move = replace(g.move, spent=1)
    assert s07_move_ways.step_options(g, s07_move_ways.ways(g)) == (), "and one beyond"


def reachable(g: State, most: int) -> set[tuple[Cell, int]]:
    """Every hex next to the Force and the price of going there at once, asked of the predicates alone."""
    units, here = movers(g), g.units[movers(g)[0]].where
    if s07_refused.grounded(g) is not None:
        return set()
    found = set()
    for cell in g.board.adjacent[here]:
        cost = s07_move_ways.step_cost(g, units, here, cell) if cell >= 0 else ()
        if not isinstance(cost, tuple) or not cost:
            continue
        if s07_costs.total(cost) <= most and s07_refused.refused(g, units, cell) is None:
            found.add((cell, s07_costs.total(cost)))
    return found


@pytest.mark.parametrize(("scenario", "seed"), [("lorraine", 3), ("marne", 5)])
def test_every_adjacent_hex_that_can_be_paid_is_offered_at_its_price(
    scenario: str, seed: int
) -> None:  # 7.1.2#1
    rng, looked = Random(seed), 0
    for g, _, asked in decisions(seed, 500, scenario):
        if asked.kind != "move-choose" or s07_tasks.first(g) or rng.random() > 0.5:
            continue
        looked += 1
        direct = {
            (option.value.cell, dict(option.args)["cost"])
            for option in asked.options
            if option.id.startswith(("to ", "step ")) and len(option.value.way) == 1
        }
        through = {each for each in reachable(g, left_with_march(g)) if each not in direct}
        assert all(s07_refused.no_end(g, movers(g), cell) is not None for cell, _ in through)
    assert looked > 20


def test_assets_step_as_formations_do() -> None:  # 7.1.2#1
    play = moves(phase({ALPINS: START, GERMAN: ENEMY})).allied("force-choose", ALPINS)
    assert f"step {BESIDE}" in play.ids
