"""9.8 to 9.10, 21.1: intensity, what results do, small forces, who is reduced."""

from __future__ import annotations

import pytest

from grognard.games.oao.reference_aftermath import DIE
from grognard.games.oao.reference_combat import (
    Effect,
    Intensity,
    Result,
    Retreat,
    combat_result,
    initial_odds,
    intensity,
    rung,
)
from grognard.games.oao.rules import s09_results
from grognard.games.oao.rules.s09_combat import Contingent, Role
from grognard.games.oao.rules.s09_results import Outcome
from grognard.games.oao.state import State
from tests.oao.combats import EAST, TARGET, WEST, aisne, antwerp, bodungen, combat, duel, force
from tests.oao.scenes import cell, scene

GERMAN, FRENCH = "de-12-6", "fr-4-2"
LOW, ATTACK, DEFENCE, HIGH = (
    intensity(attacker=attacker, defender=defender)
    for attacker, defender in ((False, False), (True, False), (False, True), (True, True))
)


def bare(retreat: Retreat) -> Result:
    return Result(Effect(), Effect(), retreat)


def due(found: Outcome) -> tuple[int, int, int]:
    """The hexes of the retreat, and the SRs of the attacker and of the defender."""
    return found.retreat, found.attacker.reductions.total, found.defender.reductions.total


# intensity


def refused(g: State, role: Role, attackers: list[Contingent], defenders: list[Contingent]) -> str | None:
    why = s09_results.intense_refused(g, combat(attackers, defenders), role)
    return why.text if why else None


@pytest.mark.parametrize("kind", ["de-5c", "de-1CC", "de-Jaeger1", "de-Brussel1", "de-fortress-Bitsch"])
def test_barred_kinds_may_not_fight_intensely_alone(kind: str) -> None:  # 9.8#3 12.1.1#6 9.8#2
    g = scene({kind: TARGET, GERMAN: TARGET, FRENCH: WEST})
    attackers, alone = [force(WEST, FRENCH)], force(TARGET, kind)
    assert refused(g, "defender", attackers, [alone]) == "intense-kind"
    assert refused(g, "defender", attackers, [alone, force(TARGET, GERMAN)]) is None, "all must be barred"


def test_spent_infantry_may_be_intense_only_in_a_position() -> None:  # 9.8#2
    g = scene({FRENCH: TARGET, GERMAN: WEST})
    fight = ([force(WEST, GERMAN)], [force(TARGET, FRENCH)])
    for id_ in (FRENCH, GERMAN):
        g.change(id_, losses=2)
    assert (refused(g, "defender", *fight), refused(g, "attacker", *fight)) == (None, None)
    for id_ in (FRENCH, GERMAN):
        g.change(id_, losses=3)
    assert refused(g, "defender", *fight) == "intense-exhausted"
    g.positions[cell(TARGET)] = "allied"
    assert refused(g, "defender", *fight) is None
    assert refused(g, "attacker", *fight) == "intense-exhausted", "a position helps who defends in it"


def test_the_belgian_6_division_with_three_reductions() -> None:  # 9.8.EX 9.8#4 C-9
    g = scene({"be-6": TARGET, GERMAN: WEST})
    fight = ([force(WEST, GERMAN)], [force(TARGET, "be-6")])
    g.change("be-6", losses=2)
    assert refused(g, "defender", *fight) is None
    g.change("be-6", losses=3)
    assert refused(g, "defender", *fight) == "intense-belgian"
    g.positions[cell(TARGET)] = "allied"
    assert refused(g, "defender", *fight) is None


def test_a_mandated_attack_must_be_intense() -> None:  # 9.8#5 26.4.2#1
    g, fight = duel(FRENCH, GERMAN, mandated=True)
    found = s09_results.intense_required(g, fight, "attacker")
    assert found is not None
    assert found.rule == "26.4.2"
    assert s09_results.intense_required(g, fight, "defender") is None
    assert s09_results.intense_required(*duel(FRENCH, GERMAN), "attacker") is None
    g.change(FRENCH, losses=3)
    assert s09_results.intense_required(g, fight, "attacker") is None, "what is forbidden is not required"


@pytest.mark.parametrize(
    ("level", "none", "white", "black_1", "black_2"),
    [
        (LOW, (0, 0, 0), (0, 0, 0), (1, 0, 0), (2, 0, 1)),  # 9.8.2#1
        (ATTACK, (0, 1, 0), (1, 1, 0), (1, 0, 0), (2, 0, 1)),  # 9.8.2#2 9.8.2#3
        (DEFENCE, (0, 0, 0), (0, 0, 1), (0, 0, 1), (2, 0, 1)),  # 9.8.2#4 9.8.2#5
        (HIGH, (0, 1, 0), (0, 1, 1), (1, 0, 1), (2, 0, 2)),  # 9.8.2#6 9.8.2#7 9.8.2#8
    ],
    ids=lambda each: getattr(each, "name", None),
)
def test_what_intensity_makes_of_a_retreat(
    level: Intensity,
    none: tuple[int, int, int],
    white: tuple[int, int, int],
    black_1: tuple[int, int, int],
    black_2: tuple[int, int, int],
) -> None:  # 9.9.2#4 9.9.2#5 9.9.2#6
    found = [due(s09_results.outcome(bare(each), level)) for each in Retreat]
    assert found == [none, white, black_1, black_2]


