"""Documents: any position, and refusals that name the place of the error."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.chance import Ask
from grognard.engine.errors import BadDocument
from grognard.engine.table import Table
from grognard.engine.title import settled
from grognard.games.gts.rules import s14_stacking
from grognard.games.gts.scenario import scenario_document, scenarios
from grognard.games.gts.start import begin
from grognard.games.gts.title import TITLE
from tests.gts.scene import ALLIED, DIVISIONS, FORMATIONS, GERMAN, open_map

OPTIONS = settled(TITLE, {})
ROAD = open_map(lines=[{"kind": "road", "path": ["H05", "H06"]}])


def document(**more: Any) -> dict[str, Any]:
    return {
        "map": open_map(),
        "counters": {**ALLIED, **GERMAN},
        "divisions": {id_: dict(row) for id_, row in DIVISIONS.items()},
        "formations": {id_: dict(row) for id_, row in FORMATIONS.items()},
        "turns": [{"label": "0700", "first": True}, {"label": "0900"}],
        "units": {
            "A": {"counter": "rifles", "hex": "D05", "formation": "red"},
            "F": {"counter": "field-guns", "hex": "D06", "stripe": "white", "division": "first", "park": "P"},
            "G": {"counter": "grenadiers", "hex": "K05", "formation": "feld"},
        },
        "parks": {"P": {"division": "first", "hex": "D06"}},
        **more,
    }


def unit(**more: Any) -> dict[str, Any]:
    """One more Unit."""
    row = {"counter": "rifles", "hex": "D07", "formation": "red", **more}
    return {"units": {**document()["units"], "X": row}}


def units(**rows: dict[str, Any]) -> dict[str, Any]:
    """More Units."""
    row = {"counter": "rifles", "formation": "red"}
    return {"units": {**document()["units"], **{id_: {**row, **more} for id_, more in rows.items()}}}


def entrenched(hex_: str, occupant: str, **more: Any) -> dict[str, Any]:
    """An entrenchment of the Germans with somebody in it."""
    rows = document()["units"]
    rows[occupant] |= more
    return {
        "units": rows,
        "entrenchments": {"E": {"side": "german", "hex": hex_, "occupant": occupant}},
    }


def formation(**more: Any) -> dict[str, Any]:
    return {"formations": {**FORMATIONS, "lone": {"division": "first", **more}}}


def division(**more: Any) -> dict[str, Any]:
    return {"divisions": {**DIVISIONS, "third": {"side": "allied", **more}}}


def test_a_position_in_the_middle_of_an_activation() -> None:
    g = begin(
        document(
            step="H",
            turn=2,
            weather="rain",
            mug=("division:first", "command:german"),
            held={"german": ("formation:feld",)},
            spent={"zweite": 1},
            played=("command:allied",),
            acting={"chit": "formation:red", "begun": True, "done": ("A",)},
            barrages={"F05": "heavy"},
            entrenchments={"E1": {"side": "german", "hex": "K05", "occupant": "G"}},
            blocks={"H05": "zweite"},
            control={"F05": "german"},
            losses={"german": 3},
            map=ROAD,
        ),
        OPTIONS,
    )
    assert g.acting is not None
    assert (g.acting.side, g.acting.begun, g.acting.done) == ("allied", True, ("A",))
    assert g.played == ("command:allied", "formation:red")
    assert (g.turn, g.step, g.weather, g.losses) == (2, "H", "rain", {"allied": 0, "german": 3})
    assert g.entrenchments["E1"].occupant == "G"
    assert g.blocks[g.board.cell("H05")].side == "german"
    assert g.held == {"german": ("formation:feld",)}


def test_a_document_without_turns_is_one_turn_long() -> None:
    assert len(begin(document(turns=[]), OPTIONS).setting.turns) == 1


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ({"nonsense": 1}, "nonsense"),
        ({"sides": ("allied", "allied")}, "sides"),
        ({"turn": 3}, "turn"),
        ({"step": "K"}, "step"),
        ({"weather": "snow"}, "weather"),
        ({"weather_table": ("clear",) * 9}, "weather_table"),
        ({"weather_table": ("clear",) * 9 + ("snow",)}, "weather_table[9]"),
        ({"air_units": {"french": ()}}, "air_units.french"),
        ({"air_units": {"allied": ("typhoon",)}}, "air_units.allied[0]"),
        ({"air": {"french": ()}}, "air.french"),
        ({"air": {"allied": ("typhoon",)}}, "air.allied[0]"),
        ({"turns": [{"label": "0700", "dusk": True}]}, "turns[0].dusk"),
        ({"rules": {"unheard": True}}, "rules.unheard"),
        ({"rules": {"attach": "maybe"}}, "rules.attach"),
        ({"limits": {"tanks": {}}}, "limits.tanks"),
        ({"limits": {"blocks": {"french": 1}}}, "limits.blocks.french"),
        ({"limits": {"rearguards": {"german": -1}}}, "limits.rearguards.german"),
        ({"rearguard": {"german": "nobody"}}, "rearguard.german"),
        ({"rearguard": {"french": "hundreds"}}, "rearguard.french"),
        ({"victory": {"side": "french"}}, "victory.side"),
        ({"victory": {"worth": [{"points": 1, "area": ["Z99"]}]}}, "victory.worth[0].area"),
        ({"counters": {**ALLIED, "odd": {"kind": "infantry"}}}, "counters.odd.steps"),
        (division(side="french"), "divisions.third.side"),
        (division(entry="Z99"), "divisions.third.entry"),
        (division(points=(20, 0)), "divisions.third.points"),
        (division(points=(0, -1)), "divisions.third.points"),
        (division(command=-1), "divisions.third.command"),
        (division(dispatch=10), "divisions.third.dispatch"),
        (division(parks=-1), "divisions.third.parks"),
        (division(name={"fr": "troisième"}), "divisions.third.name"),
        ({"divisions": {**DIVISIONS, "german": {"side": "german"}}}, "divisions.german"),
        (formation(division="ninth"), "formations.lone.division"),
        (formation(hex="D05"), "formations.lone.hex"),
        (formation(leader="Lone", hex="Z99"), "formations.lone.hex"),
        (formation(leader="Lone", range=-1), "formations.lone.range"),
        (formation(leader="Lone", attachment=20), "formations.lone.attachment"),
        (formation(superior="nobody"), "formations.lone.superior"),
        (formation(superior="red", leader="Lone"), "formations.lone.superior"),
        (formation(superior="feld"), "formations.lone.superior"),
        (unit(counter="nobody"), "units.X.counter"),
        (unit(hex="Z99"), "units.X.hex"),
        (unit(formation="nobody"), "units.X.formation"),
        (unit(stripe="white"), "units.X"),
        (unit(formation=""), "units.X"),
        (unit(formation="", stripe="pink"), "units.X.stripe"),
        (unit(formation="", stripe="white", division="ninth"), "units.X"),
        (unit(division="second"), "units.X.division"),
        (unit(lost=2), "units.X.lost"),
        (unit(hits=3), "units.X.hits"),
        (unit(rallying=-1), "units.X.rallying"),
        (unit(working=-1), "units.X.working"),
        (unit(due=-1), "units.X.due"),
        (unit(work="fort"), "units.X.work"),
        (unit(mounted=True), "units.X.mounted"),
        (unit(hex="box"), "units.X.hex"),
        (unit(hex="waiting", due=2), "units.X.hex"),
        (unit(hex="eliminated", entering=True), "units.X.entering"),
        (unit(park="Q"), "units.X.park"),
        (unit(park="P"), "units.X.park"),
        (unit(contact="nobody"), "units.X.contact"),
        ({"barrages": {"Z99": "light"}}, "barrages.Z99"),
        ({"barrages": {"F05": "gas"}}, "barrages.F05"),
        ({"entrenchments": {"E": {"side": "french", "hex": "F05"}}}, "entrenchments.E.side"),
        ({"entrenchments": {"E": {"side": "german", "hex": "Z99"}}}, "entrenchments.E.hex"),
        (
            {"entrenchments": {"E": {"side": "german", "hex": "F05", "occupant": "Q"}}},
            "entrenchments.E.occupant",
        ),
        ({"blocks": {"F05": "ninth"}}, "blocks.F05"),
        ({"blocks": {"Z99": "zweite"}}, "blocks.Z99"),
        ({"parks": {"P": {"division": "ninth", "hex": "D06"}}}, "parks.P.division"),
        ({"parks": {"P": {"division": "first", "hex": "Z99"}}}, "parks.P.hex"),
        ({"tried": ("Q",)}, "tried[0]"),
        ({"mug": ("regiment:red",)}, "mug[0]"),
        ({"mug": ("division:ninth",)}, "mug[0]"),
        ({"mug": ("command:french",)}, "mug[0]"),
        ({"mug": ("command:allied", "command:allied")}, "mug[1]"),
        ({"mug": ("command:allied",), "carried": "command:allied"}, "carried"),
        ({"carried": "formation:nobody"}, "carried"),
        ({"bought": {"french": ()}}, "bought.french"),
        ({"bought": {"german": ("formation:red",)}}, "bought.german[0]"),
        ({"bought": {"german": ("division:zweite",)}}, "bought.german[0]"),
        ({"held": {"german": ("formation:feld", "formation:feld")}}, "held.german[1]"),
        (
            {"bought": {"german": ("formation:feld",)}, "held": {"german": ("formation:feld",)}},
            "held.german[0]",
        ),
        ({"played": ("formation:nobody",)}, "played[0]"),
        ({"spent": {"ninth": 1}}, "spent.ninth"),
        ({"spent": {"first": 20}}, "spent.first"),
        ({"step": "G", "acting": {"chit": "formation:red"}}, "acting"),
        ({"step": "H", "acting": {"chit": "formation:nobody"}}, "acting.chit"),
        ({"step": "H", "mug": ("formation:red",), "acting": {"chit": "formation:red"}}, "acting.chit"),
        ({"step": "H", "carried": "formation:blue", "acting": {"chit": "formation:red"}}, "carried"),
        ({"step": "H", "acting": {"chit": "formation:red", "done": ("Q",)}}, "acting.done[0]"),
        ({"control": {"F05": "french"}}, "control.F05"),
        # what no game could come to
        (unit(hex="K05"), "units.X.hex"),  # 14.1#4: with the enemy
        (unit(hex="D05", column=True) | {"map": open_map({"D05": "water"})}, "units.A.hex"),  # 14.3
        (unit(hex="E09") | {"map": open_map({"E09": "water"})}, "units.X.hex"),  # 14.3
        (unit(hex="E09") | {"map": open_map({"E09": "none"})}, "units.X.hex"),  # 1.2#14
        (
            units(X={"hex": "D07", "column": True}, Y={"hex": "D07", "column": True}),
            "units.Y.column",
        ),  # 14.6.1#4
        (unit(column=True, work="ip"), "units.X.work"),  # 22.2.5
        (unit(column=True, work="ent"), "units.X.work"),  # 14.6.2
        (unit(counter="infantry-guns", hex="D06", work="ip"), "units.X.work"),  # 16.2.3#7: beside a park
        (unit(counter="hundreds", formation="feld", hits=1), "units.X.hits"),  # 19.2.3#2
        (unit(working=1), "units.X.working"),  # 25.0
        (unit(project="build-ip"), "units.X.working"),  # 25.0
        (unit(working=1, project="dancing"), "units.X.project"),  # 25.0
        (unit(hex="D06", park="P"), "units.X.park"),  # 16.2.3#2: infantry in a park
        (unit(hex="D06", counter="field-guns", park="P", formation="green"), "units.X.park"),  # 16.2.2#5
        (unit(hex="D06", counter="field-guns", park="P", mounted=True), "units.X.mounted"),  # 16.2.2#2
        (unit(hex="D06", counter="priests", park="P", column=True), "units.X.column"),  # 16.2.2#2
        (unit(hex="D06", counter="field-guns", park="P", work="ip"), "units.X.work"),  # 16.2.3#7
        (unit(contact="red"), "units.X.contact"),  # 16.3#1: riflemen
        (unit(counter="field-guns", contact="feld"), "units.X.contact"),  # 16.3: the enemy's Leader
        (unit(counter="field-guns", contact="blue"), "units.X.contact"),  # 16.3: not on the map
        (unit(counter="field-guns", contact="red", suppressed=True), "units.X.contact"),  # 19.2.2#11
        (unit(hex="removed"), "units.X.hex"),  # 24.4
        (unit(hex="eliminated", suppressed=True), "units.X.suppressed"),
        (unit(hex="waiting", work="ip"), "units.X.work"),
        (
            unit(hex="D08", entering=True)
            | {"divisions": {**DIVISIONS, "first": {**DIVISIONS["first"], "entry": "A05"}}},
            "units.X.entering",
        ),  # 8.0#5
        ({"formations": {**FORMATIONS, "blue": {**FORMATIONS["blue"], "hex": "K05"}}}, "formations.blue.hex"),
        (
            {"formations": {**FORMATIONS, "blue": {**FORMATIONS["blue"], "entering": True}}},
            "formations.blue.entering",
        ),
        (
            unit(counter="field-guns", hex="D06", park="Q")
            | {"parks": {id_: {"division": "first", "hex": "D06"} for id_ in "PQ"}},
            "parks.Q.hex",
        ),  # 16.2.1#5
        (
            {"parks": {"P": {"division": "first", "hex": "D06"}, "Q": {"division": "first", "hex": "D07"}}},
            "parks.Q",
        ),  # 16.2.3#6: no guns
        (unit(counter="tanks", hex="E09") | {"map": open_map({"E09": "town"})}, "units.X.hex"),  # 18.1#2
        (
            unit(counter="trucked", mounted=True, hex="E09") | {"map": open_map({"E09": "city"})},
            "units.X.hex",
        ),
        (
            unit(counter="field-guns", mounted=True, hex="E09") | {"map": open_map({"E09": "town"})},
            "units.X.hex",
        ),  # 18.1#2, 14.10.2: they are no self-propelled guns
        (unit(rallying=1), "units.X.rallying"),  # 20.0#5
        (unit(hex="A05", entering=True), "units.X.entering"),  # 8.0#5: no entry hex
        (
            {"formations": {**FORMATIONS, "red": {**FORMATIONS["red"], "hex": "D05", "entering": True}}},
            "formations.red.entering",
        ),  # 8.0#5
        (
            {"formations": {**FORMATIONS, "red": {**FORMATIONS["red"], "hex": "E07"}}},
            "formations.red.hex",
        ),  # 21.3#2: alone
        (
            {"formations": {**FORMATIONS, "blue": {**FORMATIONS["blue"], "hex": "D06"}}},
            "formations.blue.hex",
        ),  # 21.3#3: of nobody
        ({"blocks": {"F05": "zweite"}}, "blocks.F05"),  # 23.1#2
        # what is there in other Steps only
        ({"step": "G", "barrages": {"F05": "light"}}, "barrages.F05"),  # 11.0#1
        ({"step": "J", "barrages": {"F05": "light"}}, "barrages.F05"),  # 11.0#1
        ({"step": "A", "parks": {"P": {"division": "first", "hex": "D06", "fired": True}}}, "parks.P.fired"),
        ({"step": "F", "tried": ("F",)}, "tried"),  # 16.3#7
        ({"step": "I", "mug": ("command:allied",)}, "mug"),  # 10.0.6#2
        (
            {"map": ROAD, "blocks": {"H05": "zweite", "H06": "zweite"}, "limits": {"blocks": {"german": 1}}},
            "limits.blocks.german",
        ),  # 23.1#5
        (
            unit(counter="hundreds", formation="feld", hex="K06") | {"limits": {"rearguards": {"german": 0}}},
            "limits.rearguards.german",
        ),  # 24.2#3
        ({"step": "G", "played": ("command:allied",)}, "played"),
        ({"step": "D", "spent": {"first": 1}}, "spent.first"),  # 7.2#4
        # entrenchments
        (entrenched("K06", "G"), "entrenchments.E.occupant"),  # 22.3.4: elsewhere
        (entrenched("D05", "A"), "entrenchments.E.occupant"),  # 22.3.4#2: of the other side
        (entrenched("K05", "G", work="ip"), "entrenchments.E.occupant"),  # 22.1#2
        (entrenched("K05", "G", column=True), "units.G.work"),  # 14.6.2
        (
            {"entrenchments": {id_: {"side": "german", "hex": "K05", "occupant": "G"} for id_ in "EF"}},
            "entrenchments.F.occupant",
        ),  # 22.3.4#1
        ({"entrenchments": {"ent7": {"side": "german", "hex": "K05"}}, "serial": 6}, "serial"),
        ({"stacks": {"D05": ("A", "G")}}, "stacks.D05"),
        # chits in the wrong pile
        ({"step": "H", "bought": {"german": ("formation:feld",)}}, "bought.german[0]"),  # 9.0#1
        ({"step": "D", "held": {"german": ("formation:feld",)}}, "held.german[0]"),  # 7.2#3
        ({"bought": {"german": ("formation:berg",)}}, "bought.german[0]"),  # 7.2#12
        ({"step": "H", "acting": {"chit": "formation:red", "done": ("G",)}}, "acting.done[0]"),
        ({"step": "H", "acting": {"chit": "formation:red", "made": ("A",)}}, "acting.made[0]"),  # 24.1#2
        ({"step": "H", "acting": {"chit": "division:first", "attached": ("F",)}}, "acting.attached"),  # 21.5
        ({"control": {"Z99": "german"}}, "control.Z99"),
        ({"losses": {"french": 1}}, "losses.french"),
        ({"losses": {"german": -1}}, "losses.german"),
    ],
)
def test_a_wrong_document_is_refused_with_its_place(wrong: dict[str, Any], where: str) -> None:
    with pytest.raises(BadDocument) as refusal:
        begin(document(**wrong), OPTIONS)
    assert refusal.value.where == where


def test_who_is_entrenched_is_told_once() -> None:
    """By the marker or by the Unit: the other follows."""
    by_marker = begin(document(**entrenched("K05", "G")), OPTIONS)
    assert by_marker.units["G"].work == "ent"
    rows = document()["units"]
    rows["G"]["work"] = "ent"
    by_unit = begin(document(units=rows), OPTIONS)
    assert [(each.side, each.occupant) for each in by_unit.entrenchments.values()] == [("german", "G")]
    empty = {"E": {"side": "german", "hex": "K05"}}
    both = begin(document(units=rows, entrenchments=empty), OPTIONS)
    assert {id_: each.occupant for id_, each in both.entrenchments.items()} == {"E": "G"}


def test_a_mounted_unit_may_be_entrenched() -> None:
    """It has entered as the Vehicle that it is."""
    g = begin(document(**unit(counter="trucked", mounted=True, work="ent")), OPTIONS)
    assert [each.occupant for each in g.entrenchments.values()] == ["X"]  # 22.3.4#1, 14.10.2#5


def test_a_leader_who_was_left_alone_may_be_with_enemies_who_ran() -> None:
    """Only while he waits for the end of his own activation."""
    there = {"formations": {**FORMATIONS, "red": {**FORMATIONS["red"], "hex": "K05"}}}
    acting = {"chit": "formation:red", "begun": True}
    g = begin(document(**there, step="H", acting=acting), OPTIONS)
    assert g.leaders["red"].where == g.units["G"].where  # 21.2#4, 21.3#2
    with pytest.raises(BadDocument):
        begin(document(**there, step="H", acting={**acting, "chit": "formation:feld"}), OPTIONS)


def test_overstacking_is_no_mistake() -> None:
    """Six companies where eight Steps may be: allowed, at a price."""
    rows = {f"R{i}": {"hex": "D05"} for i in range(5)}
    g = begin(document(**units(**rows)), OPTIONS)
    assert s14_stacking.is_overstacked(g, g.board.cell("D05"))  # 14.7#9


def test_self_propelled_guns_may_be_left_out_of_column_in_a_town() -> None:
    """Their park has disbanded there, and the owner chose so."""
    g = begin(document(**unit(counter="priests", hex="E09"), map=open_map({"E09": "town"})), OPTIONS)
    assert not g.units["X"].column  # 16.2.4#3


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        ({"hexes": {"D05": {"observaton": True}}}, "map.hexes.D05"),
        ({"lines": [{"kind": "raod", "path": ["D05", "D06"]}]}, "map.lines[0].kind"),
        ({"sides": [{"kind": "strem", "between": ["D05/D06"]}]}, "map.sides[0].kind"),
        ({"hexes": {"D05": {"terrain": "wood"}}}, "map.hexes.D05.terrain"),
    ],
)
def test_a_misspelt_map_is_refused(wrong: dict[str, Any], where: str) -> None:
    with pytest.raises(BadDocument) as refusal:
        begin(document(map={**open_map(), **wrong}), OPTIONS)
    assert refusal.value.where == where


@pytest.mark.parametrize(
    "wrong", [{"chek-fire": [[1]]}, {"fire": [[0]]}, {"fire": [[11]]}, {"fire": [[1, 2]]}]
)
def test_what_chance_cannot_say_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadDocument) as refusal:
        Table(TITLE, document(next=wrong), OPTIONS, Ask())
    assert refusal.value.where.startswith(f"next.{next(iter(wrong))}")


def test_a_map_that_the_rules_cannot_read() -> None:
    with pytest.raises(BadDocument) as refusal:
        begin(document(map=open_map({"D05": "lava"})), OPTIONS)
    assert refusal.value.where.startswith("map")


def test_scenarios_are_documents() -> None:
    for scenario in scenarios():
        assert begin(scenario_document(scenario.id), OPTIONS).setting.scenario == scenario.id
    with pytest.raises(BadDocument):
        scenario_document("nowhere")
