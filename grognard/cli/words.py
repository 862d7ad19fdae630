"""Sentences for the terminal from the catalogues."""

from __future__ import annotations

from typing import Any

from grognard.engine.decision import Option
from grognard.engine.position import Note
from grognard.engine.reasons import Reason
from grognard.engine.text import Texts


def sentence(words: Texts, note: Note | dict[str, Any]) -> str:
    """A line of the log with the numbers of its rules."""
    if isinstance(note, Note):
        id_, args, rules = note.id, note.args, note.rules
    else:
        id_, args, rules = note["id"], note["args"], tuple(note["rules"])
    return f"{words(id_, args)} [dim]{' '.join(rules)}[/]" if rules else words(id_, args)


def label(words: Texts, option: Option) -> str:
    """What an option says: its label if it has one, else its verb and id."""
    if option.label:
        return words(option.label, option.args)
    return f"{option.verb} {option.id}" if option.verb and option.verb != option.id else option.id


def reason(words: Texts, why: Reason) -> str:
    """A reason with its value and rule."""
    value = "" if why.value is None else f"{why.value:+d} "
    return f"{value}{words(why.text, why.args)} [dim]{why.rule}[/]"
