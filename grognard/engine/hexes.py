"""Hexes, hexsides and vertices of the endless flat-topped plane, and their printed ids."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import NamedTuple, NewType

Cell = NewType("Cell", int)  # a hex of a compiled board
OFF_MAP = Cell(-1)

UP, UPPER_RIGHT, LOWER_RIGHT, DOWN, LOWER_LEFT, UPPER_LEFT = DIRECTIONS = (1, 2, 3, 4, 5, 6)
NEIGHBOUR_STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # by direction, clockwise from up
CORNER_STEPS = (
    (1, -1),
    (2, 0),
    (1, 1),
    (-1, 1),
    (-2, 0),
    (-1, -1),
)  # on the lattice, from upper right


class Hex(NamedTuple):
    """A hex by cube coordinates (the third is implied: q + r + s == 0); q is the printed column number."""

    q: int
    r: int

    @classmethod
    def at(cls, column: int, row: int) -> Hex:
        """The hex in the given printed column and row; even columns lie half a hex lower."""
        return cls(column, row - (column + 1) // 2)

    @property
    def column(self) -> int:
        return self.q

    @property
    def row(self) -> int:
        return self.r + (self.q + 1) // 2

    @property
    def centre(self) -> tuple[int, int]:
        """The centre on the integer lattice: column pitch 3, row pitch 2."""
        return 3 * self.q, 2 * self.r + self.q

    def step(self, direction: int, count: int = 1) -> Hex:
        dq, dr = NEIGHBOUR_STEPS[direction - 1]
        return Hex(self.q + count * dq, self.r + count * dr)

    def neighbours(self) -> tuple[Hex, ...]:
        """The six adjacent hexes by direction: clockwise from the one above."""
        return tuple(Hex(self.q + dq, self.r + dr) for dq, dr in NEIGHBOUR_STEPS)

    def distance(self, other: Hex) -> int:
        dq, dr = self.q - other.q, self.r - other.r
        return max(abs(dq), abs(dr), abs(dq + dr))

    def direction(self, other: Hex) -> int | None:
        """The direction of the straight hex row from here to the other hex; None where there is none."""
        steps = self.distance(other)
        if steps == 0:
            return None
        for direction in DIRECTIONS:
            if self.step(direction, steps) == other:
                return direction
        return None

    def ring(self, radius: int) -> tuple[Hex, ...]:
        """The hexes at exactly this distance, clockwise from the one straight up."""
        if radius == 0:
            return (self,)
        here, hexes = self.step(UP, radius), []
        for direction in (LOWER_RIGHT, DOWN, LOWER_LEFT, UPPER_LEFT, UP, UPPER_RIGHT):
            for _ in range(radius):
                hexes.append(here)
                here = here.step(direction)
        return tuple(hexes)

    def hex_row(self, direction: int, length: int) -> tuple[Hex, ...]:
        """The next `length` hexes of the straight hex row that leaves in this direction."""
        return tuple(self.step(direction, count) for count in range(1, length + 1))

    def vertices(self) -> tuple[Vertex, ...]:
        """The six corners, clockwise from the upper right one."""
        x, y = self.centre
        return tuple(Vertex(x + dx, y + dy) for dx, dy in CORNER_STEPS)


class Hexside(NamedTuple):
    """The edge between two adjacent hexes; the same object from either side."""

    low: Hex
    high: Hex

    @classmethod
    def between(cls, a: Hex, b: Hex) -> Hexside:
        assert a.distance(b) == 1, f"{a} and {b} share no hexside"
        return cls(min(a, b), max(a, b))

    def vertices(self) -> tuple[Vertex, Vertex]:
        """The two ends, clockwise as seen from the lower hex."""
        direction = self.low.direction(self.high)
        assert direction is not None
        corners = self.low.vertices()
        return corners[direction - 2], corners[direction - 1]


class Vertex(NamedTuple):
    """A corner where three hexes meet, by its point on the integer lattice: one identity for all three."""

    x: int
    y: int

    def hexes(self) -> tuple[Hex, Hex, Hex]:
        """The three hexes around, from left to right and downward."""
        q = self.x // 3
        if self.x % 3 == 1:  # the left corner of a hex: two hexes to its left
            return _centred(q, self.y - 1), _centred(q, self.y + 1), _centred(q + 1, self.y)
        return _centred(q, self.y), _centred(q + 1, self.y - 1), _centred(q + 1, self.y + 1)

    def spines(self) -> tuple[Vertex, Vertex, Vertex]:
        """The three vertices at the far ends of the hexsides that meet here, the horizontal one first."""
        side = 1 if self.x % 3 == 1 else -1
        return (
            Vertex(self.x - 2 * side, self.y),
            Vertex(self.x + side, self.y - 1),
            Vertex(self.x + side, self.y + 1),
        )


def _centred(q: int, y: int) -> Hex:
    return Hex(q, (y - q) // 2)


class Numbering(StrEnum):
    """How a map prints the number of a hex."""

    LETTERS = "letters"  # H7, AQ16
    LETTERS2 = "letters2"  # W09
    DOTTED = "dotted"  # 60.55: column, row

    def printed_column(self, column: int) -> str:
        return f"{column:02}" if self is Numbering.DOTTED else letters(column)

    def printed(self, hexagon: Hex) -> str:
        column, row = self.printed_column(hexagon.column), hexagon.row
        if self is Numbering.DOTTED:
            return f"{column}.{row:02}"
        return f"{column}{row:02}" if self is Numbering.LETTERS2 else f"{column}{row}"

    def parse(self, text: str) -> Hex | None:
        """The hex of a printed number; None if it is not written as this map would print it."""
        pattern = r"(\d{2,4})\.(\d{2,4})" if self is Numbering.DOTTED else r"([A-Z]{1,3})(\d{1,4})"
        found = re.fullmatch(pattern, text, re.ASCII)
        if found is None:
            return None
        column = int(found[1]) if self is Numbering.DOTTED else column_number(found[1])
        hexagon = Hex.at(column, int(found[2]))
        return hexagon if self.printed(hexagon) == text else None


def letters(column: int) -> str:
    """The letters of a column: 1 is A, 26 is Z, 27 is AA."""
    name = ""
    while column > 0:
        column, digit = divmod(column - 1, 26)
        name = chr(ord("A") + digit) + name
    return name


def column_number(name: str) -> int:
    """The number of a column written in letters."""
    number = 0
    for letter in name:
        number = 26 * number + ord(letter) - ord("A") + 1
    return number
