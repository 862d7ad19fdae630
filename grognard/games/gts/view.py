"""What each side may see, how to deal anew what it may not, what never gets lost, and the board as text.

All is open but which Formation chits the enemy has bought. How many points a Division has spent on them, how many chits
are in the mug and how many lie face down beside it, everybody sees.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from math import comb
from random import Random
from typing import Any

from grognard.engine.decision import BACK
from grognard.games.gts import picture
from grognard.games.gts.rules import s07_chits
from grognard.games.gts.state import State

DONE_ALREADY = 0.5
"""How often the enemy is taken to have given all his orders of a stage before one's own are given."""


def view(g: State, side: str | None) -> dict[str, Any]:
    """All that a side may know of the position, built from nothing; None is a spectator."""
    turn = g.setting.turns[g.turn - 1]
    return {
        "map": {"id": g.board.id, "digest": g.board.digest},
        "turn": g.turn,
        "turns": len(g.setting.turns),
        "label": turn.label,
        "night": turn.night,
        "step": g.step,
        "weather": g.weather,
        "active": g.acting.side if g.acting else None,
        "chit": g.acting.chit if g.acting else "",
        "units": picture.units(g),
        "leaders": picture.leaders(g),
        "markers": picture.markers(g),
        "objectives": picture.objectives(g),
        "tracks": picture.tracks(g),
        "divisions": picture.divisions(g),
        "formations": picture.formations(g),
        "calendar": picture.calendar(g),
        "mug": _mug(g, side),
        "players": {owner: _player(g, owner, side) for owner in g.setting.sides},
        "control": {g.board.name(cell): owner for cell, owner in sorted(g.held_hexes.items())},
    }


def _mug(g: State, side: str | None) -> dict[str, Any]:
    """How many chits are in it, and which of them are no secret: one's own, and all that go in without being bought."""
    known = [c for c in g.mug if not c.startswith("formation:") or s07_chits.owner(g, c) == side]
    return {
        "count": len(g.mug),
        "known": sorted(known),
        "carried": g.carried,
        "played": list(g.played),
    }


def _player(g: State, owner: str, side: str | None) -> dict[str, Any]:
    bought, held = g.bought.get(owner, ()), g.held.get(owner, ())
    seen = {
        "off_map": picture.off_map(g, owner),
        "air": list(g.air.get(owner, ())),
        "losses": g.losses.get(owner, 0),
        "bought": len(bought),
        "held": len(held),
    }
    if owner == side:  # 7.2#4
        seen["chits"] = {"bought": list(bought), "held": list(held), "orders": list(g.orders.get(owner, ()))}
    return seen


# what a side cannot know


def deal_anew(g: State, side: str | None, rng: Random) -> None:
    """The enemy's chits may be any that he could have bought with the points that he is seen to have spent.

    What he has ordered so far in Step D may be anything that he could have ordered.
    """
    others = [owner for owner in g.setting.sides if owner != side]
    for owner in others:
        _deal_chits(g, owner, rng)
    if any(g.orders.values()):
        _deal_orders(g, others, rng)


def _deal_chits(g: State, owner: str, rng: Random) -> None:
    filled = g.step >= "H"
    there = g.mug if filled else g.bought.get(owner, ())
    hidden = [chit for chit in there if chit.startswith("formation:") and s07_chits.owner(g, chit) == owner]
    held = g.held.get(owner, ())
    if not hidden and not held:
        return
    divisions = [id_ for id_, each in g.setting.divisions.items() if each.side == owner]
    pools = [_pool(g, id_, () if filled else g.mug) for id_ in divisions]
    now = [sum(s07_chits.division_of(g, chit) == id_ for chit in hidden) for id_ in divisions]
    later = [sum(s07_chits.division_of(g, chit) == id_ for chit in held) for id_ in divisions]
    spent = [g.spent.get(id_, count) for id_, count in zip(divisions, later, strict=True)]
    ways = list(_ways([len(pool) for pool in pools], now, later, spent))
    if not ways:
        return
    (split,) = rng.choices([way for way, _ in ways], [weight for _, weight in ways])
    dealt: list[str] = []
    beside: list[str] = []
    for pool, (count, kept) in zip(pools, split, strict=True):
        drawn = rng.sample(pool, count + kept)
        dealt += drawn[:count]
        beside += drawn[count:]
    g.held[owner] = tuple(beside)
    if filled:
        g.mug = (*(chit for chit in g.mug if chit not in hidden), *dealt)
    else:
        g.bought[owner] = tuple(dealt)


