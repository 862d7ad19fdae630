"""Worlds that a bot compares have the same luck in the same matter, and fair luck in each."""

from __future__ import annotations

from collections import Counter

import grognard
from grognard.engine.chance import Committed, Coupled
from grognard.engine.decision import Draw, Roll

DECK = tuple(f"card-{number}" for number in range(12))


def rolls(chance: Coupled, about: str, number: int) -> list[object]:
    return [chance.answer(Roll(2, 6, "check", "german", about), 0) for _ in range(number)]


def test_the_same_matter_has_the_same_luck_whatever_was_rolled_before() -> None:
    one = Coupled("a secret")
    other = one.copy()
    rolls(one, "the first company", 5)
    assert rolls(one, "the second company", 4) == rolls(other, "the second company", 4)
    assert rolls(other, "the first company", 3) == rolls(Coupled("a secret"), "the first company", 3)
    assert rolls(one, "the second company", 4) != rolls(Coupled("a secret"), "the second company", 4)
    assert rolls(Coupled("another"), "x", 6) != rolls(Coupled("a secret"), "x", 6)


def test_a_copy_goes_on_by_itself() -> None:
    one = Coupled("a secret")
    expected = rolls(one.copy(), "x", 3)
    rolls(one.copy(), "x", 3)
    assert rolls(one, "x", 3) == expected


def test_a_deck_that_lacks_a_card_mostly_gives_the_same_one() -> None:
    same = 0
    for number in range(300):
        whole = Coupled(f"{number}").answer(Draw("deck", DECK), 0)
        less = Coupled(f"{number}").answer(Draw("deck", tuple(c for c in DECK if c != "card-7")), 0)
        same += whole == less
        assert whole == less or whole == "card-7"
    assert same > 240


def test_dice_and_draws_are_fair() -> None:
    chance = Coupled("fair")
    drawn = Counter(chance.answer(Draw("deck", DECK), 0) for _ in range(6000))
    assert set(drawn) == set(DECK)
    assert all(400 < count < 600 for count in drawn.values()), drawn
    faces = Counter(face for roll in rolls(chance, "x", 3000) for face in roll)  # type: ignore[attr-defined]
    assert all(850 < faces[face] < 1150 for face in range(1, 7)), faces


def test_of_equal_items_each_has_its_chance() -> None:
    chance, cup = Coupled("fair"), ("red", "red", "red", "blue")
    drawn = Counter(chance.answer(Draw("cup", cup), 0) for _ in range(4000))
    assert 2850 < drawn["red"] < 3150, drawn


def test_a_coupled_world_is_saved_with_a_secret_and_a_usual_one_is_not_coupled() -> None:
    game = grognard.new("gwc", "first-blood", seed=1)
    side = game.sides[0]
    coupled = game.sample(side, 7, coupled=True)
    assert isinstance(coupled.chance, Coupled)
    assert coupled.clone().chance is not coupled.chance
    assert isinstance(game.sample(side, 7).chance, Committed)
    assert isinstance(grognard.load(coupled.save()).chance, Committed)
