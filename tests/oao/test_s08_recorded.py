"""8.2.4a, 8.3: MPs that are recorded and paid later, and Cavalry Retirement."""

from __future__ import annotations

import pytest

from grognard.engine.decision import Roll
from grognard.engine.reasons import because
from grognard.games.oao.boards import ground
from grognard.games.oao.rules import (
    s04_sequence,
    s07_allowance,
    s07_move_forces,
    s08_payment,
    s08_recorded,
    s08_retirement,
    s12_fortress,
)
from grognard.games.oao.rules.s07_costs import total
from grognard.games.oao.rules.s07_move_points import left, left_with_march
from grognard.games.oao.state import OFF_MAP, Army, State, Unit
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

CAVALRY, GERMAN, HERE = "fr-2c", "de-33-16", "58.54"


def recorded(points: int, phase: str = "counter_movement") -> State:
    g = scene({CAVALRY: HERE}, gt=10, phase=phase)
    g.change(CAVALRY, reaction=points)
    return g


def near(name: str) -> set[str]:
    board = scene({}).board
    return {board.name(each) for each in board.adjacent[cell(name)] if each >= 0}


def test_nine_points_in_the_counter_movement_phase() -> None:  # 8.2.4a.EX1
    g = recorded(9)
    play = Playing(g, s08_payment.settle, "allied")
    assert isinstance(play.asked, Roll)
    play.dice(1, 1)
    assert g.units[CAVALRY].reaction == 0
    assert play.note("forced-march")["points"] == 4


def test_fourteen_points_in_the_counter_movement_phase() -> None:  # 8.2.4a.EX2
    g = recorded(14)
    assert s08_recorded.stays(g, CAVALRY) is not None  # 8.2.4a#2
    assert s07_move_forces.idle(g, CAVALRY) is not None, "it is not offered for a move"
    play = Playing(g, s08_payment.settle, "allied")
    play.dice(1, 1)
    assert g.units[CAVALRY].reaction == 2
    assert play.note("forced-march")["points"] == 7
    again = Playing(g, s08_payment.settle, "allied")
    assert again.is_over, "two MPs need no Forced March"
    assert g.units[CAVALRY].reaction == 0


@pytest.mark.parametrize(
    ("points", "phase", "forced", "rest"),
    [
        (5, "counter_movement", 0, 0),
        (6, "counter_movement", 1, 0),
        (9, "movement", 0, 0),
        (17, "movement", 7, 1),
    ],
)
def test_what_it_owes(points: int, phase: str, forced: int, rest: int) -> None:  # 8.2.4a#1 8.2.4a#2
    g = recorded(points, phase)
    assert s08_recorded.debt(g, CAVALRY) == (forced, rest)
    assert (s08_recorded.stays(g, CAVALRY) is not None) == (rest > 0)


def test_it_moves_with_what_is_left() -> None:  # 8.2.4a#1
    g = recorded(3)
    s07_move_forces.begin(g, CAVALRY)
    assert total(s07_allowance.allowance(g, CAVALRY, counter=True)) == 2
    assert (left(g), left_with_march(g)) == (2, 9)
    g = recorded(9)
    s07_move_forces.begin(g, CAVALRY)
    assert (left(g), left_with_march(g)) == (0, 3), "four of the seven are gone"
    assert g.move is not None
    assert g.move.forced == 4


def test_once_moved_nothing_is_owed() -> None:  # 8.2.4a#1
    g = recorded(3)
    s08_recorded.clear(g, (CAVALRY,))
    assert Playing(g, s08_payment.settle, "allied").is_over
    assert not g.notes


def test_only_the_side_that_moves_pays() -> None:  # 8.2.4a#1
    g = recorded(9)
    assert Playing(g, s08_payment.settle, "german").is_over
    assert g.units[CAVALRY].reaction == 9


# retirement


def test_cavalry_next_to_an_enemy_may_retire_one_hex() -> None:  # 8.3
    g = scene({CAVALRY: HERE, "fr-10c": "55.50", "fr-39-20": "58.53", GERMAN: "59.54"})
    play = Playing(g, s08_retirement.retirement, "allied")
    assert play.ids == [CAVALRY, "done"]
    assert play.why_not("unit:fr-10c") == ["8.3"]
    assert play.why_not("unit:fr-39-20") == ["8.3"]
    play.allied("retirement-choose", CAVALRY).allied("retirement-where", "57.54")
    assert g.units[CAVALRY].where == cell("57.54")
    assert g.units[CAVALRY].reaction == 2  # 8.3.2
    assert play.note("retired")["points"] == 2
    assert play.is_over, "once"


