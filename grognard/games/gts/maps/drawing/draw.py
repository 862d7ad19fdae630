"""From a sketch to a map document."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from shapely.geometry import Point as Dot
from shapely.geometry import Polygon

from grognard.engine.hexes import Hexside, Numbering
from grognard.engine.mapdoc import Grid
from grognard.games.gts.boards import SPECIAL
from grognard.games.gts.maps.drawing.plane import Plane

Place = str | Sequence[float]
"""A name of the sketch, or a longitude and latitude."""
SKETCHES = Path(__file__).parent / "sketches"
MAPS = {file.stem: Path(__file__).parent.parent / file.name for file in sorted(SKETCHES.glob("*.toml"))}
LETTERS = {
    "clear": ".", "polder": "p", "orchard": "o", "scrub": "s", "woods": "w", "village": "v", "town": "t",
    "city": "c", "dunes": "d", "beach": "b", "marsh": "m", "water": "~",
}  # fmt: skip
"""The terrain of these maps as a letter of the picture."""


def draw(name: str) -> dict[str, Any]:
    """The document of one map."""
    return Drawing(tomllib.loads((SKETCHES / f"{name}.toml").read_text("utf-8"))).document()


class Drawing:
    """A sketch on its plane; each method draws one kind of feature."""

    def __init__(self, sketch: dict[str, Any]) -> None:
        self.sketch = sketch
        size = sketch["grid"]
        grid = Grid(size["columns"], size["rows"], Numbering.LETTERS2, 1, 1, False)
        self.plane = Plane(grid, sketch["anchor"])
        self.terrain = dict.fromkeys(self.plane.hexes, "clear")
        self.values: dict[str, dict[str, Any]] = {}

    def document(self) -> dict[str, Any]:
        self._areas()
        self._spots()
        lines = [self._line(entry) for entry in self.sketch["lines"]]
        courses = [(entry, self._course(entry)) for entry in self.sketch["courses"]]
        sides = [side for entry, along in courses for side in self._between(entry, along)]
        rivers = {side for entry, along in courses if entry["kind"] == "river" for side in along}
        return {
            **{key: self.sketch[key] for key in ("id", "title", "note", "licence")},
            "sides": sides + self._bridges(rivers, lines),
            "lines": lines,
            "labels": [self._label(entry) for entry in (*self._names(), *self.sketch["labels"])],
            "grid": {**self.sketch["grid"], "numbering": "letters2"},
            "picture": self._picture(),
            "hexes": {name: self.values[name] for name in sorted(self.values)},
        }

    def _place(self, place: Place) -> Sequence[float]:
        """A place by its name in the sketch, or as it stands."""
        found: Sequence[float] = self.sketch["places"][place] if isinstance(place, str) else place
        return found

    def _hex(self, place: Place) -> str:
        return self.plane.at(self._place(place))

    def _areas(self) -> None:
        for area in self.sketch["areas"]:
            shape = Polygon([self.plane.point(self._place(place)) for place in area["ring"]])
            for name, hexagon in self.plane.hexes.items():
                if shape.contains(Dot(self.plane.centre(hexagon))):
                    self.terrain[name] = area["kind"]

    def _spots(self) -> None:
        for spot in self.sketch["spots"]:
            for place in spot["at"]:
                name = self._hex(place)
                values = self.values.setdefault(name, {})
                if "kind" in spot:
                    self.terrain[name] = spot["kind"]
                if "name" in spot:
                    values["name"] = _words(spot["name"])
                values.update({mark: True for mark in SPECIAL if spot.get(mark)})
                if not values:
                    del self.values[name]

    def _line(self, entry: dict[str, Any]) -> dict[str, Any]:
        path = self.plane.path([self._hex(place) for place in entry["via"]])
        return {"kind": entry["kind"], "name": _words(entry["name"]), "path": path}

    def _course(self, entry: dict[str, Any]) -> list[Hexside]:
        return self.plane.along([self._place(place) for place in entry["course"]])

    def _between(self, entry: dict[str, Any], sides: Iterable[Hexside]) -> list[dict[str, Any]]:
        between = [self.plane.side(side) for side in sides]
        return [{"kind": entry["kind"], "name": _words(entry["name"]), "between": between}]

    def _bridges(self, rivers: set[Hexside], lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """A bridge wherever a line crosses a river."""
        hexes = self.plane.hexes
        steps = (pair for line in lines for pair in pairwise(line["path"]))
        crossed = {Hexside.between(hexes[a], hexes[b]) for a, b in steps}
        found = [self.plane.side(side) for side in sorted(rivers & crossed)]
        return [{"kind": "bridge", "between": found}] if found else []

    def _names(self) -> list[dict[str, Any]]:
        """The name of a spot stands at its first hex."""
        named = [spot for spot in self.sketch["spots"] if "name" in spot]
        return [
            {"text": spot["name"], "at": spot["at"][0], "style": spot.get("style", "place")} for spot in named
        ]

    def _label(self, entry: dict[str, Any]) -> dict[str, Any]:
        return {**entry, "text": _words(entry["text"]), "at": self._hex(entry["at"])}

    def _picture(self) -> dict[str, Any]:
        rows: dict[int, list[str]] = {}
        for name, hexagon in self.plane.hexes.items():
            rows.setdefault(hexagon.row, []).append(LETTERS[self.terrain[name]])
        legend = {letter: {"terrain": terrain} for terrain, letter in LETTERS.items()}
        return {"rows": "".join(" ".join(rows[row]) + "\n" for row in sorted(rows)), "legend": legend}


def _words(text: str | dict[str, str]) -> dict[str, str]:
    """A text in both languages; a plain one is the same in both."""
    return {"en": text, "fr": text} if isinstance(text, str) else text
