"""11 Weapons: values, possession, whether they function, repair."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.games.gwc.rules import s11_weapons as s11
from tests.gwc.ground import Ground
from tests.gwc.scene import Scene

OPEN = "cohesion"


def test_ex_weaponcommand() -> None:
    """A Leader adds to a machine gun in his hex, not to a Mortar; two Leaders do not add up."""
    ground = Ground(OPEN)
    ground.put("P", "ge-landwehr", "H8", weapon="mg08")
    ground.put("M", "ge-landwehr", "H8", weapon="minenwerfer-25cm")
    assert s11.weapon_firepower(ground.g, "P.weapon").total == 8  # 11.1#1
    mortar = s11.weapon_firepower(ground.g, "M.weapon").total
    assert mortar == 7
    ground.put("L", "ge-bertin", "H8")
    ground.put("K", "ge-mueller", "H8")
    assert s11.weapon_firepower(ground.g, "P.weapon").total == 10  # EX.weaponcommand 3.3.1.7#1 3.3.1.7#2
    assert s11.weapon_firepower_total(ground.g, "P.weapon") == 10
    assert s11.weapon_range(ground.g, "P.weapon")[0].total == 14  # 3.3.1.7#1
    assert (
        s11.weapon_firepower(ground.g, "M.weapon").total == mortar
    )  # EX.weaponcommand GLOSS.ordnance 11.6#1
    assert s11.weapon_range_totals(ground.g, "P.weapon") == (14, 0)


def test_ex_minrange() -> None:
    """The Crapouillot fires from 2 to 14 hexes."""
    ground = Ground(OPEN)
    ground.put("P", "fr-infanterie", "H8", weapon="crapouillot")
    greatest, least = s11.weapon_range(ground.g, "P.weapon")
    assert (least, greatest.total) == (2, 14)  # EX.minrange


def test_when_a_weapon_functions() -> None:
    ground = Ground("ground")
    ground.put("P", "ge-landwehr", "H4", weapon="mg08")
    ground.put("T", "fr-schneider", "H4")
    g = ground.g

    def works() -> bool:
        return s11.functioning(g, "P.weapon")

    assert works()  # 11.5 GLOSS.functioning#2
    assert s11.carrier(g, "P.weapon") == "P"
    for state in ({"broken": True}, {"suppressed": True}):
        g.change("P", **state)
        assert not works()  # 11.5 11.1#4 3.2.3#1 13.2#3
        g.change("P", broken=False, suppressed=False)
    g.weapons["P.weapon"] = replace(g.weapons["P.weapon"], broken=True)
    assert not works()  # 11.5
    assert not g.formations["P"].broken  # 3.2.3#2
    g.weapons["P.weapon"] = replace(g.weapons["P.weapon"], broken=False)
    for hex_, wet in (("M1", True), ("O10", True), ("M6", False)):
        g.move_to("P", ground.cell(hex_))
        assert works() is not wet  # 11.5 T111#5 T120#6
    g.move_to("P", ground.cell("G11"))
    assert not works()  # 11.5 F131.3#2


def test_ex_strict_who_may_carry() -> None:
    """Only Platoons and Teams, one Weapon each; a Flamethrower only a Team."""
    ground = Ground(OPEN)
    mg, flames = (ground.g.setting.weapons[id_] for id_ in ("mg08", "flammenwerfer"))
    units = {
        "platoon": "ge-landwehr",
        "team": "ge-abteilung",
        "runner": "ge-bote",
        "leader": "ge-bertin",
        "tank": "ge-a7v",
    }
    for id_, counter in units.items():
        ground.put(id_, counter, "H8")
    ground.put("armed", "ge-landwehr", "H8", weapon="mg08")
    carriers = [id_ for id_ in (*units, "armed") if s11.why_not_carry(ground.g, id_, mg) is None]
    assert carriers == ["platoon", "team"]  # EX.strict.A 11.2#1 8.1.1#1 8.1.1#2
    throwers = [id_ for id_ in (*units, "armed") if s11.why_not_carry(ground.g, id_, flames) is None]
    assert throwers == ["team"]  # 11.2#3 11.7#2


def test_a_weapon_passes_from_platoon_to_team_only() -> None:
    ground = Ground(OPEN)
    ground.put("P", "ge-landwehr", "H8", weapon="mg08")
    ground.put("Q", "ge-landwehr", "H8")
    ground.put("T", "ge-abteilung", "H8")
    ground.put("U", "ge-abteilung", "H9")
    ground.put("V", "ge-abteilung", "H8", weapon="mg08")
    takers = [id_ for id_ in ("Q", "T", "U", "V") if s11.why_not_transfer(ground.g, "P", id_) is None]
    assert takers == ["T"]  # 11.3#1
    assert s11.why_not_transfer(ground.g, "V", "T") is not None, "never from a Team"  # 11.3#1
    s11.give(ground.g, "P.weapon", "T")
    assert (ground.g.formations["P"].weapon, ground.g.formations["T"].weapon) == ("", "P.weapon")
    assert s11.carrier(ground.g, "P.weapon") == "T"


def test_an_eliminated_weapon_goes_to_the_weapons_box_and_its_unit_stays() -> None:
    ground = Ground(OPEN)
    ground.put("P", "ge-landwehr", "H8", weapon="mg08")
    s11.eliminate_weapon(ground.g, "P.weapon")
    assert ground.g.weapons_box == {"german": ("mg08",)}  # 11.3#3
    assert ground.g.weapons == {}
    assert ground.g.formations["P"].weapon == ""


def test_the_number_of_a_random_hex_fixes_and_eliminates() -> None:
    """MG 08: fixed by 1 to 6, eliminated by 11; both sides and only broken ones."""
    for number in range(1, 12):
        ground = Ground(OPEN)
        ground.put("P", "ge-landwehr", "H8", weapon="mg08")
        ground.put("Q", "fr-infanterie", "H5", weapon="hotchkiss")
        ground.put("R", "ge-landwehr", "H9", weapon="mg08")
        weapons = ground.g.weapons
        for id_ in ("P.weapon", "Q.weapon"):
            weapons[id_] = replace(weapons[id_], broken=True)
        s11.fix_or_eliminate(ground.g, number)
        assert "R.weapon" in weapons  # 11.4#2
        mg = "gone" if "P.weapon" not in weapons else "broken" if weapons["P.weapon"].broken else "fixed"
        assert mg == (
            "fixed" if number <= 6 else "gone" if number == 11 else "broken"
        )  # 11.4#3 11.4#4 11.4#5
        other = "gone" if "Q.weapon" not in weapons else "broken" if weapons["Q.weapon"].broken else "fixed"
        assert other == ("fixed" if number <= 5 else "gone" if number >= 10 else "broken")  # 11.4#2


def test_machine_guns() -> None:
    ground = Ground(OPEN)
    ground.put("P", "ge-landwehr", "H8", weapon="mg08")
    ground.put("Q", "ge-abteilung", "H8", weapon="mg08-15")
    ground.put("M", "ge-landwehr", "H8", weapon="minenwerfer-25cm")
    ground.put("F", "fr-infanterie", "H5", weapon="hotchkiss")
    assert s11.machine_guns(ground.g, "german") == ("P.weapon", "Q.weapon")  # GLOSS.mg


def test_the_owner_may_rid_himself_of_a_weapon() -> None:
    scene = Scene({"P": "H4 ge-landwehr+mg08", "Q": "H5 ge-landwehr", "E": "J4 us-infantry"}, active="german")
    scene.german("order-choose", "weapon")
    assert scene.ids == ["P", "back"]  # 11.3#2
    scene.german("discard-weapon", "back").german("order-choose", "weapon").german("discard-weapon", "P")
    assert scene.g.weapons_box["german"] == ("mg08",)  # 11.3#2 11.3#3
    assert "P" in scene.g.formations
    assert "weapon" not in scene.ids
