"""What the script remembers from one decision to the next is what it would work out anew."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import grognard
from grognard.bots import bot
from grognard.engine.table import Table
from grognard.games.rpc.judgement import shot_value
from grognard.games.rpc.judgement_fire import Gunnery
from grognard.games.rpc.judgement_ground import survey
from grognard.games.rpc.judgement_ways import UNDER_WATER, barriers
from grognard.games.rpc.rules import s03_units, s08_terrain, s08_trenches, s08_wire
from grognard.games.rpc.state import Command, State, clone

SIDES = ("german", "british")


def played(scenario: str, decisions: int) -> Table:
    """A game that two scripts have begun."""
    game, script = grognard.new("rpc", scenario, seed=5), bot("scripted", 5)
    for _ in range(decisions):
        question = game.pending
        assert question is not None
        game.answer(script.choose(game, question.side), question.side)
    return game


@pytest.fixture(scope="module")
def game() -> Table:
    return played("manchester-hill", 330)


def changes(g: State) -> Iterator[tuple[str, State]]:
    """Positions that differ from one in a single thing."""
    id_ = next(i for i in g.on_map("german") if g.units[i].ready)
    where, hold = g.units[id_].where, next(iter(g.control))
    for what in ("spent", "dispersed", "moved", "control", "scrape", "turn", "breach", "order in a hex"):
        new = clone(g)
        match what:
            case "spent":
                new.change(id_, ready=False)
            case "dispersed":
                new.change(id_, formed=not g.units[id_].formed)
            case "moved":
                new.move_to(id_, g.board.adjacent[where][0])
            case "control":
                new.control[hold] = new.other(g.control[hold])
            case "scrape":
                new.scrapes[where] = "shelled"
            case "turn":
                new.turn += 1
            case "breach":
                new.breaches["A01/A02"] = True
            case _:
                new.at = dict(reversed(g.at.items()))
        yield what, new


def test_the_ground_is_kept_until_the_position_changes(game: Table) -> None:
    g = clone(game.state)
    ground = survey(g, "german")
    under_command = clone(g)
    under_command.command = Command("german", "mass", ("X",))
    assert survey(clone(g), "german") is ground
    assert survey(under_command, "german") is ground
    assert survey(g, "british") is not ground
    assert survey(g, "german", "hold") is not ground
    for what, new in changes(g):
        assert survey(new, "german") is not ground, what
    assert survey(g, "german") is ground


def test_the_ground_is_not_disturbed_by_what_happens_later(game: Table) -> None:
    g = clone(game.state)
    ground, id_ = survey(g, "german"), g.on_map("german")[0]
    before = ground.g.units[id_]
    g.change(id_, ready=not before.ready)
    assert ground.g.units[id_] == before


@pytest.mark.parametrize("scenario", ["manchester-hill", "flesquieres"])
def test_shots_that_were_weighed_before_have_the_same_value(scenario: str) -> None:
    game, script, seen = played(scenario, 150), bot("scripted", 6), 0
    for number in range(300):
        question = game.pending
        assert question is not None
        if number % 10 == 0:
            g = clone(game.state)
            for state in (g, *marked(g)):
                gunnery = Gunnery(state)
                for id_ in state.on_map(question.side):
                    for shot in gunnery.shots(id_):
                        seen += 1
                        assert gunnery.value(question.side, shot) == shot_value(state, question.side, shot)
        game.answer(script.choose(game, question.side), question.side)
    assert seen > 50


def marked(g: State) -> Iterator[State]:
    """The same units with a marker of one kind wherever they are, or at night."""
    for what in ("scrapes", "gas", "hallowed", "trenches", "night"):
        new = clone(g)
        if what == "night":
            new.segment = "attack" if g.night else "night"
        else:
            side = "german" if what == "hallowed" else "british"
            setattr(new, what, dict.fromkeys(g.at, 1 if what == "gas" else side))
        yield new


def test_the_ways_agree_with_the_rules(game: Table) -> None:
    for g in (game.state, played("flesquieres", 1).state):
        board, ground = g.board, survey(g, "german")
        stopped = barriers(board)
        for cell in board.cells:
            craters = s08_terrain.has_craters(g, cell)
            woods = board.extra[cell].get("green_dot")
            assert (ground.cover(cell) < 0) == bool(craters or woods or board.terrain[cell] == "village")
            assert (ground.shelter(cell) >= 1.0) == s08_trenches.has_trench(g, cell)
            for near in board.adjacent[cell]:
                barrier = stopped[cell].get(near)
                wire = barrier is not None and barrier != UNDER_WATER and barrier not in ground.breaches
                assert (barrier == UNDER_WATER) == s08_wire.has_stream(g, cell, near)
                if barrier != UNDER_WATER:
                    assert wire == s08_wire.has_wire(g, cell, near)


def test_a_mortar_does_not_react(game: Table) -> None:
    g = clone(game.state)
    id_ = next(i for i in g.on_map("german") if g.units[i].ready and s03_units.is_infantry(g, i))
    before = survey(g, "british").zone.shooters
    g.change(id_, type="mortar", formed=False)
    assert s03_units.values(g, id_).range is not None
    assert len(survey(g, "british").zone.shooters) == len(before) - 1
