"""7.1 Movement phases: which Force, which units go along, where to, and what stops it."""

from __future__ import annotations

from typing import Any

from grognard.games.oao.boards import ground
from grognard.games.oao.rail import Net
from grognard.games.oao.rules import s07_move_points, s07_moves
from grognard.games.oao.state import Army, Boundary, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene
from tests.oao.supplies import line

FRENCH, FRENCH2, ALPINS, ALPINS2, GUNS = "fr-22-11", "fr-31-16", "fr-Alpins1", "fr-Alpins2", "br-naval"
GERMAN, GERMAN2, CAVALRY = "de-3-2", "de-4-2", "de-Gdc"
TRAIN, DEPOT = "fr-11-train", "fr-depot-FIRST"
METZ = "de-fortress-Metz-54.48"
START = "44.18"


def phase(units: dict[str, str], name: str = "movement", gt: int = 2, **state: Any) -> State:
    """A movement phase in which all units of a side belong to one army, whose Area is the whole map."""
    g = scene(units, gt=gt, phase=name, player="allied", **state)
    g.armies = {"fr-FIRST": Army("allied"), "de-FIRST": Army("german")}
    for id_, unit in g.units.items():
        g.change(id_, army="fr-FIRST" if unit.side == "allied" else "de-FIRST")
    return g


def moves(g: State, side: str = "allied") -> Playing:
    return Playing(g, s07_moves.movement_phase, side)


def ids(play: Playing, prefix: str) -> set[str]:
    return {id_ for id_ in play.ids if id_.startswith(prefix)}


# whose turn it is


def test_one_after_another_in_any_order_until_done() -> None:  # 4.2.5#1 7.1.2#5
    g = phase({FRENCH: START, FRENCH2: "40.40", GERMAN: "55.48"})
    play = moves(g)
    assert play.ids == [FRENCH, FRENCH2, "done"]
    play.allied("force-choose", FRENCH2).allied("move-choose", "to 40.41", "done")
    assert play.ids == [FRENCH, "done"], "its move is over"
    assert play.why_not(f"unit:{FRENCH2}") == ["7.1.2"]
    assert play.why_not(f"unit:{GERMAN}") == ["4.2.5"]
    play.allied("force-choose", "done")
    assert play.is_over
    assert (g.move, g.units[FRENCH2].moved, g.units[FRENCH2].began) == (None, False, ())


def test_a_move_begun_is_finished_first() -> None:  # 7.1.2#5
    play = moves(phase({FRENCH: START, FRENCH2: "40.40"})).allied("force-choose", FRENCH)
    assert "back" in play.ids, "nothing is spent yet"
    play.allied("move-choose", "to 44.19")
    assert not {FRENCH2, "back"} & set(play.ids)


def test_what_is_not_spent_is_lost() -> None:  # 7.1.1#1 7.1.1#2
    g = phase({FRENCH: START})
    moves(g).allied("force-choose", FRENCH).allied("move-choose", "to 44.19", "done")
    g.phase = "counter_movement"
    moves(g).allied("force-choose", FRENCH)
    assert s07_moves.left(g) == 5


def test_forts_and_fortresses_do_not_move() -> None:  # 7.0#1
    play = moves(phase({METZ: "54.48", GERMAN: "54.49", "de-art-Metz": "54.48"}), "german")
    assert METZ not in play.ids
    assert play.why_not(f"unit:{METZ}") == ["7.0"]


def test_guns_trains_and_combat_units_do() -> None:  # 7.0#1
    play = moves(phase({FRENCH: START, GUNS: "40.40", TRAIN: "30.40"}))
    assert set(play.ids) == {FRENCH, GUNS, TRAIN, "done"}
    play.allied("force-choose", TRAIN)
    assert "to 30.41" in play.ids


def test_inactive_units_and_those_of_inactive_armies_stay() -> None:  # GLOSS.inactive#1 GLOSS.inactive#3
    g = phase({FRENCH: START, FRENCH2: "40.40", ALPINS: "30.40"})
    g.armies["fr-SECOND"] = Army("allied", active=False)
    g.change(FRENCH, army="fr-SECOND")
    g.change(FRENCH2, active=False)
    play = moves(g)
    assert play.asked is not None
    assert play.ids == [ALPINS, "done"]
    assert play.why_not(f"unit:{FRENCH}") == ["GLOSS.inactive#1"]
    assert play.why_not(f"unit:{FRENCH2}") == ["GLOSS.inactive#3"]


