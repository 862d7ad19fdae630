"""Where rules are cited: in `@rule(...)`, in the comments of code, and in the comments of data files."""

from __future__ import annotations

import ast
import functools
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

MARKERS = frozenset({"rule", "proves"})
"""The decorators whose arguments are rule numbers."""
_WORD = re.compile(r"[^\s,;()\[\]{}]+(?:\(\d+\)[^\s,;()\[\]{}]*)?")
"""A word; rule numbers such as 7.7.3(2)#1 have parentheses within."""
_TOML_COMMENT = re.compile(r"""^(?:[^"'#]|"[^"]*"|'[^']*')*#(.*)$""")


class Place(Struct, frozen=True, order=True):
    """A line that cites a rule."""

    file: str
    line: int


@functools.lru_cache(maxsize=16)
def cited_in(folder: Path) -> dict[str, list[Place]]:
    """Every word of comments and of the arguments of markers below a folder, with its places."""
    found: dict[str, list[Place]] = {}
    for file in sorted(folder.rglob("*")):
        if file.suffix not in (".py", ".toml"):
            continue
        source, name = file.read_text("utf-8"), file.relative_to(folder).as_posix()
        for line, text in _python(source) if file.suffix == ".py" else _toml(source):
            for word in words(text):
                found.setdefault(word, []).append(Place(name, line))
    return found


def words(text: str) -> set[str]:
    """The words of a text without the punctuation around them."""
    return {word.strip(".:!?'\"`") for word in _WORD.findall(text)}


def _python(source: str) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _name(node.func) in MARKERS:
            for argument in node.args:
                if isinstance(argument, ast.Constant):
                    yield argument.lineno, str(argument.value)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("#")


def _name(function: ast.expr) -> str:
    return str(getattr(function, "id", getattr(function, "attr", "")))


def _toml(source: str) -> Iterator[tuple[int, str]]:
    for line, text in enumerate(source.splitlines(), start=1):
        comment = _TOML_COMMENT.match(text)
        if comment:
            yield line, comment.group(1)
