"""7.3: Prepared Attacks and what they pin."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.oao.boards import Elevation, ground
from grognard.games.oao.counters import Combat
from grognard.games.oao.counters_read import counters
from grognard.games.oao.reference_units import CI
from grognard.games.oao.rules import (
    s06_losses,
    s07_moves,
    s07_prepared,
    s07_prepared_pins,
    s07_refused,
    s07_tasks,
    s09_declare,
    s09_phase,
    s11_retreat,
    s12_fortress,
)
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.state import OFF_MAP, Army, Means, Move, State, Unit
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

HERE, THERE = "07.41", "07.42"
GERMAN, FRENCH, SECOND, ASSET, OTHER = "de-3-2", "fr-10-5", "fr-6-3", "fr-Alpins2", "fr-Alpins3"


def place(units: dict[str, str], phase: str = "movement", **more: Any) -> State:
    """Units of one army of each side; the first of them moves."""
    g = scene(units, phase=phase, **more)
    g.means = {side: Means() for side in ("allied", "german")}
    g.armies = {"fr-FIFTH": Army("allied"), "de-FIRST": Army("german")}
    for id_, unit in list(g.units.items()):
        g.change(id_, army="fr-FIFTH" if unit.side == "allied" else "de-FIRST")
    moving(g, next(iter(units)))
    return g


def moving(g: State, *units: str, spent: int = 0) -> None:
    for id_ in units:
        g.change(id_, began=g.hexes_of(id_))
    g.move = Move(units, spent, began=g.units[units[0]].where)


def ids(g: State) -> list[str]:
    return [option.id for option in s07_prepared.options(g)]


def refusal(g: State, target: str = THERE) -> str:
    why = s07_prepared.why_not(g, cell(target))
    return why.rule if why is not None else ""


def prepare(g: State, target: str = THERE) -> None:
    s07_prepared.prepare(g, Act("prepare", cell(target)))


# placing


def test_infantry_places_a_marker_at_an_adjacent_hex() -> None:  # 7.3#1
    g = place({GERMAN: HERE, FRENCH: THERE})
    assert f"prepare {THERE}" in ids(g)
    prepare(g)
    assert g.units[GERMAN].prepared == cell(THERE)
    assert refusal(g, "07.43") == "7.3"


def test_others_place_none() -> None:  # 7.3#1 8.1#2
    for id_ in ("de-1CC", "de-21cm-3-1"):
        g = place({id_: HERE, FRENCH: THERE})
        assert ids(g) == []
        assert refusal(g) == "7.3"


def test_only_the_infantry_of_a_force_is_marked() -> None:  # 7.3#1
    g = place({GERMAN: HERE, "de-Jaeger1": HERE, "de-Etappe1": HERE, FRENCH: THERE})
    moving(g, GERMAN, "de-Jaeger1", "de-Etappe1")
    prepare(g)
    marked = [id_ for id_ in (GERMAN, "de-Jaeger1", "de-Etappe1") if g.units[id_].prepared >= 0]
    assert marked == [GERMAN, "de-Etappe1"], "Jaeger are cavalry"


def test_it_costs_four_points_at_least() -> None:  # 7.3#2
    g = place({GERMAN: HERE, FRENCH: THERE})
    prepare(g)
    assert g.move is not None
    assert g.move.spent == 4
    moving(g, GERMAN, spent=8)
    assert refusal(g) == "", "five points, with those of a Forced March"  # C-31
    moving(g, GERMAN, spent=9)
    assert refusal(g) == "7.3"


def test_over_a_great_river_it_costs_five() -> None:  # 7.3.EX
    g = place({GERMAN: HERE})
    origin, target = _over("great_river", g)
    g.move_to(GERMAN, cell(origin))
    g.bridges["/".join(sorted((origin, target)))] = True
    option = next(each for each in s07_prepared.options(g) if each.id == f"prepare {target}")
    assert dict(option.args)["price"] == 5


def _over(river: str, g: State) -> tuple[str, str]:
    """Two hexes with such a river between them on clear ground."""
    board = g.board
    return next(
        (board.name(a), board.name(b))
        for a in board.cells
        for b in board.adjacent[a]
        if ground().hexside(a, b).river == river and ground().hexside(a, b).ground == ("clear",)
    )


def test_the_move_is_then_over() -> None:  # 7.3#3
    g = place({GERMAN: HERE, FRENCH: THERE, "de-4-2": "20.40"}, player="german")
    g.move = None
    g.change(GERMAN, began=())
    play = Playing(g, s07_moves.movement_phase, "german").german("force-choose", GERMAN)
    play.german("move-choose", f"prepare {THERE}")
    assert g.units[GERMAN].moved
    assert GERMAN not in play.ids


def test_no_more_than_may_attack_is_marked() -> None:  # 7.3#4
    g = place({GERMAN: HERE, "de-4-2": HERE, "de-5-3": HERE, "de-Etappe1": HERE, FRENCH: THERE})
    for id_ in ("de-4-2", "de-5-3"):
        g.change(id_, prepared=cell(THERE))
    assert refusal(g) == "7.3", "three divisions"
    moving(g, "de-Etappe1")
    assert refusal(g) == "", "two and a quarter"


def test_in_steep_mountains_less() -> None:  # 7.3#4 3.1.2a#1
    """A division and a quarter may attack out of a Steep Mountain hex; at another hex there may be more."""
    board = ground().board
    steep = next(c for c in board.cells if ground().elevation[c] == Elevation.STEEP_MOUNTAIN)
    near, other = (n for n in board.adjacent[steep][:2])
    g = place(dict.fromkeys((GERMAN, "de-4-2"), board.name(steep)))
    assert refusal(g, board.name(near)) == ""
    g.change("de-4-2", prepared=other)
    assert refusal(g, board.name(near)) == ""
    g.change("de-4-2", prepared=near)
    assert refusal(g, board.name(near)) == "7.3"


def test_not_in_the_counter_movement_phase() -> None:  # 7.3#5
    g = place({GERMAN: HERE, FRENCH: THERE}, "counter_movement")
    assert ids(g) == []
    assert refusal(g) == "7.3"


def test_the_attack_must_be_made() -> None:  # 7.3.1#1
    g = place({GERMAN: HERE, FRENCH: THERE}, "attack", player="german")
    g.move = None
    g.change(GERMAN, prepared=cell(THERE))
    play = Playing(g, s09_declare.declare, "german")
    while not play.is_over:
        play.german(play.asked.kind, "done")
    (attack,) = g.attacks
    assert (attack.target, attack.attackers) == (cell(THERE), (GERMAN,))


def test_forces_may_point_at_different_hexes_but_not_a_force() -> None:  # 7.3.1#2
    g = place({GERMAN: HERE, "de-4-2": HERE, "de-Etappe1": HERE})
    g.change("de-4-2", prepared=cell(THERE))
    assert refusal(g, "07.40") == "", "another Force"
    moving(g, "de-Etappe1")
    assert refusal(g, "07.40") == "", "it is assigned to the other Formation"
    g.move_to(GERMAN, cell("20.40"))
    assert refusal(g, "07.40") == "7.3.1", "it is assigned to the only one there is"
    assert refusal(g, THERE) == ""
    g = place({"de-Etappe1": HERE, "de-Etappe2": HERE, "de-Etappe3": HERE})
    g.change("de-Etappe2", prepared=cell(THERE))
    assert refusal(g, "07.40") == "", "three Assets are two Forces"
    g.move_to("de-Etappe3", cell("20.40"))
    assert refusal(g, "07.40") == "7.3.1"


def test_a_marker_may_point_at_an_empty_hex_or_a_bare_fortress() -> None:  # 7.3.1#3
    assert refusal(place({GERMAN: HERE})) == ""
    g = place({GERMAN: "46.43", "fr-fortress-Verdun-46.44": "46.44"})
    g.change("fr-fortress-Verdun-46.44", turned=True)
    assert refusal(g, "46.44") == ""
    assert refusal(place({GERMAN: HERE, "de-4-2": THERE})) == "7.3.1", "not at friends"


@pytest.mark.parametrize("level", [CI, 5, 6])
def test_not_by_ci_and_demoralized_infantry(level: int) -> None:  # 7.3.2#1 6.3#2 6.4#2
    g = place({GERMAN: HERE, FRENCH: THERE})
    g.change(GERMAN, level=level)
    assert ids(g) == []
    assert refusal(g) == "7.3.2"


def test_not_with_a_unit_that_is_busy() -> None:  # 7.8#2
    g = place({GERMAN: HERE, "de-Etappe1": HERE, FRENCH: THERE})
    moving(g, GERMAN, "de-Etappe1")
    g.change("de-Etappe1", task="position", spent=3)
    assert refusal(g) == "7.8"


def test_not_by_two_hex_units() -> None:  # 7.3.2#1 19.1.4#5
    g = place({GERMAN: f"{HERE}+07.40", FRENCH: THERE})
    assert refusal(g) == "7.3.2"


def test_not_in_an_invested_camp() -> None:  # 7.3.2#2 12.3.2#2
    g = place({FRENCH: "46.44", "fr-fortress-Verdun-46.44": "46.44", "fr-fortress-Verdun-46.45": "46.45"})
    assert refusal(g, "45.44") == ""
    around = s12_fortress.ring(g.board, ground().camps["Verdun"])
    germans = [id_ for id_ in _german_divisions() if id_ not in g.units]
    for id_, where in zip(germans, sorted(around), strict=False):
        g.units[id_] = Unit(id_, "german", OFF_MAP)
        g.move_to(id_, where)
    empty = next(near for near in g.board.adjacent[cell("46.44")] if near in around)
    assert refusal(g, g.board.name(empty)) == "12.3.2"


def _german_divisions() -> list[str]:
    return [
        id_
        for id_, each in counters().units.items()
        if id_.startswith("de-") and isinstance(each, Combat) and each.is_formation and not each.is_cavalry
    ]


def test_not_without_strength_enough_for_the_ground() -> None:  # 7.3.2#3
    g = place({"de-Etappe1": "04.22"})
    assert refusal(g, "05.22") == "7.3.2", "1 less 4 for the Grand River"
    g = place({GERMAN: "04.22"})
    assert refusal(g, "05.22") == ""


def test_not_over_what_no_attack_crosses() -> None:  # 9.2.3#4
    g = place({GERMAN: "52.66"})
    assert refusal(g, "53.67") == "9.2.3#4"


# coming off


def test_a_marker_is_removed_when_its_hex_is_vacated_or_its_force_retreats() -> None:  # 7.3.1#1 9.1#1
    g = place({GERMAN: HERE, "de-4-2": "08.42", FRENCH: THERE}, "attack")
    g.move = None
    for id_ in (GERMAN, "de-4-2"):
        g.change(id_, prepared=cell(THERE))
    play = Playing(g, s11_retreat.retreat, (GERMAN,), 1, "10.3")
    play.german("retreat-step", play.ids[0])
    assert g.units[GERMAN].prepared < 0  # C-56
    s06_losses.eliminate(g, FRENCH, "6.4")
    s09_phase.remove_superfluous(g, "german")
    assert g.units["de-4-2"].prepared < 0


# pins


def pins(g: State) -> Playing:
    """The Counter Movement Phase of the French begins."""
    g.move = None
    return Playing(g, s07_prepared.pins, "allied")


def pinned(g: State) -> set[str]:
    return {id_ for id_ in g.units if s07_prepared.pinned(g, id_) is not None}


def aimed(units: dict[str, str], *holders: str) -> State:
    """Germans in the first hex whose markers point at the second."""
    g = place(dict.fromkeys(holders or (GERMAN,), HERE) | units, "counter_movement", player="german")
    for id_ in holders or (GERMAN,):
        g.change(id_, prepared=cell(THERE))
    return g


def test_example_one_of_two_forces() -> None:  # 7.3.3.EX1 7.3.3#1
    g = aimed({FRENCH: THERE, SECOND: THERE})
    play = pins(g)
    assert set(play.ids) == {FRENCH, SECOND}, "their owner chooses"  # C-17
    play.allied("pin-force", SECOND)
    assert pinned(g) == {SECOND}


def test_example_a_whole_force() -> None:  # 7.3.3.EX2
    g = aimed({FRENCH: THERE, ASSET: THERE, OTHER: THERE})
    assert pins(g).is_over
    assert pinned(g) == {FRENCH, ASSET, OTHER}


def test_example_assets_leave_with_the_other_division() -> None:  # 7.3.3.EX3
    g = aimed({FRENCH: THERE, SECOND: THERE, ASSET: THERE, OTHER: THERE})
    pins(g).allied("pin-force", FRENCH)
    assert pinned(g) == {FRENCH}


def test_each_force_with_a_marker_pins_one() -> None:  # 7.3.3#1
    g = aimed({FRENCH: THERE, SECOND: THERE}, GERMAN, "de-4-2")
    assert pins(g).is_over
    assert pinned(g) == {FRENCH, SECOND}
    third = aimed({FRENCH: THERE, SECOND: THERE, ASSET: THERE, OTHER: THERE, "fr-Alpins4": THERE})
    play = pins(third).allied("pin-force", FRENCH)
    play.allied("pin-asset", OTHER)
    assert pinned(third) == {FRENCH, OTHER}, "the other Formation takes two Assets"


def test_assets_alone() -> None:  # 7.3.3#1
    g = aimed({ASSET: THERE, OTHER: THERE, "fr-Alpins4": THERE})
    pins(g).allied("pin-asset", ASSET)
    assert pinned(g) == {ASSET}
    g = aimed({ASSET: THERE, OTHER: THERE})
    assert pins(g).is_over
    assert pinned(g) == {ASSET, OTHER}, "one Force"


def test_who_came_later_is_not_pinned() -> None:  # 7.3.3#1
    g = aimed({FRENCH: THERE, SECOND: "20.40"})
    pins(g)
    g.move_to(SECOND, cell(THERE))
    assert pinned(g) == {FRENCH}


def test_a_pinned_force_does_not_leave_entrain_or_recover() -> None:  # 7.3.3#1 7.3.3#2
    g = aimed({FRENCH: THERE})
    g.change(FRENCH, level=1)
    pins(g)
    moving(g, FRENCH)
    why = s07_refused.grounded(g)
    assert why is not None
    assert why.rule == "7.3.3"
    assert not [option for option in s07_tasks.options(g) if option.verb == "recover"]


def test_a_pinned_force_may_finish_a_position() -> None:  # 7.3.3#3
    g = aimed({FRENCH: THERE})
    g.change(FRENCH, task="position", spent=10, site=cell(THERE))
    pins(g)
    moving(g, FRENCH)
    assert [option.verb for option in (*s07_tasks.first(g), *s07_tasks.options(g))] == ["build"]


def test_a_pinned_force_may_repulse() -> None:  # 7.3.3#3
    g = aimed({FRENCH: THERE})
    pins(g)
    play = Playing(g, s07_moves.movement_phase, "allied").allied("force-choose", FRENCH)
    assert f"repulse {HERE}" in play.ids
    assert not any(id_.startswith("to ") for id_ in play.ids)


def test_a_marker_that_is_gone_pins_nobody() -> None:  # 7.3.3#4
    g = aimed({FRENCH: THERE})
    pins(g)
    play = Playing(g, s11_retreat.retreat, (GERMAN,), 1, "7.4.4")
    while not play.is_over:
        play.german("retreat-step", play.ids[0])
    assert pinned(g) == set()


def test_two_markers_on_one_force_hold_it_until_both_are_gone() -> None:  # 7.3.3#4
    g = aimed({FRENCH: THERE}, GERMAN, "de-4-2")
    pins(g)
    s06_losses.eliminate(g, GERMAN, "6.4")
    assert pinned(g) == {FRENCH}
    s06_losses.eliminate(g, "de-4-2", "6.4")
    assert pinned(g) == set()


def test_assets_of_a_marked_formation_are_no_force_of_their_own() -> None:  # 7.3.3#1
    g = aimed({FRENCH: THERE, SECOND: THERE}, GERMAN, "de-Etappe1")
    assert s07_prepared_pins.due(g, cell(THERE), "allied") == 1
