"""What no game could come to, and no document may tell: Units where they cannot be, markers that exclude each other."""

from __future__ import annotations

from grognard.engine.documents import need, one_of
from grognard.games.gts.charts import ROADS, TERRAIN
from grognard.games.gts.rules import s02_units, s07_chits, s14_costs, s16_classes, s21_command, s22_works
from grognard.games.gts.state import REMOVED, State

PROJECTS = ("", "build-ip", "build-ent", "build-block", "remove-block", "rearguard")  # 25.0


def refuse_impossible(g: State, under_way: bool = False) -> None:
    """BadDocument for a position that no game could reach; `under_way`: it stands in the middle of an Action.

    Too many Steps in a hex are no such thing: overstacking is allowed, at a price (14.7).
    """
    for id_, unit in g.units.items():
        if unit.where >= 0:
            _on_the_map(g, id_, f"units.{id_}")
        else:
            _off_the_map(g, id_, f"units.{id_}")
    _hexes(g)
    _parks(g)
    _leaders(g, under_way)
    _limited(g)
    _chits(g)
    _steps(g)
    _activation(g)


# Units


def _on_the_map(g: State, id_: str, where: str) -> None:
    unit = g.units[id_]
    if unit.entering:
        entry = g.setting.divisions[unit.division].entry
        need(unit.where == entry, "is not on the entry hex of its Division", f"{where}.entering")  # 8.0
    else:
        need(may_be_there(g, id_), "cannot be on this terrain", f"{where}.hex")  # 14.3
    need(not unit.work or not unit.column, "is in Column, and has no works", f"{where}.work")  # 14.6, 22.2.5
    barred = unit.work and s22_works.is_barred_by_park(g, id_)
    need(not barred, "is Artillery in a hex with a park, and has no works", f"{where}.work")  # 16.2.3
    steps = s02_units.counter(g, id_).steps
    need(
        not unit.hits or steps, "has no Steps, and does not survive a Cohesion Hit", f"{where}.hits"
    )  # 19.2.3
    ailing = unit.suppressed or unit.hits
    need(not unit.rallying or ailing, "has nothing to rally from", f"{where}.rallying")  # 20.0
    one_of(unit.project, PROJECTS, f"{where}.project")
    need(bool(unit.working) == bool(unit.project), "are told together", f"{where}.working")  # 25.0
    _contact(g, id_, where)


def may_be_there(g: State, id_: str) -> bool:
    """Whether the Movement Class of a Unit may be in its hex: in Column, perhaps on a Road, or out of it.

    How it came there is not asked: men dismount where they could not have walked. Self-propelled guns are out of Column
    in a park, and its owner may leave them so when it disbands, wherever it is (16.2.2, 16.2.4).
    """
    cell, moves = g.units[id_].where, s02_units.movement_class(g, id_)
    if g.board.terrain[cell] not in TERRAIN:
        return False
    if moves == "immobile":
        return g.board.terrain[cell] != "water" or any(cell in g.board.on_line[kind] for kind in ROADS)
    parked = s02_units.counter(g, id_).self_propelled and s16_classes.is_indirect_he(g, id_)
    in_column = g.units[id_].column or parked
    return s14_costs.may_stand(g, moves, cell, False) or (
        in_column and s14_costs.may_stand(g, moves, cell, True)
    )


def _contact(g: State, id_: str, where: str) -> None:
    """The Contact marker of a Unit with a Leader of its own side who is on the map."""  # 16.3
    unit = g.units[id_]
    if not unit.contact:
        return
    formation = g.setting.formations[unit.contact]
    need(g.setting.divisions[formation.division].side == unit.side, "is the enemy's", f"{where}.contact")
    need(s16_classes.has_contact_marker(g, id_), "has no Contact marker", f"{where}.contact")
    need(g.leaders[unit.contact].where >= 0, "has no Leader on the map", f"{where}.contact")  # 21.3
    need(not unit.suppressed, "is lost by Suppression", f"{where}.contact")  # 19.2.2


def _off_the_map(g: State, id_: str, where: str) -> None:
    unit = g.units[id_]
    for name in ("suppressed", "work", "rallying", "working", "project", "park", "contact"):
        need(not getattr(unit, name), "is not on the map", f"{where}.{name}")
    rearguard = s02_units.counter(g, id_).rearguard
    need(unit.where != REMOVED or rearguard, "is no Rearguard, and is never removed", f"{where}.hex")  # 24.4


# hexes


def _hexes(g: State) -> None:
    for cell, ids in g.at.items():
        sides = {g.units[id_].side for id_ in ids}
        need(len(sides) == 1, "is in a hex with the enemy", f"units.{ids[-1]}.hex")  # 14.1
        columns = [id_ for id_ in g.in_hex(cell) if g.units[id_].column]
        for id_ in columns[1:]:
            need(False, "is a second Column in its hex", f"units.{id_}.column")  # 14.6.1


