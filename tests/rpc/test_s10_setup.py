"""Set-up: order, areas, faces, IN and OUT, markers, and what is recorded in secret."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import grognard
from grognard.engine.table import Table
from tests.rpc.scene import Scene, open_map

LINE = {"kind": "trench", "side": "british", "front": True, "path": ["B02", "B03", "B04"]}
FORCES: dict[str, Any] = {
    "battalion": {"side": "british", "units": {"infantry": 2, "machine-gun": 1}, "area": {"columns": "B"}},
    "regiment": {
        "side": "german", "units": {"infantry": 2}, "area": {"on": ["K05"], "within": 1}, "face": "dispersed",
    },
}  # fmt: skip


def set_up(forces: dict[str, Any] = FORCES, **document: Any) -> Scene:
    document.setdefault("set_up_order", ["british", "german"])
    return Scene(map=open_map(lines=[LINE]), forces=forces, phase="", **document)


def put(scene: Scene, side: str, unit: str, hex_: str, how: str) -> Scene:
    if scene.pending.kind == "set-up-choose":
        scene.answer(side, "set-up-choose", unit)
    scene.answer(side, "set-up-hex", hex_)
    if scene.pending.kind == "set-up-how":
        scene.answer(side, "set-up-how", how)
    return scene


def test_one_side_after_the_other_unit_by_unit() -> None:
    scene = set_up()
    scene.expect("british", "set-up-choose")
    assert scene.ids == ["battalion-1", "battalion-3"], "one of each kind is enough to choose from"
    put(scene, "british", "battalion-1", "B03", "formed in")
    put(scene, "british", "battalion-2", "B01", "dispersed out")
    put(scene, "british", "battalion-3", "B03", "dispersed in")
    assert scene.pending.side == "german"  # 10.1#2
    units = [scene.unit(f"battalion-{n}") for n in (1, 2, 3)]
    assert [unit.formed for unit in units] == [True, False, False]  # 6.3#1
    assert [unit.inside for unit in units] == [True, False, True]  # 8.321#5


def test_a_unit_sets_up_in_its_area_within_stacking() -> None:
    scene = set_up()
    put(scene, "british", "battalion-1", "B03", "formed out")
    put(scene, "british", "battalion-2", "B03", "formed out")
    assert "B03" not in scene.ids, "two are the most"  # 3.4#1
    assert scene.why_not("hex:B03") == ["3.4 why-not-full"]
    assert scene.why_not("hex:C03") == ["10.1 why-not-area"]
    assert all(name.startswith("B") for name in scene.ids)


def test_in_is_offered_only_where_there_is_something_to_be_in() -> None:
    scene = set_up().british("set-up-choose", "battalion-1").british("set-up-hex", "B01")
    assert scene.ids == ["formed out", "dispersed out"]
    scene = set_up().british("set-up-choose", "battalion-1").british("set-up-hex", "B02")
    assert scene.ids == ["formed in", "formed out", "dispersed in", "dispersed out"]  # 8.321#5 8.322#2


def finished() -> Scene:
    scene = set_up()
    for unit, hex_ in (("battalion-1", "B03"), ("battalion-2", "B01"), ("battalion-3", "B05")):
        put(scene, "british", unit, hex_, "formed out")
    put(scene, "german", "regiment-1", "K05", "")
    return put(scene, "german", "regiment-2", "K06", "")


def test_the_order_of_battle_may_fix_the_face() -> None:
    scene = finished()
    assert not scene.unit("regiment-1").formed  # 12.S1#7
    assert not scene.unit("regiment-2").formed


def test_each_side_controls_its_set_up_areas_at_the_start() -> None:
    scene = finished()
    assert scene.pending.kind == "initiative-roll"
    control = {scene.g.board.name(cell): side for cell, side in scene.g.control.items()}
    assert {name for name, side in control.items() if side == "british"} == {
        f"B{row:02}" for row in range(1, 11)
    }  # 3.9#2
    german = {"K05", "K04", "K06", "J04", "J05", "L04", "L05"}
    assert {name for name, side in control.items() if side == "german"} == german  # 3.9#2


def test_markers_come_first_and_units_may_be_in_them() -> None:
    forces = {
        **FORCES,
        "battalion": {
            "side": "british", "units": {"machine-gun": 1}, "area": ["C05", "C06"],
            "markers": {"trench": 1, "blockhouse": 1, "scrape": 1},
        },
    }  # fmt: skip
    scene = set_up(forces).british("marker-choose", "battalion blockhouse").british("marker-hex", "C05")
    scene.british("marker-choose", "battalion trench").british("marker-hex", "C06").british(
        "marker-hex", "C06"
    )
    assert (scene.g.blockhouses, scene.g.trenches) == (
        {scene.cell("C05"): "british"},
        {scene.cell("C06"): "british"},
    )
    assert scene.g.scrapes == {scene.cell("C06"): "dug"}
    put(scene, "british", "battalion-1", "C05", "dispersed in")
    assert scene.unit("battalion-1").inside  # 8.31#3 8.3


def test_hexes_out_of_play_are_not_offered() -> None:
    scene = set_up(playable={"rows": "3:"})
    scene.british("set-up-choose", "battalion-1")
    assert "B02" not in scene.ids
    assert "B03" in scene.ids


# what is recorded in secret


GUNS = {
    "F": {"side": "british", "firepower": 3, "mode": "flare"},
    "T": {"side": "british", "firepower": 3, "mode": "trench set"},
    "R": {"side": "german", "firepower": 3, "mode": "runner"},
}


def recorded(seed: int = 0) -> Table:
    """A set-up at random, up to the first roll."""
    document = {
        "map": open_map(lines=[LINE]), "date": "1916-01-15", "forces": FORCES, "artillery": GUNS,
        "rules": {"preregistered": ["R"]}, "set_up_order": ["british", "german"],
    }  # fmt: skip
    game = grognard.new("rpc", document, chance="ask", seed=seed)
    rng = Random(seed)
    while game.pending is not None and game.pending.side != "chance":
        game.answer(rng.choice(game.pending.options))
    return game


def test_vertices_and_the_observer_are_recorded_before_play() -> None:
    game = recorded()
    guns = game.state.artillery
    assert guns["F"].preregistered, "flares have one without being told"  # 7.3#2 7.3#3
    assert guns["R"].preregistered  # 7.3#1
    assert not guns["T"].preregistered  # 7.3#1
    assert game.state.observers["british"] in {"battalion-1", "battalion-2"}, (
        "infantry alone"
    )  # 7.21.trenchset#2
    kinds = {entry.kind for entry in game.log if entry.secret}
    assert kinds == {"register-hex", "register-vertex", "observer-choose"}


def test_secrets_are_shown_to_their_owner_alone() -> None:
    game = recorded()
    own, enemy = game.view("british"), game.view("german")
    assert own["artillery"][0]["preregistered"] == game.state.artillery["F"].preregistered  # 7.3#3
    assert enemy["artillery"][0]["preregistered"] is True
    assert own["players"]["british"]["observer"] == game.state.observers["british"]
    assert enemy["players"]["british"]["observer"] is True
    worlds = [game.sample("german", seed=seed) for seed in range(6)]
    assert len({world.state.artillery["F"].preregistered for world in worlds}) > 1
    assert all(world.view("german") == enemy for world in worlds)
    assert all(world.state.artillery["R"] == game.state.artillery["R"] for world in worlds)
    game.state.shown["F"] = True
    shown = game.view("german")["artillery"][0]["preregistered"]
    assert shown == game.state.artillery["F"].preregistered, "what was used is known"


@pytest.mark.parametrize("side", ["british", "german", None])
def test_no_option_betrays_the_enemys_secrets(side: str | None) -> None:
    game = recorded(3)
    for seed in range(3):
        world = game.sample(side, seed=seed)
        assert world.view(side) == game.view(side)
