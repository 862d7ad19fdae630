"""What lies under the top of a stack, strengths and states stay the secrets of their owner, whatever happens."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.engine.chance import Committed
from grognard.engine.decision import Choose
from grognard.engine.position import Position
from grognard.engine.procedure import reask
from grognard.engine.table import Table
from grognard.engine.title import settled
from grognard.games.oao.counters_read import counters
from grognard.games.oao.rules import s03_stacking, s03_told, s03_top
from grognard.games.oao.state import SIDES, State, clone
from grognard.games.oao.title import TITLE
from grognard.games.oao.view import deal_anew, view
from tests.oao.random_play import decisions
from tests.oao.scenes import scene

RULES = Path(__file__).parents[2] / "grognard" / "games" / "oao" / "rules"

MOVING = frozenset(
    {
        "goes", "halts", "forced-march", "forced-march-marker", "bridge-blown", "two-hex", "reacted", "retired",
        "train-retreated", "demoralized-retreat", "bombard-advances", "prepared-placed", "pa-superfluous",
    }
)  # fmt: skip
"""Lines about units that everybody sees: who moves shows his top unit, and so does a PA marker."""
OPEN = frozenset(
    {
        "attached-army", "attached-corps", "depot-relocating", "depot-returned", "marker-recalled",
        "marker-withdrawn", "marker-sent-for", "withheld", "attack-reveals", "belgian-retreat",
    }
)  # fmt: skip
"""Lines about displays and the GT Record Track, which lie open, and about what an attack makes known."""
BUILT = frozenset(
    {
        "fort-abandoned", "fort-stands", "fort-turned", "fortress-turned", "fortress-repaired", "fortress-destroyed",
        "garrison-restored", "steps-lost", "bombardment", "12.5",
    }
)  # fmt: skip
"""Lines about Forts and Fortresses, which stand where they have always stood."""
FIGURES = frozenset({"losses", "level", "status", "cel", "margin", "failed", "parts", "strength", "values"})
"""Arguments that tell what nobody but the owner may know."""
TOTALS = frozenset({"combat-odds"})
"""Both sides tell the totals of which the odds are made (9.1.1#d)."""


# the world dealt anew


def shown(g: State, question: Choose, subjects: list[str]) -> list[Any]:
    """All that a side reads of its question."""
    found: list[Any] = [question.kind, question.rule, question.args]
    found += [(each.id, each.touches, each.label, each.args, each.rule) for each in question.options]
    if question.explain is not None:
        found += [question.explain(g, question, each) for each in question.options[:8]]
    if question.why_not is not None:
        found += [(subject, question.why_not(g, question, subject)) for subject in subjects]
    return found


def subjects_of(g: State, rng: Random) -> list[str]:
    units, hexes = rng.sample(sorted(g.units), 12), rng.sample(sorted(g.board.names), 6)
    return [f"unit:{id_}" for id_ in units] + [f"hex:{name}" for name in hexes]


def test_what_a_side_cannot_know_does_not_show() -> None:  # 3.1.6#1 3.1.6#3 3.1.7
    looked: Counter[str] = Counter()
    for number, (g, stack, question) in enumerate(decisions(1, 700)):
        if looked[question.kind] >= 2 and number % 150:
            continue
        looked[question.kind] += 1
        subjects = subjects_of(g, Random(number))
        for side in (*SIDES, None):
            world = clone(g)
            deal_anew(world, side, Random(number))
            assert {id_: (unit.where, unit.level) for id_, unit in world.units.items()} != {
                id_: (unit.where, unit.level) for id_, unit in g.units.items()
            }, "something was dealt anew"
            assert view(world, side) == view(g, side)
            if question.side == side:
                assert shown(world, reask(world, stack), subjects) == shown(g, question, subjects)
    assert len(looked) > 20


def test_only_what_is_hidden_is_dealt_anew() -> None:
    g, _, _ = next(decisions(1, 1))
    for side in SIDES:
        world = clone(g)
        deal_anew(world, side, Random(3))
        for id_, unit in g.units.items():
            seen = unit.side == side or s03_told.is_known(g, id_)
            assert not seen or world.units[id_].where == unit.where, id_
        assert {cell: len(units) for cell, units in world.at.items()} == {
            cell: len(units) for cell, units in g.at.items()
        }


def test_sizes_below_the_top_are_dealt_anew_too() -> None:  # 3.1.6#1
    """The enemy of a stack knows how high it is, not how strong."""
    g, _, _ = next(decisions(1, 1))
    weights = set()
    for seed in range(6):
        world = clone(g)
        deal_anew(world, "german", Random(seed))
        stacks = {cell: s03_stacking.size_of(world, world.in_hex(cell, "allied")) for cell in world.at}
        assert not s03_stacking.crowded(world, "allied")
        weights.add(tuple(sorted(stacks.items())))
    assert len(weights) > 1


# the log


def names_in(g: State, key: str, value: Any) -> Iterator[tuple[str, ...]]:
    """The units that an argument may mean: one by its id, several by a label that they share."""
    if isinstance(value, dict):
        for inner, each in value.items():
            yield from names_in(g, inner, each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from names_in(g, key, each)
    elif isinstance(value, str):
        yield from ((part,) for part in value.split("|") if part in g.units)
        if key in ("name", "names", "old", "parent", "train", "units"):
            alike = [labelled(g, part) for part in value.split(", ")]
            yield from (units for units in alike if units)


def labelled(g: State, label: str) -> tuple[str, ...]:
    return tuple(id_ for id_ in bearers().get(label, ()) if id_ in g.units)


@cache
def bearers() -> dict[str, tuple[str, ...]]:
    """The units that have the same label."""
    found: dict[str, tuple[str, ...]] = {}
    for id_, unit in counters().units.items():
        found[unit.label] = (*found.get(unit.label, ()), id_)
    return found


def unknown(g: State, viewer: str, key: str, value: Any) -> list[tuple[str, ...]]:
    """What an argument names of the enemy's, and the viewer cannot see."""
    return [units for units in names_in(g, key, value) if not any(knows(g, viewer, id_) for id_ in units)]


def knows(g: State, viewer: str, id_: str) -> bool:
    if g.units[id_].side == viewer or s03_told.is_known(g, id_):
        return True
    moving = tuple(each for each in (g.move.units if g.move else ()) if g.units[each].where >= 0)
    return bool(moving) and s03_top.face(g, moving) == id_


def test_the_log_tells_nobody_more_than_he_sees(monkeypatch: pytest.MonkeyPatch) -> None:  # 3.1.6#1 3.1.6#3
    lines: Counter[str] = Counter()

    def note(self: State, id_: str, *rules: str, to: Any = None, reveals: bool = False, **args: Any) -> None:
        lines[id_] += 1
        for viewer in SIDES:
            if to is not None and viewer not in to:
                continue
            public = any(id_.startswith(each) for each in (*MOVING, *OPEN))
            for key, value in args.items():
                assert public or not unknown(self, viewer, key, value), (viewer, id_, args)
            if to is None:
                assert not FIGURES & args.keys(), (id_, args)
        Position.note(self, id_, *rules, to=to, reveals=reveals, **args)

    monkeypatch.setattr(State, "note", note, raising=False)
    for g, _, question in decisions(4, 1500):
        if not question.secret and question.kind not in ASKED_OPENLY:
            for key, value in question.args:
                assert not unknown(g, g.other(question.side), key, value), (question.kind, question.args)
    assert len(lines) > 50


ASKED_OPENLY = frozenset({"attach-to"})
"""Questions about displays."""


def calls(name: str) -> Iterator[ast.Call]:
    for file in sorted(RULES.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and name in (
                getattr(node.func, "attr", ""),
                getattr(node.func, "id", ""),
            ):
                yield node


def message_of(node: ast.Call) -> str:
    """The first words of a message id as far as the source tells them, else the rule that it cites."""
    found = [each.value for arg in node.args for each in ast.walk(arg) if isinstance(each, ast.Constant)]
    return str(found[0])


def test_every_public_line_that_names_a_unit_is_meant_to() -> None:  # 3.1.6#1
    """Lines for all that name a unit are of a kind listed above; the others go through `s03_told.tell`."""
    for node in calls("note"):
        words = {each.arg for each in node.keywords}
        if "to" in words:
            continue
        names = [each for each in ast.walk(node) if getattr(getattr(each, "func", None), "id", "") in NAMERS]
        listed = (*MOVING, *OPEN, *BUILT, "repulse-")
        assert not names or any(message_of(node).startswith(each) for each in listed), ast.unparse(node)
        assert not FIGURES & words, ast.unparse(node)


NAMERS = frozenset({"of_unit", "unit_name", "identity"})


# questions


def test_a_secret_question_shows_nothing_to_others() -> None:  # 3.1.6#1
    game, rng = Table(TITLE, "campaign", settled(TITLE, {}), Committed.from_seed(3)), Random(3)
    while game.pending is not None and not game.pending.secret:
        game.answer(rng.choice(game.options()))
    question = game.pending
    assert question is not None
    for viewer in (game.state.other(question.side), None):
        decision = game.view(viewer)["decision"]
        assert (decision["prompt"], decision["options"]) == (None, [])
    assert game.view(question.side)["decision"]["prompt"]["id"] == question.kind


# lines about one unit


@pytest.mark.parametrize(
    ("hidden", "names"),
    [(False, ("36/18", "36/18", "36/18")), (True, ("36/18", "@unit-unseen", "@unit-unseen"))],
)
def test_who_reads_which_unit_it_is(hidden: bool, names: tuple[str, ...]) -> None:  # 3.1.6#1 3.1.6a#1
    units = {"fr-36-18": "40.30", **({"fr-2c": "40.30"} if hidden else {})}
    g = scene(units)
    s03_told.tell(g, "eliminated", "3.1.3", unit="fr-36-18", own={"army": "fr"}, hex="40.30")
    read = [[note for note in g.notes if note.may_be_read_by(side)] for side in ("allied", "german", None)]
    assert [[note.args["name"] for note in lines] for lines in read] == [[name] for name in names]
    assert ["army" in lines[0].args for lines in read] == [True, not hidden, not hidden]
