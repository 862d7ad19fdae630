"""The script answers every kind of question, plays to the end, and keeps house: points, chits, guns and Leaders."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.engine.chance import Committed
from grognard.engine.decision import DONE, NO, PASS, YES, Choose, Option
from grognard.engine.table import Table
from grognard.engine.title import settled
from grognard.games.gts import rules
from grognard.games.gts.doctrine import PLANS, QUIET, RULES, doctrine, ordering
from grognard.games.gts.scenario import scenario_document
from grognard.games.gts.title import TITLE
from tests.gts.scene import Scene
from tests.gts.scripted import activate, play, scene, script

# every kind of question


def kinds_asked() -> set[str]:
    """Every kind of question in the rules."""
    folder = Path(rules.__file__).parent
    text = "\n".join(file.read_text("utf-8") for file in folder.glob("s*.py"))
    found = set(re.findall(r'Choose\(\s*(?:[^"]*?,)\s*"([a-z]+(?:-[a-z]+)+)",', text))
    return found | {"points-convert", "chit-choose"}


def test_every_kind_of_question_has_a_rule() -> None:
    kinds = kinds_asked()
    assert len(kinds) >= 44, sorted(kinds)
    assert kinds - RULES.keys() == set()
    assert RULES.keys() - kinds == set(), "no rule for what nobody asks"


def test_what_is_new_is_taken() -> None:
    g = scene({"A": "D05 rifles"}).g
    assert doctrine(g, Choose("allied", "something-new", (NO, YES))).id == "yes"
    assert doctrine(g, Choose("allied", "something-new", (DONE, Option("x")))).id == "x"
    assert doctrine(g, Choose("allied", "something-new", (PASS, Option("x"), Option("back")))).id == "x"


@pytest.mark.parametrize(
    ("id_", "most"), [("hillman", 2000), ("pegasus", 1200), ("authie", 1200), ("caen-road", 500)]
)
def test_every_question_of_a_random_game_is_answered(id_: str, most: int) -> None:
    game, rng = Table(TITLE, scenario_document(id_), settled(TITLE, {}), Committed.from_seed(7)), Random(7)
    for _ in range(most):
        question = game.pending
        if question is None:
            break
        answer = doctrine(game.state, question)
        assert answer in question.options
        assert answer.id != "back" or len(question.options) == 1
        for plan in PLANS if rng.random() < 0.03 else ():
            ordered = ordering(game.state, question, plan)
            assert Counter(o.id for o in ordered) == Counter(o.id for o in question.options)
            assert plan or ordered[0].id == answer.id
        game.answer(rng.choice(question.options), question.side)


@pytest.mark.parametrize("id_", ["hillman", "pegasus", "authie"])
def test_script_against_script_ends(id_: str) -> None:
    game, rng = Table(TITLE, scenario_document(id_), settled(TITLE, {}), Committed.from_seed(3)), Random(3)
    for _ in range(4000):
        question = game.pending
        if question is None:
            break
        world = game.sample(question.side, rng.getrandbits(32))
        asked = world.pending_for(question.side)
        assert asked is not None
        game.answer(doctrine(world.state, asked).id, question.side)
    assert game.outcome is not None, f"it is turn {game.state.turn}"


# Command Points


def test_no_point_for_a_check_that_passes() -> None:
    it = scene({"A": "E05 rifles", "G": "F05 grenadiers"}, points={"first": (1, 0)})
    it.act("A", "move").allied("step-choose", "E06").german("opportunity-offer", "G").die(0).die(1)
    it.expect("allied", "check-spend")  # S?, against Troop Quality 8
    assert script(it) == "roll"


def test_a_second_action_if_points_abound() -> None:
    units = {"A": "G05 rifles", "G": "H05 grenadiers suppressed"}
    for command, expected in ((0, False), (15, True)):
        it = scene(units, points={"first": (command, 0)})
        answers = activate(it, die=2)
        assert any(kind == "second-choose" and answer != "pass" for kind, answer in answers) == expected


# the staff


def buying(units: dict[str, str], points: tuple[int, int], **described: Any) -> Scene:
    return scene(units, step="D", chit="", points={"first": points}, mug=(), **described)


FRONT = {
    "A": "G05 rifles",
    "B": "G06 rifles",
    "C": "F05 tanks",
    "D": "A12 rifles of=blue",
    "G": "H05 grenadiers",
}


def test_the_chit_of_those_who_fight() -> None:
    it = buying(FRONT, (0, 2))
    it.expect("allied", "chit-choose")
    assert script(it) == "now:red"


def test_points_are_converted_for_a_chit() -> None:
    it = buying(FRONT, (9, 0))
    it.expect("allied", "points-convert")
    assert script(it) == "convert:first"
    it.allied("points-convert", "convert:first")
    while it.pending.side == "german":
        it.game.answer("done", "german")
    assert script(it) == "convert:first"


def test_points_are_kept_if_they_buy_nothing() -> None:
    it = buying(FRONT, (3, 0))
    it.expect("allied", "points-convert")
    assert script(it) == "done"


def test_nothing_for_a_turn_that_will_not_come() -> None:
    it = buying(FRONT, (0, 1), turn=3)
    it.expect("allied", "chit-choose")
    assert script(it) == "done"
    it = buying(FRONT, (0, 1), turn=1)
    assert script(it) == "next:red"


def test_guns_go_into_a_park_and_are_heard() -> None:
    it = scene(
        {"A": "G05 rifles", "F": "A05 field-guns white", "G": "H05 grenadiers"},
        step="E", chit="", points={"first": (0, 3)}, mug=(),
    )  # fmt: skip
    it.expect("allied", "park-choose")
    assert script(it).startswith("create")
    answers = play(it, most=4)
    assert ("contact-unit", "F") in answers or ("contact-leader", "red") in answers


def test_contact_is_kept() -> None:
    it = scene(
        {"A": "G05 rifles", "B": "B05 rifles of=blue", "F": "A05 field-guns white park=P1 contact=red"},
        parks={"P1": {"division": "first", "hex": "A05"}}, step="E", chit="", mug=(),
    )  # fmt: skip
    while it.pending.kind == "park-choose":
        assert script(it) == "done", "no park is disbanded"
        it.allied("park-choose", "done")
    it.expect("allied", "contact-unit")
    assert script(it) == "done"


def test_a_leader_goes_to_the_middle_of_his_men() -> None:
    units = {
        "A": "A01 rifles",
        "B": "G05 rifles",
        "C": "G06 rifles",
        "D": "H07 rifles",
        "G": "P12 grenadiers",
    }
    it = scene(units, leaders={"red": "A01"}, control={"H05": "allied", "D09": "allied"})
    it.allied("actor-choose", "done").expect("allied", "leader-transfer")
    assert script(it) in ("G05", "G06")


def test_independents_are_attached() -> None:
    it = scene({"A": "G05 rifles", "S": "F05 sappers white", "G": "H05 grenadiers"}, begun=False)
    it.expect("allied", "attach-choose")
    assert script(it) == "S"


# plans


def test_plans_differ() -> None:
    units = {"A": "E05 rifles", "B": "E05 rifles", "G": "H05 grenadiers", "H": "H05 machine-guns"}
    it = scene(units, control={"H05": "german", "D09": "allied"}, victory={"count": 4})
    answers = {plan: ordering(it.g, it.pending, plan)[0].id for plan in PLANS}
    assert answers["assault"] in ("A", "B")
    assert PLANS == ("", "assault", "hold")
    assert TITLE.plans == PLANS
    assert TITLE.quiet == QUIET
