"""A scene in which one thing happens after another, whoever is Active: for the rules of fire and its results.

    drill = Drill({"A": "D05 rifles", "G": "E05 grenadiers"}, "window A move D06", "result A S?")

`window TARGETS TRIGGER [HEX|- [FIRERS]]` is a chance for Opportunity Fire, `walk UNITS HEX ...` a move with one
before each hex, `result UNIT CODE [kept]` a combat result (kept: that cannot be converted), `shoot FIRER TARGET MANNER
[bonus]` a shot. What came of it is in the log as `drilled`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.chance import Ask
from grognard.engine.decision import DONE, PASS, Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.table import Table
from grognard.engine.title import settled
from grognard.games.gts.rules import s15_fire, s17_opportunity, s19_results
from grognard.games.gts.state import State
from grognard.games.gts.title import TITLE
from tests.gts.scene import Scene


@procedure
def drill(g: State) -> Procedure[None]:
    """The orders of the document, one after another."""
    for order in tuple(g.setting.rules["drill"]):
        words = tuple(order.split())
        match words[0]:
            case "window":
                yield from open_window(g, words)
            case "walk":
                yield from walk(g, tuple(words[1].split(",")), words[2:])
            case "result":
                effective: bool = yield from s19_results.apply(g, words[1], words[2], len(words) == 3)
                g.note("drilled", "", effective=effective)
            case _:
                came: str = yield from s15_fire.shoot(g, words[1], words[2], words[3], len(words) == 5)
                g.note("drilled", "", came=came)
    yield Choose("allied", "drill-over", (PASS, DONE))


@procedure
def open_window(g: State, words: tuple[str, ...]) -> Procedure[None]:
    _, units, trigger, *rest = words
    to = g.board.cell(rest[0]) if rest and rest[0] != "-" else Cell(-1)
    firers = tuple(rest[1].split(",")) if len(rest) > 1 else None
    left: tuple[str, ...] = yield from s17_opportunity.window(g, tuple(units.split(",")), trigger, to, firers)
    g.note("drilled", "", left=list(left))


@procedure
def walk(g: State, units: tuple[str, ...], names: tuple[str, ...]) -> Procedure[None]:
    for name in names:
        units = yield from s17_opportunity.window(g, units, "move", g.board.cell(name))
        for id_ in units:
            g.move_to(id_, g.board.cell(name))
        if not units:
            return


def begin_drill(orders: tuple[str, ...], document: dict[str, Any], options: dict[str, str]) -> State:
    """The position of the document, with orders among its rules."""
    g: State = TITLE.begin(document, options)
    g.setting = replace(g.setting, rules={**g.setting.rules, "drill": orders})
    return g


class Drill(Scene):
    """A scene that carries out orders instead of an activation."""

    def __init__(self, units: Mapping[str, str], *orders: str, **document: Any) -> None:
        super().__init__(units, **document)
        title = replace(TITLE, main=drill, begin=partial(begin_drill, orders))
        self.game = Table(title, self.game.given, settled(TITLE, {"reactions": "friendly"}), Ask())

    @property
    def came(self) -> Any:
        """What came of the last order."""
        return next(iter(self.note("drilled").values()))

    @property
    def is_over(self) -> bool:
        return self.pending.kind == "drill-over"
