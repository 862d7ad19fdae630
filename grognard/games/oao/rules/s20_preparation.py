"""20 Preparatory Bombardment: the routine of a Siege-Train HQ from its beginning to its end."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import NO, PASS, YES, Choose, Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Args, Modifiers, Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao import charts
from grognard.games.oao.boards import ground_of
from grognard.games.oao.counters_markers import markers
from grognard.games.oao.reference_calendar import events, holds
from grognard.games.oao.reference_siege import limits, preparation
from grognard.games.oao.rules import (
    s03_told,
    s06_effectiveness,
    s09_ground,
    s09_losses,
    s12_fortress,
    s13_advice,
    s13_guns,
    s13_siege,
)
from grognard.games.oao.rules.s09_combat import Contingent
from grognard.games.oao.rules.words import shown, unit_name, unit_option
from grognard.games.oao.state import OFF_MAP, REMOVED, Due, Preparation, State

GERMAN = "german"
DUE = "prep"
LIGHT, METZ = "21", "de-METZ"
BARRIERS = frozenset(("inundation", "great river", "grand river"))
INITIATION = "prep_initiation"


# 20.1 beginning


@rule("20.0", "20.1#1", "20.6.1", "13.3.2", "4.2.3#4")
@procedure
def initiate(g: State) -> Procedure[None]:
    """The German may begin the routine in his Supply Phase."""
    if not beginners(g):
        return
    train: str | None = yield Choose(
        GERMAN,
        "prep-initiate",
        (*(unit_option(g, id_, "initiate", "20.1#1") for id_ in beginners(g)), PASS),
        "20.1#1",
        (("left", s13_guns.shells(g, GERMAN, s13_guns.PREP) or 0),),
        why_not=why_not_initiate,
    )
    if train is None:
        return
    when = g.gt + limits().marker_delay
    g.preparation = Preparation(train)
    g.change(train, mode="deploying")
    g.put_on_track(when, Due(DUE, train, side=GERMAN))
    s03_told.tell(
        g,
        "prep-initiated",
        "20.1",
        unit=train,
        unseen="prep-initiated-unseen",
        own={"hex": g.board.name(g.units[train].where)},
        gt=when,
    )


def beginners(g: State) -> tuple[str, ...]:
    """The HQs that may begin a routine now."""
    return tuple(id_ for id_ in s13_guns.trains(g, GERMAN) if initiate_refused(g, id_) is None)


def initiate_refused(g: State, id_: str) -> Reason | None:
    """Why an HQ cannot begin a routine; there is one Prep marker."""
    if not holds(INITIATION, g.gt):
        return because("20.6.1", "why-not-prep-late", gt=events()[INITIATION].last)
    if g.preparation is not None:
        return because("20.1", "why-not-prep-running", name=unit_name(g, g.preparation.hq))
    if not s13_guns.shells(g, GERMAN, s13_guns.PREP):
        return because("20.6", "why-not-prep-ammo")
    if not s13_siege.is_at_railway(g, id_):
        return because("20.1#1", "why-not-train-railway", name=unit_name(g, id_))
    return None


@rule("20.1#2")
def preliminary(g: State) -> None:
    """The German Preliminary Phase: the Prep marker is put on the HQ, which shows its front again."""  # C-49
    found, due = g.preparation, s13_siege.take_due(g, DUE)
    if found is not None and due and g.units[found.hq].where >= 0:
        g.preparation = replace(found, placed=True)
        g.change(found.hq, mode="")
        s03_told.tell(g, "prep-placed", "20.1#2", unit=found.hq)


# 20.2 and 20.3 what it takes


@rule("20.1#4", "20.2#1", "20.2#2", "20.3#1", "20.3#2")
def refused(g: State, target: Cell) -> Reason | None:
    """Why no Prep Bombardment of a hex can be conducted now."""
    found = g.preparation
    if found is None or not found.placed or g.units[found.hq].where < 0:
        return because("20.1", "why-not-prep-none")
    if (g.player, g.phase) != (GERMAN, "attack"):
        return because("20.1#4", "why-not-prep-phase")
    if found.target != OFF_MAP:
        return because("20.1#4", "why-not-prep-second")
    here = g.units[found.hq].where
    if target not in g.board.adjacent[here]:
        return because("20.1#4", "why-not-prep-far")
    if not any(
        s12_fortress.is_infantry_division(g, id_) and g.units[id_].prepared == target
        for id_ in g.in_hex(here, GERMAN)
    ):
        return because("20.2#1", "why-not-prep-division", hex=g.board.name(here))
    if strength(g, light_guns(g)) < limits().least_guns:
        return because("20.2#2", "why-not-prep-guns", least=limits().least_guns)
    return barred(g, here, target)


def barred(g: State, here: Cell, target: Cell) -> Reason | None:
    """Why the ground forbids a Prep Bombardment."""
    if ground_of(g.board).is_mountainous(target):
        return because("20.3#1", "why-not-prep-mountains", hex=g.board.name(target))
    if BARRIERS.intersection(s09_ground.crossed(g, here, target)):
        return because("20.3#2", "why-not-prep-water", hex=g.board.name(target))
    return None


def ready_guns(g: State) -> tuple[str, ...]:
    """The Siege-Artillery with the HQ that may still bombard in this phase."""
    assert g.preparation is not None, "20.1: there is no routine"
    cell = g.units[g.preparation.hq].where
    return tuple(
        id_ for id_ in g.in_hex(cell, GERMAN) if s13_guns.is_gun(g, id_) and s13_guns.unready(g, id_) is None
    )


def light_guns(g: State) -> tuple[str, ...]:
    """Those of 21cm, which cost no shells: all of them take part."""
    return tuple(id_ for id_ in ready_guns(g) if s13_guns.caliber_of(g, id_) == LIGHT)


def heavy_guns(g: State) -> tuple[str, ...]:
    """Those of larger caliber, of which one is enough."""
    return tuple(id_ for id_ in ready_guns(g) if s13_guns.caliber_of(g, id_) != LIGHT)


@rule("20.2#3")
def strength(g: State, guns: tuple[str, ...]) -> int:
    """How many units guns of 21cm count as."""
    return sum(
        limits().metz_counts if g.units[id_].name == METZ else s13_guns.printed(g, id_).rolls for id_ in guns
    )


# 20.4 one bombardment


@rule("20.4#1", "20.4#2", "20.1#4", "20.1#5", "13.2#3")
@procedure
def conduct(g: State, target: Cell) -> Procedure[None]:
    """Just before the attack on a hex is resolved: the guns, the roll, the SRs; shifts and DRM wait for the attack."""
    if refused(g, target) is not None:
        return
    wanted: bool = yield Choose(
        GERMAN, "prep-conduct", (YES, NO), "20.1#4", question_args(g, target), secret=True
    )
    if not wanted:
        return
    heavy: str | None = None
    if heavy_guns(g):
        heavy = yield Choose(
            GERMAN,
            "prep-heavy",
            (*(s13_advice.gun_option(g, id_) for id_ in heavy_guns(g)), PASS),
            "20.4#2",
            question_args(g, target),
            secret=True,
            why_not=why_not_heavy,
        )
    guns = strength(g, light_guns(g))
    engage(g, target, heavy)
    faces: tuple[int, ...] = yield Roll(1, 6, "roll-prep", GERMAN, g.board.name(target), good="low")
    drm = modifiers(g, target)
    found = charts.preparation(g, preparation(guns, faces[0] + drm.total, heavy=heavy is not None))
    assert g.preparation is not None, "20.1: the routine goes on"
    g.preparation = replace(g.preparation, target=target, shifts=found.shifts, checks=found.drm)
    g.note(
        "prep-result",
        "20.5",
        hex=g.board.name(target),
        guns=guns,
        die=faces[0],
        count=len(drm.reasons),
        modifiers=shown(drm.reasons),
        total=faces[0] + drm.total,
        shifts=effects(g, target)[0],
        reductions=found.reductions,
        checks=found.drm,
    )
    if found.reductions and defenders(g, target):
        yield from s09_losses.suffer(g, defenders(g, target), found.reductions, "20.5#4")


def engage(g: State, target: Cell, heavy: str | None) -> None:
    """The guns that take part have bombarded in this phase; a heavy one has used a shell."""
    for id_ in light_guns(g):
        g.bombarded[id_] = s13_guns.PREP
    g.note("prep-bombards", "20.4", hex=g.board.name(target))
    if heavy is not None:
        g.bombarded[heavy] = s13_guns.PREP
        s13_guns.spend_shells(g, GERMAN, s13_guns.caliber_of(g, heavy))


@rule("20.5#2", "20.5#3")
def modifiers(g: State, target: Cell) -> Modifiers:
    """The DRMs to the roll: a higher target, an escarpment on the way."""
    assert g.preparation is not None, "20.1: there is no routine"
    here = g.units[g.preparation.hq].where
    found = Modifiers()
    if s09_ground.is_above(g, target, here):
        found = found.plus(limits().uphill, "drm-prep-uphill", "20.5#2")
    if "escarpment" in s09_ground.crossed(g, here, target):
        found = found.plus(limits().escarpment, "drm-prep-escarpment", "20.5#3")
    return found


def defenders(g: State, target: Cell) -> tuple[Contingent, ...]:
    """The Forces in the hex that is bombarded."""
    forces = s06_effectiveness.forces_in(g, target, g.other(GERMAN))
    return tuple(Contingent(force.units, target) for force in forces if force.units)


@rule("20.5#1", "20.5#4", "20.4#2")
def effects(g: State, target: Cell) -> tuple[int, int]:
    """What the bombardment of a hex gives to the attack on it: columns to the right, DRM to the defenders' checks."""
    found = g.preparation
    if found is None or found.target != target or (g.player, g.phase) != (GERMAN, "attack"):
        return 0, 0
    has_fortress = bool(s12_fortress.in_hex(g, target, g.other(GERMAN)))
    return (0 if has_fortress else found.shifts), found.checks


