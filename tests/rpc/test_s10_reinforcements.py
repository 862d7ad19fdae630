"""10.2 Reinforcements: entering over an edge, and placed on the map."""

from __future__ import annotations

from typing import Any

from tests.rpc.scene import Scene

UNITS = {"B": "A01 british infantry", "G": "L10 german infantry"}
ENTERING: dict[str, Any] = {
    "side": "german",
    "units": {"infantry": 3},
    "entry": {"edge": "right", "rows": "2:5"},
    "turn": 2,
}
PLACED: dict[str, Any] = {"side": "british", "units": {"infantry": 3}, "area": ["D02", "D03"], "turn": 2}


def scene_of(turn: int, units: dict[str, str] = UNITS, **groups: dict[str, Any]) -> Scene:
    return Scene(units, forces=groups, turn=turn, phase="initiative", initiative="german")


# over the edge


def test_nobody_enters_before_the_turn() -> None:
    scene = scene_of(1, column=ENTERING).dice(2).dice(1)
    assert scene.ids == ["G", "pass"]  # 10.2#2
    scene = scene_of(2, column=ENTERING).dice(2).dice(1)
    assert scene.ids == ["G", "column-1", "column-2", "column-3", "pass"]  # 10.2#2 10.2#3
    assert "column-1" in scene_of(5, column=ENTERING).dice(2).dice(1).ids, "or on any turn after it"  # 10.2#2


def test_they_walk_in_by_their_hexes() -> None:
    scene = scene_of(2, column=ENTERING).dice(2).dice(1)
    scene.command("column-1").act("column-1", "move")
    assert set(scene.ids) == {"L02", "L03", "L04", "L05", "back"}  # 10.2#1
    scene.german("step-choose", "L03")
    assert scene.at("column-1") == "L03"
    assert scene.unit("column-1").points == 2  # 10.21#3


def test_waiting_units_are_side_by_side() -> None:
    """A mass of three off the map, which then enters by adjacent hexes."""
    scene = scene_of(2, column=ENTERING).dice(2).dice(1)
    scene.command("column-1", "column-2", "column-3").act("column-1", "move").german(
        "step-choose", "L02", "done"
    )
    assert scene.g.command is not None
    assert len(scene.g.command.units) == 3  # 10.21#1
    scene.act("column-2", "move")
    assert "L03" in scene.ids  # 10.21#2
    assert not {"L04", "L05"} & set(scene.ids)  # 10.21#2


# placed


def test_they_are_placed_after_the_initiative_roll() -> None:
    scene = scene_of(2, picket=PLACED).dice(1).dice(2)
    scene.expect("british", "place-choose")  # 10.22#2
    assert scene.ids == ["picket-1", "pass"]
    scene.british("place-choose", "picket-1").british("set-up-hex", "D02").british("set-up-how", "formed out")
    scene.british("place-choose", "picket-2").british("set-up-hex", "D02").british("set-up-how", "formed out")
    scene.british("place-choose", "picket-3").british("set-up-how", "formed out")
    assert scene.at("picket-3") == "D03", "D02 is full"  # 10.22#3
    scene.expect("british", "command-choose")


def test_the_side_with_the_initiative_places_first() -> None:
    other = {**PLACED, "side": "german", "area": ["K02", "K03"]}
    for german, british, first in ((2, 1, "german"), (1, 2, "british")):
        scene = scene_of(2, picket=PLACED, post=other).dice(german).dice(british)
        scene.expect(first, "place-choose")  # 10.22#2
        scene.answer(first, "place-choose", "pass")
        scene.expect("british" if first == "german" else "german", "place-choose")


def test_not_before_their_turn_and_not_later_than_they_like() -> None:
    assert scene_of(1, picket=PLACED).dice(1).dice(2).pending.kind == "command-choose"  # 10.22#1
    scene = scene_of(2, picket=PLACED).dice(1).dice(2).british("place-choose", "pass")
    while scene.pending.kind == "command-choose":
        scene.answer(scene.pending.side, "command-choose", "pass")
    scene.dice(1).dice(2).expect("british", "place-choose")  # 10.22#1


def test_not_where_an_enemy_is() -> None:
    one = {**UNITS, "E": "D02 german infantry"}
    scene = scene_of(2, one, picket=PLACED).dice(1).dice(2).british("place-choose", "picket-1")
    scene.british("set-up-how", "formed out")
    assert scene.at("picket-1") == "D03"  # 10.22#1
    both = {**one, "F": "D03 german infantry"}
    assert scene_of(2, both, picket=PLACED).dice(1).dice(2).pending.kind == "command-choose"  # 10.22#4