def _deal_orders(g: State, owners: list[str], rng: Random) -> None:
    """At least one round of orders was given. How many there were is no secret, nor is it which stage they are for."""
    rounds = max(len(each) for each in g.orders.values())
    buying = s07_chits.all_done(g, s07_chits.CONVERT)
    stage = s07_chits.BUY if buying else s07_chits.CONVERT
    for owner in owners:
        g.orders.pop(owner, None)
    for owner in owners:
        if buying and owner in s07_chits.deciding(g, s07_chits.CONVERT):
            _order_at_will(g, owner, s07_chits.CONVERT, rounds, rng)
            s07_chits.order(g, owner, s07_chits.CONVERT, None)
        if owner in s07_chits.deciding(g, stage):
            _order_at_will(g, owner, stage, rounds, rng)
            waited_for = any(
                not s07_chits.is_done(g, each, stage)
                for each in s07_chits.deciding(g, stage)
                if each != owner
            )
            if waited_for and rng.random() < DONE_ALREADY:
                s07_chits.order(g, owner, stage, None)


def _order_at_will(g: State, owner: str, stage: str, most: int, rng: Random) -> None:
    """No more orders than there were rounds, each of them open after those before it."""
    for _ in range(rng.randint(0, most)):
        values = [option.value for option in s07_chits.options(g, owner, stage)]
        offered = [value for value in values if value not in (None, BACK.value)]
        if not offered:
            return
        s07_chits.order(g, owner, stage, rng.choice(offered))


def _pool(g: State, division: str, known: tuple[str, ...]) -> list[str]:
    """The chits of a Division that may be out without anybody having seen them."""
    return [
        f"formation:{id_}"
        for id_, each in g.setting.formations.items()
        if each.division == division
        and s07_chits.has_appeared(g, id_)
        and f"formation:{id_}" not in (*g.played, g.carried, *known)
    ]


def _ways(
    sizes: list[int], now: list[int], later: list[int], spent: list[int]
) -> Iterator[tuple[tuple[tuple[int, int], ...], int]]:
    """How the chits in the mug and beside it may be spread over the Divisions, and the number of hands of each kind.

    A Division that has two more beside the mug than it really has must have bought one less for this turn, since
    what it has spent is known; and the chits beside the mug are as many as they are.
    """
    each = [
        [
            (count + (kept - other) // 2, other)
            for other in range(kept % 2, points + 1, 2)
            if count + (kept - other) // 2 >= 0 and count + (kept - other) // 2 + other <= size
        ]
        for size, count, kept, points in zip(sizes, now, later, spent, strict=True)
    ]
    for way in product(*each):
        if sum(other for _, other in way) == sum(later):
            weight = 1
            for size, (count, other) in zip(sizes, way, strict=True):
                weight *= comb(size, count) * comb(size - count, other)
            yield way, weight


# conservation


def pieces(g: State) -> dict[str, int]:
    """How many there are of everything that a game can neither gain nor lose; Rearguards come and go."""
    counters = g.setting.counters
    found: Counter[str] = Counter(
        f"{unit.side} {unit.counter}" for unit in g.units.values() if not counters[unit.counter].rearguard
    )
    found["leaders"] = len(g.leaders)
    indexed = sum(len(there) for there in g.at.values())
    found["neither on the map nor off it"] = (
        len(g.units) - indexed - sum(unit.where < 0 for unit in g.units.values())
    )
    return dict(found)


# the board as text


def text_board(seen: dict[str, Any], text: Callable[..., str]) -> str:
    """The view in words: what is where, and what matters now."""
    lines = [
        text("text-turn", {"turn": seen["turn"], "turns": seen["turns"], "label": seen["label"]})
        + (f" {text('text-night')}" if seen["night"] else "")
        + f", {text('weather-' + seen['weather'])}"
    ]
    for kind in ("command", "dispatch"):
        items = seen["tracks"][kind]["items"]
        points = ", ".join(f"{text('own-name', item['label']['args'])} {item['value']}" for item in items)
        lines.append(f"{text('track-' + kind)}: {points}")
    lines.append(f"{text('track-mug')}: {seen['mug']['count']}")
    for objective in seen["objectives"]:
        owner = objective["side"]
        lines.append(
            f"{text('text-objective')} {objective['hex']}: {text('side-' + owner) if owner else '-'}"
        )
    by_hex: dict[str, list[str]] = {}
    for unit in seen["units"]:
        badges = [text("badge-" + badge) for badge in unit["badges"]]
        words = f"{unit['name']} ({', '.join((text('side-' + unit['side']), *badges))})"
        by_hex.setdefault(unit["hex"], []).append(words)
    for leader in seen["leaders"]:
        by_hex.setdefault(leader["hex"], []).append(leader["name"])
    for marker in seen["markers"]:
        by_hex.setdefault(marker["hex"], []).append(text("marker-" + marker["kind"]))
    lines += [f"{name}: {', '.join(things)}" for name, things in sorted(by_hex.items())]
    return "\n".join(lines)
