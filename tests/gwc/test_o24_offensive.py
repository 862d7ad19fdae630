"""O24 Offensive: the line, the movement step, and the one Fire Attack."""

from __future__ import annotations

from typing import Any

from grognard.games.gwc.rules import o21_groups, o24_offensive
from grognard.games.gwc.state import Formation
from tests.gwc.scene import Scene, action, order

LINE = {
    "I": "I9 fr-infanterie",
    "J": "J9 fr-durant",
    "K": "K10 fr-infanterie",
    "L": "L10 fr-chasseurs",
    "M": "L9 fr-infanterie",
    "H": "H9 fr-infanterie broken",
    "F": "F9 fr-verdier",
    "G": "G10 fr-infanterie",
}
FOE = {"X": "A1 ge-landwehr broken"}


def offensive(
    units: dict[str, str], hands: dict[str, dict[str, Any]] | None = None, **document: Any
) -> Scene:
    """A French Offensive Order has been given."""
    held = {"french": {"O": order("offensive"), "W": order("rout"), **(hands or {}).get("french", {})}}
    held |= {side: cards for side, cards in (hands or {}).items() if side != "french"}
    scene = Scene({**FOE, **units}, hands=held, active="french", **document)
    return scene.french("order-choose", "O")


def line_of(units: dict[str, str], *line: str, **document: Any) -> Scene:
    """An Offensive with this line."""
    scene = offensive(units, **document)
    for id_ in line:
        scene.french(scene.pending.kind, id_)
    if scene.pending.kind == "offensive-line":
        scene.french("offensive-line", "done")
    return scene


# the line


def test_ex_offensive() -> None:
    """The broken Unit in H9 parts the line: F9 and G10 on one side, I9 to L9 on the other."""
    scene = offensive(LINE)
    assert set(scene.expect("french", "offensive-first").ids) == set(LINE) - {"H"}
    assert scene.why_not("unit:H") == ["O24.1 why-not-broken"]  # O24.1#4
    scene.french("offensive-first", "J")
    assert set(scene.ids) == {"I", "K", "back"}  # O24.1#5
    assert scene.why_not("unit:G") == ["O24.1 why-not-no-line"]
    scene.french("offensive-line", "I", "K", "L", "M")
    assert set(scene.ids) == {"done", "back"}  # EX.offensive: F9 and G10 cannot join
    scene.french("offensive-line", "done")
    assert set(scene.note("activated")["units"]) == {"I", "J", "K", "L", "M"}
    other = line_of(LINE, "F", "G")
    assert set(other.note("activated")["units"]) == {"F", "G"}


def test_two_hexes_and_an_infantry_leader() -> None:
    scene = offensive(LINE).french("offensive-first", "K").french("offensive-line", "L", "M")
    assert "done" not in scene.ids  # O24.1#3: no Leader yet
    scene.french("offensive-line", "J")
    assert "done" in scene.ids
    alone = (
        offensive(LINE | {"V": "J9 fr-violette"}).french("offensive-first", "J").french("offensive-line", "V")
    )
    assert "done" not in alone.ids  # O24.1#5: two in one hex are no line
    assert "done" not in offensive(LINE).french("offensive-first", "J").ids  # O24.1#2


def test_a_tank_leader_does_not_lead_it() -> None:
    units = {
        "T": "H6 fr-renault-leader",
        "U": "H5 fr-infanterie",
        "V": "C3 fr-durant",
        "W": "C4 fr-infanterie",
    }
    scene = offensive(units, date="1918-06")
    assert set(scene.ids) == {"V", "W"}  # O24.1#3
    mixed = offensive(units | {"V": "H4 fr-durant"}, date="1918-06")
    assert {"T", "U", "V"} <= set(mixed.ids)  # O24.1#1: any types


def test_activated_formations_are_not_eligible() -> None:
    scene = offensive(LINE | {"K": "K10 fr-infanterie activated=fire"})
    assert set(scene.ids) == {"F", "G", "I", "J"}  # O24.1#1


def test_no_offensive_without_a_line() -> None:
    units = {"D": "H6 fr-durant", "U": "H6 fr-infanterie", "V": "H3 fr-infanterie", **FOE}
    scene = Scene(units, hands={"french": {"O": order("offensive"), "W": order("rout")}}, active="french")
    assert "O" not in scene.ids
    assert scene.why_not("card:O") == ["O24.1 why-not-no-offensive"]


# the movement step

PAIR = {"D": "H6 fr-durant", "U": "H6 fr-infanterie", "V": "G6 fr-infanterie", "Y": "C2 fr-infanterie broken"}


def test_command_radius_is_ignored_for_activation() -> None:
    units = {"P": "H6 fr-pastre", "A": "H5 fr-infanterie", "B": "H4 fr-infanterie", "C": "H3 fr-infanterie"}
    scene = line_of(units, "P", "A", "B", "C")
    assert len(scene.note("activated")["units"]) == 4  # O24.2#10: Pastre's radius is 1


def test_op_fire_and_crossfire_but_no_assault_fire() -> None:
    units = {**PAIR, "U": "H6 fr-chasseurs", "Q": "H3 ge-landwehr", "R": "C6 ge-landwehr"}
    hands = {
        "french": {"AF": action("assault-fire")},
        "german": {"OF": action("fire"), "XF": action("crossfire")},
    }
    scene = line_of(units, "D", "U", "V", hands=hands)
    assert "AF" not in scene.expect("french", "move-choose").ids  # O24.2#3
    scene.french("move-choose", "U").french("stack-choose", "done").french("step-choose", "H5")
    scene.german("op-fire-offer", "OF")  # O24.2#2
    if scene.pending.kind == "activate-first":
        scene.german("activate-first", "Q")
    scene.german("op-fire-offer", "fire").german("fire-base", "Q").german("fire-group", "fire")
    scene.german("action-before-fire", "XF")
    assert "AF" not in scene.roll(1, 1).roll(6, 6).ids


