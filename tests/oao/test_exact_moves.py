"""Positions in which movement meets ZOCs, Demoralization, Repulses and PA markers, played from the document."""

from __future__ import annotations

import grognard
from tests.oao.contract import Game, position

VERDUN = {f"fr-fortress-Verdun-{name}": name for name in ("46.44", "46.45", "47.45", "47.46")}


def test_who_flees_on_his_way_does_not_go_on_from_elsewhere() -> None:  # 6.4#13 7.1.2#1
    units = {"fr-3-2": {"hex": "47.43", "level": 5}, "de-3-2": "48.44", **VERDUN}
    game = Game(position(units, "movement", "allied"))
    game.say("force-choose", "fr-3-2").say("move-choose", "to 47.45")
    game.say("retreat-step", "47.45", "stop")
    assert len(game.said("demoralized-retreat")) == 2, "there too it is in an EZOC"
    game.until("force-choose")
    assert len(game.said("halts")) == 1


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


def test_a_step_from_zone_to_zone_costs_by_who_is_there() -> None:  # 7.1.6a#1 7.1.6a#2
    for friend, price in (("de-Etappe1", 8), ("de-4-2", 6), ("de-2c", 6)):
        game = Game(position({"fr-3-2": "08.42", "de-3-2": "08.41", friend: "09.42"}, "movement"))
        game.say("force-choose", "de-3-2")
        steps = {option.id: dict(option.args) for option in game.table.options()}
        direct = [args for id_, args in steps.items() if id_ in ("to 09.42", "step 09.42")]
        assert price in [args["cost"] for args in direct], (friend, steps.keys())


def test_after_a_failed_repulse_only_what_is_done_on_the_spot() -> None:  # 7.4.5#2 7.4.5#3
    units = {"fr-3-2": "08.42", "de-3-2": "08.41"}
    rights = {"german": {"positions": 1}}
    game = Game(position(units, "movement", next={"roll-check": [[6, 6]]}, means=rights))
    game.say("force-choose", "de-3-2").say("move-choose", "repulse 08.42")
    assert game.table.state.units["de-3-2"].level == 1, "odds below 3:1 fail without a roll"
    assert {id_.split()[0] for id_ in game.ids} == {"prepare", "build", "done"}


def test_train_and_fort_notice_at_once_that_they_are_alone() -> None:  # 15.6.2a#1 8.5.3#1
    cases = (
        ({"fr-3-2": "08.42", "fr-2-train": "08.42", "de-3-2": "08.41"}, "to 08.45", "08.43"),
        ({"fr-3-2": "49.41", "fr-fort-Montmedy": "49.41", "de-3-2": "49.40"}, "to 49.44", "49.42"),
    )
    for units, way, first in cases:
        document = position({**units, "fr-depot-FOURTH": "45.45"}, "movement", "allied")
        table = grognard.new("oao", document, seed=1, chance="ask")
        table.answer("fr-3-2")
        table.answer(way)
        assert table.pending is not None
        assert table.pending.kind in ("train-retreat", "roll-abandonment")
        assert table.state.board.name(table.state.units["fr-3-2"].where) == first


def test_a_combination_parts_into_units_that_the_document_did_not_name() -> None:  # 25.5
    units = {"de-Eichhorn": "08.42", "fr-3-2": "20.42"}
    game = Game(position(units, "movement")).say("force-choose", "done").say("part", "yes")
    assert [game.hex_of(id_) for id_ in ("de-1BLw", "de-2BLw")] == ["08.42", "08.42"]
