"""GLOSS.inactive, 4.2.1a: Inactive armies and units."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.games.oao.rules import s07_moves, s17_armies
from grognard.games.oao.state import Army, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

UNIT, RIDERS, ENEMY = "fr-22-11", "fr-9c", "de-3-2"


def position(**state: Any) -> State:
    g = scene({UNIT: "30.40", RIDERS: "34.40", ENEMY: "40.40"}, phase="movement", **state)
    for id_ in (UNIT, RIDERS):
        g.change(id_, army="fr-FOURTH", corps="fr-11" if id_ == UNIT else "")
    g.armies["fr-FOURTH"] = Army("allied")
    return g


def sleep(g: State) -> None:
    g.armies["fr-FOURTH"] = Army("allied", active=False)


def rule_of(g: State, id_: str) -> str | None:
    reason = s17_armies.inactive(g, id_)
    return reason.rule if reason is not None else None


def test_no_unit_of_an_inactive_army_may_do_anything() -> None:  # GLOSS.inactive#1
    g = position()
    assert rule_of(g, UNIT) is None
    sleep(g)
    assert rule_of(g, UNIT) == rule_of(g, RIDERS) == "GLOSS.inactive#1"
    assert rule_of(g, ENEMY) is None
    assert Playing(g, s07_moves.movement_phase, "allied").is_over, "nobody can be chosen"


def test_an_inactive_unit_of_an_active_army_stays_too() -> None:  # GLOSS.inactive#3
    g = position()
    g.change(UNIT, active=False)
    assert (rule_of(g, UNIT), rule_of(g, RIDERS)) == ("GLOSS.inactive#3", None)
    play = Playing(g, s07_moves.movement_phase, "allied")
    assert UNIT not in play.ids
    assert RIDERS in play.ids
    assert play.why_not(f"unit:{UNIT}") == ["GLOSS.inactive#3"]


@pytest.mark.parametrize("of_army", [False, True])
def test_who_is_attacked_becomes_active(of_army: bool) -> None:  # GLOSS.inactive#2
    g = position()
    if of_army:
        sleep(g)
    else:
        g.change(UNIT, active=False)
    s17_armies.attacked(g, (UNIT,))
    assert rule_of(g, UNIT) is None
    assert (rule_of(g, RIDERS) is None) != of_army, "he alone"


def test_cavalry_wakes_when_an_enemy_comes_next_to_it() -> None:  # GLOSS.inactive#4
    g = position()
    sleep(g)
    g.move_to(ENEMY, cell("34.42"))
    s17_armies.entered(g, (ENEMY,))
    assert rule_of(g, RIDERS) == "GLOSS.inactive#1", "two hexes are too far"
    g.move_to(ENEMY, cell("34.41"))
    s17_armies.entered(g, (ENEMY,))
    assert rule_of(g, RIDERS) is None
    g.move_to(ENEMY, cell("30.41"))
    s17_armies.entered(g, (ENEMY,))
    assert rule_of(g, UNIT) == "GLOSS.inactive#1", "infantry sleeps on"


@pytest.mark.parametrize(
    ("name", "awake"), [("fr-FOURTH", {UNIT, RIDERS}), ("fr-11", {UNIT}), (RIDERS, {RIDERS})]
)
def test_armies_corps_and_units_are_activated_on_their_gt(name: str, awake: set[str]) -> None:  # 4.2.1a#4
    g = position(gt=2)
    g.setting = replace(g.setting, rules={"activates": {"3": [name]}})
    if name == "fr-FOURTH":
        sleep(g)
    else:
        for id_ in (UNIT, RIDERS):
            g.change(id_, active=False)
    for gt, expected in ((2, set()), (3, awake)):
        g.gt = gt
        for side in ("german", "allied"):
            s17_armies.activation(g, side)
        assert {id_ for id_ in (UNIT, RIDERS) if rule_of(g, id_) is None} == expected


def test_each_side_activates_its_own() -> None:  # 4.2.1a#4
    g = position(gt=3)
    g.setting = replace(g.setting, rules={"activates": {"3": ["fr-FOURTH"]}})
    sleep(g)
    s17_armies.activation(g, "german")
    assert not g.armies["fr-FOURTH"].active
