"""11.54 and 11.55 Improving positions and redeployment."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.rpc.rules import s08_terrain, s11_improvement
from tests.rpc.scene import Scene, open_map
from tests.rpc.test_s11_day import day

TRENCHES = [
    {"kind": "trench", "side": "british", "path": ["C05", "C06", "C07"]},
    {"kind": "trench", "side": "german", "path": ["E05", "E06"]},
]
WIRE = [{"kind": "wire", "between": ["C05/D05", "C06/D06", "D06/E06"]}]
GROUND = open_map(lines=TRENCHES, sides=WIRE)


def night(units: dict[str, str], **document: Any) -> Scene:
    """The British, who defend, begin to work."""
    document.setdefault("map", GROUND)
    return day(units, segment="improvement", **document)


BASE = {"X": "C06 british infantry in", "M": "C05 british machine-gun in", "Y": "K05 german infantry"}


def offered(scene: Scene, verb: str) -> list[str]:
    return [id_.partition(" ")[2] for id_ in scene.ids if id_.startswith(f"{verb} ")]


def test_the_defender_does_all_his_work_first() -> None:
    scene = night(BASE)
    scene.expect("british", "improve-choose").british("improve-choose", "done")  # 11.54
    scene.expect("german", "improve-choose").german("improve-choose", "done")
    assert scene.g.segment == "redeployment"


# 11.541 bomb stops


def test_bomb_stops_at_trenches_of_own_infantry() -> None:
    scene = night(BASE)
    assert offered(scene, "stop") == ["C06/C05", "C06/C07"]  # 11.541#1
    scene.british("improve-choose", "stop C06/C05")
    assert "C06/C05" in scene.g.bomb_stops
    assert offered(scene, "stop") == ["C06/C07"]
    assert offered(scene, "clear") == ["C06/C05"]


def test_three_of_each_kind_and_no_more() -> None:
    lines = [{"kind": "trench", "side": "british", "path": [f"C0{i}" for i in range(1, 9)]}]
    wire = [{"kind": "wire", "between": [f"C0{i}/D0{i}" for i in range(1, 9)]}]
    units = {f"X{i}": f"C0{i} british infantry in" for i in range(1, 9)}
    stops = [f"C0{i}/C0{i + 1}" for i in (4, 5, 6, 7)]
    scene = night(
        {**units, "Y": "L05 german infantry"}, map=open_map(lines=lines, sides=wire), bomb_stops=stops
    )
    for i in (1, 2, 3):
        scene.british("improve-choose", f"stop C0{i}/C0{i + 1}")
        scene.british("improve-choose", f"clear C0{i + 3}/C0{i + 4}")
        scene.british("improve-choose", f"breach C0{i}/D0{i}")
    assert not offered(scene, "stop")  # 11.541#1
    assert not offered(scene, "clear")  # 11.541#1
    assert not offered(scene, "breach")  # 11.542#1


def test_no_bomb_stop_is_cleared_and_no_wire_cut_beside_an_enemy() -> None:
    units = {"X": "C06 british infantry in", "G": "C05 german infantry out", "H": "D05 german infantry"}
    scene = night({**units, "M": "D06 british machine-gun"}, bomb_stops=["C05/C06", "C06/C07"])
    assert offered(scene, "clear") == ["C06/C07"]  # 11.541#2
    assert offered(scene, "breach") == ["C06/D06", "D06/E06"]  # 11.542#1
    moved = night({**units, "M": "D06 british machine-gun", "K": "E06 german infantry in"})
    assert offered(moved, "breach") == ["C06/D06"]  # 11.542#2


# 11.543 scrapes and trenches


def test_scrapes_until_march_1915() -> None:
    scene = night(
        {"X": "B02 british infantry", "C": "B03 british cavalry", "Y": "K05 german infantry"},
        date="1915-03-31",
    )
    assert offered(scene, "dig") == ["B02"], "infantry and guns, not cavalry"
    scene.british("improve-choose", "dig B02")
    assert scene.g.scrapes == {scene.cell("B02"): "dug"}  # 11.543#1
    assert not scene.g.trenches


@pytest.mark.parametrize(("day_", "trenches"), [(1, False), (2, False), (3, True)])
def test_the_calendar_of_a_campaign_goes_on(day_: int, trenches: bool) -> None:
    units = {"X": "B02 british infantry", "Y": "K05 german infantry"}
    scene = night(units, date="1915-03-30", day=day_).british("improve-choose", "dig B02")
    assert bool(scene.g.trenches) == trenches  # 11.543#1 11.02#1
    assert scene.game.view(None)["date"] == ("1915-03-30", "1915-03-31", "1915-04-01")[day_ - 1]


def test_trenches_from_april_1915_with_the_diggers_in_them() -> None:
    units = {"X": "B02 british infantry", "M": "B02 british machine-gun", "Y": "K05 german infantry"}
    scene = night(units, date="1915-04-01", scrapes={"B02": "dug"})
    scene.british("improve-choose", "dig B02")
    assert scene.g.trenches == {scene.cell("B02"): "british"}  # 11.543#1
    assert scene.unit("X").inside
    assert scene.unit("M").inside
    assert not scene.g.scrapes  # 11.543#5
    scene.expect("german", "improve-choose")


def test_a_trench_in_a_contested_hex_shelters_its_diggers_alone() -> None:
    """After a night attack both sides may be in one hex; the scrape stays for the enemy above."""
    units = {"X": "B02 british infantry", "G": "B02 german infantry", "Y": "K05 german infantry"}
    scene = night(units, date="1915-05-01", scrapes={"B02": "dug"})
    scene.british("improve-choose", "dig B02")
    assert (scene.unit("X").inside, scene.unit("G").inside) == (True, False)  # 11.543#2
    assert scene.g.scrapes == {scene.cell("B02"): "dug"}  # 11.543#5
    scene.german("improve-choose", "dig B02")
    assert scene.unit("G").inside  # 11.543#3
    assert scene.g.trenches == {scene.cell("B02"): "british"}, "one marker"  # 11.543#3


def test_a_bomb_stop_goes_up_against_an_enemy_trench_next_door() -> None:
    units = {"X": "D05 british infantry", "G": "E05 german infantry in", "H": "E06 german infantry out"}
    scene = night(units, date="1915-05-01")
    scene.british("improve-choose", "dig D05")
    assert set(scene.g.bomb_stops) == {"D05/E05"}, "H stands beside its trench"  # 11.543#4


# 11.55 redeployment


def redeployment(units: dict[str, str], held: dict[str, str], **document: Any) -> Scene:
    """All hexes of a column belong to a side, but for those in which units stand."""
    taken = {text.split()[0] for text in units.values()}
    named = {f"{column}{row:02}": side for column, side in held.items() for row in range(1, 11)}
    control = {name: side for name, side in named.items() if name not in taken}
    return day(units, segment="redeployment", control=control, **document)


GUNS = {
    "A": "A01 british artillery dispersed",
    "M": "B09 british machine-gun",
    "I": "B05 british infantry",
    "G": "L05 german machine-gun",
    "Y": "H05 german infantry",
    "R": "F01 british machine-gun dispersed",
}
OURS = dict.fromkeys("ABCDEF", "british") | dict.fromkeys("HIJKL", "german")


def test_one_gun_a_side_the_central_powers_first() -> None:
    scene = redeployment(GUNS, OURS)
    scene.german("redeploy-choose", "G").german("redeploy-hex", "J03")  # 11.55#1
    assert scene.at("G") == "J03"
    scene.expect("british", "redeploy-choose")  # nobody fires at it: 11.55#3
    assert scene.ids == ["A", "M", "R", "pass"], "guns alone"
    scene.british("redeploy-choose", "A").british("redeploy-hex", "C05")
    assert (scene.at("A"), scene.unit("A").formed) == ("C05", False)  # 11.55#1
    assert scene.g.day == 2  # 11.55#5


def test_eight_friendly_hexes_and_none_next_to_an_enemy() -> None:
    scene = redeployment(GUNS, OURS)
    names = {scene.g.board.name(cell) for cell in s11_improvement.destinations(scene.g, "A")}
    assert "A09" in names
    assert "A10" not in names, "nine steps"  # 11.55#1
    assert not {name for name in names if name[0] == "G"}, "nobody's"  # 11.55#1
    near = redeployment({**GUNS, "Y": "C05 german infantry"}, OURS)
    names = {near.g.board.name(cell) for cell in s11_improvement.destinations(near.g, "M")}
    assert not {"B04", "B05", "C04", "C06", "D04", "D05"} & names  # 11.55#2


def test_nobody_must_redeploy() -> None:
    scene = redeployment(GUNS, OURS)
    scene.german("redeploy-choose", "pass").british("redeploy-choose", "A").british("redeploy-hex", "pass")
    assert scene.at("A") == "A01"
    assert scene.g.day == 2


def test_a_gun_does_not_squeeze_through_a_full_hex() -> None:
    lane = {f"A{row:02}": "british" for row in range(1, 6)}
    full = {"A": "A01 british artillery", "I": "A03 british infantry", "J": "A03 british infantry"}
    scene = day({**full, "Y": "L05 german infantry"}, segment="redeployment", control=lane)
    names = [scene.g.board.name(cell) for cell in s11_improvement.destinations(scene.g, "A")]
    assert names == ["A02"]  # 6.63#1 11.55#1


def test_a_gun_that_came_by_the_trench_goes_in_a_blockhouse_elsewhere() -> None:
    """IN the trench of one hex with a blockhouse; redeployed, it chooses anew."""
    held = {"A": "british"}
    units = {"A": "A01 british machine-gun dispersed in by_trench", "Y": "L05 german infantry"}
    scene = redeployment(
        units,
        held,
        trenches={"A01": "british", "A02": "british"},
        blockhouses={"A01": "british", "A02": "british"},
    )
    assert not s08_terrain.is_in_blockhouse(scene.g, "A")
    scene.german("redeploy-choose", "pass") if scene.pending.side == "german" else None
    scene.british("redeploy-choose", "A").british("redeploy-hex", "A02").british("redeploy-how", "in")
    assert s08_terrain.is_in_blockhouse(scene.g, "A")  # 8.31#3


def test_who_digs_a_trench_round_a_blockhouse_is_in_the_trench() -> None:
    scene = night({**BASE, "N": "C09 british machine-gun out"}, blockhouses={"C09": "british"})
    scene.british("improve-choose", "dig C09")
    assert s08_terrain.is_in_trench(scene.g, "N")  # 11.543#2
    assert not s08_terrain.is_in_blockhouse(scene.g, "N")
