"""E64 Detachment: the Team, its markers, and results that were pending."""

from __future__ import annotations

from tests.gwc.happening import arrived, happening, impossible
from tests.gwc.scene import Scene, order

DETACHING = {
    "P": "H6 ge-infanterie+mg08 suppressed veteran",
    "L": "H6 ge-bertin",
    "Q": "C3 ge-infanterie+mg08",
}


def detached(scene: Scene) -> str:
    return next(id_ for id_, f in scene.g.formations.items() if f.counter == "ge-abteilung")


def test_detachment_gives_the_weapon_to_a_new_team() -> None:
    scene = happening("detachment", {**DETACHING, "L": "H6 ge-bertin"})
    assert scene.expect("german", "choose-detachment").ids == ["P", "pass"]  # E64.1
    scene.german("choose-detachment", "P").german("choose-detached-team", "ge-abteilung")
    team = scene.unit(detached(scene))
    assert (scene.at(detached(scene)), team.weapon) == ("H6", "P+mg08")  # E64.1
    assert scene.unit("P").weapon == ""
    assert scene.g.countermix["ge-abteilung"] == 7
    assert (team.veteran, scene.unit("P").veteran) == (False, True)  # E64.2#3


def test_detached_team_takes_state_and_activation_of_its_platoon() -> None:
    units = {"P": "H6 ge-infanterie+mg08 broken activated=fire", "L": "H6 ge-bertin"}
    scene = happening("detachment", units).german("choose-detachment", "P")
    scene.german("choose-detached-team", "ge-abteilung")
    team = scene.unit(detached(scene))
    assert (team.broken, team.activated) == (True, "fire")  # E64.2#1


def test_detachment_may_be_declined_and_needs_a_team() -> None:
    scene = happening("detachment", DETACHING).german("choose-detachment", "pass")
    assert scene.unit("P").weapon  # E64.1
    teams = {f"T{i}": "C9 ge-abteilung" for i in range(8)} | {f"S{i}": "D9 ge-stosstrupp" for i in range(3)}
    teams |= {f"M{i}": "E9 ge-mg-scharfschuetzen" for i in range(3)}
    assert impossible(happening("detachment", {**DETACHING, **teams}))  # E64.1


def test_a_pending_rout_strikes_platoon_and_team() -> None:
    """The Rout Roll of the Platoon itself sets the Detachment off: both Retreat, each on its own way."""
    units = {"P": "H6 ge-infanterie+mg08 broken", "L": "H6 ge-bertin", "F": "N10 fr-infanterie"}
    cards = {"german": {"E": {"event": "detachment"}}}
    hands = {"german": {"OUT": order("rout"), "MOV": order("move")}}
    scene = Scene(units, cards=cards, hands=hands).german("order-choose", "OUT")
    scene.roll(6, 5, "event").turns_up("E").german("choose-detachment", "P")
    scene.german("choose-detached-team", "ge-abteilung")
    over = scene.note("rout-roll")["roll"] - scene.note("rout-roll")["morale"]
    assert over == scene.note("retreat")["hexes"] > 0
    way = ["H5", "H4", "H3", "H2", "H1"][:over]
    assert scene.at("P") == scene.at(detached(scene)) == way[-1]  # E64.2#2


def test_a_pending_defense_strikes_platoon_and_team() -> None:
    """The Defense Roll of the Platoon sets the Detachment off: its result breaks both, and the Team does not roll."""
    units = {"A": "H4 ge-infanterie", "P": "H6 fr-infanterie+hotchkiss", "L": "H6 fr-barnier"}
    cards = {"french": {"E": {"event": "detachment"}}}
    scene = Scene(units, cards=cards, hands={"german": {"F": order("fire"), "MOV": order("move")}})
    scene.german("order-choose", "F").german("fire-base", "A").german("fire-group", "fire").roll(6, 6)
    scene.french("defense-next", "P").roll(1, 1, "event").turns_up("E")
    scene.french("choose-detachment", "P")  # 1.9.1.1#2
    scene.french("choose-detached-team", "fr-specialistes")
    (team,) = arrived(scene, "fr-specialistes")
    assert scene.note("defense")["result"] == "@defense-breaks"
    assert scene.unit("P").broken
    assert scene.unit(team).broken  # E64.2#2
    scene.roll(6, 6)  # the Leader is the last to roll
    assert not scene.g.attacks
    assert not scene.unit("L").broken


def test_a_team_detached_on_the_move_goes_on_with_its_platoon() -> None:
    units = {"P": "H6 ge-infanterie+mg08-15", "L": "H6 ge-bertin", "F": "H10 fr-infanterie"}
    hands = {"german": {"M": order("move"), "R": order("recover")}, "french": {"OP": order("fire")}}
    scene = Scene(units, cards={"german": {"E": {"event": "detachment"}}}, hands=hands, date="1917-06")
    scene.german("order-choose", "M").german("activate-first", "L").german("activate-more", "P")
    scene.german("move-choose", "P").german("stack-choose", "L").german("step-choose", "H7")
    scene.french("op-fire-offer", "OP").french("op-fire-offer", "fire")
    scene.french("fire-base", "F").french("fire-group", "fire").roll(1, 1)
    scene.german("defense-next", "P").roll(6, 6, "event").turns_up("E")
    scene.german("choose-detachment", "P").german("choose-detached-team", "ge-abteilung")
    team = detached(scene)
    scene.roll(6, 6)
    assert scene.g.steps[team].spent == scene.g.steps["P"].spent > 0
    scene.german("step-choose", "I7")
    assert scene.at("P") == scene.at("L") == scene.at(team) == "I7"  # E64.2#1


def test_a_result_that_was_not_pending_strikes_the_platoon_alone() -> None:
    scene = happening("detachment", DETACHING).german("choose-detachment", "P")
    scene.german("choose-detached-team", "ge-abteilung")
    assert not scene.g.detached  # E64.2#3
