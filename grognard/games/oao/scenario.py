"""The scenarios of the folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from grognard.engine import documents
from grognard.engine.title import Scenario
from grognard.games.oao.boards import MAP
from grognard.games.oao.state import SIDES

SCENARIOS = Path(__file__).parent / "scenarios"


@cache
def scenarios() -> tuple[Scenario, ...]:
    """The shorter first."""
    found = []
    for file in sorted(SCENARIOS.glob("*.toml")):
        document = scenario_document(file.stem)
        scenario = documents.scenario(file.stem, document, SIDES, MAP)
        turns = document.get("last", 30) - document.get("first", 1)
        found.append((turns, len(document.get("armies", ())) or 99, scenario))
    return tuple(scenario for *_, scenario in sorted(found, key=lambda each: each[:2]))


def scenario_document(id_: str) -> dict[str, Any]:
    """The document of a scenario; BadDocument for an unknown one."""
    return documents.scenario_document(SCENARIOS, id_)
