"""8 Reinforcements: the box, the entry hex, the Column, and what delays them."""

from __future__ import annotations

from typing import Any

from grognard.games.gts.rules import s21_command, s29_checks
from grognard.games.gts.state import BOX, WAITING
from tests.gts.scene import Scene

UNITS = {"A": "D05 rifles", "G": "K05 grenadiers"}
ENTRY = {"first": {"entry": "A05"}, "second": {"entry": "A09"}}


def arriving(units: dict[str, str], **more: Any) -> Scene:
    more.setdefault("chit", "division:first")
    more.setdefault("begun", False)
    return Scene({**UNITS, **units}, divisions=ENTRY, **more)


# Step C


def test_whoever_is_due_goes_into_the_box() -> None:
    units = {"R": "waiting rifles due=2", "S": "waiting rifles due=3", "T": "waiting rifles of=green due=2"}
    scene = arriving(units, chit="", step="C", turn=2)
    assert scene.unit("R").where == BOX  # 4.0.C, 8.0#1, 8.0#2
    assert scene.unit("S").where == WAITING  # 8.0#1
    assert scene.unit("T").where == BOX  # 8.0#2
    assert [note["units"] for note in scene.said("arrivals")] == [["R"], ["T"]]  # 8.0#2: a box a Division


def test_an_independent_formation_is_attached_when_it_reaches_the_box() -> None:
    units = {
        "B": "D06 rifles of=blue",
        "R": "waiting paras of=lone due=1",
        "S": "waiting paras of=lone due=1",
    }
    scene = arriving(units, chit="", step="C", formations={"lone": {"division": "first"}})
    scene.expect("allied", "superior-choose")
    assert scene.ids == ["red", "blue"]  # 8.0#3: of its own Division
    scene.allied("superior-choose", "blue")
    assert scene.g.superiors == {"lone": "blue"}  # 8.0#3
    named = arriving(units, chit="", step="C", formations={"lone": {"division": "first", "superior": "red"}})
    named.expect_chance()
    assert named.g.superiors == {"lone": "red"}  # 8.0#3: as the schedule says


def test_nobody_is_asked_for_a_formation_that_is_not_in_the_box() -> None:
    """Of two independent Formations one waits in the box; the other is on the map, or still to come."""
    units = {"R": "waiting paras of=lone due=1", "S": "D07 paras of=free", "T": "waiting paras of=late due=2"}
    formations = {id_: {"division": "first"} for id_ in ("lone", "free", "late")}
    scene = arriving({"B": "D06 rifles of=blue", **units}, chit="", step="C", formations=formations)
    assert dict(scene.expect("allied", "superior-choose").pending.args)["formation"] == "lone"  # 8.0#3
    scene.allied("superior-choose", "red")
    assert scene.g.superiors == {"lone": "red"}  # 8.0#3
    assert scene.pending.kind != "superior-choose"  # 8.0#3
    other = arriving({"B": "box rifles of=blue", **units, "R": "D08 paras of=lone"}, chit="", step="C",
        formations=formations)  # fmt: skip
    assert other.g.superiors == {}, "a Unit in the box is of another Formation"  # 8.0#3


# the Division's chit


def test_they_come_with_the_divisions_chit() -> None:
    scene = arriving({"R": "box rifles", "S": "box rifles of=blue", "T": "box rifles of=green"})
    assert (scene.at("R"), scene.at("S")) == ("A05", "A05")  # 8.0#4, 10.0.1#6
    assert scene.unit("R").entering
    assert scene.unit("T").where == BOX  # 8.0#4: not his Division
    scene.allied("entry-column", "done")
    assert scene.pending.kind == "command-roll"  # 10.0.1#6, 10.0.1#7: first reinforcements, then points


def test_a_formation_chit_brings_nobody() -> None:
    scene = arriving({"R": "box rifles"}, chit="formation:red")
    assert scene.unit("R").where == BOX  # 8.0#4


def test_a_leader_who_is_not_on_the_map_comes_with_them() -> None:
    scene = arriving({"R": "box rifles of=blue"})
    blue = scene.g.leaders["blue"]
    assert (scene.g.board.name(blue.where), blue.entering) == ("A05", True)  # 8.0#4
    assert scene.g.board.name(scene.g.leaders["red"].where) == "D05"
    other = arriving({"R": "box rifles", "B": "D08 rifles of=blue"})
    assert other.g.board.name(other.g.leaders["blue"].where) == "D08"  # 8.0#4


def test_the_entry_hex_holds_any_number() -> None:
    scene = arriving({f"R{i}": "box rifles" for i in range(7)})
    assert len(scene.g.at[scene.g.board.cell("A05")]) == 7  # 8.0#5: fourteen Steps


def test_the_owner_says_who_starts_in_column() -> None:
    scene = arriving({"R": "box rifles", "S": "box rifles", "F": "box flak white division=first"})
    scene.expect("allied", "entry-column")
    assert scene.ids == ["R", "S", "done"]  # 8.0#14; a flak without movement allowance has no Column
    assert scene.why_not("unit:F")[0].startswith("14.4 why-not-immobile")
    assert scene.why_not("unit:A")[0].startswith("8.0 why-not-entering")
    scene.allied("entry-column", "R", "S")
    assert scene.unit("R").column  # 8.0#14
    assert scene.unit("S").column, "the entry hex knows no stacking"  # 8.0#5
    scene.allied("entry-column", "back")
    assert not scene.unit("S").column
    assert scene.why_not("unit:R")[0].startswith("8.0 why-not-in-column")
    scene.allied("entry-column", "done").dice(0, 7)
    assert (scene.unit("R").column, scene.unit("S").column) == (True, False)  # 8.0#14


