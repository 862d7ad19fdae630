"""9.4 Ammunition: which Forces are provided with it for a combat, from where, and what is recorded."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.decision import Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.oao.counters import Depot
from grognard.games.oao.rules import s02_units, s15_depots, s15_sources, s25_trucks
from grognard.games.oao.rules.s09_combat import Contingent, formation_of, is_works
from grognard.games.oao.rules.s15_lines import Lines
from grognard.games.oao.rules.s15_sources import Offer
from grognard.games.oao.rules.words import hex_name, side_name, unit_name
from grognard.games.oao.state import State

SAVE = Option("save", None, "save", (), "option-save-ammo", (), "9.4#3")
"""The Force fights at half strength."""
TRUCKS = Option("trucks", "trucks", "provide", (), "option-ammo-trucks", (), "25.3#1")


@rule("9.1.1#c", "9.4#2")
@procedure
def provide(g: State, forces: tuple[Contingent, ...]) -> Procedure[tuple[Contingent, ...]]:
    """The Forces of one side with or without Ammo, one after another; one that fights from two hexes needs it once."""
    found: tuple[Contingent, ...] = ()
    for force in forces:
        before = next((each for each in found if each.units[0] == force.units[0]), None)
        if before is not None:
            found = (*found, replace(force, ammo=before.ammo))
            continue
        given: bool = yield from to_force(g, force)
        found = (*found, replace(force, ammo=given))
    return found


@rule("9.4#1", "9.4#3", "9.4.1#1", "9.4.1#2", "9.4.1#3", "9.4.2#2", "9.4.2#3", "9.4.3", "25.3#1")
@procedure
def to_force(g: State, force: Contingent) -> Procedure[bool]:
    """Whether a Force gets Ammo: always where that costs nothing, else as its owner decides."""
    if not seekers(g, force):
        return True
    offers: tuple[Offer, ...] = giving(g, force)
    trucks = has_trucks(g, force)
    if not offers and not trucks:
        tell(g, force, "ammo-none")
        return False
    chosen: Offer | str | None = offers[0] if offers else None
    if not offers or costs(g, offers[0]):
        chosen = yield Choose(
            g.units[force.units[0]].side,
            "ammo-provide",
            (*(offer_option(g, offer) for offer in offers), *((TRUCKS,) if trucks else ()), SAVE),
            "9.4#3",
            (("name", unit_name(g, force.units[0])), ("hex", hex_name(g, force.cell))),
            secret=True,
        )
    if chosen is None:
        tell(g, force, "ammo-saved")
        return False
    if isinstance(chosen, str):
        s25_trucks.spend(g, g.units[force.units[0]].army)
    else:
        record(g, chosen)
    tell(g, force, "ammo-given")
    return True


def seekers(g: State, force: Contingent) -> tuple[str, ...]:
    """The units that must be reached: the Formation, for its Assets too, or each unit; works need nothing."""
    formation = formation_of(g, force)  # 5.5.1#4 5.5.1#5
    if formation is not None:
        return (formation,)
    return tuple(id_ for id_ in force.units if not is_works(g, id_))  # 8.5.1#3 12.1.1#3


def giving(g: State, force: Contingent) -> tuple[Offer, ...]:
    """The sources that can provide every seeker of a Force, those that cost least first."""
    ids = seekers(g, force)
    lines = Lines(g, g.units[ids[0]].side)
    provided = {id_: unit.ammo for id_, unit in g.units.items() if unit.ammo}
    each = [
        {offer[:2]: offer for offer in s15_sources.offers(lines, id_, "ammo", provided) if offer.no is None}
        for id_ in ids
    ]
    shared = [offer for key, offer in each[0].items() if all(key in other for other in each)]
    return tuple(sorted(shared, key=lambda offer: (costs(g, offer), len(offer.flips), offer.distance)))


def has_trucks(g: State, force: Contingent) -> bool:
    """Whether trucks of its army can bring a Force Ammo."""
    ids = seekers(g, force)
    lines = Lines(g, g.units[ids[0]].side)
    return all(s25_trucks.serves(lines, id_) is not None for id_ in ids)


def costs(g: State, offer: Offer) -> bool:
    """Whether taking an offer flips a supply unit or is recorded somewhere."""
    return bool(offer.flips) or bool(recorded(g, offer)) or is_limited(g, offer)


def suppliers(offer: Offer) -> tuple[str, ...]:
    """The supply units through which an offer comes."""
    return tuple(filter(None, (offer.source, offer.depot))) if offer.kind in ("depot", "train") else ()


def recorded(g: State, offer: Offer) -> tuple[str, ...]:
    """The supply units of an offer that are in Extended Mode."""
    return tuple(id_ for id_ in suppliers(offer) if s15_sources.is_extended(g, id_))


def is_limited(g: State, offer: Offer) -> bool:
    """Whether the army that provides has an Ammo Shortage or Base Transfer marker."""
    army = g.armies.get(g.units[offer.source].army) if suppliers(offer) else None
    return army is not None and s15_sources.limit_of(army) is not None


@rule("9.4.2#1", "9.4.2#2", "15.6.1#1", "15.7.1#2")
def record(g: State, offer: Offer) -> None:
    """Supply units go into Extended Mode for it, and what is limited is counted."""
    for id_ in offer.flips:
        s15_depots.extend(g, id_)
    marked = recorded(g, offer)
    depots = [id_ for id_ in marked if isinstance(s02_units.piece(g, id_), Depot)]
    for id_ in marked:
        if id_ not in depots:
            g.change(id_, ammo=g.units[id_].ammo + 1)
    if suppliers(offer) and (army := g.armies.get(g.units[offer.source].army)) is not None:
        g.armies[g.units[offer.source].army] = replace(
            army, ammo=army.ammo + bool(depots), rationed=army.rationed + is_limited(g, offer)
        )


def offer_option(g: State, offer: Offer) -> Option:
    """An offer as an answer: from whom, and who must go into Extended Mode for it."""
    flips = ", ".join(unit_name(g, id_) for id_ in offer.flips)
    unit = offer.source in g.units
    name = unit_name(g, offer.source) if unit else offer.source
    touches = (f"unit:{offer.source}",) if unit else ()
    label = "option-ammo-extended" if flips else "option-ammo"
    args = (("kind", f"@source-{offer.kind}"), ("name", name), ("flips", flips))
    return Option(f"{offer.kind} {offer.source}", offer, "provide", touches, label, args, "9.4.1#1")


def tell(g: State, force: Contingent, text: str) -> None:
    """What a Force gets is for its owner to know."""
    side = g.units[force.units[0]].side
    name = unit_name(g, force.units[0])
    g.note(text, "9.4", to=(side,), name=name, hex=hex_name(g, force.cell), side=side_name(side))
