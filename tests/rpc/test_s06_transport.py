"""6.8 Transport: who may use it, where it goes, how fast, and how it is lost."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.rpc.rules import s06_transport
from tests.rpc.moves import moving, road, sides, step
from tests.rpc.scene import Scene

GUN = "german machine-gun"
BRITISH_GUN = "british machine-gun dispersed"


def groups(*kinds: str, **keys: Any) -> dict[str, Any]:
    return {f"{kind}-{i}": {"side": "german", "kind": kind, **keys} for i, kind in enumerate(kinds)}


def with_group(kind: str, units: dict[str, str], **document: Any) -> Scene:
    """The unit A has declared that it uses this kind of transport."""
    document.setdefault("transports", groups(kind))
    return moving(units, "A", **document).german("step-choose", f"{kind} A")


@pytest.mark.parametrize(("kind", "points"), [("mule", 2), ("wagon", 3)])
def test_transport_raises_movement(kind: str, points: int) -> None:
    scene = with_group(kind, {"A": f"D08 {GUN}"})
    for left, row in enumerate(range(7, 7 - points, -1), 1):
        step(scene, f"D0{row}")
        assert scene.unit("A").points == points - left  # 6.84#1 6.84#2 6.82#1
    assert scene.pending.side == "british"


def test_it_is_optional() -> None:
    scene = moving({"A": f"D08 {GUN}"}, "A", transports=groups("mule"))
    step(scene, "D07")
    assert scene.pending.side == "british"  # 6.82#1
    assert not scene.g.transports["mule-0"].used


def test_taking_the_move_back_frees_the_group() -> None:
    scene = with_group("mule", {"A": f"D08 {GUN}"})
    assert scene.g.transports["mule-0"].used  # 6.81#3
    scene.german("step-choose", "back")
    assert not scene.g.transports["mule-0"].used
    assert scene.unit("A").transport == ""


def test_it_may_not_be_declared_after_the_first_point() -> None:
    scene = moving({"A": "D08 german infantry"}, "A", transports=groups("mule"))
    assert "mule A" in scene.ids
    step(scene, "D07")
    assert "mule A" not in scene.ids  # 6.82#1 6.83#2


def test_a_unit_that_is_faster_by_itself_keeps_its_points() -> None:
    scene = with_group("mule", {"A": "D08 german infantry"})
    step(scene, "D07")
    assert scene.unit("A").points == 2


def test_a_group_carries_one_unit_a_turn() -> None:
    units = {"A": f"D08 {GUN}", "C": f"D08 {GUN}"}
    scene = moving(units, "A", "C", transports=groups("mule", "mule"))
    assert [id_ for id_ in scene.ids if "mule" in id_] == ["mule A"], "groups of a kind are alike"
    scene.german("step-choose", "mule A")
    assert not [id_ for id_ in scene.ids if "mule" in id_]  # 6.83#2
    scene.german("step-choose", "with C", "mule C")
    assert {name for name, group in scene.g.transports.items() if group.used} == {
        "mule-0",
        "mule-1",
    }  # 6.81#1
    step(scene, "D07", "D06")
    assert (scene.at("A"), scene.at("C")) == ("D06", "D06")
    scene = moving(units, "A", "C", transports=groups("mule"))
    scene.german("step-choose", "mule A", "with C")
    assert "mule C" not in scene.ids  # 6.83#1


def test_on_another_turn_the_group_carries_another() -> None:
    scene = with_group("mule", {"A": f"D08 {GUN}", "C": f"H08 {GUN}"})
    step(scene, "D07", "D06")
    scene.british("command-choose", "pass").dice(3).dice(2)
    scene.command("C").act("C", "move")
    assert "mule C" in scene.ids  # 6.83#3


def test_transport_takes_no_room() -> None:
    units = {"A": f"D08 {GUN}", "C": "D07 german infantry"}
    scene = with_group("mule", units)
    step(scene, "D07")
    assert scene.at("A") == "D07"  # 6.81#2


def test_the_unit_must_be_formed() -> None:
    scene = moving({"A": "D08 german infantry dispersed"}, "A", transports=groups("mule"))
    assert not [id_ for id_ in scene.ids if "mule" in id_]  # 6.82#2


@pytest.mark.parametrize(
    ("kind", "hexes", "features", "offered"),
    [
        ("mule", {"D08": "crater"}, {}, True),
        ("wagon", {"D08": "crater"}, {}, False),
        ("wagon", {"D08": "crater"}, road("D08", "D07"), True),
        ("wagon", {}, {}, True),
        ("truck", {}, {}, False),
        ("truck", {}, road("D08", "D07"), True),
    ],
)
def test_it_begins_where_the_transport_could_go(
    kind: str, hexes: dict[str, str], features: dict[str, Any], offered: bool
) -> None:
    scene = moving({"A": f"D08 {GUN}"}, "A", transports=groups(kind), hexes=hexes, features=features)
    assert (f"{kind} A" in scene.ids) == offered  # 6.82#2 8.6#4


@pytest.mark.parametrize(("enemy", "offered"), [("D07", False), ("E08", True)])
def test_it_is_not_offered_where_it_could_go_nowhere(enemy: str, offered: bool) -> None:
    units = {"A": f"D08 {GUN}", "B": f"{enemy} british infantry spent"}
    scene = moving(units, "A", transports=groups("truck"), features=road("D08", "D07"))
    assert ("truck A" in scene.ids) == offered  # 6.82#2 6.82#3


def test_transport_shuns_enemies_and_gas() -> None:
    units = {"A": f"D08 {GUN}", "B": "D07 british infantry spent"}
    scene = with_group("mule", units, gas={"E08": 1})
    assert scene.why_not("hex:D07") == ["6.82 why-not-transport-enemy"]  # 6.82#3
    assert scene.why_not("hex:E08") == ["6.82 why-not-transport-gas"]
    assert "C08" in scene.ids


def test_wagons_shun_craters_unless_a_road_leads_in() -> None:
    hexes = {"D07": "crater", "E08": "crater"}
    scene = with_group("wagon", {"A": f"D08 {GUN}"}, hexes=hexes, features=road("D08", "E08"))
    assert scene.why_not("hex:D07") == ["6.84 why-not-wagon"]  # 6.84#2
    assert "E08" in scene.ids  # 8.6#4
    scene = with_group("mule", {"A": f"D08 {GUN}"}, hexes=hexes)
    assert "D07" in scene.ids  # 6.84#1


@pytest.mark.parametrize(("ruling", "barred"), [("open", False), ("crater", True)])
def test_shell_holes_are_craters_for_wagons_if_the_table_says_so(ruling: str, barred: bool) -> None:
    scrapes = {"D07": "shelled", "E08": "dug"}
    scene = with_group("wagon", {"A": f"D08 {GUN}"}, scrapes=scrapes, options={"shelled_scrapes": ruling})
    assert ("D07" not in scene.ids) == barred
    assert "E08" in scene.ids


def test_trucks_keep_to_the_road_and_have_no_bonus() -> None:
    rows = [f"D{row:02}" for row in range(10, 0, -1)]
    there_and_back = [*rows, *rows[-2::-1]]
    scene = with_group("truck", {"A": f"D10 {GUN}"}, features=road(*rows))
    assert scene.why_not("hex:E10") == ["6.84 why-not-truck"]  # 6.84#3
    step(scene, *there_and_back[1:16])
    assert (scene.unit("A").points, scene.pending.side) == (0, "british")  # 6.84#4


def test_mules_and_wagons_gain_the_road_bonus() -> None:
    scene = with_group("mule", {"A": f"D08 {GUN}"}, features=road("D08", "D07", "D06", "D05", "D04"))
    step(scene, "D07", "D06", "D05")
    assert (scene.at("A"), scene.pending.side) == ("D05", "british")  # 6.84#4


# 6.85 losing it


def test_reaction_fire_that_disperses_the_mover_costs_the_group() -> None:
    scene = with_group("mule", {"A": f"D08 {GUN}", "M": f"D05 {BRITISH_GUN}"})
    scene.german("step-choose", "D07").british("react-offer", "M").total(5)
    assert not scene.unit("A").formed
    assert scene.g.transports["mule-0"].lost  # 6.85#1
    scene.british("command-choose", "pass").dice(3).dice(2)
    assert scene.g.transports["mule-0"].lost, "for the rest of the scenario"
    assert not s06_transport.groups_for(scene.g, "A")


def test_a_passed_check_costs_nothing() -> None:
    scene = with_group("mule", {"A": f"D08 {GUN}", "M": f"D05 {BRITISH_GUN}"})
    scene.german("step-choose", "D07").british("react-offer", "M").total(3)
    assert not scene.g.transports["mule-0"].lost  # 6.85#1


def test_getting_lost_costs_nothing() -> None:
    units = {"A": f"D08 {GUN}", "M": f"D05 {BRITISH_GUN}"}
    scene = with_group("mule", units, features=sides("green", "D07/D08"))
    scene.german("step-choose", "D07").total(11)
    assert not scene.g.transports["mule-0"].lost  # 6.85#1
    scene.british("react-offer", "M").total(11)
    assert not scene.g.transports["mule-0"].lost, "when it was shot at it was no longer moving"


def test_lost_groups_return_with_the_next_scenario() -> None:
    scene = moving({"A": f"D08 {GUN}"}, "A", transports=groups("mule", lost=True))
    assert not [id_ for id_ in scene.ids if "mule" in id_]
    s06_transport.new_scenario(scene.g)
    assert s06_transport.groups_for(scene.g, "A") == ("mule-0",)  # 6.85#2


def test_no_transport_begins_in_gas_or_among_enemies() -> None:
    """A hex that it could not enter."""
    scene = moving({"A": f"D08 {GUN}"}, "A", transports=groups("mule"), gas={"D08": 1})
    assert "mule A" not in scene.ids  # 6.82#2
    units = {"A": f"D08 {GUN}", "E": "D08 british infantry dispersed spent"}
    scene = moving(units, "A", transports=groups("mule"))
    assert "mule A" not in scene.ids  # 6.82#2


def test_a_truck_does_not_go_in_a_trench() -> None:
    units = {"A": "D08 german infantry"}
    scene = with_group("truck", units, features=road("D08", "D07", "D06"), trenches={"D07": "german"})
    step(scene, "D07")
    assert "in" not in scene.ids  # 6.84#3
