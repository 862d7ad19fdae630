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


def over_the_seine(*holders: str) -> Game:
    """A division in 02.21 before weak Germans over the Grand River, whose PA markers pin it."""
    marked = {"losses": 3, "level": 3, "prepared": "02.21", "moved": True}
    pinning = {
        id_: {"hex": name, **marked} for id_, name in zip(("de-GdEz", "de-4Ez"), holders, strict=False)
    }
    return Game(position({"fr-3-2": "02.21", "fr-Alpins1": "02.21", **pinning}, "counter_movement"))


def test_a_pinned_force_may_repulse_over_a_river_who_pins_it() -> None:  # 7.3.3#3 7.3.3#4 7.4.7
    game = over_the_seine("02.20").say("force-choose", "fr-3-2").say("join-choose", "fr-Alpins1")
    assert "repulse 02.20" in game.ids
    assert not [id_ for id_ in game.ids if id_.startswith("to ")]
    game = over_the_seine("02.20", "01.22").say("force-choose", "fr-3-2").say("join-choose", "fr-Alpins1")
    assert "repulse 02.20" not in game.ids, "the other marker would hold it back"
    assert "repulse 01.22" in game.ids
