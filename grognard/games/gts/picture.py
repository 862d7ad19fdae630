"""What lies open on the table, in the form that every title's page shows: Units, Leaders, markers and tracks."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import asdict

from grognard.engine.board import Cell
from grognard.games.gts.counters import Face
from grognard.games.gts.rules import s02_units, s12_victory, s21_command
from grognard.games.gts.rules.words import both
from grognard.games.gts.state import BOX, ELIMINATED, REMOVED, WAITING, State

Plain = dict[str, Any]
PLACES = {WAITING: "waiting", BOX: "box", ELIMINATED: "eliminated", REMOVED: "removed"}


# on the map


def units(g: State) -> list[Plain]:
    return [_unit(g, id_) for id_, unit in g.units.items() if unit.where >= 0]


def _unit(g: State, id_: str) -> Plain:
    unit = g.units[id_]
    return {
        "id": id_,
        "hex": g.board.name(unit.where),
        "side": unit.side,
        "face": f"{unit.counter}-transport" if unit.mounted else unit.counter,
        "name": unit.name,
        "division": unit.division,
        "formation": unit.formation,
        "stripe": unit.stripe,
        "class": s02_units.unit_class(g, id_),
        "steps": s02_units.steps(g, id_),
        "printed": _printed(s02_units.values(g, id_)),
        "park": unit.park,
        "contact": unit.contact,
        "badges": badges(g, id_),
    }


@cache
def _printed(face: Face) -> Plain:
    """The values of a face, as plain data; nobody writes into it."""
    return asdict(face)


def badges(g: State, id_: str) -> list[str]:
    """Every marker on a Unit, and whether it is In Command and has acted."""
    unit, acting = g.units[id_], g.acting
    shown = (
        ("entering", unit.entering),
        ("mounted", unit.mounted),
        ("column", unit.column),
        ("suppressed", unit.suppressed),
        ("one-hit", unit.hits == 1),
        ("two-hits", unit.hits == 2),
        ("step-lost", unit.lost > 0),
        ("improved-position", unit.work == "ip"),
        ("entrenched", unit.work == "ent"),
        ("men-rallying", unit.rallying > 0),
        ("men-at-work", unit.working > 0),
        ("in-contact", bool(unit.contact)),
        ("out-of-command", not s21_command.in_command(g, id_)),
        ("attached", acting is not None and id_ in acting.attached),
        ("acted", acting is not None and id_ in acting.done),
    )
    return [name for name, on in shown if on]


def leaders(g: State) -> list[Plain]:
    """The Leaders on the map: name, Formation, Command Range and Attachment Rating."""  # 2.0.FIG#2
    found = []
    for id_, leader in g.leaders.items():
        of = g.setting.formations[id_]
        if leader.where >= 0:
            found.append({
                "id": id_,
                "hex": g.board.name(leader.where),
                "side": g.setting.divisions[of.division].side,
                "name": of.leader,
                "colour": of.colour,  # 2.0#2
                "range": of.range,
                "attachment": of.attachment,
                "entering": leader.entering,
                "contacts": [unit for unit, it in g.units.items() if it.contact == id_],
            })  # fmt: skip
    return found


def markers(g: State) -> list[Plain]:
    """Everything on the map that is neither Unit nor Leader."""
    found = [{**_in(g, cell, "barrage"), "of": kind} for cell, kind in g.barrages.items()]
    found += [
        {**_in(g, work.where, "entrenchment", work.side), "id": f"entrenchment:{id_}", "unit": work.occupant}
        for id_, work in g.entrenchments.items()
    ]
    found += [_in(g, cell, "road-block", block.side) for cell, block in g.blocks.items()]
    for id_, park in g.parks.items():
        side = g.setting.divisions[park.division].side
        found.append({**_in(g, park.where, "park", side), "id": f"park:{id_}", "fired": park.fired})
    for id_, division in g.setting.divisions.items():
        if division.entry >= 0:
            found.append({**_in(g, division.entry, "entry", division.side), "id": f"entry:{id_}"})
    return found


def _in(g: State, cell: Cell, kind: str, side: str | None = None) -> Plain:
    hex_ = g.board.name(cell)
    return {"id": f"{kind}:{hex_}", "kind": kind, "hex": hex_, "side": side}


def objectives(g: State) -> list[Plain]:
    """The hexes that count, who controls each, and the points it is worth."""
    terms = g.setting.victory
    return [
        {
            "number": number,
            "hex": g.board.name(cell),
            "side": g.held_hexes.get(cell),
            "value": sum(worth.points for worth in terms.worth if cell in worth.cells),
        }
        for number, cell in enumerate(sorted(g.setting.counted), 1)
    ]


# beside the map


def divisions(g: State) -> list[Plain]:
    """What the player aids of the Divisions say."""  # 10.0.3#14
    return [
        {
            "id": id_,
            "side": division.side,
            "name": both(division.name),
            "command": division.command,
            "dispatch": division.dispatch,
            "parks": division.parks,
            "entry": g.board.name(division.entry) if division.entry >= 0 else None,
        }
        for id_, division in g.setting.divisions.items()
    ]


def formations(g: State) -> list[Plain]:
    """Every Formation: its Division, its colour, and what is printed on its Leader."""  # 2.0#2, 2.0.FIG#2
    return [
        {
            "id": id_,
            "division": formation.division,
            "name": both(formation.name),
            "colour": formation.colour,
            "leader": formation.leader,
            "range": formation.range,
            "attachment": formation.attachment,
            "due": formation.due,
        }
        for id_, formation in g.setting.formations.items()
    ]


def calendar(g: State) -> list[Plain]:
    """The boxes of the Turn Record Track."""
    return [{"label": turn.label, "night": turn.night} for turn in g.setting.turns]


def off_map(g: State, side: str) -> list[Plain]:
    """A side's Units that are not on the map: the boxes of its Divisions, the schedule and the dead."""
    return [
        {
            "id": id_,
            "counter": unit.counter,
            "name": unit.name,
            "division": unit.division,
            "formation": unit.formation,
            "stripe": unit.stripe,
            "due": unit.due,
            "place": PLACES[unit.where],
        }
        for id_, unit in g.units.items()
        if unit.where < 0 and unit.side == side
    ]


