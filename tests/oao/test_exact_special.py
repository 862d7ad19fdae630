"""Positions of chapters 8, 12 and 21, written beside the rulebook and played through the public contract."""

from __future__ import annotations

from typing import Any

import pytest

import grognard
from tests.oao.contract import position

MONTMEDY = {"de-3-2": "51.40", "fr-fort-Montmedy": "49.41", "fr-22-11": "45.42"}
VERDUN = {f"fr-fortress-Verdun-{hex_}": hex_ for hex_ in ("46.44", "46.45", "47.45", "47.46")}
MAUBEUGE = {f"fr-fortress-Maubeuge-{hex_}": hex_ for hex_ in ("40.26", "41.26", "41.27")}
CHARLEMONT = {"fr-fortress-Charlemont": {"hex": "48.31", "turned": True}, "fr-22-11": "44.34"}


class Asked:
    """A game in which everything is asked, chance too."""

    def __init__(self, units: dict[str, Any], *answers: str, gt: int = 10, **more: Any) -> None:
        given = position(units, **more) | {"first": gt}
        self.table = grognard.new("oao", given, chance="ask", options={"pace": "every question"})
        for answer in answers:
            self.table.answer(answer)

    @property
    def kind(self) -> str:
        return self.table.pending.kind if self.table.pending is not None else ""

    @property
    def ids(self) -> list[str]:
        return [option.id for option in self.table.options()]

    def on_map(self, id_: str) -> bool:
        return bool(self.table.state.units[id_].where >= 0)

    def far(self, id_: str, hex_: str) -> int:
        g = self.table.state
        return int(g.board.distance(g.units[id_].where, g.board.cell(hex_)))


# 8.5 Forts


@pytest.mark.parametrize(("die", "stands"), [("1", True), ("2", False), ("6", False)])
def test_a_fort_rolls_when_infantry_comes(die: str, *, stands: bool) -> None:  # 8.5.3#1 8.5.3#2
    game = Asked(MONTMEDY, "de-3-2", "to 50.40", die, phase="movement")
    assert (game.kind == "move-choose") == stands
    assert game.table.state.units["fr-fort-Montmedy"].turned != stands


@pytest.mark.parametrize("unit", ["de-2-train", "de-21cm-3-1"])
def test_a_fort_heeds_combat_units_only(unit: str) -> None:  # 8.5.3#1
    units = {unit: "51.40", "fr-fort-Montmedy": "49.41", "fr-22-11": "45.42"}
    assert Asked(units, unit, "to 50.40", phase="movement").kind == "move-choose"


def test_a_fort_rolls_when_its_cavalry_has_gone() -> None:  # 8.5.3.EX
    game = Asked({**MONTMEDY, "fr-2c": "49.41"}, "de-3-2", "to 50.40", phase="movement")
    assert game.kind == "reaction-choose"
    for answer in ("fr-2c", "48.41"):
        game.table.answer(answer)
    assert game.kind == "roll-abandonment"


def test_a_fort_protects_neither_guns_nor_trains() -> None:  # 8.8.1#3 15.6.2a#1
    units = {**MONTMEDY, "fr-art-Verdun": "49.41", "fr-11-train": "49.41", "fr-depot-FOURTH": "45.42"}
    game = Asked(units, "de-3-2", "to 50.40", phase="movement")
    while game.kind != "move-choose":
        game.table.answer(game.ids[0])
    assert not game.on_map("fr-art-Verdun")
    assert game.far("fr-11-train", "49.41") == 3
    assert game.table.state.units["fr-11-train"].mode == "extended"


# 8.4, 8.6, 8.7


