"""16.5 Fire missions: the target, steps 7 and 8, and what a nine does. Steps 1 to 6 are in s16_spotting."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, Choose, Option, Roll
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Args
from grognard.engine.rulebook import rule
from grognard.games.gts.rules import (
    s15_fire,
    s15_rating,
    s16_advice,
    s16_classes,
    s16_contact,
    s16_counter_battery,
    s16_effects,
    s16_parks,
    s16_spotting,
    s29_checks,
)
from grognard.games.gts.rules.words import hex_name, hex_option, of_unit, shown, unit_option
from grognard.games.gts.state import State

NINE = 9
SPOTTED, COUNTER, DIRECT = "spotted", "counter-battery", "direct"
"""The ways in which a Unit may be fired at; a self-spotted mission is among the first."""
Units = tuple[str, ...]
BARRAGE = Option("barrage", "barrage", "barrage", (), "option-barrage", (), "16.6.2.1")
TRY = Option("try", True, "roll", (), "option-try-bonus", (), "15.6.3")
FORGO = Option("forgo", False, "forgo", (), "option-forgo-bonus", (), "15.6.3")


# who may, and at whom


@rule("16.5#1", "16.1.M#1", "16.1.I#1", "16.1.E#1", "16.1.O#1")
def fires_mission(g: State, id_: str) -> bool:
    """The fire of Mortars and Artillery is asked for here, whether it turns out indirect or direct."""
    return s16_classes.fires_indirectly(g, id_)


@rule("16.5#1", "16.5.2", "13.2.2")
def may_fire_mission(g: State, id_: str) -> bool:
    """Whether there is anything that its Indirect Fire reaches: an enemy, a park that has fired, or an empty hex."""
    unit = g.units[id_]
    if unit.suppressed or unit.entering or unit.where < 0 or not fires_mission(g, id_):
        return False
    return next(empty_hexes(g, id_), None) is not None or bool(targets(g, id_))


@rule("15.3#5", "16.5#1", "16.5#2", "16.7#10", "16.2.5#1", "16.2.5#5", "16.2.5#6", "16.2#4")
def ways(g: State, firer: str, target: str, spotters: Units) -> tuple[str, ...]:
    """How a Unit may fire at an enemy: directly up to three hexes, else by a mission or by counter-battery fire."""
    cell = g.units[target].where
    if s16_classes.fires_directly_at(g, firer, g.board.distance(g.units[firer].where, cell)):
        return (DIRECT,) if s15_fire.may_target(g, firer, target) else ()
    found = (SPOTTED,) if next(s16_spotting.observers(g, firer, cell, spotters), "") else ()
    return (*found, COUNTER) if s16_counter_battery.may_fire_at(g, firer, target) else found


@rule("15.3#5", "15.5.1#3", "8.0#9")
def targets(g: State, firer: str) -> Units:
    """The enemy Units that it may fire at, in whatever way."""
    spotters = s16_spotting.spotters(g, firer)
    return tuple(id_ for id_ in g.on_map(g.other(g.units[firer].side)) if ways(g, firer, id_, spotters))


@rule("16.5#1", "16.5.3", "16.6.2.1#7")
def empty_hexes(g: State, firer: str) -> Iterator[Cell]:
    """Hexes without any Unit into which it could fire a mission, one by one."""
    unit, board = g.units[firer], g.board
    farthest = s16_spotting.reach(g, firer, spotted=True)
    if farthest < s16_classes.nearest(g, firer):
        return
    spotters = s16_spotting.spotters(g, firer)
    for cell in board.within(unit.where, farthest):
        if cell in g.at or board.terrain[cell] == "none":
            continue
        if next(s16_spotting.observers(g, firer, cell, spotters), ""):
            yield cell


# choosing


def hex_options(g: State, firer: str) -> tuple[Option, ...]:
    """The hexes of enemies that can be fired at, and `barrage` for an empty one."""
    cells = dict.fromkeys(g.units[id_].where for id_ in targets(g, firer))
    offered = tuple(hex_option(g, cell, "fire", "16.5") for cell in cells)
    empty = next(empty_hexes(g, firer), None) is not None
    return (*offered, BARRAGE) if empty else offered


def targets_in(g: State, firer: str, cell: Cell) -> Units:
    return tuple(id_ for id_ in targets(g, firer) if g.units[id_].where == cell)


def way_options(g: State, firer: str, target: str) -> tuple[Option, ...]:
    offered = tuple(
        Option(way, way, "fire", (f"unit:{target}",), f"option-way-{way}", (), "16.7")
        for way in ways(g, firer, target, s16_spotting.spotters(g, firer))
    )
    return (*offered, BACK)


def args_of(g: State, firer: str) -> Args:
    return (("name", g.units[firer].name), ("unit", firer))


@rule("16.5#1", "16.5#2", "16.6.2.1#7", "15.3#5", "15.5.1#3")
@procedure
def mission_action(g: State, id_: str, bound: bool) -> Procedure[bool]:
    """A Mortar or Artillery Unit fires: at a hex, at a Unit in it, in one of the ways there are.

    False if it was taken back; `bound`: it must fire, as its stack has.
    """
    side = g.units[id_].side
    while True:
        aim: Cell | str = yield Choose(
            side,
            "mission-hex",
            (*hex_options(g, id_), *(() if bound else (BACK,))),
            "16.5",
            args_of(g, id_),
            explain=s16_advice.explain_hex,
            why_not=s16_advice.why_not_target,
        )
        if aim == BACK.value:
            return False
        if aim == BARRAGE.value:
            empty: Cell | str = yield Choose(
                side,
                "barrage-hex",
                (*(hex_option(g, cell, "barrage", "16.6.2.1") for cell in empty_hexes(g, id_)), BACK),
                "16.6.2.1",
                args_of(g, id_),
                explain=s16_advice.explain_hex,
                why_not=s16_advice.why_not_barrage,
            )
            if isinstance(empty, str):
                continue
            yield from fire_at_hex(g, id_, empty)
            return True
        assert not isinstance(aim, str)
        target: str = yield from choose_target(g, id_, aim)
        if target == BACK.value:
            continue
        way: str = yield from choose_way(g, id_, target)
        if way == BACK.value:
            continue
        if way == DIRECT:
            yield from s15_fire.fire_at(g, id_, target)  # 16.5#2
        else:
            yield from fire_mission(g, id_, target, way == COUNTER)
        return True


@rule("15.3#5", "15.5.1#3")
@procedure
def choose_target(g: State, firer: str, cell: Cell) -> Procedure[str]:
    """One enemy Unit in the hex; not asked if there is only one."""
    found = targets_in(g, firer, cell)
    if len(found) == 1:
        return found[0]
    target: str = yield Choose(
        g.units[firer].side,
        "mission-target",
        (*(unit_option(g, id_, "fire", "16.5") for id_ in targets_in(g, firer, cell)), BACK),
        "16.5",
        (*args_of(g, firer), ("hex", g.board.name(cell))),
        explain=s16_advice.explain_target,
        why_not=s16_advice.why_not_target,
        odds=s16_advice.odds_of_target,
    )
    return target


@rule("16.7#10")
@procedure
def choose_way(g: State, firer: str, target: str) -> Procedure[str]:
    """A Unit in a park may be open to a spotted mission and to counter-battery fire."""
    found = ways(g, firer, target, s16_spotting.spotters(g, firer))
    if len(found) == 1:
        return found[0]
    way: str = yield Choose(
        g.units[firer].side,
        "mission-way",
        way_options(g, firer, target),
        "16.7",
        (*args_of(g, firer), ("target", g.units[target].name), ("target_unit", target)),
        explain=s16_advice.explain_way,
    )
    return way


# 16.5.7 and 16.5.8


@rule("16.5.7#2", "16.6.2.1#4", "15.6.3#1")
@procedure
def company_bonus(g: State, firer: str, cell: Cell) -> Procedure[bool]:
    """The check is made: nobody fires without the bonus in order to lay a light barrage instead of a heavy one.

    By the other reading the owner says whether it is; so it stays in games that were begun before there was a choice.
    """
    is_made = g.setting.options.get("forgo_bonus", "yes") == "no"
    if is_made or not s15_rating.has_company(g, firer):
        return (yield from s15_fire.company_bonus(g, firer))
    tries: bool = yield Choose(
        g.units[firer].side,
        "mission-bonus",
        (TRY, FORGO),
        "16.5.7",
        (*args_of(g, firer), ("hex", g.board.name(cell))),
        explain=s16_advice.explain_bonus,
    )
    if not tries:
        return False
    return (yield from s15_fire.company_bonus(g, firer))


@rule("16.5.7#1", "16.5.7#2", "16.5.8", "16.4#2", "16.6.2.1#5", "16.6.2.1#10", "16.7#7", "16.7#8")
@procedure
def fire_mission(g: State, firer: str, target: str, counter: bool) -> Procedure[None]:
    """Resolved like Direct Fire without range; then others in the hex, and last the barrage, hit or miss."""
    cell = g.units[target].where
    announce(g, firer, cell, target, counter)
    others = tuple(id_ for id_ in g.in_hex(cell) if id_ != target)
    bonus: bool = yield from company_bonus(g, firer, cell)
    faces: tuple[int, ...] = yield Roll(
        1, s29_checks.FACES, "fire", g.units[firer].side, firer, "low", zero=True
    )
    if s29_checks.die(faces) == NINE:
        no_fire(g, firer)
        return
    extra = s16_counter_battery.EXTRA if counter else ()
    result: str = yield from s15_fire.strike(
        g, firer, target, "indirect", s29_checks.die(faces), bonus, extra
    )
    if s16_effects.spreads(g, firer, result):
        yield from s16_effects.strike_others(g, others)
    place(g, firer, cell, bonus)


@rule("16.6.2.1#7", "16.5.7#2")
@procedure
def fire_at_hex(g: State, firer: str, cell: Cell) -> Procedure[None]:
    """A mission into an empty hex: any roll but a nine places the barrage."""
    announce(g, firer, cell, "", False)
    bonus: bool = yield from company_bonus(g, firer, cell)
    faces: tuple[int, ...] = yield Roll(
        1, s29_checks.FACES, "barrage-roll", g.units[firer].side, firer, "low", zero=True
    )
    die = s29_checks.die(faces)
    g.note("barrage-roll-made", "16.6.2.1", **of_unit(g, firer), die=die, hex=hex_name(g, cell))
    if die == NINE:
        no_fire(g, firer)
        return
    s16_parks.mark_fired(g, firer)
    place(g, firer, cell, bonus)


@rule("16.3.1#5", "16.3.2#6", "16.4#1", "16.5.5")
def announce(g: State, firer: str, cell: Cell, target: str, counter: bool) -> None:
    """Say who fires at what and who spots. Emplaced Artillery that spots for itself loses contact."""
    spotter = "" if counter else s16_spotting.observer(g, firer, cell)
    by_itself = spotter == firer
    kind = "counter" if counter else "self" if by_itself else "spotted"
    g.note(
        f"mission-{kind}",
        "16.7" if counter else "16.5",
        **of_unit(g, firer),
        hex=hex_name(g, cell),
        target=g.units[target].name if target else "@empty-hex",
        spotter=g.units[spotter].name if spotter else "",
    )
    if by_itself and s16_classes.is_emplaced(g, firer):
        s16_contact.lose(g, firer)


@rule("16.5#4", "16.3.1#2", "16.3.2#3", "EX.SP#2")
def no_fire(g: State, firer: str) -> None:
    """A nine: no fire takes place, no barrage, the park stays as it is (c84), and contact is lost if there was any."""
    g.note("mission-nine", "16.5", **of_unit(g, firer))
    s16_contact.lose(g, firer)


@rule("16.5.8", "16.6.2.1#1", "16.6.2.1#2")
def place(g: State, firer: str, cell: Cell, bonus: bool) -> None:
    """The barrage of a mission, by the strength of the firer, which is said."""
    mods = s16_effects.strength(g, firer, bonus)
    g.note("barrage-strength", "16.6.2.1", **of_unit(g, firer), modifiers=shown(mods), total=mods.total)
    s16_effects.barrage(g, cell, s16_effects.kind_of(mods.total))
