"""4: the sequence of play."""

from __future__ import annotations

import functools
from typing import Literal

from msgspec import Struct

from grognard.games.oao.reference import read


class Phase(Struct, frozen=True, forbid_unknown_fields=True):
    """A phase of a Player Turn with its steps in order."""

    id: str
    rule: str
    player: Literal["phasing", "non-phasing", "both"]  # 4.2
    steps: tuple[str, ...]


class Steps(Struct, frozen=True, forbid_unknown_fields=True):
    steps: tuple[str, ...]


class InterPhaseSegments(Struct, frozen=True, forbid_unknown_fields=True):
    replacement: tuple[str, ...]  # 4.3.1
    administrative: tuple[str, ...]  # 4.3.2


class Sequence(Struct, frozen=True, forbid_unknown_fields=True):
    """A Game Turn: two Player Turns of the same phases; the steps of supply and of an attack; the Inter-Phase."""

    player_turns: tuple[str, ...]  # 4.1#1
    phases: tuple[Phase, ...]  # 4.1#2
    supply_states: Steps  # 15.4
    attack: Steps  # 9.1.1
    inter_phase: InterPhaseSegments


@functools.cache
def sequence() -> Sequence:
    return read("sequence", Sequence)
