"""3.5 and 3.6: masses and blobs, by their worked examples."""

from __future__ import annotations

from tests.rpc.scene import Scene

MASS = {
    "M19": "M19 british infantry",
    "N18": "N18 british infantry dispersed",
    "O19a": "O19 british infantry",
    "O19b": "O19 british infantry",
    "P19": "P19 british infantry",
    "P18": "P18 british bef-infantry",
    "Q19": "Q19 british infantry",
    "Q18": "Q18 british infantry spent",
    "R17": "R17 british infantry",
}
BLOB = {
    "P19": "P19 british infantry dispersed",
    "Q19": "Q19 british machine-gun dispersed",
    "O19": "O19 british infantry dispersed spent",
    "P18": "P18 british infantry",
    "O18": "O18 british infantry dispersed",
}
INFILTRATION = {"infiltration": {"british": ["attack"]}}


def addable(scene: Scene, first: str) -> set[str]:
    """Everything that could be added to a command that begins with this unit, one after another."""
    found: set[str] = set()
    scene.answer(scene.pending.side, "command-choose", first)
    while scene.pending.kind == "command-add":
        more = [id_ for id_ in scene.ids if id_ not in ("done", "back")]
        found |= set(more)
        if not more:
            break
        scene.answer(scene.pending.side, "command-add", more[0])
    return found


def test_the_example_of_a_mass() -> None:
    """O19, P19 and Q19 form it; N18, P18 and Q18 do not qualify, and so M19 and R17 are cut off."""
    scene = Scene(MASS, map="open", initiative="british")
    refused = Scene(MASS, map="open", initiative="british").british("command-choose", "P19")
    assert [refused.why_not(f"unit:{unit}") for unit in ("N18", "P18", "Q18", "M19")] == [
        ["3.5 why-not-dispersed"], ["3.5 why-not-other-kind"], ["3.3 why-not-spent"], ["3.5 why-not-linked"],
    ]  # fmt: skip
    assert addable(scene, "P19") == {"O19a", "O19b", "Q19"}  # 3.5.EX#1 3.5.EX#2 3.5.EX#3 3.5#1 3.5#2 3.5#3


def test_six_hexes_are_the_most() -> None:
    """If N18 and Q18 qualified there would be seven hexes: either M19 or R17 is left out."""
    units = {**MASS, "N18": "N18 british infantry", "Q18": "Q18 british infantry"}
    scene = Scene(units, map="open", initiative="british").british("command-choose", "P19")
    scene.british("command-add", "O19a", "O19b", "Q19", "N18", "Q18", "M19")
    assert "R17" not in scene.ids  # 3.5.EX#4 3.5#4
    assert scene.pending.kind == "actor-choose"
    scene = Scene(units, map="open", initiative="british").british("command-choose", "P19")
    scene.british("command-add", "O19a", "O19b", "Q19", "N18", "Q18")
    assert {"M19", "R17"} <= set(scene.ids)


def test_twelve_units_are_the_most() -> None:
    units = {f"U{n}": f"{'LMNOPQR'[n // 2]}18 british infantry" for n in range(14)}
    scene = Scene(units, map="open", initiative="british")
    assert addable(scene, "U0") <= set(units)
    assert scene.g.command is not None
    assert len(scene.g.command.units) == 12  # 3.5#4 6.01#4


def test_two_companies_in_one_hex_are_a_mass() -> None:
    """The deploy command of the example: both in W10 flip."""
    units = {"A": "W10 german infantry", "B": "W10 german infantry", "V": "V13 british artillery"}
    scene = Scene(units, map="trenches").command("A", "B").act("A", "deploy").act("B", "deploy")
    assert [scene.unit(id_).formed for id_ in "AB"] == [False, False]  # 9.0.T2#2 3.5#2 6.3#2
    assert not any(scene.unit(id_).ready for id_ in "AB")
    scene.expect("british", "command-choose")  # 6.3#3


def test_eight_companies_on_a_front_of_five_hexes_are_a_mass_without_their_guns() -> None:
    units = {f"G{n}": f"X{9 + (n + 1) // 2:02} german infantry" for n in range(8)}
    units |= {"M": "X09 german machine-gun", "A": "X13 german artillery"}
    scene = Scene(units, map="trenches").german("command-choose", "G0")
    assert "M" in scene.ids, "as a stack of two"
    scene.german("command-add", "G1")
    assert not {"M", "A"} & set(scene.ids)  # 9.0.T1#2 3.5#1
    scene.german("command-add", *(f"G{n}" for n in range(2, 8)))
    assert scene.g.command is not None
    assert set(scene.g.command.units) == {f"G{n}" for n in range(8)}  # 9.0.T1#2


def test_the_example_of_a_blob() -> None:
    """P19 and Q19 form it; O19 is spent, P18 formed, and O18 is next to neither."""
    scene = Scene(BLOB, map="open", initiative="british", rules=INFILTRATION)
    assert addable(scene, "P19") == {"Q19"}  # 3.6.EX#1 3.6.EX#2 3.6#2 3.6#3 3.6#4 6.01#6


def test_a_blob_needs_infiltration_tactics_of_its_own_side() -> None:
    for rules in (
        {},
        {"infiltration": {"german": ["attack"]}},
        {"infiltration": {"british": ["counter attack"]}},
    ):
        scene = Scene(BLOB, map="open", initiative="british", rules=rules)
        assert addable(scene, "P19") == set()  # 3.6#1


def test_a_blob_has_four_units_at_most() -> None:
    units = {f"U{n}": f"{'NOP'[n // 2]}18 british infantry dispersed" for n in range(6)}
    scene = Scene(units, map="open", initiative="british", rules=INFILTRATION)
    addable(scene, "U0")
    assert scene.g.command is not None
    assert len(scene.g.command.units) == 4  # 3.6#2 6.01#6
