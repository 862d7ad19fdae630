"""What each side may see, how to deal anew what it may not, what never gets lost, and the board as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

from grognard.games.rpc import picture
from grognard.games.rpc.areas import SIDES
from grognard.games.rpc.rules import s07_registration, s11_campaign
from grognard.games.rpc.state import CAPTURED, CASUALTY, EXITED, OFF_MAP, RECOVERED, REMOVED, State

PLACES = {
    OFF_MAP: "off map", CASUALTY: "casualty", CAPTURED: "captured", REMOVED: "removed", EXITED: "exited",
    RECOVERED: "recovered",
}  # fmt: skip


def view(g: State, side: str | None) -> dict[str, Any]:
    """All that a side may know of the position, built from nothing; None is a spectator."""
    return {
        "map": {"id": g.board.id, "digest": g.board.digest},
        "date": g.today.isoformat(),
        "turn": g.turn,
        "turns": s11_campaign.turns(g),
        "day": g.day,
        "segment": g.segment,
        "phase": g.phase,
        "night": g.night,
        "active": g.initiative if g.half == 0 else g.other(g.initiative),
        "units": picture.units(g),
        "markers": picture.markers(g),
        "objectives": picture.objectives(g),
        "artillery": [_artillery(g, id_, side) for id_ in g.artillery],
        "transports": [
            {"id": id_, "side": t.side, "kind": t.kind, "used": t.used, "lost": t.lost}
            for id_, t in g.transports.items()
            if t.from_day <= g.day
        ],
        "tracks": picture.tracks(g),
        "players": {owner: _player(g, owner, side) for owner in SIDES},
        "control": {g.board.name(cell): owner for cell, owner in sorted(g.control.items())},
    }


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


def has_secrets(g: State) -> bool:
    """Whether a preregistered vertex or an observer is known to one side alone."""  # 7.21.trenchset#2 7.3
    kept = any(group.preregistered and id_ not in g.shown for id_, group in g.artillery.items())
    return kept or any(f"observer {owner}" not in g.shown for owner in g.observers)


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
    initiative = {"side": f"@side-{tracks['initiative']['side']}", "couplets": tracks["couplets"]["value"]}
    lines = [
        f"{seen['date']}  {text('text-turn', {'turn': seen['turn'], 'turns': seen['turns']})}"
        f"  {text('text-night') if seen['night'] else ''}".rstrip(),
        text("text-initiative", initiative),
    ]
    if "vp" in tracks:
        points = (f"{text('side-' + item['side'])} {item['value']}" for item in tracks["vp"]["items"])
        lines.append(", ".join(points))
    for objective in seen["objectives"]:
        owner = objective["side"]
        lines.append(
            f"{text('text-objective')} {objective['hex']}: {text('side-' + owner) if owner else '-'}"
        )
    by_hex: dict[str, list[str]] = {}
    for unit in seen["units"]:
        by_hex.setdefault(unit["hex"], []).append(_words(unit, text))
    for marker in seen["markers"]:
        place = marker.get("hex") or marker["between"]
        by_hex.setdefault(place, []).append(text("marker-" + marker["kind"]))
    lines += [f"{name}: {', '.join(things)}" for name, things in sorted(by_hex.items(), key=_hex_order)]
    return "\n".join(lines)


def _words(unit: dict[str, Any], text: Callable[..., str]) -> str:
    badges = [text("badge-" + badge) for badge in (unit["state"], *unit["badges"])]
    kind = unit["face"].removeprefix(unit["side"] + "-").removesuffix("-dispersed")
    return f"{text('side-' + unit['side'])} {text('unit-' + kind)} ({', '.join(badges)})"


def _hex_order(item: tuple[str, Any]) -> tuple[int, str, str]:
    letters = item[0].split("/")[0].rstrip("0123456789@")
    return len(letters), letters, item[0]
