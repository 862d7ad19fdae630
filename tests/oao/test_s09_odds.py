"""9.5 to 9.7, 3.6, 14.1: Flank attacks, odds, column shifts, proficiency."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.reasons import Modifiers
from grognard.games.oao.boards import ground_of
from grognard.games.oao.points import written
from grognard.games.oao.reference_combat import initial_odds, odds_name
from grognard.games.oao.rules import s09_ground, s09_odds
from tests.oao.combats import EAST, TARGET, WEST, aisne, antwerp, bodungen, combat, duel, force
from tests.oao.scenes import cell, scene

GERMAN, FRENCH = "de-12-6", "fr-4-2"


def texts(modifiers: Modifiers) -> dict[str, int | None]:
    return {reason.text: reason.value for reason in modifiers.reasons}


def strengths(found: s09_odds.Odds) -> str:
    return f"{written(found.attack.total)}:{written(found.defence.total)}"


# odds


@pytest.mark.parametrize(
    ("attack", "defence", "name"),
    [
        (14, 8, "2:1"),  # 9.6.EX 9.6#2
        (7, 2, "4:1"),  # 9.6.EX2
        (14, 2, "8:1"),
        (37, 15, "2:1"),
        (7, 4, "2:1"),
        (12, 3, "4:1"),
        (10, 3, "3:1"),
        (39, 14, "3:1"),
    ],
)
def test_odds_round_from_the_midpoint(attack: int, defence: int, name: str) -> None:
    assert odds_name(initial_odds(attack, defence)) == name


def test_shifts_beyond_the_table_are_counted_before_it_is_entered() -> None:  # 9.6.2.EX 9.6.2#2 9.9
    g, fight = duel(GERMAN, "be-LOCc", "41.11", "41.10", naval=True)
    found = s09_odds.odds(g, fight)
    assert odds_name(found.initial) == "14:1"
    assert (odds_name(found.final), found.column) == ("10:1", "8:1")


def test_below_the_table_a_shift_is_one_point() -> None:  # 9.6.2#2 9.9
    g, fight = duel("be-LOCc", "fr-fort-Montmedy", naval=True)
    found = s09_odds.odds(g, fight)
    assert (odds_name(found.initial), odds_name(found.final), found.column) == ("1:4", "1:6", "1:4")


def test_the_example_of_the_aisne() -> None:  # 11.2.EX#2 11.2.EX#3
    g, fight = aisne()
    found = s09_odds.odds(g, fight)
    assert strengths(found) == "37:15"
    assert (odds_name(found.initial), texts(found.shifts), found.column) == (
        "2:1",
        {"shift-elevation": -1},
        "3:2",
    )
    assert s09_odds.white_die(g, fight).total == -1


def test_the_example_of_bodungen() -> None:  # 19.1.EX#1
    g, first, second = bodungen()
    one, two = s09_odds.odds(g, first), s09_odds.odds(g, second)
    assert (strengths(one), strengths(two)) == ("12:3", "10:3")
    assert [odds_name(each.initial) for each in (one, two)] == ["4:1", "3:1"]
    assert (texts(one.shifts), texts(two.shifts)) == ({"shift-prepared": 1}, {"shift-position": -1})
    assert (one.column, two.column) == ("6:1", "2:1")
    assert [s09_odds.white_die(g, each).total for each in (first, second)] == [-2, -1]


def test_the_example_of_antwerp() -> None:  # 20.EX#6
    g, fight = antwerp()
    found = s09_odds.odds(g, fight)
    assert (strengths(found), odds_name(found.initial)) == ("39:14", "3:1")
    assert texts(found.shifts) == {"shift-prepared": 1, "shift-position": -2, "shift-prep": 3}
    assert (found.shifts.total, found.column) == (2, "6:1")  # 9.6.2#1
    assert s09_odds.white_die(g, fight).total == -2


# shifts


def test_only_all_combat_units_together_make_a_prepared_attack() -> None:  # 9.6.1#1
    g = scene({GERMAN: WEST, "de-8Ez": WEST, "de-OHL": WEST, FRENCH: TARGET})
    fight = combat([force(WEST, GERMAN, "de-OHL"), force(WEST, "de-8Ez")], [force(TARGET, FRENCH)])
    g.change(GERMAN, prepared=cell(TARGET))
    assert not s09_odds.is_prepared(g, fight)
    g.change("de-8Ez", prepared=cell(TARGET))
    assert s09_odds.is_prepared(g, fight), "guns need no marker"
    g.change("de-8Ez", prepared=cell(EAST))
    assert not s09_odds.is_prepared(g, fight)


def test_an_improved_position_shifts_by_its_level() -> None:  # 9.6.1#3 14.1 14.0#1
    g, fight = duel(GERMAN, FRENCH)
    g.positions[cell(TARGET)] = "allied"
    assert texts(s09_odds.shifts(g, fight)) == {"shift-position": -1}
    g.positions[cell(TARGET)] = "german"
    assert not s09_odds.shifts(g, fight).reasons, "whose position it is matters"


def test_a_printed_position_is_of_level_two_until_it_is_ruined() -> None:  # 14.5#1 14.5#2
    g, fight = duel(GERMAN, "be-3", "52.19", "52.18")
    assert texts(s09_odds.shifts(g, fight)) == {"shift-position": -2}
    g.ruined[cell("52.18")] = True
    assert not s09_odds.shifts(g, fight).reasons


def test_a_fortress_alone_has_the_use_of_printed_positions_only() -> None:  # 12.2.1b#3 14.5#3
    g, fight = duel(GERMAN, "be-fortress-Antwerpen-51.19", "52.20", "51.19")
    assert s09_odds.position_level(g, fight) == 2
    g.ruined[cell("51.19")] = True
    g.positions[cell("51.19")] = "allied"
    assert s09_odds.position_level(g, fight) == 0


@pytest.mark.parametrize(
    ("origins", "shift"),
    [(("08.24",), -2), (("09.25",), -1), (("09.25", "08.24"), -1), (("09.25", "08.26"), 0)],
)
def test_rivers_shift_if_all_attack_over_them(origins: tuple[str, ...], shift: int) -> None:  # 9.6.1#4 C-38
    units = dict(zip((GERMAN, "de-8Ez"), origins, strict=False))
    g = scene({**units, FRENCH: "08.25"})
    fight = combat([force(hex_, id_) for id_, hex_ in units.items()], [force("08.25", FRENCH)])
    assert texts(s09_odds.shifts(g, fight)).get("shift-rivers", 0) == shift


def test_an_attack_uphill_shifts_but_not_over_a_transition() -> None:  # 9.6.1#5 3.6#1 3.6.1
    steep, gentle = duel(GERMAN, FRENCH, "03.24", "02.24"), duel(GERMAN, FRENCH, "02.23", "02.24")
    down = duel(GERMAN, FRENCH, "02.24", "03.24")
    assert [s09_odds.is_uphill(*each) for each in (steep, gentle, down)] == [True, False, False]


def test_one_attacker_on_the_level_denies_the_height() -> None:  # 9.6.1#5
    g = scene({GERMAN: "03.24", "de-8Ez": "02.23", FRENCH: "02.24"})
    fight = combat([force("03.24", GERMAN), force("02.23", "de-8Ez")], [force("02.24", FRENCH)])
    assert not s09_odds.is_uphill(g, fight)


def test_forest_decides_which_attackers_count_for_the_height() -> None:  # 3.6.2#1 3.6.2#2
    g, fight = aisne()
    assert s09_odds.is_uphill(g, fight), "the division at the same height attacks through forest"
    board, ground = g.board, ground_of(g.board)
    low, high = next(
        (low, high)
        for low in board.cells
        for high in board.adjacent[low]
        if ground.hexside(low, high).forested and s09_ground.is_above(g, high, low)
    )
    only = duel(GERMAN, FRENCH, board.name(low), board.name(high))
    assert not s09_odds.is_uphill(*only), "all attack through forest"


@pytest.mark.parametrize(
    ("attack", "defence", "hex_", "refused"),
    [
        (GERMAN, FRENCH, "41.10", None),
        (FRENCH, GERMAN, "41.10", "naval-allied-only"),
        (GERMAN, FRENCH, TARGET, "naval-coastal-only"),
    ],
)
def test_naval_support_is_for_allies_on_the_coast(
    attack: str, defence: str, hex_: str, refused: str | None
) -> None:  # 21.2
    g, fight = duel(attack, defence, target=hex_)
    why = s09_odds.naval_support_refused(g, fight)
    assert (why.text if why else None) == refused


def test_naval_support_shifts_two_to_the_left() -> None:  # 9.6.1#6 21.2
    assert texts(s09_odds.shifts(*duel(GERMAN, FRENCH, naval=True))) == {"shift-naval": -2}


def test_a_fortress_makes_prep_shifts_void() -> None:  # 9.6.1#7 20.5#1
    fortress = "be-fortress-Antwerpen-51.19"
    assert texts(s09_odds.shifts(*duel(GERMAN, FRENCH, prep=5))) == {"shift-prep": 5}
    assert "shift-prep" not in texts(s09_odds.shifts(*duel(GERMAN, fortress, "52.20", "51.19", prep=5)))


# Flank attacks


def ring(defender: str = FRENCH, **places: str) -> Any:
    """Two divisions on opposite sides of a defender: with their zones they close five hexes around him or all six."""
    g = scene(
        {
            GERMAN: WEST,
            "de-8Ez": EAST,
            defender: TARGET,
            **{k.replace("_", "-"): v for k, v in places.items()},
        }
    )
    return g, combat([force(WEST, GERMAN), force(EAST, "de-8Ez")], [force(TARGET, defender)])


def test_a_surrounded_defender_is_flanked() -> None:  # 9.5.1 9.5.2#1 9.6.1#2
    g, fight = ring()
    assert len(s09_odds.closed_hexes(g, fight)) == 6
    assert texts(s09_odds.shifts(g, fight)) == {"shift-flanked": 2}


def test_one_friend_beside_him_leaves_five_and_two_leave_four() -> None:  # 9.5.1
    assert s09_odds.flanked(*ring(fr_3_2="03.30")) is not None
    assert s09_odds.flanked(*ring(fr_3_2="03.30", fr_23_12="01.30")) is None


def test_the_other_half_of_a_two_hex_unit_is_a_friend() -> None:  # C-69
    g = scene({GERMAN: WEST, "de-8Ez": EAST, FRENCH: f"{TARGET}+03.30", "fr-3-2": "01.30"})
    fight = combat([force(WEST, GERMAN), force(EAST, "de-8Ez")], [force(TARGET, FRENCH)])
    assert len(s09_odds.closed_hexes(g, fight)) == 4


def test_attackers_must_be_as_many_as_defenders() -> None:  # 9.5.1
    attackers = [force(WEST, "de-10-Lw"), force(EAST, "de-11-Lw")]
    one, two = [force(TARGET, FRENCH)], [force(TARGET, FRENCH), force(TARGET, "fr-3-2")]
    g = scene({"de-10-Lw": WEST, "de-11-Lw": EAST, FRENCH: TARGET})
    assert s09_odds.flanked(g, combat(attackers, one)) is not None
    g = scene({"de-10-Lw": WEST, "de-11-Lw": EAST, FRENCH: TARGET, "fr-3-2": TARGET})
    assert s09_odds.flanked(g, combat(attackers, two)) is None


def test_the_whole_defending_stack_counts_fighting_or_not() -> None:  # 9.5.1 TERM.stack
    german, fight = {GERMAN: WEST, "de-8Ez": EAST}, [force(WEST, GERMAN), force(EAST, "de-8Ez")]
    for others, is_flanked in (((), True), (("fr-3-2",), True), (("fr-3-2", "fr-23-12"), False)):
        g = scene({**german, FRENCH: TARGET, **dict.fromkeys(others, TARGET)})
        found = s09_odds.flanked(g, combat(fight, [force(TARGET, FRENCH)]))
        assert (found is not None) == is_flanked, others
    g = scene({**german, FRENCH: TARGET, "fr-3-2": TARGET, "fr-23-12": f"{TARGET}+02.32"})
    assert s09_odds.flanked(g, combat(fight, [force(TARGET, FRENCH)])) is None, "half a division too many"


def test_only_formations_that_attack_close_hexes_by_their_zones() -> None:  # 9.5
    g = scene({GERMAN: WEST, "de-8Ez": EAST, "de-Jaeger1": EAST, FRENCH: TARGET})
    assets = combat([force(WEST, GERMAN), force(EAST, "de-Jaeger1")], [force(TARGET, FRENCH)])
    assert len(s09_odds.closed_hexes(g, assets)) == 4, "west with its two neighbours, and the hex east itself"
    assert s09_odds.flanked(g, assets) is None


def test_a_hex_beyond_a_great_river_does_not_count() -> None:  # 9.5.3
    g = scene({})
    beyond = {
        hex_: s09_ground.may_flank(g, cell("08.25"), cell(hex_)) for hex_ in ("08.24", "09.25", "08.26")
    }
    assert beyond == {"08.24": False, "09.25": False, "08.26": True}


def test_flooded_land_and_closed_frontiers_do_not_count() -> None:  # 9.5.3
    dry, wet = scene({}), scene({}, flooded=True)
    assert s09_ground.may_flank(dry, cell("35.12"), cell("36.12")) != s09_ground.may_flank(
        wet, cell("35.12"), cell("36.12")
    )
    board, ground = dry.board, ground_of(dry.board)
    abroad = next(each for each in board.cells if each not in ground.playable)
    home = next(iter(board.adjacent[abroad]))
    assert not s09_ground.may_flank(dry, home, abroad)


@pytest.mark.parametrize("works", ["fr-fort-Montmedy", "fr-fortress-Longwy"])
def test_works_in_the_hex_prevent_a_flank(works: str) -> None:  # 9.5.4 8.5.1#6 12.2.1#1
    g, fight = ring()
    g2 = scene({GERMAN: WEST, "de-8Ez": EAST, FRENCH: TARGET, works: TARGET})
    assert s09_odds.flanked(g, fight) is not None
    assert s09_odds.flanked(g2, fight) is None


# proficiency


def test_the_best_units_of_both_sides_are_compared() -> None:  # 9.7.EX 9.7#1
    g = scene({GERMAN: WEST, "de-10-Lw": WEST, "fr-81t-det": TARGET, "fr-55r": TARGET})
    fight = combat(
        [force(WEST, GERMAN), force(WEST, "de-10-Lw")], [force(TARGET, "fr-55r"), force(TARGET, "fr-81t-det")]
    )
    found = s09_odds.white_die(g, fight)
    assert [reason.value for reason in found.reasons] == [4, -5]
    assert found.total == -1


def test_the_drm_has_a_limit_and_a_fortress_fights_well() -> None:  # 9.7#2 9.7.1 12.2.1#2
    fort = "be-fortress-Antwerpen-51.19"
    g, fight = duel("de-10-Lw", fort, "52.20", "51.19")
    assert texts(s09_odds.white_die(g, fight))["proficiency-fortress"] == 5
    assert s09_odds.white_die(g, fight).total == 2
    g.change("de-10-Lw", counter="de-train1")
    found = s09_odds.white_die(g, fight)
    assert (found.total, texts(found)["proficiency-limit"]) == (2, -3)


def test_a_unit_better_than_a_fortress_counts() -> None:  # C-37 9.7.2
    fortress = "fr-fortress-Longwy"
    g = scene({fortress: "46.73", "fr-Alpins1": "46.73", GERMAN: "46.72"})
    fight = combat([force("46.72", GERMAN)], [force("46.73", fortress), force("46.73", "fr-Alpins1")])
    assert s09_odds.proficiency(g, fight, "defender").total == 6


@pytest.mark.parametrize(("origin", "target", "best"), [("46.72", "46.73", 6), (WEST, TARGET, 5)])
def test_chasseurs_alpins_help_their_force_in_the_mountains(origin: str, target: str, best: int) -> None:
    g = scene({"fr-55r": origin, "fr-Alpins1": origin, GERMAN: target})  # 9.7.2
    fight = combat([force(origin, "fr-55r", "fr-Alpins1")], [force(target, GERMAN)])
    assert s09_odds.proficiency(g, fight, "attacker").total == best
