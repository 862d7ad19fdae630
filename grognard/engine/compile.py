"""The compiler of procedures: cuts a generator function into blocks at its decisions.

`x = yield question` at point k becomes: return the question and the names still needed; block k, which asks
again; and block k + 1, which goes on with the answer. Statements without a decision are left as they are. All
nodes keep their line numbers, so tracebacks and coverage show the rule's own text.
"""

from __future__ import annotations
import __future__

import ast
import inspect
from collections.abc import Callable
from enum import Enum
from types import FunctionType
from typing import Any, NoReturn

from grognard.engine.liveness import DECISIONS, SCOPES, Liveness, has_decision, own_nodes, parameter_names
from grognard.engine.syntax import (
    ASK,
    CALL,
    arguments,
    assign,
    find,
    function,
    is_dotted,
    load,
    looked_up,
    returned,
    store,
    stored,
    tuple_of,
)

LAYOUT = "1"
"""Change this when the same source is cut or saved differently, so that older snapshots are not trusted."""

Resume = Callable[[Any, int, tuple[Any, ...], Any], tuple[int, Any, Any]]
Call = Callable[..., tuple[Any, int, tuple[Any, ...]]]
Label = list[ast.Constant]  # the numbers to be filled in once the block begins


class Unset(Enum):
    """Stands in a saved frame for a variable that was not bound."""

    UNSET = 0


