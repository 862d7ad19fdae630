"""9.3, 9.4, 19.1.6: the strength of both sides and what the ground does to it."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from grognard.games.oao.points import Points, written
from grognard.games.oao.rules import s09_ground, s09_odds
from grognard.games.oao.rules.s09_combat import contingent
from tests.oao.combats import EAST, TARGET, WEST, aisne, combat, duel, force
from tests.oao.scenes import cell, scene

GERMAN, FRENCH = "de-12-6", "fr-4-2"


def test_a_mountain_adds_four_to_a_stack() -> None:  # 9.3.1.EX 9.3.1#1 TEC.def#1
    g, fight = duel(GERMAN, "be-GdCivique1", "46.72", "46.73")
    strength = s09_odds.defence_strength(g, fight)
    assert [(reason.rule, reason.value) for reason in strength.reasons] == [("2.3.2", 2), ("9.3.1", 4)]
    assert strength.total == 6


@pytest.mark.parametrize(
    ("hex_", "bonus"), [("53.67", 6), ("42.73", 2), ("01.34", 1), ("30.43", 1), (TARGET, 0), ("16.36", 0)]
)
def test_a_hex_gives_one_bonus(hex_: str, bonus: int) -> None:  # 9.3.1#1 3.5.1
    assert s09_ground.defence_bonus(scene({}), cell(hex_)) == bonus


def test_the_bonus_counts_once_for_all_who_defend() -> None:  # 9.2.4 9.3.1#1
    g = scene({"fr-3-2": "46.73", FRENCH: "46.73", GERMAN: "46.72"})
    fight = combat([force("46.72", GERMAN)], [force("46.73", "fr-3-2"), force("46.73", FRENCH)])
    assert s09_odds.defence_strength(g, fight).total == 15 + 15 + 4


def test_each_force_loses_strength_by_the_hexside_it_crosses() -> None:  # 9.3.2 TEC.att#1 TEC.att#2 11.2.EX#2
    g, fight = aisne()
    parts = s09_odds.attack_strength(g, fight).parts
    assert [part.amount for part in parts] == [13, 13, -1, 13, -1]
    assert {part.reason.rule for part in parts if part.amount < 0} == {"9.3.2"}


@pytest.mark.parametrize(
    ("origin", "target", "change"),
    [
        ("01.34", "02.33", -1),
        ("28.15", "29.16", -1),
        ("09.25", "08.25", -3),
        ("08.24", "08.25", -4),
        (WEST, TARGET, 0),
    ],
)
def test_what_hexsides_take_from_a_force(origin: str, target: str, change: int) -> None:  # 9.3.2 TEC.scope
    assert s09_ground.attack_change(scene({}), cell(origin), cell(target)) == change


def test_an_escarpment_is_crossed_upward() -> None:  # 3.5.2
    up, down = s09_ground.crossed(scene({}), cell("26.45"), cell("26.44")), ("26.44", "26.45")
    assert "escarpment" in up
    assert "escarpment" not in s09_ground.crossed(scene({}), *map(cell, down))


def test_assets_share_the_loss_of_their_formation_at_the_hexside() -> None:  # 9.3.2
    g = scene({"fr-3-2": "42.40", "fr-Alpins1": "42.40", "de-8Ez": "43.40"})
    fight = combat([force("42.40", "fr-3-2", "fr-Alpins1")], [force("43.40", "de-8Ez")])
    assert s09_odds.attack_strength(g, fight).total == 13 + 3 - 1


def test_a_river_takes_no_more_than_a_force_has() -> None:  # 9.3.2
    g, fight = duel("de-Etappe1", FRENCH, "09.25", "08.25")
    assert s09_odds.attack_strength(g, fight).total == 0
    assert s09_odds.odds(g, fight).column == "1:4", "nothing left is the worst of odds"


def test_the_meuse_at_iges_hinders_one_way_only() -> None:  # 3.5.5#6 3.5.5#7 3.5.2
    g = scene({})
    assert s09_ground.attack_change(g, cell("46.36"), cell("46.37")) == 0
    assert s09_ground.attack_change(g, cell("46.37"), cell("46.36")) == -2


def test_without_ammo_strength_is_halved_exactly() -> None:  # 9.4#1 C-24
    g = scene({"fr-23-12": "42.40", "de-8Ez": "43.40"})
    fight = combat([force("42.40", "fr-23-12", ammo=False)], [force("43.40", "de-8Ez", ammo=False)])
    attack = s09_odds.attack_strength(g, fight)
    assert [part.amount for part in attack.parts] == [13, Fraction(-13, 2), -1], "terrain is not halved"
    assert attack.reasons[1].rule == "9.4"
    assert dict(attack.reasons[1].args)["amount"] == "-6 1/2"
    assert s09_odds.defence_strength(g, fight).total == Fraction(15, 2)


def test_works_need_no_ammo() -> None:  # 8.5.1#3 12.1.1#3
    g = scene({"fr-fort-Montmedy": "49.41", FRENCH: "49.41", GERMAN: "49.40"})
    fight = combat([force("49.40", GERMAN)], [force("49.41", FRENCH, "fr-fort-Montmedy", ammo=False)])
    bonus = s09_ground.defence_bonus(g, cell("49.41"))
    assert s09_odds.defence_strength(g, fight).total == Fraction(15, 2) + 4 + bonus


def test_half_of_a_two_hex_unit_fights_in_each_hex() -> None:  # 19.1.6#1 9.4#1 C-24
    g = scene({"de-8Ez": f"{TARGET}+{EAST}", FRENCH: WEST})
    half = contingent(g, ("de-8Ez",), cell(TARGET))
    fed = combat([force(WEST, FRENCH)], [half])
    hungry = combat([force(WEST, FRENCH)], [replace(half, ammo=False)])
    assert s09_odds.defence_strength(g, fed).total == Fraction(15, 2)
    assert s09_odds.defence_strength(g, hungry).total == Fraction(15, 4)


def test_a_fortress_defends_with_its_strength_alone_or_not() -> None:  # 2.7.1 12.2.1b#3
    fortress = "be-fortress-Antwerpen-51.19"
    g = scene({fortress: "51.19", "be-3": "51.19", GERMAN: "52.20"})
    alone = combat([force("52.20", GERMAN)], [force("51.19", fortress)])
    both = combat([force("52.20", GERMAN)], [force("51.19", fortress), force("51.19", "be-3")])
    bonus = s09_ground.defence_bonus(g, cell("51.19"))
    assert s09_odds.defence_strength(g, alone).total == 7 + bonus
    assert s09_odds.defence_strength(g, both).total == 7 + 16 + bonus


def test_amounts_are_written_as_players_write_them() -> None:  # C-24
    found = [written(Fraction(n, 4)) for n in (8, 26, -2, -5)]
    assert found == ["2", "6 1/2", "-1/2", "-1 1/4"]
    whole, half = Points().plus(3, "a", "9.3").plus(Fraction(1, 2), "b", "9.4").plus(0, "c", "9.4").reasons
    assert (whole.value, half.value) == (3, None)
