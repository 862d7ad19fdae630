"""15.1, 15.2, 9.4: who gives a unit Provisions and Ammo, who does not and why; supply states."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from grognard.games.oao import oob
from grognard.games.oao.boards import ground
from grognard.games.oao.counters import Depot
from grognard.games.oao.counters_read import counters
from grognard.games.oao.rail import Net, railways
from grognard.games.oao.rules import s15_sources as s15
from grognard.games.oao.rules.s15_lines import Lines
from grognard.games.oao.rules.s15_sources import Offer, Want
from grognard.games.oao.state import REMOVED, Army, State
from tests.oao.scenes import cell, scene

FOURTH = "fr-FOURTH"
RAILWAY = railways().way(cell("34.38"), cell("01.46"), Net.DOUBLE)
"""A double-track line from Reims to the west edge."""
UNIT, TRAIN, DEPOT = "fr-22-11", "fr-11-train", "fr-depot-FOURTH"


def army(units: dict[str, str], line: bool = True, army_id: str = FOURTH, **state: Any) -> State:
    """A position of one army, with the corps that the units have in the order of battle, on its line or without."""
    assert RAILWAY is not None
    g = scene(units, operational=dict.fromkeys(RAILWAY, "allied") if line else {}, **state)
    for id_ in units:
        placed = oob.setup().get(id_)
        g.change(id_, army=army_id, corps=placed.corps or "" if placed else "")
    return g


def found(g: State, id_: str, want: Want = "ammo", side: str = "allied", **how: Any) -> tuple[Offer, ...]:
    return s15.offers(Lines(g, side), id_, want, **how)


def given(g: State, id_: str, want: Want = "ammo", side: str = "allied") -> dict[str, str]:
    """The sources that give, by kind."""
    return {each.kind: each.source for each in found(g, id_, want, side) if each.no is None}


def refused(g: State, id_: str, want: Want = "ammo", **how: Any) -> dict[str, str]:
    """The rules by which sources refuse."""
    return {
        each.source or each.kind: each.no.rule for each in found(g, id_, want, **how) if each.no is not None
    }


# Depots and Trains


def test_ammo_for_a_unit_of_a_corps() -> None:  # 9.4.1.EX 9.4.1#1 15.1.1#1 15.1.2
    near, far = "34.40", "34.46"
    depot = army({UNIT: near, DEPOT: "34.38"})
    assert given(depot, UNIT) == {"depot": DEPOT}, "(1) from the Depot"
    alone = army({UNIT: near, TRAIN: "34.38"})
    assert given(alone, UNIT) == {"train": TRAIN}, "(2) from a Train with a LOC"
    chained = army({UNIT: far, TRAIN: "34.42", DEPOT: "34.38"})
    offer = s15.best(found(chained, UNIT))
    assert offer is not None
    assert (offer.kind, offer.depot, offer.distance) == ("train", DEPOT, 4), (
        "(2) from a Train that the Depot feeds"
    )
    assert given(army({UNIT: far, TRAIN: "34.42"}), UNIT) == {}
    assert refused(army({UNIT: far, TRAIN: "34.42"}), UNIT)[TRAIN] == "15.1.2"


def test_a_depot_without_a_loc_is_no_source() -> None:  # 15.1.1#1
    assert refused(army({UNIT: "34.40", DEPOT: "34.38"}, line=False), UNIT)[DEPOT] == "15.1.1#1"


def test_no_source_of_another_army() -> None:  # 5.3.1#1 15.2.1 15.1.1#2
    g = army({UNIT: "34.40", DEPOT: "34.38", TRAIN: "34.38"})
    g.change(UNIT, army="fr-FIFTH")
    assert given(g, UNIT) == {}
    assert {refused(g, UNIT)[id_] for id_ in (DEPOT, TRAIN)} == {"5.3.1#1"}


def test_a_train_supplies_its_corps_and_any_asset_and_cavalry() -> None:  # 15.2.2 5.3.2#1 5.3.3#1
    g = army({"fr-23-12": "34.40", "fr-9c": "34.40", TRAIN: "34.38", "fr-Alpins3": "34.40"})
    g.change("fr-9c", corps="")
    assert refused(g, "fr-23-12")[TRAIN] == "15.2.2"
    g.change("fr-23-12", corps="")
    assert refused(g, "fr-23-12")[TRAIN] == "5.3.3#1"
    assert given(g, "fr-9c") == {"train": TRAIN}
    assert given(g, "fr-Alpins3") == {"train": TRAIN}  # 5.5.1#5


def test_extended_mode_reaches_farther_and_can_be_taken_on_at_once() -> None:  # 9.4.1#2 15.6.1#1 15.3#1
    piece = counters().units[DEPOT]
    assert isinstance(piece, Depot)
    assert (piece.front.range, piece.back.range) == (6, 9)
    offers = found(army({UNIT: "34.46", DEPOT: "34.38"}), UNIT)
    assert s15.best(offers) is None
    flipping = s15.best(offers, may_flip={DEPOT})
    assert flipping is not None
    assert flipping.flips == (DEPOT,)
    g = army({UNIT: "34.46", DEPOT: "34.38"})
    g.change(DEPOT, mode="extended")
    assert given(g, UNIT) == {"depot": DEPOT}
    assert refused(army({UNIT: "34.48", DEPOT: "34.38"}), UNIT)[DEPOT] == "15.3#1"


def test_a_train_and_the_depot_behind_it_may_both_be_flipped() -> None:  # 9.4.2.EX 9.4.1#2
    chained = army({UNIT: "34.52", TRAIN: "34.46", DEPOT: "34.38"})
    offer = s15.best(found(chained, UNIT), may_flip={TRAIN, DEPOT})
    assert offer is not None
    assert set(offer.flips) == {TRAIN, DEPOT}
    assert s15.best(found(chained, UNIT), may_flip={TRAIN}) is None


def test_the_secondary_depot_is_flipped_with_its_primary() -> None:  # 15.7.1#1 15.7#1
    g = army({UNIT: "34.46", DEPOT: "34.38", "fr-depot-secondary": "30.40"})
    assert set(s15.linked(g, DEPOT)) == {DEPOT, "fr-depot-secondary"}
    g.change("fr-depot-secondary", army="fr-FIFTH")
    assert s15.linked(g, DEPOT) == (DEPOT,)


def test_what_is_extended_has_a_limit() -> None:  # 9.4.2#1 2.6.2
    g = army({UNIT: "34.46", TRAIN: "34.42", DEPOT: "34.38"}, armies={FOURTH: Army("allied", ammo=8)})
    assert given(g, UNIT) == {"train": TRAIN, "depot": DEPOT}, "on their fronts nothing is counted"
    g.change(DEPOT, mode="extended")
    assert refused(g, UNIT)[TRAIN] == "9.4.2#1"
    g.armies[FOURTH] = replace(g.armies[FOURTH], ammo=7)
    g.change(TRAIN, mode="extended")
    assert given(g, UNIT) == {"train": TRAIN, "depot": DEPOT}
    assert refused(g, UNIT, provided={TRAIN: 4})[TRAIN] == "9.4.2#1"
    assert TRAIN not in refused(g, UNIT, "provisions", provided={TRAIN: 4})


def test_an_army_at_its_limit_gives_no_more() -> None:  # 9.4.2#3 9.4.2#2 15.8.3 23.1.2
    g = army({UNIT: "34.40", DEPOT: "34.38"}, armies={FOURTH: Army("allied", rationed=3, limit=4)})
    assert given(g, UNIT) == {"depot": DEPOT}
    g.armies[FOURTH] = Army("allied", rationed=4, limit=4)
    assert refused(g, UNIT)[DEPOT] == "9.4.2#3"
    assert "depot" in given(g, UNIT, "provisions")


# railways


@pytest.mark.parametrize(("hex_", "supplied"), [("34.43", True), ("34.44", False)])
def test_a_line_supplies_within_five_hexes(hex_: str, *, supplied: bool) -> None:  # 15.1.3#1
    g = army({UNIT: hex_})
    near = min(ground().board.distance(cell(hex_), each) for each in g.operational)
    assert (near <= 5) is supplied
    assert ("railway" in given(g, UNIT, "provisions")) is supplied


def test_a_line_gives_provisions_but_no_ammo() -> None:  # 9.4.1#3 15.1.3#3 15.0#1
    assert refused(army({UNIT: "34.40"}), UNIT) == {"railway": "9.4.1#3"}
    assert "railway" in given(army({UNIT: "34.40"}), UNIT, "provisions")


def test_lines_supply_combat_and_artillery_units_only() -> None:  # 15.1.3#1
    g = army({"fr-fort-Reims": "34.38", "fr-art-Paris": "34.38"})
    assert "railway" not in given(g, "fr-fort-Reims", "provisions")
    assert "railway" in given(g, "fr-art-Paris", "provisions")


@pytest.mark.parametrize(("unit", "army_id", "cut_off"), [
    (UNIT, FOURTH, True), ("br-1-I", "br-BEF", True), (UNIT, "be-BELGIAN", False), ("be-1", "be-BELGIAN", False),
])  # fmt: skip
def test_lines_in_belgium_without_a_link_to_france(unit: str, army_id: str, *, cut_off: bool) -> None:
    line = railways().way(cell("52.21"), cell("52.16"), Net.ALL)  # 15.1.3#2
    assert line is not None
    g = army({unit: "52.21"}, line=False, army_id=army_id)
    g.operational = dict.fromkeys(line, "allied")
    assert ("railway" not in given(g, unit, "provisions")) is cut_off
    if cut_off:
        assert refused(g, unit, "provisions")["railway"] == "15.1.3#2"
    g.operational = dict.fromkeys(railways().cells[Net.ALL], "allied")
    assert "railway" in given(g, unit, "provisions")


# places


def fortress(camp: str) -> str:
    return next(id_ for id_ in oob.setup() if f"fortress-{camp}" in id_)


@pytest.mark.parametrize("want", ["provisions", "ammo"])
def test_a_port_supplies_allied_units(want: Want) -> None:  # 15.1.5 9.4.3
    g = army({UNIT: "31.11", "de-3-2": "37.10"}, line=False)
    assert given(g, UNIT, want) == {"port": "31.11"}
    assert given(g, "de-3-2", want, "german") == {}


def test_a_camp_of_fortress2_units_supplies_those_inside() -> None:  # 15.1.4#1 9.4.3 12.1.1#4
    holder = fortress("Verdun")
    g = army({UNIT: "46.45", holder: oob.setup()[holder].hex}, line=False)
    assert given(g, UNIT, "provisions") == {"camp": "46.45"}
    assert given(g, UNIT, "ammo") == {"camp": "46.45"}
    g.change(holder, turned=True)
    assert "camp" in given(g, UNIT, "provisions"), "by its type, whatever its back shows"  # 15.1.4.NOTE C-76
    g.move_to(holder, REMOVED)
    assert given(g, UNIT, "provisions") == {}


def test_the_option_of_supply_by_exterior_garrisons() -> None:  # C-76
    holder = fortress("Verdun")
    g = army({UNIT: "46.45", "fr-72r": "41.43", holder: "46.44"}, line=False)
    g.setting = replace(g.setting, options={"fortress_supply": "garrison"})
    assert given(g, UNIT, "provisions") == {"camp": "46.45"}
    assert given(g, "fr-72r", "provisions") == {"fortress": holder}
    g.change(holder, turned=True)
    assert refused(g, UNIT, "provisions")["46.45"] == "15.1.4#1"
    assert given(g, "fr-72r", "provisions") == {}
    assert given(g, UNIT, "ammo") == {"camp": "46.45"}, "9.4.3"


def test_a_camp_of_fortress1_units_gives_ammo_only() -> None:  # 15.1.4#3 9.4.3 12.1.1#4
    holder = fortress("Antwerpen")
    g = army({"be-1": "52.17", holder: oob.setup()[holder].hex}, line=False, army_id="be-BELGIAN")
    assert refused(g, "be-1", "provisions")["52.17"] == "15.1.4#3"
    assert given(g, "be-1", "ammo") == {"camp": "52.17"}


def test_a_fortress2_supplies_the_garrison_of_its_camp_within_five_hexes() -> None:  # 15.1.4#2
    holder = fortress("Verdun")
    g = army({"fr-72r": "41.43", UNIT: "42.44", holder: "46.44"}, line=False)
    assert given(g, "fr-72r", "ammo") == {"fortress": holder}
    assert given(g, UNIT, "provisions") == {}
    g.move_to("fr-72r", cell("40.43"))
    assert given(g, "fr-72r", "provisions") == {}
    other = fortress("Antwerpen")
    belgian = army({"be-Antwerpen1": "49.18", other: "50.18"}, line=False, army_id="be-BELGIAN")
    assert given(belgian, "be-Antwerpen1", "provisions") == {}, "a Fortress1 does not"


def test_the_depot_in_paris_supplies_french_units_of_any_army_in_its_area() -> None:  # 22.2.3 22.2.1 15.1.6
    g = army({UNIT: "14.37", "br-1-I": "14.37"}, line=False)
    assert given(g, UNIT, "provisions") == {"paris": "14.37"}
    assert given(g, UNIT, "ammo") == {"paris": "14.37"}
    assert given(g, "br-1-I", "provisions") == {}
    g.move_to(UNIT, cell("12.37"))
    assert given(g, UNIT, "provisions") == {}


def test_samson_needs_a_line_of_any_length_to_a_french_port() -> None:  # 23.2#3
    g = army({"br-Samson": "38.18"}, line=False, army_id="br-BEF")
    offer = s15.best(found(g, "br-Samson", "provisions"))
    assert offer is not None
    assert (offer.kind, offer.source) == ("samson", "31.11")
    ring = dict(zip(("de-3-2", "de-4-2", "de-7-4"), ("37.18", "39.19", "38.17"), strict=True))
    assert given(army({"br-Samson": "38.18"} | ring, line=False), "br-Samson", "provisions") == {}


def test_the_gdt_has_provisions_from_lines_and_no_ammo_before_its_train() -> None:  # 22.3#2
    g = army({"fr-81t-GDT": "34.40"}, army_id="fr-GDT")
    assert set(given(g, "fr-81t-GDT", "provisions")) == {"railway"}
    assert given(g, "fr-81t-GDT") == {}
    why = s15.refusals(g, "fr-81t-GDT", found(g, "fr-81t-GDT"))
    assert {each.rule for each in why} == {"9.4.1#3", "22.3#2"}
    later = army({"fr-81t-GDT": "34.40", "fr-GDT-train": "34.38"}, army_id="fr-GDT", gt=11)
    assert given(later, "fr-81t-GDT") == {"train": "fr-GDT-train"}


def test_a_british_train_in_a_port_supplies_its_corps() -> None:  # 23.4 15.1.2
    units = {"br-7-IV": "33.11", "br-IV-train": "31.11"}
    for gt, sources in ((21, {}), (22, {"train": "br-IV-train"})):
        g = army(units, line=False, army_id="br-BEF", gt=gt)
        g.change("br-7-IV", corps="br-IV")
        assert given(g, "br-7-IV") == sources


# supply states


def test_a_force_is_in_full_supply_out_of_supply_or_isolated() -> None:  # 15.4#1 15.4(3) 15.5#2
    enemies = {"de-3-2": "59.53", "de-4-2": "59.55", "de-7-4": "60.54"}
    more = {"de-8-4": "57.53", "de-5-3": "61.54", "de-6-3": "60.52"}
    base = {UNIT: "59.54", TRAIN: "56.55"}
    line = railways().way(cell("56.56"), cell("36.56"), Net.ALL)
    assert line is not None

    def state(units: dict[str, str]) -> str:
        g = army(base | {DEPOT: "54.56"} | units, line=False)
        g.operational = dict.fromkeys(line, "allied")
        return s15.status(Lines(g, "allied"), (UNIT,))

    assert state({}) == "full"
    assert state(enemies | {"fr-31-16": "57.55"}) == "full"  # 15.3.EX
    assert state(enemies | more) == "out of supply"  # 15.5.EX
    assert state(enemies | more | {"de-17-9": "58.55"}) == "isolated"


def test_an_asset_shares_the_supply_of_its_formation() -> None:  # 5.5.1#4 5.5.1#5
    g = army({UNIT: "34.46", "fr-Alpins3": "34.46", TRAIN: "34.42", DEPOT: "34.38"})
    g.change("fr-Alpins3", army="fr-FIRST")
    lines = Lines(g, "allied")
    assert s15.status(lines, (UNIT, "fr-Alpins3")) == "full"
    assert s15.status(lines, ("fr-Alpins3",)) == "out of supply"


def test_forts_and_fortresses_need_no_supply() -> None:  # 8.5.1#3 12.1.1#3
    holder = fortress("Antwerpen")
    g = army({"fr-fort-Reims": "34.38", holder: oob.setup()[holder].hex}, line=False)
    lines = Lines(g, "allied")
    assert s15.status(lines, ("fr-fort-Reims",)) == s15.status(lines, (holder,)) == "full"


def test_a_train_needs_a_loc_or_its_depot() -> None:  # 15.4(2) 15.1.2
    fed = Lines(army({TRAIN: "34.42", DEPOT: "34.38"}), "allied")
    assert s15.status(fed, (TRAIN,)) == "full"
    far = Lines(army({TRAIN: "34.46", DEPOT: "34.38"}), "allied")
    assert s15.status(far, (TRAIN,)) == "out of supply"
    assert s15.status(far, (TRAIN,), may_flip={DEPOT}) == "full"
    assert s15.status(Lines(army({TRAIN: "34.42"}), "allied"), (TRAIN,)) == "out of supply"
    lost = Lines(army({TRAIN: "34.42", DEPOT: "34.38"}, line=False), "allied")
    assert s15.status(lost, (TRAIN,)) != "full", "its Depot has no LOC"
    foreign = army({TRAIN: "34.42", DEPOT: "34.38"})
    foreign.change(DEPOT, army="fr-FIFTH")
    assert s15.status(Lines(foreign, "allied"), (TRAIN,)) == "out of supply"


def test_sources_that_save_from_isolation() -> None:  # 15.5#2 15.1 15.1.4#3
    verdun, antwerpen = fortress("Verdun"), fortress("Antwerpen")
    g = army({verdun: "46.44", antwerpen: "50.18", DEPOT: "34.38", TRAIN: "34.42", "fr-12-train": "40.50"})
    found_hexes = s15.source_hexes(Lines(g, "allied"))
    assert set(map(cell, ("46.44", "34.38", "34.42", "16.36", "31.11"))) | set(g.operational) <= found_hexes
    assert not {cell("50.18"), cell("40.50")} & found_hexes
    assert not s15.source_hexes(Lines(g, "german"))
