"""The PettingZoo environment, by PettingZoo's own test, and what its API test does not see."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

import grognard

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'grognard[research]'")

from pettingzoo.test import api_test

from grognard.research.pettingzoo_env import GrognardEnv, env, features

SHORTEST = {"gwc": "first-blood", "rpc": "hooge"}


def scenario(title: str) -> str:
    return SHORTEST.get(title, grognard.scenarios(title)[0].id)


@pytest.mark.parametrize("title", [title for title in grognard.titles() if title != "ridge"])
def test_pettingzoos_own_test(title: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather have other names, and no masks
        api_test(env(title, scenario(title)), num_cycles=60)


def test_a_whole_game_ends_in_opposite_rewards() -> None:
    rng = np.random.default_rng(3)
    game = GrognardEnv("gwc", "first-blood")
    game.reset(seed=3)
    rewards: dict[str, float] = {}
    for agent in game.agent_iter():
        observation, reward, over, cut, _ = game.last()
        rewards[agent] = rewards.get(agent, 0.0) + reward
        assert observation["action_mask"].sum() == (0 if over or cut else len(game.game.options()))
        step = None if over or cut else int(rng.choice(np.flatnonzero(observation["action_mask"])))
        game.step(step)
    outcome = game.game.outcome
    assert outcome is not None
    assert outcome.winner is not None
    assert rewards == {side: 1.0 if side == outcome.winner else -1.0 for side in game.possible_agents}


def test_the_observation_is_made_of_the_view_alone() -> None:
    game = grognard.new("gwc", "first-blood", seed=1, options={"reactions": "friendly"})
    while game.pending is not None and game.pending.kind != "order-choose":
        game.answer(game.options()[0])
    side = game.sides[0]
    one, other = game.sample(side, 1), game.sample(side, 2)
    assert one.digest() != other.digest()
    assert np.array_equal(features(one.view(side)), features(other.view(side)))
    assert not np.array_equal(features(one.view(side)), features(one.view(game.sides[1])))
