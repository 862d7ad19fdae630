"""What each side may see, how to deal anew what it may not, what never gets lost, and the board as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from msgspec.structs import asdict, replace

from grognard.engine.board import Cell
from grognard.games.rpc.areas import SIDES
from grognard.games.rpc.counters import counters
from grognard.games.rpc.rules import s07_registration, s10_victory
from grognard.games.rpc.state import CAPTURED, CASUALTY, EXITED, OFF_MAP, RECOVERED, REMOVED, State

PLACES = {
    OFF_MAP: "off map", CASUALTY: "casualty", CAPTURED: "captured", REMOVED: "removed", EXITED: "exited",
    RECOVERED: "recovered",
}  # fmt: skip


def view(g: State, side: str | None) -> dict[str, Any]:
    """All that a side may know of the position, built from nothing; None is a spectator."""
    return {
        "map": {"id": g.board.id, "digest": g.board.digest},
        "date": f"{g.setting.year}-{g.setting.month:02}",
        "turn": g.turn,
        "turns": g.setting.turns,
        "day": g.day,
        "segment": g.segment,
        "phase": g.phase,
        "night": g.night,
        "active": _active(g),
        "units": [_unit(g, id_) for id_, unit in g.units.items() if unit.where >= 0],
        "markers": _markers(g),
        "artillery": [_artillery(g, id_, side) for id_ in g.artillery],
        "transports": [
            {"id": id_, "side": t.side, "kind": t.kind, "used": t.used, "lost": t.lost}
            for id_, t in g.transports.items()
            if t.from_day <= g.day
        ],
        "tracks": _tracks(g),
        "players": {owner: _player(g, owner, side) for owner in SIDES},
        "control": {g.board.name(cell): owner for cell, owner in sorted(g.control.items())},
    }


def _active(g: State) -> str:
    return g.initiative if g.half == 0 else g.other(g.initiative)


def _unit(g: State, id_: str) -> dict[str, Any]:
    unit = g.units[id_]
    command = g.command
    badges = [
        name
        for name, on in (
            ("spent", not unit.ready),
            ("in", unit.inside),
            ("moving", unit.moving),
            ("digging", id_ in g.shovels),
            ("standby", command is not None and id_ in command.units and id_ not in command.acted),
        )
        if on
    ]
    return {
        "id": id_,
        "hex": g.board.name(unit.where),
        "side": unit.side,
        "counter": unit.type,
        "face": "formed" if unit.formed else "dispersed",
        "values": _values(unit.side, unit.type, unit.formed),
        "badges": badges,
    }


@cache
def _values(side: str, type_: str, formed: bool) -> dict[str, int | bool | None]:
    """The values of a face, as plain data; nobody writes into it."""
    counter = counters()[side, type_]
    return asdict(counter.formed if formed else counter.dispersed)


def _markers(g: State) -> list[dict[str, Any]]:
    name = g.board.name
    found: list[dict[str, Any]] = [
        {"hex": name(c), "kind": "scrape", "of": kind} for c, kind in g.scrapes.items()
    ]
    for kind, table in (("trench", g.trenches), ("blockhouse", g.blockhouses), ("hallowed", g.hallowed)):
        found += [{"hex": name(c), "kind": kind, "side": owner} for c, owner in table.items()]
    found += [{"hex": name(c), "kind": "gas", "count": count} for c, count in g.gas.items()]
    found += [{"hex": name(c), "kind": "smoke"} for c in g.smoke]
    found += [{"hex": name(c), "kind": "shovel"} for c in g.abandoned]
    for kind, sides in (("bomb-stop", g.bomb_stops), ("breach", g.breaches)):
        found += [{"hexside": key, "kind": kind} for key in sides]
    if g.barrage is not None and g.barrage.active:
        found += [{"hex": name(c), "kind": "barrage"} for c in g.barrage.lines[g.barrage.at]]
    for id_, group in g.artillery.items():
        if group.target:
            kind = "ffe" if group.firing else "cross-hair"
            found.append(
                {
                    "vertex": group.target,
                    "kind": kind,
                    "side": group.side,
                    "group": id_,
                    "primed": group.primed,
                }
            )
    return found


def _artillery(g: State, id_: str, side: str | None) -> dict[str, Any]:
    """A group; its preregistered vertex is its owner's secret until it is used."""  # 7.3#3
    group = g.artillery[id_]
    known = group.side == side or id_ in g.shown
    return {
        "id": id_,
        "side": group.side,
        "firepower": group.firepower,
        "mode": group.mode,
        "howitzer": group.howitzer,
        "ready": group.ready,
        "target": group.target,
        "shell": group.shell,
        "hourglass": group.hourglass,
        "primed": group.primed,
        "firing": group.firing,
        "preregistered": group.preregistered if known else bool(group.preregistered),
        "hit": list(group.hit),
        "from_day": group.from_day,
    }


