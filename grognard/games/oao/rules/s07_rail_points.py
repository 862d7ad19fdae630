"""7.7.1 Rail Points: what a unit costs, who pays for it, and what comes in."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.decision import Option
from grognard.engine.rulebook import rule
from grognard.games.oao.counters import Combat, Fort, Nation
from grognard.games.oao.reference_calendar import inter_phase_after, inter_phases
from grognard.games.oao.reference_movement import entrain_cost, movement, rail_cost
from grognard.games.oao.reference_units import Echelon, organisation
from grognard.games.oao.rules import s02_units, s18_sortie
from grognard.games.oao.rules.s18_bottlenecks import points
from grognard.games.oao.rules.s18_sortie import SORTIE
from grognard.games.oao.rules.words import of_unit, side_name
from grognard.games.oao.state import SIDES, Means, State

NORMAL, BELGIAN, NAVAL = "normal", "belgian", "rnd"
NAVAL_OPEN = "rnd open"
"""The RP of the RND has been used in this movement phase, and more of its units may follow."""  # 23.3.2#3


# what a unit costs


def echelon(g: State, id_: str) -> Echelon | None:
    """The size symbol that a unit shows now; guns, HQs and Trains have none."""
    unit, found = g.units[id_], s02_units.piece(g, id_)
    if isinstance(found, Fort):
        return found.back_size.value if unit.turned and found.back_size is not None else None
    if not isinstance(found, Combat):
        return None
    steps = set(s02_units.taken(unit))
    if found.secondary is not None and steps & {"secondary", "secondary reduced", "regiment"}:
        return found.secondary.size.value
    return found.size.value


@rule("7.7.1#3", "7.7.1#4")
def cost(g: State, id_: str) -> int:
    """The RPs of a unit in halves."""
    return rail_cost(s02_units.kind_of(g, id_).kind, echelon(g, id_))


@rule("7.7.3(3)#3", "7.7.3(3)#5", "7.7.3(5)#1")
def platform_cost(g: State, id_: str) -> int:
    """The MPs that a unit pays to entrain, and again to detrain."""
    return entrain_cost(s02_units.kind_of(g, id_).kind, echelon(g, id_))


# who pays


def means_of(g: State, side: str) -> Means:
    return g.means.get(side, Means())


@rule("7.7.1#3", "18.6.4#3", "23.3.2#3", "24.5")
def sources(g: State, id_: str) -> tuple[str, ...]:
    """The RPs from which a unit may be paid for: those of the last Inter-Phase, and special ones."""
    means = means_of(g, g.units[id_].side)
    known = (
        (NORMAL, means.rail_points >= cost(g, id_)),
        (BELGIAN, BELGIAN in means.special and s02_units.piece(g, id_).nation == Nation.BELGIAN),
        (NAVAL, bool({NAVAL, NAVAL_OPEN} & set(means.special)) and s02_units.is_naval(g, id_)),
        (SORTIE, SORTIE in means.special),
    )
    return tuple(name for name, may in known if may)


def source_option(g: State, id_: str, name: str) -> Option:
    """To take the RPs for a unit from here."""
    label, halves = f"option-points-{name}", cost(g, id_)
    args = (("cost", points(halves)), ("left", points(means_of(g, g.units[id_].side).rail_points)))
    return Option(name, name, "pay", (f"unit:{id_}",), label, args, "7.7.1")


@rule("7.7.3(1)#1", "18.6.4#3", "23.3.2#3", "24.5")
def pay(g: State, id_: str, name: str) -> None:
    """Deduct the RPs of a unit; a special RP is used once, that of the RND for all its units in one phase."""
    side = g.units[id_].side
    means = means_of(g, side)
    if name == NORMAL:
        g.means[side] = replace(means, rail_points=means.rail_points - cost(g, id_))
    else:
        g.means[side] = replace(means, special=_without(means.special, name))
    g.note(
        "rail-paid",
        "7.7.1",
        side=side_name(side),
        cost=points(cost(g, id_)),
        left=points(g.means[side].rail_points),
        special=name != NORMAL,
    )
    g.note("rail-paid-for", "7.7.1", to=(side,), **of_unit(g, id_))


def _without(special: tuple[str, ...], name: str) -> tuple[str, ...]:
    """Special RPs after one use; the marker of the RND stays open for its other units until the phase ends."""
    left = list(special)
    if name == NAVAL and NAVAL not in left:
        name = NAVAL_OPEN
    left.remove(name)
    others = organisation().naval_division_units - 1 if name == NAVAL else 0
    return (*left, *(NAVAL_OPEN,) * others)


def end_of_phase(g: State, side: str) -> None:
    """The RP of the RND is gone with the phase in which it was used."""  # 23.3.2#3
    means = means_of(g, side)
    if NAVAL_OPEN in means.special:
        rest = tuple(name for name in means.special if name != NAVAL_OPEN)
        g.means[side] = replace(means, special=rest)


# what comes in


@rule("7.7.1#1", "7.7.1#2", "4.3.2#1", "23.3.2#3", "24.5")
def inter_phase(g: State) -> None:
    """RPs of the chart in the place of what was left; special ones stay until they are used."""
    number = inter_phase_after(g.gt)
    row = inter_phases().get(number or 0)
    for side in SIDES:
        means = means_of(g, side)
        income = 0 if row is None else row.allied_rp if side == "allied" else row.german_rp
        special = means.special
        for each in movement().special_points:
            if each.side == side and number is not None and each.from_inter_phase == number:
                special += (each.id,) * each.uses
        g.means[side] = replace(means, rail_points=income, special=special)
        g.note("rail-income", "7.7.1", side=side_name(side), points=points(income))
    s18_sortie.inter_phase(g)  # 18.6.4#2
