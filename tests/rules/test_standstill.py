"""A game in which nothing but cards changes any more is a draw (ruling 63)."""

from __future__ import annotations

from itertools import pairwise

import pytest

import undaunted
from tests.scene import Scene, scene
from tests.table import end_turn, offered, play, refused, told
from undaunted import bots
from undaunted.content.stage import stage
from undaunted.content.variants import variants
from undaunted.game.notation import reader as notation
from undaunted.game.things import Things
from undaunted.solo.automaton import Automaton

MOST = 40
NOTICE = 10


def still(game: undaunted.Game) -> int:
    """Rounds in a row without a change; -1 where something has changed in this one."""
    parts = dict(part.split("=", 1) for part in game.position().split()[1:])
    return int(parts.get("still", 0)) - 1


def quiet_round(game: undaunted.Game) -> None:
    """From the first turn on both sides do nothing; then they bid for the next."""
    end_turn(game, "US", "German")
    bid(game)


def bid(game: undaunted.Game) -> None:
    for seat in game.deciders:
        game.play(seat, game.options(seat)[0])


def waiting(rounds: int, where: str = "normandy/1") -> Scene:
    """So many rounds without a change, and the US with two Riflemen in hand."""
    return scene(where).still(rounds).hand("US", "Rifleman A", "Rifleman B").hand("German", "Rifleman A")


def asked_game(rounds: int = MOST - 1) -> undaunted.Game:
    """The last round that is allowed is over."""
    game = waiting(rounds).game(seed=1)
    end_turn(game, "US", "German")
    return game


# Counting


def test_a_new_game_begins_with_nothing_counted() -> None:
    assert "still" not in undaunted.new("normandy/1", seed=1).position()


def test_each_round_without_a_change_is_counted() -> None:
    game = waiting(3).game(seed=1)
    assert still(game) == 3
    end_turn(game, "US")
    assert still(game) == 3
    end_turn(game, "German")
    assert still(game) == 4


def test_a_change_sets_the_count_back_and_its_round_counts_for_nothing() -> None:
    game = waiting(3).place("US Rifleman A", "13B").scouted("US", "13B").game(seed=1)
    play(game, "US", "Rifleman A", "Control")
    assert still(game) == -1
    end_turn(game, "US", "German")
    assert still(game) == 0


def face_to_face() -> Scene:
    """Two Riflemen on one tile, and the American is to attack."""
    board = scene().place("US Rifleman A", "13B").place("German Rifleman A", "13B")
    return board.hand("US", "Rifleman A")


CHANGES = {
    "a counter moves": (scene().hand("US", "Rifleman A"), ("Rifleman A", "Move", "2B")),
    "a marker is placed": (scene().hand("US", "Scout A"), ("Scout A", "Scout", "13B")),
    "a tile is controlled": (
        scene().place("US Rifleman A", "13B").scouted("US", "13B").hand("US", "Rifleman A"),
        ("Rifleman A", "Control"),
    ),
    "a card comes from the supply": (
        scene().hand("US", "Squad Leader A"),
        ("Squad Leader A", "Bolster", "Rifleman A"),
    ),
    "a card goes to the supply": (scene().hand("US", "Rifleman A"), ("Rifleman A", "Hunker down")),
    "a Fog of War leaves the game": (
        scene().hand("US", "Scout A", "Fog of War").deck("US", "Rifleman A").draws("US Rifleman A"),
        ("Scout A", "Recon"),
    ),
    "an enemy takes a Fog of War": (scene().hand("US", "Scout A"), ("Scout A", "Conceal")),
    "a casualty": (
        face_to_face().dice(0),
        ("Rifleman A", "Attack", "German Rifleman A"),
    ),
    "a unit is readied": (
        scene().suppressed("US Rifleman A").hand("US", "Rifleman A"),
        ("Rifleman A", "Ready"),
    ),
    "a unit is suppressed": (
        scene("normandy/2").turn_of("German").hand("German", "Machine Gunner A")
        .place("German Machine Gunner A", "5B").place("US Rifleman A", "5B").dice(0, 0, 0, 0),
        ("Machine Gunner A", "Suppress", "US Rifleman A"),
    ),
}  # fmt: skip
"""What changes, and how."""


@pytest.mark.parametrize("change", CHANGES)
def test_what_counts_as_a_change(change: str) -> None:
    setting, picks = CHANGES[change]
    game = setting.still(20).game()
    assert still(game) == 20
    play(game, game.deciders[0], *picks)
    assert still(game) == -1


