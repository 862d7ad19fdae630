"""8.5: Forts, and how they are abandoned."""

from __future__ import annotations

import pytest

from grognard.engine.decision import Roll
from grognard.games.oao.rules import (
    s02_units,
    s03_stacking,
    s06_losses,
    s07_allowance,
    s07_costs,
    s07_move_forces,
    s07_moves,
    s07_refused,
    s08_abandonment,
    s08_forts,
    s09_results,
)
from grognard.games.oao.state import Means, Move, State
from tests.oao.battles import battle, phase
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene
from tests.oao.test_s07_prepared import ASSET, FRENCH, SECOND, THERE, aimed, pinned, pins
from tests.oao.test_s08_cavalry import step

MONTMEDY, TROYON, GERMAN = "fr-fort-Montmedy", "fr-fort-Troyon", "de-33-16"


def test_montmedy_stands_as_long_as_cavalry_is_with_it() -> None:  # 8.5.3.EX 8.5.3#1
    g = scene({MONTMEDY: "49.41", "fr-2c": "49.41", GERMAN: "51.41"}, gt=10)
    play = step(g, GERMAN, "50.41")
    assert s08_forts.shaken(g) == ()
    play.allied("reaction-choose", "fr-2c").allied("reaction-where", "48.41")
    assert isinstance(play.asked, Roll), "its own step has left the Fort alone"
    play.dice(2)
    assert play.note("fort-abandoned")["number"] == 1
    assert g.units[MONTMEDY].turned
    assert play.asked.kind == "retreat-step"  # 8.5.3#2
    while not play.is_over:
        play.allied("retreat-step", next(id_ for id_ in play.ids if id_ not in ("stop", "back")))
    unit = g.units[MONTMEDY]
    assert g.board.distance(unit.where, cell("49.41")) == 3


def test_it_stands_on_a_one_and_never_checks_again() -> None:  # 8.5.3.EX 8.5.3#1
    g = scene({MONTMEDY: "49.41", GERMAN: "50.41"}, gt=10)
    play = Playing(g, s08_abandonment.entered).dice(1)
    assert play.note("fort-stands")["roll"] == 1
    assert not g.units[MONTMEDY].turned
    assert Playing(g, s08_abandonment.entered).is_over  # C-53


def test_a_fort_without_a_back_is_eliminated() -> None:  # 8.5.3#2 8.5.2
    g = scene({TROYON: "46.47", GERMAN: "47.48"}, gt=10)
    assert Playing(g, s08_abandonment.entered).dice(5).is_over
    assert g.units[TROYON].where == cell("46.47"), "its Abandonment Number is 5"
    g = scene({TROYON: "46.47", GERMAN: "47.48"}, gt=10)
    assert Playing(g, s08_abandonment.entered).dice(6).is_over
    assert g.units[TROYON].where < 0


@pytest.mark.parametrize(
    ("others", "asked"),
    [
        ({GERMAN: "50.41"}, True),
        ({GERMAN: "51.41"}, False),  # not adjacent
        ({"de-art-Metz": "50.41"}, False),  # no Combat unit
        ({GERMAN: "50.41", "fr-39-20": "49.41"}, False),
        ({GERMAN: "50.41", "fr-art-Verdun": "49.41"}, True),  # no Combat unit of its own either
    ],
)
def test_when_a_fort_is_shaken(others: dict[str, str], asked: bool) -> None:  # 8.5.3#1
    g = scene({MONTMEDY: "49.41", **others}, gt=10)
    assert (s08_forts.shaken(g) == (MONTMEDY,)) is asked


def test_a_fort_that_must_retreat() -> None:  # 8.5.2
    g = scene({MONTMEDY: "49.41", TROYON: "46.47"})
    assert s08_forts.uproot(g, MONTMEDY, "8.5.2")
    assert g.units[MONTMEDY].turned
    assert not s08_forts.uproot(g, TROYON, "8.5.2")
    assert g.units[TROYON].where < 0


# what it is


def turned(g: State) -> State:
    g.change(MONTMEDY, turned=True)
    return g


def test_the_front_neither_moves_nor_attacks() -> None:
    g = scene({MONTMEDY: "49.41", GERMAN: "51.41"})
    kind = s02_units.kind_of(g, MONTMEDY)
    assert s02_units.is_asset(g, MONTMEDY)
    assert s07_costs.total(s07_allowance.allowance(g, MONTMEDY, counter=False)) == 0  # 8.5.1#1
    assert not kind.mobile  # 8.5.1#1
    assert s02_units.values(g, MONTMEDY).attack == 0
    assert s02_units.values(g, MONTMEDY).defence > 0  # 8.5.1#2 2.4.1
    assert not kind.combat