def tracks(g: State) -> dict[str, Plain]:
    """The turn, the weather, the Command/Dispatch Point Record Track and the victory points."""
    turns, terms = g.setting.turns, g.setting.victory
    scored = s12_victory.points(g, terms.side)
    return {
        "turn": _track("row", "turn", "4.0", "bar", value=g.turn, min=1, max=len(turns)),
        "weather": _track(
            "list", "weather", "26.0", "bar", items=[{"label": {"id": f"weather-{g.weather}"}}]
        ),
        "command": _track("list", "command", "10.0.3", "panel", items=_points(g, "command")),
        "dispatch": _track("list", "dispatch", "10.0.3", "panel", items=_points(g, "dispatch")),
        "mug": _track("number", "mug", "9.0", "bar", value=len(g.mug)),
        "vp": _track(
            "list", "vp", "12.0", "bar", items=[{**_side(terms.side), "value": scored, "max": terms.count}]
        ),
    }


def _track(kind: str, name: str, rule: str, place: str, **fields: Any) -> Plain:
    return {"kind": kind, "label": {"id": f"track-{name}"}, "rule": rule, "place": place, **fields}


def _side(side: str) -> Plain:
    return {"label": {"id": f"side-{side}"}, "side": side}


def _points(g: State, kind: str) -> list[Plain]:
    """What each Division has; orders of Step D that are still secret are not in it."""  # 10.0.4
    return [
        {
            "label": {"id": "own-name", "args": both(division.name)},
            "value": getattr(g.points[id_], kind),
            "side": division.side,
            "division": id_,
        }
        for id_, division in g.setting.divisions.items()
    ]
