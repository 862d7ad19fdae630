"""O19 Artillery Request: Battery Access, or Fire for Effect under the eyes of a Spotter."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import Choose, Option, choices, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.gwc.registry import ORDERS, OrderSpec
from grognard.games.gwc.rules import (
    o18_artillery_denied,
    o19_gas,
    o19_impact,
    o19_registered,
    o19_spotting,
    s12_telephones,
)
from grognard.games.gwc.rules.words import counter_name, side_name
from grognard.games.gwc.state import Order, State

FAO = o19_spotting.FAO
may_spot = o19_spotting.may_spot


# the Order


@rule("O19#2", "O19#3")
def can_request(g: State, side: str) -> Reason | None:
    """A broken Telephone can be mended; for an unbroken one somebody must be able to spot."""
    if side not in g.telephones:
        return because("O19", "why-not-no-telephone", side=side_name(side))
    if g.telephones[side].broken or o19_spotting.spotters(g, side):
        return None
    return because("O19.2", "why-not-no-spotter", side=side_name(side))


@rule("O19#1")
@procedure
def artillery_request(g: State) -> Procedure[None]:
    """Battery Access with a broken Telephone, Fire for Effect with an unbroken one."""
    if g.telephones[g.active].broken:
        yield from battery_access(g, g.active)
    else:
        yield from fire_for_effect(g)


def can_request_by_fao(g: State, side: str) -> Reason | None:
    """The same for the Forward Artillery Observer alone."""
    if side not in g.telephones:
        return because("O19", "why-not-no-telephone", side=side_name(side))
    if g.telephones[side].broken or o19_spotting.fao_is_free(g, side):
        return None
    return because("O19.2", "why-not-no-spotter", side=side_name(side))


@procedure
def request_by_fao(g: State) -> Procedure[None]:
    """An Artillery Request in which only the Forward Artillery Observer may spot."""
    if g.telephones[g.active].broken:
        yield from battery_access(g, g.active)
    else:
        yield from fire_for_effect(g, FAO)


@rule("O19.1")
@procedure
def battery_access(g: State, side: str) -> Procedure[None]:
    """The Telephone is mended and put in a box of its owner's choice."""
    g.order = Order("artillery-request", side)
    yield from choose_box(g, side, "O19.1")
    g.telephones[side] = replace(g.telephones[side], broken=False)
    telephone = g.telephones[side]
    g.note(
        "battery-access",
        "O19.1",
        side=side_name(side),
        name=counter_name(telephone.counter),
        box=f"@box-{telephone.box}",
    )


@rule("O19.2#1", "O19.2#5", "O19.2.1.2#1")
@procedure
def choose_box(g: State, side: str, rule_: str) -> Procedure[None]:
    """The Telephone goes to an Artillery Box that the date allows: any Telephone to any of them."""
    box: str = yield Choose(
        side,
        "telephone-box",
        choices(s12_telephones.allowed_boxes(g, side), "box", "place", "option-box", rule_),
        rule_,
    )
    g.telephones[side] = replace(g.telephones[side], box=box)


# Fire for Effect


@rule("O19.2", "O19.2.2#1")
@procedure
def fire_for_effect(g: State, spotter: str = "") -> Procedure[None]:
    """A new area is bombarded, or the registered one again. The Spotter is asked for unless he is given."""
    side = g.active
    candidates: tuple[str, ...] = (spotter,) if spotter else tuple(o19_spotting.spotters(g, side))
    use = "new"
    if o19_registered.uses(g, side, candidates):
        use = yield Choose(side, "bombardment-choose", use_options(g, side, candidates), "O19.2.2")
    if use == "new":
        yield from initial(g, side, candidates)
    else:
        yield from o19_registered.registered(g, side, use, candidates)


def use_options(g: State, side: str, candidates: tuple[str, ...]) -> tuple[Option, ...]:
    uses = ("new", *o19_registered.uses(g, side, candidates))
    return tuple(option(use, None, use, (), f"option-bombard-{use}", "O19.2.2") for use in uses)


@rule("O19.2.1", "O19.2.2#2", "O19.2.2#3")
@procedure
def initial(g: State, side: str, candidates: tuple[str, ...]) -> Procedure[None]:
    """The former area is given up; then Spotting, Accuracy and Impact.

    The markers may leave the map on the way, with their Telephone: the attack goes on all the same (E94#2).
    """
    o18_artillery_denied.remove_markers(g, side)
    yield from choose_box(g, side, "O19.2")
    spotter: str = yield from o19_spotting.choose_spotter(g, side, candidates)
    aimed: Cell = yield from o19_spotting.place_round(g, side, spotter)
    box = g.telephones[side].box
    strength = battery_fp(g, side)
    if box == "gas":  # O19.2.1.2#2
        g.note("gas-announced", "O19.2.1.2", side=side_name(side))
    center: Cell | None = yield from o19_spotting.accuracy(g, side, spotter, aimed)
    if center is None:  # O19.2.1.2.3#1
        g.note("round-off-map", "O19.2.1.2.3", side=side_name(side))
        g.barrages.pop(side, None)
        return
    if box == "gas":
        g.barrages.pop(side, None)  # O19.2.1.3#5
        yield from o19_gas.gas_attack(g, side, center)
        return
    impacts: tuple[Cell, ...] = yield from o19_impact.lay(g, side, box, center)
    yield from o19_impact.impact(g, side, strength, (center, *impacts))
    if box == "local":  # O19.2.1.4.2#5
        g.barrages.pop(side, None)


@rule("12#1")
def battery_fp(g: State, side: str) -> Modifiers:
    """The FP of a side's battery."""
    return Modifiers().plus(s12_telephones.telephone_counter(g, side).fp, "fp-telephone", "12")


ORDERS["artillery-request"] = OrderSpec("artillery-request", "O19", can_request, artillery_request)
