"""15.0, 15.3, 15.5: Lines of Communications, supply lines and the paths of Isolation."""

from __future__ import annotations

import time

import pytest

from grognard.games.oao import oob
from grognard.games.oao.boards import Country, ground
from grognard.games.oao.rail import Net, railways
from grognard.games.oao.rules import s15_sources, s18_operational
from grognard.games.oao.rules.s15_lines import Lines, locs
from grognard.games.oao.state import Army, Means
from tests.oao.scenes import cell, scene
from tests.oao.supplies import behind, line

FIRST, SECOND = "fr-FIRST", "fr-SECOND"


# 15.0


def test_a_loc_leads_to_the_map_edge_along_operational_lines() -> None:  # 15.0#2 GLOSS.loc
    way = line("54.56", "36.56")
    g = behind({"fr-depot-FIRST": "54.56", "fr-depot-SECOND": "55.54"}, way, armies={})
    assert locs(g, "allied") == {"fr-depot-FIRST": way}
    del g.operational[way[5]]
    assert locs(g, "allied") == {}


def test_an_ezoc_breaks_a_loc_unless_a_friendly_unit_stands_there() -> None:  # GLOSS.loc 15.0#2
    way = line("54.56", "36.56")
    g = behind({"fr-depot-FIRST": "54.56", "de-3-2": "46.54"}, way, armies={})
    watched = [c for c in way if c in g.board.adjacent[cell("46.54")]]
    assert watched
    assert not locs(g, "allied")
    friends = dict(zip(("fr-22-11", "fr-31-16", "fr-23-12"), map(g.board.name, watched), strict=False))
    assert len(friends) == len(watched)
    g = behind({"fr-depot-FIRST": "54.56", "de-3-2": "46.54"} | friends, way, armies={})
    assert set(locs(g, "allied")) == {"fr-depot-FIRST"}


def test_the_friendly_zone_does_not_mend_a_loc() -> None:  # GLOSS.loc
    g = behind(
        {"fr-depot-FIRST": "54.56", "de-3-2": "46.54", "fr-22-11": "46.56"},
        line("54.56", "36.56"),
        armies={},
    )
    assert not locs(g, "allied")


def test_a_demolished_structure_breaks_a_loc() -> None:  # 18.4.2#1
    way = line("50.27", "70.28")
    g = behind({"de-depot-FIRST": "50.27"}, way, armies={}, side="german", gt=5)
    assert "de-depot-FIRST" in locs(g, "german")
    g.demolished["Namur orange"] = 4
    assert not locs(g, "german")


def test_one_army_at_a_time_on_a_single_track() -> None:  # 15.0#3 C-46
    way = line("05.42", "01.42")
    units = {"fr-depot-FIRST": "05.42", "fr-depot-SECOND": "04.43", "fr-7-train": "04.42"}
    armies = {"fr-depot-FIRST": FIRST, "fr-7-train": FIRST, "fr-depot-SECOND": SECOND}
    g = behind(units, way, armies=armies)
    assert set(locs(g, "allied", (FIRST, SECOND))) == {"fr-depot-FIRST", "fr-7-train"}
    assert set(locs(g, "allied", (SECOND, FIRST))) == {"fr-depot-SECOND"}


def test_a_double_track_serves_every_army() -> None:  # 15.0#3
    way = railways().way(cell("20.37"), cell("01.46"), Net.DOUBLE)
    assert way is not None
    units = {"fr-depot-FIRST": "20.37", "fr-depot-SECOND": ground().board.name(way[2])}
    armies = {"fr-depot-FIRST": FIRST, "fr-depot-SECOND": SECOND}
    assert len(locs(behind(units, way, armies=armies), "allied")) == 2


def test_an_army_keeps_to_double_track_where_it_can() -> None:  # 15.0#3
    g = behind({"fr-depot-FIRST": "14.28"}, tuple(railways().cells[Net.ALL]), armies={})
    assert set(locs(g, "allied")["fr-depot-FIRST"]) <= railways().cells[Net.DOUBLE]


def test_the_bef_traces_to_its_base_only() -> None:  # 23.1#1 23.1#2
    west, south = line("40.30", "01.21"), line("40.30", "02.46")
    g = behind({"br-depot-BEF": "40.30"}, west, south, armies={"br-depot-BEF": "br-BEF"})
    assert locs(g, "allied")["br-depot-BEF"][-1] == cell("01.21")
    g.means["allied"] = Means(used=(s18_operational.BRITISH_TRANSFER,))
    g.operational |= dict.fromkeys(line("02.46", "01.46"), "allied")
    assert locs(g, "allied")["br-depot-BEF"][-1] == cell("02.46")


@pytest.mark.parametrize(
    ("used", "depot", "base"),
    [
        ((), "52.21", "52.16"),  # 24.3#1
        ((s18_operational.BELGIAN_TRANSFER,), "48.20", "37.10"),  # 24.3#2
    ],
)
def test_the_belgians_trace_to_their_base(used: tuple[str, ...], depot: str, base: str) -> None:
    g = behind({"be-depot-BELGIAN": depot}, line(depot, base), armies={"be-depot-BELGIAN": "be-BELGIAN"})
    g.means["allied"] = Means(used=used)
    assert locs(g, "allied")["be-depot-BELGIAN"] == line(depot, base)
    g.change("be-depot-BELGIAN", army="fr-FIRST")
    assert not locs(g, "allied")


