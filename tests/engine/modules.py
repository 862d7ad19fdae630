"""Modules made from text, for tests of the compiler of procedures."""

from __future__ import annotations

import importlib.util
import itertools
import pathlib
import sys
import textwrap
from types import ModuleType
from typing import Any

from grognard.engine import procedure

_numbers = itertools.count()
HEADER = "from __future__ import annotations\nfrom grognard.engine.procedure import Procedure, procedure\n"


def module(folder: pathlib.Path, text: str) -> ModuleType:
    """Import a text below a header of two lines."""
    return run_text(folder, HEADER + textwrap.dedent(text))


def run_text(folder: pathlib.Path, text: str) -> ModuleType:
    """Write a text to a file, and import it under a name of its own."""
    name = f"made_{next(_numbers)}"
    file = folder / f"{name}.py"
    file.write_text(text, "utf-8")
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    sys.modules[name] = made
    spec.loader.exec_module(made)
    return made


def play(fn: Any, g: Any, args: tuple[Any, ...], answers: list[Any]) -> tuple[list[Any], Any]:
    """Run a procedure both ways with these answers; the questions and the value, which must agree."""
    found = [list(_compiled(fn, g, args, answers)), list(_plain(fn, g, args, answers))]
    assert found[0] == found[1]
    *questions, last = found[0]
    assert type(last) is procedure.Finished, f"more is asked: {last}"
    return questions, last.value


def _compiled(fn: Any, g: Any, args: tuple[Any, ...], answers: list[Any]) -> Any:
    stack = procedure.start(fn.__procedure__, args)
    yield (asked := procedure.run(g, stack))
    for value in answers:
        stack = [procedure.frame_from_plain(procedure.frame_to_plain(frame)) for frame in stack]
        assert procedure.reask(g, stack) == asked
        yield (asked := procedure.answer(g, stack, value))


def _plain(fn: Any, g: Any, args: tuple[Any, ...], answers: list[Any]) -> Any:
    run = procedure.run_generator(fn, g, args)
    yield run.asked
    for value in answers:
        yield run.answer(value)
