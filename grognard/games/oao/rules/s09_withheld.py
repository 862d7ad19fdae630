"""9.2.5 Who takes part in a combat and who is withheld; 5.5.1 to which Formation an Asset is assigned for it."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import DONE, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.reference_units import stacking
from grognard.games.oao.rules import s02_units, s03_stacking, s05_attachment, s06_effectiveness, s09_targets
from grognard.games.oao.rules.s09_combat import Contingent, contingent, holds, is_fortress, is_works
from grognard.games.oao.rules.words import hex_name, side_name, unit_name, unit_option
from grognard.games.oao.state import State

Units = tuple[str, ...]
Assigned = tuple[tuple[str, str], ...]
"""Assets, and the Formation of each."""


# the attacker


def still_attacking(g: State, target: Cell, units: Units) -> Units:
    """Of units that were to attack a hex those that still may."""  # 9.2.5A#3
    return tuple(
        id_ for id_ in units if g.units[id_].where >= 0 and s09_targets.unit_refused(g, id_, target) is None
    )


@rule("9.2.5B#1", "9.2.5C#1", "9.2.5#2")
@procedure
def attackers(g: State, target: Cell, declared: Units) -> Procedure[Units]:
    """The attacker, who knows by now whom he faces, may withhold units without PA markers; somebody attacks."""
    units: Units = declared
    while may_stay_out(g, target, units):
        out: str | None = yield Choose(
            g.units[units[0]].side,
            "withhold-attacker",
            withhold_options(g, target, units),
            "9.2.5B#1",
            (("hex", hex_name(g, target)), ("units", "|".join(units)), ("cell", target)),
            secret=True,
            why_not=why_not_withheld,
        )
        if out is None:
            break
        units = tuple(id_ for id_ in units if id_ != out)
        tell_withheld(g, out, "9.2.5B#1")
    return units


def may_stay_out(g: State, target: Cell, units: Units) -> Units:
    """The attackers that may be withheld so that the rest may still attack."""

    def spared(id_: str) -> bool:
        rest = tuple(each for each in units if each != id_)
        return g.units[id_].prepared != target and s09_targets.may_attack(g, target, rest)

    return tuple(id_ for id_ in units if spared(id_))


def withhold_options(g: State, target: Cell, units: Units) -> tuple[Option, ...]:
    found = [
        unit_option(g, id_, "withhold", "9.2.5B#1", "option-withhold")
        for id_ in may_stay_out(g, target, units)
    ]
    return (DONE, *found)


def why_not_withheld(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why an attacker cannot be withheld."""
    args = dict(question.args)
    units, target, id_ = str(args["units"]).split("|"), int(args["cell"]), subject.removeprefix("unit:")
    if id_ not in units:
        return (because("9.2.5B#1", "withhold-not-attacking"),)
    if g.units[id_].prepared == target:
        return (because("9.2.5C#1", "withhold-prepared", name=unit_name(g, id_)),)
    return (because("9.2.5B#1", "withhold-needed", name=unit_name(g, id_)),)


def tell_withheld(g: State, id_: str, why: str) -> None:
    g.note("withheld", why, unit=id_, name=unit_name(g, id_), side=side_name(g.units[id_].side))


# the defender


@rule("9.2.5A#1", "9.2.5A#2", "9.2.5A#3", "9.2.5B#2", "9.2.5C#2", "9.2.5C#3", "3.1.2#4", "9.2.5#2", "9.0#2")
@procedure
def defenders(g: State, target: Cell, side: str) -> Procedure[Units]:
    """Works, then healthy Formations, then weak ones of the owner's choice, then Assets, as far as all may fight."""
    units: Units = works_in(g, target, side)
    units = yield from pick(g, target, units, healthy_in(g, target, side))
    if len(formations_in(g, target, side)) > 1 and healthy_in(g, target, side):
        units = yield from pick_weak(g, target, units, side)
    else:
        units = yield from pick(g, target, units, formations_in(g, target, side))
    if is_room_outside(g, target, side, units):
        units = yield from pick_assets(g, target, units, side)
    else:
        units = yield from pick(g, target, units, assets_in(g, target, side))
    for id_ in troops_in(g, target, side):
        if id_ not in units:
            tell_withheld(g, id_, "9.2.5A#3" if g.units[id_].retreated else "9.2.5")
    return units