def test_the_counter_movement_phase_has_no_markers_and_no_ships() -> None:  # 4.2.6#1 4.2.5#1 4.2.5#2
    """In Dunkerque, with an enemy next to it."""
    units = {FRENCH: "31.11", GERMAN: "32.12"}
    found = {}
    for name in ("movement", "counter_movement"):
        play = moves(phase(units, name)).allied("force-choose", FRENCH)
        found[name] = {option.value.kind for option in play.asked.options if hasattr(option.value, "kind")}
    assert {"go", "prepare", "embark"} <= found["movement"]
    assert found["counter_movement"] & {"prepare", "embark"} == set()
    assert "go" in found["counter_movement"]


def test_cavalry_that_has_reacted_has_less() -> None:  # 7.1.1#3 8.2.4a#1
    g = phase({CAVALRY: START, GERMAN: "40.40"})
    g.change(CAVALRY, reaction=4)
    play = moves(g, "german").german("force-choose", CAVALRY)
    assert s07_moves.left(g) == 5
    play.german("move-choose", "to 44.20", "done")
    assert g.units[CAVALRY].reaction == 0


def test_cavalry_that_owes_more_than_it_has_begins_with_a_forced_march() -> None:  # 8.2.4a#1 8.2.4a.EX1
    g = phase({CAVALRY: START, GERMAN: "40.40"}, "counter_movement")
    g.change(CAVALRY, reaction=9)
    play = moves(g, "german").german("force-choose", CAVALRY)
    assert (s07_moves.left(g), s07_moves.left_with_march(g)) == (0, 3)
    play.german("move-choose", "done").dice(1, 1)
    assert play.note("forced-march")["points"] == 4


# which Force


def test_a_formation_takes_up_to_two_assets_along() -> None:  # 3.2#1 3.2.1#1 7.1.2#4 5.5.1#1
    g = phase({FRENCH: START, FRENCH2: START, ALPINS: START, ALPINS2: START, GUNS: START})
    play = moves(g).allied("force-choose", FRENCH)
    assert set(play.ids) == {ALPINS, ALPINS2, GUNS, "done", "back"}
    assert play.why_not(f"unit:{FRENCH2}") == ["5.5.1"], "a second Formation is another Force"
    play.allied("join-choose", ALPINS, GUNS)
    assert play.asked.kind == "move-choose", "no third Asset"
    assert play.why_not(f"unit:{ALPINS2}") == ["5.5.1"]
    play.allied("move-choose", "to 44.19", "done")
    moved = {id_ for id_ in g.units if g.units[id_].where == cell("44.19")}
    assert moved == {FRENCH, ALPINS, GUNS}
    assert {id_ for id_ in g.units if g.units[id_].moved} == moved


def test_the_owner_chooses_with_which_formation_an_asset_goes() -> None:  # 5.5.1#2
    g = phase({FRENCH: START, FRENCH2: START, ALPINS: START})
    play = moves(g).allied("force-choose", FRENCH).allied("join-choose", "done")
    play.allied("move-choose", "to 44.19", "done")
    play.allied("force-choose", FRENCH2)
    assert play.ids == [ALPINS, "done", "back"]


def test_assets_go_alone_or_by_two_and_a_train_by_itself() -> None:  # 3.2#1 7.1.2#4
    g = phase({ALPINS: START, ALPINS2: START, GUNS: START, TRAIN: START})
    play = moves(g).allied("force-choose", ALPINS)
    assert set(play.ids) == {ALPINS2, GUNS, "done", "back"}
    play.allied("join-choose", ALPINS2)
    assert play.asked.kind == "move-choose"
    play.allied("move-choose", "back")
    play.allied("force-choose", TRAIN)
    assert play.asked.kind == "move-choose", "nobody is part of a Force with a Train"


