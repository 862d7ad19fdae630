"""Resumable procedures: the decorator and the machine that runs frames.

A procedure is written as a generator function and compiled when its module is imported. While it waits it is
the tuple (procedure, point, locals), so a game in mid-procedure is copied as a list and saved as JSON.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Generator, Iterable
from types import FunctionType
from typing import Any, NamedTuple, TypeAlias, TypeVar

from grognard.engine.compile import LAYOUT, Call, Compiler, Resume
from grognard.engine.plain import from_plain, is_plain, short_module, to_plain
from grognard.engine.syntax import ASK, RETURN

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Generator[Any, Any, Any]])
Procedure: TypeAlias = Generator[Any, Any, T]
"""What a procedure returns: `def fire(g: State, firer: UnitId) -> Procedure[bool]`."""

CHECK_FRAMES = False
"""Whether every suspended frame is searched for values that are not plain. Tests turn it on."""


class Compiled:
    """A procedure that can be suspended as data.

    `resume(game, point, locals, answer)` returns (ASK, frame, question), (CALL, frame, the frame called) or
    (RETURN, None, value); `call(*args, **kwargs)` makes the first frame, at point 0. Where a question is
    asked, `point` asks it again and `point + 1` goes on with the answer. `points` tells the line and names
    of the locals at each point, `calls` the line and name of each procedure performed.
    """

    __slots__ = ("asks", "call", "calls", "generator", "name", "points", "resume", "source_digest")
    resume: Resume
    call: Call

    def __init__(self, fn: FunctionType) -> None:
        compiler = Compiler(fn)
        self.name = f"{short_module(fn.__module__)}.{fn.__qualname__}"
        self.generator = fn
        self.resume, self.call = compiler.compile(self)
        self.points, self.asks, self.calls = compiler.points, frozenset(compiler.asks), tuple(compiler.calls)
        self.source_digest = hashlib.sha256((LAYOUT + compiler.source).encode()).hexdigest()

    def enter(self, args: tuple[Any, ...], kwargs: dict[str, Any] | None = None) -> tuple[Any, ...]:
        """The locals at point 0 for these arguments; the game is not among them."""
        return self.call(*args, **(kwargs or {}))[2]

    def __repr__(self) -> str:
        return f"<procedure {self.name}>"


Frame = tuple[Compiled, int, tuple[Any, ...]]
Stack = list[Frame]
PROCEDURES: dict[str, Compiled] = {}


class Finished(NamedTuple):
    """What the machine gives instead of a question when the last procedure has returned."""

    value: Any


def procedure(fn: F) -> F:
    """Make a generator function a procedure. It is returned unchanged, with the attribute `__procedure__`."""
    assert isinstance(fn, FunctionType), f"{fn} is not a function"
    compiled = Compiled(fn)
    known = PROCEDURES.get(compiled.name)
    if known is not None and known.source_digest != compiled.source_digest:
        raise NameError(f"there are two procedures called {compiled.name}")
    PROCEDURES[compiled.name] = compiled
    fn.__procedure__ = compiled  # type: ignore[attr-defined]
    return fn


# the machine


def start(compiled: Compiled, args: Iterable[Any] = ()) -> Stack:
    """The stack of a procedure about to begin. `run` begins it."""
    return [compiled.call(*args)]


def run(g: Any, stack: Stack, value: Any = None) -> Any:
    """Go on until something is asked, and return the question; `Finished` when the stack is empty.

    If a rule raises, the stack still shows where.
    """
    compiled, point, local = stack[-1]
    while True:
        kind, frame, payload = compiled.resume(g, point, local, value)
        if kind == RETURN:
            stack.pop()
            if not stack:
                return Finished(payload)
            compiled, point, local = stack[-1]
            value = payload
            continue
        if CHECK_FRAMES:
            check_frame(frame)
        stack[-1] = frame
        if kind == ASK:
            return payload
        stack.append(payload)
        compiled, point, local = payload


def answer(g: Any, stack: Stack, value: Any) -> Any:
    """Give an answer to the question asked by the top frame, and go on as `run` does."""
    compiled, point, local = stack[-1]
    stack[-1] = (compiled, point + 1, local)
    return run(g, stack, value)


def reask(g: Any, stack: Stack) -> Any:
    """The question of the top frame, evaluated anew."""
    compiled, point, local = stack[-1]
    assert point in compiled.asks, f"{compiled.name} asks nothing at point {point}"
    return compiled.resume(g, point, local, None)[2]


# the same text as a plain generator


class GeneratorRun:
    """A procedure run as the generator it is written as. `asked` is the question, or `Finished`."""

    __slots__ = ("asked", "generator")

    def __init__(self, generator: Generator[Any, Any, Any]) -> None:
        self.generator = generator
        self.asked: Any = None
        self.answer(None)

    def answer(self, value: Any) -> Any:
        """Give an answer; return the next question, or `Finished`."""
        try:
            self.asked = self.generator.send(value)
        except StopIteration as stop:
            self.asked = Finished(stop.value)
        return self.asked


def run_generator(
    fn: Callable[..., Generator[Any, Any, Any]], g: Any, args: Iterable[Any] = ()
) -> GeneratorRun:
    """Begin a procedure without the compiler, to compare the two."""
    return GeneratorRun(fn(g, *args))


# frames as data


def check_frame(frame: Frame) -> None:
    """Fail if a frame keeps a value that is not plain."""
    compiled, point, local = frame
    for i, value in enumerate(local):
        if not is_plain(value):
            line, names = compiled.points[point]
            file = compiled.generator.__code__.co_filename
            kind = type(value).__qualname__
            raise AssertionError(
                f"{file}:{line}: {compiled.name} keeps {names[i]} ({kind}) across a decision: {value!r}"
            )


def frame_to_plain(frame: Frame) -> list[Any]:
    """A frame as JSON-able data: [name, point, [locals]]."""
    compiled, point, local = frame
    try:
        return [compiled.name, point, [to_plain(value) for value in local]]
    except AssertionError:
        check_frame(frame)  # says which variable of which line it is
        raise


def frame_from_plain(data: list[Any]) -> Frame:
    """The frame that `frame_to_plain` wrote. LookupError if there is no such procedure or point."""
    name, point, local = data
    compiled = PROCEDURES[name]
    if len(compiled.points[point][1]) != len(local):
        raise LookupError(f"{name} has other variables at point {point}")
    return compiled, point, tuple(map(from_plain, local))


# about all procedures


def digest_of(prefix: str) -> str:
    """A digest over the sources of all procedures whose names begin so."""
    found = sorted(name for name in PROCEDURES if name.startswith(prefix))
    return hashlib.sha256("".join(f"{n} {PROCEDURES[n].source_digest}\n" for n in found).encode()).hexdigest()


def unresolved(prefix: str) -> list[str]:
    """Each `yield from` of something that is no procedure: file, line and name. There should be none."""
    wrong = []
    for compiled in (c for name, c in PROCEDURES.items() if name.startswith(prefix)):
        code, scope = compiled.generator.__code__, compiled.generator.__globals__
        for line, dotted in compiled.calls:
            first, *rest = dotted.split(".")
            if first in code.co_varnames or first in code.co_cellvars:
                continue  # a local variable: known only when the rule runs
            found = scope.get(first)
            for part in rest:
                found = getattr(found, part, None)
            if not hasattr(found, "__procedure__"):
                wrong.append(f"{code.co_filename}:{line}: {dotted}")
    return wrong
