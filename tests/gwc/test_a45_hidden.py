"""A45.1 Hidden Pillbox and A45.2 Hidden Position."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwc.scene import Scene, action, order

UNITS = {"G": "H1 ge-infanterie+mg08", "P": "H4 us-infantry", "K": "O11 us-smith"}
DEFENDS = {"german": "attack", "american": "defend"}
OBJECTIVE = {"H4": {"terrain": "open", "objective": 1}}


def attacked(hand: str, units: dict[str, str] = UNITS, **document: Any) -> Scene:
    """The scenario's Defender is about to roll with 8 + 7 against him."""
    document.setdefault("postures", DEFENDS)
    hands = {"german": {"F": order("fire")}, "american": {"X": action(hand), "C": action("concealment")}}
    scene = Scene(units, hands=hands, **document).german("order-choose", "F")
    return scene.german("fire-base", "G+mg08").german("fire-group", "fire").roll(3, 4)


# A45.1


def test_a_pillbox_appears_and_covers_at_once() -> None:
    scene = attacked("hidden-pillbox", ground=OBJECTIVE)
    left = scene.g.countermix["pillbox"]
    scene.american("action-before-defense", "X", "pass").roll(6, 6)  # A45.1#1
    assert scene.g.fortifications[scene.g.board.cell("H4")] == "pillbox"  # A45.1#4
    assert scene.g.countermix["pillbox"] == left - 1  # A45.1#2
    assert scene.note("defense")["morale"] == 7 + 5


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        (
            {"ground": OBJECTIVE, "postures": {"german": "defend", "american": "attack"}},
            "A45 why-not-defender",
        ),
        (
            {"ground": OBJECTIVE, "postures": {"german": "attack", "american": "recon"}},
            "A45 why-not-defender",
        ),
        ({}, "A45.1 why-not-objective"),
        ({"ground": OBJECTIVE, "fortifications": {"H4": "foxholes"}}, "A45.1 why-not-fortify"),
        ({"ground": {"H4": {"terrain": "stream", "objective": 1}}}, "A45.1 why-not-fortify"),
        (
            {"ground": OBJECTIVE, "fortifications": dict.fromkeys(("A1", "A2", "A3", "A4"), "pillbox")},
            "A45.1 why-not-countermix",
        ),
    ],
)
def test_where_no_pillbox_can_appear(document: dict[str, Any], reason: str) -> None:
    scene = attacked("hidden-pillbox", **document)
    assert "X" not in scene.ids
    assert scene.why_not("card:X") == [reason]  # A45 A45.1#1 A45.1#2 A45.1#3


# A45.2

HOME: dict[str, Any] = {
    "phase": "orders",
    "set_up": {"american": {"area": ["H4", "H5"]}},
    "ground": {"H4": "woods"},
}


def test_a_team_with_a_gun_is_revealed_and_attacked_too() -> None:
    scene = attacked("hidden-position", **HOME)
    scene.american("action-before-defense", "X").american("hidden-team", "us-team")  # A45.2#1 A45.2#2
    new = [id_ for id_ in scene.g.in_hex(scene.g.board.cell("H4")) if id_ != "P"]
    assert len(new) == 1
    assert scene.unit(new[0]).counter == "us-team"
    assert scene.g.weapons[scene.unit(new[0]).weapon].counter == "gun-75mm"  # A45.2#5
    scene.decline().roll(6, 6).decline().roll(6, 6)
    assert [said["unit"] for said in scene.said("defense")] == ["P", *new]  # A45.2#4


@pytest.mark.parametrize(
    ("side", "gun"),
    [("german", "gun-77mm"), ("french", "gun-75mm")],  # A45.2#9 A45.2#8
)
def test_each_nation_has_its_gun(side: str, gun: str) -> None:
    german, french = "ge-infanterie", "fr-infanterie"
    firer, target = (french, german) if side == "german" else (german, french)
    enemy = "french" if side == "german" else "german"
    units = {"G": f"H1 {firer}", "P": f"H4 {target}", "K": "O11 ge-ebel", "Y": "O1 fr-maran"}
    hands = {enemy: {"F": order("fire")}, side: {"X": action("hidden-position")}}
    scene = Scene(
        units,
        hands=hands,
        active=enemy,
        postures={side: "defend", enemy: "attack"},
        phase="orders",
        set_up={side: {"area": ["H4"]}},
        fortifications={"H4": "trench"},
    )
    scene.answer(enemy, "order-choose", "F").answer(enemy, "fire-base", "G").answer(
        enemy, "fire-group", "fire"
    ).roll(1, 1)
    scene.answer(side, "action-before-defense", "X")
    scene.answer(side, "hidden-team", scene.ids[0])
    assert [weapon.counter for weapon in scene.g.weapons.values()] == [gun]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"set_up": {"american": {"area": ["H5"]}}}, "A45.2 why-not-set-up-area"),
        ({"ground": {"H4": "brush"}}, "A45.2 why-not-position-cover"),
        ({"postures": {"german": "defend", "american": "attack"}}, "A45 why-not-defender"),
        ({"weapons_box": {"american": ["gun-75mm"] * 2}}, "A45.2 why-not-countermix"),
    ],
)
def test_where_no_position_can_be_revealed(change: dict[str, Any], reason: str) -> None:
    scene = attacked("hidden-position", **(HOME | change))
    assert scene.why_not("card:X") == [reason]  # A45.2#1 A45.2#2 A45.2#3
