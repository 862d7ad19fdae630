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
    assert set(scene.ids) == {"L02", "L03", "L04", "L05", "face column-1", "back"}  # 10.2#1
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


def test_a_single_unit_may_enter_dispersed() -> None:
    scene = scene_of(2, column=ENTERING).dice(2).dice(1).command("column-1").act("column-1", "move")
    scene.german("step-choose", "face column-1")
    assert "face column-1" not in scene.ids
    scene.german("step-choose", "L03")
    assert not scene.unit("column-1").formed  # 10.21#4
    assert scene.pending.kind == "command-choose", "dispersed it has one point"


def test_who_does_not_enter_after_all_waits_as_before() -> None:
    scene = scene_of(2, column=ENTERING).dice(2).dice(1).command("column-1").act("column-1", "move")
    scene.german("step-choose", "face column-1", "back")
    assert scene.unit("column-1").formed


def test_a_mass_enters_formed_and_a_gun_that_cannot_move_dispersed_enters_formed() -> None:
    scene = scene_of(2, column=ENTERING).dice(2).dice(1)
    scene.command("column-1", "column-2", "column-3").act("column-1", "move")
    assert not [id_ for id_ in scene.ids if id_.startswith("face")]  # 10.21#4
    guns = {**ENTERING, "units": {"machine-gun": 1}}
    scene = scene_of(2, guns=guns).dice(2).dice(1).command("guns-1").act("guns-1", "move")
    assert not [id_ for id_ in scene.ids if id_.startswith("face")]


def test_two_units_of_different_kinds_enter_as_a_stack() -> None:
    """Machine guns of one formation and a company of another, which wait for the same hexes."""
    guns = {**ENTERING, "units": {"machine-gun": 1}}
    scene = scene_of(2, column=ENTERING, guns=guns).dice(2).dice(1)
    scene.command("column-1", "guns-1").act("column-1", "move")  # 10.21#1 6.01#3
    scene.german("step-choose", "with guns-1", "L03")
    assert (scene.at("column-1"), scene.at("guns-1")) == ("L03", "L03")  # 10.21#4


def test_a_stack_outside_is_of_two_as_everywhere() -> None:
    scene = scene_of(2, column=ENTERING).dice(2).dice(1).command("column-1", "column-2", "column-3")
    scene.act("column-1", "move")
    assert {"with column-2", "with column-3"} <= set(scene.ids)
    scene.german("step-choose", "with column-2")
    assert "with column-3" not in scene.ids  # 6.61#4 3.4#1


def test_who_waits_for_other_hexes_is_not_beside_them() -> None:
    other = {**ENTERING, "entry": {"edge": "right", "rows": "8:9"}}
    scene = scene_of(2, column=ENTERING, other=other).dice(2).dice(1).german("command-choose", "column-1")
    assert scene.ids == ["done", "column-2", "back"], "one of each kind stands for the rest"  # 10.21#1


def test_a_mass_may_be_of_two_formations() -> None:
    scene = scene_of(2, column=ENTERING, second=ENTERING).dice(2).dice(1)
    scene.command("column-1", "column-2", "column-3", "second-1")
    assert scene.g.command is not None
    assert len(scene.g.command.units) == 4  # 10.21#1


def test_infiltrators_enter_as_a_blob_and_so_dispersed() -> None:
    storm = {**ENTERING, "units": {"storm-infantry": 2, "flamethrower": 1, "machine-gun": 1}}
    scene = Scene(
        UNITS,
        forces={"storm": storm},
        turn=2,
        phase="initiative",
        rules={"infiltration": {"german": ["attack"]}},
    )
    scene.dice(2).dice(1).german("command-choose", "storm-1").german("command-add", "storm-2")
    assert "storm-3" in scene.ids  # 3.6#2
    assert "storm-4" not in scene.ids, "dispersed machine guns cannot move"
    scene.german("command-add", "storm-3").act("storm-3", "move").german("step-choose", "L03", "done")
    assert not scene.unit("storm-3").formed  # 3.6#1 10.21#4
    scene.act("storm-1", "move").german("step-choose", "back")
    assert scene.unit("storm-1").formed, "who stays outside has no formation yet"


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