def test_the_back_is_infantry_without_a_reduced_side() -> None:  # 8.5 2.4
    g = turned(scene({MONTMEDY: "49.41"}))
    kind = s02_units.kind_of(g, MONTMEDY)
    assert (kind.combat, kind.infantry, kind.mobile, kind.zoc) == (True, True, True, True)
    assert s02_units.is_asset(g, MONTMEDY)
    assert not s03_stacking.is_fort(g, MONTMEDY)
    assert s02_units.values(g, MONTMEDY).attack == 1
    assert s07_costs.total(s07_allowance.allowance(g, MONTMEDY, counter=False)) == 9
    assert s09_results.is_eliminated(g, MONTMEDY)
    s06_losses.strike(g, MONTMEDY, "9.10")
    assert g.units[MONTMEDY].where < 0


def test_forts_and_the_limit_of_assets() -> None:  # 8.5.1#4
    g = scene(dict.fromkeys((MONTMEDY, "fr-art-Toul", "fr-Toul1"), "49.41"))
    units = (MONTMEDY, "fr-art-Toul", "fr-Toul1")
    assert s03_stacking.may_fight(g, units, cell("49.41"))
    assert not s03_stacking.may_fight(turned(g), units, cell("49.41"))


# of one's own accord


@pytest.mark.parametrize(("german", "may"), [("53.41", True), ("54.41", False)])
def test_voluntary_abandonment_within_four_hexes(german: str, may: bool) -> None:  # 8.5.4
    g = scene({MONTMEDY: "49.41", GERMAN: german}, phase="movement")
    assert g.board.distance(cell("49.41"), cell(german)) == (4 if may else 5)
    assert (s08_forts.why_not_abandon(g, MONTMEDY) is None) is may
    assert (s07_move_forces.idle(g, MONTMEDY) is None) is may
    g.move = Move((MONTMEDY,), began=cell("49.41"))
    assert [option.id for option in s08_forts.options(g)] == (["abandon"] if may else [])


def test_it_then_moves_like_any_other() -> None:  # 8.5.4
    g = scene({MONTMEDY: "49.41", GERMAN: "53.41"}, phase="movement")
    g.move = Move((MONTMEDY,), began=cell("49.41"))
    s08_forts.abandon(g, s08_forts.options(g)[0].value)
    assert g.units[MONTMEDY].turned
    assert s08_forts.options(g) == ()
    assert s07_costs.total(s07_allowance.allowance(g, MONTMEDY, counter=False)) == 9


def test_once_it_is_left_no_other_force_is_chosen_instead() -> None:  # 7.1.2#5 8.5.4
    g = scene({MONTMEDY: "49.41", GERMAN: "53.41", "fr-10-5": "49.43"}, phase="movement")
    g.means = {side: Means() for side in ("allied", "german")}
    play = Playing(g, s07_moves.movement_phase, "allied").allied("force-choose", MONTMEDY)
    assert "back" in play.ids
    play.allied("move-choose", "abandon")
    assert "done" in play.ids
    assert "back" not in play.ids


def test_a_fort_without_a_back_cannot_be_left() -> None:  # 8.5.4
    g = scene({TROYON: "46.47", GERMAN: "47.48"})
    reason = s08_forts.why_not_abandon(g, TROYON)
    assert reason is not None
    assert reason.rule == "8.5.4"


def test_a_fort_attacks_nobody() -> None:  # 8.5.1#2
    g = battle({MONTMEDY: "49.41", GERMAN: "50.41"}, {MONTMEDY: "fr-THIRD"})
    assert phase(g, "allied").is_over, "there is nothing to declare"
    g = battle({MONTMEDY: "49.41", GERMAN: "50.41"}, {MONTMEDY: "fr-THIRD"})
    g.change(MONTMEDY, turned=True)
    assert phase(g, "allied").asked.kind == "attack-declare"


# before PA markers


def test_a_fort_alone_is_a_force_that_is_pinned() -> None:  # 7.3.3#1 8.5.4 GLOSS.force#2
    g = aimed({MONTMEDY: THERE})
    assert pins(g).is_over
    assert pinned(g) == {MONTMEDY}
    g.move = Move((MONTMEDY,), began=cell(THERE))
    s08_forts.abandon(g, s08_forts.options(g)[0].value)
    why = s07_refused.grounded(g)
    assert why is not None
    assert why.rule == "7.3.3"


def test_a_fort_is_pinned_with_the_one_force_of_its_hex() -> None:  # 7.3.3#1 GLOSS.force#1
    g = aimed({FRENCH: THERE, ASSET: THERE, MONTMEDY: THERE})
    assert pins(g).is_over
    assert pinned(g) == {FRENCH, ASSET, MONTMEDY}


def test_a_fort_is_of_the_force_that_may_leave() -> None:  # 7.3.3#1 GLOSS.force#1
    g = aimed({FRENCH: THERE, SECOND: THERE, MONTMEDY: THERE})
    play = pins(g)
    assert set(play.ids) == {FRENCH, SECOND}, "it is no third Force"
    play.allied("pin-force", SECOND)
    assert pinned(g) == {SECOND}
