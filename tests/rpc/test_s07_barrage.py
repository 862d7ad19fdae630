"""7.4 The creeping barrage: two lines a turn, whatever the couplets; those who enter it; concealment."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.rpc.rules import s04_sight, s07_barrage
from grognard.games.rpc.state import CASUALTY
from tests.rpc.scene import Scene, open_map

LINES = [{"columns": letter} for letter in "DEFGH"]
WIRE = [{"kind": "wire", "between": [f"D0{i}/E0{i}" for i in range(1, 10)]}]


def barrage(units: dict[str, str], couplets: int = 0, **document: Any) -> Scene:
    """Turn 1 is about to begin, or its couplets are if their number is given; the British have the initiative."""
    document.setdefault("lines", LINES)
    creeping = {"side": "british", "lines": document.pop("lines")}
    everybody = {"B": "A01 british infantry", "Z": "L10 german infantry", **units}
    phase = "couplets" if couplets else "initiative"
    return Scene(
        everybody, barrage=creeping, phase=phase, couplets=couplets, initiative="british", turns=9, **document
    )


def initiative(scene: Scene, couplets: int) -> None:
    """The British win by so many."""
    scene.dice(1).dice(1 + couplets)


def passes(scene: Scene, number: int = 1) -> None:
    for _ in range(number):
        scene.british("command-choose", "pass").german("command-choose", "pass")


def line(scene: Scene) -> str:
    """The column on which the barrage lies."""
    assert scene.g.barrage is not None
    return scene.g.board.name(scene.g.barrage.lines[scene.g.barrage.at][0])[0]


def test_two_lines_a_turn_and_again_where_it_ended() -> None:
    units = {"D": "D05 german infantry", "E": "E05 british infantry", "F": "F05 german infantry"}
    scene = barrage(units)
    initiative(scene, 2)
    assert line(scene) == "D"
    assert scene.unit("D").where == CASUALTY, "in the open, before anybody acts"  # 7.42#1 7.43#1 7.12#1
    assert scene.at("E") == "E05"
    passes(scene)
    assert line(scene) == "E"
    assert scene.unit("E").where == CASUALTY, "its own side's units too"  # 7.42#2 7.43#1
    passes(scene)
    initiative(scene, 2)
    assert line(scene) == "E"  # 7.42#3
    assert scene.at("F") == "F05"
    passes(scene)
    assert line(scene) == "F", "eastward, as the scenario has it"  # 7.41#2
    assert scene.unit("F").where == CASUALTY
    assert not scene.g.scrapes  # 7.13#2


@pytest.mark.parametrize(("couplets", "ends"), [(1, "E"), (2, "E"), (3, "E"), (5, "E")])
def test_the_schedule_is_kept(couplets: int, ends: str) -> None:
    scene = barrage({})
    initiative(scene, couplets)
    passes(scene, couplets)
    assert line(scene) == ends  # 7.44 7.45#1
    assert scene.g.turn == 2


def test_a_turn_without_couplets_moves_the_barrage_without_effect() -> None:
    """At night a difference of one leaves no couplet."""
    units = {"D": "D05 german infantry", "E": "E05 german infantry"}
    scene = barrage(units, rules={"night": {"turns": [1]}})
    initiative(scene, 1)
    assert scene.g.turn == 2
    assert line(scene) == "E"
    assert scene.at("D") == "D05"
    assert scene.at("E") == "E05"


def test_the_advance_after_a_single_couplet_has_no_effect() -> None:
    scene = barrage({"E": "E05 german infantry"})
    initiative(scene, 1)
    passes(scene)
    assert line(scene) == "E"
    assert scene.at("E") == "E05"


def test_sheltered_units_disperse_and_are_spent_on_two_or_more() -> None:
    trench = [{"kind": "trench", "side": "german", "path": ["D05", "D06"]}]
    units = {"T": "D05 german infantry in", "V": "D08 german infantry"}
    scene = barrage(units, map=open_map({"D08": "village"}, lines=trench))
    initiative(scene, 3)
    scene.dice(1).dice(2)
    assert [scene.unit(id_).formed for id_ in ("T", "V")] == [False, False]
    assert [scene.unit(id_).ready for id_ in ("T", "V")] == [True, False]  # 7.41#1 7.12#5


def test_from_the_third_couplet_on_it_only_strikes_those_who_enter() -> None:
    trench = [{"kind": "trench", "side": "german", "path": ["E05", "E06"]}]
    units = {"T": "E05 german infantry in", "G": "F05 german infantry", "H": "F06 german infantry"}
    scene = barrage(units, map=open_map(lines=trench, sides=WIRE))
    initiative(scene, 5)
    for key in ("D01/E01", "D02/E02", "D03/E03"):
        scene.british("breach-choose", key)  # 7.43#2 8.342#1
    passes(scene)
    scene.dice(1)
    for key in ("D04/E04", "D05/E05", "D06/E06"):
        scene.british("breach-choose", key)
    passes(scene)
    assert scene.unit("T").ready
    assert len(scene.g.breaches) == 6
    scene.british("command-choose", "pass").command("G").act("G", "move").german("step-choose", "E05")
    assert scene.unit("G").where == CASUALTY, "eliminated in the open"  # 7.43#4 7.43#6 7.45#2
    assert len(scene.g.breaches) == 6
    scene.british("command-choose", "pass")
    scene.command("T").act("T", "move").german("step-choose", "E06")
    scene.dice(2)
    assert scene.at("T") == "E06"
    assert not scene.unit("T").ready


def test_the_curtain_conceals_while_couplets_last() -> None:
    scene = barrage({})
    initiative(scene, 2)
    seen = s04_sight.sight(scene.g, scene.cell("C05"), scene.cell("F05"))
    assert (seen.clear, seen.concealed) == (True, 1)  # 7.43#3 7.43#5
    passes(scene, 2)
    assert s04_sight.sight(scene.g, scene.cell("C05"), scene.cell("H05")).concealed == 0


def test_it_ends_with_the_turn_of_its_last_line() -> None:
    scene = barrage({"E": "E05 german infantry"}, lines=LINES[:2])
    initiative(scene, 2)
    passes(scene, 2)
    assert scene.g.barrage is None  # 12.CG3#8


def test_a_barrage_counts_as_a_bombardment_for_signals() -> None:
    scene = barrage({})
    assert not scene.g.bombarded
    initiative(scene, 2)
    assert scene.g.bombarded


@pytest.mark.parametrize(("option", "breaches"), [("detonation", 3), ("line", 6)])
def test_breaches_of_an_area_of_several_columns(option: str, breaches: int) -> None:
    area = [{"columns": "D:E"}, {"columns": "F"}]
    wire = [*WIRE, {"kind": "wire", "between": [f"E0{i}/F0{i}" for i in range(1, 9)]}]
    scene = barrage({}, lines=area, map=open_map(sides=wire), options={"barrage_breaches": option})
    initiative(scene, 2)
    while scene.pending.kind == "breach-choose":
        scene.british("breach-choose", scene.ids[0])
    assert len(scene.g.breaches) == breaches  # 7.43#2
    assert len(s07_barrage.parts(scene.g)) == (2 if option == "line" else 1)
