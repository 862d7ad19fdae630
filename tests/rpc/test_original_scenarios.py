"""Our own scenarios: they bring into play what the Ypres volume never uses."""

from __future__ import annotations

from datetime import date
from random import Random
from typing import Any

import pytest

import grognard
from grognard.engine.table import Table
from grognard.games.rpc.document import setting
from grognard.games.rpc.rules import s03_masses, s07_registration, s10_reinforcements
from grognard.games.rpc.scenario import scenario_document
from grognard.games.rpc.state import EXITED, OFF_MAP, State

TANKS, STORM = "flesquieres", "manchester-hill"


def units_of(id_: str) -> set[str]:
    return {type_ for forces in scenario_document(id_)["forces"].values() for type_ in forces["units"]}


def of_all(id_: str, key: str) -> set[str]:
    return {kind for forces in scenario_document(id_)["forces"].values() for kind in forces.get(key, ())}


def modes(id_: str) -> set[str]:
    return {group["mode"] for group in scenario_document(id_)["artillery"].values()}


def after_set_up(id_: str, seed: int) -> Table:
    """Set up at random, up to the first initiative."""
    game, rng = grognard.new("rpc", id_, seed=seed), Random(seed)
    while game.state.phase == "set up":
        assert game.pending is not None
        game.answer(rng.choice(game.pending.options).id)
    return game


def test_what_the_tank_scenario_brings_into_play() -> None:
    assert {"tank", "armored-car", "cavalry", "artillery"} <= units_of(TANKS)
    assert {"truck", "wagon", "mule"} <= of_all(TANKS, "transports")
    assert {"trench set", "flare", "aircraft", "telephone"} <= modes(TANKS)
    shared = setting(scenario_document(TANKS), {})
    assert shared.rules["preregistered"]
    assert shared.victory.exited
    assert shared.edges == {"german": "top", "british": "bottom"}
    assert scenario_document(TANKS)["barrage"]


def test_what_the_storm_scenario_brings_into_play() -> None:
    assert {"storm-infantry", "flamethrower", "a7v", "mortar"} <= units_of(STORM)
    assert "blockhouse" in of_all(STORM, "markers")
    assert "truck" in of_all(STORM, "transports")
    shared = setting(scenario_document(STORM), {})
    assert [each.kind for each in shared.bombardments] == ["paralyzing"]
    assert shared.victory.exit == frozenset(shared.board.edge("left"))
    assert shared.first_day >= date(1915, 9, 1), "gas"
    placed = [group for group in shared.groups.values() if group.turn and group.area]
    assert placed, "reinforcements that are placed on the map"


def test_tanks_begin_behind_their_barrage() -> None:
    g: State = after_set_up(TANKS, 1).state
    assert (g.initiative, g.couplets) == ("british", 3)
    assert g.observers["british"] in g.units
    assert g.artillery["B1"].preregistered
    assert g.artillery["G1"].preregistered, "by flares, whatever the scenario says"  # 7.3#2
    assert not g.artillery["G2"].preregistered  # 7.3#1
    assert g.barrage is not None
    assert g.barrage.active
    assert s07_registration.not_registered(g, "B1") is not None, "one vertex a group"  # 7.3#1


def test_fog_infiltration_and_the_reserve_in_the_wood() -> None:
    game = after_set_up(STORM, 2)
    g: State = game.state
    assert g.bombarded
    assert s03_masses.uses_infiltration(g, "german")
    assert g.night
    g.turn = 4
    assert not g.night
    assert "reserve-1" in s10_reinforcements.may_be_placed(g, "british")  # 10.22#1
    assert g.units["lorries-1"].where == OFF_MAP
    assert not s10_reinforcements.is_due(g, "lorries-1")


def test_exits_count() -> None:
    document: dict[str, Any] = {**scenario_document(STORM), "forces": {}, "artillery": {}, "bombardments": []}
    document["rules"] = {}
    document["units"] = {
        "S": {"type": "storm-infantry", "side": "german", "hex": "A11"},
        "Z": {"type": "storm-infantry", "side": "german", "hex": "Z11"},
        "B": {"type": "infantry", "side": "british", "hex": "A02"},
    }
    document |= {"phase": "couplets", "turn": 12, "couplets": 1, "initiative": "german"}
    game = grognard.new("rpc", document, seed=1, options={"reactions": "friendly"})
    for answer in ("S", "S", "move", "exit"):
        if game.pending is not None and game.pending.find(answer) is not None:
            game.answer(answer)
    assert game.state.units["S"].where == EXITED
    while game.pending is not None:
        game.answer("pass" if game.pending.find("pass") else "done")
    assert game.outcome is not None
    assert game.outcome.scores["german"] == 2


@pytest.mark.parametrize("id_", [TANKS, STORM])
def test_random_games_come_to_their_end(id_: str) -> None:
    for seed in (1, 2):
        game, rng = grognard.new("rpc", id_, seed=seed), Random(seed)
        while (asked := game.pending) is not None:
            game.answer(rng.choice(asked.options).id, asked.side)
        assert game.outcome is not None
        assert game.state.turn == game.state.setting.turns + 1
