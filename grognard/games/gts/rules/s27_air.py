"""6 and 27 Airpower: how much there is on a clear day, and air strikes at the beginning of the Activation Phase."""

from __future__ import annotations

from typing import Any

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, DONE, Choose, Option, Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Args, Modifiers, Reason
from grognard.engine.rulebook import rule
from grognard.games.gts import charts
from grognard.games.gts.counters import Counter
from grognard.games.gts.rules import s15_rating, s16_advice, s16_step, s19_results, s29_checks
from grognard.games.gts.rules.words import both, hex_name, hex_option, shown, side_name, unit_option
from grognard.games.gts.state import State

Strike = tuple[str, str]
"""An air Unit, by its counter, and the enemy Unit on which it was placed."""


# Step B


@rule("4.0.B", "6.0#1", "6.0#2", "27.0#1", "27.0#2", "27.0#3")
def determine(g: State) -> None:
    """Step B: what the scenario gives each side for the day is said before its first daylight turn.

    Each clear daylight turn has these air Units anew; other turns have none.
    """
    turn = g.setting.turns[g.turn - 1]
    if turn.first:
        for side, units in g.setting.air.items():
            g.note("air-available", "27.0", side=side_name(side), count=len(units))
    g.air = available(g)


@rule("27.0#2", "27.0#3")
def available(g: State) -> dict[str, tuple[str, ...]]:
    """The air Units of both sides on this turn."""
    return dict(g.setting.air) if may_fly(g) else {}


@rule("27.0#2", "27.0#3", "26.0#4", "26.0#5", "26.0#6")
def may_fly(g: State) -> bool:
    """Clear weather, by day."""
    return g.weather == "clear" and not g.is_night


# Step H


@rule("27.0#3", "27.0#4", "27.0#5", "27.0#6")
@procedure
def air_step(g: State) -> Procedure[None]:
    """At the beginning of the Activation Phase: both sides place their air Units, then each resolves its attacks."""
    strikes: tuple[Strike, ...] = ()
    for side in s16_step.sides_in_order(g):
        while may_fly(g) and g.air.get(side) and g.on_map(g.other(side)):
            strike: Strike | None = yield from place(g, side)
            if strike is None:
                break
            strikes = (*strikes, strike)
    g.air = {}
    for side in s16_step.sides_in_order(g):
        yield from resolve(g, side, tuple(each for each in strikes if g.units[each[1]].side != side))


@rule("27.0#5")
@procedure
def place(g: State, side: str) -> Procedure[Strike | None]:
    """One air Unit is placed on an enemy Unit: which, where, on whom. None if the owner keeps the rest back."""
    while True:
        air: str | None = yield Choose(
            side, "air-unit", air_options(g, side), "27.0", why_not=s16_advice.why_not_air
        )
        if air is None:
            return None
        cell: Cell | str = yield Choose(
            side,
            "air-hex",
            (*(hex_option(g, each, "strike", "27.0") for each in enemy_hexes(g, side)), BACK),
            "27.0",
            air_args(g, air),
            why_not=s16_advice.why_not_struck,
        )
        if isinstance(cell, str):
            continue
        target: str = yield Choose(
            side,
            "air-target",
            (*(unit_option(g, id_, "strike", "27.0") for id_ in g.in_hex(cell, g.other(side))), BACK),
            "27.0",
            (*air_args(g, air), ("hex", g.board.name(cell))),
            explain=explain_target,
            why_not=s16_advice.why_not_struck,
        )
        if target == BACK.value:
            continue
        rest = list(g.air[side])
        rest.remove(air)
        g.air = {**g.air, side: tuple(rest)}
        g.note(
            "air-placed",
            "27.0",
            side=side_name(side),
            air=air_name(g, air),
            unit=target,
            name=g.units[target].name,
        )
        return (air, target)


@rule("27.0#5", "27.0#6")
@procedure
def resolve(g: State, side: str, strikes: tuple[Strike, ...]) -> Procedure[None]:
    """One attack after another, in the order that the owner likes; those at a Unit that is gone come to nothing.

    By the other reading they come in the order in which they were placed; so it stays in games begun before the choice.
    """
    while waiting := tuple(each for each in strikes if g.units[each[1]].where >= 0):
        strike = waiting[0]
        if g.setting.options.get("air_order", "placed") == "owner":
            strike = yield Choose(
                side, "air-next", strike_options(g, waiting), "27.0", explain=explain_strike
            )
        rest = list(waiting)
        rest.remove(strike)
        strikes = tuple(rest)
        yield from attack(g, side, *strike)


