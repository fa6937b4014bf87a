"""The rules as one module, interpreted; `undaunted.speed` picks the compiled build where there is one."""

from undaunted.rules.board import points_of
from undaunted.rules.chance import seed
from undaunted.rules.city.faces import structure_defence
from undaunted.rules.city.hazards import mine_ahead, watches
from undaunted.rules.city.missions import all_routed, goal_progress
from undaunted.rules.combat.defence import (
    base_defence,
    cover_bonus,
    defence_against,
    hitting_faces,
    range_bonus,
    smoke_bonus,
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
    "all_routed",
    "base_defence",
    "beyond_hope",
    "cover_bonus",
    "crew_of",
    "decider",
    "defence_against",
    "determinise",
    "goal_count",
    "goal_progress",
    "hitting_faces",
    "judge",
    "mine_ahead",
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
    "smoke_bonus",
    "start_round",
    "structure_defence",
    "total_defence",
    "watches",
]
