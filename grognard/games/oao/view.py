"""What each side may see, how to deal anew what it may not, what never gets lost, and the board as text."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

from grognard.engine.board import Cell
from grognard.games.oao import picture
from grognard.games.oao.counters_own import piece_of
from grognard.games.oao.reference_calendar import dates
from grognard.games.oao.reference_units import CI
from grognard.games.oao.rules import s02_units, s03_stacking, s03_top
from grognard.games.oao.state import PLACES, REMOVED, SIDES, State, Unit

PLACE_NAMES = {place: name for name, place in PLACES.items()}
COUNTER_PHASES = ("counter_movement", "counter_attack")
BELONGING = ("counter", "side", "losses", "level", "army", "corps", "later", "detached", "turned", "ammo")
"""What goes with a unit; everything else goes with its place."""


def view(g: State, side: str | None) -> dict[str, Any]:
    """All that a side may know of the position, built from nothing; None is a spectator."""
    return {
        "map": {"id": g.board.id, "digest": g.board.digest},
        "date": dates(g.gt).first.isoformat(),
        "turn": g.gt,
        "turns": g.setting.last,
        "phase": g.phase,
        "phasing": g.player,
        "active": g.other(g.player) if g.phase in COUNTER_PHASES else g.player,  # 4.2
        "units": picture.units(g, side),
        "markers": picture.markers(g),
        "objectives": picture.objectives(g),
        "tracks": picture.tracks(g),
        "armies": [_army(g, id_) for id_ in g.armies],
        "boundaries": [
            {"armies": [b.first, b.second], "hexes": [g.board.name(cell) for cell in b.points]}
            for b in g.boundaries
        ],
        "players": {owner: _player(g, owner, side) for owner in SIDES},
        "area": [g.board.name(cell) for cell in sorted(g.setting.area)],
        "front": picture.front(g),
        "control": {g.board.name(cell): owner for cell, owner in sorted(g.control.items())},
        "vp": g.vp,
    }


def _army(g: State, id_: str) -> dict[str, Any]:
    """A display, which lies open: who belongs to the army, but not where it is, nor its CE Status."""  # 5.2.1 3.1.7
    army = g.armies[id_]
    formations = [
        {**picture.printed(g, unit_id), "corps": unit.corps}
        for unit_id, unit in g.units.items()
        if unit.army == id_ and unit.where != REMOVED and s02_units.is_formation(g, unit_id)
    ]
    return {
        "id": id_,
        "side": army.side,
        "active": army.active,
        "plan": army.plan,
        "mandated": army.mandated,
        "formations": formations,
    }


def _player(g: State, owner: str, side: str | None) -> dict[str, Any]:
    """What is off the map: its owner knows each unit, the enemy how many there are."""
    waiting = [
        {**picture.printed(g, id_), "place": PLACE_NAMES[unit.where]}
        for id_, unit in g.units.items()
        if unit.where < 0 and unit.side == owner and unit.where != REMOVED
    ]
    return {"off_map": waiting if side == owner else len(waiting)}


# what a side cannot know


def deal_anew(g: State, side: str | None, rng: Random) -> None:
    """Units that a side cannot name change places with others like them, and the state of any with that of its like.

    Whatever is going on stays as it is: a procedure may wait with these units in its hands. What everybody sees stays
    too: how many units are where, which lies on top and of what size, who is Demoralized, where Zones of Control are.
    """
    for owner in SIDES:
        if owner != side:
            busy = _busy(g)
            _change_places(g, owner, side, busy, rng)
            _change_states(g, owner, busy, rng)


def _busy(g: State) -> frozenset[str]:
    """Every unit in a hex of a move, a retreat or an attack."""
    acting = {*g.retreating, *(g.move.units if g.move is not None else ())}
    acting |= {id_ for attack in g.attacks for id_ in attack.attackers}
    cells = {cell for id_ in acting for cell in g.hexes_of(id_)} | {attack.target for attack in g.attacks}
    return frozenset(acting | {id_ for cell in cells for id_ in g.at.get(cell, ())})


def _change_places(g: State, owner: str, side: str | None, busy: frozenset[str], rng: Random) -> None:
    likes: dict[tuple[Any, ...], list[str]] = {}
    for cell in sorted(g.at):
        named = picture.identified(g, cell, owner, side)
        for id_ in g.in_hex(cell, owner):
            if id_ not in named and id_ not in busy and g.units[id_].other < 0:
                likes.setdefault(_guise(g, id_), []).append(id_)
    for group in likes.values():
        for id_ in group:
            _try(g, id_, rng.choice(group), _exchange)


def _guise(g: State, id_: str) -> tuple[Any, ...]:
    """What two units must share to change places: kind, army, and whatever binds one to its place."""  # 3.1.6#1
    unit, kind = g.units[id_], s02_units.kind_of(g, id_)
    piece = piece_of(unit.counter)
    bound = tuple(getattr(piece, name, None) for name in ("camp", "garrison_range", "hex"))
    return (
        piece.nation,
        (kind.category, kind.infantry, kind.cavalry, kind.mobile, kind.two_hex),
        s02_units.is_formation(g, id_) if unit.task else None,
        unit.army,
        unit.mode,
        unit.prepared,
        bound,
    )


def _change_states(g: State, owner: str, busy: frozenset[str], rng: Random) -> None:
    likes: dict[tuple[Any, ...], list[str]] = {}
    for id_ in g.on_map(owner):
        if id_ not in busy and s02_units.is_formation(g, id_):
            key = (s02_units.reductions_of(g.units[id_]), g.units[id_].level > CI)
            likes.setdefault(key, []).append(id_)
    for group in likes.values():
        for id_ in group:
            _try(g, id_, rng.choice(group), _trade)


def _try(g: State, a: str, b: str, change: Callable[[State, str, str], None]) -> None:
    """Change two units, and change them back if anybody could see it, or if there is too much in a hex."""
    one, two = g.units[a], g.units[b]
    if a == b or (change is _trade and (one.losses, one.level) == (two.losses, two.level)):
        return
    cells = (*g.hexes_of(a), *g.hexes_of(b))
    before = [_open(g, cell, one.side) for cell in cells]
    change(g, a, b)
    if before != [_open(g, cell, one.side) for cell in cells]:
        change(g, a, b)


def _open(g: State, cell: Cell, owner: str) -> tuple[Any, ...]:
    """What everybody knows of an owner's stack: its tops with their sizes, and that it has a ZOC and is lawful."""
    tops = s03_top.tops(g, cell, owner)
    zone = any(s02_units.has_zone(g, id_) for id_ in g.in_hex(cell, owner))
    return (tops, [s03_top.symbol(g, id_) for id_ in tops], zone, s03_stacking.excess(g, cell, owner) > 0)


