"""3.3.1.4 Seniority: of Leaders who are equal in everything one is designated Highest-ranking, and stays so."""

from __future__ import annotations

from grognard.engine.decision import Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules.s03_formations import most_senior
from grognard.games.gwc.rules.words import name, side_name, unit_option
from grognard.games.gwc.state import State


@rule("3.3.1.2#1", "3.3.1.4#1")
@procedure
def designate(g: State) -> Procedure[None]:
    """Leaders have come or gone: where several are now equal, their owner at once says who is Highest-ranking."""
    for side in (g.inactive, g.active):
        if is_undecided(g, side):
            chosen: str = yield Choose(
                side,
                "senior-choose",
                tuple(unit_option(g, id_, "designate", "3.3.1.4") for id_ in most_senior(g, side)),
                "3.3.1.4",
            )
            g.seniors[side] = (chosen,)
            g.note("senior-designated", "3.3.1.4", side=side_name(side), name=name(g, chosen), unit=chosen)
        remember(g, side)


def is_undecided(g: State, side: str) -> bool:
    """Several are equal, and not only those among whom the owner has chosen before."""
    equal, known = most_senior(g, side), g.seniors.get(side, ())
    return len(equal) > 1 and not (known and known[0] in equal and set(equal) <= set(known))


def remember(g: State, side: str) -> None:
    """A choice holds for those who are equal now: it ends with their equality, and a newcomer opens it again."""
    equal = most_senior(g, side)
    if len(equal) < 2:
        g.seniors.pop(side, None)
        return
    chosen = g.seniors[side][0]
    g.seniors[side] = (chosen, *sorted(id_ for id_ in equal if id_ != chosen))
