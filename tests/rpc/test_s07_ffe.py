"""7.24 and 7.52 Fire for effect: the example of 7.244 and 7.246, accuracy, the blast, those who enter, and smoke."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from grognard.engine.hexes import Hex
from grognard.games.rpc.rules import s04_ground, s07_ffe
from grognard.games.rpc.state import CASUALTY
from tests.rpc.scene import Scene, named

VERTEX = "H05/I05/I06"
HILL = {"A10": {"level": 1}}
LOW = {"A10": "german"}
"""On a flat map every hex is the highest, and whoever controls one has the high ground; so there is a hill."""


def ready(side: str = "british", firepower: int = 3, **more: Any) -> dict[str, Any]:
    """A group called by trench set, so that 8 will do, and primed."""
    kept = {"target": VERTEX, "called_mode": "trench set", "primed": True, **more}
    return {"side": side, "firepower": firepower, "mode": "trench set", **kept}


def fire(group: dict[str, Any], units: dict[str, str], **document: Any) -> Scene:
    """The signals of B1 succeed; the accuracy die is next."""  # 7.242#1
    everybody = {"B": "A01 british infantry", "Z": "L10 german infantry", **units}
    document.setdefault("control", LOW)
    document.setdefault("couplets", 3)
    if "map" not in document:
        document["hexes"] = {**HILL, **document.get("hexes", {})}
    scene = Scene(everybody, artillery={"B1": group}, initiative="british", **document)
    return scene.command("B").total(2).expect("chance", "accuracy-roll")


def checked(scene: Scene) -> list[str]:
    """The units that have made checks so far."""
    return [note["unit"] for note in scene.said("check")]


# the example


@pytest.mark.parametrize(("die", "vertex"), [(2, "M19/N18/N19"), (3, "N18/O18/O19"), (6, "N19/O19/O20")])
def test_7_244_a_stray(die: int, vertex: str) -> None:
    """The cross hair on N18, O19, N19; a 3 misses; due west is 1-2, and so a 2 leads to M19, N18, N19."""
    units = {
        "N18": "N18 german infantry",
        "N19": "N19 german infantry",
        "M19": "M19 german infantry",
        "O19": "O19 german infantry",
        "B": "N10 british infantry",
    }
    group = ready(target="N18/N19/O19")
    ground = Scene(units, map="ypres_1915", date="1915-04-18").g
    top = s07_ffe.heights(s04_ground.ground(ground), ground.setting.playable)
    heights = {ground.board.name(cell): "german" for cell in top}
    scene = fire(group, units, map="ypres_1915", control=heights, date="1915-04-18")
    scene.dice(3)
    assert scene.note("accuracy")["result"] == "@accuracy-stray"  # 7.244 7.242#5
    assert scene.ids == ["left", "upper-right", "lower-right"]
    scene.british("spine-choose", "left").dice(die)  # 7.243#2
    assert scene.g.artillery["B1"].target == vertex  # 7.243#1 7.243#3
    hit = set(vertex.split("/")) & set(units)
    while scene.pending.kind in ("check-ffe", "modifier-choose"):
        if scene.pending.kind == "modifier-choose":
            scene.german("modifier-choose", scene.ids[0])
        scene.total(2)
    assert set(checked(scene)) == hit  # 7.245
    if die == 2:
        assert hit == {"N18", "N19", "M19"}  # 7.246
    assert scene.g.artillery["B1"].hit == (vertex,), "what the shells struck is known"  # 7.242#3 7.245


def test_a_vertex_that_a_stray_shell_struck_is_known_and_the_one_aimed_at_is_not() -> None:
    scene = fire(ready(), {}).dice(6)
    scene.british("spine-choose", scene.ids[0]).dice(1)
    struck = scene.g.artillery["B1"].target
    assert struck != VERTEX
    again = ready(hit=scene.g.artillery["B1"].hit, target=struck)
    assert named(fire(again, {}).dice(3).note("accuracy")["modifiers"]) == {"registered": -1}  # 7.242#3
    missed = ready(hit=scene.g.artillery["B1"].hit)
    assert named(fire(missed, {}).dice(3).note("accuracy")["modifiers"]) == {}  # 7.242#3


def test_the_spines_run_clockwise_at_both_kinds_of_vertex() -> None:
    for vertex in Hex.at(5, 5).vertices():
        points = [(end.x - vertex.x, end.y - vertex.y) for _, end in s07_ffe.spines(vertex)]
        for (ax, ay), (bx, by) in itertools.pairwise(points):
            assert ax * by - ay * bx > 0, "y grows downward, so a positive turn is clockwise"  # 7.243#2
        left = [name for name, end in s07_ffe.spines(vertex) if end.x < vertex.x]
        assert all("left" in name for name in left)


def test_the_firer_may_name_any_spine() -> None:
    scene = fire(ready(), {})
    scene.dice(3).british("spine-choose", scene.ids[1]).dice(1)
    named = s07_ffe.spines(scene.g.board.vertex(VERTEX))[1][1]
    assert scene.g.artillery["B1"].target == scene.g.board.vertex_name(named)  # 7.243#2


def test_shells_that_stray_off_the_map_hit_nobody() -> None:
    scene = fire(ready(target="L10@1"), {})
    scene.dice(6)
    off = next(o.id for o in scene.pending.options if not o.touches)
    scene.british("spine-choose", off).dice(1)
    it = scene.g.artillery["B1"]
    assert (it.target, it.firing, it.ready) == ("", False, False)
    assert not checked(scene)


# 7.242 accuracy


@pytest.mark.parametrize(
    ("group", "control", "total"),
    [
        (ready(), {"A10": "german"}, 4),
        (ready(), {"A10": "british"}, 3),  # 7.242#2
        (ready(preregistered=VERTEX), {"A10": "german"}, 3),  # 7.242#3 7.3#4
        (ready(hit=[VERTEX]), {"A10": "german"}, 3),  # 7.242#3
        (ready(hit=[VERTEX], preregistered=VERTEX), {"A10": "british"}, 2),
    ],
)
def test_accuracy_modifiers(group: dict[str, Any], control: dict[str, str], total: int) -> None:
    scene = fire(group, {}, control=control)
    scene.dice(4)
    assert scene.note("accuracy")["total"] == total
    assert scene.note("accuracy")["result"] == (
        "@accuracy-hit" if total <= 2 else "@accuracy-stray"
    )  # 7.242#4


def test_only_the_highest_hexes_are_high_ground() -> None:
    hexes = {"C05": {"level": 2}, "D05": {"level": 1}}
    scene = fire(ready(), {}, hexes=hexes, control={"D05": "british", "C05": "german"})
    assert s07_ffe.accuracy_modifiers(scene.g, "B1").total == 0
    scene.g.control[scene.cell("C05")] = "british"
    assert s07_ffe.accuracy_modifiers(scene.g, "B1").total == -1  # 7.242#2 8.43#2


def test_a_vertex_that_was_hit_is_known_the_next_time() -> None:
    scene = fire(ready(), {})
    scene.dice(2)
    assert scene.g.artillery["B1"].hit == (VERTEX,)  # 7.242#3 7.242#4


def test_the_accuracy_of_a_preregistered_vertex_gives_it_away() -> None:
    scene = fire(ready(preregistered=VERTEX), {})
    scene.dice(1)
    assert scene.game.view("german")["artillery"][0]["preregistered"] == VERTEX


# 7.241 and 7.245 the blast


def test_everybody_in_three_hexes_is_attacked_afv_and_friends_included() -> None:
    units = {
        "G": "H05 german infantry",
        "D": "I05 german infantry dispersed",
        "F": "I06 british infantry",
        "T": "I06 british tank",
        "U": "H05 german a7v",
        "X": "H06 german infantry",
    }
    scene = fire(ready(), units)
    scene.dice(1)
    for _ in range(5):
        scene.total(2)
    assert set(checked(scene)) == {"G", "D", "F", "T", "U"}  # 7.241#2 7.245
    scene.act("B", "deploy")
    scene.expect("german", "command-choose")  # 7.241#3


def test_ffe_knows_deployment_and_cover_but_neither_range_nor_visibility() -> None:
    scene = fire(ready(), {"G": "H05 german infantry"}, hexes={"H05": "village"}, smoke=["G05"])
    scene.dice(1)
    scene.total(2)
    assert scene.modifiers() == {"firepower": 3, "formed": 1, "village": -1}  # 7.241#1


@pytest.mark.parametrize(("howitzer", "trench"), [(False, -3), (True, -2)])
def test_howitzers_search_trenches(howitzer: bool, trench: int) -> None:
    lines = [{"kind": "trench", "side": "german", "path": ["H05", "H06"]}]
    scene = fire(ready(howitzer=howitzer), {"G": "H05 german infantry in"}, features={"lines": lines})
    scene.dice(1)
    scene.total(2)
    assert scene.modifiers() == {"firepower": 3, "formed": 1, "trench": trench}  # 7.241#1


def test_eleven_kills() -> None:
    scene = fire(ready(firepower=5), {"G": "H05 german infantry"})
    scene.dice(1)
    scene.total(5)
    assert scene.unit("G").where == CASUALTY


# 7.247 persistence


def test_an_ffe_attacks_those_who_enter_until_the_turn_is_over() -> None:
    scene = fire(ready(), {"G": "G05 german infantry", "H": "H05 german infantry"}, couplets=2)
    scene.dice(1).total(2)
    scene.act("B", "deploy")
    assert (scene.g.artillery["B1"].firing, scene.g.artillery["B1"].ready) == (True, False)
    scene.command("G").act("G", "move").german("step-choose", "H05")
    scene.expect("chance", "check-ffe").total(2)
    assert scene.modifiers() == {"firepower": 3, "formed": 1, "moving": 1}  # 7.247#1
    scene.german("step-choose", "I05").expect("chance", "check-ffe").total(2)
    scene.german("step-choose", "I04")
    assert checked(scene) == ["H", "G", "G"], "I04 is not under fire"
    if scene.pending.kind == "step-choose":
        scene.german("step-choose", "done")
    scene.german("command-choose", "pass")  # the British have nobody left to command
    it = scene.g.artillery["B1"]
    assert (it.target, it.firing, it.ready) == ("", False, True)  # 7.247#2
    scene.dice(1).dice(2).expect("british", "command-choose")
    assert "B1" in scene.ids, "a new call begins a new cycle"  # 7.248
    scene.command("B").expect("british", "actor-choose")


# 7.52 smoke


def test_smoke_fills_three_hexes_for_the_turn_and_attacks_nobody() -> None:
    scene = fire(ready(shell="smoke"), {"G": "H05 german infantry"}, couplets=1)
    scene.dice(1)
    assert {scene.g.board.name(cell) for cell in scene.g.smoke} == {"H05", "I05", "I06"}  # 7.52#3
    assert not checked(scene), "smoke it was called for, and smoke it is"  # 7.52#2
    scene.act("B", "deploy").german("command-choose", "pass")
    assert not scene.g.smoke  # 7.52#3
