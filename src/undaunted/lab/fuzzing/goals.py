"""Nobody plays on with a goal reached; counted here from the markers and counters up."""

from __future__ import annotations

from undaunted.lab.fuzzing.watched import Broken, State, Watched
from undaunted.rules import words


def goals_are_noticed(watched: Watched, state: State) -> None:
    """Nobody plays on with the points, the pin or the counters that win. Of several goals any will do."""
    if state.winner:
        return
    for goal, kind in enumerate(watched.goals):
        if _REACHED[kind](watched, state, goal):
            side_name = watched.stage.sides[watched.table.goal_side[goal]]
            raise Broken("goals are noticed", f"{side_name} has reached its goal", "the end of the game")


def _claimed(watched: Watched, state: State, goal: int) -> bool:
    table = watched.table
    side = table.goal_side[goal]
    marks = state.marker[side * table.tiles : (side + 1) * table.tiles]
    points = sum(state.points[tile] for tile in watched.objectives if marks[tile] == words.CONTROLLED)
    for structure, destroyer in enumerate(state.ruined):
        held = not destroyer and marks[table.structure_tile[structure]] == words.CONTROLLED
        if destroyer == side + 1 if table.scores_ruins[side] else held:
            points += table.structure_points[structure]
    return bool(points >= table.goal_points[goal])


def _pinned(watched: Watched, state: State, goal: int) -> bool:
    enemy = 1 - watched.table.goal_side[goal]
    return all(state.tile_of[unit] == words.NONE for unit in watched.riflemen[enemy])


def _escaped(watched: Watched, state: State, goal: int) -> bool:
    return _gone(watched, state, goal, words.ESCAPED, watched.table.goal_side[goal])


def _neutralised(watched: Watched, state: State, goal: int) -> bool:
    return _gone(watched, state, goal, words.NEUTRALISED, 1 - watched.table.goal_side[goal])


def _gone(watched: Watched, state: State, goal: int, fate: int, whose: int) -> bool:
    """Counters that the goal means; a vehicle counts as belonging to whoever holds it."""
    table = watched.table
    count = 0
    for unit, found in enumerate(state.fate):
        if found == fate and table.goal_counter[goal * table.counters + unit]:
            vehicle = table.counter_vehicle[unit]
            count += vehicle == words.NONE or state.holder[vehicle] == whose
    return bool(count >= table.goal_points[goal])


_REACHED = {
    words.GOAL_CONTROL: _claimed,
    words.GOAL_PIN: _pinned,
    words.GOAL_ESCAPE: _escaped,
    words.GOAL_NEUTRALISE: _neutralised,
}
