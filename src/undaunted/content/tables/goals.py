"""How each side wins: its goals, and whose fate counts for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted.content.tables.lists import starts
from undaunted.rules import words

if TYPE_CHECKING:
    from undaunted.content.compile import Compiler

KINDS = {
    "control": words.GOAL_CONTROL,
    "claim": words.GOAL_CONTROL,
    "pin": words.GOAL_PIN,
    "escape": words.GOAL_ESCAPE,
    "neutralise": words.GOAL_NEUTRALISE,
    "rout": words.GOAL_ROUT,
    "mission": words.GOAL_MISSION,
    "hold": words.GOAL_HOLD,
    "occupy": words.GOAL_OCCUPY,
}
ASKS = {
    words.GOAL_CONTROL: words.CAN_CONTROL | words.CAN_SCOUT,
    words.GOAL_ESCAPE: words.CAN_MOVE | words.CAN_SCOUT | words.CAN_REPAIR,
    words.GOAL_NEUTRALISE: words.CAN_FIGHT | words.CAN_PIERCE,
}
"""The abilities that Beyond All Hope looks at, for each kind of goal."""


def fill_goals(plan: Compiler) -> None:
    """Goals are numbered side after side, so that with one goal each a goal's number is its side's."""
    table = plan.table
    goals = [goal for force in plan.forces for goal in force.goals]
    table.goal_from = starts([force.goals for force in plan.forces])
    table.goal_side = bytearray(side for side, force in enumerate(plan.forces) for _ in force.goals)
    table.goal_kind = bytearray(KINDS[goal.word] for goal in goals)
    table.goal_points = bytearray(goal.needed for goal in goals)
    table.goal_counter = _goal_counters(plan)
    table.scores_ruins = bytearray(side in plan.pack.file.destroyers for side in plan.pack.sides)
    table.side_asks = bytearray(_asks(plan, side) for side in range(plan.sides))
    table.escape = bytearray(tile in force.escape for force in plan.forces for tile in plan.tiles)


def _goal_counters(plan: Compiler) -> bytearray:
    """Whose fate counts for each goal: the counters that it names, or all of those it could mean.

    A vehicle can change hands, so where none is named either side's may come to count (ruling 32).
    """
    table = plan.table
    counting = bytearray()
    for side, force in enumerate(plan.forces):
        for goal in force.goals:
            own, enemy = side, 1 - side
            whose = {"escape": own, "occupy": own, "neutralise": enemy, "rout": enemy}.get(
                goal.word, words.NONE
            )
            for number, counter in enumerate(plan.all_counters):
                meant = table.counter_side[number] == whose and (not goal.names or counter.name in goal.names)
                taken = table.counter_vehicle[number] != words.NONE and not goal.names
                counting.append(meant or (taken and whose != words.NONE and plan.variant.captors_count))
    return counting


def _asks(plan: Compiler, side: int) -> int:
    """What nobody could ever do is not asked for, so that hope need not look for it again and again."""
    table = plan.table
    asked = given = 0
    for goal in range(table.goal_from[side], table.goal_from[side + 1]):
        asked |= ASKS.get(table.goal_kind[goal], 0)
        if table.goal_kind[goal] == words.GOAL_CONTROL and table.scores_ruins[side]:
            asked |= words.CAN_DEMOLISH
    for card in range(table.cards):
        if table.seat_side[table.card_seat[card]] == side:
            given |= table.card_can[card]
    for able in table.place_can:
        given |= able
    return asked & given
