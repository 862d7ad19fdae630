"""7.4: Repulses in movement and in retreat."""

from __future__ import annotations

import pytest

from grognard.engine.decision import Roll
from grognard.games.oao.reference_units import CI
from grognard.games.oao.rules import (
    s07_moves,
    s07_repulse,
    s07_repulse_targets,
    s08_cavalry,
    s09_withheld,
    s11_retreat,
)
from grognard.games.oao.state import Move, State
from tests.oao.combats import force
from tests.oao.playing import Playing
from tests.oao.repulses import (
    CAVALRY,
    HERE,
    THERE,
    WEAK,
    at,
    back,
    first_example,
    ids,
    moving,
    place,
    refusal,
    repulse,
)
from tests.oao.scenes import cell

# the examples


def test_example_in_movement() -> None:  # 7.4.EX1#1 7.4.EX1#2 7.4.3#2 7.4.4#2 7.4#2
    g = first_example()
    play = repulse(g)
    assert g.move is not None
    assert g.move.spent == 1  # 7.4#2
    assert play.note("combat-odds")["column"] == "4:1"  # 7.4.3#1
    play.dice(2, 2)
    assert play.note("repulse-roll")["drm"] == 0
    assert at(g, CAVALRY) == THERE
    back(play).dice(4, 5)
    assert g.board.distance(g.units[CAVALRY].where, cell(THERE)) == 2  # 7.4.4#1
    assert play.note("repulse-check-failed")["total"] == 10
    assert g.units[CAVALRY].level == 3
    assert play.is_over
    assert not g.move.halted  # 7.4.4#3
    assert g.units["de-4Ez"].level == 0  # 7.4.6#1


def second_example() -> State:
    """Division A retreats into the ZOC of Asset B, which is alone on clear ground."""  # 7.4.EX2#1
    g = place({"br-1-I": HERE, "de-Etappe1": "07.43"}, "attack")
    g.move = None
    return g


def test_example_in_retreat() -> None:  # 7.4.EX2#1 7.4.EX2#2 7.4.EX2#3 7.4.3#3 7.4#3 7.4.1#2
    g = second_example()
    play = Playing(g, s11_retreat.retreat, ("br-1-I",), 2, "9.9.2").allied("retreat-step", THERE)
    assert g.units["br-1-I"].level == 1
    play.allied("retreat-step", "repulse 07.43 br-1-I")
    assert play.note("combat-odds")["column"] == "8:1"
    back(play, "german").dice(3, 4)
    assert g.board.distance(g.units["de-Etappe1"].where, cell("07.43")) == 2
    assert play.said("repulse-check-failed") == []
    assert not any(id_.startswith("repulse") for id_ in play.ids)
    play.allied("retreat-step", "07.43")
    assert play.is_over
    put_back = Playing(g, s11_retreat.retreat, ("br-1-I",), 1, "10.3")
    assert not any(id_.startswith("repulse") for id_ in put_back.ids), "not again in this phase"


def test_example_the_asset_would_have_been_eliminated() -> None:  # 7.4.EX2#2
    g = second_example()
    play = Playing(g, s11_retreat.retreat, ("br-1-I",), 2, "9.9.2").allied("retreat-step", THERE)
    back(play.allied("retreat-step", "repulse 07.43 br-1-I"), "german").dice(4, 5)
    assert at(g, "de-Etappe1") == ""


# when and whom


def test_only_enemies_next_to_the_force() -> None:  # 7.4#2
    g = place({"de-3-2": HERE, CAVALRY: THERE, "fr-4c": "07.44"})
    assert ids(g) == [f"repulse {THERE}"]
    assert refusal(g, "07.44") == "7.4"
    assert refusal(g, "07.40") == "9.1#1"


def test_it_costs_a_point_that_a_forced_march_can_pay() -> None:  # 7.4#2
    g = place({"de-3-2": HERE, CAVALRY: THERE})
    assert g.move is not None
    g.move = Move(g.move.units, 11, 2, g.move.began)
    assert ids(g) == [f"repulse {THERE}"]
    g.move = Move(g.move.units, 12, 3, g.move.began)
    assert ids(g) == []
    assert refusal(g) == "7.4"


