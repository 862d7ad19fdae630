"""S98.5 The Situations of the Americans alone."""

from __future__ import annotations

import pytest

from grognard.games.gwc.content import Month, Nation
from grognard.games.gwc.counters import Gun, counters
from tests.gwc.marching import go, moving
from tests.gwc.scene import Scene, action, order
from tests.gwc.strategy import holding, played, uses

GERMANS = {"B": "B2 ge-bertin", "X": "A1 ge-landwehr broken"}

# S98.5.2 Battle Morale


def test_battle_morale_rallies_a_leader_and_his_units() -> None:
    units = {
        "K": "H6 us-wise broken",
        "1": "H7 us-infantry broken",
        "2": "H8 us-infantry broken suppressed",
        "3": "H9 us-infantry broken",
        "L": "H5 us-knox broken",
    }
    scene = played("USS2", "battle-morale", {**units, "Y": "O11 us-infantry"})
    scene.american("battle-morale-choose", "K")
    assert not any(scene.unit(id_).broken for id_ in ("K", "1", "2"))  # S98.5.2: Wise has Command 2
    assert scene.unit("2").suppressed
    assert scene.unit("3").broken
    assert scene.unit("L").broken  # S98.5.2: other Leaders are no Units


def test_battle_morale_needs_somebody_broken() -> None:
    assert uses(holding("USS2"), "USS2") == []  # S98.5.2


# S98.5.3 Doughboy Surge


def surging() -> Scene:
    units = {
        **GERMANS,
        "I": "I9 us-infantry",
        "K": "I9 us-kelly",
        "J": "J9 us-infantry",
        "G": "I7 ge-landwehr",
    }
    hands = {
        "american": {"O": order("offensive"), "W": order("rout")},
        "german": {"S": order("fire"), "S2": order("fire")},
    }
    scene = Scene(units, hands=hands, active="american", strategy={"american": "USS3"}, date="1918-06")
    scene.american("order-choose", "O")
    for id_ in ("K", "I", "J"):
        scene.american(scene.pending.kind, id_)
    return scene.american("offensive-line", "done") if scene.pending.kind == "offensive-line" else scene


def test_doughboy_surge_is_played_in_an_offensive() -> None:
    scene = (
        surging().american("move-choose", "situation").american("situation-own-offensive", "doughboy-surge")
    )
    assert scene.g.effects == ("doughboy surge",)  # S98.5.3#1
    assert uses(holding("USS3"), "USS3") == []
    units = {"M": "H3 us-infantry", **GERMANS}
    scene = moving(units, "M", side="american", strategy={"american": "USS3"}, date="1918-06")
    assert "situation" not in scene.ids  # S98.5.3#1


# S98.5.4 Firepower


def test_firepower_adds_one_where_weapons_fire() -> None:
    gun = counters().weapons_of(Nation.AMERICAN, Gun.HMG, Month(1918, 6))[0].id
    units = {**GERMANS, "M": f"H6 us-infantry+{gun}", "G": "H5 ge-landwehr"}
    for base, extra in ((f"M+{gun}", 1), ("M", 0)):
        hands = {"american": {"S": order("fire"), "W": order("rout")}}
        scene = Scene(units, hands=hands, active="american", reminders={"american": ["USS4"]}, date="1918-06")
        scene.american("order-choose", "S")
        for kind, id_ in (
            ("activate-first", "M"),
            ("fire-target", "H5"),
            ("fire-base", base),
            ("fire-group", "fire"),
        ):
            if scene.pending.kind == kind:
                scene.american(kind, id_)
        scene.decline().roll(1, 2)
        found = [
            value
            for text, value, _ in scene.note("fire-attack")["modifiers"]
            if text == "@firepower-reminder"
        ]
        assert sum(found) == extra, base  # S98.5.4


def test_firepower_is_kept_as_a_reminder() -> None:
    assert played("USS4", "firepower").g.reminders["american"] == ("USS4",)  # S98.5.4


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_firepower_in_the_enemys_turn(edition: str) -> None:
    units = {
        "B": "B2 ge-bertin",
        "M": "H3 ge-infanterie",
        "F": "H6 us-infantry",
        "X": "A11 us-infantry broken",
    }
    hands = {"german": {"O": order("move"), "W": order("rout")}, "american": {"S": order("fire")}}
    options = {"edition": edition}
    scene = Scene(units, hands=hands, strategy={"american": "USS4"}, date="1918-06", options=options)
    scene.german("order-choose", "O").german("activate-first", "M")
    go(scene, "M").german("step-choose", "H4").expect("american", "op-fire-offer")
    assert ("situation" in scene.ids) == (edition == "fr")  # S98.5.4#fr
    if edition == "fr":
        scene.american("op-fire-offer", "situation").american("situation-own-op-fire", "firepower")
        assert scene.g.reminders["american"] == ("USS4",)
        assert scene.expect("american", "op-fire-offer")


