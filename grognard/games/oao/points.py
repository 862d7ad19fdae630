"""Sums of strength and of artillery in exact fractions: each part with its reason, and the sum of the parts."""

from __future__ import annotations

from fractions import Fraction
from math import floor

from msgspec import Struct

from grognard.engine.reasons import Plain, Reason, because
from grognard.games.oao.reference import EIGHTHS


class Part(Struct, frozen=True, gc=False):
    """What one reason adds or takes away."""

    reason: Reason
    amount: Fraction


class Points(Struct, frozen=True, gc=False):
    """A sum that remembers its parts. What is halved stays a fraction until the whole is rounded."""  # C-24

    parts: tuple[Part, ...] = ()

    def plus(self, amount: Fraction | int, text: str, rule: str, **args: Plain) -> Points:
        """The same sum with one more part; a zero is left out.

        The reason tells its amount in words, and as its value where that is a whole number.
        """
        if amount == 0:
            return self
        exact = Fraction(amount)
        value = exact.numerator if exact.denominator == 1 else None
        reason = because(rule, text, value, amount=written(exact), **args)
        return Points((*self.parts, Part(reason, exact)))

    def and_all(self, other: Points) -> Points:
        """The same sum with the parts of another."""
        return Points(self.parts + other.parts)

    @property
    def total(self) -> Fraction:
        return sum((part.amount for part in self.parts), Fraction(0))

    @property
    def reasons(self) -> tuple[Reason, ...]:
        return tuple(part.reason for part in self.parts)


def written(amount: Fraction) -> str:
    """An amount as players write it: 6 1/2."""
    sign, size = ("-" if amount < 0 else ""), abs(amount)
    whole, rest = floor(size), size - floor(size)
    if not rest:
        return f"{sign}{whole}"
    return f"{sign}{whole} {rest}" if whole else f"{sign}{rest}"


def divisions(eighths: int) -> str:
    """A size in division-equivalents: 2 1/4."""
    return written(Fraction(eighths, EIGHTHS))
