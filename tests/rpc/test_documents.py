"""Documents: any position, areas, and refusals that name the place."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.games.rpc.areas import area
from grognard.games.rpc.rules import s06_steps, s08_terrain
from tests.rpc.ground import board
from tests.rpc.scene import Scene, open_map

BASE: dict[str, Any] = {"map": open_map(), "date": "1916-05-01", "phase": "couplets"}


def names(value: Any, map_: str = "ypres_1915") -> set[str]:
    ground = board(map_)
    return {ground.name(cell) for cell in area(ground, value, "area")}


# areas


def test_hexes_and_what_is_near_them() -> None:
    assert names("AH15") == {"AH15"}
    assert names(["L14", "L15"]) == {"L14", "L15"}
    assert names({"on": ["A01"], "within": 1}) == {"A01", "A02", "B01"}


def test_columns_rows_edges_and_lines() -> None:
    assert len(names({"columns": "J:W"})) == 14 * 25
    assert names({"columns": "AO", "rows": "24:"}) == {"AO24", "AO25"}
    assert names({"columns": ":B", "rows": ":1"}) == {"A01", "B01"}
    assert names({"edge": "left", "rows": "25"}) == {"A25"}
    assert len(names({"line": ["A17", "K12", "K02"]})) == 21


def test_the_front() -> None:
    nml, british, german = (
        names(part) for part in ({"nml": True}, {"territory": "british"}, {"territory": "german"})
    )
    assert not nml & british  # 12.0#3 8.5
    assert not british & german
    assert len(nml) + len(british) + len(german) == board("ypres_1915").size  # 12.0#4
    assert "A01" in british
    assert "AQ25" in german
    assert names({"trenches": "british"}) <= british


def test_areas_are_narrowed_and_cut() -> None:
    assert names({"on": ["L14"], "within": 2, "and": ["L14", "L15", "A01"]}) == {"L14", "L15"}
    assert names({"on": ["L14", "L15"], "except": "L15"}) == {"L14"}
    assert names({"terrain": "village", "columns": "L", "rows": "10:"}) == {"L14", "L15"}
    assert {"N19", "M20"} <= names({"level": 3, "columns": "J:W"})


@pytest.mark.parametrize(
    ("value", "where"),
    [
        ("H99", "area"),
        ([{"on": ["H99"]}], r"area\[0\]\.on\[0\]"),
        ({"colums": "A"}, "area.colums"),
        ({"columns": "12"}, "area.columns"),
        ({"rows": "A:"}, "area.rows"),
        ({"columns": ":"}, "area.columns"),
        ({"line": ["A01", "C05"]}, "area.line"),
        ({"edge": "west"}, "area.edge"),
        ({"on": ["A01"], "within": -1}, "area.within"),
        ({"terrain": "glacier"}, "area"),
        (7, "area"),
    ],
)
def test_a_wrong_area_is_refused_with_its_place(value: Any, where: str) -> None:
    with pytest.raises(grognard.BadDocument, match=f"^{where}: "):
        names(value)


# positions


REFUSED = [
    ({"date": "1913-01-01"}, "date"),
    ({"date": "soon"}, "date"),
    ({"map": "atlantis"}, "map"),
    ({"map": open_map({"A01": "jungle"})}, "map.hexes.A01.terrain"),
    ({"map": open_map(sides=[{"kind": "hedge", "between": ["A01/A02"]}])}, r"map.sides\[0\].kind"),
    ({"turns": 0}, "turns"),
    ({"moon": "full"}, "moon"),
    ({"set_up_order": ["french"]}, r"set_up_order\[0\]"),
    ({"edges": {"german": "left"}}, "edges"),
    ({"phase": "lunch"}, "phase"),
    ({"initiative": "french"}, "initiative"),
    ({"couplets": 9}, "couplets"),
    ({"half": 2}, "half"),
    ({"rules": {"fog": True}}, "rules"),
    ({"rules": {"infiltration": {"french": ["attack"]}}}, "rules.infiltration"),
    ({"rules": {"preregistered": ["Z"]}}, r"rules.preregistered\[0\]"),
    ({"units": {"A": {"type": "elephant", "side": "british", "hex": "A01"}}}, "units.A.type"),
    ({"units": {"A": {"type": "cavalry", "side": "german", "hex": "A01"}}}, "units.A.type"),
    ({"units": {"A": {"type": "infantry", "side": "french", "hex": "A01"}}}, "units.A.side"),
    ({"units": {"A": {"type": "infantry", "side": "british", "hex": "Z99"}}}, "units.A.hex"),
    (
        {"units": {"A": {"type": "infantry", "side": "british", "hex": "A01", "inside": True}}},
        "units.A.inside",
    ),
    ({"units": {"A": {"type": "infantry", "side": "british", "hex": "A01", "group": "x"}}}, "units.A.group"),
    ({"units": {"A": {"type": "infantry", "side": "british"}}}, "units"),
    (
        {"playable": ["B01"], "units": {"A": {"type": "infantry", "side": "british", "hex": "A01"}}},
        "units.A.hex",
    ),
    ({"shovels": ["A"]}, "shovels.A"),
    ({"bomb_stops": ["A01/A05"]}, r"bomb_stops\[0\]"),
    ({"breaches": ["A01"]}, r"breaches\[0\]"),
    ({"gas": {"A01": 0}}, "gas.A01"),
    ({"control": {"A01": "french"}}, "control.A01"),
    ({"artillery": {"A": {"side": "british", "firepower": 3, "mode": "pigeon"}}}, "artillery.A.mode"),
    ({"artillery": {"A": {"side": "british", "firepower": 3, "target": "A01/Z99"}}}, "artillery.A.target"),
    ({"artillery": {"A": {"side": "british", "firepower": 3, "primed": True}}}, "artillery.A.target"),
    ({"transports": {"A": {"side": "british", "kind": "camel"}}}, "transports.A.kind"),
    ({"observers": {"british": "A"}}, "observers.british"),
    ({"victory": {"kind": "units"}}, "victory.side"),
    ({"victory": {"kind": "glory"}}, "victory.kind"),
    ({"victory": {"kind": "points", "destroyed": {"camel": 1}}}, "victory.destroyed"),
    ({"forces": {"a": {"side": "british", "units": {"infantry": 1}}}}, "forces.a"),
    ({"forces": {"a": {"side": "british", "units": {"elephant": 1}, "area": "A01"}}}, "forces.a.units"),
    ({"forces": {"a": {"side": "british", "units": {"infantry": 1}, "area": "A01"}}}, "phase"),
    ({"command": {"side": "british", "units": []}}, "command.side"),
    ({"barrage": {"side": "british", "lines": [{"columns": "Z"}]}}, r"barrage.lines\[0\]"),
    ({"bombardments": [{"side": "british", "kind": "gentle"}]}, r"bombardments\[0\].kind"),
    (
        {"units": {"A": {"type": "machine-gun", "side": "british", "hex": "D04", "by_trench": True}}},
        "units.A.by_trench",
    ),
]


@pytest.mark.parametrize(
    ("wrong", "where"), REFUSED, ids=[f"{where} {i}" for i, (_, where) in enumerate(REFUSED)]
)
def test_a_wrong_position_is_refused_with_its_place(wrong: dict[str, Any], where: str) -> None:
    with pytest.raises(grognard.BadDocument, match=f"^{where}[:.\\[]"):
        grognard.new("rpc", {**BASE, **wrong})


def test_a_position_in_the_middle_of_things() -> None:
    scene = Scene(
        {
            "A": "D04 british infantry dispersed spent lost_check points=0",
            "B": "casualty british artillery lost_to=fire",
            "G": "D06 german machine-gun dispersed in",
        },
        features={"sides": [{"kind": "wire", "between": ["D05/E05"]}]},
        trenches={"D06": "german", "D05": "german"},
        bomb_stops=["D06/D05"],
        breaches=["E05/D05"],
        hallowed={"D04": "british"},
        gas={"C03": 2},
        smoke=["C04"],
        artillery={
            "X": {"side": "german", "firepower": 4, "howitzer": True, "target": "D05/D04/E05", "hourglass": 3}
        },
        transports={"M": {"side": "german", "kind": "mule", "used": True}},
        turn=2,
        couplets=2,
        couplet=2,
    )
    view = scene.game.view(None)
    shown = {unit["id"]: (unit["hex"], unit["state"], unit["badges"]) for unit in view["units"]}
    assert shown == {"A": ("D04", "dispersed", ["spent"]), "G": ("D06", "dispersed", ["in"])}
    kinds = sorted(marker["kind"] for marker in view["markers"])
    assert kinds == [
        "bomb-stop",
        "breach",
        "cross-hair",
        "gas",
        "hallowed",
        "smoke",
        "trench",
        "trench",
    ]  # COMP.markers 2.1#1
    assert view["players"]["british"]["off_map"][0]["place"] == "casualty"  # 2.2#2
    assert view["tracks"]["couplets"]["value"] == 1  # COMP.records
    assert view["artillery"][0]["target"] == "D04/D05/E05"
    assert [t["used"] for t in view["transports"]] == [True]
    scene.expect("german", "command-choose")


def test_an_inline_map_and_next_dice() -> None:
    units = {"A": {"type": "infantry", "side": "british", "hex": "A01"}}
    document = {**BASE, "phase": "initiative", "units": units, "next": {"dice": [[3], [5]]}}
    game = grognard.new("rpc", document, seed=1)
    assert (game.state.initiative, game.state.couplets) == ("british", 2)


def test_a_position_says_how_a_mover_came() -> None:
    """All its points went along the road, so that the bonus is left; and IN the trench beside a blockhouse."""
    scene = Scene(
        {
            "A": "D04 british infantry moving points=0 by_road",
            "M": "D06 british machine-gun dispersed in by_trench",
            "G": "K09 german infantry",
        },
        features={"lines": [{"kind": "road", "path": ["D03", "D04", "D05"]}]},
        trenches={"D06": "british"},
        blockhouses={"D06": "british"},
        initiative="british",
        command={"side": "british", "units": ["A", "M"], "acted": ["A"]},
    )
    assert s06_steps.has_bonus(scene.g, "A")
    assert s08_terrain.is_in_trench(scene.g, "M")
