"""What can go wrong, as types that a caller can tell apart."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Any


class GrognardError(Exception):
    """The base of all errors that this package raises on purpose."""


class BadDocument(GrognardError):
    """A document, save or option that cannot be used. It names the field and the place."""

    def __init__(self, message: str, where: str = "") -> None:
        super().__init__(message, where)
        self.message, self.where = message, where

    def __str__(self) -> str:
        return f"{self.where}: {self.message}" if self.where else self.message


class IllegalChoice(GrognardError):
    """A player's error: an answer that was not offered. Nothing has changed."""


class IllegalUndo(GrognardError):
    """Something came to light since; the answer stands. Nothing has changed."""


class RulesError(GrognardError):
    """Our error: the rules came to a halt. The game is attached, so that its log can be kept."""

    def __init__(self, message: str, game: Any = None) -> None:
        super().__init__(message)
        self.game = game


def place_of(error: BaseException) -> str:
    """The line at which it happened, as file:line: where an error of ours is looked for first."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}:{last.lineno}"
