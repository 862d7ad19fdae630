"""The JSON Schema of every title: the file in `docs/schema` is fresh, and every document fits it."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema_rs
import pytest

import grognard
from grognard import registry
from grognard.engine.schema import document_schema
from tests.contract.games import one_scenario_a_title, played

SCHEMAS = Path(__file__).parents[2] / "docs" / "schema"
TITLES = sorted(set(grognard.titles()) - {"ridge"})


@pytest.mark.parametrize("title", TITLES)
def test_the_file_is_what_the_code_says(title: str) -> None:
    made = json.loads(json.dumps(document_schema(registry.title(title))))
    kept = json.loads((SCHEMAS / f"{title}.json").read_text("utf-8"))
    assert kept == made, f"write it again: grognard schema {title} > docs/schema/{title}.json"


@pytest.mark.parametrize("title", TITLES)
def test_every_scenario_fits(title: str) -> None:
    validator = jsonschema_rs.validator_for(document_schema(registry.title(title)))
    for scenario in grognard.scenarios(title):
        validator.validate(json.loads(json.dumps(registry.title(title).scenario_document(scenario.id))))


@pytest.mark.parametrize(("title", "scenario"), one_scenario_a_title())
def test_every_written_position_fits(title: str, scenario: str) -> None:
    validator = jsonschema_rs.validator_for(document_schema(registry.title(title)))
    for number, game in enumerate(played(grognard.new(title, scenario, seed=41), 41, 200)):
        if number % 25 == 0:
            validator.validate(game.document())


@pytest.mark.parametrize("title", TITLES)
def test_a_misspelt_key_does_not_fit(title: str) -> None:
    validator = jsonschema_rs.validator_for(document_schema(registry.title(title)))
    document = registry.title(title).scenario_document(grognard.scenarios(title)[0].id)
    assert not validator.is_valid(json.loads(json.dumps({**document, "unit": {}})))
    assert not validator.is_valid(json.loads(json.dumps({**document, "next": {"no-such-roll": []}})))


@pytest.mark.parametrize("title", TITLES)
def test_every_field_has_words(title: str) -> None:
    """Nobody has to read the code to learn what a key means."""
    schema = document_schema(registry.title(title))
    silent = [name for name, field in schema["properties"].items() if not field.get("description")]
    for part, inside in schema["$defs"].items():
        silent += [
            f"{part}.{name}"
            for name, field in inside.get("properties", {}).items()
            if not field.get("description")
        ]
    assert not silent
