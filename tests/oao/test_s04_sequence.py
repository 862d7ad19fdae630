"""4 The sequence of play, as a game tells it in its log and by whom it asks."""

from __future__ import annotations

from random import Random
from typing import Any

import grognard
from grognard.engine.decision import CHANCE, Roll
from grognard.games.oao.rules import s04_sequence
from tests.oao.playing import Playing
from tests.oao.scenes import scene

TURN = [
    "preliminary", "attachment", "supply", "rr_engineering", "movement", "counter_movement", "attack",
    "counter_attack", "finishing",
]  # fmt: skip
COUNTER = ("counter_movement", "counter_attack")


def told(
    scenario: str, seed: int, phases: int
) -> tuple[list[tuple[int, str, str]], set[tuple[str, str, str]]]:
    """The phases that a random game tells, and who was asked to move or attack in which of whose phases."""
    game, rng = grognard.new("oao", scenario, seed=seed), Random(seed)
    asked: set[tuple[str, str, str]] = set()
    heard: list[tuple[int, str, str]] = [_phase(n.args) for n in game.opening if n.id == "phase"]
    while game.pending is not None and len(heard) < phases:
        question = game.pending
        if question.kind in ("force-choose", "attack-declare") and question.side != CHANCE:
            asked.add((game.state.player, game.state.phase, question.side))
        game.answer(rng.choice(question.options), question.side)
        heard += [_phase(n.args) for n in game.log[-1].notes if n.id == "phase"]
    return heard, asked


def _phase(args: dict[str, Any]) -> tuple[int, str, str]:
    return args["gt"], args["side"].removeprefix("@side-"), args["phase"].removeprefix("@phase-")


def test_allies_first_then_germans_nine_phases_each() -> None:  # 4.1#1 4.1#2
    heard, _ = told("lorraine", 3, 19)
    first = heard[0][0]
    start = [(gt, side) for gt, side, phase in heard if phase == TURN[0]]
    assert start[:3] == [(first, "allied"), (first, "german"), (first + 1, "allied")]
    for gt, side in start[:2]:
        assert [phase for g, s, phase in heard if (g, s) == (gt, side)] == TURN


def test_the_other_player_is_asked_in_the_counter_phases() -> None:  # 4.2
    _, asked = told("lorraine", 3, 19)
    assert {phase for _, phase, _ in asked} >= {"movement", "counter_movement", "attack"}
    for phasing, phase, side in asked:
        assert (side == phasing) == (phase not in COUNTER), (phasing, phase, side)


def test_cavalry_retires_before_fortresses_surrender_the_phasing_player_first() -> None:  # 4.2.9#1 4.2.9#2
    charlemont = "fr-fortress-Charlemont"
    units = {charlemont: "48.31", "de-13-7": "48.31", "fr-2c": "58.54", "de-33-16": "58.53"}
    units |= {"de-2c": "50.43", "fr-3-2": "50.44"}
    g = scene(units, gt=10, player="german", phase="finishing")
    g.change(charlemont, turned=True)
    play = Playing(g, s04_sequence.finishing, "german")
    play.german("retirement-choose", "done").allied("retirement-choose", "done")
    assert isinstance(play.asked, Roll)
    assert play.asked.kind == "roll-fortress-surrender"
