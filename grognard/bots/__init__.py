"""Opponents. They name no game and see only what their side may know."""

from __future__ import annotations

from grognard.bots import greedy, levels, scripted
from grognard.bots.base import Bot, bot, names

__all__ = ["Bot", "bot", "greedy", "levels", "names", "scripted"]
