"""13.1 Fortress Bombardment, 12.3.3 and 12.3.4 what the fall of a Fortress brings with it."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, DONE, NO, PASS, YES, Choose, Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao import charts
from grognard.games.oao.boards import Camp, ground_of
from grognard.games.oao.reference_siege import second_roll_destroys, steps_lost
from grognard.games.oao.reference_units import stacking
from grognard.games.oao.rules import (
    s02_units,
    s03_told,
    s06_instants,
    s06_losses,
    s07_entered,
    s08_bound,
    s11_advance,
    s12_fortress,
    s13_advice,
    s13_guns,
)
from grognard.games.oao.rules.words import hex_option, of_unit, shown, side_name, unit_name, unit_option
from grognard.games.oao.state import OFF_MAP, REMOVED, State

PARIS = "Paris"  # 12.3.3#2


@rule("4.2.7", "4.2.8", "13.1.2#1")
@procedure
def bombardments(g: State, side: str) -> Procedure[None]:
    """All bombardments of a side in its attack phase: a Fortress, a gun, its rolls, and so on until it has enough."""
    named: tuple[str, ...] = yield from indicate(g, side)
    while s13_guns.targets(g, side, named):
        target: str | None = yield Choose(
            side,
            "bombard-target",
            (*(s13_advice.target_option(g, id_) for id_ in s13_guns.targets(g, side, named)), DONE),
            "13.1.2#1",
            (("side", side_name(side)), ("named", " ".join(named))),
            why_not=s13_advice.why_not_target,
        )
        if target is None:
            return
        gun: str = yield Choose(
            side,
            "bombard-gun",
            (*(s13_advice.gun_option(g, id_) for id_ in s13_guns.bearing(g, side, target)), BACK),
            "13.1.2#1",
            s13_advice.target_args(g, target),
            explain=s13_advice.explain_gun,
            why_not=s13_advice.why_not_gun,
            odds=s13_advice.odds_of_gun,
        )
        if gun != BACK.value:
            yield from bombard(g, gun, target)
            yield from s06_instants.settle(g)


@rule("9.1#2")
@procedure
def indicate(g: State, side: str) -> Procedure[tuple[str, ...]]:
    """Before the first shot the player names all Fortresses that he will bombard; a single one needs no naming."""
    able, named = s13_guns.targets(g, side), tuple[str, ...]()
    if len(able) <= 1:
        return able
    while len(named) < len(able):
        chosen: str | None = yield Choose(
            side,
            "bombard-indicate",
            (*(s13_advice.target_option(g, id_) for id_ in able if id_ not in named), DONE),
            "9.1#2",
            (("side", side_name(side)),),
            why_not=s13_advice.why_not_target,
        )
        if chosen is None:
            break
        named = (*named, chosen)
    if named:
        places = ", ".join(f"{unit_name(g, id_)} ({s12_fortress.fortress(g, id_).hex})" for id_ in named)
        g.note("bombardments-indicated", "9.1#2", side=side_name(side), targets=places)
    return named


@rule("13.1.2#2", "13.1.2#3", "13.1.2#4", "13.2#2", "13.1.3#1")
@procedure
def bombard(g: State, gun: str, target: str) -> Procedure[None]:
    """One gun at one Fortress: record the shells, roll as often as it may, and see what has fallen."""
    cell = g.units[target].where
    g.bombarded[gun] = target
    s03_told.tell(
        g,
        "bombards",
        "13.1.2",
        unit=gun,
        target=unit_name(g, target),
        hex=g.board.name(cell),
        caliber=s13_guns.caliber_of(g, gun),
    )
    s13_guns.spend_shells(g, g.units[gun].side, s13_guns.caliber_of(g, gun))
    left = s13_guns.printed(g, gun).rolls
    while left > 0 and g.units[target].where >= 0:
        yield from shot(g, gun, target)
        left -= 1
    if g.units[target].where < 0:
        yield from fallen(g, target, cell, g.units[gun].side)


@rule("13.1.2#3", "13.3.4", "13.1.3#5")
@procedure
def shot(g: State, gun: str, target: str) -> Procedure[None]:
    """One roll: caliber against Class, with the Pionier-Regiment if its owner wants it."""
    drm = Modifiers()
    pioneers = s13_guns.pioneers(g, gun)
    if pioneers is not None:
        helps: bool = yield Choose(
            g.units[gun].side,
            "bombard-pioneers",
            (YES, NO),
            "13.3.4",
            (("name", unit_name(g, gun)), ("drm", s13_guns.pioneer_drm(pioneers))),
            secret=True,
        )
        if helps:
            g.bombarded[pioneers] = target
            drm = drm.plus(s13_guns.pioneer_drm(pioneers), "drm-pioneers", "13.3.4")
    faces: tuple[int, ...] = yield Roll(1, 6, "roll-bombardment", g.units[gun].side, target, good="low")
    found = charts.shot(g, s13_guns.result(g, gun, target, faces[0] + drm.total))
    steps = steps_lost(found, big_battery=s13_guns.is_big(g, gun))
    if found == "+":
        again: tuple[int, ...] = yield Roll(
            1, 6, "roll-bombardment-again", g.units[gun].side, target, good="low"
        )
        steps = int(charts.happens(g, "bombardment-again", second_roll_destroys(again[0])))
    g.note(
        "bombardment",
        "13.1.3",
        caliber=s13_guns.caliber_of(g, gun),
        target=unit_name(g, target),
        die=faces[0],
        count=len(drm.reasons),
        modifiers=shown(drm.reasons),
        total=faces[0] + drm.total,
        steps=steps,
    )
    lose_steps(g, target, steps)


@rule("13.1.3#1", "13.1.3#2", "13.1.3#3", "13.1.3#4", "12.2#1")
def lose_steps(g: State, target: str, steps: int) -> None:
    """Steps of a Fortress are lost, no more than it has; without steps it is gone. Its strength stays what it is."""
    if not steps:
        return
    lost = min(steps, s12_fortress.steps_left(g, target))
    g.steps_lost[target] = g.steps_lost.get(target, 0) + lost
    left = s12_fortress.steps_left(g, target)
    g.note("steps-lost", "13.1.3", **of_unit(g, target), lost=lost, left=left)
    if not left:
        g.note(
            "fortress-destroyed", "13.1.3#3", **of_unit(g, target), hex=s12_fortress.fortress(g, target).hex
        )
        g.move_to(target, REMOVED)


# what its fall brings with it


@rule("12.3.3#1", "12.3.4#1", "13.1.2#4")
@procedure
def fallen(g: State, target: str, cell: Cell, side: str) -> Procedure[None]:
    """A Fortress of an Invested camp has fallen: with the last of them the camp; one unit may advance."""  # C-74
    camp = s12_fortress.camp_of(g, cell)
    if camp is None or not s12_fortress.is_invested(g, camp):
        return
    surrender_units(g, camp)
    if not advancing(g, cell, side):
        return
    chosen: str | None = yield Choose(
        side,
        "bombard-advance",
        (*(unit_option(g, id_, "advance", "12.3.4#1") for id_ in advancing(g, cell, side)), PASS),
        "12.3.4#1",
        (("hex", g.board.name(cell)), ("camp", s12_fortress.fortress(g, target).camp or "")),
        why_not=why_not_advance,
    )
    if chosen is None:
        return
    yield from displace(g, cell, g.other(side))
    origin = next(each for each in g.hexes_of(chosen) if cell in g.board.adjacent[each])
    g.note("bombard-advances", "12.3.4", **of_unit(g, chosen), hex=g.board.name(cell))
    g.move_to(chosen, cell, prepared=OFF_MAP)
    yield from s07_entered.entered(g, (chosen,), origin)


@rule("12.3.3#1", "12.3.3#2")
def surrender_units(g: State, camp: Camp) -> None:
    """All units in an Invested camp surrender when it has no Fortress step left; those in Paris do not."""
    if camp.name == PARIS or any(s12_fortress.in_hex(g, cell, camp.side) for cell in camp.hexes):
        return
    g.note("camp-falls", "12.3.3", camp=camp.name)
    for id_ in dict.fromkeys(id_ for cell in sorted(camp.hexes) for id_ in g.in_hex(cell, camp.side)):
        s06_losses.eliminate(g, id_, "12.3.3#1")


@rule("12.3.4#1", "3.1.3#3", "8.6.1", "8.7.2")
def advancing(g: State, cell: Cell, side: str) -> tuple[str, ...]:
    """The units of which one may advance into the hex of a Fortress that has fallen."""
    near = [id_ for each in g.board.adjacent[cell] for id_ in g.in_hex(each, side)]
    return tuple(id_ for id_ in dict.fromkeys(near) if advance_refused(g, id_, cell) is None)


def advance_refused(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a unit cannot advance into the hex of a Fortress that has fallen."""
    unit, name = g.units[id_], unit_name(g, id_)
    if not s02_units.kind_of(g, id_).combat or unit.mode in ("rail", "detraining"):
        return because("12.3.4#1", "why-not-advance-kind", name=name)
    if not any(cell in g.board.adjacent[each] for each in g.hexes_of(id_)):
        return because("12.3.4#1", "why-not-advance-far", name=name)
    if g.in_hex(cell, g.other(unit.side)) and not refuges(g, cell, g.other(unit.side)):
        return because("12.3.4#2", "why-not-advance-held", hex=g.board.name(cell))
    if not s11_advance.is_within_limit(g, cell, (), id_, 1):
        return because("3.1.3", "why-not-advance-stacking", name=name, eighths=stacking().movement)
    return s11_advance.bound(g, id_, cell) or s08_bound.no_advance(g, (id_,), cell)


