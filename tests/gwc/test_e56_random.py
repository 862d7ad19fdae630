"""Every Event in a crowded position, played on at random: nothing is lost, and nothing gets stuck."""

from __future__ import annotations

from random import Random

import pytest

from grognard.engine import procedure
from grognard.games.gwc.cards import EventName, titles
from grognard.games.gwc.view import pieces
from tests.gwc.happening import happening
from tests.gwc.scene import action, order

CROWD = {
    "g1": "C5 ge-infanterie+mg08",
    "g2": "C5 ge-bertin",
    "g3": "D5 ge-abteilung broken",
    "g4": "H6 ge-stosstruppen suppressed",
    "g5": "I6 ge-a7v",
    "g6": "J8 ge-mueller broken veteran",
    "g7": "J8 ge-infanterie+mg08-15 broken",
    "g8": "K3 ge-bote",
}
FRENCH = {
    "f1": "C6 fr-infanterie+hotchkiss",
    "f2": "C6 fr-barnier",
    "f3": "D6 fr-specialistes broken",
    "f4": "H7 fr-infanterie suppressed",
    "f5": "I7 fr-schneider broken",
    "f6": "J9 fr-durant broken",
    "f7": "K9 fr-infanterie+chauchat broken",
    "f8": "L9 fr-agent",
}
AMERICAN = {
    "f1": "C6 us-infantry+hotchkiss",
    "f2": "C6 us-hill",
    "f3": "D6 us-team broken",
    "f4": "H7 us-marines suppressed",
    "f5": "I7 us-renault-37 broken",
    "f6": "J9 us-smith broken",
    "f7": "K9 us-infantry+chauchat broken",
    "f8": "L9 us-runner",
}
LOST = {
    "german": ["ge-infanterie", "ge-ebel", "ge-a7v"],
    "french": ["fr-infanterie", "fr-roussel"],
    "american": ["us-infantry"],
}


@pytest.mark.parametrize("event", [*EventName])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_event_in_a_crowd(event: EventName, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(procedure, "CHECK_FRAMES", True)
    nations = titles().events[event].nations
    by = nations[seed % len(nations)]
    entente = "american" if by == "american" else "french"
    enemy = entente if by == "german" else "german"
    scene = happening(
        event,
        {**CROWD, **(AMERICAN if entente == "american" else FRENCH)},
        by=by,
        at="I6" if seed == 1 else "C6",
        date="1918-06",
        sides=["german", entente],
        direction=3,
        month="1917-01",
        hands={enemy: {"x1": action("light-wounds"), "x2": order("move")}},
        casualties={side: LOST[side] for side in ("german", entente)},
        weapons_box={"german": ["mg08"], entente: ["hotchkiss"]},
        telephones={"german": {"counter": "ge-telephone-8"}},
        chits={"secret": {"german": ["A", "B"], entente: ["K"]}},
        gas=["H6", "K3"],
        ground={"I6": "woods", "J6": "building", "C6": "woods", "D6": "woods", "J7": "woods"},
        fortifications={"C6": "trench", "D5": "wire", "I7": "foxholes"},
        terrain={"I5": "blaze"},
        features={"lines": [{"kind": "road", "path": ["I6", "I7"]}]},
    )
    before = pieces(scene.g)
    rng = Random(f"{event}{seed}")
    for _ in range(60):
        if scene.game.pending is None:
            break
        scene.game.answer(rng.choice(scene.ids))
        assert pieces(scene.g) == before
    assert scene.said("event")