# S98.5.5 Flying Squadrons


def test_flying_squadrons_keep_the_enemy_on_the_ground() -> None:
    units = {"B": "B2 ge-bertin", "F": "H6 us-infantry", "X": "A11 us-infantry broken"}
    hands = {"german": {"A": order("air-assault"), "W": order("rout")}}
    scene = Scene(
        units, hands=hands, reminders={"american": ["USS5"]}, strategy={"german": "GS2"}, date="1918-06"
    )
    assert "A" not in scene.ids
    assert scene.why_not("card:A") == ["S98.5.5 why-not-flying-squadrons"]  # S98.5.5
    assert "situation" not in scene.ids  # S98.5.5: nor by Dog Fights


# S98.5.6 Hidden Path


def test_hidden_path_ignores_wire() -> None:
    units = {"M": "H3 us-infantry", **GERMANS}
    wire = {"H4": "wire"}
    scene = go(
        moving(
            units, "M", side="american", strategy={"american": "USS6"}, fortifications=wire, date="1918-06"
        ),
        "M",
    )
    scene.american("step-choose", "situation").american("situation-own-move", "hidden-path")
    scene.american("step-choose", "H4", "H5")  # S98.5.6: neither entering nor leaving costs the rest
    assert scene.at("M") == "H5"
    assert uses(holding("USS6"), "USS6") == []


# S98.5.7 Scout


def concealed(name: str) -> Scene:
    units = {**GERMANS, "M": "H6 us-infantry", "G": "H5 ge-landwehr", "H": "G5 ge-landwehr"}
    hands = {"american": {"S": order("fire"), "W": order("rout")}, "german": {"C": action(name)}}
    scene = Scene(units, hands=hands, active="american", strategy={"american": "USS7"}, date="1918-06")
    scene.american("order-choose", "S")
    for kind, id_ in (
        ("activate-first", "M"),
        ("fire-target", "H5"),
        ("fire-base", "M"),
        ("fire-group", "fire"),
    ):
        if scene.pending.kind == kind:
            scene.american(kind, id_)
    return scene.decline("action-before-fire").roll(3, 4).german("action-before-defense", "C")


@pytest.mark.parametrize("name", ["concealment", "counterattack", "go-to-ground"])
def test_scout_negates_an_action(name: str) -> None:
    scene = concealed(name).american("situation-enemy-action", "scout")  # S98.5.7#1
    assert "C" in scene.g.discards["german"]  # S98.5.7#2
    assert scene.g.attack.reductions.total == 0
    assert not scene.unit("M").suppressed
    assert scene.g.terrain_markers == {}


def test_scout_negates_hidden_wire() -> None:
    units = {"M": "H3 us-infantry", **GERMANS}
    hands = {"german": {"C": action("hidden-wire")}}
    scene = go(
        moving(
            units,
            "M",
            side="american",
            hands=hands,
            strategy={"american": "USS7"},
            date="1918-06",
            postures={"german": "defend", "american": "attack"},
        ),
        "M",
    )
    scene.american("step-choose", "H4").german("action-entered", "C").american(
        "situation-enemy-action", "scout"
    )
    assert scene.g.fortifications == {}  # S98.5.7#1 S98.5.7#2
    assert scene.expect("american", "step-choose")


# S98.5.9 Woods Fighting


def test_woods_fighting_steadies_leaders_in_woods() -> None:
    units = {"L": "H6 us-kelly", "G": "H5 ge-landwehr", "X": "A11 us-infantry broken"}
    hands = {"german": {"F": order("fire"), "W": order("rout")}}
    scene = Scene(
        units, ground={"H6": "woods"}, hands=hands, reminders={"american": ["USS9"]}, date="1918-06"
    )
    scene.german("order-choose", "F")
    for kind, id_ in (
        ("activate-first", "G"),
        ("fire-target", "H6"),
        ("fire-base", "G"),
        ("fire-group", "fire"),
    ):
        if scene.pending.kind == kind:
            scene.german(kind, id_)
    scene.decline().roll(1, 2).roll(1, 1)
    assert ["@value-woods-fighting", 1, "S98.5.9"] in scene.note("defense")["modifiers"]  # S98.5.9
    assert scene.note("defense")["total"] == 9 + 1 + 2 + 2


def test_woods_fighting_is_kept_as_a_reminder() -> None:
    assert played("USS9", "woods-fighting").g.reminders["american"] == ("USS9",)  # S98.5.9
