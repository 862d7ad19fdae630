"""5.1, 5.2 The Attachment Phase: Areas of Attachment, corps, Depot Relocation; 5.1.1a before Counter Movement."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.decision import BACK, DONE, Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.counters_read import counters
from grognard.games.oao.rules import (
    s02_units,
    s05_areas,
    s05_attachment,
    s05_boundaries,
    s05_points,
    s05_settle,
    s15_depots,
    s17_displays,
    s24_belgian,
)
from grognard.games.oao.rules.s05_areas import BEF, BELGIAN
from grognard.games.oao.rules.s05_attachment import INDEPENDENT, Displays
from grognard.games.oao.rules.s05_boundaries import MOST_POINTS
from grognard.games.oao.rules.words import army_name, of_unit, unit_name, unit_option
from grognard.games.oao.state import Boundary, Means, State

PROPOSED, OVER, BESIDE = "proposed", "over", "beside"
Boundaries = tuple[Boundary, ...]


@rule("4.2.2#1", "4.2.2#2", "5.1", "5.1.2#3")
@procedure
def attachment_phase(g: State, side: str) -> Procedure[None]:
    """The Phasing Player sets boundaries, which attach everything, and attaches Formations; then Depots and bases."""
    yield from s17_displays.detachment(g, side)  # 17.2
    s05_settle.propose(g, side)
    yield from areas(g, side)
    s05_settle.attach(g, side)
    yield from formations(g, side)
    yield from s15_depots.relocation(g, side)  # 15.6.4
    yield from s24_belgian.fleeing(g, side)  # 24.3.2


# the Areas


@rule("5.1", "5.1.1#1", "5.1.3", "5.1.4#1")
@procedure
def areas(g: State, side: str) -> Procedure[None]:
    """The player keeps the boundaries or changes them, one after another, until all is allowed and he is done."""
    proposed, forgiven = s05_areas.own(g, side), bool(s05_settle.faults(g, side))
    while proposed:
        chosen: str | None = yield Choose(
            side,
            "area-choose",
            area_options(g, side, proposed, forgiven=forgiven),
            "5.1",
            why_not=why_not_area,
        )
        if chosen is None:
            return
        what, _, army = chosen.partition(" ")
        if what == PROPOSED:
            g.overlapping = ()
            s05_settle.put(g, side, proposed)
        elif what == OVER:
            s05_settle.overlap(g, army)
        elif what == BESIDE:
            s05_settle.part(g, army)
        else:
            yield from s05_points.change(g, side, chosen)


def area_options(g: State, side: str, proposed: Boundaries, forgiven: bool) -> tuple[Option, ...]:
    """To be done, unless something is wrong that was not; each boundary; what may overlap; the first proposal again."""
    own, found = s05_areas.own(g, side), list[Option]()
    if forgiven or not s05_settle.faults(g, side):
        found.append(DONE)
    for each in own:
        ends = tuple(f"hex:{g.board.name(cell)}" for cell in (each.points[0], each.points[-1]))
        args = s05_points.args_of(s05_points.name(each))
        pair = s05_points.name(each)
        found.append(Option(pair, pair, "change", ends, "option-area", args, "5.1.1"))
    for army in (BEF, BELGIAN) if side == "allied" else ():
        if s05_settle.can_overlap(g, army):
            found.append(option(f"{OVER} {army}", label="option-over", rule="5.1.4", army=army_name(army)))
        elif army in g.overlapping:
            found.append(
                option(f"{BESIDE} {army}", label="option-beside", rule="5.1.4", army=army_name(army))
            )
    if own != proposed:
        found.append(option(PROPOSED, label="option-proposed", rule="5.1"))
    return tuple(found)


def why_not_area(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:  # noqa: ARG001
    """What is wrong with the Areas, so that the player cannot be done."""
    return s05_settle.faults(g, question.side)


# Formations


@rule("5.1.2#2", "5.2", "5.2.2a#1", "5.2.4#1", "22.2.4")
@procedure
def formations(g: State, side: str) -> Procedure[None]:
    """The player attaches Formations to corps, or makes them Independent, as far as he likes."""
    while formation_options(g, side) != (DONE,):
        id_: str | None = yield Choose(
            side, "attach-choose", formation_options(g, side), "5.1.2", why_not=why_not_attached
        )
        if id_ is None:
            return
        chosen: str = yield Choose(
            side,
            "attach-to",
            place_options(g, id_),
            "5.2",
            (("name", unit_name(g, id_)), ("unit", id_)),
            why_not=why_not_corps,
        )
        if chosen != BACK.value:
            declare(g, id_, chosen)


def formation_options(g: State, side: str) -> tuple[Option, ...]:
    """The Formations with a choice, and to be done."""
    known = s05_attachment.displays_of(g)
    able = [id_ for id_ in g.on_map(side) if s02_units.is_formation(g, id_) and choices(g, id_, known)]
    return (DONE, *(unit_option(g, id_, "attach", "5.1.2") for id_ in able))


def choices(g: State, id_: str, known: Displays) -> tuple[str, ...]:
    """Where else a Formation may be attached: `corps fr-4`, `corps ` for Independent, `army fr-PARIS`."""
    if s05_attachment.is_railborne(g, id_):
        return ()
    corps = s05_attachment.corps_choices(g, id_, known)
    found = [f"corps {each}" for each in corps if each != g.units[id_].corps]
    return (*found, *(f"army {army}" for army in s05_settle.army_choices(g, id_, known)))


def place_options(g: State, id_: str) -> tuple[Option, ...]:
    return (
        *(place_option(choice) for choice in choices(g, id_, s05_attachment.displays_of(g))),
        BACK,
    )


def place_option(choice: str) -> Option:
    kind, _, name = choice.partition(" ")
    if kind == "army":
        return option(choice, label="option-attach-army", rule="22.2.4", army=army_name(name))
    if name == INDEPENDENT:
        return option("independent", choice, label="option-independent", rule="5.2.4")
    return option(choice, label="option-attach-corps", rule="5.2.2", corps=counters().corps[name].label)


@rule("5.2.2a#1", "5.2.2a#2")
def declare(g: State, id_: str, choice: str) -> None:
    """The Attachment marker of a Formation goes to another box or display."""
    kind, _, name = choice.partition(" ")
    if kind == "army":
        g.change(id_, army=name, corps=INDEPENDENT)
        g.note("attached-army", "5.1.2", **of_unit(g, id_), army=army_name(name))
        return
    side = g.units[id_].side
    named = s05_attachment.reattached(g, id_, name)
    g.means[side] = replace(g.means.get(side, Means()), reattached=named)
    g.change(id_, corps=name)
    corps = counters().corps[name].label if name else "@independent"
    g.note("attached-corps", "5.2", **of_unit(g, id_), corps=corps)


def why_not_attached(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a unit has no choice of corps."""
    kind, _, id_ = subject.partition(":")
    if kind != "unit" or id_ not in g.units or g.units[id_].side != question.side:
        return (because("5.1.2", "attach-own"),)
    if s05_attachment.is_railborne(g, id_):
        return (because("5.1.2", "attach-railborne"),)  # 5.1.2#5
    known, own = s05_attachment.displays_of(g), g.units[id_].army
    found = dict.fromkeys(
        reason
        for corps in (INDEPENDENT, *known.armies)
        if corps == INDEPENDENT or known.armies[corps] == own
        for reason in s05_attachment.corps_refusals(g, id_, corps, known)
    )
    return tuple(found) or (because("5.1.2", "attach-no-choice"),)


