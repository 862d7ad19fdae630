"""19.1.6, 19.1.7: Two-Hex Units in combat, with the example of the Bodungen Brigade played to its end."""

from __future__ import annotations

from grognard.games.oao.rules import s11_retreat, s19_combat, s19_ways
from grognard.games.oao.state import Attack, State
from tests.oao.battles import battle, phase, prepare
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

BODUNGEN, FIRST, SECOND = "de-Bodungen", "fr-14-7", "fr-66r"


def bodungen() -> State:
    """The brigade in 55.70 and 55.71 before two French divisions."""  # 19.1.EX#1
    army, french = "de-SEVENTH", "fr-ALSACE"
    g = battle(
        {
            BODUNGEN: "55.70+55.71",
            FIRST: "54.70",
            SECOND: "54.71",
            "de-depot-SEVENTH": "58.71",
            "fr-depot-ALSACE": "51.69",
        },
        {
            BODUNGEN: army,
            "de-depot-SEVENTH": army,
            FIRST: f"{french}/7",
            SECOND: french,
            "fr-depot-ALSACE": french,
        },
    )
    g.positions[cell("55.71")] = "german"
    prepare(g, "55.70", FIRST)
    return g


def test_the_bodungen_brigade() -> None:
    g = bodungen()
    play = phase(g, "allied").allied("attack-declare", "55.71").allied("attack-join", SECOND, "done")
    play.allied("attack-declare", "done").allied("attack-order", "55.70")
    for _ in range(2):  # 19.1.6#3: both, though only one was chosen
        play.allied("intensity-attacker", "not intense").german("intensity-defender", "not intense")
    odds = [
        (each["attack"], each["defence"], each["initial"], each["final"]) for each in play.said("combat-odds")
    ]
    assert odds == [("12", "3", "4:1", "6:1"), ("10", "3", "3:1", "2:1")]  # 19.1.EX#1 19.1.6#1
    play.dice(2, 4)
    first = play.note("combat-result")
    assert (first["drm"], first["white"], first["result"]) == (-2, 0, "-1/+4 b1")  # 19.1.EX#2
    assert g.hexes_of(BODUNGEN) == (cell("55.70"), cell("55.71")), "the second is resolved before it retreats"
    play.dice(4, 4)
    second = play.note("combat-result")
    assert (second["drm"], second["white"], second["result"]) == (-1, 3, "+2s/+2s")
    play.dice(6)  # the Small Magnitude of half a brigade
    assert (g.units[SECOND].losses, g.units[BODUNGEN].losses) == (1, 1)  # 19.1.EX#3
    assert play.asked.kind == "retreat-half"  # 19.1.7#1
    assert set(play.ids) == {"55.71", "55.71+56.70"}, "it consolidates or wheels"
    play.german("retreat-half", "55.71+56.70")
    assert {g.board.name(each) for each in g.hexes_of(BODUNGEN)} == {"55.71", "56.70"}
    shells = [(each["side"], each["drm"]) for each in play.said("artillery-drm")]
    assert shells == [("@side-allied", 0), ("@side-german", -1)] * 2  # 19.1.EX#4
    play.dice(3, 3).dice(3, 3)
    before = len(play.said("check-roll"))
    play.dice(1, 1)
    checks = play.said("check-roll")[before:]
    assert len(checks) == 1  # 19.1.6#4
    assert checks[0]["total"] == 1 + 1 + 4  # 19.1.EX#5
    assert [each["failed"] for each in play.said("check-force")] == [0, 0, 0]
    play.allied("advance-choose", FIRST).allied("advance-how", "54.70+55.70")
    assert {g.board.name(each) for each in g.hexes_of(FIRST)} == {"54.70", "55.70"}  # 19.1.1#4
    assert play.is_over, "55.71 was not vacated"