# 20.1 end


@rule("20.1#6", "20.1#7", "20.6", "4.2.9#3")
@procedure
def routine(g: State) -> Procedure[None]:
    """The German Finishing Phase: an active routine uses up a GT; it ends with the last one, or if he wants it to."""
    if g.preparation is None:
        return
    if g.units[g.preparation.hq].where < 0:
        end(g)
        return
    g.preparation = replace(g.preparation, target=OFF_MAP, shifts=0, checks=0)
    if not g.preparation.placed:
        return
    s13_guns.spend_shells(g, GERMAN, s13_guns.PREP)
    ends = True
    if s13_guns.shells(g, GERMAN, s13_guns.PREP):
        ends = yield Choose(
            GERMAN,
            "prep-end",
            (YES, NO),
            "20.1#6",
            (("left", s13_guns.shells(g, GERMAN, s13_guns.PREP) or 0),),
        )
    if ends:
        end(g)


@rule("20.1#8")
def end(g: State) -> None:
    """The HQ is out of the game, and all Siege-Artillery markers assigned to it, wherever they are."""
    assert g.preparation is not None, "20.1: there is no routine"
    train = g.preparation.hq
    g.preparation = None
    s03_told.tell(g, "prep-ended", "20.1#8", unit=train, unseen="prep-ended-unseen")
    if g.units[train].where != REMOVED:
        g.move_to(train, REMOVED, mode="")
    s13_siege.scrap(g, [id_ for id_, marker in markers().siege.items() if marker.hq == train])


