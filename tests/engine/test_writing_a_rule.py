"""The examples of docs/writing-a-rule.md, as they stand there."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from grognard.engine import procedure
from grognard.engine.decision import Choose, Draw, Roll, Together
from tests.engine.modules import run_text

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-rule.md"


@pytest.fixture(scope="module")
def ford(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.S | re.M)
    return run_text(tmp_path_factory.mktemp("ford"), "\n\n".join(blocks))


def position(ford: ModuleType) -> Any:
    units = {"B1": ford.Unit("blue", 0), "B2": ford.Unit("blue", 1, 1), "R1": ford.Unit("red", 2)}
    return ford.State(units, {"blue": ("smoke",), "red": ("runner",)}, ("smoke", "smoke"), [])


def random_answer(question: Any, random: Random) -> Any:
    match question:
        case Choose():
            return random.choice(question.options).value
        case Together():
            return tuple(random_answer(q, random) for q in question.questions)
        case Roll():
            return tuple(random.randint(1, question.faces) for _ in range(question.dice))
        case Draw():
            return random.choice(question.items)


EXAMPLES = {
    "choose_unit": ("blue",),
    "hit": ("R1", 1),
    "fire": ("B1", "R1"),
    "move": ("B1",),
    "reaction_fire": ("B1",),
    "rally": ("blue",),
    "fire_group": ("blue",),
    "activate": ("R1",),
    "first_turn": (),
    "reinforce": ("red",),
    "cards_for_fire": ("red",),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_each_example_both_ways(ford: ModuleType, name: str) -> None:
    fn = getattr(ford, name)
    for seed in range(30):
        random, g, same = Random(seed), position(ford), position(ford)
        plain = procedure.run_generator(fn, same, EXAMPLES[name])
        stack = procedure.start(fn.__procedure__, EXAMPLES[name])
        asked = procedure.run(g, stack)
        while type(asked) is not procedure.Finished:
            assert asked == plain.asked
            stack = [procedure.frame_from_plain(procedure.frame_to_plain(frame)) for frame in stack]
            assert procedure.reask(g, stack) == asked
            answer = random_answer(asked, random)
            plain.answer(answer)
            asked = procedure.answer(g, stack, answer)
        assert (asked, g) == (plain.asked, same)


def test_every_example_is_performed(ford: ModuleType) -> None:
    written = {name for name, value in vars(ford).items() if hasattr(value, "__procedure__")}
    assert written == set(EXAMPLES)
    assert procedure.unresolved(ford.__name__) == []
