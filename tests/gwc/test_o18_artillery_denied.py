"""O18 Artillery Denied, and what a broken Telephone takes with it."""

from __future__ import annotations

from typing import Any

from tests.gwc.scene import Scene, order

UNITS = {"B": "A1 ge-bertin", "F": "H8 fr-infanterie", "W": "N2 fr-infanterie broken"}
BARRAGE = {"french": {"center": "H6", "impacts": ["H3", "H4", "H5", "H7", "H8", "H9"]}}


def denied(broken: bool = False, **document: Any) -> Scene:
    hands = {"german": {"D": order("artillery-denied"), "D2": order("artillery-denied"), "R": order("rout")}}
    phones = {"french": {"counter": "fr-telephone-9", "box": "standing", "broken": broken}}
    return Scene(UNITS, hands=hands, telephones=phones, **document)


def test_the_telephone_breaks_and_its_markers_leave_the_map() -> None:
    scene = denied(barrages=BARRAGE)
    assert "french" in scene.g.barrages
    scene.german("order-choose", "D")
    assert scene.g.telephones["french"].broken  # O18#1
    assert scene.g.barrages == {}  # O18.1
    assert not any(f.activated for f in scene.g.formations.values())  # O18#3
    assert scene.g.orders_given == 1


def test_a_broken_telephone_returns_to_the_countermix() -> None:
    scene = denied(broken=True)
    left = scene.g.countermix["fr-telephone-9"]
    scene.german("order-choose", "D")
    assert "french" not in scene.g.telephones  # O18#1
    assert scene.g.countermix["fr-telephone-9"] == left + 1  # O18#2
    assert scene.g.casualties["french"] == ()


def test_without_an_enemy_telephone_it_cannot_be_ordered() -> None:
    scene = denied(broken=True).german("order-choose", "D").expect("german", "order-choose")
    assert "D2" not in scene.ids
    assert scene.why_not("card:D2") == ["O18 why-not-no-enemy-telephone"]


def test_it_touches_the_opponent_alone() -> None:
    phones = {
        "french": {"counter": "fr-telephone-9"},
        "german": {"counter": "ge-telephone-8"},
    }
    hands = {"german": {"D": order("artillery-denied"), "R": order("rout")}}
    scene = Scene(UNITS, hands=hands, telephones=phones).german("order-choose", "D")
    assert scene.g.telephones["french"].broken
    assert not scene.g.telephones["german"].broken  # O18#1
