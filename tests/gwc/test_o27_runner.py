"""O27 Runner and O20 Command Confusion."""

from __future__ import annotations

from typing import Any

from tests.gwc.scene import Scene, order

UNITS = {
    "N": "C3 ge-nehring",
    "M": "H6 ge-mueller",
    "K": "B1 ge-infanterie",
    "F": "N10 fr-infanterie",
    "G": "M11 fr-legion",
}
PHONE = {"german": {"counter": "ge-telephone-9"}}


def running(units: dict[str, str] = UNITS, **document: Any) -> Scene:
    hands = {"german": {"U": order("runner"), "V": order("runner"), "C": order("command-confusion")}}
    return Scene(units, hands=hands, **document)


def test_a_runner_is_placed_with_the_highest_ranking_leader_and_is_done() -> None:
    scene = running().german("order-choose", "U")
    assert scene.note("runner-placed")["hex"] == "C3"  # O27#1: Hptm Nehring outranks Lt Müller
    runner = next(id_ for id_, f in scene.g.formations.items() if f.counter == "ge-bote")
    assert scene.unit(runner).activated == "runner"  # O27.1#1
    assert scene.g.countermix["ge-bote"] == 1


def test_of_equal_leaders_the_one_designated_has_the_runner() -> None:
    units = {**UNITS, "N": "C3 ge-vogt", "M": "H6 ge-brandt"}
    scene = running(units).german("senior-choose", "M").german("order-choose", "U")
    assert scene.note("runner-placed")["hex"] == "H6"  # 3.3.1.4#1 3.3.1.2#1


def test_a_storming_card_does_not_serve_a_runner_order() -> None:
    """Sturmtruppen names a Move Order; moving by a Runner Order is something else, but not in the French text."""
    units = {**UNITS, "B": "F5 ge-bote", "F": "F7 fr-infanterie"}
    for edition, offered in (("en", False), ("fr", True)):
        document = {"strategy": {"german": "GS7"}, "options": {"edition": edition}}
        scene = running(units, **document).german("order-choose", "U").german("runner-use", "move")
        assert ("situation" in scene.ids) is offered  # S98.4.7#1 O27.2#1 O27#fr
    hands = {"german": {"O": order("move")}}
    scene = Scene(units, hands=hands, strategy={"german": "GS7"}).german("order-choose", "O")
    scene.german("activate-first", "B")
    assert "situation" in scene.ids  # O27.2#2: a Runner may move by a Move Order too


def test_of_several_runners_the_player_picks_the_courier() -> None:
    units = {**UNITS, "A": "C3 ge-bote", "B": "C3 ge-bote suppressed"}
    scene = running(units, telephones={"german": {"counter": "ge-telephone-8"}}, gas=[])
    scene.german("order-choose", "C")
    assert scene.expect("german", "runner-courier").ids == ["A", "B"]  # O20#3
    scene.german("runner-courier", "B")
    assert scene.unit("B").activated
    assert not scene.unit("A").activated  # O27#4


def test_no_runner_without_counter_or_leader() -> None:
    both_out = {**UNITS, "A": "A1 ge-bote activated=move", "B": "A2 ge-bote activated=move"}
    assert running(both_out).said("passed")  # O27#1: the countermix is empty, and both are done
    assert running({"K": "B1 ge-infanterie", "F": "N10 fr-infanterie"}).said("passed")


def test_a_placed_runner_counts_for_stacking() -> None:
    units = {**UNITS, "P": "C3 ge-infanterie", "T": "C3 ge-abteilung"}
    scene = running(units, order_limits={"german": 1}).german("order-choose", "U")
    scene.expect("german", "overstack-choose")  # O27.1#2


def test_an_existing_runner_moves_alone() -> None:
    units = {**UNITS, "B": "C4 ge-bote"}
    scene = running(units).german("order-choose", "U")
    assert scene.expect("german", "runner-use").ids == ["place", "move"]
    scene.german("runner-use", "move")
    assert scene.g.order is not None
    assert (scene.g.order.kind, scene.g.order.group) == ("move", ("B",))  # O27#2 O27.2#1
    assert scene.unit("B").activated == "move"


def test_artillery_through_a_runner_activates_both() -> None:
    units = {**UNITS, "B": "C3 ge-bote"}
    scene = running(units, telephones=PHONE).german("order-choose", "U")
    assert "artillery" in scene.expect("german", "runner-use").ids  # O27#3
    scene.german("runner-use", "artillery")
    assert scene.unit("B").activated  # O27#4


def test_artillery_needs_a_runner_beside_the_leader_and_a_working_telephone() -> None:
    apart = {**UNITS, "B": "C4 ge-bote"}
    assert "artillery" not in running(apart, telephones=PHONE).german("order-choose", "U").ids
    together = {**UNITS, "B": "C3 ge-bote"}
    broken = {"german": {"counter": "ge-telephone-9", "broken": True}}
    scene = running(together, telephones=broken).german("order-choose", "U")
    assert "artillery" not in scene.ids  # GLOSS.functioning#1
    assert "artillery" not in running(together).german("order-choose", "U").ids


def test_command_confusion_is_a_dud_but_for_the_runner() -> None:
    scene = running(telephones=PHONE)
    assert "C" not in scene.ids  # O20#1
    assert scene.why_not("card:C") == ["O20 why-not-confusion"]
    done = {**UNITS, "B": "C3 ge-bote activated=move"}
    assert "C" not in running(done, telephones=PHONE).ids  # O20#2: both must be unactivated
    tired = {**UNITS, "B": "C3 ge-bote", "N": "C3 ge-nehring activated=move"}
    assert "C" not in running(tired, telephones=PHONE).ids  # O20#2
    scene = running({**UNITS, "B": "C3 ge-bote"}, telephones=PHONE).german("order-choose", "C")
    assert scene.unit("B").activated  # O20#2 O20#3
    scene.german("telephone-box", "local")
    assert scene.unit("N").activated  # O20#3
    assert "C" in scene.g.discards["german"]
