"""O26 Rout: broken Units and Leaders of one player roll, and Retreat toward their own edge."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from grognard.engine.board import Board, Cell
from grognard.engine.decision import Choose, Option, choices, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.registry import ORDERS, OrderSpec
from grognard.games.gwc.rules import (
    e64_detachment,
    o23_move,
    o25_recover,
    s01_cards,
    s03_formations,
    s07_victory,
    s98_strategy,
    t99_terrain,
)
from grognard.games.gwc.rules.words import name, shown, side_name, unit_option
from grognard.games.gwc.state import State


@rule("O26.1#2", "O26.1#3", "O26.1#5", "O26.5")
def routable(g: State) -> list[str]:
    """The players that a Rout may choose: each once a Turn, with a broken Unit or Leader in play."""
    return [
        side for side in (g.inactive, g.active) if not g.players_activated.get(side) and broken_of(g, side)
    ]


def broken_of(g: State, side: str) -> tuple[str, ...]:
    """The broken Units and Leaders of a side; Tanks never rout."""
    return tuple(id_ for id_ in g.of(side) if g.formations[id_].broken and not s03_formations.is_tank(g, id_))


def can_rout(g: State, side: str) -> Reason | None:
    return None if routable(g) else because("O26.1", "why-not-nobody-to-rout", side=side_name(side))


@rule("O26.1#1", "O26.1#4")
@procedure
def rout(g: State) -> Procedure[None]:
    """The active player chooses whose broken Formations roll, and in what order; he makes the rolls."""
    chosen: str = yield Choose(
        g.active,
        "rout-player",
        tuple(
            option(side, None, "rout", (), "option-side", "O26.1", side=side_name(side))
            for side in routable(g)
        ),
        "O26.1",
    )
    g.players_activated[chosen] = True
    g.note("rout", "O26.1", side=side_name(chosen))
    left = broken_of(g, chosen)  # O26.2#1 O26.2#2
    begun = False
    while o25_recover.still_broken(g, left):
        id_ = yield Choose(
            g.active,
            "rout-choose",
            (
                *(unit_option(g, one, "rout", "O26.2") for one in o25_recover.still_broken(g, left)),
                *s98_strategy.offer_in_order(g, g.active, begun),
            ),
            "O26.2",
            window=s98_strategy.may_interrupt(g, g.active, begun),
        )
        if id_ == "situation":  # S98.1#1
            yield from s98_strategy.situation_window(g, g.active, "own order")
            continue
        begun, left = True, tuple(one for one in left if one != id_)
        yield from rout_roll(g, id_)


@rule("O26.2")
@procedure
def rout_roll(g: State, id_: str) -> Procedure[None]:
    """Below current Morale nothing, at Morale Suppressed, above a Retreat of the difference."""
    given_up: Modifiers = yield from give_up(g, id_)
    morale = rout_morale(g, id_).and_all(given_up.reasons)  # 1.9.1#4
    g.rolling = id_
    dice: s01_cards.Dice = yield from s01_cards.roll(g, g.active, "rout", id_)
    g.rolling = ""
    struck = e64_detachment.struck_together(g, id_)
    if not o25_recover.still_broken(g, (id_,)):
        return
    g.note(
        "rout-roll",
        "O26.2",
        name=name(g, id_),
        unit=id_,
        roll=dice.total,
        morale=morale.total,
        modifiers=shown(morale),
    )
    if dice.total == morale.total:  # O26.2#4 13.1
        for one in struck:
            s07_victory.suppress(g, one, "O26.2")
    elif dice.total > morale.total:  # O26.2#3 O26.2#5
        for one in struck:
            yield from retreat(g, one, dice.total - morale.total)


@rule("O26.4", "T107.1#4")
def rout_morale(g: State, id_: str) -> Modifiers:
    """Current Morale; in Gas no Cover is of use, though what lowers Morale still does."""
    morale = s03_formations.morale(g, id_)
    cell = g.formations[id_].cell
    if cell in g.gas:
        cover = t99_terrain.best_cover(g, cell).total
        morale = morale.plus(-max(0, cover), "rout-in-gas", "O26.4")
    return morale


@rule("T99.3#2", "3.3.1.5#2")
@procedure
def give_up(g: State, id_: str) -> Procedure[Modifiers]:
    """The owner says which Cover counts, and whose Command: with the lesser one he may hope for a Retreat."""
    side, lost = g.formations[id_].side, Modifiers()
    if len(covers(g, id_)) > 1:
        cover: int = yield Choose(
            side, "rout-cover", worth_options(covers(g, id_), "T99.3"), "T99.3", (("name", name(g, id_)),)
        )
        lost = lost.plus(cover - covers(g, id_)[0][0], "rout-lesser-cover", "T99.3")
    if len(commands(g, id_)) > 1:
        command: int = yield Choose(
            side,
            "rout-command",
            worth_options(commands(g, id_), "3.3.1.5"),
            "3.3.1.5",
            (("name", name(g, id_)),),
        )
        lost = lost.plus(command - commands(g, id_)[0][0], "rout-lesser-command", "3.3.1.5")
    return lost


Worths = list[tuple[int, str]]
"""Different values of Cover or Command with the names of what gives them, the largest first."""


def covers(g: State, id_: str) -> Worths:
    """The kinds of Cover that could count; none in Gas."""
    cell = g.formations[id_].cell
    if cell in g.gas:  # O26.4
        return []
    return different((value, f"@{text}") for value, text, _ in t99_terrain.cover(g, cell))


def commands(g: State, id_: str) -> Worths:
    """The Command of each Leader with a Unit."""
    if not s03_formations.is_unit(g, id_):
        return []
    formation = g.formations[id_]
    leaders = (o for o in g.in_hex(formation.cell, formation.side) if s03_formations.is_leader(g, o))
    return different((s03_formations.command(g, each), name(g, each)) for each in leaders)


def different(worths: Iterable[tuple[int, str]]) -> Worths:
    """One of each value, the largest first."""
    return sorted(dict(worths).items(), reverse=True)


def worth_options(worths: Worths, rule_: str) -> tuple[Option, ...]:
    return tuple(
        option(str(value), value, "choose", (), "option-worth", rule_, name=what, worth=value)
        for value, what in worths
    )


# the Retreat


@lru_cache(maxsize=16)
def edge_distances(board: Board, edge: str) -> tuple[int, ...]:
    """How many hexes lie between each hex and an edge of the map."""  # INFER.edgedistance
    across = [hexagon.row if edge in ("top", "bottom") else hexagon.column for hexagon in board.hexes]
    nearest = min(across) if edge in ("top", "left") else max(across)
    return tuple(abs(line - nearest) for line in across)


@rule("O26.3#1", "O26.3#2", "O26.3.1", "O26.3.2")
@procedure
def retreat(g: State, id_: str, hexes: int) -> Procedure[None]:
    """The owner brings the Formation back hex by hex, each nearer to his own edge, without cost and Op Fire."""
    side = g.formations[id_].side
    g.note("retreat", "O26.3", name=name(g, id_), unit=id_, hexes=hexes)
    left = hexes
    while left:
        if id_ not in g.formations:  # O26.3.4#4
            return
        if not retreat_hexes(g, id_):  # O26.3#3 O26.3.4#1 O26.3.4#2 O26.3.4#3 7.2.2#1
            yield from s07_victory.eliminate(g, id_, "retreat")
            return
        cell: Cell = yield Choose(
            side,
            "retreat-choose",
            choices(retreat_hexes(g, id_), "hex", "retreat", "option-hex", "O26.3", g.board.name),
            "O26.3",
            (("name", name(g, id_)),),
        )
        entered: bool = yield from o23_move.enter_hex(g, (id_,), cell, "retreat")  # O26.3.3
        left -= entered


def retreat_hexes(g: State, id_: str) -> list[Cell]:
    """The hexes nearer to the owner's edge that it survives; none means that it is lost."""
    formation = g.formations[id_]
    distance = edge_distances(g.board, g.setting.edges[formation.side])
    enemy = g.other(formation.side)
    return [
        cell
        for cell in g.board.adjacent[formation.cell]
        if distance[cell] < distance[formation.cell]
        and not g.in_hex(cell, enemy)
        and not t99_terrain.is_impassable(g, cell)
    ]


ORDERS["rout"] = OrderSpec("rout", "O26", can_rout, rout)
