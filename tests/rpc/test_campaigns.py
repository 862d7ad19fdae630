"""12.CG1 to 12.CG3 The campaigns of the Ypres volume: their documents, how they begin, random play to the end."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import grognard
from grognard.engine.table import Table
from grognard.games.rpc.counters import counters
from grognard.games.rpc.document import setting
from grognard.games.rpc.rules import s07_barrage, s10_reinforcements, s10_victory
from grognard.games.rpc.scenario import scenario_document
from grognard.games.rpc.state import Group, Setting, State
from tests.rpc.scene import unit_of

CG1, CG2, CG3 = "campaign-gheluvelt", "campaign-frezenberg", "campaign-menin-road"


def settled(id_: str) -> Setting:
    return setting(scenario_document(id_), {})


def named(shared: Setting, cells: Any) -> set[str]:
    return {shared.board.name(cell) for cell in cells}


def columns(shared: Setting, cells: Any) -> set[str]:
    return {name.rstrip("0123456789") for name in named(shared, cells)}


def begun(id_: str, **position: Any) -> State:
    """The campaign at some point, with these units instead of its orders of battle."""
    units = position.pop("units", {"B": "A05 british infantry", "G": "AP15 german infantry"})
    document = {**scenario_document(id_), **position}
    if position:
        document |= {"forces": {}, "units": {key: unit_of(text) for key, text in units.items()}}
    game = grognard.new("rpc", document, seed=1, options={"reactions": "friendly"})
    state: State = game.state
    return state


def force(id_: str, group: str) -> tuple[dict[str, int], Group, dict[str, Any]]:
    document = scenario_document(id_)["forces"][group]
    return document["units"], settled(id_).groups[group], document


# identity, sides, victory


@pytest.mark.parametrize(
    ("id_", "date", "days", "map_", "attacker", "first"),
    [
        (CG1, "1914-10-29", 3, "ypres_1914", "german", "british"),  # 12.CG1#1 12.CG1#2 12.CG1#19
        (CG2, "1915-05-08", 6, "ypres_1915", "german", "british"),  # 12.CG2#1 12.CG2#2 12.CG2#5
        (CG3, "1917-09-20", 6, "ypres_1917", "british", "german"),  # 12.CG3#1 12.CG3#2 12.CG3#16
    ],
)
def test_identity(id_: str, date: str, days: int, map_: str, attacker: str, first: str) -> None:
    document, shared = scenario_document(id_), settled(id_)
    assert (document["date"], document["map"]) == (date, map_)
    assert shared.campaign is not None
    assert (shared.campaign.attacker, shared.campaign.days) == (attacker, days)  # 11.01#2
    assert shared.edges == {"german": "right", "british": "left"}
    assert shared.set_up_order[0] == first != attacker
    assert begun(id_).phase == "set up"
    game = grognard.new("rpc", id_, seed=1)
    assert game.pending is not None
    assert game.pending.side == first  # 11.01#3


def test_victory_of_the_first_campaign() -> None:
    held = dict.fromkeys(("AG16", "AG17", "AH15", "AH16", "AC25"), "german")
    g = begun(CG1, phase="between", segment="isolation", day=3, control=held)
    assert s10_victory.verdict(g).winner == "german"  # 12.CG1#3
    g = begun(CG1, phase="between", segment="isolation", day=3, control={**held, "AC25": "british"})
    assert s10_victory.verdict(g).winner == "british"  # 12.CG1#3


def test_victory_of_the_second_campaign() -> None:
    shared = settled(CG2)
    village, height = shared.victory.worth
    assert (village.points, height.points) == (4, 1)  # 12.CG2#3
    inside = {chr(code) for code in range(ord("J"), ord("W") + 1)}
    assert columns(shared, village.cells | height.cells) <= inside
    assert all(shared.board.terrain[cell] == "village" for cell in village.cells)
    assert all(shared.board.level[cell] == 3 for cell in height.cells)
    assert "N19" in named(shared, height.cells)


def test_victory_of_the_third_campaign() -> None:
    units = {f"U{i}": f"Z{i:02} british infantry" for i in range(1, 13)} | {"G": "AP15 german infantry"}
    g = begun(CG3, phase="between", segment="isolation", day=6, units=units)
    assert s10_victory.verdict(g).winner == "british"  # 12.CG3#3
    units["U12"] = "Y12 british infantry"
    g = begun(CG3, phase="between", segment="isolation", day=6, units=units)
    assert s10_victory.verdict(g).winner == "german"  # 12.CG3#3


# special rules


def test_fog_on_the_first_morning() -> None:
    g = begun(CG1)
    for day, turn, segment, night in (
        (1, 1, "attack", True),
        (1, 6, "attack", True),
        (1, 7, "attack", False),
        (1, 1, "counter attack", False),
        (2, 1, "attack", False),
    ):
        g.day, g.turn, g.segment = day, turn, segment
        assert g.night is night  # 12.CG1#4


def test_early_war_bombardment_at_each_attack() -> None:
    shared = settled(CG1)
    (early,) = shared.bombardments
    assert (early.side, early.kind, early.occupied_by, early.days) == (
        "german",
        "early",
        "british",
        (),
    )  # 12.CG1#5
    assert "K" not in columns(shared, early.area)
    assert {"L", "AQ"} <= columns(shared, early.area)
    units = {"L": "L14 british infantry", "K": "K14 british infantry", "G": "AP15 german infantry"}
    for day in (1, 2, 3):
        g = begun(CG1, phase="between", segment="attack", day=day, units=units)
        assert g.bombarded  # 12.CG1#7
        assert g.units["K"].formed, "not from column L eastward"


def test_bombardments_of_the_second_campaign() -> None:
    shared = settled(CG2)
    (spec,) = shared.bombardments
    assert (spec.side, spec.kind, spec.occupied_by, spec.days) == (
        "german",
        "pulverizing",
        "british",
        (),
    )  # 12.CG2#4
    front = {cell for cell in shared.board.cells if shared.board.extra[cell].get("nml")}
    assert all(min(shared.board.distance(c, n) for n in front) <= 4 for c in spec.area)
    for day in (1, 4):
        g = begun(CG2, phase="between", segment="attack", day=day, units={"B": "A05 british infantry"})
        assert g.bombarded  # 12.CG2#4
    g = begun(CG2, phase="between", segment="counter attack", day=2, units={"B": "A05 british infantry"})
    assert not g.bombarded


def test_bombardments_of_the_third_campaign() -> None:
    first, later = settled(CG3).bombardments
    assert (first.side, first.kind, first.occupied_by) == ("british", "pulverizing", "german")  # 12.CG3#5
    assert (first.days, first.around) == ((1,), -1)
    assert (later.side, later.kind, later.occupied_by) == ("british", "pulverizing", "german")  # 12.CG3#9
    assert (later.days, later.around) == ((2, 3, 4, 5, 6), 2)
    assert len(first.area) == len(later.area) == settled(CG3).board.size
    game = grognard.new(
        "rpc",
        {
            **scenario_document(CG3),
            "forces": {},
            "phase": "between",
            "segment": "attack",
            "day": 2,
            "units": {"B": unit_of("A05 british infantry"), "G": unit_of("AC15 german late-infantry out")},
        },
        seed=1,
    )
    assert game.pending is not None
    assert (game.pending.side, game.pending.kind) == ("british", "bombardment-choose")  # 12.CG3#9


def test_the_barrage_of_the_third_campaign() -> None:
    g = begun(CG3)
    barrage, board = g.barrage, g.board
    assert barrage is not None
    first = {board.name(cell) for cell in barrage.lines[0]}
    nml = {board.name(cell) for cell in board.cells if board.extra[cell].get("nml")}
    assert nml <= first  # 12.CG3#6
    assert {name for name in first - nml if name.rstrip("0123456789") > "R"} == set()  # 12.CG3#6
    assert {board.name(c) for c in board.cells if board.name(c).startswith("R")} <= first, (
        "Australians there too"
    )
    later = [{board.name(cell).rstrip("0123456789") for cell in line} for line in barrage.lines[1:]]
    assert later == [{"S"}, {"T"}, {"U"}, {"V"}, {"W"}, {"X"}]  # 12.CG3#7
    g.couplets = 2
    for turn in range(1, 7):
        assert g.barrage is not None, turn
        s07_barrage.advance(g, g.barrage)
        s07_barrage.keep_schedule(g)
    assert g.barrage is None, "over after turn 6"  # 12.CG3#8


def test_the_australians_begin() -> None:
    units = {"B": "A05 british infantry", "G": "AC15 german late-infantry"}
    g = begun(CG3, phase="initiative", segment="attack", day=1, turn=1, units=units, barrage=None)
    assert (g.initiative, g.couplets) == ("british", 3)  # 12.CG3#4


def test_german_infiltration_in_counter_attacks() -> None:
    rules = settled(CG3).rules
    assert rules["infiltration"] == {"german": ("counter attack",)}  # 12.CG3#10


# orders of battle


def test_forces_of_the_first_campaign() -> None:
    expected = {
        "guards": {"bef-infantry": 10},  # 12.CG1#8
        "gunners": {"machine-gun": 1},  # 12.CG1#9
        "gloucesters": {"bef-infantry": 4, "artillery": 3},  # 12.CG1#10
        "cavalry": {"cavalry": 5, "horse-artillery": 1, "horse-machine-gun": 1},  # 12.CG1#12
        "brigades": {"bef-infantry": 24, "machine-gun": 3},  # 12.CG1#15
        "reserve": {"reserve-infantry": 24},  # 12.CG1#13
        "mgs": {"machine-gun": 3},  # 12.CG1#14
        "39th": {"infantry": 16, "reserve-infantry": 8, "machine-gun": 3},  # 12.CG1#16
        "30th": {"infantry": 24, "machine-gun": 3},  # 12.CG1#17
        "batteries": {"artillery": 2},  # 12.CG1#18
    }
    assert {group: forces["units"] for group, forces in scenario_document(CG1)["forces"].items()} == expected
    shared = settled(CG1)
    groups = shared.groups
    assert columns(shared, groups["guards"].area) == {"AO"}
    assert min(named(shared, groups["guards"].area)) == "AO12"  # 12.CG1#8
    assert scenario_document(CG1)["forces"]["guards"]["markers"] == {"scrape": 10}
    assert min(named(shared, groups["reserve"].area)) == "AQ11"  # 12.CG1#13
    assert "AG16" in named(shared, groups["gunners"].area)
    assert len(groups["gunners"].area) == 7  # 12.CG1#9
    assert {"L14", "L15", "K14"} <= named(shared, groups["cavalry"].area)  # 12.CG1#12
    assert {"B06", "B10", "A06"} <= named(shared, groups["brigades"].area)  # 12.CG1#15
    assert {group: (g.turn, g.day) for group, g in groups.items() if g.entry} == {
        "mgs": (2, 1),  # 12.CG1#14
        "39th": (1, 2),  # 12.CG1#16
        "30th": (1, 2),
        "batteries": (1, 3),  # 12.CG1#18
    }
    east = set(shared.board.edge("right"))
    assert all(set(g.entry) == east for g in groups.values() if g.entry)
    g = begun(CG1)
    assert Counter((t.side, t.kind, t.from_day) for t in g.transports.values()) == {
        ("british", "wagon", 1): 3,
        ("british", "wagon", 2): 3,
        ("german", "mule", 1): 3,
        ("german", "wagon", 2): 6,
        ("german", "wagon", 3): 2,
    }
    assert [(a.side, a.firepower, a.mode, a.howitzer) for a in g.artillery.values()] == [
        ("british", 5, "runner", False),  # 12.CG1#11
        ("german", 4, "runner", True),  # 12.CG1#13
        ("german", 4, "runner", True),
    ]


def test_forces_of_the_second_campaign() -> None:
    first = scenario_document("frezenberg")
    document, shared = scenario_document(CG2), settled(CG2)
    for group in ("front", "support", "reserves"):  # 12.CG2#6 12.CG2#8 12.CG2#9
        assert document["forces"][group] == first["forces"][group]
    assert document["artillery"] == first["artillery"]  # 12.CG2#7 12.CG2#10
    assert force(CG2, "troopers")[0] == {"infantry": 12, "machine-gun": 2}  # 12.CG2#11
    assert force(CG2, "troopers")[2]["transports"] == {"mule": 2}
    assert named(shared, shared.groups["troopers"].entry) == {f"A{row:02}" for row in range(3, 10)}
    assert force(CG2, "39th")[0] == {"infantry": 16, "reserve-infantry": 8, "machine-gun": 3}  # 12.CG2#12
    south = named(shared, shared.groups["39th"].entry)
    assert columns(shared, shared.groups["39th"].entry) == set("LMNOPQRST")
    assert "P25" in south
    assert {shared.groups[group].day for group in ("troopers", "39th")} == {2}


def test_forces_of_the_third_campaign() -> None:
    units, group, document = force(CG3, "4th")
    assert units == {"late-infantry": 24, "machine-gun": 6, "mortar": 3, "artillery": 3}  # 12.CG3#11
    assert document["markers"] == {"trench": 12, "blockhouse": 6}
    shared = settled(CG3)
    assert not {cell for cell in group.area if shared.board.extra[cell].get("nml")}
    assert "AD" not in columns(shared, group.area)
    assert "AC" in columns(shared, group.area)
    units, group, document = force(CG3, "counter")
    assert (units, document["transports"]) == (
        {"late-infantry": 12, "machine-gun": 3},
        {"mule": 3},
    )  # 12.CG3#13
    assert (group.turn, group.day) == (3, 1)
    units, group, _ = force(CG3, "australians")
    assert units == {
        "late-infantry": 24,
        "infantry": 18,
        "machine-gun": 9,
        "stokes-mortar": 3,
        "heavy-mortar": 3,
    }  # 12.CG3#14
    assert "A01" in named(shared, group.area)
    g = begun(CG3)
    groups = [(a.side, a.firepower, a.mode, a.howitzer, a.from_day) for a in g.artillery.values()]
    assert groups == [
        ("german", 4, "runner", True, 1),  # 12.CG3#12
        ("british", 3, "runner", False, 2),  # 12.CG3#15
        ("british", 3, "runner", False, 2),
        ("british", 5, "aircraft", True, 2),
    ]


def test_all_types_of_the_campaigns_have_counters() -> None:
    for id_ in (CG1, CG2, CG3):
        for forces in scenario_document(id_)["forces"].values():
            assert all((forces["side"], type_) in counters() for type_ in forces["units"])


def test_edge_reinforcements_come_on_their_day() -> None:
    g = begun(CG1)
    g.turn = 5
    assert not s10_reinforcements.is_due(g, "39th-1")
    g.day = 2
    assert s10_reinforcements.is_due(g, "39th-1")  # 12.CG1#16
    g.day, g.turn = 1, 1
    assert not s10_reinforcements.is_due(g, "mgs-1")
    g.turn = 2
    assert s10_reinforcements.is_due(g, "mgs-1")  # 12.CG1#14
    g.segment, g.turn = "counter attack", 1
    assert s10_reinforcements.is_due(g, "mgs-1"), "turn 2 of the attack has passed"  # 10.2#2
    assert not s10_reinforcements.is_due(g, "39th-1")


# random play


def play(id_: str, seed: int) -> Table:
    game = grognard.new("rpc", id_, seed=seed, options={"reactions": "friendly"})
    rng, pieces = Random(seed), game.title.pieces(game.state)
    while (asked := game.pending) is not None:
        game.answer(rng.choice(asked.options).id, asked.side)
    assert game.title.pieces(game.state) == pieces, "nothing is gained or lost"
    return game


@pytest.mark.parametrize(("id_", "number"), [(CG1, "12.CG1#3"), (CG3, "12.CG3#3")])
def test_a_random_campaign_comes_to_its_end(id_: str, number: str) -> None:
    game = play(id_, 3)
    assert game.outcome is not None
    assert game.outcome.rule == number
    assert (game.state.day, game.state.segment) == (settled(id_).campaign.days, "redeployment")  # type: ignore[union-attr]  # 11.03
    begins = [
        note.args["segment"] for entry in game.log for note in entry.notes if note.id == "scenario-begins"
    ]
    assert begins.count("@segment-attack") == game.state.day  # 11.01#1
