"""What is printed on the counters: every value that the rulebook shows, and what a counter of each kind must have."""

from __future__ import annotations

from itertools import pairwise

import pytest

from grognard.games.oao.counters import (
    Artillery,
    Combat,
    Depot,
    Face,
    Fort,
    Fortress,
    FortressClass,
    Nation,
    Side,
    Size,
    Supply,
    Train,
    Type,
)
from grognard.games.oao.counters_markers import markers
from grognard.games.oao.counters_read import counters

COUNTERS = counters()


def combat(id_: str) -> Combat:
    found = COUNTERS.units[id_]
    assert isinstance(found, Combat)
    return found


def fortress(id_: str) -> Fortress:
    found = COUNTERS.units[id_]
    assert isinstance(found, Fortress)
    return found


def base_ce(id_: str) -> int:
    return COUNTERS.formations[combat(id_).marker or ""].base_ce


# The counters that the text shows


def test_the_french_22nd_division_of_the_supply_figure() -> None:  # COUNTER.fr#1
    assert combat("fr-22-11").front == Face(attack=13, defence=15, proficiency=5, artillery=4)


@pytest.mark.parametrize("id_", ["fr-3-2", "fr-4-2", "fr-23-12"])
def test_the_three_divisions_of_the_combat_example(id_: str) -> None:  # COUNTER.fr#2
    """37 with two of them over a minor river, AV 12 together, best PR 5, CEL 11."""  # the example that ends section 11
    front = combat(id_).front
    assert (front.attack, front.artillery, front.proficiency) == (13, 4, 5)
    assert base_ce(id_) == 11


def test_their_german_opponents() -> None:  # COUNTER.ge#1 COUNTER.ge#2 the example that ends section 11
    ersatz = combat("de-8Ez").front
    assert (ersatz.defence, ersatz.artillery, ersatz.proficiency) == (15, 5, 4)
    assert base_ce("de-8Ez") == 11
    assert combat("de-12-6").front.artillery == 7


