"""What the words of the rulebook mean, where no chapter of the tests is theirs."""

from __future__ import annotations

import inspect
from typing import get_args

import pytest

from grognard.engine.reasons import Modifiers
from grognard.games.oao.boards import ground
from grognard.games.oao.counters import Artillery, Combat, Depot, Fortress, Nation, Side, Train, Type
from grognard.games.oao.counters_read import counters
from grognard.games.oao.oob import armies
from grognard.games.oao.reference_units import kinds, ladder
from grognard.games.oao.rules import (
    s03_top,
    s04_sequence,
    s06_effectiveness,
    s07_costs,
    s07_moves,
    s09_ground,
    s09_odds,
    s09_phase,
    s12_fortress,
    s13_guns,
    s15_sources,
)
from grognard.games.oao.rules.s07_bridges import bridges_at, hexside_cells
from grognard.games.oao.rules.s15_lines import Lines
from grognard.games.oao.state import Means, Preparation, State, Task
from grognard.games.oao.view import view
from tests.oao.battles import aisne
from tests.oao.combats import combat, force
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene
from tests.oao.supplies import DEPOT, NEAR, UNIT, army

UNITS = counters().units
LABELS = {army.split("-", 1)[1] for army in armies()}
"""The IDs of armies: those of all Depots but the one in Antwerpen and that of the Détachement."""


# pieces


def test_nations_and_their_sides() -> None:  # TERM.allied
    allied = {nation for nation in Nation if nation.side == Side.ALLIED}
    assert allied == {Nation.FRENCH, Nation.BRITISH, Nation.BELGIAN}


def test_ids_of_supply_units_name_an_army_or_a_corps() -> None:  # 2.2.1#1
    for unit in UNITS.values():
        if isinstance(unit, Depot) and unit.army is not None and unit.label in LABELS:
            assert unit.army.endswith(f"-{unit.label}"), unit.id
        elif isinstance(unit, Train):
            assert unit.label == counters().corps[unit.corps].label, unit.id
        elif isinstance(unit, Combat):
            assert (unit.corps is not None) == ("/" in unit.label), unit.id


def test_siege_guns_have_a_number_of_guns_that_nothing_asks_for() -> None:  # 2.5.6
    siege = [
        unit for unit in UNITS.values() if isinstance(unit, Artillery) and unit.type == Type.SIEGE_ARTILLERY
    ]
    printed = [unit for unit in siege if unit.guns is not None]
    assert {unit.label for unit in printed} >= {"3/1", "2+3/4", "5+6 sKM", "3 kMK"}
    assert ".guns" not in inspect.getsource(s13_guns), "rolls are what counts"


def test_only_fortresses_have_steps() -> None:  # GLOSS.steps
    assert all(hasattr(unit, "steps") == isinstance(unit, Fortress) for unit in UNITS.values())
    assert all(unit.steps >= 1 for unit in UNITS.values() if isinstance(unit, Fortress))


def test_both_kinds_of_fortress_are_fortresses() -> None:  # TERM.fortress
    named = {name.split(".")[0] for name, row in kinds().items() if row.category == "fortress"}
    assert named == {"fortress1", "fortress2"}
    second = next(id_ for id_, unit in UNITS.items() if unit.type == Type.FORTRESS2)
    g = scene({"fr-fortress-Longwy": "53.42", second: "46.44"})
    found = {id_ for side in ("allied", "german") for id_ in s12_fortress.fortresses(g, side)}
    assert {UNITS[id_].type for id_ in found} == {Type.FORTRESS1, Type.FORTRESS2}


def test_displays_record_who_belongs_to_an_army_and_its_corps() -> None:  # GLOSS.organizational_display
    g = aisne()
    (display,) = [army for army in view(g, "german")["armies"] if army["id"] == "fr-FOURTH"]
    found = {unit["id"]: unit["corps"] for unit in display["formations"]}
    assert found == {id_: g.units[id_].corps for id_ in ("fr-23-12", "fr-3-2", "fr-4-2")}


def test_one_unit_is_a_stack() -> None:  # TERM.stack
    g = scene({"fr-36-18": "40.30", "de-12-6": "40.31"})
    assert s03_top.has_enemy_adjacent(g, ("fr-36-18",))
    assert s03_top.seen(g, "german", cell("40.30")) == ("fr-36-18",)


# effectiveness


def test_the_seven_states() -> None:  # GLOSS.ce_status
    assert [level.name for level in ladder()] == ["full", "-1", "-2", "-3", "CI", "D1", "D2"]


@pytest.mark.parametrize("level", range(7))
def test_the_level_is_the_base_less_the_reduction(level: int) -> None:  # GLOSS.cel 2.8.2
    g = scene({"fr-31-16": "40.30"})
    g.change("fr-31-16", level=level)
    found = s06_effectiveness.force(g, ("fr-31-16",))
    assert isinstance(found, s06_effectiveness.Force)
    assert Modifiers(s06_effectiveness.cel(g, found)).total == 11 + ladder()[level].cel
    assert ladder()[level].cel == -min(level, 6) or level > 3


# phases


