"""16.3, 16.4, 25.5, 25.7: combinations and Cavalry Corps."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.oao.rules.s16_combinations import end_of_movement
from grognard.games.oao.state import OFF_MAP, REMOVED, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

HERE, NEXT, THIRD, OFF = "30.40", "30.41", "30.42", "30.44"
LONGWY = "fr-fortress-Longwy"


def position(units: dict[str, str], army: str = "de-FIRST", **state: Any) -> State:
    g = scene(units, **state)
    for id_ in units:
        g.change(id_, army=army)
    return g


def end(g: State, side: str = "german") -> Playing:
    return Playing(g, end_of_movement, side)


# Cavalry Corps


def test_a_cavalry_corps_takes_the_worse_of_the_average() -> None:  # 16.4.1.EX 16.4.1#2 16.3.1#2
    g = position(dict.fromkeys(("de-2c", "de-4c", "de-9c"), HERE), gt=10)
    for id_, level in (("de-2c", 1), ("de-4c", 1), ("de-9c", 2)):
        g.change(id_, level=level)
    assert end(g).is_over, "it is not voluntary, and there is one hex"  # 16.4
    corps = g.units["de-2CC"]
    assert (corps.where, corps.level, corps.losses, corps.army) == (cell(HERE), 2, 0, "de-FIRST")
    assert {g.units[id_].where for id_ in ("de-2c", "de-4c", "de-9c")} == {REMOVED}


def test_it_keeps_all_strength_reductions() -> None:  # 16.4.1#1
    g = position(dict.fromkeys(("de-2c", "de-4c", "de-9c"), HERE), gt=10)
    g.change("de-2c", losses=1)
    g.change("de-9c", losses=1)
    end(g)
    assert g.units["de-2CC"].losses == 2


@pytest.mark.parametrize(
    ("gt", "second", "formed"), [(9, HERE, False), (10, HERE, True), (12, HERE, True), (10, OFF, False)]
)
def test_the_divisions_must_be_together_when_it_is_time(
    gt: int, second: str, formed: bool
) -> None:  # 16.4.1#1 16.4
    g = position({"de-Gdc": HERE, "de-5c": second}, gt=gt)
    assert end(g).is_over
    assert ("de-1CC" in g.units) == formed


def test_from_adjacent_hexes_it_goes_into_one_or_both() -> None:  # 16.4.1#1 16.3#2
    g = position({"de-Gdc": HERE, "de-5c": NEXT}, gt=10)
    play = end(g)
    assert set(play.ids) == {f"{HERE}+{NEXT}", HERE, NEXT}
    play.german("combine-where", f"{HERE}+{NEXT}")
    assert g.hexes_of("de-1CC") == (cell(HERE), cell(NEXT))


def test_three_divisions_in_a_chain_are_together() -> None:  # 16.4.1#1
    g = position({"de-2c": HERE, "de-4c": NEXT, "de-9c": THIRD}, gt=10)
    assert f"{HERE}+{THIRD}" not in end(g).ids
    g = position({"de-2c": HERE, "de-4c": NEXT, "de-9c": "30.43"}, gt=10)
    assert end(g).is_over


def test_a_lost_division_is_not_waited_for() -> None:  # 16.3#3
    g = position({"de-Gdc": HERE, "de-5c": OFF}, gt=10)
    g.move_to("de-5c", REMOVED)
    end(g)
    assert (g.units["de-1CC"].where, g.units["de-1CC"].losses) == (cell(HERE), 0)
    g = position({"de-Gdc": HERE, "de-5c": OFF}, gt=10)
    for id_ in ("de-Gdc", "de-5c"):
        g.move_to(id_, REMOVED)
    end(g)
    assert "de-1CC" not in g.units, "nobody is left to form it"


def test_only_at_the_end_of_a_friendly_movement_phase() -> None:  # 16.4.1#1
    g = position({"de-Gdc": HERE, "de-5c": HERE}, gt=10)
    assert end(g, "allied").is_over
    assert "de-1CC" not in g.units


# combinations


def kaempffer(longwy: bool, **where: str) -> State:
    units = {"de-Kaempffer": HERE, "de-26minus-13": HERE, "de-13-train": OFF, LONGWY: "53.42"} | where
    g = position(units, "de-FIFTH", gt=4)
    for id_ in ("de-26minus-13", "de-13-train"):
        g.change(id_, corps="de-13")
    if longwy:
        g.move_to(LONGWY, REMOVED)
    return g


def test_kaempffer_joins_the_26th_after_longwy() -> None:  # 25.7.1 25.7.2 16.3.1#1 16.3.1#2
    assert end(kaempffer(longwy=False)).is_over
    g = kaempffer(longwy=True)
    g.change("de-Kaempffer", level=2, losses=1)
    g.change("de-26minus-13", level=1, losses=1)
    play = end(g)
    assert (play.asked.kind, play.ids) == ("combine", ["yes", "no"]), "it may, it need not"
    play.german("combine", "yes")
    new = g.units["de-26-13"]
    assert (new.where, new.level, new.losses, new.corps) == (cell(HERE), 2, 2, "de-13")
    assert g.units["de-Kaempffer"].where == g.units["de-26minus-13"].where == REMOVED
    g = kaempffer(longwy=True)
    end(g).german("combine", "no")
    assert "de-26-13" not in g.units


def test_from_adjacent_hexes_comes_a_two_hex_unit() -> None:  # 16.3#2
    g = kaempffer(longwy=True)
    g.move_to("de-Kaempffer", cell(NEXT))
    play = end(g).german("combine", "yes")
    assert play.is_over, "the two hexes are all there is"
    assert set(g.hexes_of("de-26-13")) == {cell(HERE), cell(NEXT)}
    g = kaempffer(longwy=True)
    g.move_to("de-Kaempffer", cell(OFF))
    assert end(g).is_over, "they are not together"


@pytest.mark.parametrize("losses", [0, 1])
def test_with_a_lost_unit_the_srs_of_the_unit_on_the_map_are_kept(losses: int) -> None:  # 16.3#3 16.2.1
    g = kaempffer(longwy=True)
    g.change("de-Kaempffer", losses=1)
    g.move_to("de-Kaempffer", REMOVED)
    g.change("de-26minus-13", losses=losses)
    end(g).german("combine", "yes")
    assert g.units["de-26-13"].losses == losses


# parting


def eichhorn() -> State:
    g = position({"de-1BLw": HERE, "de-2BLw": HERE}, "de-SEVENTH")
    g.change("de-1BLw", losses=1, level=1)
    play = end(g).german("combine", "yes")
    assert play.is_over, "what was made in this phase does not part in it"
    return g


def test_eichhorn_may_part_again() -> None:  # 25.5 16.3#1
    g = eichhorn()
    assert (g.units["de-Eichhorn"].losses, g.units["de-Eichhorn"].level) == (1, 1)
    play = end(g).german("part", "yes")
    assert set(play.ids) == {"0-1", "1-0"}
    assert play.asked.secret
    play.german("part-losses", "0-1")
    assert [g.units[id_].losses for id_ in ("de-1BLw", "de-2BLw")] == [0, 1]
    assert {g.units[id_].where for id_ in ("de-1BLw", "de-2BLw")} == {cell(HERE)}
    assert {g.units[id_].level for id_ in ("de-1BLw", "de-2BLw")} == {1}
    assert g.units["de-Eichhorn"].where == OFF_MAP
    end(g).german("combine", "yes")
    assert g.units["de-Eichhorn"].where == cell(HERE), "and join again"


def test_eichhorn_in_two_hexes_leaves_one_in_each() -> None:  # 25.5
    g = eichhorn()
    g.move_to("de-Eichhorn", cell(HERE), cell(NEXT))
    end(g).german("part", "yes").german("part-losses", "1-0")
    assert [g.units[id_].where for id_ in ("de-1BLw", "de-2BLw")] == [cell(HERE), cell(NEXT)]


def test_it_need_not_part() -> None:  # 25.5
    g = eichhorn()
    end(g).german("part", "no")
    assert g.units["de-Eichhorn"].where == cell(HERE)
