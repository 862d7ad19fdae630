"""15.1, 15.2, 9.4 Supply sources: who may give a unit Provisions or Ammo, who may not and why; supply states."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Literal, NamedTuple

from grognard.engine.board import Cell
from grognard.engine.reasons import Reason, because
from grognard.games.oao.boards import Camp, Country, ground_of
from grognard.games.oao.counters import Artillery, Combat, Depot, Fortress, Nation, Train
from grognard.games.oao.reference_movement import supply
from grognard.games.oao.rules import s02_units, s03_stacking
from grognard.games.oao.rules.s15_lines import Lines, supply_units
from grognard.games.oao.rules.words import unit_name
from grognard.games.oao.state import Army, State

Want = Literal["provisions", "ammo"]  # 15.0#1
Status = Literal["full", "out of supply", "isolated"]
Kind = Literal["depot", "train", "railway", "camp", "fortress", "port", "paris", "samson"]
BELGIANS, GDT, SAMSON, PARIS = "be-BELGIAN", "fr-GDT", "br-Samson", "Paris"


class Offer(NamedTuple):
    """What a source can do for a unit: give, give after a flip, or not give and why."""

    kind: Kind
    source: str
    """The supply unit or Fortress, else a hex."""
    distance: int = 0
    flips: tuple[str, ...] = ()
    """The supply units that must be in Extended Mode for it and are not."""  # 9.4.1#2 15.6.1#1
    depot: str = ""
    """The Depot behind a Train without a LOC."""  # 15.1.2
    no: Reason | None = None


# what supply units can do


class Feed(NamedTuple):
    """What makes a supply unit a source: a LOC, or the Depot that supplies it and the flips that this takes."""

    depot: str = ""
    flips: tuple[str, ...] = ()


def distance_to(lines: Lines, id_: str, source: Cell) -> int | None:
    """The length of the shortest supply line from a hex to a unit; None without one in any range."""  # 19.0#2
    found = [d for c in lines.g.hexes_of(id_) if (d := lines.reach(c).get(source)) is not None]
    return min(found, default=None)


def flips_for(g: State, source: str, distance: int) -> tuple[str, ...] | None:
    """The supply units to flip so that one reaches so far: often none; None if it cannot."""  # 15.6.1#1
    found = s02_units.piece(g, source)
    assert isinstance(found, Depot | Train), f"{source} is no supply unit"
    if distance <= found.front.range or (is_extended(g, source) and distance <= found.back.range):
        return ()
    return linked(g, source) if distance <= found.back.range else None


def linked(g: State, source: str) -> tuple[str, ...]:
    """The supply units not yet in Extended Mode that go into it with one: the Secondary Depot and its primary."""
    army = g.units[source].army
    depots = [id_ for id_ in supply_units(g, g.units[source].side, Depot) if g.units[id_].army == army]
    both = source in depots and any(is_secondary(g, id_) for id_ in depots)
    return tuple(id_ for id_ in (depots if both else (source,)) if not is_extended(g, id_))  # 15.7.1#1


def is_extended(g: State, source: str) -> bool:
    """Whether a supply unit shows its Extended side; a Train in Rail Mode does so under its marker."""  # 15.6.1#2
    unit = g.units[source]
    return unit.mode == "extended" or (unit.turned and isinstance(s02_units.piece(g, source), Train))


def is_secondary(g: State, id_: str) -> bool:
    found = s02_units.piece(g, id_)
    return isinstance(found, Depot) and found.army is None


def feed(lines: Lines, source: str) -> Feed | Reason:
    """What makes a supply unit a source, or why it is none."""
    if source in lines.loc:
        return Feed()
    if isinstance(s02_units.piece(lines.g, source), Depot):
        return because("15.1.1#1", "depot-without-loc", name=unit_name(lines.g, source))  # 15.1.1#1
    found = []
    for depot in lines.depots:
        if depot not in lines.loc or lines.g.units[depot].army != lines.g.units[source].army:
            continue
        distance = distance_to(lines, source, lines.g.units[depot].where)
        flips = None if distance is None else flips_for(lines.g, depot, distance)
        if flips is not None:
            found.append(Feed(depot, flips))
    best = min(found, key=lambda each: len(each.flips), default=None)
    return best or because("15.1.2", "train-without-loc-or-depot", name=unit_name(lines.g, source))


def _supply_unit(
    lines: Lines, id_: str, source: str, want: Want, provided: Mapping[str, int]
) -> Offer | None:
    """What a Depot or Train can do for a unit; nothing worth a word if it is of another army and far away."""
    g = lines.g
    kind: Kind = "depot" if isinstance(s02_units.piece(g, source), Depot) else "train"
    distance = distance_to(lines, id_, g.units[source].where)
    flips = None if distance is None else flips_for(g, source, distance)
    if g.units[source].army != g.units[id_].army:
        foreign = because(
            "5.3.1#1", "source-of-another-army", name=unit_name(g, source)
        )  # 15.1.1#2 15.2.1 5.3.1#1
        return None if flips is None else Offer(kind, source, no=foreign)
    if kind == "train" and (why := train_refuses(g, id_, source)):
        return Offer(kind, source, no=why)
    if distance is None or flips is None:
        return Offer(kind, source, no=because("15.3#1", "no-supply-line", name=unit_name(g, source)))
    fed = feed(lines, source)
    if isinstance(fed, Reason):
        return Offer(kind, source, distance, no=fed)
    offer = Offer(kind, source, distance, (*flips, *fed.flips), fed.depot)
    return offer._replace(no=_spent(g, offer, provided)) if want == "ammo" else offer


def train_refuses(g: State, id_: str, train: str) -> Reason | None:
    """A Train supplies the Formations of its corps, and the Assets and Cavalry of its army."""  # 15.2.2 5.3.2#1
    if not s02_units.is_formation(g, id_) or s02_units.kind_of(g, id_).cavalry:
        return None
    found = s02_units.piece(g, train)
    assert isinstance(found, Train), f"{train} is no Train"
    if not g.units[id_].corps:
        return because("5.3.3#1", "independent-formation", name=unit_name(g, train))  # 5.3.3#1
    return (
        None
        if g.units[id_].corps == found.corps
        else because("15.2.2", "train-of-another-corps", name=unit_name(g, train))
    )


def _spent(g: State, offer: Offer, provided: Mapping[str, int]) -> Reason | None:
    """Why a supply unit has no Ammo left: a shortage of its army, or the limit of what is in Extended Mode."""
    army = g.armies.get(g.units[offer.source].army)
    most = limit_of(army) if army else None
    if army is not None and most is not None and army.rationed >= most:
        return because("9.4.2#3", "army-limit-exhausted", limit=most)
    for id_ in filter(None, (offer.source, offer.depot)):
        found = s02_units.piece(g, id_)
        if id_ in offer.flips or not is_extended(g, id_):
            continue
        assert isinstance(found, Depot | Train), f"{id_} is no supply unit"
        limit = found.back.ammo_limit
        of_depots = army.ammo if army else 0  # 15.7.1#2
        used = of_depots if isinstance(found, Depot) else provided.get(id_, 0)
        if limit is not None and used >= limit:
            return because("9.4.2#1", "no-more-ammo", name=unit_name(g, id_), limit=limit)
    return None


def limit_of(army: Army) -> int | None:
    """The most that an army may be provided with: the lower limit of the markers on it; None without one."""
    return min(
        (each for each in (army.limit, army.shortage) if each is not None), default=None
    )  # 15.8.3 23.1.2


# other sources


def camp_at(g: State, side: str, cell: Cell) -> Camp | None:
    """The Fortified Camp of a side around a hex while one of its Fortress units stands."""  # GLOSS.fortified_camp
    camp = ground_of(g.board).camp_of(cell)
    return camp if camp is not None and camp.side == side and any(_fortresses(g, camp)) else None


def _fortresses(g: State, camp: Camp) -> Iterator[str]:
    for cell in camp.fortresses:
        for id_ in g.in_hex(cell, camp.side):
            if isinstance(s02_units.piece(g, id_), Fortress):
                yield id_


def _places(lines: Lines, id_: str, want: Want) -> Iterator[Offer]:
    """What the place in which a unit stands gives it: a Port, a camp, Paris; for Samson a Port anywhere."""
    g, ground, nation = lines.g, ground_of(lines.g.board), s02_units.piece(lines.g, id_).nation
    for cell in g.hexes_of(id_):
        name = g.board.name(cell)
        if lines.side == "allied" and ground.port(cell):
            yield Offer("port", name)  # 15.1.5 9.4.3
        camp = camp_at(g, lines.side, cell)
        if camp is not None:
            yield Offer(
                "camp", name, no=_no_provisions(g, camp) if want == "provisions" else None
            )  # 12.1.1#4
        if nation == Nation.FRENCH and cell in ground.camp_hexes(PARIS):
            yield Offer("paris", name)  # 22.2.3 22.2.1 15.1.6
    if g.units[id_].name == SAMSON:
        yield from _samson(lines, id_)


def _no_provisions(g: State, camp: Camp) -> Reason | None:
    """Why a camp has no Provisions for those inside."""  # 15.1.4#1 15.1.4#3
    if camp.fortress_type == 1:
        return because("15.1.4#3", "camp-of-fortress1")
    if not any(_is_source(g, id_) for id_ in _fortresses(g, camp)):
        return because("15.1.4#1", "camp-without-garrison")
    return None


def _is_source(g: State, id_: str) -> bool:
    """Whether a Fortress gives supply, which its type says, and its garrison if that is the reading."""  # C-76
    found = s02_units.piece(g, id_)
    bare = g.units[id_].turned and g.setting.options.get("fortress_supply") == "garrison"
    return isinstance(found, Fortress) and found.is_supply_source and not bare


def _samson(lines: Lines, id_: str) -> Iterator[Offer]:
    """Samson needs no more than a supply line of any length from a Port in France."""  # 23.2#3
    ground, reached = ground_of(lines.g.board), lines.at_any_length(id_)
    ports = (
        cell for cell in ground.ports.values() if ground.country[cell] == Country.FRANCE and cell in reached
    )
    nearest = min(ports, key=lambda cell: reached[cell], default=None)
    if nearest is not None:
        yield Offer("samson", lines.g.board.name(nearest), reached[nearest])


def _garrison(lines: Lines, id_: str) -> Iterator[Offer]:
    """What the Fortress2 units of its camp give a Garrison unit outside."""  # 15.1.4#2
    g, found = lines.g, s02_units.piece(lines.g, id_)
    camp = ground_of(g.board).camps.get(found.camp or "") if isinstance(found, Combat | Artillery) else None
    for fortress in _fortresses(g, camp) if camp is not None and camp.side == lines.side else ():
        distance = distance_to(lines, id_, g.units[fortress].where)
        if _is_source(g, fortress) and distance is not None and distance <= supply().fortress2:
            yield Offer("fortress", fortress, distance)


def _railway(lines: Lines, id_: str, want: Want) -> Offer:
    """What the nearest friendly operational line gives a unit."""  # 15.1.3#1
    g = lines.g
    near: dict[Cell, int] = {}
    kind = s02_units.kind_of(g, id_)
    if not kind.combat and kind.category != "artillery":
        return Offer("railway", "", no=because("15.1.3#1", "lines-supply-combat-and-artillery"))
    for cell in g.hexes_of(id_):
        for other, distance in lines.reach(cell).items():
            if distance <= supply().railway and other in lines.railways:
                near[other] = min(distance, near.get(other, distance))
    if not near:
        return Offer("railway", "", no=because("15.1.3#1", "no-line-within", hexes=supply().railway))
    if want == "ammo":
        return Offer("railway", "", no=because("9.4.1#3", "lines-give-no-ammo"))  # 15.1.3#3
    usable = [cell for cell in near if not _is_belgian_only(lines, id_, cell)]
    if not usable:
        return Offer("railway", "", no=because("15.1.3#2", "line-not-linked-to-france"))
    best = min(usable, key=lambda cell: (near[cell], cell))
    return Offer("railway", g.board.name(best), near[best])


def _is_belgian_only(lines: Lines, id_: str, cell: Cell) -> bool:
    """Whether a line in Belgium serves the Belgian Army but not this unit."""  # 15.1.3#2
    nation = s02_units.piece(lines.g, id_).nation
    if nation not in (Nation.FRENCH, Nation.BRITISH) or lines.g.units[id_].army == BELGIANS:
        return False
    in_belgium = ground_of(lines.g.board).country[cell] == Country.BELGIUM
    return in_belgium and cell not in lines.linked_to_france


# what a unit gets


def offers(
    lines: Lines, id_: str, want: Want, provided: Mapping[str, int] | None = None
) -> tuple[Offer, ...]:
    """All that sources can do for a Combat or Artillery unit, with those that refuse.

    `provided` counts the increments that each Train in Extended Mode has provided.
    """  # 15.1
    found = [*_places(lines, id_, want), *_garrison(lines, id_)]
    for source in (*lines.depots, *lines.trains):
        offer = _supply_unit(lines, id_, source, want, provided or {})
        if offer is not None:
            found.append(offer)
    found.append(_railway(lines, id_, want))
    return tuple(found)


def best(found: tuple[Offer, ...], may_flip: Collection[str] = ()) -> Offer | None:
    """The first source that gives, before any that must be flipped for it; only these supply units may be."""
    given = [offer for offer in found if offer.no is None and set(offer.flips) <= set(may_flip)]
    return min(given, key=lambda offer: len(offer.flips), default=None)


def refusals(g: State, id_: str, found: tuple[Offer, ...]) -> tuple[Reason, ...]:
    """Why a unit gets nothing."""
    reasons = [offer.no for offer in found if offer.no is not None]
    if g.units[id_].army == GDT and not any(offer.kind in ("depot", "train") for offer in found):
        reasons.append(because("22.3#2", "gdt-has-no-depot-or-train"))
    return tuple(reasons)


# supply states


def status(lines: Lines, force: tuple[str, ...], may_flip: Collection[str] = ()) -> Status:
    """The supply state of a Force: its Formation's, which its Assets share, or that of each of its units."""
    seekers = [id_ for id_ in force if s02_units.is_formation(lines.g, id_)] or force  # 5.5.1#4 5.5.1#5
    if all(_is_supplied(lines, id_, may_flip) for id_ in seekers):
        return "full"  # 15.4#1
    return "isolated" if any(is_isolated(lines, id_) for id_ in seekers) else "out of supply"  # 15.4(3)


