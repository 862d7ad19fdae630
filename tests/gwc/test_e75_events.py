"""E75 KIA to E94 Telephone Wires Cut: losses, Weapons, raids, Wire."""

from __future__ import annotations

import pytest

from tests.gwc.happening import happening, impossible
from tests.gwc.scene import Scene


def lost(scene: Scene, id_: str) -> bool:
    return id_ not in scene.g.formations


# E75, E82, E84, E93


def test_kia_eliminates_a_broken_formation_of_either_side() -> None:
    units = {"A": "C3 ge-infanterie", "L": "C3 ge-bertin broken", "T": "H6 fr-schneider broken"}
    scene = happening("kia", units)
    assert set(scene.ids) == {"R0", "L", "T"}  # E75
    assert scene.why_not("unit:A") == ["E75 why-not-event"]
    scene.german("choose-kia", "T")
    assert lost(scene, "T")  # E75
    assert scene.g.casualties["french"] == ("fr-schneider", "fr-schneider")
    assert scene.g.vp == 3


def test_petard_raquette_breaks_an_enemy_next_to_a_good_order_unit() -> None:
    """L is a Leader, S is Suppressed in the enemy's Turn and no help: only the neighbours of A count."""
    units = {
        "A": "H6 fr-infanterie",
        "B": "H7 ge-infanterie",
        "T": "H5 ge-a7v broken",
        "C": "H9 ge-infanterie",
        "L": "C3 fr-barnier",
        "D": "C4 ge-infanterie",
    }
    scene = happening("petard-raquette", units, by="french", date="1918-06")
    assert set(scene.ids) == {"B", "T"}  # E82 GLOSS.adjacent
    scene.french("choose-petard", "T")
    assert lost(scene, "T")  # E82
    assert impossible(happening("petard-raquette", {"A": "H6 fr-infanterie"}, by="french"))


def test_raid_prisoners() -> None:
    """Both Frenchmen in reach are without a Leader, but one has a Weapon; S is Suppressed and still a captor."""
    units = {
        "S": "H6 ge-infanterie",
        "B": "H7 fr-infanterie",
        "C": "H5 fr-infanterie+hotchkiss",
        "D": "C6 fr-infanterie",
        "E": "C5 ge-infanterie broken",
    }
    scene = happening("raid-prisoners", units)
    assert lost(scene, "B")  # E84
    assert not lost(scene, "C")
    assert not lost(scene, "D")
    assert impossible(happening("raid-prisoners", {"D": "C6 fr-infanterie", "E": "C5 ge-infanterie broken"}))


def test_surrender_of_a_broken_unit_next_to_the_enemy() -> None:
    units = {
        "A": "H6 ge-infanterie broken",
        "B": "C6 ge-infanterie broken",
        "C": "H8 ge-infanterie",
        "F": "H7 fr-infanterie",
        "G": "C5 fr-infanterie",
        "D": "K6 ge-infanterie broken",
        "L": "K7 fr-barnier",
    }
    scene = happening("surrender", units)
    assert set(scene.ids) == {"A", "B"}  # E93
    scene.german("choose-surrender", "B")
    assert lost(scene, "B")  # E93
    assert not lost(scene, "A")
    assert impossible(happening("surrender", {"C": "H8 ge-infanterie", "F": "H7 fr-infanterie"}))


# E76, E80, E90


def test_machine_gun_nest_arms_a_good_order_unit() -> None:
    units = {
        "A": "H6 ge-infanterie",
        "B": "H7 ge-infanterie+mg08",
        "C": "C3 ge-infanterie broken",
        "M": "C4 ge-bote",
        "L": "C4 ge-bertin",
        "T": "D4 ge-abteilung",
    }
    scene = happening("machine-gun-nest", units, month="1917-01")
    assert set(scene.expect("german", "choose-carrier").ids) == {"A", "T"}  # E76
    scene.german("choose-carrier", "T")
    assert scene.g.weapons[scene.unit("T").weapon].counter == "mg08-15"  # E76
    assert scene.g.countermix["mg08-15"] == 5


@pytest.mark.parametrize(("date", "month"), [("1917-06", "1917-07"), ("1914-09", "1914-08")])
def test_no_machine_gun_nest_before_its_date(date: str, month: str) -> None:
    """Too early for the card, or for any German LMG."""
    scene = happening(
        "machine-gun-nest",
        {"A": "H6 ge-landwehr-1914" if "1914" in date else "H6 ge-infanterie"},
        date=date,
        month=month,
    )
    assert impossible(scene)  # E76.1
    assert not scene.unit("A").weapon


