"""What a player may ask about a decision: why, why not, and how likely."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from grognard.engine.decision import Choose, Odds, Option
from grognard.engine.errors import IllegalChoice
from grognard.engine.reasons import Reason

if TYPE_CHECKING:
    from grognard.engine.table import Table


def explain(game: Table, choice: Option | str) -> tuple[Reason, ...]:
    """The reasons that the question gives for an option, or at least its rule and words."""
    question, option = _offered(game, choice)
    if question.explain is not None:
        return question.explain(game.state, question, option)
    return (Reason(option.rule or question.rule, option.label or question.kind, None, option.args),)


def why_not(game: Table, subject: str) -> tuple[Reason, ...]:
    """The refusals that the question gives for a subject, or at least that it does not concern it."""
    question = game.pending
    if question is None:
        return (Reason("", "why-not-over"),)
    if any(subject in option.touches or subject == option.id for option in question.options):
        return ()
    if question.why_not is not None:
        reasons = question.why_not(game.state, question, subject)
        if reasons:
            return reasons
    about = (("subject", subject), ("kind", question.kind))
    return (Reason(question.rule, "why-not-unrelated", None, about),)


def odds(game: Table, choice: Option | str, samples: int) -> Odds:
    """Exact odds where the question knows them; otherwise what was said last in so many sampled worlds."""
    question, option = _offered(game, choice)
    if question.odds is not None:
        return question.odds(game.state, question, option)
    found: Counter[str] = Counter()
    for seed in range(samples):
        world = game.sample(question.side, seed)
        world.answer(option.id, question.side)
        said = [
            note.id for entry in world.log_since(game.number) for note in entry.notes if note.id != "forced"
        ]
        found[said[-1] if said else "nothing"] += 1
    return Odds({id_: count / samples for id_, count in found.most_common()}, exact=False, samples=samples)


def _offered(game: Table, choice: Option | str) -> tuple[Choose, Option]:
    question = game.pending
    id_ = choice.id if isinstance(choice, Option) else choice
    option = question.find(id_) if question is not None else None
    if question is None or option is None:
        raise IllegalChoice(f"{id_!r} is not among the answers")
    return question, option