def test_all_reductions_add_up() -> None:  # 9.8.2#9 9.10#1 C-35
    result = Result(Effect(reductions=1), Effect(reductions=1), Retreat.BLACK_2)
    found = s09_results.outcome(result, HIGH)
    assert due(found) == (2, 1, 3)
    assert [reason.text for reason in found.defender.reductions.reasons] == [
        "sr-table", "sr-black-2", "sr-intense-defence",
    ]  # fmt: skip


def test_levels_and_drms_are_each_side_s_own() -> None:  # 9.9.2#1 9.9.2#2 9.9.1#1
    found = s09_results.outcome(Result(Effect(drm=2, levels=1), Effect(drm=-1), Retreat.NONE), LOW)
    assert (found.toll("attacker").drm, found.toll("attacker").levels) == (2, 1)
    assert (found.toll("defender").drm, found.toll("defender").levels) == (-1, 0)
    assert found.reason.text == "retreat-none"


def test_a_retreat_says_why() -> None:  # 9.8.2#1
    white = s09_results.outcome(bare(Retreat.WHITE_1), LOW).reason
    black = s09_results.outcome(bare(Retreat.BLACK_2), LOW).reason
    assert (white.text, white.value, black.text, black.value) == ("retreat-refused", 0, "retreat-due", 2)


def test_the_result_on_the_aisne() -> None:  # 11.2.EX#3
    found = s09_results.outcome(combat_result(rung("3:2"), 5, 3), HIGH)
    assert due(found) == (0, 1, 1)
    assert (found.attacker.drm, found.defender.drm) == (3, 3)
    g, fight = aisne()
    assert not s09_results.losses(g, fight, "attacker", 1).needs_roll, "the enemy is a division"
    chosen = s09_results.allot(g, fight.attackers)
    assert chosen.units == ("fr-23-12", "fr-3-2", "fr-4-2")


def test_the_results_against_bodungen() -> None:  # 19.1.EX#2 19.1.EX#3
    g, _, second = bodungen()
    assert due(s09_results.outcome(combat_result(rung("6:1"), 0, 4), LOW)) == (1, 0, 0)
    found = s09_results.outcome(combat_result(rung("2:1"), 3, 4), LOW)
    assert due(found) == (0, 1, 1)
    french = s09_results.losses(g, second, "attacker", 1)
    assert french.rolls == {5, 6}, "half a brigade is a regiment"
    assert 6 in french.rolls
    assert not s09_results.losses(g, second, "defender", 1).needs_roll


def test_the_result_at_antwerp() -> None:  # 20.EX#6 20.EX#7
    found = s09_results.outcome(combat_result(rung("6:1"), 3, 3), HIGH)
    assert due(found) == (1, 0, 1)
    assert (found.attacker.drm, found.defender.drm) == (-1, 5)
    g, fight = antwerp()
    assert s09_results.allot(g, fight.defenders).units == ("be-3",)


# the doctrine of the Allies


@pytest.mark.parametrize(
    ("attack", "defence", "gt", "black", "again"),
    [
        (FRENCH, GERMAN, 5, 1, True),  # 21.1#1
        (FRENCH, GERMAN, 5, 6, False),
        (GERMAN, FRENCH, 1, 6, True),  # 21.1#2
        (GERMAN, FRENCH, 1, 1, False),
        (GERMAN, FRENCH, 6, 6, False),
        (GERMAN, "be-fortress-Antwerpen-51.19", 1, 6, False),  # 21.1#3
        (GERMAN, "fr-fortress-Longwy", 1, 6, True),
    ],
)
def test_doctrine_costs_the_allies_their_good_rolls(
    attack: str, defence: str, gt: int, black: int, *, again: bool
) -> None:
    g, fight = duel(attack, defence)
    g.gt = gt
    assert (s09_results.doctrine_reroll(g, fight, black) is not None) is again


# small forces


def test_a_brigade_against_a_regiment() -> None:  # 9.10.1.EX 9.10.1#1 9.10.1#2
    result = combat_result(initial_odds(7, 4), 3, 3)
    assert due(s09_results.outcome(result, HIGH)) == (0, 1, 1)
    g, fight = duel("fr-Marine", "de-Brussel1")
    french, german = (s09_results.losses(g, fight, role, 1) for role in ("attacker", "defender"))
    assert french.rolls == {5, 6}
    assert german.rolls == {3, 4, 5, 6}
    assert french.reason is not None
    assert french.reason.rule == "9.10.1"


