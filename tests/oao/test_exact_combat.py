"""Positions in which chapters 8 to 11 and 15 meet, played from the document to the answer."""

from __future__ import annotations

from typing import Any

from tests.oao.contract import Game, position

X, N, NE, SE = "08.42", "08.41", "09.42", "09.43"
"""A hex on open ground and three of those around it."""
TWO = ("de-3-2", "de-4-2")


def attack(units: dict[str, Any], rolls: dict[str, list[list[int]]], *joining: str, **more: Any) -> Game:
    """The attack on X is indicated; all other questions are still to come."""
    game = Game(position(units, next=rolls, **more))
    game.say("attack-declare", X).say("attack-join", *(joining or TWO), "done")
    return game


def asked(game: Game, kind: str, before: str = "force-choose") -> bool:
    """Whether a question comes before another; the game stands at it then."""
    for _ in range(80):
        if game.kind in (kind, before):
            return game.kind == kind
        ends = [id_ for id_ in game.ids if id_ in ("done", "pass", "not intense", "no", "accept", "keep")]
        game.table.answer((ends or game.ids)[0])
    raise AssertionError(f"neither {kind} nor {before} is asked")


# artillery of neighbours


def second_combat() -> Game:
    """A division that was driven out of X stands next to 09.44, which is attacked afterwards from 10.43."""
    units = {"fr-3-2": X, **dict.fromkeys(TWO, N), "fr-4-2": "09.44", "fr-21-11": "10.44", "de-5-3": "10.43"}
    rolls = {"roll-combat": [[1, 1], [6, 6]], "roll-check": [[1, 1]] * 8}
    game = attack(units, rolls)
    game.say("attack-declare", "09.44").say("attack-join", "de-5-3", "done").say("attack-declare", "done")
    game.until("attack-order").say("attack-order", X)
    return game.until("retreat-step").say("retreat-step", SE)


def test_who_has_fought_and_retreated_does_not_support_another_combat() -> None:  # 10.1.1#6 9.2.5A#3
    game = second_combat().until("support-choose")
    assert game.ids == ["fr-21-11", "done"]
    assert [reason.rule for reason in game.table.why_not("unit:fr-3-2")] == ["9.2.5A#3"]


def test_one_gun_of_a_neighbouring_stack_supports_beside_a_combat_unit() -> None:  # 8.8.1#4 8.8.1#5 3.1.2#2
    guns = dict.fromkeys(("fr-art-Toul", "fr-art-Verdun"), NE)
    units = {"fr-3-2": X, **dict.fromkeys(TWO, N), "fr-4-2": NE, **guns}
    game = attack(units, {"roll-combat": [[6, 6]]}).until("support-choose")
    assert set(game.ids) == {"fr-4-2", "fr-art-Toul", "fr-art-Verdun", "done"}
    game.say("support-choose", "fr-art-Toul")
    assert "fr-art-Verdun" not in game.ids
    units = {"fr-3-2": X, **dict.fromkeys(TWO, N), "fr-fortress-Longwy": NE, "fr-art-Toul": NE}
    game = attack(units, {"roll-combat": [[6, 6]]}).until("support-choose")
    assert game.ids == ["fr-fortress-Longwy", "done"], "no Combat unit is with the gun"


# losses before artillery and advance


def test_artillery_counts_who_is_left() -> None:  # 9.1.1#h 9.1.1#i 10.1.1#1
    brigades = ("de-Metz1", "de-Metz2")
    units = {"fr-3-2": X, **{id_: {"hex": N, "losses": 1} for id_ in brigades}}
    game = attack(units, {"roll-combat": [[6, 6]]}, *brigades).until("force-choose")
    assert len(game.said("eliminated")) == 2, "one for the E, one for the s"
    assert game.said("artillery-value")[0]["total"] == "0"


def test_supply_units_that_are_left_alone_do_not_keep_the_hex() -> None:  # 15.6.2a#1 15.6.2b 11.2#1
    for supply, flight in (("fr-2-train", "train-retreat"), ("fr-depot-FOURTH", "depot-displace")):
        units = {"fr-Alpins1": X, supply: X, **dict.fromkeys(TWO, N)}
        rolls = {"roll-combat": [[6, 5]], "roll-small-magnitude": [[1]], "roll-check": [[1, 1], [6, 6]]}
        game = attack(units, rolls)
        assert asked(game, flight) or supply == "fr-2-train"
        assert asked(game, "advance-choose"), supply


# a Repulse on the way


def test_who_loses_heart_by_a_repulse_flees_before_the_retreat_goes_on() -> None:  # 6.4#8 7.4.4#2
    units = {"fr-3-2": X, **dict.fromkeys(TWO, N), "de-2c": {"hex": SE, "level": 4}, "de-6-3": "10.44"}
    rolls = {"roll-combat": [[1, 1]], "roll-repulse": [[1, 1]], "roll-check": [[6, 6], *[[1, 1]] * 6]}
    game = attack({**units, "fr-4-2": "10.45"}, rolls).until("retreat-step")
    game.say("retreat-step", f"repulse {SE} fr-3-2", "10.43", "10.44")
    assert len(game.said("demoralized-retreat")) == 1
    assert game.table.pending is not None
    assert game.table.pending.side == "german"


# positions that were written beside the rulebook


