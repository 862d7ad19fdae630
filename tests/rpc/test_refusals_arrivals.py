"""Why not, while pieces are placed: markers, set-up areas, reinforcements, and the arrivals of a campaign day."""

from __future__ import annotations

from typing import Any

from tests.rpc.refused import refused
from tests.rpc.scene import Scene
from tests.rpc.test_s10_reinforcements import ENTERING, PLACED, UNITS, scene_of
from tests.rpc.test_s10_setup import FORCES, set_up
from tests.rpc.test_s11_day import day, recovered

WORKS: dict[str, Any] = {
    **FORCES,
    "battalion": {**FORCES["battalion"], "markers": {"trench": 1, "scrape": 1}},
    "regiment": {**FORCES["regiment"], "markers": {"scrape": 1}},
}

# markers


def test_which_marker_is_placed() -> None:
    scene = set_up(WORKS).expect("british", "marker-choose")
    assert refused(scene, "hex:B03") == ["10.1 why-not-kind-first"]
    assert refused(scene, "vertex:D06/E06/E07") == ["10.1 why-not-kind-first"]
    assert refused(scene, "unit:battalion-1") == ["10.1 why-not-markers-first"]
    assert refused(scene, "unit:regiment-1") == ["3.11 why-not-enemy"]
    assert refused(scene, "regiment scrape") == ["10.1 why-not-kind-enemy"]


def test_markers_of_which_none_are_left_or_find_no_hex() -> None:
    markers = {"blockhouse": 1, "scrape": 1, "trench": 1}
    works = {**WORKS["battalion"], "area": ["B04", "B05"], "markers": markers}
    narrow = {"side": "british", "units": {"infantry": 1}, "area": ["B03"], "markers": {"trench": 1}}
    scene = set_up({**WORKS, "battalion": works, "narrow": narrow}).expect("british", "marker-choose")
    assert refused(scene, "narrow trench") == ["10.1 why-not-kind-room"], "one is printed there"
    scene.british("marker-choose", "battalion blockhouse").british("marker-hex", "B05")
    assert refused(scene, "battalion blockhouse") == ["10.1 why-not-kind-placed"]


def test_where_a_marker_is_not_laid() -> None:
    scene = set_up(WORKS, playable={"rows": ":9"})
    scene.british("marker-choose", "battalion trench").expect("british", "marker-hex")
    assert refused(scene, "hex:B03") == ["8.322 why-not-marker-printed"]
    assert refused(scene, "hex:C03") == ["10.1 why-not-marker-area"]
    assert refused(scene, "hex:B10") == ["10.1 why-not-out-of-play"]
    assert refused(scene, "artillery:none") == ["10.1 why-not-marker-first"]


# set-up


def test_who_is_set_up_and_who_comes_later() -> None:
    later = {"side": "british", "units": {"infantry": 1}, "area": "D01"}
    forces = {
        **FORCES,
        "late": {**later, "turn": 4},
        "next": {**later, "day": 2},
        "early": {**later, "turn": 1},
    }
    scene = set_up(forces).expect("british", "set-up-choose")
    assert refused(scene, "unit:late-1") == ["10.2 why-not-due-turn"]
    assert refused(scene, "unit:next-1") == ["10.2 why-not-due-day"]
    assert refused(scene, "unit:early-1") == ["10.2 why-not-later"]
    assert refused(scene, "artillery:none") == ["10.1 why-not-unit-first"]


def test_nobody_is_set_up_where_there_is_no_room() -> None:
    crowd = {"side": "british", "units": {"infantry": 3}, "area": "D01"}
    scene = set_up({**FORCES, "crowd": crowd})
    for id_ in ("crowd-1", "crowd-2"):
        scene.british("set-up-choose", id_).british("set-up-how", "formed out")
    assert refused(scene, "unit:crowd-3") == ["10.1 why-not-no-room"]
    assert refused(scene, "unit:crowd-1") == ["10.1 why-not-placed"]


def test_those_who_find_no_room_overflow() -> None:
    crowd = {"side": "british", "units": {"infantry": 4}, "area": ["D01", "D02"], "overflow": ["D03", "D04"]}
    scene = (
        set_up({**FORCES, "crowd": crowd}).british("set-up-choose", "crowd-1").expect("british", "set-up-hex")
    )
    assert refused(scene, "hex:D03") == ["10.1 why-not-overflow"]
    assert refused(scene, "hex:D05") == ["10.1 why-not-area"]
    scene.british("set-up-hex", "D01").british("set-up-how", "formed out")
    scene.british("set-up-choose", "crowd-2").british("set-up-hex", "D01").british("set-up-how", "formed out")
    scene.british("set-up-choose", "crowd-3").british("set-up-how", "formed out")
    assert scene.at("crowd-3") == "D02"


# 10.2 reinforcements


def test_who_does_not_walk_onto_the_map() -> None:
    post = {**PLACED, "side": "german", "area": ["K02"]}
    scene = scene_of(1, column=ENTERING, post=post).dice(2).dice(1).expect("german", "command-choose")
    assert refused(scene, "unit:column-1") == ["10.2 why-not-due-turn"]
    scene = scene_of(2, column=ENTERING, post=post).dice(2).dice(1).german("place-choose", "pass")
    assert refused(scene, "unit:post-1") == ["10.22 why-not-walks"]
    assert refused(scene, "unit:column-1") == []


