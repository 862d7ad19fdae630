"""27.0 Victory Points: one net number, and a line in the log for whatever changes it."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.engine.reasons import Plain
from grognard.engine.rulebook import rule
from grognard.games.oao.rules.words import side_name
from grognard.games.oao.state import Means, State


@rule("27.0#1", "27.0#2")
def score(g: State, side: str, points: int, text: str, because: str, **args: Plain) -> None:
    """A side earns points, or loses them if they are below zero; `text` says for what."""  # C-29
    g.vp += points if side == "german" else -points
    leader = "german" if g.vp > 0 else "allied" if g.vp < 0 else ""
    g.note(
        "vp-scored",
        because,
        side=side_name(side),
        points=points,
        why={"id": text, "args": dict(args)},
        net=abs(g.vp),
        leader=side_name(leader) if leader else "@side-none",
    )


def used(g: State, side: str, what: str) -> bool:
    """Whether a side has done something that can be done once."""  # C-54
    return side in g.means and what in g.means[side].used


def use(g: State, side: str, what: str) -> None:
    means = g.means.get(side, Means())
    g.means[side] = replace(means, used=(*means.used, what))
