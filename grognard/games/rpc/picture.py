"""What lies open on the table, in the form that every title's page shows: units, markers, objectives and tracks."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec.structs import asdict

from grognard.engine.board import Cell
from grognard.games.rpc.areas import SIDES
from grognard.games.rpc.counters import Face
from grognard.games.rpc.rules import s03_units, s10_victory
from grognard.games.rpc.state import State

Plain = dict[str, Any]


# on the map


def units(g: State) -> list[Plain]:
    return [_unit(g, id_) for id_, unit in g.units.items() if unit.where >= 0]


def _unit(g: State, id_: str) -> Plain:
    unit, command = g.units[id_], g.command
    badges = (
        ("spent", not unit.ready),
        ("in", unit.inside),
        ("moving", unit.moving),
        ("digging", id_ in g.shovels),
        ("standby", command is not None and id_ in command.units and id_ not in command.acted),
    )
    state = "formed" if unit.formed else "dispersed"
    face = f"{unit.side}-{unit.type}"
    return {
        "id": id_,
        "hex": g.board.name(unit.where),
        "side": unit.side,
        "face": face if unit.formed else f"{face}-dispersed",
        "state": state,
        "printed": _values(s03_units.values(g, id_)),
        "badges": [name for name, on in badges if on],
    }


@lru_cache(maxsize=256)
def _values(face: Face) -> dict[str, int | bool | None]:
    """The values of a face, as plain data; nobody writes into it."""
    return asdict(face)


def markers(g: State) -> list[Plain]:
    """Everything on the map that is no unit, in hexes, on hexsides and at corners."""
    found = [{**_in(g, cell, "scrape"), "of": kind} for cell, kind in g.scrapes.items()]
    for kind, table in (("trench", g.trenches), ("blockhouse", g.blockhouses), ("hallowed", g.hallowed)):
        found += [_in(g, cell, kind, owner) for cell, owner in table.items()]
    found += [{**_in(g, cell, "gas"), "value": count} for cell, count in g.gas.items()]
    found += [_in(g, cell, "smoke") for cell in g.smoke]
    found += [_in(g, cell, "shovel") for cell in g.abandoned]
    for kind, sides in (("bomb-stop", g.bomb_stops), ("breach", g.breaches)):
        found += [{"id": f"{kind}:{key}", "kind": kind, "between": key, "side": None} for key in sides]
    if g.barrage is not None and g.barrage.active:
        found += [_in(g, cell, "barrage") for cell in g.barrage.lines[g.barrage.at]]
    return found + [_mission(g, id_) for id_, group in g.artillery.items() if group.target]


def _in(g: State, cell: Cell, kind: str, side: str | None = None) -> Plain:
    hex_ = g.board.name(cell)
    return {"id": f"{kind}:{hex_}", "kind": kind, "hex": hex_, "side": side}


def _mission(g: State, id_: str) -> Plain:
    """The corner that a group aims at."""
    group = g.artillery[id_]
    kind = "ffe" if group.firing else "cross-hair"
    shown: Plain = {"id": f"{kind}:{id_}", "kind": kind, "between": group.target, "side": group.side}
    return {**shown, "group": id_, "primed": group.primed}


def objectives(g: State) -> list[Plain]:
    """The hexes that the scenario names, who controls each, and the points it is worth."""
    terms = g.setting.victory
    cells = sorted({*terms.cells, *(cell for worth in terms.worth for cell in worth.cells)})
    return [
        {
            "number": number,
            "hex": g.board.name(cell),
            "side": g.control.get(cell),
            "value": sum(worth.points for worth in terms.worth if cell in worth.cells),
        }
        for number, cell in enumerate(cells, 1)
    ]


# beside the map


def tracks(g: State) -> dict[str, Plain]:
    """The records track."""  # COMP.records
    left = max(0, g.couplets - g.couplet + 1)
    campaign = g.setting.campaign
    days = (
        {"day": _track("row", "day", "11", "bar", value=g.day, min=1, max=campaign.days)} if campaign else {}
    )
    shown = days | {
        "turn": _track("number", "turn", "5", "bar", value=min(g.turn, g.setting.turns), max=g.setting.turns),
        "initiative": _track(
            "list", "initiative", "5.11", "bar", items=[_side(g.initiative)], side=g.initiative
        ),
        "couplets": _track("pips", "couplets", "5.11", "bar", value=left, max=g.couplets),
        "artillery": _track("list", "artillery", "7", "panel", items=_groups(g)),
    }
    if g.setting.victory.kind == "points":
        points = [{**_side(side), "value": s10_victory.points(g, side)} for side in SIDES]
        shown["vp"] = _track("list", "vp", "10", "bar", items=points)
    return shown


def _track(kind: str, name: str, rule: str, place: str, **fields: Any) -> Plain:
    return {"kind": kind, "label": {"id": f"track-{name}"}, "rule": rule, "place": place, **fields}


def _side(side: str) -> Plain:
    return {"label": {"id": f"side-{side}"}, "side": side}


def _groups(g: State) -> list[Plain]:
    """Every artillery group that is here today: its firepower, and whether it waits, aims or fires."""
    found = []
    for id_, group in g.artillery.items():
        if group.from_day <= g.day:
            state = (
                "firing"
                if group.firing
                else "aiming"
                if group.target
                else "ready"
                if group.ready
                else "spent"
            )
            label = {"id": f"group-{state}", "args": {"group": id_}}
            found.append({"label": label, "value": group.firepower, "side": group.side})
    return found
