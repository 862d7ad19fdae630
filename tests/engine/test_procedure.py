"""Procedures: how they suspend, ask again, call, are saved and are named."""

from __future__ import annotations

import importlib
import sys
import traceback
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from grognard.engine import procedure
from grognard.engine.procedure import PROCEDURES, Finished, Procedure
from tests.engine.modules import module, play


def kept(fn: Any) -> list[tuple[str, ...]]:
    """The names kept at each decision of a procedure, in the order of the text."""
    return [names for point, (_, names) in fn.__procedure__.points.items() if point]


@procedure.procedure
def add(g: Any, first: int, *, second: int = 2) -> Procedure[int]:
    """Ask for a third number and add all three."""
    third: int = yield ("third", first)
    return first + second + third


@procedure.procedure
def twice(g: Any, start: int) -> Procedure[int]:
    one: int = yield from add(g, start)
    two: int = yield from add(g, one, second=start)
    return two


# asking, answering, calling


def test_a_call_with_defaults_and_keywords() -> None:
    questions, value = play(twice, None, (1,), [10, 20])
    assert questions == [("third", 1), ("third", 13)]
    assert value == 13 + 1 + 20


def test_the_stack_shows_who_waits() -> None:
    stack = procedure.start(twice.__procedure__, (1,))  # type: ignore[attr-defined]
    procedure.run(None, stack)
    assert [(c.name, c.points[point][1], local) for c, point, local in stack] == [
        ("tests.engine.test_procedure.twice", ("start",), (1,)),
        ("tests.engine.test_procedure.add", ("first", "second"), (1, 2)),
    ]


def test_a_copied_stack_is_independent() -> None:
    stack = procedure.start(twice.__procedure__, (1,))  # type: ignore[attr-defined]
    procedure.run(None, stack)
    other = stack.copy()
    assert procedure.answer(None, stack, 10) == ("third", 13)
    assert procedure.answer(None, other, 20) == ("third", 23)
    assert procedure.answer(None, stack, 0) == Finished(14)
    assert stack == []


def test_a_question_is_evaluated_anew(tmp_path: Path) -> None:
    made = module(
        tmp_path,
        """
        @procedure
        def draw(g, side) -> Procedure[str]:
            card = yield (side, tuple(g.hand))
            return card
        """,
    )
    stack, g = procedure.start(made.draw.__procedure__, ("red",)), SimpleNamespace(hand=["smoke"])
    assert procedure.run(g, stack) == ("red", ("smoke",))
    dealt_anew = SimpleNamespace(hand=["mine", "wire"])
    assert procedure.reask(dealt_anew, stack.copy()) == ("red", ("mine", "wire"))
    assert procedure.answer(g, stack, "smoke") == Finished("smoke")


def test_only_what_asks_can_ask_again() -> None:
    stack = procedure.start(add.__procedure__, (1,))  # type: ignore[attr-defined]
    with pytest.raises(AssertionError, match="asks nothing at point 0"):
        procedure.reask(None, stack)


def test_the_function_itself_is_unchanged() -> None:
    generator = add(None, 1)
    assert next(generator) == ("third", 1)
    assert add.__procedure__.generator is add  # type: ignore[attr-defined]


def test_enter_gives_the_locals_of_the_first_frame() -> None:
    compiled = PROCEDURES["tests.engine.test_procedure.add"]
    assert compiled.enter((1,)) == (1, 2)
    assert compiled.enter((), {"second": 5, "first": 4}) == (4, 5)
    with pytest.raises(TypeError, match=r"add\(\) missing 1 required positional argument: 'first'"):
        compiled.enter(())


