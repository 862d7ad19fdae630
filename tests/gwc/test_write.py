"""Positions are written as documents and read back equal, at every decision that begins an Order or a Turn."""

from __future__ import annotations

import json
from random import Random

import pytest

import grognard
from grognard.engine.snapshot import dump_state
from grognard.games.gwc.start import begin
from grognard.games.gwc.title import TITLE
from grognard.games.gwc.write import UNDER_WAY, write

SCENARIOS = [scenario.id for scenario in TITLE.scenarios()]
ORDERED = (
    "formations",
    "weapons",
    "at",
    "terrain_markers",
    "fortifications",
    "gas",
    "control",
    "sole",
    "time_track",
    "taken",
)
"""Tables whose order may show in the order of options."""
QUIET = ("order-choose", "set-up-piece")


def is_same(a: object, b: object) -> bool:
    return a == b and (not isinstance(a, dict) or not isinstance(b, dict) or list(a) == list(b))


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_written_position_is_read_back_equal(scenario: str, seed: int) -> None:
    game = grognard.new("gwc", scenario, seed=seed, options={"edition": "fr"} if seed == 2 else {})
    rng = Random(f"{scenario}{seed}")
    looked_at = 0
    for number in range(600):
        if game.pending is None:
            break
        g = game.state
        if game.pending.kind in QUIET:
            document = json.loads(json.dumps(write(g, game.given)))
            again = begin(document, g.setting.options)
            for field, value in dump_state(g).items():
                assert dump_state(again).get(field) == value, (scenario, field)
            assert dump_state(again) == dump_state(g)
            assert [list(getattr(again, f)) for f in ORDERED] == [list(getattr(g, f)) for f in ORDERED]
            looked_at += 1
        elif number % 7 == 0:
            document = json.loads(json.dumps(write(g, game.given)))
            again = begin({**document, "moment": {}}, g.setting.options)
            different = {f for f in g.__struct_fields__ if not is_same(getattr(again, f), getattr(g, f))}
            assert different <= UNDER_WAY | {"setting", "notes", "outcome"}, (scenario, game.pending.kind)
        game.answer(rng.choice(game.options()).id, game.pending.side)
    assert looked_at > 20
