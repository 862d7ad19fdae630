"""A process that does nothing but play."""

from __future__ import annotations

import gc

SELDOM = 50_000
"""So many objects are made before cycles among them are looked for."""


def prepare() -> None:
    """Games leave hardly any cycles behind, and the search for them takes a tenth of the time: seldom is enough."""
    gc.freeze()
    gc.set_threshold(SELDOM)
