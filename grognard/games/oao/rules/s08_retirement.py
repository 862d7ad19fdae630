"""8.3 Cavalry Retirement."""

from __future__ import annotations

from grognard.engine.decision import BACK, DONE, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.rules import s06_losses, s08_cavalry, s08_flight, s17_armies
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.words import unit_option
from grognard.games.oao.state import State


@rule("8.3", "8.7.3#1", "8.7.3#2")
@procedure
def retirement(g: State, side: str) -> Procedure[None]:
    """Cavalry of a side that is next to an enemy may retire by one hex, each unit once, in the order of its owner."""
    gone: tuple[str, ...] = ()
    while able(g, side, gone):
        id_: str | None = yield Choose(
            side, "retirement-choose", retiring(g, side, gone), "8.3", (), why_not=why_not_retire
        )
        if id_ is None:
            break
        act: Act | str = yield Choose(
            side,
            "retirement-where",
            (*s08_flight.options(g, s08_flight.escapes(g, id_), "8.3"), BACK),
            "8.3",
            s08_flight.question_args(g, id_),
            secret=True,
            why_not=s08_flight.why_not,
        )
        if not isinstance(act, str):
            gone = (*gone, id_)
            yield from s08_flight.flee(g, id_, act, "8.3.2")
    lose_the_stranded(g, side, gone)


def able(g: State, side: str, gone: tuple[str, ...]) -> tuple[str, ...]:
    """The cavalry that can still retire."""
    return tuple(id_ for id_ in g.on_map(side) if id_ not in gone and not refusals(g, id_))


def refusals(g: State, id_: str) -> tuple[Reason, ...]:
    """Why a unit may not retire."""
    if not s08_cavalry.is_free_cavalry(g, id_):
        return (because("8.3", "why-not-retire-kind"),)
    if not s08_flight.enemies_next_to(g, id_):
        return (because("8.3", "why-not-retire-alone"),)
    if (why := s17_armies.inactive(g, id_)) is not None:
        return (why,)
    return () if s08_flight.escapes(g, id_) else (because("8.3.1", "why-not-retire-nowhere"),)


def retiring(g: State, side: str, gone: tuple[str, ...]) -> tuple[Option, ...]:
    """Who may retire; the step is not over as long as LOC cavalry must."""  # 8.7.3#1
    who = able(g, side, gone)
    options = tuple(unit_option(g, id_, "retire", "8.3", "option-retire") for id_ in who)
    return options if any(s08_flight.must_flee(g, id_) for id_ in who) else (*options, DONE)


def why_not_retire(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a unit is not offered."""
    kind, _, id_ = subject.partition(":")
    if kind != "unit" or id_ not in g.units or g.units[id_].side != question.side:
        return ()
    if any(id_ == option.id for option in question.options):
        return ()
    return refusals(g, id_) or (because("8.3", "why-not-retire-again"),)


@rule("8.7.3#2")
def lose_the_stranded(g: State, side: str, gone: tuple[str, ...]) -> None:
    """LOC cavalry that had to retire and could not is lost."""
    for id_ in g.on_map(side):
        if id_ in gone or not s08_flight.must_flee(g, id_) or s17_armies.inactive(g, id_) is not None:
            continue
        if s08_flight.enemies_next_to(g, id_):
            s06_losses.eliminate(g, id_, "8.7.3")
