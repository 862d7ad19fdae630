"""A procedure played by a test: it answers for both sides and says the dice.

    play = Playing(g, s07_moves.movement_phase, "german")
    play.german("force-choose", "de-8Ez").german("move-choose", "to 43.41").dice(3, 4)
    assert play.note("forced-march")["total"] == 2

A question with one answer is answered at once, as in a game.
"""

from __future__ import annotations

from typing import Any, Self

from grognard.engine.decision import Choose, End, Roll
from grognard.engine.procedure import Finished, answer, run, start
from grognard.games.oao.state import State


class Playing:
    """`asked` is the open question; None when the procedure is over."""

    def __init__(self, g: State, procedure: Any, *args: Any) -> None:
        self.g = g
        self.value: Any = None
        self.stack = start(procedure.__procedure__, args)
        self.asked: Any = None
        self._settle(run(g, self.stack))

    def _settle(self, asked: Any) -> None:
        while type(asked) is Choose and len(asked.options) == 1:
            asked = answer(self.g, self.stack, asked.options[0].value)
        if type(asked) is Choose:
            assert asked.options, f"{asked.kind} [{asked.rule}] offers nothing"
        if isinstance(asked, Finished | End):
            self.value = asked.value if isinstance(asked, Finished) else asked.outcome
            asked = None
        self.asked = asked

    @property
    def is_over(self) -> bool:
        return self.asked is None

    @property
    def ids(self) -> list[str]:
        """The answers offered now."""
        assert type(self.asked) is Choose, f"nobody is asked: {self.asked}"
        return [option.id for option in self.asked.options]

    def answer(self, side: str, kind: str, *ids: str) -> Self:
        """Give answers, each to the same kind of question."""
        for id_ in ids:
            asked = self.asked
            assert type(asked) is Choose, f"nobody is asked {kind}: {asked}"
            assert (asked.side, asked.kind) == (side, kind), (
                f"{asked.side} is asked {asked.kind}: {self.ids[:20]}"
            )
            option = asked.find(id_)
            assert option is not None, f"{kind} offers {self.ids[:40]}, not {id_!r}"
            self._settle(answer(self.g, self.stack, option.value))
        return self

    def german(self, kind: str, *ids: str) -> Self:
        return self.answer("german", kind, *ids)

    def allied(self, kind: str, *ids: str) -> Self:
        return self.answer("allied", kind, *ids)

    def dice(self, *faces: int) -> Self:
        """What the open roll shows."""
        assert type(self.asked) is Roll, f"no roll: {self.asked}"
        assert len(faces) == self.asked.dice, f"{self.asked.kind} wants {self.asked.dice} dice"
        self._settle(answer(self.g, self.stack, faces))
        return self

    def why_not(self, subject: str) -> list[str]:
        """The rules that forbid a subject such as `hex:43.41`."""
        assert type(self.asked) is Choose, f"nobody is asked: {self.asked}"
        assert self.asked.why_not is not None, f"{self.asked.kind} gives no reasons"
        return [reason.rule for reason in self.asked.why_not(self.g, self.asked, subject)]

    def said(self, id_: str) -> list[dict[str, Any]]:
        """The arguments of every line of the log with this id."""
        return [note.args for note in self.g.notes if note.id == id_]

    def note(self, id_: str) -> dict[str, Any]:
        found = self.said(id_)
        assert found, f"the log has no {id_}: {[note.id for note in self.g.notes][-12:]}"
        return found[-1]
