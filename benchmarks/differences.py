"""How far answers truly differ, and how soon it shows: `python -m benchmarks.differences gwc --kinds order-choose`.

The script plays itself up to a decision of the kind that is asked for. Its first four answers are then played on by the
script in the same sampled worlds with the same luck, and judged four times: when the order is over (near), when the
enemy has answered and the side gives its next order (far), and six and twelve orders later. The table shows, for each
kind of decision,

- the spread: by how much answers differ once luck is taken out, at each of the four times;
- the luck: by how much one world moves the difference, at each of them;
- the slope: how much of what was seen near and far is left twelve orders later, in other worlds (1: all of it);
- the gain: what it brings twelve orders later to choose by what was seen near and far, in other worlds, give or take a
  standard error.

A search is worth its time where answers differ and it is seen soon. A title's margins come from this table.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple

import numpy as np

import grognard
from benchmarks.bots import scenarios
from grognard.bots.base import serious
from grognard.bots.scripted import by_doctrine
from grognard.engine.decision import Choose
from grognard.engine.table import Table

TOP, LATER, LONGEST = 4, (6, 12), 1500
"""So many answers are compared, at the latest so many orders later; a playout is cut after so many decisions."""
SKIPPED = 40
"""Up to so many decisions of the kind are passed over first."""

Array = np.ndarray[Any, np.dtype[np.float64]]


class Position(NamedTuple):
    """What was seen of a decision: by answer, world and time."""

    kind: str
    seen: Array


def reached(title: str, scenario: str, kind: str, rng: Random) -> tuple[Table, Choose] | None:
    """A game that the script has played up to some decision of a kind, or to an order; none if it was over before."""
    game = grognard.new(title, scenario, seed=rng.getrandbits(32), options={"reactions": "friendly"})
    left, is_begun = rng.randrange(SKIPPED), False
    while (question := game.pending) is not None:
        is_begun = is_begun or question.kind in game.title.quiet
        is_meant = question.kind == kind if kind else question.kind in game.title.quiet
        if is_begun and is_meant and len(serious(question.options)) > 1:
            if left == 0:
                return game, question
            left -= 1
        game.answer(by_doctrine(game, question, rng), question.side)
    return None


def judged(world: Table, side: str, option: str) -> list[float]:
    """What the position is worth to a side near, far and later, if it answers so and the script goes on."""
    evaluate, quiet, rng = world.title.evaluate, world.title.quiet, Random(0)
    assert evaluate is not None
    found: dict[str | int, float] = {}
    orders, is_answered = 0, False
    world.answer(option, side)
    for _ in range(LONGEST):
        question = world.pending
        if question is None or LATER[-1] in found:
            break
        if question.kind in quiet:
            times: list[str | int] = ["near", orders]
            if is_answered and question.side == side:
                times.append("far")
            is_answered = is_answered or question.side != side
            if any(time not in found for time in times):
                value = evaluate(world.state, side)
                found = dict.fromkeys(times, value) | found
            orders += 1
        world.answer(by_doctrine(world, question, rng), question.side)
    last = evaluate(world.state, side)
    return [found.get(time, last) for time in ("near", "far", *LATER)]


def looked_at(title: str, kinds: tuple[str, ...], worlds: int, number: int) -> Position | None:
    """One decision, its first answers played on in so many worlds."""
    rng, places, kind = Random(number), scenarios(title), kinds[number % len(kinds)]
    found = reached(title, places[number // len(kinds) % len(places)], kind, rng)
    if found is None:
        return None
    game, question = found
    order, side = game.title.ordering, question.side
    assert order is not None
    options = serious(order(game.state, question, ""))[:TOP]
    seen = []
    for _ in range(worlds):
        world = game.sample(side, rng.getrandbits(48), coupled=True)
        seen.append([judged(world.clone(), side, option.id) for option in options])
    return Position(kind, np.array(seen).transpose(1, 0, 2))


def spread_and_luck(positions: list[Position]) -> tuple[Array, Array]:
    """How far answers differ, what luck adds to it taken off, and how far one world moves them."""
    true, luck = np.zeros(2 + len(LATER)), np.zeros(2 + len(LATER))
    for each in positions:
        answers, worlds, _ = each.seen.shape
        apart = each.seen - each.seen.mean(0)
        means = apart.mean(1)
        scatter = ((apart - means[:, None]) ** 2).sum((0, 1)) / (answers - 1) / (worlds - 1)
        true += (means**2).sum(0) / (answers - 1) - scatter / worlds
        luck += np.sqrt(scatter)
    return np.sqrt(np.maximum(0.0, true / len(positions))), luck / len(positions)


def halves(positions: list[Position]) -> Iterator[tuple[Array, Array]]:
    """What half of the worlds showed of the answers, and the other half, each beside the script's own."""
    for each in positions:
        apart = each.seen - each.seen[0]
        middle = apart.shape[1] // 2
        one, other = apart[:, :middle].mean(1), apart[:, middle:].mean(1)
        yield one, other
        yield other, one


def tell(kind: str, positions: list[Position]) -> None:
    true, luck = spread_and_luck(positions)
    pairs = list(halves(positions))
    slopes, gains = [], []
    for time in (0, 1):
        sooner = np.concatenate([one[:, time] - one[:, time].mean() for one, _ in pairs])
        later = np.concatenate([other[:, -1] - other[:, -1].mean() for _, other in pairs])
        slopes.append(float(sooner @ later) / max(1e-12, float(sooner @ sooner)))
        chosen = [float(other[np.argmax(one[:, time]), -1]) for one, other in pairs]
        gains.append((np.mean(chosen), np.std(chosen) / np.sqrt(len(positions))))
    shown = [" ".join(f"{x:.3f}" for x in row) for row in (true, luck)]
    brought = "  ".join(f"{gain:+.3f} ± {error:.3f}" for gain, error in gains)
    print(
        f"{kind:24} {len(positions):4}   {shown[0]}   {shown[1]}   {slopes[0]:5.2f} {slopes[1]:5.2f}   {brought}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("title")
    parser.add_argument("--kinds", required=True, help="kinds of decision with commas between them")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=32)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    kinds = tuple(given.kinds.split(","))
    look = partial(looked_at, given.title, kinds, given.worlds)
    with ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool:
        found = [each for each in pool.map(look, range(given.positions)) if each is not None]
    print(f"{'kind':24} seen   spread near far 6 12         luck near far 6 12           slopes        gains")
    for kind in kinds:
        some = [each for each in found if each.kind == kind]
        if some:
            tell(kind, some)


if __name__ == "__main__":
    main()
