"""S98 Strategy Cards in general, and the Situations that several nations have."""

from __future__ import annotations

import pytest

from grognard.engine.decision import CHANCE
from grognard.engine.text import texts
from grognard.games.gwc import TITLE, chapters
from grognard.games.gwc.cards import strategy_cards
from grognard.games.gwc.rules.s98_strategy import SITUATIONS
from tests.gwc.marching import go, moving, ordered
from tests.gwc.scene import Scene, action, order
from tests.gwc.strategy import PHONES, holder_of, holding, played, uses

ROW = {"center": "H6", "impacts": ["H3", "H4", "H5", "H7", "H8", "H9"]}
RECONNAISSANCE = ["FS1", "GS3"]


def test_every_card_does_something() -> None:
    assert chapters.s98_situations
    assert {card.situation for card in strategy_cards().values()} == set(SITUATIONS)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_and_use_has_its_words(language: str) -> None:
    words = texts(TITLE, language)
    used = [f"use-{use.id}" for uses_ in SITUATIONS.values() for use in uses_]
    told = [f"{kind}-{card}" for card in strategy_cards() for kind in ("strategy", "strategy-text")]
    assert [id_ for id_ in (*used, *told) if not words.has(id_)] == []


# in general


def test_a_situation_is_no_order_and_leaves_the_hand_alone() -> None:
    scene = played("GS1", "anti-gas")
    assert scene.g.orders_given == 0  # 1.S#4 S98#5
    assert scene.g.hands["german"] == ("W", "W2")  # S98#5 1.S.IMPORTANT#1
    assert scene.expect("german", "order-choose")


def test_one_card_a_turn_and_no_pass_after_it() -> None:
    scene = played("FS6", "french-75s", telephones=PHONES)
    assert scene.g.strategy_used["french"]  # 1.S#3 S98#3
    assert scene.g.strategy_discards["french"] == ("FS6",)  # S98#4 1.S.1#2
    assert scene.g.telephones["german"].broken  # 1.S.1#1
    assert "pass" not in scene.expect("french", "order-choose").ids  # 1.S#6 S98#6


def test_one_may_think_better_of_it() -> None:
    scene = holding("GS1").german("order-choose", "situation")
    assert [reason.text for reason in scene.game.explain("anti-gas")] == ["strategy-text-GS1"]
    scene.german("situation-own-turn", "pass")
    assert scene.g.strategy["german"].card == "GS1"
    assert "pass" in scene.expect("german", "order-choose").ids


def test_a_reminder_stays_face_up_and_is_no_longer_held() -> None:
    scene = played("USS5", "flying-squadrons")
    assert scene.g.reminders["american"] == ("USS5",)  # S98.1.1#1
    assert "american" not in scene.g.strategy  # S98.1.1#2
    assert scene.g.strategy_discards["american"] == ()
    assert "pass" not in scene.expect("american", "order-choose").ids  # 1.S#6


def test_a_new_card_comes_at_the_next_time_advance() -> None:
    scene = played("USS5", "flying-squadrons").american("order-choose", "W").roll(1, 2, "time")
    scene.draws("GS1").draws("USS2")
    assert scene.g.strategy["american"].card == "USS2"  # S98.1.1#2 S98#7
    assert scene.g.strategy["american"].from_turn == scene.g.turn + 1


def test_an_empty_pile_is_not_shuffled_again() -> None:
    gone = [f"USS{number}" for number in range(1, 9)]
    scene = played("USS9", "woods-fighting", strategy_discards={"american": gone})
    scene.american("order-choose", "W").roll(1, 2, "time").draws("GS1")
    assert "american" not in scene.g.strategy  # 1.S#7 S98#2 S98#8
    assert set(scene.g.strategy_discards["american"]) == set(gone)


def test_a_card_drawn_in_this_turn_must_wait() -> None:
    scene = holding("GS1", strategy={"german": {"card": "GS1", "from_turn": 5}})
    assert "situation" not in scene.expect("german", "order-choose").ids  # 1.S#5 S98#7
    assert scene.why_not("strategy:GS1") == ["S98 why-not-strategy-fresh"]


