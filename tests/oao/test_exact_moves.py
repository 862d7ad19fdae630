"""Positions in which movement meets ZOCs, Demoralization, Repulses and PA markers, played from the document."""

from __future__ import annotations

from tests.oao.contract import Game, position

VERDUN = {f"fr-fortress-Verdun-{name}": name for name in ("46.44", "46.45", "47.45", "47.46")}


def test_who_flees_on_his_way_does_not_go_on_from_elsewhere() -> None:  # 6.4#13 7.1.2#1
    units = {"fr-3-2": {"hex": "47.43", "level": 5}, "de-3-2": "48.44", **VERDUN}
    game = Game(position(units, "movement", "allied"))
    game.say("force-choose", "fr-3-2").say("move-choose", "to 47.45")
    game.say("retreat-step", "47.45", "stop")
    assert len(game.said("halts")) == 1
    assert game.kind in ("retreat-step", "move-choose")
