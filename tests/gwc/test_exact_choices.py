"""Positions for Events, Objectives and markers on the line of sight, with exactly what each offers or leaves behind."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.games.gwc.rules import s10_sight
from tests.gwc.ground import Ground, flat
from tests.gwc.happening import happening, impossible
from tests.gwc.scene import Scene, open_map

OBJECTIVE = {"H6": {"objective": 1}}

OFFERS: list[tuple[str, dict[str, str], dict[str, Any], set[str]]] = [
    # a friendly hex: a Formation of one's own, or an Objective that one controls without an enemy
    (
        "hero",
        {"A": "C3 ge-infanterie"},
        {"ground": OBJECTIVE, "control": {"german": [1]}},
        {"A1", "C3", "H6"},
    ),
    (
        "hero",
        {"A": "C3 ge-infanterie", "B": "H6 fr-infanterie"},
        {"ground": OBJECTIVE, "control": {"german": [1]}},
        {"A1", "C3"},
    ),
    ("hero", {"A": "H6 ge-bote"}, {"ground": OBJECTIVE, "control": {"french": [1]}}, {"A1", "H6"}),
    # any Formation next to a Good Order Unit, not in its own hex
    (
        "petard-raquette",
        {"A": "H6 fr-infanterie", "T": "H7 ge-a7v", "L": "H5 ge-bertin", "X": "H6 ge-infanterie"},
        {"by": "french"},
        {"L", "T"},
    ),
    # Units and Tanks, no Leaders, in Range of a machine gun
    (
        "suppressing-fire",
        {"A": "H1 ge-infanterie+mg08", "F": "H9 fr-infanterie", "T": "I4 fr-schneider", "L": "H6 fr-durant"},
        {},
        {"F", "T"},
    ),
    # not where an enemy, a Fortification or Water is; Wire may be lifted
    (
        "sappers",
        {"A": "C3 ge-infanterie", "F": "C4 fr-infanterie"},
        {"fortifications": {"C2": "foxholes", "D3": "wire"}, "ground": {"B2": "marsh"}},
        {"B3", "D2", "D3", "pass"},
    ),
    # Leaders without a Veteran marker; a Tank Leader is none
    (
        "field-promotion",
        {"L": "H8 ge-bertin veteran", "M": "H7 ge-nehring", "N": "G2 ge-mueller", "T": "G3 ge-a7v"},
        {},
        {"M", "N", "pass"},
    ),
    # a Platoon with a Weapon and any Leader in its hex, a broken one too
    (
        "detachment",
        {"A": "H6 ge-infanterie+mg08", "L": "H6 ge-bertin broken", "B": "C3 ge-infanterie+mg08"},
        {},
        {"A", "pass"},
    ),
    # no Runner carries a Weapon, and a Unit that has one takes no other
    (
        "machine-gun-nest",
        {"A": "H6 ge-bote", "B": "H5 ge-infanterie", "C": "H7 ge-abteilung", "D": "H8 ge-infanterie+mg08"},
        {"month": "1917-01"},
        {"B", "C"},
    ),
    # enemy Units only, within two hexes of a Good Order Unit with any Leader
    (
        "raid",
        {"A": "H6 ge-infanterie", "L": "H6 ge-bertin broken", "B": "H8 fr-agent", "T": "G6 fr-schneider"},
        {},
        {"suppress", "break", "pass"},
    ),
]


@pytest.mark.parametrize(("event", "units", "fields", "offered"), OFFERS)
def test_what_an_event_offers(
    event: str, units: dict[str, str], fields: dict[str, Any], offered: set[str]
) -> None:
    scene = happening(event, units, **fields)
    assert set(scene.ids) == offered  # E70#1 E82 E92 E89 E69 E64.1 E76 E83#2


NOTHING: list[tuple[str, dict[str, str], dict[str, Any]]] = [
    ("runner", {"T": "C3 ge-a7v"}, {}),
    ("recall-leader", {"T": "C3 ge-a7v"}, {}),
    (
        "suppressing-fire",
        {"A": "H1 ge-infanterie+mg08", "F": "H9 fr-infanterie"},
        {"fortifications": {"H1": "wire"}},
    ),
    (
        "suppressing-fire",
        {"A": "H1 ge-infanterie+mg08", "F": "H9 fr-infanterie"},
        {"ground": {"H1": "marsh"}},
    ),
    ("raid", {"A": "H6 ge-infanterie", "L": "H5 ge-bertin", "B": "H8 fr-infanterie"}, {}),
    ("raid-prisoners", {"A": "C3 ge-infanterie", "R": "C4 fr-agent"}, {}),
    ("valor", {"A": "H1 ge-infanterie veteran", "B": "H2 fr-durant", "L": "G2 ge-bertin"}, {}),
    ("engine-down", {"A": "H1 ge-infanterie"}, {}),
]


@pytest.mark.parametrize(("event", "units", "fields"), NOTHING)
def test_what_an_event_cannot_do(event: str, units: dict[str, str], fields: dict[str, Any]) -> None:
    scene = happening(event, units, **fields)
    if event == "engine-down":
        scene.turns_up("X")
    assert impossible(scene)  # E56#2


CONTROL: list[tuple[dict[str, str], dict[str, Any], str, int]] = [
    ({"T": "H6 ge-a7v"}, OBJECTIVE, "german", 3),  # 7.1#7 7.3.1.2: 2 for the Platoon, 1 for the Tank
    ({"T": "H6 ge-a7v", "R": "H6 ge-bote"}, OBJECTIVE, "german", 3),
    ({"R": "H6 ge-bote"}, OBJECTIVE, "french", 2),  # 7.3.1.3
    ({"L": "H6 ge-bertin"}, OBJECTIVE, "german", 2),
    ({"P": "H7 ge-infanterie"}, OBJECTIVE, "french", 2),
]


@pytest.mark.parametrize(("units", "ground", "controller", "points"), CONTROL)
def test_who_controls_an_objective_when_its_last_enemy_is_gone(
    units: dict[str, str], ground: dict[str, Any], controller: str, points: int
) -> None:
    scene = happening(
        "kia", {**units, "B": "H6 fr-infanterie broken"}, ground=ground, control={"french": [1]}
    )
    scene.german("choose-kia", "B")
    assert (scene.g.control, scene.g.vp) == ({1: controller}, points)


@pytest.mark.parametrize(
    ("letter", "bare"),
    [
        ("w", "T124"),
        ("k", "T101"),
        ("o", 2),
        ("b", 3),
        ("f", 1),
        ("R", 2),
        ("m", 1),
        ("~", 0),
        ("=", 1),
        ("g", 0),
    ],
)
def test_a_marker_takes_the_place_of_the_ground_in_sight(letter: str, bare: int | str) -> None:
    ground = Ground(flat("\n".join(f". {each} ." for each in f"..{letter}..")))

    def look() -> int | str:
        found = s10_sight.sight(ground.g, ground.cell("B1"), ground.cell("B5"))
        return found.hindrance if found.clear else found.reasons[0].rule

    seen = [look()]
    for marker in ("rubble", "shellhole", "blaze"):
        ground.mark("B3", marker)
        seen.append(look())
    assert seen == [bare, 2, 0, "T100"]  # T99.1#3 T117#3 T118#3 T100#2


def test_drumfire_on_a_bridge_a_marsh_and_a_blaze() -> None:
    units = {"A": "H6 ge-bertin", "B": "H6 fr-infanterie", "T": "H5 fr-schneider"}
    ground = {"H6": "bridge", "H5": "marsh"}
    scene = happening("trommelfeuer", units, ground=ground, terrain={"H7": "blaze"}).turns_up("X")
    scene.german("choose-trommelfeuer", "H5", "H7")
    markers = {scene.g.board.name(cell): kind for cell, kind in scene.g.terrain_markers.items()}
    assert markers == {"H6": "rubble", "H7": "blaze"}  # E95#5 8.1.6 T111#4
    assert "T" not in scene.g.formations  # E95#3
    assert (scene.unit("B").broken, scene.unit("A").broken) == (True, False)  # E95#4


def test_a_wounded_enemy_takes_an_objective() -> None:
    """The side that has the Event may bring back the other's Platoon; it is placed alone in Objective 1."""
    scene: Scene = happening(
        "walking-wounded",
        {"L": "C1 ge-nehring"},
        casualties={"french": ["fr-infanterie"]},
        ground=OBJECTIVE,
        control={"german": [1]},
        chits={"open": ["A"]},
    )
    scene.turns_up("X").german("choose-wounded-hex", "H6")
    assert (scene.g.control, scene.g.vp) == ({1: "french"}, -2)  # E97#3 7.3.1#2 7.3.3#6
    assert scene.g.casualties["french"] == ()


def test_a_tank_that_is_set_up_in_an_objective_controls_it_without_a_point() -> None:
    """As in a document that describes the same position: nothing is taken before play has begun."""
    document = {
        "map": open_map({"H2": {"objective": 1}}),
        "date": "1918-06",
        "sides": ["german", "french"],
        "set_up": {
            "german": {"area": ["H2"], "forces": [{"counter": "ge-a7v"}]},
            "french": {"area": ["9:11"], "forces": [{"counter": "fr-infanterie"}]},
        },
    }
    game = grognard.new("gwc", document, chance="ask")
    while game.state.phase == "set up":
        game.answer(game.options()[0].id)
    assert (game.state.control, game.state.vp) == ({1: "german"}, 0)  # 7.3.1#1 7.3.1.2
