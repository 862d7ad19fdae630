"""From sketches to a map document."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as Dot

from grognard.engine.hexes import Hex, Hexside, Numbering
from grognard.engine.mapdoc import Grid, Point
from grognard.games.rpc.maps.drawing.plane import Plane, smooth

SKETCHES = Path(__file__).parent / "sketches"
TARGET = Path(__file__).parent.parent
# What the text attests of the Ypres maps is in the sketches: MAP.rows MAP.levels MAP.places MAP.woods MAP.eop 4.3#3
SOURCES = {
    "ypres_1914": ("ypres", "ypres_1914"),
    "ypres_1915": ("ypres", "ypres_1915"),
    "ypres_1917": ("ypres", "ypres_1917"),
    "flesquieres_1917": ("flesquieres_1917",),
    "holnon_1918": ("holnon_1918",),
}
MAPS = {name: TARGET / f"{name}.toml" for name in SOURCES}
LETTERS = {"open": ".", "village": "v", "crater": "c", "lake": "l"}
BLOCKS = ((-0.5, -0.35, 0.3, 0.2), (0.2, -0.5, 0.35, 0.18), (-0.45, 0.2, 0.22, 0.34), (0.1, 0.25, 0.4, 0.2))
CURVED = ("hills", "lakes")
LAKE_SHARE = 0.8  # of a hex under water, for the whole hex to count as lake


def draw(name: str) -> dict[str, Any]:
    """The document of one map."""
    return Drawing(read(SOURCES[name])).document()


def read(sources: Iterable[str]) -> dict[str, Any]:
    """One sketch out of several: lists are joined, anything else is replaced by the later one."""
    sketch: dict[str, Any] = {}
    for source in sources:
        layer = tomllib.loads((SKETCHES / f"{source}.toml").read_text(encoding="utf-8"))
        for key, value in layer.items():
            sketch[key] = sketch.get(key, []) + value if isinstance(value, list) else value
    return sketch


class Drawing:
    """A sketch on its plane; each method draws one kind of feature."""

    def __init__(self, sketch: dict[str, Any]) -> None:
        self.sketch = sketch
        size = sketch["grid"]
        self.plane = Plane(Grid(size["columns"], size["rows"], Numbering.LETTERS2, 1, 1, False))
        self.values: dict[str, dict[str, Any]] = {name: {} for name in self.plane.hexes}
        self.nml = self._no_mans_land()
        self.courses = [(entry, self.plane.along(entry["course"])) for entry in sketch.get("courses", [])]

    def document(self) -> dict[str, Any]:
        outlines = [*self._woods(), *self._areas("wheat"), *self._lakes(), *self._buildings()]
        lines, contours = self._lines(), self._contours()
        sides = [*self._shores(), *self._courses(), *self._bridges(lines), *self._wire(), *self._green()]
        self._hexes()
        return {
            **{key: self.sketch[key] for key in ("id", "title", "note", "licence") if key in self.sketch},
            "sides": sides,
            "lines": lines,
            "outlines": outlines,
            "contours": contours,
            "labels": [{**label, "text": _words(label["text"])} for label in self.sketch.get("labels", [])],
            "grid": {**self.sketch["grid"], "numbering": "letters2"},
            "picture": self._picture(),
            "hexes": {name: values for name, values in self.values.items() if values},
        }

    # Shapes

    def _ring(self, key: str, entry: dict[str, Any]) -> list[Point]:
        """Nature draws curves, men draw the straight edges of woods and fields."""
        ring = self.plane.board(entry["ring"])
        return smooth(ring) if key in CURVED else [(round(x, 2), round(y, 2)) for x, y in ring]

    def _shapes(self, key: str) -> list[tuple[dict[str, Any], Polygon]]:
        return [(entry, Polygon(self._ring(key, entry))) for entry in self.sketch.get(key, [])]

    def _hexagon(self, hexagon: Hex) -> Polygon:
        return Polygon([self.plane.corner(vertex) for vertex in hexagon.vertices()])

    def _inside(self, shape: Polygon) -> list[str]:
        return [name for name, h in self.plane.hexes.items() if shape.contains(Dot(self.plane.centre(h)))]

    # The ground

    def _contours(self) -> list[dict[str, Any]]:
        return [
            {"kind": "contour", "level": hill["level"], "closed": True, "points": self._ring("hills", hill)}
            for hill in self.sketch["hills"]
        ]

    def _levels(self) -> dict[str, int]:
        """The level at the centre of each hex: that of the highest contour around it."""
        levels = dict.fromkeys(self.plane.hexes, 0)
        for hill, shape in self._shapes("hills"):
            for name in self._inside(shape):
                levels[name] = max(levels[name], hill["level"])
        return levels

    def _woods(self) -> list[dict[str, Any]]:
        """Outlines of woods; a hex has the green dot if its centre stands in a wood of that kind."""
        splintered = self.sketch.get("splintered", [])
        outlines = []
        for wood, shape in self._shapes("woods"):
            dots = wood.get("dots", True) and wood["name"] not in splintered
            if dots:
                dotted = {*self._inside(shape), *wood.get("dotted", [])} - {*wood.get("plain", [])}
                for name in dotted:
                    self.values[name]["green_dot"] = True
            name = _words(wood["name"])
            outlines.append(
                {"kind": "woods", "name": name, "dots": dots, "points": self._ring("woods", wood)}
            )
        return outlines

    def _green(self) -> list[dict[str, Any]]:
        """Green hexsides: those that lie wholly inside one wood."""
        shapes = [shape for _, shape in self._shapes("woods")]
        inner = [
            side
            for side in self.plane.hexsides
            if any(shape.contains(LineString(self.plane.ends[side])) for shape in shapes)
        ]
        return self._between("green", inner)

    def _areas(self, kind: str) -> list[dict[str, Any]]:
        return [{"kind": kind, "points": self._ring(kind, entry)} for entry in self.sketch.get(kind, [])]

    def _lakes(self) -> list[dict[str, Any]]:
        outlines = []
        for lake, shape in self._shapes("lakes"):
            for name, hexagon in self.plane.hexes.items():
                whole = self._hexagon(hexagon)
                if shape.intersection(whole).area > LAKE_SHARE * whole.area:
                    self.values[name]["terrain"] = "lake"
            outlines.append(
                {"kind": "lake", "name": _words(lake["name"]), "points": self._ring("lakes", lake)}
            )
        return outlines

    def _shores(self) -> list[dict[str, Any]]:
        """Blue hexsides: those whose middle is water."""
        shapes = [shape for _, shape in self._shapes("lakes")]
        sides = self.plane.hexsides
        wet = [
            side for side in sides if any(shape.contains(Dot(self.plane.middle(side))) for shape in shapes)
        ]
        return self._between("blue", wet)

    def _buildings(self) -> list[dict[str, Any]]:
        """Villages fill their hex; loose buildings are artwork without effect."""
        outlines = []
        for village in self.sketch.get("villages", []):
            for name in village["hexes"]:
                self.values[name].update(terrain="village", name=_words(village["name"]))
                outlines += [_block(name, number) for number in range(len(BLOCKS))]
        for name in self.sketch.get("buildings", []):
            first = sum(map(ord, name)) % len(BLOCKS)
            outlines += [_block(name, first), _block(name, (first + 1) % len(BLOCKS))]
        return outlines

    # Lines and hexsides

    def _lines(self) -> list[dict[str, Any]]:
        lines = []
        for kind in ("road", "railway", "trench"):
            for line in self.sketch.get(kind, []):
                extra = {key: value for key, value in line.items() if key not in ("via", "name")}
                path = self.plane.path(line["via"])
                if kind != "trench":
                    extra["points"] = self.plane.course(path, line["via"])
                lines.append({"kind": kind, "name": _words(line["name"]), **extra, "path": path})
        return lines

    def _between(self, kind: str, sides: Iterable[Hexside], **extra: Any) -> list[dict[str, Any]]:
        between = [self.plane.side(side) for side in sides]
        return [{"kind": kind, **extra, "between": between}] if between else []

    def _courses(self) -> list[dict[str, Any]]:
        """Streams, canals and wire belts: the hexsides that follow a course."""
        groups = []
        for entry, sides in self.courses:
            groups += self._between(entry["kind"], sides, name=_words(entry["name"]))
        return groups

    def _bridges(self, lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """A bridge wherever a road crosses the hexside of a stream."""
        wet = {side for entry, sides in self.courses if entry["kind"] == "stream" for side in sides}
        roads = [line["path"] for line in lines if line["kind"] == "road"]
        crossed = {
            Hexside.between(self.plane.hexes[a], self.plane.hexes[b])
            for path in roads
            for a, b in pairwise(path)
        }
        return self._between("bridge", sorted(wet & crossed))

    # The front

    def _fronts(self) -> list[dict[str, Any]]:
        return [line for line in self.sketch.get("trench", []) if line.get("front")]

    def _no_mans_land(self) -> set[Hex]:
        """The hexes enclosed by the two front lines and the edges: no way leads out to either side's own ground."""
        fronts = self._fronts()
        if not fronts:
            return set()
        trench = {self.plane.hexes[name] for line in fronts for name in self.plane.path(line["via"])}
        behind = [self.plane.hexes[name] for name in self.sketch["behind_the_lines"]]
        own, waiting = set(behind), behind
        while waiting:
            for other in self.plane.neighbours(waiting.pop()):
                if other not in own and other not in trench:
                    own.add(other)
                    waiting.append(other)
        return set(self.plane.names) - own - trench

    def _wire(self) -> list[dict[str, Any]]:
        """Wire on every side of the listed trench hexes that faces no man's land."""
        wired = [self.plane.hexes[name] for name in self.sketch.get("wired", [])]
        sides = {Hexside.between(a, b) for a in wired for b in self.plane.neighbours(a) if b in self.nml}
        return self._between("wire", sorted(sides))

    # Hexes

    def _hexes(self) -> None:
        for hexagon in self.nml:
            self.values[self.plane.names[hexagon]]["nml"] = True
        craters = {name for _, shape in self._shapes("crater_fields") for name in self._inside(shape)}
        for name in {*craters, *self.sketch.get("craters", [])}:
            self.values[name].setdefault("terrain", "crater")

    def _picture(self) -> dict[str, Any]:
        """Terrain and levels as pictures; the terrain leaves the single hexes."""
        letters = {name: LETTERS[values.pop("terrain", "open")] for name, values in self.values.items()}
        levels = {name: str(level) for name, level in self._levels().items()}
        legend = {letter: {"terrain": terrain} for terrain, letter in LETTERS.items()}
        return {"rows": self._rows(letters), "levels": self._rows(levels), "legend": legend}

    def _rows(self, marks: dict[str, str]) -> str:
        rows: dict[int, list[str]] = {}
        for name, hexagon in self.plane.hexes.items():
            rows.setdefault(hexagon.row, []).append(marks[name])
        return "".join(" ".join(rows[row]) + "\n" for row in sorted(rows))


def _words(text: str | dict[str, str]) -> dict[str, str]:
    """A text in both languages; a plain one is the same in both."""
    return {"en": text, "fr": text} if isinstance(text, str) else text


def _block(name: str, number: int) -> dict[str, Any]:
    left, top, width, height = BLOCKS[number]
    right, bottom = round(left + width, 2), round(top + height, 2)
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return {"kind": "building", "at": name, "points": corners}