def test_going_back_before_the_first_point_leaves_everything_as_it_was() -> None:  # 7.1.2#5
    g = phase({FRENCH: START, ALPINS: START})
    play = moves(g).allied("force-choose", FRENCH).allied("join-choose", "back")
    assert g.move is None
    play.allied("force-choose", FRENCH).allied("join-choose", ALPINS).allied("move-choose", "back")
    assert (g.move, g.units[FRENCH].moved) == (None, False)
    assert FRENCH in play.ids


def test_who_goes_along_is_no_business_of_the_enemy() -> None:  # 3.1.6#1
    g = phase({FRENCH: START, ALPINS: START, ALPINS2: "44.19"})
    play = moves(g)
    assert play.asked.secret
    play.allied("force-choose", FRENCH)
    assert play.asked.secret
    play.allied("join-choose", ALPINS)
    assert play.asked.secret
    play.allied("move-choose", "to 44.19", f"drop {ALPINS}", f"pick {ALPINS2}", "to 44.20")
    public = [note for note in g.notes if note.to is None]
    assert [note.id for note in public] == ["goes", "goes"]
    assert all(ALPINS not in note.args.values() for note in public)


# dropping off and picking up


def test_who_is_dropped_off_moves_no_further() -> None:  # 7.1.2#2
    g = phase({FRENCH: START, ALPINS: START})
    play = moves(g).allied("force-choose", FRENCH).allied("join-choose", ALPINS)
    assert not ids(play, "drop"), "it could simply stay"
    play.allied("move-choose", "to 44.19", f"drop {ALPINS}", "to 44.20", "done")
    assert g.units[ALPINS].where == cell("44.19")
    assert g.units[FRENCH].where == cell("44.20")
    assert play.is_over, "nobody is left to move"


def test_who_is_picked_up_has_spent_what_the_force_has() -> None:  # 7.1.2#3
    g = phase({FRENCH: START, ALPINS: "44.20"})
    play = moves(g).allied("force-choose", FRENCH).allied("move-choose", "to 44.20", f"pick {ALPINS}")
    assert s07_moves.left(g) == 5
    play.allied("move-choose", f"drop {FRENCH}")
    assert s07_moves.left(g) == 5
    assert "to 44.23" in play.ids
    assert "to 44.24" in play.ids
    assert "to 44.25" not in play.ids


def test_who_has_moved_is_not_picked_up_again() -> None:  # 7.1.2#2 7.1.2#3
    g = phase({FRENCH: START, ALPINS: "44.20"})
    play = moves(g).allied("force-choose", ALPINS).allied("move-choose", "to 44.19", "done")
    play.allied("force-choose", FRENCH).allied("move-choose", "to 44.19")
    assert not ids(play, "pick")
    assert play.why_not(f"unit:{ALPINS}") == ["7.1.2"]


def test_guns_are_not_picked_up_by_who_has_marched_on() -> None:  # 7.1.2#3 7.2#1
    g = phase({FRENCH: START, GUNS: "44.23"})
    play = moves(g).allied("force-choose", FRENCH).allied("move-choose", "to 44.23")
    assert not ids(play, "pick")
    assert play.why_not(f"unit:{GUNS}") == ["7.2.2a"]


def test_cavalry_that_owes_points_is_not_picked_up_late() -> None:  # 7.1.2#3 7.1.1#3
    g = phase({"de-Jaeger1": START, CAVALRY: "44.21"})
    g.change(CAVALRY, reaction=4)
    play = moves(g, "german").german("force-choose", "de-Jaeger1").german("move-choose", "to 44.21")
    assert play.why_not(f"unit:{CAVALRY}") == ["7.1.2"]
    g = phase({"de-Jaeger1": "44.19", CAVALRY: "44.21"})
    g.change(CAVALRY, reaction=4)
    play = moves(g, "german").german("force-choose", "de-Jaeger1").german("move-choose", "to 44.21")
    assert ids(play, "pick") == {f"pick {CAVALRY}"}
    play.german("move-choose", f"pick {CAVALRY}")
    assert s07_moves.left(g) == 1


def test_each_unit_of_a_force_must_have_begun_next_to_an_unbridged_grand_river() -> None:  # 7.1.5 7.1.2#3
    g = phase({FRENCH: "57.72", ALPINS: "56.71"})
    play = moves(g).allied("force-choose", ALPINS).allied("move-choose", "to 57.72")
    assert "to 58.72" not in play.ids
    assert play.why_not("hex:58.72") == ["7.1.5"]
    play.allied("move-choose", f"pick {FRENCH}")
    assert "to 58.72" not in play.ids
    play.allied("move-choose", f"drop {ALPINS}")
    assert "to 58.72" in play.ids


