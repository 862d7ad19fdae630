"""Every chart whose results a document may prescribe in `forced`, and the place where the dice give way to it."""

from __future__ import annotations

from typing import Literal

from grognard.games.rpc.state import State

PASSED, FAILED, KILLED = "passed", "failed", "killed"
DEADLY = (PASSED, FAILED, KILLED)  # 3.73#1
HARMLESS = (PASSED, FAILED)  # 3.73#2
YES, NO = "yes", "no"
Happening = Literal["accuracy", "pulverizing", "paralyzing", "signal"]
SPINES = ("1-2", "3-4", "5-6")
CANCELED, WAITS, FIRES = "canceled", "waits", "fires"

CHARTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("check-fire", "check-ffe", "check-gas", "check-melee"), DEADLY),
    **dict.fromkeys(("check-lost", "check-bog", "check-rally"), HARMLESS),
    "accuracy": (YES, NO),  # 7.242: on target
    "error": SPINES,  # 7.243
    "pulverizing": (YES, NO),  # 7.12: eliminated
    "paralyzing": (YES, NO),  # 7.12: spent
    "signal": (YES, NO),  # 7.23: heard
    "cancel": (CANCELED, WAITS, FIRES),  # 7.23
}


def happens(g: State, chart: Happening, by_dice: bool) -> bool:
    """Whether it happens: what the document prescribes, otherwise what the dice say."""
    forced = g.take_forced(chart)
    return by_dice if forced is None else forced == YES


def check_result(g: State, kind: str, by_dice: str) -> str:
    """What a cohesion check brings."""
    return g.take_forced(f"check-{kind}") or by_dice


def cancellation(g: State, by_dice: str) -> str:
    """What becomes of a mission that is to be canceled."""
    return g.take_forced("cancel") or by_dice


def spine(g: State, face: int) -> int:
    """Along which spine a shot strays: 0 for the one that the firer named, then clockwise."""
    forced = g.take_forced("error")
    return (face - 1) // 2 if forced is None else SPINES.index(forced)