def test_two_reductions_by_a_brigade_are_one_without_a_roll() -> None:  # C-36 9.10.1#2
    g, fight = duel("fr-Marine", GERMAN)
    found = s09_results.losses(g, fight, "defender", 2)
    assert (found.suffered, found.rolls, found.needs_roll) == (1, DIE, False)
    assert found.reason is not None


def test_two_reductions_by_a_regiment_are_one_on_four_to_six() -> None:  # 9.10.1#2 C-35
    g, fight = duel(FRENCH, "de-Brussel1")
    for number in (2, 3):
        found = s09_results.losses(g, fight, "attacker", number)
        assert (found.suffered, sorted(found.rolls)) == (1, [4, 5, 6])


def test_works_alone_are_the_smallest_of_enemies() -> None:  # C-58
    g, fight = duel(GERMAN, "fr-fortress-Longwy")
    assert s09_results.losses(g, fight, "attacker", 1).rolls == {5, 6}


def test_against_a_division_all_reductions_stand() -> None:  # 9.10.1#1
    g, fight = duel(FRENCH, GERMAN)
    found = s09_results.losses(g, fight, "attacker", 2)
    assert (found.suffered, found.needs_roll, found.reason) == (2, False, None)
    assert not s09_results.losses(g, fight, "attacker", 0).needs_roll


# who is reduced


def test_the_order_in_which_units_are_reduced() -> None:  # 9.10.2#1 9.10.4
    g = scene({GERMAN: WEST, "de-Jaeger1": WEST, "de-OHL": WEST, "de-Jaeger2": EAST})
    forces = [force(WEST, GERMAN, "de-Jaeger1", "de-OHL"), force(EAST, "de-Jaeger2")]
    order = []
    for changes in ({}, {GERMAN: 3}, {"de-Jaeger1": 1}):
        for id_, losses in changes.items():
            g.change(id_, losses=losses)
        found = s09_results.allot(g, forces)
        order.append((found.units, found.reason.text))
    assert order == [
        ((GERMAN,), "sr-formation"),
        (("de-Jaeger1",), "sr-assigned-asset"),
        (("de-Jaeger2",), "sr-asset"),
    ]
    last = s09_results.allot(g, forces[:1])
    assert (last.units, last.reason.rule) == ((), "9.10.4")


@pytest.mark.parametrize(
    ("id_", "steps"), [(GERMAN, 3), ("de-10-Lw", 1), ("de-1CC", 3), ("be-3", 5), ("be-15", 2)]
)
def test_how_many_reductions_a_formation_takes_on_the_map(id_: str, steps: int) -> None:
    g = scene({id_: WEST})  # 9.10.2#1 9.10.3 8.1.1#1 24.2.1#1 24.2.1#2
    g.change(id_, losses=steps - 1)
    assert s09_results.can_reduce(g, id_)
    g.change(id_, losses=steps)
    assert not s09_results.can_reduce(g, id_)


def test_a_spent_cavalry_corps_costs_a_replacement() -> None:  # 8.1.1#2
    g = scene({"de-1CC": WEST})
    g.change("de-1CC", losses=3)
    assert s09_results.allot(g, [force(WEST, "de-1CC")]).reason.text == "sr-replacement"
    assert not s09_results.is_eliminated(g, "de-1CC")


def test_a_spent_belgian_division_is_eliminated() -> None:  # C-22 24.2.1#3
    g = scene({"be-3": WEST})
    g.change("be-3", losses=5)
    found = s09_results.allot(g, [force(WEST, "be-3")])
    assert (found.units, found.reason.text) == (("be-3",), "sr-belgian")
    assert s09_results.is_eliminated(g, "be-3")


def test_an_asset_alone_turns_and_is_then_eliminated() -> None:  # 5.5.2#2
    g = scene({"de-Jaeger1": WEST, "de-Etappe1": WEST})
    assert not s09_results.is_eliminated(g, "de-Jaeger1")
    assert s09_results.is_eliminated(g, "de-Etappe1"), "it has no other side"
    g.change("de-Jaeger1", losses=1)
    assert s09_results.is_eliminated(g, "de-Jaeger1")


def test_a_fortress_takes_no_reduction() -> None:  # 12.2.1#3
    g = scene({"fr-fortress-Longwy": TARGET, FRENCH: TARGET})
    alone, with_division = force(TARGET, "fr-fortress-Longwy"), force(TARGET, FRENCH)
    assert s09_results.allot(g, [alone]).units == ()
    assert s09_results.allot(g, [alone, with_division]).units == (FRENCH,)