def test_the_units_of_the_two_hex_example() -> None:  # COUNTER.fr#3 COUNTER.fr#4 COUNTER.ge#3 19.1
    division, reserve, brigade = (combat(id_).front for id_ in ("fr-14-7", "fr-66r", "de-Bodungen"))
    assert (division.attack, division.proficiency, division.artillery) == (12, 5, 4)
    assert (reserve.attack, reserve.proficiency, reserve.artillery) == (10, 4, 2)
    assert (brigade.defence, brigade.proficiency) == (6, 3)
    assert -(-brigade.artillery // 2) == 1, "half of it, rounded up"
    assert combat("de-Bodungen").back is not None, "it is flipped by a Strength Reduction"


def test_the_attackers_of_antwerpen() -> None:  # COUNTER.ge#4 the example of section 20
    ids = ("de-5r-3R", "de-Marine-Belgien", "de-6r-3R", "de-26Lw-Belgien")
    attack = [combat(id_).front.attack for id_ in ids]
    artillery = [combat(id_).front.artillery for id_ in ids]
    assert attack == [13, 10, 12, 4]
    assert artillery[0] + artillery[1] == artillery[2] + artillery[3] == 6
    assert max(combat(id_).front.proficiency for id_ in ids) == 5
    assert sum(combat(id_).eighths for id_ in ids) == 28, "three and one half division-equivalents"


def test_the_defenders_of_antwerpen() -> None:  # COUNTER.be#1 COUNTER.be#2 the example of section 20
    third = combat("be-3")
    assert third.back is not None
    assert (third.back.defence, third.back.artillery, third.back.proficiency) == (14, 3, 3)
    assert base_ce("be-3") == 10
    rings = [fortress(f"be-fortress-Antwerpen-{hex_}") for hex_ in ("53.18", "51.19")]
    assert sum(ring.artillery for ring in rings) + combat("be-5").front.artillery == 7
    assert {(ring.type, ring.steps) for ring in rings} == {(Type.FORTRESS1, 2)}


def test_ids_name_the_unit_and_then_its_corps() -> None:
    """39 15 is a German division: the French 39th belonged to the 20th Corps."""
    territorial, division = combat("fr-80t"), combat("de-39-15")
    assert (territorial.label, territorial.corps, territorial.is_formation) == (
        "80t",
        None,
        True,
    )  # 2.2.1.EX1
    assert (division.label, division.corps) == ("39/15", "de-15")  # 2.2.1.EX2
    for unit in COUNTERS.combat():
        if unit.corps is not None:
            assert unit.label.split("/")[1] == COUNTERS.corps[unit.corps].label, unit.id  # 2.2.1#2


def test_the_sample_attachment_markers() -> None:  # 2.8.SAMPLE 2.8.2 2.8.4
    assert base_ce("fr-31-16") == 11
    assert COUNTERS.corps["fr-16"].limit == 28, "3 1/2"


def test_the_sample_supply_units() -> None:  # 2.6.SAMPLE COUNTER.fr#5
    depot, train = COUNTERS.units["de-depot-SIXTH"], COUNTERS.units["fr-11-train"]
    assert isinstance(depot, Depot)
    assert isinstance(train, Train)
    assert depot.front == Supply(6)
    assert depot.back == Supply(9, ammo_limit=8)
    assert train.front == Supply(5)
    assert train.front.ammo_limit is None, "2.6.2: no limit on the front"


def test_the_named_forts_and_lone_fortresses() -> None:
    montmedy = COUNTERS.units["fr-fort-Montmedy"]
    assert isinstance(montmedy, Fort)
    assert (montmedy.hex, montmedy.abandonment) == ("49.41", 1)  # 8.5.3.EX
    assert montmedy.back is not None, "a 2 to 6 flips it"
    charlemont = fortress("fr-fortress-Charlemont")
    assert (charlemont.type, charlemont.steps, charlemont.fortress_class) == (
        Type.FORTRESS1, 1, FortressClass.C,
    )  # fmt: skip  # 12.4.EX 13.1.EX COUNTER.fr#7
    assert fortress("fr-fortress-Longwy").hex == "53.42"  # 25.6
    assert fortress("fr-fortress-Manonviller").hex == "55.57"  # 26.6.1#6


def test_the_siege_guns_that_the_text_names() -> None:
    """The three 21cm units of the example count twice each; the one before Charlemont once."""  # 13.1.EX COUNTER.ge#5
    units = {each.label: each for each in COUNTERS.units.values() if isinstance(each, Artillery)}
    assert {units[name].rolls for name in ("2+3/4", "2+3/7", "1+2/9")} == {2}
    assert (units["3/1"].rolls, units["3/1"].caliber) == (1, "21")
    assert (units["5+6 sKM"].caliber, units["3 kMK"].caliber) == ("30.5", "42")
    austrian = [each for each in units.values() if each.nation == Nation.AUSTRIAN]
    assert [each.caliber for each in austrian] == ["30.5", "30.5"]
    assert {each.nation.side for each in austrian} == {Side.GERMAN}  # 2.0#2
    trains = [each for each in units.values() if each.type == Type.SIEGE_TRAIN]
    assert "Siege-Train 1" in {each.label for each in trains}


# Every counter of its kind


def test_a_combat_unit_is_a_formation_or_an_asset() -> None:
    """Only Assets print their base CE; every marker belongs to a unit of its size."""  # 2.3.6 2.8#1 GLOSS.formation
    for unit in COUNTERS.combat():
        assert unit.is_formation == (unit.base_ce is None), unit.id
        if unit.marker is not None:
            assert COUNTERS.formations[unit.marker].size == unit.size, unit.id
    worn = {unit.marker for unit in COUNTERS.combat()}
    assert set(COUNTERS.formations) <= worn
    assert {each.cavalry for each in COUNTERS.formations.values() if each.label.endswith(" c")} == {
        True
    }  # 2.8.3
    assert all(each.size != Size.REGIMENT for each in COUNTERS.formations.values())  # 2.8.1


def test_signs_and_substitutes_use_the_plain_marker() -> None:  # 2.8#3 22.3.4#2
    assert combat("de-26minus-13").marker == "de-26-13"
    assert combat("fr-81t-GDT").marker == combat("fr-81t").marker
    for number in (81, 82, 84, 88):
        assert COUNTERS.formations[f"fr-{number}t"].later_ce == 10


def test_french_reserves_alone_gain_by_their_back() -> None:
    """All divisions with an r, and the GDT, have two-sided markers."""  # 2.8#2 22.4
    two_sided = {each.id for each in COUNTERS.formations.values() if each.later_ce is not None}
    reserves = {
        each.id for each in COUNTERS.formations.values() if each.nation == Nation.FRENCH and "r" in each.label
    }
    assert two_sided == {"fr-81t", "fr-82t", "fr-84t", "fr-88t"} | (reserves - {"fr-Maroc", "fr-Marine"})
    assert all(
        each.later_ce > each.base_ce for each in COUNTERS.formations.values() if each.later_ce is not None
    )


def test_reduced_sides_are_weaker_and_banded() -> None:  # 2.3#1 2.3#2
    for unit in COUNTERS.combat():
        faces = [unit.front, unit.back]
        if unit.secondary is not None:
            faces += [unit.secondary.front, unit.secondary.back]
        present = [face for face in faces if face is not None]
        for better, worse in pairwise(present):
            assert worse.bands > better.bands, unit.id
            assert worse.attack <= better.attack, unit.id
            assert worse.defence <= better.defence, unit.id
        assert all(face.attack >= 1 for face in present), unit.id


def test_who_has_a_secondary_counter() -> None:
    """Cavalry Corps and every Belgian Formation; the Belgian brigade becomes a regiment."""  # 24.2.1#1
    for unit in COUNTERS.combat():
        expected = unit.size == Size.CORPS or (unit.nation == Nation.BELGIAN and unit.is_formation)
        assert (unit.secondary is not None) == expected, unit.id
    brigade = combat("be-15").secondary
    assert brigade is not None
    assert (brigade.size, brigade.base_ce) == (Size.REGIMENT, 9)  # 24.2.1#2


def test_garrisons_name_their_place() -> None:  # 8.6 2.3.5
    for unit in COUNTERS.units.values():
        if isinstance(unit, Combat):
            assert (unit.type == Type.GARRISON) == (unit.camp is not None), unit.id
        if isinstance(unit, Combat | Artillery) and unit.garrison_range is not None:
            assert unit.camp is not None, unit.id
    assert combat("fr-72r").camp == "Verdun"  # 12.2.2.EX
    assert {combat(f"fr-Paris-{d}").camp for d in ("Central", "Nord", "NE", "Est", "Sud", "Ouest")} == {
        f"Paris {d}" for d in ("Central", "Nord", "NE", "Est", "Sud", "Ouest")
    }  # 22.2.2#2


def test_ids_that_bind_to_an_army() -> None:  # 2.2.1.EX3 5.4#1
    bound = {unit.label: unit.army for unit in COUNTERS.combat() if unit.army is not None}
    assert bound["BELGIEN (Marine)"] == "de-BELGIEN"
    assert {army for label, army in bound.items() if label.startswith("Paris")} == {"fr-PARIS"}


def test_the_royal_naval_division() -> None:  # 23.3 5.2.5#2
    rnd = [combat(f"br-{id_}") for id_ in ("Marine", "1Naval", "2Naval")]
    assert [unit.label for unit in rnd] == ["Marine", "1 Naval", "2 Naval"]
    assert not any(unit.is_formation for unit in rnd)
    assert combat("br-Samson").type == Type.LOC_CAVALRY  # 8.7.3#5
    assert combat("br-Samson").eighths == 0


def test_sizes() -> None:
    """One of each line of the summary."""  # GLOSS.division_equivalents#1 GLOSS.division_equivalents#2
    sizes = {"fr-22-11": 8, "fr-1CC": 8, "fr-11-train": 8, "de-Bodungen": 4, "de-Gdc": 4, "de-Etappe1": 2}
    sizes |= {"de-Jaeger1": 2, "be-LOCc": 0, "de-train1": 0, "fr-fort-Montmedy": 0, "de-depot-FIRST": 0}
    assert {id_: COUNTERS.units[id_].eighths for id_ in sizes} == sizes  # GLOSS.division_equivalents#3
    assert fortress("fr-fortress-Longwy").eighths == 0  # GLOSS.division_equivalents#4


# Markers


def test_siege_markers_and_pioniere() -> None:  # COUNTER.ge#5 13.3.3#1 13.3.3#9 13.3.4
    siege = markers().siege
    assert {marker.label for marker in siege.values()} == {"1 sKM", "1 kMK", "2 kMK", "METZ"}
    assert (siege["de-METZ"].rolls, siege["de-METZ"].removed_on_gt) == (4, 12)
    assert [(each.modifier, each.hq) for each in markers().pionier.values()] == [(-1, "de-train1")]
    assert all(marker.hq in COUNTERS.units for marker in siege.values())


def test_hkk() -> None:
    """The divisions and Jäger that the rule lists, and the armies they are bound to."""  # 25.1#1 25.1#2 25.1#3 25.1#4
    groups = {hkk.label: [COUNTERS.units[unit].label for unit in hkk.units] for hkk in markers().hkk.values()}
    assert groups["HKK 1"][:3] == ["Gd c", "5 c", "Jäger 1"]
    assert groups["HKK 2"][:4] == ["2 c", "4 c", "9 c", "Jäger 2"]
    assert groups["HKK 3"] == ["B c", "7 c", "8 c"]
    assert groups["HKK 4"] == ["3 c", "6 c", "4 CC"]
    assert markers().hkk["de-HKK2"].armies == ("de-FIRST", "de-SECOND", "de-BELGIEN")
    assert {hkk.free_from_gt for hkk in markers().hkk.values()} == {10}


def test_trucks() -> None:  # 25.3#1 25.3#2 25.3#3 25.3#4
    assert {(truck.army, truck.uses) for truck in markers().truck.values()} == {
        ("de-FIRST", 2), ("de-SECOND", 2), ("de-THIRD", 1),
    }  # fmt: skip
    assert {truck.removed_on_gt for truck in markers().truck.values()} == {12}


def test_shortage_markers_and_limits() -> None:  # 15.8.1
    assert (
        markers().general["ammo-shortage-german"].count
        == markers().general["ammo-shortage-allied"].count
        == 6
    )
