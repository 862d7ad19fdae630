"""A39 Dig In: Foxholes at the end of a Time Advance."""

from __future__ import annotations

from typing import Any

from tests.gwc.scene import Scene, action, order

UNITS = {
    "L": "H6 ge-landwehr broken",
    "K": "B2 ge-infanterie",
    "S": "C9 ge-infanterie",
    "T": "D3 ge-a7v",
    "F": "N10 fr-infanterie broken",
}


def advancing(french: dict[str, Any] | None = None, **fields: Any) -> Scene:
    """A German Rally Roll has advanced Time."""
    hands = {
        "german": {"R": order("recover"), "W": order("rout"), "D": action("dig-in"), "D2": action("dig-in")}
    }
    hands["french"] = french or {}
    scene = Scene(UNITS, hands=hands, date="1918-06", ground={"C9": "marsh"}, **fields)
    return scene.german("order-choose", "R").roll(6, 6, "time")


def test_dig_in_where_a_friendly_formation_stands() -> None:
    """Not in the Marsh, not for a Tank, and not on the enemy's ground."""
    scene = advancing().german("action-time-advance", "D")
    assert set(scene.ids) == {"H6", "B2"}  # A39#2 A39#3
    scene.german("dig-in-choose", "B2")
    assert scene.g.fortifications[scene.g.board.cell("B2")] == "foxholes"  # A39#2
    assert scene.g.countermix["foxholes"] == 19


def test_dig_in_any_number_of_times_by_both_players() -> None:
    scene = advancing(french={"FD": action("dig-in")})
    scene.french("action-time-advance", "FD")  # 6.1.2#11 A28.2
    scene.german("action-time-advance", "D").german("dig-in-choose", "B2").german("action-time-advance", "D2")
    dug = sorted(scene.g.board.name(cell) for cell in scene.g.fortifications)
    assert dug == ["B2", "H6", "N10"]  # A39#1


def test_no_dig_in_beside_another_fortification() -> None:
    scene = advancing(fortifications={"B2": "wire"}).german("action-time-advance", "D")
    assert scene.g.fortifications[scene.g.board.cell("H6")] == "foxholes"  # A39#3
    full = advancing(fortifications={"B2": "wire", "H6": "trench"})
    assert not full.said("action-played")  # A39#3
    assert full.pending.kind == "strategy-draw"


def test_no_dig_in_at_another_time() -> None:
    hands = {"german": {"R": order("recover"), "W": order("rout"), "D": action("dig-in")}}
    scene = Scene(UNITS, hands=hands, date="1918-06").german("order-choose", "R").roll(6, 6)
    scene.expect("german", "order-choose")  # A39#1
    assert "D" not in scene.ids
