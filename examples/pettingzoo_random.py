"""Random agents in PettingZoo: the loop that every learning script begins with.

pip install 'undaunted[pettingzoo]'
python examples/pettingzoo_random.py north-africa/2 5
"""

from __future__ import annotations

import sys
from collections import Counter

from undaunted.envs import pettingzoo


def main(scenario: str, games: int) -> None:
    env = pettingzoo.env(scenario)
    won: Counter[str] = Counter()
    for number in range(games):
        env.reset(seed=number)
        for agent in env.agent_iter():
            seen, reward, over, cut, _ = env.last()
            won[agent] += reward > 0
            env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
    for agent in env.possible_agents:
        print(f"{agent}: {won[agent]} of {games}")


if __name__ == "__main__":
    scenario, games = [*sys.argv[1:], *("normandy/1", "10")[len(sys.argv) - 1 :]]
    main(scenario, int(games))
