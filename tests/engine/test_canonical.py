"""Equal positions have the same text, whatever way their parts came."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from copy import copy
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import NODEFAULT, Struct

import grognard
import grognard.games
from grognard.engine.snapshot import canonical_text, dump_state

TITLES = ("gwc", "rpc", "oao", "gts")
EVERY = [(title, scenario.id) for title in TITLES for scenario in grognard.scenarios(title)]


def sparing_structs() -> list[type[Struct]]:
    """All structs of all titles that leave out what is as by default."""
    found: dict[str, type[Struct]] = {}
    for module in pkgutil.walk_packages(grognard.games.__path__, "grognard.games."):
        for kind in vars(importlib.import_module(module.name)).values():
            if inspect.isclass(kind) and issubclass(kind, Struct) and kind.__struct_config__.omit_defaults:
                found[f"{kind.__module__}.{kind.__qualname__}"] = kind
    return list(found.values())


SPARING = sparing_structs()


def another(value: Any) -> Any:
    """Something equal that is another object, if there can be one."""
    if isinstance(value, str):
        return "".join(list(value))
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int | float):
        return type(value)(str(value))
    return type(value)(list(value)) if isinstance(value, tuple | frozenset) else copy(value)


def test_there_are_such_structs() -> None:
    assert len(SPARING) >= 20
    assert {kind.__module__.split(".")[2] for kind in SPARING} == set(TITLES)


@pytest.mark.parametrize("kind", SPARING, ids=lambda kind: f"{kind.__module__[15:]}.{kind.__name__}")
@pytest.mark.parametrize("shape", ["dict", "tuple", "nested", "union", "any"])
def test_a_default_is_left_out_whichever_object_it_is(kind: type[Struct], shape: str) -> None:
    fields = msgspec.structs.fields(kind)
    needed = {f.name: 0 for f in fields if f.required}
    twins = {f.name: another(f.default) for f in fields if f.default is not NODEFAULT}
    types: dict[str, Any] = {
        "dict": dict[str, kind],  # type: ignore[valid-type]
        "tuple": dict[str, tuple[kind, ...]],  # type: ignore[valid-type]
        "nested": dict[str, dict[str, list[kind]]],  # type: ignore[valid-type]
        "union": dict[str, kind | None],  # type: ignore[valid-type]
        "any": dict[str, Any],
    }
    holder = msgspec.defstruct("Holder", [("held", types[shape])])

    def written(values: dict[str, Any]) -> bytes:
        one = kind(**{**needed, **values})
        held: dict[str, Any] = {"tuple": (one,), "nested": {"b": [one]}}
        return canonical_text(holder({"a": held.get(shape, one)}))

    assert written(twins) == written({})


@pytest.mark.parametrize(("title", "scenario"), EVERY)
def test_a_position_read_again_has_the_same_digest(title: str, scenario: str) -> None:
    game = grognard.new(title, scenario, seed=1)
    rng = Random(1)
    for _ in range(6):
        again = grognard.load(game.save(log=False))
        assert again.digest() == game.digest()
        assert dump_state(again.state) == dump_state(game.state)
        if game.pending is not None:
            game.answer(rng.choice(game.pending.options), game.pending.side)
