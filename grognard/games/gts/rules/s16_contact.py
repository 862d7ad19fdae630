"""16.3 Radio contact: between Artillery Units and the Leaders whose men spot for them."""

from __future__ import annotations

from grognard.engine.decision import Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import s02_units, s16_classes, s29_checks
from grognard.games.gts.rules.words import of_unit, shown
from grognard.games.gts.state import State

OTHER_DIVISION = -3  # 16.3#5


@rule("16.3.2#7", "16.3.2#4", "16.3.1#6", "19.2.2#11", "19.2.3#11", "19.2.4#4")
def lose(g: State, id_: str) -> None:
    """Contact is lost: the marker returns to the Unit, Contact Pending up. Nothing happens if there was none."""
    if g.units[id_].contact:
        leader = g.setting.formations[g.units[id_].contact].leader
        g.change(id_, contact="")
        g.note("contact-lost", "16.3.1", **of_unit(g, id_), leader=leader)


@rule("16.3#2", "16.3#3", "16.3#7", "16.3#1", "4.0.E#3")
def may_attempt(g: State, id_: str) -> bool:
    """It has a marker, has not tried in this Step E, is not Suppressed, and if it is orange, is in a park."""
    unit = g.units[id_]
    return (
        s16_classes.has_contact_marker(g, id_)
        and id_ not in g.tried
        and (bool(unit.park) or s16_classes.is_emplaced(g, id_))
        and s16_classes.is_ready_to_fire(g, id_)
        and bool(leaders(g, id_))
    )


@rule("16.1.I#5", "16.1.E#5", "16.3.1#3", "16.4#5")
def leaders(g: State, id_: str) -> tuple[str, ...]:
    """The Formations whose Leaders could be contacted: any friendly one on the map but him who holds the contact.

    However many contacts he holds already: his Attachment Rating limits who of them is Active (c19).
    """
    side = g.units[id_].side
    return tuple(
        formation
        for formation, leader in g.leaders.items()
        if leader.where >= 0
        and not leader.entering
        and formation != g.units[id_].contact
        and g.setting.divisions[g.setting.formations[formation].division].side == side
    )


@rule("16.3#4", "16.3#5", "16.3.1#3", "16.3.2#1")
def number(g: State, id_: str, formation: str) -> Modifiers:
    """What must be rolled or less: the number on the side of the marker that is up, less 3 for another Division."""
    unit, marker = g.units[id_], s02_units.counter(g, id_).contact
    assert marker is not None
    if unit.contact:
        mods = Modifiers().plus(marker[1], "mod-in-contact", "16.3.1")
    else:
        mods = Modifiers().plus(marker[0], "mod-contact-pending", "16.3")
    if g.setting.formations[formation].division != unit.division:
        mods = mods.plus(OTHER_DIVISION, "mod-other-division", "16.3")  # c18
    return mods


@rule("16.3#4", "16.3#6", "16.3#7", "16.3.1#3", "16.3.2#1", "16.3.2#2")
@procedure
def attempt(g: State, id_: str, formation: str) -> Procedure[None]:
    """One roll: on success the marker goes to the Leader, In Contact up; a failure leaves it where it is (c80)."""
    g.tried = (*g.tried, id_)
    faces: tuple[int, ...] = yield Roll(
        1, s29_checks.FACES, "contact-roll", g.units[id_].side, id_, "low", zero=True
    )
    mods, die = number(g, id_, formation), s29_checks.die(faces)
    made = s29_checks.passes(die, mods.total)
    g.note(
        "contact-attempt",
        "16.3",
        **of_unit(g, id_),
        leader=g.setting.formations[formation].leader,
        die=die,
        modifiers=shown(mods),
        total=mods.total,
        passed=made,
    )
    if made:
        g.change(id_, contact=formation)