# where to


def test_as_far_as_the_points_allow_by_the_cheapest_way() -> (
    None
):  # 7.1.2#1 7.0#2 7.1#1 GLOSS.movement_points TERM.path
    g = phase({FRENCH: START})
    play = moves(g).allied("force-choose", FRENCH)
    assert play.why_not("hex:44.25") == ["7.1.2", "7.1.1", "7.2.1"]
    assert play.why_not("hex:44.18") == ["7.1.2"]
    option = play.asked.find("to 44.20")
    shown = play.asked.explain(g, play.asked, option)
    assert [(reason.text, reason.value) for reason in shown] == [
        ("explain-step", None),
        ("cost-hexside", 2),
        ("explain-step", None),
        ("cost-hexside", 2),
        ("explain-left", None),
    ]
    play.allied("move-choose", "to 44.20", "to 44.21", "done")
    assert g.units[FRENCH].where == cell("44.21")
    told = play.note("goes")
    assert (told["unit"], told["start"], told["hex"], told["cost"]) == (FRENCH, "44.20", "44.21", 2)


def test_through_friends_but_not_through_enemies() -> None:  # 3.1#1 3.1#2 7.1.2#6
    row = {FRENCH: "44.18", FRENCH2: "44.19", ALPINS: "43.19", ALPINS2: "45.19"}
    play = moves(phase(row)).allied("force-choose", FRENCH)
    assert "to 44.20" in play.ids
    play = moves(phase({FRENCH: START, GERMAN: "44.20"})).allied("force-choose", FRENCH)
    assert "to 44.20" not in play.ids
    assert play.why_not("hex:44.20") == ["7.1.2"]
    assert play.why_not(f"unit:{GERMAN}") == ["7.1.2"]


def test_into_a_fortress_without_garrison() -> None:  # 3.1#1 12.1.3 7.1.2#6
    g = phase({FRENCH: "53.48", METZ: "54.48"})
    assert "to 54.48" not in moves(g).allied("force-choose", FRENCH).ids
    g = phase({FRENCH: "53.48", METZ: "54.48"})
    g.change(METZ, turned=True)
    play = moves(g).allied("force-choose", FRENCH).allied("move-choose", "to 54.48", "done")
    assert play.is_over
    assert g.units[FRENCH].where == g.units[METZ].where


def test_next_to_enemies_only_in_the_area_of_its_army() -> None:  # 5.3.1#2
    g = phase({FRENCH: START, GERMAN: "44.22"})
    g.armies["fr-SECOND"] = Army("allied")
    points = (cell("44.10"), cell("44.40"))
    g.boundaries = (Boundary("fr-FIRST", "fr-SECOND", points),)
    reached = {}
    for army in ("fr-FIRST", "fr-SECOND"):
        g.change(FRENCH, army=army)
        play = moves(g).allied("force-choose", FRENCH)
        reached[army] = {id_ for id_ in ("to 44.21", "to 43.21", "to 44.20", "to 43.22") if id_ in play.ids}
        play.allied("move-choose", "back").allied("force-choose", "done")
    assert "to 44.21" in reached["fr-FIRST"], "the hexes of the line are the first army's"
    assert "to 44.21" not in reached["fr-SECOND"]
    assert "to 44.20" in reached["fr-SECOND"], "elsewhere it moves freely"
    play = moves(g).allied("force-choose", FRENCH)
    assert play.why_not("hex:44.21") == ["5.3.1"]


def test_poor_doctrine_keeps_cavalry_from_infantry_in_counter_movement() -> None:  # 4.2.6#2 8.4
    for name, may in (("movement", True), ("counter_movement", False)):
        g = phase({CAVALRY: START, FRENCH: "44.21"}, name)
        play = moves(g, "german").german("force-choose", CAVALRY)
        assert ("to 44.20" in play.ids) is may
    assert play.why_not("hex:44.20") == ["8.4"]


