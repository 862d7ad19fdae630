"""O22 HMG Suppress: a heavy machine gun pins down one or two hexes without a roll."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import DONE, Choose, Option, choices, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.counters import Gun
from grognard.games.gwc.registry import ACTIVATIONS, ORDERS, Activation, OrderSpec
from grognard.games.gwc.rules import o14_activation, o21_targets, s07_victory, s11_weapons
from grognard.games.gwc.rules.words import card_name, hex_name, name
from grognard.games.gwc.state import Order, State

KIND = "hmg-suppress"


@rule("O22#1", "O22.2#1", "O22.2#3", "O22.2#4")
@procedure
def hmg_suppress(g: State) -> Procedure[None]:
    """One gun is declared, picks one hex or two neighbours, and Suppresses every enemy there."""
    gun: str = yield Choose(g.active, "hmg-choose", gun_options(g, g.active), "O22.1", why_not=why_not_gun)
    unit = s11_weapons.carrier(g, gun)
    o14_activation.begin(g, Order(KIND, g.active, (unit,), unit))  # O22#2 O22.1#3
    first: Cell = yield Choose(
        g.active, "hmg-target", hex_options(g, targets(g, gun)), "O22.2", (("name", name(g, gun)),)
    )
    second: Cell | None = None
    if neighbours(g, gun, first):
        second = yield Choose(
            g.active,
            "hmg-second-target",
            (*hex_options(g, neighbours(g, gun, first)), DONE),
            "O22.2",
            (("name", name(g, gun)), ("hex", hex_name(g, first))),
        )
    for cell in (first,) if second is None else (first, second):
        for id_ in g.in_hex(cell, g.inactive):
            s07_victory.suppress(g, id_, "O22.2")


@rule("O22.1#1", "O22.1#2")
def guns(g: State, side: str) -> list[str]:
    """The heavy machine guns of a side that could be declared."""
    return [gun for gun in s11_weapons.machine_guns(g, side) if not_eligible(g, gun) is None]


def not_eligible(g: State, gun: str) -> Reason | None:
    """Why a Weapon cannot Suppress: no HMG, not functioning, its Unit activated, or nobody in LOS and Range."""
    if s11_weapons.weapon_counter(g, gun).kind != Gun.HMG:
        return because("O22.1", "why-not-hmg", name=name(g, gun))
    if not s11_weapons.functioning(g, gun):
        return because("11.5", "why-not-functioning", name=name(g, gun))
    unit = s11_weapons.carrier(g, gun)
    if g.formations[unit].activated:
        return because("O22.1", "why-not-activated", name=name(g, unit))
    return None if targets(g, gun) else because("O22.1", "why-not-no-target", name=name(g, gun))


@rule("O22.2#2")
def targets(g: State, gun: str) -> list[Cell]:
    """The hexes with enemies that a gun has in LOS and Range."""
    enemy = g.other(g.formations[s11_weapons.carrier(g, gun)].side)
    cells = dict.fromkeys(formation.cell for formation in g.formations.values() if formation.side == enemy)
    return list(o21_targets.hits(g, gun, cells))


def neighbours(g: State, gun: str, first: Cell) -> list[Cell]:
    """The targets next to the first one."""
    return [cell for cell in targets(g, gun) if cell in g.board.adjacent[first]]


def gun_options(g: State, side: str) -> tuple[Option, ...]:
    return tuple(gun_option(g, gun) for gun in guns(g, side))


def gun_option(g: State, gun: str) -> Option:
    unit = s11_weapons.carrier(g, gun)
    where = hex_name(g, g.formations[unit].cell)
    touches = (f"weapon:{gun}", f"unit:{unit}", f"hex:{where}")
    return option(gun, None, "suppress", touches, "option-unit", "O22.1", name=name(g, gun), hex=where)


def hex_options(g: State, cells: list[Cell]) -> tuple[Option, ...]:
    return choices(cells, "hex", "suppress", "option-hex", "O22.2", g.board.name)


def why_not_gun(g: State, _question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a Weapon, or the Weapon of a Unit, cannot be declared."""
    kind, _, id_ = subject.partition(":")
    if kind == "unit" and id_ in g.formations:
        id_ = g.formations[id_].weapon
    reason = not_eligible(g, id_) if id_ in g.weapons else None
    return (reason,) if reason is not None else ()


def can_suppress(g: State, side: str) -> Reason | None:
    """Why a side cannot give the Order."""
    return None if guns(g, side) else because("O22.1", "why-not-nobody", order=card_name("order", KIND))


def unit_has_no_gun(g: State, id_: str) -> Reason | None:
    """Why a Unit cannot be activated for it."""
    gun = g.formations[id_].weapon
    return not_eligible(g, gun) if gun else because("O22.1", "why-not-hmg", name=name(g, id_))


ACTIVATIONS[KIND] = Activation("O22", unit_has_no_gun, unit_has_no_gun)
ORDERS[KIND] = OrderSpec(KIND, "O22", can_suppress, hmg_suppress)
