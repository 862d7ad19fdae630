"""The rules that a scenario or campaign adds by name, and the scenarios of the folder.

| `[rules]` | meaning |
|---|---|
| `infiltration = { german = ["attack"] }` | the side uses infiltration tactics in these segments of the day |
| `night = { turns = [1, 2, 3] }` | these turns, or `["all"]`, are played at night; `"1.attack" = [...]` for one day |
| `initiative = { "1.attack.1" = ["british", 3] }` | who has the initiative on a turn, and with how many couplets |
| `no_wire = true` | wire is ignored |
| `precipitation = true` | every hex conceals |
| `preregistered = ["G1"]` | off-map artillery groups with a preregistered vertex |
| `victory_rule = "12.S1"` | the rule to cite in the verdict |
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from grognard.engine import documents
from grognard.engine.rulebook import rule
from grognard.engine.title import Scenario

SCENARIOS = Path(__file__).parent / "scenarios"
SIDES = ("german", "british")


class Rules(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The `rules` table of a document."""  # 10.1#1, 12.0#1

    infiltration: dict[str, tuple[str, ...]] = {}
    night: dict[str, tuple[int | str, ...]] = {}
    initiative: dict[str, tuple[str, int]] = {}
    no_wire: bool = False
    precipitation: bool = False
    preregistered: tuple[str, ...] = ()
    victory_rule: str = "10.1"


@rule("10.1#2", "12.0#2")
@cache
def scenarios() -> tuple[Scenario, ...]:
    """The scenarios of the folder in the order of their dates, single battles before campaigns."""
    found = []
    for file in sorted(SCENARIOS.glob("*.toml")):
        document = scenario_document(file.stem)
        scenario = documents.scenario(file.stem, document, SIDES)
        found.append(("campaign" in document, scenario.date, scenario))
    return tuple(scenario for *_, scenario in sorted(found, key=lambda each: each[:2]))


def scenario_document(id_: str) -> dict[str, Any]:
    """The document of a scenario; BadDocument for an unknown one."""
    return documents.scenario_document(SCENARIOS, id_)
