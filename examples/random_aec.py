"""Play a game through the PettingZoo environment, choosing at random among the open actions. It trains nothing.

pip install 'grognard[research]'
python examples/random_aec.py gwc first-blood
"""

from __future__ import annotations

import sys

import numpy as np

from grognard.research.pettingzoo_env import env


def main(title: str = "gwc", scenario: str = "first-blood") -> None:
    """One game, and its rewards."""
    seed = 7
    rng = np.random.default_rng(seed)
    game = env(title, scenario)
    game.reset(seed=seed)
    decisions = 0
    total: dict[str, float] = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, termination, truncation, _ = game.last()
        total[agent] += reward
        if termination or truncation:
            game.step(None)
            continue
        game.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        decisions += 1
    print(f"{decisions} decisions; rewards {total}")


if __name__ == "__main__":
    main(*sys.argv[1:3])
