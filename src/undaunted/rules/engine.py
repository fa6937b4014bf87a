"""The rules as one module, interpreted; `undaunted.speed` picks the compiled build where there is one."""

from undaunted.rules.board import points_of
from undaunted.rules.chance import seed
from undaunted.rules.combat.defence import (
    base_defence,
    cover_bonus,
    hitting_faces,
    range_bonus,
    total_defence,
)
from undaunted.rules.decide import decider, options, owes_decision, play
from undaunted.rules.observe import Observation, determinise, observe
from undaunted.rules.options import Options
from undaunted.rules.playout import playout
from undaunted.rules.round.rounds import active_seat, start_round
from undaunted.rules.state import State, opening
from undaunted.rules.table import Table
from undaunted.rules.vehicles.vehicle import crew_of, sitting
from undaunted.rules.victory.hope import beyond_hope
from undaunted.rules.victory.verdict import goal_count, judge, pinned, reached_by

__all__ = [
    "Observation",
    "Options",
    "State",
    "Table",
    "active_seat",
    "base_defence",
    "beyond_hope",
    "cover_bonus",
    "crew_of",
    "decider",
    "determinise",
    "goal_count",
    "hitting_faces",
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
    "reached_by",
    "seed",
    "sitting",
    "start_round",
    "total_defence",
]