@pytest.mark.parametrize(("gt", "with_loc"), [(21, 0), (22, 1)])
def test_one_british_train_has_a_loc_in_a_port(gt: int, with_loc: int) -> None:  # 23.4
    g = scene({"fr-7-train": "26.09", "br-I-train": "31.11", "br-II-train": "26.09"}, gt=gt)
    assert len(locs(g, "allied")) == with_loc
    assert "fr-7-train" not in locs(g, "allied")


# 15.3

EXAMPLE = {"fr-22-11": "59.54", "de-3-2": "59.53", "de-4-2": "59.55", "de-7-4": "60.54"}


def test_unit_a_opens_the_line() -> None:  # 15.3.EX 15.3.1#1 3.3.2#1
    train = cell("56.55")
    assert train not in Lines(scene(EXAMPLE), "allied").reach(cell("59.54")), "its own ZOC does not count"
    helped = Lines(scene(EXAMPLE | {"fr-31-16": "57.55"}), "allied")
    assert helped.reach(cell("59.54"))[train] == 3
    stacked = Lines(scene(EXAMPLE | {"fr-31-16": "59.54"}), "allied")
    assert train not in stacked.reach(cell("59.54")), "nor that of another unit in its hex"


def test_a_friendly_unit_in_the_hex_opens_it() -> None:  # 15.3.1#1 GLOSS.supply_line
    g = scene(EXAMPLE | {"fr-7-train": "58.54"})
    assert cell("56.55") in Lines(g, "allied").reach(cell("59.54"))


def test_each_hex_counts_one_and_an_enemy_is_gone_around() -> None:  # 15.3#1 15.3.1#1 TERM.range
    assert Lines(scene({}), "allied").reach(cell("30.40"))[cell("30.44")] == 4
    g = scene({"de-depot-FIRST": "30.42"})
    assert Lines(g, "allied").reach(cell("30.40"))[cell("30.44")] == 5
    assert cell("30.42") not in Lines(g, "allied").reach(cell("30.40"))


def test_a_line_goes_into_the_hex_of_an_enemy_fortress_but_not_through() -> None:  # 15.3.1#2
    fortress = next(id_ for id_ in oob.setup() if id_.startswith("fr-fortress-Verdun"))
    g = scene({fortress: "46.44", "de-3-2": "46.44"})
    g.change(fortress, turned=True)
    lines = Lines(g, "german")
    assert lines.reach(cell("46.44"))[cell("46.42")] == 2
    assert lines.reach(cell("46.45"))[cell("46.43")] == 3


def test_an_unbridged_grand_river_ends_the_line() -> None:  # 15.3.2
    lines = Lines(scene({}), "allied")
    assert lines.reach(cell("03.22"))[cell("03.21")] == 1
    assert cell("03.21") not in lines.reach(cell("03.23"))
    assert cell("03.20") in lines.reach(cell("03.22")), "the last hexside may be the river"


def test_a_damaged_bridge_over_a_grand_river_is_none() -> None:  # 7.1.4a#2 15.3.2
    assert Lines(scene({}), "allied").reach(cell("52.17"))[cell("51.16")] == 2
    g = scene({}, bridges={"51.16/52.16": True})
    assert Lines(g, "allied").reach(cell("52.17"))[cell("51.16")] > 2


def test_a_mountain_ridge_ends_the_line() -> None:  # 15.3.2
    lines = Lines(scene({}), "allied")
    assert lines.reach(cell("54.66"))[cell("54.65")] == 1
    assert lines.reach(cell("54.67"))[cell("54.65")] > 2


def test_no_line_leads_through_a_neutral_country_or_where_there_is_no_land() -> None:  # 15.3#2
    found = Lines(scene({}), "allied").reach(cell("52.15"))
    assert found
    assert {ground().country[c] for c in found} == {Country.BELGIUM}


# 15.5

RINGS = EXAMPLE | {"de-8-4": "57.53", "de-5-3": "61.54", "de-6-3": "60.52"}


def test_two_rings_isolate_and_its_own_zone_frees() -> None:  # 15.5.EX 15.5#2 3.3.2#2
    source = cell("56.55")
    assert source not in Lines(scene(RINGS | {"de-17-9": "58.55"}), "allied").ways_out("fr-22-11")
    free = Lines(scene(RINGS), "allied")
    assert free.ways_out("fr-22-11")[source] == 3
    assert source not in free.reach(cell("59.54")), "out of supply all the same"


def test_the_path_is_fifteen_hexes_at_most() -> None:  # 15.5#2
    found = Lines(scene({"fr-22-11": "30.40"}), "allied").ways_out("fr-22-11")
    assert max(found.values()) == 15


def test_all_supply_states_of_a_side_take_well_under_a_second() -> None:
    g = scene({id_: placed.hex for id_, placed in oob.setup().items()})
    for id_, placed in oob.setup().items():
        g.change(id_, army=placed.army or "", corps=placed.corps or "")
    g.armies = {id_: Army(oob.side_of(id_).value) for id_ in oob.armies()}
    german = (Country.GERMANY, Country.LUXEMBURG)
    g.operational = {
        c: "german" if ground().country[c] in german else "allied" for c in railways().cells[Net.ALL]
    }
    begin = time.perf_counter()
    lines = Lines(g, "allied")
    states = [s15_sources.status(lines, (id_,)) for id_ in g.on_map("allied")]
    assert time.perf_counter() - begin < 1.0
    assert states.count("full") > 200
