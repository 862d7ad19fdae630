"""Counters of a document's own: new ones, and ours with other values. What a unit's `counter` means, be it either.

The key of such a counter is its id and, behind a space, all that it says: what is kept by key is true in every game.
"""

from __future__ import annotations

import functools
import json
import re
from typing import Any, NamedTuple

import msgspec

from grognard.engine.documents import between, need, one_of, typed
from grognard.games.oao.counters import (
    Combat,
    Depot,
    FormationMarker,
    Fort,
    Fortress,
    Nation,
    Supply,
    Train,
    Type,
)
from grognard.games.oao.counters_markers import markers
from grognard.games.oao.counters_read import (
    NATIONS,
    ArtilleryRow,
    CombatRow,
    FortressRow,
    FortRow,
    Unit,
    artillery_of,
    combat_of,
    counters,
    fort_of,
    table_of,
)
from grognard.games.oao.reference_units import kind, sizes_of

_ID = re.compile(r"[\w.+-]+")
_FACES = {"combat": 4, "fort": 3, "artillery": 3}
"""How many numbers stand on the front: AS/DS/PR/AV, DS/PR/AV, AS/DS/AV."""  # 2.3#1 2.4 2.5
_ROWS: dict[str, Any] = {
    "combat": CombatRow,
    "fort": FortRow,
    "artillery": ArtilleryRow,
    "fortress": FortressRow,
}


class Own(NamedTuple):
    """A counter of a document, and its Attachment marker if it has one of its own."""

    piece: Unit
    marker: FormationMarker | None


@functools.lru_cache(maxsize=8192)
def piece_of(counter: str) -> Unit:
    """What a counter is."""
    found = counters().units.get(counter)
    return found if found is not None else _own(counter).piece


def marker_of(counter: str) -> FormationMarker | None:
    """The Attachment marker of a Formation."""  # 2.8
    piece = piece_of(counter)
    if not isinstance(piece, Combat) or piece.marker is None:
        return None
    own = None if counter in counters().units else _own(counter).marker
    return own if own is not None else counters().formations[piece.marker]


# reading


def key_of(id_: str, given: dict[str, Any]) -> str:
    """The key of a counter that a document describes; BadDocument if there can be no such counter."""
    where = f"counters.{id_}"
    need(_ID.fullmatch(id_), "must be letters, figures, dots and dashes", where)
    like = given.get("like", id_ if id_ in counters().units else None)
    if like is not None:
        need(like in counters().units, f"there is no counter {like!r}", f"{where}.like")
    told = {name: value for name, value in given.items() if name != "like"}
    row = {**_instead(_printed(like, same=like == id_) if like is not None else {}, told), **told}
    for name in ("nation", "type", "label"):
        need(name in row, "must be said", f"{where}.{name}")
    _check(row, where)
    return f"{id_} {json.dumps(row, sort_keys=True, ensure_ascii=False)}"