def _parks(g: State) -> None:
    """Guns in parks, and a park to each hex."""  # 16.2
    for id_, unit in g.units.items():
        if unit.park:
            where = f"units.{id_}"
            need(s16_classes.is_indirect_he(g, id_), "is no Indirect HE", f"{where}.park")
            need(g.parks[unit.park].division == unit.division, "is of another Division", f"{where}.park")
            need(not unit.mounted, "is mounted in a park", f"{where}.mounted")
            need(not unit.column, "is in Column in a park", f"{where}.column")
            need(not unit.work, "has works in a park", f"{where}.work")
    taken = set()
    guns = {unit.park for unit in g.units.values()}
    for id_, park in g.parks.items():
        need(id_ in guns, "has no guns", f"parks.{id_}")  # 16.2.1, 16.2.3
        need(park.where not in taken, "is a second park in its hex", f"parks.{id_}.hex")
        taken.add(park.where)


def _leaders(g: State, under_way: bool) -> None:
    for id_, leader in g.leaders.items():
        where, side = f"formations.{id_}.hex", g.setting.divisions[g.setting.formations[id_].division].side
        if leader.where >= 0:
            # In his own activation he waits for its end, and enemies may run to where he is (21.3).
            waits = s21_command.is_active(g, id_)
            need(waits or not g.in_hex(leader.where, g.other(side)), "is in a hex with the enemy", where)
            adrift = not under_way and s21_command.is_adrift(g, id_)
            need(not adrift, "has no Unit of his Formation with him", where)  # 21.3
            entry = g.setting.divisions[g.setting.formations[id_].division].entry
            there = not leader.entering or leader.where == entry
            need(there, "is not on the entry hex of his Division", f"formations.{id_}.entering")  # 8.0
        else:
            need(not leader.entering, "is not on the map", f"formations.{id_}.entering")
            need(not leader.guest, "is not on the map", f"formations.{id_}.guest")


def _limited(g: State) -> None:
    """Road blocks on Roads, and no more of them nor of Rearguards than an Army may have, where that is told."""
    for cell in g.blocks:
        road = any(cell in g.board.on_line[kind] for kind in ROADS)
        need(road, "has no Road to block", f"blocks.{g.board.name(cell)}")  # 23.1
    for side, most in g.setting.blocks.items():
        there = sum(block.side == side for block in g.blocks.values())
        need(there <= most, f"are {there}, more than {most}", f"limits.blocks.{side}")  # 23.1
    for side, most in g.setting.rearguards.items():
        there = sum(s02_units.counter(g, id_).rearguard for id_ in g.on_map(side))
        need(there <= most, f"are {there}, more than {most}", f"limits.rearguards.{side}")  # 24.2


# chits


def _chits(g: State) -> None:
    """Formation chits that were bought: of Formations that have appeared, in the pile to which they belong by now."""
    for name, piles in (("bought", g.bought), ("held", g.held)):
        for side, pile in piles.items():
            for i, chit in enumerate(pile):
                where, formation = f"{name}.{side}[{i}]", chit.partition(":")[2]
                need(s07_chits.has_appeared(g, formation), "is of nobody who has appeared", where)  # 7.2
                if name == "bought":
                    need(g.step < "H", "went into the mug in Step G", where)  # 9.0
                else:
                    need(g.step > "D", "is for this turn by now, and so `bought`", where)  # 7.2


def _steps(g: State) -> None:
    """What is there in some Steps only."""  # 4.0
    for cell in g.barrages:
        need(g.step in "HI", "is there in Steps H and I", f"barrages.{g.board.name(cell)}")  # 11.0
    for id_, park in g.parks.items():
        need(not park.fired or g.step in "HI", "is for Steps H and I", f"parks.{id_}.fired")  # 11.0
    need(not g.mug or g.step < "I", "was drawn, or is `carried` by now", "mug")  # 10.0.6
    need(not g.tried or g.step == "E", "is for Step E", "tried")  # 16.3
    need(not g.played or g.step in "HIJ", "is for Steps H to J", "played")  # 10.0
    for id_, number in g.spent.items():
        need(not number or g.step > "D", "is for Steps E to J", f"spent.{id_}")  # 7.2


def _activation(g: State) -> None:
    """Whom the activation in progress names."""
    acting = g.acting
    if acting is None:
        return
    kind = acting.chit.partition(":")[0]
    need(kind == "formation" or not acting.attached, "is for a Formation's chit", "acting.attached")  # 21.5
    for name in ("attached", "done", "built", "made", "offered"):
        for i, id_ in enumerate(getattr(acting, name)):
            need(g.units[id_].side == acting.side, "is of the other side", f"acting.{name}[{i}]")
    for i, id_ in enumerate(acting.made):
        need(s02_units.counter(g, id_).rearguard, "is no Rearguard", f"acting.made[{i}]")  # 24.1
