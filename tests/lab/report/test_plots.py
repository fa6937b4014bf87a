"""Plots draw what they are given, to scale, and say it in words as well."""

import pytest

from tests.lab.documents import nameless, parsed, part, words
from undaunted.lab.report import (
    Bar,
    Bars,
    Mark,
    Rung,
    Series,
    band_lines,
    grouped_bars,
    histogram,
    interval_bars,
    ladder,
    stacked_bars,
)
from undaunted.lab.report.frame import BOTTOM, HEIGHT, LEFT, RIGHT, TOP, WIDTH

UGLY = "<A & B>"


def strip(page, number=0):
    """The picture of a row."""
    return [svg for svg in page.iter("svg") if svg.get("role") == "img"][number]


def drawn(svg, kind):
    return [element for element in svg.iter() if (element.get("class") or "").split()[:1] == [kind]]


def across(share):
    return pytest.approx(LEFT + share * (WIDTH - LEFT - RIGHT), abs=0.01)


def up(share):
    return pytest.approx(HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM), abs=0.01)


def points(element):
    return [tuple(map(float, point.split(","))) for point in element.get("points").split()]


class TestIntervalBars:
    plot = interval_bars("Wins", [Bar("normandy/1", 0.7, 0.65, 0.75, "sure")], band=(0.4, 0.6), line=0.5)

    def test_the_bar_goes_from_the_line_to_the_value(self):
        (bar,) = drawn(strip(parsed(self.plot)), "k0")
        assert (bar.get("x"), bar.get("width")) == ("50.00%", "20.00%")

    def test_the_band_lies_behind_it(self):
        svg = strip(parsed(self.plot))
        (band,) = drawn(svg, "band")
        assert (band.get("x"), band.get("width")) == ("40.00%", "20.00%")
        assert list(svg).index(band) < list(svg).index(drawn(svg, "k0")[0])

    def test_whiskers_end_where_the_interval_does(self):
        along, *stops = drawn(strip(parsed(self.plot)), "whisker")
        assert (along.get("x1"), along.get("x2")) == ("65.00%", "75.00%")
        assert [stop.get("x1") for stop in stops] == ["65.00%", "75.00%"]

    def test_it_is_said_in_words(self):
        told = strip(parsed(self.plot)).get("aria-label").replace("\N{NO-BREAK SPACE}", " ")
        assert told == "normandy/1: 70.0 %, from 65.0 % to 75.0 %"
        assert '<li class="sure">' in self.plot

    def test_a_value_below_the_line_hangs_to_the_left(self):
        plot = interval_bars("Wins", [Bar("x", 0.3, 0.2, 0.4)], line=0.5)
        (bar,) = drawn(strip(parsed(plot)), "k0")
        assert (bar.get("x"), bar.get("width")) == ("30.00%", "20.00%")


class TestOtherBars:
    def test_the_parts_of_a_stack_follow_each_other(self):
        plot = stacked_bars("Ends", [Bars("a", [0.5, 0.0, 0.3, 0.2])], ["w", "x", "y", "z"])
        svg = strip(parsed(plot))
        parts = [(one.get("class"), one.get("x"), one.get("width")) for one in svg.iter("rect")]
        assert parts == [("k0", "0.00%", "50.00%"), ("k2", "50.00%", "30.00%"), ("k3", "80.00%", "20.00%")]

    def test_groups_share_a_scale(self):
        plot = grouped_bars("Use", [Bars("a", [0.5, 0.25]), Bars("b", [0.0, 1.0])], ["US", "German"])
        page = parsed(plot)
        assert [one.get("width") for one in strip(page, 0).iter("rect")] == ["50.00%", "25.00%"]
        assert [one.get("width") for one in strip(page, 1).iter("rect")] == ["100.00%"]
        assert words(page).startswith("Use US German")

    def test_more_kinds_than_patterns_begin_anew(self):
        plot = stacked_bars("Ends", [Bars("a", [0.1] * 10)], [str(k) for k in range(10)])
        kinds = [one.get("class") for one in strip(parsed(plot)).iter("rect")]
        assert kinds[7:] == ["k7", "k0", "k1"]

    def test_a_ladder_stands_with_the_strongest_on_top(self):
        plot = ladder("Elo", [Rung("random", 0, 0, 0), Rung("greedy", 400, 350, 450)])
        told = [svg.get("aria-label") for svg in parsed(plot).iter("svg") if svg.get("role") == "img"]
        assert told == ["greedy: +400, from +350 to +450", "random: 0, from 0 to 0"]


