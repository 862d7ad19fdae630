"""Documents of the middle of a turn: what follows from them without being said, and what they may not say."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from tests.rpc.scene import Scene

MULE = {"t": {"side": "german", "kind": "mule"}}
W = {"W": "A10 british machine-gun"}


def test_a_group_that_carries_somebody_is_used() -> None:
    units = {"A": "D05 german infantry transport=t moving points=1", **W}
    command = {"side": "german", "units": ["A"], "acted": ["A"]}
    assert Scene(units, transports=MULE, command=command).g.transports["t"].used  # 6.83#1 6.81#3


def test_whoever_digs_is_spent() -> None:
    scene = Scene({"A": "D05 german infantry", "C": "D06 german infantry", **W}, shovels=["A"])
    assert scene.ids == ["C", "pass"]  # 6.41#2


@pytest.mark.parametrize(("units", "document", "where"), [
    ({"A": "D05 german infantry transport=x"}, {}, "units.A.transport"),
    ({"A": "D05 german infantry transport=t"}, {"transports": {"t": {"side": "british", "kind": "mule"}}},
     "units.A.transport"),
    ({"A": "D05 german infantry transport=t", "C": "D05 german infantry transport=t"}, {"transports": MULE},
     "units.C.transport"),
    ({"A": "D05 british cavalry spent"}, {"shovels": ["A"]}, "shovels.A"),
])  # fmt: skip
def test_what_no_turn_could_have_brought_about(
    units: dict[str, str], document: dict[str, Any], where: str
) -> None:
    with pytest.raises(grognard.BadDocument, match=f"^{where}"):
        Scene({**units, **W}, **document)  # 6.83#1 6.41#1


INFILTRATION = {"rules": {"infiltration": {"german": ["attack"]}}}


@pytest.mark.parametrize(("units", "document", "where"), [
    ({"A": "D05 german infantry moving points=1"}, {}, "units.A"),  # 6.65#5
    ({"A": "D05 german infantry spent moving"}, {}, "units.A.moving"),
    ({"A": "D05 german infantry", "C": "D07 german infantry"}, {"command": ["A", "C"]}, "command.units"),  # 3.5#2
    ({"A": "D05 german infantry", "C": "D06 german machine-gun"}, {"command": ["A", "C"]}, "command.units"),  # 3.4#2
    ({"A": "D05 german infantry", "C": "D06 german infantry dispersed"}, {"command": ["A", "C"]}, "command.units"),
    ({"A": "D05 german infantry", "C": "D05 german machine-gun", "E": "D06 german infantry"},
     {"command": ["A", "C", "E"]}, "command.kind"),  # 3.6#1
    ({"A": "D05 german infantry"}, {"command": ["A", "A"]}, "command.units"),
    ({c: f"{c}05 german infantry" for c in "ABCDEFG"}, {"command": list("ABCDEFG")}, "command.units"),  # 3.5#4
    ({c: f"{c}05 german infantry dispersed" for c in "ABCDE"}, {"command": list("ABCDE"), **INFILTRATION},
     "command.kind"),  # 3.6#2
    ({"A": "D05 german infantry", "C": "D06 german infantry dispersed"}, {"command": ["A", "C"], **INFILTRATION},
     "command.units"),
])  # fmt: skip
def test_commands_that_nobody_could_give(units: dict[str, str], document: dict[str, Any], where: str) -> None:
    order = document.pop("command", None)
    if order:
        document["command"] = {"side": "german", "units": order}
    with pytest.raises(grognard.BadDocument, match=f"^{where}"):
        Scene({**units, "W": "L01 british machine-gun"}, **document)


@pytest.mark.parametrize(("units", "rules"), [
    ({"A": "D05 german infantry"}, {}),
    ({"A": "D05 german infantry", "C": "D05 german machine-gun dispersed"}, {}),
    ({"A": "D05 german infantry", "C": "D06 german infantry", "E": "D07 german infantry"}, {}),
    ({"A": "D05 german infantry dispersed", "C": "D06 german machine-gun dispersed"}, INFILTRATION),
    ({"A": "D05 german infantry", "C": "casualty german infantry", "E": "D07 german infantry"}, {}),
])  # fmt: skip
def test_commands_that_can_be_given(units: dict[str, str], rules: dict[str, Any]) -> None:
    scene = Scene({**units, **W}, command={"side": "german", "units": [*units]}, **rules)
    assert scene.pending.side == "german"


def test_gas_does_not_outlast_a_scenario() -> None:
    campaign: dict[str, Any] = {
        "campaign": {"attacker": "german", "days": 2},
        "phase": "between",
        "segment": "isolation",
    }
    with pytest.raises(grognard.BadDocument, match=r"^gas"):
        Scene({"A": "D05 german infantry", **W}, gas={"D05": 1}, **campaign)  # 5.3#6
