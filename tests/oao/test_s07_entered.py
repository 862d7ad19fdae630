"""What a step brings about, and in which order: bridges, retreats, supply units, Forts, cavalry, tasks, works."""

from __future__ import annotations

from typing import Any

from grognard.games.oao.boards import ground
from grognard.games.oao.rules import s07_entered, s07_moves
from grognard.games.oao.state import Army, Move, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

FRENCH, FRENCH2, CAVALRY, TRAIN, GUNS = "fr-22-11", "fr-31-16", "fr-2c", "fr-11-train", "br-naval"
GERMAN, GERMAN2 = "de-3-2", "de-4-2"
DEPOT = "fr-depot-FIRST"
HERE = "44.18"


def position(units: dict[str, str], name: str = "movement", player: str = "german", **state: Any) -> State:
    g = scene(units, gt=2, phase=name, player=player, **state)
    g.armies = {"fr-FIRST": Army("allied"), "de-FIRST": Army("german")}
    for id_, unit in g.units.items():
        g.change(id_, army="fr-FIRST" if unit.side == "allied" else "de-FIRST")
    return g


def step(g: State, id_: str, to: str, *, moves: bool = True) -> Playing:
    """A unit enters a hex, in its move or otherwise."""
    origin = g.units[id_].where
    if moves:
        g.move = Move((id_,), began=origin)
    g.move_to(id_, cell(to))
    return Playing(g, s07_entered.entered, (id_,), origin)


# bridges

FORD = ("51.50/52.50", "51.51/52.50")


def test_bridges_are_blown_before_whoever_comes_by_whatever_means() -> None:  # 7.1.4a#1 7.1.4a#3
    for moves in (True, False):
        g = position({GERMAN: "53.50"})
        for name in ("53.50", "52.50"):
            g.control[cell(name)] = "german"
        step(g, GERMAN, "52.50", moves=moves)
        assert set(g.bridges) == set(FORD)


def test_bridges_within_friendly_territory_stand() -> None:  # 7.1.4a#1
    g = position({FRENCH: "51.52"})
    for name in ("51.50", "51.51", "52.49", "52.50"):
        g.control[cell(name)] = "allied"
    step(g, FRENCH, "52.50")
    assert g.bridges == {}
    g.control[cell("51.51")] = "german"
    g.move_to(FRENCH, cell("51.52"))
    play = step(g, FRENCH, "52.50")
    assert set(g.bridges) == {"51.51/52.50"}
    assert play.note("bridge-blown")["hexside"] == "51.51/52.50"


def test_the_pontoon_bridge_falls_to_any_german() -> None:  # 24.6#2
    pontoon = "51.16/52.16"
    g = position({"be-1": "53.16", GERMAN: "50.17"})
    step(g, "be-1", "52.16")
    assert pontoon not in g.bridges
    g.move_to("be-1", cell("53.16"))
    for name in ("51.16", "52.16"):
        g.control[cell(name)] = "german"
    step(g, GERMAN, "51.16")
    assert pontoon in g.bridges


# encounters


def test_a_demoralized_formation_leaves_at_once() -> None:  # 6.4#13 6.4#8
    g = position({GERMAN: "44.20", FRENCH: "44.17"})
    g.change(FRENCH, level=5)
    play = step(g, GERMAN, HERE)
    while not play.is_over and play.asked.kind != "force-choose":
        play.allied(play.asked.kind, play.ids[0])
    assert g.board.distance(g.units[FRENCH].where, cell(HERE)) > 1
    assert g.units[FRENCH].losses == 1


def test_so_does_one_that_walks_into_a_zone_itself() -> None:  # 6.4#13 6.4#8
    g = position({GERMAN: "44.20", FRENCH: "44.17"})
    g.change(GERMAN, level=6)
    play = step(g, GERMAN, HERE)
    while not play.is_over:
        play.german(play.asked.kind, play.ids[0])
    assert g.board.distance(g.units[GERMAN].where, cell("44.17")) > 1


def near_train(**state: Any) -> State:
    """A Train alone in 44.17 and cavalry in 43.18; a German comes to 44.18, next to both."""
    return position({GERMAN: "44.20", TRAIN: "44.17", CAVALRY: "43.18", DEPOT: "20.32"}, **state)


