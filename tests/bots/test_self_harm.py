"""Courses end with the activation, and nobody searches how to hurt himself."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import grognard
from grognard.bots import bot
from grognard.bots.advice import hint
from grognard.bots.base import asked
from grognard.bots.courses import Candidate, Course, considered
from grognard.bots.levels import PlannerBot
from grognard.bots.planner import Budget, Planner
from grognard.engine.decision import DONE, Choose, option
from grognard.engine.table import Table
from grognard.registry import title
from tests.bots import gts_positions, oao_positions, positions, rpc_positions
from tests.bots.games import EVERYWHERE
from tests.bots.games import positions as reached
from tests.gwc.scene import open_map

CHIT = {
    "turn": 1,
    "mug": ["division:zweite"],
    "points": {"first": [0, 5]},
    "aims": ["H05"],
    "acting": {"done": ["A", "B", "C"]},
    "units": {
        "A": "G05 rifles",
        "B": "G06 rifles",
        "C": "F06 rifles",
        "D": "A12 rifles",
        "X": "H05 grenadiers",
    },
}
"""gts: the last activation of a turn is nearly over, and the Formation's chit for the next can be paid for."""
GUN = {
    "units": {"A": "H3 ge-infanterie+mg08", "B": "H2 ge-infanterie", "X": "H9 fr-infanterie"},
    "hand": ["fire", "move"],
}
"""gwc: a platoon with a machine gun, and nothing urgent."""
SHELLS = {
    "units": {
        "A": "H3 ge-infanterie",
        "B": "K5 ge-infanterie",
        "L": "H3 ge-bertin",
        "X": "H9 fr-infanterie",
    },
    "hand": ["artillery-request", "command-confusion"],
    "telephones": {"german": {"counter": "ge-telephone-9"}},
    "path": ["artillery-request-1", "local", "L"],
}
"""gwc: a battery, and platoons of either side where the Spotter sees them."""
TEMPTING = (
    ("gwc", "first-blood", 200),
    ("rpc", "flesquieres", 150),
    ("gts", "pegasus", 140),
    ("oao", "ardennes", 30),
)
"""Scenarios in which there is something to give up, and so many positions of each; of oao there hardly ever is."""


def suicidal(game: Table) -> Table:
    """The same game for somebody who thinks everything and likes best what hurts him most."""
    usual = game.title.evaluate
    assert usual is not None
    game.title = replace(game.title, margins={}, evaluate=lambda state, side: -usual(state, side))
    return game


def script(game: Table, question: Choose) -> str:
    assert game.title.doctrine is not None
    return game.title.doctrine(game.state, question).id


def harmful(game: Table, question: Choose) -> set[str]:
    """The answers that hurt whoever gives them."""
    return {each.id for each in question.options if game.title.harms(game.state, question, each)}


# courses end with the activation


@pytest.mark.parametrize("seed", range(2))
def test_the_chit_for_the_next_turn_is_bought_as_the_script_would(seed: int) -> None:
    """The course from the end of one turn used to reach the next Step D, where unspent points look good."""
    game, thinker, others = gts_positions.set_up(CHIT), PlannerBot(seed, budget=Budget(worlds=12)), []
    while (question := game.pending) is not None and question.kind != "chit-choose":
        others.append(question.kind)
        player = thinker if question.side == "allied" else bot("scripted", 1)
        game.answer(player.choose(game, question.side), question.side)
    assert others[0] == "actor-choose"
    assert question is not None
    assert (game.state.turn, question.side) == (2, "allied")
    assert thinker.choose(game, "allied") == "now:red" == script(game, question)


def test_nothing_is_varied_after_the_activation() -> None:
    game = gts_positions.set_up(CHIT)
    planner = Planner(game, "allied", Budget(worlds=10), 1)
    kinds = {kind for each in planner.search() for kind, _ in each.picks}
    assert kinds <= {"actor-choose", "action-choose", "leader-transfer", "stack-choose", "step-choose"}
    world = planner._sample()
    found = planner._variations(world, Candidate((("actor-choose", "done"),), ""))
    assert {each.picks[-1][0] for each in found} == {"leader-transfer"}