# what a player may ask


def question_args(g: State, target: Cell) -> Args:
    """The hex, the 21cm units, the DRM to the roll."""
    total = modifiers(g, target).total
    return (("hex", g.board.name(target)), ("guns", strength(g, light_guns(g))), ("drm", total))


def why_not_initiate(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why an HQ cannot begin a routine."""
    found = s13_advice.meant(g, subject, s13_guns.trains(g, question.side))
    reasons = [initiate_refused(g, id_) for id_ in found]
    return tuple(why for why in reasons if why) or (because("20.0", "why-not-prep-no-train"),)


def why_not_heavy(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a gun cannot take part as the heavy one."""
    found = s13_advice.meant(g, subject, s13_guns.on_map(g, question.side))
    reasons = [_heavy_refused(g, id_) for id_ in found]
    return tuple(reasons) or (because("13.0", "why-not-no-siege-artillery"),)


def _heavy_refused(g: State, id_: str) -> Reason:
    assert g.preparation is not None, "20.1: there is no routine"
    name = unit_name(g, id_)
    if s13_guns.caliber_of(g, id_) == LIGHT:
        return because("20.4#2", "why-not-prep-light", name=name)
    if g.units[id_].where != g.units[g.preparation.hq].where:
        return because("20.2#2", "why-not-prep-apart", name=name)
    return s13_guns.unready(g, id_) or because("20.4#2", "why-not-prep-light", name=name)
