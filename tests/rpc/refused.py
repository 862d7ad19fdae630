"""Refusals as a player reads them: the rules and words, which both languages have, with every argument."""

from __future__ import annotations

from grognard.engine.reasons import Reason
from grognard.engine.rulebook import rows_of
from grognard.engine.text import LANGUAGES, texts
from grognard.games.rpc import TITLE
from tests.rpc.scene import Scene


def refused(scene: Scene, subject: str) -> list[str]:
    """The rules that forbid a subject, with the ids of their words."""
    reasons = scene.game.why_not(subject)
    for reason in reasons:
        check(reason)
    return [f"{reason.rule} {reason.text}" for reason in reasons]


def check(reason: Reason) -> None:
    """The rule stands in the reference; the words exist in English and French and lack no argument."""
    assert rows_of(TITLE, reason.rule), f"{reason.text} cites {reason.rule}"
    said = {language: texts(TITLE, language)(reason.text, reason.args) for language in LANGUAGES}
    assert reason.text not in said.values(), f"{reason.text} has no words: {said}"
    assert "{" not in "".join(said.values()), said
    assert said["en"] != said["fr"], said
