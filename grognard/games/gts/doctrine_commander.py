"""One side at one decision, with what it has worked out so far: what every page of doctrine asks."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from grognard.engine.board import Cell
from grognard.engine.decision import Choose
from grognard.games.gts.judgement_ground import Ground, survey
from grognard.games.gts.rules import s02_units, s13_table, s16_classes, s21_command
from grognard.games.gts.state import State

NEVER = -99.0
PRICES = ((3, 0.45), (6, 0.3), (9, 0.2), (13, 0.1), (99, 0.03))
"""What a Command Point is worth to a Division that has so many."""
AT_LAST = 0.05
"""The same when none will be needed any more."""


class Commander:
    """One side at one decision."""

    def __init__(self, g: State, question: Choose, plan: str) -> None:
        self.g, self.question, self.plan = g, question, plan
        self.side, self.enemy = question.side, g.other(question.side)
        self.args = dict(question.args)
        self.actions: dict[str, tuple[float, str]] = {}
        self.kept: dict[Any, Any] = {}

    @cached_property
    def ground(self) -> Ground:
        return survey(self.g, self.side, self.plan)

    @cached_property
    def column(self) -> str:
        """The column of the action table."""
        return s13_table.column_of(self.g) if self.g.acting is not None else ""

    @cached_property
    def turns_left(self) -> int:
        """Turns after this one."""
        return max(0, len(self.g.setting.turns) - self.g.turn)

    def price(self, division: str, spent: int = 1, left: int | None = None) -> float:
        """What so many Command Points of a Division are worth, of those that it has, or of those that are `left`."""
        has = self.g.points[division].command if left is None else left
        if has < spent:
            return -NEVER
        if self.turns_left == 0 and not self.comes(division):
            return AT_LAST * spent
        return sum(next(price for most, price in PRICES if has - n < most) for n in range(spent))

    def comes(self, division: str) -> bool:
        """A chit of a Division is still to come this turn, as far as the side knows."""
        known = {f"division:{division}", f"command:{self.side}"}
        known |= {
            f"formation:{id_}" for id_, each in self.g.setting.formations.items() if each.division == division
        }
        return not known.isdisjoint(self.g.mug)

    def price_of(self, stack: tuple[str, ...]) -> float:
        """What it costs to pay for each Unit of a stack."""
        divisions = [self.g.units[id_].division for id_ in stack]
        return sum(self.price(each, divisions.count(each)) for each in dict.fromkeys(divisions))

    # Units

    @cached_property
    def unit(self) -> str:
        """The Unit that the question is about."""
        return str(self.args["unit"])

    def cell(self, name: str = "hex") -> Cell:
        """The hex that the question is about."""
        return self.g.board.cell(str(self.args[name]))

    def may(self, id_: str, action: str) -> bool:
        """Whether a Unit may begin an Action under the chit in play."""
        return s13_table.refused(self.g, id_, action, self.column) is None

    def is_gun(self, id_: str) -> bool:
        """It fights from afar, where it stands: guns, mortars, artillery."""
        counter = s02_units.counter(self.g, id_)
        return counter.kind == "gun" or s16_classes.fires_indirectly(self.g, id_)

    def commanded(self, id_: str) -> bool:
        return s21_command.in_command(self.g, id_)

    def foes_within(self, cell: Cell, radius: int) -> bool:
        return self.ground.away(cell) <= radius

    def held_here(self, cell: Cell) -> float:
        """The points of a hex that the side holds."""
        ground = self.ground
        return 0.0 if cell in ground.prizes else ground.worths.get(cell, 0.0)
