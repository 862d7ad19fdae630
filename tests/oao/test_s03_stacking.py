"""3.1, 3.2 Stacks: limits at the end of movement and in combat, the order of a stack, what the enemy sees of it."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.oao.reference_units import stacking
from grognard.games.oao.rules import s03_stacking, s03_top, s06_effectiveness, s07_move_end, s07_moves
from grognard.games.oao.rules.s06_effectiveness import Force
from grognard.games.oao.state import Attack, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

DIVISIONS = ("fr-22-11", "fr-31-16", "fr-23-12", "fr-3-2")
FRENCH, FRENCH2 = DIVISIONS[:2]
ALPINS, ALPINS2, GUNS, GUNS2 = "fr-Alpins1", "fr-Alpins2", "fr-art-Verdun", "fr-art-Toul"
CAVALRY, TRAIN, DEPOT = "fr-2c", "fr-11-train", "fr-depot-FIRST"
FORT, FORTRESS = "fr-fort-Montmedy", "fr-fortress-Verdun-46.44"
GERMAN, GERMAN2 = "de-3-2", "de-4-2"
BRIGADE, RESERVES = "fr-5C-Col", "fr-66r"
HERE, NEAR = "52.37", "52.36"
STEEP = "53.67"


def stack(*units: str, **state: Any) -> State:
    return scene(dict.fromkeys(units, HERE), gt=2, phase="movement", **state)


# limits


def test_a_hex_may_be_crowded_in_movement_but_not_at_its_end() -> None:  # 3.1.1 3.1#2 3.1.3#1
    g = scene({**dict.fromkeys(DIVISIONS[1:], HERE), FRENCH: NEAR, ALPINS: HERE}, gt=2, phase="movement")
    play = Playing(g, s07_moves.movement_phase, "allied").allied("force-choose", FRENCH)
    play.allied("move-choose", f"to {HERE}", "done").allied("force-choose", "done")
    assert s03_stacking.excess(g, cell(HERE), "allied") == 6
    assert set(play.ids) == {*DIVISIONS, ALPINS}
    assert play.why_not(f"unit:{GERMAN}") == ["3.1.3"]
    play.allied("overstacked-choose", FRENCH2)
    assert play.is_over
    assert g.units[FRENCH2].where < 0
    assert s03_stacking.excess(g, cell(HERE), "allied") == 0


def test_the_owner_goes_on_until_the_limit_is_kept() -> None:  # 3.1.3#1
    g = stack(*DIVISIONS, "fr-4-2", GUNS, DEPOT)
    play = Playing(g, s07_move_end.over_stacked, "allied")
    assert {GUNS, DEPOT} & set(play.ids) == set(), "they have no size"
    assert play.why_not(f"unit:{GUNS}") == ["3.1.1"]
    play.allied("overstacked-choose", DIVISIONS[0], DIVISIONS[1])
    assert play.is_over


def test_only_the_owner_of_the_phase_removes_units() -> None:  # 3.1.3#1 C-47
    play = Playing(stack(*DIVISIONS), s07_move_end.over_stacked, "german")
    assert play.is_over


def test_two_hex_units_count_half_and_trains_on_rails_nothing() -> None:  # 3.1.1 3.1.4 19.1.3
    g = stack(*DIVISIONS)
    g.move_to(FRENCH, cell(HERE), cell(NEAR))
    assert s03_stacking.excess(g, cell(HERE), "allied") == 0
    g.move_to(FRENCH, cell(HERE))
    assert s03_stacking.excess(g, cell(HERE), "allied") == 4
    for mode in ("rail", "detraining"):
        g.change(FRENCH, mode=mode)
        assert s03_stacking.excess(g, cell(HERE), "allied") == 0


def test_a_pinned_stack_is_not_reduced() -> None:  # 3.1.3#2
    """All four divisions are pinned; then three of them."""
    markers = ("de-3-2", "de-4-2", "de-5-3", "de-6-3")
    for pinning, lost in ((4, ()), (3, (FRENCH,))):
        around = dict.fromkeys(markers[:pinning], NEAR)
        g = scene(dict.fromkeys(DIVISIONS, HERE) | around, gt=2, phase="counter_movement", player="german")
        for id_ in around:
            g.change(id_, prepared=cell(HERE))
        g.pins = {marker: (id_,) for marker, id_ in zip(around, DIVISIONS[::-1], strict=False)}
        fast = s07_move_end.held_fast(g, cell(HERE), "allied")
        assert set(fast) == set(DIVISIONS[-pinning:])
        assert s07_move_end.surplus(g, cell(HERE), "allied") == lost


def test_what_a_retreat_has_crowded_stands_until_its_owner_has_moved() -> None:  # 3.1.3#3
    """Five divisions at the start of a phase: they may sort themselves out first."""
    g = stack(*DIVISIONS)
    play = Playing(g, s07_moves.movement_phase, "allied").allied("force-choose", FRENCH)
    play.allied("move-choose", f"to {NEAR}", "done").allied("force-choose", "done")
    assert play.is_over
    assert all(g.units[id_].where >= 0 for id_ in DIVISIONS)


@pytest.mark.parametrize(
    ("units", "hex_", "fits"),
    [
        ((FRENCH, FRENCH2, ALPINS), HERE, True),  # 3.1.2#1: two and a quarter
        ((FRENCH, FRENCH2, ALPINS, ALPINS2), HERE, False),
        ((FRENCH, ALPINS, GUNS), HERE, True),  # 3.1.2#2
        ((FRENCH, GUNS, GUNS2), HERE, False),
        ((FRENCH, ALPINS, ALPINS2, GUNS), HERE, False),
        ((FRENCH, ALPINS, GUNS, FORT), HERE, True),  # 3.1.2#3
        ((FRENCH, ALPINS), STEEP, True),  # 3.1.2a#1: one and a quarter
        ((FRENCH, FRENCH2), STEEP, False),
        ((FRENCH, ALPINS, ALPINS2), STEEP, False),
        ((FRENCH, GUNS), STEEP, False),  # 3.1.2a#2
    ],
)
def test_what_may_fight_from_one_hex(units: tuple[str, ...], hex_: str, *, fits: bool) -> None:
    g = scene(dict.fromkeys(units, hex_))  # 3.1.2#1 3.1.2#2 3.1.2#3 3.1.2a#1 3.1.2a#2
    assert s03_stacking.may_fight(g, units, cell(hex_)) is fits


def test_the_summary_of_the_limits() -> None:  # 3.1.SUMMARY
    table = stacking()
    assert (table.movement, table.combat, table.assets, table.artillery) == (28, 18, 2, 1)
    assert (table.steep_combat, table.steep_assets, table.steep_artillery) == (10, 2, 0)


# Forces


def test_a_force_is_a_formation_with_two_assets_and_a_fort() -> None:  # 3.2#1
    g = stack(FRENCH, FRENCH2, ALPINS, ALPINS2, GUNS, FORT, TRAIN)
    force = s06_effectiveness.force
    assert force(g, (FRENCH, ALPINS, GUNS, FORT)) == Force(FRENCH, (ALPINS, GUNS), FORT)
    assert force(g, (ALPINS, ALPINS2, FORT)) == Force(None, (ALPINS, ALPINS2), FORT)
    assert force(g, (ALPINS,)) == Force(None, (ALPINS,))
    for none in ((FRENCH, FRENCH2), (FRENCH, ALPINS, ALPINS2, GUNS), (FRENCH, TRAIN), ()):
        assert not isinstance(force(g, none), Force)


# the order of a stack


def order(g: State) -> list[str]:
    return list(s03_top.in_order(g, g.in_hex(cell(HERE), "allied")))


def test_with_no_enemy_near_cavalry_is_on_top() -> None:  # 3.1.5#1
    g = stack(DEPOT, GUNS, ALPINS, FORTRESS, FRENCH2, FRENCH, CAVALRY)
    g.change(FRENCH2, level=5)
    assert order(g) == [CAVALRY, FRENCH, FRENCH2, FORTRESS, ALPINS, GUNS, DEPOT]


def test_with_an_enemy_next_to_it_the_largest_formation_is() -> None:  # 3.1.5#2
    g = stack(DEPOT, GUNS, ALPINS, FORTRESS, FRENCH2, BRIGADE, FRENCH, CAVALRY)
    g.change(FRENCH2, level=6)
    bring_up(g)
    assert order(g) == [FRENCH, CAVALRY, BRIGADE, FRENCH2, FORTRESS, ALPINS, GUNS, DEPOT]


def test_best_pr_first_but_the_largest_first_near_the_enemy() -> None:  # 3.1.5#1 3.1.5#2 GLOSS.unit_size
    g = stack(RESERVES, BRIGADE)
    assert order(g) == [BRIGADE, RESERVES]
    bring_up(g)
    assert order(g) == [RESERVES, BRIGADE]


def bring_up(g: State) -> None:
    """An enemy comes next to the stack."""
    g.units[GERMAN] = scene({GERMAN: HERE}).units[GERMAN]
    g.move_to(GERMAN, cell(NEAR))


def test_of_two_alike_the_owner_chooses() -> None:  # 3.1.5#3
    g = stack(FRENCH, FRENCH2)
    assert s03_top.rank(g, FRENCH, adjacent=False) == s03_top.rank(g, FRENCH2, adjacent=False)
    assert s03_top.seen(g, "german", cell(HERE)) == (FRENCH,)
    play = Playing(g, s07_moves.movement_phase, "allied").allied("force-choose", FRENCH)
    assert f"show {FRENCH}" not in play.ids
    play.allied("move-choose", "back").allied("force-choose", FRENCH2).allied(
        "move-choose", f"show {FRENCH2}"
    )
    assert s03_top.seen(g, "german", cell(HERE)) == (FRENCH2,)
    assert g.move is not None
    assert g.move.spent == 0


# what the enemy sees


def test_only_the_top_unit_is_seen_until_the_hex_is_attacked() -> None:  # 3.1.6#1 3.1.6#2
    g = stack(ALPINS, GUNS, FRENCH)
    assert s03_top.seen(g, "german", cell(HERE)) == (FRENCH,)
    bring_up(g)
    g.attacks = (Attack(cell("52.35"), (GERMAN,), indicated=True),)
    assert s03_top.seen(g, "german", cell(HERE)) == (FRENCH,), "an attack on another hex tells nothing"
    g.attacks = (Attack(cell(HERE), (GERMAN,), indicated=True),)
    assert s03_top.seen(g, "german", cell(HERE)) == (FRENCH, ALPINS, GUNS)


def test_a_pa_marker_parts_the_stack_and_does_not_hide_what_is_under_it() -> None:  # 3.1.6a#1 3.1.6a#4
    g = stack(ALPINS, FRENCH, FRENCH2)
    g.change(FRENCH, prepared=cell(NEAR))
    assert s03_top.piles(g, cell(HERE), "allied") == ((FRENCH2, ALPINS), (FRENCH,))
    assert s03_top.seen(g, "german", cell(HERE)) == (FRENCH2, FRENCH)
    for id_ in (FRENCH2, ALPINS):
        g.change(id_, prepared=cell(NEAR))
    assert len(s03_top.seen(g, "german", cell(HERE))) == 1
