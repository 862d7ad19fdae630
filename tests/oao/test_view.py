"""What each side and a spectator see of the table: the owner everything, others the top of each stack."""

from __future__ import annotations

import json
from typing import Any

import pytest

from grognard.engine.text import LANGUAGES, texts
from grognard.games.oao.state import Attack, Means, State
from grognard.games.oao.title import TITLE
from grognard.games.oao.view import view
from tests.oao.battles import aisne
from tests.oao.campaign import campaign
from tests.oao.scenes import cell
from tests.oao.scenes import scene as bare

STACK = {"fr-36-18": "40.30", "fr-35-18": "40.30", "fr-18-train": "40.30"}
SECRETS = {"values", "level", "losses"}
VIEWERS = ("german", None)


def scene(units: dict[str, str], **state: Any) -> State:
    return bare(units, means={"allied": Means(), "german": Means()}, phase="movement", **state)


def seen(g: State, viewer: str | None, hex_: str = "40.30") -> list[dict[str, Any]]:
    return [unit for unit in view(g, viewer)["units"] if hex_ in (unit["hex"], unit.get("other"))]


# stacks


@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_the_top_unit_of_an_enemy_stack_can_be_named(viewer: str | None) -> None:  # 3.1.6#1
    g = scene(STACK)
    top, *rest = seen(g, viewer)
    assert top["label"] in ("36/18", "35/18")
    assert [(unit["label"], unit["size"], unit["face"]) for unit in rest] == [("", "", "allied-hidden")] * 2
    assert not {unit["id"] for unit in rest} & set(g.units), "no id by which it could be known again"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_strength_and_states_are_nobodys_business(viewer: str | None) -> None:  # 3.1.6#3 3.1.6a#2
    g = scene(STACK)
    before = view(g, viewer)
    for id_ in ("fr-36-18", "fr-35-18"):
        g.change(
            id_, level=3, losses=2, task="recovery", spent=4, reaction=2, moved=True, active=False, ammo=3
        )
    g.change("fr-18-train", mode="extended")
    assert view(g, viewer) == before
    assert not any(SECRETS & unit.keys() for unit in view(g, viewer)["units"])


def test_the_owner_sees_all_of_his_own() -> None:  # 3.1.6#3
    g = scene(STACK)
    g.change("fr-36-18", level=2, losses=1, task="recovery")
    mine = {unit["id"]: unit for unit in seen(g, "allied")}
    assert set(mine) == set(STACK)
    assert (mine["fr-36-18"]["level"], mine["fr-36-18"]["losses"]) == ("-2", 1)
    assert set(mine["fr-36-18"]["values"]) == {"attack", "defence", "proficiency", "artillery"}
    assert {"level-2", "recovering"} <= set(mine["fr-36-18"]["badges"])


def test_an_attack_lets_the_attacker_ask_who_is_there() -> None:  # 3.1.6#2 3.1.6#3
    g = scene({**STACK, "de-12-6": "40.31"})
    g.attacks = (Attack(cell("40.30"), ("de-12-6",), indicated=True),)
    assert {unit["label"] for unit in seen(g, "german")} == {"36/18", "35/18", "18"}
    assert not any(SECRETS & unit.keys() for unit in seen(g, "german"))
    assert sum(unit["label"] == "" for unit in seen(g, None)) == 2, "a spectator did not ask"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_unit_in_two_hexes_is_seen_in_either(viewer: str | None) -> None:  # 3.1.6#1 19.0#1
    g = scene({"fr-36-18": "40.30+40.31", "fr-1CC": "40.30"})
    assert [unit["label"] for unit in seen(g, viewer, "40.31")] == ["36/18"], "it is on top there"
    g = scene({"fr-36-18": "40.30+40.31", "fr-1CC": "40.30", "fr-2c": "40.31"})
    assert [unit["label"] for unit in seen(g, viewer, "40.31")] == ["2 c", ""]
    assert [unit["label"] for unit in seen(g, viewer)] == ["1 CC", ""]


# markers


@pytest.mark.parametrize("viewer", ["allied", *VIEWERS])
def test_positions_and_works_in_hand_are_seen_by_all(viewer: str | None) -> None:  # 3.1.6a#3
    g = scene(STACK)
    for id_ in STACK:
        g.change(id_, task="position", spent=4)
    g.positions[cell("41.31")] = "allied"
    shown = view(g, viewer)
    assert {"id": "position:41.31", "kind": "position", "hex": "41.31", "side": "allied"} in shown["markers"]
    assert all("digging" in unit["badges"] for unit in seen(g, viewer) if unit["label"])


@pytest.mark.parametrize("viewer", ["allied", *VIEWERS])
def test_a_pa_marker_parts_the_stack_for_all(viewer: str | None) -> None:  # 3.1.6a#4 3.1.6a#1
    g = scene({**STACK, "fr-2c": "40.30", "de-12-6": "40.31"})
    for id_ in ("fr-36-18", "fr-35-18"):
        g.change(id_, prepared=cell("40.31"))
    marked = [unit for unit in seen(g, viewer) if "prepared" in unit["badges"]]
    assert len(marked) == 2
    assert sum(unit["label"] != "" for unit in marked) == (2 if viewer == "allied" else 1)
    kinds = [marker["between"] for marker in view(g, viewer)["markers"] if marker["kind"] == "prepared"]
    assert kinds == ["40.30/40.31"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_displays_are_open_but_for_the_states_on_them(viewer: str | None) -> None:  # 3.1.7 3.1.6a#2
    g = aisne()
    before = view(g, viewer)["armies"]
    assert {unit["id"] for army in before for unit in army["formations"]} >= {"fr-3-2", "de-8Ez"}
    for id_ in ("fr-3-2", "de-8Ez"):
        g.change(id_, level=4, losses=2)
    assert view(g, viewer)["armies"] == before


# the whole


def test_a_view_of_the_campaign_is_plain_data() -> None:
    g = campaign()
    g.means = {"allied": Means(), "german": Means()}
    for viewer in ("allied", *VIEWERS):
        shown = json.loads(json.dumps(view(g, viewer)))
        told = {unit["id"] for unit in shown["units"] if unit["side"] != viewer and unit["label"]}
        tops = {unit["hex"] for unit in shown["units"] if unit["side"] != viewer}
        assert len(told) >= len(tops), "each stack has a top"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_in_words(language: str) -> None:
    assert TITLE.text_board is not None
    g = scene(STACK)
    lines = TITLE.text_board(view(g, "german"), texts(TITLE, language)).splitlines()
    (line,) = [line for line in lines if line.startswith("40.30: ")]
    assert ("35/18" in line) != ("36/18" in line)
    assert len(line.split(", ")) == 3
