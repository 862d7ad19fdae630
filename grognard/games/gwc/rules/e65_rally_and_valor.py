"""E65 Devil Dogs, E66 En Avant, E69 Field Promotion, E78 Marseillaise, E79 Meccano and E96 Valor: what helps."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import PASS, Choose, Option, option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.rulebook import rule
from grognard.games.gwc.cards import EventName
from grognard.games.gwc.registry import EVENTS
from grognard.games.gwc.rules import e56_choices, s03_formations, s07_victory
from grognard.games.gwc.rules.words import name, side_name, unit_option
from grognard.games.gwc.state import State
from grognard.games.gwc.support import tracks

RAISE = "surrender"


@rule("E65")
@procedure
def devil_dogs(g: State, side: str, _card: str) -> Procedure[None]:
    """The American player may Rally a Unit or raise his Surrender level."""
    yield from rally_or_hold_on(g, side, "E65")


@rule("E66")
@procedure
def en_avant(g: State, side: str, _card: str) -> Procedure[None]:
    """The French player may Rally a Unit or raise his Surrender level."""
    yield from rally_or_hold_on(g, side, "E66")


@procedure
def rally_or_hold_on(g: State, side: str, rule_: str) -> Procedure[None]:
    """Either a broken Unit is Rallied or the Surrender marker moves up one space."""
    picked: str | None = yield Choose(
        side, "choose-rally-or-surrender", (*rally_options(g, side, rule_), PASS), rule_
    )
    if picked == RAISE:
        g.surrender[side] += 1
        g.note("surrender-raised", rule_, side=side_name(side), space=g.surrender[side])
    elif picked is not None:
        s07_victory.rally(g, picked, rule_)


def rally_options(g: State, side: str, rule_: str) -> tuple[Option, ...]:
    """The side's broken Units, and a higher space for its Surrender marker if the track has one."""
    everybody = rule_ == "E65" and g.setting.options["edition"] == "fr"  # E65#fr
    broken = (id_ for id_ in g.of(side) if g.formations[id_].broken)
    found = [
        unit_option(g, id_, "rally", rule_) for id_ in broken if everybody or s03_formations.is_unit(g, id_)
    ]
    if g.surrender[side] < tracks().casualty.spaces:
        found.append(option(RAISE, None, "raise", (), "option-raise-surrender", rule_))
    return tuple(found)


@rule("E69")
@procedure
def field_promotion(g: State, side: str, _card: str) -> Procedure[None]:
    """The receiving player may make one of his Leaders a Veteran."""
    leaders = tuple(
        id_ for id_ in g.of(side) if s03_formations.is_leader(g, id_) and not g.formations[id_].veteran
    )
    leader: str | None = yield from e56_choices.choose_unit(
        g, side, "choose-field-promotion", leaders, "E69", may=True
    )
    if leader is not None:
        make_veteran(g, leader, "E69")


@rule("E96", "EX.fire.G")
@procedure
def valor(g: State, side: str, _card: str) -> Procedure[None]:
    """A friendly Unit next to an enemy Formation becomes a Veteran."""
    enemies = g.of(g.other(side))
    units = tuple(
        id_
        for id_ in e56_choices.units_of(g, side)
        if not g.formations[id_].veteran
        and e56_choices.is_adjacent_to_any(g, g.formations[id_].cell, enemies)
    )
    unit: str | None = yield from e56_choices.choose_unit(g, side, "choose-valor", units, "E96")
    if unit is not None:
        make_veteran(g, unit, "E96")


@rule("8.1.1#1")
def make_veteran(g: State, id_: str, rule_: str) -> None:
    g.change(id_, veteran=True)
    g.note("veteran", rule_, name=name(g, id_), unit=id_)


@rule("E78")
@procedure
def marseillaise(g: State, side: str, _card: str) -> Procedure[None]:
    """The French player Rallies all his Units and Leaders in one hex."""
    broken = [id_ for id_ in g.of(side) if g.formations[id_].broken and not s03_formations.is_tank(g, id_)]
    cells = tuple(sorted({g.formations[id_].cell for id_ in broken}))
    cell: Cell | None = yield from e56_choices.choose_hex(g, side, "choose-marseillaise", cells, "E78")
    for id_ in g.in_hex(cell, side) if cell is not None else ():
        if g.formations[id_].broken and not s03_formations.is_tank(g, id_):
            s07_victory.rally(g, id_, "E78")


@rule("E79")
@procedure
def meccano(g: State, side: str, _card: str) -> Procedure[None]:
    """The receiving player may take a Suppressed marker off one of his Tanks, or Rally a broken one."""
    french_edition = g.setting.options["edition"] == "fr"
    player = "french" if french_edition else side  # E79#fr
    if player not in g.setting.sides or not repairs(g, player):
        e56_choices.nothing(g, "E79")
        return
    picked: str | None = yield Choose(player, "choose-meccano", (*repairs(g, player), PASS), "E79")
    if picked is None:
        return
    repair, _, tank = picked.partition(":")
    if repair == "rally":
        s07_victory.rally(g, tank, "E79")
    else:
        s07_victory.unsuppress(g, tank, "E79")


def repairs(g: State, side: str) -> tuple[Option, ...]:
    """What a mechanic can do for each Tank of a side."""
    found = []
    for id_ in (id_ for id_ in g.of(side) if s03_formations.is_tank(g, id_)):
        touches, where = (f"unit:{id_}",), g.board.name(g.formations[id_].cell)
        for repair, needed in (
            ("suppression", g.formations[id_].suppressed),
            ("rally", g.formations[id_].broken),
        ):
            if needed:
                label = f"option-meccano-{repair}"
                found.append(
                    option(
                        f"{repair}:{id_}", None, repair, touches, label, "E79", name=name(g, id_), hex=where
                    )
                )
    return tuple(found)


EVENTS[EventName.DEVIL_DOGS] = devil_dogs
EVENTS[EventName.EN_AVANT] = en_avant
EVENTS[EventName.FIELD_PROMOTION] = field_promotion
EVENTS[EventName.MARSEILLAISE] = marseillaise
EVENTS[EventName.MECCANO] = meccano
EVENTS[EventName.VALOR] = valor
