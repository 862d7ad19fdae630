"""10 The Activation Phase: drawing chits, what each does first, and the chit that is carried over."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gts.scene import Scene

UNITS = {
    "A": "D05 rifles", "B": "D06 rifles of=blue", "C": "D08 rifles of=green", "G": "K05 grenadiers",
    "H": "K07 grenadiers of=berg",
}  # fmt: skip
FORMATIONS = ("formation:red", "formation:blue", "formation:feld", "formation:berg")


def phase(*mug: str, **more: Any) -> Scene:
    return Scene(UNITS, chit="", mug=mug, **more)


def done(scene: Scene) -> Scene:
    """Whoever is Active does nothing, and his Leaders stay where they are."""
    while scene.game.pending is not None and scene.pending.kind in ("actor-choose", "leader-transfer"):
        scene.game.answer("done" if scene.pending.kind == "actor-choose" else "stay")
    return scene


# drawing


def test_chits_are_drawn_one_at_a_time_until_one_is_left() -> None:
    scene = phase(*FORMATIONS)
    assert scene.pending.kind == "chit-draw"
    assert scene.ids == list(FORMATIONS)  # 1.2#4, 10.0.1#3: blindly, any of them
    done(scene.draw("formation:feld"))
    assert scene.ids == ["formation:red", "formation:blue", "formation:berg"]  # 1.2#4
    done(scene.draw("formation:berg"))
    assert scene.ids == ["formation:red", "formation:blue"]
    done(scene.draw("formation:blue"))
    assert scene.g.turn == 2  # 10.0.6#1: the last but one was played
    assert scene.g.played == ("formation:red",)  # 10.0.6#2, 1.2#5, 10.0.1#2


def test_one_side_may_have_all_its_chits_drawn_first() -> None:
    scene = phase(*FORMATIONS)
    done(scene.draw("formation:feld"))
    assert "formation:berg" in scene.ids  # 1.2#7
    done(scene.draw("formation:berg"))
    assert scene.g.played == ("formation:feld", "formation:berg")  # 1.2#7


def test_the_owner_of_the_chit_acts() -> None:
    scene = phase(*FORMATIONS).draw("formation:feld")
    scene.expect("german", "actor-choose")  # 1.2#4, 29.3#1
    assert scene.ids == ["G", "done"]  # 10.0.1#4
    assert scene.game.view(None)["active"] == "german"


def test_a_chit_comes_out_of_play_when_it_is_played() -> None:
    scene = done(phase(*FORMATIONS).draw("formation:red"))
    assert "formation:red" not in (*scene.g.mug, scene.g.carried)  # 7.1#4
    assert scene.g.acting is None


def test_the_scenario_names_the_first_chit() -> None:
    scene = phase("formation:red", "command:german", step="G", turn=1, carried="formation:feld")
    scene.expect("german", "actor-choose")  # 10.0.1#1
    assert scene.note("carried-played")["side"] == "@side-german"


# the last chit


def test_the_last_chit_is_the_first_of_the_next_turn() -> None:
    scene = phase("formation:red", "formation:blue").draw("formation:red")
    scene.allied("actor-choose", "done")
    assert scene.g.turn == 2
    scene.expect("allied", "actor-choose")
    assert scene.g.acting is not None
    assert scene.g.acting.chit == "formation:blue"  # 1.2#5, 10.0.1#2, 10.0.6#2
    assert scene.g.points["first"].dispatch == 0  # 10.0.6#3: without paying
    assert len(scene.said("mug-filled")) == 1
    assert scene.note("chit-carried")["chit"]["id"] == "chit-formation"


def test_a_carried_chit_and_one_in_the_mug() -> None:
    scene = done(phase("command:german", carried="formation:red"))
    assert scene.g.turn == 2  # 10.0.6#1
    assert scene.g.played == ("command:german",)


def test_an_activation_alone_ends_the_phase() -> None:
    scene = done(Scene(UNITS))
    assert scene.g.turn == 2
    assert scene.g.carried == ""
    assert len(scene.g.mug) == 5


# what a chit does


def test_a_formation_chit_makes_its_units_active() -> None:
    scene = Scene(UNITS, chit="formation:red", begun=False)
    assert scene.ids == ["A", "done"]  # 10.0.1#4, 7.1#1


def test_a_division_chit_makes_all_its_units_active() -> None:
    scene = Scene(UNITS, chit="division:first", begun=False).dice(0, 7)
    assert scene.ids == ["A", "B", "done"]  # 10.0.1#8: not those of the second Division
    scene.allied("actor-choose", "A")
    assert "assault" not in scene.ids  # 10.0.1#8, 1.2#6, 7.1#2
    assert "fire" not in scene.ids  # 10.0.1#8


def test_a_formation_chit_allows_combat_and_a_division_chit_does_not() -> None:
    close = {"A": "D05 rifles", "G": "E05 grenadiers"}
    full = Scene(close, chit="formation:red").allied("actor-choose", "A")
    assert {"fire", "assault"} <= set(full.ids)  # 1.2#6, 7.1#2, 10.0.1#4
    limited = Scene(close, chit="division:first").allied("actor-choose", "A")
    assert not {"fire", "assault"} & set(limited.ids)  # 1.2#6, 7.1#2, 10.0.1#8


@pytest.mark.parametrize("chit", ["formation:red", "division:first"])
def test_second_actions_are_paid_with_command_points(chit: str) -> None:
    close = {"A": "D05 rifles", "G": "E05 grenadiers"}
    scene = Scene(close, chit=chit, points={"first": (1, 0)}).act("A", "pass")
    scene.expect("allied", "second-choose")  # 10.0.1#5, 10.0.1#9
    assert {"fire", "assault"} <= set(scene.ids)  # 10.0.1#9: without the limits of a Division's activation
    poor = Scene(close, chit=chit, points={"first": (0, 0)}).act("A", "pass")
    assert poor.game.pending is None or poor.pending.kind != "second-choose"  # 10.0.1#5


def test_a_direct_command_chit_activates_whoever_is_paid_for() -> None:
    scene = Scene(UNITS, chit="command:allied", begun=False, points={"first": (1, 0), "second": (1, 0)})
    assert scene.ids == ["A", "B", "C", "done"]  # 10.0.1#11, 1.2#8, 29.21: of several Divisions
    assert not scene.said("command-points")


def test_without_command_points_direct_command_does_nothing() -> None:
    scene = phase("command:allied", "command:german", "formation:feld")
    scene.draw("command:allied")
    assert scene.pending.kind == "chit-draw"  # 10.0.1#11
    assert scene.g.played == ("command:allied",)


def test_an_activation_begins_only_once() -> None:
    begun = Scene(UNITS, chit="division:first", begun=True)
    begun.expect("allied", "actor-choose")
    assert not begun.said("command-points")
    new = Scene(UNITS, chit="division:first", begun=False)
    assert new.pending.kind == "command-roll"  # 10.0.1#7
    new.dice(0, 7)
    assert new.g.acting is not None
    assert new.g.acting.begun
