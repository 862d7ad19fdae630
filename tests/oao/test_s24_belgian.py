"""24: the Belgian base, the surrender of Antwerpen, what may not leave its place."""

from __future__ import annotations

from grognard.games.oao.boards import Country, ground
from grognard.games.oao.reference_calendar import inter_phases
from grognard.games.oao.rules import s15_sources, s16_replacements, s18_operational, s24_belgian
from grognard.games.oao.state import REMOVED, Army, Means, State
from tests.oao.playing import Playing
from tests.oao.scenes import cell, scene

ARMY = "be-BELGIAN"


def kingdom(units: dict[str, str], gt: int = 21) -> State:
    g = scene(units, gt=gt, player="allied", phase="preliminary")
    g.armies = {ARMY: Army("allied")}
    g.means = {"allied": Means(), "german": Means()}
    return g


def preliminary(g: State) -> Playing:
    return Playing(g, s24_belgian.bases, "allied")


def at_oostende(units: dict[str, str], gt: int = 22) -> State:
    """A kingdom whose base was moved before."""
    g = kingdom(units, gt - 2)
    Playing(g, s24_belgian.transfer)
    g.gt = gt
    return g


# the transfer to Oostende


def test_the_transfer_of_the_example() -> None:  # 24.3.EX 24.3.1#2 24.3.1#3 24.3.1a 24.3.3
    g = kingdom({"be-1": "52.17", "be-2": "52.18", "be-c": "50.16", "de-5r-3R": "53.17", "de-6r-3R": "50.17"})
    s24_belgian.entered(g, ("de-6r-3R",))
    g.gt = 22
    play = preliminary(g)
    play.dice(3).dice(4)  # a die for each Infantry Formation
    assert play.is_over
    assert g.units["be-1"].losses == 0
    assert g.units["be-2"].losses == 1
    assert g.units["be-c"].losses == 0, "cavalry does not roll"
    assert g.bases[ARMY] == cell("37.10")
    assert s18_operational.bases_of(g, ARMY) == frozenset({cell("37.10")})  # 24.3#2
    assert play.note("base-transfer")["until"] == 24
    assert s15_sources.limit_of(g.armies[ARMY]) == 4
    g.gt = 24
    assert preliminary(g).is_over
    assert g.armies[ARMY].limit is None


def test_both_hexes_must_be_threatened() -> None:  # 24.3.1#2
    g = kingdom({"de-5r-3R": "50.17"})
    assert cell("50.17") in g.board.adjacent[cell("51.17")]
    s24_belgian.entered(g, ("de-5r-3R",))
    assert not g.happened
    assert s18_operational.bases_of(g, ARMY) == frozenset({cell("52.16"), cell("51.16")})  # 24.3#1


def test_it_may_be_made_at_any_time() -> None:  # 24.3.1#1
    g = kingdom({"be-1": "52.17"}, gt=1)
    play = preliminary(g)
    assert play.ids == [ARMY, "pass"]
    play.allied("base-choose", ARMY).dice(6)
    assert play.is_over
    assert g.units["be-1"].losses == 1
    g = kingdom({"be-1": "52.17"}, gt=1)
    preliminary(g).allied("base-choose", "pass")
    assert not g.bases


def test_if_oostende_is_lost_the_army_flees_at_once() -> None:  # 24.3.1#4 24.3.2a#1
    g = kingdom({"be-LOCc": "50.16", "de-2c": "37.10"})
    play = preliminary(g).allied("base-choose", ARMY)
    play.allied("base-hex", "31.11")
    assert g.bases[ARMY] == cell("31.11")
    assert g.units["be-LOCc"].where == REMOVED
    g.gt += 2
    preliminary(g)
    assert g.armies[ARMY].limit == 4, "for good"


# the flight from Oostende


def test_the_army_may_flee_from_oostende() -> None:  # 24.3.2#1 24.3.2#3 24.3.3 24.3#2
    g = at_oostende({})
    g.units |= scene({"be-1": "36.11"}).units
    g.at[cell("36.11")] = ("be-1",)
    play = Playing(g, s24_belgian.fleeing, "allied")
    play.allied("base-flee", "yes")
    french = [name for name, port in ground().ports.items() if ground().country[port] == Country.FRANCE]
    assert len(play.ids) == len(french)
    play.allied("base-hex", "26.09").dice(4)
    assert play.is_over
    assert g.bases[ARMY] == cell("26.09")
    assert g.units["be-1"].losses == 1
    ends = s18_operational.bases_of(g, ARMY)
    assert ends is not None
    assert cell("22.11") in ends, "any French Port"
    assert Playing(g, s24_belgian.fleeing, "allied").is_over


