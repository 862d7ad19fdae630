"""Views, the board as text, and what the page may ask about the board."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import grognard
from grognard.engine.text import LANGUAGES, texts
from grognard.games.rpc import TITLE
from grognard.games.rpc.describe import describe
from tests.rpc.scene import Scene

UNITS = {
    "M": "V10 british machine-gun dispersed", "B": "V11 british infantry spent",
    "G": "X09 german infantry", "A": "X13 german artillery dispersed",
}  # fmt: skip


def asked(scene: Scene, query: str) -> dict[str, Any]:
    return describe(scene.g, "german", query)


def test_a_view_is_plain_data() -> None:
    game, rng = grognard.new("rpc", "frezenberg", seed=2), Random(2)
    for _ in range(400):
        if game.pending is None:
            break
        for side in (*game.sides, None):
            view = game.view(side)
            assert json.loads(json.dumps(view)) == view
            on_map = {id_ for id_, unit in game.state.units.items() if unit.where >= 0}
            assert {unit["id"] for unit in view["units"] if unit["hex"] in game.state.board.names} == on_map
        game.answer(rng.choice(game.pending.options))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_in_words(language: str) -> None:
    scene = Scene(UNITS, map="trenches", turn=2, victory={"kind": "control", "area": ["W10"]}, smoke=["W11"])
    assert TITLE.text_board is not None
    lines = TITLE.text_board(scene.game.view(None), texts(TITLE, language)).splitlines()
    words = {
        "en": "V10: British Machine gun (dispersed, IN)",
        "fr": "V10: Britanniques Mitrailleuse (dispersée, DANS)",
    }
    assert words[language] in lines
    assert any(line.startswith("W11: ") for line in lines)
    objective = {"en": "Objective W10: -", "fr": "Objectif W10: -"}
    assert objective[language] in lines


def test_sight_explains_itself() -> None:
    scene = Scene(map="hill60", date="1915-06-15")
    answer = asked(scene, "sight:N19:O23")
    assert (answer["clear"], answer["levels"], answer["distance"]) == (False, [3, 2], 4)
    assert [(r["rule"], r["args"]["hex"]) for r in answer["reasons"]] == [("4.53", "O22")]
    assert asked(scene, "sight:P21:O20/P19/P20")["clear"]


def test_the_field_of_view() -> None:
    scene = Scene(UNITS, map="trenches", smoke=["W10"])
    answer = asked(scene, "view:X10")
    assert answer["hexes"]["W10"] == 0
    assert answer["hexes"]["V09"] == 1, "seen through smoke"
    assert set(answer["hexes"]) <= set(scene.g.board.names)


def test_ranges() -> None:
    scene = Scene(UNITS, map="trenches")
    answer = asked(scene, "range:M")
    assert (answer["firepower"], answer["anti_tank"], answer["range"]) == (2, -1, 5)
    assert (answer["hexes"]["V10"], answer["hexes"]["W10"], answer["hexes"]["X10"]) == (1, 0, -1)
    assert asked(scene, "range:A")["hexes"]["V12"] == -1
    limbered = Scene({"M": "V10 british machine-gun", "G": "X09 german infantry"}, map="trenches")
    assert asked(limbered, "range:M")["hexes"] == {}


def test_reach() -> None:
    scene = Scene(UNITS, map="trenches")
    hexes = asked(scene, "reach:G")["hexes"]
    assert hexes["W10"] == 1
    assert hexes["V09"] == 2


def test_artillery_timing() -> None:
    artillery = {"X": {"side": "german", "firepower": 3, "mode": "runner"}}
    groups = asked(Scene(UNITS, map="trenches", artillery=artillery), "artillery")["groups"]
    assert set(groups) == {"X"}
    assert (groups["X"]["side"], groups["X"]["firepower"], groups["X"]["target"]) == ("german", 3, "")


@pytest.mark.parametrize(
    "query", ["sight:V10:Z99", "sight:V10", "view:", "range:nobody", "reach:", "weather"]
)
def test_a_query_that_makes_no_sense_is_refused(query: str) -> None:
    with pytest.raises(grognard.BadDocument):
        describe(Scene(UNITS, map="trenches").g, None, query)
