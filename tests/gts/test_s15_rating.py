"""15.6 Fire modifiers, one after another, and how the Combat Results Table is read."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.gts.rules.s15_rating import MANNERS, rating, reads_armored, weapon
from tests.gts.scene import Scene


def parts(
    scene: Scene, firer: str, target: str, manner: str = "direct", bonus: bool = False
) -> dict[str, int]:
    """What a rating is made of, by name."""
    mods = rating(scene.g, firer, target, manner, bonus)
    assert len({reason.text for reason in mods.reasons}) == len(mods.reasons)
    return {reason.text.removeprefix("mod-"): reason.value or 0 for reason in mods.reasons}


def duel(firer: str = "rifles", target: str = "grenadiers", **document: Any) -> Scene:
    """A firer in E05 and its target next to it in F05."""
    return Scene({"A": f"E05 {firer}", "G": f"F05 {target}"}, **document)


def test_combat_is_ranged_or_an_assault() -> None:
    """Ranged fire is direct or indirect; Opportunity Fire is direct; in an Assault either side shoots in two ways."""
    families = {name.split("-")[0] for name in MANNERS}
    assert families == {"direct", "indirect", "opportunity", "assault", "defence"}  # 1.2#20
    close = {name for name, manner in MANNERS.items() if not manner.ranged and not manner.he}
    assert {name.split("-")[0] for name in close} == {"assault", "defence"}  # 1.2#20


def test_it_begins_with_the_printed_rating() -> None:
    assert parts(duel(), "A", "G") == {"fire-rating": 4}  # 15.5.3#1 29.28#1
    assert parts(duel(), "A", "G", "assault-rating") == {"assault-rating": 5}  # 2.0#4
    zero = Scene({"R": "F05 hundreds", "A": "E05 paras"}, chit="formation:feld")
    assert parts(zero, "R", "A") == {"fire-rating": 0}


# the firer


@pytest.mark.parametrize(
    ("state", "name", "value"),
    [
        ("hit", "cohesion", -1),  # 15.6.1 19.2.3#6 MARK.coh1
        ("hits=2", "cohesion", -2),  # 15.6.1 19.2.3#7 MARK.coh2
        ("reduced", "step-lost", -1),  # 15.6.1 19.2.4#3 MARK.step
        ("column", "in-column", -1),  # MARK.column
        ("ent", "firer-entrenched", 1),  # 15.6.6 MARK.ent
    ],
)
def test_what_lies_on_the_firer(state: str, name: str, value: int) -> None:
    for manner in MANNERS:
        assert parts(duel(f"rifles {state}"), "A", "G", manner).get(name) == value


def test_step_loss_and_cohesion_hits_add_up() -> None:
    expected = {"fire-rating": 4, "cohesion": -2, "step-lost": -1}
    assert parts(duel("rifles reduced hits=2"), "A", "G") == expected  # 15.6.1


def test_a_suppressed_defender_has_two_less_for_its_assault_rating() -> None:
    expected = {"assault-rating": 5, "suppressed": -2}
    assert parts(duel("rifles suppressed"), "A", "G", "defence-rating") == expected  # 19.2.2#7 MARK.supp


@pytest.mark.parametrize(("kind", "value"), [("light", -1), ("heavy", -2)])
def test_a_barrage_on_the_firer(kind: str, value: int) -> None:
    scene = duel(barrages={"E05": kind})
    assert parts(scene, "A", "G") == {"fire-rating": 4, f"{kind}-barrage": value}  # 15.6.5
    assert parts(duel(barrages={"F05": kind}), "A", "G") == {"fire-rating": 4}, "not on the target"


@pytest.mark.parametrize(
    ("weather", "night", "expected"),
    [
        ("fog", False, {"fog": -1}),  # 15.6.4
        ("rain", False, {"rain": -2}),  # 15.6.4
        ("overcast", False, {}),
        ("clear", True, {"night": -2}),  # 15.6.4
        ("rain", True, {"rain": -2, "night": -2}),
    ],
)
def test_weather_and_night(weather: str, night: bool, expected: dict[str, int]) -> None:
    scene = duel(weather=weather, turns=[{"label": "0100", "night": night}])
    assert parts(scene, "A", "G") == {"fire-rating": 4, **expected}
    assert parts(scene, "A", "G", "assault-rating") == {"assault-rating": 5, **expected}


def test_the_company_bonus() -> None:
    assert parts(duel(), "A", "G", bonus=True) == {"fire-rating": 4, "company-bonus": 2}  # 15.6.3#1 29.19
    assert parts(duel(), "A", "G", "assault-rating", bonus=True)["company-bonus"] == 2  # 29.19


# range


def ranged(firer: str, target: str, where: str, manner: str = "direct") -> int:
    scene = Scene({"A": f"E05 {firer}", "G": f"{where} {target}"})
    return parts(scene, "A", "G", manner).get("range", 0)


def test_range_at_the_unarmored() -> None:
    assert [ranged("tanks", "grenadiers", hex_) for hex_ in ("E06", "E07", "E08")] == [
        0,
        -1,
        -3,
    ]  # 15.6.2#1 15.6.2#3


def test_range_at_armor() -> None:
    assert [ranged("tanks", "panzers", hex_) for hex_ in ("E06", "E07", "E08")] == [
        0,
        -1,
        -1,
    ]  # 15.6.2#1 15.6.2#2
    assert ranged("tanks", "panzers", "E09") == -2, "its whole range is four"
    assert ranged("anti-tank", "panzers", "E08") == -2  # 15.6.2#2


def test_range_counts_in_direct_and_opportunity_fire_alone() -> None:
    counting = {m for m in MANNERS if ranged("tanks", "grenadiers", "E07", m)}
    assert counting == {"direct", "opportunity", "opportunity-column", "opportunity-engineer"}  # 15.6.2#1


# the target


def test_the_defense_rating_is_added() -> None:
    assert parts(duel(target="panzers"), "A", "G")["defense"] == -3  # 15.6.7 29.20#1 29.20#2
    assert parts(duel(target="festung"), "A", "G")["defense"] == 1  # 15.6.7 29.20#1 29.20#2


@pytest.mark.parametrize(("companies", "mass"), [(1, 0), (2, 1), (3, 3), (4, 3)])
def test_mass_counts_all_steps_of_the_hex(companies: int, mass: int) -> None:
    units = {"A": "E05 rifles", "G": "F05 grenadiers"} | {
        f"H{n}": "F05 grenadiers" for n in range(1, companies)
    }
    assert parts(Scene(units), "A", "G").get("mass", 0) == mass  # 15.6.8 DATA.MASS


def test_mass_without_steps_and_in_a_park() -> None:
    assert parts(duel(target="flak"), "A", "G")["mass"] == -1  # DATA.MASS
    with_company = Scene({"A": "E05 rifles", "G": "F05 flak", "H": "F05 grenadiers"})
    assert "mass" not in parts(with_company, "A", "G")  # DATA.MASS
    units = {
        "A": "E05 rifles",
        "G": "F05 grenadiers",
        "P1": "F05 howitzers park=P",
        "P2": "F05 howitzers park=P",
    }
    park = Scene(units, parks={"P": {"division": "zweite", "hex": "F05"}})
    assert parts(park, "A", "G")["mass"] == 3  # 15.6.8


@pytest.mark.parametrize(
    ("terrain", "unarmored", "armored"),
    [("woods", -2, -2), ("village", -1, 0), ("bocage", -2, -1), ("beach", 1, 0)],
)
def test_terrain_of_the_target(terrain: str, unarmored: int, armored: int) -> None:
    hexes = {"F05": terrain}
    assert parts(duel(hexes=hexes), "A", "G").get(terrain, 0) == unarmored  # 15.6.9
    assert parts(duel(target="panzers", hexes=hexes), "A", "G").get(terrain, 0) == armored  # 15.6.9
    assert parts(duel(hexes={"E05": terrain}), "A", "G") == {"fire-rating": 4}, "the firer's does not count"


def test_woods_are_nothing_to_indirect_fire() -> None:
    assert parts(duel("mortars", hexes={"F05": "woods"}), "A", "G", "indirect") == {
        "fire-rating": 3
    }  # 15.6.9
    assert parts(duel("mortars", hexes={"F05": "town"}), "A", "G", "indirect")["town"] == -1


def test_a_hexside_counts_where_the_line_enters_the_target() -> None:
    wall = {"sides": [{"kind": "wall", "between": ["F05/G05"]}]}
    units = {"A": "E05 tanks", "G": "G05 grenadiers", "H": "F05 grenadiers"}
    scene = Scene({**units, "B": "F04 tanks"}, features=wall)
    assert "wall" not in parts(scene, "B", "G")
    ridge = {"sides": [{"kind": "ridge", "between": ["E05/F05"]}]}
    assert parts(duel(features=ridge), "A", "G")["ridge"] == -1  # 15.6.9
    assert parts(duel(target="panzers", features=ridge), "A", "G")["ridge"] == -2
    assert "ridge" not in parts(duel(features=ridge), "A", "G", "indirect")
    corner = {"sides": [{"kind": "wall", "between": ["F04/G05", "F05/G05"]}]}
    assert "wall" not in parts(Scene(units, features=wall), "A", "G"), "the line passes the end of it"
    assert parts(Scene(units, features=corner), "A", "G")["wall"] == -1


@pytest.mark.parametrize(
    ("work", "name", "value"), [("ip", "improved-position", -1), ("ent", "entrenchment", -2)]
)
def test_works_of_the_target(work: str, name: str, value: int) -> None:
    sheltered = {
        m for m in MANNERS if parts(duel(target=f"grenadiers {work}"), "A", "G", m).get(name) == value
    }
    assert sheltered == set(MANNERS) - {"opportunity", "opportunity-column"}  # 15.6.10 MARK.ip MARK.ent


def test_a_target_in_column_is_easier_and_has_no_cover() -> None:
    scene = duel(target="grenadiers column", hexes={"F05": "woods"})
    assert parts(scene, "A", "G") == {"fire-rating": 4, "target-column": 2}  # 15.6.11 MARK.column
    beach = duel(target="grenadiers column", hexes={"F05": "beach"})
    assert parts(beach, "A", "G") == {"fire-rating": 4, "beach": 1, "target-column": 2}  # 15.6.11


def test_assaulting_units_have_no_cover_and_defenders_have() -> None:
    scene = duel(hexes={"F05": "woods"})
    assert parts(scene, "A", "G", "assault-fire") == {"fire-rating": 4, "woods": -2}
    assert parts(scene, "A", "G", "defence-fire") == {"fire-rating": 4}
    assert parts(duel(hexes={"F05": "beach"}), "A", "G", "defence-fire")["beach"] == 1


# the figures of the Assault examples


def test_the_first_assault_example() -> None:
    """The entrenched German at I Company among six Steps: 4 - 1 + 3 + 1 + 2 = 9; H Company back: 4 - 2 - 2 + 2 = 2."""
    units = {"G": "F05 grenadiers ent", "H": "E05 rifles", "I": "E05 rifles", "K": "E05 rifles"}
    scene = Scene(units, hexes={"F05": "woods"})
    shot = parts(scene, "G", "I", "defence-fire", bonus=True)
    assert (shot, sum(shot.values())) == (
        {"fire-rating": 4, "company-bonus": 2, "firer-entrenched": 1, "defense": -1, "mass": 3},
        9,
    )
    back = parts(scene, "H", "G", "assault-fire", bonus=True)
    assert (back, sum(back.values())) == (
        {"fire-rating": 4, "company-bonus": 2, "woods": -2, "entrenchment": -2},
        2,
    )
    assert sum(parts(scene, "H", "G", "assault-rating", bonus=True).values()) == 3
    assert reads_armored(scene.g, "G", "assault-rating")  # DATA.CRT#7


# the row and the column


def test_each_rating_has_the_colour_of_its_own_box() -> None:
    g = duel().g
    assert (weapon(g, "A", "direct"), weapon(g, "A", "assault-rating")) == (
        "small-arms",
        "dual",
    )  # 2.0#4 29.53#2


@pytest.mark.parametrize(
    ("counter", "direct", "indirect"),
    [
        ("field-guns", "direct-he", "indirect"),  # 15.5.5#3 29.53#6 29.53#7
        ("infantry-guns", "direct-he", "organic"),  # 15.5.5#3 29.53#9
        ("coastal", "direct-he", "emplaced"),  # 15.5.5#3 29.53#8
        ("flak", "direct-he", "direct-he"),  # 29.53#7
        ("mortars", "mortar", "mortar"),  # 29.53#5
        ("light-mortars", "light-mortar", "light-mortar"),  # 29.53#4
        ("anti-tank", "armor-piercing", "armor-piercing"),  # 29.53#3
        ("tanks", "dual", "dual"),  # 29.53#1
    ],
)
def test_the_row_of_the_combat_results_table(counter: str, direct: str, indirect: str) -> None:
    g = Scene({"X": f"E05 {counter}", "A": "P12 rifles", "G": "P01 grenadiers"}).g
    assert (weapon(g, "X", "direct"), weapon(g, "X", "indirect")) == (direct, indirect)  # 15.1#1
    assert weapon(g, "X", "opportunity") == direct  # 17.4#2


def test_the_column_of_the_combat_results_table() -> None:
    g = Scene({"T": "E05 tanks", "A": "E05 rifles", "E": "E06 rifles ent", "P": "E06 rifles ip"}).g
    armored = [id_ for id_ in "TAEP" if reads_armored(g, id_, "direct")]
    assert armored == ["T", "E"]  # 2.0#5 29.4 29.49 15.5.5#1 MARK.ent
    assert not reads_armored(g, "E", "opportunity"), "it is leaving"
