"""7.2 Forced March: who may, how far, after what, and what its check costs."""

from __future__ import annotations

from grognard.games.oao.rules import s07_forced_march, s07_moves
from grognard.games.oao.rules.s07_act import Act
from grognard.games.oao.state import Move, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

FRENCH, ALPINS, CAVALRY, GUNS = "fr-22-11", "fr-Alpins1", "fr-2c", "fr-art-Verdun"
GERMAN_CAVALRY, JAEGER, LANDWEHR, SAMSON = "de-Gdc", "de-Jaeger1", "de-Metz1", "br-Samson"
START = "44.18"


def phase(units: dict[str, str], name: str = "movement", **state: object) -> State:
    return scene(units, gt=2, phase=name, player="allied", **state)


def moves(g: State, side: str = "allied") -> Playing:
    return Playing(g, s07_moves.movement_phase, side)


def march(units: tuple[str, ...], points: int, level: int = 0) -> Playing:
    """The check of a Force after so many MPs of a Forced March."""
    g = phase(dict.fromkeys(units, START))
    for id_ in units:
        if level and id_ == units[0]:
            g.change(id_, level=level)
    return Playing(g, s07_forced_march.check, units, points)


def cel(play: Playing, *units: str) -> int:
    return s07_forced_march.cel(play.g, units).total


def test_infantry_goes_on_for_three_and_says_so_only_then() -> None:  # 7.2#1 7.2#2 7.2.1 7.2.1.EX 7.2.2#1
    play = moves(phase({FRENCH: START})).allied("force-choose", FRENCH)
    labels = {option.id: (option.label, dict(option.args)) for option in play.asked.options}
    assert labels["to 44.22"] == ("option-go", {"hex": "44.22", "cost": 8, "forced": 0})
    assert labels["to 44.23"] == ("option-go-march", {"hex": "44.23", "cost": 10, "forced": 1})
    assert labels["to 44.24"][1]["cost"] == 12
    assert "to 44.25" not in labels
    play.allied("move-choose", "to 44.22")
    assert (s07_moves.left(play.g), s07_moves.left_with_march(play.g)) == (1, 4)
    assert not play.said("forced-march")


def test_in_counter_movement_infantry_has_eight_at_most() -> None:  # 7.2.1.EX 7.2#1 TERM.movement_phase
    g = phase({FRENCH: START}, "counter_movement")
    play = moves(g).allied("force-choose", FRENCH)
    assert "to 44.22" in play.ids
    assert "to 44.23" not in play.ids


def test_a_march_of_two_is_checked_with_two_at_the_end_of_the_move() -> None:  # 7.2.3 7.2.3.EX 6.2
    """Eleven MPs, five of them before the way that is shown."""
    g = phase({FRENCH: START})
    play = moves(g).allied("force-choose", FRENCH)
    g.move = Move((FRENCH,), spent=5, began=cell(START))
    play.allied("move-choose", "to 44.21")
    level = cel(play, FRENCH)
    play.dice(6, level - 8)
    march_ = play.note("forced-march")
    assert (march_["unit"], march_["points"], march_["dice"]) == (FRENCH, 2, [6, level - 8])
    told = play.note("forced-march-check")
    assert (told["total"], told["cel"], told["failed"]) == (level, level, 0)
    assert g.units[FRENCH].level == 0


def test_without_a_forced_march_nobody_checks() -> None:  # 7.2.3
    play = moves(phase({FRENCH: START})).allied("force-choose", FRENCH)
    play.allied("move-choose", "to 44.22", "done")
    assert play.asked.kind == "force-choose" if play.asked else play.is_over


def test_what_the_check_shows_is_for_its_owner() -> None:  # 3.1.6#3
    play = march((FRENCH,), 3).dice(1, 1)
    readers = {note.id: note.to for note in play.g.notes}
    assert readers["forced-march"] is None
    assert readers["forced-march-check"] == ("allied",)


def test_a_failure_costs_levels_by_its_margin() -> None:  # 7.2.3a#1 7.2.3a#2 6.2.2
    for failed_by, levels, losses in ((1, 1, 0), (4, 2, 0), (6, 2, 1), (8, 3, 1)):
        play = march((FRENCH,), 0)
        points = failed_by + cel(play, FRENCH) - 12
        play = march((FRENCH,), points).dice(6, 6)
        assert (play.g.units[FRENCH].level, play.g.units[FRENCH].losses) == (levels, losses), failed_by


def test_infantry_loses_its_marker_and_cavalry_has_a_column_of_its_own() -> None:  # 7.2.3a#1 7.2.3a#2
    for failed_by, kept in ((1, True), (2, False)):
        play = march((FRENCH,), failed_by + 0)
        play.g.change(FRENCH, prepared=cell("44.17"))
        level = cel(play, FRENCH)
        roll = level
        play.dice(min(6, roll - 1), roll - min(6, roll - 1))
        assert (play.g.units[FRENCH].prepared >= 0) is kept
    infantry = s07_forced_march.results(phase({FRENCH: START}), (FRENCH,), 6)
    cavalry = s07_forced_march.results(phase({CAVALRY: START}), (CAVALRY,), 6)
    assert (infantry.reductions, cavalry.reductions) == (1, 0)


