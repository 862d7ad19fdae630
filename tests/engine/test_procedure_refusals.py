"""What the compiler of procedures refuses, with the place and the words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.engine.procedure import procedure
from tests.engine.modules import module

STATEMENT = "a decision is a statement of its own, `x = yield ...`; it cannot stand inside "

BODIES = {
    "if (yield 1): pass": STATEMENT + "a condition",
    "while (yield 1): pass": STATEMENT + "a condition",
    "for x in (yield 1): pass": STATEMENT + "the iterable of a for",
    "match (yield 1):\n        case 1: pass": STATEMENT + "the subject or a guard of a match",
    "match a:\n        case 1 if (yield 1): pass": STATEMENT + "the subject or a guard of a match",
    "try:\n        yield 1\n    finally: pass": STATEMENT + "a try",
    "with a:\n        yield 1": STATEMENT + "a with",
    "a += yield 1": STATEMENT + "an augmented assignment",
    "a = (yield 1) + 1": STATEMENT + "an expression",
    "g.cells[(yield 1)] = yield 2": STATEMENT + "an expression",
    "print((yield from f(g)))": STATEMENT + "an expression",
    "assert (yield 1)": STATEMENT + "an expression",
    "(a := (yield 1))": STATEMENT + "an expression",
    "yield": "yield what? A procedure yields a question",
    "yield ((yield 1), 2)": "a decision cannot stand inside a question",
    "yield (a := 1)": "a question is evaluated more than once and assigns nothing; assign before it",
    "yield [(a := x) for x in b]": "a question is evaluated more than once and assigns nothing; assign before it",
    "yield from b": "`yield from` performs a procedure by its name: `yield from module.name(game, ...)`",
    "yield from b[0](g)": "`yield from` performs a procedure by its name: `yield from module.name(game, ...)`",
    "yield from f()": "the first argument of f must be the game, g",
    "yield from m.f(a)": "the first argument of m.f must be the game, g",
    "yield from f(g=g)": "the first argument of f must be the game, g",
    "yield from f(g, (yield 1))": "a decision cannot stand inside an argument",
    "yield 1; g = 2": "g is the game and is never assigned",
    "yield 1; del g": "g is the game and is never assigned",
    "yield 1; [g for g in a]": "g is the game and is never assigned",
    "yield 1; __point = 2": "names that begin with two underscores are the compiler's: __point",
    "yield 1; global counter": "a procedure keeps its facts in the game, not in global variables",
    "yield 1\n    class Inner: pass": "no class and no async function inside a procedure",
    "yield 1\n    async def inner(): pass": "no class and no async function inside a procedure",
}
LATER_LINE = ("try:", "with a:", "yield 1\n", "match a:")


@pytest.mark.parametrize("body", BODIES)
def test_refused_statements(tmp_path: Path, body: str) -> None:
    line = 6 if body.startswith(LATER_LINE) else 5
    with pytest.raises(SyntaxError) as refused:
        module(tmp_path, f"@procedure\ndef f(g, a, b) -> Procedure[None]:\n    {body}\n    yield 1\n")
    assert re.fullmatch(rf".*made_\d+\.py:{line}: f: {re.escape(BODIES[body])}", refused.value.args[0])


@pytest.mark.parametrize(
    ("signature", "words"),
    [
        ("f()", "the first parameter of a procedure is the game"),
        ("f(g=1)", "the first parameter of a procedure is the game"),
        ("f(*, g)", "the first parameter of a procedure is the game"),
        ("f(g, *units)", "a procedure names all its parameters; no *args or **kwargs"),
        ("f(g, **units)", "a procedure names all its parameters; no *args or **kwargs"),
    ],
)
def test_refused_signatures(tmp_path: Path, signature: str, words: str) -> None:
    with pytest.raises(SyntaxError, match=re.escape(f".py:4: f: {words}")):
        module(tmp_path, f"@procedure\ndef {signature}:\n    yield 1\n")


def test_a_function_without_a_decision(tmp_path: Path) -> None:
    with pytest.raises(
        SyntaxError, match=r"\.py:4: f: a procedure contains a decision; write this as a plain"
    ):
        module(tmp_path, "@procedure\ndef f(g):\n    return 1\n")


def test_a_generator_inside_does_not_make_a_procedure(tmp_path: Path) -> None:
    with pytest.raises(SyntaxError, match="a procedure contains a decision"):
        module(
            tmp_path, "@procedure\ndef f(g):\n    def inner():\n        yield 1\n    return tuple(inner())\n"
        )


def test_a_closure(tmp_path: Path) -> None:
    text = "def outer(a):\n    @procedure\n    def f(g):\n        yield a\n    return f\nouter(1)\n"
    with pytest.raises(SyntaxError, match=r"\.py:5: f: uses variables of an enclosing function: a"):
        module(tmp_path, text)


def test_no_source() -> None:
    scope: dict[str, object] = {"procedure": procedure}
    with pytest.raises(SyntaxError, match="a procedure is a `def` in a source file"):
        exec("@procedure\ndef f(g):\n    yield 1\n", scope)
