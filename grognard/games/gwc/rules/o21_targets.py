"""O21.1 Finding targets: what a Formation can fire with, how far it reaches, and whom an attack can harm.

A piece is what takes a shot: a Unit or Leader by its id, a Weapon by its id, or an armament of a Tank, which is the
Tank's id followed by `:gun` or `:mg`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from grognard.engine.board import Cell
from grognard.engine.reasons import Modifiers, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.counters import TANKS, Armament, Gun
from grognard.games.gwc.registry import ACTIVATIONS, Activation
from grognard.games.gwc.rules import s03_formations, s10_sight, s11_weapons
from grognard.games.gwc.rules.words import hex_name, name
from grognard.games.gwc.state import State

ADJACENT_TANK_BONUS = 2  # O21.3.2#4 3.1.1#3


# pieces


@rule("11.1#3", "O21.3.2#1")
def pieces_of(g: State, id_: str, op_fire: bool = False) -> tuple[str, ...]:
    """What a Formation can fire with now: itself and its functioning Weapon, or each armament of a Tank."""
    if s03_formations.is_tank(g, id_):
        guns = s03_formations.face_of(g, id_).armaments
        return tuple(armament_id(id_, gun) for gun in guns if not (op_fire and gun.ordnance))  # A42.3#2
    weapon = g.formations[id_].weapon
    if not weapon or g.weapons[weapon].broken or not s11_weapons.may_fire_weapon(g, id_):  # 11.1#4 11.5
        return (id_,)
    if op_fire and s11_weapons.weapon_counter(g, weapon).ordnance:  # A42.3#2 11.6#4
        return (id_,)
    return (id_, weapon)


def armament_id(tank: str, gun: Armament) -> str:
    return f"{tank}:gun" if gun.ordnance else f"{tank}:mg"


def is_armament(piece: str) -> bool:
    return ":" in piece


def armament(g: State, piece: str) -> int:
    """Which of its Tank's armaments a piece is."""
    tank = shooter(g, piece)
    names = [armament_id(tank, gun) for gun in s03_formations.face_of(g, tank).armaments]
    return names.index(piece)


def shooter(g: State, piece: str) -> str:
    """The Formation that fires a piece."""
    if piece in g.formations:
        return piece
    if piece in g.weapons:
        return s11_weapons.carrier(g, piece)
    return piece.partition(":")[0]


def cell_of(g: State, piece: str) -> Cell:
    """The hex from which a piece fires."""
    return g.formations[shooter(g, piece)].cell


def exists(g: State, piece: str) -> bool:
    """The piece is still on the map."""
    return piece in g.formations or piece in g.weapons or piece.partition(":")[0] in g.formations


def piece_name(g: State, piece: str) -> str:
    """The name of a piece as a reference into the catalogue; an armament goes by the name of its Tank."""
    return name(g, piece.partition(":")[0])


@rule("11.6#1", "O21.2#3")
def is_ordnance(g: State, piece: str) -> bool:
    """The piece must hit by a Targeting Roll, and fires alone."""
    if piece in g.weapons:
        return s11_weapons.weapon_counter(g, piece).ordnance
    return piece.endswith(":gun")


def is_kind(g: State, piece: str, kind: Gun) -> bool:
    """The piece is a Weapon of this kind."""
    return piece in g.weapons and s11_weapons.weapon_counter(g, piece).kind == kind


def fires_alone(g: State, piece: str) -> bool:
    """Ordnance and Tanks never join a Fire Group."""  # O21.3.1.1#1 O21.3.2#2 11.1#5 11.6#3
    return is_armament(piece) or is_ordnance(g, piece)


# Range and strength


@rule("3.1.2#1", "O21.2.1#2", "O21.2.1#3")
def reach(g: State, piece: str) -> tuple[int, int]:
    """The least and the greatest distance at which a piece can fire."""
    if piece in g.weapons:
        greatest, least = s11_weapons.weapon_range_totals(g, piece)
        return max(1, least), greatest
    if is_armament(piece):
        return 1, s03_formations.range_total(g, shooter(g, piece), armament(g, piece))
    return 1, s03_formations.range_total(g, piece)


