"""23 Road blocks: who builds them where, what they do, and how they go."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gts.rules import s13_table, s14_costs
from tests.gts.scene import Scene


def on_road(units: dict[str, str], *, kind: str = "road", limit: int = 2, **more: Any) -> Scene:
    """A Road up column D; comrades in A12 keep the activation going."""
    return Scene(
        {**units, "Y": "A12 paras", "H": "P12 festung"},
        features={"lines": [{"kind": kind, "path": [f"D{row:02}" for row in range(3, 9)]}]},
        limits={"blocks": {"allied": limit, "german": 1}},
        **{"leaders": {"red": "D05"}, **more},
    )


def may(scene: Scene, name: str, unit: str = "A") -> bool:
    return name in s13_table.actions_of(scene.g, unit, "formation")


def test_engineers_alone_and_not_in_column() -> None:
    assert may(on_road({"A": "D05 sappers"}), "build-block")  # 23.1#1
    assert not may(on_road({"A": "D05 rifles"}), "build-block")  # 23.1#1
    assert not may(on_road({"A": "D05 sappers column"}), "build-block")  # 23.1#1, 29.26#2


def test_engineers_dismount_to_work() -> None:
    lorries = {"defense": 2, "movement": 12, "moves": "wheeled", "quality": 6}
    trucked = {"kind": "infantry", "steps": 1, "engineer": True, "transport": lorries,
        "front": {"fire": 2, "assault": 3, "movement": 4, "quality": 6}}  # fmt: skip
    for state, allowed in (("", True), ("mounted", False)):
        units = {"A": f"D05 pioneer-lorries of=red {state}"}
        scene = on_road(units, counters={"pioneer-lorries": trucked})
        assert [may(scene, name) for name in ("build-block", "build-ip")] == [allowed] * 2  # 29.46, 22.2.2#1


@pytest.mark.parametrize("kind", ["road", "railroad", "trail", "track", "path"])
def test_on_any_kind_of_road(kind: str) -> None:
    assert may(on_road({"A": "D05 sappers"}, kind=kind), "build-block")  # 23.1#2
    assert not may(on_road({"A": "E05 sappers"}, kind=kind), "build-block")  # 23.1#2


def test_built_on_a_check_that_cannot_be_bought() -> None:
    scene = on_road({"A": "D05 sappers"}, points={"first": (3, 0)}).act("A", "build-block")
    scene.expect_chance()  # 23.1#3
    scene.die(6)
    block = scene.g.blocks[scene.g.board.cell("D05")]
    assert (block.side, block.division) == ("allied", "first")  # 23.1#3, 23.1#5
    failed = on_road({"A": "D05 sappers"}).act("A", "build-block").die(7)
    assert not failed.g.blocks
    assert (failed.unit("A").working, failed.unit("A").project) == (1, "build-block")  # 23.1#3, 25.0#4


def test_it_draws_fire() -> None:
    scene = on_road({"A": "D05 sappers", "G": "D04 grenadiers"}).act("A", "build-block")
    scene.expect("german", "opportunity-offer")  # 23.1#4
    scene.german("opportunity-offer", "pass").die(0)
    assert scene.g.blocks


def test_one_block_in_a_hex() -> None:
    assert not may(
        on_road({"A": "D05 sappers"}, blocks={"D05": "first"}), "build-block"
    )  # 23.2: all is negated
    assert not may(on_road({"A": "D05 sappers"}, blocks={"D05": "zweite"}), "build-block")


def test_the_limit_of_an_army() -> None:
    blocks = {"D03": "first", "D07": "second", "D08": "zweite"}
    assert not may(on_road({"A": "D05 sappers"}, blocks=blocks), "build-block")  # 23.1#5: two of the Allies
    assert may(on_road({"A": "D05 sappers"}, blocks=blocks, limit=3), "build-block")
    scene = on_road({"A": "D05 sappers", "S": "D03 sappers"}, blocks=blocks).act("S", "remove-block")
    assert may(scene, "build-block")  # 23.1#6


def test_it_negates_roads_for_all_but_its_division() -> None:
    scene = on_road(
        {
            "A": "D04 rifles column",
            "Z": "D06 rifles of=green column",
            "G": "D07 grenadiers suppressed column",
        },
        blocks={"D05": "first"},
    )
    here, blocked, beyond = (scene.g.board.cell(name) for name in ("D04", "D05", "D06"))
    assert s14_costs.follows_road(scene.g, "A", here, blocked)  # 23.2
    assert not s14_costs.follows_road(scene.g, "Z", beyond, blocked)  # 23.2: a friend of another Division
    assert not s14_costs.follows_road(scene.g, "G", beyond, blocked)  # 23.2
    assert s14_costs.follows_road(scene.g, "G", scene.g.board.cell("D07"), beyond)


@pytest.mark.parametrize(("builder", "cost"), [("first", "½"), ("zweite", "1")])
def test_what_it_costs_a_column(builder: str, cost: str) -> None:
    scene = (
        on_road({"A": "D04 rifles column"}, blocks={"D05": builder})
        .act("A", "move")
        .allied("step-choose", "D05")
    )
    assert scene.note("moved")["cost"] == cost  # 23.2


def test_engineers_remove_it_of_themselves() -> None:
    scene = on_road({"A": "D05 sappers"}, blocks={"D05": "zweite"}).act("A", "remove-block")
    assert not scene.g.blocks  # 23.3#1
    assert not may(on_road({"A": "D05 sappers column"}, blocks={"D05": "zweite"}), "remove-block")  # 23.3#1
    assert may(on_road({"A": "D05 sappers"}, blocks={"D05": "first"}), "remove-block")  # 23.3#1: any


def test_leg_infantry_on_a_check() -> None:
    scene = on_road({"A": "D05 paras"}, blocks={"D05": "zweite"}, points={"first": (3, 0)}).act(
        "A", "remove-block"
    )
    scene.expect_chance()  # 23.3#3
    scene.die(7)
    assert scene.g.blocks
    assert scene.unit("A").working == 1  # 25.0#4, c91
    again = on_road({"A": "D05 paras working=1 project=remove-block"}, blocks={"D05": "zweite"})
    again.act("A", "remove-block").die(7)
    assert not again.g.blocks  # 23.3#2, c91: 6 and 1
    for unit in ("paras column", "tanks", "anti-tank", "trucked mounted"):
        assert not may(on_road({"A": f"D05 {unit}"}, blocks={"D05": "zweite"}), "remove-block")  # 23.3#2
    assert not may(on_road({"A": "D06 paras"}, blocks={"D05": "zweite"}), "remove-block")  # 23.3#2


def test_removing_draws_fire() -> None:
    scene = on_road({"A": "D05 sappers", "G": "D04 grenadiers"}, blocks={"D05": "zweite"}).act(
        "A", "remove-block"
    )
    scene.expect("german", "opportunity-offer")  # 23.3#3
    assert scene.g.blocks
