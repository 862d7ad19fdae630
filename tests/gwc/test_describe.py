"""What a player may ask about the board."""

from __future__ import annotations

import json

import pytest

from grognard.engine.errors import BadDocument
from grognard.games.gwc.describe import QUERIES, describe
from tests.gwc.ground import Ground, flat
from tests.gwc.guns import ROW, requested


@pytest.fixture
def los2() -> Ground:
    ground = Ground("los2", ("american", "german"), ("bottom", "top"))
    ground.put("hill", "us-york", "J10")
    ground.put("P", "us-infantry", "J10", weapon="hotchkiss")
    ground.put("E", "ge-landwehr", "I8")
    ground.put("E2", "ge-landwehr", "J11")
    return ground


def test_a_line_of_sight_with_all_its_reasons(los2: Ground) -> None:
    found = describe(los2.g, "american", "sight:J10:I8")
    assert (found["clear"], found["hindrance"], found["distance"]) == (True, 2, 3)  # 10.1#5
    assert {reason["args"]["hex"] for reason in found["reasons"]} == {"I9", "J9"}
    blocked = describe(los2.g, None, "sight:J10:J7")
    assert not blocked["clear"]
    assert blocked["reasons"] == [
        {"rule": "T122", "text": "sight-side", "args": {"hex": "J8", "what": "@hexside-wall", "other": "J9"}}
    ]


def test_the_field_of_view_of_a_hex_and_of_the_observer(los2: Ground) -> None:
    found = describe(los2.g, "american", "view:J10")
    assert found["seen"]["I9"] == 2
    assert found["hidden"]["J7"] == "T122"
    assert len(found["seen"]) + len(found["hidden"]) == 164
    assert describe(los2.g, "american", "observer")["hidden"]["G8"] == "T110.4.1"
    assert describe(los2.g, "american", "observer:F7")["clear"]


def test_ranges_of_a_unit_and_its_weapon(los2: Ground) -> None:
    own, weapon = describe(los2.g, "american", "range:P")["ranges"]
    assert (own["what"], weapon["what"]) == ("own", "weapon")
    assert weapon["firepower"] == 7 + 1
    assert weapon["greatest"] == 12 + 1, "Hotchkiss and York's Command"
    assert weapon["hexes"]["I8"] == 2
    assert "J7" not in weapon["hexes"]


def test_command_and_cohesion(los2: Ground) -> None:
    found = describe(los2.g, "american", "command")
    (york,) = found["leaders"]
    assert (york["unit"], york["radius"], york["commands"]) == ("hill", 1, ["P"])
    assert found["highest"] == {"american": ["hill"], "german": []}
    units = describe(los2.g, None, "cohesion")["units"]
    assert units["P"]["text"] == "cohesion-weapon"
    assert units["E"] is None


def test_reach_pays_for_the_ground_and_keeps_clear_of_the_enemy() -> None:
    """Movement 5: Brush costs 2, the Road gives 1 MP more, Wire is the end of the way."""
    picture = "\n".join([". b . . . . ."] * 9)
    lines = [{"kind": "road", "path": ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9"]}]
    ground = Ground(flat(picture, lines=lines))
    ground.put("P", "fr-infanterie-1914", "A1")
    ground.put("E", "ge-landwehr", "C2")
    ground.fortify("A4", "wire")
    found = describe(ground.g, "french", "reach:P")
    hexes = found["hexes"]
    assert found["movement"] == 5
    assert hexes["A2"]["cost"] == 1
    assert hexes["B1"] == {"cost": 2, "way": ["A1", "B1"]}
    assert "C2" not in hexes
    assert hexes["A4"]["cost"] == 3
    assert "A5" not in hexes, "Wire takes all MP"
    assert hexes["C3"]["cost"] == 4
    assert hexes["C5"]["cost"] == 6, "one more for the Road"
    del ground.g.fortifications[ground.cell("A4")]
    assert describe(ground.g, "french", "reach:P")["hexes"]["A7"]["cost"] == 6
    assert ground.g.formations["P"].cell == ground.cell("A1"), "asking moves nobody"


def test_every_answer_is_plain_data(los2: Ground) -> None:
    asked = {
        "sight": "sight:A1:B5",
        "view": "view:A1",
        "hex": "hex:J10",
        "range": "range:P",
        "reach": "reach:P",
    }
    for name in QUERIES.keys() - {"barrage"}:
        answer = describe(los2.g, "american", asked.get(name, name))
        assert answer, f"{name} says nothing"
        assert json.loads(json.dumps(answer)) == answer


@pytest.mark.parametrize(
    "query", ["", "weather", "sight:A1", "sight:A1:Z99", "view", "view:P", "range:X", "reach:", "observer:Q"]
)
def test_nonsense_is_refused(los2: Ground, query: str) -> None:
    with pytest.raises(BadDocument):
        describe(los2.g, "american", query)


def test_where_a_battery_strikes_before_the_round_is_placed() -> None:
    local = describe(requested().g, "german", "barrage:I8")
    assert json.loads(json.dumps(local)) == local
    assert (local["hex"], len(local["patterns"])) == ("I8", 1)
    assert set(local["patterns"][0]) == {"I8", "I7", "J7", "J8", "I9", "H8", "H7"}  # O19.2.1.4#1
    rows = describe(requested(box="standing").g, "german", "barrage:H8")["patterns"]
    assert {*ROW["impacts"], "H8"} in [set(row) for row in rows]  # O19.2.1.4#2
    assert len(rows) == 3
    gas = describe(requested(box="gas").g, "german", "barrage:I8")
    assert (gas["box"], gas["patterns"]) == ("gas", [["I8"]])
    with pytest.raises(BadDocument, match="side with a battery"):
        describe(requested().g, "french", "barrage:I8")