@rule("9.2.5C#2", "9.2.5#2")
@procedure
def pick(g: State, target: Cell, chosen: Units, wanted: Units) -> Procedure[Units]:
    """All of these that may fight together; where not all may, their owner chooses until no other can."""
    units: Units = chosen
    while fitting(g, target, units, wanted):
        if may_defend(g, target, (*units, *fitting(g, target, units, wanted))):
            return (*units, *fitting(g, target, units, wanted))
        one: str = yield Choose(
            g.units[wanted[0]].side,
            "choose-defender",
            tuple(unit_option(g, id_, "defend", "9.2.5A#1") for id_ in fitting(g, target, units, wanted)),
            "9.2.5A#1",
            (("hex", hex_name(g, target)),),
        )
        units = (*units, one)
    return units


@rule("9.2.5B#2")
@procedure
def pick_weak(g: State, target: Cell, chosen: Units, side: str) -> Procedure[Units]:
    """CI and Demoralized Formations fight only if their owner wants it, since a better one is there."""
    units: Units = chosen
    while True:
        one: str | None = yield Choose(
            side,
            "choose-weak-defender",
            optional(g, target, units, weak_in(g, target, side)),
            "9.2.5B#2",
            (("hex", hex_name(g, target)),),
            window=True,
            secret=True,
        )
        if one is None:
            return units
        units = (*units, one)


@rule("5.5.1#2", "9.2.5B#2")
@procedure
def pick_assets(g: State, target: Cell, chosen: Units, side: str) -> Procedure[Units]:
    """Assets that may be assigned to a Formation that is withheld fight only if their owner wants it."""
    units: Units = chosen
    while fitting(g, target, units, assets_in(g, target, side)):
        one: str | None = yield Choose(
            side,
            "choose-asset-defender",
            optional(g, target, units, assets_in(g, target, side)),
            "5.5.1#2",
            (("hex", hex_name(g, target)),),
        )
        if one is None:
            break
        units = (*units, one)
    return units


def optional(g: State, target: Cell, units: Units, wanted: Units) -> tuple[Option, ...]:
    """Those that may still fight, and to let it be while somebody does."""
    found = [unit_option(g, id_, "defend", "9.2.5B#2") for id_ in fitting(g, target, units, wanted)]
    return (*found, DONE) if any(holds(g, id_) for id_ in units) else tuple(found)


def fitting(g: State, target: Cell, units: Units, wanted: Units) -> Units:
    """Those that may still fight besides units already chosen."""
    return tuple(id_ for id_ in wanted if id_ not in units and may_defend(g, target, (*units, id_)))


@rule("9.2.2#1", "9.2.2#2", "5.3.1#3", "5.3.2#2", "3.1.2#1", "3.1.2#2", "3.1.2#3", "3.1.2a#1", "8.8.1#4")
def may_defend(g: State, target: Cell, units: Units) -> bool:
    """Whether units in a hex may defend it together."""
    troops = [id_ for id_ in units if not is_works(g, id_)]
    counted = tuple(id_ for id_ in units if not is_fortress(g, id_))
    if s05_attachment.combined(g, troops) or not s03_stacking.may_fight(g, counted, target):
        return False
    guns = any(s02_units.kind_of(g, id_).category == "artillery" for id_ in troops)
    return not guns or any(s02_units.kind_of(g, id_).combat for id_ in troops)


def works_in(g: State, cell: Cell, side: str) -> Units:
    """Forts, and Fortresses that have an exterior garrison."""  # 9.2.5C#3
    return tuple(id_ for id_ in g.in_hex(cell, side) if is_works(g, id_) and holds(g, id_))


def formations_in(g: State, cell: Cell, side: str) -> Units:
    """The Formations that have not retreated in this phase."""  # 9.2.5A#3
    here = (id_ for id_ in g.in_hex(cell, side) if s02_units.is_formation(g, id_))
    return tuple(id_ for id_ in here if not g.units[id_].retreated)


def weak_in(g: State, cell: Cell, side: str) -> Units:
    """The Formations that are CI or Demoralized."""
    return tuple(id_ for id_ in formations_in(g, cell, side) if is_weak(g, id_))


def healthy_in(g: State, cell: Cell, side: str) -> Units:
    return tuple(id_ for id_ in formations_in(g, cell, side) if not is_weak(g, id_))


def is_weak(g: State, id_: str) -> bool:
    return s06_effectiveness.is_ineffective(g, id_) or s06_effectiveness.is_demoralized(g, id_)


def assets_in(g: State, cell: Cell, side: str) -> Units:
    """The Assets that have not retreated in this phase; Forts aside."""
    here = (id_ for id_ in g.in_hex(cell, side) if s02_units.is_asset(g, id_) and not is_works(g, id_))
    return tuple(id_ for id_ in here if not g.units[id_].retreated)