def test_situations_belong_to_ones_own_turn() -> None:
    scene = holding("FS6", telephones=PHONES, active="german", hands={"german": {"V": order("rout")}})
    scene.german("order-choose", "V").roll(1, 2, windows=True)  # S98.1#1: only the +1 is offered
    assert scene.pending.kind in ("reroll-offer", "plus-one-offer")
    scene.decline("reroll-offer").expect("french", "plus-one-offer")
    assert scene.ids == ["FS6", "pass"]  # 1.S#8


@pytest.mark.parametrize(
    ("card", "date", "fits"),
    [
        ("GS1", "1915-12", False),
        ("GS1", "1916-01", True),
        ("FS3", "1915-12", False),
        ("FS7", "1915-01", True),
        ("FS7", "1917-12", True),
        ("FS7", "1918-01", False),
    ],
)
def test_the_date_limits_the_situation_but_not_the_plus_one(card: str, date: str, fits: bool) -> None:
    side = holder_of(card)
    scene = holding(card, date=date)
    assert ("situation" in scene.expect(side, "order-choose").ids) == fits  # S98.1.2 S98.3.3#2 S98.3.7#2
    assert scene.why_not(f"strategy:{card}") == ([] if fits else ["S98.1.2 why-not-strategy-date"])
    scene.answer(side, "order-choose", "W").roll(1, 2, windows=True).decline("reroll-offer")
    assert scene.expect(side, "plus-one-offer").ids == [card, "pass"]  # S98.1.2#2


def test_a_situation_may_be_used_in_the_middle_of_a_move() -> None:
    units = {"M": "H3 ge-infanterie", "F": "N9 fr-infanterie"}
    scene = go(moving(units, "M", strategy={"german": "GS1"}), "M")
    scene.german("step-choose", "situation").german("situation-own-move", "anti-gas")  # S98.1#1
    assert scene.g.reminders["german"] == ("GS1",)
    scene.expect("german", "step-choose").german("step-choose", "H4")
    assert scene.at("M") == "H4"


def test_a_situation_may_be_used_before_a_shot() -> None:
    units = {"M": "H3 ge-infanterie", "F": "H5 fr-infanterie", "G": "I4 fr-infanterie"}
    hands = {"german": {"S": order("fire")}}
    scene = Scene({**units}, hands=hands, strategy={"german": "GS1"}).german("order-choose", "S")
    if scene.pending.kind == "activate-first":
        scene.german("activate-first", "M")
    scene.german("fire-target", "situation").german("situation-own-fire", "anti-gas")  # S98.1#1
    assert scene.g.reminders["german"] == ("GS1",)
    assert scene.expect("german", "fire-target")


def test_no_situation_of_ones_own_turn_in_a_melee_of_the_enemys() -> None:
    units = {"A": "H6 ge-stosstruppen", "F": "H5 fr-infanterie", "K": "B2 ge-landwehr"}
    scene = ordered("advance", units, "A", strategy={"french": "FS5"}).german("advance-hex", "H5")
    assert scene.pending.side == CHANCE  # S98.1#1: the French are asked nothing before their Melee Roll


def test_a_situation_may_be_used_between_two_rally_rolls() -> None:
    """Kelly fails to Rally; Battle Morale then Rallies him and his Platoon, and nobody is left to roll."""
    units = {"L": "H6 us-kelly broken", "P": "H6 us-infantry broken", "G": "A1 ge-landwehr broken"}
    hands = {"american": {"R": order("recover"), "W": order("rout")}}
    scene = Scene(units, hands=hands, active="american", strategy={"american": "USS2"})
    scene.american("order-choose", "R")
    assert scene.expect("american", "rally-choose").ids == ["L", "P"]  # as good as before the Order
    scene.american("rally-choose", "L").roll(6, 6)
    scene.american("rally-choose", "situation").american("situation-own-order", "battle-morale")  # S98.1#1
    assert not scene.unit("L").broken
    assert not scene.unit("P").broken
    scene.expect("american", "order-choose")


def test_a_situation_may_be_used_between_two_rout_rolls() -> None:
    units = {"F": "O10 fr-infanterie broken"}
    scene = holding("GS1", units).german("order-choose", "W").german("rout-choose", "Y").roll(1, 1)
    scene.german("rout-choose", "situation").german("situation-own-order", "anti-gas")  # S98.1#1
    assert scene.g.reminders["german"] == ("GS1",)


