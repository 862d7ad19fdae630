"""6.1, 9.10, 5.5.2 What happens to units that are reduced: levels of effectiveness, strength, elimination."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.rulebook import rule
from grognard.games.oao.counters_own import piece_of
from grognard.games.oao.reference_units import ladder
from grognard.games.oao.rules import s03_told, s06_effectiveness, s09_results
from grognard.games.oao.rules.s06_effectiveness import Force, Reduced
from grognard.games.oao.rules.words import hex_name, of_unit
from grognard.games.oao.state import OFF_MAP, REMOVED, State


@rule("6.1.1#1", "6.1.1#2", "6.1.3#1", "6.1.3#2", "6.1.4")
def lower(g: State, found: Force, number: int, because: str) -> Reduced:
    """Lower a Force by so many levels. What it owes beyond the ladder, and what Assets owe, are SRs to be dealt."""
    done = s06_effectiveness.reduced(g, found, number)
    if done.force.formation is not None and done.after != done.before:
        g.change(done.force.formation, level=done.after)
        g.note(
            "levels-lost",
            because,
            to=(g.units[done.force.formation].side,),  # 6.1.1#2 3.1.6a#2
            **of_unit(g, done.force.formation),
            lost=done.after - done.before,
            status=ladder()[done.after].name,
        )
    return done


@rule("9.10.2#1", "9.10.3", "5.5.2#2")
def strike(g: State, id_: str, because: str) -> None:
    """One Strength Reduction: the counter turns, is exchanged or marked; beyond that it is gone or costs a REPL."""
    if s09_results.is_eliminated(g, id_):
        eliminate(g, id_, because)
    elif s09_results.can_reduce(g, id_):
        g.change(id_, losses=g.units[id_].losses + 1)
        side = g.units[id_].side
        g.note("strength-lost", because, to=(side,), **of_unit(g, id_), losses=g.units[id_].losses)  # 3.1.6#3
    else:
        lose_replacement(g, id_, because)


@rule("9.10.4", "16.6.1#2", "8.1.1#2")
def lose_replacement(g: State, id_: str, because: str) -> None:
    """An SR that no unit can take costs the nation of this one a REPL."""
    side, nation = g.units[id_].side, piece_of(g.units[id_].counter).nation.value
    means = g.means[side]
    stored = {**means.replacements, nation: means.replacements.get(nation, 0) - 1}
    g.means[side] = replace(means, replacements=stored)
    g.note("replacement-lost", because, to=(side,), **of_unit(g, id_), nation=f"@nation-{nation}")


@rule("5.5.2#3", "16.6.2#3")
def eliminate(g: State, id_: str, because: str) -> None:
    """A unit is out of the game."""
    s03_told.tell(g, "eliminated", because, unit=id_, hex=hex_name(g, g.units[id_].where))
    g.move_to(id_, REMOVED, prepared=OFF_MAP)
