"""Bad input gets one clear error and changes nothing: documents, saves, options, unknown names."""

from __future__ import annotations

import contextlib
import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import grognard
from grognard import registry
from grognard.engine.snapshot import _seal
from grognard.engine.table import Table
from tests.contract.games import one_scenario_a_title, played

one_each = pytest.mark.parametrize(("title", "scenario"), one_scenario_a_title())
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**40), 2**40)
    | st.floats(allow_nan=False)
    | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
quick = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


def refused_or_plays(call: Callable[[], Table], *, trusted: bool = False) -> None:
    """Bad input is refused with words and a place; what is accepted can be looked at and played.

    What we were told to trust may still break in play, with an error that names the rule's place.
    """
    refused: grognard.BadDocument | None = None
    try:
        game = call()
    except grognard.BadDocument as error:
        refused = error
    if refused is not None:
        assert refused.message
        assert refused.where
        return
    with contextlib.suppress(*((grognard.GrognardError,) if trusted else ())):
        for position in played(game, 1, 6):
            for side in (*position.sides, None):
                assert position.view(side)["sides"] == list(position.sides)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a document, as the keys that lead there."""
    found = [path]
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        found += places(value, (*path, key))
    return found


def changed(data: Any, path: tuple[Any, ...], value: Any, drop: bool) -> Any:
    data = copy.deepcopy(data)
    if not path:
        return value
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    if drop:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return data


def test_unknown_names() -> None:
    with pytest.raises(grognard.BadDocument, match="unknown title 'chess'"):
        grognard.new("chess", "opening")
    with pytest.raises(grognard.BadDocument, match="unknown title"):
        grognard.scenarios("chess")
    with pytest.raises(grognard.BadDocument, match="ridge has no scenario 'valley'; there are: hill"):
        grognard.new("ridge", "valley")
    with pytest.raises(grognard.BadDocument, match=r"options\.colour: unknown option"):
        grognard.new("ridge", "hill", options={"colour": "red"})
    with pytest.raises(grognard.BadDocument, match=r"options\.reactions: must be one of strict, friendly"):
        grognard.new("ridge", "hill", options={"reactions": "never"})
    with pytest.raises(grognard.BadDocument, match="cannot be read"):
        grognard.new("ridge", Path("no-such-file.toml"))
    with pytest.raises(grognard.BadDocument, match="cannot be read"):
        grognard.load(Path("no-such-file.json"))


@pytest.mark.parametrize("data", ["", "{", "[]", "3", "null", b"\xff\xfe", '{"format": 1}', "[" * 100_000])
def test_a_save_that_is_none(data: str | bytes) -> None:
    with pytest.raises(grognard.BadDocument):
        grognard.load(data)


@one_each
def test_a_save_cut_short_or_changed_is_refused(title: str, scenario: str) -> None:
    game = grognard.new(title, scenario, seed=1)
    for _ in played(game, 1, 30):
        pass
    text = json.dumps(game.save())
    for cut in range(0, len(text), max(1, len(text) // 40)):
        with pytest.raises(grognard.BadDocument):
            grognard.load(text[:cut])
    saved = game.save()
    saved["state"] = {**saved["state"], "turn": 99}
    with pytest.raises(grognard.BadDocument, match="changed or cut short"):
        grognard.load(saved)


@one_each
@quick
@given(data=st.data())
def test_forged_saves_with_a_good_seal(title: str, scenario: str, data: st.DataObject) -> None:
    game = grognard.new(title, scenario, seed=1)
    for _ in played(game, 1, 12):
        pass
    saved = game.save()
    path = data.draw(st.sampled_from(places(saved)))
    forged = changed(saved, path, data.draw(JSON), data.draw(st.booleans()) and bool(path))
    if isinstance(forged, dict):
        forged["seal"] = _seal(forged)
    trusted = data.draw(st.booleans())
    refused_or_plays(lambda: grognard.load(forged, trusted=trusted), trusted=trusted)


@one_each
@quick
@given(data=st.data())
def test_documents_with_one_thing_wrong(title: str, scenario: str, data: st.DataObject) -> None:
    document = json.loads(json.dumps(registry.title(title).scenario_document(scenario)))
    path = data.draw(st.sampled_from(places(document)))
    wrong = changed(document, path, data.draw(JSON), data.draw(st.booleans()) and bool(path))
    if isinstance(wrong, dict):
        refused_or_plays(lambda: grognard.new(title, wrong, seed=1))


@one_each
@quick
@given(document=st.dictionaries(st.text(max_size=8), JSON, max_size=5))
def test_documents_of_nonsense(title: str, scenario: str, document: dict[str, Any]) -> None:
    refused_or_plays(lambda: grognard.new(title, document, seed=1))