def refuges(g: State, cell: Cell, side: str) -> tuple[Cell, ...]:
    """The hexes of the same camp into which its units can be displaced."""
    camp = ground_of(g.board).camp_at[cell]
    return tuple(
        near for near in g.board.adjacent[cell] if near in camp.hexes and not g.in_hex(near, g.other(side))
    )


@rule("12.3.4#2")
@procedure
def displace(g: State, cell: Cell, side: str) -> Procedure[None]:
    """The defenders of the hex are picked up and put into an adjacent hex of their camp."""
    units = g.in_hex(cell, side)
    if not units:
        return
    where: Cell = yield Choose(
        side,
        "displace-to",
        tuple(hex_option(g, near, "displace", "12.3.4#2") for near in refuges(g, cell, side)),
        "12.3.4#2",
        (("side", side_name(side)), ("hex", g.board.name(cell))),
    )
    g.note("displaced", "12.3.4#2", side=side_name(side), hex=g.board.name(cell), refuge=g.board.name(where))
    for id_ in units:
        g.move_to(id_, where, prepared=OFF_MAP)


def why_not_advance(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a unit cannot advance into the hex that was bombarded."""
    cell = g.board.cell(str(dict(question.args)["hex"]))
    found = s13_advice.meant(g, subject, g.on_map(question.side))
    reasons = [advance_refused(g, id_, cell) for id_ in found]
    return tuple(why for why in reasons if why) or (because("12.3.4#1", "why-not-advance-nobody"),)
