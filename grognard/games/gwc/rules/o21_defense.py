"""O21.3.7 The Defense Rolls against an attack, whatever made it: fire, artillery, aircraft or mines."""

from __future__ import annotations

from grognard.engine.decision import Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import (
    a28_actions,
    e64_detachment,
    effects,
    o21_odds,
    o21_targets,
    s01_cards,
    s03_formations,
    s07_victory,
    s98_strategy,
)
from grognard.games.gwc.rules.words import hex_name, name, shown, unit_option
from grognard.games.gwc.state import State


@rule("O21.3.7#1", "O21.3.7#2", "O21.3#8")
@procedure
def defense(g: State) -> Procedure[None]:
    """Every Formation in `g.attack.defenders` rolls against `g.attack`; the caller pushes the attack and pops it.

    The list holds those that have still to roll. If both sides have some in the hex, the inactive player's roll first.
    """
    for owner in (g.inactive, g.active):  # GLOSS.inactive#2
        while waiting(g, owner):
            id_: str = yield Choose(
                owner,
                "defense-next",
                (*defense_options(g, owner), *s98_strategy.offer_in_order(g, owner)),
                "O21.3.7",
                (("hex", hex_name(g, g.attack.cell)), ("attack", g.attack.attack_total)),
                window=s98_strategy.may_interrupt(g, owner),
                explain=explain,
                odds=o21_odds.of_defense,
            )
            if id_ == "situation":  # S98.1#1
                yield from s98_strategy.situation_window(g, owner, "own order")
                continue
            for holder in (g.inactive, g.active):  # A28.2
                yield from a28_actions.action_window(g, holder, "before defense", id_)
            yield from defend(g, owner, id_)


def waiting(g: State, owner: str) -> list[str]:
    """The Formations of a side that have still to roll and are still there."""
    return [id_ for id_ in g.attack.defenders if id_ in g.formations and g.formations[id_].side == owner]


def defense_options(g: State, owner: str) -> tuple[Option, ...]:
    return tuple(unit_option(g, id_, "defend", "O21.3.7") for id_ in waiting(g, owner))


def explain(g: State, _question: Choose, option: Option) -> tuple[Reason, ...]:
    """The Morale with which a Formation would roll."""
    if option.id == "situation":
        return (Reason(option.rule, option.label),)
    return s03_formations.morale(g, str(option.value), g.attack).reasons


@rule("O21.3#6", "O21.3.7#4", "O21.3.7#5", "O21.3.7#6", "O21.3.7#7", "O21.3#7")
@procedure
def defend(g: State, owner: str, id_: str) -> Procedure[None]:
    """One Defense Roll: less than the Attack Total breaks, a tie Suppresses or breaks who moves."""
    morale = s03_formations.morale(g, id_, g.attack)  # O21.3.7.1
    dice: s01_cards.Dice = yield from s01_cards.roll(g, owner, "defense", id_)
    g.change_attack(defenders=tuple(each for each in g.attack.defenders if each != id_))
    struck = e64_detachment.struck_together(g, id_)  # E64.2#2
    if id_ not in g.formations:
        return
    total, against = morale.total + dice.total, g.attack.attack_total
    result = result_of(g, id_, total, against)
    g.note(
        "defense",
        "O21.3.7",
        name=name(g, id_),
        unit=id_,
        white=dice.white,
        coloured=dice.coloured,
        bonus=dice.bonus,
        morale=morale.total,
        modifiers=shown(morale),
        total=total,
        attack=against,
        result=f"@defense-{result}",
    )
    if result == "breaks":
        yield from s07_victory.strike(g, struck, "defense")
    elif result == "suppressed":
        for one in struck:
            s07_victory.suppress(g, one, "O21.3.7")


def result_of(g: State, id_: str, total: int, against: int) -> str:
    """What a Defense Total does to a Formation: breaks, suppressed, spared or unaffected."""
    if total > against:
        return "unaffected"
    if total == against and not o21_targets.is_moving(g, id_):
        return "suppressed"
    return "spared" if is_spared(g, id_) else "breaks"


@rule("S98.5.3#2")
def is_spared(g: State, id_: str) -> bool:
    """Doughboy Surge: Op Fire cannot break an activated Good Order Unit in the radius of an activated Leader."""
    order = g.order
    if not g.attack.op_fire or not g.has_effect(effects.DOUGHBOY_SURGE) or order is None:
        return False
    if (
        id_ not in order.group
        or not s03_formations.is_unit(g, id_)
        or not s03_formations.in_good_order(g, id_)
    ):
        return False
    here = g.formations[id_].cell
    leaders = (each for each in order.group if each in g.formations and s03_formations.is_leader(g, each))
    return any(
        g.board.distance(g.formations[each].cell, here) <= s03_formations.command(g, each) for each in leaders
    )
