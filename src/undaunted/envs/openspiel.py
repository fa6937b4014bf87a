"""The game for OpenSpiel: importing this module registers `python_undaunted`.

Chance is explicit: every die and every drawn card is a chance node with its exact probabilities.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undaunted.content.stage import stage
from undaunted.envs import course
from undaunted.envs.errors import MissingLibrary
from undaunted.envs.tensor import tensors_of
from undaunted.game.notation.position import write
from undaunted.rules import words

try:
    import pyspiel
except ImportError as error:
    raise MissingLibrary("pyspiel", "openspiel") from error

if TYPE_CHECKING:
    from collections.abc import Callable

    from undaunted.envs.course import Episode
    from undaunted.envs.observer import Observer

SHORT_NAME = "python_undaunted"
MOST_DECISIONS = 5_000
"""A game that lasts longer is cut off and nobody wins it: random play takes a few hundred."""

GAME_TYPE = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Undaunted",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={"scenario": "normandy/1", "most_decisions": MOST_DECISIONS},
)


class UndauntedGame(pyspiel.Game):
    """One scenario."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**GAME_TYPE.parameter_specification, **(params or {})}
        self.scenario: str = chosen["scenario"]
        self.most_decisions: int = chosen["most_decisions"]
        self.stage = stage(self.scenario)
        table = self.stage.table
        self._most_chances = max(table.seats * table.hand_size, *table.deed_value, *table.deed_second)
        info = pyspiel.GameInfo(
            num_distinct_actions=table.things,
            max_chance_outcomes=max(course.FACES, table.cards),
            num_players=table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.most_decisions,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> UndauntedState:
        return UndauntedState(self)

    def max_chance_nodes_in_history(self) -> int:
        return int((self.most_decisions + 1) * self._most_chances)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        from undaunted.envs.observer import Observer

        return Observer(tensors_of(self.stage), iig_obs_type, params)


class UndauntedState(pyspiel.State):
    """A point in a game: a seat decides, or chance does, or it is over."""

    def __init__(self, game: UndauntedGame) -> None:
        super().__init__(game)
        self.most_decisions = game.most_decisions
        self.course: Episode = course.begin(game.stage)

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.course.awaited else self.course.decider

    def is_terminal(self) -> bool:
        return bool(self.course.state.winner) or self.course.decisions >= self.most_decisions

    def returns(self) -> list[float]:
        """1 to the seats that won, -1 to those that lost; 0 while undecided, in a draw and when cut off."""
        state = self.course.state
        if state.winner in (0, words.DRAWN):
            return [0.0] * state.table.seats
        return [1.0 if side == state.winner - 1 else -1.0 for side in state.table.seat_side]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        awaited = self.course.awaited
        return awaited.chances() if awaited else []

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> UndauntedState:
        """A state that this player cannot tell from this one, for searches such as ISMCTS."""
        other: UndauntedState = self.clone()
        other.course = self.course.dealt_again(player, int(sampler() * 2**53))
        return other

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.options()

    def _apply_action(self, action: int) -> None:
        self.course = self.course.happen(action) if self.course.awaited else self.course.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """As the log writes it."""
        things = self.course.things
        if player != pyspiel.PlayerId.CHANCE:
            return f"{things.stage.seats[player]}:{things.names[action]}"
        awaited = self.course.awaited
        if awaited is None:
            return f"chance {action}"  # a step of the past: whether it was a die is forgotten
        return f"rolls {action}" if awaited.is_die else f"draws {things.cards[action]}"

    def __str__(self) -> str:
        """The whole position, and the decision that chance is about to complete."""
        now = self.course
        line = write(now.state, now.things)
        if now.decided is None:
            return line
        what = "start" if now.decided == course.START else self._action_to_string(*now.decided)
        return f"{line}\ndecided={what} came={','.join(map(str, now.came))}"


pyspiel.register_game(GAME_TYPE, UndauntedGame)
