"""A hex seen closely."""

from __future__ import annotations

from grognard.games.gwc.describe import describe
from tests.gwc.ground import Ground


def test_every_value_has_its_parts() -> None:
    ground = Ground("los2", ("american", "german"), ("bottom", "top"))
    ground.put("York", "us-york", "J10")
    ground.put("P", "us-infantry", "J10", weapon="hotchkiss")
    found = describe(ground.g, "american", "hex:J10")
    platoon = found["units"]["P"]
    for value in ("firepower", "range", "morale"):
        parts = {reason["text"]: reason["value"] for reason in platoon[value]["reasons"]}
        assert parts["value-command"] == 1, value
        assert platoon[value]["total"] == sum(parts.values())
    [weapon] = [id_ for id_ in found["units"] if id_ not in ("York", "P")]
    assert found["units"][weapon]["firepower"]["total"] > 0
    assert "movement" in platoon
    assert found["facts"]["cover"]["total"] == sum(r["value"] for r in found["facts"]["cover"]["reasons"])
