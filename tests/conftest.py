"""For every test: whatever a procedure keeps across a decision must be plain."""

from __future__ import annotations

from grognard.engine import procedure

procedure.CHECK_FRAMES = True
