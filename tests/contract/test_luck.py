"""Luck has the right sign: every roll says which end of the die is good for its side, or there is a reason why none."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

import grognard
import grognard.games
from grognard.engine.chance import Ask
from grognard.engine.decision import Roll
from grognard.engine.luck import Dice, luck, thrown
from grognard.engine.table import Table

GAMES = Path(grognard.games.__file__).parent
NEITHER = {
    ("rpc", "error-roll"): "the die picks one of three spines; which is worst depends on the ground",
    ("rpc", "isolation-roll"): "who checks first is an advantage or not",
    ("gts", "weather-roll"): "the weather is the same for both",
}
"""Rolls by which no side is lucky, and the reason."""
RANDOM = {"rpc": "hill-60", "oao": "lorraine", "gts": "pegasus"}


def written() -> list[tuple[str, str, bool]]:
    """Every `Roll(...)` in the rules: title, kind, and whether it says which end is good."""
    found = []
    for path in sorted(GAMES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Roll":
                kind = node.args[2]
                name = str(kind.value) if isinstance(kind, ast.Constant) else ast.unparse(kind)
                says = len(node.args) > 5 or any(word.arg == "good" for word in node.keywords)
                found.append((path.relative_to(GAMES).parts[0], name, says))
    return found


def test_every_roll_that_is_written_says_which_end_is_good() -> None:
    every = written()
    assert len(every) > 30
    silent = {(title, kind) for title, kind, says in every if not says}
    assert silent == set(NEITHER), "each of the others says it, and each of these has a reason"
    assert all(NEITHER.values())


@pytest.mark.parametrize("title", RANDOM)
def test_every_roll_that_a_game_asks_for_says_which_end_is_good(title: str) -> None:
    base = grognard.new(title, RANDOM[title], seed=1)
    game = Table(base.title, base.origin, base.options_given, Ask())
    rng, rolls = Random(1), 0
    while (question := game.pending) is not None and game.number < 260:
        asked = game._asked
        if isinstance(asked, Roll):
            rolls += 1
            assert asked.good or (title, asked.kind) in NEITHER
            assert asked.side in game.sides
            assert asked.zero == (title == "gts")
        game.answer(rng.choice(question.options), question.side)
    assert rolls


def test_the_cards_of_gwc_say_it_in_the_log() -> None:
    game, rng = grognard.new("gwc", "first-blood", seed=2), Random(2)
    while (question := game.pending) is not None and game.number < 500:
        game.answer(rng.choice(question.options), question.side)
    rolled = [note for entry in game.log for note in entry.notes if note.id == "rolled"]
    assert {note.args["kind"] for note in rolled} > {"@roll-defense"}
    for note in rolled:
        low, none = (
            note.args["kind"] == "@roll-rally",
            note.args["kind"] in ("@roll-support", "@roll-sudden-death"),
        )
        if note.args["kind"] != "@roll-rout":
            assert note.args["good"] == ("" if none else "low" if low else "high")
    assert sum(dice.number for dice in luck(game).values()) >= 2 * len(rolled)


@pytest.mark.parametrize(
    ("roll", "faces", "lucky"),
    [
        (Roll(2, 6, "check", "british", "", "low"), (1, 2), True),
        (Roll(2, 6, "check", "british", "", "low"), (6, 5), False),
        (Roll(1, 6, "initiative", "british", "", "high"), (6,), True),
        (Roll(1, 10, "fire", "allied", "", "low", zero=True), (10,), True),
        (Roll(1, 10, "fire", "allied", "", "low", zero=True), (9,), False),
        (Roll(1, 10, "command", "allied", "", "high", zero=True), (9,), True),
        (Roll(1, 10, "command", "allied", "", "high", zero=True), (10,), False),
    ],
)
def test_what_is_good_for_a_side_is_above_zero(roll: Roll, faces: tuple[int, ...], lucky: bool) -> None:
    dice = Dice()
    dice.add(thrown(roll, faces))
    assert (dice.deviation > 0) is lucky
    assert (dice.favour > 0) is lucky


def test_dice_for_nobody_are_counted_but_favour_none() -> None:
    dice = Dice()
    dice.add(thrown(Roll(1, 6, "error", "german"), (6,)))
    assert (dice.number, dice.total, dice.favour, dice.deviation) == (1, 6, 0, 0)
