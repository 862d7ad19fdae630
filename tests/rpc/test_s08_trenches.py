"""8.31 to 8.33 Trenches and blockhouses: IN and OUT, links, bomb stops, whose they are, bog."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.decision import CHANCE
from grognard.games.rpc.rules import s08_terrain, s08_trenches
from tests.rpc.moves import moving, road, step, trench
from tests.rpc.scene import Scene

G = "german infantry"
LINE = {"lines": [trench("german", "D07", "D06", "D05", "D04")]}


# going IN and staying IN


def test_going_in_costs_a_point_of_its_own() -> None:
    scene = moving({"A": f"E06 {G}"}, "A", features=LINE)
    assert scene.why_not("in") == ["8.32 why-not-no-trench"]
    step(scene, "D05")
    assert (scene.unit("A").inside, scene.unit("A").points) == (False, 2)  # 8.02#4 8.321#5
    assert "in" in scene.ids
    step(scene, "in")
    assert (scene.unit("A").inside, scene.unit("A").points) == (True, 1)
    assert scene.why_not("in") == ["8.321 why-not-inside"]


def test_along_the_trench_a_unit_stays_in_for_the_normal_point() -> None:
    scene = moving({"A": f"D06 {G}"}, "A", features=LINE)
    assert scene.unit("A").inside, "guns and infantry are IN a printed trench"  # 8.322#2
    step(scene, "D05")
    assert (scene.unit("A").inside, scene.unit("A").points) == (True, 2)  # 8.321#6
    step(scene, "E05")
    assert (scene.unit("A").inside, scene.unit("A").points) == (False, 1)  # 8.321#7
    step(scene, "D05")
    assert scene.unit("A").inside is False


def test_it_may_climb_out_instead() -> None:
    scene = moving({"A": f"D06 {G}"}, "A", features=LINE)
    step(scene, "D05 out")
    assert scene.unit("A").inside is False


def test_adjacent_trenches_that_the_artwork_does_not_join_do_not_connect() -> None:
    apart = {"lines": [trench("german", "D06", "D05"), trench("german", "E06", "E05")]}
    scene = moving({"A": f"D06 {G}"}, "A", features=apart)
    assert "E06 out" not in scene.ids
    step(scene, "E06")
    assert not scene.unit("A").inside  # 8.321#6


def test_a_unit_outside_the_trench_stays_outside() -> None:
    scene = moving({"A": f"D06 {G} out"}, "A", features=LINE)
    step(scene, "D05")
    assert not scene.unit("A").inside  # 8.322#1


@pytest.mark.parametrize("mover", ["cavalry", "tank", "armored-car"])
def test_horses_and_armour_are_never_in(mover: str) -> None:
    scene = Scene(
        {"A": f"E06 british {mover}", "W": "L01 german machine-gun"}, features=LINE, initiative="british"
    )
    scene.command("A").act("A", "move").british("step-choose", "D05").total(2)
    assert "in" not in scene.ids
    assert scene.why_not("in") == ["8.321 why-not-in"]  # 8.321#4 8.321#8


def test_guns_may_be_in() -> None:
    scene = moving({"A": "D06 german machine-gun out"}, "A", features=LINE)
    assert "in" in scene.ids  # 8.321#4


def test_flamethrowers_stay_out_unless_the_table_lets_them_in() -> None:
    units = {"A": "D06 german flamethrower out"}
    assert "in" not in moving(units, "A", features=LINE).ids  # 8.321#8
    allowed = {"flamethrowers_in_trenches": "allowed"}
    assert "in" in moving(units, "A", features=LINE, options=allowed).ids


# blockhouses


def test_only_machine_guns_go_in_a_blockhouse() -> None:
    blockhouse = {"blockhouses": {"D06": "german"}}
    scene = moving({"A": "D06 german machine-gun out"}, "A", **blockhouse)
    step(scene, "in")
    assert (scene.unit("A").inside, scene.unit("A").points) == (True, 0)  # 8.31#4
    scene = moving({"A": f"D06 {G} out"}, "A", **blockhouse)
    assert scene.why_not("in") == ["8.321 why-not-in"]  # 8.31#3


def test_a_machine_gun_that_comes_along_the_trench_pays_to_go_in_the_blockhouse() -> None:
    mules = {"transports": {"m": {"side": "german", "kind": "mule"}}}
    units = {"A": "D06 german machine-gun", "M": "D02 british machine-gun dispersed"}
    scene = moving(units, "A", features=LINE, blockhouses={"D05": "german"}, **mules)
    scene.german("step-choose", "mule A", "D05").british("react-offer", "M").total(3)
    assert scene.modifiers()["trench"] == -3
    scene.german("step-choose", "in").british("react-offer", "M").total(3)
    assert scene.modifiers()["blockhouse"] == -4  # 8.31#4


POST: dict[str, Any] = {"features": LINE, "blockhouses": {"D06": "german"}}


def test_a_machine_gun_chooses_between_trench_and_blockhouse() -> None:
    scene = moving({"A": "D06 german machine-gun out"}, "A", **POST)
    assert {"in", "trench"} < set(scene.ids)  # 6.62#2
    words = {each.id: each.label for each in scene.pending.options}
    assert words["in"] == "step-blockhouse", "which of the two is said"
    step(scene, "in")
    assert s08_terrain.is_in_blockhouse(scene.g, "A")  # 8.31#4
    scene = moving({"A": "D06 german machine-gun out"}, "A", **POST)
    step(scene, "trench")
    assert s08_terrain.is_in_trench(scene.g, "A")  # 8.321#5
    scene = moving({"A": "D06 german machine-gun in"}, "A", **POST)
    assert scene.why_not("in") == ["8.321 why-not-inside"]
    step(scene, "trench")
    assert s08_terrain.is_in_trench(scene.g, "A"), "and out of the blockhouse into the trench"  # 6.62#2


def test_who_has_one_shelter_is_not_asked_which() -> None:
    assert moving({"A": f"D06 {G} out"}, "A", **POST).why_not("trench") == ["8.31 why-not-one-shelter"]
    scene = moving({"A": "D05 german machine-gun out"}, "A", **POST)
    assert "in" in scene.ids
    assert "trench" not in scene.ids


def test_an_assault_goes_in_the_trench_and_not_in_the_blockhouse() -> None:
    enemy = {"B": "D06 british infantry dispersed spent out", "N": "D02 british machine-gun dispersed"}
    scene = moving({"A": "D06 german machine-gun out", **enemy}, "A", **POST).german("step-choose", "assault")
    assert s08_terrain.is_in_trench(scene.g, "A")  # 6.62#4
    assert not s08_terrain.is_in_blockhouse(scene.g, "A")
    inside = {"A": "D06 german machine-gun in by_trench=", **enemy}
    assert moving(inside, "A", **POST).why_not("assault") == ["8.321 why-not-inside"]  # 6.62#4
    house = {"blockhouses": {"D06": "german"}}
    assert moving({"A": "D06 german machine-gun out", **enemy}, "A", **house).why_not("assault") == [
        "8.32 why-not-no-trench"
    ]  # 6.62#4


def test_a_machine_gun_sets_up_in_either() -> None:
    forces = {"post": {"side": "german", "units": {"machine-gun": 1}, "area": ["D06", "D05"]}}
    scene = Scene({"W": "L01 british infantry"}, forces=forces, phase="set up", **POST)
    scene.german("set-up-hex", "D06")
    assert {"formed in", "formed trench", "formed out"} < set(scene.ids)
    scene.german("set-up-how", "dispersed trench")
    assert s08_terrain.is_in_trench(scene.g, "post-1")  # 8.321#5


# markers and bomb stops


def test_a_marker_connects_with_every_trench_next_to_it() -> None:
    scene = moving({"A": f"D05 {G}"}, "A", features=LINE, trenches={"E05": "german", "E04": "german"})
    g, cell = scene.g, scene.cell
    assert s08_trenches.are_connected(g, cell("D05"), cell("E05"))  # 8.322#4
    assert s08_trenches.are_connected(g, cell("E05"), cell("E04"))
    assert not s08_trenches.are_connected(g, cell("E04"), cell("F05")), "no trench there"
    step(scene, "E05", "E04")
    assert scene.unit("A").inside  # 8.322#3


def test_a_bomb_stop_cuts_one_side() -> None:
    scene = moving({"A": f"D06 {G}"}, "A", features=LINE, bomb_stops=["D05/D06"])
    g, cell = scene.g, scene.cell
    assert not s08_trenches.are_connected(g, cell("D05"), cell("D06"))  # 8.33#1
    assert not s08_trenches.are_connected(g, cell("D06"), cell("D05"))
    assert s08_trenches.are_connected(g, cell("D06"), cell("D07"))  # 8.33#4
    assert "D05 out" not in scene.ids
    step(scene, "D05")
    assert not scene.unit("A").inside
    step(scene, "in")
    assert (scene.unit("A").inside, scene.unit("A").points) == (True, 1)  # 8.33#2


def test_a_bomb_stop_cuts_a_marker_too() -> None:
    scene = moving({"A": f"D05 {G}"}, "A", features=LINE, trenches={"E05": "german"}, bomb_stops=["E05/D05"])
    step(scene, "E05")
    assert not scene.unit("A").inside  # 8.33#1 8.322#4


# 6.662 whose trench

BOTH = {"lines": [trench("german", "D07", "D06", "D05"), trench("british", "G07", "G06", "G05")]}
AREAS = {"german": ["D07", "D06", "D05"], "british": ["G07", "G06", "G05"]}


def lost_in(unit: str, *steps: str, **document: Any) -> bool:
    """Whether the last step calls for a lost check."""
    scene = moving({"A": unit}, "A", features=BOTH, areas=AREAS, **document)
    scene.decline()
    step(scene, *steps)
    return scene.pending.side == "chance"


def test_from_enemy_trench_to_enemy_trench_units_get_lost() -> None:
    assert lost_in(f"G07 {G} in", "G06")  # 6.661#3
    assert not lost_in(f"D07 {G} in", "D06")  # 6.662#1
    assert not lost_in(f"G07 {G} in", "G06 out")
    assert not lost_in(f"G07 {G} out", "G06")
    assert not lost_in(f"H06 {G}", "G06", "in"), "it came over the top"
    assert not lost_in(f"G07 {G} in", "G06", bomb_stops=["G06/G07"]), "not connected"


def test_control_does_not_change_whose_trench_it_is() -> None:
    assert lost_in(f"G07 {G} in", "G06", control={"G07": "german", "G06": "german"})  # 6.662#2


def test_a_trench_marker_is_of_the_side_that_placed_it() -> None:
    marks = {"trenches": {"J05": "british", "J06": "british", "J07": "german"}}
    assert lost_in(f"J06 {G} in", "J05", **marks)  # 6.662#1
    assert not lost_in(f"J06 {G} in", "J07", **marks)


# 8.323 bog


def cavalry(*path: str, unit: str = "cavalry", **document: Any) -> Scene:
    units = {"A": f"{path[0]} british {unit}", "W": "L01 german machine-gun"}
    scene = Scene(units, initiative="british", **document)
    scene.command("A").act("A", "move")
    for cell in path[1:]:
        scene.british("step-choose", cell)
    return scene


@pytest.mark.parametrize("unit", ["cavalry", "tank", "armored-car", "horse-artillery", "horse-machine-gun"])
def test_horses_and_armour_bog_in_trench_hexes(unit: str) -> None:
    scene = cavalry("E06", "D05", unit=unit, features=LINE).dice(6, 6)
    assert scene.note("check")["kind"] == "@check-bog"
    a = scene.unit("A")
    assert (scene.at("A"), a.formed, a.ready) == ("D05", False, False)  # 8.323 3.12#3 3.73#2
    scene.expect("german", "command-choose")


def test_who_passes_the_bog_goes_on() -> None:
    scene = cavalry("E06", "D05", features=LINE)
    scene.total(8).british("step-choose", "C05")
    assert scene.at("A") == "C05"  # 8.323


def test_infantry_does_not_bog() -> None:
    scene = moving({"A": f"E06 {G}"}, "A", features=LINE)
    step(scene, "D05")
    assert scene.pending.side != CHANCE  # 8.323


def test_a_road_carries_horses_over_the_trench() -> None:
    features = {"lines": [*LINE["lines"], *road("E06", "D05")["lines"]]}
    scene = cavalry("E06", "D05", features=features)
    assert scene.expect("british", "step-choose").at("A") == "D05"  # 8.6#4


def test_bog_and_lost_are_two_checks() -> None:
    features = {**LINE, "sides": [{"kind": "green", "between": ["D05/E06"]}]}
    scene = cavalry("E06", features=features)
    assert [r.rule for r in scene.explained("D05")] == ["6.62", "8.323", "8.323", "6.661", "6.661"]
    scene.british("step-choose", "D05").total(3).total(4)
    assert [note["kind"] for note in scene.said("check")] == ["@check-bog", "@check-lost"]