@rule("3.1.1#1", "O21.3.2#3", "O21.3.2#4")
def firepower(g: State, piece: str, cell: Cell) -> Modifiers:
    """The FP of a piece that fires at a hex, before anything that concerns the attack as a whole."""
    if piece in g.weapons:
        return s11_weapons.weapon_firepower(g, piece)  # O21.2#5
    if not is_armament(piece):
        return s03_formations.firepower(g, piece)
    tank = shooter(g, piece)
    near = not g.formations[tank].broken and cell in g.board.adjacent[g.formations[tank].cell]
    own = s03_formations.firepower(g, tank, armament(g, piece))
    return own.plus(ADJACENT_TANK_BONUS if near else 0, "tank-adjacent", "O21.3.2")


# who can hit whom


@rule("O21.3.7#5")
def is_moving(g: State, id_: str) -> bool:
    """The Formation is activated to Move, in an Offensive too; an Advance is no Move."""
    order = g.order
    return order is not None and order.kind in ("move", "offensive") and id_ in order.group


@rule("O21.3.3")
def harms_tanks(g: State, pieces: Iterable[str]) -> bool:
    """The attack is made wholly by Weapons or by a Tank."""
    return all(harms_tank(g, piece) for piece in pieces)


def harms_tank(g: State, piece: str) -> bool:
    return piece in g.weapons or is_armament(piece)


@rule("F130.2#2")
def is_sheltered(g: State, id_: str) -> bool:
    """In this Order it has come along a Trench into the hex where it is: Op Fire cannot be directed at it there."""
    steps = g.steps.get(id_)
    return steps is not None and steps.sheltered == g.formations[id_].cell


@rule("O21.3#2", "O21.3#4", "O21.3.3")
def defenders(g: State, side: str, cell: Cell, pieces: Iterable[str]) -> tuple[str, ...]:
    """The enemies in the target hex that must answer an attack by these pieces; nobody on the way does."""
    enemies = g.in_hex(cell, g.other(side))
    if cell == g.op_fire_at:  # F130.2#2
        enemies = tuple(id_ for id_ in enemies if not is_sheltered(g, id_))
    if harms_tanks(g, pieces):
        return enemies
    return tuple(id_ for id_ in enemies if not s03_formations.is_tank(g, id_))


@rule("O21.3#2", "O23.3", "A42.3#3")
def has_target(g: State, side: str, cell: Cell, pieces: Iterable[str]) -> bool:
    """Somebody must answer an attack by these pieces: for Op Fire somebody who moves."""
    answering = defenders(g, side, cell, pieces)
    return any(cell != g.op_fire_at or is_moving(g, id_) for id_ in answering)


@rule("O21.3#11")
def enemy_cells(g: State, side: str) -> list[Cell]:
    """The hexes that can be fired at: enemies are there, and none of one's own."""
    formations = g.formations
    return [
        cell
        for cell, here in g.at.items()
        if formations[here[0]].side != side and (len(here) == 1 or not g.is_melee(cell))
    ]


def holds_target(g: State, side: str, cell: Cell, armour: bool) -> bool:
    """An enemy is in the hex whom an attack can harm that does, or does not, pierce armour: `has_target`, quickly."""
    formations, counters, op_fire = g.formations, g.setting.formations, cell == g.op_fire_at
    for id_ in g.at.get(cell, ()):
        one = formations[id_]
        if one.side != side and (armour or counters[one.counter].kind not in TANKS):
            if not op_fire or (is_moving(g, id_) and not is_sheltered(g, id_)):  # O23.3 F130.2#2
                return True
    return False


