"""Figures against known values."""

import math
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from undaunted.lab.arena import elo
from undaunted.lab.arena.chances import MOST_EXACT, sign_test, wilson
from undaunted.lab.arena.contest import as_json
from undaunted.lab.arena.figures import ArenaReport, report
from undaunted.lab.arena.ledger import Failed
from undaunted.lab.arena.match import Match, Outcome
from undaunted.lab.arena.page import page
from undaunted.lab.arena.settings import ArenaSettings
from undaunted.lab.arena.told import told

SHAPE = Path(__file__).parents[2] / "fixtures" / "arena" / "report-shape.json"


@pytest.mark.parametrize(
    ("score", "games", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (0, 0, 0, 1),
    ],
)
def test_wilson(score, games, low, high):
    assert wilson(score, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("better", "worse", "p"),
    [(8, 2, 0.109375), (2, 8, 0.109375), (5, 5, 1.0), (10, 0, 2 / 1024), (0, 0, 1.0)],
)
def test_sign_test(better, worse, p):
    assert sign_test(better, worse) == pytest.approx(p)


def test_the_two_ways_to_the_sign_test_agree():
    half = MOST_EXACT // 2
    exact, normal = sign_test(half + 60, half - 60), sign_test(half + 61, half - 60)
    assert exact == pytest.approx(normal, rel=0.05)


def test_elo_of_two_has_a_closed_form():
    found = elo.ratings(["a", "b"], {("a", "b"): (75, 25)}, "b", prior=0)
    assert found == pytest.approx({"a": 400 * math.log10(3), "b": 0})
    found = elo.ratings(["a", "b"], {("a", "b"): (10, 0)}, "b")
    assert found["a"] == pytest.approx(400 * math.log10(10.5 / 0.5))


def test_elo_finds_the_strengths_behind_expected_scores():
    true = {"a": 0.0, "b": 120.0, "c": 700.0, "d": -250.0}

    def expected(one, other):
        return 1000 / (1 + 10 ** ((true[other] - true[one]) / 400))

    scores = {
        (one, other): (expected(one, other), expected(other, one)) for one, other in combinations(true, 2)
    }
    assert elo.ratings(list(true), scores, "a", prior=0) == pytest.approx(true)


def test_elo_balances_wins_and_expectations():
    """What makes it the maximum of the likelihood: every bot won as often as its rating says."""
    scores = {("a", "b"): (30, 10), ("a", "c"): (5, 35), ("b", "c"): (12, 28)}
    rated = elo.ratings(["a", "b", "c"], scores, "a", prior=0)
    for bot in "abc":
        surplus = 0.0
        for (one, other), (wins, losses) in scores.items():
            expected = (wins + losses) / (1 + 10 ** ((rated[other] - rated[one]) / 400))
            surplus += (bot == one) * (wins - expected) + (bot == other) * (expected - wins)
        assert surplus == pytest.approx(0, abs=1e-6)


def test_intervals_narrow_with_the_games_and_never_vanish():
    def width(pairs):
        low, high = elo.intervals(["a", "b"], {("a", "b"): pairs}, "b", resamples=300)["a"]
        return high - low

    assert width({2: 400, 1: 400, 0: 200}) < width({2: 40, 1: 40, 0: 20}) / 2
    assert width({2: 10}) > 100
    # Pairs that always split say that the two are equal more surely than as many single games would.
    assert width({1: 100}) < width({2: 50, 0: 50}) / 3


def test_an_interval_holds_what_the_normal_distribution_says():
    """Single games (pairs of two equal results): the standard error of the log odds is known."""
    low, high = elo.intervals(["a", "b"], {("a", "b"): {2: 600, 0: 400}}, "b")["a"]
    half = 1.96 * elo.SCALE * math.sqrt(1 / 600 + 1 / 400)
    middle = elo.SCALE * math.log(1.5)
    assert (low, high) == pytest.approx((middle - half, middle + half), abs=4)


def test_one_seed_gives_one_interval():
    """Reports that were written once are found again, to the last digit that they show."""
    pairs: elo.Pairs = {
        ("a", "b"): {2: 30, 1: 50, 0: 20},
        ("a", "c"): {2: 60, 1.5: 2, 1: 38},
        ("b", "c"): {2: 40, 1: 40, 0: 20},
    }
    found = elo.intervals(["a", "b", "c"], pairs, "c", seed=7)
    assert found["a"] == pytest.approx((150.77178092692571, 229.37525649875192))
    assert found["b"] == pytest.approx((66.41343366577958, 155.26037690457144))
    assert found["c"] == (0, 0)


