"""A running game: the position, what is being asked, the log, chance, undo and views."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from random import Random
from typing import Any, cast

from grognard.engine import advice, moment, procedure, takeback
from grognard.engine.chance import (
    Ask,
    Chance,
    Committed,
    Coupled,
    checked,
    prescribed_results,
    queues,
    sources_of,
)
from grognard.engine.decision import (
    CHANCE,
    Choose,
    Draw,
    End,
    Odds,
    Option,
    Outcome,
    Roll,
    Together,
    chance_question,
)
from grognard.engine.errors import BadDocument, IllegalChoice, RulesError, place_of
from grognard.engine.journal import Entry, Past, entries, entries_since
from grognard.engine.position import Note
from grognard.engine.reasons import Reason
from grognard.engine.snapshot import digest, save
from grognard.engine.title import Title
from grognard.engine.view import view_of

ANCHOR_EVERY = 64
"""A clone of the game is kept every so many entries, so that undo replays only a few answers."""

RUNAWAY = 10_000
"""So many forced answers in a row are a loop in the rules."""


class Table:
    """A game being played. Create one by `grognard.new` or `grognard.load`."""

    __slots__ = (
        "_anchor",
        "_asked",
        "_fed",
        "_partial",
        "_past",
        "_queues",
        "_stack",
        "_told",
        "abandoned",
        "audit",
        "chance",
        "counter",
        "friendly",
        "given",
        "number",
        "opening",
        "options_given",
        "origin",
        "state",
        "title",
        "unhurried",
    )

    def __init__(
        self,
        title: Title,
        origin: str | dict[str, Any],
        options: dict[str, str],
        chance: Chance,
        audit: bool = False,
        fed: Iterable[Entry] = (),
    ) -> None:
        self._set_up(title, origin, options, chance, audit)
        self._fed = deque(fed)
        self.state: Any = title.begin(self.given, options)
        self.state.forced = prescribed_results(self.given.get("forced", {}), title.charts)
        if "moment" in self.given:
            moment.enter(self, self.given["moment"])
            return
        self._stack: list[procedure.Frame] = procedure.start(title.main.__procedure__, ())
        self._settle(procedure.run(self.state, self._stack, None), None)

    def _set_up(
        self, title: Title, origin: str | dict[str, Any], options: dict[str, str], chance: Chance, audit: bool
    ) -> None:
        self.title, self.origin, self.options_given = title, origin, options
        self.given = title.scenario_document(origin) if isinstance(origin, str) else origin
        self.chance, self.counter, self.audit = chance, 0, audit
        self.friendly = options["reactions"] == "friendly"
        self.unhurried = options.get("pace") == "every question"
        self._past: Past = None
        self._anchor: Table | None = None
        self._partial: dict[str, Option] = {}
        self._fed, self._told = _NOTHING_FED, True
        coming = title.prescribed(self.given) if title.prescribed else self.given.get("next", {})
        self._queues = queues(coming, title.rolls, title.sources)
        self.number = 0
        self.opening: tuple[Note, ...] = ()
        self.abandoned: tuple[tuple[Entry, ...], ...] = ()
        self._asked: Any = None

    def _tell(self) -> None:
        """A resumed game has its answers but not what was said: play them again once somebody wants to read."""
        if self._told:
            return
        again = Table(
            self.title, self.origin, self.options_given, self.chance, self.audit, entries(self._past)
        )
        again.replay_fed()
        self._past, self.opening, self._anchor, self._told = again._past, again.opening, again._anchor, True

    # what is being asked

    @property
    def sides(self) -> tuple[str, ...]:
        return self.title.sides(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return cast(Outcome | None, self.state.outcome)

    @property
    def pending(self) -> Choose | None:
        """The decision now waiting; of several simultaneous ones, the first that is not answered yet."""
        asked = self._asked
        if type(asked) is Choose or asked is None:
            return asked
        if type(asked) is Together:
            return next(q for q in asked.questions if q.side not in self._partial)
        return chance_question(asked)

    def pending_for(self, side: str | None) -> Choose | None:
        """The decision that waits for this side, if any."""
        asked = self._asked
        if type(asked) is Together:
            return next((q for q in asked.questions if q.side == side and side not in self._partial), None)
        question = self.pending
        return question if question is not None and question.side == side else None

    def deciders(self) -> tuple[str, ...]:
        """All sides for whom a decision waits."""
        asked = self._asked
        if type(asked) is Together:
            return tuple(q.side for q in asked.questions if q.side not in self._partial)
        return () if asked is None else (asked.side if type(asked) is Choose else CHANCE,)

    def options(self) -> tuple[Option, ...]:
        """The legal answers to the pending decision."""
        question = self.pending
        return question.options if question is not None else ()

    # answering

    def answer(self, choice: Option | str, side: str | None = None) -> None:
        """Give an answer. Anything that is not offered raises IllegalChoice and changes nothing."""
        question = self.pending if side is None else self.pending_for(side)
        if question is None:
            raise IllegalChoice("the game is over" if self._asked is None else f"nothing waits for {side}")
        id_ = choice.id if type(choice) is Option else choice
        option = question.find(id_)  # type: ignore[arg-type]
        if option is None:
            raise IllegalChoice(f"{id_!r} is not among the answers to {question.kind} [{question.rule}]")
        if type(self._asked) is Together:
            self._answer_together(self._asked, question, option)
        elif question.side == CHANCE:
            self._resume(option.value, (CHANCE, question.kind, option.value, False, None))
        else:
            self._resume(option.value, (question.side, question.kind, option.id, question.secret, None))

    def _answer_together(self, asked: Together, question: Choose, option: Option) -> None:
        self._partial = {**self._partial, question.side: option}
        made = (question.side, question.kind, option.id, True, None)
        if len(self._partial) < len(asked.questions):
            self._record(made)
            return
        values = tuple(self._partial[q.side].value for q in asked.questions)
        self._partial = {}
        self._resume(values, made)

    def _resume(self, value: Any, made: tuple[Any, ...]) -> None:
        try:
            asked = procedure.answer(self.state, self._stack, value)
            self._settle(asked, made)
        except (RulesError, BadDocument):
            raise
        except Exception as error:
            what = f"{type(error).__name__}: {error} in {place_of(error)}"
            raise RulesError(f"{what} after {made}", self) from error

    def _settle(self, asked: Any, made: tuple[Any, ...] | None) -> None:
        """Go on through chance and forced answers until somebody has a choice, and write down what was said."""
        for _ in range(RUNAWAY):
            kind = type(asked)
            if kind is Choose:
                if len(asked.options) > 1 or self.unhurried or (asked.window and not self.friendly):
                    break
                if not asked.options:
                    raise RulesError(f"{asked.kind} [{asked.rule}] offers nothing", self)
                option = asked.options[0]
                self.state.notes.append(
                    Note("forced", {"kind": asked.kind, "id": option.id}, (asked.rule,), (asked.side,))
                )
                asked = procedure.answer(self.state, self._stack, option.value)
            elif kind is Roll or kind is Draw:
                self._record(made)
                said = self._chance(asked)
                if said is None:
                    self._asked = asked
                    return
                value, draw = said
                made = (CHANCE, asked.kind, value, False, draw)
                asked = procedure.answer(self.state, self._stack, value)
            elif kind is Together:
                break
            elif kind is End:
                self.state.outcome = asked.outcome
                self._stack.clear()
                asked = None
                break
            else:
                if self.state.outcome is None:
                    raise RulesError("the rules came to their end without an outcome", self)
                asked = None
                break
        else:
            raise RulesError(f"more than {RUNAWAY} forced answers in a row", self)
        self._asked = asked
        self._record(made)
        if self.number - (self._anchor.number if self._anchor is not None else 0) >= ANCHOR_EVERY:
            self._anchor = self.clone()

    def _record(self, made: tuple[Any, ...] | None) -> None:
        notes = tuple(self.state.notes)
        if notes:
            self.state.notes = []
        if made is None:
            self.opening += notes
            return
        side, kind, answer, secret, draw = made
        checksum = self.digest() if self.audit else ""
        self._past = (self._past, Entry(self.number, side, kind, answer, notes, secret, draw, checksum))
        self.number += 1

    def _chance(self, question: Roll | Draw) -> tuple[Any, int | None] | None:
        """What chance says, and the counter that proves it; None if somebody must be asked."""
        if type(question) is Draw and not question.items:
            raise RulesError(f"{question.source} is empty", self)
        if self._fed:
            entry = self._fed.popleft()
            if entry.side != CHANCE:
                raise BadDocument(
                    f"chance is asked for {question.kind}, but the log has {entry.kind}",
                    f"log[{entry.number}]",
                )
            if entry.draw is None:
                self._prescribed(question)
            return checked(question, entry.answer, f"log[{entry.number}]"), entry.draw
        said = self._prescribed(question)
        if said is not None:
            return said, None
        if isinstance(self.chance, Ask):
            return None
        counter = self.counter
        self.counter += 1
        return self.chance.answer(question, counter), counter

    def _prescribed(self, question: Roll | Draw) -> Any:
        """What the document wants to be said next, which is thereby used up."""
        for source in sources_of(question):
            queue = self._queues.get(source)
            if queue:
                self._queues = {**self._queues, source: queue[1:]}
                return checked(question, queue[0], f"next.{source}")
        return None

    # copies

    def clone(self) -> Table:
        """An independent copy: the position is copied, the past and all static data are shared."""
        new = object.__new__(Table)
        new.title, new.origin, new.options_given = self.title, self.origin, self.options_given
        new.given, new._told, new.abandoned = self.given, self._told, self.abandoned
        new.chance = self.chance.copy() if type(self.chance) is Coupled else self.chance
        new.counter, new.audit = self.counter, self.audit
        new.friendly, new.unhurried = self.friendly, self.unhurried
        new._past, new._anchor, new._partial, new._fed = self._past, self._anchor, self._partial, _NOTHING_FED
        new._queues, new.number, new.opening = self._queues, self.number, self.opening
        new.state = self.title.clone(self.state)
        new._stack, new._asked = self._stack.copy(), self._asked
        return new

    def sample(self, side: str | None, seed: int | str | None = None, *, coupled: bool = False) -> Table:
        """A clone in which all that this side cannot know is dealt anew, chance and prescribed draws included.

        If it is coupled, its clones have the same luck in the same matter even after they have gone different ways.
        """
        new, chance = self.clone(), Committed.from_seed(seed)
        new.chance = Coupled(chance.secret) if coupled else chance
        new._queues = {}
        new.counter = 0
        rng = Random(chance.secret)
        self.title.deal_anew(new.state, side, rng)
        if new._partial and any(decider != side for decider in new._partial):
            new._deal_partial(side, rng)
        if new._stack:
            new._asked = procedure.reask(new.state, new._stack)
        return new

    def _deal_partial(self, side: str | None, rng: Random) -> None:
        """What another side has already chosen in secret is chosen anew."""
        questions = {q.side: q for q in self._asked.questions}
        self._partial = {
            decider: option if decider == side else rng.choice(questions[decider].options)
            for decider, option in self._partial.items()
        }

    # undo

    def undo(self, side: str | None = None) -> None:
        """Take back the last answer, if nothing random or secret came to light since, and nobody else has answered."""
        takeback.undo(self, side)

    def rewind(self, number: int) -> None:
        """Go back to the decision before this entry. Chance goes on from where it was, so that no roll is repeated."""
        takeback.rewind(self, number)

    def replay_fed(self) -> None:
        """Answer as the log tells until it is used up. BadDocument names the first entry that cannot be."""
        takeback.replay_fed(self)
        self._fed = _NOTHING_FED

    # what the table knows

    @property
    def log(self) -> tuple[Entry, ...]:
        """Every answer so far, dice and draws included, with what was said of it."""
        self._tell()
        return tuple(entries(self._past))

    def log_since(self, number: int) -> tuple[Entry, ...]:
        """The entries with at least this number."""
        self._tell()
        return tuple(entries_since(self._past, number))

    def digest(self) -> str:
        """A hash of the position."""
        return digest(self)

    def document(self) -> dict[str, Any]:
        """The position as a document, secrets included; `grognard.new` reads it back to an equal position."""
        return moment.written(self)

    def save(self, log: bool = True) -> dict[str, Any]:
        """The game as JSON-able data; without its log it can be continued, but not undone, replayed or verified."""
        return save(self, log)

    def view(self, side: str | None) -> dict[str, Any]:
        """All that this side may know, as plain data; None is a spectator."""
        return view_of(self, side)

    # advice

    def explain(self, choice: Option | str) -> tuple[Reason, ...]:
        """What an option would do, with every modifier."""
        return advice.explain(self, choice)

    def why_not(self, subject: str) -> tuple[Reason, ...]:
        """Why a subject such as `hex:H7` or `unit:R1` cannot be chosen now; empty if it can."""
        return advice.why_not(self, subject)

    def odds(self, choice: Option | str, samples: int = 100) -> Odds:
        """What may come of an option, from what the deciding side may know."""
        return advice.odds(self, choice, samples)


_NOTHING_FED: deque[Entry] = deque(maxlen=0)
