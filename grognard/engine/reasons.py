"""Why: modifiers and refusals, each with its words, its value and the number of its rule."""

from __future__ import annotations

from msgspec import Struct

Plain = str | int
Args = tuple[tuple[str, Plain], ...]


class Reason(Struct, frozen=True, gc=False):
    """One fact that counts: the rule that says so, a message id for its words, and a value if it is a modifier."""

    rule: str
    text: str
    value: int | None = None
    args: Args = ()


def because(rule: str, text: str, value: int | None = None, **args: Plain) -> Reason:
    """A reason with named arguments for its words."""
    return Reason(rule, text, value, tuple(args.items()))


class Modifiers(Struct, frozen=True, gc=False):
    """A sum that remembers its parts, in the order in which the rulebook lists them. The sum shown is the sum used."""

    reasons: tuple[Reason, ...] = ()

    def plus(self, value: int, text: str, rule: str, **args: Plain) -> Modifiers:
        """The same sum with one more part; a zero is left out, since it changes nothing."""
        if value == 0:
            return self
        return Modifiers((*self.reasons, Reason(rule, text, value, tuple(args.items()))))

    def and_all(self, reasons: tuple[Reason, ...]) -> Modifiers:
        """The same sum with further parts."""
        return Modifiers(self.reasons + reasons)

    @property
    def total(self) -> int:
        total = 0
        for reason in self.reasons:
            total += reason.value or 0
        return total
