"""What each side may see, how to deal anew what it may not, what never gets lost, and the board as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

from grognard.games.gwc import picture
from grognard.games.gwc.counters import TANKS
from grognard.games.gwc.rules import s03_formations, s07_objectives
from grognard.games.gwc.rules.f125_fortifications import is_printed
from grognard.games.gwc.state import State


def view(g: State, side: str | None) -> dict[str, Any]:
    """All that a side may know of the position, built from nothing; None is a spectator."""
    hands = {owner: _hand(g, owner, side) for owner in g.setting.sides}
    known = [card for hand in hands.values() if isinstance(hand, list) for card in hand]
    known += [card for owner in g.setting.sides for card in _known_hand(g, owner, side)]
    known += [g.strategy[side].card] if side in g.strategy else []
    known += [card for owner in g.setting.sides for card in g.reminders.get(owner, ())]
    known += [top for knowers, top in g.strategy_known.values() if side in knowers]
    return {
        "map": {"id": g.board.id, "digest": g.board.digest},
        "date": f"{g.setting.year}-{g.setting.month:02}",
        "turn": g.turn,
        "phase": g.phase,
        "active": g.active,
        "initiative": g.initiative,
        "units": picture.units(g),
        "markers": picture.markers(g),
        "objectives": picture.objectives(g),
        "tracks": picture.track_display(g),
        "hands": hands,
        "cards": picture.cards(g, known),
        "players": {owner: _player(g, owner, side) for owner in g.setting.sides},
        "effects": list(g.effects),
        "attacks": [
            {"kind": a.kind, "hex": g.board.name(a.cell), "total": a.attack_total} for a in g.attacks
        ],
    }


def _hand(g: State, owner: str, side: str | None) -> list[str] | int:
    """A side sees its own hand, and the enemy's while a card lets it look; otherwise the number of cards."""  # 1.2
    seen = owner == side or (side is not None and g.hand_shown == owner)  # E62#1
    return list(g.hands[owner]) if seen else len(g.hands[owner])


def _known_hand(g: State, owner: str, side: str | None) -> tuple[str, ...]:
    """What a side knows of the cards in a hand: all of its own, of the enemy's those that it has seen there."""
    if owner == side:
        return g.hands[owner]
    return () if side is None else g.hands_known.get(owner, ())


def _player(g: State, owner: str, side: str | None) -> dict[str, Any]:
    """What a side sees of a player: his Strategy Card and secret chits only if they are its own."""  # 1.2
    own = owner == side
    held = g.strategy.get(owner)
    chits, known = g.secret_chits.get(owner, ()), g.strategy_known.get(owner)
    return {
        "posture": g.setting.postures[owner],
        "edge": g.setting.edges[owner],
        "orders": g.setting.order_limits[owner],
        "discards_allowed": g.setting.discard_limits[owner],
        "vp": max(0, s07_objectives.vp_of(g, owner)),
        "hand": _hand(g, owner, side),
        "hand_known": list(_known_hand(g, owner, side)),
        "deck": len(g.decks[owner]),
        "discards": list(g.discards[owner]),
        "face_down": len(g.meddling.get(owner, ())),
        "strategy": held.card if held and own else int(held is not None),
        "strategy_deck": len(g.strategy_decks[owner]) + len(g.strategy_bottom.get(owner, ())),
        "strategy_top": known[1] if known and side in known[0] else None,
        "strategy_discards": list(g.strategy_discards.get(owner, ())),
        "reminders": list(g.reminders.get(owner, ())),
        "chits": list(chits) if own else len(chits),
        "highest_ranking": s03_formations.highest_ranking(g, owner),
        "reserves": [picture.arrival(a) for a in g.reserves.get(owner, ())],
    }


# what a side cannot know


def deal_anew(g: State, side: str | None, rng: Random) -> None:
    """Mix and deal again, in place, every hidden card and chit that this side does not see."""
    for owner in g.setting.sides:
        _deal_fate(g, owner, side, rng)
        _deal_strategy(g, owner, side, rng)
    _deal_chits(g, side, rng)


def _deal_fate(g: State, owner: str, side: str | None, rng: Random) -> None:
    """Of his own cards a side knows the hand; of the enemy's, the number and what it has seen there."""
    known = _known_hand(g, owner, side)
    hidden = [card for card in g.hands[owner] if card not in known]
    face_down = g.meddling.get(owner, ())
    unknown = sorted((*g.decks[owner], *hidden, *face_down))
    dealt = rng.sample(unknown, len(face_down) + len(hidden))
    if face_down:
        g.meddling[owner] = tuple(dealt[: len(face_down)])
    g.hands[owner] = tuple(sorted((*known, *dealt[len(face_down) :])))
    if side is None:
        g.hands_known.pop(owner, None)
    taken = set(dealt)
    g.decks[owner] = tuple(card for card in unknown if card not in taken)


