"""The map document of the campaign, made of the files beside this one."""

from __future__ import annotations

import csv
import tomllib
from collections.abc import Callable, Iterator
from math import sqrt
from pathlib import Path
from typing import Any

from grognard.engine.errors import BadDocument
from grognard.engine.hexes import CORNER_STEPS, Hex, Numbering

FOLDER = Path(__file__).parent
SEA, OFF = "~", " "
ELEVATIONS = {
    "l": "lowland",
    "u": "upland",
    "h": "highland",
    "f": "foothills",
    "m": "mountain",
    "s": "steep_mountain",
}  # 3.6#1
COVERS: dict[str, Any] = {
    ".": {},
    "w": {"wooded": True},
    "m": {"terrain": "moor"},
    "p": {"polder": True},
}
COUNTRIES = {
    "F": "France",
    "G": "Germany",
    "B": "Belgium",
    "L": "Luxemburg",
    "N": "The Netherlands",
    "S": "Switzerland",
}
AREAS = {
    ".": {},
    "e": {"reseau": "east"},
    "w": {"reseau": "west"},
    "d": {"dender": True},
    "n": {"schelde": True},
    "s": {"dender": True, "schelde": True},
}
COASTS = ("France", "Belgium")  # 21.2: the Coastal hexes end at 42.10

Values = dict[str, Any]


def document() -> Values:
    """The document as the engine reads it."""
    source = tomllib.loads((FOLDER / "west_1914.toml").read_text("utf-8"))
    pictures = {name: _letters(name, text) for name, text in source["pictures"].items()}
    shape = pictures["elevation"]
    hexes = {at: _values(at, pictures) for at, letter in shape.items() if letter not in (SEA, OFF)}
    _shore(hexes, shape)
    names = {Numbering.DOTTED.printed(at): values for at, values in hexes.items()}
    _give(names, source)
    for row in _rows("places.csv"):
        _in(names, row["hex"], "places.csv")["name"] = row["place"]
        if row["rulebook"]:
            names[row["hex"]]["rulebook"] = row["rulebook"]
    rows = [at.row for at in shape]
    return {
        **{key: source[key] for key in ("id", "title", "note", "licence")},
        "grid": {
            "columns": max(at.column for at in shape),
            "rows": max(rows) - min(rows) + 1,
            "first_row": min(rows),
            "numbering": "dotted",
            "missing": [Numbering.DOTTED.printed(at) for at in shape if at not in hexes],
        },
        "default": {"terrain": "lowland", "level": 1, "country": "France"},
        "hexes": names,
        "sides": [*_sides(), *_frontiers(hexes), *_structures(source)],
        "lines": list(_lines()),
        "outlines": [{"kind": "sea", "points": ring} for ring in _sea(shape)],
        "labels": source["labels"],
    }


def _rows(name: str) -> Iterator[dict[str, str]]:
    with (FOLDER / name).open(encoding="utf-8", newline="") as file:
        yield from csv.DictReader(line for line in file if not line.startswith("#"))


def _letters(name: str, text: str) -> dict[Hex, str]:
    """The letters of a picture by hex; a line may be cut short where only blanks would follow."""
    lines = [line for line in text.splitlines() if line]
    wide = max(len(line) for line in lines) - 3
    letters: dict[Hex, str] = {}
    for i, line in enumerate(lines):
        row = int(line[:2])
        if row != int(lines[0][:2]) + i:
            raise BadDocument(f"row {row} is out of order", f"pictures.{name}")
        for j, letter in enumerate(line[3:].ljust(wide)):
            letters[Hex.at(j + 1, row)] = letter
    return letters


def _values(at: Hex, pictures: dict[str, dict[Hex, str]]) -> Values:
    def read(name: str, legend: dict[str, Any]) -> Any:
        letter = pictures[name].get(at, OFF)
        if letter not in legend:
            where = f"pictures.{name}, hex {Numbering.DOTTED.printed(at)}"
            raise BadDocument(f"{letter!r} is not in the legend", where)
        return legend[letter]

    terrain = read("elevation", ELEVATIONS)
    return {
        "terrain": terrain,
        "level": list(ELEVATIONS.values()).index(terrain) + 1,
        "country": read("country", COUNTRIES),
        **read("cover", COVERS),
        **read("areas", AREAS),
    }


