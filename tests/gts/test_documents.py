"""Documents: any position, and refusals that name the place of the error."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.engine.errors import BadDocument
from grognard.engine.title import settled
from grognard.games.gts.scenario import scenario_document, scenarios
from grognard.games.gts.start import begin
from grognard.games.gts.title import TITLE
from tests.gts.scene import ALLIED, DIVISIONS, FORMATIONS, GERMAN, open_map

OPTIONS = settled(TITLE, {})


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
            tried=("F",),
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
        ({"nonsense": 1}, "document"),
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
        ({"turns": [{"label": "0700", "dusk": True}]}, "turns[0]"),
        ({"rules": {"unheard": True}}, "rules"),
        ({"rules": {"attach": "maybe"}}, "rules.attach"),
        ({"limits": {"tanks": {}}}, "limits.tanks"),
        ({"limits": {"blocks": {"french": 1}}}, "limits.blocks.french"),
        ({"limits": {"rearguards": {"german": -1}}}, "limits.rearguards.german"),
        ({"rearguard": {"german": "nobody"}}, "rearguard.german"),
        ({"rearguard": {"french": "hundreds"}}, "rearguard.french"),
        ({"victory": {"side": "french"}}, "victory.side"),
        ({"victory": {"worth": [{"points": 1, "area": ["Z99"]}]}}, "victory.worth[0].area"),
        ({"counters": {**ALLIED, "odd": {"kind": "infantry"}}}, "counters.odd"),
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
        ({"control": {"Z99": "german"}}, "control.Z99"),
        ({"losses": {"french": 1}}, "losses.french"),
        ({"losses": {"german": -1}}, "losses.german"),
    ],
)
def test_a_wrong_document_is_refused_with_its_place(wrong: dict[str, Any], where: str) -> None:
    with pytest.raises(BadDocument) as refusal:
        begin(document(**wrong), OPTIONS)
    assert refusal.value.where == where


def test_a_map_that_the_rules_cannot_read() -> None:
    with pytest.raises(BadDocument) as refusal:
        begin(document(map=open_map({"D05": "lava"})), OPTIONS)
    assert refusal.value.where.startswith("map")


def test_scenarios_are_documents() -> None:
    for scenario in scenarios():
        assert begin(scenario_document(scenario.id), OPTIONS).setting.scenario == scenario.id
    with pytest.raises(BadDocument):
        scenario_document("nowhere")
