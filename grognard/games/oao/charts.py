"""Every chart whose results a document may prescribe in `forced`, and what its texts mean."""

from __future__ import annotations

from typing import Literal, get_args

from grognard.games.oao.reference_aftermath import check_margins, march_margins
from grognard.games.oao.reference_combat import Result, results
from grognard.games.oao.reference_siege import Preparation, Shot, preparations
from grognard.games.oao.state import State

YES, NO = "yes", "no"
PASSED = "passed"
Happening = Literal[
    "repulse", "small-magnitude", "belgian-retreat", "belgian-transfer", "abandonment", "bombardment-again",
    "surrender", "french-reserve", "inundation", "sixth-army",
]  # fmt: skip
"""What happens or does not: a Repulse succeeds, SRs are suffered, a Fort is abandoned, a Fortress surrenders."""
HAPPENINGS: tuple[Happening, ...] = get_args(Happening)


def _failed(margin: int) -> str:
    return f"failed by {margin}"


CRT = {result.code: result for result in results()}
PREPARATIONS = {f"{each.shifts},{each.reductions},{each.drm}": each for each in preparations()}
MARGINS: dict[str, dict[str, int]] = {
    "check": {PASSED: 0, **{_failed(margin): margin for margin in check_margins()}},
    "repulse-check": {PASSED: 0, _failed(1): 1},
    "forced-march": {PASSED: 0, **{_failed(margin): margin for margin in march_margins()}},
}
"""The Effectiveness Checks: by how much a Force fails, as far as the tables tell margins apart."""  # 10.3 7.4.4 7.2.3a
SHOTS: tuple[Shot, ...] = get_args(Shot)

CHARTS: dict[str, tuple[str, ...]] = {
    "crt": tuple(CRT),  # 9.9
    **{name: tuple(texts) for name, texts in MARGINS.items()},
    "bombardment": SHOTS,  # 13.1.3
    "prep": tuple(PREPARATIONS),  # 20.5: columns, SRs, DRM
    **dict.fromkeys(HAPPENINGS, (YES, NO)),
}


def happens(g: State, chart: Happening, by_dice: bool) -> bool:
    """Whether it happens: what the document prescribes, otherwise what the dice say."""
    forced = g.take_forced(chart)
    return by_dice if forced is None else forced == YES


def failed_by(g: State, chart: Literal["check", "repulse-check", "forced-march"], by_dice: int) -> int:
    """By how much a check fails."""
    forced = g.take_forced(chart)
    return by_dice if forced is None else MARGINS[chart][forced]


def combat_result(g: State, by_dice: Result) -> Result:
    forced = g.take_forced("crt")
    return by_dice if forced is None else CRT[forced]


def shot(g: State, by_dice: Shot) -> Shot:
    """The cell of the Bombardment Results Table."""
    forced = g.take_forced("bombardment")
    return next((each for each in SHOTS if each == forced), by_dice)


def preparation(g: State, by_dice: Preparation) -> Preparation:
    """What a Prep Bombardment brings, heavy guns included."""
    forced = g.take_forced("prep")
    return by_dice if forced is None else PREPARATIONS[forced]
