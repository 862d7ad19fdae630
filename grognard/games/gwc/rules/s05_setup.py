"""The set-up: forces are placed hex by hex inside their areas, then chits, hands and Strategy Cards are drawn."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, Choose, Option, choices, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.counters import Gun
from grognard.games.gwc.rules import s01_cards, s03_formations, s06_time, s07_objectives, s08_stacking
from grognard.games.gwc.rules.words import counter_name, name, side_name, unit_option
from grognard.games.gwc.state import Arrival, State, Weapon


@rule("8.2.2")
@procedure
def set_up(g: State) -> Procedure[None]:
    """Each side places its forces, in the order that the scenario gives."""
    for side in g.setting.set_up_order:
        while g.reserves.get(side):
            counter: str = yield Choose(side, "set-up-piece", piece_options(g, side), "8.2.2")
            piece = next(a for a in g.reserves[side] if a.counter + a.weapon == counter)
            yield from set_down(g, piece)


def piece_options(g: State, side: str) -> tuple[Option, ...]:
    """One option for each kind of piece left; Weapons that a Unit of one's choice carries come last."""
    left = g.reserves[side]
    pieces = [a for a in left if a.what != "weapon"] or left
    kinds = {a.counter + a.weapon: a for a in pieces}
    return tuple(
        option(
            kind,
            None,
            "set-up",
            (f"counter:{a.counter}",),
            "option-counter-weapon" if a.weapon else "option-counter",
            "8.2.2",
            name=counter_name(a.counter),
            weapon=counter_name(a.weapon) if a.weapon else "",
            left=sum(b.counter + b.weapon == kind for b in left),
        )
        for kind, a in kinds.items()
    )


@procedure
def set_down(g: State, piece: Arrival) -> Procedure[None]:
    """A piece is put in a hex, or a Weapon given to a Unit; one that fits nowhere waits on the Time Track."""
    if piece.what == "weapon":
        yield from hand_out(g, piece)
        return
    if not any(True for _ in set_up_hexes(g, piece)):
        spend(g, piece)
        s06_time.delay(g, piece)
        return
    cell: Cell | str = yield Choose(
        piece.side,
        "set-up-hex",
        (*choices(set_up_hexes(g, piece), "hex", "place", "option-hex", "8.2.2", g.board.name), BACK),
        "8.2.2",
        (("name", counter_name(piece.counter)),),
    )
    if not isinstance(cell, str):
        spend(g, piece)
        s08_stacking.bring_in(g, piece, cell, "8.2.2")


def set_up_hexes(g: State, piece: Arrival) -> Iterator[Cell]:
    """The hexes of the side's area with room for the piece and without enemies."""
    enemy = g.other(piece.side)
    area = sorted(g.setting.set_up_areas[piece.side])
    return (c for c in area if s08_stacking.has_room(g, piece, c) and not g.in_hex(c, enemy))


def spend(g: State, piece: Arrival) -> None:
    left = list(g.reserves[piece.side])
    left.remove(piece)
    g.reserves[piece.side] = tuple(left)


@rule("11.2#1", "11.2#3", "8.1.1#2")
@procedure
def hand_out(g: State, piece: Arrival) -> Procedure[None]:
    """A Weapon goes to a Unit that carries none."""
    if not carriers(g, piece):
        spend(g, piece)
        g.put_back(piece.counter)
        return
    unit: str = yield Choose(
        piece.side,
        "set-up-carrier",
        tuple(unit_option(g, id_, "carry", "11.2") for id_ in carriers(g, piece)),
        "11.2",
        (("name", counter_name(piece.counter)),),
    )
    spend(g, piece)
    weapon = g.new_id(piece.counter)
    g.arm(unit, weapon, Weapon(piece.counter))
    g.note("weapon-given", "11.2", name=name(g, unit), weapon=counter_name(piece.counter))


def carriers(g: State, piece: Arrival) -> list[str]:
    """The Units that may carry the Weapon: Platoons and Teams without one, only Teams for a Flamethrower."""
    flames = g.setting.weapons[piece.counter].kind == Gun.FLAMETHROWER
    return [
        id_
        for id_ in g.of(piece.side)
        if not g.formations[id_].weapon
        and (s03_formations.is_team(g, id_) or (not flames and s03_formations.is_platoon(g, id_)))
    ]


@rule("1.1#2", "1.S#2", "S98#1")
@procedure
def opening(g: State) -> Procedure[None]:
    """Objective chits, opening hands and one Strategy Card each are drawn."""
    for _ in range(g.setting.chit_draws.get("open", 0)):
        yield from s07_objectives.draw_chit(g, g.setting.sides[0], secret=False)
    for side in g.setting.sides:
        for _ in range(g.setting.chit_draws.get(side, 0)):
            yield from s07_objectives.draw_chit(g, side)
        yield from s01_cards.fill_hand(g, side)
        if side not in g.strategy:
            yield from s01_cards.draw_strategy(g, side)
    g.note("turn", "5", side=side_name(g.active), turn=g.turn)
