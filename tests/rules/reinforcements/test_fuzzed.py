"""Random games of our two packs: every invariant holds, nothing leaks, and all that is new has happened."""

from __future__ import annotations

from collections import Counter

import pytest

import undaunted
from tests.games import steps
from undaunted.lab.fuzzing.fuzzed_game import FuzzedGame
from undaunted.speed import COMPILED

NAMES = (
    "night/1", "night/2+teams", "night/duel", "night/duel+teams", "night/hunt", "armour/1", "armour/1+teams",
    "armour/2", "armour/2+teams",
)  # fmt: skip
GAMES = 8 if COMPILED else 1
CLOSER = 1 / 40
NEW = {
    "mine-laid", "mine-lifted", "mine-triggered", "supported", "command-passed", "disabled", "scouted",
}  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_nothing_breaks_in_random_games(name: str) -> None:
    """Both speeds side by side; secrets, positions, undo, replays and texts looked at now and then."""
    for number in range(GAMES):
        played = FuzzedGame(name, 7, number, both=True, cap=600, closer=CLOSER).play()
        assert played.failure is None, played.failure


PRINTED = [one.id for one in undaunted.scenarios() if one.id.startswith(("armour-and", "under-cover"))]


@pytest.mark.parametrize("name", [form for one in PRINTED for form in (one, f"{one}+teams")])
def test_nothing_breaks_in_the_scenarios_that_come_along(name: str) -> None:
    for number in range(2 if COMPILED else 1):
        played = FuzzedGame(name, 8, number, both=True, cap=400, closer=CLOSER).play()
        assert played.failure is None, played.failure


@pytest.mark.parametrize("name", ["night/1", "night/2+teams", "armour/2+teams"])
def test_games_read_back_from_their_logs(name: str) -> None:
    for number in range(2):
        game = undaunted.new(name, seed=number)
        for _ in steps(game, number, 250):
            pass
        again = undaunted.load(game.save())
        assert again.position() == game.position()
        assert again.log == game.log


def test_all_that_is_new_happens() -> None:
    seen: Counter[str] = Counter()
    actions: Counter[str] = Counter()
    for number in range(30):
        name = ("night/1", "night/2", "night/1+teams", "armour/2", "armour/1+teams")[number % 5]
        game = undaunted.new(name, seed=number)
        for _ in steps(game, number, 400):
            pass
        for event in game.events(None):
            seen[event.kind] += 1
            if event.kind == "played":
                actions[str(event.args["action"]).split(" ")[0]] += 1
    assert set(seen) >= NEW
    assert set(actions) >= {"Advance", "Air", "Mine", "Grenade", "Bomb", "Antitank"}
