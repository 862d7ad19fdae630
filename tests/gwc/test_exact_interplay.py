"""Chapters that meet: what an Event, a Time Advance or a loss changes in the middle of something else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwc.marching import go, ordered
from tests.gwc.scene import Scene, action, order

FAR = {"Z": "A11 fr-infanterie", "Y": "O1 ge-infanterie"}
WAIT = {"W": order("rout")}
DEFENDED: dict[str, Any] = {"postures": {"german": "attack", "french": "defend"}}


# A45.4 Hidden Wire after a displacement


def burnt_out(manner: str, at: str, **document: Any) -> Scene:
    """L enters the mined Woods of H5; the roll of the Mines sets the Woods in `at` on fire."""
    cards = {"french": {"E": {"event": "blaze"}, "X": {"hex": at}}}
    units = {"L": "H6 ge-infanterie", "K": "B2 ge-landwehr"}
    scene = ordered(
        manner,
        units,
        "L",
        cards=cards,
        ground={"H5": "woods"},
        fortifications={"H5": "mines"},
        hands={"french": {"H": action("hidden-wire")}},
        **DEFENDED,
        **document,
    )
    if manner == "move":
        go(scene, "L")
    scene.german("step-choose" if manner == "move" else "advance-hex", "H5")
    return scene.roll(1, 1, "event").turns_up("E").turns_up("X")


@pytest.mark.parametrize("manner", ["move", "advance"])
def test_hidden_wire_lies_in_the_hex_that_was_entered_not_where_the_unit_was_driven(manner: str) -> None:
    """L flees from the fire to G5, which it has not entered by Move or Advance; nothing lies in a Blaze."""
    scene = burnt_out(manner, "H5").german("choose-refuge", "G5").roll(6, 6)
    assert scene.at("L") == "G5"
    assert scene.pending.kind != "action-entered"  # A45.4#1 8.1.6


# O21.2 between a hit and the Fire Attack Roll


def mortar(event: str = "", at: str = "H8", units: dict[str, str] | None = None, **document: Any) -> Scene:
    """The German Mortar in H4 hits H8, and its Targeting Roll sets an Event off."""
    everybody = {"M": "H4 ge-abteilung+minenwerfer-76mm", "F": "H8 fr-infanterie", **(units or {})}
    cards = {"german": {"E": {"event": event or "valor"}, "X": {"hex": at}}}
    hands = {"german": {"O": order("fire"), **WAIT}, **document.pop("hands", {})}
    scene = Scene(
        {**everybody, "A": "A1 ge-landwehr", "B": "O11 fr-infanterie broken"},
        hands=hands,
        cards=cards,
        **document,
    )
    scene.german("order-choose", "O")
    if scene.pending.kind == "activate-first":
        scene.german("activate-first", "M")
    scene.german("fire-target", "H8").german("fire-base", "M+minenwerfer-76mm")
    if scene.pending.kind == "fire-group":
        scene.german("fire-group", "fire")
    scene.roll(6, 6, "event" if event else None)
    return scene.turns_up("E") if event else scene


def test_a_gun_that_breaks_after_its_hit_fires_all_the_same() -> None:
    """Malfunction says that the Weapon breaks, not that the attack is called off; a jam then eliminates it."""
    scene = mortar("malfunction", "H4").turns_up("X")
    assert scene.g.weapons["M+minenwerfer-76mm"].broken  # E77#1
    scene.roll(1, 1, "jammed")
    assert scene.note("fire-attack")["strength"] == 6  # 1.9.1#4 EX.strict.B
    assert "M+minenwerfer-76mm" not in scene.g.weapons  # 11.4#1


def test_no_shot_falls_into_a_hex_that_friends_have_entered_meanwhile() -> None:
    """Stragglers come to H8 between the hit and the Fire Attack Roll: the hex is no target any more."""
    scene = mortar("stragglers").roll(1, 2).turns_up("X").german("choose-arrival-hex", "H8")
    assert not scene.said("fire-attack")  # O21.3#11
    assert scene.note("melee")["hex"] == "H8"  # E91#6


def test_no_shot_comes_from_a_hex_that_the_enemy_has_entered_meanwhile() -> None:
    """French wounded come back into the hex of the Mortar: they fight, and a gun that is left fires then."""
    scene = mortar("walking-wounded", "H4", casualties={"french": ["fr-specialistes", "fr-infanterie"]})
    scene.german("choose-wounded", "french:fr-infanterie").turns_up("X").german("choose-wounded-hex", "H4")
    assert scene.note("melee")["hex"] == "H4"  # E97#4


# E64 a Team detached in the middle of fire


def detached(scene: Scene) -> str:
    return next(id_ for id_ in scene.g.formations if id_.startswith("ge-abteilung."))


def detach(scene: Scene) -> Scene:
    scene.turns_up("E").german("choose-detachment", "P")
    return scene.german("choose-detached-team", "ge-abteilung")


FIRING = {"P": "H6 ge-infanterie+mg08", "L": "H6 ge-bertin", "K": "H5 ge-landwehr", "F": "H9 fr-infanterie"}


def firing(**document: Any) -> Scene:
    hands = {"german": {"O": order("fire"), **WAIT}}
    scene = Scene(
        {**FIRING, "B": "O11 fr-infanterie broken"},
        hands=hands,
        cards={"german": {"E": {"event": "detachment"}}},
        **document,
    )
    scene.german("order-choose", "O").german("activate-first", "L").german("activate-more", "P", "K")
    if scene.pending.kind == "activate-more":
        scene.german("activate-more", "done")
    if scene.pending.kind == "fire-target":
        scene.german("fire-target", "H9")
    return scene


def test_a_team_detached_during_fire_keeps_the_shots_that_its_platoon_had_left() -> None:
    """K has fired; P, the Team and the Weapon that it has taken over all belong to the Order."""
    scene = firing().german("fire-base", "K").german("fire-group", "fire").roll(1, 1, "event")
    detach(scene).roll(6, 6)
    team = detached(scene)
    if scene.pending.kind == "fire-target":
        scene.german("fire-target", "H9")
    assert {"P", team, "P+mg08"} <= set(scene.expect("german", "fire-base").ids)  # E64.2#1 11.1#3 O21.3#1


def test_a_team_detached_from_a_platoon_that_has_fired_has_fired_with_it() -> None:
    scene = firing().german("fire-base", "P").german("fire-group", "fire").roll(1, 1, "event")
    detach(scene).roll(6, 6)
    if scene.pending.kind == "fire-target":
        scene.german("fire-target", "H9")
    ids = set(scene.expect("german", "fire-base").ids)
    assert "P+mg08" in ids  # 11.1#3: the Weapon has its own shot left
    assert detached(scene) not in ids  # E64.2#3: until the Order ends the two are one


def test_a_team_detached_in_op_fire_goes_on_firing() -> None:
    units = {**FIRING, "F": "H10 fr-infanterie", "Z": "A11 fr-infanterie"}
    hands = {"french": {"M": order("move")}, "german": {"O": order("fire")}}
    cards = {"german": {"E": {"event": "detachment"}}}
    scene = Scene(units, hands=hands, cards=cards, active="french").french("order-choose", "M")
    scene.french("activate-first", "F").french("step-choose", "H9").german("op-fire-offer", "O")
    scene.german("activate-first", "L").german("activate-more", "P", "done").german("op-fire-offer", "fire")
    scene.german("fire-base", "P").german("fire-group", "fire").roll(1, 1, "event")
    detach(scene).roll(6, 6)
    scene.french("step-choose", "H8").german("op-fire-offer", "fire")
    assert {"P", "P+mg08", detached(scene)} <= set(scene.ids)  # E64.2#1 A42.3#3


# O24.2 overstacking


def test_nobody_in_an_overstacked_hex_takes_part_in_an_offensive() -> None:
    """H6 holds nine figures: while it does, none of them can be activated; the line of H7 and G7 can."""
    units = {
        "M": "H7 ge-mueller",
        "P": "G7 ge-landwehr",
        "A": "H6 ge-infanterie",
        "B": "H6 ge-infanterie",
        "C": "H6 ge-bote",
        "X": "O11 fr-infanterie broken",
    }
    hands = {"german": {"O": order("offensive"), **WAIT}}
    scene = Scene(units, hands=hands).german("order-choose", "O")
    assert set(scene.ids) == {"M", "P"}  # O24.2#4
    assert scene.why_not("unit:A")[0].startswith("O24.2")


# O19 a hex that empties before its Impact Roll


def test_a_hex_of_the_area_that_has_become_empty_is_struck_all_the_same() -> None:
    """The Sniper of the first roll kills the broken Unit in J8: its hex is affected none the less."""
    from tests.gwc.guns import on_target

    units = {
        "N": "F6 ge-bertin",
        "F": "I8 fr-infanterie",
        "G": "J8 fr-infanterie broken",
        "Z": "A11 fr-infanterie broken",
    }
    cards = {"german": {"X": {"hex": "J8"}}}
    scene = on_target(units=units, cards=cards).roll(1, 1).german("impact-next", "I8").roll(1, 1, "sniper")
    scene.turns_up("X").german("sniper-choose", "G").roll(6, 6)
    scene.roll(6, 6)
    assert scene.note("impact")["hexes"] == ["J8"]  # O19.2.1.4#1
    assert scene.note("downgraded")["hex"] == "J8"


# O24.2 no hex twice


def test_a_hex_to_which_an_event_took_a_formation_counts_as_occupied_in_an_offensive() -> None:
    """The stack is displaced from H7 to I8 by Auftragstaktik and goes on to H8: it may not return to I8."""
    units = {
        "L": "H6 ge-bertin",
        "P": "H6 ge-infanterie",
        "K": "G7 ge-landwehr",
        "F": "H10 fr-infanterie",
        **FAR,
    }
    hands = {"german": {"O": order("offensive")}, "french": {"OP": order("fire")}}
    scene = Scene(units, hands=hands, cards={"german": {"E": {"event": "auftragstaktik"}}})
    scene.german("order-choose", "O").german("offensive-first", "L").german("offensive-line", "P", "K")
    if scene.pending.kind == "offensive-line":
        scene.german("offensive-line", "done")
    scene.german("move-choose", "P").german("stack-choose", "L").german("step-choose", "H7")
    scene.french("op-fire-offer", "OP", "fire").french("fire-base", "F").french("fire-group", "fire").roll(
        1, 1
    )
    scene.german("defense-next", "P").roll(6, 6, "event").turns_up("E")
    scene.german("choose-auftragstaktik", "L").german("choose-auftragstaktik-hex", "I8").roll(6, 6)
    scene.german("step-choose", "H8").decline()
    assert scene.at("P") == scene.at("L") == "H8"
    assert "I8" not in scene.expect("german", "step-choose").ids  # O24.2#5
    assert "G8" in scene.ids


def test_who_was_kept_from_entering_its_hex_has_not_moved() -> None:
    """The roll of the Mines that P leaves sets H5 on fire: P has entered no new hex and does not fire."""
    units = {"L": "G7 ge-bertin", "P": "H6 ge-infanterie", "F": "H9 fr-infanterie", **FAR}
    scene = Scene(
        units,
        hands={"german": {"O": order("offensive"), **WAIT}},
        cards={"french": {"E": {"event": "blaze"}, "X": {"hex": "H5"}}},
        ground={"H5": "woods"},
        fortifications={"H6": "mines"},
    )
    scene.german("order-choose", "O").german("offensive-first", "L").german("offensive-line", "P")
    if scene.pending.kind == "offensive-line":
        scene.german("offensive-line", "done")
    scene.german("move-choose", "P").german("step-choose", "H5").roll(1, 1, "event").turns_up("E").turns_up(
        "X"
    )
    scene.roll(6, 6)
    assert scene.at("P") == "H6"
    scene.german("step-choose", "done")
    scene.german("step-choose", "G6", "done")  # O14.5: nobody else is left to carry the Order out
    assert scene.pending.kind not in ("fire-target", "fire-base")  # O24.2#6
