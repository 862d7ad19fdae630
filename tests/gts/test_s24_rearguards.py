"""24 Rearguards: created by Infantry on a check, placed near, removed by an Action."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gts.rules import s02_units, s13_table, s16_spotting, s24_rearguards
from grognard.games.gts.state import REMOVED
from tests.gts.scene import Scene


def withdrawing(units: dict[str, str], *, limit: int = 2, **more: Any) -> Scene:
    """Germans who may have two Rearguards; comrades in A12 keep the activation going."""
    return Scene(
        {**units, "Y": "A12 grenadiers", "A": "P01 paras"},
        chit="formation:feld",
        limits={"rearguards": {"german": limit}},
        rearguard={"german": "hundreds"},
        **{"leaders": {"feld": "D05"}, **more},
    )


def may(scene: Scene, name: str, unit: str = "G") -> bool:
    return name in s13_table.actions_of(scene.g, unit, "formation")


def hexes(scene: Scene, unit: str = "G") -> set[str]:
    return {scene.g.board.name(cell) for cell in s24_rearguards.placements(scene.g, unit)}


def made(scene: Scene) -> str:
    return next(id_ for id_ in scene.g.units if id_.startswith("rg"))


def test_a_rearguard_is_created_on_a_check() -> None:
    scene = withdrawing({"G": "D05 grenadiers"}, points={"zweite": (3, 0)}).act("G", "rearguard")
    scene.expect_chance()  # 24.2#2
    scene.die(5).german("rearguard-place", "D04")
    unit = scene.unit(made(scene))
    assert (unit.side, unit.division, unit.formation, unit.counter) == (
        "german",
        "zweite",
        "feld",
        "hundreds",
    )
    # 24.1#3, c61: it is of its creator's Formation
    assert scene.at(made(scene)) == "D04"  # 24.2#1
    face = s02_units.values(scene.g, made(scene))
    assert (face.fire, face.defense, face.assault, face.quality) == (0, 0, None, 4)  # 29.41#2, c26
    assert s02_units.steps(scene.g, made(scene)) == 0  # 24.1#1, 29.41#1, 29.41#2
    assert scene.unit("G").lost == 0


def test_a_failure_leaves_men_at_work() -> None:
    scene = withdrawing({"G": "D05 grenadiers"}).act("G", "rearguard").die(6)
    assert not [id_ for id_ in scene.g.units if id_.startswith("rg")]  # 24.2#1
    assert (scene.unit("G").working, scene.unit("G").project) == (1, "rearguard")  # 25.0#4, c91


def test_it_does_nothing_in_the_activation_in_which_it_was_made() -> None:
    scene = withdrawing({"G": "D05 grenadiers", "B": "D09 grenadiers"}).act("G", "rearguard").die(0)
    scene.german("rearguard-place", "D04")
    assert scene.ids == ["B", "Y", "done"]  # 24.1#2
    assert scene.why_not(f"unit:{made(scene)}") == ["24.1 why-not-act-new-rearguard"]


def test_it_may_spot_for_its_formation() -> None:
    scene = withdrawing({"G": "D08 granatwerfer", "R": "D05 hundreds", "B": "D04 paras"})
    assert s16_spotting.observer(scene.g, "G", scene.g.board.cell("D04"))  # 24.1#3
    without = withdrawing({"G": "D10 granatwerfer", "B": "D06 paras"}, hexes={"D08": "woods"})
    assert not s16_spotting.observer(without.g, "G", without.g.board.cell("D06"))


@pytest.mark.parametrize(
    ("unit", "allowed"),
    [
        ("grenadiers", True),  # 24.2#1
        ("machine-guns", True),
        ("grenadiers column", False),  # 24.1#1, 24.2#1, 29.26#2
        ("panzers", False),  # 24.2#1
        ("flak", False),
        ("hundreds", False),
        ("grenadiers suppressed", False),
    ],
)
def test_who_creates_them(unit: str, allowed: bool) -> None:
    assert may(withdrawing({"G": f"D05 {unit}"}), "rearguard") == allowed  # 24.2#1 24.1#1


def test_the_limit_of_an_army() -> None:
    rest = {"R": "H05 hundreds", "S": "H07 hundreds"}
    assert not may(withdrawing({"G": "D05 grenadiers", **rest}), "rearguard")  # 24.2#3, 24.5#1
    assert may(withdrawing({"G": "D05 grenadiers", **rest}, limit=3), "rearguard")
    gone = {"R": "eliminated hundreds", "S": "H07 hundreds"}
    assert may(withdrawing({"G": "D05 grenadiers", **gone}), "rearguard")  # 24.5#2
    scene = withdrawing({"G": "D05 grenadiers", **rest}).act("R", "remove-rearguard")
    assert may(scene, "rearguard")  # 24.5#2


def test_it_draws_fire_at_the_infantry() -> None:
    scene = withdrawing({"G": "D05 grenadiers", "B": "D04 paras"}).act("G", "rearguard")
    scene.expect("allied", "opportunity-offer")  # 24.2#4
    assert dict(scene.pending.args)["unit"] == "G"
    scene.allied("opportunity-offer", "pass").die(0).expect("german", "rearguard-place")


def test_where_it_goes() -> None:
    scene = withdrawing({"G": "D05 grenadiers", "B": "D06 grenadiers", "C": "E10 paras"})
    found = hexes(scene)
    near = {scene.g.board.name(cell) for cell in scene.g.board.within(scene.g.board.cell("D05"), 2)}
    assert found == near - {"D05", "D06"}  # 24.3: within two, empty of friends


def test_not_in_a_fire_zone_and_not_out_of_reach() -> None:
    scene = withdrawing({"G": "D05 grenadiers", "B": "D03 paras"}, hexes={"C05": "water"})
    found = hexes(scene)
    assert "D04" not in found  # 24.3: in the Fire Zone of B
    assert "C05" not in found  # 24.3: nobody moves there
    assert "D07" in found
    scene.act("G", "rearguard").die(0).expect("german", "rearguard-place")
    assert scene.why_not("hex:D04") == ["24.3 why-not-rearguard-zone"]
    assert scene.why_not("hex:D09") == ["24.3 why-not-rearguard-far"]
    assert scene.why_not("hex:D05") == ["24.3 why-not-rearguard-occupied"]
    assert scene.why_not("hex:C05") == ["24.3 why-not-rearguard-reach"]


def test_no_forced_march_in_the_reckoning() -> None:
    """Marsh at three points is all that four points buy."""
    scene = withdrawing(
        {"G": "D05 grenadiers"},
        hexes=dict.fromkeys(("C04", "C05", "D04", "D06", "E04", "E05", "C06", "E06"), "marsh"),
    )
    assert "D04" in hexes(scene)
    assert "D03" in hexes(scene)  # 3 and 1
    deep = withdrawing(
        {"G": "D05 grenadiers"}, hexes={f"{c}{r:02}": "marsh" for c in "BCDEF" for r in range(2, 9)}
    )
    assert hexes(deep) == {
        deep.g.board.name(c) for c in deep.g.board.adjacent[deep.g.board.cell("D05")]
    }  # 24.3


def test_it_is_removed_by_an_action_that_is_no_engineers() -> None:
    for chit in ("formation:feld", "division:zweite", "command:german"):
        scene = Scene(
            {"R": "D05 hundreds", "G": "D06 grenadiers", "A": "P01 paras"},
            chit=chit,
            points={"zweite": (2, 0)},
        )
        scene.act("R", "remove-rearguard")
        assert scene.unit("R").where == REMOVED  # 24.4#2, 13.2.6, ACT.removeRG
    silent = withdrawing({"R": "D05 hundreds", "B": "D04 paras"}).act("R", "remove-rearguard")
    assert silent.unit("R").where == REMOVED  # 13.2.6: no Opportunity Fire


def test_it_stays_when_its_creator_leaves() -> None:
    scene = withdrawing({"G": "D05 grenadiers"}, points={"zweite": (2, 0)}).act("G", "rearguard").die(0)
    scene.german("rearguard-place", "D04").german("second-choose", "move").german("step-choose", "D06", "D07")
    assert (scene.at(made(scene)), scene.at("G")) == ("D04", "D07")  # 24.4#3


def test_it_is_attacked_like_any_unit() -> None:
    scene = Scene({"A": "D05 rifles", "B": "A12 rifles", "R": "D04 hundreds", "G": "P12 grenadiers"})
    scene.act("A", "fire").allied("fire-choose", "R").dice(0, 0)
    assert scene.said("shot")
    assert scene.unit("R").where < 0  # 24.4#1, 24.5#2: without Steps the first hit is the last
