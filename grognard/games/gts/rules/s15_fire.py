"""15 Fire: who may fire at whom, and a shot from its announcement to its result."""

from __future__ import annotations

from grognard.engine.decision import BACK, Choose, Option, Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers, Reason
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import (
    s02_units,
    s15_advice,
    s15_sight,
    s16_contact,
    s16_parks,
    s17_zones,
    s19_results,
    s29_checks,
)
from grognard.games.gts.rules.s15_rating import MISS, final, has_company, outcome, rating, weapon
from grognard.games.gts.rules.words import hex_name, of_unit, shown, side_name, unit_option
from grognard.games.gts.state import State

__all__ = ["MISS", "final", "outcome", "rating"]

NOTHING = "none"
"""What became of a shot whose target has passed its check."""


# who may fire


@rule("15.2#1", "15.2#2", "15.5.1#1", "15.5.1#2", "15.1#7", "19.2.2#6", "19.2.3#10", "29.28")
def may_fire(g: State, id_: str, column: str) -> bool:
    """Direct Fire: unsuppressed, with a Fire Rating and a target; a Division chit lets only light mortars fire."""
    face = s02_units.values(g, id_)
    if g.units[id_].suppressed or face.fire is None:
        return False
    if column == "division" and face.weapon != "light-mortar":
        return False
    return bool(targets(g, id_))


@rule("15.1#2", "15.3#1", "15.5.2#1", "15.5.2#2", "8.0#9", "16.2.5#1", "29.22")
def may_target(g: State, firer: str, target: str) -> bool:
    """Direct Fire: an enemy in play within Fire Range and in the firer's Line of Sight."""
    one, other = g.units[firer], g.units[target]
    if other.side == one.side or other.where < 0 or other.entering or not s17_zones.fires_directly(g, firer):
        return False
    distance = g.board.distance(one.where, other.where)
    return distance <= s17_zones.direct_range(g, firer) and s15_sight.sees(g, one.where, other.where)


def targets(g: State, firer: str) -> tuple[str, ...]:
    """All Units at which a Unit can fire directly."""
    if not s17_zones.fires_directly(g, firer):
        return ()
    reach = s17_zones.direct_range(g, firer)
    near = g.board.within(g.units[firer].where, reach)
    return tuple(id_ for cell in near for id_ in g.in_hex(cell) if may_target(g, firer, id_))


# the Fire Action


@rule("15.5#1", "15.3#2", "15.5.1#3", "10.0.2#7")
@procedure
def fire_action(g: State, id_: str, bound: bool) -> Procedure[bool]:
    """One Unit fires at one enemy Unit. False if it was taken back; `bound`: it must fire, as its stack has."""
    target: str = yield Choose(
        g.units[id_].side,
        "fire-choose",
        (*target_options(g, id_), *(() if bound else (BACK,))),
        "15.3",
        (("name", g.units[id_].name), ("unit", id_), ("hex", hex_name(g, g.units[id_].where))),
        explain=s15_advice.explain_target,
        why_not=s15_advice.why_not_target,
        odds=s15_advice.odds_of_target,
    )
    if target == BACK.value:
        return False
    yield from fire_at(g, id_, target)
    return True


def target_options(g: State, id_: str) -> tuple[Option, ...]:
    return tuple(unit_option(g, each, "fire", "15.3") for each in targets(g, id_))


@rule("15.5#1", "16.5#2")
@procedure
def fire_at(g: State, firer: str, target: str) -> Procedure[str]:
    """Direct Fire as an Action: the target is announced, then the Company Bonus, then the shot."""
    yield from announce(g, target)
    bonus: bool = yield from company_bonus(g, firer)
    return (yield from shoot(g, firer, target, "direct", bonus))


@rule("16.2.5#2")
@procedure
def announce(g: State, target: str) -> Procedure[None]:
    """Direct Fire at a Unit in an Artillery Park disbands the park first."""
    park = g.units[target].park
    if park:
        yield from s16_parks.disband(g, park)


@rule("15.6.3#1", "15.6.3#2", "15.6.3#3", "15.6.3#5", "19.2.4#3", "29.19", "MARK.step")
@procedure
def company_bonus(g: State, id_: str) -> Procedure[bool]:
    """A two-Step Unit that has lost none checks its Troop Quality for the bonus; no Command Point helps."""
    if not has_company(g, id_):
        return False
    return (yield from s29_checks.check(g, id_, "company-bonus", "15.6.3", False))


# the shot


@rule("15.5#1", "15.5.5#2", "15.1#6", "1.2#20")
@procedure
def shoot(
    g: State, firer: str, target: str, manner: str, bonus: bool = False, extra: tuple[Reason, ...] = ()
) -> Procedure[str]:
    """One die for hit and damage. What became of it: `miss`, `none` for a passed S?, or S, C, 1 or E."""
    if manner != "indirect":
        yield from announce(g, target)
    faces: tuple[int, ...] = yield Roll(
        1, s29_checks.FACES, "fire", g.units[firer].side, firer, "low", zero=True
    )
    return (yield from strike(g, firer, target, manner, s29_checks.die(faces), bonus, extra))


@rule("15.5.3#2", "15.5.4#1", "15.5.4#2", "15.5.5#1", "15.1#1")
@procedure
def strike(
    g: State,
    firer: str,
    target: str,
    manner: str,
    face: int,
    bonus: bool = False,
    extra: tuple[Reason, ...] = (),
) -> Procedure[str]:
    """The die is there: it is compared with the final rating, and the same die is read on the Combat Results Table."""
    mods = rating(g, firer, target, manner, bonus, extra)
    result = g.take_forced("crt") or outcome(g, firer, target, manner, face, mods.total)
    _say(g, firer, target, manner, face, mods, result)
    s16_parks.mark_fired(g, firer)  # 16.7#2
    if breaks_contact(g, face):
        s16_contact.lose(g, firer)
    if result == MISS:
        return MISS
    effective: bool = yield from s19_results.apply(g, target, result)
    if not effective:
        return NOTHING
    return "S" if result == "S?" else result


@rule("16.3.1#2", "16.3.2#3")
def breaks_contact(g: State, face: int) -> bool:
    """A nine, whatever the fire: direct, at an opportunity or in an Assault. A mission never comes to this.

    By the other reading a mission alone breaks contact; so it stays in games that were begun before there was a choice.
    """
    return face == s29_checks.NEVER and g.setting.options.get("direct_nine", "keeps") == "breaks"


def _say(g: State, firer: str, target: str, manner: str, face: int, mods: Modifiers, result: str) -> None:
    it = g.units[target]
    g.note(
        "shot",
        "15.5",
        **of_unit(g, firer),
        from_=hex_name(g, g.units[firer].where),
        target=it.name,
        target_unit=target,
        target_side=side_name(it.side),
        hex=hex_name(g, it.where),
        manner=f"@manner-{manner}",
        weapon=f"@weapon-{weapon(g, firer, manner)}",
        die=face,
        modifiers=shown(mods),
        total=mods.total,
        rating=final(mods.total),
        result=f"@result-{result.removesuffix('?')}{'-perhaps' if result == 'S?' else ''}",
        code=result,
    )