def test_nobody_has_to_retire() -> None:  # 8.3
    g = scene({CAVALRY: HERE, GERMAN: "59.54"})
    play = Playing(g, s08_retirement.retirement, "allied").allied("retirement-choose", CAVALRY)
    play.allied("retirement-where", "back").allied("retirement-choose", "done")
    assert g.units[CAVALRY].where == cell(HERE)


def test_empty_hexes_in_a_zone_are_closed() -> None:  # 8.3.1#1
    g = scene({CAVALRY: HERE, GERMAN: "59.54"})
    play = Playing(g, s08_retirement.retirement, "allied").allied("retirement-choose", CAVALRY)
    plain = {id_ for id_ in play.ids if " " not in id_ and id_ != "back"}
    assert plain == near(HERE) - {"59.54"} - near("59.54")
    friend = min(near(HERE) & near("59.54"))
    g = scene({CAVALRY: HERE, GERMAN: "59.54", "fr-39-20": friend}, armies={"fr-SECOND": Army("allied")})
    g.change(CAVALRY, army="fr-SECOND")
    play = Playing(g, s08_retirement.retirement, "allied").allied("retirement-choose", CAVALRY)
    assert friend in play.ids


def test_two_hexes_when_retiring() -> None:  # 8.3.1#2 19.1.1#6
    g = scene({CAVALRY: HERE, GERMAN: "59.54"})
    play = Playing(g, s08_retirement.retirement, "allied").allied("retirement-choose", CAVALRY)
    play.allied("retirement-where", "spread 58.54+57.54")
    assert g.hexes_of(CAVALRY) == (cell(HERE), cell("57.54"))
    play = Playing(g, s08_retirement.retirement, "allied").allied("retirement-choose", CAVALRY)
    play.allied("retirement-where", "join 57.54")
    assert g.hexes_of(CAVALRY) == (cell("57.54"),)


def test_inactive_cavalry_does_not_retire() -> None:  # 8.3 GLOSS.inactive#3
    g = scene({CAVALRY: HERE, GERMAN: "59.54"})
    g.change(CAVALRY, active=False)
    assert Playing(g, s08_retirement.retirement, "allied").is_over
    assert g.units[CAVALRY].where == cell(HERE)


def test_from_an_invested_camp_nobody_retires(monkeypatch: pytest.MonkeyPatch) -> None:  # 12.3.2#1
    g = scene({CAVALRY: "46.45", GERMAN: "45.46"})
    inside = {g.board.name(each) for each in ground().camps["Verdun"].hexes}
    monkeypatch.setattr(s12_fortress, "shut_in", lambda _g, _id: because("12.3.2", "why-not-invested"))
    play = Playing(g, s08_retirement.retirement, "allied").allied("retirement-choose", CAVALRY)
    assert {id_ for id_ in play.ids if " " not in id_ and id_ != "back"} <= inside


def test_loc_cavalry_must_retire() -> None:  # 8.7.3#1
    g = scene({"be-LOCc": "48.24", GERMAN: "49.25"})
    play = Playing(g, s08_retirement.retirement, "allied")
    assert play.asked.kind == "retirement-where"
    g = scene({"be-LOCc": "48.24", "be-2": "48.24", GERMAN: "49.25"})
    assert Playing(g, s08_retirement.retirement, "allied").ids == ["be-LOCc", "done"]


def test_loc_cavalry_that_cannot_retire_is_lost() -> None:  # 8.7.3#2
    g = scene({"be-LOCc": "48.24", GERMAN: "49.25"})
    germans = ("de-34-16", "de-3-2", "de-4-2", "de-5-3", "de-6-3", "de-7-4")
    for id_, place in zip(germans, g.board.ring(cell("48.24"), 2)[::2], strict=True):
        g.units[id_] = Unit(id_, "german", OFF_MAP)
        g.move_to(id_, place)
    assert Playing(g, s08_retirement.retirement, "allied").is_over
    assert g.units["be-LOCc"].where < 0


def test_the_phasing_player_retires_first() -> None:  # 8.3
    for side, first in (("german", "de-3c"), ("allied", CAVALRY)):
        g = scene({CAVALRY: HERE, "de-3c": "59.54"}, phase="finishing")
        play = Playing(g, s04_sequence.finishing, side)
        assert (play.asked.side, play.ids) == (side, [first, "done"])
        play.answer(side, "retirement-choose", "done")
        assert (play.asked.side, play.asked.kind) == (g.other(side), "retirement-choose")
