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
# Section 12 in the documents of the folder:
# gheluvelt: 12.S1#1 12.S1#2 12.S1#3 12.S1#4 12.S1#5 12.S1#6 12.S1#7 12.S1#8 12.S1#9 12.S1#10
# hill-60: 12.S2#1 12.S2#2 12.S2#3 12.S2#4 12.S2#5 12.S2#6 12.S2#7 12.S2#8 12.S2#9 12.S2#10 12.S2#11 12.S2#12 12.S2#14
# frezenberg: 12.S3#1 12.S3#2 12.S3#3 12.S3#4 12.S3#5 12.S3#6 12.S3#7 12.S3#8 12.S3#9 12.S3#10
# hooge: 12.S4#1 12.S4#2 12.S4#3 12.S4#4 12.S4#5 12.S4#6 12.S4#7 12.S4#8 12.S4#9 12.S4#11
# campaign-gheluvelt: 12.CG1#1 12.CG1#2 12.CG1#3 12.CG1#4 12.CG1#5 12.CG1#8 12.CG1#9 12.CG1#10 12.CG1#11 12.CG1#12
#   12.CG1#13 12.CG1#14 12.CG1#15 12.CG1#16 12.CG1#17 12.CG1#18 12.CG1#19
# campaign-frezenberg: 12.CG2#1 12.CG2#2 12.CG2#3 12.CG2#4 12.CG2#5 12.CG2#6 12.CG2#7 12.CG2#8 12.CG2#9 12.CG2#10
#   12.CG2#11 12.CG2#12
# campaign-menin-road: 12.CG3#1 12.CG3#2 12.CG3#3 12.CG3#4 12.CG3#5 12.CG3#6 12.CG3#7 12.CG3#9 12.CG3#10 12.CG3#11
#   12.CG3#12 12.CG3#13 12.CG3#14 12.CG3#15 12.CG3#16
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