def test_which_attacks_belong_together() -> None:  # 19.1.6#3
    g = scene({BODUNGEN: "55.70+55.71", "de-10-Lw": "57.70", FIRST: "54.70", SECOND: "54.71"})
    g.attacks = (
        Attack(cell("55.70"), (FIRST,)),
        Attack(cell("57.70"), ()),
        Attack(cell("55.71"), (SECOND,)),
    )
    assert [s19_combat.twin(g, place) for place in range(3)] == [2, None, 0]
    g.attacks = (Attack(cell("55.70"), (FIRST,)), Attack(cell("55.71"), (SECOND,), resolved=True))
    assert s19_combat.twin(g, 0) is None
    g.move_to(BODUNGEN, cell("55.70"))
    g.attacks = (Attack(cell("55.70"), (FIRST,)), Attack(cell("55.71"), (SECOND,)))
    assert s19_combat.twin(g, 0) is None


def test_it_makes_one_attack() -> None:  # 19.1.6#2
    g = battle({FIRST: "54.70+54.71", "de-33-16": "55.70", "de-34-16": "55.72"}, {FIRST: "fr-ALSACE"})
    play = phase(g, "allied")
    assert play.ids == ["55.70", "55.72", "done"], "either half could attack"
    play.allied("attack-declare", "55.70").allied("attack-join", FIRST, "done")
    assert play.ids == ["55.70", "done"]
    assert play.why_not("hex:55.72") == ["9.2#3"]


# retreats


def test_one_hex_of_the_table_moves_one_half() -> None:  # 19.1.7#1
    g = scene({BODUNGEN: "55.70+55.71", FIRST: "54.70", SECOND: "54.71"})
    ways = s19_ways.after_retreat(g, (BODUNGEN,), cell("55.70"))
    assert {way.hexes for way in ways} == {(cell("55.71"),), (cell("55.71"), cell("56.70"))}
    ways = s19_ways.after_retreat(g, (BODUNGEN,), cell("55.71"))
    assert {way.hexes for way in ways} == {(cell("55.70"),), (cell("55.70"), cell("56.70"))}


def test_it_does_not_wheel_into_another_two_hex_force() -> None:  # 19.1.2
    g = scene({BODUNGEN: "55.70+55.71", "de-10-Lw": "56.70+57.70", FIRST: "54.70"})
    ways = s19_ways.after_retreat(g, (BODUNGEN,), cell("55.70"))
    assert {way.hexes for way in ways} == {(cell("55.71"),)}


def test_more_than_one_hex_takes_the_whole_unit_along() -> None:  # 19.1.7#2
    for hexes, why in ((2, "9.9.2"), (1, "10.3")):
        g = scene({BODUNGEN: "55.70+55.71", FIRST: "54.70"})
        play = Playing(g, s11_retreat.retreat, (BODUNGEN,), hexes, why, cell("55.70"))
        while not play.is_over:
            play.german("retreat-step", next(id_ for id_ in play.ids if "repulse" not in id_))
        (where,) = g.hexes_of(BODUNGEN)
        assert g.board.distance(where, cell("55.70")) == hexes


# advances


def test_ways_to_advance() -> None:  # 19.1.1#4
    g = scene({FIRST: "54.70", SECOND: "54.70+54.71", "fr-art-Toul": "54.70"})
    target = cell("55.71")
    assert {way.hexes for way in s19_ways.advances(g, (FIRST,), target)} == {(target,)}, (
        "next to a Two-Hex Force"
    )
    g.move_to(SECOND, cell("54.71"))
    assert {way.hexes for way in s19_ways.advances(g, (FIRST,), target)} == {
        (target,),
        (cell("54.70"), target),
    }
    assert {way.hexes for way in s19_ways.advances(g, ("fr-art-Toul",), target)} == {(target,)}
    g.move_to(SECOND, cell("54.70"), cell("54.71"))
    g.move_to(FIRST, cell("50.70"))
    ends = {frozenset(way.hexes) for way in s19_ways.advances(g, (SECOND,), target)}
    assert ends == {
        frozenset((target,)),
        frozenset((cell("54.70"), target)),
        frozenset((cell("54.71"), target)),
    }