def test_a_dotted_callee(tmp_path: Path) -> None:
    made = module(
        tmp_path,
        """
        from tests.engine import test_procedure

        @procedure
        def outer(g) -> Procedure[int]:
            return (yield from test_procedure.add(g, *(3,), **{"second": 4}))

        @procedure
        def by_variable(g, which) -> Procedure[int]:
            effect = {"add": test_procedure.add}[which]
            got = yield from effect(g, 1)
            return got

        @procedure
        def wrong(g) -> Procedure[int]:
            yield from play(g, 1)

        def play(g, n):
            yield n
        """,
    )
    assert play(made.outer, None, (), [5]) == ([("third", 3)], 12)
    assert play(made.by_variable, None, ("add",), [5]) == ([("third", 1)], 8)
    assert procedure.unresolved(made.__name__) == [f"{made.__file__}:18: play"]
    with pytest.raises(AttributeError, match="__procedure__"):
        procedure.run(None, procedure.start(made.wrong.__procedure__))


@pytest.mark.parametrize(
    ("answers", "questions", "value"),
    [
        ([1, 2, 3], [("each", 0), ("each", 1), ("each", 2)], ("all", 6)),
        ([1, 0], [("each", 0), ("each", 1)], ("broken", 1)),
        ([1, -1, 5], [("each", 0), ("each", 1), ("each", 2)], ("all", 6)),
    ],
)
def test_for_with_else(tmp_path: Path, answers: list[int], questions: list[Any], value: Any) -> None:
    made = module(
        tmp_path,
        """
        @procedure
        def count(g, items) -> Procedure[tuple[str, int]]:
            total, how = 0, "broken"
            for item in items:
                got = yield ("each", item)
                if got < 0:
                    continue
                if not got:
                    break
                total += got
            else:
                how = "all"
            return how, total
        """,
    )
    assert play(made.count, None, (tuple(range(3)),), answers) == (questions, value)


def test_match_and_while_with_else(tmp_path: Path) -> None:
    made = module(
        tmp_path,
        """
        @procedure
        def act(g, order) -> Procedure[str]:
            match order:
                case ("move", steps):
                    while steps > 0:
                        pay = yield ("step", steps)
                        steps -= pay
                    else:
                        return "moved"
                case ("fire", target) if target:
                    hit = yield ("fire at", target)
                    return target if hit else "missed"
            return "nothing"
        """,
    )
    assert play(made.act, None, (("move", 3),), [1, 2]) == ([("step", 3), ("step", 2)], "moved")
    assert play(made.act, None, (("fire", "R1"),), [True]) == ([("fire at", "R1")], "R1")
    assert play(made.act, None, (("fire", ""),), []) == ([], "nothing")


# what is kept


def test_only_what_is_still_needed_is_kept(tmp_path: Path) -> None:
    made = module(
        tmp_path,
        """
        @procedure
        def fire(g, firer, target, range_) -> Procedure[int]:
            scratch = [firer, target]
            drm = len(scratch) + range_
            card = yield (firer, "card")
            drm += card
            dice = yield "roll"
            for die in dice:
                drm += die
            total = sum(die for die in (drm, 1))
            g.log.append((lambda target: target)(total))
            yield "anything"
            return target
        """,
    )
    assert kept(made.fire) == [("firer", "target", "drm"), ("target", "drm"), ("target",)]
    assert play(made.fire, SimpleNamespace(log=[]), ("R1", "B1", 2), [1, (1, 2), None])[1] == "B1"


def test_a_loop_keeps_what_its_next_round_needs(tmp_path: Path) -> None:
    made = module(
        tmp_path,
        """
        @procedure
        def rounds(g, units) -> Procedure[int]:
            n = 0
            while units:
                first, *rest = units
                unused = n
                yield first
                units = tuple(rest)
                n += 1
            return n
        """,
    )
    assert kept(made.rounds) == [("first", "n", "rest")]