def test_in_the_counter_movement_phase_too() -> None:  # 7.4#1
    assert ids(first_example("counter_movement")) == [f"repulse {THERE}"]


@pytest.mark.parametrize("level", [CI, 5, 6])
def test_ci_and_demoralized_units_do_not_repulse(level: int) -> None:  # 7.4.2 6.3#3 6.4#3
    g = place({"de-3-2": HERE, CAVALRY: THERE})
    g.change("de-3-2", level=level)
    assert ids(g) == []
    assert refusal(g) == "7.4.2"


def test_not_before_a_task_is_finished() -> None:  # 7.8#2
    g = place({"de-3-2": HERE, CAVALRY: THERE})
    g.change("de-3-2", task="position", spent=5)
    assert refusal(g) == "7.8"  # C-65


def test_not_a_protected_fortress() -> None:  # 12.2.2
    g = place({"de-3-2": "46.43", "fr-fortress-Verdun-46.44": "46.44", "fr-10-5": "47.45"})
    assert refusal(g, "46.44") == "9.2#4"  # C-64
    g.move_to("fr-10-5", cell("20.40"))
    assert refusal(g, "46.44") == ""


def test_not_longwy_in_the_counter_movement_phase_of_the_second_turn() -> None:  # 25.6
    units = {"de-3-2": "54.41", "fr-fortress-Longwy": "53.42"}
    assert refusal(place(units, "counter_movement", gt=2), "53.42") == "25.6"
    assert refusal(place(units, "movement", gt=2), "53.42") == ""
    assert refusal(place(units, "counter_movement", gt=3), "53.42") == ""


def test_guns_alone_do_not_repulse() -> None:  # 8.8.1#4
    g = place({"de-21cm-3-1": HERE, CAVALRY: THERE})
    assert refusal(g) == "9.2.3#3"


def test_not_over_a_ridge() -> None:  # 9.2.3#4
    g = place({"fr-10-5": "52.66", "de-3-2": "53.67"})
    assert refusal(g, "53.67") == "9.2.3#4"


def test_two_units_of_three() -> None:  # 7.4.1#1
    g = place({"de-3-2": HERE, "de-Jaeger1": HERE, "de-Jaeger2": HERE, "fr-10-5": THERE})
    moving(g, "de-3-2", "de-Jaeger1", "de-Jaeger2")
    play = repulse(g)
    assert set(play.ids) == {"de-3-2+de-Jaeger1", "de-3-2+de-Jaeger2", "de-Jaeger1+de-Jaeger2"}
    play.german("repulse-units", "de-3-2+de-Jaeger1")
    parts = play.said("combat-strength")[0]
    assert parts["total"] == "18", "14 and 4"


def test_a_failed_check_after_two_units_concerns_the_whole_force() -> None:  # 7.4.5#1
    g = place({"de-3-2": HERE, "de-Jaeger1": HERE, "fr-10-5": THERE})
    moving(g, "de-3-2", "de-Jaeger1")
    repulse(g).dice(6, 6)
    assert g.units["de-3-2"].level == 1
    assert g.units["de-Jaeger1"].losses == 0


def test_a_force_can_be_repulsed_again_and_again() -> None:  # 7.4.1#4
    g = place({"br-1-I": HERE, "de-Etappe1": "07.43"}, "attack")
    g.change("de-Etappe1", retreated=True)
    g.move_to("br-1-I", cell(THERE))
    assert s07_repulse_targets.targets(g, ("br-1-I",)) == (cell("07.43"),)
    play = Playing(g, s07_repulse.in_retreat, ("br-1-I",), cell("07.43"))
    assert play.note("combat-odds")["column"] == "8:1", "though it has retreated, it defends"


def test_reacting_cavalry_does_not_repulse() -> None:  # 7.4.1#3
    g = place({"de-Etappe1": "07.43", CAVALRY: HERE}, gt=10)
    g.move_to("de-Etappe1", cell(THERE))
    play = Playing(g, s08_cavalry.reaction, ("de-Etappe1",), cell("07.43")).allied("reaction-choose", CAVALRY)
    assert THERE not in play.ids
    assert not any(option.verb == "repulse" for option in play.asked.options)
    assert not any(option.touches == (f"unit:{CAVALRY}",) for option in s07_repulse.options(g))