def test_no_machine_gun_nest_out_of_an_empty_countermix() -> None:
    spent = {
        f"S{i}": f"{hex_} ge-infanterie+mg08-15"
        for i, hex_ in enumerate(("B3", "C3", "D3", "E3", "F3", "G3"))
    }
    assert impossible(
        happening("machine-gun-nest", {**spent, "A": "H6 ge-infanterie"}, month="1917-01")
    )  # E76


def test_mobile_firepower_arms_an_unbroken_unit() -> None:
    units = {
        "A": "H6 fr-infanterie",
        "B": "H7 fr-infanterie+chauchat",
        "C": "C3 fr-infanterie broken",
        "M": "C4 fr-agent",
        "T": "D4 fr-specialistes",
    }
    scene = happening("mobile-firepower", units, by="french", date="1916-05")
    assert set(scene.expect("french", "choose-carrier").ids) == {"A", "T"}  # E80
    scene.french("choose-carrier", "A")
    assert scene.g.weapons[scene.unit("A").weapon].counter == "chauchat"  # E80
    assert scene.g.countermix["chauchat"] == 5
    assert impossible(
        happening("mobile-firepower", {"A": "H6 fr-infanterie"}, by="french", date="1916-04")
    )  # E80.1


def test_no_chauchat_for_the_germans() -> None:
    scene = happening("mobile-firepower", {"A": "C3 ge-infanterie"}, by="german")
    assert impossible(scene)  # E80


def test_mobile_firepower_suits_a_suppressed_unit() -> None:
    """Gas keeps the marker on in a Recover Order: Good Order is not asked for."""
    scene = happening(
        "mobile-firepower", {"A": "H6 us-infantry suppressed"}, by="american", gas=["H6"], date="1918-06"
    )
    assert scene.unit("A").suppressed
    assert scene.unit("A").weapon  # E80


def test_scrounge_gives_back_an_own_weapon() -> None:
    """A Flamethrower only to a Team, nothing to a Runner."""
    units = {
        "A": "H6 ge-infanterie broken",
        "B": "H7 ge-infanterie+mg08",
        "M": "C4 ge-bote",
        "T": "D4 ge-abteilung",
    }
    box = {"german": ["flammenwerfer", "mg08", "mg08"], "french": ["hotchkiss"]}
    scene = happening("scrounge", units, weapons_box=box)
    assert scene.ids == ["flammenwerfer", "mg08", "pass"]  # E90
    scene.german("choose-weapon", "flammenwerfer")
    assert scene.ids == ["T", "back"]  # E90
    scene.german("choose-carrier", "back").german("choose-weapon", "mg08")
    assert set(scene.ids) == {"A", "R0", "T", "back"}  # E90
    scene.german("choose-carrier", "A")
    assert scene.g.weapons[scene.unit("A").weapon].counter == "mg08"
    assert scene.g.weapons_box["german"] == ("flammenwerfer", "mg08")  # E90


def test_scrounge_may_be_declined_and_needs_a_weapon() -> None:
    scene = happening("scrounge", {"A": "H6 ge-infanterie"}, weapons_box={"german": ["mg08"]})
    scene.german("choose-weapon", "pass")
    assert scene.g.weapons_box["german"] == ("mg08",)  # E90
    assert impossible(happening("scrounge", {"A": "H6 ge-infanterie"}, weapons_box={"french": ["hotchkiss"]}))


# E78, E79


def test_marseillaise_rallies_units_and_leaders_of_one_hex() -> None:
    units = {
        "A": "H6 fr-infanterie broken",
        "L": "H6 fr-barnier broken",
        "T": "H6 fr-schneider broken",
        "B": "C3 fr-infanterie broken",
    }
    scene = happening("marseillaise", units, by="french")
    assert set(scene.ids) == {"C3", "H6", "O11"}  # E78
    scene.french("choose-marseillaise", "H6")
    assert [scene.unit(id_).broken for id_ in "ALTB"] == [False, False, True, True]  # E78


def test_meccano_frees_or_rallies_a_tank() -> None:
    """The Tank in H6 is Suppressed in Gas, which no Recover takes off, and broken besides."""
    units = {"T": "H6 fr-schneider broken suppressed", "A": "C3 fr-infanterie broken"}
    scene = happening("meccano", units, by="french", gas=["H6"])
    assert set(scene.ids) == {"suppression:T", "rally:T", "pass"}  # E79
    scene.french("choose-meccano", "suppression:T")
    assert (scene.unit("T").broken, scene.unit("T").suppressed) == (True, False)  # E79
    rallied = happening("meccano", units, by="french", gas=["H6"]).french("choose-meccano", "rally:T")
    assert (rallied.unit("T").broken, rallied.unit("T").suppressed) == (False, True)  # E79
    assert impossible(happening("meccano", {"A": "C3 fr-infanterie broken"}, by="french"))


