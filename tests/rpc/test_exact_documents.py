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
