"""O21 Fire: the worked example of the rulebook, played through with its numbers."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tests.gwc.scene import Scene, action, order

FIRE_MAP = tomllib.loads((Path(__file__).parent / "maps" / "fire.toml").read_text("utf-8"))
UNITS = {
    "Bertin": "H2 ge-bertin",
    "L2": "H2 ge-landwehr+minenwerfer-76mm",
    "U3": "H3 ge-infanterie",
    "Mueller": "H4 ge-mueller",
    "L4": "H4 ge-landwehr+mg08 broken",
    "L5": "I5 ge-landwehr",
    "Ebel": "J5 ge-ebel",
    "U5": "J5 ge-infanterie",
    "K5": "K5 ge-landwehr+mg08",
    "P": "J4 us-infantry suppressed",
    "Kelly": "A1 us-kelly",
}
HANDS = {
    "german": {"F": order("fire"), "G": action("hand-grenades"), "U": action("unternehmungslustig")},
    "american": {"C": action("concealment")},
}
CHAIN = ("Mueller", "L2", "U3", "L4", "L5", "Ebel", "U5", "K5")


def activated(**document: Any) -> Scene:
    """Bertin's chain is activated: Müller, then everybody in his radius and Ebel, then the Unit in K5."""
    scene = Scene(UNITS, map=FIRE_MAP, hands=HANDS, gas=["I4"], date="1918-06", **document)
    scene.german("order-choose", "F").german("activate-first", "Bertin").german("activate-more", *CHAIN)
    return scene.german("fire-target", "J4")


def after_step_c(**document: Any) -> Scene:
    """The first Fire Group has fired: 5 and 4."""
    scene = activated(**document).german("fire-base", "L2").german("fire-group", "U3", "L4", "L5", "U5")
    return scene.german("fire-group", "fire").german("action-before-fire", "pass").roll(5, 4)


def after_step_d(**document: Any) -> Scene:
    """The US Platoon has been concealed and broken."""
    return after_step_c(**document).american("action-before-defense", "C").roll(2, 3)


def test_ex_fire_a_the_chain_activates_everybody() -> None:
    scene = activated()  # EX.fire.A O14.2#2 3.3.1.2#3
    assert scene.g.order is not None
    assert set(scene.g.order.group) == {"Bertin", *CHAIN}
    assert "K5+mg08" in scene.ids  # 11.1#3: Weapons with their Units


def test_ex_fire_b_the_gun_of_a_broken_unit_is_silent_but_the_unit_reaches_three_hexes() -> None:
    scene = activated()  # EX.fire.B 3.2.3#1 INFER.landwehr
    assert "L4" in scene.ids
    assert "L4+mg08" not in scene.ids
    assert scene.why_not("weapon:L4+mg08") == ["O21.3 why-not-no-shot"]


def test_ex_fire_c_the_first_fire_group() -> None:
    """Base 5 and 2 for Bertin, 4 other Units, 2 off for the Orchard: 9, and 5+4 makes 18."""
    scene = activated()  # EX.fire.C
    assert "Mueller" not in scene.ids  # out of Range  O21.3.1#4
    assert scene.why_not("unit:Mueller") == ["O21.2.1 why-not-range"]
    scene.german("fire-base", "L2")
    assert scene.why_not("weapon:L2+minenwerfer-76mm") == [
        "O21.3.1 why-not-fires-alone"
    ]  # O21.3.1.1#1 11.6#3
    scene.german("fire-group", "U3", "L4", "L5", "U5")
    assert dict(scene.pending.args)["strength"] == 9  # O21.3.1.2 10.3.3
    explained = [(reason.text, reason.value) for reason in scene.game.explain("fire")]
    assert explained == [("value-printed", 5), ("value-command", 2), ("fire-others", 4), ("hindrance", -2)]
    scene.german("fire-group", "fire").german("action-before-fire", "pass").roll(5, 4)
    attack = scene.note("fire-attack")
    assert (attack["strength"], attack["total"]) == (9, 18)  # O21.3.6 O21.3#5
    assert scene.pending.kind == "action-before-defense"


