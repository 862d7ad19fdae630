"""10.1 Victory: control of hexes, points for hexes, losses and exits, or units in an area."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.engine.decision import Outcome
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s03_units
from grognard.games.rpc.state import CAPTURED, CASUALTY, EXITED, State, Unit, Victory

SIDES = ("german", "british")


@rule("10.1#3", "10.1#5", "3.9#3", "GLOSS.VP")
def verdict(g: State) -> Outcome:
    """Who has won by the victory conditions of the scenario or campaign."""
    terms = g.setting.victory
    number = str(g.setting.rules.get("victory_rule", "10.1"))
    if terms.kind == "control":
        return _by_control(g, number)
    if terms.kind == "units":
        return _by_units(g, number)
    return _by_points(g, number)


def _by_control(g: State, number: str) -> Outcome:
    """Every hex of the set in one hand. A side that is named loses if it fails; otherwise nobody wins."""
    terms = g.setting.victory
    held = {side: sum(g.control.get(cell) == side for cell in terms.cells) for side in SIDES}
    whole = next((side for side in SIDES if terms.cells and held[side] == len(terms.cells)), None)
    if terms.side:
        winner: str | None = terms.side if whole == terms.side else g.other(terms.side)
    else:
        winner = whole
    return Outcome(winner, "victory-control" if winner else "victory-split", number, held)


def _by_units(g: State, number: str) -> Outcome:
    """So many units of the side that is named in the area."""
    terms = g.setting.victory
    there = sum(len(g.in_hex(cell, terms.side)) for cell in terms.cells)
    winner = terms.side if there >= terms.count else g.other(terms.side)
    return Outcome(winner, "victory-units", number, {terms.side: there})


def _by_points(g: State, number: str) -> Outcome:
    """More points win; if a side is named, it needs so many, or more than the other."""
    terms = g.setting.victory
    scores = {side: points(g, side) for side in SIDES}
    if terms.side and terms.count:
        winner: str | None = terms.side if scores[terms.side] >= terms.count else g.other(terms.side)
    elif scores["german"] == scores["british"]:
        winner = g.other(terms.side) if terms.side else None
    else:
        winner = max(scores, key=lambda side: scores[side])
    return Outcome(winner, "victory-points" if winner else "victory-tie", number, scores)


def points(g: State, side: str) -> int:
    """Victory points of a side: hexes controlled, enemies destroyed, own units that left by the exit."""
    terms: Victory = g.setting.victory
    control = g.control
    total = sum([worth.points for worth in terms.worth for cell in worth.cells if control.get(cell) == side])
    for id_, unit in g.units.items():
        if unit.where >= 0:
            continue
        if unit.side != side and unit.where in (CASUALTY, CAPTURED) and _counts(g, unit):
            total += _for_type(g, id_, terms.destroyed)
        elif unit.side == side and unit.where == EXITED:
            total += _for_type(g, id_, terms.exited)
    return total + g.points_scored.get(side, 0)


@rule("12.S1#4")
def _counts(g: State, unit: Unit) -> bool:
    """Points are for enemies that a side destroys, not for those that destroy themselves."""
    return unit.lost_to != s03_units.OWN_FIRE or g.setting.options.get("own_losses", "count") == "count"


def _for_type(g: State, id_: str, table: Mapping[str, int]) -> int:
    """The best value among the unit's types."""
    types = s03_units.counter(g, id_).types
    return max(table.get(type_, table.get("any", 0)) for type_ in types)
