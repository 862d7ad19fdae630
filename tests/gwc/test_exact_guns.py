"""Weapons, guns of Tanks, batteries and Gas, each with the result that the rulebook gives."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwc.guns import ROW, UNITS, aimed, on_target, requested
from tests.gwc.marching import go, moving
from tests.gwc.scene import Scene, action, order

LATE = "1918-06"
WAIT = {"W": order("rout")}


def shot(
    units: dict[str, str],
    base: str,
    *others: str,
    target: str = "H8",
    hit: bool | None = None,
    **document: Any,
) -> Scene:
    """The Germans fire at H8 by a Fire Order with this base; Ordnance hits with a double six."""
    hands = {"german": {"O": order("fire"), **WAIT, **document.pop("hand", {})}, **document.pop("hands", {})}
    everybody = {**units, "Y": "A1 ge-landwehr", "X": "O11 fr-infanterie broken"}
    scene = Scene(everybody, hands=hands, **document).german("order-choose", "O")
    firer = base.partition("+")[0].partition(":")[0]
    if scene.pending.kind == "activate-first":
        scene.german("activate-first", *(others[:1] or (firer,)))
    while scene.pending.kind == "activate-more":
        scene.german("activate-more", firer if firer in scene.ids else "done")
    if scene.pending.kind == "fire-target":
        scene.german("fire-target", target)
    scene.german("fire-base", base)
    if scene.pending.kind == "fire-group":
        scene.german("fire-group", "fire")
    return scene.roll(6, 6) if hit else scene


def strength(scene: Scene) -> int:
    return int(scene.roll(1, 1).note("fire-attack")["strength"])


FOE = {"F": "H8 fr-infanterie"}
GUN = {"M": "H4 ge-abteilung+gun-77mm", **FOE}
MORTAR = {"M": "H4 ge-abteilung+minenwerfer-25cm", **FOE}


@pytest.mark.parametrize(
    ("units", "base", "document", "expected"),
    [
        (GUN, "M+gun-77mm", {}, 8),
        (GUN, "M+gun-77mm", {"ground": {"H6": "brush"}}, 8),  # 10.3.1#2: Hindrance was in the Targeting Roll
        (GUN, "M+gun-77mm", {"ground": {"H8": "woods"}}, 8),  # T124#6: no Airburst by a gun
        (MORTAR, "M+minenwerfer-25cm", {"ground": {"H8": "woods"}}, 9),  # T124#6
        (
            MORTAR,
            "M+minenwerfer-25cm",
            {"ground": {"H8": "destroyed_woods"}},
            7,
        ),  # T124.1 is a type of its own
        (MORTAR, "M+minenwerfer-25cm", {"ground": {"H8": "woods"}, "terrain": {"H8": "shellhole"}}, 7),
        ({**MORTAR, "B": "H4 ge-bertin"}, "M+minenwerfer-25cm", {}, 7),  # 3.3.1.7#2: no Command for Ordnance
        (GUN, "M+gun-77mm", {"ground": {"H8": {"terrain": "open", "level": 1}}}, 7),  # T110.2#1
        (MORTAR, "M+minenwerfer-25cm", {"ground": {"H4": {"terrain": "open", "level": 1}}}, 8),  # T110.2#2
    ],
)
def test_the_fp_of_ordnance(
    units: dict[str, str], base: str, document: dict[str, Any], expected: int
) -> None:
    assert strength(shot(units, base, hit=True, **document)) == expected


@pytest.mark.parametrize(
    ("dice", "ground", "hits"),
    [
        ((2, 2), {}, False),  # 4 is not more than range 4
        ((1, 5), {}, True),
        ((2, 4), {"H6": "brush"}, True),  # 8 - 3 = 5
        ((1, 6), {"H6": "brush"}, False),  # 6 - 3
        ((1, 6), {"H6": "brush", "H7": "orchard"}, False),  # 10.3.3: 3, not 5
        ((2, 4), {"H6": "brush", "H7": "orchard"}, True),
    ],
)
def test_targeting(dice: tuple[int, int], ground: dict[str, str], hits: bool) -> None:
    scene = shot(GUN, "M+gun-77mm", ground=ground).roll(*dice)
    assert (scene.note("targeting")["result"] == "@targeting-hit") == hits  # O21.2.1.1#2 10.3.1#1


@pytest.mark.parametrize(("where", "reaches"), [("H5", False), ("H6", True), ("H9", True)])
def test_a_mortar_has_a_least_range(where: str, reaches: bool) -> None:
    """The Platoon that carries it is broken, so that it reaches one hex itself and fires no Weapon."""
    units = {
        "M": "H4 ge-abteilung+granatenwerfer",
        "F": f"{where} fr-infanterie",
        "X": "O11 fr-agent",
        "Y": "A1 ge-bote",
    }
    scene = Scene(units, hands={"german": {"O": order("fire"), **WAIT}}).german("order-choose", "O")
    while scene.pending.kind in ("activate-first", "activate-more", "fire-target"):
        picked = {"activate-first": "M", "activate-more": "done", "fire-target": where}[scene.pending.kind]
        scene.german(scene.pending.kind, picked)
    assert ("M+granatenwerfer" in scene.ids) == reaches  # O21.2.1#3


FLAMES = {"M": "H7 ge-abteilung+flammenwerfer", **FOE}


@pytest.mark.parametrize(
    ("document", "morale"),
    [
        ({"fortifications": {"H8": "trench"}}, 7),
        ({"fortifications": {"H8": "pillbox"}}, 7),
        ({"fortifications": {"H8": "wire"}}, 6),  # F131.1#1 is no Cover
        ({"ground": {"H8": "building"}}, 7),
        ({"ground": {"H8": "stream"}}, 7),  # its -1 is Cover too
        ({"fortifications": {"H8": "trench"}, "reminders": {"french": ["FS7"]}}, 7),  # no modifications
    ],
)
def test_flames_leave_no_cover(document: dict[str, Any], morale: int) -> None:
    scene = shot(FLAMES, "M+flammenwerfer", **document).roll(1, 1).roll(6, 6)
    assert scene.note("defense")["morale"] == morale  # 11.7#1


def test_concealment_takes_nothing_off_flames() -> None:
    scene = shot(
        FLAMES,
        "M+flammenwerfer",
        fortifications={"H8": "trench"},
        hands={"french": {"C": action("concealment")}},
    ).roll(1, 1)
    scene.french("action-before-defense", "C").roll(6, 6)
    assert scene.note("defense")["attack"] == 9 + 2  # 11.7#1 A36#2


# Tanks

A7V = {"T": "H7 ge-a7v", **FOE}


@pytest.mark.parametrize(
    ("unit", "piece", "hit", "expected"),
    [
        ("H7 ge-a7v", "T:mg", False, 9),  # O21.3.2#4: 7 and 2 next to it
        ("H7 ge-a7v", "T:gun", True, 8),
        ("H7 ge-a7v suppressed", "T:mg", False, 8),  # 13.2#1
        ("H7 ge-a7v broken", "T:mg", False, 5),  # broken: no bonus
        ("H6 ge-a7v", "T:mg", False, 7),
    ],
)
def test_the_fp_of_a_tank(unit: str, piece: str, hit: bool, expected: int) -> None:
    assert strength(shot({"T": unit, **FOE}, piece, hit=hit, date=LATE)) == expected


def test_a_tank_fires_both_armaments_at_different_hexes_and_never_jams() -> None:
    scene = (
        shot({**A7V, "G": "I8 fr-infanterie"}, "T:gun", hit=True, date=LATE).roll(1, 1, "jammed").roll(6, 6)
    )
    scene.german("fire-target", "I8")
    assert scene.note("fire-attack")["hex"] == "H8"
    assert not scene.said("weapon-broken")  # O21.3.6.1#3
    if scene.pending.kind == "fire-base":
        scene.german("fire-base", "T:mg")
    if scene.pending.kind == "fire-group":
        scene.german("fire-group", "fire")
    assert scene.roll(1, 1).note("fire-attack")["hex"] == "I8"  # O21.3.2#1


def test_a_tank_that_breaks_after_its_hit_still_fires_with_what_it_had() -> None:
    """Engine Down during the Targeting Roll."""
    cards = {"german": {"E": {"event": "engine-down"}, "H": {"hex": "H7"}}}
    scene = shot(A7V, "T:gun", date=LATE, cards=cards).roll(6, 6, "event").turns_up("E").turns_up("H")
    assert scene.unit("T").broken
    assert strength(scene) == 8  # 1.9.1#4


@pytest.mark.parametrize(
    ("hex_", "document", "checks"),
    [
        ("H7", {"fortifications": {"H7": "wire"}}, False),  # O23.5.7#3
        ("H7", {"fortifications": {"H7": "wire"}, "ground": {"H7": "shellhole"}}, True),
        ("H7", {"ground": {"H7": "rubble"}}, True),
        ("H7", {"ground": {"H7": "quarry"}}, False),
        ("H7", {"ground": {"H7": "quarry"}, "options": {"edition": "fr"}}, True),  # T114.1#fr
        ("H7", {"fortifications": {"H7": "mines"}}, False),
        ("H7", {"fortifications": {"H7": "trench"}, "guide": "ge-landwehr"}, False),  # O23.5.6
        ("H7", {"fortifications": {"H7": "trench"}, "guide": "ge-bote"}, False),  # a Runner is a Unit
        ("H7", {"fortifications": {"H7": "trench"}, "guide": "ge-bertin"}, True),  # a Leader is none
        ("H7", {"fortifications": {"H7": "trench"}, "guide": "ge-landwehr broken"}, False),
    ],
)
def test_where_a_tank_checks(hex_: str, document: dict[str, Any], checks: bool) -> None:
    units = {"T": "H6 ge-a7v", "K": "B2 ge-landwehr"}
    guide = document.pop("guide", "") if (document := dict(document)) else ""
    if guide:
        units["U"] = f"{hex_} {guide}"
    scene = go(moving(units, "T", date=LATE, **document), "T").german("step-choose", hex_)
    if scene.pending.side == "chance":
        scene.roll(6, 6)
    assert bool(scene.said("not-immobilized")) == checks


# batteries


@pytest.mark.parametrize(
    ("hit", "dice", "lands"),
    [
        (True, (1, 4), "I8"),
        (True, (1, 1), "I6"),
        (True, (2, 3), "K8"),
        (False, (4, 3), "I11"),
        (False, (1, 6), "I2"),
        (False, (4, 4), None),  # O19.2.1.2.3#1
    ],
)
def test_drift(hit: bool, dice: tuple[int, int], lands: str | None) -> None:
    scene = aimed().roll(6, 6) if hit else aimed().roll(1, 1)
    scene.roll(*dice)
    assert (scene.g.board.name(scene.g.barrages["german"].center) if scene.g.barrages else None) == lands


def test_a_round_that_leaves_the_map_briefly_is_lost() -> None:
    """Out by the first die and back by the second."""
    scene = aimed(hex_="I1", spotter="N").roll(6, 6).roll(1, 4)
    assert not scene.g.barrages  # O19.2.1.2.3#1
    assert scene.said("round-off-map")


def test_a_registered_barrage_needs_a_spotter_who_sees_its_center() -> None:
    """Woods hide H8 from Bertin, and the Observer has spotted: only a new area is left."""
    ground = {"G7": "woods", "G8": "woods", "H7": "woods", "F7": "woods", "G6": "woods"}
    scene = requested(box="standing", barrages={"german": ROW}, ground=ground, fao_used=True)
    assert scene.pending.kind != "bombardment-choose"  # O19.2.2#5


def test_a_creeping_row_strikes_its_new_hexes_and_stays_there() -> None:
    scene = requested(
        {**UNITS, "F": "I9 fr-infanterie", "G": "N1 fr-infanterie"}, box="standing", barrages={"german": ROW}
    )
    scene.german("bombardment-choose", "creeping").german("spotter-choose", "fao")
    scene.german("creep-direction", "creep-2").roll(1, 1)
    assert scene.note("registered-creeping")["hex"] == "I8"
    scene.roll(1, 1)
    assert scene.note("impact")["hexes"] == ["I9"]  # O19.2.2.2#1
    scene.roll(6, 6)
    assert scene.g.board.name(scene.g.barrages["german"].center) == "I8"  # O19.2.2.2#3


@pytest.mark.parametrize(
    ("ground", "fort", "dice", "terrain", "fortification"),
    [
        ("building", None, (5, 5), "rubble", None),
        ("building", "foxholes", (5, 5), "rubble", None),  # F127#1
        ("building", "trench", (5, 5), None, "foxholes"),  # F130: the Building stands
        ("open", "pillbox", (5, 5), None, "pillbox"),  # 20
        ("open", "pillbox", (6, 6), "rubble", None),
        ("woods", None, (4, 4), "shellhole", None),  # 8 + 8 + 2
        ("marsh", None, (6, 6), None, None),
        ("shellhole", None, (6, 6), None, None),
    ],
)
def test_what_shells_make_of_an_occupied_hex(
    ground: str, fort: str | None, dice: tuple[int, int], terrain: str | None, fortification: str | None
) -> None:
    units = {"N": "F6 ge-bertin", "F": "I8 fr-infanterie", "W": "A11 fr-infanterie broken"}
    forts = {"I8": fort} if fort else {}
    scene = on_target(units=units, ground={"I8": ground}, fortifications=forts).roll(1, 1).roll(*dice)
    cell = scene.g.board.cell("I8")
    assert scene.g.terrain_markers.get(cell) == terrain  # T99.5#2 F125.3
    assert scene.g.fortifications.get(cell) == fortification


def test_gas_breaks_the_suppressed_of_both_sides_and_suppresses_the_rest() -> None:
    units = {
        "N": "F6 ge-bertin",
        "A": "I8 fr-infanterie suppressed",
        "B": "I8 fr-durant",
        "C": "J8 ge-landwehr suppressed",
        "T": "I9 fr-renault-mg",
        "W": "A11 fr-infanterie broken",
    }
    scene = aimed("gas", units=units, date=LATE).roll(6, 6).roll(1, 4)
    states = {id_: (scene.unit(id_).broken, scene.unit(id_).suppressed) for id_ in "ABCT"}
    assert states == {
        "A": (True, True),
        "B": (False, True),
        "C": (True, True),
        "T": (False, True),
    }  # O19.2.1.3#3
    assert len(scene.g.gas) == 7
    assert not scene.g.barrages  # O19.2.1.3#5


@pytest.mark.parametrize("mine", [True, False])
def test_barrage_is_for_a_barrage_that_one_has_called_for(mine: bool) -> None:
    """The German has a Telephone in the same box; the shells of Under Shot are the enemy's, and not called for."""
    phones = {
        "german": {"counter": "ge-telephone-8", "box": "standing"},
        "french": {"counter": "fr-telephone-8", "box": "standing"},
    }
    hands = {"german": {"A": order("artillery-request"), "B": action("barrage"), **WAIT}}
    scene = Scene(
        {**UNITS, "Y": "A1 ge-landwehr"},
        hands=hands,
        telephones=phones,
        barrages={"german" if mine else "french": ROW},
        strategy={"german": "GS8"},
    )
    if mine:
        scene.german("order-choose", "A").german("bombardment-choose", "standing")
        if scene.pending.kind == "spotter-choose":
            scene.german("spotter-choose", "N")
        assert "B" in scene.expect("german", "action-fire-for-effect").ids  # A32#1
    else:
        scene.german("order-choose", "situation")
        if scene.pending.kind.startswith("situation"):
            scene.german(scene.pending.kind, "under-shot")
        assert scene.pending.kind == "roll-impact"  # A32#1 S98.4.8
