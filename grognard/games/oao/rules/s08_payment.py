"""8.2.4a The end of a movement phase for cavalry that has reacted or retired and did not move."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.oao.rules import s07_forced_march
from grognard.games.oao.rules.s08_recorded import debt
from grognard.games.oao.rules.words import of_unit
from grognard.games.oao.state import State


@rule("8.2.4a#1", "8.2.4a#2")
@procedure
def settle(g: State, side: str) -> Procedure[None]:
    """Cavalry that did not move pays all the same: it checks for its Forced March, and what is beyond that stays."""
    for id_ in tuple(id_ for id_ in g.on_map(side) if g.units[id_].reaction):
        due = debt(g, id_)
        g.note(
            "recorded-paid",
            "8.2.4a",
            to=(side,),
            **of_unit(g, id_),
            recorded=g.units[id_].reaction,
            rest=due.rest,
        )
        g.change(id_, reaction=due.rest)
        if due.forced:
            yield from s07_forced_march.check(g, (id_,), due.forced)