def test_who_is_not_placed() -> None:
    late, edge = {**PLACED, "turn": 4}, {**ENTERING, "side": "british", "entry": {"edge": "left"}}
    full = {**PLACED, "area": ["A03"]}
    units = {**UNITS, "C": "A03 british infantry", "D": "A03 british infantry"}
    scene = scene_of(2, units, picket=PLACED, late=late, column=edge, full=full).dice(1).dice(2)
    scene.expect("british", "place-choose")
    assert refused(scene, "unit:late-1") == ["10.2 why-not-due-turn"]
    assert refused(scene, "unit:column-1") == ["10.2 why-not-by-edge"]
    assert refused(scene, "unit:full-1") == ["10.22 why-not-no-room"]
    assert refused(scene, "unit:picket-2") == ["10.22 why-not-alike"]
    assert refused(scene, "unit:B") == ["10.2 why-not-placed"]
    assert refused(scene, "unit:G") == ["3.11 why-not-enemy"]
    assert refused(scene, "hex:D02") == ["10.22 why-not-unit-first"]


def test_where_a_reinforcement_is_not_placed() -> None:
    wide = {**PLACED, "area": ["D02", "D03", "D04", "D05"]}
    units = {**UNITS, "E": "D02 german infantry", "C": "D03 british infantry", "D": "D03 british infantry"}
    scene = scene_of(2, units, picket=wide).dice(1).dice(2).british("place-choose", "picket-1")
    assert scene.ids == ["D04", "D05"]
    assert refused(scene, "hex:D02") == ["10.22 why-not-enemy-there"]
    assert refused(scene, "unit:C") == ["3.4 why-not-full"]
    assert refused(scene, "hex:E05") == ["10.22 why-not-area"]
    assert refused(scene, "unit:picket-2") == ["10.22 why-not-hex-first"]


def test_the_gone_do_not_return() -> None:
    units = {**UNITS, "X": "casualty british infantry"}
    scene: Scene = scene_of(2, units, picket=PLACED).dice(1).dice(2).expect("british", "place-choose")
    assert refused(scene, "unit:X") == ["2.2 why-not-gone"]


# 11.1 the arrivals of a campaign day


def test_who_is_not_placed_in_the_morning() -> None:
    listed = {"side": "british", "units": {"infantry": 2}, "area": ["B01", "B02"], "day": 2}
    forces = {
        "today": listed, "late": {**listed, "day": 3}, "noon": {**listed, "turn": 5},
        "west": {"side": "british", "units": {"infantry": 1}, "entry": {"edge": "left"}, "day": 2},
        "lost": {**listed, "area": ["J04"]},
    }  # fmt: skip
    units = {"B": "C05 british infantry", "F": "A02 british infantry", "G": "J05 german infantry"}
    units |= {"X": "captured british infantry"}
    scene = day(units, forces=forces, segment="arrivals", day=2).expect("british", "arrival-choose")
    assert refused(scene, "unit:today-2") == ["11.12 why-not-alike"]
    assert refused(scene, "unit:late-1") == ["11.11 why-not-due-day"]
    assert refused(scene, "unit:noon-1") == ["10.22 why-not-due-turn"]
    assert refused(scene, "unit:west-1") == ["11.11 why-not-by-edge"]
    assert refused(scene, "unit:lost-1") == ["11.12 why-not-arrival-hex"]
    assert refused(scene, "unit:B") == ["11.12 why-not-placed"]
    assert refused(scene, "unit:G") == ["3.11 why-not-enemy"]
    assert refused(scene, "unit:X") == ["2.2 why-not-gone"]
    assert refused(scene, "hex:B01") == ["11.12 why-not-unit-first"]
    scene.british("arrival-choose", "edge today-1")
    assert refused(scene, "unit:today-1") == ["11.12 why-not-arrival-walks"]


def test_where_nobody_is_placed_in_the_morning() -> None:
    wall = {f"W{i}": f"F{i:02} german infantry" for i in range(1, 11, 2)}
    units = {
        "B": "C05 british infantry", "X": "K05 british infantry", "C": "B05 british infantry",
        "D": "C04 british infantry", "E": "C04 british infantry", **wall,
        "G": "L10 german infantry", **recovered("british", "infantry", 1),
    }  # fmt: skip
    scene = day(units, segment="arrivals", day=2).expect("british", "arrival-hex")
    assert refused(scene, "hex:A09") == ["11.12 why-not-arrival-alone"]
    assert refused(scene, "unit:D") == ["3.4 why-not-full"]
    assert refused(scene, "hex:J05") == ["11.12 why-not-arrival-line"]
    assert refused(scene, "unit:W1") == ["11.12 why-not-arrival-alone", "11.12 why-not-arrival-near"]
    assert refused(scene, "unit:B1") == ["11.12 why-not-hex-first"]
    scene.british("arrival-hex", "B04").expect("british", "set-up-how")
    assert refused(scene, "hex:B05") == ["6.3 why-not-posture-first"]


def test_reinforcements_that_are_listed_for_hexes() -> None:
    ypres = {"side": "british", "units": {"infantry": 1}, "area": ["B01", "B02"], "day": 2}
    units = {"B": "C05 british infantry", "F": "A02 british infantry", "G": "J05 german infantry"}
    scene = day(units, forces={"ypres": ypres}, segment="arrivals", day=2).british(
        "arrival-choose", "ypres-1"
    )
    assert refused(scene, "hex:B05") == ["11.12 why-not-area"]
    alone = ["11.12 why-not-area", "11.12 why-not-arrival-alone"]
    assert refused(scene, "hex:J05") == [*alone, "11.12 why-not-arrival-near"]