def _exchange(g: State, a: str, b: str) -> None:
    one, two = g.units[a], g.units[b]
    g.units[a], g.units[b] = _moved_into(one, two), _moved_into(two, one)
    names = {a: b, b: a}
    for cell in {one.where, two.where}:
        g.at[cell] = tuple(names.get(id_, id_) for id_ in g.at[cell])


def _moved_into(unit: Unit, place: Unit) -> Unit:
    return replace(place, **{name: getattr(unit, name) for name in BELONGING})


def _trade(g: State, a: str, b: str) -> None:
    one, two = g.units[a], g.units[b]
    g.units[a] = replace(one, losses=two.losses, level=two.level)
    g.units[b] = replace(two, losses=one.losses, level=one.level)


# conservation


def pieces(g: State) -> dict[str, int]:
    """The index of hexes names every unit where it is, and nowhere else."""
    there = {(cell, id_) for cell, units in g.at.items() for id_ in units}
    told = {(cell, id_) for id_ in g.units for cell in g.hexes_of(id_)}
    return {"out of place": len(there ^ told)}


# the board as text


def text_board(seen: dict[str, Any], text: Callable[..., str]) -> str:
    """The view in words: what is where, and what matters now."""
    lines = [
        f"{seen['date']}  {text('text-turn', {'turn': seen['turn'], 'turns': seen['turns']})}"
        f"  {text('side-' + seen['active'])}, {text('phase-' + seen['phase'])}",
        text("text-points", {"points": seen["vp"]}),
    ]
    by_hex: dict[str, list[str]] = {}
    for unit in seen["units"]:
        by_hex.setdefault(unit["hex"], []).append(_words(unit, text))
    for marker in seen["markers"]:
        by_hex.setdefault(marker.get("hex") or marker["between"], []).append(text("marker-" + marker["kind"]))
    lines += [f"{name}: {', '.join(things)}" for name, things in sorted(by_hex.items())]
    return "\n".join(lines)


def _words(unit: dict[str, Any], text: Callable[..., str]) -> str:
    if not unit["label"]:
        return text("text-hidden", {"side": text("side-" + unit["side"])})
    strength = [f"{value}" for value in unit.get("values", {}).values()]
    badges = [text("badge-" + badge) for badge in unit["badges"]]
    more = ", ".join((["/".join(strength)] if strength else []) + badges)
    return f"{unit['label']} {unit['size']}".rstrip() + (f" ({more})" if more else "")
