"""One game: reproducible, fair, counted."""

from typing import Any

import msgspec
import pytest

from tests.lab.arena import misfits
from tests.scene import at_a_standstill
from undaunted import bots
from undaunted.lab.arena import figures, match
from undaunted.lab.arena.match import UNDECIDED, ForbiddenChoice, Match, play
from undaunted.rules import words
from undaunted.speed import COMPILED

SCENARIOS = ["normandy/1", "north-africa/2", "north-africa/7"] if COMPILED else ["normandy/1"]


def course(outcome):
    """All of an outcome but the clock."""
    return msgspec.structs.replace(outcome, seconds=(0.0, 0.0), slowest=(0.0, 0.0))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_same_match_is_the_same_game(scenario):
    match = Match(scenario, 7, ("greedy", "random"), detail=True)
    assert course(play(match)) == course(play(match))


def test_another_seed_is_another_game():
    games = {course(play(Match("normandy/1", seed, ("random", "random")))).decisions for seed in range(4)}
    assert len(games) > 1


def test_watching_changes_nothing():
    watched = play(Match("normandy/1", 3, ("random", "random"), detail=True))
    alone = play(Match("normandy/1", 3, ("random", "random")))
    assert (watched.winner, watched.decisions, watched.rounds) == (
        alone.winner,
        alone.decisions,
        alone.rounds,
    )
    assert alone.detail is None


def test_detail_adds_up():
    outcome = play(Match("normandy/1", 3, ("random", "random"), detail=True))
    detail = outcome.detail
    assert detail is not None
    assert len(detail.points) == outcome.rounds
    for side in (0, 1):
        used = sum(detail.actions[side].values()) - detail.actions[side].get("End turn", 0)
        # Every card played is used for one thing; a game may end between the two.
        assert used <= sum(detail.cards[side].values()) <= used + 1
        assert detail.actions[side]["End turn"] >= outcome.rounds - 1
    assert set(detail.cards[0]) <= {"Rifleman A", "Rifleman B", "Scout A", "Scout B", "Squad Leader A",
                                    "Squad Leader B", "Platoon Sergeant", "Platoon Guide",
                                    "Machine Gunner A", "Machine Gunner B", "Mortar", "Sniper"}  # fmt: skip


def test_a_draw_has_no_winner_and_counts_half():
    """From a position after the last round that a standstill allows; greedy bots do not play on."""
    playing = match._Playing(Match("normandy/1", 3, ("greedy", "greedy")))
    playing.state = at_a_standstill("normandy/1")._state.clone()
    outcome = playing.to_the_end()
    assert (outcome.winner, outcome.how, outcome.decisions) == (None, "standstill", 1)
    assert [figures.points_of(side, outcome) for side in (0, 1)] == [0.5, 0.5]


@pytest.mark.parametrize("spec", ["random", "greedy", "search:5", "recruit", "ace"])
def test_every_bot_takes_the_draw(spec):
    game = at_a_standstill("normandy/1")
    things = [option.thing for option in game.options("US")]
    bot = bots.make(spec, seed=1)
    assert {bot.choose(game.observation("US"), things) for _ in range(5)} == {words.STOP}


def test_a_game_that_lasts_too_long_is_undecided():
    outcome = play(Match("normandy/1", 3, ("random", "random"), most=20))
    assert (outcome.winner, outcome.how, outcome.decisions) == (None, UNDECIDED, 20)


class Watcher:
    """Notes what it is shown."""

    name = "watcher"

    def __init__(self, seen):
        self.seen = seen

    def choose(self, seen, things):
        self.seen.append((seen, list(things)))
        return things[0]


def test_bots_are_asked_only_when_there_is_a_choice_and_see_no_bid(monkeypatch):
    shown: list[tuple[Any, list[int]]] = []
    monkeypatch.setattr(bots, "make", lambda spec, *, seed=0: Watcher(shown))
    outcome = play(Match("normandy/1", 1, ("one", "other"), most=300))
    assert len(shown) == sum(outcome.choices) < outcome.decisions
    assert all(len(things) > 1 for _, things in shown)
    bids = [seen for seen, _ in shown if seen.state.stack[words.F_KIND] == words.ASK_BID]
    assert {seen.seat for seen in bids} == {0, 1}
    assert not any(any(seen.has_bid) for seen in bids)


def test_what_is_not_offered_is_refused(monkeypatch):
    monkeypatch.setattr(bots, "make", misfits.make)
    with pytest.raises(
        ForbiddenChoice, match=r"cheating in normandy/1 with seed 1: found the choice \d+, expected"
    ):
        play(Match("normandy/1", 1, ("cheating", "random")))
