"""5.1, 5.2 The Attachment Phase: the Areas of Attachment, corps, Depot Relocation."""

from __future__ import annotations

from grognard.engine.procedure import Procedure, procedure
from grognard.games.oao.rules.nothing import nothing
from grognard.games.oao.state import State


@procedure
def attachment_phase(g: State, side: str) -> Procedure[None]:
    """The Phasing Player sets boundaries and attachments."""
    yield from nothing(g)


@procedure
def extension(g: State, side: str) -> Procedure[None]:
    """Before Counter Movement, the areas reach up to the enemy's front again."""
    yield from nothing(g)
