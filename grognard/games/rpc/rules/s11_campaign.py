"""11 Campaigns: the day with its segments, the three scenarios that it may hold, and the end."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.decision import NO, YES, Choose, End
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import (
    s05_sequence,
    s06_transport,
    s07_bombardment,
    s07_registration,
    s07_signal,
    s10_setup,
    s10_victory,
    s11_improvement,
    s11_isolation,
    s11_night,
    s11_placement,
    s11_recovery,
)
from grognard.games.rpc.rules.words import side_name
from grognard.games.rpc.state import BETWEEN, State

DAY = (
    "arrivals",
    "attack",
    "counter attack",
    "isolation",
    "night melee",
    "night",
    "recovery",
    "improvement",
    "redeployment",
)
"""The segments of a day, those of its night included, in order."""  # 11.02#1, 11.02#2
TURNS = {"attack": 12, "counter attack": 6, "night": 6}  # 11.2#1, 11.31#1, 11.521#2


def turns(g: State) -> int:
    """The length of the scenario in progress, or of the one that was played last."""
    return TURNS.get(g.segment, TURNS["attack"]) if g.setting.campaign is not None else g.setting.turns


@rule("11.01#1", "11.01#2", "11.01#3", "11.03")
@procedure
def campaign(g: State) -> Procedure[None]:
    """Set-up, so many days from segment to segment, and the verdict."""
    if g.phase == "set up":
        yield from s10_setup.set_up(g)
        g.segment, g.phase = DAY[0], BETWEEN
    while True:
        yield from segment(g)
        if g.segment != DAY[-1]:
            g.segment = DAY[DAY.index(g.segment) + 1]
        elif g.day < g.setting.campaign.days:
            next_day(g)
        else:
            break
    yield End(s10_victory.verdict(g))


@rule("11.02#1", "11.02#2", "11.5")
@procedure
def segment(g: State) -> Procedure[None]:
    """Whatever the day has come to."""
    match g.segment:
        case "arrivals":
            g.note("day", "11.03", day=g.day)
            yield from s11_placement.arrivals(g)
        case "attack":
            yield from attack(g)
        case "counter attack":
            yield from counter_attack(g)
        case "isolation":
            yield from s11_isolation.isolation(g)
        case "night melee":
            yield from s11_night.resolve_melees(g)
        case "night":
            yield from night_attack(g)
        case "recovery":
            yield from s11_recovery.recovery(g)
        case "improvement":
            yield from s11_improvement.improve_positions(g)
        case _:
            yield from s11_improvement.redeploy(g)


@rule("11.03", "11.55#5", "6.679#5")
def next_day(g: State) -> None:
    """The day marker moves on; ground can be hallowed again."""
    g.day += 1
    g.segment, g.hallowed_made = DAY[0], False


# the scenarios of a day


@rule("11.2#1", "11.2#2", "11.2#3", "11.2#5")
@procedure
def attack(g: State) -> Procedure[None]:
    """Twelve turns after the bombardment of the day; then the defender's missions stay and the attacker's go."""
    if g.phase == BETWEEN:
        yield from begin(g)
        yield from s07_bombardment.before_turn_one(g)
    yield from s05_sequence.scenario(g, TURNS["attack"])
    g.phase, g.barrage = BETWEEN, None  # 12.CG3#8
    end_missions(g, g.setting.campaign.attacker)
    carry_over(g)


@rule("11.31#1", "11.31#2", "11.32#1", "11.33#1", "11.33#2", "11.33#3")
@procedure
def counter_attack(g: State) -> Procedure[None]:
    """Six turns if the defender wants them; then every mission ends."""
    defender = g.other(g.setting.campaign.attacker)
    if g.phase == BETWEEN:
        wanted: bool = yield Choose(
            defender,
            "counter-attack-offer",
            (YES, NO),
            "11.31",
            (("day", g.day),),
            why_not=why_not_counter_attack,
        )
        if not wanted:
            g.note("no-counter-attack", "11.31", side=side_name(defender))
            end_missions(g, defender)
            return
        yield from begin(g)
    yield from s05_sequence.scenario(g, TURNS["counter attack"])
    end_scenario(g)


def why_not_counter_attack(_g: State, _question: Choose, _subject: str) -> tuple[Reason, ...]:
    """Units act when the scenario has begun."""
    return (because("11.31", "why-not-counter-first"),)


@rule("11.521#2", "11.522")
@procedure
def night_attack(g: State) -> Procedure[None]:
    """Six turns in the dark, if either side wants them."""
    if g.phase == BETWEEN:
        wanted: bool = yield from s11_night.choose_night_attack(g)
        if not wanted:
            return
        yield from begin(g)
    yield from s05_sequence.scenario(g, TURNS["night"])
    end_scenario(g)


@rule("6.85#2", "7.21.trenchset#2")
@procedure
def begin(g: State) -> Procedure[None]:
    """A scenario begins: turn 1, no bombardment yet, lost transport back, trench set observers named anew."""
    g.phase, g.turn, g.bombarded, g.night_zero = "initiative", 1, False, False
    s06_transport.new_scenario(g)
    g.observers = {}
    for side in s05_sequence.SIDES:
        g.shown.pop(f"observer {side}", None)
    g.note("scenario-begins", "11.02", segment=f"@segment-{g.segment.replace(' ', '-')}", day=g.day)
    for side in g.setting.set_up_order:
        yield from s07_registration.record(g, side)


def end_scenario(g: State) -> None:
    """The pieces stay where they are; cross hairs and hourglasses of both sides go."""
    g.phase = BETWEEN
    for side in s05_sequence.SIDES:
        end_missions(g, side)


def end_missions(g: State, side: str) -> None:
    for id_, it in g.artillery.items():
        if it.side == side and it.target:
            s07_signal.take_off(g, id_)


@rule("11.32#2", "11.32#3")
def carry_over(g: State) -> None:
    """Hourglasses left on the track go as many turns into the counter attack as they had still to run."""
    for id_, it in g.artillery.items():
        if it.hourglass:
            g.artillery[id_] = replace(it, hourglass=it.hourglass - TURNS["attack"])
