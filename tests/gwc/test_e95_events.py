"""E95 Trommelfeuer, E96 Valor, and the recall of a last Leader."""

from __future__ import annotations

import pytest

from grognard.games.gwc.state import Arrival
from tests.gwc.happening import happening, impossible
from tests.gwc.scene import Scene, order


def lost(scene: Scene, id_: str) -> bool:
    return id_ not in scene.g.formations


# E95


def test_trommelfeuer_on_three_hexes() -> None:
    units = {
        "T": "H6 fr-schneider",
        "A": "H6 fr-infanterie",
        "L": "H6 fr-barnier",
        "B": "H5 fr-infanterie broken",
        "C": "H7 ge-infanterie",
        "D": "G6 ge-infanterie",
    }
    scene = happening("trommelfeuer", units).turns_up("X")  # E95#1
    assert set(scene.ids) == {"H5", "H7", "G6", "G7", "I6", "I7"}  # E95#2
    scene.german("choose-trommelfeuer", "H5")
    assert "H5" not in scene.ids
    scene.german("choose-trommelfeuer", "H7")
    assert lost(scene, "T")  # E95#3
    assert scene.unit("A").broken
    assert scene.unit("C").broken
    assert lost(scene, "B")  # E95#4
    assert not scene.unit("L").broken  # E95#4
    assert not scene.unit("D").broken  # E95#2


@pytest.mark.parametrize(
    ("terrain", "work", "marker", "left"),
    [
        ("building", None, "rubble", None),
        ("open", None, "shellhole", None),
        ("open", "pillbox", "rubble", None),
        ("open", "trench", "shellhole", "foxholes"),
        ("building", "trench", "rubble", "foxholes"),
        ("open", "foxholes", "shellhole", None),
        ("open", "wire", "shellhole", None),
        ("stream", None, None, None),
        ("shellhole", None, None, None),
    ],
)
def test_trommelfeuer_downgrades(
    terrain: str, work: str | None, marker: str | None, left: str | None
) -> None:
    works = {"H6": work} if work else {}
    scene = happening("trommelfeuer", {}, ground={"H6": terrain}, fortifications=works).turns_up("X")
    scene.german("choose-trommelfeuer", "G6", "G7")
    cell = scene.g.board.cell("H6")
    assert (scene.g.terrain_markers.get(cell), scene.g.fortifications.get(cell)) == (marker, left)  # E95#5
    assert (scene.g.countermix["trench"], scene.g.countermix["foxholes"]) == (20, 19 if left else 20)
    assert scene.g.terrain_markers[scene.g.board.cell("G6")] == "shellhole"


def test_trommelfeuer_replaces_existing_markers() -> None:
    scene = happening("trommelfeuer", {}, terrain={"H6": "rubble", "H5": "blaze"}).turns_up("X")
    scene.german("choose-trommelfeuer", "H5", "G7")
    markers = scene.g.terrain_markers
    assert markers[scene.g.board.cell("H6")] == "shellhole"  # E95#5
    assert markers[scene.g.board.cell("H5")] == "blaze"


# E96


def test_valor_decorates_a_unit_next_to_the_enemy() -> None:
    units = {
        "A": "H6 ge-infanterie",
        "B": "H8 ge-infanterie broken",
        "V": "G7 ge-infanterie veteran",
        "L": "G7 ge-bertin",
        "C": "C3 ge-infanterie",
        "F": "H7 fr-barnier",
    }
    scene = happening("valor", units)
    assert set(scene.ids) == {"A", "B"}  # E96
    scene.german("choose-valor", "B")
    assert scene.unit("B").veteran  # E96
    assert impossible(happening("valor", {"C": "C3 ge-infanterie", "F": "H7 fr-barnier"}))


