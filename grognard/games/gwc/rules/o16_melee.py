"""O16.4 Melee: Ambushes, then Melee FP, then one roll a side; and the Actions that belong to it."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Odds, Option, choices
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import ActionName
from grognard.games.gwc.registry import ActionSpec, register_action
from grognard.games.gwc.rules import (
    a28_actions,
    f125_fortifications,
    o21_odds,
    s01_cards,
    s03_formations,
    s07_victory,
    s98_strategy,
)
from grognard.games.gwc.rules.words import hex_name, name, shown, side_name, unit_option
from grognard.games.gwc.state import State


@rule("O16.4#1", "O16.4#2")
@procedure
def resolve_melees(g: State) -> Procedure[None]:
    """Every hex in which both sides stand is fought for, one at a time, as the active player chooses."""
    while melee_hexes(g):
        cell: Cell = yield Choose(
            g.active,
            "melee-choose",
            choices(melee_hexes(g), "hex", "melee", "option-hex", "O16.4", g.board.name),
            "O16.4",
            odds=odds_of_melee,
        )
        yield from melee(g, cell)


def melee_hexes(g: State) -> list[Cell]:
    """The hexes where both sides stand and no Melee is in progress yet."""
    return sorted(c for c, here in g.at.items() if len(here) > 1 and g.is_melee(c) and c not in g.melees)


@rule("O16.4.1#3", "O16.4.1#6")
@procedure
def melee(g: State, cell: Cell) -> Procedure[None]:
    """One Melee from its Ambushes to its conclusion. Who controls the hex is seen when it is over."""  # A30#4
    g.note("melee", "O16.4", hex=hex_name(g, cell))
    g.melees = (*g.melees, cell)
    g.melees_due = tuple(other for other in g.melees_due if other != cell)
    fighters = " ".join(g.in_hex(cell))
    runners = lone_runners(g, cell)
    if runners:  # O16.4.1#1 O16.4.1#2 A30#5
        yield from s07_victory.eliminate_all(g, runners, "melee")
    else:
        for side in (g.inactive, g.active):  # A28.2
            yield from a28_actions.action_window(g, side, "melee", hex_name(g, cell))
            yield from s98_strategy.situation_window(g, side, "melee")
        if g.is_melee(cell):
            yield from fight(g, cell)
        for side in (g.inactive, g.active):
            yield from a28_actions.action_window(g, side, "melee over", fighters)
    g.melees = g.melees[:-1]
    s07_victory.occupy(g, cell)
    if g.is_melee(cell):  # somebody came into the hex meanwhile  O16.4#1
        g.melees_due = (*g.melees_due, cell)


def lone_runners(g: State, cell: Cell) -> tuple[str, ...]:
    """The Runners of every side that has nothing else in the hex."""
    found: list[str] = []
    for side in g.setting.sides:
        here = g.in_hex(cell, side)
        if all(s03_formations.is_runner(g, id_) for id_ in here):
            found += here
    return tuple(found)


def odds_of_melee(g: State, question: Choose, chosen: Option) -> Odds:
    """Who is left, if nobody plays a card and no roll sets anything off."""
    cell: Cell = chosen.value
    side, enemy = question.side, g.other(question.side)
    found = {"odds-melee-won": 0.0, "odds-melee-tie": 0.0, "odds-melee-lost": 0.0}
    runners = lone_runners(g, cell)
    if runners:
        lost = [g.formations[id_].side for id_ in runners]
        found[verdict(enemy in lost, side in lost)] = 1.0
        return Odds(found)
    ahead = melee_fp(g, cell, side).total - melee_fp(g, cell, enemy).total
    for mine, chance in o21_odds.totals(g, side, side).items():
        for his, other in o21_odds.totals(g, side, enemy).items():
            found[verdict(ahead + mine, his)] += chance * other
    return Odds(found)


def verdict(mine: int, his: int) -> str:
    """The outcome of two Melee Totals for the first."""
    return "odds-melee-tie" if mine == his else "odds-melee-won" if mine > his else "odds-melee-lost"


# strength, rolls, result


@rule("O16.4.2#1", "O16.4.2#2", "O16.4.2#3", "A30#3")
@procedure
def fight(g: State, cell: Cell) -> Procedure[None]:
    """Both sides add up their Melee FP; the inactive player rolls, then the active player; the lower is eliminated."""
    fighters = g.in_hex(cell)
    guns = tuple(g.formations[id_].weapon for id_ in fighters if g.formations[id_].weapon)
    inactive_fp, active_fp = melee_fp(g, cell, g.inactive), melee_fp(g, cell, g.active)
    for side, strength in ((g.inactive, inactive_fp), (g.active, active_fp)):
        g.note(
            "melee-fp",
            "O16.4.1",
            side=side_name(side),
            hex=hex_name(g, cell),
            modifiers=shown(strength),
            total=strength.total,
        )
    first: int = yield from melee_roll(g, g.inactive, cell, inactive_fp)
    if not g.is_melee(cell):
        g.note("melee-emptied", "O16.4.2", hex=hex_name(g, cell))
        return
    second: int = yield from melee_roll(g, g.active, cell, active_fp)
    if not g.is_melee(cell):
        g.note("melee-emptied", "O16.4.2", hex=hex_name(g, cell))
        return
    lost = tuple(id_ for id_ in losers(g, cell, first, second) if has_fought(g, id_, fighters, guns))
    yield from s07_victory.eliminate_all(g, lost, "melee")  # O16.4.3#4


@rule("O16.4.1#4", "O16.4.1#5", "3.1.8#1")
def melee_fp(g: State, cell: Cell, side: str) -> Modifiers:
    """The current FP of the side's Formations in the hex, never of their Weapons, and 1 for each boxed FP."""
    total = Modifiers()
    for id_ in g.in_hex(cell, side):
        strength = max(0, s03_formations.firepower(g, id_).total)
        total = total.plus(strength, name(g, id_).removeprefix("@"), "O16.4.1")
        if s03_formations.boxed(g, id_, "firepower"):
            total = total.plus(1, "melee-boxed", "O16.4.1")
    return total