def test_a_situation_may_be_used_between_two_advances() -> None:
    units = {"A": "H6 ge-infanterie", "B": "H6 ge-infanterie", "L": "H6 ge-bertin"}
    scene = ordered("advance", units, "L", "A", "B", strategy={"german": "GS1"})
    assert "situation" not in scene.expect("german", "advance-choose").ids
    scene.german("advance-choose", "A").german("stack-choose", "done").german("advance-hex", "H7")
    scene.german("advance-choose", "situation").german("situation-own-order", "anti-gas")  # S98.1#1
    assert scene.expect("german", "advance-choose").ids == ["L", "B", "done"]


def test_a_situation_may_be_used_before_a_defense_roll_in_ones_own_turn() -> None:
    """Gabions et Fascines, laid open when the total of an Opportunity Fire is known, count at once."""
    units = {"M": "H3 fr-infanterie", "G": "H6 ge-landwehr"}
    hands = {"german": {"OP": action("fire")}}
    scene = moving(
        units, "M", side="french", hands=hands, strategy={"french": "FS7"}, fortifications={"H4": "foxholes"}
    )
    scene = go(scene, "M").french("step-choose", "H4").german("op-fire-offer", "OP")
    while scene.pending.side == "german":
        scene.german(scene.pending.kind, next(id_ for id_ in scene.ids if id_ in ("G", "fire", "done")))
    scene.roll(4, 4).expect("french", "defense-next")
    assert scene.ids == ["M", "situation"]
    assert [reason.rule for reason in scene.game.explain("situation")] == ["S98.1"]
    before = sum(reason.value or 0 for reason in scene.game.explain("M"))
    scene.french("defense-next", "situation").french("situation-own-order", "gabions-et-fascines")  # S98.1#1
    scene.roll(1, 1)
    assert scene.note("defense")["morale"] == before + 1  # S98.3.7#1


def test_in_strict_play_the_prompt_of_an_order_does_not_tell_what_is_held() -> None:
    """With one Formation left to roll the question is put to whoever may hold a fitting card, and to nobody else."""
    units = {"F": "O10 fr-infanterie broken"}
    asked = []
    for document in ({}, {"strategy": {"german": {"card": "GS1", "from_turn": 9}}}):
        scene = holding("GS1", units, options={"reactions": "strict"}, **document)
        scene.german("order-choose", "W").german("rout-choose", "Y").roll(1, 1, windows=True)
        scene.decline("reroll-offer", "plus-one-offer")
        asked.append(scene.pending.kind)
    assert asked[0] == "rout-choose"
    assert asked[1] != "rout-choose"


def test_effects_last_for_the_order_or_in_the_french_edition_for_the_turn() -> None:
    for edition, kept in (("en", ()), ("fr", ("assaults",))):
        units = {"M": "H3 fr-infanterie", "G": "B9 ge-landwehr broken"}
        scene = go(
            moving(units, "M", side="french", strategy={"french": "FS4"}, options={"edition": edition}), "M"
        )
        scene.french("step-choose", "situation").french("situation-own-move", "assaults")
        assert scene.g.effects == ("assaults",)
        scene.french("step-choose", "H4", "done").expect("french", "order-choose")
        assert scene.g.effects == kept, edition  # S98.1#2 S98.1#fr


def test_windows_open_on_what_is_publicly_possible() -> None:
    """Whoever holds a card that could be Dog Fights is asked, whatever it is; once that is played, no more."""
    hands = {"french": {"A": order("air-assault"), "V": order("rout")}}
    scene = holding("GS1", active="french", hands=hands, options={"reactions": "strict"})
    scene.french("order-choose", "A").expect("german", "situation-enemy-air-assault")
    assert scene.ids == ["pass"]
    assert scene.why_not("strategy:GS1") == ["S98.1 why-not-strategy-moment"]
    strict = {"reactions": "strict"}
    scene = holding(
        "GS1", active="french", hands=hands, options=strict, strategy_discards={"german": ["GS2"]}
    )
    assert scene.french("order-choose", "A").pending.kind == "reveal-random-hex"


# S98.3.1 Aerial Reconnaissance, S98.4.3 Drachen


