"""13.2, 13.3 Siege-Artillery and Siege-Train HQs: how guns and markers are deployed, and what ends that."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.engine.decision import DONE, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Reason, because
from grognard.engine.rulebook import rule
from grognard.games.oao.counters import Side
from grognard.games.oao.counters_markers import markers
from grognard.games.oao.counters_own import piece_of
from grognard.games.oao.reference_siege import limits
from grognard.games.oao.rules import s03_told, s06_losses, s13_guns, s18_operational
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.rules.words import of_unit, unit_name
from grognard.games.oao.state import OFF_MAP, REMOVED, TRACK, Due, State, Unit

DUE = "siege"
"""What stands on the GT Record Track for a Siege-Artillery marker."""


# what the units in `g.move` may do


def options(g: State) -> tuple[Option, ...]:
    """The guns in `g.move` may deploy or limber up; an HQ may deploy its markers."""
    found: list[Option] = []
    for id_ in g.move.units if g.move is not None else ():
        if s13_guns.is_gun(g, id_):
            if deploy_refused(g, id_) is None:
                found.append(_option(g, "deploy", id_, id_, "13.2.1"))
            if limber_refused(g, id_) is None:
                found.append(_option(g, "limber", id_, id_, "13.2.1#4"))
        elif s13_guns.is_train(g, id_) and train_refused(g, id_) is None:
            found += [_option(g, "deploy", id_, marker, "13.3.3#3") for marker in reserve(g, id_)]
    return tuple(found)


def _option(g: State, kind: str, id_: str, what: str, rule_: str) -> Option:
    """An option to deploy or to limber up; `what` is the gun or the marker."""
    act = Act("deploy" if kind == "deploy" else "limber", g.units[id_].where, what)
    args = (("name", piece_of(g.setting.key(what)).label), ("hex", g.board.name(g.units[id_].where)))
    return Option(f"{kind} {what}", act, kind, (f"unit:{id_}",), f"option-{kind}", args, rule_)


def _has_moved(g: State, id_: str) -> bool:
    """Whether a unit of `g.move` was not stationary all the phase."""
    return g.move is None or g.move.spent > 0 or g.units[id_].where != g.move.began or g.units[id_].moved


@rule("13.2.1#1", "13.2.1#2")
def deploy_refused(g: State, id_: str) -> Reason | None:
    """Why a gun cannot deploy in this phase."""
    name = unit_name(g, id_)
    if g.units[id_].mode != "":
        return because("13.2", "why-not-deploy-mode", name=name)
    if _has_moved(g, id_):
        return because("13.2.1", "why-not-deploy-moved", name=name)
    if g.phase == "counter_movement" and not s13_guns.gun(g, id_).counter_movement:
        return because("13.2.1#2", "why-not-deploy-heavy", name=name)
    return None


@rule("13.2.1#4", "13.3.3#8")
def limber_refused(g: State, id_: str) -> Reason | None:
    """Why a gun has nothing to limber up."""
    return (
        None if g.units[id_].mode == "deployed" else because("13.2", "why-not-limber", name=unit_name(g, id_))
    )


@rule("13.3.3#3")
def train_refused(g: State, id_: str) -> Reason | None:
    """Why an HQ cannot deploy markers in this phase; one that shows its Deploying side for a Prep may."""  # C-75
    name = unit_name(g, id_)
    if g.phase != "movement":
        return because("13.3.3#3", "why-not-train-phase", name=name)
    if g.units[id_].mode not in ("", "deploying") or _has_moved(g, id_):
        return because("13.3.3#3", "why-not-train-moved", name=name)
    if not is_at_railway(g, id_):
        return because("13.3.3#3", "why-not-train-railway", name=name)
    return None if reserve(g, id_) else because("13.3.3#1", "why-not-train-empty", name=name)


def is_at_railway(g: State, id_: str) -> bool:
    """Whether a unit is on a Friendly Operational RR hex or next to one."""
    cell = g.units[id_].where
    lines = s18_operational.operational(g, g.units[id_].side)
    return not lines.isdisjoint((cell, *g.board.adjacent[cell]))


@rule("13.3.3#1", "13.3.3#9")
def reserve(g: State, train: str) -> tuple[str, ...]:
    """The markers that travel with an HQ in reserve."""
    return tuple(
        id_
        for id_, marker in markers().siege.items()
        if marker.hq == train
        and (id_ not in g.units or g.units[id_].where == OFF_MAP)
        and not (marker.removed_on_gt is not None and g.gt >= marker.removed_on_gt)
    )


# what they do


@rule("13.2.1", "13.3.3#3", "13.3.3#4")
@procedure
def deploy(g: State, act: Act) -> Procedure[None]:
    """A gun stays where it is and deploys, or limbers up; an HQ sends for a marker, and for others if it wants them."""
    if act.kind == "limber":
        limber(g, act.unit)
        return
    if act.unit in markers().siege:
        yield from deploy_markers(g, markers().siege[act.unit].hq, act.unit)
        return
    g.change(act.unit, mode="deploying")
    own(g, "deploys", "13.2.1", act.unit)
    stay(g, act.unit)


@rule("13.3.3#4")
@procedure
def deploy_markers(g: State, train: str, first: str) -> Procedure[None]:
    """The HQ shows its Deploying side; its markers go on the track, one GT ahead."""
    g.change(train, mode="deploying")
    chosen: str | None = first
    while chosen is not None:
        send_for(g, train, chosen)
        if not reserve(g, train):
            break
        chosen = yield Choose(
            g.units[train].side,
            "deploy-another",
            (*(_option_of(marker) for marker in reserve(g, train)), DONE),
            "13.3.3#4",
            (("name", unit_name(g, train)),),
            secret=True,
        )
    stay(g, train)


def _option_of(marker: str) -> Option:
    args = (("name", markers().siege[marker].label),)
    return Option(marker, marker, "deploy", (), "option-siege-marker", args, "13.3.3#4")


def send_for(g: State, train: str, marker: str) -> None:
    """A marker leaves the reserve for the track."""
    when = g.gt + limits().marker_delay
    g.units[marker] = Unit(g.setting.key(marker), Side.GERMAN.value, TRACK)
    g.put_on_track(when, Due(DUE, marker, side=g.units[train].side))
    g.note("marker-sent-for", "13.3.3#4", name=unit_name(g, marker), gt=when)


def own(g: State, text: str, rule_: str, id_: str) -> None:
    """What only the owner of a gun reads: it lies deep in its stack, and nobody sees which side is up."""  # 3.1.6a#2
    where = g.board.name(g.units[id_].where)
    g.note(text, rule_, to=(g.units[id_].side,), **of_unit(g, id_), hex=where)


def stay(g: State, id_: str) -> None:
    """The move of a unit is over; what else is in `g.move` may go on."""
    g.change(id_, moved=True)
    if g.move is not None:
        g.move = replace(g.move, units=tuple(each for each in g.move.units if each != id_))


@rule("13.2.1#4", "13.3.3#8", "13.3.3#9")
def limber(g: State, id_: str) -> None:
    """A gun goes back to Mobile Mode and may move on; a marker goes back to reserve, and METZ out of the game."""
    own(g, "limbers", "13.2.1#4", id_)
    if not s13_guns.is_marker(g, id_):
        g.change(id_, mode="")
        return
    gone = markers().siege[id_].removed_on_gt is not None
    stay(g, id_)
    g.move_to(id_, REMOVED if gone else OFF_MAP, mode="")


def end_of_phase(g: State, side: str) -> None:
    """What was deploying in a movement phase is deployed."""  # 13.2.1#3
    for id_ in s13_guns.on_map(g, side):
        if g.units[id_].mode == "deploying":
            g.change(id_, mode="deployed")
            own(g, "deployed", "13.2.1", id_)


def refused(g: State, id_: str, cell: Cell) -> Reason | None:
    """Why a marker or an HQ may not move into a hex, whichever it is; guns that move limber up by that."""
    return None if cell == g.units[id_].where else rooted(g, id_)


@rule("13.3.3#2", "13.3.3#6", "20.1#3")
def rooted(g: State, id_: str) -> Reason | None:
    """Why a marker or an HQ may not leave its hex."""
    if s13_guns.is_marker(g, id_):
        return because("13.3.3#2", "why-not-marker-moves", name=unit_name(g, id_))
    if s13_guns.is_train(g, id_) and g.units[id_].mode == "deploying":
        return because("13.3.3#6", "why-not-train-deploying", name=unit_name(g, id_))
    if g.preparation is not None and g.preparation.hq == id_:
        return because("20.1#3", "why-not-train-prep", name=unit_name(g, id_))
    return None


# what happens to them


@rule("13.3.3#5", "13.3.3#9")
def preliminary(g: State) -> None:
    """The German Preliminary Phase: markers that are due are put on the map deployed, METZ leaves on its GT."""
    for due in take_due(g, DUE):
        place(g, due.unit)
    for id_, marker in markers().siege.items():
        if marker.removed_on_gt == g.gt and id_ in g.units and g.units[id_].where != REMOVED:
            g.move_to(id_, REMOVED)
            g.note("marker-withdrawn", "13.3.3#9", **of_unit(g, id_))


def take_due(g: State, kind: str) -> tuple[Due, ...]:
    """What is due now of a kind, taken off the track."""  # 4.2.1#1
    due = g.track.get(g.gt, ())
    found = tuple(each for each in due if each.kind == kind)
    if found:
        g.keep_on_track(g.gt, tuple(each for each in due if each.kind != kind))
    return found


def place(g: State, marker: str) -> None:
    """A marker is put on the map with its HQ, which shows its front again."""
    train = markers().siege[marker].hq
    if g.units[train].where < 0:
        g.move_to(marker, OFF_MAP)
        return
    g.move_to(marker, g.units[train].where, mode="deployed", army=g.units[train].army)
    g.change(train, mode="")
    s03_told.tell(
        g,
        "marker-placed",
        "13.3.3#5",
        unit=marker,
        unseen="marker-placed-unseen",
        own={"hex": g.board.name(g.units[train].where)},
    )


@rule("13.3.3#2", "13.3.3#7")
def driven_back(g: State, units: tuple[str, ...]) -> tuple[str, ...]:
    """Units are forced to retreat: those of them that can, once markers are lost and guns and HQs are mobile again."""
    for id_ in units:
        if s13_guns.is_gun(g, id_):
            if s13_guns.is_marker(g, id_):
                s06_losses.eliminate(g, id_, "13.3.3#2")
            else:
                g.change(id_, mode="")
        elif s13_guns.is_train(g, id_) and g.units[id_].mode == "deploying":
            g.change(id_, mode="")
            recall(g, id_)
    return tuple(id_ for id_ in units if g.units[id_].where >= 0)


def recall(g: State, train: str) -> None:
    """The markers that an HQ was deploying go back to reserve."""
    coming = [id_ for id_, each in markers().siege.items() if each.hq == train and _is_coming(g, id_)]
    for id_ in coming:
        g.move_to(id_, OFF_MAP)
        g.note("marker-recalled", "13.3.3#7", **of_unit(g, id_))
    for gt, dues in tuple(g.track.items()):
        g.keep_on_track(gt, tuple(due for due in dues if not (due.kind == DUE and due.unit in coming)))


def _is_coming(g: State, id_: str) -> bool:
    return id_ in g.units and g.units[id_].where == TRACK


@rule("20.1#8")
def scrap(g: State, ids: list[str]) -> None:
    """Markers are out of the game, whether in reserve, on the track or on the map."""
    for id_ in ids:
        if id_ not in g.units:
            g.units[id_] = Unit(g.setting.key(id_), Side.GERMAN.value, OFF_MAP)
        g.move_to(id_, REMOVED, mode="")
    for gt, dues in tuple(g.track.items()):
        g.keep_on_track(gt, tuple(due for due in dues if not (due.kind == DUE and due.unit in ids)))