def _tracks(g: State) -> dict[str, Any]:
    """The records track."""  # COMP.records
    tracks: dict[str, Any] = {
        "initiative": g.initiative,
        "couplets": g.couplets,
        "couplet": g.couplet,
        "couplets_left": max(0, g.couplets - g.couplet + 1),
        "half": g.half,
        "bombarded": g.bombarded,
        "victory": g.setting.victory.kind,
        "objectives": [g.board.name(cell) for cell in sorted(_objectives(g))],
    }
    if g.setting.victory.kind == "points":
        tracks["vp"] = {side: s10_victory.points(g, side) for side in SIDES}
    return tracks


def _objectives(g: State) -> set[Cell]:
    terms = g.setting.victory
    return {*terms.cells, *(cell for worth in terms.worth for cell in worth.cells)}


def _player(g: State, owner: str, side: str | None) -> dict[str, Any]:
    waiting = [
        {"id": id_, "counter": unit.type, "group": unit.group, "due": unit.due, "place": PLACES[unit.where]}
        for id_, unit in g.units.items()
        if unit.where < 0 and unit.side == owner
    ]
    observer = g.observers.get(owner, "")
    known = owner == side or f"observer {owner}" in g.shown  # 7.21.trenchset#2
    return {
        "edge": g.setting.edges[owner],
        "off_map": waiting,
        "markers": {
            key: count
            for key, count in g.to_place.items()
            if count and g.setting.groups[key.partition(" ")[0]].side == owner
        },
        "observer": observer if known else bool(observer),
    }


# what a side cannot know


def deal_anew(g: State, side: str | None, rng: Random) -> None:
    """The enemy's preregistered vertices and his trench set observer may be anything that he could have chosen."""
    cells = sorted(g.setting.playable)
    for id_, group in g.artillery.items():
        if group.side != side and group.preregistered and id_ not in g.shown:
            vertex = rng.choice(g.board.vertices_of(rng.choice(cells)))
            g.artillery[id_] = replace(group, preregistered=g.board.vertex_name(vertex))
    for owner in SIDES:
        if owner != side and owner in g.observers and f"observer {owner}" not in g.shown:
            could = s07_registration.observers(g, owner)
            if could:
                g.observers[owner] = rng.choice(could)


# conservation


def pieces(g: State) -> dict[str, int]:
    """How many there are of everything that a game can neither gain nor lose."""
    found: Counter[str] = Counter(f"{unit.side} {unit.type}" for unit in g.units.values())
    found["artillery"] = len(g.artillery)
    found["transports"] = len(g.transports)
    indexed = sum(len(there) for there in g.at.values())
    found["on map or off it"] = indexed + sum(unit.where < 0 for unit in g.units.values())
    return dict(found)


# the board as text


def text_board(seen: dict[str, Any], text: Callable[..., str]) -> str:
    """The view in words: what is where, and what matters now."""
    tracks = seen["tracks"]
    lines = [
        f"{seen['date']}  {text('text-turn', {'turn': seen['turn'], 'turns': seen['turns']})}"
        f"  {text('text-night') if seen['night'] else ''}".rstrip(),
        text(
            "text-initiative", {"side": f"@side-{tracks['initiative']}", "couplets": tracks["couplets_left"]}
        ),
    ]
    if "vp" in tracks:
        lines.append(", ".join(f"{text('side-' + side)} {points}" for side, points in tracks["vp"].items()))
    for name in tracks["objectives"]:
        owner = seen["control"].get(name)
        lines.append(f"{text('text-objective')} {name}: {text('side-' + owner) if owner else '-'}")
    by_hex: dict[str, list[str]] = {}
    for unit in seen["units"]:
        by_hex.setdefault(unit["hex"], []).append(_words(unit, text))
    for marker in seen["markers"]:
        place = marker.get("hex") or marker.get("vertex") or marker["hexside"]
        by_hex.setdefault(place, []).append(text("marker-" + marker["kind"]))
    lines += [f"{name}: {', '.join(things)}" for name, things in sorted(by_hex.items(), key=_hex_order)]
    return "\n".join(lines)


def _words(unit: dict[str, Any], text: Callable[..., str]) -> str:
    badges = [text("badge-" + badge) for badge in (unit["face"], *unit["badges"])]
    return f"{text('side-' + unit['side'])} {text('unit-' + unit['counter'])} ({', '.join(badges)})"


def _hex_order(item: tuple[str, Any]) -> tuple[int, str, str]:
    letters = item[0].split("/")[0].rstrip("0123456789@")
    return len(letters), letters, item[0]