@pytest.mark.parametrize("card", RECONNAISSANCE)
def test_reconnaissance_requests_artillery_by_the_observer(card: str) -> None:
    side = holder_of(card)
    scene = played(card, "request", telephones=PHONES).answer(side, "telephone-box", "local")
    assert scene.g.fao_used  # S98.3.1#1 S98.4.3#1: nobody else may spot
    scene.answer(side, "spotting-choose", "C6").roll(6, 6).roll(1, 4).roll(1, 1)
    assert scene.g.orders_given == 0
    assert scene.g.order is None
    assert scene.g.strategy_discards[side] == (card,)


def test_the_observer_must_be_free_for_reconnaissance() -> None:
    assert "request" in uses(holding("GS3", telephones=PHONES), "GS3")
    assert "request" not in uses(holding("GS3", telephones=PHONES, fao_used=True), "GS3")
    assert "request" not in uses(holding("GS3"), "GS3")


@pytest.mark.parametrize("card", RECONNAISSANCE)
def test_reconnaissance_spies(card: str) -> None:
    side = holder_of(card)
    enemy, held, tops = (
        ("german", "GS5", ("GS7", "FS8")) if side == "french" else ("french", "FS5", ("GS7", "FS8"))
    )
    scene = played(card, "spy", strategy={enemy: held})
    scene.draws(tops[0]).draws(tops[1])
    assert enemy not in scene.g.strategy  # S98.3.1#2 S98.4.3#2
    assert scene.g.strategy_discards[enemy] == (held,)
    assert scene.g.strategy_known == {"german": ((side,), "GS7"), "french": ((side,), "FS8")}
    assert "GS7" in scene.g.strategy_decks["german"], "it lies on top again"
    seen = [note for note in scene.notes if note.id == "strategy-seen"]
    assert all(note.to == (side,) for note in seen)
    shown = [scene.game.view(viewer)["players"]["german"]["strategy_top"] for viewer in (side, enemy, None)]
    assert shown == ["GS7", None, None]


def test_the_card_seen_on_top_is_the_next_one_drawn() -> None:
    scene = played("GS3", "spy", strategy={"french": "FS5"}).draws("GS7").draws("FS8")
    scene.german("order-choose", "W").roll(1, 2, "time")
    assert scene.g.strategy["french"].card == "FS8"
    assert scene.g.strategy["german"].card == "GS7"
    assert scene.g.strategy_known == {}


@pytest.mark.parametrize("card", ["FS1", "GS3", "GS9"])
def test_reminders_of_the_enemy_are_swept_away(card: str) -> None:
    side = holder_of(card)
    enemy, lying = ("german", "GS1") if side == "french" else ("french", "FS3")
    assert "clear-reminders" not in uses(holding(card), card)
    scene = played(card, "clear-reminders", reminders={enemy: [lying]})
    assert not scene.g.reminders.get(enemy)  # S98.3.1#3 S98.4.3#3 S98.4.9#2
    assert scene.g.strategy_discards[enemy] == (lying,)


@pytest.mark.parametrize("card", RECONNAISSANCE)
@pytest.mark.parametrize("choice", [0, 1])
def test_reconnaissance_draws_two_and_keeps_one(card: str, choice: int) -> None:
    side = holder_of(card)
    drawn = ("GS5", "GS6") if side == "german" else ("FS5", "FS6")
    kept, other = drawn[choice], drawn[1 - choice]
    scene = played(card, "draw-two").draws(drawn[0]).draws(drawn[1]).answer(side, "strategy-keep", kept)
    assert scene.g.strategy[side].card == kept  # S98.3.1#4 S98.4.3#4
    assert scene.g.strategy[side].from_turn == scene.g.turn + 1
    assert scene.g.strategy_bottom[side] == (other,)
    assert not {kept, other} & set(scene.g.strategy_decks[side])
    assert len(scene.g.strategy_decks[side]) == 6


def test_the_card_at_the_bottom_comes_last() -> None:
    gone = ["GS1", "GS2", "GS4", "GS5", "GS6"]
    scene = played("GS3", "draw-two", strategy_discards={"german": gone}).draws("GS7").draws("GS8")
    scene.german("strategy-keep", "GS7")
    assert scene.g.strategy_decks["german"] == ("GS9",)
    hidden = scene.game.sample("french", seed=1).state
    known = {
        *hidden.strategy_decks["german"],
        *hidden.strategy_bottom["german"],
        hidden.strategy["german"].card,
    }
    assert known == {"GS7", "GS8", "GS9"}


# S98.3.2 Air Dominance, S98.4.2 Dog Fights