def _is_supplied(lines: Lines, id_: str, may_flip: Collection[str]) -> bool:
    found = s02_units.piece(lines.g, id_)
    if isinstance(found, Fortress) or s03_stacking.is_fort(lines.g, id_):
        return True  # 12.1.1#3 8.5.1#3
    if s03_stacking.is_railborne(lines.g, id_):
        return True  # 7.7.4#2
    if isinstance(found, Depot | Train):
        fed = feed(lines, id_)
        return isinstance(fed, Feed) and set(fed.flips) <= set(may_flip)  # 15.4(1) 15.4(2)
    near = (*_places(lines, id_, "provisions"), _railway(lines, id_, "provisions"))  # cheaper than to ask all
    return best(near) is not None or best(offers(lines, id_, "provisions"), may_flip) is not None


def is_isolated(lines: Lines, id_: str) -> bool:
    """Whether a unit has no path to any friendly supply source."""  # 15.5#2
    return source_hexes(lines).isdisjoint(lines.ways_out(id_))


def source_hexes(lines: Lines) -> frozenset[Cell]:
    """Every hex with a friendly supply source."""  # 15.1
    g, ground = lines.g, ground_of(lines.g.board)
    units = (*lines.depots, *lines.trains)
    found = {g.units[id_].where for id_ in units if isinstance(feed(lines, id_), Feed)}
    for camp in ground.camps.values():
        if camp.side == lines.side and camp.fortress_type == 2:
            found |= {g.units[id_].where for id_ in _fortresses(g, camp)}
    if lines.side == "allied":
        found |= {*ground.ports.values(), *ground.districts.get("Central", ())}
    return lines.railways | found
