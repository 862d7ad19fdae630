"""9.1 The attack phases: superfluous PA markers, bombardments, attacks indicated and resolved."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.oao.rules import (
    s03_top,
    s06_instants,
    s09_attack,
    s09_declare,
    s09_targets,
    s13_bombardment,
)
from grognard.games.oao.rules.words import hex_name, hex_option, of_unit, side_name
from grognard.games.oao.state import OFF_MAP, State


@rule(
    "4.2.7",
    "4.2.8",
    "GLOSS.attacker",
    "TERM.attack_phase",
    "9.0#1",
    "9.1#1",
    "9.1#2",
    "9.1#3",
    "9.1#4",
    "9.1#5",
)
@procedure
def attack_phase(g: State, side: str) -> Procedure[None]:
    """In g.phase `attack` or `counter_attack`: the player whose it is is the attacker."""
    remove_superfluous(g, side)
    yield from s13_bombardment.bombardments(g, side)
    remove_superfluous(g, side)  # C-56: what was shelled to pieces needs no attack
    yield from s09_declare.declare(g, side)
    while unresolved(g):
        place: int = yield Choose(
            side,
            "attack-order",
            order_options(g),
            "9.1#5",
            (("side", side_name(side)), ("count", len(unresolved(g)))),
        )
        yield from s09_attack.resolve(g, place)
        yield from s06_instants.settle(g)
    end(g, side)


@rule("9.1#1", "7.3.1#3")
def remove_superfluous(g: State, side: str) -> None:
    """PA markers that point at nobody, at a Fortress without garrison or at one that is protected are taken off."""
    markers: dict[tuple[Cell, Cell], tuple[str, ...]] = {}
    for id_ in g.on_map(side):
        place = g.units[id_].where, g.units[id_].prepared
        markers[place] = (*markers.get(place, ()), id_)
    for (_, target), marked in markers.items():
        if target < 0 or s09_targets.target_refused(g, target, side) is None:
            continue
        g.note("pa-superfluous", "9.1#1", **of_unit(g, s03_top.face(g, marked)), hex=hex_name(g, target))
        for id_ in marked:
            g.change(id_, prepared=OFF_MAP)


def unresolved(g: State) -> tuple[int, ...]:
    return tuple(place for place, attack in enumerate(g.attacks) if not attack.resolved)


def order_options(g: State) -> tuple[Option, ...]:
    """The attacks that are still to be resolved."""
    found = []
    for place in unresolved(g):
        option = hex_option(g, g.attacks[place].target, "resolve", "9.1#5", "option-resolve")
        found.append(
            Option(option.id, place, option.verb, option.touches, option.label, option.args, "9.1#5")
        )
    return tuple(found)


def end(g: State, side: str) -> None:
    """PA markers of the side come off, and the attacks are over, with all that lasts as long as their phase."""  # C-13
    for id_ in g.on_map(side):
        if g.units[id_].prepared >= 0:
            g.change(id_, prepared=OFF_MAP)
    for id_, unit in list(g.units.items()):
        if unit.retreated or unit.repulsed:
            g.change(id_, retreated=False, repulsed=False)
    g.attacks, g.fired, g.naval_support, g.bombarded = (), (), False, {}
