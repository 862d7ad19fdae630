"""7 Dispatch Points and Formation chits: Step D, in which both players convert and buy at once and in secret."""

from __future__ import annotations

from typing import Any

from grognard.engine.decision import BACK, DONE, Choose, Option, Together
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s04_advice
from grognard.games.gts.rules.words import both, division_name, formation_name, side_name
from grognard.games.gts.state import BOX, WAITING, State

CONVERT, BUY = "convert", "buy"
NOW, NEXT = "now", "next"
PRICE = {NOW: 2, NEXT: 1}  # 7.2#5, 7.2#6, 29.23#1
CONVERSION = 2
"""Command Points for one Dispatch Point."""  # 4.0.D#1
MOST = 19  # 10.0.4#2
KINDS = {CONVERT: ("points-convert", "4.0.D"), BUY: ("chit-choose", "7.2")}


# chits


@rule("29.2", "29.21", "1.2#8", "MARK.activechit")
def owner(g: State, chit: str) -> str:
    """The side to which a chit belongs: by its Division, or, of a Direct Command Chit, at once."""
    kind, _, whose = chit.partition(":")
    return whose if kind == "command" else str(g.setting.divisions[division_of(g, chit)].side)


@rule("1.2#1", "29.25")
def division_of(g: State, chit: str) -> str:
    """The Division of a Division or Formation chit."""
    kind, _, whose = chit.partition(":")
    return whose if kind == "division" else str(g.setting.formations[whose].division)


def formations_of(g: State, side: str) -> tuple[str, ...]:
    divisions = g.setting.divisions
    return tuple(id_ for id_, each in g.setting.formations.items() if divisions[each.division].side == side)


# what may be bought


@rule("7.2#12", "8.0#2")
def has_appeared(g: State, formation: str) -> bool:
    """A Formation's chit is for sale once a Unit of it has come to a reinforcement hex or onto the map."""
    off = (WAITING,) if g.setting.options["buy_on_arrival"] == "yes" else (WAITING, BOX)
    return any(unit.formation == formation and unit.where not in off for unit in g.units.values())


@rule("7.1#1", "7.2#9", "7.2#10", "7.2#11")
def is_outstanding(g: State, formation: str) -> bool:
    """Its one chit was bought, or carried over, and not played since."""
    chit = f"formation:{formation}"
    side = owner(g, chit)
    return (
        chit in (g.carried, *g.mug, *g.bought.get(side, ()), *g.held.get(side, ()))
        or f"{NOW}:{formation}" in g.orders.get(side, ())
        or f"{NEXT}:{formation}" in g.orders.get(side, ())
    )


@rule("4.0.D#2", "10.0.3#11")
def command_left(g: State, division: str) -> int:
    """Command Points of a Division after what was ordered."""
    ordered = g.orders.get(g.setting.divisions[division].side, ())
    return g.points[division].command - CONVERSION * ordered.count(f"{CONVERT}:{division}")


@rule("7.2#7", "7.2#13", "29.23#2", "29.25")
def dispatch_left(g: State, division: str) -> int:
    """Dispatch Points of a Division after what was ordered: it pays for its own Formations alone."""
    ordered = g.orders.get(g.setting.divisions[division].side, ())
    gained = ordered.count(f"{CONVERT}:{division}")
    return g.points[division].dispatch + gained - cost_of(g, division, ordered)


def cost_of(g: State, division: str, ordered: tuple[str, ...]) -> int:
    """The price of the chits of a Division among these orders."""
    formations = g.setting.formations
    return sum(
        PRICE[when]
        for when, _, whose in (each.partition(":") for each in ordered)
        if when in PRICE and formations[whose].division == division
    )


@rule("7.2#5", "7.2#6", "7.2#8")
def may_buy(g: State, formation: str, when: str) -> bool:
    """For this turn or for the next."""
    division = g.setting.formations[formation].division
    return (
        has_appeared(g, formation)
        and not is_outstanding(g, formation)
        and dispatch_left(g, division) >= PRICE[when]
    )


@rule("4.0.D#1", "10.0.3#11", "10.0.4#2")
def may_convert(g: State, division: str) -> bool:
    """Two Command Points into a Dispatch Point of the same Division, as long as the Record Track has room."""
    return command_left(g, division) >= CONVERSION and dispatch_left(g, division) < MOST


@rule("7.2#4")
def could_order(g: State, side: str, stage: str) -> bool:
    """Whether there could be anything to decide, by what both players see: no question tells a secret."""
    for id_, division in g.setting.divisions.items():
        if division.side == side:
            has = g.points[id_]
            converts = has.command >= CONVERSION and has.dispatch < MOST
            if stage == CONVERT and converts:
                return True
            if stage == BUY and (has.dispatch or converts) and for_sale(g, id_):
                return True
    return False


