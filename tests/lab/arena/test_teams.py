"""Four seats in two teams: a bot of its own on each, seeded apart, and outcomes by side."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.packs import teams
from undaunted import bots
from undaunted.content.stage import stage
from undaunted.lab.arena.match import Match, Outcome, WrongNumberOfBots, by_seat, play
from undaunted.speed import COMPILED

SEARCH = "search:20" if COMPILED else "search:2"
SEED = 11


@pytest.fixture(autouse=True)
def packs(tmp_path: Path) -> Iterator[None]:
    with teams.found_in(tmp_path / "packs"):
        yield


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, set[int]]]:
    """Every bot that is made: its spec, its seed, and the seats whose eyes it has looked through."""
    found: list[tuple[str, int, set[int]]] = []
    make = bots.make

    def watched(spec: str, *, seed: int = 0) -> Any:
        bot = make(spec, seed=seed)
        seats: set[int] = set()
        choose = bot.choose

        def seen_by(seen: Any, things: Sequence[int]) -> int:
            seats.add(seen.seat)
            return choose(seen, things)

        monkeypatch.setattr(bot, "choose", seen_by)
        found.append((spec, seed, seats))
        return bot

    monkeypatch.setattr("undaunted.bots.make", watched)
    return found


def course(outcome: Outcome) -> Outcome:
    """All of an outcome but the clock and the names."""
    return msgspec.structs.replace(outcome, match=Match("", 0, ()), seconds=(0.0, 0.0), slowest=(0.0, 0.0))


def test_every_seat_has_a_bot_that_sees_no_other_hand(made: list[tuple[str, int, set[int]]]) -> None:
    outcome = play(Match(teams.FOUR, SEED, ("greedy", "random")))
    assert outcome.winner in (0, 1)
    assert [seats for _, _, seats in made] == [{0}, {1}, {2}, {3}]
    assert [spec for spec, _, _ in made] == ["greedy", "greedy", "random", "random"]
    assert len({seed for _, seed, _ in made}) == 4


def test_with_two_seats_the_seeds_are_those_of_the_sides(made: list[tuple[str, int, set[int]]]) -> None:
    """So that a report of the arena can be played again to the letter."""
    play(Match("normandy/1", SEED, ("random", "random"), most=40))
    assert [seed for _, seed, _ in made] == [Random(f"{SEED} {side}").getrandbits(32) for side in (0, 1)]


def test_a_pair_means_sides_and_a_bot_a_seat_says_it_in_full() -> None:
    pair = play(Match(teams.FOUR, SEED, ("greedy", "random")))
    full = play(Match(teams.FOUR, SEED, ("greedy", "greedy", "random", "random")))
    assert course(pair) == course(full)


def test_team_mates_may_be_of_different_kinds() -> None:
    match = Match(teams.FOUR, SEED, ("greedy", SEARCH, "random", "greedy"), most=60)
    assert by_seat(match, stage(teams.FOUR).table) == ["greedy", SEARCH, "random", "greedy"]
    outcome = play(match)
    assert outcome.winner is not None or outcome.decisions >= 60
    assert all(outcome.choices), "counted by side"


def test_better_players_win_together() -> None:
    wins: dict[int | None, int] = defaultdict(int)
    for seed in range(6 if COMPILED else 2):
        for side in (0, 1):
            pair = ("greedy", "random") if side == 0 else ("random", "greedy")
            winner = play(Match(teams.FOUR, seed, pair, detail=True)).winner
            wins[None if winner is None else winner == side] += 1
    assert wins[True] >= 0.75 * sum(wins.values())


@pytest.mark.parametrize(("scenario", "count"), [(teams.FOUR, 3), (teams.FOUR, 1), ("normandy/1", 4)])
def test_neither_a_bot_a_side_nor_a_bot_a_seat_is_refused(scenario: str, count: int) -> None:
    with pytest.raises(WrongNumberOfBots, match=r"expected 2, one a side"):
        play(Match(scenario, SEED, ("greedy",) * count))
