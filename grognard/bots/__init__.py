"""Opponents. They name no game and see only what their side may know."""

from __future__ import annotations

from grognard.bots import greedy, levels, scripted
from grognard.bots.base import Bot, bot, is_known, names

__all__ = ["Bot", "bot", "greedy", "is_known", "levels", "names", "scripted"]
