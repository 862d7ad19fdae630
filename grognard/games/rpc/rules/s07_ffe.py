"""7.24 Fire for effect: accuracy, stray along the spines, the blast on three hexes, and those who enter it later."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from grognard.engine.board import Cell, Vertex
from grognard.engine.decision import Choose, Option, Roll, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers
from grognard.engine.rulebook import rule
from grognard.games.rpc import charts
from grognard.games.rpc.rules import s03_units, s04_ground, s06_fire, s07_advice, s07_gas, s07_signal
from grognard.games.rpc.rules.s04_ground import Ground
from grognard.games.rpc.rules.words import shown, side_name
from grognard.games.rpc.state import State

ON_TARGET = 2  # 7.242#4
SPINES = {  # 7.243#1
    1: ("left", "upper-right", "lower-right"),
    2: ("right", "lower-left", "upper-left"),
}
"""The three hex sides that meet at a vertex, clockwise, by the column of the lattice in which it lies."""


@rule("7.241#3", "7.242#1", "7.242#4", "7.242#5", "7.245")
@procedure
def fire_for_effect(g: State, group: str) -> Procedure[None]:
    """The cross hair is flipped, an accuracy die tells whether the shells stray, and the blast follows."""
    it = g.artillery[group]
    mods = accuracy_modifiers(g, group)
    if use_of_register(g, group):
        g.shown[group] = True
    die: tuple[int] = yield Roll(1, 6, "accuracy-roll", it.side, group, "low")
    on_target = charts.happens(g, "accuracy", die[0] + mods.total <= ON_TARGET)
    g.note(
        "accuracy",
        "7.242",
        side=side_name(it.side),
        group=group,
        vertex=it.target,
        dice=list(die),
        count=len(mods.reasons),
        modifiers=shown(mods),
        total=die[0] + mods.total,
        result="@accuracy-hit" if on_target else "@accuracy-stray",
    )
    g.artillery[group] = replace(it, ready=False, primed=False, hourglass=0, firing=True)
    if not on_target:
        yield from stray(g, group)
    if g.artillery[group].target:
        remember(g, group)
        yield from blast(g, group)


@rule("7.242#3", "7.245")
def remember(g: State, group: str) -> None:
    """The final vertex, aimed at or not, is one that the group has hit."""
    it = g.artillery[group]
    if it.target not in it.hit:
        g.artillery[group] = replace(it, hit=(*it.hit, it.target))


# 7.242 accuracy


@rule("7.242#2", "7.242#3", "7.3#4", "8.43#2")
def accuracy_modifiers(g: State, group: str) -> Modifiers:
    """High ground in the firer's hands, and a vertex that the group knows."""
    it = g.artillery[group]
    high = any(g.control.get(c) == it.side for c in heights(s04_ground.ground(g), g.setting.playable))
    known = it.target == it.preregistered or it.target in it.hit
    mods = Modifiers().plus(-1 if high else 0, "mod-high-ground", "7.242")
    return mods.plus(-1 if known else 0, "mod-registered", "7.242")


def use_of_register(g: State, group: str) -> bool:
    """The modifier gives away that this is the vertex which was recorded."""
    it = g.artillery[group]
    return it.target == it.preregistered and it.target not in it.hit


@lru_cache(maxsize=64)
def heights(ground: Ground, playable: frozenset[Cell]) -> tuple[Cell, ...]:
    """The hexes of the highest level there is."""
    levels = {cell: ground.level(cell) for cell in playable}
    return tuple(sorted(cell for cell, level in levels.items() if level == max(levels.values())))


# 7.243 stray


@rule("7.243#1", "7.243#2", "7.243#3", "7.248")
@procedure
def stray(g: State, group: str) -> Procedure[None]:
    """The firer names the spine for 1 and 2; the others follow clockwise; the error die picks one."""
    it = g.artillery[group]
    first: int = yield Choose(
        it.side,
        "spine-choose",
        spine_options(g, it.target),
        "7.243",
        (("group", group), ("vertex", it.target)),
        why_not=s07_advice.why_not_spine,
    )
    die: tuple[int] = yield Roll(1, 6, "error-roll", it.side, group)
    spine = (first + charts.spine(g, die[0])) % 3
    vertex = spines(g.board.vertex(it.target))[spine][1]
    landed = g.board.vertex_name(vertex) if g.board.cells_of(vertex) else ""
    g.note("strayed", "7.243", group=group, vertex=it.target, dice=list(die), landed=landed or "@off-map")
    if landed:
        g.artillery[group] = replace(g.artillery[group], target=landed)
    else:
        s07_signal.take_off(g, group)


