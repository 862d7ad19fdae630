"""Everything that a procedure may yield: Choose, Together, Roll, Draw and End.

A question is never stored. Its expression is evaluated anew from the position whenever it is needed (after a load, in a
world dealt anew), so it must be pure, and it may refer to functions but never keep hold of the position itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from typing import Any, Literal

from msgspec import Struct

from grognard.engine.reasons import Args, Plain, Reason

CHANCE = "chance"
Good = Literal["high", "low", ""]

Explain = Callable[[Any, "Choose", "Option"], tuple[Reason, ...]]
WhyNot = Callable[[Any, "Choose", str], tuple[Reason, ...]]


class Message(Struct, frozen=True, gc=False):
    """Words to be looked up in the catalogue of a language."""

    id: str
    args: Args = ()


class Option(Struct, frozen=True, gc=False):
    """A legal answer. `value` is what the procedure receives; `touches` names what it concerns on the board."""

    id: str
    value: Any = None
    verb: str = ""
    touches: tuple[str, ...] = ()
    label: str = ""
    args: Args = ()
    rule: str = ""


PASS = Option("pass", None, "pass", (), "option-pass")
DONE = Option("done", None, "done", (), "option-done")
BACK = Option("back", "back", "back", (), "option-back")
YES = Option("yes", True, "yes", (), "option-yes")
NO = Option("no", False, "no", (), "option-no")


class Choose(Struct, frozen=True):
    """One side picks one of a short list. `kind` is the message id of the prompt.

    A `window` is a chance to react: it opens whenever an answer is publicly possible, even if passing is the only one.
    A `secret` answer is shown to nobody but the side that gave it.
    """

    side: str
    kind: str
    options: tuple[Option, ...]
    rule: str = ""
    args: Args = ()
    window: bool = False
    secret: bool = False
    explain: Explain | None = None
    why_not: WhyNot | None = None
    odds: Callable[[Any, Choose, Option], Odds] | None = None

    @property
    def prompt(self) -> Message:
        return Message(self.kind, self.args)

    def find(self, id_: str) -> Option | None:
        """The option with this id, if it is offered."""
        for option in self.options:
            if option.id == id_:
                return option
        return None


class Together(Struct, frozen=True):
    """Several sides choose at once and in secret; the answers come back together, in this order."""

    questions: tuple[Choose, ...]


class Roll(Struct, frozen=True, gc=False):
    """Chance rolls dice for a side. The answer is a tuple of faces.

    `about` is whom or what it concerns, so that worlds which a bot compares can have the same luck in the same matter.
    `good` is the end of the die at which the side is lucky, and nothing where neither end is; `zero` says that the
    highest face is read as 0.
    """

    dice: int = 1
    faces: int = 6
    kind: str = "roll"
    side: str = ""
    about: str = ""
    good: Good = ""
    zero: bool = False


class Draw(Struct, frozen=True):
    """Chance draws one of the items left in a deck or cup. The answer is the item; the rule then removes it."""

    source: str
    items: tuple[str, ...]
    kind: str = "draw"
    side: str = ""
    about: str = ""


class Outcome(Struct, frozen=True):
    """How a game ended: the winner (None for a draw), the reason, the rule, and each side's score."""

    winner: str | None
    reason: str
    rule: str = ""
    scores: dict[str, int] = {}


class End(Struct, frozen=True):
    """The game is over, whatever was going on."""

    outcome: Outcome


class Odds(Struct, frozen=True):
    """What may come of an option: named outcomes with probabilities, exact or from a number of samples."""

    outcomes: dict[str, float]
    exact: bool = True
    samples: int = 0


Question = Choose | Together | Roll | Draw | End


def choices(
    values: Iterable[Any],
    prefix: str,
    verb: str = "",
    label: str = "",
    rule: str = "",
    name: Callable[[Any], str] = str,
) -> tuple[Option, ...]:
    """One option a value, each touching the thing it names: `choices(units, "unit", "fire")`."""
    options = []
    for value in values:
        named = name(value)
        options.append(Option(named, value, verb, (f"{prefix}:{named}",), label, (("name", named),), rule))
    return tuple(options)


def option(
    id_: str,
    value: Any = None,
    verb: str = "",
    touches: Iterable[str] = (),
    label: str = "",
    rule: str = "",
    **args: Plain,
) -> Option:
    """An option with named arguments for its label; its value is its id unless another is given."""
    return Option(
        id_, id_ if value is None else value, verb or id_, tuple(touches), label, tuple(args.items()), rule
    )


def chance_options(question: Roll | Draw) -> tuple[Option, ...]:
    """All that chance may answer, for tables at which a person or a test speaks the dice."""
    if isinstance(question, Roll):
        faces = range(1, question.faces + 1)
        rolls = product(faces, repeat=question.dice)
        return tuple(Option("-".join(map(str, roll)), roll, "roll") for roll in rolls)
    return tuple(Option(item, item, "draw") for item in dict.fromkeys(question.items))


def chance_question(question: Roll | Draw) -> Choose:
    """A roll or draw as a decision of chance; its arguments say for which side it is made, and about whom or what."""
    whose = (("side", question.side), ("about", question.about))
    return Choose(CHANCE, question.kind, chance_options(question), args=tuple((k, v) for k, v in whose if v))
