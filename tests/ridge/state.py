"""The position of Ridge: units by id, hands of cards, a deck, and what the turn has seen so far."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from grognard.engine.board import Board, Cell
from grognard.engine.chart import chart
from grognard.engine.position import Position

SIDES = ("blue", "red")


class Terrain(Struct, frozen=True):
    name: str
    foot: int
    cover: int
    blocks: bool


# fmt: off
TERRAIN = chart(Terrain, """
    name    foot  cover  blocks
    open       1      0      no
    woods      2      1     yes
    ridge      2      1      no
""")
# fmt: on


class Card(Struct, frozen=True):
    """A card: the window in which it may be played and what it adds to the dice."""

    rule: str
    window: str
    modifier: int


CARDS = {
    "smoke": Card("8.1", "fired upon", -2),
    "dig in": Card("8.2", "fired upon", -1),
    "spotter": Card("8.3", "firing", +1),
}
DECK = ("smoke",) * 3 + ("dig in",) * 3 + ("spotter",) * 3


class Unit(Struct, frozen=True, gc=False):
    side: str
    cell: Cell
    strength: int = 4
    steps: int = 2
    fired: bool = False


class Setting(Struct, frozen=True):
    """What all positions of one game share."""

    board: Board
    goal: Cell
    turns: int


class State(Position, kw_only=True):
    setting: Any = None
    units: dict[str, Unit] = {}
    hands: dict[str, tuple[str, ...]] = {}
    deck: tuple[str, ...] = DECK
    discards: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    turn: int = 1
    active: str = "blue"
    moved: tuple[str, ...] = ()
    stances: dict[str, str] = {}

    @property
    def board(self) -> Board:
        board: Board = self.setting.board
        return board

    def change(self, unit: str, **changes: Any) -> None:
        self.units[unit] = replace(self.units[unit], **changes)

    def units_in(self, cell: Cell) -> list[str]:
        return [id_ for id_, unit in self.units.items() if unit.cell == cell]


def clone(g: State) -> State:
    return State(
        setting=g.setting,
        notes=[],
        outcome=g.outcome,
        forced=g.forced,
        units=g.units.copy(),
        hands=g.hands.copy(),
        deck=g.deck,
        discards=g.discards,
        lost=g.lost,
        turn=g.turn,
        active=g.active,
        moved=g.moved,
        stances=g.stances.copy(),
    )


def other(side: str) -> str:
    return "red" if side == "blue" else "blue"
