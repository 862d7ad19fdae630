"""20 Rally: what it takes off, when it needs a check, and Men Rallying."""

from __future__ import annotations

from typing import Any

from grognard.games.gts.rules import s29_checks
from tests.gts.scene import Scene

NIGHT = {"turns": [{"label": "night", "night": True}, {"label": "0700", "first": True}]}


def unit(states: str, **more: Any) -> Scene:
    """A rifle company of Troop Quality 8, with comrades who keep the activation going."""
    units = {"A": f"D05 rifles {states}", "B": "A01 rifles", "G": "P12 grenadiers"}
    return Scene(units | more.pop("units", {}), leaders={"red": "D05"}, **more)


def test_in_command_it_succeeds() -> None:
    scene = unit("suppressed").act("A", "rally")
    assert not scene.unit("A").suppressed  # 20.0#2, 20.0#6
    assert scene.note("rallied")["off"] == "suppression"


def test_one_cohesion_hit_comes_off() -> None:
    scene = unit("hits=2").act("A", "rally")
    assert scene.unit("A").hits == 1  # 20.0#6, 29.40


def test_suppression_comes_off_first() -> None:
    scene = unit("suppressed hits=2").act("A", "rally")
    assert (scene.unit("A").suppressed, scene.unit("A").hits) == (False, 2)  # 20.0#7


def test_steps_never_come_back() -> None:
    scene = unit("reduced").allied("actor-choose", "A")
    assert "rally" not in scene.ids  # 20.0#1, 29.40
    assert scene.why_not("rally") == ["20.0 why-not-act-rally"]


def out_of_command(states: str, **more: Any) -> Scene:
    scene = unit(states, units={"A": f"D05 rifles {states}", "B": "P01 rifles"}, **more)
    scene.g.leaders["red"] = type(scene.g.leaders["red"])(scene.g.board.cell("P01"))
    return scene


def test_out_of_command_it_takes_a_check_with_all_modifiers() -> None:
    scene = out_of_command(
        "suppressed hits=2 reduced ip", barrages={"D05": "light"}, points={"first": (5, 0)}
    )
    scene.act("A", "rally").die(5)
    assert scene.modifiers("check") == {
        "mod-quality": 8,
        "mod-out-of-command": -1,
        "mod-suppressed": -1,
        "mod-two-hits": -1,
        "mod-step-lost": -1,
        "mod-light-barrage": -1,
        "mod-improved-position": 1,
    }  # 20.0#3, 21.7#2
    assert scene.note("check")["total"] == 4
    assert scene.unit(
        "A"
    ).suppressed  # 20.0#3: 5 is more than 4, and no Command Point could be spent (21.7#1)


def test_men_rallying_add_up() -> None:
    scene = out_of_command("suppressed rallying=2").act("A", "rally").die(9)
    assert scene.unit("A").rallying == 3  # 20.0#4
    assert scene.modifiers("check")["mod-men-rallying"] == 2  # MARK.mrally
    scene = out_of_command("suppressed rallying=12").act("A", "rally").die(8)
    assert scene.note("check")["total"] == 18  # 20.0#4: without limit
    assert (scene.unit("A").suppressed, scene.unit("A").rallying) == (False, 0)  # 20.0#5


def test_another_action_takes_the_markers_off() -> None:
    scene = unit("hit rallying=2").act("A", "pass")
    assert scene.unit("A").rallying == 0  # 20.0#5
    scene = unit("hit rallying=2").act("A", "move").allied("step-choose", "back")
    assert scene.unit("A").rallying == 2  # nothing was done


def test_men_rallying_help_to_rally_alone() -> None:
    scene = unit("hit rallying=3")
    assert s29_checks.quality(scene.g, "A", "rally").total == 11  # MARK.mrally
    assert s29_checks.quality(scene.g, "A").total == 8  # 20.0#4


def test_cohesion_hits_stay_in_an_enemy_fire_zone_by_day() -> None:
    enemy = {"H": "D04 grenadiers"}
    scene = unit("hit", units=enemy).allied("actor-choose", "A")
    assert "rally" not in scene.ids  # 20.0#8
    shaken = unit("suppressed hit", units=enemy).act("A", "rally")
    assert not shaken.unit("A").suppressed  # 20.0#8: but from Suppression it rallies
    asleep = unit("hit", units={"H": "D04 grenadiers suppressed"}).act("A", "rally")
    assert asleep.unit("A").hits == 0


def test_at_night_they_come_off_anywhere() -> None:
    enemy = {"H": "D04 grenadiers"}
    scene = unit("hit", units=enemy, **NIGHT).act("A", "rally")
    assert scene.unit("A").hits == 0  # 20.0#9, 28.0#2
    both = unit("suppressed hit", units=enemy, **NIGHT).act("A", "rally")
    assert (both.unit("A").suppressed, both.unit("A").hits) == (False, 1)  # 28.0#2, c50


def test_rally_in_every_activation() -> None:
    for chit in ("formation:red", "division:first", "command:allied"):
        scene = unit("hit", chit=chit, points={"first": (2, 0)}).act("A", "rally")
        assert scene.unit("A").hits == 0  # 13.2.4, ACT.rally


def test_not_twice_in_a_row() -> None:
    scene = unit("hits=2", points={"first": (2, 0)}).act("A", "rally")
    scene.expect("allied", "second-choose")
    assert "rally" not in scene.ids  # 10.0.2#4
