"""What others build on stays as it was: content hashes, the numbers of things, the layouts of tensors.

`tests/fixtures/shapes.txt` was written by an earlier version of the program. Saved games and trained networks
depend on each of its lines.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

import undaunted
from undaunted.content.stage import stage
from undaunted.envs import layout
from undaunted.game.things import Things
from undaunted.rules import words

FIXTURE = Path(__file__).parents[1] / "fixtures" / "shapes.txt"
LINES = [line for line in FIXTURE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]

LATER = ("still", "standstill")
"""Fields that came later, behind all others; so did the button to play on, which moved nothing."""


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def shape(scenario: str) -> str:
    where = stage(scenario)
    names = Things(where).names.items()
    things = "\n".join(f"{number} {name}" for number, name in names if number != words.PLAY_ON)
    told = layout(scenario)
    before = msgspec.structs.replace(told, fields=told.fields[: -len(LATER)])
    assert tuple(field.name for field in told.fields[-len(LATER) :]) == LATER
    return f"{scenario} {where.hash} {digest(before.text())} {digest(things)}"


@pytest.mark.parametrize("line", LINES, ids=[line.split()[0] for line in LINES])
def test_a_scenario_has_the_shape_it_always_had(line: str) -> None:
    assert shape(line.split()[0]) == line


def test_every_scenario_of_the_two_games_is_there() -> None:
    named = [line.split()[0] for line in LINES]
    assert named == [f"{game}/{number}" for game in ("normandy", "north-africa") for number in range(1, 13)]
    assert set(named) <= {info.id for info in undaunted.scenarios()}
