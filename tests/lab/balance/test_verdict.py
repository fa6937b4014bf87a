"""Outside the band for sure, so far, or not at all."""

import pytest

from tests.lab.balance.made import outcome, settings
from undaunted.lab.balance.figures import BAND, WinRate
from undaunted.lab.balance.reckon import reckon
from undaunted.lab.balance.verdict import judged


@pytest.mark.parametrize(
    ("rate", "low", "high", "verdict"),
    [
        (0.3, 0.25, 0.35, "outside for sure"),
        (0.7, 0.61, 0.79, "outside for sure"),
        (0.35, 0.25, 0.45, "outside so far"),
        (0.65, 0.6, 0.7, "outside so far"),
        (0.4, 0.3, 0.5, "inside so far"),
        (0.5, 0.3, 0.7, "inside so far"),
        (0.5, 0.4, 0.6, "inside for sure"),
    ],
)
def test_verdicts(rate, low, high, verdict):
    assert judged(WinRate(1, rate, low, high), BAND, 100) == verdict
    assert judged(WinRate(1, 1 - rate, 1 - high, 1 - low), BAND, 100) == verdict


def test_without_a_game_nothing_is_known():
    assert judged(WinRate(0, 0.5, 0.0, 1.0), BAND, 0) == "unknown"


def test_scenarios_outside_are_named_the_farthest_first():
    names = [f"normandy/{number}" for number in range(1, 6)]
    # Wins of the second side in a hundred games of each.
    wins = {"normandy/1": 72, "normandy/2": 10, "normandy/3": 65, "normandy/4": 38, "normandy/5": 50}
    games = [outcome(seed, int(seed < wins[name]), scenario=name) for name in names for seed in range(100)]
    found = reckon(settings(100, *names), games)
    assert found.outside.for_sure == ["normandy/2", "normandy/1"]
    assert found.outside.so_far == ["normandy/3", "normandy/4"]
    assert found.scenarios[4].verdict == "inside for sure"
