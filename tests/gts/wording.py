"""What is wrong with the words of a game: messages that a catalogue lacks, and arguments that are not given.

A message may be an argument of another, by its id (`@id`) or with arguments of its own; both are looked into.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from grognard.engine.decision import Choose
from grognard.engine.journal import Entry
from grognard.engine.reasons import Args, Reason
from grognard.engine.text import LANGUAGES, Texts, texts
from grognard.games.gts.title import TITLE

Said = tuple[str, Mapping[str, Any] | Args]
"""A message and its arguments."""


def faults(said: Iterable[Said]) -> set[str]:
    """Every message that would be shown by its id, or with a hole in it, in some language."""
    found: set[str] = set()
    for id_, args in said:
        for each, given in ((id_, args), *inner(list(dict(args).values()))):
            for language in LANGUAGES:
                found |= {
                    f"{language}: {fault}" for fault in faults_of(texts(TITLE, language), each, dict(given))
                }
    return found


def faults_of(words: Texts, id_: str, args: Mapping[str, Any]) -> list[str]:
    """A message that is missing, or what Fluent complains of when it writes it: an argument that it does not get."""
    if not words.has(id_):
        return [f"no {id_}"] if id_ else []
    pattern = words._bundle.get_message(id_).value
    assert pattern is not None, f"{id_} says nothing"
    values = {name: words._value(value) for name, value in args.items()}
    return [f"{id_}: {error}" for error in words._bundle.format_pattern(pattern, values)[1]]


def inner(value: Any) -> Iterator[Said]:
    """The messages among arguments."""
    if isinstance(value, str) and value.startswith("@"):
        yield value[1:], {}
    elif isinstance(value, dict):
        yield value["id"], value["args"]
        yield from inner(list(value["args"].values()))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from inner(item)


def of_question(question: Choose) -> Iterator[Said]:
    """A prompt and all its options."""
    yield question.kind, question.args
    for option in question.options:
        yield option.label, option.args


def of_reasons(reasons: Iterable[Reason]) -> Iterator[Said]:
    for reason in reasons:
        yield reason.text, reason.args


def of_log(entries: Iterable[Entry]) -> Iterator[Said]:
    """What was said; the engine's remark about a forced answer is about ids."""
    for entry in entries:
        for note in entry.notes:
            if note.id != "forced":
                yield note.id, note.args