def test_who_has_an_open_task_does_not_walk_away() -> None:  # 7.8.2
    g = phase({FRENCH: START})
    g.change(FRENCH, task="position", spent=5, site=cell(START))
    g.phase = "counter_movement"
    play = moves(g)
    assert play.ids == ["build", "back"], "nobody else is there to be chosen, and the phase may not end"
    assert play.why_not("hex:44.19") == ["7.8.2"]


def test_a_force_in_two_hexes_does_not_walk_as_one() -> None:  # 7.1.2#7 19.1.4#1
    play = moves(phase({FRENCH: "44.18+44.19"})).allied("force-choose", FRENCH)
    assert not ids(play, "to ")
    assert ids(play, "shift") | ids(play, "join")


def test_a_deployed_gun_that_moves_is_deployed_no_more() -> None:  # 7.1.2#7 13.2.1#4
    gun = "de-21cm-1-6"
    g = phase({gun: START})
    g.change(gun, mode="deployed")
    moves(g, "german").german("force-choose", gun).german("move-choose", "to 44.19")
    assert g.units[gun].mode == ""


def test_a_depot_goes_along_a_railway_for_one_point_a_hex() -> None:  # 7.1.2#7 7.10 15.6.3#1 15.6.3#2 7.2#1
    track = line("34.38", "01.46", Net.DOUBLE)
    names = [ground().board.name(each) for each in track]
    g = phase({DEPOT: names[0]}, operational=dict.fromkeys(track, "allied"))
    play = moves(g).allied("force-choose", DEPOT)
    assert ids(play, "to ") == {f"to {name}" for name in names[1:10]}
    play.allied("move-choose", f"to {names[4]}")
    assert s07_moves.left(g) == 5
    aside = next(each for each in g.board.adjacent[track[4]] if each not in track)
    assert play.why_not(f"hex:{g.board.name(aside)}")[0] == "15.6.3#1"


def test_a_hex_of_the_enemy_says_why_he_cannot_be_fought_either() -> None:  # 4.2.6#1 7.1.2#6
    g = phase({FRENCH: START, GERMAN: "44.17"}, "counter_movement")
    play = moves(g).allied("force-choose", FRENCH)
    assert f"repulse {g.board.name(cell('44.17'))}" in play.ids
    assert play.why_not("hex:44.17") == ["7.1.2", "7.3"], "no PA markers in this phase"
    assert play.why_not(f"unit:{GERMAN}") == ["7.1.2", "7.3"]


# what stops it


def test_a_bridge_blown_on_the_way_makes_the_force_halt() -> None:  # 7.1.4a#1 7.1.4b.EX#4 7.1.4b.EX#5 7.1.2#1
    """The German pursuit over the Moselle, from 53.50 by 52.50 to 51.51."""
    units = {FRENCH: "50.51", FRENCH2: "51.52", GERMAN: "53.51", GERMAN2: "53.50"}
    g = phase(units, "counter_movement", bridges={"52.49/52.50": True})
    for name in ("53.50", "52.50", "53.51"):
        g.control[cell(name)] = "german"
    play = moves(g, "german").german("force-choose", GERMAN2)
    play.german("move-choose", "to 51.51")
    assert g.units[GERMAN2].where == cell("52.50")
    assert {"51.50/52.50", "51.51/52.50"} <= g.bridges.keys()
    assert play.said("halts")
    assert s07_move_points.moving(g).spent == 2
    play.german("move-choose", "to 51.51")
    assert g.units[GERMAN2].where == cell("51.51")
    assert "51.51/52.51" in g.bridges
    assert "51.52/52.51" not in g.bridges
    play.dice(1, 1)
    assert play.note("forced-march")["points"] == 3


def test_the_pontoon_bridge_carries_one_force_a_phase() -> None:  # 24.6#1
    g = phase({"be-1": "52.16", "be-2": "52.16"})
    play = moves(g).allied("force-choose", "be-1").allied("move-choose", "to 51.16")
    assert s07_move_points.moving(g).spent == 3
    play.allied("move-choose", "done").allied("force-choose", "be-2")
    play.allied("move-choose", "to 51.16")
    assert s07_move_points.moving(g).spent == 7
    while not play.is_over:
        play.allied(play.asked.kind, "done")
    assert not g.pontoon_crossed
