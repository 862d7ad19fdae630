"""Which local variables of a procedure are still needed at each of its decisions.

A backward walk over the source: names needed after go in, names needed before come out. Whatever may be
needed on some path is needed; a name is dropped only where it is certainly overwritten.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

Names = frozenset[str]
NOTHING: Names = frozenset()
DECISIONS = (ast.Yield, ast.YieldFrom)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)


class Liveness:
    """`saved[decision]`: what must be kept while it waits; `unsure`: names that may then be unbound."""

    def __init__(self, tree: ast.FunctionDef, game: str) -> None:
        self.locals = bound_names(tree) - {game}
        self.saved: dict[ast.expr, Names] = {}
        self._loops: list[tuple[Names, Names]] = []  # needed at `continue`, needed at `break`
        entry = self._block(tree.body, NOTHING)
        self.unsure = (entry - set(parameter_names(tree.args))) | _unbound_by_hand(tree)

    def _block(self, body: list[ast.stmt], after: Names) -> Names:
        for s in reversed(body):
            after = self._statement(s, after)
        return after

    def _statement(self, s: ast.stmt, after: Names) -> Names:
        match s:
            case ast.Assign(targets=targets, value=value):
                return self._assign(targets, value, after)
            case ast.AnnAssign(target=target, value=value):
                return self._assign([target], value, after) if value else after
            case ast.AugAssign(target=ast.Name(id=name), value=value):
                return self._expression(value, after) | ({name} & self.locals)
            case ast.Expr(value=value):
                return self._assign([], value, after)
            case ast.Return(value=value):
                return self._assign([], value, NOTHING) if value else NOTHING
            case ast.Raise():
                return self._children(s, NOTHING)
            case ast.Assert(test=test, msg=message):
                return self._expression(test, self._expression(message, NOTHING) | after)
            case ast.Break():
                return self._loops[-1][1]
            case ast.Continue():
                return self._loops[-1][0]
            case ast.If(test=test, body=body, orelse=orelse):
                return self._expression(test, self._block(body, after) | self._block(orelse, after))
            case ast.While() | ast.For():
                return self._loop(s, after)
            case ast.Match():
                return self._match(s, after)
            case ast.With(
                items=items, body=body
            ):  # the manager may swallow an exception anywhere in the body
                return self._sequence(items, self._block(body, after) | after)
            case ast.Try() | ast.TryStar():
                return self._try(s, after)
            case ast.FunctionDef(name=name):
                return (after - {name}) | (free_names(s) & self.locals)
            case ast.Import() | ast.ImportFrom():
                return after - _imported(s)
            case _:
                return self._children(s, after)

    def _assign(self, targets: list[ast.expr], value: ast.expr, after: Names) -> Names:
        before = self._sequence(targets, after)
        match value:
            case ast.Yield(value=question):  # the question is asked again after a load: keep what it needs
                before = self._expression(question, before)
                self.saved[value] = self.saved.get(value, NOTHING) | before
                return before
            case ast.YieldFrom(value=call):
                self.saved[value] = self.saved.get(value, NOTHING) | before
                return self._expression(call, before)
        return self._expression(value, before)

    def _loop(self, s: ast.While | ast.For, after: Names) -> Names:
        endless = isinstance(s, ast.While) and isinstance(s.test, ast.Constant) and bool(s.test.value)
        out = NOTHING if endless else self._block(s.orelse, after)
        top, before = NOTHING, None
        while before != top:
            before = top
            self._loops.append((top, after))
            body = self._block(s.body, top)
            self._loops.pop()
            if isinstance(s, ast.While):
                top = self._expression(s.test, body | out)
            else:
                top = self._expression(s.target, body) | out
        return top if isinstance(s, ast.While) else self._expression(s.iter, top)

    def _match(self, s: ast.Match, after: Names) -> Names:
        before = after
        for case in reversed(s.cases):
            certain = (
                isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None and not case.guard
            )
            otherwise = NOTHING if certain else before
            matched = self._expression(case.guard, self._block(case.body, after) | otherwise)
            before = self._children(case.pattern, matched - frozenset(_captured(case.pattern))) | otherwise
        return self._expression(s.subject, before)

    def _try(self, s: ast.Try | ast.TryStar, after: Names) -> Names:
        """An exception may leave the body anywhere, so all that a handler needs is needed from the start."""
        last = self._block(s.finalbody, after)
        before = self._block(s.body, self._block(s.orelse, last)) | last
        for handler in s.handlers:
            before |= self._expression(handler.type, self._block(handler.body, last))
        return before

    def _expression(self, e: ast.AST | None, after: Names) -> Names:
        match e:
            case None:
                return after
            case ast.Name(id=name, ctx=ast.Store()):
                return after - {name}
            case ast.Name(id=name):
                return after | ({name} & self.locals)
            case ast.NamedExpr(target=target, value=value):
                return self._expression(value, self._expression(target, after))
            case ast.BoolOp(values=[first, *rest]):
                return self._expression(first, self._perhaps(rest, after))
            case ast.Compare(left=left, comparators=[first, *rest]):
                return self._sequence([left, first], self._perhaps(rest, after))
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return self._expression(test, self._expression(body, after) | self._expression(orelse, after))
            case ast.Dict(keys=keys, values=values):
                return self._sequence([e for pair in zip(keys, values, strict=True) for e in pair], after)
            case ast.Lambda() | ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
                return after | (free_names(e) & self.locals)
        return self._children(e, after)

    def _perhaps(self, expressions: list[ast.expr], after: Names) -> Names:
        """Expressions of which the later ones may be left out, as after `and`."""
        before = after
        for e in reversed(expressions):
            before = self._expression(e, before) | after
        return before

    def _sequence(self, nodes: Sequence[ast.AST | None], after: Names) -> Names:
        for node in reversed(nodes):
            after = self._expression(node, after)
        return after

    def _children(self, node: ast.AST, after: Names) -> Names:
        return self._sequence(list(ast.iter_child_nodes(node)), after)


def own_nodes(*nodes: ast.AST) -> list[ast.AST]:
    """The nodes and all below them, without the insides of functions, classes and lambdas."""
    found = list(nodes)
    for node in found:
        if not isinstance(node, SCOPES):
            found += ast.iter_child_nodes(node)
    return found


def has_decision(node: ast.AST | None) -> bool:
    """Whether the node itself (not a function defined inside it) yields."""
    return node is not None and any(isinstance(n, DECISIONS) for n in own_nodes(node))


def parameter_names(args: ast.arguments) -> list[str]:
    """The names of all parameters, in the order of the signature."""
    extra = [a for a in (args.vararg, args.kwarg) if a is not None]
    return [a.arg for a in (*args.posonlyargs, *args.args, *args.kwonlyargs, *extra)]


def bound_names(tree: ast.FunctionDef) -> Names:
    """Every name that is local to a function: its parameters and all that its body binds."""
    bound, elsewhere = set(parameter_names(tree.args)), set[str]()
    for s in tree.body:
        _bind(s, bound, elsewhere)
    return frozenset(bound - elsewhere)


def _bind(node: ast.AST, bound: set[str], elsewhere: set[str]) -> None:
    match node:
        case ast.Name(id=name, ctx=ast.Store() | ast.Del()):
            bound.add(name)
        case ast.Global(names=names) | ast.Nonlocal(names=names):
            elsewhere.update(names)
        case ast.Import() | ast.ImportFrom():
            bound.update(_imported(node))
        case ast.ExceptHandler(name=str(name)):
            bound.add(name)
        case ast.MatchAs() | ast.MatchStar() | ast.MatchMapping():
            bound.update(_captured(node))
    if isinstance(node, SCOPES):
        if not isinstance(node, ast.Lambda):
            bound.add(node.name)
    elif isinstance(node, COMPREHENSIONS):  # its loop variables are its own, but a walrus in it binds outside
        bound.update(n.target.id for n in own_nodes(node) if isinstance(n, ast.NamedExpr))
    else:
        for child in ast.iter_child_nodes(node):
            _bind(child, bound, elsewhere)


def free_names(node: ast.AST) -> Names:
    """The names that an expression or an inner function reads from outside itself."""
    match node:
        case ast.Name(id=name, ctx=ast.Load()):
            return frozenset({name})
        case ast.Lambda(args=args, body=body):
            return _free(args) | (free_names(body) - set(parameter_names(args)))
        case ast.FunctionDef(args=args, body=body):
            return _free(args, *node.decorator_list) | (_free(*body) - bound_names(node))
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            first = node.generators[0].iter
            inside = [n for n in ast.iter_child_nodes(node) if not isinstance(n, ast.comprehension)]
            for part in node.generators:
                inside += [part.target, *part.ifs, *([] if part.iter is first else [part.iter])]
            own = {
                n.id
                for part in node.generators
                for n in ast.walk(part.target)
                if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
            }
            return free_names(first) | (_free(*inside) - own)
    return _free(*ast.iter_child_nodes(node))


def _free(*nodes: ast.AST) -> Names:
    return NOTHING.union(*map(free_names, nodes))


def _captured(pattern: ast.AST) -> Iterator[str]:
    for n in ast.walk(pattern):
        name = n.rest if isinstance(n, ast.MatchMapping) else getattr(n, "name", None)
        if isinstance(name, str):
            yield name


def _imported(s: ast.Import | ast.ImportFrom) -> set[str]:
    return {alias.asname or alias.name.partition(".")[0] for alias in s.names}


def _unbound_by_hand(tree: ast.FunctionDef) -> Names:
    """Names that `del` or the end of an `except ... as name` unbinds."""
    nodes = own_nodes(*tree.body)
    deleted = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Del)}
    return frozenset(deleted | {n.name for n in nodes if isinstance(n, ast.ExceptHandler) and n.name})
