"""Budgets as text, and the levels that are made of them."""

from __future__ import annotations

import pytest

from undaunted.bots import BadBudget, Budget, SearchBot, levels, make, read_budget
from undaunted.rules.words import NONE
from undaunted.speed import rules

from .playing import opened, things_for


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1", Budget(simulations=1)),
        ("500", Budget(simulations=500)),
        ("10000000", Budget(simulations=10_000_000)),
        ("0.1s", Budget(seconds=0.1)),
        (".5s", Budget(seconds=0.5)),
        ("20ms", Budget(seconds=0.02)),
        ("1.5ms", Budget(seconds=0.0015)),
        ("3600s", Budget(seconds=3600.0)),
        ("500*2", Budget(simulations=500, processes=2)),
        ("1s*16", Budget(seconds=1.0, processes=16)),
        ("1s*1", Budget(seconds=1.0)),
    ],
)
def test_seconds_or_simulations_and_perhaps_processes(text: str, expected: Budget) -> None:
    assert read_budget(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "s", "ms", "-1", "-1s", "+5", "0", "0s", "0.0ms", "1.5", "1e3", "1_000", "1,5s", "5 s", " 5",
        "5\n", "1/5 s", "1/5s", "10m", "10min", "1h", "3601s", "3600001ms", "10000001", "inf", "nan", "infs",
        "5*", "5*0", "5*-1", "5*1.5", "5*100", "*2", "5**2", "five", "0x10", "٣",
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_and_told_what_was_expected(text: str) -> None:
    with pytest.raises(BadBudget, match=r"expected seconds .* or a whole number of simulations") as caught:
        read_budget(text)
    assert repr(text) in str(caught.value)


def test_the_levels_are_sound_and_come_weakest_first() -> None:
    assert len(levels()) >= 3
    slips = [level.slips for level in levels().values()]
    assert slips == sorted(slips, reverse=True)
    assert all(0 <= share < 1 for share in slips)
    within = [level.within for level in levels().values()]
    assert within == sorted(within, reverse=True)
    assert all((level.slips > 0) == (level.within > 0) for level in levels().values())
    budgets = [read_budget(level.budget) for level in levels().values()]
    counted = [budget.simulations for budget in budgets if budget.simulations]
    timed = [budget.seconds for budget in budgets if budget.seconds]
    assert counted == sorted(counted)
    assert timed == sorted(timed)
    assert len(counted) + len(timed) == len(levels())


@pytest.mark.parametrize("name", levels())
def test_every_level_makes_a_bot_that_plays(name: str) -> None:
    bot = make(name, seed=3)
    assert isinstance(bot, SearchBot)
    assert bot.name == name
    state = opened("normandy/1", 5)
    thought = 0
    while thought < 2 and (seat := rules.decider(state)) != NONE:
        things = things_for(state, seat)
        thought += len(things) > 1
        thing = bot.choose(rules.observe(state, seat), things)
        assert thing in things
        rules.play(state, seat, thing)
