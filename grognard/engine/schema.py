"""The JSON Schema of a title's documents, generated from the structs that read them.

Words come from where the fields are declared: a text below a field describes it, the docstring of a struct the whole.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from grognard.engine.moment import Moment
from grognard.engine.title import PACE, REACTIONS, Title, rulings_of

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def document_schema(title: Title) -> dict[str, Any]:
    """The schema of every document that `grognard.new` reads for this title."""
    (_, moment), parts = msgspec.json.schema_components((title.form, Moment), ref_template="#/$defs/{name}")
    for kind in _structs(title.form) | _structs(Moment):
        if kind.__name__ in parts:
            _describe(parts[kind.__name__], kind)
    whole = parts.pop(title.form.__name__)
    properties = whole["properties"]
    properties["moment"] = {
        **moment,
        "description": "Where the game stands within an operation; written by `document()`.",
    }
    properties["options"] = _options(title)
    properties["next"] = _next(title)
    properties["forced"] = _forced(title)
    return {
        "$schema": DIALECT,
        "title": f"A position of {title.name['en']}",
        **{key: value for key, value in whole.items() if key != "title"},
        "$defs": parts,
    }


def _options(title: Title) -> dict[str, Any]:
    known = {"reactions": REACTIONS, "pace": PACE, **title.options}
    found: dict[str, Any] = {name: {"enum": list(values)} for name, values in known.items()}
    for name, ruling in rulings_of(title).items():
        found[name] = {"enum": list(ruling.choices), "description": f"{ruling.rule}: {ruling.question['en']}"}
    return {
        "type": "object",
        "description": "Options of the game and readings of the rules.",
        "properties": found,
        "additionalProperties": False,
    }


def _next(title: Title) -> dict[str, Any]:
    """What chance may be told to say; behind a kind of roll may stand whom it concerns, as in `check-fire:g2`."""
    found: dict[str, Any] = {"dice": {"description": "whatever dice are rolled next", "type": "array"}}
    about: dict[str, Any] = {}
    for kind, roll in title.rolls.items():
        face = {"type": "integer", "minimum": 1, "maximum": roll.faces}
        dice: dict[str, Any] = {"type": "array", "items": face}
        if roll.dice:
            dice |= {"minItems": roll.dice, "maxItems": roll.dice}
        found[kind] = {"description": roll.words, "type": "array", "items": dice}
        about[f"^{kind}:.+$"] = {"type": "array", "items": dice}
    for source, words in title.sources.items():
        found[source] = {"description": words, "type": "array"}
        about[f"^{source}:.+$"] = {"type": "array"}
    return {
        "type": "object",
        "description": "What chance says next, before it speaks for itself.",
        "properties": found,
        "patternProperties": about,
        "additionalProperties": False,
    }


def _forced(title: Title) -> dict[str, Any]:
    charts = {
        name: {"type": "array", "items": {"enum": list(results)}} for name, results in title.charts.items()
    }
    return {
        "type": "object",
        "description": "The next results of charts, whatever the dice say.",
        "properties": charts,
        "additionalProperties": False,
    }


# words


def _describe(schema: dict[str, Any], kind: type[Struct]) -> None:
    words = _field_words(kind)
    for name, field in schema.get("properties", {}).items():
        if name in words:
            field["description"] = words[name]


def _field_words(kind: type[Struct]) -> dict[str, str]:
    """The text below each field, of base classes too."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if issubclass(base, Struct) and base is not Struct:
            found |= _own_field_words(base)
    return found


@cache
def _own_field_words(kind: type[Struct]) -> dict[str, str]:
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for field, text in zip(tree.body, tree.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(text, ast.Expr)
            and isinstance(text.value, ast.Constant)
            and isinstance(text.value.value, str)
        ):
            found[field.target.id] = inspect.cleandoc(text.value.value).replace("\n", " ")
    return found


def _structs(kind: Any) -> set[type[Struct]]:
    """All structs that a struct is made of, itself included."""
    found: set[type[Struct]] = set()
    ahead: list[Any] = [msgspec.inspect.type_info(kind)]
    while ahead:
        info = ahead.pop()
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in found:
                continue
            found.add(info.cls)
            ahead += [field.type for field in info.fields]
        else:
            ahead += [part for part in _inner(info) if isinstance(part, msgspec.inspect.Type)]
    return found


def _inner(info: msgspec.inspect.Type) -> list[Any]:
    values = [getattr(info, name) for name in info.__struct_fields__]
    return [part for value in values for part in (value if isinstance(value, tuple) else (value,))]
