"""16.6 Special effects of Indirect Fire: others in the hex, and barrages."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gts.rules import s15_rating, s15_sight, s16_effects, s16_missions, s17_zones, s29_checks
from tests.gts.guns import aim, with_bonus
from tests.gts.scene import Scene

ORGANIC = "D05 infantry-guns"


def fire(firer: str, *dice: int, **document: Any) -> Scene:
    """A Unit that sees H05 fires at the first of two enemies there."""
    units = {"H": firer, "G": "H05 grenadiers", "K": "H05 grenadiers", "F": "A01 rifles"}
    scene = Scene({**units, **document.pop("more", {})}, **document)
    return aim(scene, "H", "H05", "G").dice(*dice)


# 16.6.1 the stack


def test_a_failed_check_spreads_to_the_others_in_the_hex() -> None:
    """Rated 3 + 1 for mass; a 1 is S?, the target fails with 6, and so the other must check."""
    scene = fire(ORGANIC, 1, 6).german("convert-choose", "take")
    assert scene.unit("G").suppressed
    scene.die(9).german("convert-choose", "take")
    assert scene.unit("K").suppressed  # 16.6.1#1 15.3#6


def test_a_passed_check_does_not_spread() -> None:
    scene = fire(ORGANIC, 1, 5)
    assert len(scene.said("check")) == 1  # c21 16.6.1#1
    assert scene.g.barrages  # 16.5.8


def test_any_other_result_spreads() -> None:
    scene = fire(ORGANIC, 3, 9)
    assert scene.unit("G").hits == 1
    assert [each["unit"] for each in scene.said("check")] == ["K"]  # 16.6.1#2
    scene.german("convert-choose", "take")
    assert scene.unit("K").suppressed  # 16.6.1#2


def test_the_fire_of_a_mortar_does_not_spread() -> None:
    scene = fire("D05 mortars", 9, 4)
    assert scene.unit("G").hits == 1
    assert [each["unit"] for each in scene.said("check")] == ["H"]  # 16.6.1#3
    assert scene.g.barrages == {scene.g.board.cell("H05"): "light"}


def test_a_miss_strikes_nobody_but_places_its_barrage() -> None:
    scene = fire(ORGANIC, 8)
    assert not scene.said("check")
    assert scene.g.barrages == {scene.g.board.cell("H05"): "light"}  # 16.6.2.1#10


# 16.6.2.1 which marker


@pytest.mark.parametrize(
    ("states", "bonus", "rating", "kind"),
    [
        ("", 9, 4, "light"),  # 16.6.2.1#1
        ("", 0, 6, "heavy"),  # 16.6.2.1#2
        ("hit", 0, 5, "light"),  # 16.6.2.1#1
        ("column", 0, 5, "light"),  # 16.6.2.1#1
        ("reduced", None, 3, "light"),  # 16.6.2.1#1
    ],
)
def test_the_kind_of_barrage(states: str, bonus: int | None, rating: int, kind: str) -> None:
    dice = (8,) if bonus is None else (bonus, 8)
    scene = fire(f"D05 priests {states}", *dice)
    if kind == "heavy":  # rated 7 with the mass of the target: even so the 8 misses
        assert scene.note("shot")["code"] == "miss"
    assert scene.note("barrage-strength")["total"] == rating
    assert set(scene.g.barrages.values()) == {kind}  # 16.6.2 16.6.2.1#1 16.6.2.1#2


@pytest.mark.parametrize(
    ("states", "rating", "kind"),
    [
        ("", 5, "light"),  # 16.6.2.1#1
        ("ip", 5, "light"),  # 16.6.2.1#1: no part of it
        ("ent", 6, "heavy"),  # 16.6.2.1#2 22.3.6#1
        ("ent hit", 5, "light"),  # 16.6.2.1#1 22.3.6#1
    ],
)
def test_an_entrenchment_lies_on_the_firer(states: str, rating: int, kind: str) -> None:
    """A mortar of 3 with its Company Bonus, against an empty hex: what is explained is what is laid."""
    units = {"H": f"D05 mortars {states}", "F": "A01 rifles", "G": "P12 grenadiers"}
    scene = Scene(units, options={"forgo_bonus": "yes"}).act("H", "fire")
    if scene.pending.kind == "mission-hex":
        scene.allied("mission-hex", "barrage")
    scene.allied("barrage-hex", "H05")
    won = {each.text: each.value for each in scene.explained("try")}
    assert won["explain-bonus-strength"] == rating
    scene.allied("mission-bonus", "try").dice(0, 8)
    assert scene.note("barrage-strength")["total"] == rating
    assert set(scene.g.barrages.values()) == {kind}


def test_nothing_about_the_target_or_the_hex_of_the_firer_enters() -> None:
    scene = fire("D05 priests", 0, 8, weather="overcast")
    assert scene.modifiers()["mod-mass"] == 1
    assert scene.note("barrage-strength")["total"] == 6  # 16.6.2.1#1
    scene.g.barrages[scene.g.board.cell("D05")] = "heavy"
    assert s16_effects.strength(scene.g, "H", bonus=True).total == 6  # c75


def test_ratings_are_not_combined() -> None:
    """Three Units fire at one hex, one after another: three light barrages are no heavy one."""
    units = {
        "A": "D05 mortars reduced",
        "B": "D06 mortars reduced",
        "C": "D07 mortars reduced",
        "G": "G06 grenadiers",
    }
    scene = Scene({**units, "F": "A01 rifles"})
    for id_ in "ABC":
        scene.act(id_, "fire").allied("mission-hex", "G06").die(8)
    assert [each["total"] for each in scene.said("barrage-strength")] == [2, 2, 2]
    assert list(scene.g.barrages.values()) == ["light"]  # 16.6.2.1#3


def test_a_heavy_barrage_must_be_placed() -> None:
    scene = fire("D05 priests", 0, 8)
    assert scene.pending.kind == "actor-choose"  # 16.6.2.1#4
    assert set(scene.g.barrages.values()) == {"heavy"}  # 16.6.2.1#4


def test_the_marker_is_placed_after_everything_else() -> None:
    """Whoever checks for the mission checks without its barrage: 5, not 4."""
    scene = fire(ORGANIC, 3, 5)
    assert scene.note("check")["total"] == 5  # 16.6.2.1#5
    order = [note.id for note in scene.notes if note.id in ("shot", "check", "barrage-placed")]
    assert order == ["shot", "check", "barrage-placed"]  # 16.6.2.1#5


def test_one_marker_a_hex_and_heavy_stays() -> None:
    scene = fire(ORGANIC, 8, barrages={"H05": "heavy"})
    assert scene.g.barrages == {scene.g.board.cell("H05"): "heavy"}  # 16.6.2.1#6
    scene = fire("D05 priests", 0, 8, barrages={"H05": "light"})
    assert scene.g.barrages == {scene.g.board.cell("H05"): "heavy"}  # 16.6.2.1#6


# empty hexes


def empty(firer: str, hex_: str, *dice: int, **document: Any) -> Scene:
    scene = Scene({"H": firer, "F": "A01 rifles", "G": "P12 grenadiers"}, **document)
    scene.act("H", "fire").allied("mission-hex", "barrage").allied("barrage-hex", hex_)
    return with_bonus(scene).dice(*dice)


def test_an_empty_hex_gets_a_barrage_on_any_roll_but_a_nine() -> None:
    assert empty("D05 priests", "H05", 0, 8).g.barrages[Scene().g.board.cell("H05")] == "heavy"  # 16.6.2.1#7
    assert list(empty("D05 priests", "H05", 9, 0).g.barrages.values()) == ["light"]  # 16.6.2.1#7
    scene = empty("D05 priests", "H05", 0, 9)
    assert scene.g.barrages == {}  # 16.6.2.1#7
    assert scene.said("mission-nine")


def test_a_hex_with_anybody_in_it_is_not_empty_nor_one_out_of_reach() -> None:
    scene = Scene(
        {"M": "D05 mortars", "F": "F05 rifles suppressed", "G": "G05 grenadiers"}, hexes={"D07": "woods"}
    )
    scene.act("M", "fire").allied("mission-hex", "barrage")
    assert not {"D05", "F05", "G05", "J05", "D08"} & set(scene.ids)  # 16.6.2.1#7 16.5.3
    assert scene.why_not("hex:F05") == ["16.6.2.1 why-not-occupied"]
    assert scene.why_not("hex:J05") == ["15.3 why-not-mission-range"]


def test_artillery_lays_no_barrage_nearer_than_four_hexes() -> None:
    scene = Scene({"H": "D05 priests", "F": "A01 rifles", "G": "P12 grenadiers"})
    cells = {scene.g.board.name(cell) for cell in s16_missions.empty_hexes(scene.g, "H")}
    assert "H05" in cells
    assert "G05" not in cells  # 16.5#1 16.1.I#2


def test_an_empty_hex_needs_a_spotter_who_sees_it() -> None:
    woods = {f"E{n:02}": "woods" for n in range(1, 13)}
    units = {"M": "D05 mortars", "S": "F05 rifles", "G": "P12 grenadiers"}
    scene = Scene(units, hexes=woods, leaders={"red": "D05"})
    found = {scene.g.board.name(cell) for cell in s16_missions.empty_hexes(scene.g, "M")}
    assert "I05" in found  # 16.5.3
    scene.g.change("S", suppressed=True)
    found = {scene.g.board.name(cell) for cell in s16_missions.empty_hexes(scene.g, "M")}
    assert "I05" not in found  # 16.5.3


# 16.6.2.2 what it does


@pytest.mark.parametrize(("kind", "value"), [("light", -1), ("heavy", -2)])
def test_a_barrage_weakens_whoever_is_under_it(kind: str, value: int) -> None:
    """Both sides alike, whoever placed it."""
    units = {"A": "D05 rifles", "G": "E05 grenadiers"}
    scene = Scene(units, barrages={"D05": kind, "E05": kind})
    for firer, target in (("A", "G"), ("G", "A")):  # 16.6.2.2#1
        for manner in ("direct", "assault-rating"):
            mods = {
                each.text: each.value for each in s15_rating.rating(scene.g, firer, target, manner).reasons
            }
            assert mods[f"mod-{kind}-barrage"] == value  # 16.6.2.2#9 16.6.2.2#10 MARK.light MARK.heavy
        quality = {each.text: each.value for each in s29_checks.quality(scene.g, firer).reasons}
        assert quality[f"mod-{kind}-barrage"] == value  # 16.6.2.2#9 16.6.2.2#10 MARK.light MARK.heavy


def test_a_barrage_cuts_the_range_and_blocks_sight() -> None:
    scene = Scene({"A": "D05 tanks", "G": "H05 grenadiers"}, barrages={"D05": "light", "F05": "heavy"})
    assert s17_zones.fire_range(scene.g, "A") == 1  # 16.6.2.2#2 MARK.light MARK.heavy
    cell = scene.g.board.cell
    assert not s15_sight.sees(scene.g, cell("D05"), cell("H05"))  # 16.6.2.2#4
    assert s15_sight.sees(scene.g, cell("D05"), cell("F05"))  # 16.6.2.2#4
    assert s15_sight.sees(scene.g, cell("F05"), cell("H05"))


def test_an_assault_places_no_barrage() -> None:
    """Even a Unit whose Assault Rating is of an artillery colour."""
    storm = {"kind": "infantry", "steps": 1, "front": {"fire": 6, "assault": 6, "assault_weapon": "indirect",
        "movement": 4, "quality": 8}}  # fmt: skip
    scene = Scene(
        {"A": "D05 storm of=red", "F": "A01 rifles", "G": "E05 festung", "K": "P12 festung"},
        counters={"storm": storm},
    )
    scene.act("A", "assault").allied("assault-hex", "E05").die(0).german("opportunity-offer", "pass")
    scene.german("stand-or-run", "stand").allied("charge-or-fire", "fire").dice(8, 8)  # the defender misses
    scene.dice(4, 4)
    assert scene.said("shot")
    assert scene.g.barrages == {}  # 16.6.2.1#9
