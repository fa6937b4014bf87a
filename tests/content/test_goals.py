"""A side may have several goals: any of them wins, the first is its main one."""

from __future__ import annotations

from pathlib import Path

import pytest

import undaunted
from tests.packs import proving
from undaunted import content
from undaunted.content.stage import stage
from undaunted.rules import words


def test_a_list_of_goals(tmp_path: Path) -> None:
    proving.write(tmp_path, goal='["control 4", "pin"]')
    with proving.searched(tmp_path):
        where = stage(proving.NAME)
        force = where.scenario.forces["US"]
        assert [str(goal) for goal in force.goals] == ["control 4", "pin"]
        assert str(force.goal) == "control 4"
        table = where.table
        assert list(table.goal_from) == [0, 2, 3]
        assert list(table.goal_side) == [0, 0, 1]
        assert list(table.goal_kind) == [words.GOAL_CONTROL, words.GOAL_PIN, words.GOAL_CONTROL]
        assert list(table.goal_points) == [4, 0, 5]
        assert len(table.goal_counter) == 3 * table.counters
        assert content.lint(where.pack) == []


@pytest.mark.parametrize("name", [told.id for told in undaunted.scenarios()])
def test_with_one_goal_a_side_the_goal_has_the_number_of_its_side(name: str) -> None:
    table = stage(name).table
    if any(len(force.goals) > 1 for force in stage(name).scenario.forces.values()):
        assert list(table.goal_side) == sorted(table.goal_side)
        return
    assert (list(table.goal_from), list(table.goal_side)) == ([0, 1, 2], [0, 1])


def test_whose_fate_counts_is_told_goal_by_goal(tmp_path: Path) -> None:
    proving.write(
        tmp_path,
        rules="north-africa",
        goal='["control 5", "escape Rifleman A", "neutralise 1"]',
        force='escape = ["2B"]',
    )
    with proving.searched(tmp_path):
        where = stage(proving.NAME)
        names = [
            f"{where.sides[s]} {c.name}"
            for s, c in zip(where.table.counter_side, where.counters, strict=True)
        ]
        rows = [
            {name for name, counts in zip(names, where.table.goal_counter[at:], strict=False) if counts}
            for at in range(0, len(where.table.goal_counter), len(names))
        ]
    assert rows == [set(), {"US Rifleman A"}, {"German Rifleman A", "German Scout A"}, set()]


@pytest.mark.parametrize(
    ("goal", "found"),
    [('["control 4", "pinn"]', "'pinn'"), ("[]", "[]"), ('["control 4", "control"]', "'control'")],
)
def test_a_wrong_goal_in_a_list_is_told(tmp_path: Path, goal: str, found: str) -> None:
    folder = proving.write(tmp_path, goal=goal)
    [problem] = content.lint(content.open_pack(folder))
    assert (problem.key, problem.found) == ("US.goal", found)