def test_beyond_its_activation_a_course_is_the_scripts() -> None:
    game = gts_positions.set_up(CHIT)
    picks = (("actor-choose", "done"), ("chit-choose", "done"))
    course = Course(Candidate(picks, "hold"), game)
    while (question := game.pending) is not None and question.kind != "chit-choose":
        assert course.is_over(game) == (game.state.acting is None)
        option_ = course.answer(game, question, Random(1))
        game.answer(option_, question.side)
    assert question is not None
    assert course.is_over(game)
    assert course.answer(game, question, Random(1)).id == "now:red"


@pytest.mark.parametrize(("name", "scenario"), EVERYWHERE)
def test_every_title_says_when_an_activation_is_another(name: str, scenario: str) -> None:
    """It is the same for all who look, and it changes when it is the other side's turn to choose an order."""
    game, player = grognard.new(name, scenario, seed=3, options={"reactions": "friendly"}), bot("scripted", 1)
    last: tuple[str, Any] | None = None
    changes = 0
    while (question := game.pending) is not None and changes < 4:
        now = game.title.activation(game.state)
        assert now == game.title.activation(game.sample(question.side, 5).state)
        if question.kind in game.title.quiet:
            if last is not None and last[0] != question.side:
                changes += 1
                assert last[1] != now
            last = question.side, now
        game.answer(player.choose(game, question.side), question.side)
    assert changes == 4


# nobody searches how to hurt himself


def test_no_weapon_is_given_up() -> None:
    """11.3: the owner may eliminate a Weapon whenever it is for him to act."""
    game = positions.set_up(GUN)
    question = asked(game, "german")
    assert harmful(game, question) == {"weapon"}
    for seed in range(3):
        tried = Planner(suicidal(game.clone()), "german", Budget(worlds=8), seed).search()
        assert "weapon" not in {id_ for each in tried for _, id_ in each.picks}
        assert len(tried) > 2
    assert "weapon" not in {each.option for each in hint(game, "german", Budget(worlds=4), count=9)}


def test_no_shell_is_meant_for_friends() -> None:
    game = positions.set_up(SHELLS)
    assert asked(game, "german").kind == "spotting-choose"
    question = asked(game, "german")
    assert {"H3", "K5", "K4"} <= harmful(game, question), "on friends, or on nobody but friends"
    assert not {"H9", "H8", "H10"} & harmful(game, question)
    for plan in game.title.plans:
        assert not harmful(game, question) & {each.id for each in considered(game, question, plan)}


def over_a_hex(*units: str) -> Table:
    """gwc, before aircraft could strafe: a German one over a hex; some rows, not all, lead to friends alone."""
    document: dict[str, Any] = {
        "map": open_map(),
        "date": "1915-06",
        "sides": ["german", "french"],
        "active": "german",
        "cards": {"air": {"order": "air-assault", "side": "german"}},
        "hands": {"german": ["air"], "french": []},
        "units": {str(i): positions.unit(text) for i, text in enumerate(units)},
    }
    for seed in range(60):
        game = grognard.new("gwc", document, seed=seed, options={"reactions": "friendly"})
        while (question := game.pending) is not None and question.kind != "air-facing":
            game.answer("air" if question.kind == "order-choose" else "pass", question.side)
        if question is not None and 0 < len(harmful(game, question)) < len(question.options):
            return game
    raise AssertionError("no such hex")


def test_no_aircraft_strikes_its_own_platoon() -> None:
    """Not even where there is nobody else in the row: it flies another way."""
    game = over_a_hex("H3 ge-infanterie", "C8 ge-infanterie", "M8 ge-infanterie", "A11 fr-infanterie")
    question = asked(game, "german")
    bad = harmful(game, question)
    assert script(game, question) not in bad
    tried = Planner(suicidal(game.clone()), "german", Budget(worlds=8), 1).search()
    assert not bad & {each.option for each in tried}
    game.answer(script(game, question), "german")
    target = game.pending
    if target is not None and target.kind == "air-target":
        assert script(game, target) not in harmful(game, target)


