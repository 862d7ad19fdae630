"""S98.4 The Situations of the Germans alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwc.guns import OBSERVERS
from tests.gwc.marching import go, moving
from tests.gwc.scene import Scene, order
from tests.gwc.strategy import PHONES, holding, played, uses

# S98.4.4 Forward Observer


def spotted(spotter: str, **document: Any) -> Scene:
    units = {"B": "F6 ge-bertin", "W": "O11 fr-infanterie broken"}
    hands = {"german": {"A": order("artillery-request"), "R": order("rout")}}
    scene = Scene(
        units, ground=OBSERVERS, hands=hands, telephones=PHONES, strategy={"german": "GS4"}, **document
    )
    scene.german("order-choose", "A").german("telephone-box", "local").german("spotter-choose", spotter)
    return scene.german("spotting-choose", "H6")


def test_forward_observer_stops_the_drift() -> None:
    scene = spotted("fao").roll(6, 6).german("situation-fao-request", "forward-observer")
    assert not scene.said("drift")  # S98.4.4 S98.4.4#fr
    assert scene.note("impacts-laid")["hex"] == "H6"


def test_forward_observer_needs_a_hit_and_the_observer() -> None:
    assert spotted("fao").roll(1, 1).pending.kind == "reveal-drift"  # S98.4.4
    assert spotted("B").roll(6, 6).pending.kind == "reveal-drift"  # S98.4.4
    assert uses(holding("GS4", telephones=PHONES), "GS4") == []


# S98.4.5 Red Trousers

LINE = {
    "I": "I9 fr-infanterie-1914",
    "J": "J9 fr-infanterie-1914",
    "K": "K10 fr-infanterie-1914",
    "H": "K10 fr-hero",
    "X": "A1 ge-infanterie-1914 broken",
    "G": "B1 ge-infanterie-1914",
}


def trousers(date: str = "1914-09") -> Scene:
    hands = {"french": {"O": order("offensive"), "W": order("rout")}}
    units = LINE if date < "1915" else {key: text.replace("-1914", "") for key, text in LINE.items()}
    scene = Scene(units, hands=hands, active="french", strategy={"german": "GS5"}, date=date)
    scene.french("order-choose", "O")
    for id_ in ("I", "J", "K", "H"):
        scene.french(scene.pending.kind, id_)
    return scene.french("offensive-line", "done") if scene.pending.kind == "offensive-line" else scene


def test_red_trousers_cancel_an_offensive() -> None:
    scene = trousers().german("situation-french-offensive", "red-trousers")  # S98.4.5#1
    assert set(scene.expect("german", "red-trousers-choose").ids) == {"I", "J", "K"}
    scene.german("red-trousers-choose", "J", "K")
    assert [scene.unit(id_).suppressed for id_ in ("I", "J", "K", "H")] == [
        False,
        True,
        True,
        False,
    ]  # S98.4.5#2
    assert scene.expect("french", "order-choose")
    assert scene.g.orders_given == 0  # S98.4.5#3
    assert not any(scene.unit(id_).activated for id_ in ("I", "J", "K", "H"))  # S98.4.5#3
    assert scene.g.order is None


def test_red_trousers_are_of_1914() -> None:
    assert trousers("1915-02").pending.kind != "situation-french-offensive"  # S98.4.5#1


# S98.4.6 Sturmabteilung Vor


def halted(date: str = "1916-06", card: str = "GS6") -> Scene:
    units = {"M": "H3 ge-infanterie", "F": "H6 fr-infanterie", "X": "A11 fr-infanterie broken"}
    hands = {"german": {"O": order("move"), "W": order("rout")}, "french": {"S": order("fire")}}
    scene = Scene(units, hands=hands, strategy={"german": card}, date=date).german("order-choose", "O")
    if scene.pending.kind == "activate-first":
        scene.german("activate-first", "M")
    return go(scene, "M").german("step-choose", "H4").french("op-fire-offer", "S")


def test_sturmabteilung_vor_cancels_op_fire() -> None:
    scene = halted().german("situation-op-fire", "sturmabteilung-vor")  # S98.4.6#1
    assert scene.g.op_fires == ()  # S98.4.6#2
    assert not scene.unit("F").activated
    assert "S" in scene.g.discards["french"]
    assert scene.expect("german", "step-choose")


def test_sturmabteilung_vor_has_its_date() -> None:
    assert halted("1915-12").pending.kind == "op-fire-offer"  # S98.4.6#1
    assert halted("1916-01").pending.kind == "situation-op-fire"


# S98.4.7 Sturmtruppen


def storming(**document: Any) -> Scene:
    units = {"M": "H3 ge-infanterie", "F": "H5 fr-infanterie", "L": "H3 ge-mueller"}
    strategy = {"german": "GS7"}
    return go(moving(units, "M", strategy=strategy, **document), "M")


def test_sturmtruppen_ignore_wire() -> None:
    scene = storming(fortifications={"G4": "wire"})
    scene.german("step-choose", "situation").german("situation-own-move", "no-wire").german(
        "step-choose", "G4"
    )
    assert scene.expect("german", "step-choose")  # S98.4.7#1: it may go on
    assert len([id_ for id_ in scene.ids if id_[0].isupper()]) > 1


def test_sturmtruppen_enter_the_enemys_hexes() -> None:
    scene = storming().german("step-choose", "H4").german("step-choose", "situation")
    assert scene.ids == ["no-wire", "storm", "pass"]  # S98.1#4: one of the two
    scene.german("situation-own-move", "storm").german("step-choose", "H5")
    assert scene.said("melee")  # S98.4.7#2
    assert not scene.unit("M").suppressed


@pytest.mark.parametrize(
    ("date", "edition", "fits"),
    [("1915-12", "en", False), ("1916-01", "en", True), ("1916-01", "fr", False), ("1916-02", "fr", True)],
)
def test_sturmtruppen_have_their_date(date: str, edition: str, fits: bool) -> None:
    scene = storming(date=date, options={"edition": edition})
    assert ("situation" in scene.ids) == fits  # S98.4.7#1 S98.4.7#fr


# S98.4.9 Walter Rathenau


def test_walter_rathenau_trades_the_telephone() -> None:
    scene = played("GS9", "trade-telephone", telephones=PHONES).expect("german", "telephone-trade")
    assert set(scene.ids) == {"ge-telephone-9", "ge-telephone-10"}
    left = dict(scene.g.countermix)
    scene.german("telephone-trade", "ge-telephone-10")
    telephone = scene.g.telephones["german"]
    assert (telephone.counter, telephone.box, telephone.broken) == (
        "ge-telephone-10",
        "standing",
        False,
    )  # S98.4.9#1
    assert scene.g.countermix["ge-telephone-8"] == left["ge-telephone-8"] + 1
    assert scene.g.countermix["ge-telephone-10"] == left["ge-telephone-10"] - 1


def test_walter_rathenau_needs_an_unbroken_telephone() -> None:
    broken = {"german": {"counter": "ge-telephone-8", "broken": True}}
    assert uses(holding("GS9", telephones=broken), "GS9") == []  # S98.4.9#1
    assert uses(holding("GS9"), "GS9") == []
