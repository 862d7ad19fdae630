"""23: the British base, Samson, the Royal Naval Division, Port supply."""

from __future__ import annotations

import pytest

from grognard.games.oao.counters import Type
from grognard.games.oao.rules import (
    s02_units,
    s05_attachment,
    s15_sources,
    s18_operational,
    s18_structures,
    s23_british,
    s24_belgian,
)
from grognard.games.oao.state import HOLDING_BOX, REMOVED, Army, Means, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

NEAR_AMIENS, FAR = "30.23", "31.23"


def expedition(units: dict[str, str], gt: int) -> State:
    g = scene(units, gt=gt, player="allied", phase="preliminary")
    g.armies = {"br-BEF": Army("allied")}
    g.means = {"allied": Means(), "german": Means()}
    return g


def preliminary(g: State) -> Playing:
    return Playing(g, s23_british.bases, "allied")


# the base


def test_the_transfer_of_the_example() -> None:  # 23.1.EX 23.1.1#1 23.1.1#2 23.1.2 23.1#2
    g = expedition({"de-2c": NEAR_AMIENS}, gt=7)
    assert preliminary(g).is_over
    assert s18_operational.bases_of(g, "br-BEF") == frozenset({cell("01.21")})  # 23.1#1
    s18_structures.entered(g, ("de-2c",))
    g.gt = 8
    play = preliminary(g)
    assert play.ids == ["02.36", "02.46"]
    play.allied("base-hex", "02.46")
    assert g.bases["br-BEF"] == cell("02.46")
    assert s18_operational.bases_of(g, "br-BEF") == frozenset({cell("02.36"), cell("02.46")})
    assert play.note("base-transfer")["until"] == 10
    assert s15_sources.limit_of(g.armies["br-BEF"]) == 4
    g.gt = 9
    assert preliminary(g).is_over
    assert g.armies["br-BEF"].limit == 4
    g.gt = 10
    assert preliminary(g).is_over
    assert g.armies["br-BEF"].limit is None


@pytest.mark.parametrize(
    ("gt", "where", "forced"), [(8, NEAR_AMIENS, True), (9, NEAR_AMIENS, False), (7, FAR, False)]
)
def test_a_german_within_eight_hexes_of_amiens_before_gt_9(
    gt: int, where: str, forced: bool
) -> None:  # 23.1.1#1
    g = expedition({"de-2c": where}, gt=gt)
    s18_structures.entered(g, ("de-2c",))
    g.gt += 1
    assert preliminary(g).is_over is not forced


def test_from_gt_7_the_british_may_move_their_base() -> None:  # 23.1.3
    g = expedition({}, gt=6)
    assert Playing(g, s24_belgian.bases, "allied").is_over
    g.gt = 7
    play = Playing(g, s24_belgian.bases, "allied")
    assert play.ids == ["br-BEF", "pass"]
    play.allied("base-choose", "br-BEF").allied("base-hex", "02.36")
    assert play.is_over
    assert g.armies["br-BEF"].limit == 4
    g.gt = 8
    assert Playing(g, s24_belgian.bases, "allied").is_over, "once"


# Samson


def test_samson_is_loc_cavalry_of_the_size_of_a_regiment() -> None:  # 23.2#1 8.7.3#5
    g = scene({"br-Samson": "31.11"})
    assert s02_units.piece(g, "br-Samson").type == Type.LOC_CAVALRY
    assert s02_units.values(g, "br-Samson").eighths == 0
    assert s02_units.is_asset(g, "br-Samson")


def test_samson_stays_within_nine_hexes_of_dunkerque() -> None:  # 23.2#2
    g = scene({"br-Samson": "31.11", "br-1c": "31.11"})
    assert s23_british.refused(g, "br-Samson", cell("31.20")) is None
    reason = s23_british.refused(g, "br-Samson", cell("31.21"))
    assert reason is not None
    assert (reason.rule, dict(reason.args)) == ("23.2", {"most": 9})
    assert s23_british.refused(g, "br-1c", cell("31.21")) is None


# the Royal Naval Division

DIVISION = ("br-Marine", "br-1Naval", "br-2Naval")


def test_they_may_serve_with_belgian_formations() -> None:  # 23.3.2#2
    g = scene(dict.fromkeys((*DIVISION, "br-19"), "52.16"))
    for id_ in DIVISION:
        assert s05_attachment.army_refusals(g, id_, "be-BELGIAN") == ()
    assert s05_attachment.army_refusals(g, "br-19", "be-BELGIAN")


def test_they_go_home_when_antwerpen_surrenders() -> None:  # 23.3.3
    g = expedition({"br-Marine": "52.16", "br-1Naval": "37.10", "br-19": "31.11"}, gt=22)
    g.move_to("br-1Naval", HOLDING_BOX)
    g.happened["antwerpen surrendered"] = 21
    Playing(g, s24_belgian.bases, "allied").allied("base-choose", "pass")
    assert g.units["br-Marine"].where == g.units["br-1Naval"].where == REMOVED
    assert g.units["br-19"].where == cell("31.11")
