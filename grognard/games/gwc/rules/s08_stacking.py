"""8 Stacking: seven figures a side in a hex at the end of a Turn; what may enter where."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.counters import TANKS, FormationCounter
from grognard.games.gwc.rules import s03_formations, s07_victory, t99_terrain
from grognard.games.gwc.rules.words import hex_name, unit_option
from grognard.games.gwc.state import Arrival, Formation, State, Weapon

LIMIT = 7  # 8.2#1


@rule("8", "8.2#1", "8.2.1")
def figures_in(g: State, cell: Cell, side: str) -> int:
    """The figures of a side in a hex."""
    return sum(s03_formations.figures(g, id_) for id_ in g.in_hex(cell, side))


def has_tank(g: State, cell: Cell, side: str) -> bool:
    return any(s03_formations.is_tank(g, id_) for id_ in g.in_hex(cell, side))


@rule("8.2.1", "8.1.6", "O23.5.8#1")
def may_stack(g: State, counter: FormationCounter, cell: Cell, side: str) -> bool:
    """Placing this counter keeps to the limit: seven figures, one Tank on ground for Tanks, no Blaze."""
    if g.terrain_markers.get(cell) == "blaze" or t99_terrain.is_impassable(g, cell):
        return False
    if counter.kind in TANKS and t99_terrain.closed_to_tanks(g, cell) is not None:
        return False
    if cell not in g.at:
        return True
    if counter.kind in TANKS and has_tank(g, cell, side):
        return False
    return figures_in(g, cell, side) + counter.figures <= LIMIT


def has_room(g: State, arrival: Arrival, cell: Cell) -> bool:
    """A Formation or Fortification may enter play in this hex."""
    if arrival.what == "fortification":
        return may_fortify(g, cell)
    return may_stack(g, g.setting.formations[arrival.counter], cell, arrival.side)


@rule("8.1", "8.1.3", "F125.4#1", "F125.4#3")
def may_fortify(g: State, cell: Cell) -> bool:
    """One Fortification a hex, and none in Water or beside a Blaze."""
    free = cell not in g.fortifications and g.terrain_markers.get(cell) != "blaze"
    return free and not t99_terrain.is_water(g, cell)


def bring_in(g: State, arrival: Arrival, cell: Cell, rule_: str) -> str:
    """Put a piece, unbroken, from the set-up or the Time Track on the map; the id it has from now on."""  # 3.2.1#2
    g.note("placed", rule_, name=f"@counter-{arrival.counter}", hex=hex_name(g, cell))
    if arrival.what == "fortification":
        g.fortifications[cell] = arrival.counter
        s07_victory.occupy(g, cell)  # whoever is there alone holds a Pillbox or Blockhaus  F126#3 F129#3
        return ""
    id_ = g.new_id(arrival.counter)
    g.place(id_, Formation(arrival.counter, arrival.side, cell, has_exited=arrival.has_exited))
    if arrival.weapon:
        g.arm(id_, g.new_id(arrival.weapon), Weapon(arrival.weapon))
    s07_victory.occupy(g, cell)
    return id_


@rule("8.2#2", "8.2#4")
@procedure
def end_of_turn(g: State) -> Procedure[None]:
    """Every overstacked hex is brought down to seven figures, the inactive player's first."""
    for side in (g.inactive, g.active):
        cell = overstacked(g, side)
        while cell is not None:
            lost: str = yield Choose(
                side,
                "overstack-choose",
                overstack_options(g, cell, side),
                "8.2",
                (("hex", hex_name(g, cell)),),
            )
            yield from s07_victory.eliminate(g, lost, "overstacking")
            cell = overstacked(g, side)


def overstacked(g: State, side: str) -> Cell | None:
    """The first hex in which a side has more than seven figures."""
    for cell in sorted(g.at):
        if len(g.at[cell]) > 1 and figures_in(g, cell, side) > LIMIT:
            return cell
    return None


def overstack_options(g: State, cell: Cell, side: str) -> tuple[Option, ...]:
    here = g.in_hex(cell, side)
    return tuple(unit_option(g, id_, "eliminate", "8.2") for id_ in here)
