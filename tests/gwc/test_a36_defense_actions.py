"""A36, A37, A43, A46: Actions before a Defense Roll."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwc.scene import Scene, action, order

UNITS = {"G": "H1 ge-infanterie+mg08", "P": "H4 us-infantry", "K": "O11 us-smith"}


def defending(
    units: dict[str, str],
    hand: dict[str, Any],
    *,
    base: str = "G+mg08",
    dice: tuple[int, int] = (3, 4),
    **document: Any,
) -> Scene:
    """A German shot has been rolled, by default FP 8 and 7, and the American may play Actions."""
    hands = {"german": {"F": order("fire")}, "american": {**hand, "spare": action("ambush")}}
    scene = Scene(units, hands=hands, **document).german("order-choose", "F")
    if scene.pending.kind == "activate-first":
        scene.german("activate-first", base.partition("+")[0])
    if scene.pending.kind == "fire-target":
        scene.german("fire-target", "H4")
    scene.german("fire-base", base).german("fire-group", "fire")
    if base.endswith(("mm", "cm", ":gun")):
        scene.roll(6, 6)
    return scene.roll(*dice)


# A36


@pytest.mark.parametrize(
    ("document", "total"),
    [
        ({"ground": {"H4": "building"}}, 12),
        ({"fortifications": {"H4": "trench"}}, 11),
        ({}, 15),
        ({"features": {"lines": [{"kind": "road", "path": ["G5", "H4", "I4"]}]}}, 16),
    ],
)
def test_concealment_takes_the_cover_off_the_total(document: dict[str, Any], total: int) -> None:
    """Building 3, Trench 4, Open Ground 0, and a Road in the open -1, which makes it worse."""
    scene = defending(UNITS, {"C": action("concealment")}, **document)
    scene.american("action-before-defense", "C").decline().roll(6, 6)
    assert scene.note("defense")["attack"] == total  # A36#1 A36#2


# A37

CLOSE = {"G": "H1 ge-infanterie+mg08", "B": "H1 ge-bertin", "P": "H2 us-infantry", "K": "O11 us-smith"}


def test_counterattack_suppresses_one_or_two_firers_next_to_an_unbroken_unit() -> None:
    units = CLOSE | {"C": "I2 ge-infanterie", "E": "I1 ge-infanterie", "Q": "H3 us-infantry"}
    hands = {
        "german": {"F": order("fire")},
        "american": {"X": action("counterattack"), "Y": action("counterattack")},
    }
    scene = Scene(units, hands=hands).german("order-choose", "F").german("activate-first", "B")
    scene.german("activate-more", "G", "C", "E").german("fire-target", "H2").german("fire-base", "G")
    scene.german("fire-group", "C", "fire").roll(1, 1).american("action-before-defense", "X")
    assert scene.expect("american", "counterattack-choose").ids == [
        "G",
        "C",
    ]  # A37#1 A37#2 A37#3: E does not fire
    scene.american("counterattack-choose", "C")
    assert scene.ids == ["G", "done"]
    scene.american("counterattack-choose", "G")
    assert scene.unit("G").suppressed
    assert scene.unit("C").suppressed
    assert not scene.unit("B").suppressed


def test_counterattack_suppresses_two_of_three_at_most() -> None:
    units = CLOSE | {"C": "I2 ge-infanterie", "E": "G2 ge-infanterie", "Q": "H3 us-infantry"}
    hands = {"german": {"F": order("fire")}, "american": {"X": action("counterattack")}}
    scene = Scene(units, hands=hands).german("order-choose", "F").german("activate-first", "B")
    scene.german("activate-more", "G", "C", "E").german("fire-target", "H2").german("fire-base", "G")
    scene.german("fire-group", "C", "E", "fire").roll(1, 1).american("action-before-defense", "X")
    beside = [id_ for id_ in ("C", "E", "G") if id_ in scene.expect("american", "counterattack-choose").ids]
    assert len(beside) == 3
    scene.american("counterattack-choose", *beside[:2])
    assert scene.pending.kind != "counterattack-choose"  # A37#3
    assert [scene.unit(id_).suppressed for id_ in beside] == [True, True, False]


def test_counterattack_by_the_weapons_own_unit() -> None:
    scene = defending(CLOSE | {"B": "A1 ge-bertin"}, {"X": action("counterattack")})
    scene.american("action-before-defense", "X")
    assert scene.unit("G").suppressed  # A37#2: its Weapon fires


@pytest.mark.parametrize("unit", ["us-infantry broken", "us-runner", "us-wise"])
def test_a_broken_unit_a_runner_or_a_leader_does_not_counterattack(unit: str) -> None:
    units = {"G": "H1 ge-infanterie+mg08", "P": f"H2 {unit}", "K": "O11 us-smith"}
    scene = defending(units, {"X": action("counterattack"), "C": action("concealment")})
    assert scene.why_not("card:X") == ["A37 why-not-counterattack"]  # A37#2 A37#4


# A43


@pytest.mark.parametrize("ground", ["open", "field"])
def test_go_to_ground_digs_a_shellhole_at_once(ground: str) -> None:
    scene = defending(UNITS, {"X": action("go-to-ground")}, ground={"H4": ground})
    scene.american("action-before-defense", "X").decline().roll(6, 6)
    assert scene.g.terrain_markers[scene.g.board.cell("H4")] == "shellhole"  # A43#3
    assert scene.note("defense")["morale"] == 8  # A43#2


@pytest.mark.parametrize(
    "document",
    [{"ground": {"H4": "brush"}}, {"fortifications": {"H4": "wire"}}, {"fortifications": {"H4": "foxholes"}}],
)
def test_go_to_ground_only_in_bare_hexes(document: dict[str, Any]) -> None:
    scene = defending(UNITS, {"X": action("go-to-ground"), "C": action("concealment")}, **document)
    assert scene.why_not("card:X") == ["A43 why-not-ground-hex"]  # A43#2


def test_a_tank_does_not_go_to_ground() -> None:
    units = UNITS | {"P": "H4 us-renault-mg"}
    scene = defending(units, {"X": action("go-to-ground"), "C": action("concealment")}, date="1918-06")
    assert scene.why_not("card:X") == ["A43 why-not-ground-tank"]  # A43#1


# A46

GUNS = UNITS | {"A": "A1 us-infantry+hotchkiss", "B": "N1 us-infantry+hotchkiss"}


def test_intersecting_machine_guns_lower_the_total_by_one_each() -> None:
    scene = defending(GUNS, {"X": action("intersect-machine-guns")})
    scene.american("action-before-defense", "X").decline().roll(6, 6)
    assert scene.note("defense")["attack"] == 15 - 2  # A46#1 A46#2
    three = GUNS | {"P": "H4 us-infantry+hotchkiss"}
    scene = defending(three, {"X": action("intersect-machine-guns")})
    scene.american("action-before-defense", "X").decline().roll(6, 6)
    assert scene.note("defense")["attack"] == 15 - 3


@pytest.mark.parametrize(
    "gun", ["N1 us-infantry+hotchkiss suppressed", "O11 us-infantry+chauchat", "N1 us-infantry+stokes"]
)
def test_one_machine_gun_that_reaches_is_not_enough(gun: str) -> None:
    """The second does not function, does not reach, or is no machine gun."""
    scene = defending(GUNS | {"B": gun}, {"X": action("intersect-machine-guns"), "C": action("concealment")})
    assert scene.why_not("card:X") == ["A46 why-not-machine-guns"]  # A46#1 A46#fr


def test_every_defense_roll_has_its_window_even_against_ordnance() -> None:
    units = UNITS | {"G": "H1 ge-abteilung+gun-77mm"}
    scene = defending(units, {"C": action("concealment")}, base="G+gun-77mm", ground={"H4": "woods"})
    scene.american("action-before-defense", "C").decline().roll(6, 6)
    assert scene.note("defense")["attack"] == 8 + 7 - 2