def test_ex_fire_d_concealment_and_the_defense() -> None:
    """18 less 3 for the Building is 15; Morale 7, Suppressed -1, Building 3, and 2+3: 14, so it breaks."""
    scene = after_step_d()  # EX.fire.D A36#1 A36#2 O21.3.7#4 INFER.usplatoon
    assert scene.note("attack-reduced")["total"] == 15
    defense = scene.note("defense")
    assert (defense["morale"], defense["total"], defense["attack"]) == (9, 14, 15)  # O21.3#6
    assert scene.unit("P").broken
    assert scene.unit("P").suppressed


def test_ex_fire_e_the_mortar_just_misses() -> None:
    """Range 3: 1x5 is 5, less the Orchard's 2 is 3, which does not exceed 3."""
    scene = after_step_d().german("fire-target", "J4")  # EX.fire.E O21.2.1.2 10.3.1#1
    scene.german("fire-base", "L2+minenwerfer-76mm").german("fire-group", "fire").roll(1, 5)
    shot = scene.note("targeting")
    assert (shot["range"], shot["hindrance"], shot["total"], shot["result"]) == (3, 2, 3, "@targeting-miss")
    assert len(scene.said("fire-attack")) == 1  # O21.2#1 O21.2.1.1#2
    assert scene.pending.kind == "fire-target"


def test_ex_fire_f_the_second_group_with_two_actions() -> None:
    """Base 5, the machine gun and Ebel 1 each, twice 2 for Actions: 11, and 5+5 makes 21."""
    scene = after_step_d().german("fire-target", "J4")  # EX.fire.F EX.fire.F#fr O21.3.4#2
    assert "U5" not in scene.ids  # it fired in step C  O21.3#1
    scene.german("fire-base", "K5").german("fire-group", "K5+mg08", "Ebel")
    assert dict(scene.pending.args)["strength"] == 7
    scene.german("fire-group", "fire").german("action-before-fire", "G", "U").roll(5, 5)
    attack = scene.note("fire-attack")
    assert (attack["strength"], attack["total"]) == (11, 21)  # A44#1 A44#2 A55
    assert [part[:2] for part in attack["modifiers"]][-2:] == [
        ["@action-hand-grenades", 2],
        ["@action-unternehmungslustig", 2],
    ]


def test_ex_fire_g_valor_does_not_change_a_total_that_is_secured() -> None:
    """The roll of 5+5 sets off an Event: Valor makes the Landwehr in K5 Veterans, and 21 stays 21."""
    scene = after_step_d(cards={"german": {"V": {"event": "valor"}}}).german("fire-target", "J4")
    scene.german("fire-base", "K5").german("fire-group", "K5+mg08", "Ebel", "fire")
    scene.german("action-before-fire", "G", "U").roll(5, 5, "event").turns_up("V")  # EX.fire.G
    assert {"K5", "L5"} <= set(scene.ids)  # EX.fire.G#fr: it could as well have been the Landwehr in I5
    scene.answer("german", scene.pending.kind, "K5")
    assert scene.unit("K5").veteran
    assert scene.note("fire-attack")["total"] == 21


def test_ex_fire_h_the_broken_platoon_is_eliminated() -> None:
    """Morale 8, 1 off for Suppression, 3 for the Building, and 3+5: 18 against 21."""
    scene = after_step_d().german("fire-target", "J4").german("fire-base", "K5")
    scene.german("fire-group", "K5+mg08", "Ebel", "fire").german("action-before-fire", "G", "U").roll(5, 5)
    scene.roll(3, 5)  # EX.fire.H
    defense = scene.note("defense")
    assert (defense["morale"], defense["total"], defense["attack"]) == (10, 18, 21)
    assert "P" not in scene.g.formations
    assert scene.g.casualties["american"] == ("us-infantry",)
    assert scene.g.vp == 2