def strike_options(g: State, strikes: tuple[Strike, ...]) -> tuple[Option, ...]:
    """The attacks that are left; those of the same kind at the same Unit are one option."""
    return tuple(
        Option(
            f"{air} at {target}",
            (air, target),
            "strike",
            (f"unit:{target}", f"hex:{g.board.name(g.units[target].where)}"),
            "option-air-next",
            (
                *air_args(g, air),
                ("target", g.units[target].name),
                ("hex", hex_name(g, g.units[target].where)),
            ),
            "27.0",
        )
        for air, target in dict.fromkeys(strikes)
    )


def air_options(g: State, side: str) -> tuple[Option, ...]:
    """The kinds of air Units that are left."""
    kinds = dict.fromkeys(g.air[side])
    found = []
    for air in kinds:
        numbers = (("count", g.air[side].count(air)), ("fire", _counter(g, air).front.fire or 0))
        args = (*air_args(g, air), *numbers)
        found.append(Option(air, air, "strike", (), "option-air", args, "27.0"))
    return (*found, DONE)


def air_args(g: State, air: str) -> Args:
    """Which air Unit, and its name in both languages."""
    return (("air", air), *both(_counter(g, air).name or {"en": air}).items())


def air_name(g: State, air: str) -> dict[str, Any]:
    """The name of an air Unit as a message, for the log."""
    return {"id": "own-name", "args": both(_counter(g, air).name or {"en": air})}


def _counter(g: State, air: str) -> Counter:
    found: Counter = g.setting.counters[air]
    return found


def enemy_hexes(g: State, side: str) -> tuple[Cell, ...]:
    """The hexes with enemies in play."""
    return tuple(dict.fromkeys(g.units[id_].where for id_ in g.on_map(g.other(side))))


@rule("27.0#7")
def rating(g: State, air: str, target: str) -> Modifiers:
    """Its Fire Rating with the positive modifiers of Direct Fire alone: Column, mass, Defense, terrain (c43)."""
    printed = Reason("27.0", "mod-fire-rating", _counter(g, air).front.fire or 0)
    every = s15_rating.against(g, target, "direct", g.units[target].where, Modifiers())
    return Modifiers((printed, *(each for each in every.reasons if (each.value or 0) > 0)))


@rule("27.0#6", "27.0#7", "27.0#8")
@procedure
def attack(g: State, side: str, air: str, target: str) -> Procedure[None]:
    """One air Unit attacks: its own row of the Combat Results Table, and never a barrage."""
    faces: tuple[int, ...] = yield Roll(
        1, s29_checks.FACES, "air-strike-roll", side, target, "low", zero=True
    )
    mods, die = rating(g, air, target), s29_checks.die(faces)
    result = g.take_forced("crt") or outcome(g, air, target, die, mods.total)
    g.note(
        "air-strike",
        "27.0",
        side=side_name(side),
        air=air_name(g, air),
        target=g.units[target].name,
        target_unit=target,
        hex=hex_name(g, g.units[target].where),
        die=die,
        modifiers=shown(mods),
        total=mods.total,
        rating=s15_rating.final(mods.total),
        result=f"@result-{result.removesuffix('?')}{'-perhaps' if result == 'S?' else ''}",
        code=result,
    )
    if result != s15_rating.MISS:
        yield from s19_results.apply(g, target, result)


@rule("27.0#7")
def outcome(g: State, air: str, target: str, die: int, total: int) -> str:
    """`miss`, or what the air Unit's own row of the Combat Results Table says."""
    if not s29_checks.passes(die, s15_rating.final(total)):
        return s15_rating.MISS
    armored = s15_rating.reads_armored(g, target, "direct")
    return charts.result(_counter(g, air).front.weapon, die, armored=armored)


def explain_target(g: State, question: Choose, option: Option) -> tuple[Reason, ...]:
    """The parts of the rating against this Unit."""
    if option.value == BACK.value:
        return (Reason(question.rule, option.label),)
    return rating(g, str(dict(question.args)["air"]), str(option.value)).reasons


def explain_strike(g: State, question: Choose, option: Option) -> tuple[Reason, ...]:  # noqa: ARG001
    """The parts of the rating of this attack as things are now."""
    return rating(g, *option.value).reasons