# the odds and the dice


def test_terrain_and_shifts_count_as_in_combat() -> None:  # 7.4.3#1
    g = first_example()
    g.positions[cell(THERE)] = "allied"
    assert repulse(g).note("combat-odds")["column"] == "3:1"
    g = place({WEAK: "42.39", CAVALRY: "43.39"})
    g.change(WEAK, losses=3)
    g.change(CAVALRY, losses=1)
    crossing = repulse(g, "43.39").said("combat-strength")
    assert [each["total"] for each in crossing] == ["7", "2"]


def test_low_odds_fail_without_a_roll() -> None:  # 7.4.3#4
    play = repulse(place({"de-3-2": HERE, "fr-10-5": THERE}))
    assert play.said("repulse-roll") == []
    assert play.said("repulse-fails")
    assert isinstance(play.asked, Roll)
    assert play.asked.kind == "roll-check"


@pytest.mark.parametrize(("black", "succeeds"), [(4, True), (5, False)])
def test_only_a_black_retreat_succeeds(black: int, succeeds: bool) -> None:  # 7.4.3#2
    """4:1, white 2: black circles up to the black 4."""
    play = repulse(first_example()).dice(2, black)
    assert bool(play.said("repulse-succeeds")) == succeeds
    assert play.g.units[CAVALRY].losses == 1, "nothing else of the result counts"


@pytest.mark.parametrize(("division", "drm", "succeeds"), [(WEAK, 0, True), ("de-43r-22R", 1, False)])
def test_proficiency_modifies_the_white_die(division: str, drm: int, succeeds: bool) -> None:  # 7.4.3#2
    """At 4:1 a black 4 has a black circle up to a white 2, and none at 3."""
    g = place({division: HERE, CAVALRY: THERE})
    g.change(division, losses=3)
    g.change(CAVALRY, losses=1)
    play = repulse(g).dice(2, 4)
    assert play.note("repulse-roll")["drm"] == drm
    assert bool(play.said("repulse-succeeds")) == succeeds


def test_the_allied_doctrine_rolls_again() -> None:  # 21.1#2
    g = first_example()
    g.gt = 5
    play = repulse(g).dice(2, 6)
    assert isinstance(play.asked, Roll)
    assert play.asked.kind == "roll-repulse"  # C-63
    play.dice(2, 6)
    assert play.said("repulse-fails"), "once only"


# success


def test_the_whole_stack_retreats_and_the_fortress_flips() -> None:  # 7.4.4#1
    g = place({"de-3-2": "46.43", "de-4-2": "46.43", "fr-fortress-Verdun-46.44": "46.44", CAVALRY: "46.44"})
    combat = s07_repulse.described(
        g, ("de-3-2",), cell("46.44"), Playing(g, s09_withheld.forces, cell("46.44"), (CAVALRY,)).value
    )
    play = back(Playing(g, s07_repulse.repulsed, combat))
    assert at(g, CAVALRY) != "46.44"
    assert g.units["fr-fortress-Verdun-46.44"].turned
    assert isinstance(play.asked, Roll)


def test_a_fortress_alone_does_not_check() -> None:  # 7.4.4#1
    g = place({"de-3-2": "46.43", "fr-fortress-Verdun-46.44": "46.44"})
    alone = force("46.44", "fr-fortress-Verdun-46.44")
    assert Playing(g, s07_repulse.check, (alone,), 1, "7.4.4").is_over


def test_withheld_defenders_only_retreat() -> None:  # 7.4.6#2
    g = place({"de-3-2": HERE, CAVALRY: THERE, "fr-4c": THERE})
    g.change("fr-4c", level=CI)
    g.change(CAVALRY, losses=1)
    play = repulse(g)
    play.allied("choose-weak-defender", "done")
    assert play.note("combat-odds")["column"] == "8:1", "14 against 2"
    play = back(play).dice(6, 6)
    assert at(g, "fr-4c") == at(g, CAVALRY) != THERE
    assert (g.units[CAVALRY].level, g.units["fr-4c"].level) == (1, CI)


