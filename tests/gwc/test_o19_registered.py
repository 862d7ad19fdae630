"""O19.2.2 Registered barrages: again on the same area, or creeping on."""

from __future__ import annotations

from typing import Any

from tests.gwc.guns import ROW, UNITS, requested
from tests.gwc.scene import Scene

NEHRING = {**UNITS, "N": "F6 ge-nehring"}


def registered(units: dict[str, str] = NEHRING, **document: Any) -> Scene:
    document.setdefault("box", "standing")
    document.setdefault("barrages", {"german": ROW})
    return requested(units, **document)


def area(scene: Scene) -> tuple[str, set[str]]:
    barrage = scene.g.barrages["german"]
    return scene.g.board.name(barrage.center), {scene.g.board.name(cell) for cell in barrage.impacts}


def test_ex_creeping() -> None:
    """1917: Nehring in F6 shifts the Spotting Round and its six Impact markers one hex and fires."""
    scene = registered().expect("german", "bombardment-choose")
    assert scene.ids == ["new", "standing", "creeping"]  # O19.2.2.1#fr EX.creeping
    scene.german("bombardment-choose", "creeping").german("spotter-choose", "N")
    assert scene.unit("N").activated  # O19.2.2#5
    assert set(scene.ids) == {f"creep-{direction}" for direction in range(1, 7)}
    scene.german("creep-direction", "creep-2")
    assert area(scene) == ("I8", {"I5", "I6", "I7", "I9", "I10", "I11"})  # O19.2.2.2#1
    assert not scene.said("accuracy")
    scene.roll(1, 1)
    assert set(scene.note("impact")["hexes"]) == {"I5", "I6", "I7", "I9", "I10", "I11"}
    scene.roll(6, 6).roll(1, 1)
    assert scene.unit("F").broken
    assert area(scene)[0] == "I8"  # O19.2.2.2#3


def test_the_same_area_again() -> None:
    scene = registered().german("bombardment-choose", "standing").german("spotter-choose", "fao")
    assert scene.g.fao_used
    scene.roll(1, 1)
    assert not scene.said("spotting-round")  # O19.2.2#4
    assert set(scene.note("impact")["hexes"]) == {"H8", *ROW["impacts"]}  # O19.2.2.1#1
    assert area(scene) == ("H8", set(ROW["impacts"]))  # O19.2.2.1#2


def test_a_new_area_removes_the_old_markers_but_no_gas() -> None:
    scene = registered(gas=["B2"]).german("bombardment-choose", "new").expect("german", "telephone-box")
    assert scene.g.barrages == {}  # O19.2.2#2 O19.2.2#3
    assert len(scene.g.gas) == 1  # O19.2.2#2
    scene.german("telephone-box", "local").german("spotter-choose", "N").german("spotting-choose", "C3")
    assert area(scene) == ("C3", set())


def test_another_box_is_not_registered() -> None:
    scene = registered(box="local")
    assert scene.expect("german", "telephone-box")  # O19.2.2#4 O19.2.2.1#1 O19.2.2.2#1


def test_the_spotter_must_see_the_round() -> None:
    ground = {"G7": "woods", "G6": "woods", "H4": "woods", "H7": "woods"}
    scene = registered(ground=ground)
    assert scene.expect("german", "telephone-box")  # O19.2.2#5: neither Nehring nor the Observer sees H8
    scene = registered(ground={"G7": "woods", "G6": "woods"}).german("bombardment-choose", "standing")
    assert scene.g.fao_used  # O19.2.2#5: only the Observer does
    assert not scene.unit("N").activated


def test_the_round_creeps_only_where_it_is_seen() -> None:
    units = {**NEHRING, "N": "H6 ge-nehring activated=move"}
    ground = {"I7": "building"}
    scene = registered(units, ground=ground, barrages={"german": {"center": "H11", "impacts": ["H10"]}})
    scene.german("bombardment-choose", "creeping")
    assert "creep-4" not in scene.ids  # O19.2.2.2#4: off the map
    assert "creep-1" in scene.ids


def test_impact_markers_that_leave_the_map_are_gone() -> None:
    scene = registered().german("bombardment-choose", "creeping").german("spotter-choose", "N")
    scene.german("creep-direction", "creep-4")
    assert area(scene) == ("H9", {"H6", "H7", "H8", "H10", "H11"})  # O19.2.2.2#2


def test_registered_guns_fall_silent_when_the_spotter_is_lost() -> None:
    """Snipers of the defender break the Spotter, who still sees, and then kill him."""
    lines = {
        "F": "H7 fr-infanterie",
        "G": "H9 fr-infanterie",
        "H": "H10 fr-infanterie",
        "O": "B2 ge-infanterie",
    }
    cards = {"french": {"shot": {"hex": "F6"}, "shot2": {"hex": "F6"}}}
    scene = registered({**NEHRING, **lines}, cards=cards).german("bombardment-choose", "standing")
    scene.german("spotter-choose", "N").roll(1, 1)
    scene.german("impact-next", "H7").roll(1, 2).roll(6, 5, "sniper").turns_up("shot").french(
        "sniper-choose", "N"
    )
    scene.german("impact-next", "H9").roll(1, 2).roll(6, 4, "sniper").turns_up("shot2").french(
        "sniper-choose", "N"
    )
    assert "N" not in scene.g.formations
    assert scene.said("sight-lost")  # O19.2.2#5: throughout the bombardment
    assert [note["hexes"] for note in scene.said("impact")][1:] == [["H7"], ["H9"]]