def hits(g: State, piece: str, cells: Iterable[Cell]) -> Iterator[Cell]:
    """Those of some hexes to which the piece has Range and LOS, with somebody there whom it can harm."""
    unit = g.formations[shooter(g, piece)]
    start, side, distance = unit.cell, unit.side, g.board.distance
    least, greatest = reach(g, piece)
    harms = harms_tank(g, piece)
    for cell in cells:
        if (
            least <= distance(start, cell) <= greatest
            and holds_target(g, side, cell, harms)
            and s10_sight.sight(g, start, cell).clear
        ):
            yield cell


def can_hit(g: State, piece: str, cell: Cell) -> bool:
    """The piece can fire at the hex."""
    unit = g.formations[shooter(g, piece)]
    least, greatest = reach(g, piece)
    return (
        least <= g.board.distance(unit.cell, cell) <= greatest
        and holds_target(g, unit.side, cell, harms_tank(g, piece))
        and s10_sight.sight(g, unit.cell, cell).clear
    )


@rule("O21.3#1", "O21.1")
def cannot_hit(g: State, piece: str, cell: Cell) -> Reason | None:
    """Why a piece cannot fire at a hex."""
    start = cell_of(g, piece)
    side = g.formations[shooter(g, piece)].side
    who, where = piece_name(g, piece), hex_name(g, cell)
    distance, (least, greatest) = g.board.distance(start, cell), reach(g, piece)
    if not g.in_hex(cell, g.other(side)):
        return because("O21.3", "why-not-no-enemy", hex=where)
    if g.is_melee(start) or g.is_melee(cell):
        return because("O21.3", "why-not-mixed-hex", hex=hex_name(g, start if g.is_melee(start) else cell))
    if distance > greatest:
        return because("O21.2.1", "why-not-range", distance=distance, range=greatest, name=who, hex=where)
    if distance < least:
        return because(
            "O21.2.1", "why-not-minimum-range", distance=distance, range=least, name=who, hex=where
        )
    if not has_target(g, side, cell, (piece,)):
        return because("O21.3.3", "why-not-tank", name=who, hex=where)
    if not s10_sight.sight(g, start, cell).clear:
        return because("10", "why-not-sight", name=who, hex=where)
    return None


@rule("O21.1", "EX.firetargets")
def cannot_fire(g: State, id_: str) -> Reason | None:
    """Why a Formation has nothing to fire at, be it with its Weapon."""
    if ready_to_fire(g, g.formations[id_].side)(id_):
        return None
    return because("O21.1", "why-not-no-target", name=name(g, id_))


def ready_to_fire(g: State, side: str) -> Callable[[str], bool]:
    """A quick judge of who of a side has something to fire at."""
    cells = enemy_cells(g, side)

    def has_target(id_: str) -> bool:
        return any(True for piece in pieces_of(g, id_) for _ in hits(g, piece, cells))

    return has_target


@rule("A42.2#1", "A42.3#2")
def cannot_op_fire(g: State, id_: str) -> Reason | None:
    """Why a Formation cannot fire at the hex that was just entered."""
    if ready_to_op_fire(g, g.formations[id_].side)(id_):
        return None
    return because("A42.2", "why-not-no-target", name=name(g, id_))


def ready_to_op_fire(g: State, _side: str) -> Callable[[str], bool]:
    """A quick judge of who can fire at the hex that was just entered."""
    cell = g.op_fire_at
    assert cell is not None

    def has_target(id_: str) -> bool:
        return any(can_hit(g, piece, cell) for piece in pieces_of(g, id_, op_fire=True))

    return has_target


@rule("O21.3#9", "O21.3#10")
def not_in_melee(g: State, id_: str) -> Reason | None:
    """Nobody can be activated for fire in a hex that holds both sides."""
    cell = g.formations[id_].cell
    if not g.is_melee(cell):
        return None
    return because("O21.3", "why-not-mixed-hex", hex=hex_name(g, cell))


ACTIVATIONS["op fire"] = Activation("A42", not_in_melee, cannot_op_fire, ready=ready_to_op_fire)
