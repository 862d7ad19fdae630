"""What lies open on the table, in the form that every title's page shows: units, markers, tracks and cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from grognard.engine.board import Cell
from grognard.games.gwc.cards import Card, StrategyCard, strategy_cards, titles
from grognard.games.gwc.rules import s01_cards, s07_objectives
from grognard.games.gwc.state import Arrival, State
from grognard.games.gwc.support import tracks

Plain = dict[str, Any]


def message(id_: str, **args: str | int) -> Plain:
    return {"id": id_, "args": args} if args else {"id": id_}


# on the map


def units(g: State) -> list[Plain]:
    """Formations, and the Weapons that they carry, by the ids of their counters."""
    seen = []
    for id_, formation in g.formations.items():
        hex_ = g.board.name(formation.cell)
        unit: Plain = {"id": id_, "hex": hex_, "side": formation.side, "face": formation.counter}
        unit["badges"] = [badge for badge in ("suppressed", "veteran") if getattr(formation, badge)]
        unit["broken"], unit["activated"] = formation.broken, bool(formation.activated)
        seen.append(unit)
        if formation.weapon:
            weapon = g.weapons[formation.weapon]
            carried = {"id": formation.weapon, "hex": hex_, "side": formation.side, "face": weapon.counter}
            seen.append({**carried, "badges": [], "broken": weapon.broken, "carrier": id_})
    return seen


def markers(g: State) -> list[Plain]:
    """Everything in the hexes that is no Formation."""
    seen = [_marker(g, cell, kind) for cell, kind in g.terrain_markers.items()]
    seen += [_marker(g, cell, kind) for cell, kind in g.fortifications.items()]
    seen += [_marker(g, cell, "gas") for cell in g.gas]
    seen += [{**_marker(g, cell, "smoke"), "value": strength} for cell, strength in g.smoke.items()]
    for side, barrage in g.barrages.items():
        seen.append({**_marker(g, barrage.center, "spotting-round", side), "value": barrage.kind})
        seen += [_marker(g, cell, "impact", side) for cell in barrage.impacts]
    return seen


def _marker(g: State, cell: Cell, kind: str, side: str | None = None) -> Plain:
    hex_ = g.board.name(cell)
    return {
        "id": f"{kind}:{hex_}:{side}" if side else f"{kind}:{hex_}",
        "kind": kind,
        "hex": hex_,
        "side": side,
    }


def objectives(g: State) -> list[Plain]:
    """Who controls each Objective, and what the open chits make of it."""
    return [
        {
            "number": number,
            "hex": g.board.name(cells[0]),
            "hexes": [g.board.name(cell) for cell in cells],
            "side": g.control.get(number),
            "value": s07_objectives.objective_value(g, number),
        }
        for number, cells in sorted(s07_objectives.objectives(g.board).items())
    ]


# beside the map


def track_display(g: State) -> dict[str, Plain]:
    """The Victory, Time and Casualty Tracks, Orders left, the Initiative Card, open chits and Telephones."""  # 4
    ahead = g.setting.sides[0] if g.vp > 0 else g.setting.sides[1] if g.vp < 0 else None
    shown: dict[str, Plain] = {
        "vp": _track("balance", "vp", "4.1", "bar", value=abs(g.vp), max=tracks().victory.last, side=ahead),
        "time": _track(
            "row", "time", "6.1", "bar", value=g.time, min=0, max=tracks().time.last, marks=_ahead(g)
        ),
        "orders": _track(
            "pips", "orders", "5.1", "bar", value=_orders_left(g), max=_orders(g), side=g.active
        ),
        "initiative": _track(
            "list", "initiative", "9", "bar", items=[_side(g.initiative)], side=g.initiative
        ),
        "chits": _track("list", "chits", "7.3.3", "panel", items=[_chit(chit) for chit in g.open_chits]),
    }
    for side in g.setting.sides:
        lost = g.casualties.get(side, ())
        shown[f"casualties-{side}"] = _track(
            "row",
            "casualties",
            "4.3",
            "panel",
            value=len(lost),
            max=g.surrender[side],
            side=side,
            marks=[{"at": g.surrender[side], "kind": "surrender", "label": message("counter-surrender")}],
            items=[_counter(counter) for counter in (*lost, *g.weapons_box.get(side, ()))],
        )
        telephone = g.telephones.get(side)
        if telephone is not None:
            items = [_counter(telephone.counter), {"label": message(f"box-{telephone.box}")}]
            broken = [{"label": message("badge-broken")}] if telephone.broken else []
            shown[f"telephone-{side}"] = _track(
                "list", "telephone", "12", "panel", items=items + broken, side=side
            )
    return shown


def _track(kind: str, name: str, rule: str, place: str, **fields: Any) -> Plain:
    return {"kind": kind, "label": message(f"track-{name}"), "rule": rule, "place": place, **fields}


def _orders(g: State) -> int:
    return int(g.setting.order_limits[g.active])


def _orders_left(g: State) -> int:
    return max(0, _orders(g) - g.orders_given)


def _side(side: str) -> Plain:
    return {"label": message(f"side-{side}"), "side": side}


def _chit(chit: str) -> Plain:
    return {"label": message("chit", chit=chit)}


def _counter(counter: str) -> Plain:
    return {"label": message(f"counter-{counter}")}


def _ahead(g: State) -> list[Plain]:
    """The Sudden Death marker and what will arrive."""
    label = message("counter-sudden-death")
    marks: list[Plain] = [{"at": g.sudden_death, "kind": "sudden-death", "label": label}]
    for space, arriving in sorted(g.time_track.items()):
        marks += [{"at": space, "kind": "arrival", **_counter(a.counter), "side": a.side} for a in arriving]
    return marks


def arrival(piece: Arrival) -> Plain:
    """A piece that waits off the map."""
    return {"side": piece.side, "face": piece.counter, "weapon": piece.weapon, "what": piece.what}


# cards


def cards(g: State, shown: list[str]) -> dict[str, Plain]:
    """The faces of Fate and Strategy Cards by their ids."""
    faces: dict[str, Plain] = {}
    for id_ in shown:
        strategy = strategy_cards().get(id_)
        faces[id_] = _strategy_face(strategy) if strategy else _fate_face(s01_cards.card(g, id_))
    return faces


@lru_cache(maxsize=1024)
def _fate_face(card: Card) -> Plain:  # FIG.card.layout
    names = titles()
    face: Plain = {
        "id": card.id,
        "kind": "fate",
        "name": message(f"order-{card.order}"),
        "parts": [
            {"kind": "order", "name": message(f"order-{card.order}"), "rule": names.orders[card.order].rule},
            {
                "kind": "action",
                "name": message(f"action-{card.action}"),
                "rule": names.actions[card.action].rule,
            },
            {"kind": "event", "name": message(f"event-{card.event}"), "rule": names.events[card.event].rule},
        ],
        "hex": card.hex,
        "dice": [card.white, card.coloured],
    }
    if card.trigger is not None:
        face["trigger"] = message(f"trigger-{card.trigger}")
    return face


@lru_cache(maxsize=64)
def _strategy_face(card: StrategyCard) -> Plain:
    name = message(f"strategy-{card.id}")
    face: Plain = {"id": card.id, "kind": "strategy", "nation": str(card.nation), "name": name}
    face["parts"] = [{"kind": "situation", "name": name, "rule": card.rule}]
    face["footer"] = message("plus-one-footer")
    if card.reminder:
        face["reminder"] = message("reminder-card")
    return face
