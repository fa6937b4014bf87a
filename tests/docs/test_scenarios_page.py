"""The page of scenarios says what the scenarios are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import undaunted
from undaunted.content import find
from undaunted.game.telling.wording import goal_text
from undaunted.messages import say

PAGE = (Path(__file__).parents[2] / "docs" / "players" / "scenarios.md").read_text(encoding="utf-8")
PAGES = {part.partition("\n")[0]: part for part in PAGE.split("\n## ")[1:]}


def row(title: str, game: str) -> list[str]:
    (line,) = re.findall(rf"^\| \d+ \| {re.escape(title)} \|.*$", PAGES[game], re.MULTILINE)
    return [cell.strip() for cell in line.strip("|").split("|")]


@pytest.mark.parametrize("info", undaunted.scenarios(), ids=lambda info: info.id)
def test_every_scenario_is_told_as_it_is(info: undaunted.api.ScenarioInfo) -> None:
    pack, scenario = find(info.id)
    cells = row(info.title, pack.title)
    tiles = sum(len(line.split()) for line in scenario.board.layout)
    assert cells[0] == info.id.partition("/")[2]
    assert str(tiles) in cells
    assert info.initiative in cells
    if info.origin != "printed":
        ways = [scenario.forces[side].goals for side in info.sides]
        goals = [" or ".join(goal_text(goal, pack=pack.id) for goal in some) for some in ways]
        assert cells[2] == say(f"origin-{info.origin}")
        assert cells[5:7] == goals