@pytest.mark.parametrize(("card", "enemy"), [("FS2", "german"), ("GS2", "french")])
def test_an_air_assault_is_cancelled(card: str, enemy: str) -> None:
    side = holder_of(card)
    scene = holding(card, active=enemy, hands={enemy: {"A": order("air-assault"), "V": order("rout")}})
    scene.answer(enemy, "order-choose", "A").answer(side, "situation-enemy-air-assault", "cancel-assault")
    assert scene.said("air-assault-cancelled")  # S98.3.2#1 S98.4.2#1
    assert not scene.said("random-hex")
    assert scene.g.orders_given == 1
    assert scene.g.strategy_discards[side] == (card,)
    assert scene.expect(enemy, "order-choose")


@pytest.mark.parametrize(
    ("card", "use", "edition", "number"),
    [("FS2", "two-assaults", "en", 2), ("GS2", "one-assault", "en", 1), ("GS2", "one-assault", "fr", 2)],
)
def test_free_air_assaults(card: str, use: str, edition: str, number: int) -> None:
    side = holder_of(card)
    over = {side: {"o1": {"hex": "H11"}, "o2": {"hex": "H11"}}}
    scene = played(card, use, options={"edition": edition}, cards=over)
    for turn in range(number):
        scene.draws(f"o{turn + 1}").answer(side, "air-facing", "face-1")
        scene.answer(side, "air-target", "strafe-H11-H10")
    assert len(scene.said("air-strafe")) == number  # S98.3.2#2 S98.4.2#2 S98.4.2#fr
    assert scene.g.orders_given == 0
    assert scene.expect(side, "order-choose")


# Anti-Gas


@pytest.mark.parametrize("card", ["FS3", "GS1", "USS1"])
def test_anti_gas_lies_face_up_to_the_end(card: str) -> None:
    scene = played(card, "anti-gas")
    assert scene.g.reminders[holder_of(card)] == (card,)  # S98.3.3#3 S98.4.1 S98.5.1


# Under Shot


@pytest.mark.parametrize(
    ("card", "edges", "center"),
    [
        ("FS9", {"german": "top", "french": "bottom"}, "H4"),
        ("GS8", {"german": "top", "french": "bottom"}, "H8"),
        ("FS9", {"german": "left", "french": "right"}, "F6"),
        ("GS8", {"german": "left", "french": "right"}, "J6"),
    ],
)
def test_under_shot_falls_toward_the_enemys_edge(card: str, edges: dict[str, str], center: str) -> None:
    side = holder_of(card)
    enemy = "german" if side == "french" else "french"
    units = {"B": "B2 ge-bertin", "D": "N9 fr-durant"}
    scene = played(card, "under-shot", units, telephones=PHONES, barrages={enemy: ROW}, edges=edges)
    assert scene.g.board.name(scene.g.barrages[enemy].center) == center  # S98.3.9#1 S98.4.8
    assert scene.roller() == side  # S98.3.9#2 S98.3.9#fr
    scene.roll(2, 2)
    fp = 8 if enemy == "german" else 9
    assert scene.note("impact")["total"] == fp + 4  # with the FP of the enemy's battery
    assert enemy in scene.g.barrages


def test_under_shot_of_the_americans() -> None:
    phones = {"german": {"counter": "ge-telephone-10", "box": "standing"}}
    units = {"B": "B2 ge-bertin", "V": "H4 ge-infanterie"}
    scene = played("USS8", "under-shot", units, telephones=phones, barrages={"german": ROW})
    scene.roll(1, 1).roll(6, 6)  # S98.5.8: the center falls on the Germans themselves
    assert scene.note("impact")["hexes"] == ["H4"]
    assert scene.note("impact")["total"] == 22
    assert scene.roller() == "german"
    scene.roll(1, 1)
    assert scene.unit("V").broken


def test_under_shot_off_the_map() -> None:
    row = {"center": "H2", "impacts": ["G2", "F1", "I2", "J1", "H5"]}
    scene = played("FS9", "under-shot", {"B": "B9 ge-bertin"}, telephones=PHONES, barrages={"german": row})
    scene.roll(1, 1)
    assert scene.note("impact")["hexes"] == ["H3"]
    assert scene.g.barrages == {}


def test_under_shot_needs_a_barrage() -> None:
    assert uses(holding("FS9", telephones=PHONES), "FS9") == []
