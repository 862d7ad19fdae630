"""5.5, 6: Forces, their CEL, what their status allows, what reductions do to them."""

from __future__ import annotations

import pytest

from grognard.engine.reasons import Reason
from grognard.games.oao.counters_read import counters
from grognard.games.oao.rules import s06_effectiveness as ce
from grognard.games.oao.rules.s06_effectiveness import Force
from grognard.games.oao.state import State
from tests.oao.scenes import cell, scene

DIVISION, OTHER, TEN = "fr-22-11", "fr-31-16", "de-10-Lw"
HUNTERS, HUNTERS2, HUNTERS3 = "fr-Alpins1", "fr-Alpins2", "fr-Alpins3"
GARRISON, GUNS, FORT = "fr-Belfort1", "fr-art-Verdun", "fr-fort-Montmedy"
HERE = "49.41"


def stack(*units: str) -> State:
    return scene(dict.fromkeys(units, HERE))


def level(g: State, found: Force) -> int:
    return sum(reason.value or 0 for reason in ce.cel(g, found))


# CEL


def test_base_ten_at_minus_two_is_eight() -> None:  # 6.1.2 6.1.2.EX 6.1
    g = stack(TEN)
    g.change(TEN, level=2)
    assert [reason.value for reason in ce.cel(g, Force(TEN))] == [10, -2]


@pytest.mark.parametrize(("status", "lower"), list(enumerate((0, 1, 2, 3, 3, 3, 3))))
def test_the_ladder_lowers_the_level_by_three_at_most(status: int, lower: int) -> None:  # 6.1.4 6.3#1 6.4#1
    g = stack(DIVISION)
    g.change(DIVISION, level=status)
    assert level(g, Force(DIVISION)) == 11 - lower


def test_a_formation_at_d1_has_three_less_and_is_demoralized() -> None:  # 6.1.3.EX 6.1.3#2
    g = stack(TEN)
    g.change(TEN, level=5)
    assert level(g, Force(TEN)) == 7
    assert ce.status(g, TEN).name == "D1"
    assert ce.is_demoralized(g, TEN)


def test_the_second_face_of_an_attachment_marker_counts_when_it_is_turned() -> None:  # 2.8#2
    found = next(mark for mark in counters().formations.values() if mark.later_ce is not None)
    g = stack(found.id)
    assert ce.base_ce(g, found.id) == found.base_ce
    g.change(found.id, later=True)
    assert ce.base_ce(g, found.id) == found.later_ce


@pytest.mark.parametrize(
    ("status", "attack", "build"), [(3, None, None), (4, "6.3", None), (5, "6.4", "6.4"), (6, "6.4", "6.4")]
)
def test_what_a_status_still_allows(status: int, attack: str | None, build: str | None) -> None:
    g = stack(DIVISION)  # 6.3#2 6.3#3 6.4#2 6.4#3 6.4#4
    g.change(DIVISION, level=status)
    reasons = ce.unfit_to_attack(g, DIVISION), ce.unfit_to_build(g, DIVISION)
    assert tuple(reason and reason.rule for reason in reasons) == (attack, build)
    assert ce.is_ineffective(g, DIVISION) is (status == 4)


# Forces


def test_a_force_with_a_formation_checks_against_its_level() -> None:  # 6.2.1#2 5.5.1#4
    g = stack(DIVISION, HUNTERS)
    g.change(DIVISION, level=3)
    assert level(g, Force(DIVISION, (HUNTERS,))) == 8, "not against the 10 of the Asset"


def test_assets_alone_use_the_better_of_their_values() -> None:  # 5.5.1#6 5.5.2#1
    g = stack(GARRISON, HUNTERS)
    found = ce.force(g, (GARRISON, HUNTERS))
    assert isinstance(found, Force)
    assert level(g, found) == 10


def test_guns_have_no_level() -> None:  # 8.8
    g = stack(GUNS)
    assert ce.cel(g, Force(None, (GUNS,))) == ()
    assert ce.base_ce(g, GUNS) is None


def test_a_belgian_brigade_that_became_a_regiment_is_an_asset() -> None:  # 24.2.1#2
    g = stack("be-15")
    g.change("be-15", losses=2)
    found = ce.force(g, ("be-15",))
    assert found == Force(None, ("be-15",))
    assert level(g, Force(None, ("be-15",))) == 9