def _deal_strategy(g: State, owner: str, side: str | None, rng: Random) -> None:
    """The pile is mixed, with the held card and those put at the bottom unless they are one's own.

    A top card that this side has looked at stays where it is.
    """
    knowers, top = g.strategy_known.get(owner, ((), ""))
    fixed = top if side in knowers else ""
    held = owner != side and owner in g.strategy
    bottom = g.strategy_bottom.get(owner, ()) if owner != side else ()
    hidden = (*g.strategy_decks[owner], *bottom, *((g.strategy[owner].card,) if held else ()))
    unknown = sorted(card for card in hidden if card != fixed)
    rng.shuffle(unknown)
    if held:
        g.strategy[owner] = replace(g.strategy[owner], card=unknown.pop())
    if bottom:
        g.strategy_bottom[owner] = tuple(card if card == fixed else unknown.pop() for card in bottom)
    kept = (fixed,) if fixed in g.strategy_decks[owner] else ()
    g.strategy_decks[owner] = tuple(sorted((*unknown, *kept)))
    if knowers and not fixed:
        below = g.strategy_bottom.get(owner, ())
        g.strategy_known[owner] = (knowers, unknown[0] if unknown else below[0])


def _deal_chits(g: State, side: str | None, rng: Random) -> None:
    """Chits that nobody else may look at are dealt again among their holders and the cup."""
    others = [owner for owner in g.setting.sides if owner != side]
    open_only = {"Y", "Z"}
    unknown = sorted({*g.chits_left, *(c for o in others for c in g.secret_chits.get(o, ()))} - open_only)
    rng.shuffle(unknown)
    for owner in others:
        number = len(g.secret_chits.get(owner, ()))
        g.secret_chits[owner], unknown = tuple(unknown[:number]), unknown[number:]
    g.chits_left = tuple(sorted([*unknown, *(open_only & set(g.chits_left))]))


# conservation


def pieces(g: State) -> dict[str, int]:
    """How many there are of everything that a game can neither gain nor lose: counters, cards, chits."""
    found: Counter[str] = Counter(f.counter for f in g.formations.values())
    found.update(w.counter for w in g.weapons.values())
    found.update(t.counter for t in g.telephones.values())
    for lost in g.weapons_box.values():
        found.update(lost)
    for side in g.setting.sides:
        _count_casualties(g, side, found)
        cards = (*g.decks[side], *g.discards[side], *g.hands[side], *g.meddling.get(side, ()))
        found.update(cards)
        found.update(
            (*g.strategy_decks[side], *g.strategy_discards.get(side, ()), *g.reminders.get(side, ()))
        )
        found.update(g.strategy_bottom.get(side, ()))
        found.update([g.strategy[side].card] if side in g.strategy else [])
        found.update(f"chit {chit}" for chit in g.secret_chits.get(side, ()))
    found.update(f"chit {chit}" for chit in (*g.open_chits, *g.chits_left))
    found.update(_arriving(g))
    found.update(kind for cell, kind in g.fortifications.items() if not is_printed(g, cell))
    found.update({"gas": len(g.gas)})
    for counter, limit in g.setting.countermix.items():
        found[counter] += limit - g.taken.get(counter, 0)
    return {name: number for name, number in found.items() if number}


def _count_casualties(g: State, side: str, found: Counter[str]) -> None:
    """A Tank stands on two spaces."""  # 4.3#5
    spaces: Counter[str] = Counter(g.casualties.get(side, ()))
    for counter, number in spaces.items():
        found[counter] += number // 2 if g.setting.formations[counter].kind in TANKS else number


def _arriving(g: State) -> Counter[str]:
    """What waits off the map; a Tank that exited lies on two spaces but is one."""
    waiting = [a for there in g.time_track.values() for a in there] + [
        a for r in g.reserves.values() for a in r
    ]
    once = [a for i, a in enumerate(waiting) if not (a.id and a in waiting[:i])]
    found: Counter[str] = Counter()
    for arrival in once:
        found[arrival.counter] += 1
        if arrival.weapon:
            found[arrival.weapon] += 1
    return found


# the board as text


def text_board(seen: dict[str, Any], text: Callable[..., str]) -> str:
    """The view in words: what is where, and what matters now."""
    lines = [f"{seen['date']}  {text('text-turn', {'turn': seen['turn']})}  {text('side-' + seen['active'])}"]
    vp = ", ".join(f"{text('side-' + side)} {player['vp']}" for side, player in seen["players"].items())
    time = seen["tracks"]["time"]
    lines.append(f"{text('track-vp')}: {vp}; {text('track-time')}: {time['value']}/{time['marks'][0]['at']}")
    for objective in seen["objectives"]:
        holder = text("side-" + objective["side"]) if objective["side"] else "-"
        hexes = " ".join(objective["hexes"])
        lines.append(
            f"{text('text-objective')} {objective['number']} {hexes}: {holder} ({objective['value']})"
        )
    by_hex: dict[str, list[str]] = {}
    for unit in seen["units"]:
        by_hex.setdefault(unit["hex"], []).append(_words(unit, text))
    for marker in seen["markers"]:
        by_hex.setdefault(marker["hex"], []).append(text("counter-" + marker["kind"]))
    lines += [f"{name}: {', '.join(things)}" for name, things in sorted(by_hex.items(), key=_hex_order)]
    return "\n".join(lines)


def _words(unit: dict[str, Any], text: Callable[..., str]) -> str:
    """`Landwehr (broken)`; a Weapon stands after its carrier with a plus."""
    states = [badge for badge in ("broken", "activated") if unit.get(badge)] + unit["badges"]
    words = ("+ " if "carrier" in unit else "") + text("counter-" + unit["face"])
    return f"{words} ({', '.join(text('badge-' + state) for state in states)})" if states else words


def _hex_order(item: tuple[str, Any]) -> tuple[int, str, int]:
    letters = item[0].rstrip("0123456789")
    return len(letters), letters, int(item[0][len(letters) :])
