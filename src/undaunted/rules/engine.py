"""The rules as one module, interpreted; `undaunted.speed` picks the compiled build where there is one."""

from .board import points_of
from .chance import seed
from .decide import decider, options, owes_decision, play
from .defence import base_defence, cover_bonus, range_bonus, total_defence
from .hope import beyond_hope
from .observe import Observation, determinise, observe
from .options import Options
from .playout import playout
from .rounds import active_seat, start_round
from .state import State, opening
from .table import Table
from .victory import goal_count, judge, pinned

__all__ = [
    "Observation",
    "Options",
    "State",
    "Table",
    "active_seat",
    "base_defence",
    "beyond_hope",
    "cover_bonus",
    "decider",
    "determinise",
    "goal_count",
    "judge",
    "observe",
    "opening",
    "options",
    "owes_decision",
    "pinned",
    "play",
    "playout",
    "points_of",
    "range_bonus",
    "seed",
    "start_round",
    "total_defence",
]
