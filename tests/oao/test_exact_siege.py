"""Where sieges meet the rest: what is named before the first shot, what shells and fire leave behind."""

from __future__ import annotations

import pytest

from grognard.engine.errors import BadDocument
from grognard.games.oao.rules import s07_rail_entrain, s13_bombardment
from grognard.games.oao.state import Preparation
from tests.oao.combats import force
from tests.oao.contract import Game, position
from tests.oao.playing import Playing
from tests.oao.test_s07_rail import BRUSSEL, LUXEMBURG, moving, network
from tests.oao.test_s11_advance import GERMAN, HERE, advance, fight, place, vacated
from tests.oao.test_s13_bombardment import ANTWERPEN, CHARLEMONT, before_antwerpen

# 9.1#2 which Fortresses will be bombarded


def test_all_targets_are_named_before_the_first_shot() -> None:  # 9.1#2 9.1#3
    g = before_antwerpen()
    play = Playing(g, s13_bombardment.bombardments, "german")
    assert play.ids == [ANTWERPEN, "be-fortress-Antwerpen-53.18", "be-fortress-Antwerpen-51.19", "done"]
    play.german("bombard-indicate", ANTWERPEN, "done")
    assert play.note("bombardments-indicated")["targets"] == "Antwerpen (52.18)"
    assert play.ids == [ANTWERPEN, "done"]
    assert play.why_not("unit:be-fortress-Antwerpen-53.18") == ["9.1#2"]
    play.german("bombard-target", ANTWERPEN).german("bombard-gun", "de-3kMK").german("bombard-pioneers", "no")
    assert play.dice(1).is_over, "it has fallen, and nothing else was named"


def test_who_names_nothing_bombards_nothing() -> None:  # 9.1#2
    play = Playing(before_antwerpen(), s13_bombardment.bombardments, "german")
    assert play.german("bombard-indicate", "done").is_over


# 20.1 an HQ that has begun its routine


def test_an_hq_with_a_routine_takes_no_train() -> None:  # 20.1#3 7.7.3(3)#1
    g = network({"de-train1": LUXEMBURG, "de-train2": BRUSSEL})
    g.preparation = Preparation("de-train1", placed=True)
    assert [why.rule for why in s07_rail_entrain.refusals(moving(g, "de-train1"), "de-train1")] == ["20.1#3"]
    assert s07_rail_entrain.refusals(moving(g, "de-train2"), "de-train2") == ()


# 13.1.3 documents


def test_a_fortress_without_steps_is_not_on_the_map() -> None:  # 13.1.3#3
    units = {CHARLEMONT: {"hex": "48.31"}, "de-3-2": {"hex": "52.31"}, "fr-22-11": {"hex": "44.34"}}
    with pytest.raises(BadDocument, match=f"steps_lost.{CHARLEMONT}"):
        Game(position(units, steps_lost={CHARLEMONT: 1}))
    units[CHARLEMONT]["hex"] = "removed"
    Game(position(units, steps_lost={CHARLEMONT: 1}))


@pytest.mark.parametrize(
    ("mode", "placed", "rule"), [("deploying", False, "13.3.3#6"), ("", True, "20.1#3"), ("", False, "")]
)
def test_nor_does_it_advance(mode: str, rule: str, *, placed: bool) -> None:  # 11.2#3 13.3.3#6 20.1#3
    g = vacated(place({GERMAN: HERE, "de-train1": HERE}))
    g.change("de-train1", mode=mode)
    g.preparation = Preparation("de-train1", placed=True) if placed else None
    play = advance(g, fight(force(HERE, GERMAN, "de-train1")))
    assert ("de-train1" in play.ids) == (not rule)
    assert not rule or play.why_not("unit:de-train1") == [rule]
