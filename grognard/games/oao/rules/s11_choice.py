"""11.1 What the owner of a retreating stack is asked: the next hex, a Repulse, to stay and pay; who surrenders."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option
from grognard.engine.reasons import Args, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.reference_aftermath import retreat_costs
from grognard.games.oao.reference_units import D1
from grognard.games.oao.rules import s07_repulse_targets, s09_losses, s11_ways, s15_sources, s19_ways
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.s09_combat import Contingent, formation_of
from grognard.games.oao.rules.s11_stack import ATTACK_PHASES, REPULSE, Stack
from grognard.games.oao.rules.s11_ways import DEMORALIZED, Flight, Survey, Way
from grognard.games.oao.rules.s15_lines import Lines
from grognard.games.oao.rules.words import hex_name, unit_name
from grognard.games.oao.state import State

STAY = Option("stay", Act("stop"), "stay", (), "option-retreat-unable", (), "11.1.5")
SURRENDER = Option("surrender", Act("stop"), "stay", (), "option-surrender", (), "11.1.6")
CAMP = Option("stop", Act("stop"), "stay", (), "option-stop-in-camp", (), "6.4")
OVER = Option("done", Act("stop"), "done", (), "option-retreat-over", (), "7.4")


# options


def options(g: State, stack: Stack, flight: Flight) -> tuple[Option, ...]:
    """What the owner may do now: the next hexes, Repulses, and whatever ends the retreat here."""
    attempts = repulses(g, stack, flight)
    if flight.left <= 0:
        return (*attempts, OVER)
    if surrendering(g, stack, flight):
        return (*attempts, SURRENDER)
    ahead = tuple(step_option(g, cell) for cell in s11_ways.steps(g, flight))
    if not ahead:
        return (*attempts, STAY)  # 11.1.5#2
    return (*ahead, *attempts, *((CAMP,) if may_stop(g, flight) else ()))


def step_option(g: State, cell: Cell) -> Option:
    name = g.board.name(cell)
    return Option(
        name, Act("go", cell), "retreat", (f"hex:{name}",), "option-retreat", (("hex", name),), "11.1.1"
    )


@rule("6.4#12")
def may_stop(g: State, flight: Flight) -> bool:
    """Whether a Demoralized Retreat may end here: it has begun, and this is a Fortified Camp."""
    return flight.because == DEMORALIZED and len(flight.path) > 1 and s11_ways.is_camp(g, flight, flight.cell)


@rule("7.4#1", "7.4#3", "7.4.1#2", "7.4.4#3", "11.1.5#2")
def repulses(g: State, stack: Stack, flight: Flight) -> tuple[Option, ...]:
    """The Repulses that the stack may attempt: one in an attack phase, by one of its Forces.

    Those whom a Repulse has thrown back are not active and make none.
    """
    if g.phase not in ATTACK_PHASES or stack.because == REPULSE:
        return ()
    if any(g.units[id_].repulsed for id_ in flight.units):
        return ()
    return tuple(
        repulse_option(g, force, cell)
        for force in s09_losses.left_of(g, stack.forces)
        for cell in s07_repulse_targets.targets(g, force.units)
    )


def repulse_option(g: State, force: Contingent, cell: Cell) -> Option:
    first, name = force.units[0], g.board.name(cell)
    return Option(
        f"repulse {name} {first}",
        Act("repulse", cell, first),
        "repulse",
        (f"hex:{name}", f"unit:{first}"),
        "option-repulse-retreat",
        (("hex", name), ("name", unit_name(g, first))),
        "7.4",
    )


# surrender


@rule("11.1.6", "6.4#5")
def surrendering(g: State, stack: Stack, flight: Flight) -> tuple[Contingent, ...]:
    """The Forces that surrender: Isolated, Demoralized at the end of the best way, and no way without EZOCs."""
    if flight.left <= 0:
        return ()
    least = unavoidable(g, flight)
    if least == 0:
        return ()
    low = tuple(force for force in s09_losses.left_of(g, stack.forces) if is_demoralized_by(g, force, least))
    if not low:
        return ()
    lines = Lines(g, stack.side)
    return tuple(force for force in low if s15_sources.is_isolated(lines, force.units[0]))


def unavoidable(g: State, flight: Flight) -> int:
    """The fewest levels that the rest of the retreat costs; none if a way leads past all EZOCs."""
    survey = Survey(g, flight)
    if not survey.allowed:
        return flight.left * retreat_costs().blocked_levels
    if any(survey.watched_on(way) == 0 for way in survey.allowed):
        return 0
    return min(levels_on(survey, way) for way in survey.allowed)


def levels_on(survey: Survey, way: Way) -> int:
    """What a way costs of the levels of a Force."""
    costs, found = retreat_costs(), survey.watched_on(way) * retreat_costs().zone
    for origin, cell in zip((survey.flight.cell, *way), way, strict=False):
        found += costs.barrier_levels * s11_ways.is_costly(survey.g, origin, cell)
    return found


def is_demoralized_by(g: State, force: Contingent, levels: int) -> bool:
    """Whether so many levels leave the Formation of a Force Demoralized."""
    formation = formation_of(g, force)
    return formation is not None and g.units[formation].level + levels >= D1


# what a player may ask


def rule_of(flight: Flight) -> str:
    return "7.4" if flight.left <= 0 else "11.1.1"


def question_args(g: State, flight: Flight) -> Args:
    """From where, how many hexes are left; the rest is for the answers below."""
    return (
        ("hex", hex_name(g, flight.cell)),
        ("left", flight.left),
        ("units", "|".join(flight.units)),
        ("path", "|".join(g.board.name(cell) for cell in flight.path)),
        ("hexes", flight.hexes),
        ("because", flight.because),
        ("fought", g.board.name(flight.fought)),
    )


def asked(g: State, question: Choose) -> Flight:
    """The retreat of a question."""
    args = dict(question.args)
    path = tuple(g.board.cell(name) for name in str(args["path"]).split("|"))
    units = tuple(str(args["units"]).split("|"))
    fought = g.board.cell(str(args["fought"]))
    return Flight(question.side, units, path, int(args["hexes"]), str(args["because"]), fought)


def explain(g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    """What a step costs each Force."""
    flight, act = asked(g, question), option.value
    if act.kind != "go":
        return (Reason(option.rule, option.label, None, option.args),)
    costs = retreat_costs()
    found = [because("11.1.1", "explain-retreat", hex=g.board.name(act.cell))]
    if s11_ways.is_watched(g, flight, act.cell):
        found.append(because("11.1.3", "explain-retreat-zone", -costs.zone))
    if s11_ways.is_costly(g, flight.cell, act.cell):
        found.append(because("11.1.4", "explain-retreat-barrier", -costs.barrier_levels))
    return tuple(found)


def why_not(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why the stack cannot go to a hex now."""
    kind, _, name = subject.partition(":")
    if kind != "hex" or name not in g.board.names:
        return ()
    flight = asked(g, question)
    if flight.left <= 0:
        return (because("11.1", "why-not-retreat-over", hex=name),)
    return (Survey(g, flight).why_not(g.board.cell(name)),)


# the half of a Two-Hex Unit


@rule("19.1.7#1")
def half_options(g: State, units: tuple[str, ...], lost: Cell) -> tuple[Option, ...]:
    """The ways of a Two-Hex Unit out of one of its hexes."""
    return tuple(half_option(g, way.hexes, way.act) for way in s19_ways.after_retreat(g, units, lost))


def half_option(g: State, hexes: tuple[Cell, ...], act: Act) -> Option:
    names = [g.board.name(cell) for cell in hexes]
    label = "option-consolidate" if len(hexes) == 1 else "option-wheel"
    touches = tuple(f"hex:{name}" for name in names)
    return Option(
        "+".join(names), act, "retreat", touches, label, (("hex", names[0]), ("other", names[-1])), "19.1.7"
    )


def half_way(g: State, units: tuple[str, ...], lost: Cell, act: Act) -> s19_ways.Way:
    return next(way for way in s19_ways.after_retreat(g, units, lost) if way.act == act)