def test_on_the_entry_hex_they_are_not_in_play() -> None:
    scene = arriving({"R": "box rifles"}, points={"first": (9, 0)})
    scene.allied("entry-column", "done").dice(0, 7)
    assert not s21_command.in_command(scene.g, "R")  # 8.0#13
    assert not s29_checks.may_spend(scene.g, "R")  # 8.0#12
    cell = scene.g.board.cell("A05")
    assert scene.g.in_hex(cell) == ()  # 8.0#9: nobody there to be fired at
    assert "R" not in scene.g.on_map("allied")


def test_they_start_their_move_in_the_entry_hex() -> None:
    scene = arriving({"R": "box rifles"})
    scene.allied("entry-column", "done").dice(0, 7)
    assert "R" in scene.ids  # 8.0#4: they activate normally
    assert "done" not in scene.ids, "they may not be held back"  # 8.0#7
    scene.allied("actor-choose", "R")
    assert scene.at("R") == "A05"  # 8.0#6


def test_leaving_the_entry_hex_draws_no_opportunity_fire() -> None:
    def leaving(states: str) -> Scene:
        scene = Scene({"R": f"A05 rifles {states}", "G": "B05 grenadiers"}, divisions=ENTRY)
        return scene.act("R", "move").allied("step-choose", "A04")

    leaving("entering").expect("allied", "step-choose")  # 8.0#11
    leaving("").expect("german", "opportunity-offer")


def test_only_a_move_is_open_on_the_entry_hex() -> None:
    units = {"R": "A05 rifles entering suppressed", "S": "A05 rifles entering", "A": "D05 rifles"}
    scene = Scene({**units, "G": "K05 grenadiers"}, divisions=ENTRY, points={"first": (5, 0)})
    scene.allied("actor-choose", "S")
    assert scene.ids == ["move", "back"]  # 8.0#10, 8.0#17: neither fire nor a Pass
    scene.allied("action-choose", "back")
    assert "R" not in scene.ids, "not even a Rally"  # 8.0#10


def test_whoever_could_not_leave_must_with_the_next_chit_that_lets_him() -> None:
    """All hexes round the entry hex are in enemy Fire Zones: barred to a Division's free Actions."""
    units = {
        "R": "A05 rifles entering",
        "G": "B05 machine-guns",
        "H": "A07 machine-guns",
        "I": "A03 machine-guns",
    }
    division = Scene({"A": "H10 rifles", **units}, divisions=ENTRY, chit="division:first")
    assert division.ids == ["A", "done"]  # 8.0#7, 8.0#8: it cannot
    formation = Scene({"A": "H10 rifles", **units}, divisions=ENTRY, chit="formation:red")
    assert "R" in formation.ids
    assert "done" not in formation.ids  # 8.0#8: it must


# delays


def test_a_division_chit_left_in_the_mug_delays_them() -> None:
    units = {"R": "box rifles", "S": "waiting rifles due=2"}
    scene = arriving(units, chit="", mug=("command:german", "division:first"), begun=True)
    scene.draw("command:german")
    assert scene.g.turn == 2
    assert scene.g.played == ("division:first",)  # 8.0#15: it is played first
    assert (scene.at("R"), scene.at("S")) == ("A05", "A05")  # 8.0#15, 8.0#16: all together


def test_enemies_on_the_entry_hex_delay_them() -> None:
    scene = arriving({"R": "box rifles", "H": "A05 grenadiers"})
    assert scene.unit("R").where == BOX
    assert scene.note("entry-blocked")["hex"] == "A05"


def test_nobody_hides_in_a_stack_that_cannot_go() -> None:
    """Vehicles enter a town in Column alone, and a stack cannot take a Column marker: each must go by itself."""
    town = dict.fromkeys(("A04", "A06", "B04", "B05"), "town")
    scene = arriving(
        {"R": "A05 trucked mounted entering", "S": "A05 trucked mounted entering"}, begun=True, hexes=town
    )
    scene.allied("actor-choose", "R").allied("action-choose", "move")
    scene.expect("allied", "step-choose")  # 8.0#7: S cannot join
    assert scene.ids == ["column", "back"]


def test_a_column_deploys_to_clear_its_entry_hex() -> None:
    """The only way out holds a Column; out of Column there is room."""
    water = dict.fromkeys(("A04", "A06", "B04"), "water")
    scene = arriving({"R": "A05 tanks column entering", "S": "B05 tanks column"}, begun=True, hexes=water)
    assert "done" not in scene.ids  # 8.0#7: it can leave, so it must
    scene.allied("actor-choose", "R").allied("action-choose", "move").allied("step-choose", "deploy")
    assert (scene.at("R"), scene.unit("R").entering) == ("B05", False)  # 8.0#7: the one step there is
