"""11.1 to 11.3 The day of a campaign: arrivals by fours, the attack, the counter attack and its hourglasses."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.rpc.rules import s07_modes, s11_campaign, s11_placement
from tests.rpc.scene import Scene

CAMPAIGN = {"attacker": "german", "days": 3}
UNITS = {"B": "C05 british infantry", "G": "J05 german infantry"}


def day(units: dict[str, str] = UNITS, **document: Any) -> Scene:
    """A campaign between two scenarios on the open map, the British in the west."""
    document.setdefault("phase", "between")
    return Scene(units, campaign=CAMPAIGN, **document)


def recovered(side: str, type_: str, *numbers: int) -> dict[str, str]:
    return {f"{side[0].upper()}{i}": f"recovered {side} {type_}" for i in numbers}


def place(scene: Scene, id_: str, hex_: str, how: str = "formed out") -> Scene:
    side = scene.g.units[id_].side
    if scene.pending.kind == "arrival-choose":
        scene.answer(side, "arrival-choose", id_)
    scene.answer(side, "arrival-hex", hex_)
    return scene.answer(side, "set-up-how", how)


def quiet(scene: Scene, turns: int) -> Scene:
    """So many turns in which everybody passes: one couplet each, the Germans first."""
    for _ in range(turns):
        scene.dice(2).dice(1).german("command-choose", "pass").british("command-choose", "pass")
    return scene


def test_the_segments_of_a_day() -> None:
    """Every segment asks for something here: a unit to place, a hex with both sides, losses, a gun to move."""
    units = {
        "B": "C05 british infantry",
        "C": "C06 british machine-gun",
        "H": "G05 german infantry",
        "E": "G05 british infantry",
        "G": "J05 german infantry",
        "K": "K05 german machine-gun",
        **recovered("british", "infantry", 1),
    }
    scene = day(units, segment="arrivals", day=2, control={f"B0{row}": "british" for row in range(1, 9)})
    seen: list[str] = []
    while scene.g.day == 2:
        seen.append(scene.g.segment)
        wanted = next((id_ for id_ in ("pass", "done", "no", "1", "5-6") if id_ in scene.ids), scene.ids[0])
        if scene.pending.kind == "isolation-roll":
            wanted = str(6 - seen.count("isolation"))
        scene.game.answer(wanted)
    assert list(dict.fromkeys(seen)) == list(s11_campaign.DAY)  # 11.02#1 11.02#2 11.5
    assert (scene.g.day, scene.g.segment, scene.g.turn) == (3, "attack", 1)  # 11.03


# 11.1 arrivals


def test_units_are_placed_by_fours_the_attacker_first() -> None:
    units = {**UNITS, **recovered("german", "infantry", 1, 2), **recovered("german", "machine-gun", 3, 4, 5)}
    units |= recovered("british", "infantry", 1, 2)
    scene = day(units, segment="arrivals", day=2)
    scene.expect("german", "arrival-choose")  # 11.12#2
    assert scene.ids == ["G1", "G3"], "one of each kind, and no way to decline"  # 11.12#3
    for id_, hex_ in (("G1", "K06"), ("G3", "K05"), ("G4", "K06"), ("G2", "K05")):
        place(scene, id_, hex_)
    place(scene, "B1", "B04")  # 11.12#2
    place(scene, "B2", "B05", "dispersed out")
    scene.expect("german", "arrival-hex")  # the fifth German, the only one left
    place(scene, "G5", "I05")
    assert scene.at("G5") == "I05"
    assert not scene.unit("B2").formed  # 11.12#1
    assert scene.g.segment == "attack"


@pytest.mark.parametrize("edges", [0, 1, 3])
def test_the_edge_is_none_of_the_four(edges: int) -> None:
    forces = {
        "ypres": {
            "side": "german",
            "units": {"infantry": 7},
            "area": {"columns": "K:L", "rows": ":3"},
            "day": 2,
        }
    }
    units = {**UNITS, "H": "J01 german infantry", **recovered("british", "infantry", 1)}
    scene = day(units, forces=forces, segment="arrivals", day=2)
    for i in range(1, edges + 1):
        scene.german("arrival-choose", f"edge ypres-{i}")  # 11.12#4
    for i in range(4):
        scene.expect("german", "arrival-choose")  # 11.12#2
        place(scene, f"ypres-{edges + 1 + i}", f"K0{1 + i // 2}")
    scene.expect("british", "arrival-hex")  # 11.12#2


def test_where_a_unit_may_be_placed() -> None:
    """Not with or next to the enemy, next to a friend, in communication; those placed before count as friends."""
    units = {
        "B": "C05 british infantry",
        "F": "H03 british infantry",
        "G": "E05 german infantry",
        **recovered("british", "infantry", 1, 2),
    }
    scene = day(units, segment="arrivals", day=2)
    names = {scene.g.board.name(cell) for cell in s11_placement.legal_hexes(scene.g, "B1")}
    assert {"B04", "B05", "C04", "C06"} <= names  # 11.12#7
    assert "C05" not in names, "nobody next door"  # 11.12#7
    assert not {"D04", "D05"} & names, "next to the enemy"  # 11.12#5
    assert "H02" in names
    place(scene, "B1", "B05")
    names = {scene.g.board.name(cell) for cell in s11_placement.legal_hexes(scene.g, "B2")}
    assert {"A05", "A06", "C05"} <= names  # 11.12#8


def test_a_placement_needs_communications() -> None:
    """A German wall with its beaten zone cuts the map: nobody can be placed beyond it."""
    wall = {f"W{i}": f"F{i:02} german infantry" for i in range(1, 11, 2)}
    units = {"B": "C05 british infantry", "X": "K05 british infantry", **wall}
    units |= {"G": "L10 german infantry", **recovered("british", "infantry", 1)}
    scene = day(units, segment="arrivals", day=2)
    names = {scene.g.board.name(cell) for cell in s11_placement.legal_hexes(scene.g, "B1")}
    assert names
    assert {name[0] for name in names} <= set("ABCD")  # 11.12#6


def test_reinforcements_for_listed_hexes_may_prefer_the_edge() -> None:
    forces = {
        "first": {"side": "british", "units": {"infantry": 1}, "area": "C05", "face": "formed"},
        "ypres": {"side": "british", "units": {"infantry": 2}, "area": ["B01", "B02"], "day": 2},
        "east": {"side": "german", "units": {"infantry": 1}, "entry": {"edge": "right"}, "day": 2},
    }
    units = {"B": "C05 british infantry group=first", "F": "A02 british infantry", "G": "J09 german infantry"}
    scene = day(units, forces=forces, segment="arrivals", day=2)
    assert scene.ids == ["ypres-1", "edge ypres-1"]  # 11.11#1 11.12#1
    place(scene, "ypres-1", "B02")
    assert scene.ids == ["ypres-2", "edge ypres-2"]
    scene.british("arrival-choose", "edge ypres-2")  # 11.12#4
    assert scene.g.segment == "attack"
    scene.dice(2).dice(1).expect("german", "command-choose")
    assert "east-1" in scene.ids, "edge reinforcements walk in by command"  # 11.11#2
    scene.german("command-choose", "pass").british("command-choose", "ypres-2")
    scene.act("ypres-2", "move")
    assert set(scene.ids) - {"face ypres-2", "back"} <= {f"A{row:02}" for row in range(1, 11)}


def test_reinforcements_of_a_later_day_wait() -> None:
    forces = {"late": {"side": "british", "units": {"infantry": 1}, "area": "B01", "day": 3}}
    scene = day(UNITS, forces=forces, segment="arrivals", day=2)
    assert scene.g.segment == "attack"  # 11.11#1


# 11.2 the attack and 11.3 the counter attack

MISSION = {"target": "H05/I05/I06", "called_mode": "runner"}


def guns(**more: Any) -> dict[str, Any]:
    return {
        "B1": {"side": "british", "firepower": 3, **MISSION, **more},
        "G1": {"side": "german", "firepower": 3, **MISSION, **more},
    }


def test_11_32_relay_carries_over() -> None:
    """Called on turn 9 of the attack with a delay of 6, primed on turn 3 of the counter attack."""
    artillery = {"B1": {"side": "british", "firepower": 3}}
    scene = day(
        phase="couplets", turn=9, couplets=1, initiative="british", artillery=artillery, bombarded=True
    )
    scene.british("command-choose", "B1").british("call-mode", "runner").british("call-observer", "B")
    scene.british("call-hex", "H05").british("call-vertex", "H05/I05/I06").british("call-shell", "he")
    assert scene.g.artillery["B1"].hourglass == 15
    scene.german("command-choose", "pass")
    quiet(scene, 3).expect("british", "counter-attack-offer")  # 11.2#1
    scene.british("counter-attack-offer", "yes")  # 11.31#1
    assert scene.g.artillery["B1"].hourglass == 3  # 11.32#2 11.32#3
    quiet(scene, 1)
    assert not scene.g.artillery["B1"].primed
    quiet(scene, 1)
    assert scene.g.turn == 3
    assert scene.g.artillery["B1"].primed  # 11.32#3


def test_the_defenders_missions_stay_and_the_attackers_go() -> None:
    units = {"B": "C05 british infantry dispersed", "G": "J05 german infantry"}
    scene = day(units, phase="initiative", turn=12, artillery=guns(hourglass=14))
    quiet(scene, 1).expect("british", "counter-attack-offer")
    assert scene.g.artillery["B1"].target  # 11.2#3
    assert not scene.g.artillery["G1"].target  # 11.2#3
    scene.british("counter-attack-offer", "yes")
    assert (scene.g.segment, scene.g.turn) == ("counter attack", 1)
    assert scene.game.view(None)["turns"] == 6
    assert (scene.at("B"), scene.unit("B").formed) == ("C05", False)  # 11.2#2 11.32#1 11.2#5
    quiet(scene, 6)
    assert scene.g.segment == "isolation"  # 11.31#1
    assert (scene.at("B"), scene.unit("B").formed) == ("C05", False)  # 11.33#1 11.33#3
    assert not scene.g.artillery["B1"].target  # 11.33#2


def test_without_a_counter_attack_the_missions_end() -> None:
    scene = day(phase="initiative", turn=12, artillery=guns(hourglass=14))
    quiet(scene, 1).british("counter-attack-offer", "no")
    assert scene.g.segment == "isolation"  # 11.31#1
    assert not scene.g.artillery["B1"].target


def test_the_attacker_is_not_asked() -> None:
    scene = day(phase="initiative", turn=12)
    quiet(scene, 1).expect("british", "counter-attack-offer").british("counter-attack-offer", "yes")
    scene.expect("chance", "initiative-roll")  # 11.31#2


def test_the_bombardment_spoils_the_signals_of_its_own_scenario_only() -> None:
    scene = day(phase="initiative", turn=12, bombarded=True)
    assert s07_modes.relay_delay(scene.g, "runner") == 6
    quiet(scene, 1).british("counter-attack-offer", "yes")
    assert s07_modes.relay_delay(scene.g, "runner") == 3  # 7.14


def test_lost_transport_returns_with_the_next_scenario() -> None:
    mules = {"M": {"side": "british", "kind": "mule", "lost": True}}
    scene = day(phase="initiative", turn=12, transports=mules)
    quiet(scene, 1).british("counter-attack-offer", "yes")
    assert not scene.g.transports["M"].lost  # 6.85#2
