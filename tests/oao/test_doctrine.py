"""The script: it answers every kind of question, and fights as a sound commander would."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from grognard.engine.decision import DONE, NO, PASS, YES, Choose, End, Option, Roll
from grognard.engine.procedure import Finished, answer, run, start
from grognard.games.oao import rules
from grognard.games.oao.doctrine import RULES, doctrine, ordering
from grognard.games.oao.evaluate import evaluate
from grognard.games.oao.judgement import holding, sights, usual
from grognard.games.oao.judgement_front import survey
from grognard.games.oao.judgement_plan import designs
from grognard.games.oao.rules import s07_move_forces, s07_move_ways, s07_moves, s09_declare
from grognard.games.oao.rules.s04_sequence import play
from grognard.games.oao.scenario import scenario_document
from grognard.games.oao.start import begin
from grognard.games.oao.state import State
from tests.oao.scenes import cell, scene

TAKEN = {
    "army-now", "assign-asset", "attack-order", "bombard-pioneers", "combine", "combine-where",
    "deploy-another", "gdt-integrate", "naval-support", "part-losses", "prep-conduct", "prep-heavy",
    "rail-points-choose", "repair-camp", "repair-lone", "support-choose", "train-when",
}  # fmt: skip
"""Kinds of question to which the script takes what is offered."""
SPELLED = {"intensity-attacker", "intensity-defender", "detachement-on", "detachement-off"}
"""Kinds that the rules put together."""


def kinds_asked() -> set[str]:
    """Every kind of question in the rules."""
    folder = Path(rules.__file__).parent
    texts = [file.read_text("utf-8") for file in folder.glob("s*.py")]
    found = re.findall(r'yield Choose\(\s*[^"]*?"([a-z]+(?:-[a-z]+)*)"', "\n".join(texts))
    return ({kind for kind in found if "-" in kind or kind in ("combine", "part")} | SPELLED) - {
        "german",
        "allied",
    }


def test_every_kind_of_question_has_a_rule() -> None:
    kinds = kinds_asked()
    assert len(kinds) > 70, "the rules ask that many kinds of question"
    assert kinds - RULES.keys() - TAKEN == set()
    assert TAKEN.isdisjoint(RULES)


@pytest.mark.parametrize("kind", sorted(TAKEN))
def test_what_is_offered_is_taken(kind: str) -> None:
    g = scene({"de-8-4": "57.25"})
    assert doctrine(g, Choose("german", kind, (NO, YES))).id == "yes"
    assert doctrine(g, Choose("german", kind, (DONE, Option("something")))).id == "something"
    assert doctrine(g, Choose("german", kind, (PASS, Option("something")))).id == "something"


# a whole game


def played(scenario: str, seed: int, most: int = 20_000) -> tuple[State, Counter[str], bool]:
    """A game of the script against itself on the true position; whether it came to its end."""
    g, rng, kinds = begin(scenario_document(scenario), {}), Random(seed), Counter[str]()
    stack = start(play.__procedure__)  # type: ignore[attr-defined]
    asked = run(g, stack)
    for _ in range(most):
        if isinstance(asked, Finished | End):
            return g, kinds, True
        if isinstance(asked, Roll):
            asked = answer(g, stack, tuple(rng.randint(1, asked.faces) for _ in range(asked.dice)))
            continue
        assert isinstance(asked, Choose)
        chosen = doctrine(g, asked) if len(asked.options) > 1 else asked.options[0]
        assert chosen in asked.options
        kinds[asked.kind] += 1
        g.notes.clear()
        asked = answer(g, stack, chosen.value)
    return g, kinds, False


def test_a_game_of_the_script_against_itself_ends() -> None:
    g, kinds, ended = played("lorraine", 2)
    assert ended
    assert g.gt == g.setting.last + 1
    assert {"force-choose", "move-choose", "attack-declare", "intensity-attacker"} <= kinds.keys()
    assert kinds["attack-order"] + kinds["intensity-attacker"] > 5, "both sides attack"
    lost = [id_ for id_, unit in g.units.items() if unit.losses]
    assert lost, "and it costs blood"


# positions

LINE = {
    "fr-1-1": "49.41",
    "fr-2-1": "48.41",
}


def attacks(g: State, side: str) -> str:
    """What the script says when it may declare attacks."""
    g.phase = "attack"
    options = s09_declare.declare_options(g, side)
    return doctrine(g, Choose(side, "attack-declare", options, "9.1#4", (("side", f"@side-{side}"),))).id


def test_three_fall_upon_one() -> None:
    g = scene({"de-7-4": "50.39", "de-8-4": "50.39", "de-5-3": "50.40", "de-6-3": "50.40", "fr-1-1": "49.40"})
    assert attacks(g, "german") == "49.40"


def test_one_leaves_three_alone() -> None:
    g = scene({"de-7-4": "50.41", "fr-1-1": "49.40", "fr-2-1": "49.40", "fr-19-10": "49.40"})
    assert attacks(g, "german") == "done"


def test_the_whole_force_joins_that_makes_the_attack_better() -> None:
    g = scene({"de-7-4": "50.39", "de-8-4": "50.39", "de-5-3": "50.40", "de-6-3": "50.40", "fr-1-1": "49.40"})
    g.phase, target = "attack", cell("49.40")
    for _ in range(9):
        options = s09_declare.join_options(g, "german", target)
        args = (("hex", "49.40"), ("cell", target))
        chosen = doctrine(g, Choose("german", "attack-join", options, "9.2.1#2", args))
        if chosen.id == "done":
            break
        s09_declare.put(g, target, chosen.value)
    assert len(s09_declare.attackers_of(g, target)) >= 3


def moves(g: State, id_: str, phase: str = "movement") -> str:
    """What the script does with a unit whose move begins."""
    g.phase = phase
    s07_move_forces.begin(g, id_)
    args = (("unit", id_), ("left", s07_moves.left(g)))
    question = Choose(g.units[id_].side, "move-choose", s07_move_ways.options(g), "7.1.2", args)
    return doctrine(g, question).id


def test_whoever_is_to_attack_prepares() -> None:
    g = scene({"de-7-4": "50.39", "de-8-4": "50.39", "de-5-3": "50.40", "de-6-3": "50.40", "fr-1-1": "49.40"})
    g.phase = "movement"
    assert cell("49.40") in designs(g, survey(g, "german"))
    assert moves(g, "de-7-4") == "prepare 49.40"


def test_an_objective_is_not_left_to_an_enemy_nearby() -> None:
    g = scene({"fr-11-20": "51.54", "de-1B-1B": "53.53", "de-2B-1B": "53.54"}, gt=12)
    assert moves(g, "fr-11-20") in ("done", "build")


def test_a_reserve_closes_the_hole_in_the_line() -> None:
    """Two divisions hold six hexes apart, the enemy stands before the gap; the third comes up between them."""
    g = scene(
        {
            "fr-1-1": "36.36",
            "fr-2-1": "36.42",
            "fr-19-10": "33.40",
            "de-7-4": "38.37",
            "de-8-4": "38.39",
            "de-5-3": "38.41",
        },
        gt=12,
    )
    where = moves(g, "fr-19-10")
    assert where.startswith("to ")
    goal = cell(where.removeprefix("to "))
    front = survey(g, "allied")
    assert front.near[goal] < front.near[cell("33.40")]
    assert min(g.board.distance(goal, cell(held)) for held in ("36.36", "36.42")) >= 2


def test_worn_out_formations_rest_far_from_the_enemy() -> None:
    g = scene({"fr-1-1": "36.36", "fr-2-1": "36.37", "de-7-4": "46.37"}, gt=12)
    g.change("fr-1-1", level=4)
    assert moves(g, "fr-1-1") == "recover"


def test_cavalry_does_not_ride_up_to_infantry() -> None:
    g = scene({"fr-1CC": "36.36", "fr-2-1": "36.38", "de-7-4": "41.37", "de-8-4": "41.38"}, gt=12)
    where = moves(g, "fr-1CC")
    end = g.units["fr-1CC"].where if where == "done" else cell(where.removeprefix("to "))
    assert survey(g, "allied").near_infantry[end] >= 2


def test_all_options_come_back_in_order() -> None:
    g = scene({"fr-1-1": "36.36", "fr-2-1": "36.38", "de-7-4": "38.37"}, gt=12)
    g.phase = "movement"
    question = Choose("allied", "force-choose", s07_move_forces.force_options(g, "allied"), "7.1.2")
    for plan in ("", "assault", "hold"):
        ranked = ordering(g, question, plan)
        assert sorted(o.id for o in ranked) == sorted(o.id for o in question.options)
    assert ordering(g, question, "")[0] == doctrine(g, question)


# what it looks at


def test_the_enemy_is_judged_by_what_is_seen() -> None:
    """Losses, effectiveness and what lies below the top of a stack change nothing."""
    g = scene({"fr-1-1": "36.36", "de-7-4": "38.37", "de-8-4": "38.37", "de-9-train": "38.37"})
    before = sights(g, "allied")
    g.change("de-7-4", losses=1, level=3)
    assert sights(g, "allied") == before
    (sight,) = before
    assert (len(sight.tops), sight.below) == (1, 2)
    held = holding(sight)
    assert held.defence > usual("de-7-4").defence
    assert held.infantry


def test_an_even_scene_is_even_and_losses_count() -> None:
    g = begin(scenario_document("lorraine"), {})
    value = evaluate(g, "german")
    assert -1 < value < 1
    assert evaluate(g, "german") == value
    for id_ in g.on_map("german"):
        if g.units[id_].army == "de-SIXTH" and g.units[id_].corps:
            g.change(id_, losses=1, level=3)
    assert evaluate(g, "german") < value
