"""27: Victory Points and who wins."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grognard.games.oao.boards import ground
from grognard.games.oao.reference_plans import objectives, places, special_cities
from grognard.games.oao.rules import s03_control, s27_gaps, s27_score, s27_victory
from grognard.games.oao.state import Means, Setting, State
from tests.oao.campaign import campaign
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene


def held(owners: dict[str, str], units: dict[str, str] | None = None, gt: int = 6) -> State:
    """A position in which sides control these hexes."""
    g = scene(units or {}, gt=gt)
    g.control = {cell(name): side for name, side in owners.items()}
    g.means = {"allied": Means(), "german": Means()}
    return g


def player_turn(g: State) -> Playing:
    return Playing(g, s27_victory.player_turn, "german")


# the track


def test_points_are_one_net_number() -> None:  # 27.0#1 27.0#2
    g = held({})
    s27_score.score(g, "german", 5, "vp-paris", "27.7")
    s27_score.score(g, "allied", 8, "vp-paris", "27.7")
    s27_score.score(g, "allied", -1, "vp-paris", "27.7")
    assert g.vp == -2
    assert (g.notes[-1].args["leader"], g.notes[-1].args["net"]) == ("@side-allied", 2)


# a Player Turn


@pytest.mark.parametrize(("gt", "points"), [(6, -10), (7, 0)])
def test_the_allies_score_for_the_whole_of_muhlhausen_once(gt: int, points: int) -> None:  # 27.2
    g = held(dict.fromkeys(places()["muhlhausen"], "allied"), gt=gt)
    assert player_turn(g).is_over
    assert g.vp == points
    player_turn(g)
    assert g.vp == points, "once"
    g = held({"55.70": "allied", "56.69": "allied"}, gt=gt)
    player_turn(g)
    assert g.vp == 0


def test_the_german_chooses_when_to_score_for_lorraine() -> None:  # 27.3
    g = held({"53.56": "german"}, gt=4)
    assert player_turn(g).german("lorraine-take", "no").is_over
    assert g.vp == 0
    g.control[cell("55.62")] = "german"
    assert player_turn(g).german("lorraine-take", "yes").is_over
    assert g.vp == 10
    g.control[cell("55.59")] = "german"
    assert player_turn(g).is_over, "once"


def test_not_after_gt_6_and_not_for_nothing() -> None:  # 27.3
    assert player_turn(held({"53.56": "german"}, gt=7)).is_over
    assert player_turn(held({}, gt=4)).is_over


def test_a_german_in_the_centre_of_paris() -> None:  # 27.7#1
    g = held({}, {"de-2c": "17.36", "fr-37": "16.36"})
    s27_victory.entered(g, ("de-2c", "fr-37"))
    assert g.vp == 0
    g.move_to("de-2c", cell("16.36"))
    s27_victory.entered(g, ("de-2c",))
    s27_victory.entered(g, ("de-2c",))
    assert g.vp == 25, "once"


# the furthest advance


@pytest.mark.parametrize(("hex_", "points"), [("29.34", 5), ("15.32", 17), ("25.23", -2)])
def test_the_worth_of_the_furthest_hex(hex_: str, points: int) -> None:  # 27.4.EX 27.4#1
    g = held({}, {"de-3-2": hex_})
    s27_victory.furthest_advance(g)
    assert g.vp == points


def test_the_best_of_all_infantry_formations_west_of_column_45() -> None:  # 27.4#1 27.4#2
    units = {
        "de-3-2": "29.34",
        "de-4-2": "33.33",
        "de-2c": "15.32",
        "de-Brussel1": "15.33",
        "de-5-3": "45.60",
    }
    assert s27_victory.furthest(held({}, units)) == (5, cell("29.34"))
    assert s27_victory.furthest(held({}, {"de-5-3": "45.60"})) is None
    assert s27_victory.furthest(held({}, {"de-5-3": "44.60"})) == (16, cell("44.60"))


def test_the_option_that_column_45_counts() -> None:  # C-25
    g = held({}, {"de-5-3": "45.60", "de-4-2": "46.70"})
    g.setting = replace(g.setting, options={"furthest_advance": "with-45"})
    assert s27_victory.furthest(g) == (15, cell("45.60"))


@pytest.mark.parametrize(("gt", "counts"), [(3, False), (6, True), (9, True)])
def test_from_the_second_inter_phase_on(gt: int, counts: bool) -> None:  # 27.4#1 27.5#1
    g = held({}, {"de-3-2": "29.34"}, gt=gt)
    s27_victory.inter_phase(g)
    said = {note.args["why"]["id"] for note in g.notes}
    assert said == ({"vp-advance", "vp-gaps"} if counts else set())


# the contiguous line


def line(units: dict[str, str], allied: set[str]) -> State:
    g = scene(units, gt=6)
    playable = ground().playable
    g.control = {c: "allied" if g.board.name(c) in allied else "german" for c in playable}
    return g


def test_the_line_runs_from_switzerland_to_verdun_and_to_row_42() -> None:  # 27.5#3 27.5#4
    g = campaign()
    s03_control.settle(g)
    for side, last in [("allied", "47.45"), ("german", None)]:
        found = s27_gaps.chain(g, side)
        names = [g.board.name(c) for c in found.hexes]
        assert ground().borders(found.hexes[0], ground().country[0].SWITZERLAND)
        assert names[-1] == last if last else names[-1].endswith(".42")
        for a, b in zip(found.hexes, found.hexes[1:], strict=False):
            assert b in g.board.adjacent[a]
        assert all(s03_control.controller(g, c) == side for c in found.hexes)
        assert set(found.gaps) == {c for c in found.hexes if s27_gaps.is_gap(g, side, c)}


def test_the_chain_with_the_fewest_gaps_is_taken() -> None:  # 27.5#1
    g = campaign()
    s03_control.settle(g)
    before = s27_gaps.chain(g, "allied")
    gap = before.gaps[0]
    g.move_to("fr-37" if "fr-37" in g.units else "fr-44", gap)
    after = s27_gaps.chain(g, "allied")
    assert len(after.gaps) < len(before.gaps)


def test_who_fills_a_gap() -> None:  # 27.5#1
    counting = ("fr-37", "fr-9c", "fr-fortress-Toul-48.53", "fr-Toul1")
    others = ("fr-4-train", "fr-depot-FIRST", "br-Samson", "fr-art-Toul")
    g = scene(dict.fromkeys((*counting, *others), "48.53"))
    assert [id_ for id_ in (*counting, *others) if s27_gaps.holds(g, id_)] == list(counting)
    g.change("fr-fortress-Toul-48.53", turned=True)
    assert not s27_gaps.holds(g, "fr-fortress-Toul-48.53"), "without its exterior garrison"


def test_a_hex_behind_a_ridge_may_be_empty() -> None:  # 27.5#2
    hexside = ground().hexside
    board = ground().board
    ridged = next(
        c
        for c in sorted(ground().playable)
        if any(hexside(c, near).ridge for near in board.adjacent[c]) and len(board.adjacent[c]) == 6
    )
    behind = {board.name(c) for c in board.adjacent[ridged] if not hexside(ridged, c).ridge}
    g = line({}, behind | {board.name(ridged)})
    assert not s27_gaps.is_gap(g, "allied", ridged)
    open_ = min(behind)
    assert s27_gaps.is_gap(line({}, (behind - {open_}) | {board.name(ridged)}), "allied", ridged)


def test_each_side_loses_a_point_for_each_gap() -> None:  # 27.5#1
    g = campaign()
    g.gt = 6
    s03_control.settle(g)
    gaps = {side: len(s27_gaps.chain(g, side).gaps) for side in ("allied", "german")}
    s27_victory.front_gaps(g)
    assert g.vp == gaps["allied"] - gaps["german"]


# the Marine Division


@pytest.mark.parametrize(
    ("units", "points"), [({}, -3), ({"de-Marine": "37.10"}, 0), ({"de-Marine": "38.12"}, -3)]
)
def test_the_marine_division_belongs_at_the_coast(units: dict[str, str], points: int) -> None:  # 27.6
    g = held({}, units, gt=24)
    s27_victory.marine_division(g)
    assert g.vp == points


def test_from_the_eighth_inter_phase_on() -> None:  # 27.6
    for gt, counts in [(21, False), (24, True)]:
        g = held({}, gt=gt)
        s27_victory.inter_phase(g)
        assert ("vp-marine" in {note.args["why"]["id"] for note in g.notes}) is counts


# the end


def test_places_held_in_the_final_inter_phase() -> None:  # 27.8#1 27.8#2 27.8.1
    everything = [name for hexes in (*objectives().values(), *special_cities().values()) for name in hexes]
    g = held(dict.fromkeys(everything, "allied"), gt=30)
    s27_victory.final(g)
    assert len(objectives()) == 30
    assert g.vp == -(30 * 3 + 4 * 15)
    g = held(dict.fromkeys(everything, "german") | {"34.38": "allied", "09.25": "allied"}, gt=30)
    s27_victory.final(g)
    assert g.vp == 29 * 3 + 3 * 15, "all hexes of a place are needed"


def test_only_in_the_last_inter_phase() -> None:  # 27.8#1
    for gt, counts in [(27, False), (30, True)]:
        g = held({}, gt=gt)
        s27_victory.inter_phase(g)
        assert ("vp-objectives" in {note.args["why"]["id"] for note in g.notes}) is counts


def test_german_control_of_paris_wins_outright() -> None:  # 27.7#2
    g = held({"16.36": "german"}, gt=30)
    g.vp = -200
    outcome = s27_victory.verdict(g)
    assert (outcome.winner, outcome.rule) == ("german", "27.7")


@pytest.mark.parametrize(
    ("points", "winner", "level"),
    [
        (60, "german", "decisive"),
        (59, "german", "substantial"),
        (5, "german", "marginal"),
        (4, None, "draw"),
        (-24, None, "draw"),
        (-25, "allied", "marginal"),
        (-79, "allied", "substantial"),
        (-80, "allied", "decisive"),
    ],
)
def test_levels_of_victory(points: int, winner: str | None, level: str) -> None:  # 27.0#1
    g = held({}, gt=30)
    g.vp = points
    outcome = s27_victory.verdict(g)
    assert (outcome.winner, outcome.reason) == (winner, f"victory-{level}")
    assert outcome.scores == {"german": points, "allied": -points}


def test_a_scenario_has_terms_of_its_own() -> None:  # 27.0#1
    g = held({"44.35": "german"}, gt=2)
    g.setting = Setting(
        ground().board, "t", {}, last=2, objectives={cell("44.35"): 7}, wins={"german": 6, "allied": 0}
    )
    s27_victory.inter_phase(g)
    assert g.vp == 7
    assert s27_victory.verdict(g).winner == "german"
    for points, winner in [(5, None), (0, "allied")]:
        g.vp = points
        assert s27_victory.verdict(g).winner == winner
