"""Section 5: initiative, command couplets, administration."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.rpc.rules.s05_sequence import TURN
from tests.rpc.scene import Scene

UNITS = {"G": "D08 german infantry", "B": "D02 british infantry"}
NIGHT = {"night": {"turns": ["all"]}}
INFILTRATION = {"infiltration": {"german": ["attack"], "british": ["attack"]}}


def turn(german: int, british: int, **document: Any) -> Scene:
    """A turn begins with these dice."""
    return Scene(UNITS, phase="initiative", **document).dice(german).dice(british)


def passed(scene: Scene) -> Scene:
    """Everybody passes to the end of the turn."""
    while scene.game.pending is not None and scene.pending.kind == "command-choose":
        scene.game.answer("pass")
    return scene


# 5.1 initiative


@pytest.mark.parametrize(
    ("german", "british", "side", "couplets"),
    [
        (4, 6, "british", 2),
        (5, 5, "german", 3),
        (6, 1, "german", 5),
        (1, 1, "german", 3),
        (2, 1, "german", 1),
    ],
)
def test_the_higher_die_has_the_initiative_by_the_difference(
    german: int, british: int, side: str, couplets: int
) -> None:
    scene = turn(german, british)
    assert (scene.g.initiative, scene.g.couplets) == (
        side,
        couplets,
    )  # 5.11#1 5.11#2 5.11#3 9.0.T1#1 9.0.T2#1 9.0.T3#1 2.1#2 GLOSS.CP
    scene.expect(side, "command-choose")  # 5.21#2


def test_night_takes_a_couplet() -> None:
    assert turn(5, 2, rules=NIGHT).g.couplets == 2  # 5.12#2
    assert turn(5, 5, rules=NIGHT).g.couplets == 2, "a tie is three before the night"  # 5.11#3


def test_no_two_empty_turns_at_night() -> None:
    """A difference of 1 gives no couplet; in the next turn the night does not count."""
    scene = turn(4, 3, rules=NIGHT)
    assert scene.g.turn == 2, "the turn had no couplet and is over"  # 5.12#2 5.24
    scene.dice(4).dice(3)
    assert (scene.g.turn, scene.g.couplets) == (2, 1)  # 5.12#3
    passed(scene).dice(3).dice(2)
    assert scene.g.turn == 4, "in the turn after that it counts again"  # 5.12#3


def test_infiltration_adds_one_couplet_once() -> None:
    assert turn(5, 2, rules=INFILTRATION).g.couplets == 4  # 5.12#4
    one = {"infiltration": {"german": ["attack"]}}
    assert turn(5, 2, rules=one).g.couplets == 4  # 5.12#4
    assert turn(5, 2, rules={"infiltration": {"german": ["counter attack"]}}).g.couplets == 3


def test_modifiers_to_couplets_add_up() -> None:
    assert turn(5, 2, rules={**NIGHT, **INFILTRATION}).g.couplets == 3  # 5.12#1
    assert turn(3, 2, rules={**NIGHT, **INFILTRATION}).g.couplets == 1  # 5.12#1


def test_a_scenario_may_fix_the_initiative() -> None:
    scene = Scene(UNITS, phase="initiative", rules={"initiative": {"1.attack.1": ["british", 3]}})
    assert (scene.g.initiative, scene.g.couplets) == ("british", 3)
    scene.expect("british", "command-choose")


def test_initiative_and_couplets_are_shown() -> None:
    view = turn(1, 4).game.view(None)
    tracks = view["tracks"]
    assert (tracks["initiative"]["side"], tracks["couplets"]["value"]) == ("british", 3)  # 5.13#1 5.13#2
    assert view["active"] == "british"


# 5.2 couplets


def test_halves_alternate_and_the_side_with_the_initiative_always_begins() -> None:
    scene = turn(1, 3)
    asked = []
    for _ in range(4):
        asked.append((scene.pending.side, scene.g.couplet))
        scene.answer(scene.pending.side, "command-choose", "pass")
    assert asked == [
        ("british", 1),
        ("german", 1),
        ("british", 2),
        ("german", 2),
    ]  # 5.21#1 5.21#2 5.23 9.0.T1#13
    assert scene.g.turn == 2  # 5.24


def test_passing_is_allowed_and_spends_nobody() -> None:
    scene = turn(2, 1).german("command-choose", "pass")
    assert scene.note("passed")["side"] == "@side-german"  # 5.21#3
    assert scene.unit("G").ready


def test_one_command_a_half_and_then_the_other_side() -> None:
    scene = turn(2, 1).command("G").act("G", "deploy")
    scene.expect("british", "command-choose")  # 5.21#1 5.22#2


# 5.3 administration


def test_administration_clears_the_turn() -> None:
    """Spent units are ready again, smoke goes, movement is restored, the turn marker moves; gas and craters stay."""
    units = {
        "G": "D08 german infantry spent points=1 lost_check",
        "B": "D02 british infantry spent",
        "C": "A01 british infantry",
    }
    scene = Scene(units, smoke=["D05"], gas={"D06": 1}, scrapes={"D07": "dug"})
    scene.british("command-choose", "pass")
    assert scene.g.turn == 2  # 5.3#4
    assert scene.unit("G").ready  # 5.3#1
    assert scene.unit("B").ready
    assert scene.unit("G").points == -1  # 5.3#3
    assert not scene.unit("G").lost_check
    assert not scene.g.smoke  # 5.3#1
    assert scene.g.gas  # 7.512#1
    assert scene.g.scrapes


def test_gas_goes_with_the_last_turn() -> None:
    scene = Scene(UNITS, turn=6, gas={"D06": 1})
    passed(scene)
    assert scene.game.outcome is not None
    assert not scene.g.gas  # 5.3#5 7.512#1


def test_the_game_ends_after_its_turns() -> None:
    scene = Scene(UNITS, turns=2, phase="initiative")
    for _ in range(2):
        passed(scene.dice(2).dice(1))
    assert scene.game.outcome is not None  # 10.1#4
    assert scene.game.outcome.winner is None


def test_a_turn_has_three_phases() -> None:
    assert TURN == ("initiative", "couplets", "administration")  # 5.0#1
    phases = []
    scene = Scene(UNITS, phase="initiative")
    phases.append(scene.g.phase)
    scene.dice(2).dice(1)
    phases.append(scene.g.phase)
    assert phases == ["initiative", "couplets"]  # 5.0#1


def test_a_position_may_stand_anywhere_in_the_turn() -> None:
    scene = Scene(UNITS, initiative="british", couplets=3, couplet=2, half=1)
    scene.german("command-choose", "pass")
    assert (scene.g.couplet, scene.pending.side) == (3, "british")
    scene = Scene(UNITS, command={"side": "german", "units": ["G"]})
    scene.german("actor-choose", "G").expect("german", "action-choose")


def test_every_turn_has_a_heading_and_none_follows_the_last() -> None:
    scene = turn(2, 1, turns=2, turn=1, rules={"night": {"turns": [2]}})
    passed(scene).dice(2).dice(1)
    passed(scene)
    assert scene.game.outcome is not None
    headings = [(note["turn"], note["night"]) for note in scene.said("turn")]
    assert headings == [(1, False), (2, True)]  # 5.0#1