class TestHistogram:
    def test_every_game_is_in_a_bar(self):
        plot = histogram("Rounds", [3, 3, 4, 6], x_label="rounds")
        svg = strip(parsed(plot))
        tops = [float(bar.get("y")) for bar in drawn(svg, "k0")]
        assert tops == [up(1.0), up(0.5), up(0.5)]
        assert svg.get("aria-label") == "Rounds: 4 games, rounds from 3 to 6, median 3.5"

    def test_a_bar_stands_over_its_number(self):
        svg = strip(parsed(histogram("Rounds", [3, 3, 4, 6], x_label="rounds")))
        bar = drawn(svg, "k0")[0]
        assert float(bar.get("x")) + float(bar.get("width")) / 2 == across(0.125)
        (middle,) = drawn(svg, "reference")
        assert float(middle.get("x1")) == across(0.25)

    def test_many_numbers_share_bars(self):
        values = list(range(0, 400, 3))
        svg = strip(parsed(histogram("Decisions", values, x_label="decisions")))
        assert 10 <= len(drawn(svg, "k0")) <= 30


class TestLines:
    plot = band_lines(
        "Points",
        [Series("US", [0, 1], [0, 2], [1, 4]), Series("German", [1, 1], [1, 1], [2, 2])],
        x_label="round",
        y_label="points",
        marks=[Mark("US needs 5", 5)],
    )

    def test_the_line_goes_through_the_middles(self):
        first, second = drawn(strip(parsed(self.plot)), "line")
        assert points(first) == [(across(0), up(0)), (across(1), up(0.4))]
        assert points(second) == [(across(0), up(0.2)), (across(1), up(0.2))]

    def test_the_band_goes_there_above_and_back_below(self):
        first, _ = drawn(strip(parsed(self.plot)), "quantiles")
        assert points(first) == [
            (across(0), up(0.2)), (across(1), up(0.8)), (across(1), up(0.2)), (across(0), up(0)),
        ]  # fmt: skip

    def test_what_a_side_needs_is_marked(self):
        (mark,) = drawn(strip(parsed(self.plot)), "reference")
        assert float(mark.get("y1")) == up(1)
        assert "US needs 5" in self.plot

    def test_a_game_of_one_round_is_a_point(self):
        plot = band_lines("P", [Series("US", [0], [1], [2])], x_label="round", y_label="points")
        assert points(drawn(strip(parsed(plot)), "line")[0]) == [(across(0), up(0.5))]


@pytest.mark.parametrize(
    "plot",
    [
        interval_bars(UGLY, [Bar(UGLY, 0.5, 0.4, 0.6)]),
        stacked_bars(UGLY, [Bars(UGLY, [1.0], UGLY)], [UGLY]),
        grouped_bars(UGLY, [Bars(UGLY, [1.0, 0.5], UGLY)], [UGLY, UGLY]),
        ladder(UGLY, [Rung(UGLY, 1, 0, 2)]),
        histogram(UGLY, [1, 2], x_label=UGLY, y_label=UGLY),
        band_lines(UGLY, [Series(UGLY, [1], [1], [1])], x_label=UGLY, y_label=UGLY, marks=[Mark(UGLY, 1)]),
        interval_bars(UGLY, []),
        stacked_bars(UGLY, [], []),
        grouped_bars(UGLY, [], [UGLY]),
        ladder(UGLY, []),
        histogram(UGLY, [], x_label=UGLY),
        band_lines(UGLY, [Series(UGLY, [], [], [])], x_label=UGLY, y_label=UGLY),
    ],
)
def test_whatever_is_drawn_is_well_formed_and_has_a_name(plot):
    page = parsed(plot)
    assert "<A" not in plot
    assert words(part(page, "figcaption")) == UGLY
    assert not nameless(page)