def is_room_outside(g: State, cell: Cell, side: str, units: Units) -> bool:
    """Whether Assets may be assigned to a Formation of the hex that takes no part."""
    return any(id_ not in units for id_ in formations_in(g, cell, side))


def troops_in(g: State, cell: Cell, side: str) -> Units:
    """All units that could fight, works aside."""
    here = (id_ for id_ in g.in_hex(cell, side) if not is_works(g, id_))
    return tuple(id_ for id_ in here if s02_units.kind_of(g, id_).category in ("combat", "artillery"))


# Forces


@rule("5.5.1#1", "5.5.1#2", "GLOSS.force#1", "GLOSS.force#2")
@procedure
def forces(g: State, cell: Cell, units: Units) -> Procedure[tuple[Contingent, ...]]:
    """Units that take part from one hex as Forces; where an Asset may go with several Formations its owner chooses."""
    assigned: Assigned = ()
    for id_ in companions(g, cell, units):
        if not with_room(g, units, assigned):
            break
        formation: str = yield Choose(
            g.units[id_].side,
            "assign-asset",
            tuple(unit_option(g, each, "assign", "5.5.1#2") for each in with_room(g, units, assigned)),
            "5.5.1#2",
            (("unit", id_), ("name", unit_name(g, id_)), ("hex", hex_name(g, cell))),
            secret=True,
        )
        assigned = (*assigned, (id_, formation))
    return grouped(g, cell, units, assigned)


def companions(g: State, cell: Cell, units: Units) -> Units:
    """Assets that are assigned to Formations taking part: first those that fight, then those that nobody else takes."""
    side = g.units[units[0]].side
    fighting = tuple(id_ for id_ in units if s02_units.is_asset(g, id_) and not is_works(g, id_))
    busy = {id_ for attack in g.attacks for id_ in attack.attackers} | set(units)
    idle = tuple(id_ for id_ in assets_in(g, cell, side) if id_ not in busy)
    others = [id_ for id_ in formations_in(g, cell, side) if id_ not in units]
    return (*fighting, *idle[len(others) * stacking().assets :])  # C-77


def with_room(g: State, units: Units, assigned: Assigned) -> Units:
    """The Formations taking part that can be assigned one more Asset."""
    return tuple(
        id_
        for id_ in units
        if s02_units.is_formation(g, id_)
        and s03_stacking.asset_count(g, (asset for asset, leader in assigned if leader == id_))
        < stacking().assets
    )


def grouped(g: State, cell: Cell, units: Units, assigned: Assigned) -> tuple[Contingent, ...]:
    """Each Formation with its Assets, Assets without one, the Fort with the first Force, Fortresses by themselves."""
    found = []
    fort = tuple(id_ for id_ in units if is_works(g, id_) and not is_fortress(g, id_))
    for formation in (id_ for id_ in units if s02_units.is_formation(g, id_)):
        own = tuple(id_ for id_, leader in assigned if leader == formation)
        fighting = tuple(id_ for id_ in own if id_ in units)
        idle = tuple(id_ for id_ in own if id_ not in units)
        found.append(contingent(g, (formation, *fighting, *fort), cell, idle))
        fort = ()
    taken = [id_ for id_, _ in assigned]
    alone = tuple(
        id_ for id_ in units if s02_units.is_asset(g, id_) and id_ not in taken and not is_works(g, id_)
    )
    if alone or fort:
        found.append(contingent(g, (*alone, *fort), cell))
    found += [contingent(g, (id_,), cell) for id_ in units if is_fortress(g, id_)]
    return tuple(found)


def left_out(g: State, cell: Cell, side: str, taking_part: tuple[Contingent, ...]) -> tuple[Contingent, ...]:
    """The Forces in a defending hex that are withheld."""  # 9.2.5D#2
    busy = {id_ for force in taking_part for id_ in (*force.units, *force.idle)}
    rest = [id_ for id_ in troops_in(g, cell, side) if id_ not in busy]
    formations = [id_ for id_ in rest if s02_units.is_formation(g, id_)]
    assets, most = [id_ for id_ in rest if id_ not in formations], stacking().assets
    shares = [tuple(assets[place : place + most]) for place in range(0, len(assets), most)]
    led = [(id_, *share) for id_, share in zip(formations, shares + [()] * len(formations), strict=False)]
    return tuple(contingent(g, units, cell) for units in (*led, *shares[len(formations) :]))


def attack_cells(g: State, target: Cell, units: Units) -> tuple[Cell, ...]:
    """The hexes from which units attack."""
    return tuple(dict.fromkeys(cell for id_ in units for cell in s09_targets.origins(g, id_, target)))