def test_it_may_stay() -> None:  # 24.3.2#1
    g = at_oostende({})
    assert Playing(g, s24_belgian.fleeing, "allied").allied("base-flee", "no").is_over
    assert g.bases[ARMY] == cell("37.10")
    assert Playing(kingdom({}), s24_belgian.fleeing, "allied").is_over, "it is not there yet"


def test_it_must_flee_when_a_german_comes_next_to_oostende() -> None:  # 24.3.2#2
    g = at_oostende({"de-2c": "39.11"})
    s24_belgian.entered(g, ("de-2c",))
    assert Playing(g, s24_belgian.fleeing, "allied").asked.kind == "base-flee", "two hexes away"
    g.move_to("de-2c", cell("38.10"))
    s24_belgian.entered(g, ("de-2c",))
    assert Playing(g, s24_belgian.fleeing, "allied").asked.kind == "base-hex"


def test_what_fleeing_costs() -> None:  # 24.3.2a#1 24.3.2a#2
    units = dict.fromkeys(("be-LOCc", "be-GdCivique1", "be-GdCivique2"), "44.15")
    g = at_oostende(units)
    Playing(g, s24_belgian.fleeing, "allied").allied("base-flee", "yes").allied("base-hex", "26.09")
    assert all(g.units[id_].where == REMOVED for id_ in units)
    for g.gt in (23, 24, 25):
        preliminary(g)
        assert g.armies[ARMY].limit == 4


# Antwerpen


def test_antwerpen_surrenders_when_germans_hold_both_hexes() -> None:  # 24.4#1 24.4#2
    g = kingdom({"de-5r-3R": "51.17", "de-6r-3R": "52.17"})
    s24_belgian.surrender(g)
    assert not g.happened
    g.move_to("de-6r-3R", cell("52.16"))
    s24_belgian.surrender(g)
    assert g.happened == {"antwerpen surrendered": 21}
    g.gt = 22
    s24_belgian.surrender(g)
    assert g.happened == {"antwerpen surrendered": 21}, "once"


def test_what_the_surrender_removes() -> None:  # 24.4#3 24.4#4
    gone = ("be-fortress-Antwerpen-53.18", "be-Antwerpen1", "be-depot-Antwerpen")
    g = kingdom({**dict.fromkeys(gone, "53.18"), "be-1": "53.18", "be-depot-BELGIAN": "53.18"}, gt=22)
    preliminary(g).allied("base-choose", "pass")
    assert g.units["be-Antwerpen1"].where == cell("53.18")
    g.happened["antwerpen surrendered"] = 21
    preliminary(g).allied("base-choose", "pass")
    assert all(g.units[id_].where == REMOVED for id_ in gone)
    assert g.units["be-1"].where == g.units["be-depot-BELGIAN"].where == cell("53.18")


# what may not leave


def test_belgian_loc_units_that_leave_belgium_are_eliminated() -> None:  # 24.7#1 8.7.1#6
    g = kingdom({"be-LOCc": "35.14", "be-GdCivique1": "44.15", "be-1": "35.18"})
    g.move_to("be-LOCc", cell("35.18"))
    s24_belgian.entered(g, ("be-LOCc", "be-GdCivique1", "be-1"))
    assert g.units["be-LOCc"].where == REMOVED
    assert g.units["be-GdCivique1"].where == cell("44.15")
    assert g.units["be-1"].where == cell("35.18"), "others may"


# losses


def test_belgian_losses_are_never_replaced() -> None:  # 24.2
    g = kingdom({"be-1": "52.17", "fr-37": "40.40"})
    for id_ in g.units:
        g.change(id_, losses=1, army="be-BELGIAN" if id_ == "be-1" else "fr-FIFTH")
    for row in inter_phases().values():
        drafts = s16_replacements.drafts(row, "allied")
        assert {each.nation for each in drafts} == {"french", "british"}
        assert not any("be-1" in s16_replacements.able(g, each, ()) for each in drafts)
