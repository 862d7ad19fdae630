"""What the page is shown beside the pieces: the front, the displays, who is off the map."""

from __future__ import annotations

from grognard.games.oao import picture
from grognard.games.oao.rules import s03_control
from grognard.games.oao.scenario import scenario_document
from grognard.games.oao.start import begin
from grognard.games.oao.view import view


def test_the_front_parts_what_the_sides_control() -> None:
    g = begin(scenario_document("campaign"), {})
    sides = [tuple(g.board.cell(name) for name in side.split("/")) for side in picture.front(g)]
    assert sides
    for german, allied in sides:
        assert s03_control.controller(g, german) == "german"
        assert s03_control.controller(g, allied) == "allied"
        assert allied in g.board.adjacent[german]


def test_the_front_follows_control() -> None:
    g = begin(scenario_document("campaign"), {})
    before = set(picture.front(g))
    german, allied = (g.board.cell(name) for name in picture.front(g)[0].split("/"))
    g.control = {**g.control, allied: "german"}
    assert picture.front(g)[0] not in {f"{g.board.name(german)}/{g.board.name(allied)}"}
    assert set(picture.front(g)) != before


def test_displays_name_formations_and_tell_nothing_of_their_losses() -> None:  # 5.2.1
    g = begin(scenario_document("campaign"), {})
    army = next(army for army in view(g, "allied")["armies"] if army["id"] == "de-FIRST")
    formation = army["formations"][0]
    assert formation.keys() == {"id", "face", "label", "size", "corps"}
    hurt = g.units[formation["id"]]
    g.change(formation["id"], losses=hurt.losses + 2)
    again = next(army for army in view(g, "allied")["armies"] if army["id"] == "de-FIRST")
    assert again == army


def test_what_is_off_the_map_is_counted_for_the_enemy() -> None:
    g = begin(scenario_document("campaign"), {})
    own, enemy = (view(g, side)["players"]["german"]["off_map"] for side in ("german", "allied"))
    assert enemy == len(own)
    assert all({"id", "face", "label", "size", "place"} == piece.keys() for piece in own)