def test_who_may_declare_intense() -> None:  # 9.8#2 9.8#3 9.8.EX
    spent = {"losses": 3}
    cases: tuple[tuple[dict[str, Any], tuple[str, ...], dict[str, Any], tuple[bool, bool]], ...] = (
        ({"fr-3-2": X, "de-2c": N}, ("de-2c",), {}, (False, True)),
        ({"fr-2c": X, "de-3-2": N}, ("de-3-2",), {}, (True, False)),
        ({"fr-3-2": {"hex": X, **spent}, "de-3-2": {"hex": N, **spent}}, ("de-3-2",), {}, (False, False)),
        (
            {"fr-3-2": {"hex": X, **spent}, "de-3-2": N},
            ("de-3-2",),
            {"positions": {X: "allied"}},
            (True, True),
        ),
        ({"fr-Alpins1": X, "fr-2c": X, "de-Etappe1": N}, ("de-Etappe1",), {}, (False, False)),
    )
    for units, joining, more, expected in cases:
        found = []
        for kind in ("intensity-attacker", "intensity-defender"):
            game = attack(units, {"roll-combat": [[4, 4]]}, *joining, **more)
            found.append(asked(game, kind))
        assert tuple(found) == expected, units


def test_no_more_than_two_and_a_quarter_defend_with_two_assets() -> None:  # 3.1.2#1 3.1.2#2 9.2.5A#1
    assets = ("fr-Alpins1", "fr-Alpins2", "fr-Alpins3")
    cases: tuple[tuple[tuple[str, ...], bool], ...] = (
        (("fr-3-2", "fr-4-2", "fr-Alpins1"), False),
        (("fr-3-2", "fr-4-2", "fr-2c"), True),
        (("fr-3-2", *assets[:2]), False),
        (("fr-3-2", *assets), True),
    )
    for stack, choice in cases:
        game = attack({**dict.fromkeys(stack, X), **dict.fromkeys(TWO, N)}, {"roll-combat": [[6, 6]]})
        assert asked(game, "choose-defender", "intensity-attacker") is choice, stack


def test_who_is_combat_ineffective_retreats_though_he_passes() -> None:  # 10.3#5 10.3.EX2
    units = {"fr-3-2": {"hex": X, "level": 4}, "de-3-2": N}
    game = attack(units, {"roll-combat": [[4, 6]], "roll-check": [[1, 1]] * 4}, "de-3-2").until(
        "retreat-step"
    )
    game.say("retreat-step", "08.43")
    assert (game.hex_of("fr-3-2"), game.table.state.units["fr-3-2"].level) == ("08.43", 4)


def test_who_was_repulsed_out_of_his_attack_does_not_make_it() -> None:  # 9.2.5A#3 7.4.4#1
    units = {"fr-3-2": X, **dict.fromkeys(TWO, N), "de-Etappe1": SE, "fr-Alpins1": "10.43"}
    rolls = {"roll-combat": [[1, 1]], "roll-repulse": [[1, 1]], "roll-check": [[1, 1]] * 8}
    game = attack(units, rolls).say("attack-declare", "10.43").say("attack-join", "de-Etappe1", "done")
    game.say("attack-declare", "done").say("attack-order", X).until("retreat-step")
    game.say("retreat-step", f"repulse {SE} fr-3-2").until("force-choose")
    assert [each["hex"] for each in game.said("attack-void")] == ["10.43"]


# the steps of an attack


def test_an_attack_begins_with_its_hexes_and_ends_with_the_advance() -> None:  # 9.1.1#a 9.1.1#k
    rolls = {"roll-combat": [[1, 1]], "roll-check": [[6, 6]] * 8}
    game = attack({"fr-3-2": X, **dict.fromkeys(TWO, N)}, rolls).say("attack-declare", "done")
    game.until("advance-choose")
    told = [note for entry in game.table.log for note in entry.notes]
    steps = [note.id for note in told if note.id != "forced"][1:]
    begins = next(note for note in told if note.id == "attack-begins")
    assert (begins.args["hex"], begins.args["hexes"]) == (X, N)
    assert steps[0] == "attack-begins"
    order = ["attack-begins", "combat-odds", "combat-result", "combat-retreat", "check-roll", "retreat-goes"]
    last = {id_: len(steps) - 1 - steps[::-1].index(id_) for id_ in order}
    assert sorted(order, key=lambda id_: last[id_]) == order
    assert game.ids == ["de-3-2", "de-4-2", "done"]


def test_a_gun_and_its_escort_advance_together_from_two_hexes() -> None:  # 11.2.1#3 8.8.1#3
    """The gun is named first; it would be alone before the 4/2 Division if it went first."""
    units = {"fr-3-2": X, "fr-4-2": "08.43", "de-3-2": N, "de-21cm-3-1": N, "de-4-2": NE}
    game = attack(
        units, {"roll-combat": [[1, 1]], "roll-check": [[1, 1]] * 8}, "de-3-2", "de-21cm-3-1", "de-4-2"
    )
    game.until("advance-choose").say("advance-choose", "de-21cm-3-1", "de-4-2")
    game.say("advance-how", X).say("advance-choose", "done")
    assert [game.hex_of(id_) for id_ in ("de-3-2", "de-21cm-3-1", "de-4-2")] == [N, X, X]
    assert not game.said("eliminated")


def test_a_withheld_gun_leaves_the_hex_with_the_two_hex_unit_beside_it() -> None:  # 9.2.5D#2 19.1.7#2 8.8.1#3
    guns = dict.fromkeys(("fr-art-Toul", "fr-art-Verdun", "fr-art-Paris"), X)
    units = {"fr-3-2": {"hex": f"{X}+08.43", "level": 4}, **guns, "de-3-2": N}
    game = attack(units, {"roll-combat": [[4, 6]], "roll-check": [[1, 1]] * 4}, "de-3-2")
    game.until("retreat-step").say("retreat-step", SE)
    assert {game.hex_of(id_) for id_ in ("fr-3-2", *guns)} == {SE}
