"""9.10, 5.5.2, 6.1.3 Strength Reductions, dealt by their owner."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.decision import Choose
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Args, Reason
from grognard.engine.rulebook import rule
from grognard.games.oao.rules import s06_losses, s09_results
from grognard.games.oao.rules.s06_effectiveness import Force, Reduced
from grognard.games.oao.rules.s09_combat import Contingent, as_force, formation_of, is_fortress
from grognard.games.oao.rules.words import unit_option
from grognard.games.oao.state import State


@rule("9.10.2#1", "9.10.4", "9.10#1")
@procedure
def suffer(g: State, forces: tuple[Contingent, ...], number: int, because: str) -> Procedure[None]:
    """So many SRs, one after another, each to a unit that its owner chooses among those that may take it."""
    left = number
    while left > 0 and present(g, forces):
        left -= 1
        if not candidates(g, forces):
            excess(g, forces, because)
            continue
        chosen: str = yield Choose(
            owner(g, forces),
            "choose-reduced",
            tuple(unit_option(g, id_, "reduce", rule_of(g, forces)) for id_ in candidates(g, forces)),
            rule_of(g, forces),
            question_args(g, forces, left + 1),
            secret=True,
            why_not=why_not_reduced,
        )
        s06_losses.strike(g, chosen, because)


@rule("6.1.3#3", "5.5.2#2", "5.5.2#4", "10.3#4")
@procedure
def lose_levels(g: State, force: Contingent, number: int, because: str) -> Procedure[None]:
    """CE reductions of a Force, and the SRs that they turn into."""
    if number <= 0 or not present(g, (force,)) or is_fortress(g, force.units[0]):
        return
    done: Reduced = s06_losses.lower(g, still(g, force), number, because)
    yield from suffer(g, (force,), done.strength, because)


def still(g: State, force: Contingent) -> Force:
    """What is left on the map of a Force, by its parts."""
    return as_force(g, left_of(g, (force,))[0])


def left_of(g: State, forces: tuple[Contingent, ...]) -> tuple[Contingent, ...]:
    """The Forces without their units that are gone, and without those that nobody is left of."""
    found = []
    for force in forces:
        units = tuple(id_ for id_ in force.units if g.units[id_].where >= 0)
        if units:
            found.append(replace(force, units=units))
    return tuple(found)


def present(g: State, forces: tuple[Contingent, ...]) -> bool:
    """Whether anybody is left to suffer anything."""
    return bool(left_of(g, forces))


def owner(g: State, forces: tuple[Contingent, ...]) -> str:
    return g.units[forces[0].units[0]].side


def candidates(g: State, forces: tuple[Contingent, ...]) -> tuple[str, ...]:
    """The units of which the owner reduces one; none if it is a REPL that is lost, or nothing."""
    return s09_results.allot(g, left_of(g, forces)).units


def rule_of(g: State, forces: tuple[Contingent, ...]) -> str:
    return s09_results.allot(g, left_of(g, forces)).reason.rule


def excess(g: State, forces: tuple[Contingent, ...], because: str) -> None:
    """An SR that no unit can take costs a REPL of the nation of a Formation; a Fortress alone takes none."""
    left = left_of(g, forces)
    bearer = next((found for force in left if (found := formation_of(g, force)) is not None), None)
    if bearer is not None:
        s06_losses.lose_replacement(g, bearer, because)  # 9.10.4


def question_args(g: State, forces: tuple[Contingent, ...], left: int) -> Args:
    """How many SRs are still to be dealt; the Forces, for the answers below."""
    hexes = " ".join(dict.fromkeys(g.board.name(force.cell) for force in forces))
    return (("left", left), ("hexes", hexes), ("forces", " ".join("|".join(each.units) for each in forces)))


def why_not_reduced(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why another unit cannot take the SR: one that comes first can."""
    listed = str(dict(question.args)["forces"]).split()
    forces = tuple(
        Contingent(units, g.units[units[0]].where) for units in (tuple(each.split("|")) for each in listed)
    )
    named = subject.removeprefix("unit:")
    if any(named in force.units for force in forces):
        return (s09_results.allot(g, left_of(g, forces)).reason,)
    return (Reason("9.10#1", "why-not-reduced-absent"),)