def for_sale(g: State, division: str) -> int:
    """How many chits of a Division could be bought: which of them are out is a secret, how many is not."""
    side = g.setting.divisions[division].side
    known = (g.carried, *g.mug)
    listed = [id_ for id_, each in g.setting.formations.items() if each.division == division]
    open_ = [id_ for id_ in listed if has_appeared(g, id_) and f"formation:{id_}" not in known]
    out = (*g.bought.get(side, ()), *g.held.get(side, ()))
    hidden = [chit for chit in out if division_of(g, chit) == division]
    return len(open_) - len(hidden)


# Step D


@rule("4.0.D#1", "4.0.D#2", "7.2#1", "7.2#4")
@procedure
def points_and_chits(g: State) -> Procedure[None]:
    """Both players convert, then both buy. Neither sees anything of the other's orders until both are done."""
    for stage in (CONVERT, BUY):
        while deciding(g, stage) and not all_done(g, stage):
            answers: tuple[str | None, ...] = yield Together(
                tuple(question(g, side, stage) for side in deciding(g, stage))
            )
            for side, answer in zip(deciding(g, stage), answers, strict=True):
                order(g, side, stage, answer)
    publish(g)


def deciding(g: State, stage: str) -> tuple[str, ...]:
    return tuple(side for side in g.setting.sides if could_order(g, side, stage))


def is_done(g: State, side: str, stage: str) -> bool:
    return f"done:{stage}" in g.orders.get(side, ())


def all_done(g: State, stage: str) -> bool:
    return all(is_done(g, side, stage) for side in deciding(g, stage))


@rule("7.2#1", "7.2#2", "7.2#4")
def question(g: State, side: str, stage: str) -> Choose:
    """One more order. Whoever is done waits, and cannot be told from one who is not."""
    kind, number = KINDS[stage]
    return Choose(
        side,
        kind,
        (DONE,) if is_done(g, side, stage) else options(g, side, stage),
        number,
        secret=True,
        explain=s04_advice.explain_order,
        why_not=s04_advice.why_not_order,
    )


def options(g: State, side: str, stage: str) -> tuple[Option, ...]:
    """Every order that is still open, the last one back, or enough."""
    if stage == CONVERT:
        offered = [_conversion(g, id_) for id_ in g.points if _is_own(g, id_, side) and may_convert(g, id_)]
    else:
        offered = [
            _purchase(g, formation, when)
            for formation in formations_of(g, side)
            for when in (NOW, NEXT)
            if may_buy(g, formation, when)
        ]
    last = g.orders.get(side, ())[-1:]
    back = () if not last or last[0].startswith("done:") else (BACK,)
    return (*offered, *back, DONE)


def _is_own(g: State, division: str, side: str) -> bool:
    return bool(g.setting.divisions[division].side == side)


def _conversion(g: State, division: str) -> Option:
    id_ = f"{CONVERT}:{division}"
    args = (*both(g.setting.divisions[division].name).items(), ("command", command_left(g, division)))
    return Option(id_, id_, "convert", (f"division:{division}",), "option-convert-points", args, "4.0.D")


def _purchase(g: State, formation: str, when: str) -> Option:
    id_, of = f"{when}:{formation}", g.setting.formations[formation]
    args = (
        *both(of.name).items(),
        ("cost", PRICE[when]),
        ("dispatch", dispatch_left(g, of.division)),
    )
    return Option(id_, id_, "buy", (f"formation:{formation}",), f"option-buy-{when}", args, "7.2")


def order(g: State, side: str, stage: str, answer: str | None) -> None:
    """Write an answer down; one that is no longer open, in a world dealt anew, is nothing."""
    had = g.orders.get(side, ())
    if answer is None:
        g.orders[side] = had if is_done(g, side, stage) else (*had, f"done:{stage}")
    elif answer not in [each.value for each in options(g, side, stage)]:
        return
    elif answer == BACK.value:
        g.orders[side] = had[:-1]
    else:
        g.orders[side] = (*had, answer)


@rule("7.2#2", "7.2#3", "7.2#4", "7.2#7")
def publish(g: State) -> None:
    """The Record Track shows what each Division has spent; on which chits, only their owner knows.

    Whoever has seen it cannot take his own orders back.
    """
    if g.orders:
        g.note("orders-given", "7.2", reveals=True)
    for division, row in g.setting.divisions.items():
        ordered = g.orders.get(row.side, ())
        times, cost = ordered.count(f"{CONVERT}:{division}"), cost_of(g, division, ordered)
        about: dict[str, Any] = {"side": side_name(row.side), "division": division_name(g, division)}
        if times:
            g.spend(division, command=CONVERSION * times, dispatch=-times)
            g.note("converted", "4.0.D", **about, command=CONVERSION * times, dispatch=times)
        g.spend(division, dispatch=cost)
        g.spent[division] = cost
        if cost:
            g.note("dispatch-spent", "7.2", **about, cost=cost, left=g.points[division].dispatch)
    for side, ordered in g.orders.items():
        for when, _, whose in (each.partition(":") for each in ordered):
            if when in PRICE:
                pile = g.bought if when == NOW else g.held
                pile[side] = (*pile.get(side, ()), f"formation:{whose}")
                g.note(f"bought-{when}", "7.2", to=(side,), formation=formation_name(g, whose))
    g.orders = {}
