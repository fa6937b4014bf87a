"""Nobody plays on with a goal reached; counted here from the markers and counters up."""

from __future__ import annotations

from undaunted.lab.fuzzing.watched import Broken, State, Watched
from undaunted.rules import words


def goals_are_noticed(watched: Watched, state: State) -> None:
    """Nobody plays on with the points, the pin or the counters that win. Of several goals any will do."""
    if state.winner:
        return
    for goal in range(len(watched.goals)):
        if reached(watched, state, goal):
            side_name = watched.stage.sides[watched.table.goal_side[goal]]
            raise Broken("goals are noticed", f"{side_name} has reached its goal", "the end of the game")
    for side, side_name in enumerate(watched.stage.sides if watched.table.city_cells else ()):
        if full_rout(watched, state, side):
            found = f"all Riflemen routed that {side_name} could rout"
            raise Broken("goals are noticed", found, "the end of the game")


def reached(watched: Watched, state: State, goal: int) -> bool:
    return _REACHED[watched.goals[goal]](watched, state, goal)


def full_rout(watched: Watched, state: State, side: int) -> bool:
    """A side has routed all enemy Riflemen who are on the board, where that wins (ruling 48)."""
    standing = [unit for unit in watched.riflemen[1 - side] if state.tile_of[unit] != words.NONE]
    routed = bool(standing) and all(state.city[unit] for unit in standing)
    return bool(watched.table.full_rout[side]) and routed


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


def _meant(watched: Watched, goal: int) -> list[int]:
    counters = watched.table.counters
    return [unit for unit in range(counters) if watched.table.goal_counter[goal * counters + unit]]


def _routed(watched: Watched, state: State, goal: int) -> bool:
    routed = sum(state.city[unit] for unit in _meant(watched, goal))
    return bool(routed >= watched.table.goal_points[goal])


def _gained(watched: Watched, state: State, goal: int) -> bool:
    table = watched.table
    return bool(state.city[table.at_mission + table.goal_side[goal]] >= table.goal_points[goal])


def _held(watched: Watched, state: State, goal: int) -> bool:
    table = watched.table
    first = table.goal_side[goal] * table.tiles
    marks = state.marker[first : first + table.tiles]
    held = sum(
        points for points, mark in zip(table.tile_mission, marks, strict=True) if mark == words.CONTROLLED
    )
    return bool(held >= table.goal_points[goal])


def _occupied(watched: Watched, state: State, goal: int) -> bool:
    """On each of the tiles stand so many of those who are meant and not routed (ruling 56)."""
    table = watched.table
    on = [state.tile_of[unit] for unit in _meant(watched, goal) if not state.city[unit]]
    tiles = [tile for tile in range(table.tiles) if table.goal_tile[goal * table.tiles + tile]]
    return bool(tiles) and all(on.count(tile) >= table.goal_points[goal] for tile in tiles)


_REACHED = {
    words.GOAL_CONTROL: _claimed,
    words.GOAL_PIN: _pinned,
    words.GOAL_ESCAPE: _escaped,
    words.GOAL_NEUTRALISE: _neutralised,
    words.GOAL_ROUT: _routed,
    words.GOAL_MISSION: _gained,
    words.GOAL_HOLD: _held,
    words.GOAL_OCCUPY: _occupied,
}
