"""13 Siege-Artillery and Siege-Train HQs: what each gun is, what it may bombard, and the shells that are left."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.counters import Artillery, Nation, Type
from grognard.games.oao.counters_markers import markers
from grognard.games.oao.reference_siege import Caliber, Gun, Shot, bombardment, guns, limits
from grognard.games.oao.rules import s02_units, s12_fortress
from grognard.games.oao.rules.words import unit_name
from grognard.games.oao.state import State

BIG_BATTERY = "de-5and6sKM"  # 13.1.3#5
PREP = "prep"
"""What a gun has bombarded that took part in a Prep Bombardment."""


# the guns


def is_gun(g: State, id_: str) -> bool:
    """Siege-Artillery: a unit, or a marker that was deployed."""  # 13.0
    return s02_units.piece(g, id_).type == Type.SIEGE_ARTILLERY


def is_marker(g: State, id_: str) -> bool:
    """A Siege-Artillery marker."""  # 13.3.3#1
    return g.units[id_].name in markers().siege


def is_train(g: State, id_: str) -> bool:
    """A Siege-Train HQ."""
    return s02_units.piece(g, id_).type == Type.SIEGE_TRAIN


def printed(g: State, id_: str) -> Artillery:
    """What is printed on a gun."""
    found = s02_units.piece(g, id_)
    assert isinstance(found, Artillery), f"{id_} is no gun"
    return found


def gun(g: State, id_: str) -> Gun:
    """What a gun of this caliber and nation needs in order to bombard."""  # 2.5.5
    found = printed(g, id_)
    name = f"{found.caliber}_austrian" if found.nation == Nation.AUSTRIAN else str(found.caliber)
    return guns()[name]


def caliber_of(g: State, id_: str) -> Caliber:
    return gun(g, id_).caliber


def on_map(g: State, side: str) -> list[str]:
    """The Siege-Artillery of a side on the map."""
    return [id_ for id_ in g.on_map(side) if is_gun(g, id_)]


def trains(g: State, side: str) -> list[str]:
    """The Siege-Train HQs of a side on the map; not those on a railway."""
    return [
        id_ for id_ in g.on_map(side) if is_train(g, id_) and g.units[id_].mode not in ("rail", "detraining")
    ]


# shells


def shells(g: State, side: str, caliber: str) -> int | None:
    """How many bombardments are left; None where there is no limit."""
    return g.means[side].shells.get(caliber) if side in g.means else None


@rule("13.4", "13.1.2#2", "20.1#5")
def spend_shells(g: State, side: str, caliber: str) -> None:
    """Record one bombardment, whatever the number of its rolls and of its guns."""  # C-45 C-61
    left = shells(g, side, caliber)
    if left is None:
        return
    means = g.means[side]
    g.means[side] = replace(means, shells={**means.shells, caliber: left - 1})
    g.note("shells", "13.4", caliber=caliber, left=left - 1)


@rule("13.2#2", "13.2#3", "13.1", "13.4")
def unready(g: State, id_: str) -> Reason | None:
    """Why a gun cannot bombard anything at all in this phase."""
    name, caliber = unit_name(g, id_), gun(g, id_).caliber
    if g.units[id_].mode != "deployed":
        return because("13.1", "why-not-gun-mobile", name=name)
    if id_ in g.bombarded:
        rule_ = "13.2#3" if g.bombarded[id_] == PREP else "13.2#2"
        return because(rule_, "why-not-gun-fired", name=name)
    if shells(g, g.units[id_].side, caliber) == 0:
        return because("13.4", "why-not-gun-shells", caliber=caliber)
    return None


# targets


@rule("13.1.1#1")
def is_coordinated(g: State, target: str) -> bool:
    """Whether a Siege-Train HQ is next to a Fortress or to its camp, or even inside."""  # C-70
    side, cell = g.other(g.units[target].side), s12_fortress.site(g, target)
    camp = s12_fortress.camp_of(g, cell) if cell >= 0 else None
    near = {cell} | (camp.hexes if camp is not None else set())
    return any(
        g.units[id_].where in near or near.intersection(g.board.adjacent[g.units[id_].where])
        for id_ in trains(g, side)
    )


@rule("13.1.1#2", "13.1.1#3", "13.2.2")
def refused(g: State, id_: str, target: str) -> Reason | None:
    """Why a gun cannot bombard a Fortress."""
    why = unready(g, id_)
    if why is not None:
        return why
    here, there = g.units[id_].where, g.units[target].where
    name = unit_name(g, id_)
    if is_coordinated(g, target):
        if here == there or there in g.board.adjacent[here]:
            return None
        return because("13.1.1#3", "why-not-gun-far", name=name)
    if not gun(g, id_).uncoordinated:
        return because("13.2.2", "why-not-gun-alone", name=name)
    if here != there:
        return because("13.1.1#2", "why-not-gun-outside", name=name)
    if len(uncoordinated(g, target)) >= limits().uncoordinated:
        return because("13.1.1#2", second(g), name=name)
    return None


def second(g: State) -> str:
    """The words for a gun too many."""
    return "why-not-gun-second-target" if is_by_target(g) else "why-not-gun-second"


def is_by_target(g: State) -> bool:
    """The reading by which the limit is for each Fortress, not for the phase."""
    return bool(g.setting.options.get("uncoordinated") == "target")


@rule("13.1.1#2")
def uncoordinated(g: State, target: str) -> tuple[str, ...]:
    """The guns that have bombarded without coordination in this attack phase, and count against another one."""
    return tuple(
        id_
        for id_, struck in g.bombarded.items()
        if id_ in g.units and struck in g.units and not is_coordinated(g, struck)
        if struck == target or not is_by_target(g)
    )


def bearing(g: State, side: str, target: str) -> tuple[str, ...]:
    """The guns that may bombard a Fortress now."""  # TERM.bombardment
    return tuple(id_ for id_ in on_map(g, side) if refused(g, id_, target) is None)


@rule("12.1.1#8")
def targets(g: State, side: str, named: tuple[str, ...] | None = None) -> tuple[str, ...]:
    """The enemy Fortresses that some gun may bombard now, of all or of those that were named for it."""
    ready = [id_ for id_ in on_map(g, side) if unready(g, id_) is None]
    if not ready:
        return ()
    near: set[Cell] = set()
    for id_ in ready:
        near |= {g.units[id_].where, *g.board.adjacent[g.units[id_].where]}
    return tuple(
        id_
        for id_ in s12_fortress.fortresses(g, g.other(side))
        if (named is None or id_ in named)
        and g.units[id_].where in near
        and any(refused(g, each, id_) is None for each in ready)
    )


@rule("13.1.2#3", "2.7.5")
def result(g: State, id_: str, target: str, roll: int) -> Shot:
    """The cell of the Bombardment Results Table: caliber against Fortress Class, by the modified roll."""
    return bombardment(caliber_of(g, id_), s12_fortress.fortress(g, target).fortress_class.value, roll)


def is_big(g: State, id_: str) -> bool:
    """The battery for which the asterisks of the table count."""  # 13.1.3#5
    return g.units[id_].name == BIG_BATTERY


# Pioniere


@rule("13.3.4")
def pioneers(g: State, id_: str) -> str | None:
    """The Pionier-Regiment marker that may help a gun with its next roll: that of an HQ in its hex."""
    for name, marker in markers().pionier.items():
        if name in g.bombarded or marker.hq not in g.units:
            continue
        if g.units[marker.hq].where == g.units[id_].where:
            return name
    return None


def pioneer_drm(name: str) -> int:
    """What they take off the roll."""
    return markers().pionier[name].modifier