def _shore(hexes: dict[Hex, Values], shape: dict[Hex, str]) -> None:
    """Coastal hexes lie along the sea (21.2), edge hexes where the map simply ends."""
    for at, values in hexes.items():
        beyond = {shape.get(around, OFF) for around in at.neighbours() if around not in hexes}
        if SEA in beyond and values["country"] in COASTS:
            values["coastal"] = True
        if OFF in beyond:
            values["edge"] = True


def _sea(shape: dict[Hex, str]) -> Iterator[list[list[float]]]:
    """The outlines of the sea, in board units: no hex lies there, but it is drawn."""
    sea = [at for at, letter in shape.items() if letter == SEA]
    onward: dict[tuple[int, int], tuple[int, int]] = {}
    for at in sea:
        corners = [(at.centre[0] + x, at.centre[1] + y) for x, y in CORNER_STEPS]
        for direction, beyond in enumerate(at.neighbours()):
            if shape.get(beyond) != SEA:
                onward[corners[direction - 1]] = corners[direction]
    left, top = Hex.at(1, min(at.row for at in shape)).centre
    while onward:
        ring = [next(iter(onward))]
        while (there := onward.pop(ring[-1])) != ring[0]:
            ring.append(there)
        yield [[(x - left) / 2, round((y - top) * sqrt(3) / 2, 3)] for x, y in ring]


def _in(names: dict[str, Values], name: str, where: str) -> Values:
    if name not in names:
        raise BadDocument(f"there is no hex {name} on the map", where)
    return names[name]


def _give(names: dict[str, Values], source: Values) -> None:
    """What single hexes have: camps, districts, forts, ports, bottlenecks, entries and works."""

    def give(
        key: str, table: Values, hexes: Callable[[Any], list[str]], value: Callable[[str, Any], Any]
    ) -> None:
        for name, entry in table.items():
            for at in hexes(entry):
                _in(names, at, f"{key}.{name}")[key] = value(name, entry)

    camps = source["camps"]
    give("camp", camps, lambda camp: camp["hexes"], lambda name, _: name)
    give("fortress", camps, lambda camp: camp["fortress"], lambda name, _: name)
    give("printed_ip", camps, lambda camp: camp.get("works", camp["fortress"]), lambda *_: True)
    give("fortress_type", camps, lambda camp: camp["hexes"], lambda _, camp: camp["fortress_type"])
    give("camp_side", camps, lambda camp: camp["hexes"], lambda _, camp: camp["side"])
    give("district", source["districts"], list, lambda name, _: name)
    give("fort", source["forts"], lambda at: [at], lambda name, _: name)
    give("port", source["ports"], lambda at: [at], lambda name, _: name)
    give("entry", source["entries"], lambda entry: [entry["hex"]], lambda letter, _: letter)
    give("entry_side", source["entries"], lambda entry: [entry["hex"]], lambda _, entry: entry["side"])
    give("entry_from", source["entries"], lambda entry: [entry["hex"]], lambda _, entry: entry["from"])
    for key in ("bottlenecks", "historic_works"):
        for at, value in source[key].items():
            _in(names, at, key)[key.removesuffix("s")] = value


def _sides() -> Iterator[Values]:
    for row in _rows("hexsides.csv"):
        side: Values = {"kind": row["kind"], "between": row["sides"].split()}
        yield {**side, "name": row["name"]} if row["name"] else side


def _frontiers(hexes: dict[Hex, Values]) -> Iterator[Values]:
    """The frontiers, which follow from the countries."""
    frontiers: dict[str, list[str]] = {}
    for at, values in hexes.items():
        for other in at.neighbours():
            if at < other and other in hexes and hexes[other]["country"] != values["country"]:
                states = " - ".join(sorted((values["country"], hexes[other]["country"])))
                pair = f"{Numbering.DOTTED.printed(at)}/{Numbering.DOTTED.printed(other)}"
                frontiers.setdefault(states, []).append(pair)
    for states, between in sorted(frontiers.items()):
        yield {"kind": "frontier", "states": states, "between": between}


def _structures(source: Values) -> Iterator[Values]:
    for structure in source["structures"]:
        yield {**structure, "kind": "structure", "between": [structure["between"]]}


def _lines() -> Iterator[Values]:
    for row in _rows("railways.csv"):
        yield {"kind": row["track"], "line": row["line"], "path": row["path"].split()}
