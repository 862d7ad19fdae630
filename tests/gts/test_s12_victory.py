"""12 The end of a turn and of the game."""

from __future__ import annotations

from typing import Any

from tests.gts.scene import Scene

UNITS = {"A": "D05 rifles", "G": "K05 grenadiers"}
WORTH = [{"points": 3, "area": ["F05", "K05"]}, {"points": 1, "area": ["D05"]}]


def last_turn(**victory: Any) -> Scene:
    terms = {"side": "allied", "count": 4, "worth": WORTH, **victory}
    return Scene(UNITS, turn=3, victory=terms, control={"F05": "allied"})


def test_the_turn_marker_moves_on() -> None:
    scene = Scene(UNITS)
    scene.allied("actor-choose", "done")
    assert scene.g.turn == 2  # 12.0#1
    assert scene.note("turn")["label"] == "0900"


def test_after_the_last_turn_victory_is_determined() -> None:
    scene = last_turn()
    scene.allied("actor-choose", "done")
    assert scene.game.outcome is not None  # 12.0#2
    assert (scene.game.outcome.winner, scene.game.outcome.scores) == ("allied", {"allied": 4})
    assert scene.game.outcome.rule == "12.0"


def test_a_point_short_is_lost() -> None:
    scene = last_turn(count=5)
    scene.allied("actor-choose", "done")
    assert scene.game.outcome is not None
    assert scene.game.outcome.winner == "german"  # 12.0#2


def test_steps_of_the_enemy_may_count() -> None:
    terms = {"side": "allied", "count": 4, "worth": [], "steps": 2}
    scene = Scene(UNITS, turn=3, victory=terms, losses={"german": 2, "allied": 5})
    scene.allied("actor-choose", "done")
    assert scene.game.outcome is not None
    assert scene.game.outcome.scores == {"allied": 4}


def test_a_hex_belongs_to_the_last_who_was_there() -> None:
    scene = last_turn()
    g = scene.g
    assert g.held_hexes[g.board.cell("K05")] == "german"
    g.move_to("A", g.board.cell("K05"))
    g.move_to("A", g.board.cell("L05"))
    assert g.held_hexes[g.board.cell("K05")] == "allied"
    g.move_to("G", g.board.cell("F05"), entering=True)
    assert g.held_hexes[g.board.cell("F05")] == "allied", "whoever is entering is not in play"