def test_levels_below_the_ladder_are_strength() -> None:  # 7.2.3a#2
    play = march((FRENCH,), 0, level=6)
    points = 1 + cel(play, FRENCH) - 7
    play = march((FRENCH,), points, level=6).dice(3, 4)
    assert (play.g.units[FRENCH].level, play.g.units[FRENCH].losses) == (6, 1)


def test_assets_alone_can_be_lost() -> None:  # 7.2.3a#3 5.5.2#2
    play = march((ALPINS,), 0)
    points = 8 + cel(play, ALPINS) - 12
    play = march((ALPINS,), points).dice(6, 6)
    assert play.g.units[ALPINS].where < 0


def test_a_formation_takes_its_assets_with_it() -> None:  # 5.5.1#4 6.2.1#2 7.2.3a#2
    play = march((FRENCH, ALPINS), 0)
    assert cel(play, FRENCH, ALPINS) == cel(play, FRENCH)
    points = 6 + cel(play, FRENCH) - 12
    play = march((FRENCH, ALPINS), points).dice(6, 6)
    assert (play.g.units[FRENCH].losses, play.g.units[ALPINS].losses) == (1, 0), "one unit of the Force"


def test_loc_cavalry_that_fails_is_gone() -> None:  # 8.7.3#3
    play = march((SAMSON,), 0)
    points = 1 + cel(play, SAMSON) - 7
    play = march((SAMSON,), points).dice(3, 4)
    assert play.g.units[SAMSON].where < 0


def test_cavalry_goes_on_for_seven_and_with_infantry_for_three() -> None:  # 7.2.1 7.2.2a 5.5.1#3
    g = phase({GERMAN_CAVALRY: START, LANDWEHR: START})
    play = moves(g, "german").german("force-choose", GERMAN_CAVALRY).german("join-choose", "done")
    assert s07_moves.left_with_march(g) == 16
    play.german("move-choose", "back").german("force-choose", GERMAN_CAVALRY).german("join-choose", LANDWEHR)
    assert s07_moves.left_with_march(g) == 12


def test_guns_do_not_march_on_nor_does_who_takes_them_along() -> None:  # 7.2#1 8.8.1#1
    g = phase({FRENCH: START, GUNS: START})
    moves(g).allied("force-choose", FRENCH).allied("join-choose", GUNS)
    assert s07_moves.left_with_march(g) == s07_moves.left(g) == 9


def test_after_a_task_one_point_must_be_left_to_march_on() -> None:  # 7.2.2#3 7.2.2.EX
    g = phase({FRENCH: START})
    play = moves(g).allied("force-choose", FRENCH)
    s07_moves.pay(g, 8)
    g.move = s07_moves.after_task(g)
    assert (s07_moves.left(g), s07_moves.left_with_march(g)) == (1, 4)
    play.allied("move-choose", "to 44.17")
    assert (g.move.spent, g.move.forced) == (10, 1)
    g = phase({FRENCH: START})
    moves(g).allied("force-choose", FRENCH)
    s07_moves.pay(g, 9)
    g.move = s07_moves.after_task(g)
    assert s07_moves.left_with_march(g) == 0


def test_who_is_dropped_off_after_marching_on_checks_there() -> None:  # 7.1.2#2 7.2.3
    g = phase({FRENCH: START, ALPINS: START})
    play = moves(g).allied("force-choose", FRENCH).allied("join-choose", ALPINS)
    play.allied("move-choose", "to 44.23", f"drop {ALPINS}").dice(1, 1)
    assert play.note("forced-march")["unit"] == ALPINS
    assert g.units[ALPINS].moved
    assert g.units[ALPINS].where == cell("44.23")
    play.allied("move-choose", "to 44.24").dice(1, 1)
    march_ = play.note("forced-march")
    assert (march_["unit"], march_["points"]) == (FRENCH, 3)


def test_the_odds_are_those_of_the_check() -> None:  # 6.2.1#1
    play = moves(phase({FRENCH: START})).allied("force-choose", FRENCH)
    question = play.asked
    odds = question.odds(play.g, question, question.find("to 44.24")).outcomes
    level = cel(play, FRENCH)
    good = sum(a + b + 3 <= level for a in range(1, 7) for b in range(1, 7))
    assert odds["odds-march-passed"] == good / 36
    assert question.odds(play.g, question, question.find("to 44.22")).outcomes == {"nothing": 1.0}
    assert isinstance(question.find("to 44.24").value, Act)
