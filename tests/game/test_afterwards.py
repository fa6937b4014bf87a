"""What decided a game: points, luck and losses, as the record tells them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

import undaunted
from tests.games import choose
from tests.packs import teams
from tests.scene import scene
from undaunted.game.afterwards import Bookkeeper, Fortune, account_of
from undaunted.game.game import Game

SCENARIOS = ("normandy/1", "normandy/12", "north-africa/1", "north-africa/7")


def played(scenario: str, number: int, most: int = 400) -> Iterator[Game]:
    random = Random(number)
    game = undaunted.new(scenario, seed=random.randbytes(32))
    yield game
    while not game.over and game.decisions < most:
        seat = game.deciders[0]
        game.play(seat, choose(random, game.options(seat)))
        yield game


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_account_agrees_with_the_game_at_its_end(scenario: str) -> None:
    keeper = Bookkeeper()
    for game in played(scenario, 3):
        keeper.note(game)
    found = keeper.account()
    now = game.now(None)
    assert found.course[-1].points == tuple(now.sides[side].points for side in game.stage.sides)
    assert (found.rounds, found.decisions) == (game.round, game.decisions)
    assert found.began[0] == 0
    assert len(found.began) == game.round
    assert [one.cards for one in found.sides] == [game.casualties(side) for side in game.stage.sides]
    told = [event for event in game.events(None) if event.kind == "shot"]
    assert sum(one.shots for one in found.sides) <= len(told)
    for one in found.sides:
        assert 0 <= one.hits <= one.shots
        assert 0 < one.expected < one.shots or not one.shots


def test_points_are_told_from_the_opening_on_whenever_they_change() -> None:
    course = account_of(played("normandy/1", 5)).course
    assert (course[0].decision, course[0].round) == (0, 1)
    assert course[0].points == (0, 3), "the defenders of La Raye begin with three"
    assert all(one.points != other.points for one, other in pairwise(course))
    assert [one.decision for one in course] == sorted({one.decision for one in course})


def test_a_shot_counts_with_the_chance_that_was_told_before() -> None:
    game = (
        scene("normandy/2").turn_of("German").place("US Rifleman A", "18B").place("German Scout A", "18B")
        .hand("German", "Scout A").dice(0).game(seed=1)
    )  # fmt: skip
    keeper = Bookkeeper()
    keeper.note(game)
    game.play("German", "german-scout-a")
    keeper.note(game)
    game.play("German", "german-scout-a.attack")
    keeper.note(game)
    option = next(one for one in game.options("German") if one.odds is not None)
    assert option.odds is not None
    chance = option.odds.chance
    game.play("German", option)
    keeper.note(game)
    (roll,) = keeper.account().rolls
    assert roll.chance == pytest.approx(chance)
    german = next(one for one in keeper.account().sides if one.side == "German")
    assert (german.shots, german.hits) == (1, int(roll.hit))
    assert german.expected == pytest.approx(chance)


def test_over_many_games_luck_is_even() -> None:
    """What was expected and what came must meet, or the chances are wrong."""
    expected = hits = 0.0
    for number in range(25):
        for one in account_of(played("normandy/4", number, 250)).sides:
            expected += one.expected
            hits += one.hits
    assert hits == pytest.approx(expected, rel=0.2)
    assert expected > 50


Counted = tuple[str, int, int, Any, int, int]


def counted(game: Game) -> list[Counted]:
    """The same from the story alone, with a pencil: by whose counter fired and whose fell."""
    shots, cards, units = [], [], []
    for event in game.events(None):
        args = event.args
        if event.kind == "casualty":
            cards.append(owner(args["unit"]))
        elif event.kind == "unit-removed":
            units.append(owner(args["unit"]))
        elif event.kind == "shot":
            hitting = min(10, max(1, 11 - int(args["total"])))
            missed = (1 - hitting / 10) ** len(str(args["dice"]).split())
            shots.append((owner(args["attacker"]), args["result"] == "hit", 1 - missed))
    return [
        (
            side,
            sum(who == side for who, _, _ in shots),
            sum(hit for who, hit, _ in shots if who == side),
            pytest.approx(sum(chance for who, _, chance in shots if who == side)),
            cards.count(side),
            units.count(side),
        )
        for side in game.stage.sides
    ]


def owner(unit: object) -> str:
    return "US" if str(unit).startswith("us-") else "German"


def fortunes(sides: Iterable[Fortune]) -> list[Counted]:
    return [(one.side, one.shots, one.hits, one.expected, one.cards, one.units) for one in sides]


@pytest.mark.parametrize("number", [0, 1])
def test_luck_and_losses_of_a_whole_game_of_four_are_those_of_the_two_sides(
    tmp_path: Path, number: int
) -> None:
    with teams.found_in(tmp_path):
        keeper = Bookkeeper()
        for game in played(teams.FOUR, number, 3000):
            keeper.note(game)
        assert game.over
        found = keeper.account()
        assert fortunes(found.sides) == counted(game)
        assert all(one.shots > 10 and one.hits and one.cards for one in found.sides), "too little to tell"
        assert any(one.units for one in found.sides)
        assert found.course[-1].points == tuple(
            game.now(None).sides[side].points for side in game.stage.sides
        )


def test_a_game_that_was_never_shown_has_no_account() -> None:
    with pytest.raises(AssertionError):
        Bookkeeper().account()
