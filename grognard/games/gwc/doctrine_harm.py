"""Doctrine of blows: who would suffer by an answer, and which answers would strike one's own men."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option
from grognard.games.gwc.doctrine_orders import Officer
from grognard.games.gwc.rules import o17_air_assault
from grognard.games.gwc.state import State

HARM = frozenset(
    {"break", "eliminate", "suppress", "attack", "spot", "strafe", "bomb", "lay", "rout", "creep"}
)
HARM_KINDS = frozenset({"choose-kia", "choose-interdiction", "choose-suppressing-fire", "choose-deserters",
                        "choose-malfunction", "choose-trommelfeuer", "choose-blaze", "choose-air-support",
                        "choose-fatigue", "choose-engine-down", "gas-place"})  # fmt: skip
"""Verbs and kinds of decision by which somebody is hurt."""
DEMANDED = frozenset({"overstack-choose", "ambush-choose", "rout-choose", "air-next", "impact-next",
                      "spotter-choose"})  # fmt: skip
"""What must be given up, what is struck anyway and only in which order, and who directs a blow."""
SPREAD = frozenset({"spot", "creep"})
"""What falls on the hexes around as well."""


def is_harmful(kind: str, option: Option) -> bool:
    """Whether whoever is named suffers by it."""
    return option.verb in HARM or kind in HARM_KINDS


def activation(g: State) -> object:
    """The Turn and its phase; within it every Order begins with a question of its own."""
    return g.turn, g.phase


def harms(g: State, question: Choose, option: Option) -> bool:
    """A Weapon given up, one's own men routed, or a blow at a hex or a Formation of one's own."""
    if option.verb == "discard":
        return option.rule == "11.3"
    if question.kind == "rout-player":
        return option.id == question.side
    if question.kind == "air-facing":
        return _flies_at_its_own(g, question, option)
    if question.kind in DEMANDED or not is_harmful(question.kind, option):
        return False
    return _strikes_its_own(g, question.side, option)


def _strikes_its_own(g: State, side: str, option: Option) -> bool:
    """Somebody of the side is among those named or in a hex named; of those around a hex, if no enemy is there."""
    named = [touched.partition(":") for touched in option.touches]
    units = [g.formations[which].side for what, _, which in named if what == "unit" and which in g.formations]
    if units:
        return side in units
    cells = [g.board.cell(which) for what, _, which in named if what == "hex" and which in g.board.names]
    if any(g.in_hex(cell, side) for cell in cells):
        return True
    if option.verb not in SPREAD:
        return False
    around = [near for cell in cells for near in (cell, *g.board.adjacent[cell])]
    return any(g.in_hex(cell, side) for cell in around) and not any(
        g.in_hex(cell, g.other(side)) for cell in around
    )


def _flies_at_its_own(g: State, question: Choose, option: Option) -> bool:
    """Along this row there is nothing to strike but one's own."""
    found = sorties(g, question, option.value)
    return bool(found) and all(_strikes_its_own(g, question.side, each) for each in found)


# aircraft


def sorties(g: State, question: Choose, facing: int) -> tuple[Option, ...]:
    """What an aircraft may do along a row."""
    over = g.board.cell(str(dict(question.args)["hex"]))
    return o17_air_assault.sortie_options(g, question.side, over, facing)


def air_facing(o: Officer, option: Option) -> float:
    """Along the row with the best target: an empty one rather than one's own men."""
    return max((air_target(o, each) for each in sorties(o.g, o.question, option.value)), default=0.0)


def air_target(o: Officer, option: Option) -> float:
    """All who are struck count, the enemy for it and friends against it."""
    if option.id == "done":
        return 0.0
    cells: tuple[Cell, ...] = option.value.cells
    return sum(o.leaning(id_, True) for cell in cells for id_ in o.g.in_hex(cell))
