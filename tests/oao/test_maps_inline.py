"""Maps of a document's own, of any size: what the rules name and the map does not have is simply not there."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import grognard
from grognard.games.oao.boards import board_of, ground_of
from grognard.games.oao.oob import armies
from grognard.games.oao.rules import s07_costs
from grognard.games.oao.rules.s04_sequence import PHASES

ARMIES = ["de-FIRST", "fr-FOURTH", "br-BEF", "be-BELGIAN"]


def plain(columns: int, rows: int, **more: Any) -> dict[str, Any]:
    """Open ground, France on the left and Germany on the right."""
    hexes = {
        f"{column:02}.{row:02}": {
            "terrain": "lowland", "level": 1, "country": "France" if column <= columns // 2 else "Germany",
        }
        for column in range(1, columns + 1)
        for row in range(1, rows + 1)
    }  # fmt: skip
    for name, extra in more.get("extra", {}).items():
        hexes[name] |= extra
    return {
        "id": "small",
        "title": {"en": "A small map"},
        "grid": {"columns": columns, "rows": rows, "numbering": "dotted"},
        "hexes": hexes,
    }


def line_of(*names: str) -> dict[str, Any]:
    return {"kind": "double", "path": list(names)}


def document(size: tuple[int, int], phase: str, player: str, gt: int, **more: Any) -> dict[str, Any]:
    """A few units of four armies at odds on a small map."""
    left, right, low = "03.04", f"{size[0] - 3:02}.05", f"{size[0] - 3:02}.07"
    units = {
        "de-3-2": {"hex": right}, "de-4-2": {"hex": low}, "de-depot-FIRST": {"hex": f"{size[0]:02}.05"},
        "fr-3-2": {"hex": left, "army": "fr-FOURTH"}, "fr-depot-FOURTH": {"hex": "01.04"}, "be-1": {"hex": "04.09"},
        "br-1-I": {"hex": "02.10"}, "fr-80t": {"hex": f"{size[0] - 4:02}.06", "army": "fr-FOURTH"},
        "br-Samson": {"hex": "02.11"}, "fr-Verdun1": {"hex": "02.02", "army": "fr-FOURTH"},
    }  # fmt: skip
    return {
        "date": "1914-09-05",
        "map": plain(*size, **more),
        "first": min(gt, 10),
        "gt": gt,
        "armies": ARMIES,
        "phase": phase,
        "player": player,
        "units": units,
    }


def wander(table: Any, seed: int, most: int) -> None:
    rng = Random(seed)
    for _ in range(most):
        if table.pending is None:
            return
        options = table.options()
        ends = [option for option in options if option.id in ("done", "pass")]
        table.answer(rng.choice(ends if ends and rng.random() < 0.5 else options).id)
        table.view("german")
        table.view("allied")


@pytest.mark.parametrize("player", ["allied", "german"])
@pytest.mark.parametrize("phase", PHASES)
def test_a_small_map_is_played_from_any_phase(phase: str, player: str) -> None:
    for gt in (10, 18):
        wander(grognard.new("oao", document((12, 12), phase, player, gt), seed=3), 5, 120)


def test_a_printed_position_outside_of_a_camp_belongs_to_its_country() -> None:  # 14.5#2
    extra = {"extra": {"05.06": {"printed_ip": True}, "08.06": {"printed_ip": True}}}
    table = grognard.new("oao", document((12, 12), "movement", "german", 10, **extra), seed=3)
    wander(table, 7, 200)


def test_a_large_map_without_camps_and_entries() -> None:  # 16.1#1 22.2.3
    for gt in (6, 9):
        wander(grognard.new("oao", document((66, 70), "finishing", "allied", gt), seed=3), 5, 100)


def test_the_whole_order_of_battle_finds_no_place_on_a_small_map() -> None:
    table = grognard.new(
        "oao", {"date": "1914-08-18", "map": plain(12, 12), "armies": list(armies())}, seed=3
    )
    wander(table, 3, 60)


# 7.1.3 hexsides of several kinds of ground


@pytest.mark.parametrize(
    ("kinds", "points", "forested"),
    [
        ((), 2, False),
        (("forest",), 3, True),
        (("forest", "clear"), 2, False),  # 7.1.3.EX2
        (("forest", "deep_forest"), 3, True),
        (("mountain", "steep_mountain"), 4, False),  # 7.1.3.EX1
        (("deep_forest", "foothills"), 3, False),
        (("moor",), 3, False),
    ],
)
def test_of_several_kinds_of_ground_the_cheapest_counts(
    kinds: tuple[str, ...], points: int, forested: bool
) -> None:  # 7.1.3#2
    given = plain(6, 6) | {"sides": [{"kind": kind, "between": ["02.03/02.04"]} for kind in kinds]}
    board = board_of(given)
    side = ground_of(board).hexside(board.cell("02.03"), board.cell("02.04"))
    assert s07_costs.total(s07_costs.side_cost(side, bridged=False, flooded=False)) == points
    assert side.forested is forested
