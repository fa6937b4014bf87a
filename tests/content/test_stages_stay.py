"""The 24 stages keep their fingerprints and the numbers of their things: old games are read by them."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

import undaunted
from undaunted.content.stage import stage
from undaunted.game.things import Things
from undaunted.rules import words

FIXTURE = Path(__file__).parent.parent / "fixtures" / "stages.txt"
KEPT = [line.split() for line in FIXTURE.read_text(encoding="utf-8").splitlines()]


def test_all_are_kept() -> None:
    assert [name for name, *_ in KEPT] == [told.id for told in undaunted.scenarios()][: len(KEPT)]


@pytest.mark.parametrize(("name", "content", "count", "things"), KEPT, ids=[line[0] for line in KEPT])
def test_a_stage_stays(name: str, content: str, count: str, things: str) -> None:
    where = stage(name)
    assert where.hash == content
    # The button to play on at a standstill came later, and moved nothing.
    names = {number: called for number, called in Things(where).names.items() if number != words.PLAY_ON}
    assert where.table.things == int(count)
    listed = "\n".join(f"{number} {called}" for number, called in names.items())
    assert hashlib.sha256(listed.encode()).hexdigest() == things
