"""Random games over all scenarios: none may crash, come to a dead end, lose a piece, or leave the rules of places.

    python -m tests.gts.marathon 0 100      the games 0 to 99 to their end, each another scenario, seed and temper

After every decision the pieces are counted and every hex, Leader and Record Track is looked at. A game that fails is
stored, to be replayed.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from grognard.engine.chance import Committed
from grognard.engine.decision import Choose, Option
from grognard.engine.reasons import Reason
from grognard.engine.table import Table
from grognard.engine.title import settled
from grognard.games.gts.scenario import scenarios
from grognard.games.gts.state import State
from grognard.games.gts.title import TITLE

LIMIT = 100_000
"""More decisions than any scenario takes."""
OPTIONS: tuple[dict[str, str], ...] = (
    {"reactions": "strict"},
    {"reactions": "friendly", "part_second_action": "yes", "second_round_run": "no"},
    {"reactions": "strict", "barrage_exemption": "all", "buy_on_arrival": "yes"},
)
IDLE = ("pass", "done", "back", "no", "stay")
EAGER = 0.9
"""How often an eager player does something where he could pass, stop or go back."""
RESTING = ("actor-choose", "points-convert", "chit-choose", "park-choose", "contact-unit", "air-unit")
"""Questions between two Actions, when every Leader has found his Units."""
MOST = 19
OTHER_SUBJECTS = (
    "move",
    "assault",
    "done",
    "back",
    "pass",
    "roll",
    "hex:nowhere",
    "unit:nobody",
    "formation:none",
    "",
)


def new_game(scenario: str, seed: int, options: Mapping[str, str] = OPTIONS[0]) -> Table:
    return Table(TITLE, scenario, settled(TITLE, options), Committed.from_seed(seed))


def choice(question: Choose, rng: Random, *, eager: bool) -> Option:
    """Any answer; an eager player seldom takes one that does nothing."""
    busy = [option for option in question.options if option.id not in IDLE]
    return rng.choice(busy if eager and busy and rng.random() < EAGER else question.options)


# what holds at every decision


def check(g: State, kind: str) -> None:
    """The position keeps to the rules that hold at all times, and to those that hold between two Actions."""
    for cell, there in g.at.items():
        here = g.in_hex(cell)
        assert all(g.units[id_].where == cell for id_ in there), f"{there} are not in {cell}"
        assert len({g.units[id_].side for id_ in there}) == 1, f"two sides in {g.board.name(cell)}: {there}"
        assert sum(g.units[id_].column for id_ in here) <= 1, f"two Columns in {g.board.name(cell)}: {here}"
    for id_, points in g.points.items():
        assert 0 <= points.command <= MOST, f"{id_} has {points}"
        assert 0 <= points.dispatch <= MOST, f"{id_} has {points}"
    for id_, unit in g.units.items():
        assert unit.hits <= 2, f"{id_} has {unit.hits} Cohesion Hits"
        assert not unit.park or g.parks[unit.park].where == unit.where, f"{id_} is not in its park"
        assert not unit.contact or g.leaders[unit.contact].where >= 0, f"nobody holds the contact of {id_}"
    if kind in RESTING:
        check_leaders(g)


def check_leaders(g: State) -> None:
    """Who is not Active is with a Unit of his Formation or an independent one of his Division; never with enemies."""
    chit = g.acting.chit if g.acting else ""
    for id_, leader in g.leaders.items():
        row = g.setting.formations[id_]
        there = [g.units[unit] for unit in g.at.get(leader.where, ())] if leader.where >= 0 else []
        own = [unit for unit in g.units.values() if unit.formation == id_ and unit.where >= 0]
        side = g.setting.divisions[row.division].side
        assert leader.where < 0 or own, f"{id_}: a Leader without a Formation"
        assert all(unit.side == side for unit in there), f"{id_}: a Leader among enemies"
        if leader.where >= 0 and chit not in (f"formation:{id_}", f"division:{row.division}"):
            with_him = [u for u in there if u.formation == id_ or (u.stripe and u.division == row.division)]
            assert with_him, f"{id_}: a Leader alone in {g.board.name(leader.where)}"


def subjects(g: State, rng: Random) -> Iterator[str]:
    """Something of everything that a player may point at."""
    yield f"hex:{rng.choice(g.board.names)}"
    yield f"hex:{g.board.name(rng.choice(sorted(g.at)))}"
    yield f"unit:{rng.choice(sorted(g.units))}"
    yield f"formation:{rng.choice(sorted(g.setting.formations))}"
    yield f"division:{rng.choice(sorted(g.setting.divisions))}"
    yield rng.choice(OTHER_SUBJECTS)


def advice(game: Table, question: Choose, rng: Random) -> Iterator[Reason]:
    """Everything said about an option of a decision, and about some of what is not among them."""
    option = rng.choice(question.options)
    yield from game.explain(option)
    if question.odds is not None:
        yield from (Reason(question.rule, outcome) for outcome in game.odds(option, 10).outcomes)
    for subject in subjects(game.state, rng):
        yield from game.why_not(subject)


def encode(game: Table) -> None:
    """What both sides and a spectator see is plain."""
    for side in (*game.sides, None):
        msgspec.json.encode(game.view(side))


# a game


def play(game: Table, seed: int, *, eager: bool, most: int = LIMIT, dear: int = 1) -> int:
    """Play at random, looking at everything after every decision; the number of decisions.

    Every so many decisions (`dear`) all answers are tried, both views are encoded, and advice is asked for.
    """
    rng = Random(seed)
    whole = game.title.pieces(game.state)
    for count in range(most):
        question = game.pending
        if question is None:
            assert game.outcome is not None, "over without an outcome"
            return count
        check(game.state, question.kind)
        if count % dear == 0:
            encode(game)
            assert all(reason.text for reason in advice(game, question, rng))
            for option in question.options:
                game.clone().answer(option, question.side)
        game.answer(choice(question, rng, eager=eager), question.side)
        assert game.title.pieces(game.state) == whole, f"after decision {count}"
    return most


def numbered(number: int) -> Table:
    """The game of this number: scenarios take turns, and with each round so do the options."""
    found = [scenario.id for scenario in scenarios()]
    options: dict[str, Any] = OPTIONS[number // len(found) % len(OPTIONS)]
    return new_game(found[number % len(found)], number, options)


def main(first: int, last: int) -> int:
    """Play the games of these numbers and tell how they went; the number of failures."""
    decisions, failed, start = 0, 0, time.process_time()
    ends: Counter[str] = Counter()
    for number in range(first, last):
        game = numbered(number)
        try:
            decisions += play(game, number, eager=number % 2 == 1, dear=20)
            assert game.outcome is not None
            ends[f"{game.title.scenarios()[number % 4].id} {game.outcome.winner}"] += 1
        except Exception as error:
            failed += 1
            print(f"{number}: {type(error).__name__}: {error}", flush=True)
            Path(f"failed-gts-{number}.json").write_bytes(msgspec.json.encode(game.save()))
    spent = time.process_time() - start
    print(f"{first} to {last - 1}: {decisions} decisions, {failed} failed, {spent:.0f} s, {dict(ends)}")
    return failed


if __name__ == "__main__":
    sys.exit(bool(main(int(sys.argv[1]), int(sys.argv[2]))))
