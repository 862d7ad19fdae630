"""3.3.1.4 Seniority: one Leader of a side, and only one, is Highest-ranking."""

from __future__ import annotations

from grognard.games.gwc.rules.s03_formations import highest_ranking
from tests.gwc.happening import happening
from tests.gwc.scene import Scene, order

EQUAL = {"V": "C9 ge-vogt", "B": "L9 ge-brandt"}
JUNIORS = {"S": "D9 ge-hero", "F": "H1 fr-infanterie"}


def test_only_one_of_two_equal_leaders_leads_a_chain_in_a_turn() -> None:
    """Vogt is designated: a Leader next to Brandt is not activated by him, in whatever Order of the Turn."""
    units = {**EQUAL, "S": "M9 ge-hero", "F": "H1 fr-infanterie"}
    hands = {"german": {"A": order("advance"), "Z": order("advance")}}
    scene = Scene(units, hands=hands).german("senior-choose", "V")
    scene.german("order-choose", "A").german("activate-first", "V").german("advance-hex", "C8")
    scene.german("order-choose", "Z").german("activate-first", "B")
    assert scene.pending.kind == "advance-hex"  # 3.3.1.2#1 3.3.1.2#2: he could activate nobody


def test_the_choice_is_made_as_soon_as_the_tie_arises() -> None:
    """Captain Nehring is killed: his two equal Lieutenants are all that is left."""
    units = {**EQUAL, "N": "H6 ge-nehring broken", "F": "N10 fr-infanterie"}
    scene = happening("kia", units)
    assert highest_ranking(scene.g, "german") == "N"  # 3.3.1.3#1
    scene.german("choose-kia", "N").german("senior-choose", "B")  # 3.3.1.4#1
    assert highest_ranking(scene.g, "german") == "B"
    assert scene.g.seniors == {"german": ("B", "V")}
    assert scene.note("senior-designated")["unit"] == "B"


def test_the_choice_lasts_until_the_tie_changes() -> None:
    units = {**EQUAL, "V": "C9 ge-vogt broken", "F": "N10 fr-infanterie"}
    scene = happening("kia", units, senior={"german": "B"})
    scene.german("choose-kia", "V")
    assert highest_ranking(scene.g, "german") == "B"
    assert scene.g.seniors == {}  # nobody is equal to him any more


def test_a_document_may_name_him() -> None:
    units = {**EQUAL, **JUNIORS}
    scene = Scene(units, hands={"german": {"O": order("move")}}, senior={"german": "B"})
    scene.expect("german", "order-choose")
    assert highest_ranking(scene.g, "german") == "B"  # 3.3.1.4#1
