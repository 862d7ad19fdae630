"""Clocks without waiting: the time is told to them."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.server import actions
from grognard.server.clocks import DAY, out_at
from grognard.server.draft import Draft
from grognard.server.errors import Refused
from grognard.server.standing import Bounds, Order, answer_of
from grognard.server.store.records import Game, Seat

START = 1_000_000.0


def begun(clock: dict[str, Any]) -> Draft:
    """A hot-seat game past its first choice, blue to decide, at the start of time."""
    table = grognard.new("ridge", "hill", seed=1)
    for _ in range(2):
        table.answer("hold")
    game = Game(
        id="g", title="ridge", scenario="hill", origin="hill", options=table.options_given, chance={},
        commitment="", rules="", status="playing", clock=clock,
    )  # fmt: skip
    seats = {s: Seat(game_id="g", side=s, place=0, kind="human", user_id=s) for s in table.sides}
    draft = Draft(game, seats, table, START)
    draft.finish()
    return draft


def after(draft: Draft, seconds: float) -> Draft:
    return Draft(draft.game, draft.seats, draft.table, draft.now + seconds)


def test_a_live_clock_runs_for_the_side_that_decides() -> None:
    draft = begun({"kind": "live", "seconds": 100, "increment": 5})
    assert draft.game.deadline == START + 100
    assert draft.seats["red"].since is None
    later = after(draft, 30)
    actions.answer(later, ("blue",), later.table.number, "done")
    later.finish()
    assert (later.seats["blue"].left, later.seats["blue"].since) == (75, None)
    assert later.game.deadline == START + 130, "red has his hundred seconds"


def test_time_is_called_only_when_it_is_up() -> None:
    draft = begun({"kind": "live", "seconds": 100})
    early = after(draft, 99)
    actions.run_out(early, {})
    assert early.game.status == "playing"
    late = after(draft, 101)
    actions.run_out(late, {})
    assert late.game.result == {
        "winner": "red", "reason": "result-time", "by": "time", "rule": "", "scores": {},
    }  # fmt: skip
    late.finish()
    assert late.game.deadline is None


def test_each_turn_has_its_days() -> None:
    draft = begun({"kind": "days", "days": 3})
    later = after(draft, 2 * DAY)
    actions.answer(later, ("blue",), later.table.number, "B1")
    later.finish()
    assert later.game.deadline == START + 3 * DAY, "it is still blue's turn"
    turned = after(later, DAY / 2)
    actions.undo(turned, ("blue",))
    actions.answer(turned, ("blue",), turned.table.number, "done")
    turned.finish()
    assert turned.game.deadline == START + 5.5 * DAY


def test_a_vacation_starts_the_turn_anew_and_does_not_help_in_a_live_game() -> None:
    draft = begun({"kind": "days", "days": 3})
    late = after(draft, 4 * DAY)
    actions.run_out(late, {"blue": START + 10 * DAY})
    late.finish()
    assert late.game.status == "playing"
    assert out_at(late.seats["blue"]) == START + 13 * DAY
    live = after(begun({"kind": "live", "seconds": 100}), 200)
    actions.run_out(live, {"blue": START + 10 * DAY})
    assert live.game.status == "finished"


def test_a_game_without_a_clock_has_no_end_of_time() -> None:
    draft = begun({"kind": "live", "seconds": 100})
    draft.set(clock=None)
    with pytest.raises(Refused):
        actions.run_out(draft, {})


def test_orders_name_windows_arguments_and_options() -> None:
    option = grognard.Option("B1", verb="fire", touches=("unit:B1", "hex:A2"))
    passing = grognard.Option("pass", verb="pass")
    window = grognard.Choose("red", "opfire", (option, passing), args=(("range", 3),), window=True)
    fire = Order("opfire", {"range": Bounds(most=3)}, touches="hex:A2")
    assert answer_of([fire], window) == option
    assert answer_of([Order("opfire", {"range": Bounds(most=2)}, verb="fire")], window) is None
    assert (
        answer_of([Order("opfire", {"range": 3}, option="X1"), Order("opfire", option="pass")], window)
        == passing
    )
    assert answer_of([Order("other", option="pass")], window) is None
    plain = grognard.Choose("red", "opfire", (option,), window=False)
    assert answer_of([Order("opfire", option="B1")], plain) is None, "no other choice is made by order"