def test_no_ammo_is_needed() -> None:  # 7.4.3#1
    play = repulse(first_example())
    assert play.said("combat-strength")[0]["total"] == "7"  # C-39


def test_who_has_repulsed_goes_on() -> None:  # 7.4.4#3 7.4#4
    g = first_example()
    g.move = None
    for army in ("de-4Ez", WEAK, CAVALRY):
        g.change(army, began=())
    play = Playing(g, s07_moves.movement_phase, "german").german("force-choose", WEAK)
    while play.asked is not None and play.asked.kind == "join-choose":
        play.german("join-choose", "done")
    play.german("move-choose", f"repulse {THERE}").dice(2, 2)
    back(play).dice(1, 1)
    assert play.asked.kind == "move-choose"
    assert at(g, WEAK) == HERE, "it need not enter the hex"
    assert any(id_.startswith("to ") for id_ in play.ids)


# failure


def test_a_failure_ends_movement_but_not_everything() -> None:  # 7.4.5#1 7.4.5#2 7.4.5#3
    g = place({"de-3-2": HERE, "fr-10-5": THERE})
    repulse(g).dice(6, 5)
    assert g.units["de-3-2"].level == 0, "11 is within its CEL"
    assert g.move is not None
    assert g.move.halted
    assert ids(g) == []
    assert refusal(g) == "7.4.5"
    g = place({"de-3-2": HERE, "fr-10-5": THERE})
    repulse(g).dice(6, 6)
    assert g.units["de-3-2"].level == 1


def test_a_halted_force_may_still_prepare_an_attack() -> None:  # 7.4.5#3 7.4.5#2
    g = place({"de-3-2": HERE, "fr-10-5": THERE})
    g.move = None
    g.change("de-3-2", began=())
    play = Playing(g, s07_moves.movement_phase, "german").german("force-choose", "de-3-2")
    play.german("move-choose", f"repulse {THERE}").dice(1, 1)
    assert play.asked.kind == "move-choose"
    assert f"prepare {THERE}" in play.ids
    assert not any(id_.startswith(("to ", "repulse ")) for id_ in play.ids)


def test_a_failure_in_retreat_does_not_end_it() -> None:  # 7.4.5#4 7.4.5#5
    g = place({"fr-10-5": HERE, "de-3-2": THERE}, "attack")
    g.move = None
    play = Playing(g, s11_retreat.retreat, ("fr-10-5",), 1, "9.9.2")
    play.allied("retreat-step", f"repulse {THERE} fr-10-5").dice(6, 6)
    assert g.units["fr-10-5"].level == 1
    play.allied("retreat-step", "07.40")
    assert at(g, "fr-10-5") == "07.40"


def test_one_force_of_a_retreating_stack_repulses() -> None:  # 7.4.1#2
    g = place({"fr-10-5": HERE, "fr-6-3": HERE, "de-3-2": THERE}, "attack")
    g.move = None
    play = Playing(g, s11_retreat.retreat, ("fr-10-5", "fr-6-3"), 1, "9.9.2")
    assert {f"repulse {THERE} fr-10-5", f"repulse {THERE} fr-6-3"} <= set(play.ids)
    play.allied("retreat-step", f"repulse {THERE} fr-6-3").dice(6, 6)
    assert (g.units["fr-10-5"].level, g.units["fr-6-3"].level) == (0, 1)  # 7.4.6#1
    assert not any(id_.startswith("repulse") for id_ in play.ids)


# secrets


def test_strengths_and_checks_are_for_their_owner_alone() -> None:  # 3.1.6#3 6.1.1#2
    play = repulse(first_example()).dice(2, 2)
    back(play).dice(6, 6)
    readers = {
        note.id: note.to for note in play.g.notes if note.id in ("repulse-check-failed", "levels-lost")
    }
    assert readers == {"repulse-check-failed": ("allied",), "levels-lost": ("allied",)}
    assert [note.to for note in play.g.notes if note.id == "combat-strength"] == [("german",), ("allied",)]