@pytest.mark.parametrize(
    ("units", "why"),
    [
        ((DIVISION, OTHER), "why-not-force-formations"),  # GLOSS.force#1
        ((DIVISION, HUNTERS, HUNTERS2, HUNTERS3), "why-not-force-assets"),  # GLOSS.force#1
        ((HUNTERS, HUNTERS2, HUNTERS3), "why-not-force-assets"),  # GLOSS.force#2
        ((DIVISION, "de-depot-SIXTH"), "why-not-force-kind"),  # GLOSS.asset_unit
        ((), "why-not-force-together"),
    ],
)
def test_what_is_no_force(units: tuple[str, ...], why: str) -> None:
    found = ce.force(stack(*units), units)
    assert isinstance(found, Reason)
    assert found.text == why


def test_a_force_is_in_one_hex() -> None:  # GLOSS.assignment
    g = scene({DIVISION: HERE, HUNTERS: "49.42"})
    found = ce.force(g, (DIVISION, HUNTERS))
    assert isinstance(found, Reason)
    assert found.text == "why-not-force-together"


def test_a_fort_is_with_a_force_besides_two_assets() -> None:  # GLOSS.force#1 GLOSS.force#2
    units = (DIVISION, HUNTERS, HUNTERS2, FORT)
    g = stack(*units)
    found = ce.force(g, units)
    assert found == Force(DIVISION, (HUNTERS, HUNTERS2), FORT)
    assert ce.forces_in(g, cell(HERE), "allied") == (found,)
    assert Force(DIVISION, (HUNTERS, HUNTERS2), FORT).units == units
    assert ce.forces_in(stack(FORT), cell(HERE), "allied") == (Force(None, (), FORT),)
    assert level(g, Force(None, (), FORT)) == 9


def test_the_owner_chooses_the_formation_of_an_asset() -> None:  # 5.5.1#1 5.5.1#2 5.5.1#3
    g = stack(DIVISION, OTHER, HUNTERS, HUNTERS2, GUNS)
    assert ce.forces_in(g, cell(HERE), "allied") == (
        Force(DIVISION, (HUNTERS, HUNTERS2)),
        Force(OTHER, (GUNS,)),
    )
    chosen = ce.forces_in(g, cell(HERE), "allied", {GUNS: DIVISION, HUNTERS: OTHER})
    assert chosen == (Force(DIVISION, (GUNS, HUNTERS2)), Force(OTHER, (HUNTERS,)))


def test_assets_without_a_formation_go_in_twos() -> None:  # GLOSS.force#2
    g = stack(HUNTERS, HUNTERS2, HUNTERS3)
    assert ce.forces_in(g, cell(HERE), "allied") == (
        Force(None, (HUNTERS, HUNTERS2)),
        Force(None, (HUNTERS3,)),
    )


# reductions


@pytest.mark.parametrize(
    ("before", "number", "after", "strength"),
    [
        (0, 1, 1, 0),
        (3, 1, 4, 0),  # 6.1.3#1
        (3, 3, 6, 0),  # 6.1.3#2
        (5, 3, 6, 2),  # 6.1.3#3 10.3#4
        (6, 1, 6, 1),
    ],
)
def test_reductions_of_a_formation(before: int, number: int, after: int, strength: int) -> None:
    g = stack(DIVISION)
    g.change(DIVISION, level=before)
    found = ce.reduced(g, Force(DIVISION), number)
    assert (found.before, found.after, found.strength) == (before, after, strength)
    assert sum(reason.value or 0 for reason in found.reasons) == number
    assert found.newly_demoralized is (before < 5 <= after)
    assert g.units[DIVISION].level == before


def test_two_assets_that_lose_two_levels_share_two_reductions() -> None:  # 5.5.2.EX 5.5.2#2 5.5.2#4
    g = stack(HUNTERS, HUNTERS2)
    pair = Force(None, (HUNTERS, HUNTERS2))
    found = ce.reduced(g, pair, 2)
    assert (found.after, found.strength, found.reasons[0].rule) == (0, 2, "5.5.2")
    assert ce.shares(g, pair, 2) == ((HUNTERS, HUNTERS), (HUNTERS, HUNTERS2), (HUNTERS2, HUNTERS2))


def test_an_asset_turns_and_then_is_gone() -> None:  # 5.5.2#2 5.5.2#3 7.2.3a#3
    g = stack(HUNTERS, "fr-81t-det", GUNS)
    assert ce.next_loss(g, HUNTERS) == "flip"
    g.change(HUNTERS, losses=1)
    assert [ce.next_loss(g, id_) for id_ in (HUNTERS, "fr-81t-det", GUNS)] == ["eliminated"] * 3
    pair = Force(None, (HUNTERS, "fr-81t-det"))
    assert ce.shares(g, pair, 1) == ((HUNTERS,), ("fr-81t-det",))
    assert ce.shares(g, pair, 5) == ((HUNTERS, "fr-81t-det"),), "the whole Force, and no more"
