"""4.3: the Inter-Phase."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from grognard.games.oao.rules import s04_sequence
from grognard.games.oao.rules.s04_inter_phase import inter_phase
from grognard.games.oao.state import Means, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

LIEGE = cell("59.29")


def position(gt: int) -> State:
    g = scene({"fr-22-11": "43.40", "de-5B-3B": "57.51"}, gt=gt)
    g.change("fr-22-11", army="fr-FOURTH", losses=1)
    g.change("de-5B-3B", army="de-SIXTH", losses=1)
    g.means = {"allied": Means(rail_points=3, positions=9), "german": Means(rail_points=1)}
    return g


def played(gt: int, *dice: int) -> State:
    g = position(gt)
    play = Playing(g, inter_phase)
    for face in dice:
        play.dice(face)
    assert play.is_over
    return g


def test_both_players_receive_replacements() -> None:  # 4.3 4.3.1
    g = played(6)
    assert (g.units["fr-22-11"].losses, g.units["de-5B-3B"].losses) == (0, 0)
    assert (g.means["allied"].replacements, g.means["german"].replacements) == (
        {"french": 7, "british": 0},
        {"german": 3},
    ), "the rest is stored"


@pytest.mark.parametrize(("gt", "allied", "german"), [(3, 6, 0), (6, 12, 0), (9, 14, 7), (12, 18, 14)])
def test_rail_points_replace_those_that_are_left(
    gt: int, allied: int, german: int
) -> None:  # 4.3.2#1 CHART.ip#RP
    g = played(gt, *([6] if gt >= 9 else []))
    assert (g.means["allied"].rail_points, g.means["german"].rail_points) == (allied, german)


def test_special_rail_points_come_once() -> None:  # 24.5 23.3.2#3
    assert played(6).means["allied"].special == ("belgian",)
    assert played(18, 6).means["allied"].special == ("rnd",)
    assert played(3).means["allied"].special == ()


def test_bottlenecks_return_to_full_capacity() -> None:  # 4.3.2#2
    g = position(3)
    g.capacity[LIEGE] = 0
    Playing(g, inter_phase)
    assert g.capacity[LIEGE] == 7


@pytest.mark.parametrize(("gt", "rights"), [(3, 2), (6, 3), (18, 15), (21, None)])
def test_rights_to_build_positions_are_noted(
    gt: int, rights: int | None
) -> None:  # 4.3.2#3 14.3.4 CHART.ip#IP
    g = played(gt, *([6] if gt >= 9 else []))
    assert g.means["allied"].positions == g.means["german"].positions == rights


@pytest.mark.parametrize(("gt", "held"), [(9, 0), (12, 1), (15, 2), (27, 6)])
def test_shortage_markers_come_one_by_one(gt: int, held: int) -> None:  # 15.8.1 CHART.ip#AMMO
    g = played(gt, *([6] if gt < 24 else []))
    assert g.means["allied"].shortages == g.means["german"].shortages == held


def test_victory_points_are_awarded() -> None:  # 4.3.2#4
    g = position(9)
    g.move_to("de-5B-3B", cell("17.34"))
    Playing(g, inter_phase).dice(6)
    assert g.vp != 0


def test_the_french_reserve_rolls() -> None:  # 22.4.1#1
    assert Playing(position(9), inter_phase).asked is not None
    assert Playing(position(6), inter_phase).is_over


def test_the_last_inter_phase_only_counts() -> None:  # 4.3 CHART.ip#RP
    g = played(30)
    assert g.means["allied"].positions == 9
    assert g.units["fr-22-11"].losses == 1


@pytest.mark.parametrize(("gt", "points"), [(2, 3), (3, 6), (4, 3)])
def test_it_follows_every_third_turn(gt: int, points: int) -> None:  # 4.3
    g = position(gt)
    g.player, g.phase = "german", "finishing"
    g.setting = replace(g.setting, last=gt + 1)
    Playing(g, s04_sequence.play)
    assert g.gt == gt + 1
    assert g.means["allied"].rail_points == points
