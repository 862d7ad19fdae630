"""What the scenes of all titles share: answers that name who is asked what, refusals, and the log."""

from __future__ import annotations

from typing import Any, Self

from grognard.engine.decision import CHANCE, Choose
from grognard.engine.table import Table


class PlayedScene:
    """A game in which a test answers for everybody, chance included."""

    game: Table

    # what is asked

    @property
    def pending(self) -> Choose:
        pending = self.game.pending
        assert pending is not None, f"the game is over: {self.game.outcome}"
        return pending

    @property
    def ids(self) -> list[str]:
        """The ids of the answers now offered."""
        return [option.id for option in self.pending.options]

    def expect(self, side: str, kind: str) -> Self:
        """Fail unless this side is asked this."""
        asked = self.pending
        assert (asked.side, asked.kind) == (side, kind), (
            f"{asked.side} is asked {asked.kind}: {self.ids[:20]}"
        )
        return self

    def expect_chance(self) -> Self:
        """Fail unless chance is asked."""
        assert self.pending.side == CHANCE, (
            f"{self.pending.side} is asked {self.pending.kind}: {self.ids[:20]}"
        )
        return self

    def answer(self, side: str, kind: str, *ids: str) -> Self:
        """Give answers, each to the same kind of question."""
        for id_ in ids:
            self.expect(side, kind)
            assert id_ in self.ids, f"{kind} offers {self.ids}, not {id_!r}: {self.why_not(id_)}"
            self.game.answer(id_)
        return self

    def why_not(self, subject: str) -> list[str]:
        """The rules that forbid a subject such as `unit:L1`, with their words."""
        return [f"{reason.rule} {reason.text}" for reason in self.game.why_not(subject)]

    def decline(self, *kinds: str) -> Self:
        """Pass every window of these kinds that is open now; all windows if none is named."""
        while (asked := self.game.pending) is not None and asked.find("pass") is not None:
            if asked.kind not in kinds if kinds else not asked.window:
                break
            self.game.answer("pass")
        return self

    # what happened

    @property
    def notes(self) -> list[Any]:
        """Everything said so far."""
        return [*self.game.opening, *(note for entry in self.game.log for note in entry.notes)]

    def said(self, id_: str) -> list[dict[str, Any]]:
        """The arguments of every line of the log with this id."""
        return [note.args for note in self.notes if note.id == id_]

    def note(self, id_: str) -> dict[str, Any]:
        """The arguments of the last line of the log with this id."""
        found = self.said(id_)
        assert found, f"the log has no {id_}: {[note.id for note in self.notes][-12:]}"
        return found[-1]
