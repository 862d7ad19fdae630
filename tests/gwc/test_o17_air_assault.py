"""O17 Air Assault."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gwc.rules import o21_odds
from tests.gwc.scene import Scene, order

UNITS = {
    "B": "A1 ge-bertin",
    "J": "J9 us-infantry",
    "K": "K9 us-infantry",
    "Kelly": "K9 us-kelly",
    "G": "G8 us-infantry",
    "W": "N2 us-infantry broken",
}
G7 = {"german": {"G7": {"hex": "G11"}}}


def assault(units: dict[str, str] = UNITS, **document: Any) -> Scene:
    """A German Air Assault over G11; the Rout card lets the Germans wait afterwards."""
    document.setdefault("date", "1918-06")
    hands = {"german": {"A": order("air-assault"), "A2": order("air-assault"), "R": order("rout")}}
    return Scene(units, hands=hands, cards=G7, **document).german("order-choose", "A")


def over_g11(units: dict[str, str] = UNITS, **document: Any) -> Scene:
    return assault(units, **document).turns_up("G7")


def test_ex_air1_strafing() -> None:
    scene = over_g11(gas=["K9"]).german("air-facing", "face-2").german("air-target", "strafe-J9-K9")
    assert scene.unit("J").suppressed  # EX.air1 O17.1#5 O17.1#6
    assert scene.unit("K").suppressed
    assert not scene.unit("Kelly").suppressed  # O17.1#6: a Leader is no Unit
    assert not scene.unit("G").suppressed
    scene.german("air-next", "K9").roll(4, 3)
    assert scene.note("attack-total")["total"] == 12  # O17.1#9 O17.1#10 O17.2#1: 5 and 7, whatever the Gas
    scene.american("defense-next", "K").roll(6, 6).roll(6, 6)
    assert [note["unit"] for note in scene.said("defense")] == ["K", "Kelly"]
    scene.roll(1, 1)
    assert scene.note("attack-total")["hex"] == "J9"  # O17.1#7: a roll of its own
    assert scene.note("attack-total")["total"] == 7


def test_ex_air2_bombing() -> None:
    scene = over_g11().german("air-facing", "face-1").german("air-target", "bomb-G8")
    assert scene.unit("G").suppressed  # EX.air2 O17.1#3 O17.1#4
    assert not scene.unit("J").suppressed
    scene.roll(3, 4)
    assert scene.note("attack-total")["total"] == 13  # O17.1#8: 6 in 1918
    scene.roll(1, 1)
    assert scene.unit("G").broken
    assert scene.pending.side == "german"  # O17.1#11: nobody fires back


def test_the_aircraft_may_come_again() -> None:
    scene = over_g11().german("air-facing", "face-1").german("air-target", "bomb-G8").roll(1, 1).roll(6, 6)
    scene.german("order-choose", "A2")  # O17.1#12
    assert scene.pending.kind == "reveal-random-hex"
    assert scene.g.orders_given == 2


def test_the_row_begins_with_the_aircraft_and_back_turns_it() -> None:
    units = {**UNITS, "O": "G11 ge-infanterie"}
    scene = over_g11(units).german("air-facing", "face-1")  # O17.1#1
    assert {"bomb-G11", "bomb-G8", "strafe-G11-G10"} <= set(scene.ids)  # O17.1#2
    assert "bomb-J9" not in scene.ids
    scene.german("air-target", "back").german("air-facing", "face-2")
    assert "bomb-J9" in scene.ids


def test_a_vacant_hex_is_not_bombed_and_not_rolled_for() -> None:
    scene = over_g11().german("air-facing", "face-2")
    assert "bomb-I10" not in scene.ids  # O17.1#3
    assert scene.why_not("hex:C3") == ["O17.1 why-not-not-in-row"]
    scene.german("air-target", "strafe-I10-J9").roll(1, 1).roll(6, 6)
    assert [note["hex"] for note in scene.said("attack-total")] == ["J9"]  # O17.1#7


def test_both_sides_suffer() -> None:
    units = {**UNITS, "O": "G8 ge-infanterie"}
    scene = over_g11({k: v for k, v in units.items() if k != "G"}).german("air-facing", "face-1")
    scene.german("air-target", "bomb-G8")
    assert scene.unit("O").suppressed  # O17.1#4
    scene.roll(6, 6).roll(1, 1)
    assert scene.unit("O").broken


@pytest.mark.parametrize(
    ("date", "side", "strafes"),
    [
        ("1915-07", "german", False),
        ("1915-08", "german", True),
        ("1916-01", "french", False),
        ("1916-02", "french", True),
    ],
)
def test_strafing_has_its_dates(date: str, side: str, strafes: bool) -> None:
    units = {"B": "G8 ge-infanterie", "F": "G9 fr-infanterie", "X": "N2 fr-infanterie broken"}
    hands = {side: {"A": order("air-assault")}}
    cards = {side: {"H": {"hex": "G11"}}}
    scene = Scene(units, hands=hands, cards=cards, date=date, active=side).answer(side, "order-choose", "A")
    scene.turns_up("H").answer(side, "air-facing", "face-1")
    assert any(id_.startswith("strafe") for id_ in scene.ids) == strafes  # O17.1#9


def test_bombs_are_light_in_1914() -> None:
    units = {"B": "A1 ge-infanterie-1914", "F": "G8 fr-infanterie-1914", "X": "N2 fr-infanterie-1914 broken"}
    scene = over_g11(units, date="1914-09").german("air-facing", "face-1").german("air-target", "bomb-G8")
    scene.roll(3, 4)
    assert scene.note("attack-total")["total"] == 10  # O17.1#8


def test_woods_and_hills_make_no_difference_to_aircraft() -> None:
    ground = {"G8": {"terrain": "woods", "level": 1}, "G9": "building", "G10": "woods"}
    scene = over_g11(ground=ground).german("air-facing", "face-1").german("air-target", "bomb-G8").roll(3, 4)
    note = scene.note("attack-total")
    assert note["modifiers"] == [["@fp-bomb", 6, "O17.1"]]  # O17.2#1 O17.2#2 T124#7
    assert note["total"] == 13


def test_a_row_without_targets_may_be_flown_and_ends_the_order() -> None:
    units = {"B": "A1 ge-infanterie-1914", "F": "G8 fr-infanterie-1914", "X": "N2 fr-infanterie-1914 broken"}
    scene = over_g11(units, date="1914-09").german("air-facing", "face-4")
    assert scene.expect("german", "air-target").ids == ["done", "back"]  # O17.1#2 O17.1#3
    scene.german("air-target", "back").german("air-facing", "face-4").german("air-target", "done")
    assert scene.said("air-assault-no-target")
    assert scene.expect("german", "order-choose")


def test_odds_of_bombs_reckon_with_the_suppression_that_comes_first() -> None:
    """G, of Morale 7, is Suppressed to 6 and defends against 6 and a roll."""
    scene = over_g11().german("air-facing", "face-1")
    german, american = (o21_odds.totals(scene.g, "german", side) for side in ("german", "american"))
    breaks = sum(p * q for a, p in german.items() for b, q in american.items() if 6 + b < 6 + a)
    odds = scene.game.odds("bomb-G8")
    assert odds.exact
    assert odds.outcomes["odds-one-broken"] == pytest.approx(breaks)
    assert sum(odds.outcomes.values()) == pytest.approx(1)
    assert not scene.unit("G").suppressed
