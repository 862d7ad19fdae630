"""What is wrong with the words of a game: messages that a catalogue lacks, and arguments that are not given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from grognard.engine.decision import Choose
from grognard.engine.reasons import Args, Reason
from grognard.engine.table import Table
from grognard.engine.text import LANGUAGES, Texts, texts
from grognard.games.gwc import TITLE

Said = tuple[str, Mapping[str, Any] | Args]


def faults(said: Iterable[Said]) -> set[str]:
    """Every message that would be shown by its id, or with a hole in it, in some language."""
    found: set[str] = set()
    for id_, args in said:
        for language in LANGUAGES:
            words = texts(TITLE, language)
            for each in (id_, *references(dict(args).values())):
                if each and not words.has(each):
                    found.add(f"{language}: no {each}")
            found |= {f"{language}: {id_}: {hole}" for hole in holes(words, id_, args)}
    return found


def holes(words: Texts, id_: str, args: Mapping[str, Any] | Args) -> list[str]:
    """What Fluent complains of when it writes a message: an argument that it does not get."""
    if not id_ or not words.has(id_):
        return []
    pattern = words._bundle.get_message(id_).value
    assert pattern is not None, f"{id_} says nothing"
    values = {name: words._value(value) for name, value in dict(args).items()}
    return [str(error) for error in words._bundle.format_pattern(pattern, values)[1]]


def references(values: Iterable[Any]) -> Iterator[str]:
    """The messages to which arguments refer (`@id`), in lists and sums too."""
    for value in values:
        if isinstance(value, str) and value.startswith("@"):
            yield value[1:]
        elif isinstance(value, list | tuple):
            yield from references(value)


def of_question(question: Choose) -> Iterator[Said]:
    """A prompt and all its options."""
    yield question.kind, question.args
    for option in question.options:
        yield option.label, option.args


def of_reasons(reasons: Iterable[Reason]) -> Iterator[Said]:
    for reason in reasons:
        yield reason.text, reason.args


def of_advice(game: Table, subjects: Iterable[str]) -> Iterator[Said]:
    """Explanations and odds of the first and the last option, and refusals of some subjects."""
    question = game.pending
    assert question is not None
    for option in {question.options[0].id: None, question.options[-1].id: None}:
        yield from of_reasons(game.explain(option))
        if question.odds is not None:
            yield from ((outcome, ()) for outcome in game.odds(option).outcomes)
    for subject in subjects:
        yield from of_reasons(game.why_not(subject))


def of_log(game: Table, since: int) -> Iterator[Said]:
    """What was said from this entry on."""
    for entry in game.log_since(since):
        for note in entry.notes:
            if note.id != "forced":  # an engine's remark about ids
                yield note.id, note.args
