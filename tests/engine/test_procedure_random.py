"""Random procedures do the same compiled as they do as plain generators."""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import pytest

from grognard.engine import procedure
from tests.engine.modules import module
from tests.engine.programs import Writer

PROGRAMS, PER_TEST, PLAYS, MOST_ANSWERS = 400, 20, 4, 40


class Game:
    """What the random procedures write to."""

    def __init__(self, fuel: int) -> None:
        self.log: list[Any] = []
        self.cells = [1, 2, 3]
        self.fuel = fuel

    def tick(self) -> bool:
        self.fuel -= 1
        return self.fuel > 0

    @contextmanager
    def swallow(self) -> Iterator[int]:
        try:
            yield 4
        except ZeroDivisionError:
            self.log.append("swallowed")


class Compiled:
    """The compiled procedure; all frames go through JSON and the question is asked twice, every time."""

    def __init__(self, fn: Any, g: Game, args: tuple[Any, ...]) -> None:
        self.g, self.stack = g, procedure.start(fn.__procedure__, args)
        self.asked = procedure.run(g, self.stack)

    def answer(self, value: Any) -> Any:
        text = json.dumps([procedure.frame_to_plain(frame) for frame in self.stack])
        self.stack = [procedure.frame_from_plain(frame) for frame in json.loads(text)]
        assert procedure.reask(self.g, self.stack) == self.asked
        self.asked = procedure.answer(self.g, self.stack, value)
        return self.asked


def plain(fn: Any, g: Game, args: tuple[Any, ...]) -> procedure.GeneratorRun:
    return procedure.run_generator(fn, g, args)


def played(begin: Any, fn: Any, seed: int, file: str) -> tuple[list[Any], set[int]]:
    """All that happens in one play (questions, answers, value or error and its lines), and the lines executed."""
    random, happened, lines = Random(seed), list[Any](), set[int]()
    g = Game(random.randint(2, 30))

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        if frame.f_code.co_filename == file:
            lines.add(frame.f_lineno)
            return trace
        return None

    sys.settrace(trace)
    try:
        run = begin(fn, g, (random.randint(0, 9),))
        while type(run.asked) is not procedure.Finished and len(happened) < MOST_ANSWERS:
            value: Any = (random.randint(0, 9), 3) if run.asked[0] == "pair" else random.randint(0, 9)
            happened.append((run.asked, value))
            run.answer(value)
        happened.append(run.asked)
    except (ArithmeticError, NameError, TypeError, AssertionError) as error:
        sys.settrace(None)
        places = [(f.lineno, f.name) for f in traceback.extract_tb(error.__traceback__) if f.filename == file]
        if not places:  # an assertion of this test
            raise
        happened.append((type(error).__name__, places[-1]))
    finally:
        sys.settrace(None)
    return [*happened, list(map(str, g.log)), g.cells, g.fuel], lines


@pytest.mark.parametrize("first", range(0, PROGRAMS, PER_TEST))
def test_compiled_and_plain_agree(first: int, tmp_path: Path) -> None:
    for seed in range(first, first + PER_TEST):
        made = module(tmp_path, Writer(seed).module())
        fn = max(
            (f for name, f in vars(made).items() if name.startswith("p") and name[1:].isdigit()),
            key=lambda f: f.__name__,
        )
        starts = {
            f.__code__.co_firstlineno + i
            for f in vars(made).values()
            if hasattr(f, "__procedure__")
            for i in (0, 1)
        }
        for play in range(PLAYS):
            expected, expected_lines = played(plain, fn, play, str(made.__file__))
            found, lines = played(Compiled, fn, play, str(made.__file__))
            assert found == expected, f"program {seed}, play {play}"
            assert lines - starts == expected_lines - starts, f"coverage of program {seed}, play {play}"
