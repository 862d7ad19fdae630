"""O21 Fire."""

from __future__ import annotations

from grognard.engine.board import Cell
from grognard.engine.procedure import Procedure, procedure
from grognard.games.gwc.rules import o21_defense
from grognard.games.gwc.state import State

defense = o21_defense.defense
