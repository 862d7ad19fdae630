"""Great War Commander: company and battalion actions on the Western Front, 1914 to 1918."""

from grognard.games.gwc.title import TITLE

__all__ = ["TITLE"]