def test_a_train_retreats_before_or_after_the_cavalry_reacts() -> None:  # 15.6.2a#3
    play = step(near_train(), GERMAN, HERE)
    play.allied("train-when", "before")
    assert play.asked.kind == "train-retreat"
    play = step(near_train(), GERMAN, HERE)
    play.allied("train-when", "after")
    assert play.asked.kind == "reaction-choose"
    play.allied("reaction-choose", "pass")
    assert play.asked.kind == "train-retreat"


def test_cavalry_that_reacts_to_a_train_protects_it() -> None:  # 15.6.2a#3 15.6.2
    play = step(near_train(), GERMAN, HERE).allied("train-when", "after").allied("reaction-choose", CAVALRY)
    play.allied("reaction-where", "44.17")
    assert play.is_over
    assert play.g.units[TRAIN].where == cell("44.17")


def test_there_is_no_choice_without_cavalry_or_outside_of_movement() -> None:  # 15.6.2a#3 8.2
    g = near_train()
    g.move_to(CAVALRY, cell("30.30"))
    assert step(g, GERMAN, HERE).asked.kind == "train-retreat"
    play = step(near_train(), GERMAN, HERE, moves=False)
    assert play.asked.kind == "train-retreat"
    play.allied("train-retreat", play.ids[0])
    assert play.is_over, "cavalry reacts to movement, not to advances"


def test_inactive_cavalry_wakes_in_time_to_react() -> None:  # GLOSS.inactive#4
    g = position({GERMAN: "44.20", CAVALRY: "43.18"})
    g.change(CAVALRY, active=False)
    play = step(g, GERMAN, HERE)
    assert g.units[CAVALRY].active
    assert play.asked.kind == "reaction-choose"


def test_a_fort_rolls_when_the_cavalry_beside_it_has_gone() -> None:  # 8.5.3#1 8.5.3.EX
    fort = "fr-fort-Montmedy"
    g = position({fort: "49.41", CAVALRY: "49.41", GERMAN: "51.40"})
    play = step(g, GERMAN, "50.41")
    assert play.asked.kind == "reaction-choose", "it is not alone yet"
    play.allied("reaction-choose", CAVALRY).allied("reaction-where", "48.41").dice(1)
    assert g.units[fort].where == cell("49.41")
    assert not g.units[fort].turned


def test_guns_that_are_left_alone_next_to_the_enemy_are_lost() -> None:  # 8.8.1#3
    g = position({GERMAN: "44.17", FRENCH: HERE, GUNS: HERE}, player="allied")
    play = Playing(g, s07_moves.movement_phase, "allied").allied("force-choose", FRENCH)
    play.allied("join-choose", "done").allied("move-choose", "to 44.19")
    assert g.units[GUNS].where < 0


# the ground


def test_tasks_of_neighbours_are_broken_off() -> None:  # 7.8.3#1
    g = position({GERMAN: "44.20", FRENCH: "44.17", FRENCH2: "43.18"})
    g.change(FRENCH, task="recovery", spent=4, level=2)
    g.change(FRENCH2, task="position", spent=4, site=cell("43.18"))
    play = step(g, GERMAN, HERE)
    assert play.is_over
    assert (g.units[FRENCH].task, g.units[FRENCH].spent) == ("", 0)
    assert g.units[FRENCH2].task == "position"


def test_trains_of_neighbours_are_interrupted() -> None:  # 7.7.5#3
    g = position({GERMAN: "44.20", FRENCH: "44.17"})
    g.change(FRENCH, mode="rail", bound_for=cell("20.32"))
    step(g, GERMAN, HERE)
    assert g.units[FRENCH].where < 0


def test_enemy_positions_are_ruined() -> None:  # 14.5#2
    verdun = next(each for each in ground().printed_ips if ground().camp_at[each].side == "allied")
    name = ground().board.name(verdun)
    g = position({GERMAN: "44.20", FRENCH: "30.30"})
    step(g, FRENCH, name)
    assert verdun not in g.ruined
    g.move_to(FRENCH, cell("30.30"))
    step(g, GERMAN, name)
    assert verdun in g.ruined


def test_a_step_far_from_everybody_asks_nothing() -> None:
    g = position({GERMAN: "44.20", FRENCH: "44.10"})
    play = step(g, GERMAN, HERE)
    assert play.is_over
    assert not s07_entered.is_eventful(g, (cell(HERE),), (cell("44.20"),))
    assert s07_entered.is_eventful(g, (cell("44.11"),), (cell("44.12"),))