CARDS_ONLY = {
    "a miss": (
        face_to_face().dice(1),
        ("Rifleman A", "Attack", "German Rifleman A"),
    ),
    "cards drawn": (
        scene().hand("US", "Platoon Sergeant").deck("US", "Rifleman A").draws("US Rifleman A"),
        ("Platoon Sergeant", "Command", "draw", "stop"),
    ),
    "a card played in vain": (
        scene().hand("US", "Squad Leader A"), ("Squad Leader A", "Bolster", "stop"),
    ),
    "the end of a turn": (scene().hand("US", "Rifleman A"), ("End turn",)),
}  # fmt: skip


@pytest.mark.parametrize("event", CARDS_ONLY)
def test_what_does_not(event: str) -> None:
    setting, picks = CARDS_ONLY[event]
    game = setting.still(20).game()
    play(game, "US", *picks)
    assert still(game) == 20


# The notice


def test_the_players_are_told_ten_rounds_before() -> None:
    game = waiting(MOST - NOTICE - 1).game(seed=1)
    assert game.now("US").draw_in == 0
    end_turn(game, "US", "German")
    assert told(game, "standing-still") == [{"rounds": NOTICE}]
    assert game.now("US").draw_in == game.now(None).draw_in == game.view("German").draw_in == NOTICE
    (event,) = [event for event in game.events("US") if event.kind == "standing-still"]
    assert event.say("en").endswith("after 10 more such rounds the game is a draw.")
    assert event.say("fr").endswith("encore 10 tours de jeu semblables, et la partie est nulle.")


def test_they_are_told_once_and_see_the_rounds_go_down() -> None:
    game = waiting(MOST - NOTICE).game(seed=1)
    end_turn(game, "US", "German")
    assert told(game, "standing-still") == []
    assert game.now("US").draw_in == NOTICE - 1


def test_a_change_takes_the_notice_away() -> None:
    game = waiting(MOST - 2).place("US Rifleman A", "13B").scouted("US", "13B").game(seed=1)
    assert game.now("US").draw_in == 2
    play(game, "US", "Rifleman A", "Control")
    assert game.now("US").draw_in == 0


# The draw


def test_who_has_the_initiative_is_asked_first_whether_to_play_on() -> None:
    game = asked_game()
    assert not game.over
    assert game.deciders == ("US",)
    assert offered(game, "US") == {"play on", "stop"}
    assert [option.label for option in game.options("US")] == ["Play on", "Accept the draw"]
    assert [option.text("fr") for option in game.options("US")] == ["Continuer", "Accepter le match nul"]
    assert "draw" in game.prompt("US")


def test_whoever_accepts_the_draw_ends_the_game_without_a_winner() -> None:
    game = asked_game()
    play(game, "US", "stop")
    assert game.over
    assert (game.winner, game.how) == (None, "standstill")
    assert game.deciders == ()
    assert told(game, "drawn") == [{"rounds": MOST}]
    assert told(game, "won") == []
    (event,) = [event for event in game.events(None) if event.kind == "drawn"]
    assert event.say("en") == "Draw: nothing has changed for 40 rounds."
    assert event.say("fr") == "Match nul\N{NO-BREAK SPACE}: rien n'a changé depuis 40 tours de jeu."
    seen = game.view("German")
    assert (seen.over, seen.winner, seen.how) == (True, None, "standstill")
    assert repr(game) == "<Game normandy/1: a draw>"


def test_one_side_alone_cannot_play_on() -> None:
    game = asked_game()
    play(game, "US", "play on")
    assert game.deciders == ("German",)
    play(game, "German", "stop")
    assert (game.over, game.winner) == (True, None)


def test_both_sides_play_on_and_the_count_starts_again() -> None:
    game = asked_game()
    before = game.round
    play(game, "US", "play on")
    play(game, "German", "play on")
    assert [event["seat"] for event in told(game, "played-on")] == ["US", "Germans"]
    assert not game.over
    assert game.round == before + 1
    assert game.now("US").draw_in == 0
    bid(game)
    first, second = game.deciders[0], next(seat for seat in game.seats if seat not in game.deciders)
    end_turn(game, first, second)
    assert still(game) == 0


def test_a_goal_reached_in_the_last_round_wins() -> None:
    game = waiting(MOST - 1).controlled("US", "6A", "2B").place("US Rifleman A", "13B").scouted("US", "13B")
    played = game.game(seed=1)
    play(played, "US", "Rifleman A", "Control")
    assert played.winner == "US"