def test_meccano_is_the_french_players_in_the_french_edition() -> None:
    units = {"T": "H6 fr-schneider broken"}
    assert impossible(happening("meccano", units))  # E79
    scene = happening("meccano", units, options={"edition": "fr"}).french("choose-meccano", "rally:T")
    assert not scene.unit("T").broken  # E79#fr


# E83


RAID = {
    "A": "H6 ge-infanterie",
    "L": "H6 ge-bertin",
    "B": "H8 fr-infanterie",
    "C": "H4 fr-infanterie broken",
    "T": "G6 fr-schneider",
    "K": "G7 fr-barnier",
    "D": "H9 fr-infanterie",
}


def test_raid_suppresses_two_units() -> None:
    scene = happening("raid", RAID)
    assert scene.ids == ["suppress", "break", "pass"]  # E83#1
    scene.german("choose-raid", "suppress")
    assert set(scene.ids) == {"B", "C"}  # E83#1 E83#2
    scene.german("choose-raid-suppress", "B")
    assert scene.unit("B").suppressed
    assert scene.unit("C").suppressed


def test_raid_breaks_one_unit() -> None:
    scene = happening("raid", RAID).german("choose-raid", "break").german("choose-raid-break", "C")
    assert lost(scene, "C")  # E83#1
    declined = happening("raid", RAID).german("choose-raid", "pass")
    assert not declined.unit("B").broken
    assert not declined.unit("B").suppressed


def test_no_raid_without_a_good_order_unit_with_a_leader() -> None:
    assert impossible(happening("raid", {**RAID, "A": "H6 ge-infanterie broken"}))  # E83#2
    assert impossible(happening("raid", {**RAID, "L": "C3 ge-bertin"}))  # E83#2


# E89


def test_sappers_lay_or_lift_wire() -> None:
    """Around H6: Wire in H5, a Trench in H7, an enemy in G6, a Stream in I6; G7 and I7 are free."""
    units = {
        "A": "H6 ge-infanterie",
        "F": "G6 fr-infanterie",
        "B": "C9 ge-infanterie broken",
        "L": "L9 ge-bertin",
    }
    works = {"H5": "wire", "H7": "trench"}
    scene = happening("sappers", units, ground={"I6": "stream"}, fortifications=works)
    assert set(scene.ids) == {"H5", "G7", "I7", "pass"}  # E89
    scene.german("choose-sappers", "H5")
    assert scene.g.board.cell("H5") not in scene.g.fortifications  # E89
    assert scene.g.countermix["wire"] == 20
    laid = happening("sappers", units, fortifications=works).german("choose-sappers", "I7")
    assert laid.g.fortifications[laid.g.board.cell("I7")] == "wire"  # E89
    assert laid.g.countermix["wire"] == 18
    assert impossible(happening("sappers", {"B": "C9 ge-infanterie broken"}))


# E92, E94


def test_suppressing_fire_needs_a_functioning_machine_gun_with_range_and_sight() -> None:
    """W stands behind Woods; the second gun is broken, and the third in Wire."""
    units = {
        "A": "H6 ge-infanterie+mg08",
        "B": "H10 fr-infanterie",
        "T": "G9 fr-schneider",
        "L": "H10 fr-barnier",
        "W": "L6 fr-infanterie",
        "S": "H9 fr-infanterie suppressed",
    }
    scene = happening("suppressing-fire", units, ground={"J6": "woods", "J7": "woods", "J5": "woods"})
    assert set(scene.ids) == {"B", "T"}  # E92
    scene.german("choose-suppressing-fire", "T")
    assert scene.unit("T").suppressed  # E92
    wire = happening("suppressing-fire", units, fortifications={"H6": "wire"})
    assert impossible(wire)  # E92
    assert impossible(happening("suppressing-fire", {**units, "A": "H6 ge-infanterie+mg08 broken"}))


def test_wires_cut_break_the_enemys_telephone_and_remove_his_barrage() -> None:
    phones = {"french": {"counter": "fr-telephone-9"}, "german": {"counter": "ge-telephone-8"}}
    shells = {"french": {"center": "H6", "impacts": ["H5", "H7"]}}
    scene = happening("telephone-wires-cut", {}, telephones=phones, barrages=shells)
    assert scene.g.telephones["french"].broken  # E94#1
    assert not scene.g.telephones["german"].broken
    assert not scene.g.barrages  # E94#1


def test_a_broken_telephone_is_eliminated() -> None:
    phones = {"french": {"counter": "fr-telephone-9", "broken": True}}
    scene = happening("telephone-wires-cut", {}, telephones=phones)
    assert "french" not in scene.g.telephones  # E94#1
    assert scene.g.countermix["fr-telephone-9"] == 1
    assert impossible(happening("telephone-wires-cut", {}))