@pytest.mark.parametrize(
    ("gt", "enemy", "open_"),
    [(9, "fr-22-11", False), (10, "fr-22-11", True), (9, "fr-Alpins1", True), (9, "fr-2c", True)],
)
def test_poor_cavalry_doctrine(gt: int, enemy: str, *, open_: bool) -> None:  # 8.4
    units = {"de-2c": "51.40", enemy: "48.41", "fr-21-11": "40.42"}
    game = Asked(units, "de-2c", gt=gt, phase="counter_movement", player="allied")
    assert ("to 49.41" in game.ids) == open_


@pytest.mark.parametrize(("enemy", "most"), [("46.40", 4), ("46.38", 8)])
def test_a_garrison_goes_twice_as_far_from_a_quiet_place(enemy: str, most: int) -> None:  # 8.6.2#2
    units = {"fr-72r": "46.45", "de-3-2": enemy, **VERDUN}
    game = Asked(units, "fr-72r", phase="movement", player="allied")
    board = game.table.state.board
    ends = [board.cell(id_[3:]) for id_ in game.ids if id_.startswith("to ")]
    camp = [board.cell(hex_) for hex_ in VERDUN.values()]
    assert 4 <= max(min(board.distance(end, cell) for cell in camp) for end in ends) <= most


def test_loc_units_keep_out_of_zones_that_friends_share() -> None:  # 8.7.1#1
    units = {"de-Etappe1": "50.40", "de-depot-FIRST": "52.40", "de-3-2": "48.41", "fr-22-11": "47.41"}
    ids = Asked(units, "de-Etappe1", phase="movement").ids
    assert "to 49.41" in ids
    assert not {"to 48.41", "to 48.40"} & set(ids)


# 12 Fortresses


@pytest.mark.parametrize(
    ("inside", "open_"),
    [
        ({"fr-22-11": "41.27"}, False),
        ({"fr-22-11": {"hex": "41.27", "mode": "rail"}}, False),
        ({"fr-Maubeuge1": "41.27"}, True),
        ({"fr-2c": "41.27"}, True),
    ],
)
def test_a_division_of_infantry_protects_its_camp(inside: dict[str, Any], *, open_: bool) -> None:  # 12.2.2
    game = Asked({"de-13-7": "39.26", **MAUBEUGE, **inside, "fr-21-11": "37.33"})
    assert (game.kind == "attack-declare") == open_


@pytest.mark.parametrize(
    ("more", "rolls"),
    [
        ({"de-13-7": "48.31"}, True),
        ({"de-Etappe1": "48.31", "de-depot-FIRST": "52.31"}, True),
        ({"de-2c": "48.31"}, False),
        ({"de-13-7": "48.30"}, False),
        ({"de-13-7": "48.31", "fr-21-11": "47.31"}, False),
    ],
)
@pytest.mark.parametrize("player", ["german", "allied"])
def test_which_fortresses_may_surrender(more: dict[str, str], player: str, *, rolls: bool) -> None:  # 12.5
    game = Asked({**CHARLEMONT, **more}, phase="finishing", player=player)
    while game.kind.startswith("retirement"):
        game.table.answer("done")
    assert (game.kind == "roll-fortress-surrender") == rolls


# 21.3 the Inundation


@pytest.mark.parametrize(
    ("here", "may"),
    [
        ({"be-2": "35.11"}, True),
        ({"be-15": "35.11"}, False),
        ({"be-15": "35.11", "fr-Marine": "35.11"}, True),
        ({"be-2": "35.11+36.11"}, False),
        ({"fr-2CC": "35.11"}, False),
    ],
)
def test_who_opens_the_sluices(here: dict[str, str], *, may: bool) -> None:  # 21.3#1
    units = {**here, "de-13-7": "50.50", "fr-22-11": "30.15"}
    game, asked = Asked(units, gt=24, phase="preliminary", player="allied"), set[str]()
    while game.table.state.phase == "preliminary" and game.kind:
        asked.add(game.kind)
        game.table.answer(next((id_ for id_ in ("pass", "no", "done") if id_ in game.ids), game.ids[0]))
    assert ("inundation-announce" in asked) == may