def test_a_name_may_be_unbound_at_a_decision(tmp_path: Path) -> None:
    made = module(
        tmp_path,
        """
        @procedure
        def perhaps(g, known) -> Procedure[int]:
            if known:
                x = 1
            yield "first"
            if known != 2:
                del known
            yield "second"
            return x

        @procedure
        def handled(g) -> Procedure[int]:
            error = 5
            try:
                g.go()
            except ValueError as error:
                pass
            yield "again"
            return error
        """,
    )
    assert play(made.perhaps, None, (1,), [0, 0]) == (["first", "second"], 1)
    stack = procedure.start(made.perhaps.__procedure__, (0,))
    procedure.run(None, stack)
    procedure.answer(None, stack, 0)
    with pytest.raises(UnboundLocalError, match="'x'"):
        procedure.answer(None, stack, 0)

    def fail() -> None:
        raise ValueError

    assert play(made.handled, SimpleNamespace(go=int), (), [0]) == (["again"], 5)
    stack = procedure.start(made.handled.__procedure__)
    procedure.run(SimpleNamespace(go=fail), stack)
    with pytest.raises(UnboundLocalError, match="'error'"):
        procedure.answer(None, stack, 0)


def test_the_list_made_by_a_rule_may_not_be_kept() -> None:
    text = r"test_procedure.py:\d+: tests.engine.test_procedure.keeper keeps found \(list\) across a decision: \[1\]"
    with pytest.raises(AssertionError, match=text):
        procedure.run(None, procedure.start(keeper.__procedure__))  # type: ignore[attr-defined]


@procedure.procedure
def keeper(g: Any) -> Procedure[list[int]]:
    found = [1]
    yield "question"
    return found


# errors, lines and names


RAISES = """
@procedure
def outer(g) -> Procedure[None]:
    yield from inner(
        g,
        3,
    )

@procedure
def inner(g, n) -> Procedure[None]:
    for i in range(n):
        yield ("again", i)
        if i == 1:
            raise ValueError(i)
"""


def test_tracebacks_show_the_rule(tmp_path: Path) -> None:
    made = module(tmp_path, RAISES)
    stack = procedure.start(made.outer.__procedure__)
    procedure.run(None, stack)
    procedure.answer(None, stack, None)
    with pytest.raises(ValueError, match="1") as caught:
        procedure.answer(None, stack, None)
    last = traceback.extract_tb(caught.value.__traceback__)[-1]
    assert (last.filename, last.lineno, last.name, last.line) == (
        made.__file__,
        16,
        "inner",
        "raise ValueError(i)",
    )
    assert [c.name.rpartition(".")[2] for c, _, _ in stack] == ["outer", "inner"]
    assert [c.points[point][0] for c, point, _ in stack[:1]] == [6]


def test_names_and_digests(tmp_path: Path) -> None:
    text = "@procedure\ndef one(g) -> Procedure[None]:\n    yield 1\n"
    made, other = module(tmp_path, text), module(tmp_path, text.replace("yield 1", "yield 2"))
    compiled = made.one.__procedure__
    assert compiled.name == f"{made.__name__}.one"
    assert PROCEDURES[compiled.name] is compiled
    assert compiled.source_digest != other.one.__procedure__.source_digest
    assert procedure.digest_of(made.__name__ + ".") != procedure.digest_of(other.__name__ + ".")
    assert procedure.digest_of(made.__name__ + ".") == procedure.digest_of(made.__name__ + ".o")
    assert repr(compiled) == f"<procedure {made.__name__}.one>"


def test_the_name_of_a_procedure_of_a_title(tmp_path: Path) -> None:
    made = module(
        tmp_path,
        "__name__ = 'grognard.games.nothing.rules.s01'\n@procedure\ndef one(g) -> Procedure[None]:\n    yield 1\n",
    )
    assert made.one.__procedure__.name == "nothing.rules.s01.one"


def test_reload_is_allowed_and_a_namesake_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    text = "from grognard.engine.procedure import *\n@procedure\ndef one(g):\n    x = yield 1\n    return x\n"
    file = tmp_path / "reloaded_rules.py"
    file.write_text(text)
    made = importlib.import_module("reloaded_rules")
    made = importlib.reload(made)
    assert play(made.one, None, (), [5]) == ([1], 5)
    file.write_text(text + text.replace("yield 1", "yield 1234"))
    with pytest.raises(NameError, match=r"two procedures called reloaded_rules\.one"):
        importlib.reload(made)
    del sys.modules["reloaded_rules"]