def test_no_hex_twice() -> None:
    scene = line_of(PAIR, "D", "U", "V").french("move-choose", "V").french("step-choose", "G5")
    assert "G6" not in scene.ids  # O24.2#5
    assert scene.why_not("hex:G6") == ["O24.2 why-not-visited"]


def test_no_overstacking() -> None:
    """Four and one figures are in H6: a Platoon would make nine."""
    scene = line_of(PAIR, "D", "U", "V").french("move-choose", "V")
    assert "H6" not in scene.ids  # O24.2#4
    assert scene.why_not("hex:H6") == ["O24.2 why-not-overstacked"]
    assert dict(scene.game.why_not("hex:H6")[0].args)["figures"] == 9


def test_storm_troops_are_for_moves_only() -> None:
    units = {"M": "H6 ge-mueller", "S": "H5 ge-stosstruppen", "K": "C3 fr-infanterie broken"}
    hands = {"german": {"O": order("offensive"), "W": order("rout"), "ST": action("storm-troops")}}
    scene = Scene(units, hands=hands).german("order-choose", "O")
    scene.german("offensive-first", "M").german("offensive-line", "S", "done")
    assert "ST" not in scene.expect("german", "move-choose").ids  # A54#1


# the Fire Attack

FIRE = {
    "D": "H6 fr-durant",
    "U": "H6 fr-infanterie+chauchat",
    "V": "G6 fr-infanterie",
    "E": "L6 fr-infanterie",
    "P": "K6 fr-pastre",
    "Q": "H2 ge-landwehr",
    "Y": "C2 fr-infanterie broken",
}


def advance_the_line(scene: Scene, *steps: tuple[str, str]) -> Scene:
    """Each named Formation goes one hex, alone; then the movement step ends."""
    for id_, hex_ in steps:
        if scene.pending.kind == "move-choose":
            scene.french("move-choose", id_)
        if scene.pending.kind == "stack-choose":
            scene.french("stack-choose", "done")
        scene.french("step-choose", hex_, "done")
    return scene.french("move-choose", "done") if scene.pending.kind == "move-choose" else scene


def test_one_attack_by_those_that_moved() -> None:
    """Durant and the Platoon from H6 go to H5; V stays and cannot fire; the Chauchat never can."""
    scene = advance_the_line(line_of(FIRE, "D", "U", "V"), ("D", "H5"), ("U", "H5"))
    scene.french("fire-target", "H2")  # O24 O24.2#1 O24.2#6
    assert scene.expect("french", "fire-base").ids == ["U", "back"]  # O24.2#9: no Weapon; Durant's Range is 1
    assert scene.why_not("unit:V") == ["O21.3 why-not-no-shot"]
    scene.french("fire-base", "U").french("fire-group", "fire").roll(1, 1)
    assert scene.note("fire-attack")["total"] == 5 + 2 + 2  # O24.2#7: 5 FP, Durant's 2
    scene.roll(6, 6)
    scene.expect("french", "order-choose")  # O24.2#6: one attack only


def test_one_leader_and_the_units_in_his_radius() -> None:
    """U, A and B moved in Durant's radius, E next to B in Pastre's alone: it cannot join them."""
    units = {
        **FIRE,
        "A": "I6 fr-infanterie",
        "B": "J6 fr-infanterie",
        "E": "K6 fr-infanterie",
        "P": "L6 fr-pastre",
    }
    line = line_of(units, "D", "U", "A", "B", "E", "P")
    moves = (("D", "H5"), ("U", "H5"), ("A", "I5"), ("B", "J5"), ("E", "K5"), ("P", "L5"))
    scene = advance_the_line(line, *moves)
    scene.french("fire-target", "H2").french("fire-base", "U").french("fire-group", "A", "B")
    assert "E" not in scene.ids  # O24.2#8
    assert scene.why_not("unit:E") == ["O21.3.1 why-not-other-leader"]
    scene.french("fire-group", "back", "back", "back").french("fire-base", "E")
    assert "B" not in scene.ids  # two hexes from Pastre


def test_tanks_do_not_fire() -> None:
    units = {"T": "G6 fr-renault-mg", "D": "H6 fr-durant", "U": "H5 fr-infanterie", "Q": "G2 ge-landwehr"}
    scene = line_of(units | {"Y": "C11 fr-infanterie broken"}, "D", "T", "U", date="1918-06")
    advance_the_line(scene, ("T", "G5"))
    scene.expect("french", "order-choose")  # O24.2#9: the Tank alone moved


def test_the_fire_may_be_declined() -> None:
    scene = advance_the_line(line_of(FIRE, "D", "U", "V"), ("U", "H5"))
    scene.french("fire-target", "done").expect("french", "order-choose")


def test_nobody_fires_out_of_a_hex_that_enemies_have_come_into() -> None:
    """An Event may bring enemies into a hex of the line; they fight when the Order ends, and till then nobody fires."""
    scene = advance_the_line(line_of(FIRE, "D", "U", "V"), ("D", "H5"), ("U", "H5"))
    assert "U" in o21_groups.all_pieces(o24_offensive.pools(scene.g))
    scene.g.place("N", Formation("ge-landwehr", "german", scene.unit("U").cell))
    assert not o21_groups.all_pieces(o24_offensive.pools(scene.g))  # O24.2#7 O21.3#9
