"""Results that a document prescribes: they stand, whatever the dice say; and whose roll it is."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from grognard.games.rpc.charts import CHARTS
from grognard.games.rpc.state import CASUALTY
from tests.rpc.moves import moving, sides
from tests.rpc.scene import Scene
from tests.rpc.test_s07_bombardment import shelled

UNITS = {"S": "D04 british infantry", "G": "D05 german infantry spent", "W": "K09 german machine-gun"}
GROUP = {"side": "british", "firepower": 3, "target": "D05/D06/E06", "primed": True, "called_mode": "runner"}


def fires(**document: Any) -> Scene:
    scene = Scene(UNITS, initiative="british", **document).command("S").act("S", "fire")
    return scene.british("fire-choose", "D05") if scene.pending.kind == "fire-choose" else scene


@pytest.mark.parametrize(("result", "place", "formed"), [
    ("passed", "D05", True), ("failed", "D05", False), ("killed", str(CASUALTY), True),
])  # fmt: skip
def test_a_check(result: str, place: str, formed: bool) -> None:
    scene = fires(forced={"check-fire": [result]}).total(7)
    assert (scene.at("G"), scene.unit("G").formed) == (place, formed)  # 3.72#2 3.73#1
    assert not scene.g.forced


def test_the_next_check_is_by_the_dice() -> None:
    scene = fires(forced={"check-lost": ["failed"]}).total(2)
    assert scene.unit("G").formed
    assert scene.g.forced == {"check-lost": ("failed",)}


def test_a_lost_check_that_fails_whatever_the_dice() -> None:
    scene = moving(
        {"A": "D06 german infantry"},
        "A",
        features=sides("green", "D06/D05"),
        forced={"check-lost": ["failed"]},
    )
    scene.german("step-choose", "D05").total(2)
    assert not scene.unit("A").formed  # 6.661#2


@pytest.mark.parametrize(("forced", "rolls", "fired", "target"), [
    ({"signal": ["no"]}, [(1, 1)], False, "D05/D06/E06"),
    ({"signal": ["yes"], "accuracy": ["yes"]}, [(6, 6), (6,)], True, "D05/D06/E06"),
])  # fmt: skip
def test_signals_and_accuracy(
    forced: dict[str, list[str]], rolls: list[tuple[int, ...]], fired: bool, target: str
) -> None:
    scene = Scene(UNITS, initiative="british", artillery={"X": GROUP}, forced=forced).command("S")
    for faces in rolls:
        scene.dice(*faces)
    assert (scene.g.artillery["X"].firing, scene.g.artillery["X"].target) == (fired, target)  # 7.23#2 7.242#4


def test_the_error() -> None:
    ends = set()
    for result in ("1-2", "3-4", "5-6"):
        forced = {"signal": ["yes"], "accuracy": ["no"], "error": [result]}
        scene = Scene(UNITS, initiative="british", artillery={"X": GROUP}, forced=forced).command("S")
        scene.dice(6, 6).dice(1).british("spine-choose", scene.ids[0]).dice(1)
        ends.add(scene.g.artillery["X"].target)
    assert len(ends) == 3  # 7.243#2


@pytest.mark.parametrize(("result", "target", "firing"), [
    ("canceled", "", False), ("waits", "D05/D06/E06", False), ("fires", "D05/D06/E06", True),
])  # fmt: skip
def test_a_cancellation(result: str, target: str, firing: bool) -> None:
    forced = {"cancel": [result], "accuracy": ["yes"]}
    scene = Scene(UNITS, initiative="british", artillery={"X": GROUP}, forced=forced)
    scene.british("command-choose", "X")
    while scene.pending.side == "british":
        scene.british(scene.pending.kind, "cancel" if "cancel" in scene.ids else scene.ids[0])
    scene.dice(3, 5)
    if firing:
        scene.dice(6)
    assert (scene.g.artillery["X"].target, scene.g.artillery["X"].firing) == (target, firing)  # 7.23#4


@pytest.mark.parametrize(("kind", "gone"), [("pulverizing", True), ("paralyzing", False)])
def test_bombardments(kind: str, gone: bool) -> None:
    """By the dice the contrary would happen."""
    shells = {"kind": kind, "area": ["E05"]}
    scene = shelled({"T": "E05 british infantry in"}, shells, forced={kind: ["yes" if gone else "no"]})
    scene.dice(1 if gone else 6)
    assert scene.unit("T").where == CASUALTY if gone else scene.unit("T").ready  # 7.12#3 7.12#5


@pytest.mark.parametrize(("forced", "where"), [
    ({"crt": ["1"]}, "forced.crt"),
    ({"check-lost": ["killed"]}, "forced.check-lost"),
    ({"signal": ["heard"]}, "forced.signal"),
])  # fmt: skip
def test_what_no_chart_has(forced: dict[str, list[str]], where: str) -> None:
    with pytest.raises(grognard.BadDocument, match=f"^{where}"):
        Scene(UNITS, forced=forced)


def test_every_chart_has_results() -> None:
    assert all(len(set(results)) > 1 for results in CHARTS.values())


def test_dice_for_one_side_or_unit() -> None:
    coming = {"initiative-roll:british": [[6]], "initiative-roll:german": [[1]]}
    document = {
        "map": Scene(UNITS).game.document()["map"],
        "date": "1916-05-01",
        "phase": "initiative",
        "next": coming,
    }
    game = grognard.new(
        "rpc", {**document, "units": {"A": {"type": "infantry", "side": "british", "hex": "A01"}}}, seed=1
    )
    assert (game.state.initiative, game.state.couplets) == ("british", 5)  # 5.11#3
