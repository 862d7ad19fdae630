"""F128 Mines: every Formation that crosses into or out of their hex is attacked, with one roll for a group."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers
from grognard.engine.rulebook import rule
from grognard.games.gwc.rules import f125_fortifications, o21_defense, s01_cards, s03_formations
from grognard.games.gwc.rules.words import hex_name, name, shown, side_name
from grognard.games.gwc.state import Attack, State


def are_in(g: State, cell: Cell) -> bool:
    return g.fortifications.get(cell) == "mines"


@rule("F128.1#1", "F128.1#2")
@procedure
def strike(g: State, ids: tuple[str, ...], cell: Cell, leaving: bool) -> Procedure[None]:
    """Formations that go together cross into a mined hex, or are about to leave it."""
    if not are_in(g, cell):
        return
    if leaving and g.setting.options["edition"] == "fr":  # F128.1#fr
        for id_ in ids:
            if id_ in g.formations:
                yield from mine_attack(g, (id_,), cell)
    else:
        yield from mine_attack(g, ids, cell)


@rule("F128.2#3", "F128.2#4")
@procedure
def mine_attack(g: State, ids: tuple[str, ...], cell: Cell) -> Procedure[None]:
    """The opponent of those who go rolls once; they alone defend, vehicles against their own strength."""
    enemy = g.other(g.formations[ids[0]].side)
    g.attacks = (*g.attacks, Attack("mines", enemy, cell, defenders=ids))
    dice: s01_cards.Dice = yield from s01_cards.roll(g, enemy, "mines", hex_name(g, cell))
    struck = g.attack.defenders
    for strength in (f125_fortifications.MINE_FP, f125_fortifications.MINE_FP_VEHICLES):
        defenders = struck_with(g, struck, strength)
        if defenders:
            fp = Modifiers().plus(strength, "mines-fp", "F128.2")  # F128.2#1 F128.2#2
            g.change_attack(strength=fp, total=strength + dice.total, defenders=defenders)
            g.note(
                "mine-attack",
                "F128.2",
                side=side_name(enemy),
                hex=hex_name(g, cell),
                names=[name(g, id_) for id_ in defenders],
                modifiers=shown(fp),
                roll=dice.total,
                total=strength + dice.total,
            )
            yield from o21_defense.defense(g)  # F128.2#6
    g.attacks = g.attacks[:-1]


def struck_with(g: State, ids: tuple[str, ...], strength: int) -> tuple[str, ...]:
    """Those of a list still on the map whom Mines strike with this FP."""
    vehicles = strength == f125_fortifications.MINE_FP_VEHICLES
    return tuple(id_ for id_ in ids if id_ in g.formations and s03_formations.is_tank(g, id_) == vehicles)
