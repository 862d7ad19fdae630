"""Positions of chapters 21 to 25 in which something has come about by another way than the usual one."""

from __future__ import annotations

import pytest

from grognard.engine.board import Cell
from grognard.games.oao.rules import s08_retirement, s22_french, s24_belgian
from grognard.games.oao.rules.s16_substitution import enlist
from grognard.games.oao.state import CHANNEL, REMOVED, TRACK
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene
from tests.oao.test_s08_cavalry import step
from tests.oao.test_s24_belgian import kingdom, preliminary

SAMSON = "br-Samson"


# 23.2 Samson


def test_samson_does_not_react_beyond_his_leash() -> None:  # 23.2#2 8.7.3#1
    g = scene({SAMSON: "31.20", "de-2c": "33.19"}, gt=20)
    play = step(g, "de-2c", "32.19")
    assert play.asked.kind == "reaction-where", "he must"
    assert set(play.ids) == {"31.19", "30.19", "back"}
    assert play.why_not("hex:31.21") == ["23.2"]


def test_nor_does_he_retire_beyond_it() -> None:  # 23.2#2 8.3
    g = scene({SAMSON: "31.20", "de-2c": "32.19"}, gt=20, player="german", phase="finishing")
    play = Playing(g, s08_retirement.retirement, "allied")
    assert play.asked.kind == "retirement-where"
    assert set(play.ids) == {"30.19", "back"}


# 24.3 the Belgian base


@pytest.mark.parametrize("where", [CHANNEL, TRACK])
def test_every_belgian_formation_rolls_wherever_it_is(where: Cell) -> None:  # 24.3.3
    g = kingdom({"be-1": "52.17", "be-4": "52.18"})
    g.move_to("be-4", where)
    play = preliminary(g).allied("base-choose", "be-BELGIAN").dice(3).dice(6)
    assert play.is_over
    assert g.units["be-4"].losses == 1


def test_oostende_is_left_at_once_if_the_german_is_there_before_the_base() -> None:  # 24.3.2#2
    g = kingdom({"be-1": "52.17", "de-2c": "38.10"})
    s24_belgian.entered(g, ("de-2c",))
    preliminary(g).allied("base-choose", "be-BELGIAN").dice(1)
    assert g.bases["be-BELGIAN"] == cell("37.10")
    assert Playing(g, s24_belgian.fleeing, "allied").asked.kind == "base-hex"


# 24.4 Antwerpen


def test_the_guns_of_antwerpen_are_no_combat_unit() -> None:  # 24.4#3
    g = kingdom({"be-Antwerpen1": "51.18", "be-art-Antwerpen": "51.18"}, gt=22)
    g.happened["antwerpen surrendered"] = 21
    preliminary(g).allied("base-choose", "pass")
    assert g.units["be-Antwerpen1"].where == REMOVED
    assert g.units["be-art-Antwerpen"].where == cell("51.18")


# 22.4 the Reserves


def test_a_reserve_division_that_comes_late_is_better_too() -> None:  # 22.4
    g = kingdom({"fr-51r": "40.40"}, gt=12)
    s22_french.turn_reserves(g)
    enlist(g, "fr-74r")
    assert g.units["fr-51r"].later
    assert g.units["fr-74r"].later
