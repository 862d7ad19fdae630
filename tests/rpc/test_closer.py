"""A hex seen closely."""

from __future__ import annotations

from typing import cast

import grognard
from grognard.games.rpc.describe import describe
from grognard.games.rpc.state import State


def test_cover_and_standing_of_every_unit() -> None:
    table = grognard.new("rpc", "hooge", seed=1)
    while not table.view(None)["units"]:
        table.answer(table.options()[0].id)
    unit = table.view(None)["units"][0]
    found = describe(cast("State", table.state), None, f"hex:{unit['hex']}")
    assert set(found["units"]) == {unit["id"]}
    for told in found["units"][unit["id"]].values():
        assert told["total"] == sum(reason["value"] for reason in told["reasons"])
