"""Finished games, one for each way in which a scenario can end: `python -m tests.rpc.endings` plays and stores them.

One side attacks by a simple plan and the other does what chance tells it. A stored game is a save with all its answers;
the test plays it again and expects the same end.
"""

from __future__ import annotations

import json
from collections import deque
from functools import lru_cache
from itertools import product
from pathlib import Path
from random import Random

import grognard
from grognard.engine.board import Board, Cell
from grognard.engine.decision import Choose, Option
from grognard.engine.table import Table
from grognard.games.rpc.rules import s10_victory
from grognard.games.rpc.state import State

GAMES = Path(__file__).parent / "games"
WANTED: dict[str, tuple[str | None, ...]] = {
    "gheluvelt": ("german", "british", None),
    "hill-60": ("british", "german", None),
    "frezenberg": ("british", "german", None),
    "hooge": ("british", "german", None),
    "flesquieres": ("british", "german"),
    "manchester-hill": ("british", "german"),
    "campaign-gheluvelt": ("british", "german"),
    "campaign-frezenberg": ("british", "german", None),
    "campaign-menin-road": ("british", "german"),
}
"""The winners that each scenario can have; None is a draw."""
ENOUGH = 200
"""With so many seeds an ending is tried."""


def goals(g: State, side: str) -> frozenset[Cell]:
    """The objectives that are not the side's own, or where its units must be."""
    terms = g.setting.victory
    all_of_them = {*terms.cells, *(cell for worth in terms.worth for cell in worth.cells)}
    wanted = {cell for cell in all_of_them if g.control.get(cell) != side}
    return frozenset(wanted if wanted and terms.kind != "units" else all_of_them)


@lru_cache(maxsize=64)
def distances(board: Board, cells: frozenset[Cell]) -> dict[Cell, int]:
    """How far every hex is from the nearest of these."""
    found = dict.fromkeys(cells, 0)
    waiting = deque(sorted(cells))
    while waiting:
        here = waiting.popleft()
        for cell in board.adjacent[here]:
            if cell not in found:
                found[cell] = found[here] + 1
                waiting.append(cell)
    return found


def plan(game: Table, question: Choose, rng: Random) -> Option:
    """Go for the nearest objective, and fight there."""
    g: State = game.state
    away = distances(g.board, goals(g, question.side))
    arrived = 99 if g.setting.victory.kind == "units" and question.kind == "command-choose" else 0

    def far(option: Option) -> int:
        names = [touch.removeprefix("hex:") for touch in option.touches if touch.startswith("hex:")]
        return away.get(g.board.cell(names[0]), 99) or arrived if names else 99

    rest = [option for option in question.options if option.id not in ("pass", "back")]
    for wanted in ("assault", "melee", "move", "yes"):
        if (found := question.find(wanted)) is not None:
            return found
    if question.kind == "command-add" and rng.random() < 0.3:
        return question.options[0]
    if question.kind in ("set-up-hex", "step-choose", "command-choose", "actor-choose"):
        return min(rest or list(question.options), key=far)
    return rng.choice(rest or list(question.options))


def play(scenario: str, attacker: str, seed: int) -> Table:
    """A whole game in which one side attacks by plan, or nobody does, or whoever is behind in points."""
    game, rng = grognard.new("rpc", scenario, seed=seed), Random(seed)
    while (question := game.pending) is not None:
        side = behind(game.state) if attacker == BEHIND else attacker
        by_plan = question.side == side and rng.random() < 0.9
        if attacker == BEHIND and not by_plan:
            game.answer(idle(question, rng))
        else:
            game.answer(plan(game, question, rng) if by_plan else rng.choice(question.options))
    return game


BEHIND = "behind"
ATTACKERS = ("german", "british", "", BEHIND)


def behind(g: State) -> str:
    """The side with fewer points; nobody if they are equal."""
    german, british = (s10_victory.points(g, side) for side in ("german", "british"))
    return "" if german == british else "german" if german < british else "british"


def idle(question: Choose, rng: Random) -> Option:
    """Nothing, where that is possible."""
    return next((o for o in question.options if o.id in ("pass", "done", "no")), rng.choice(question.options))


def endings(scenario: str) -> dict[str | None, Table]:
    """For each winner that is wanted a game with that end."""
    found: dict[str | None, Table] = {}
    wanted = WANTED[scenario]
    for seed, attacker in product(range(ENOUGH), ATTACKERS):
        game = play(scenario, attacker, seed)
        assert game.outcome is not None
        if game.outcome.winner in wanted:
            found.setdefault(game.outcome.winner, game)
        if len(found) == len(wanted):
            break
    return found


def store() -> None:
    GAMES.mkdir(exist_ok=True)
    for scenario in WANTED:
        for winner, game in endings(scenario).items():
            data = json.dumps(game.save(), separators=(",", ":"), sort_keys=True)
            (GAMES / f"{scenario}-{winner or 'draw'}.json").write_text(data)
            print(scenario, winner, game.number)


if __name__ == "__main__":
    store()