@pytest.mark.parametrize(("phase", "attacker"), [("attack", "allied"), ("counter_attack", "german")])
def test_who_is_the_attacker(phase: str, attacker: str) -> None:  # GLOSS.attacker TERM.attack_phase
    g = aisne()
    g.player, g.phase = "allied", phase
    play = Playing(g, s04_sequence.phase, "allied")
    assert (play.asked.side, play.asked.kind) == (attacker, "attack-declare")
    assert play.stack[-2][0] is s09_phase.attack_phase.__procedure__, "the same rules"  # type: ignore[attr-defined]


def test_tasks_are_what_mps_buy_without_a_step() -> None:  # GLOSS.task
    assert {"recover", "build", "entrain", "detrain"} == s07_moves.TASKS
    assert set(get_args(Task)) - {""} == {"recovery", "position", "entraining"}


def routine() -> State:
    g = scene({"de-train1": "53.19"}, gt=10)
    g.preparation = Preparation("de-train1", placed=True)
    g.means = {"allied": Means(), "german": Means(shells={"prep": 5})}
    return g


def test_the_routine_goes_on_or_ends_in_the_german_turn_alone() -> None:  # 4.2.9#3
    g = routine()
    assert Playing(g, s04_sequence.finishing, "allied").is_over
    assert g.means["german"].shells["prep"] == 5
    g.player, g.phase = "german", "finishing"
    Playing(g, s04_sequence.finishing, "german").german("prep-end", "yes")
    assert g.preparation is None


@pytest.mark.parametrize("side", ["allied", "german"])
def test_points_are_recorded_at_the_end_of_each_player_turn(side: str) -> None:  # 4.2.9#4
    g = scene({}, gt=3, control={cell(name): "allied" for name in ("55.70", "56.69", "56.70")})
    g.means, g.phase = {"allied": Means(), "german": Means()}, "finishing"
    assert Playing(g, s04_sequence.finishing, side).is_over
    assert g.vp == -10


# ground


def test_a_bridge_helps_nobody_who_attacks() -> None:  # 3.5.4#2
    board, rivers = ground().board, set[int]()
    whole, damaged = scene({}), scene({})
    names = {name for bridges in bridges_at(board) for name in bridges}
    damaged.bridges = dict.fromkeys(names, True)
    for name in names:
        a, b = hexside_cells(board, name)
        rivers.add(s09_ground.attack_change(whole, a, b))
        assert s09_ground.attack_change(whole, a, b) == s09_ground.attack_change(damaged, a, b)
        assert s09_ground.crossed(whole, a, b) == s09_ground.crossed(damaged, a, b)
    assert min(rivers) < 0, "some of them are over rivers that cost strength"


def test_height_counts_in_combat_and_not_in_movement() -> None:  # 3.6#2
    g = scene({"de-12-6": "03.24", "fr-4-2": "02.24"})
    low, high = cell("03.24"), cell("02.24")
    assert s09_ground.is_above(g, high, low)
    fight = combat([force("03.24", "de-12-6")], [force("02.24", "fr-4-2")])
    assert s09_odds.is_uphill(g, fight)
    prices = [s07_costs.total(s07_costs.hexside_cost(g, *way)) for way in ((low, high), (high, low))]
    assert prices[0] == prices[1]


def test_each_force_fights_by_itself() -> None:  # 3.2.1#2
    """Two Forces from two hexes: each loses what its own hexside takes, the Asset goes with its Formation."""
    g = scene({"fr-3-2": "42.40", "fr-Alpins1": "42.40", "fr-23-12": "43.41", "de-8Ez": "43.40"})
    parts = [force("43.41", "fr-23-12"), force("42.40", "fr-3-2", "fr-Alpins1")]
    strength = s09_odds.attack_strength(g, combat(parts, [force("43.40", "de-8Ez")]))
    rivers = [part.amount for part in strength.parts if part.reason.rule == "9.3.2"]
    assert rivers == [-1], "once for the two units of the Force that crosses the river"


# fire and supply


def test_only_deployed_siege_guns_bombard() -> None:  # TERM.bombardment
    g = scene({"de-21cm-3-1": "53.19", "de-12-6": "53.19", "be-fortress-Antwerpen-53.18": "53.18"})
    g.means = {"allied": Means(), "german": Means()}
    fortress = "be-fortress-Antwerpen-53.18"
    g.units["de-train1"] = g.units["de-12-6"]
    assert s13_guns.bearing(g, "german", fortress) == ()
    assert s13_guns.refused(g, "de-21cm-3-1", fortress) is not None
    g.change("de-21cm-3-1", mode="deployed")
    assert s13_guns.unready(g, "de-21cm-3-1") is None
    assert s13_guns.on_map(g, "german") == ["de-21cm-3-1"], "no division bombards"


@pytest.mark.parametrize(("hex_", "reached"), [("34.43", True), ("34.44", True), ("34.45", False)])
def test_how_far_a_depot_reaches(hex_: str, reached: bool) -> None:  # 2.6.1
    g = army({UNIT: hex_, DEPOT: NEAR})
    (offer,) = [
        each for each in s15_sources.offers(Lines(g, "allied"), UNIT, "provisions") if each.source == DEPOT
    ]
    assert (offer.no is None and not offer.flips) == reached, "6 hexes on its front side"
