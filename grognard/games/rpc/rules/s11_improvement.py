"""11.54 and 11.55 The second half of the night: bomb stops, breaches, digging, and one gun moved on each side."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import DONE, PASS, Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.rpc.rules import s03_units, s06_dig, s08_terrain, s08_trenches, s08_wire, s11_isolation
from grognard.games.rpc.rules.s08_trenches import side_key
from grognard.games.rpc.rules.words import hex_option, of_unit, side_name, unit_name, unit_option
from grognard.games.rpc.state import State

ALLOWANCE = 3  # 11.541#1, 11.542#1
TRENCHES_FROM = (1915, 4)  # 11.543#1
REDEPLOYED = 8  # 11.55#1

Work = tuple[str, ...]
"""What a side has done so far: `stop`, `clear`, `breach`, or `dig` with the hex."""


@rule("11.54")
@procedure
def improve_positions(g: State) -> Procedure[None]:
    """The defender does all of his work before the attacker begins."""
    attacker = g.setting.campaign.attacker
    enemy: Work = yield from improve(g, g.other(attacker), ())
    yield from improve(g, attacker, enemy)


@rule("11.54")
@procedure
def improve(g: State, side: str, enemy: Work) -> Procedure[Work]:
    """One piece of work after another; `enemy` is what the other side has done tonight."""
    done: Work = ()
    while True:
        work: str | None = yield Choose(
            side, "improve-choose", (DONE, *work_options(g, side, done, enemy)), "11.54"
        )
        if work is None:
            return done
        verb, _, where = work.partition(" ")
        if verb == "dig":
            dig(g, side, g.board.cell(where))
        else:
            change_side(g, verb, where)
        g.note(f"improved-{verb}", "11.54", side=side_name(side), where=where)
        done = (*done, work if verb == "dig" else verb)


def work_options(g: State, side: str, done: Work, enemy: Work) -> tuple[Option, ...]:
    """Everything that is left to do: three of each kind, and digging without limit."""
    found: list[Option] = []
    for verb, sides in (("stop", stoppable), ("clear", clearable), ("breach", breachable)):
        if done.count(verb) < ALLOWANCE:
            found += [_side_option(verb, key) for key in sides(g, side)]
    for cell in diggable(g, side, done, enemy):
        name = g.board.name(cell)
        found.append(
            option(
                f"dig {name}", verb="dig", touches=(f"hex:{name}",), label="work-dig", rule="11.543", hex=name
            )
        )
    return tuple(found)


def _side_option(verb: str, key: str) -> Option:
    rule_ = "11.542" if verb == "breach" else "11.541"
    return option(
        f"{verb} {key}", verb=verb, touches=(f"hexside:{key}",), label=f"work-{verb}", rule=rule_, side=key
    )


# 11.541 bomb stops and 11.542 breaches


def _holds_infantry(g: State, cell: Cell, side: str) -> bool:
    return any(s03_units.is_infantry(g, id_) for id_ in g.in_hex(cell, side))


@rule("11.541#1", "8.33#5")
def stoppable(g: State, side: str) -> tuple[str, ...]:
    """The sides of hexes with own infantry across which trenches connect."""
    return tuple(
        dict.fromkeys(
            side_key(g, cell, other)
            for cell in sorted(g.at)
            if _holds_infantry(g, cell, side)
            for other in g.board.adjacent[cell]
            if s08_trenches.are_connected(g, cell, other)
        )
    )


@rule("11.541#1", "11.541#2")
def clearable(g: State, side: str) -> tuple[str, ...]:
    """Bomb stops on sides of hexes with own infantry, unless an enemy is in one of the two hexes."""
    found = []
    for key in g.bomb_stops:
        cells = [g.board.cell(name) for name in key.split("/")]
        ours = any(_holds_infantry(g, cell, side) for cell in cells)
        if ours and not any(g.in_hex(cell, g.other(side)) for cell in cells):
            found.append(key)
    return tuple(found)


@rule("11.542#1", "11.542#2")
def breachable(g: State, side: str) -> tuple[str, ...]:
    """Wire on sides of hexes with own units, unless an enemy is in one of the two hexes."""
    enemy = g.other(side)
    return tuple(
        dict.fromkeys(
            side_key(g, cell, other)
            for cell in sorted(g.at)
            if g.in_hex(cell, side) and not g.in_hex(cell, enemy)
            for other in g.board.adjacent[cell]
            if s08_wire.has_wire(g, cell, other) and not g.in_hex(other, enemy)
        )
    )


def change_side(g: State, verb: str, key: str) -> None:
    if verb == "stop":
        g.bomb_stops[key] = True
    elif verb == "clear":
        del g.bomb_stops[key]
    else:
        g.breaches[key] = True


# 11.543 scrapes and trenches


def digs_trenches(g: State) -> bool:
    return (g.setting.year, g.setting.month) >= TRENCHES_FROM


@rule("11.543#1", "11.543#3", "8.322#3")
def diggable(g: State, side: str, done: Work, enemy: Work) -> tuple[Cell, ...]:
    """Hexes with own infantry or guns where a scrape, or a trench, can be placed."""
    found = []
    for cell in sorted(g.at):
        if not any(s06_dig.may_dig(g, id_) for id_ in g.in_hex(cell, side)):
            continue
        work = f"dig {g.board.name(cell)}"
        if not digs_trenches(g):
            free = cell not in g.scrapes
        else:
            shared = work in enemy and bool(g.in_hex(cell, g.other(side)))
            free = not s08_trenches.has_trench(g, cell) or (shared and work not in done)
        if free:
            found.append(cell)
    return tuple(found)


@rule("11.543#1", "11.543#2", "11.543#3", "11.543#4", "11.543#5")
def dig(g: State, side: str, cell: Cell) -> None:
    """A scrape, or a trench with the own units IN it; against an enemy trench next door a bomb stop goes up at once."""
    if not digs_trenches(g):
        g.scrapes[cell] = "dug"
        return
    if cell not in g.trenches:
        g.trenches[cell] = side
        for other in g.board.adjacent[cell]:
            if holds_enemy_trench(g, other, side):
                g.bomb_stops[side_key(g, cell, other)] = True
        if not g.in_hex(cell, g.other(side)):
            g.scrapes.pop(cell, None)
    for id_ in g.in_hex(cell, side):
        if s08_terrain.may_be_in_trench(g, id_) and not g.units[id_].inside:
            g.change(id_, inside=True, by_trench=cell in g.blockhouses)


def holds_enemy_trench(g: State, cell: Cell, side: str) -> bool:
    """An enemy is IN a trench of this hex."""
    return any(s08_terrain.is_in_trench(g, id_) for id_ in g.in_hex(cell, g.other(side)))


# 11.55 redeployment


@rule("11.55#1", "11.55#3")
@procedure
def redeploy(g: State) -> Procedure[None]:
    """The Central Powers first, each side may move one gun; nobody fires at it."""
    for side in ("german", "british"):
        id_: str | None = yield Choose(side, "redeploy-choose", gun_options(g, side), "11.55")
        if id_ is None:
            continue
        cell: Cell | None = yield Choose(
            side,
            "redeploy-hex",
            (*(hex_option(g, c, "redeploy", "11.55") for c in destinations(g, id_)), PASS),
            "11.55",
            (("name", unit_name(g, id_)),),
        )
        if cell is None:
            continue
        inside = False
        if s08_terrain.may_be_inside(g, id_, cell):
            how: str = yield Choose(side, "redeploy-how", SHELTER, "8.321", (("name", unit_name(g, id_)),))
            inside = how == "in"
        g.move_to(id_, cell, inside=inside, by_trench=False)
        g.note("redeployed", "11.55", **of_unit(g, id_), hex=g.board.name(cell))


SHELTER = (option("in", label="shelter-in", rule="8.321"), option("out", label="shelter-out", rule="8.321"))


def gun_options(g: State, side: str) -> tuple[Option, ...]:
    guns = [id_ for id_ in g.on_map(side) if s03_units.is_gun(g, id_) and destinations(g, id_)]
    return (*(unit_option(g, id_, "redeploy", "11.55") for id_ in guns), PASS)


@rule("11.55#1", "11.55#2", "8.7#5")
def destinations(g: State, id_: str) -> tuple[Cell, ...]:
    """Where up to eight steps through friendly hexes lead, none of them next to an enemy."""
    unit = g.units[id_]
    near = s11_isolation.enemy_hexes(g, unit.side)
    if unit.where in near:
        return ()
    near |= {c for cell in near for c in g.board.adjacent[cell]}
    found, edge = {unit.where}, [unit.where]
    for _ in range(REDEPLOYED):
        edge = [
            other
            for cell in edge
            for other in g.board.adjacent[cell]
            if may_pass(g, cell, other, unit.side) and other not in near and other not in found
        ]
        edge = list(dict.fromkeys(edge))
        found.update(edge)
    found.discard(unit.where)
    return tuple(sorted(found))


@rule("11.55#1", "6.63#1", "3.4#3")
def may_pass(g: State, cell: Cell, other: Cell, side: str) -> bool:
    """A friendly hex in play, with room even for one who passes through, and with no lake side before it."""
    held = g.control.get(other) == side and other in g.setting.playable
    return held and s03_units.has_room(g, other, side) and "blue" not in g.board.side(cell, other)
