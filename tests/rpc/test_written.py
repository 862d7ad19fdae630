"""Positions as documents: what is written is read back equal, and what no game could come to is refused."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import grognard
from grognard.engine.snapshot import dump_state
from grognard.engine.table import Table
from grognard.games.rpc.start import begin
from grognard.games.rpc.state import State
from grognard.games.rpc.write import UNDER_WAY, write
from tests.rpc.scene import Scene, open_map

BEGINNINGS = {"actor-choose", "command-choose", "counter-attack-offer", "marker-choose", "set-up-choose"}
"""Decisions at which a set-up, a couplet, an action or a scenario begins: the keys of the document tell them all."""
SCENARIOS = [scenario.id for scenario in grognard.scenarios("rpc")]


def read_back(game: Table) -> dict[str, Any]:
    """The position of a document that was written here, as plain data."""
    document = json.loads(json.dumps(write(game.state, game.given)))
    return dump_state(begin({**document, "moment": {"fits": ""}}, game.options_given))


def assert_written(game: Table) -> None:
    told, played = read_back(game), dump_state(game.state)
    different = {name for name in told.keys() | played.keys() if told.get(name) != played.get(name)}
    assert different <= UNDER_WAY, {name: (told.get(name), played.get(name)) for name in different}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_position_of_a_random_game_can_be_written(scenario: str) -> None:
    game, rng = grognard.new("rpc", scenario, seed=1), Random(1)
    for number in range(900 if "campaign" in scenario else 450):
        question = game.pending
        if question is None:
            break
        if number % 9 == 0 or (question.kind in BEGINNINGS and number % 3 == 0):
            assert_written(game)
        if question.kind in BEGINNINGS and number % 10 == 0:
            assert "moment" not in game.document(), question.kind
        game.answer(rng.choice(question.options), question.side)


def test_a_command_that_has_begun_needs_no_moment() -> None:
    units = {"A": "D05 german infantry", "C": "D04 german infantry", "W": "L01 british machine-gun"}
    scene = Scene(units).command("A", "C").act("A", "deploy").expect("german", "actor-choose")
    document = scene.game.document()
    assert "moment" not in document
    assert document["command"] == {"side": "german", "kind": "mass", "units": ["A", "C"], "acted": ["A"]}


def test_a_step_has_its_moment() -> None:
    scene = Scene({"A": "D05 german infantry", "W": "L01 british machine-gun"}).command("A").act("A", "move")
    scene.german("step-choose", "D04").decline()
    document = scene.game.document()
    assert not document["moment"]["state"]
    again = grognard.new("rpc", document, chance="ask")
    assert again.digest() == scene.game.digest()


# what follows from a document without being said


BARRAGE = {"side": "british", "lines": [["D05"], ["E05"], ["F05"]]}
COMMAND = {"side": "german", "units": ["A"]}
UNITS = {
    "A": "A05 german infantry", "D": "D05 german infantry", "E": "E05 german infantry", "W": "L01 british infantry",
}  # fmt: skip


@pytest.mark.parametrize(("document", "at", "lost"), [
    ({"couplet": 1}, 0, "D"),
    ({"couplet": 1, "command": COMMAND}, 0, ""),
    ({"couplet": 1, "half": 1}, 0, ""),
    ({"couplet": 2}, 1, "E"),
    ({"couplet": 2, "command": COMMAND}, 0, ""),
    ({"couplet": 2, "half": 1}, 0, ""),
    ({"couplet": 3}, 0, ""),
])  # fmt: skip
def test_a_barrage_falls_once_a_couplet(document: dict[str, Any], at: int, lost: str) -> None:
    g = Scene(UNITS, barrage=BARRAGE, couplets=3, **document).g
    assert g.barrage is not None
    assert (g.barrage.at, g.barrage.active) == (at, True)  # 7.42#1 7.42#2 7.45#1
    assert [id_ for id_ in ("D", "E") if g.units[id_].where < 0] == [lost] * bool(lost)


def test_a_barrage_falls_when_the_document_says() -> None:
    g = Scene(UNITS, barrage={**BARRAGE, "fell": 1}, couplets=3).g
    assert g.units["D"].where >= 0
    assert g.barrage is not None
    assert g.barrage.fell == 1


def test_a_move_goes_on_and_nothing_else_does() -> None:
    units = {
        "A": "D05 german infantry moving points=1",
        "C": "D06 german infantry",
        "W": "L01 british machine-gun",
    }
    for acted in ([], ["A"]):
        command = {"side": "german", "units": ["A", "C"], "acted": acted}
        scene = Scene(units, command=command).german("actor-choose", "A")
        assert scene.ids == ["move", "back"]  # 6.03#3
        scene.german("action-choose", "move").german("step-choose", "D04").decline()
        assert (scene.at("A"), scene.unit("A").ready) == ("D04", False)  # 6.61#7


@pytest.mark.parametrize(("hourglass", "primed"), [(1, True), (2, True), (3, False)])
def test_an_hourglass_that_has_run_out_primes(hourglass: int, primed: bool) -> None:
    group = {
        "side": "british",
        "firepower": 3,
        "mode": "flare",
        "target": "D05/D04/E05",
        "hourglass": hourglass,
    }
    it = Scene(UNITS, artillery={"B": group}, turn=2).g.artillery["B"]
    assert (it.primed, it.hourglass) == (primed, 0 if primed else 3)  # 7.222#1
    assert it.called_mode == "flare"


def test_a_primed_group_was_called_by_its_own_mode() -> None:
    group = {"side": "german", "firepower": 3, "mode": "runner", "target": "D05/D04/E05", "primed": True}
    scene = Scene({**UNITS, "X": "K05 british infantry"}, artillery={"G": group}).command("A")
    scene.expect("chance", "signal-roll").total(12)  # 7.23#1


def test_control_is_completed() -> None:
    g = Scene(UNITS, control={"K05": "german"}).g
    held = {g.board.name(cell): side for cell, side in g.control.items()}
    assert held == {
        "K05": "german",
        "A05": "german",
        "D05": "german",
        "E05": "german",
        "L01": "british",
    }  # 3.9#1


def test_those_who_came_first_stand_first() -> None:
    units = {"A": "D05 german infantry", "C": "D05 german infantry", "W": "L01 british infantry"}
    assert Scene(units, stacks={"D05": ["C", "A"]}).g.in_hex(Scene(units).cell("D05")) == ("C", "A")


# counters of the document's own


GUARD = {
    "types": ["infantry"],
    "formed": "+9 / 3 / [7] / 10 / 5",
    "dispersed": "+1 / 1 / 2_ / 9 / 1",
    "name": "Guard",
}


def test_units_with_values_of_ones_own() -> None:
    units = {"A": "D05 german guard", "B": "D05 british infantry dispersed spent", "W": "L01 british guard"}
    scene = Scene(units, counters={"guard": GUARD, "infantry": {**GUARD, "side": "british"}})
    scene.command("A").act("A", "move").german("step-choose", "melee")
    scene.german("melee-attack", "B").british("melee-attack", "A").total(2).total(2)
    assert [part[1] for part in scene.said("check")[0]["modifiers"]] == [2]  # 6.675#2
    assert [part[1] for part in scene.said("check")[1]["modifiers"]] == [7]
    assert scene.said("check")[0]["cohesion"] == 10
    assert scene.said("check")[0]["name"] == "Guard"
    printed = {unit["id"]: unit["printed"]["movement"] for unit in scene.game.view(None)["units"]}
    assert printed == {"A": 5, "B": 1, "W": 5}


@pytest.mark.parametrize(("kind", "where"), [
    ({**GUARD, "types": ["camel"]}, "counters.x.types"),
    ({**GUARD, "types": []}, "counters.x.types"),
    ({**GUARD, "formed": "+1/2"}, "counters.x.formed"),
    ({**GUARD, "side": "french"}, "counters.x.side"),
])  # fmt: skip
def test_wrong_values_are_refused(kind: dict[str, Any], where: str) -> None:
    with pytest.raises(grognard.BadDocument, match=f"^{where}"):
        Scene(UNITS, counters={"x": kind})


# what no game could come to


G = "german infantry"
HERE = "D05/D04/E05"


@pytest.mark.parametrize(("document", "where"), [
    ({"couplets": 2, "couplet": 5}, "couplet"),
    ({"couplets": 2, "couplet": 3}, "couplet"),
    ({"turn": 7}, "turn"),
    ({"day": 2}, "day"),
    ({"segment": "night"}, "segment"),
    ({"phase": "between"}, "phase"),
    ({"campaign": {"attacker": "german", "days": 2}, "day": 3}, "day"),
    ({"campaign": {"attacker": "german", "days": 2}, "turn": 13}, "turn"),
    ({"campaign": {"attacker": "german", "days": 2}, "night_attacks": {"german": 2}}, "night_attacks.german"),
    ({"date": "1915-08-31", "gas": {"D05": 1}}, "gas"),
    ({"date": "1915-08-31", "artillery": {"B": {"side": "german", "firepower": 1, "target": HERE, "shell": "gas"}}},
     "artillery.B.shell"),
    ({"artillery": {"B": {"side": "german", "firepower": 1, "hourglass": 4}}}, "artillery.B.target"),
    ({"artillery": {"B": {"side": "german", "firepower": 1, "target": HERE, "primed": True, "firing": True}}},
     "artillery.B.primed"),
    ({"breaches": ["D05/D06"]}, "breaches"),
    ({"bomb_stops": ["D05/D06"]}, "bomb_stops"),
    ({"control": {"A05": "british"}}, "control.A05"),
    ({"units": {"A": f"D05 {G} points=1", "W": "L01 british infantry"}}, "units.A.ready"),
    ({"units": {"A": f"D05 {G} lost_to=fire", "W": "L01 british infantry"}}, "units.A.lost_to"),
    ({"units": {"A": f"D05 {G}", "B": f"D05 {G}", "C": f"D05 {G}"}}, "units.C.hex"),
    ({"units": {"A": f"D05 {G}", "B": "D05 british infantry"}, "phase": "set up"}, "units"),
    ({"stacks": {"D05": ["A"]}}, "stacks.D05"),
    ({"command": {"side": "german", "units": ["A"], "acted": ["D"]}}, "command.acted"),
    ({"command": {"side": "german", "units": ["A"], "kind": "mass"}}, "command.kind"),
    ({"to_place": {"guards scrape": 1}}, "to_place.guards scrape"),
    ({"barrage": {**BARRAGE, "fell": 3}}, "barrage.fell"),
])  # fmt: skip
def test_what_no_game_could_come_to(document: dict[str, Any], where: str) -> None:
    units = document.pop("units", UNITS) if "units" in document else UNITS
    with pytest.raises(grognard.BadDocument, match=f"^{where}"):
        Scene(units, **document)


def test_both_sides_may_be_in_one_hex() -> None:
    units = {"A": f"D05 {G}", "B": "D05 british infantry", "W": "L01 british infantry"}
    assert isinstance(Scene(units).g, State)  # 3.4#3 6.63#2


# words that a map does not know


@pytest.mark.parametrize(("features", "where"), [
    ({"lines": [{"kind": "raod", "path": ["A01", "A02"]}]}, r"map.lines\[0\].kind"),
    ({"lines": [{"kind": "trench", "path": ["A01", "A02"]}]}, r"map.lines\[0\].side"),
    ({"lines": [{"kind": "trench", "side": "french", "path": ["A01", "A02"]}]}, r"map.lines\[0\].side"),
    ({"lines": [{"kind": "road", "side": "german", "path": ["A01", "A02"]}]}, r"map.lines\[0\]"),
    ({"outlines": [{"kind": "forest", "at": "A01", "points": [[0, 0], [1, 0], [1, 1]]}]}, r"map.outlines\[0\].kind"),
    ({"hexes": {"A01": {"greendot": True}}}, "map.hexes.A01"),
    ({"hexes": {"A01": {"green_dot": "yes"}}}, "map.hexes.A01.green_dot"),
])  # fmt: skip
def test_misspelt_words_of_a_map_are_refused(features: dict[str, Any], where: str) -> None:
    hexes = features.pop("hexes") if "hexes" in features else {}
    with pytest.raises(grognard.BadDocument, match=f"^{where}"):
        Scene(UNITS, map=open_map(hexes, **features))


def test_whoever_found_no_room_stays_off_the_map() -> None:
    """An area of one hex for three units: what is written afterwards can be read."""
    document = {
        "map": open_map(),
        "date": "1915-05-08",
        "forces": {
            "few": {"side": "german", "units": {"infantry": 3}, "area": ["E05"]},
            "others": {"side": "british", "units": {"infantry": 1}, "area": ["A05"]},
        },
    }
    game, rng = grognard.new("rpc", document, seed=1), Random(1)
    for _ in range(60):
        if game.pending is None:
            break
        assert_written(game)
        game.answer(rng.choice(game.options()))
    assert game.state.phase != "set up"