class Compiler:
    """Compiles one procedure. `points`, `asks` and `calls` tell what was found in it."""

    def __init__(self, fn: FunctionType) -> None:
        self.fn, self.file = fn, inspect.getsourcefile(fn) or "?"
        self.tree, self.source = find(self.file, fn)
        self.check_signature()
        self.game, *self.parameters = parameter_names(self.tree.args)
        self.check_names()
        self.live = Liveness(self.tree, self.game)
        self.order = {
            n: i for i, n in enumerate([*self.parameters, *sorted(self.live.locals - set(self.parameters))])
        }
        self.blocks: list[list[ast.stmt]] = [[]]
        self.loops: list[tuple[Label, Label]] = []  # where `continue` and `break` go
        self.counters: list[str] = []  # the hidden variables of the `for` loops around
        self.points = {0: (self.tree.lineno, tuple(self.parameters))}  # line and names of each resume point
        self.asks: set[int] = set()
        self.calls: list[tuple[int, str]] = []  # line and callee

    def compile(self, owner: Any) -> tuple[Resume, Call]:
        """The functions that go on at a point and that make the first frame; frames name their `owner`."""
        self.unpack(self.tree, self.parameters)
        self.statements(self.tree.body[ast.get_docstring(self.tree, clean=False) is not None :])
        self.emit(self.tree.body[-1], returned(None))
        loop = ast.While(ast.Constant(True), self.dispatch(0, len(self.blocks)), [])
        first = tuple_of(load("__self"), ast.Constant(0), tuple_of(*map(load, self.parameters)))
        names = [self.game, "__point", "__local", "__answer"]
        inner = [
            function(self.fn.__name__, arguments(names), [loop]),
            function("__call", self.signature(), [ast.Return(first)]),
            ast.Return(tuple_of(load(self.fn.__name__), load("__call"))),
        ]
        outer = function("__make", arguments(["__self", "__unset", "__locals", "__tuple", "__len"]), inner)
        module = ast.fix_missing_locations(ast.Module([ast.copy_location(outer, self.tree)], []))
        flags = self.fn.__code__.co_flags & __future__.annotations.compiler_flag
        scope: dict[str, Any] = {}
        exec(compile(module, self.file, "exec", flags, dont_inherit=True), self.fn.__globals__, scope)
        resume, call = scope["__make"](owner, Unset.UNSET, locals, tuple, len)
        call.__defaults__, call.__kwdefaults__ = self.fn.__defaults__, self.fn.__kwdefaults__
        for made in (resume, call):
            made.__qualname__, made.__module__ = self.fn.__qualname__, self.fn.__module__
        return resume, call

    def signature(self) -> ast.arguments:
        """That of the function itself without the game; the values of its defaults are set later."""
        args = self.tree.args
        positional = [a for a in args.posonlyargs if a.arg != self.game]
        named = [a for a in args.args if a.arg != self.game]
        return ast.arguments(
            positional, named, None, args.kwonlyargs, [None] * len(args.kwonlyargs), None, []
        )

    def dispatch(self, low: int, high: int) -> list[ast.stmt]:
        """A binary search on the resume point."""
        if high - low == 1:
            return self.blocks[low]
        middle = (low + high) // 2
        test = ast.Compare(load("__point"), [ast.Lt()], [ast.Constant(middle)])
        return [ast.If(test, self.dispatch(low, middle), self.dispatch(middle, high))]

    # what is refused

    def refuse(self, where: ast.AST, words: str) -> NoReturn:
        raise SyntaxError(f"{self.file}:{getattr(where, 'lineno', 0)}: {self.fn.__name__}: {words}")

    def check_signature(self) -> None:
        args = self.tree.args
        if not inspect.isgeneratorfunction(self.fn):
            self.refuse(self.tree, "a procedure contains a decision; write this as a plain function")
        if self.fn.__code__.co_freevars:
            self.refuse(
                self.tree,
                f"uses variables of an enclosing function: {', '.join(self.fn.__code__.co_freevars)}",
            )
        if args.vararg or args.kwarg:
            self.refuse(self.tree, "a procedure names all its parameters; no *args or **kwargs")
        if not (args.posonlyargs or args.args) or len(args.defaults) == len(args.posonlyargs + args.args):
            self.refuse(self.tree, "the first parameter of a procedure is the game")

    def check_names(self) -> None:
        for n in (n for s in self.tree.body for n in ast.walk(s)):
            if isinstance(n, ast.Name):
                if n.id.startswith("__") and not n.id.endswith("__"):
                    self.refuse(n, f"names that begin with two underscores are the compiler's: {n.id}")
                if n.id == self.game and not isinstance(n.ctx, ast.Load):
                    self.refuse(n, f"{self.game} is the game and is never assigned")
        for n in own_nodes(*self.tree.body):
            if isinstance(n, ast.Global | ast.Nonlocal):
                self.refuse(n, "a procedure keeps its facts in the game, not in global variables")
            if isinstance(n, ast.ClassDef | ast.AsyncFunctionDef):
                self.refuse(n, "no class and no async function inside a procedure")

    def refuse_place(self, s: ast.stmt) -> NoReturn:
        """Say where a decision stands that cannot stand there."""
        where = "an expression"
        match s:
            case ast.If() | ast.While():
                where = "a condition"
            case ast.For():
                where = "the iterable of a for"
            case ast.Match():
                where = "the subject or a guard of a match"
            case ast.Try() | ast.TryStar():
                where = "a try"
            case ast.With():
                where = "a with"
            case ast.AugAssign():
                where = "an augmented assignment"
        inside = next(n for n in own_nodes(s) if isinstance(n, DECISIONS))
        self.refuse(
            inside, f"a decision is a statement of its own, `x = yield ...`; it cannot stand inside {where}"
        )

    # statements

    def statements(self, body: list[ast.stmt]) -> None:
        for s in body:
            self.statement(s)

    def statement(self, s: ast.stmt) -> None:
        match s:
            case _ if not has_decision(s):
                made = _Rewriter(self).visit(s)
                self.blocks[-1].extend(made if isinstance(made, list) else [made])
            case ast.Assign(targets=targets, value=ast.Yield() | ast.YieldFrom() as value):
                self.suspend(s, value, targets)
            case ast.AnnAssign(target=target, value=ast.Yield() | ast.YieldFrom() as value):
                self.suspend(s, value, [target])
            case ast.Expr(value=ast.Yield() | ast.YieldFrom() as value):
                self.suspend(s, value, [])
            case ast.Return(value=ast.Yield() | ast.YieldFrom() as value):
                self.suspend(s, value, [])
                self.emit(s, returned(load("__answer")))
            case ast.If(test=test) if not has_decision(test):
                self.branch(s)
            case ast.While(test=test) if not has_decision(test):
                self.loop(s, None if isinstance(test, ast.Constant) and test.value else test, [])
            case ast.For(iter=iterable) if not has_decision(iterable):
                self.for_each(s)
            case ast.Match(subject=subject) if not any(
                map(has_decision, [subject, *(c.guard for c in s.cases)])
            ):
                self.match(s)
            case _:
                self.refuse_place(s)

    def suspend(self, s: ast.stmt, value: ast.Yield | ast.YieldFrom, targets: list[ast.expr]) -> None:
        if any(map(has_decision, targets)):
            self.refuse_place(s)
        names = sorted(self.live.saved[value], key=self.order.__getitem__) + self.counters
        point = len(self.blocks)
        frame = tuple_of(load("__self"), ast.Constant(point), self.pack(names))
        self.points[point] = (s.lineno, tuple(names))
        if isinstance(value, ast.YieldFrom):
            self.emit(s, ast.Return(tuple_of(ast.Constant(CALL), frame, self.called(value))))
        else:
            question = self.question(value)
            self.emit(s, ast.Return(tuple_of(ast.Constant(ASK), frame, question)))
            self.begin_block()
            self.unpack(s, names)
            again = tuple_of(load("__self"), ast.Constant(point), load("__local"))
            self.emit(s, ast.Return(tuple_of(ast.Constant(ASK), again, question)))
            self.asks.add(point)
        self.begin_block()
        self.unpack(s, names)
        if targets:
            self.emit(s, ast.Assign(targets, load("__answer")))

    def question(self, value: ast.Yield) -> ast.expr:
        if value.value is None:
            self.refuse(value, "yield what? A procedure yields a question")
        for n in own_nodes(value.value):
            if isinstance(n, DECISIONS):
                self.refuse(n, "a decision cannot stand inside a question")
            if isinstance(n, ast.NamedExpr):
                self.refuse(n, "a question is evaluated more than once and assigns nothing; assign before it")
        return value.value

    def called(self, value: ast.YieldFrom) -> ast.expr:
        """`f(g, a, k=b)` becomes `f.__procedure__.call(a, k=b)`, the first frame of f."""
        call = value.value
        if not (isinstance(call, ast.Call) and is_dotted(call.func)):
            self.refuse(
                value, "`yield from` performs a procedure by its name: `yield from module.name(game, ...)`"
            )
        if not (call.args and isinstance(call.args[0], ast.Name) and call.args[0].id == self.game):
            self.refuse(
                value, f"the first argument of {ast.unparse(call.func)} must be the game, {self.game}"
            )
        for part in (*call.args, *call.keywords):
            if has_decision(part):
                self.refuse(value, "a decision cannot stand inside an argument")
        self.calls.append((value.lineno, ast.unparse(call.func)))
        function = ast.Attribute(ast.Attribute(call.func, "__procedure__", ast.Load()), "call", ast.Load())
        return ast.copy_location(ast.Call(function, call.args[1:], call.keywords), call)

    def branch(self, s: ast.If) -> None:
        otherwise, end = Label(), Label()
        self.jump_unless(s, s.test, otherwise)
        self.statements(s.body)
        self.jump(s, end)
        if s.orelse:
            self.begin_block(otherwise)
            self.statements(s.orelse)
            self.jump(s, end)
            self.begin_block(end)
        else:
            self.begin_block(otherwise, end)

    def match(self, s: ast.Match) -> None:
        """The match itself only picks a block."""
        end, bodies = Label(), [(Label(), case) for case in s.cases]
        cases = [ast.match_case(c.pattern, c.guard, self.jump_nodes(c.body[0], label)) for label, c in bodies]
        self.emit(s, ast.Match(s.subject, cases))
        self.jump(s, end)
        for label, case in bodies:
            self.begin_block(label)
            self.statements(case.body)
            self.jump(s, end)
        self.begin_block(end)

    def loop(self, s: ast.While | ast.For, test: ast.expr | None, take: list[ast.stmt]) -> None:
        top, done, out = Label(), Label(), Label()
        self.jump(s, top)
        self.begin_block()
        start = len(self.blocks) - 1
        if test is not None:
            self.jump_unless(s, test, done)
        for statement in take:
            self.emit(s, statement)
        self.loops.append((top, out))
        self.statements(s.body)
        self.loops.pop()
        self.jump(s, top)
        for number in top:
            number.value = start
        self.begin_block(done)
        if s.orelse:
            self.statements(s.orelse)
            self.jump(s, out)
            self.begin_block(out)
        else:
            self.land(out)

    def for_each(self, s: ast.For) -> None:
        """Iterate over a tuple taken at the start, with a counter that can be saved."""
        items, i = f"__items{len(self.counters)}", f"__i{len(self.counters)}"
        self.emit(s, assign(items, ast.Call(load("__tuple"), [s.iter], [])))
        self.emit(s, assign(i, ast.Constant(0)))
        more = ast.Compare(load(i), [ast.Lt()], [ast.Call(load("__len"), [load(items)], [])])
        take = ast.Assign([s.target], ast.Subscript(load(items), load(i), ast.Load()))
        self.counters += [items, i]
        self.loop(s, more, [take, ast.AugAssign(store(i), ast.Add(), ast.Constant(1))])
        del self.counters[-2:]

    # blocks and jumps

    def emit(self, where: ast.stmt, node: ast.stmt) -> None:
        self.blocks[-1].append(ast.copy_location(node, where))

    def begin_block(self, *arriving: Label) -> None:
        self.blocks.append([])
        for label in arriving:
            self.land(label)

    def land(self, label: Label) -> None:
        for number in label:
            number.value = len(self.blocks) - 1

    def jump_nodes(self, where: ast.stmt, label: Label) -> list[ast.stmt]:
        label.append(ast.Constant(-1))
        return [
            ast.copy_location(assign("__point", label[-1]), where),
            ast.copy_location(ast.Continue(), where),
        ]

    def jump(self, where: ast.stmt, label: Label) -> None:
        if not (self.blocks[-1] and isinstance(self.blocks[-1][-1], ast.Return | ast.Continue | ast.Raise)):
            self.blocks[-1] += self.jump_nodes(where, label)

    def jump_unless(self, where: ast.stmt, test: ast.expr, label: Label) -> None:
        self.emit(where, ast.If(ast.UnaryOp(ast.Not(), test), self.jump_nodes(where, label), []))

    # saved locals

    def pack(self, names: list[str]) -> ast.Tuple:
        """The names as a tuple; one that may be unbound is looked up, and `Unset` stands for it."""
        unsure = self.live.unsure
        return tuple_of(*(looked_up(n) if n in unsure else load(n) for n in names))

    def unpack(self, where: ast.stmt, names: list[str]) -> None:
        if not names:
            return
        self.emit(
            where,
            ast.Assign(
                [stored(names)],
                load("__local"),
            ),
        )
        for name in (n for n in names if n in self.live.unsure):
            test = ast.Compare(load(name), [ast.Is()], [load("__unset")])
            self.emit(where, ast.If(test, [ast.Delete([ast.Name(name, ast.Del())])], []))


class _Rewriter(ast.NodeTransformer):
    """In a statement that is not cut: `return`, and `break` and `continue` of a loop that is."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler, self.depth = compiler, 0

    def visit(self, node: ast.AST) -> Any:
        return node if isinstance(node, (ast.expr, *SCOPES)) else super().visit(node)

    def visit_Return(self, node: ast.Return) -> ast.AST:
        return ast.copy_location(returned(node.value), node)

    def visit_Break(self, node: ast.Break) -> Any:
        return node if self.depth else self.compiler.jump_nodes(node, self.compiler.loops[-1][1])

    def visit_Continue(self, node: ast.Continue) -> Any:
        return node if self.depth else self.compiler.jump_nodes(node, self.compiler.loops[-1][0])

    def _visit_loop(self, node: ast.For | ast.While) -> ast.AST:
        self.depth += 1
        node.body = self._all(node.body)
        self.depth -= 1
        node.orelse = self._all(node.orelse)
        return node

    visit_For = visit_While = _visit_loop  # noqa: N815

    def _all(self, body: list[ast.stmt]) -> list[ast.stmt]:
        made = map(self.visit, body)
        return [s for m in made for s in (m if isinstance(m, list) else [m])]
