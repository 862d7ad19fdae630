"""O22 HMG Suppress."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwc.scene import Scene, order

UNITS = {
    "G": "H1 ge-infanterie+mg08",
    "P": "H4 us-infantry",
    "W": "H4 us-wise",
    "Q": "I5 us-infantry",
    "R": "H7 us-infantry",
}
HANDS = {"german": {"S": order("hmg-suppress"), "M": order("move")}}


def declared(units: dict[str, str] = UNITS, **document: Any) -> Scene:
    return Scene(units, hands=HANDS, **document).german("order-choose", "S")


def test_two_neighbouring_hexes_are_suppressed_without_a_roll() -> None:
    scene = declared()
    assert scene.expect("german", "hmg-target").ids == ["H4", "I5", "H7"]  # O22.2#2 O22.1#2
    scene.german("hmg-target", "H4")
    assert scene.expect("german", "hmg-second-target").ids == ["I5", "done"]  # O22.2#3
    scene.german("hmg-second-target", "I5")
    assert [id_ for id_ in "PWQR" if scene.unit(id_).suppressed] == ["P", "W", "Q"]  # O22#1
    assert not scene.said("rolled")  # O22.2#4
    assert scene.unit("G").activated == "hmg-suppress"  # O22#2 O22.1#3 O22.2#1


def test_one_hex_is_enough() -> None:
    scene = declared().german("hmg-target", "H4").german("hmg-second-target", "done")
    assert scene.unit("P").suppressed
    assert not scene.unit("Q").suppressed
    scene = declared().german("hmg-target", "H7")  # it has no neighbour with enemies
    assert scene.unit("R").suppressed


@pytest.mark.parametrize(
    ("gun", "reason"),
    [
        ("ge-infanterie+mg08-15", "O22.1 why-not-hmg"),
        ("ge-infanterie+mg08 weapon_broken", "11.5 why-not-functioning"),
        ("ge-infanterie+mg08 suppressed", "11.5 why-not-functioning"),
        ("ge-infanterie+mg08 activated=move", "O22.1 why-not-activated"),
    ],
)
def test_who_cannot(gun: str, reason: str) -> None:
    """A light machine gun, one that does not function, and one whose Unit is activated."""
    units = UNITS | {
        "G": f"H1 {gun}",
        "K": "A1 ge-infanterie",
        "B": "C1 ge-infanterie+mg08",
        "C": "A3 ge-infanterie+mg08",
    }
    scene = declared(units)
    assert scene.expect("german", "hmg-choose").ids == ["B+mg08", "C+mg08"]  # O22.1#1
    assert scene.why_not("unit:G") == [reason]
    del units["B"], units["C"]
    scene = Scene(units, hands=HANDS)
    assert scene.why_not("card:S") == ["O22.1 why-not-nobody"]


def test_the_gun_needs_line_and_range() -> None:
    scene = declared(ground={"H6": "woods"})
    assert scene.expect("german", "hmg-target").ids == ["H4", "I5"]  # H7 lies behind the Woods  O22.2#2
    scene = declared(UNITS | {"G": "H1 ge-infanterie+mg08", "R": "O8 us-infantry"})
    assert scene.expect("german", "hmg-target").ids == ["H4", "I5", "O8"]
    scene = declared(UNITS | {"R": "O11 us-infantry"})
    assert scene.expect("german", "hmg-target").ids == ["H4", "I5"]  # 14 hexes away


@pytest.mark.parametrize(("gun", "woods"), [("A1", {}), ("O5", {"O8": "woods"})])
def test_a_gun_with_nobody_in_range_and_sight_cannot_be_declared(gun: str, woods: dict[str, str]) -> None:
    units = {"G": f"{gun} ge-infanterie+mg08", "P": "O11 us-infantry"}
    scene = Scene(units, hands=HANDS, ground=woods).expect("german", "order-choose")
    assert "S" not in scene.ids  # O22.1#2
    assert scene.why_not("card:S") == ["O22.1 why-not-nobody"]