def test_in_a_team_the_commander_speaks() -> None:
    """The LRDG have the initiative, and their second seat the command card."""
    game = scene("under-cover-of-night/204+teams").still(MOST - 1).commands("LRDG-2").game(seed=1)
    while "play on" not in offered(game, game.deciders[0]):
        end_turn(game, game.deciders[0])
    assert game.deciders == ("LRDG-2",)
    play(game, "LRDG-2", "play on")
    assert game.deciders == ("Italian-1",)


def test_the_solo_opponent_never_plays_on() -> None:
    game = scene("normandy/1+solo=German").still(MOST - 1).suppressed(
        "German Rifleman A", "German Rifleman B", "German Scout A", "German Scout B",
    ).nothing_else("German").deck("German", "Fog of War*3").hand("US", "Rifleman A").game(seed=1)  # fmt: skip
    end_turn(game, "US")
    while not game.over:
        play(game, game.deciders[0], "stop")
    assert (game.winner, game.how) == (None, "standstill")


def test_playing_on_is_refused_at_any_other_time() -> None:
    assert refused(waiting(2).game(), "US", "play-on") == "no-standstill"
    assert refused(asked_game(), "US", "end-turn") == "finish-first"


def test_the_answer_can_be_taken_back_until_the_other_side_has_answered() -> None:
    game = asked_game()
    play(game, "US", "play on")
    game.undo("US")
    assert game.deciders == ("US",)


# Keeping


def test_the_log_of_a_draw_loads_back() -> None:
    game = undaunted.from_position(asked_game().position(), seed=4)
    play(game, "US", "play on")
    play(game, "German", "stop")
    again = undaunted.load(game.save())
    assert (again.over, again.winner, again.how) == (True, None, "standstill")
    assert again.position() == game.position()
    verdict = undaunted.verify(game.save())
    assert (verdict.winner, verdict.drawn) == (None, True)


def test_positions_tell_the_count_and_the_question() -> None:
    game = asked_game()
    assert game.position().endswith("ask=standstill/US/left:1")
    play(game, "US", "play on")
    assert game.position().endswith("ask=standstill/German/left:0")
    assert undaunted.from_position(game.position()).position() == game.position()
    play(game, "German", "stop")
    assert game.position().endswith("won=-:standstill")


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("still=41", "still=40", "still"),
        ("still=41", "still=99", "still"),
        ("ask=standstill/US/left:1", "ask=turn/German", "still"),
        ("ask=standstill/US/left:1", "ask=standstill/German/left:1", "ask"),
        ("ask=standstill/US/left:1", "ask=standstill/US/left:2", "ask"),
        ("turn=1", "turn=0", "ask"),
        ("ask=standstill/US/left:1", "won=US:standstill", "won"),
        ("ask=standstill/US/left:1", "won=-:pin", "won"),
    ],
)
def test_positions_that_cannot_be(old: str, new: str, part: str) -> None:
    text = asked_game().position()
    assert old in text
    with pytest.raises(undaunted.BadPosition, match=part):
        undaunted.from_position(text.replace(old, new))


# Versions and whole games


def test_earlier_rules_know_no_standstill() -> None:
    last = {name: max(version for game, version in variants() if game == name) for name, _ in variants()}
    assert {name: variants()[name, version].standstill for name, version in last.items()} == dict.fromkeys(
        last, MOST
    )
    assert (variants()["normandy", 2].standstill, variants()["stalingrad", 1].standstill) == (0, 0)
    former = stage("normandy/1", version=2)
    assert not Things(former).numbers.get("play-on")
    with pytest.raises(undaunted.BadPosition, match="still"):
        notation.read(waiting(3).position(), former)


def test_the_game_that_never_ended_ends() -> None:
    """Points are level, the human has only commanders, and the bot's last Rifleman has nowhere to go."""
    game = undaunted.new("normandy/1+solo=US+hard", seed=526001)
    solo, greedy = Automaton(game.stage), bots.make("greedy", seed=526001)
    changes = []
    while not game.over:
        (seat,) = game.deciders
        player = solo if seat == "US" else greedy
        things = [option.thing for option in game.options(seat)]
        thing = things[0] if len(things) == 1 else player.choose(game.observation(seat), things)
        game.play(seat, int(thing))
        changes.append((game.round, still(game)))
    assert (game.winner, game.how) == (None, "standstill")
    assert game.round == 58
    assert max(count for (_, before), (_, count) in pairwise(changes) if before != count) == MOST