def test_the_last_formation_of_a_side_may_be_recalled() -> None:
    """That is neither an elimination nor an exit: the game goes on, and the Leader comes back with Time."""
    scene = Scene(
        {"L": "A2 ge-bertin broken", "F": "O11 fr-infanterie broken"},
        cards={"german": {"E": {"event": "recall-leader"}}},
        hands={"german": {"R": order("recover")}, "french": {"T": order("rout")}},
    )
    scene.german("order-choose", "R").roll(6, 6, "event").turns_up("E")
    assert not scene.g.of("german")
    assert scene.g.time_track[scene.g.time + 1] == (Arrival("german", "ge-bertin"),)  # E85#2
    assert scene.game.outcome is None  # 6.3#2 6.3#3
    while scene.pending.kind == "card-draw":
        scene.game.answer(scene.ids[0])
    scene.french("order-choose", "T").roll(1, 2, "time")
    while scene.game.pending is not None and not scene.g.of("german"):
        scene.game.answer(scene.ids[0])
    assert [one.counter for one in scene.g.formations.values() if one.side == "german"] == ["ge-bertin"]


@pytest.mark.parametrize("initiative", ["german", "american"])
def test_drumfire_that_ends_both_sides_is_decided_by_the_initiative(initiative: str) -> None:
    """One broken Team of each side under one bombardment: they are eliminated at the same moment."""
    units = {"R0": "H5 ge-abteilung", "Z0": "H4 us-team broken"}
    scene = happening("trommelfeuer", units, at="H5", sides=["german", "american"], initiative=initiative)
    scene.turns_up("X").german("choose-trommelfeuer", "H4").german("choose-trommelfeuer", "H6")
    assert scene.game.outcome is not None
    assert scene.game.outcome.reason == "simultaneous-defeat"  # E95#4
    assert scene.game.outcome.winner == initiative  # 6.3.1#2


@pytest.mark.parametrize("initiative", ["german", "french"])
def test_aircraft_over_a_melee_that_end_both_sides(initiative: str) -> None:
    """In 1917 German aircraft break all Units of the hex, their own among them."""
    units = {"R0": "H5 ge-abteilung", "Z0": "H5 fr-specialistes broken"}
    scene = happening("air-support", units, date="1917-06", initiative=initiative)
    scene.german("choose-air-support", "H5")
    assert scene.game.outcome is not None
    assert scene.game.outcome.winner == initiative  # E57#2 6.3.1#2


@pytest.mark.parametrize("initiative", ["german", "french"])
def test_a_fire_that_ends_both_sides(initiative: str) -> None:
    """The Wind drives the Blaze into two Woods hexes in the Water, from which nobody can go anywhere."""
    lakes = ("A1", "A3", "B1", "B2", "B3", "B4", "A4", "A5", "B5", "A6")
    ground = {**dict.fromkeys(lakes, "water"), "A1": "woods", "A2": "woods", "A4": "woods"}
    units = {"R0": "A2 ge-landwehr", "Z0": "A4 fr-infanterie"}
    scene = happening(
        "breeze",
        units,
        direction=4,
        ground={**ground, "A3": "woods"},
        terrain={"A1": "blaze", "A3": "blaze"},
        initiative=initiative,
    )
    assert scene.game.outcome is not None
    assert scene.game.outcome.winner == initiative  # E60#3 E61#2 6.3.1#2


@pytest.mark.parametrize(
    ("event", "tank", "unit", "former"),
    [
        ("trommelfeuer", "ge-a7v", "fr-infanterie", {}),
        ("trommelfeuer", "fr-schneider", "ge-infanterie", {"french": [1]}),
        ("air-support", "fr-infanterie", "ge-abteilung", {"german": [1]}),
        ("air-support", "ge-infanterie", "fr-specialistes", {"french": [1]}),
    ],
)
def test_who_is_lost_at_the_same_moment_is_never_alone_in_the_hex(
    event: str, tank: str, unit: str, former: dict[str, list[int]]
) -> None:
    """Both sides lose all that they have in an Objective: nobody takes it."""
    units = {"A": f"H6 {tank} broken", "B": f"H6 {unit} broken"}
    scene = happening(event, units, ground={"H6": {"objective": 1}}, control=former, chits={"open": ["A"]})
    if event == "trommelfeuer":
        scene.turns_up("X").german("choose-trommelfeuer", "H5", "H7")
    else:
        scene.german("choose-air-support", "H6")
    assert lost(scene, "A")
    assert lost(scene, "B")
    assert scene.g.control == {number: side for side, held in former.items() for number in held}  # 7.3.1#2
    assert not scene.said("objective-taken")  # E95#4 E57#2