@procedure
def melee_roll(g: State, side: str, cell: Cell, strength: Modifiers) -> Procedure[int]:
    """A side's Melee Roll, with the Actions that raise it played just before; returns its Melee Total."""
    g.boosts = Modifiers()
    yield from a28_actions.action_window(g, side, "melee roll", hex_name(g, cell))
    boosts, g.boosts = g.boosts, Modifiers()
    dice: s01_cards.Dice = yield from s01_cards.roll(g, side, "melee", hex_name(g, cell))
    total = strength.total + boosts.total + dice.total
    g.note(
        "melee-total",
        "O16.4.2",
        side=side_name(side),
        hex=hex_name(g, cell),
        fp=strength.total,
        boosts=shown(boosts),
        boost=boosts.total,
        roll=dice.total,
        total=total,
    )
    return total


@rule("O16.4.3#1")
def has_fought(g: State, id_: str, fighters: tuple[str, ...], guns: tuple[str, ...]) -> bool:
    """A Formation took part from the beginning, or was detached with a Weapon from one that did.

    Whoever an Event has brought into the hex since has not: he fights when this Melee is over.
    """
    return id_ in fighters or g.formations[id_].weapon in guns


@rule("O16.4.3#1", "O16.4.3#2")
def losers(g: State, cell: Cell, inactive_total: int, active_total: int) -> tuple[str, ...]:
    """All Formations of the lower side; in a tie all but those of the last sole occupant of a stronghold."""
    if inactive_total != active_total:
        return g.in_hex(cell, g.inactive if inactive_total < active_total else g.active)
    holder = f125_fortifications.melee_holder(g, cell)
    return g.in_hex(cell) if holder is None else g.in_hex(cell, g.other(holder))


# the Actions


def enemy_in_melee(g: State, side: str, _subject: str, _card: str) -> Reason | None:
    """A Melee before its dice, with an enemy left in it."""
    if g.melees and g.in_hex(g.melees[-1], g.other(side)):
        return None
    return because("A30", "why-not-no-enemy-in-melee")


@rule("A30#1", "A30#2")
@procedure
def ambush(g: State, side: str, _subject: str = "", _card: str = "") -> Procedure[None]:
    """The opponent of this side chooses one of his Formations in the Melee and breaks it."""
    cell = g.melees[-1]
    victim: str = yield Choose(
        g.other(side),
        "ambush-choose",
        tuple(unit_option(g, id_, "break", "A30") for id_ in g.in_hex(cell, g.other(side))),
        "A30",
        (("hex", hex_name(g, cell)),),
    )
    g.note("ambush", "A30", name=name(g, victim), unit=victim)
    yield from s07_victory.break_formation(g, victim, "ambush")


def in_melee(g: State, _side: str, _subject: str, _card: str) -> Reason | None:
    return None if g.melees else because("O16.4", "why-not-no-melee")


@rule("A35#1")
def leader_in_melee(g: State, side: str, _subject: str, _card: str) -> Reason | None:
    """A friendly Leader is in the Melee."""
    if g.melees and any(s03_formations.is_leader(g, id_) for id_ in g.in_hex(g.melees[-1], side)):
        return None
    return because("A35", "why-not-no-leader-in-melee")


@rule("A33#2", "A35#2", "A40", "A48", "A55")
def boost(g: State, _side: str, _subject: str, card: str) -> None:
    """2 more for the Melee Roll that is about to be made."""
    action = next(a for a in s01_cards.card(g, card).actions if a in BOOSTS)
    g.boosts = g.boosts.plus(2, f"action-{action}", BOOSTS[action])


BOOSTS = {
    ActionName.BAYONETS: "A33",  # A33#1
    ActionName.CHARGE: "A35",
    ActionName.ELAN: "A40",
    ActionName.LIVE_FOREVER: "A48",
    ActionName.UNTERNEHMUNGSLUSTIG: "A55",
}


@rule("A51#1")
def may_give_no_quarter(g: State, side: str, fighters: str, _card: str) -> Reason | None:
    """Germans and Americans, after a Melee that one of their Units has survived: not one that came in meanwhile."""
    if side not in ("german", "american"):
        return because("A51", "why-not-nation", side=side_name(side))
    survivors = (id_ for id_ in g.in_hex(g.melees[-1], side) if id_ in fighters.split())
    if any(s03_formations.is_unit(g, id_) for id_ in survivors):
        return None
    return because("A51", "why-not-no-survivor")


@rule("A51#2")
def no_quarter(g: State, side: str, _subject: str, _card: str) -> None:
    """Two Victory Points."""
    s07_victory.gain_vp(g, side, 2, "A51", "vp-no-quarter")


register_action(ActionSpec(ActionName.AMBUSH, "melee", "A30", enemy_in_melee, run=ambush))
for _action, _rule in BOOSTS.items():
    _may = leader_in_melee if _action == ActionName.CHARGE else in_melee
    register_action(ActionSpec(_action, "melee roll", _rule, _may, effect=boost))
register_action(
    ActionSpec(ActionName.NO_QUARTER, "melee over", "A51", may_give_no_quarter, effect=no_quarter)
)
