"""The bench gives all its figures. How high they are is not for a test to say."""

import json

import pytest

import undaunted
from undaunted.lab import bench, yardsticks

FIGURES = (
    "playout_decisions_per_second",
    "interpreted_decisions_per_second",
    "clone_microseconds",
    "state_bytes",
    "import_seconds",
    "events_on_decisions_per_second",
    "game_api_decisions_per_second",
    "state_footprint_bytes",
)


@pytest.fixture(scope="module")
def result() -> bench.Result:
    return bench.run(seconds=0.05, yardsticks=False)


def test_all_figures_are_there(result: bench.Result) -> None:
    for key in FIGURES:
        assert isinstance(result[key], int | float), key
        assert result[key] > 0, key
    assert list(result["by_scenario"]) == [one.id for one in undaunted.scenarios()]
    assert json.loads(json.dumps(result)) == result


def test_a_state_is_small(result: bench.Result) -> None:
    assert result["state_bytes"] == max(result["state_bytes_by_scenario"].values())
    for name, size in result["state_bytes_by_scenario"].items():
        # In the embattled city every card is a soldier of his own.
        assert size < (2048 if name.startswith("stalingrad/") else 1024), name


def test_without_yardsticks_their_figures_are_empty(result: bench.Result) -> None:
    assert result["yardsticks"]["python_chess_moves_per_second"] is None
    assert result["yardsticks"]["playout_to_open_spiel"] is None


def test_the_table_shows_the_figures(result: bench.Result) -> None:
    text = bench.table(result)
    assert "playout decisions a second" in text
    assert "normandy/12" in text
    assert max(map(len, text.splitlines())) <= 80


def test_a_missing_library_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch, result: bench.Result) -> None:
    found = bench._yardsticks({"playout": 1.0}, None, wanted=True)
    assert found["open_spiel_chess_moves_per_second"] is None
    assert found["note"] == "python-chess and OpenSpiel not found: pip install 'undaunted[bench]'"
    assert found["note"] in bench.table({**result, "yardsticks": found})


def test_python_chess_is_measured() -> None:
    chess = yardsticks.library("chess")
    if chess is None:
        pytest.skip("python-chess is not installed")
    assert yardsticks.PythonChess(chess).moves_per_second(0.01) > 0


def test_open_spiel_is_measured() -> None:
    pyspiel = yardsticks.library("pyspiel")
    if pyspiel is None:
        pytest.skip("OpenSpiel is not installed")
    spiel = yardsticks.OpenSpielChess(pyspiel)
    assert spiel.bot_moves_per_second(0.01) > 0
    assert spiel.rollouts_per_second(0.01) > 0
    assert spiel.python_moves_per_second(0.01) > 0
    assert spiel.mean_moves > 10
