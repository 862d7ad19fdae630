"""Counters of a document's own: units that no counter of the game prints, and ours with other values."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import grognard
from grognard.engine.errors import BadDocument
from grognard.games.oao.counters import Combat
from grognard.games.oao.counters_own import key_of, marker_of, piece_of
from grognard.games.oao.counters_read import counters
from grognard.games.oao.rules import (
    s02_units,
    s06_effectiveness,
    s07_allowance,
    s07_costs,
    s08_abandonment,
    s08_forts,
    s12_fortress,
    s13_bombardment,
    s13_guns,
    s15_lines,
)
from grognard.games.oao.start import begin
from grognard.games.oao.state import REMOVED, State
from tests.contract.games import played
from tests.oao.playing import Playing

NEW: dict[str, Any] = {
    "nation": "french", "type": "infantry", "size": "xx", "label": "99", "front": "17/18/6/7", "back": "15/16/6/6",
    "ce": 12, "later_ce": 10, "movement": 11, "counter_movement": 7,
}  # fmt: skip
FORT = {
    "nation": "french", "type": "fort", "label": "Essai", "hex": "57.54", "front": "8/4/3", "ce": 9, "abandonment": 6,
    "back": "2/3/3/0", "back_size": "iii",
}  # fmt: skip
WORK = {
    "nation": "french", "type": "fortress1", "label": "Citadelle", "hex": "57.54", "strength": 6, "artillery": 2,
    "fortress_class": "C", "steps": 4,
}  # fmt: skip


def document(counters: dict[str, Any], units: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {
        "date": "1914-08-20",
        "first": 2,
        "last": 4,
        "player": "german",
        "phase": "movement",
        "armies": ["de-SIXTH", "fr-SECOND"],
        "area": {"columns": [52, 62], "rows": [49, 57]},
        "counters": counters,
        "units": {
            "de-3B-2B": {"hex": "58.52"},
            "de-depot-SIXTH": {"hex": "62.50"},
            "fr-29-15": {"hex": "55.55"},
            "fr-depot-SECOND": {"hex": "52.53"},
            **(units or {}),
        },
        **more,
    }


def position(counters: dict[str, Any], units: dict[str, Any] | None = None, **more: Any) -> State:
    return begin(document(counters, units, **more), {})


def values(g: State, id_: str) -> tuple[int, ...]:
    return tuple(s02_units.values(g, id_))


# new ones


def test_a_division_that_no_counter_prints() -> None:  # 2.3#1 2.8.2 7.1.1#1 9.10
    g = position({"fr-99": NEW}, {"fr-99": {"hex": "57.54", "army": "fr-SECOND"}})
    assert values(g, "fr-99") == (17, 18, 6, 7, 8)
    assert g.units["fr-99"].side == "allied"
    assert s02_units.is_formation(g, "fr-99")
    assert s06_effectiveness.base_ce(g, "fr-99") == 12
    assert s07_costs.total(s07_allowance.allowance(g, "fr-99", counter=False)) == 11
    assert s07_costs.total(s07_allowance.allowance(g, "fr-99", counter=True)) == 7
    assert s07_allowance.most(g, counter=False) == 11
    g.change("fr-99", losses=1, later=True)
    assert values(g, "fr-99") == (15, 16, 6, 6, 8)
    assert s06_effectiveness.base_ce(g, "fr-99") == 10


def test_one_that_is_like_one_of_ours() -> None:
    g = position(
        {"fr-99": {"like": "fr-29-15", "label": "99", "front": "1/2/3/4"}},
        {"fr-99": {"hex": "57.54", "army": "fr-SECOND"}},
    )
    assert values(g, "fr-99") == (1, 2, 3, 4, 8)
    assert s06_effectiveness.base_ce(g, "fr-99") == s06_effectiveness.base_ce(g, "fr-29-15")
    assert values(g, "fr-29-15") == (13, 15, 5, 4, 8)


def test_a_fort_has_its_abandonment_number() -> None:  # 8.5.3#2 2.4.5
    g = position({"fr-fort-Essai": FORT}, {"fr-fort-Essai": {"hex": "57.54"}})
    assert values(g, "fr-fort-Essai")[1:4] == (8, 4, 3)
    assert "fr-fort-Essai" in s08_forts.forts(g)
    play = Playing(g, s08_abandonment.roll, "fr-fort-Essai").dice(6)
    assert play.said("fort-stands")
    weak = {"fr-fort-Essai": {**FORT, "abandonment": 5}}
    g = position(weak, {"fr-fort-Essai": {"hex": "57.54"}})
    assert Playing(g, s08_abandonment.roll, "fr-fort-Essai").dice(6).said("fort-abandoned")


def test_forts_of_the_document_roll_at_once_as_ours_do() -> None:  # 8.5.3#1
    g = position({"fr-fort-Essai": FORT}, {"fr-fort-Essai": {"hex": "57.54"}, "de-4B-2B": {"hex": "58.53"}})
    assert g.board.cell("58.53") in g.board.adjacent[g.board.cell("57.54")]
    assert s08_forts.shaken(g) == ("fr-fort-Essai",)


def test_a_fortress_and_a_gun_that_bombards_it() -> None:  # 2.7.1 2.7.6 13.2#2
    gun = {"like": "de-21cm-3-1", "label": "Dora", "caliber": "42", "rolls": 5}
    g = position(
        {"fr-fortress-Citadelle": WORK, "de-Dora": gun},
        {
            "fr-fortress-Citadelle": {"hex": "57.54", "turned": True},
            "de-Dora": {"hex": "57.54", "mode": "deployed", "army": "de-SIXTH"},
        },
    )
    assert values(g, "fr-fortress-Citadelle")[1] == 6
    assert s12_fortress.steps_left(g, "fr-fortress-Citadelle") == 4
    play = Playing(g, s13_bombardment.bombard, "de-Dora", "fr-fortress-Citadelle")
    rolls = 0
    while not play.is_over:
        play.dice(1)
        rolls += 1
    assert g.units["fr-fortress-Citadelle"].where == REMOVED
    assert rolls <= 5


def test_supply_units_reach_as_far_as_they_say() -> None:  # 2.6.1
    far = {"fr-depot-SECOND": {"range": 12, "extended_range": 20, "ammo_limit": 3}}
    assert s15_lines.farthest(position(far)) == 20
    assert s15_lines.farthest(position({})) < 20


def test_they_arrive_as_others_do() -> None:  # 16.1#1
    arrival = {"gt": 2, "units": ["fr-99"], "army": "fr-SECOND", "hex": "54.55"}
    told = document({"fr-99": NEW}, arrivals=[arrival], player="allied", phase="preliminary")
    game = grognard.new("oao", told, seed=3)
    for _ in range(30):
        if "fr-99" in game.state.units:
            break
        game.answer(game.options()[0])
    assert values(game.state, "fr-99")[0] == 17


# ours


def test_ours_with_other_values() -> None:  # 2.3#1 7.1.1#1
    g = position({"fr-29-15": {"front": "20/21/6/9", "ce": 7, "movement": 4}})
    assert values(g, "fr-29-15")[:4] == (20, 21, 6, 9)
    assert s06_effectiveness.base_ce(g, "fr-29-15") == 7
    assert s07_costs.total(s07_allowance.allowance(g, "fr-29-15", counter=False)) == 4
    g.change("fr-29-15", losses=1)
    assert values(g, "fr-29-15")[0] == 11, "the other side is as printed"
    assert values(position({}), "fr-29-15")[:4] == (13, 15, 5, 4), "in another game nothing has changed"


def test_a_formation_may_become_an_asset() -> None:  # GLOSS.asset_unit
    g = position({"fr-29-15": {"asset_ce": 8, "size": "x"}})
    assert s02_units.is_asset(g, "fr-29-15")
    assert (s06_effectiveness.base_ce(g, "fr-29-15"), values(g, "fr-29-15")[4]) == (8, 4)


def test_rules_that_name_a_unit_still_mean_it() -> None:
    big = s13_guns.BIG_BATTERY
    g = position({big: {"rolls": 3}}, {big: {"hex": "60.52", "army": "de-SIXTH"}})
    assert g.units[big].counter != g.units[big].name == big
    assert s13_guns.is_big(g, big)  # 13.1.3#5
    assert s13_guns.printed(g, big).rolls == 3


def test_every_counter_of_the_game_can_be_told_by_a_document() -> None:
    for id_, printed in counters().units.items():
        key = key_of(id_, {})
        told = piece_of(key)
        if isinstance(told, Combat):
            assert isinstance(printed, Combat)
            told = replace(told, establishment=printed.establishment)  # only an input of the values
        assert (told, marker_of(key)) == (printed, marker_of(id_)), id_


# the document


def test_a_game_with_them_is_written_and_saved() -> None:
    told = document(
        {"fr-99": NEW, "fr-29-15": {"front": "20/21/6/9"}, "fr-fort-Essai": FORT},
        {"fr-99": {"hex": "56.55", "army": "fr-SECOND"}, "fr-fort-Essai": {"hex": "57.54"}},
    )
    game = grognard.new("oao", told, seed=5)
    for number, each in enumerate(played(game, 5, 60)):
        if number % 10 == 0:
            written = each.document()
            assert set(written["counters"]) == {"fr-99", "fr-29-15", "fr-fort-Essai"}
            again = grognard.new("oao", written, seed=5)
            assert again.digest() == each.digest()
            assert grognard.load(each.save()).digest() == each.digest()


@pytest.mark.parametrize(
    ("counters", "field"),
    [
        ({"fr 99": NEW}, "counters.fr 99"),
        ({"fr-99": {**NEW, "front": "17/18/6"}}, "counters.fr-99.front"),
        ({"fr-99": {**NEW, "size": "iiii"}}, "counters.fr-99.size"),
        ({"fr-99": {**NEW, "asset_ce": 3}}, "counters.fr-99"),
        ({"fr-99": {**NEW, "nation": "martian"}}, "counters.fr-99.nation"),
        ({"fr-99": {"like": "fr-nobody"}}, "counters.fr-99.like"),
        ({"fr-99": {**NEW, "abandonment": 3}}, "counters.fr-99"),
        ({"fr-99": {**NEW, "movement": "fast"}}, "counters.fr-99.movement"),
        ({"fr-99": {"label": "99"}}, "counters.fr-99.nation"),
        ({"fr-99": {**FORT, "hex": None}}, "counters.fr-99"),
        ({"fr-99": {**WORK, "steps": 0}}, "counters.fr-99.steps"),
        ({"fr-99": {**NEW, "ce": -1}}, "counters.fr-99.ce"),
    ],
)
def test_what_no_counter_can_be_is_refused(counters: dict[str, Any], field: str) -> None:
    with pytest.raises(BadDocument) as refused:
        position(counters)
    assert refused.value.where.startswith(field)
