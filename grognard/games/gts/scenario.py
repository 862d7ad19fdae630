"""The scenarios of the title: a document each in `scenarios`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grognard.engine import fields
from grognard.engine.errors import BadDocument
from grognard.engine.title import Scenario

SCENARIOS = Path(__file__).parent / "scenarios"


def scenario_document(id_: str) -> dict[str, Any]:
    """The document of a scenario by its id."""
    file = SCENARIOS / f"{id_}.toml"
    if not file.is_file():
        raise BadDocument(f"there is no scenario {id_!r}", "scenario")
    return {"id": id_, **fields.read(file)}


def scenarios() -> tuple[Scenario, ...]:
    """All scenarios, by their ids."""
    return tuple(_scenario(file.stem) for file in sorted(SCENARIOS.glob("*.toml")))


def _scenario(id_: str) -> Scenario:
    document = scenario_document(id_)
    return Scenario(
        id=id_,
        title=document["title"],
        year=int(document["date"][:4]),
        sides=tuple(document.get("sides", ("allied", "german"))),
        map=document["map"],
        date=document["date"],
        length=document.get("length", {}),
        note=document.get("note", {}),
        balance=document.get("balance", {}),
    )
