"""O17 Air Assault: an aircraft over a Random Hex bombs one hex of a row, or strafes two."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from msgspec import Struct

from grognard.engine.board import DIRECTIONS, Cell
from grognard.engine.decision import BACK, DONE, Choose, Odds, Option, choices, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.content import Month, Nation
from grognard.games.gwc.counters import Aircraft, counters
from grognard.games.gwc.registry import ORDERS, OrderSpec
from grognard.games.gwc.rules import (
    o21_defense,
    o21_odds,
    s01_cards,
    s03_formations,
    s07_victory,
    s98_strategy,
)
from grognard.games.gwc.rules.words import hex_name, shown, side_name
from grognard.games.gwc.state import Attack, Order, State, clone


class Sortie(Struct, frozen=True):
    """What the aircraft does: `bomb` one hex or `strafe` two."""

    manner: str
    cells: tuple[Cell, ...]


@rule("S98.5.5")
def can_assault(g: State, side: str) -> Reason | None:
    """An aircraft is always at hand, unless Flying Squadrons keep it on the ground."""
    if s98_strategy.reminds(g, g.other(side), "flying-squadrons"):
        return because("S98.5.5", "why-not-flying-squadrons")
    return None


@rule("O17.1")
@procedure
def air_assault(g: State) -> Procedure[None]:
    """The opponent may call the assault off; else it comes over a Random Hex, strikes and is gone."""
    side = g.active
    g.order = Order("air-assault", side)
    cancelled: bool = yield from s98_strategy.situation_window(g, g.inactive, "enemy air assault")
    if cancelled:  # S98.3.2#1 S98.4.2#1
        g.note("air-assault-cancelled", "S98.1", side=side_name(side))
        return
    over: Cell = yield from s01_cards.random_hex(g, side, "O17")  # O17.1#1
    sortie: Sortie | None = yield from aim(g, side, over)
    if sortie is None:
        g.note("air-assault-no-target", "O17.1", side=side_name(side), hex=hex_name(g, over))
        return
    yield from strike(g, side, sortie)  # O17.1#12: the aircraft itself leaves no trace


# aiming


@rule("O17.1#2")
@procedure
def aim(g: State, side: str, over: Cell) -> Procedure[Sortie | None]:
    """The player turns the aircraft along a row and picks its target; None if it flies where there is none."""
    while True:
        facing: int = yield Choose(
            side, "air-facing", facing_options(g, over), "O17.1", (("hex", hex_name(g, over)),)
        )
        picked: Sortie | str | None = yield Choose(
            side,
            "air-target",
            (*(sortie_options(g, side, over, facing) or (DONE,)), BACK),
            "O17.1",
            (("hex", hex_name(g, over)), ("direction", facing)),
            why_not=partial(why_not_target, over, facing),
            odds=odds_of_sortie,
        )
        if not isinstance(picked, str):
            return picked


def row_of(g: State, over: Cell, facing: int) -> tuple[Cell, ...]:
    """The hexes along which the aircraft flies, its own first."""
    return (over, *g.board.row(over, facing))


def facing_options(g: State, over: Cell) -> tuple[Option, ...]:
    return tuple(
        option(
            f"face-{facing}",
            facing,
            "face",
            tuple(f"hex:{hex_name(g, cell)}" for cell in g.board.row(over, facing)[:1]),
            "option-direction",
            "O17.1",
            direction=facing,
        )
        for facing in DIRECTIONS
    )


@rule("O17.1#3", "O17.1#5")
def sorties(g: State, side: str, over: Cell, facing: int) -> tuple[Sortie, ...]:
    """Bombs fall on a hex that holds Formations; two neighbouring hexes of the row may be strafed."""
    row = row_of(g, over, facing)
    found = [Sortie("bomb", (cell,)) for cell in row if g.in_hex(cell)]
    if strafing_fp(g, side) is not None:
        found += [Sortie("strafe", pair) for pair in pairwise(row)]
    return tuple(found)


def sortie_options(g: State, side: str, over: Cell, facing: int) -> tuple[Option, ...]:
    return tuple(sortie_option(g, sortie) for sortie in sorties(g, side, over, facing))


def sortie_option(g: State, sortie: Sortie) -> Option:
    names = [hex_name(g, cell) for cell in sortie.cells]
    touches = tuple(f"hex:{name}" for name in names)
    where = " ".join(names)
    return option(
        f"{sortie.manner}-{'-'.join(names)}",
        sortie,
        sortie.manner,
        touches,
        f"option-{sortie.manner}",
        "O17.1",
        hex=where,
    )


def why_not_target(over: Cell, facing: int, g: State, _question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a hex cannot be attacked from here."""
    kind, _, where = subject.partition(":")
    if kind != "hex" or where not in g.board.names:
        return ()
    if g.board.cell(where) not in row_of(g, over, facing):
        return (because("O17.1", "why-not-not-in-row", hex=where, direction=facing),)
    return (because("O17.1", "why-not-vacant", hex=where),)


