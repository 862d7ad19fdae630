"""Small pieces of syntax tree for the compiler of procedures, and the tree of a given function."""

from __future__ import annotations

import ast
import functools
import linecache
from types import FunctionType

ASK, CALL, RETURN = 0, 1, 2
"""What a step of a procedure ends with."""


def load(name: str) -> ast.Name:
    return ast.Name(name, ast.Load())


def store(name: str) -> ast.Name:
    return ast.Name(name, ast.Store())


def assign(name: str, value: ast.expr) -> ast.Assign:
    return ast.Assign([store(name)], value)


def tuple_of(*elements: ast.expr) -> ast.Tuple:
    return ast.Tuple(list(elements), ast.Load())


def stored(names: list[str]) -> ast.Tuple:
    """Several names as the target of one assignment."""
    return ast.Tuple([store(n) for n in names], ast.Store())


def returned(value: ast.expr | None) -> ast.Return:
    return ast.Return(tuple_of(ast.Constant(RETURN), ast.Constant(None), value or ast.Constant(None)))


def looked_up(name: str) -> ast.Call:
    found = ast.Attribute(ast.Call(load("__locals"), [], []), "get", ast.Load())
    return ast.Call(found, [ast.Constant(name), load("__unset")], [])


def arguments(names: list[str]) -> ast.arguments:
    return ast.arguments([], [ast.arg(n) for n in names], None, [], [], None, [])


def function(name: str, arguments: ast.arguments, body: list[ast.stmt]) -> ast.FunctionDef:
    return ast.FunctionDef(name, arguments, body, [], None)


def is_dotted(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) or (isinstance(node, ast.Attribute) and is_dotted(node.value))


def find(file: str, fn: FunctionType) -> tuple[ast.FunctionDef, str]:
    """The tree of a function and its text. Each tree is handed out once, since the compiler changes it."""
    linecache.checkcache(file)
    lines = linecache.getlines(file, fn.__globals__)
    line = fn.__code__.co_firstlineno
    if line not in _functions("".join(lines)):
        _functions.cache_clear()  # compiled before: the module is being reloaded
    tree = _functions("".join(lines)).pop(line, None)
    if tree is None:
        raise SyntaxError(f"{file}:{line}: {fn.__name__}: a procedure is a `def` in a source file")
    return tree, "".join(lines[line - 1 : tree.end_lineno])


@functools.lru_cache(maxsize=1)
def _functions(text: str) -> dict[int, ast.FunctionDef]:
    """The functions of a source text, by first line (that of the first decorator)."""
    functions = [n for n in ast.walk(ast.parse(text)) if isinstance(n, ast.FunctionDef)]
    return {min([n.lineno, *(d.lineno for d in n.decorator_list)]): n for n in functions}
