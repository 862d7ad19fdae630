"""Standing orders: answers given in advance to windows of reaction, so that no letter is needed for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct, field

from grognard.engine.decision import PASS, Choose, Option

if TYPE_CHECKING:
    from grognard.server.draft import Draft

MOST = 200
"""So many answers by order may follow one another; after that the players are asked."""


class Bounds(Struct, frozen=True, forbid_unknown_fields=True):
    """A number between these, both included."""

    least: int | None = None
    most: int | None = None


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """When asked `when` (the id of the prompt) with arguments like these, choose the first option that fits.

    Options are chosen by id, by verb or by what they touch. An order that fits no option is passed over.
    """

    when: str = field(default="")
    args: dict[str, str | int | Bounds] = {}
    option: str | None = None
    verb: str | None = None
    touches: str | None = None

    def applies(self, question: Choose) -> bool:
        given = dict(question.args)
        return question.kind == self.when and all(
            _fits(wanted, given.get(name)) for name, wanted in self.args.items()
        )

    def chosen(self, question: Choose) -> Option | None:
        for option in question.options:
            if (
                self.option in (None, option.id)
                and self.verb in (None, option.verb)
                and (self.touches is None or self.touches in option.touches)
            ):
                return option
        return None


def _fits(wanted: str | int | Bounds, value: Any) -> bool:
    if not isinstance(wanted, Bounds):
        return bool(value == wanted)
    if not isinstance(value, int):
        return False
    return (wanted.least is None or value >= wanted.least) and (wanted.most is None or value <= wanted.most)


def answer_of(orders: list[Order], question: Choose) -> Option | None:
    """What the orders say to a question, if anything. Only reactions, which may be passed over, are given by order."""
    if not question.window and question.find(PASS.id) is None:
        return None
    for order in orders:
        if order.applies(question):
            option = order.chosen(question)
            if option is not None:
                return option
    return None


def obey(draft: Draft) -> None:
    """Answer windows of reaction as their sides have ordered."""
    for _ in range(MOST):
        if not any(_obey(draft, side) for side in draft.table.deciders()):
            return


def _obey(draft: Draft, side: str) -> bool:
    seat, question = draft.seats.get(side), draft.table.pending_for(side)
    if seat is None or question is None or not seat.orders:
        return False
    option = answer_of(read(seat.orders), question)
    if option is None:
        return False
    draft.by_order.add(draft.table.number)
    draft.table.answer(option, side)
    return True


def read(plain: list[dict[str, Any]]) -> list[Order]:
    import msgspec

    return msgspec.convert(plain, list[Order])
