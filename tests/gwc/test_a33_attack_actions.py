"""A33, A34, A38, A40, A44, A48, A50, A55: Actions that add 2 FP to a Fire Attack."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwc.scene import Scene, action, order


def window(units: dict[str, str], hand: dict[str, Any], base: str, *others: str, **document: Any) -> Scene:
    """The side of `base` has announced a shot and may play Actions."""
    side = "german" if units[base.partition("+")[0]].split()[1].startswith("ge-") else "french"
    side = "american" if units[base.partition("+")[0]].split()[1].startswith("us-") else side
    hands = {side: {"F": order("fire"), **hand}}
    scene = Scene(units, hands=hands, active=side, **document).answer(side, "order-choose", "F")
    if scene.pending.kind == "activate-first":
        scene.answer(side, "activate-first", base.partition("+")[0])
    return scene.answer(side, "fire-base", base).answer(side, "fire-group", *others, "fire")


def strengthened(scene: Scene, card: str) -> int:
    """The FP after the card is played."""
    before = scene.g.attack.strength.total
    scene.answer(scene.pending.side, "action-before-fire", card)
    return scene.g.attack.strength.total - before


@pytest.mark.parametrize(
    ("firer", "target", "name"),
    [
        ("ge-infanterie", "us-infantry", "unternehmungslustig"),  # A55
        ("fr-infanterie", "ge-infanterie", "elan"),  # A40
        ("us-infantry", "ge-infanterie", "live-forever"),  # A48
    ],
)
def test_two_more_without_conditions(firer: str, target: str, name: str) -> None:
    units = {"A": f"H1 {firer}", "B": f"H4 {target}"}
    assert strengthened(window(units, {"X": action(name), "Y": action("ambush")}, "A"), "X") == 2


def test_grenade_bundle() -> None:
    """German Weapons against an adjacent Tank."""
    hand = {"X": action("bayonets"), "U": action("unternehmungslustig")}
    near = {"A": "H1 ge-infanterie+mg08", "T": "H2 us-renault-mg"}
    assert strengthened(window(near, hand, "A+mg08", date="1918-06"), "X") == 2  # A33#1 A33#2
    far = window(near | {"T": "H3 us-renault-mg"}, hand, "A+mg08", date="1918-06")
    assert far.why_not("card:X") == ["A33 why-not-bayonets"]
    no_tank = window(near | {"T": "H2 us-infantry"}, hand, "A+mg08")
    assert "X" not in no_tank.ids
    french = {"A": "H1 fr-infanterie+hotchkiss", "T": "H2 ge-a7v"}
    hand = {"X": action("bayonets"), "U": action("elan")}
    assert "X" not in window(french, hand, "A+hotchkiss", date="1918-06").ids  # German only


def test_bore_sighting() -> None:
    """The Defender, with a firing Weapon of printed FP 5 or more."""
    hand = {"X": action("bore-sighting"), "U": action("unternehmungslustig")}
    units = {"A": "H1 ge-infanterie+mg08", "P": "H4 us-infantry"}
    defends = {"postures": {"german": "defend", "american": "attack"}}
    assert strengthened(window(units, hand, "A+mg08", **defends), "X") == 2  # A34#1 A34#2 A34#3
    assert "X" not in window(units, hand, "A", **defends).ids  # no Weapon fires
    attacks = window(units, hand, "A+mg08", postures={"german": "attack", "american": "defend"})
    assert attacks.why_not("card:X") == ["A34 why-not-bore-sighting"]
    light = {"A": "H1 fr-infanterie+chauchat", "P": "H4 ge-infanterie"}
    hand = {"X": action("bore-sighting"), "U": action("elan")}
    scene = window(light, hand, "A+chauchat", postures={"french": "defend", "german": "attack"})
    assert "X" not in scene.ids  # FP 4


def test_crossfire_needs_a_moving_target() -> None:
    hand = {"X": action("crossfire"), "U": action("unternehmungslustig")}
    scene = window({"A": "H1 ge-infanterie", "P": "H4 us-infantry"}, hand, "A")
    assert scene.why_not("card:X") == ["A38 why-not-crossfire"]  # A38#1


def test_hand_grenades_need_one_adjacent_piece() -> None:
    hand = {"X": action("hand-grenades"), "U": action("unternehmungslustig")}
    units = {"B": "H1 ge-bertin", "A": "H1 ge-infanterie", "C": "H2 ge-infanterie", "P": "H3 us-infantry"}
    hands = {"german": {"F": order("fire"), **hand}}
    scene = Scene(units, hands=hands).german("order-choose", "F").german("activate-first", "B")
    scene.german("activate-more", "A", "C").german("fire-base", "A").german("fire-group", "C", "fire")
    assert strengthened(scene, "X") == 2  # A44#1 A44#2: the other is next to it
    scene = window({"A": "H1 ge-infanterie", "P": "H3 us-infantry"}, hand, "A")
    assert scene.why_not("card:X") == ["A44 why-not-hand-grenades"]


def test_marksmanship_needs_a_platoon_or_team_of_the_nationality() -> None:
    hand = {"X": action("marksmanship", nationality="american"), "U": action("live-forever")}
    units = {"A": "H1 us-infantry+hotchkiss", "L": "H4 ge-landwehr"}
    assert strengthened(window(units, hand, "A"), "X") == 2  # A50#1 A50#2
    scene = window(units, hand, "A+hotchkiss")
    assert scene.why_not("card:X") == ["A50 why-not-marksmanship"]  # only the gun fires
    other = {"X": action("marksmanship", nationality="french"), "U": action("live-forever")}
    assert "X" not in window(units, other, "A").ids
