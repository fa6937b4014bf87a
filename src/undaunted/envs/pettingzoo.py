"""The game as a PettingZoo AEC environment: `undaunted.envs.pettingzoo.env("normandy/1")`.

Agents are the seats, actions are the things of the table. Both bid one after the other; the second is not
shown the first one's bid.
"""

from __future__ import annotations

from operator import index
from typing import Any, ClassVar

from undaunted.content.stage import stage
from undaunted.envs.errors import MissingLibrary, UnknownAction
from undaunted.envs.tensor import Mask, Vector, tensors
from undaunted.envs.text import tell
from undaunted.game.telling.reasons import Reasons
from undaunted.game.things import Things
from undaunted.rules.words import DRAWN, NONE
from undaunted.speed import rules

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as error:
    raise MissingLibrary("pettingzoo", "pettingzoo") from error

MOST_DECISIONS = 5_000
"""After so many decisions a game is cut off: random play takes a few hundred."""


def env(scenario: str = "normandy/1", **options: Any) -> Any:
    """The environment as it is meant to be used: it complains when its methods are called out of order."""
    return OrderEnforcingWrapper(raw_env(scenario, **options))


class raw_env(AECEnv[str, dict[str, Vector | Mask], int], EzPickle):  # noqa: N801 - PettingZoo's name for it
    """Rewards: 1 to the seats that win, -1 to those that lose, 0 to all after a draw and when cut off."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "undaunted_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        scenario: str = "normandy/1",
        most_decisions: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, scenario, most_decisions, render_mode)
        super().__init__()
        self.scenario = scenario
        self.most_decisions = most_decisions
        self.render_mode = render_mode
        self.things = Things(stage(scenario))
        self.tensors = tensors(scenario)
        self._out = rules.Options()
        self._random, _ = seeding.np_random()
        self._state: Any = None
        self.decisions = 0
        seats = self.things.stage.seats
        self.possible_agents = list(seats)
        self.agents: list[str] = []
        self._seat_of = {name: seat for seat, name in enumerate(seats)}
        low, high = self.tensors.low_and_high()
        count = self.tensors.things
        self.observation_spaces = {
            name: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for name in seats
        }
        self.action_spaces = {name: spaces.Discrete(count) for name in seats}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same dice and cards for the same decisions."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._state = state = rules.opening(self.things.table)
        rules.seed(state, int(self._random.integers(2**63)))
        self._listen()
        rules.start_round(state)
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[rules.decider(state)]

    def observe(self, agent: str) -> dict[str, Vector | Mask]:
        """What the agent's seat knows, and what it may pick (nothing, while it is not asked)."""
        seen = self.knowledge(agent)
        mask = self.tensors.mask(seen)
        if agent != self.agent_selection:
            mask[:] = 0  # both owe a bid, but in this interface one comes after the other
        return {"observation": self.tensors.observation(seen), "action_mask": mask}

    def knowledge(self, agent: str) -> rules.Observation:
        """The same as an `Observation`, for asking one of our own bots."""
        return rules.observe(self._state, self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """Decide for the selected agent. What is not offered raises IllegalDecision and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat_of[agent]
        thing = self._legal(seat, action)
        self._listen()
        rules.play(self._state, seat, thing)
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._state.winner:
            self._finish()
        elif self.decisions >= self.most_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        decider = rules.decider(self._state)
        if decider == NONE:
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[decider]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The position in words, with everything that is hidden from the agents."""
        text = tell(self._state, self.things, self._state.events or ())
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""

    def _legal(self, seat: int, action: int | None) -> int:
        try:
            thing = index(action)  # type: ignore[arg-type]
        except TypeError as error:
            raise UnknownAction(action, self.tensors.things) from error
        rules.options(self._state, seat, self._out)
        if thing not in self._out.listed():
            if thing not in self.things.names:
                raise UnknownAction(action, self.tensors.things)
            raise Reasons(self._state, seat, self.things).of(thing)
        return thing

    def _listen(self) -> None:
        """Events cost time, and only `render` tells them."""
        self._state.events = [] if self.render_mode else None

    def _finish(self) -> None:
        won = self._state.winner - 1
        sides = self.things.table.seat_side
        if self._state.winner != DRAWN:
            self.rewards = {
                agent: 1.0 if sides[self._seat_of[agent]] == won else -1.0 for agent in self.agents
            }
        self.terminations = dict.fromkeys(self.agents, True)
