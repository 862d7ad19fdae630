"""11.51 to 11.53 The night: melees to the end, the secret choice, recovery and deployment."""

from __future__ import annotations

from grognard.games.rpc.state import CAPTURED, CASUALTY, RECOVERED, REMOVED
from tests.rpc.scene import Scene
from tests.rpc.test_s11_day import day

# 11.51 melees


def test_melees_are_fought_to_the_end_by_all_and_without_orders() -> None:
    units = {
        "G": "E05 german infantry",
        "B": "E05 british infantry spent",
        "C": "E05 british machine-gun dispersed",
        "X": "A05 british infantry",
        "Y": "L05 german infantry",
    }
    scene = day(units, segment="night melee")
    scene.expect("german", "melee-attack")  # the attacker of the campaign allocates first
    assert scene.ids == ["B", "C"], "nobody holds back"  # 11.51#2
    scene.german("melee-attack", "B")
    scene.total(2).total(2)  # both companies hold in the first round
    assert scene.pending.kind == "melee-attack", "another round"  # 11.51#1
    scene.german("melee-attack", "C")
    scene.total(11).total(12)
    assert scene.unit("G").where == CASUALTY
    assert scene.unit("C").where == CAPTURED, "a gun lost in melee"  # 11.531#3
    assert scene.g.segment == "night"  # 11.51#1


def test_no_melee_no_question() -> None:
    assert day(segment="night melee").g.segment == "night"


# 11.52 night attacks


def choose(scene: Scene, german: str, british: str) -> Scene:
    scene.german("night-attack-offer", german)
    assert not scene.said("night-attack-yes"), "nothing is shown before both have chosen"  # 11.521#1
    return scene.british("night-attack-offer", british)


def test_either_side_can_have_its_night_attack() -> None:
    scene = day(segment="night")
    choose(scene, "no", "yes")
    assert (scene.g.segment, scene.g.turn, scene.g.phase) == ("night", 1, "initiative")  # 11.521#2
    scene.dice(4).dice(2)
    assert scene.g.night
    assert scene.g.couplets == 1, "one less in the dark"
    scene.german("command-choose", "pass").british("command-choose", "pass")
    for _ in range(5):
        scene.dice(3).dice(1).german("command-choose", "pass").british("command-choose", "pass")
    assert scene.g.segment == "recovery"  # 11.521#2
    assert scene.g.night_attacks == {"british": 1}


def test_the_first_choice_is_a_secret() -> None:
    views = []
    for answer in ("yes", "no"):
        scene = day(segment="night").german("night-attack-offer", answer)
        views.append((scene.game.view("british"), scene.game.view(None)))
    assert views[0] == views[1]  # 11.521#1


def test_if_nobody_wants_one_the_night_goes_on() -> None:
    scene = choose(day(segment="night"), "no", "no")
    assert scene.g.segment == "recovery"


def test_a_side_cannot_choose_night_attacks_two_days_running() -> None:
    scene = day(segment="night", day=2, night_attacks={"german": 1})
    assert scene.game.deciders() == ("british",)  # 11.521#3
    scene.british("night-attack-offer", "yes")
    assert scene.g.phase == "initiative", "the Germans take part all the same"  # 11.521#4
    later = day(segment="night", day=3, night_attacks={"german": 1})
    assert later.game.deciders() == ("german", "british"), "a day later they may"
    both = day(segment="night", day=2, night_attacks={"german": 1, "british": 1})
    assert both.g.segment == "recovery"


def test_missions_end_with_the_night_scenario() -> None:
    gun = {"side": "german", "firepower": 3, "target": "H05/I05/I06", "called_mode": "runner", "hourglass": 9}
    scene = choose(day(segment="night", artillery={"G1": gun}), "yes", "no")
    for _ in range(6):
        scene.dice(3).dice(1).german("command-choose", "pass").british("command-choose", "pass")
    assert not scene.g.artillery["G1"].target


# 11.53 recovery


def losses(side: str, **numbers: int) -> dict[str, str]:
    return {
        f"{type_}{i}": f"casualty {side} {type_.replace('_', '-')}"
        for type_, number in numbers.items()
        for i in range(1, number + 1)
    }


def test_11_532_half_of_each_type() -> None:
    """Six infantry and four machine guns lost: three and two come back, not four machine guns and one company."""
    units = losses("british", infantry=6, machine_gun=4)
    scene = day({"X": "A05 british infantry", "Y": "L05 german infantry", **units}, segment="recovery")
    scene.british("recover-choose", "machine_gun1", "machine_gun2")
    assert scene.ids == ["infantry1", "done"]  # 11.532#1 11.532#2 11.532#4
    scene.british("recover-choose", "infantry1", "infantry2", "infantry3")
    recovered = [id_ for id_, unit in scene.g.units.items() if unit.where == RECOVERED]
    assert len(recovered) == 5  # 11.532#2
    removed = [id_ for id_, unit in scene.g.units.items() if unit.where == REMOVED]
    assert len(removed) == 5  # 11.533
    scene.british("adjust-choose", "done").german("adjust-choose", "done")
    while scene.g.segment != "arrivals":
        scene.game.answer("done" if "done" in scene.ids else "pass")
    assert scene.g.day == 2  # 11.55#5
    scene.expect("british", "arrival-choose")  # 11.532#3


def test_fractions_are_rounded_up_and_nobody_must_recover() -> None:
    units = losses("british", infantry=3, artillery=1)
    scene = day({"X": "A05 british infantry", "Y": "L05 german infantry", **units}, segment="recovery")
    assert dict(scene.pending.args)["left"] == 3  # 11.532#1
    scene.british("recover-choose", "done")  # 11.531#1
    assert all(scene.unit(id_).where == REMOVED for id_ in units)  # 11.533


def test_all_kinds_of_infantry_count_together_and_horse_guns_with_the_guns() -> None:
    units = losses("british", infantry=1, bef_infantry=1, horse_artillery=1, artillery=1)
    scene = day({"X": "A05 british infantry", "Y": "L05 german infantry", **units}, segment="recovery")
    assert dict(scene.pending.args)["left"] == 2  # 11.532#1
    scene.british("recover-choose", "bef_infantry1")
    assert scene.ids == ["horse_artillery1", "artillery1", "done"]


def test_captured_units_never_return() -> None:
    units = {"X": "A05 british infantry", "Y": "L05 german infantry", "C": "captured british machine-gun"}
    scene = day(units, segment="recovery")
    scene.expect("british", "adjust-choose")  # 11.531#4


def test_everybody_may_change_deployment() -> None:
    units = {
        "X": "A05 british infantry",
        "Z": "A06 british machine-gun",
        "Y": "L05 german infantry dispersed",
    }
    scene = day(units, segment="recovery")
    scene.british("adjust-choose", "X", "Z")
    scene.german("adjust-choose", "Y")
    assert [scene.unit(id_).formed for id_ in ("X", "Z", "Y")] == [False, False, True]  # 11.534 11.531#2


def test_losses_of_the_night_count() -> None:
    """A company that falls in the melee of the night can be recovered the same night."""
    units = {
        "B": "E05 british infantry",
        "G": "E05 german infantry",
        "X": "A05 british infantry",
        "Y": "L05 german infantry",
    }
    scene = day(units, segment="night melee")
    scene.total(2).total(11)  # the German first, then the British company, which falls
    assert scene.unit("B").where == CASUALTY
    choose(scene, "no", "no").expect("british", "recover-choose")  # 11.531#5