def outcome(scenario, seed, bots, winner):
    how = "undecided" if winner is None else "control"
    return Outcome(Match(scenario, seed, bots), winner, how, 5 + seed, 100, (1.0, 3.0), (50, 25), (0.5, 0.75))


@pytest.fixture
def example() -> tuple[ArenaReport, list[Outcome]]:
    settings = ArenaSettings(("a", "b"), ("normandy/1", "normandy/2"), 4, 1, 5000, {}, "1.0")
    ab, ba = ("a", "b"), ("b", "a")
    outcomes = [
        outcome("normandy/1", 1, ab, 0), outcome("normandy/1", 1, ba, 1),  # a wins both
        outcome("normandy/1", 2, ab, 0), outcome("normandy/1", 2, ba, 0),  # each wins as the first side
        outcome("normandy/2", 3, ab, None), outcome("normandy/2", 3, ba, 0),  # half and none
        outcome("normandy/2", 4, ab, 0),  # its pair is missing
    ]  # fmt: skip
    failed = [Failed(Match("normandy/2", 4, ba), "its worker <died>", 3)]
    return report(settings, outcomes, 8, failed), outcomes


def test_rates(example):
    (pairing,) = example[0].pairings
    assert pairing.bots == ("a", "b")
    rate = pairing.all
    assert (rate.games, rate.wins, rate.undecided, rate.losses) == (7, 4, 1, 2)
    assert rate.score == pytest.approx(4.5 / 7)
    assert (rate.low, rate.high) == wilson(4.5, 7)
    assert (pairing.pairs_won, pairing.pairs_even, pairing.pairs_lost) == (1, 1, 1)
    assert pairing.p == 1.0
    assert [rate.games for rate in pairing.by_side] == [4, 3]
    assert [rate.score for rate in pairing.by_side] == pytest.approx([3.5 / 4, 1 / 3])
    assert {name: rate.wins for name, rate in pairing.by_scenario.items()} == {
        "normandy/1": 3,
        "normandy/2": 1,
    }


def test_thinking_and_lengths(example):
    found, _ = example
    a = next(standing for standing in found.standings if standing.bot == "a")
    # Four games as the first side, three as the second.
    assert a.choices == 4 * 50 + 3 * 25
    assert a.seconds_a_choice == pytest.approx((4 * 1.0 + 3 * 3.0) / a.choices)
    assert a.slowest == 0.75
    first = found.scenarios[0]
    assert (first.first_side.wins, first.first_side.games) == (3, 4)
    assert first.mean_rounds == 6.5
    assert found.scenarios[1].ends == {"control": 2, "undecided": 1}


def shape(value):
    if isinstance(value, dict):
        return {key: shape(item) for key, item in value.items()}
    if isinstance(value, list):
        return [shape(item) for item in value[:1]]
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return "number" if is_number else type(value).__name__


def test_the_report_keeps_its_shape(example):
    """Others read this file: a field that goes or changes its kind needs a new number of the format."""
    found = msgspec.json.decode(as_json(example[0]))
    assert found["format"] == 1
    text = msgspec.json.format(msgspec.json.encode(shape(found)), indent=2).decode() + "\n"
    assert text == SHAPE.read_text(encoding="utf-8")


def test_the_report_reads_back(example):
    assert msgspec.json.decode(as_json(example[0]), type=ArenaReport) == example[0]


def test_the_page_needs_nothing_but_itself(example):
    text = page(*example)
    assert text.startswith("<!DOCTYPE html>")
    for outside in ("http:", "https:", "<link", "<script", " src=", "@import", "url(//"):
        assert outside not in text
    assert "its worker &lt;died&gt;" in text
    assert "not complete" in text


def test_a_run_without_a_game_has_a_report_too(example):
    nothing = report(example[0].settings, [], 8, [])
    assert nothing.pairings[0].all.score is None
    assert "0 of 8 games" in told(nothing)
    assert "<!DOCTYPE html>" in page(nothing, [])


def test_the_table_names_what_failed(example):
    text = told(example[0])
    assert "failed 3×: normandy/2, b – a, seed 4: its worker <died>" in text
    assert "7 of 8 games" in text
