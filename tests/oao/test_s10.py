"""10, 19.1.6: artillery, who supports a defence, checks after combat and what they cost."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.engine.reasons import Modifiers
from grognard.games.oao.boards import ground_of
from grognard.games.oao.reference_combat import combat_result, rung
from grognard.games.oao.reference_units import CI, D1, D2
from grognard.games.oao.rules import s09_ground, s10_artillery, s10_checks
from grognard.games.oao.rules.s09_combat import Combat
from grognard.games.oao.state import Attack, State
from tests.oao.combats import EAST, TARGET, WEST, aisne, antwerp, bodungen, combat, duel, force
from tests.oao.scenes import cell, scene

GERMAN, FRENCH = "de-12-6", "fr-4-2"


def fired(g: State, fight: Combat) -> tuple[int, int]:
    """The AV of the attacker and of the defender."""
    attack, defence = (s10_artillery.artillery(g, fight, role).total for role in ("attacker", "defender"))
    return int(attack), int(defence)


def shells(g: State, fight: Combat) -> tuple[int | None, int | None]:
    """The Artillery DRM to the attacker and to the defender."""
    attacker, defender = (s10_artillery.drm(g, fight, role).value for role in ("attacker", "defender"))
    return attacker, defender


# artillery


def test_artillery_on_the_aisne() -> None:  # 11.2.EX#4 10.1.1#1 10.1.1#2 10.1.2#1
    g, fight = aisne()
    assert fired(g, fight) == (12, 12)
    assert shells(g, fight) == (0, 1)
    supporters = s10_artillery.supporters(g, fight)
    assert [(g.board.name(hex_), each.units) for hex_, each in supporters.items()] == [
        ("42.39", ("de-12-6",))
    ]


def test_artillery_against_bodungen() -> None:  # 19.1.EX#4 19.1.6#1
    g, first, second = bodungen()
    assert (fired(g, first), fired(g, second)) == ((4, 1), (2, 1))
    assert (shells(g, first), shells(g, second)) == ((-1, 0), (-1, 0))


def test_artillery_at_antwerp() -> None:  # 20.EX#8 20.EX#10 12.2#2
    g, fight = antwerp()
    assert fired(g, fight) == (12, 10)
    assert shells(g, fight) == (0, 1)
    found = s10_artillery.supporters(g, fight)
    assert {g.board.name(hex_): len(each.units) for hex_, each in found.items()} == {"53.18": 2, "51.19": 1}


def test_an_av_is_halved_without_ammo_and_the_sum_rounded_up() -> None:  # 9.4#1 10.1.1a#4
    g = scene({GERMAN: WEST, "de-8Ez": WEST, FRENCH: TARGET})
    hungry = [force(WEST, GERMAN, ammo=False), force(WEST, "de-8Ez")]
    found = s10_artillery.artillery(g, combat(hungry, [force(TARGET, FRENCH)]), "attacker")
    assert [part.amount for part in found.parts] == [7, Fraction(-7, 2), 5, Fraction(1, 2)]
    assert found.reasons[-1].text == "artillery-rounded"


def test_an_attack_up_an_escarpment_halves_the_guns() -> None:  # 10.1.1a#1
    up, down = duel(GERMAN, FRENCH, "26.45", "26.44"), duel(GERMAN, FRENCH, "26.44", "26.45")
    assert (fired(*up)[0], fired(*down)[0]) == (4, 7)
    assert fired(*up)[1] == 4, "the defender fires down"


def test_no_force_uses_more_than_two_in_the_mountains() -> None:  # 10.1.1a#2 10.1.1a#3 8.8.1#4
    g = scene({GERMAN: "46.72", "de-OHL": "46.72", "de-8Ez": "46.72", FRENCH: "46.73", "fr-3-2": "47.73"})
    attackers = [force("46.72", GERMAN, "de-OHL"), force("46.72", "de-8Ez")]
    fight = combat(attackers, [force("46.73", FRENCH)], support=(force("47.73", "fr-3-2"),))
    assert fired(g, fight) == (4, 4)


def test_works_have_a_size_under_fire() -> None:  # 10.1.2#2 8.5.1#5 12.2.1#4
    g = scene({"fr-fort-Montmedy": TARGET, "fr-fortress-Longwy": TARGET, FRENCH: TARGET})
    forces = [force(TARGET, FRENCH, "fr-fort-Montmedy"), force(TARGET, "fr-fortress-Longwy")]
    assert s10_artillery.shelled(g, forces) == 8 + 4 + 8
    g.change("fr-fort-Montmedy", turned=True)
    assert s10_artillery.shelled(g, forces[:1]) != 8 + 4, "its back is infantry"


# support


def beside(
    near: str = "03.30", origin: str = WEST, target: str = TARGET, **changes: str
) -> tuple[State, Combat]:
    """A division next to the one that is attacked."""
    g = scene({GERMAN: origin, FRENCH: target, "fr-3-2": near})
    for id_ in (FRENCH, "fr-3-2"):
        g.change(id_, army="THIRD")
    g.change("fr-3-2", **changes)
    return g, combat([force(origin, GERMAN)], [force(target, FRENCH)])


def refusal(g: State, fight: Combat, used: frozenset[str] = frozenset()) -> str | None:
    why = s10_artillery.support_refused(g, fight, "fr-3-2", g.units["fr-3-2"].where, used)
    return why.text if why else None


def test_a_neighbour_of_both_hexes_supports() -> None:  # 10.1.1#3 10.1.1#4
    g, fight = beside()
    assert refusal(g, fight) is None
    (found,) = s10_artillery.supporters(g, fight).values()
    assert (found.forces, found.fortresses) == (1, 1)


def test_who_is_attacked_does_not_support() -> None:  # 10.1.1#3 C-71
    g, fight = beside()
    for resolved in (False, True):
        g.attacks = (Attack(cell("03.30"), (GERMAN,), resolved=resolved),)
        assert refusal(g, fight) == "support-attacked"


def test_who_is_not_next_to_an_attacker_does_not_support() -> None:  # 10.1.1#3
    assert refusal(*beside(EAST)) == "support-not-near"


def test_who_is_of_another_army_does_not_support() -> None:  # 10.1.1#3
    assert refusal(*beside(army="FOURTH")) == "support-other-army"


def test_guns_fire_in_one_combat_only() -> None:  # 10.1.1#6
    g, fight = beside()
    assert refusal(g, fight, frozenset(("fr-3-2",))) == "support-used"
    assert s10_artillery.supporters(g, fight, frozenset(("fr-3-2",))) == {}


def test_who_has_no_guns_does_not_support() -> None:  # 10.1.1#2
    assert refusal(*beside(counter="fr-Marine")) == "support-no-artillery"


def test_a_higher_hex_supports_with_two_forces() -> None:  # 10.1.1#5 3.6.1
    g, fight = aisne()
    assert not s10_artillery.is_commanding(g, fight, cell("42.39"))
    board, ground = g.board, ground_of(g.board)
    low, high, target = next(
        (low, high, target)
        for low in board.cells
        for high in board.adjacent[low]
        if s09_ground.is_above(g, high, low)
        for target in board.adjacent[low]
        if target in board.adjacent[high] and ground.elevation[target] == ground.elevation[low]
    )
    hill = beside(board.name(high), board.name(low), board.name(target))
    assert s10_artillery.supporters(*hill)[high].forces == 2
    level = next(each for each in board.adjacent[high] if not s09_ground.is_above(g, high, each))
    both = combat(
        [force(board.name(each), GERMAN) for each in (low, level)], [force(board.name(target), FRENCH)]
    )
    assert not s10_artillery.is_commanding(g, both, high), "it must be higher than all of them"


@pytest.mark.parametrize(("army", "refused"), [("THIRD", None), ("FOURTH", "support-other-army")])
def test_works_of_no_army_support_and_are_supported(
    army: str, refused: str | None
) -> None:  # 10.1.1#3 12.2#2
    g, fight = beside(army=army)
    g.change(FRENCH, army="", counter="fr-fortress-Longwy")
    assert refusal(g, fight) is None
    g.change(FRENCH, army="THIRD", counter=FRENCH)
    assert refusal(g, fight) == refused
    g.change("fr-3-2", army="")
    assert refusal(g, fight) == "support-other-army", "it is no work"
    g.change("fr-3-2", counter="fr-fortress-Longwy")
    assert refusal(g, fight) is None
    g.change("fr-3-2", army=army)
    assert refusal(g, fight) == refused


# who checks, and against what


def test_everyone_checks_but_a_fortress_in_company() -> None:  # 10.0#1 12.2.1a
    g = scene({GERMAN: WEST, FRENCH: TARGET, "fr-fortress-Longwy": TARGET})
    division, fortress = force(TARGET, FRENCH), force(TARGET, "fr-fortress-Longwy")
    both, alone = (
        combat([force(WEST, GERMAN)], [fortress, division]),
        combat([force(WEST, GERMAN)], [fortress]),
    )
    assert s10_checks.checking(g, both, "attacker", 0) == (force(WEST, GERMAN),)
    assert s10_checks.checking(g, both, "defender", 0) == (division,)
    assert s10_checks.checking(g, alone, "defender", 0) == (fortress,)


def test_a_defender_does_not_check_below_the_table() -> None:  # 10.0#3 C-12
    g, fight = duel(GERMAN, FRENCH)
    assert s10_checks.checking(g, fight, "defender", rung("1:4")) == fight.defenders
    assert s10_checks.checking(g, fight, "defender", rung("1:4") - 1) == ()
    assert s10_checks.checking(g, fight, "attacker", rung("1:4") - 1) == fight.attackers


@pytest.mark.parametrize(
    ("units", "cel"),
    [((GERMAN, "de-Jaeger1"), 11), (("de-Jaeger1", "de-Etappe1"), 10), (("fr-fortress-Longwy",), 11)],
)
def test_the_level_of_a_force(units: tuple[str, ...], cel: int) -> None:  # 6.2.1#2 5.5.1#6 12.2.1b#1
    assert s10_checks.cel(scene(dict.fromkeys(units, WEST)), force(WEST, *units)).total == cel


@pytest.mark.parametrize(("level", "cel"), [(0, 11), (2, 9), (3, 8), (CI, 8), (D2, 8)])
def test_the_status_lowers_the_level_by_three_at_most(level: int, cel: int) -> None:  # 6.1.2 6.3#1 6.4#1
    g = scene({GERMAN: WEST})
    g.change(GERMAN, level=level)
    assert s10_checks.cel(g, force(WEST, GERMAN)).total == cel


# modifiers


def test_the_checks_on_the_aisne() -> None:  # 11.2.EX#5 11.2.EX#6 10.0#4 10.2
    g, fight = aisne()
    result = combat_result(rung("3:2"), 5, 3)
    german = s10_checks.modifiers(g, fight, "defender", result.defender.drm, is_flanked=False)
    french = s10_checks.modifiers(g, fight, "attacker", result.attacker.drm, is_flanked=False)
    assert [reason.value for reason in german.reasons] == [3, 1]
    assert [reason.value for reason in french.reasons] == [3]
    cel = s10_checks.cel(g, fight.defenders[0]).total
    assert s10_checks.margin(7, german.total, cel) == 0, "passed"
    g.change("fr-3-2", level=1)
    margins = [
        s10_checks.margin(8, french.total, s10_checks.cel(g, each).total) for each in fight.attackers[1:]
    ]
    assert margins == [1, 0]
    assert s10_checks.consequences(g, fight.attackers[1], 1).level == 2
    assert s10_checks.margin(3, french.total, s10_checks.cel(g, fight.attackers[0]).total) < 0


def test_the_checks_at_antwerp() -> None:  # 20.EX#8 20.EX#10 20.5#4
    g, fight = antwerp()
    result = combat_result(rung("6:1"), 3, 3)
    belgian = s10_checks.modifiers(g, fight, "defender", result.defender.drm, is_flanked=False)
    assert {reason.text: reason.value for reason in belgian.reasons} == {
        "check-result": 5, "check-artillery": 1, "check-prep": 4,
    }  # fmt: skip
    failed_by = s10_checks.margin(7, belgian.total, s10_checks.cel(g, fight.defenders[0]).total)
    assert failed_by == 7
    found = s10_checks.consequences(g, fight.defenders[0], failed_by)
    assert (found.level, found.reductions.total, found.retreat.total) == (3, 1, 1)
    assert s10_checks.modifiers(g, fight, "attacker", result.attacker.drm, is_flanked=False).total == -1


def test_bodungen_checks_once_with_the_worse_drm() -> None:  # 19.1.6#4 19.1.EX#5
    g, first, second = bodungen()
    drms = [
        s10_checks.modifiers(
            g, first, "defender", combat_result(rung("6:1"), 0, 4).defender.drm, is_flanked=False
        ),
        s10_checks.modifiers(
            g, second, "defender", combat_result(rung("2:1"), 3, 4).defender.drm, is_flanked=False
        ),
    ]
    assert [each.total for each in drms] == [4, 2]


def test_a_flanked_defender_checks_at_one_more() -> None:  # 9.5.2#2
    g = scene({GERMAN: WEST, "de-8Ez": EAST, FRENCH: TARGET})
    fight = combat([force(WEST, GERMAN), force(EAST, "de-8Ez")], [force(TARGET, FRENCH)])
    texts = [reason.text for reason in s10_checks.modifiers(g, fight, "defender", 0, is_flanked=True).reasons]
    assert "check-flanked" in texts
    assert "check-flanked" not in [
        r.text for r in s10_checks.modifiers(g, fight, "attacker", 0, is_flanked=True).reasons
    ]


# consequences


def cost(level: int, failed_by: int, unit: str = GERMAN) -> tuple[int, int, int]:
    """The status afterwards, the SRs and the hexes of retreat."""
    g = scene({unit: WEST})
    g.change(unit, level=level)
    found = s10_checks.consequences(g, force(WEST, unit), failed_by)
    return found.level, found.reductions.total, found.retreat.total


@pytest.mark.parametrize(
    ("level", "failed_by", "found"),
    [
        (0, 0, (0, 0, 0)),
        (0, 1, (1, 0, 0)),  # 10.3#1
        (0, 3, (1, 0, 0)),
        (0, 4, (2, 0, 0)),  # 10.3#2
        (0, 6, (2, 0, 0)),
        (0, 7, (3, 1, 1)),  # 10.3#3
        (3, 8, (D2, 1, 3)),  # 10.3.EX1
        (CI, 0, (CI, 0, 1)),  # 10.3.EX2 10.3#5
        (3, 1, (CI, 0, 1)),
        (1, 7, (CI, 1, 2)),  # 9.2.5.EX
        (CI, 1, (D1, 0, 2)),  # 10.3#6
        (D1, 0, (D1, 0, 0)),  # C-34
        (D1, 1, (D2, 0, 0)),
        (D1, 4, (D2, 1, 0)),  # 10.3#4
        (D2, 7, (D2, 4, 1)),
    ],
)
def test_what_a_check_costs_a_formation(level: int, failed_by: int, found: tuple[int, int, int]) -> None:
    assert cost(level, failed_by) == found


def test_one_roll_for_two_formations() -> None:  # 10.3.EX3#1 10.3.EX3#2
    g = scene({GERMAN: WEST, "de-10-Lw": WEST})
    g.change("de-10-Lw", level=3)
    forces = [force(WEST, GERMAN), force(WEST, "de-10-Lw")]
    levels = [s10_checks.cel(g, each).total for each in forces]
    margins = [s10_checks.margin(11, 2, cel) for cel in levels]
    assert (levels, margins) == ([11, 7], [2, 6])
    assert cost(0, 2) == (1, 0, 0)
    assert cost(3, 6, "de-10-Lw") == (D1, 0, 2)


def test_why_a_formation_retreats() -> None:  # 10.3.EX1 C-78
    g = scene({GERMAN: WEST})
    g.change(GERMAN, level=3)
    found = s10_checks.consequences(g, force(WEST, GERMAN), 8)
    assert [(each.text, each.value) for each in found.retreat.reasons] == [
        ("retreat-check", 1),
        ("retreat-demoralized", 2),
    ]
    assert [each.text for each in found.reductions.reasons] == ["sr-check"], "no SR of a Demoralized Retreat"


def test_assets_alone_pay_in_strength() -> None:  # 10.3#7 5.5.2#2 5.5.2#4 5.5.2.EX
    g = scene({"de-Jaeger1": WEST, "de-Jaeger2": WEST})
    both = force(WEST, "de-Jaeger1", "de-Jaeger2")
    found = [s10_checks.consequences(g, both, margin) for margin in (0, 1, 4, 7)]
    assert [(each.reductions.total, each.retreat.total) for each in found] == [(0, 0), (1, 0), (2, 0), (4, 1)]


def test_a_fortress_alone_turns_if_it_fails() -> None:  # 10.3#7 12.2.1b#2
    g = scene({"fr-fortress-Longwy": TARGET})
    lone = force(TARGET, "fr-fortress-Longwy")
    found = [s10_checks.consequences(g, lone, margin) for margin in (0, 1, 8)]
    assert [each.flips for each in found] == [False, True, True]
    assert all(each.reductions == each.retreat == Modifiers() for each in found)
