"""Positions for tests of ground and values: a map, pieces named by counter, hex and state."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from grognard.engine.board import Board, Cell
from grognard.games import gwc
from grognard.games.gwc.counters import counters
from grognard.games.gwc.state import Formation, Setting, State, Weapon

EXAMPLES = Path(__file__).parent / "maps"
SECTORS = Path(gwc.__file__).parent / "maps"
OPTIONS = {"edition": "en", "veteran": "plus-one", "leader_vp": "printed", "reactions": "strict"}


class Ground:
    """A position to ask questions of: hexes by their printed names, pieces by ids of the test's own choice."""

    def __init__(
        self,
        source: str | Mapping[str, Any],
        sides: tuple[str, str] = ("french", "german"),
        edges: tuple[str, str] = ("left", "right"),
        year: int = 1917,
        **options: str,
    ) -> None:
        if isinstance(source, str):
            path = EXAMPLES / f"{source}.toml"
            self.board = Board.load(path if path.exists() else SECTORS / f"{source}.toml")
        else:
            self.board = Board.load(source)
        known = counters()
        setting = Setting(
            board=self.board,
            sides=sides,
            year=year,
            month=6,
            postures={},
            edges=dict(zip(sides, edges, strict=True)),
            order_limits={},
            discard_limits={},
            set_up_areas={},
            options={**OPTIONS, **options},
            formations=known.formations,
            weapons=known.weapons,
            telephones=known.telephones,
        )
        printed = {cell: str(self.board.extra[cell].get("fortification", "")) for cell in self.board.cells}
        self.g = State(setting=setting, fortifications={cell: kind for cell, kind in printed.items() if kind})

    def cell(self, name: str) -> Cell:
        return self.board.cell(name)

    def put(self, id_: str, counter: str, hex_: str, weapon: str = "", **state: Any) -> str:
        """Place a Formation; a Weapon is given by its counter and has the id `<unit>.weapon`."""
        side = str(self.g.setting.formations[counter].nation)
        if weapon:
            self.g.weapons[f"{id_}.weapon"] = Weapon(weapon)
            state["weapon"] = f"{id_}.weapon"
        self.g.place(id_, Formation(counter, side, self.cell(hex_), **state))
        return id_

    def mark(self, hex_: str, terrain: str) -> None:
        self.g.terrain_markers[self.cell(hex_)] = terrain

    def fortify(self, hex_: str, kind: str) -> None:
        self.g.fortifications[self.cell(hex_)] = kind


def flat(picture: str, **document: Any) -> dict[str, Any]:
    """A small map as a picture of letters, with whatever else a map document may say."""
    rows = [line.split() for line in picture.strip().splitlines()]
    legend = {
        ".": "open", "f": "field", "w": "woods", "d": "destroyed_woods", "b": "brush", "o": "orchard",
        "B": "building", "R": "rubble", "s": "shellhole", "k": "boulders", "q": "quarry", "g": "gully",
        "m": "marsh", "~": "stream", "W": "water", "=": "bridge",
    }  # fmt: skip
    return {
        "id": "drawn",
        "title": {"en": "drawn", "fr": "dessin"},
        "grid": {"columns": len(rows[0]), "rows": len(rows), "numbering": "letters"},
        "default": {"terrain": "open", "level": 0},
        "picture": {
            "rows": picture,
            "legend": {letter: {"terrain": kind} for letter, kind in legend.items()},
            **document.pop("picture", {}),
        },
        **document,
    }
