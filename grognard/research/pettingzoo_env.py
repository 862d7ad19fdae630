"""A PettingZoo AEC environment over the contract: any title, with action masks and an observation built from the view.

>>> from grognard.research.pettingzoo_env import env
>>> game = env("gwc", "first-blood")                # doctest: +SKIP
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import grognard
from grognard.engine.table import Table

ACTIONS = 2048
"""The answers to a decision are numbered in their order; no decision has more."""
FEATURES = 512
"""Facts of the view are hashed into so many numbers."""
LONGEST = 20_000
"""A game that is still going on after so many decisions is cut short."""


def env(title: str, scenario: str, **options: Any) -> Any:
    """The environment with PettingZoo's usual guards against wrong use."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(GrognardEnv(title, scenario, **options))
    )


class GrognardEnv(AECEnv):  # type: ignore[misc]
    """Sides take turns as the rules ask them. The reward comes at the end: 1 won, -1 lost, 0 drawn."""

    metadata = {"name": "grognard_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, title: str, scenario: str, render_mode: str | None = None, **options: str) -> None:
        super().__init__()
        self.title, self.scenario, self.render_mode = title, scenario, render_mode
        self.options = {"reactions": "friendly", **options}
        self.game: Table = grognard.new(title, scenario, seed=0, options=self.options)
        self.possible_agents = list(self.game.sides)
        self.agents = list(self.possible_agents)
        number = gymnasium.spaces.Box(-1.0, 1.0, (FEATURES,), np.float32)
        mask = gymnasium.spaces.Box(0, 1, (ACTIONS,), np.int8)
        seen = gymnasium.spaces.Dict({"observation": number, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {side: gymnasium.spaces.Discrete(ACTIONS) for side in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self.game = grognard.new(self.title, self.scenario, seed=seed, options=self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a side may know, hashed into numbers, and which answers are open to it."""
        mask = np.zeros(ACTIONS, np.int8)
        question = self.game.pending_for(agent)
        if question is not None and agent == self.agent_selection:
            mask[: len(question.options)] = 1
        return {"observation": features(self.game.view(agent)), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        question = self.game.pending_for(agent)
        assert question is not None, f"nothing waits for {agent}"
        assert action is not None, "a side that still plays must act"
        assert action < len(question.options), f"action {action} is not open: see the action mask"
        self._cumulative_rewards[agent] = 0.0
        self.game.answer(question.options[action], agent)
        self._clear_rewards()
        outcome = self.game.outcome
        if outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            if outcome.winner is not None:
                self.rewards = {side: 1.0 if side == outcome.winner else -1.0 for side in self.agents}
        elif self.game.number > LONGEST:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._next()
        self._accumulate_rewards()

    def _next(self) -> str:
        deciders = self.game.deciders()
        return deciders[0] if deciders else self.agents[0]

    def render(self) -> str:
        draw = self.game.title.text_board
        return "" if draw is None else draw(self.game.view(None), lambda id_, *_: str(id_))

    def close(self) -> None:
        """Nothing is held open."""


def features(view: dict[str, Any]) -> NDArray[np.float32]:
    """Every fact of a view, by its path, added up in the slot that its hash names; the log is left out."""
    found = np.zeros(FEATURES, np.float32)
    for path, value in _facts("", {key: part for key, part in view.items() if key not in ("log", "cards")}):
        slot = crc32(path.encode())
        found[slot % FEATURES] += (1.0 if slot & 1024 else -1.0) * value
    return np.tanh(found / 4)


def _facts(path: str, value: Any) -> list[tuple[str, float]]:
    if isinstance(value, dict):
        return [fact for key, part in value.items() for fact in _facts(f"{path}.{key}", part)]
    if isinstance(value, list | tuple):
        return [fact for part in value for fact in _facts(f"{path}[]", part)]
    if isinstance(value, bool) or value is None:
        return [(path, float(bool(value)))]
    if isinstance(value, int | float):
        return [(path, float(value) / 10)]
    return [(f"{path}={value}", 1.0)]
