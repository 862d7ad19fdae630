"""O23.5 Tanks on the move: Wire crushed, and the check for Immobilization before anything else happens."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Odds, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import (
    f125_fortifications,
    o21_odds,
    o23_steps,
    s01_cards,
    s03_formations,
    s07_victory,
    t99_terrain,
)
from grognard.games.gwc.rules.words import hex_name, name
from grognard.games.gwc.state import State


@rule("O23.5.4#1", "O23.5.5#2")
@procedure
def tank_enters(g: State, id_: str, start: Cell, cell: Cell) -> Procedure[None]:
    """A Tank has entered a hex by Move, Offensive or Advance: Wire goes, then it may have to check."""
    if g.fortifications.get(cell) == "wire":  # O23.5.7#1 F131.4#1
        remove_wire(g, cell, "O23.5.7")
        halt(g, id_)  # O23.5.7#2 F131.4#2
    bog = t99_terrain.bogs(g, id_, start, cell)  # O23.5.7#3 F131.4#3 O23.5.3
    if bog is not None:
        yield from immobilization(g, id_, cell, bog.rule)


@rule("O23.5.4#2", "O23.5.4#3", "O23.5.5#3", "O23.5.5#4")
@procedure
def immobilization(g: State, id_: str, cell: Cell, why: str) -> Procedure[None]:
    """A roll above the Bog number frees the Tank; otherwise it halts and shows its broken side."""
    bog = s03_formations.face_of(g, id_).bog  # 1.9.1#4
    dice: s01_cards.Dice = yield from s01_cards.roll(g, g.formations[id_].side, "immobilization", id_)
    if id_ not in g.formations:
        return
    stuck = dice.total <= bog
    g.note(
        "immobilized" if stuck else "not-immobilized",
        "O23.5.4",
        why,
        name=name(g, id_),
        unit=id_,
        hex=hex_name(g, cell),
        roll=dice.total,
        bog=bog,
    )
    if stuck:
        halt(g, id_)
        if not g.formations[id_].broken:
            yield from s07_victory.break_formation(g, id_, "immobilization")


def odds_of_step(g: State, question: Choose, chosen: Option) -> Odds:
    """Whether a Tank that enters a hex is Immobilized there; a step is otherwise sure."""
    tanks = [id_ for id_ in g.moving if s03_formations.is_tank(g, id_)]
    if isinstance(chosen.value, int) and tanks and bogs_down(g, tanks[0], Cell(chosen.value)):
        bog = s03_formations.face_of(g, tanks[0]).bog
        dice = o21_odds.totals(g, question.side, question.side)
        stuck = sum(chance for roll, chance in dice.items() if roll <= bog)
        return Odds({"odds-immobilized": stuck, "odds-not-immobilized": 1 - stuck})
    return Odds({"odds-not-immobilized": 1.0} if tanks else {"odds-sure": 1.0})


def bogs_down(g: State, tank: str, cell: Cell) -> bool:
    """The Tank would have to check there; Wire is gone by then."""
    return t99_terrain.bogs(g, tank, g.formations[tank].cell, cell) is not None


def halt(g: State, id_: str) -> None:
    """Its move in this Order is over."""
    g.steps[id_] = replace(o23_steps.steps_of(g, id_), ended=True)


def remove_wire(g: State, cell: Cell, rule_: str) -> None:
    """Wire, a marker or printed, is gone; a marker returns to the countermix."""
    f125_fortifications.lift(g, cell)
    g.note("wire-removed", rule_, hex=hex_name(g, cell))
