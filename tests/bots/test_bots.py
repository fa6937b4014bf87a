"""What holds for every bot: it sees an observation only, and a seed settles its choices."""

from __future__ import annotations

from typing import Any

import pytest

from undaunted.bots import SearchBot, UnknownBot, levels, make, names
from undaunted.bots.greedy_bot import greedy_choice
from undaunted.rules.words import NONE
from undaunted.speed import COMPILED, rules

from .playing import SEARCH, opened, play_out, things_for

SCENARIOS = ["normandy/1", "normandy/5", "normandy/10", "normandy/11"]
# One of each kind; the levels are searches, too, and most of them watch the clock.
BOTS = ["random", "greedy", SEARCH]


def test_the_names_begin_with_random_and_greedy_and_go_on_with_the_levels() -> None:
    assert names() == ("random", "greedy", *levels())
    assert [make(name).name for name in names()] == list(names())


@pytest.mark.parametrize("name", ["gredy", "", "Greedy", "greedy:5", "searching:5", "level"])
def test_an_unknown_bot_is_refused_with_the_list_of_those_there_are(name: str) -> None:
    with pytest.raises(UnknownBot, match=rf"'{name}'.*random, greedy, .*search:0\.1s"):
        make(name)


@pytest.mark.parametrize("budget", ["0", "fast", "1/5 s", "-3", "0s", "5*0"])
def test_a_search_with_a_budget_that_cannot_be_read_is_refused_with_what_was_expected(budget: str) -> None:
    with pytest.raises(UnknownBot, match=r"search:.*expected seconds"):
        make(f"search:{budget}")


def test_a_search_without_a_budget_has_one() -> None:
    bot = make("search")
    assert isinstance(bot, SearchBot)
    assert bot.budget.seconds


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    most = 300 if COMPILED or name != SEARCH else 40

    def decisions(seed: int) -> list[int]:
        return play_out(opened("normandy/4", 3), [make(name, seed=seed), make(name, seed=seed + 1)], most)

    assert decisions(5) == decisions(5)


def test_random_bots_of_other_seeds_choose_otherwise() -> None:
    games = [play_out(opened("normandy/1", 3), [make("random", seed=seed)] * 2, 100) for seed in (1, 2)]
    assert games[0] != games[1]


def dealt_otherwise(state: Any, seat: int, number: int) -> Any:
    """Another position that looks the same to this seat."""
    return rules.determinise(rules.observe(state, seat), number)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("name", BOTS)
def test_what_a_seat_cannot_see_never_changes_a_choice(name: str, scenario: str) -> None:
    state = opened(scenario, 8)
    other = make("greedy", seed=1)
    for decision in range(150 if name != SEARCH else 60 if COMPILED else 12):
        seat = rules.decider(state)
        if seat == NONE:
            break
        things = things_for(state, seat)
        thing = make(name, seed=decision).choose(rules.observe(state, seat), things)
        assert thing in things
        for number in (1, 99):
            twin = rules.observe(dealt_otherwise(state, seat, number), seat)
            assert make(name, seed=decision).choose(twin, things) == thing
        rules.play(state, seat, other.choose(rules.observe(state, seat), things))


@pytest.mark.parametrize("name", BOTS)
def test_choosing_leaves_the_observation_as_it_was(name: str) -> None:
    state = opened("normandy/7", 2)
    seen = rules.observe(state, 0)
    before = seen.state.pack(), seen.state.generator
    make(name).choose(seen, things_for(state, 0))
    assert (seen.state.pack(), seen.state.generator) == before


def test_the_greedy_policy_reads_no_more_of_the_state_than_the_observation_shows() -> None:
    """In search the policy is handed whole states: there, too, hidden cards must not sway it."""
    state = opened("normandy/4", 6)
    for _ in range(200):
        seat = rules.decider(state)
        if seat == NONE:
            break
        things = things_for(state, seat)
        choices = set()
        for number in (1, 2, 3):
            twin = dealt_otherwise(state, seat, number)
            rules.seed(twin, 77)
            choices.add(greedy_choice(twin, seat, things))
        assert len(choices) == 1
        rules.play(state, seat, choices.pop())
