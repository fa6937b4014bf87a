"""Fuzzing in batches: everything is played once, and nothing is begun after the time is over."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from undaunted.lab.fuzzing import batches, fuzz
from undaunted.lab.fuzzing.campaigns import run as campaigns_run
from undaunted.lab.fuzzing.made_up import run as packs_run

PARTS = batches.numbered(7, 23, 5)


def over_after(questions: int) -> Callable[[float | None], bool]:
    asked = iter(range(questions))
    return lambda until: next(asked, None) is None


def test_batches_have_every_number_once() -> None:
    assert [number for part in PARTS for number in part] == list(range(7, 30))
    assert list(map(len, PARTS)) == [5, 5, 5, 5, 3]
    assert batches.numbered(7, 0, 5) == []


def test_without_a_limit_everything_is_worked_off() -> None:
    assert list(batches.alone(sum, PARTS, None)) == list(map(sum, PARTS))
    with ThreadPoolExecutor(2) as pool:
        assert sorted(batches.side_by_side(pool, 2, sum, PARTS, None)) == sorted(map(sum, PARTS))


def test_when_the_time_is_over_nothing_more_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "_over", over_after(3))
    assert list(batches.alone(sum, PARTS, 0.0)) == list(map(sum, PARTS[:3]))
    begun: list[range] = []

    def work(part: range) -> int:
        begun.append(part)
        return len(part)

    monkeypatch.setattr(batches, "_over", over_after(3))
    with ThreadPoolExecutor(1) as pool:
        found = list(batches.side_by_side(pool, 1, work, PARTS, 0.0))
    assert begun == PARTS[: len(begun)]
    assert len(begun) <= 3
    assert found == list(map(len, begun)), "what was begun is counted"


def test_work_that_fails_ends_the_others() -> None:
    def work(part: range) -> int:
        raise ZeroDivisionError(part.start)

    with ThreadPoolExecutor(1) as pool, pytest.raises(ZeroDivisionError, match="7"):
        list(batches.side_by_side(pool, 1, work, PARTS, None))


def test_every_kind_of_fuzzing_ends_with_its_time(tmp_path: Path) -> None:
    now = time.monotonic()
    for jobs in (1, 2):
        assert fuzz.run(10**6, 1, ["normandy/1"], tmp_path, jobs=jobs, until=now).games == 0
        assert campaigns_run.run(10**6, 1, tmp_path, jobs=jobs, until=now).campaigns == 0
        assert packs_run.run(10**6, 1, tmp_path, jobs=jobs, until=now).packs == 0


def test_a_game_is_played_again_by_its_number(tmp_path: Path) -> None:
    names = ["normandy/1", "normandy/2", "normandy/3"]
    three = fuzz.run(3, 4, names, tmp_path, both=False, jobs=1)
    last = fuzz.run(1, 4, names, tmp_path, both=False, jobs=1, first=2)
    assert last.lengths == {"normandy/3": three.lengths["normandy/3"]}
