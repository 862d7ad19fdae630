"""Positions played through the public contract: a document, options and answers, chance told what to say."""

from __future__ import annotations

from typing import Any

import grognard
from grognard.engine.table import Table

ARMIES = ("de-FIRST", "fr-FOURTH")
ENDS = ("done", "pass", "not intense", "no", "accept", "keep")


def position(
    units: dict[str, Any], phase: str = "attack", player: str = "german", **more: Any
) -> dict[str, Any]:
    """A complete document: units by hex or by what is to be said of them, of one German and one French army."""
    placed = {id_: {"hex": found} if isinstance(found, str) else found for id_, found in units.items()}
    for id_, unit in placed.items():
        unit.setdefault("army", ARMIES[0] if id_.startswith("de-") else ARMIES[1])
    return {
        "date": "1914-09-05",
        "first": 10,
        "complete": True,
        "armies": list(ARMIES),
        "displays": {army: {} for army in ARMIES},
        "phase": phase,
        "player": player,
        "units": placed,
        **more,
    }


class Game:
    """A game that is told its answers; its dice are those of `next` in the document."""

    def __init__(self, document: dict[str, Any], **options: str) -> None:
        self.table: Table = grognard.new("oao", document, seed=1, options=options)

    @property
    def kind(self) -> str:
        return self.table.pending.kind if self.table.pending is not None else ""

    @property
    def ids(self) -> list[str]:
        return [option.id for option in self.table.options()]

    def say(self, kind: str, *answers: str) -> Game:
        """Answers to questions of one kind."""
        for answer in answers:
            assert self.kind == kind, f"asked is {self.kind}: {self.ids[:20]}"
            self.table.answer(answer)
        return self

    def until(self, kind: str, most: int = 60) -> Game:
        """On to the next question of this kind: whatever ends something, or else the first answer, to every other."""
        for _ in range(most):
            if self.kind == kind:
                return self
            ends = [id_ for id_ in self.ids if id_ in ENDS]
            self.table.answer((ends or self.ids)[0])
        raise AssertionError(f"{kind} is not asked")

    def said(self, id_: str) -> list[dict[str, Any]]:
        """The arguments of every line of the log with this id."""
        notes = (*self.table.opening, *(note for entry in self.table.log for note in entry.notes))
        return [dict(note.args) for note in notes if note.id == id_]

    def hex_of(self, id_: str) -> str:
        g = self.table.state
        return "+".join(g.board.name(cell) for cell in g.hexes_of(id_))