def test_who_must_choose_among_his_own_follows_the_script() -> None:
    """Along such a row there is only the choice whom to hit, which is left to the script."""
    game = over_a_hex("H3 ge-infanterie", "C8 ge-infanterie", "M8 ge-infanterie", "A11 fr-infanterie")
    game.answer(min(harmful(game, asked(game, "german"))), "german")
    question = asked(game, "german")
    assert harmful(game, question) == {each.id for each in question.options if each.id != "back"}
    assert [each.id for each in considered(game, question, "")] == [script(game, question)]


def test_guns_behind_the_map_spare_friends() -> None:
    position = {
        "aims": ["F06"],
        "artillery": {
            "G1": {"side": "german", "firepower": 4, "mode": "aircraft", "howitzer": True},
        },
        "units": {"A": "D03 g infantry dispersed", "X": "F06 b infantry", "Y": "F06 b infantry"},
        "path": ["G1", "aircraft", "D03"],
    }
    game = rpc_positions.set_up(position)
    question = asked(game, "german")
    assert question.kind == "call-vertex"
    corners = {each.id for each in question.options if each.id != "back"}
    assert harmful(game, question) == corners, "all corners of a hex with friends"
    game.answer(min(corners), "german")
    question = asked(game, "german")
    assert harmful(game, question) == {each.id for each in question.options} - {"smoke", "back"}


def test_nobody_leaves_the_map_for_nothing() -> None:
    position = {"units": {"A": "A05 g infantry", "X": "K05 b infantry"}, "path": ["A", "A", "move"]}
    game = rpc_positions.set_up(position)
    question = asked(game, "german")
    assert question.find("exit") is not None, question
    assert harmful(game, question) == {"exit"}
    paid = {**position, "victory": {"exited": {"any": 1}}}
    game = rpc_positions.set_up(paid)
    assert not harmful(game, asked(game, "german"))


def test_what_one_has_built_is_not_taken_down() -> None:
    units = {"A": "F05 rifles", "E": "F06 paras", "X": "P12 grenadiers"}
    game = gts_positions.set_up({"units": units, "blocks": {"F06": "first"}, "road": ["F05", "F06", "F07"]})
    for action, whose, wanted in (
        ("remove-rearguard", "A", True),
        ("remove-block", "E", True),
        ("remove-block", "A", False),
        ("move", "E", False),
    ):
        offered = option(action, touches=(f"unit:{whose}",))
        question = Choose("allied", "action-choose", (offered, DONE))
        assert game.title.harms(game.state, question, offered) == wanted, (action, whose)


def test_forts_plans_depots_and_the_belgian_base_are_not_given_up() -> None:
    game = oao_positions.set_up(next(iter(oao_positions.POSITIONS.values())))
    for kind, verb, wanted in (
        ("move-choose", "abandon", True),
        ("plan-abandon", "abandon", True),
        ("secondary-keep", "remove", True),
        ("secondary-keep", "primary", False),
        ("base-flee", "yes", True),
        ("overstacked-choose", "eliminate", False),
    ):
        offered = option("A", verb=verb)
        question = Choose("allied", kind, (offered, DONE))
        assert title("oao").harms(game.state, question, offered) == wanted, (kind, verb)


@pytest.mark.parametrize(("name", "scenario", "many"), TEMPTING)
def test_a_planner_hurts_itself_only_where_the_script_would(name: str, scenario: str, many: int) -> None:
    """Whatever it likes, and though it thinks about every decision; the longer, where it could hurt itself."""
    tempted = 0
    for number, (game, side) in enumerate(reached(name, scenario, many, seed=1)):
        question = asked(game, side)
        bad = harmful(game, question) - {script(game, question)}
        tempted += bool(bad)
        if bad or number % 10 == 0:
            thinker = PlannerBot(3, budget=Budget(worlds=8 if bad else 1))
            thinker.is_begun, thinker.side = True, side
            assert thinker.choose(suicidal(game.clone()), side) not in bad
    assert tempted or name == "oao"
