"""Numbers as people read them."""

import pytest

from undaunted.lab.report import interval, number, percent, seconds, signed


def plain(text):
    return text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("value", "shown"),
    [(0, "0"), (7, "7"), (7.0, "7"), (8.5, "8.5"), (11.25, "11.2"), (0.0123, "0.0123"), (123.4, "123"),
     (1234567, "1,234,567"), (1234.5, "1,234"), (-2.5, "-2.5")],
)  # fmt: skip
def test_numbers(value, shown):
    assert number(value) == shown


@pytest.mark.parametrize(
    ("value", "shown"),
    [(0.0, "0 s"), (0.0000123, "12.3 µs"), (0.0009997, "1 ms"), (0.9996, "1 s"), (0.5, "500 ms"),
     (1.5, "1.5 s"), (119, "119 s"), (180, "3 min"), (7200, "2 h")],
)  # fmt: skip
def test_times_are_in_the_unit_that_suits_them(value, shown):
    assert plain(seconds(value)) == shown


def test_shares():
    assert plain(percent(0.5234)) == "52.3 %"
    assert plain(percent(0.4, 0)) == "40 %"
    assert plain(interval(0.4512, 0.5934)) == "45.1–59.3 %"


def test_ratings_carry_their_sign():
    assert [signed(value) for value in (120.4, -35.0, 0.3, -0.3)] == ["+120", "−35", "0", "0"]
