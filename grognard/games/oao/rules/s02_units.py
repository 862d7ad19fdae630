"""2 The units: what a counter is worth as it lies, and what kind of unit it is now."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from grognard.games.oao.counters import Artillery, Combat, Face, Fort, Fortress, Nation, Piece, Size, Type
from grognard.games.oao.counters_own import piece_of
from grognard.games.oao.oob import detachments
from grognard.games.oao.reference_units import Kind, Loss, Reductions, kind, reductions, size
from grognard.games.oao.state import State, Unit

MARKED = {"marker 2": 2, "marker 4": 4}
"""What a Strength Reduction marker takes off the strength of a division."""  # 9.10.3
NAVAL_DIVISION = frozenset(("br-Marine", "br-1Naval", "br-2Naval"))


class Values(NamedTuple):
    """The numbers on a counter as it lies; a division with a marker has so much less strength."""

    attack: int  # 2.3.1
    defence: int  # 2.3.2
    proficiency: int  # 2.3.3
    artillery: int  # 2.3.4
    eighths: int


DEPLOYED = Values(0, 0, 0, 0, 0)


def piece(g: State, id_: str) -> Piece:
    return piece_of(g.units[id_].counter)


def kind_of(g: State, id_: str) -> Kind:
    """What a unit is for the rules that speak of types, by the side that lies up; dual-colour Jaeger: cavalry."""
    unit = g.units[id_]
    return kind_as(unit.counter, turned=unit.turned)  # 8.1#5


@lru_cache(maxsize=4096)
def kind_as(counter: str, *, turned: bool) -> Kind:
    """The kind of a counter by its side."""
    return kind(piece_of(counter).type.value, back=turned)


def is_formation(g: State, id_: str) -> bool:  # GLOSS.formation
    """A Combat unit with an Attachment marker; a Belgian brigade that became a regiment has none."""  # 24.2.1#2
    unit = g.units[id_]
    return _is_formation(unit.counter, unit.losses)


@lru_cache(maxsize=4096)
def _is_formation(counter: str, losses: int) -> bool:
    found = piece_of(counter)
    return (
        isinstance(found, Combat)
        and found.is_formation
        and "regiment" not in reductions()[_manner(found)].steps[:losses]
    )


def is_asset(g: State, id_: str) -> bool:  # GLOSS.asset_unit 5.5#1
    """Siege-Artillery is one in Mobile Mode only."""  # 13.2#1
    found = kind_of(g, id_)
    return (found.asset and g.units[id_].mode != "deployed") or (found.combat and not is_formation(g, id_))


def is_regiment(unit: Unit) -> bool:
    """A Belgian brigade after its second Strength Reduction."""  # 24.2.1#2
    return "regiment" in taken(unit)


def is_naval(g: State, id_: str) -> bool:
    """A unit of the Royal Naval Division."""  # 23.3
    return g.units[id_].name in NAVAL_DIVISION


def has_zone(g: State, id_: str) -> bool:
    """Combat units project a ZOC unless they are in Rail Mode, and Fortresses with their exterior garrison."""
    return projects(g.units[id_])  # 3.3#2 3.3#3 7.7.4#3 8.8.1#2 12.1.2


def projects(unit: Unit) -> bool:
    """Whether a unit, wherever it is, has a ZOC."""
    return unit.mode not in ("rail", "detraining") and kind_as(unit.counter, turned=unit.turned).zoc


# what is left of it


def reductions_of(unit: Unit) -> Reductions:
    """How the counter shows Strength Reductions, the first, the second and so on."""
    found = piece_of(unit.counter)
    return reductions()[_manner(found)] if isinstance(found, Combat) else reductions()["fortress"]


@lru_cache(maxsize=1024)
def _manner(found: Combat) -> str:
    if not found.is_formation:
        return "asset_unassigned"
    names = {Size.CORPS: "corps", Size.DIVISION: "division"}
    name = names.get(found.size, "brigade")
    if found.nation == Nation.BELGIAN:
        return f"belgian_{name}"  # 24.2.1#1: any Formation, cavalry too
    return f"{'cavalry' if found.is_cavalry else 'infantry'}_{name}"  # 8.1.1#1 8.1.1#3


def taken(unit: Unit) -> tuple[Loss, ...]:
    """What its Strength Reductions have done to it."""
    return reductions_of(unit).steps[: unit.losses]


def values(g: State, id_: str) -> Values:
    """The numbers that count now; the deployed side of Siege-Artillery shows a caliber only."""  # 13.2#1
    if g.units[id_].mode == "deployed":
        return DEPLOYED
    unit = g.units[id_]
    found = values_of(unit.counter, unit.losses, turned=unit.turned)
    return _without_detachment(found, unit.name) if unit.detached else found


def _without_detachment(found: Values, counter: str) -> Values:
    """A division of the GDT is the weaker by the detachment that it has sent away; how much, the rules do not say."""
    (away,) = (each for each, parent in detachments().items() if parent == counter)
    less = values_of(away, 0, turned=False)  # 22.3.3
    return found._replace(
        attack=max(0, found.attack - less.attack), defence=max(0, found.defence - less.defence)
    )


@lru_cache(maxsize=4096)
def values_of(counter: str, losses: int, *, turned: bool) -> Values:
    found = piece_of(counter)
    if isinstance(found, Combat):
        return _combat(found, reductions()[_manner(found)].steps[:losses])
    if isinstance(found, Artillery):
        front = found.front
        return Values(
            front.attack, front.defence, 0, front.artillery, found.eighths
        )  # 8.8: no size, PR or CEL
    if isinstance(found, Fort):
        if not turned:
            return Values(
                0, found.front.defence, found.front.proficiency, found.front.artillery, found.eighths
            )
        assert found.back is not None, f"{counter} has no back"
        assert found.back_size is not None, f"{counter} has no size"
        return _face(found.back, size(Type.INFANTRY.value, found.back_size.value))  # 8.5
    if isinstance(found, Fortress):
        return Values(0, found.strength, 0, found.artillery, found.eighths)  # 2.7.1 2.7.2 12.1.1#2
    return Values(0, 0, 0, 0, found.eighths)


def _combat(found: Combat, steps: tuple[Loss, ...]) -> Values:
    face, eighths, secondary = found.front, found.eighths, found.secondary
    if "flip" in steps and found.back is not None:
        face = found.back
    if secondary is not None and {"secondary", "regiment"} & set(steps):
        face, eighths = secondary.front, size(found.type.value, secondary.size.value)
        if "secondary reduced" in steps and secondary.back is not None:
            face = secondary.back
    marked = max([MARKED.get(step, 0) for step in steps], default=0)
    return _face(face, eighths, marked)


def _face(face: Face, eighths: int, marked: int = 0) -> Values:
    attack, defence = max(0, face.attack - marked), max(0, face.defence - marked)
    return Values(attack, defence, face.proficiency, face.artillery, eighths)


def eighths_in(g: State, id_: str) -> int:
    """Its size in each of its hexes: half of it for a Two-Hex Unit."""  # 19.1.3
    whole = values(g, id_).eighths
    return whole if g.units[id_].other < 0 else whole // 2
