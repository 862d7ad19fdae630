"""Ridge: a small complete game that proves the engine. Two platoons contest a hill with dice, cards and nerve."""

from tests.ridge.title import TITLE

__all__ = ["TITLE"]