def why_not_corps(g: State, question: Choose, subject: str) -> tuple[Reason, ...]:
    """Why a Formation cannot be attached to the corps of a Train: `unit:fr-4-train`."""
    _, _, train = subject.partition(":")
    id_ = str(dict(question.args)["unit"])
    corps = [each for each, unit in s05_attachment.corps_in_play(g).items() if unit == train]
    return s05_attachment.corps_refusals(g, id_, corps[0]) if corps else (because("5.2", "attach-no-corps"),)


# Counter Movement


@rule("5.1.1a", "4.2.6#1")
@procedure
def extension(g: State, side: str) -> Procedure[None]:
    """Before Counter Movement, boundaries that no longer reach the enemy's front are extended to it."""
    changed = extend(g, side)
    while changed:
        pair: str | None = yield Choose(side, "extension-choose", extension_options(g, changed), "5.1.1a")
        if pair is None:
            return
        most = len(s05_points.find(g, pair).points)
        yield from s05_points.move_point(g, side, pair, s05_points.FRONT, most=max(most, MOST_POINTS))


def extend(g: State, side: str) -> tuple[str, ...]:
    """Extend all that must be; which those are."""
    judge, changed = s05_boundaries.Judge(g, side), []
    for each in s05_areas.own(g, side):
        new = s05_boundaries.extended(g, each, judge)
        if new != each:
            s05_points.set_points(g, s05_points.name(each), new.points)
            changed.append(s05_points.name(each))
    return tuple(changed)


def extension_options(g: State, changed: tuple[str, ...]) -> tuple[Option, ...]:
    found = []
    for pair in changed:
        front = g.board.name(s05_points.find(g, pair).points[0])
        args = (*s05_points.args_of(pair), ("hex", front))
        found.append(Option(pair, pair, "change", (f"hex:{front}",), "option-extension", args, "5.1.1a"))
    return (DONE, *found)
