"""18.1.3, 18.3, 18.4 What units do to the railways by coming near: lines cut, structures blown, the network cleared."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.rulebook import rule
from grognard.games.oao.boards import ground_of
from grognard.games.oao.rules import s18_bottlenecks, s18_operational
from grognard.games.oao.rules.s18_operational import BRITISH_DUE, Area, Trigger
from grognard.games.oao.rules.words import hex_name, side_name
from grognard.games.oao.state import Means, State


@rule("18.1.3#1", "18.3.1#1", "18.3.1#2", "18.4.1#1", "18.4.1#2", "18.4.1a#1", "18.6.1#1")
def entered(g: State, units: tuple[str, ...]) -> None:
    """These units have come where they are: they cut the lines there and set off what is near."""
    for id_ in units:
        cut_lines(g, id_)
        for trigger in s18_operational.triggers(g, id_) if g.units[id_].where >= 0 else ():
            set_off(g, trigger)


@rule("18.1.3#1")
def cut_lines(g: State, id_: str) -> None:
    """A line is no longer operational where an enemy has passed."""
    enemy = g.other(g.units[id_].side)
    for cell in g.hexes_of(id_):
        if g.operational.get(cell) == enemy:
            del g.operational[cell]
            g.note("line-cut", "18.1.3", hex=hex_name(g, cell), side=side_name(enemy))


def set_off(g: State, trigger: Trigger) -> None:
    """Record what was set off; all but the bottlenecks waits for the next Allied Player Turn."""
    turn = s18_operational.effect_turn(g)
    if trigger.what == "bottlenecks":
        s18_bottlenecks.activate(g)
    elif trigger.what == "demolish":
        g.demolished[trigger.name] = turn  # 18.4#1
        g.note("structure-mined", trigger.why.rule, name=trigger.name.rsplit(" ", 1)[0], gt=turn)
    elif trigger.what == "clear":
        g.cleared[trigger.name] = turn  # 18.3.1#3 18.3.1#5
        g.note("network-clearing", trigger.why.rule, area=f"@network-{trigger.name}", gt=turn)
    else:
        means = g.means.get("allied", Means())
        g.means["allied"] = replace(means, used=(*means.used, BRITISH_DUE))  # 23.1.1#1
        g.note("base-threatened", trigger.why.rule, gt=turn)


@rule("4.2.1#5", "18.4#1", "18.3.1#3", "18.3.1#4", "18.3.1#5")
def special_events(g: State) -> None:
    """In the Allied Player Turn, structures fall that were mined, and lines are cleared."""
    for each in ground_of(g.board).structures:
        if g.demolished.get(s18_operational.key(each)) == g.gt:
            g.note("structure-down", "18.4", name=each.name)
    areas: tuple[Area, ...] = ("east", "west")
    for area in areas:
        if g.cleared.get(area) == g.gt:
            for cell in s18_operational.clearing(g, area):
                g.operational.pop(cell, None)
            g.note("network-cleared-now", "18.3.1", area=f"@network-{area}")
