"""What a search takes for closed is what the rules refuse, hex by hex; and what is offered is what they do not."""

from __future__ import annotations

import itertools
from random import Random

import numpy as np
import pytest

from grognard.engine.board import nearest
from grognard.games.oao.rules import (
    s02_units,
    s05_areas,
    s07_move_forces,
    s07_move_ways,
    s07_rail_entrain,
    s07_refused,
)
from grognard.games.oao.rules.s03_front import centres
from grognard.games.oao.scenario import scenario_document
from grognard.games.oao.start import begin
from grognard.games.oao.state import State

AROUND = 4


def kinds(g: State) -> list[str]:
    """Two units of every kind, army type and side: all that refusals can tell apart."""
    found: dict[tuple[str, ...], list[str]] = {}
    for id_, unit in g.units.items():
        if unit.where >= 0:
            kind, camp = s02_units.kind_of(g, id_), str(getattr(s02_units.piece(g, id_), "camp", ""))
            found.setdefault((kind.kind, unit.side, camp, unit.army), []).append(id_)
    return [id_ for many in found.values() for id_ in many[:2]]


@pytest.mark.parametrize("scenario", ["sambre", "last-battles"])
@pytest.mark.parametrize("phase", ["movement", "counter_movement"])
def test_closed_is_what_is_refused(scenario: str, phase: str) -> None:
    """5.3.1#2, 8.4, 8.6.1, 8.7.1#1, 12.1.1#1, 15.6.2, 15.6.3#1, 22.3.1#2, 23.2#2: no chapter is passed over."""
    g = begin(scenario_document(scenario), {})
    g.phase = phase
    seen = set()
    for id_ in kinds(g):
        closed = s07_refused.Closed(g, (id_,))
        for cell in g.board.within(g.units[id_].where, AROUND):
            refused = s07_refused.refused(g, (id_,), cell) is not None
            assert (cell in closed) == refused, f"{id_} to {g.board.name(cell)}"
            seen.add(refused)
    assert seen == {True, False}


def test_the_way_that_is_offered_is_the_way_that_is_gone() -> None:
    """7.1.2#1: an option names the hexes that are entered, each next to the one before, for the price that it tells."""
    g = begin(scenario_document("ardennes"), {})
    g.phase, g.player = "movement", "german"
    id_ = next(id_ for id_ in g.on_map("german") if s02_units.is_formation(g, id_))
    s07_move_forces.begin(g, id_)
    options = s07_move_ways.go_options(g, s07_move_ways.ways(g))
    assert options
    for option in options:
        act = option.value
        assert act.way[-1] == act.cell
        for here, there in itertools.pairwise((g.units[id_].where, *act.way)):
            assert there in g.board.adjacent[here]
        assert s07_move_ways.price(g, (id_,), act.way) == dict(option.args)["cost"]


def test_who_may_entrain_is_who_is_not_refused() -> None:
    """7.7.3(3)#1: the short answer and the long one agree."""
    g = begin(scenario_document("race-to-the-sea"), {})
    g.phase = "movement"
    found = set()
    for id_ in kinds(g):
        g.player = g.units[id_].side
        s07_move_forces.begin(g, id_)
        may = s07_rail_entrain.may_entrain(g, id_)
        assert may == (not s07_rail_entrain.refusals(g, id_)), id_
        found.add(may)
        g.change(id_, began=())
        g.move = None
    assert found == {True, False}


def test_many_lines_at_once_are_judged_like_one() -> None:
    """5.1.1#4: the side of a place does not depend on the other lines that are looked at with it."""
    g = begin(scenario_document("lorraine"), {})
    rng, middle = Random(4), g.board.cell("55.55")
    places = np.array([centres(g.board)[cell] for cell in g.board.within(middle, 6)])
    for points in (2, 3, 4):
        cells = [rng.sample(g.board.within(middle, 8), points) for _ in range(20)]
        lines = np.array([[centres(g.board)[cell] for cell in each] for each in cells])
        together = s05_areas.on_first_of_each(places, lines)
        for line, found in zip(lines, together, strict=True):
            assert (s05_areas.on_first(places, line) == found).all()


def test_the_nearest_of_many_is_that_of_the_board() -> None:
    g = begin(scenario_document("lorraine"), {})
    cells = tuple(g.board.cell(name) for name in ("55.55", "40.60", "20.20"))
    found = nearest(g.board, cells)
    for cell in list(g.board.cells)[::97]:
        assert found[cell] == min(g.board.distance(cell, each) for each in cells)
