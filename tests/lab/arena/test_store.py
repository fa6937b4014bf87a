"""What is finished stays, whatever happens."""

import pytest

from undaunted.lab.arena import store
from undaunted.lab.arena.errors import BrokenStore, SettingsDiffer
from undaunted.lab.arena.match import play
from undaunted.lab.arena.settings import schedule, settle
from undaunted.lab.arena.store import OUTCOMES, SETTINGS


def settings(pool=("greedy", "random"), patterns=("normandy/1",), games=4, seed=1):
    return settle(pool, patterns, games, seed, most=60)


@pytest.fixture
def half(tmp_path):
    """A folder with two games of four."""
    with store.begin(tmp_path, settings()) as begun:
        for match in schedule(begun.settings)[:2]:
            begun.add(play(match))
    return tmp_path


def test_each_outcome_is_written_at_once(tmp_path):
    with store.begin(tmp_path, settings()) as begun:
        for count, match in enumerate(schedule(begun.settings), start=1):
            begun.add(play(match))
            assert (tmp_path / OUTCOMES).read_bytes().count(b"\n") == count


def test_only_the_missing_games_are_missing(half):
    with store.resume(half, settings()) as found:
        assert found.missing(schedule(settings())) == schedule(settings())[2:]


@pytest.mark.parametrize("torn", [b'{"match":{"scen', b"\x00\xff", b'{"match":1}'])
def test_a_torn_last_line_is_dropped(half, torn):
    file = half / OUTCOMES
    whole = file.read_bytes()
    file.write_bytes(whole + torn)
    with store.resume(half, settings()) as found:
        assert len(found.outcomes) == 2
        missing = found.missing(schedule(settings()))
        for match in missing:
            found.add(play(match))
    assert file.read_bytes().startswith(whole)
    with store.resume(half, settings()) as complete:
        assert [outcome.match for outcome in complete.outcomes] == schedule(settings())


def test_a_broken_line_elsewhere_is_named(half):
    file = half / OUTCOMES
    file.write_bytes(b"nonsense\n" + file.read_bytes())
    with pytest.raises(BrokenStore, match=r"outcomes\.jsonl, line 1: found"):
        store.resume(half, settings())


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"games": 6}, "games: found 6, expected 4, as it began"),
        ({"patterns": ["normandy/2"]}, "scenarios: found normandy/2, expected normandy/1, as it began"),
        ({"pool": ["random", "greedy"]}, "bots: found random, greedy, expected greedy, random, as it began"),
        ({"seed": 2}, "seed: found 2, expected 1, as it began"),
    ],
)
def test_other_settings_are_refused(half, changes, complaint):
    with pytest.raises(SettingsDiffer, match=complaint):
        store.resume(half, settings(**changes))


def test_an_edited_scenario_is_another_game(half):
    file = half / SETTINGS
    file.write_text(file.read_text().replace(settings().contents["normandy/1"], "0" * 16))
    with pytest.raises(SettingsDiffer, match="contents"):
        store.resume(half, settings())


def test_a_run_is_never_written_over(half):
    with pytest.raises(BrokenStore, match="found a run, expected an empty folder"):
        store.begin(half, settings())


def test_a_run_that_was_killed_in_its_first_moment_is_no_run(tmp_path):
    (tmp_path / OUTCOMES).touch()
    with store.begin(tmp_path, settings()) as begun:
        assert begun.missing(schedule(settings())) == schedule(settings())


def test_games_of_another_run_are_refused(half):
    with (
        store.resume(half, settings()) as found,
        pytest.raises(BrokenStore, match="only games of its settings"),
    ):
        found.missing(schedule(settings(seed=2)))


def test_a_folder_without_a_run_cannot_be_gone_on_with(tmp_path):
    with pytest.raises(BrokenStore, match=r"found no settings\.json"):
        store.resume(tmp_path, settings())


def test_two_runs_do_not_share_a_folder(half):
    pytest.importorskip("fcntl")
    with store.resume(half, settings()), pytest.raises(BrokenStore, match="still going on"):
        store.resume(half, settings())