def spines(vertex: Vertex) -> tuple[tuple[str, Vertex], ...]:
    """The directions of the three spines and the vertices at their ends, clockwise."""
    across, up, down = vertex.spines()
    names = SPINES[vertex.x % 3]
    ends = (across, up, down) if vertex.x % 3 == 1 else (across, down, up)
    return tuple(zip(names, ends, strict=True))


def spine_ends(g: State, target: str) -> tuple[str, ...]:
    """The names of the vertices to which the three spines lead; empty for one off the map."""
    ends = [end for _, end in spines(g.board.vertex(target))]
    return tuple(g.board.vertex_name(end) if g.board.cells_of(end) else "" for end in ends)


def spine_options(g: State, target: str) -> tuple[Option, ...]:
    names = [name for name, _ in spines(g.board.vertex(target))]
    return tuple(
        option(name, i, "spine", (f"vertex:{end}",) if end else (), f"spine-{name}", "7.243")
        for i, (name, end) in enumerate(zip(names, spine_ends(g, target), strict=True))
    )


# 7.245 blast


def blast_hexes(g: State, group: str) -> tuple[Cell, ...]:
    """The hexes on the map that meet at the vertex of the marker."""
    return g.board.cells_of(g.board.vertex(g.artillery[group].target))


@rule("7.245", "7.241#2", "7.51#3", "7.52#3")
@procedure
def blast(g: State, group: str) -> Procedure[None]:
    """High explosive and gas attack everybody in the three hexes, of either side; smoke fills them."""
    cells, shell = blast_hexes(g, group), g.artillery[group].shell
    names = [g.board.name(cell) for cell in cells]
    g.note("blast", "7.245", group=group, hexes=names, shell=f"@shell-{shell}")
    if shell == "smoke":
        g.smoke.update(dict.fromkeys(cells, True))
        return
    units = tuple(id_ for cell in cells for id_ in g.in_hex(cell))
    if shell == "gas":
        s07_gas.release(g, cells)
        yield from s07_gas.gas_attack(g, units)
        return
    yield from attack(g, group, units)


@rule("7.241#1", "7.241#2", "7.245")
@procedure
def attack(g: State, group: str, units: tuple[str, ...]) -> Procedure[None]:
    """Firepower with the modifiers for deployment, movement and terrain; AFV are not spared, and all suffer at once."""
    results: tuple[s03_units.Check, ...] = ()
    for id_ in units:
        first = Modifiers().plus(g.artillery[group].firepower, "mod-firepower", "7.241")
        offered = s06_fire.circumstances_of_ffe(g, id_, howitzer=g.artillery[group].howitzer)
        mods: Modifiers = yield from s06_fire.chosen(g, id_, first, offered)
        result: s03_units.Check = yield from s03_units.check(g, id_, mods, "ffe", g.artillery[group].side)
        results = (*results, result)
    s03_units.apply_checks(g, results)


@rule("7.247#1", "6.61#3")
@procedure
def ffe_on_entry(g: State, movers: tuple[str, ...], cell: Cell) -> Procedure[None]:
    """Every fire for effect that still lies on the hex attacks all who come in, each group those whom others left."""
    for group in falling_on(g, cell):
        here = tuple(id_ for id_ in movers if g.units[id_].where == cell)
        if here:
            yield from attack(g, group, here)


def falling_on(g: State, cell: Cell) -> tuple[str, ...]:
    """The groups whose high explosive falls on a hex."""
    return tuple(
        group for group, it in g.artillery.items() if it.shell == "he" and is_blasted(g, group, cell)
    )


def is_blasted(g: State, group: str, cell: Cell) -> bool:
    """The fire of the group lies on the map, and the hex is one of its three."""
    return g.artillery[group].firing and cell in blast_hexes(g, group)
