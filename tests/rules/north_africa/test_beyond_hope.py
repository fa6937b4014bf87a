"""Beyond All Hope in its North Africa form: cards, actions and counters decide, not paths (ruling 24)."""

import pytest

from tests.rules.north_africa.ground import lrdg, sands
from tests.scene import Scene
from tests.table import end_turn, play, points


def gives_up(setting: Scene) -> Scene:
    """The LRDG have two cards left; hunkering down with the last that can do something loses all hope."""
    return setting.hand("LRDG", "Saboteur", "Fog of War*2").nothing_else("LRDG")


# What follows


def test_an_opponent_who_must_neutralise_wins_at_once() -> None:
    game = gives_up(sands("escape")).game()
    play(game, "LRDG", "Saboteur", "Hunker down")
    assert (game.winner, game.how) == ("Italian", "beyond-hope")


def test_an_opponent_who_must_claim_wins_at_once_if_ahead() -> None:
    game = gives_up(sands().controlled("Italian", "7A")).game()
    play(game, "LRDG", "Saboteur", "Hunker down")
    assert (game.winner, game.how) == ("Italian", "beyond-hope")


def test_else_play_goes_on_until_they_are_ahead() -> None:
    setting = gives_up(sands().controlled("LRDG", "17A")).hand("Italian", "Rifleman A", "Tank Driver T")
    setting.place("Italian Rifleman A", "7A").place("Italian Medium Tank", "22B")
    game = setting.game()
    play(game, "LRDG", "Saboteur", "Hunker down", "stop")
    assert not game.over, "1 : 0 for the side beyond hope"
    end_turn(game, "LRDG")
    play(game, "Italian", "Rifleman A", "Control", "stop")
    assert not game.over, "1 : 1 is not ahead"
    play(game, "Italian", "Tank Driver T", "Control")
    assert (points(game, "LRDG"), points(game, "Italian")) == (1, 2)
    assert (game.winner, game.how) == ("Italian", "beyond-hope"), "although 3 were needed"


@pytest.mark.parametrize(
    ("ours", "theirs", "initiative", "winner"),
    [
        (("17A",), (), "Italian", "LRDG"),
        ((), ("7A",), "LRDG", "Italian"),
        (("17A",), ("7A",), "LRDG", "LRDG"),
        (("17A",), ("7A",), "Italian", "Italian"),
    ],
)
def test_or_until_they_cannot_either_and_then_points_and_initiative_decide(
    ours: tuple[str, ...], theirs: tuple[str, ...], initiative: str, winner: str
) -> None:
    setting = gives_up(
        sands().controlled("LRDG", *ours).controlled("Italian", *theirs).initiative(initiative)
    )
    game = setting.deck("Italian", "Fog of War*2").nothing_else("Italian").game()
    play(game, "LRDG", "Saboteur", "Hunker down")
    assert (game.winner, game.how) == (winner, "beyond-hope")


def test_against_an_opponent_who_must_escape_play_goes_on() -> None:
    game = gives_up(sands("flight")).game()
    play(game, "LRDG", "Saboteur", "Hunker down", "stop")
    assert not game.over
    game = gives_up(sands("race")).game()
    play(game, "LRDG", "Saboteur", "Hunker down")
    assert not game.over


def hopeless_italians(setting: Scene) -> Scene:
    return setting.deck("Italian", "Fog of War*2").nothing_else("Italian")


def test_both_beyond_hope_without_points_goes_to_the_neutraliser() -> None:
    game = hopeless_italians(gives_up(sands("convoy"))).game()
    play(game, "LRDG", "Saboteur", "Hunker down")
    assert (game.winner, game.how) == ("LRDG", "beyond-hope"), "the Italians must escape"
    game = hopeless_italians(gives_up(sands("escape"))).game()
    play(game, "LRDG", "Saboteur", "Hunker down")
    assert (game.winner, game.how) == ("Italian", "beyond-hope")


def test_of_two_neutralisers_the_active_side() -> None:
    game = hopeless_italians(gives_up(sands("duel"))).initiative("Italian").turn_of("LRDG").game()
    play(game, "LRDG", "Saboteur", "Hunker down")
    assert (game.winner, game.how) == ("LRDG", "beyond-hope")


@pytest.mark.parametrize("initiative", ["LRDG", "Italian"])
def test_of_two_who_must_escape_the_initiative(initiative: str) -> None:
    game = hopeless_italians(gives_up(sands("race"))).initiative(initiative).game()
    play(game, "LRDG", "Saboteur", "Hunker down")
    assert (game.winner, game.how) == (initiative, "beyond-hope")


def test_one_points_goal_is_enough_to_count_points() -> None:
    setting = hopeless_italians(gives_up(sands("hunt"))).controlled("LRDG", "17A").initiative("Italian")
    game = setting.game()
    play(game, "LRDG", "Saboteur", "Hunker down")
    assert (game.winner, game.how) == ("LRDG", "beyond-hope")


# The last card (ruling 25)


def test_what_the_last_card_was_played_for_still_counts() -> None:
    """The injury comes first: it must not end the game before the damage that wins it."""
    setting = lrdg("Antitank Gunner", goals="hunt").nothing_else("LRDG").controlled("Italian", "7A")
    game = setting.damage("Medium Tank", 5).dice(0, 0).game()
    play(game, "LRDG", "Antitank Gunner", "Antitank", "Italian Medium Tank", "Italian Tank Gunner T")
    assert (game.winner, game.how) == ("LRDG", "neutralise")


def test_once_the_turn_is_over_a_single_card_is_no_hope() -> None:
    setting = lrdg("Antitank Gunner", goals="hunt").nothing_else("LRDG").controlled("Italian", "7A")
    game = setting.dice(1, 1).game()
    play(game, "LRDG", "Antitank Gunner", "Antitank", "Italian Medium Tank", "stop")
    assert not game.over
    end_turn(game, "LRDG")
    assert (game.winner, game.how) == ("Italian", "beyond-hope")