def _instead(row: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """What is left of a printed row: a Formation that becomes an Asset or the other way round has another CE."""
    gone: set[str] = set()
    if "ce" in told:
        gone = {"asset_ce", "marker"}
    elif "asset_ce" in told:
        gone = {"ce", "later_ce", "marker"}
    return {name: value for name, value in row.items() if name not in gone}


@functools.cache
def _rows() -> dict[str, dict[str, Any]]:
    """All printed counters as documents write them."""
    found: dict[str, dict[str, Any]] = {}
    for name in NATIONS:
        table = table_of(name)
        for part in ("combat", "artillery", "fort", "depot", "fortress", "corps"):
            for id_, row in table.get(part, {}).items():
                found |= _variants(part, id_, {"nation": name, **row})
    for id_, marker in markers().siege.items():  # 13.3.3#2
        named = {"nation": Nation.GERMAN.value, "type": Type.SIEGE_ARTILLERY.value, "label": marker.label}
        guns = {"front": "0/0/0", "caliber": marker.caliber, "guns": marker.guns, "rolls": marker.rolls}
        found[id_] = named | guns
    return found


def _variants(part: str, id_: str, row: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The counters of a row: a Fortress for each hex of a camp, a Train for a corps."""
    if part == "fortress":
        rest = {name: value for name, value in row.items() if name != "hexes"}
        return {
            id_ if row.get("camp") is None else f"{id_}-{each}": {**rest, "hex": each}
            for each in row["hexes"]
        }
    supplies = table_of("supply")
    if part == "corps":
        train = {"nation": row["nation"], "label": row["label"], "type": Type.TRAIN.value, "corps": id_}
        return {f"{id_}-train": {**train, **supplies["train"]}}
    if part == "depot":
        return {id_: {**row, "type": Type.DEPOT.value, **supplies["depot"]}}
    return {id_: {**row, "type": row.get("type", Type.FORT.value)}}


def _printed(like: str, *, same: bool) -> dict[str, Any]:
    """The row of a printed counter; another one that is like it has a marker of its own, and does not combine."""
    row = {name: value for name, value in _rows().get(like, {}).items() if name not in ("quality", "made")}
    if same:
        return row
    marker = marker_of(like)
    if marker is not None:
        row |= {"ce": marker.base_ce} | ({"later_ce": marker.later_ce} if marker.later_ce is not None else {})
    return {name: value for name, value in row.items() if name not in ("marker", "combination")}


def _check(row: dict[str, Any], where: str) -> None:
    type_ = one_of(row["type"], tuple(each.value for each in Type), f"{where}.type")
    one_of(row["nation"], tuple(each.value for each in Nation), f"{where}.nation")
    category = kind(type_).category
    for name, value in row.items():
        if isinstance(value, int):
            between(value, name in ("steps", "rolls"), 99, f"{where}.{name}")
    if category != "supply":
        typed(_of_kind(category, row), _ROWS[category], where)
    else:
        for name in ("range", "extended_range", "ammo_limit"):
            need(isinstance(row.get(name), int), "must be said", f"{where}.{name}")
    faces = [name for name in ("front", "back", "second", "second_back") if row.get(name)]
    for name in faces if category in _FACES else ():
        number = _FACES[category] if name == "front" else _FACES["combat"]
        good = re.fullmatch(r"\d+(/\d+){" + str(number - 1) + "}", row[name])
        need(good, f"must be {number} numbers with strokes between them", f"{where}.{name}")
    if category == "combat":
        need(
            ("ce" in row or "marker" in row) != ("asset_ce" in row),
            "is a Formation with `ce` or an Asset",
            where,
        )
        for name in ("size", "second_size"):
            one_of(row.get(name, row["size"]), sizes_of(type_), f"{where}.{name}")
    if type_ == Type.TRAIN.value:
        one_of(row.get("corps", ""), tuple(counters().corps), f"{where}.corps")


def _of_kind(category: str, row: dict[str, Any]) -> dict[str, Any]:
    """The part of a row that tables of its kind have."""
    found = {name: value for name, value in row.items() if name not in ("movement", "counter_movement")}
    if category == "combat":
        return {"quality": "", "made": "", **found}
    if category == "fort":
        return {name: value for name, value in found.items() if name not in ("nation", "type")}
    if category == "fortress":
        named = {"hexes": [found["hex"]]} if "hex" in found else {}
        return {name: value for name, value in found.items() if name not in ("nation", "hex")} | named
    return found


# making


@functools.lru_cache(maxsize=4096)
def _own(counter: str) -> Own:
    id_, _, text = counter.partition(" ")
    assert text, f"there is no counter {id_}"
    row: dict[str, Any] = json.loads(text)
    piece = _piece(id_, row)
    points = {name: row[name] for name in ("movement", "counter_movement") if name in row}
    if points:
        piece = msgspec.structs.replace(piece, **points)
    return Own(piece, _marker(id_, piece, row))


def _piece(id_: str, row: dict[str, Any]) -> Unit:
    nation, type_ = Nation(row["nation"]), Type(row["type"])
    category = kind(type_.value).category
    found = _of_kind(category, row)
    if category == "combat":
        return combat_of(id_, msgspec.convert(found, CombatRow), nation)
    if category == "fort":
        return fort_of(id_, msgspec.convert(found, FortRow), nation)
    if category == "artillery":
        return artillery_of(id_, msgspec.convert(found, ArtilleryRow), nation)
    named = {"id": id_, "label": row["label"], "nation": nation, "type": type_}
    if category == "fortress":
        fortress = msgspec.convert(found, FortressRow)
        return Fortress(
            **named,
            hex=fortress.hexes[0],
            camp=fortress.camp,
            strength=fortress.strength,
            artillery=fortress.artillery,
            fortress_class=fortress.fortress_class,
            steps=fortress.steps,
        )
    front, back = Supply(row["range"]), Supply(row["extended_range"], row["ammo_limit"])
    if type_ == Type.TRAIN:
        return Train(**named, corps=row["corps"], front=front, back=back)
    return Depot(**named, army=row.get("army"), front=front, back=back)


def _marker(id_: str, piece: Unit, row: dict[str, Any]) -> FormationMarker | None:
    if not isinstance(piece, Combat) or "ce" not in row:
        return None
    return FormationMarker(
        id=id_,
        label=piece.label,
        nation=piece.nation,
        size=piece.size,
        base_ce=row["ce"],
        later_ce=row.get("later_ce"),
        cavalry=piece.is_cavalry,
    )


def is_work(counter: str) -> bool:
    """A Fort or a Fortress."""
    return isinstance(piece_of(counter), Fort | Fortress)
