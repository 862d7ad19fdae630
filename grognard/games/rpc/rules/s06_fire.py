"""6.5 Fire: targets, circumstance modifiers, area and anti-tank fire, and the firefight with those who fire back."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.decision import BACK, Choose, Option
from grognard.engine.procedure import Procedure, procedure
from grognard.engine.reasons import Modifiers, Reason
from grognard.engine.rulebook import rule
from grognard.games.rpc.reference import card
from grognard.games.rpc.rules import (
    s03_units,
    s04_ground,
    s04_sight,
    s06_advice,
    s06_commands,
    s06_reaction,
    s06_transport,
    s08_terrain,
)
from grognard.games.rpc.rules.words import called, of_unit, unit_name
from grognard.games.rpc.state import Shot, State

Circumstances = tuple[tuple[Reason, ...], ...]
"""The modifiers that apply, a tuple for each category; of each the owner of the target takes one."""


# who may fire at what


def may_fire(g: State, id_: str) -> bool:
    """The unit has something to fire at."""
    return bool(shots(g, id_))


@rule("6.51#1", "6.52#1", "GLOSS.dash", "GLOSS.antitank")
def shots(g: State, id_: str) -> tuple[Shot, ...]:
    """Every shot that the unit may make by command now: at hexes with enemies, in the order of the map."""
    unit, face = g.units[id_], s03_units.values(g, id_)
    if unit.where < 0 or face.range is None:
        return ()
    distances, reach = g.board.distances(unit.where), face.range
    found: list[Shot] = []
    for cell in sorted([cell for cell in g.at if distances[cell] <= reach]):
        targets = g.in_hex(cell, g.other(unit.side))
        if targets and may_reach(g, id_, cell):
            found += shots_into(g, id_, cell, targets)
    return tuple(found)


def shots_into(g: State, id_: str, cell: Cell, targets: tuple[str, ...]) -> list[Shot]:
    """Area fire if one of these targets is no AFV, and anti-tank fire at each that is one."""
    face, found = s03_units.values(g, id_), []
    armour = [target for target in targets if s03_units.is_afv(g, target)]
    if face.firepower is not None and len(armour) < len(targets):  # 6.53#1
        found.append(Shot(id_, cell))
    if face.anti_tank is not None:
        found += [Shot(id_, cell, target) for target in armour]  # 6.54#1
    return found


@rule("6.51#4", "6.51#5", "6.51#7", "6.51#8", "6.52#1", "6.52#2")
def may_reach(g: State, id_: str, cell: Cell) -> bool:
    """In range and in sight; among enemies only within the own hex, and mortars never there."""
    unit, face = g.units[id_], s03_units.values(g, id_)
    if unit.where == cell:
        return not s03_units.is_mortar(g, id_)
    if face.range is None or g.board.distance(unit.where, cell) > face.range:
        return False
    if g.in_hex(unit.where, g.other(unit.side)):
        return False
    return s04_sight.sight(g, unit.where, cell, id_).clear


# 6.53, 6.54 circumstance modifiers


@rule("REF.cat", "6.53#3", "6.54#3")
def circumstances(g: State, shot: Shot, target: str) -> Circumstances:
    """What applies in each category: deployment, movement, range, terrain, visibility."""
    shooter = g.units[shot.shooter]
    plunging = s03_units.is_mortar(g, shot.shooter)
    from_level = s04_ground.level(g, shooter.where)
    covers = s08_terrain.cover(g, target, from_level=from_level, plunging=plunging)
    hidden = concealment(g, shot)
    as_terrain = g.setting.options["concealment_category"] == "terrain"
    return (
        deployment(g, target),
        movement(g, target, anti_tank=bool(shot.at)),
        at_range(g, g.board.distance(shooter.where, shot.cell)),
        covers + hidden if as_terrain else covers,
        out_of_gas(g, shot) if as_terrain else hidden + out_of_gas(g, shot),
    )


@rule("7.241#1", "REF.oma")
def circumstances_of_ffe(g: State, target: str, *, howitzer: bool) -> Circumstances:
    """Off-map artillery has deployment, movement and terrain, and no level from which it fires."""
    covers = s08_terrain.cover(g, target, from_level=None, plunging=howitzer)
    return (deployment(g, target), movement(g, target, anti_tank=False), covers)


def deployment(g: State, target: str) -> tuple[Reason, ...]:  # REF.dep.formed
    value = card().deployment.formed
    return (Reason("REF.dep.formed", "mod-formed", value),) if g.units[target].formed else ()


def movement(g: State, target: str, *, anti_tank: bool) -> tuple[Reason, ...]:  # REF.mov.area, REF.mov.at
    values = card().movement
    value = values.anti_tank if anti_tank else values.area
    return (Reason("REF.mov.area", "mod-moving", value),) if g.units[target].moving and value else ()


def at_range(g: State, distance: int) -> tuple[Reason, ...]:  # REF.rng.0, REF.rng.1, REF.rng.2
    values = card().range
    if distance == 0:
        return (Reason("REF.rng.0", "mod-same-hex", values.same_hex),)
    if distance == 1:
        return ()
    steps = distance // 2 if g.setting.options["long_range"] == "steps" else 1
    return (Reason("REF.rng.2", "mod-range", steps * values.every_second_hex, (("range", distance),)),)


@rule("4.81#1", "4.81#2", "8.03#1", "8.03#2", "REF.vis.conceal")
def concealment(g: State, shot: Shot) -> tuple[Reason, ...]:
    """A hex of concealment between the two, not in the hex of either."""
    if not s04_sight.sight(g, g.units[shot.shooter].where, shot.cell, shot.shooter).concealed:
        return ()
    return (Reason("4.81", "mod-concealed", card().visibility.concealment),)


@rule("7.514#1", "7.514#2", "REF.vis.gas")
def out_of_gas(g: State, shot: Shot) -> tuple[Reason, ...]:
    """Fire out of a gas hex at another one."""
    here = g.units[shot.shooter].where
    if here == shot.cell or here not in g.gas:
        return ()
    return (Reason("7.514", "mod-out-of-gas", card().visibility.out_of_gas),)


@rule("6.53#2", "6.54#2")
def base(g: State, shot: Shot) -> Modifiers:
    """Firepower, or the anti-tank value."""
    face = s03_units.values(g, shot.shooter)
    if shot.at:
        return Modifiers().plus(face.anti_tank or 0, "mod-anti-tank", "6.54")
    return Modifiers().plus(face.firepower or 0, "mod-firepower", "6.53")


@rule("6.53#4", "6.54#3", "6.53#3")
@procedure
def chosen(g: State, target: str, first: Modifiers, offered: Circumstances) -> Procedure[Modifiers]:
    """One modifier of each category; where several apply, the owner of the target picks."""
    mods = first
    for category in offered:
        values = {reason.value for reason in category}
        if len(values) > 1:
            taken: int = yield Choose(
                g.units[target].side,
                "modifier-choose",
                modifier_options(category),
                "6.53",
                (("name", unit_name(g, target)), ("unit", target)),
                why_not=s06_advice.why_not_modifier,
            )
            mods = mods.and_all((category[taken],))
        elif category:
            mods = mods.and_all(category[:1])
    return mods


def modifier_options(category: tuple[Reason, ...]) -> tuple[Option, ...]:
    """One option a modifier, with its value."""
    return tuple(
        Option(
            reason.text,
            i,
            "modifier",
            (),
            "option-modifier",
            (("what", f"@{reason.text}"), ("value", reason.value or 0)),
            reason.rule,
        )
        for i, reason in enumerate(category)
    )


def fire_modifiers(g: State, shot: Shot, target: str) -> Modifiers:
    """The sum if the owner takes what helps him most: for explanations and odds."""
    mods = base(g, shot)
    for category in circumstances(g, shot, target):
        best = sorted(category, key=lambda reason: reason.value or 0)
        mods = mods.and_all(tuple(best[:1]))
    return mods.and_all(s03_units.hallowed(g, target).reasons)


# resolution


@rule("6.53#1", "6.51#6", "6.54#1")
def targets_of(g: State, shot: Shot) -> tuple[str, ...]:
    """Area fire: all in the hex of either side but AFV and the shooter. Anti-tank fire: one AFV."""
    if shot.at:
        return (shot.at,)
    return tuple(id_ for id_ in g.in_hex(shot.cell) if id_ != shot.shooter and not s03_units.is_afv(g, id_))


@rule("6.53#2", "6.51#3", "3.71")
@procedure
def resolve(g: State, shot: Shot) -> Procedure[tuple[s03_units.Check, ...]]:
    """Every target makes its check; nothing is applied yet."""
    say_shot(g, shot)
    results: tuple[s03_units.Check, ...] = ()
    for target in targets_of(g, shot):
        mods: Modifiers = yield from chosen(g, target, base(g, shot), circumstances(g, shot, target))
        result: s03_units.Check = yield from s03_units.check(
            g, target, mods, "fire", g.units[shot.shooter].side
        )
        results = (*results, result)
    return results


def say_shot(g: State, shot: Shot) -> None:
    g.note(
        "shot-at-tank" if shot.at else "shot",
        "6.54" if shot.at else "6.53",
        **of_unit(g, shot.shooter),
        from_=g.board.name(g.units[shot.shooter].where),
        hex=g.board.name(shot.cell),
        target=called(g, shot.at) if shot.at else "",
    )


# the action


@rule("6.51#1", "6.03#3")
@procedure
def fire_action(g: State, id_: str) -> Procedure[None]:
    """The player names the hex, or the AFV in it; then the shot and all that answer it are resolved together."""
    shot: Shot | str = yield Choose(
        g.units[id_].side,
        "fire-choose",
        (*shot_options(g, shots(g, id_), "6.51"), BACK),
        "6.51",
        (("name", unit_name(g, id_)), ("unit", id_)),
        explain=s06_advice.explain_shot,
        why_not=s06_advice.why_not_shot,
        odds=s06_advice.odds_of_shot,
    )
    if isinstance(shot, str):
        return
    s06_commands.has_acted(g, id_)
    yield from firefight(g, shot)


def shot_options(g: State, offered: tuple[Shot, ...], number: str) -> tuple[Option, ...]:
    """Options that touch the hex of each shot, or the AFV under anti-tank fire."""
    return tuple(shot_option(g, shot, shot.at or g.board.name(shot.cell), number) for shot in offered)


def shot_option(g: State, shot: Shot, id_: str, number: str, *by: str) -> Option:
    """One shot; `by` names whom it touches besides its target."""
    hex_ = g.board.name(shot.cell)
    touches = (*by, f"unit:{shot.at}", f"hex:{hex_}") if shot.at else (*by, f"hex:{hex_}")
    args = (("hex", hex_), ("name", unit_name(g, shot.shooter)), ("unit", shot.shooter), ("target", shot.at))
    return Option(id_, shot, "fire", touches, "option-fire-tank" if shot.at else "option-fire", args, number)


@rule("6.74#2", "6.55", "6.56")
@procedure
def firefight(g: State, shot: Shot) -> Procedure[None]:
    """The shot and the return shots are all resolved before any result is applied."""
    returned: tuple[Shot, ...] = yield from s06_reaction.return_fire(g, shot)
    results: tuple[s03_units.Check, ...] = yield from resolve(g, shot)
    answered: tuple[s03_units.Check, ...] = ()
    spent: tuple[str, ...] = (shot.shooter,)
    for answer in returned:
        exempt = s06_reaction.fires_at_movers(g, answer)
        more: tuple[s03_units.Check, ...] = yield from resolve(g, answer)
        if not exempt or s06_reaction.is_spent_by_doubles(g, answer, more):
            spent = (*spent, answer.shooter)
        answered = (*answered, *more)
    s03_units.apply_checks(g, (*results, *answered))
    for id_ in spent:
        s03_units.spend(g, id_)
    s06_transport.after_reaction_fire(g, answered)  # 6.85#1
