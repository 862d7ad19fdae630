"""A pupil who does what a lesson teaches: for the tests, and to write lessons by."""

from __future__ import annotations

import tomllib
from random import Random
from typing import Any

from grognard import new, registry
from grognard.bots import bot
from grognard.engine.decision import Choose, Option
from grognard.engine.table import Table

Step = dict[str, Any]


def lesson_of(title: str) -> dict[str, Any] | None:
    """The lesson of a title, if it has one."""
    file = registry.title(title).resource("lesson.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else None


def taught(step: Step, question: Choose) -> Option | None:
    """The answer that a step teaches, if this is its decision and the answer is offered."""
    if question.prompt.id != step["when"] or step.get("rule", question.rule) != question.rule:
        return None
    wanted = step["do"]
    for option in question.options:
        touches = wanted.get("touches")
        if wanted.get("option", option.id) == option.id and wanted.get("verb", option.verb) == option.verb:
            if touches is None or touches in option.touches:
                return option
    return None


class Pupil:
    """Follows the steps in order; asides as they come; whatever nothing is said about, quietly."""

    def __init__(self, lesson: dict[str, Any], title: str, seed: int = 1) -> None:
        self.lesson, self.rng = lesson, Random(seed)
        self.table: Table = new(
            title, lesson["document"], seed=lesson["seed"], options={"reactions": "friendly"}
        )
        self.opponent = bot(lesson["opponent"], seed)
        self.next, self.done, self.free = 0, list[str](), list[str]()

    def answer(self) -> bool:
        """One decision of either side; False when the lesson or the game is over."""
        waiting = self.table.deciders()
        if not waiting or all(step.get("optional") for step in self.lesson["steps"][self.next :]):
            return False
        side = waiting[0]
        if side != self.lesson["side"]:
            self.table.answer(self.opponent.choose(self.table, side), side)
            return True
        question = self.table.pending_for(side)
        assert question is not None
        self.table.answer(self.choose(question), side)
        return True

    def choose(self, question: Choose) -> str:
        for number, step in enumerate(self.lesson["steps"][self.next :], self.next):
            if option := taught(step, question):
                self.next = number + 1
                self.done.append(step["id"])
                return option.id
        for aside in self.lesson["asides"]:
            if option := taught(aside, question):
                return option.id
        self.free.append(question.prompt.id)
        quiet = [o for o in question.options if o.verb in ("pass", "done")]
        return self.rng.choice(quiet or list(question.options)).id