# striking


def aircraft_of(side: str) -> Aircraft:
    return counters().aircraft[Nation(side)]


@rule("O17.1#8")
def bombing_fp(g: State, side: str) -> int:
    return aircraft_of(side).bombing_fp(g.setting.year)


@rule("O17.1#9")
def strafing_fp(g: State, side: str) -> int | None:
    """None before the nation's aircraft can strafe."""
    return aircraft_of(side).strafing_fp(Month(g.setting.year, g.setting.month))


def attack_fp(g: State, side: str, manner: str) -> Modifiers:
    fp = bombing_fp(g, side) if manner == "bomb" else strafing_fp(g, side)
    return Modifiers().plus(fp or 0, f"fp-{manner}", "O17.1")


def odds_of_attack(manner: str, g: State, question: Choose, chosen: Option) -> Odds:
    """What may become of those in a hex that is attacked."""
    cell: Cell = chosen.value
    strength = attack_fp(g, question.side, manner)
    attack = Attack("air", question.side, cell, strength=strength)
    return o21_odds.of_attack(lambda _: g, question.side, attack, strength.total, g.in_hex(cell))


def odds_of_sortie(g: State, question: Choose, chosen: Option) -> Odds:
    """The same for bombs, when all Units there are Suppressed. Strafed hexes have odds of their own when it is done."""
    sortie = chosen.value
    if not isinstance(sortie, Sortie) or sortie.manner != "bomb":
        return Odds({"odds-suppressed": 1.0} if isinstance(sortie, Sortie) else {"odds-none": 1.0})
    cowed = clone(g)
    suppress_units(cowed, sortie.cells)
    hit = option(hex_name(g, sortie.cells[0]), sortie.cells[0])
    return odds_of_attack("bomb", cowed, question, hit)


def suppress_units(g: State, cells: tuple[Cell, ...]) -> None:
    for cell in cells:
        for id_ in g.in_hex(cell):
            if s03_formations.is_unit(g, id_):
                s07_victory.suppress(g, id_, "O17.1")


@rule("O17.1#4", "O17.1#6", "O17.1#7", "O17.1#11")
@procedure
def strike(g: State, side: str, sortie: Sortie) -> Procedure[None]:
    """All Units in the target hexes are Suppressed; then each hex with Formations is attacked on its own."""
    g.note(
        f"air-{sortie.manner}",
        "O17.1",
        side=side_name(side),
        hexes=[hex_name(g, cell) for cell in sortie.cells],
    )
    suppress_units(g, sortie.cells)
    left = sortie.cells
    while left := tuple(cell for cell in left if g.in_hex(cell)):
        target: Cell = yield Choose(
            side,
            "air-next",
            choices(left, "hex", "attack", "option-hex", "O17.1", g.board.name),
            "O17.1",
            odds=partial(odds_of_attack, sortie.manner),
        )
        yield from attack_hex(g, side, sortie.manner, target)
        left = tuple(other for other in left if other != target)


@rule("O17.1#10", "O17.2#1", "O17.2#2", "T124#7")
@procedure
def attack_hex(g: State, side: str, manner: str, cell: Cell) -> Procedure[None]:
    """The aircraft's FP and a roll, whatever grows or rises in the hex; every Formation there defends."""
    strength = attack_fp(g, side, manner)
    g.attacks = (*g.attacks, Attack("air", side, cell, strength=strength, defenders=g.in_hex(cell)))
    dice: s01_cards.Dice = yield from s01_cards.roll(g, side, "air", hex_name(g, cell))
    g.change_attack(total=strength.total + dice.total)
    g.note(
        "attack-total",
        "O17.1",
        side=side_name(side),
        hex=hex_name(g, cell),
        modifiers=shown(strength),
        fp=strength.total,
        roll=dice.total,
        total=g.attack.total,
    )
    yield from o21_defense.defense(g)
    g.attacks = g.attacks[:-1]


ORDERS["air-assault"] = OrderSpec("air-assault", "O17", can_assault, air_assault)
