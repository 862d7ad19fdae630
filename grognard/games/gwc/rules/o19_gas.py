"""O19.2.1.3 Gas Attack: seven Gas markers and what they do to those beneath; and A49 Major Gas Attack."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, choices
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import ActionName
from grognard.games.gwc.registry import ActionSpec, register_action
from grognard.games.gwc.rules import a28_actions, s03_formations, s07_victory, s98_strategy, t99_terrain
from grognard.games.gwc.rules.words import hex_name, name, side_name, unit_option
from grognard.games.gwc.state import State


@rule("O19.2.1.3#1", "O19.2.1.3#2")
@procedure
def gas_attack(g: State, side: str, center: Cell) -> Procedure[None]:
    """Gas covers the hex of the Spotting Round and all around it; no roll is made."""
    cells: tuple[Cell, ...] = yield from release(g, side, center)
    victims = tuple(id_ for cell in cells for id_ in g.in_hex(cell))
    choking = tuple(id_ for id_ in victims if g.formations[id_].suppressed)
    broken: tuple[str, ...] = yield from choke(g, choking)  # O19.2.1.3#3
    for id_ in victims:
        if id_ in g.formations:  # O19.2.1.3#4
            s07_victory.suppress(g, id_, "O19.2.1.3")
    yield from a28_actions.action_window(g, side, "gas", " ".join(broken))  # A49


@rule("O19.2.1.3#1", "8.1.5")
@procedure
def release(g: State, side: str, center: Cell) -> Procedure[tuple[Cell, ...]]:
    """Gas markers are put down in seven hexes, or in as many as there are markers for; none in a Blaze."""
    area = tuple(c for c in (center, *g.board.adjacent[center]) if t99_terrain.terrain_of(g, c) != "blaze")
    covered = tuple(cell for cell in area if cell in g.gas)
    empty = tuple(cell for cell in area if cell not in g.gas)
    while empty and g.available("gas"):
        cell = empty[0]
        if g.countermix.get("gas", len(empty)) < len(empty):
            cell = yield Choose(
                side,
                "gas-place",
                choices(empty, "hex", "place", "option-hex", "O19.2.1.3", g.board.name),
                "O19.2.1.3",
            )
        g.take("gas")
        g.gas[cell] = True
        covered, empty = (*covered, cell), tuple(other for other in empty if other != cell)
    g.note(
        "gas-released",
        "O19.2.1.3",
        side=side_name(side),
        hexes=[hex_name(g, cell) for cell in sorted(covered)],
    )
    return covered


@rule("O19.2.1.3#3", "S98.3.3#1")
@procedure
def choke(g: State, choking: tuple[str, ...]) -> Procedure[tuple[str, ...]]:
    """Formations that were Suppressed break and keep their marker; returns the Units that have just broken.

    Those already broken are eliminated, all at one moment.
    """
    struck: tuple[str, ...] = ()
    for id_ in choking:
        if s98_strategy.reminds(g, g.formations[id_].side, "anti-gas"):
            g.note("gas-mask", "S98.3.3", name=name(g, id_), unit=id_)
        else:
            struck = (*struck, id_)
    unbroken = tuple(id_ for id_ in struck if not g.formations[id_].broken and s03_formations.is_unit(g, id_))
    yield from s07_victory.strike(g, struck, "gas")
    return tuple(id_ for id_ in unbroken if g.formations[id_].broken)


# A49


def just_broken(g: State, subject: str) -> list[str]:
    """The Units that the Gas Attack has broken and that are still so."""
    return [id_ for id_ in subject.split() if id_ in g.formations and g.formations[id_].broken]


@rule("A49")
def may_gas(g: State, side: str, subject: str, _card: str) -> Reason | None:
    """The active player, while a Gas Attack of his has just broken a Unit."""
    if side == g.active and just_broken(g, subject):
        return None
    return because("A49", "why-not-no-gas-victim")


@rule("A49")
@procedure
def major_gas_attack(g: State, side: str, subject: str, _card: str) -> Procedure[None]:
    """The active player eliminates one Unit that the Gas has just broken."""
    victim: str = yield Choose(
        side,
        "gas-victim",
        tuple(unit_option(g, id_, "eliminate", "A49") for id_ in just_broken(g, subject)),
        "A49",
    )
    yield from s07_victory.eliminate(g, victim, "gas")


register_action(ActionSpec(ActionName.MAJOR_GAS_ATTACK, "gas", "A49", may_gas, run=major_gas_attack))
