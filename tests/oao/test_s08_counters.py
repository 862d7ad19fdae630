"""2, 8.1: what is printed on the counters is what the rules use; and what cavalry is kept from."""

from __future__ import annotations

import pytest

from grognard.games.oao.counters import Artillery, Combat, Fort, Size, Type
from grognard.games.oao.counters_read import counters
from grognard.games.oao.reference_aftermath import fort_abandoned
from grognard.games.oao.rules import (
    s02_units,
    s06_effectiveness,
    s07_allowance,
    s09_odds,
    s09_results,
    s10_artillery,
    s14_positions,
    s16_replacements,
)
from grognard.games.oao.state import Means
from tests.oao.combats import TARGET, WEST, combat, duel, force
from tests.oao.scenes import cell, scene

UNIT, CAVALRY, MONTMEDY = "de-33-16", "fr-2c", "fr-fort-Montmedy"


def test_combat_units_fight_with_what_is_printed() -> None:
    g, fight = duel(UNIT, "fr-39-20")
    attacker, defender = counters().units[UNIT], counters().units["fr-39-20"]
    assert isinstance(attacker, Combat)
    assert isinstance(defender, Combat)
    assert s09_odds.attack_strength(g, fight).total == attacker.front.attack  # 2.3.1
    assert s09_odds.defence_strength(g, fight).total == defender.front.defence  # 2.3.2
    assert s02_units.values(g, UNIT).proficiency == attacker.front.proficiency  # 2.3.3
    assert s10_artillery.artillery(g, fight, "attacker").total == attacker.front.artillery  # 2.3.4


def test_a_fort_defends_with_what_is_printed() -> None:
    g = scene({UNIT: WEST, MONTMEDY: TARGET})
    fight = combat([force(WEST, UNIT)], [force(TARGET, MONTMEDY)])
    fort = counters().units[MONTMEDY]
    assert isinstance(fort, Fort)
    assert s09_odds.defence_strength(g, fight).total == fort.front.defence  # 2.4.1
    assert s02_units.values(g, MONTMEDY).proficiency == fort.front.proficiency  # 2.4.2
    assert s10_artillery.artillery(g, fight, "defender").total == fort.front.artillery  # 2.4.3
    assert s06_effectiveness.base_ce(g, MONTMEDY) == fort.base_ce  # 2.4.4
    assert fort_abandoned(fort.abandonment, fort.abandonment + 1)  # 2.4.5
    assert not fort_abandoned(fort.abandonment, fort.abandonment)


def test_guns_add_what_is_printed() -> None:
    g = scene(dict.fromkeys((UNIT, "de-art-Metz"), WEST) | dict.fromkeys(("fr-39-20", "fr-art-Toul"), TARGET))
    fight = combat([force(WEST, UNIT, "de-art-Metz")], [force(TARGET, "fr-39-20", "fr-art-Toul")])
    alone = combat([force(WEST, UNIT)], [force(TARGET, "fr-39-20")])
    german, french = counters().units["de-art-Metz"], counters().units["fr-art-Toul"]
    assert isinstance(german, Artillery)
    assert isinstance(french, Artillery)
    attack = s09_odds.attack_strength(g, fight).total - s09_odds.attack_strength(g, alone).total
    defence = s09_odds.defence_strength(g, fight).total - s09_odds.defence_strength(g, alone).total
    shells = (
        s10_artillery.artillery(g, fight, "attacker").total
        - s10_artillery.artillery(g, alone, "attacker").total
    )
    assert attack == german.front.attack  # 2.5.1
    assert defence == french.front.defence  # 2.5.2
    assert shells == german.front.artillery  # 2.5.3


def test_types_and_sizes() -> None:
    types = {found.type for found in counters().units.values() if isinstance(found, Combat)}
    assert types == {
        Type.INFANTRY,
        Type.CHASSEURS_ALPINS,
        Type.GARRISON,
        Type.LOC_INFANTRY,
        Type.CAVALRY,
        Type.JAEGER,
        Type.LOC_CAVALRY,
    }  # 2.1#1
    assert [size.value for size in Size] == ["xxx", "xx", "x", "iii"]  # 2.2.2
    eighths = [
        s02_units.values(scene({id_: TARGET}), id_).eighths
        for id_ in ("fr-1CC", CAVALRY, "br-5c", "br-Samson")
    ]
    assert eighths == [8, 4, 2, 0]  # 2.2.2


def test_a_formation_checks_against_its_marker() -> None:  # 2.8.2
    for id_ in (UNIT, CAVALRY, "fr-72r"):
        found = counters().units[id_]
        assert isinstance(found, Combat)
        assert found.marker is not None
        assert (
            s06_effectiveness.base_ce(scene({id_: TARGET}), id_)
            == counters().formations[found.marker].base_ce
        )


# what cavalry cannot do


@pytest.mark.parametrize("id_", [CAVALRY, "de-Jaeger1"])
def test_cavalry_marches_seven_points_farther(id_: str) -> None:  # 8.1#1 8.1#5
    assert s07_allowance.forced_march(scene({id_: TARGET}, gt=10), (id_,)).value == 7


def test_cavalry_is_not_intense() -> None:  # 8.1#3
    g, fight = duel(CAVALRY, "de-3c")
    assert s09_results.intense_refused(g, fight, "attacker") is not None
    assert s09_results.intense_refused(g, fight, "defender") is not None
    g, fight = duel("fr-39-20", UNIT)
    assert s09_results.intense_refused(g, fight, "attacker") is None


def test_cavalry_builds_nothing() -> None:  # 8.1#4
    g = scene({CAVALRY: TARGET, UNIT: "02.32", "fr-39-20": TARGET}, means={"allied": Means(positions=3)})
    assert s14_positions.unfit(g, (CAVALRY,), cell(TARGET)) is not None
    assert s14_positions.unfit(g, ("fr-39-20",), cell(TARGET)) is None


def test_cavalry_recovers_no_strength() -> None:  # 8.1#6
    g = scene({CAVALRY: TARGET, "fr-39-20": TARGET})
    for id_ in (CAVALRY, "fr-39-20"):
        g.change(id_, losses=1)
    given = s16_replacements.Draft("french", 3, None, ())
    assert s16_replacements.refusal(g, given, (), CAVALRY) is not None
    assert s16_replacements.refusal(g, given, (), "fr-39-20") is None


def test_a_cavalry_corps_is_never_marked() -> None:  # 8.1.1#3
    g = scene({"fr-1CC": TARGET})
    for losses in range(6):
        g.change("fr-1CC", losses=losses)
        assert not any(step.startswith("marker") for step in s02_units.taken(g.units["fr-1CC"]))
    assert s02_units.reductions_of(g.units["fr-1CC"]).beyond == "replacement"
