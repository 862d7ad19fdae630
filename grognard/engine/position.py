"""What every title's position has in common: messages not yet in the log, prescribed results, the outcome."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any, TypeVar, get_origin, get_type_hints

from msgspec import Struct

from grognard.engine.decision import Outcome


class Note(Struct, frozen=True, gc=False):
    """A line for the log: message id, values, rules, who may read it, whether it reveals a secret.

    `to` None is for all; a None among the sides is a spectator.
    """

    id: str
    args: dict[str, Any] = {}
    rules: tuple[str, ...] = ()
    to: tuple[str | None, ...] | None = None
    reveals: bool = False

    def may_be_read_by(self, side: str | None) -> bool:
        return self.to is None or side in self.to


class Position(Struct, kw_only=True):
    """The base of a title's State. Containers are copied by `clone`; values are frozen and shared."""

    notes: list[Note] = []
    outcome: Outcome | None = None
    forced: dict[str, tuple[str, ...]] = {}

    def note(
        self,
        id_: str,
        *rules: str,
        to: tuple[str | None, ...] | None = None,
        reveals: bool = False,
        **args: Any,
    ) -> None:
        """Say something in the log, with the rules that it obeys."""
        self.notes.append(Note(id_, args, rules, to, reveals))

    def take_forced(self, chart: str) -> str | None:
        """The next result that the document prescribes for a chart, or None. It is thereby used up."""
        results = self.forced.get(chart)
        if not results:
            return None
        rest = {chart: results[1:]} if results[1:] else {}
        self.forced = {**{name: left for name, left in self.forced.items() if name != chart}, **rest}
        return results[0]


State = TypeVar("State", bound=Position)


def cloner(state_type: type[State]) -> Callable[[State], State]:
    """A function that copies a position: its containers are copied, the frozen values in them are shared."""
    hints = get_type_hints(state_type)
    containers = tuple(
        name
        for name in state_type.__struct_fields__
        if get_origin(hints[name]) in (dict, list, set) and name != "notes"
    )

    def clone(state: State) -> State:
        new = copy(state)
        new.notes = []
        for name in containers:
            setattr(new, name, getattr(state, name).copy())
        return new

    return clone
