"""Four seats in two teams: the round, shared Fog of War, a command card that changes hands (ruling 39)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import undaunted
from tests.games import go_on
from tests.packs.teams import FOUR, found_in
from tests.scene import Scene, scene
from tests.table import end_turn, has, offered, play, refused, told
from undaunted.rules import words
from undaunted.speed import rules

SEATS = ("US-1", "US-2", "German-1", "German-2")


@pytest.fixture(autouse=True)
def teams(tmp_path: Path) -> Iterator[None]:
    with found_in(tmp_path):
        yield


def four() -> Scene:
    return scene(FOUR)


def hand_sizes(game: undaunted.Game) -> list[int]:
    return [seat.hand_size for seat in game.view(None).seats]


# The round


def test_commanders_draw_four_and_bid_their_team_mates_draw_three_and_do_not() -> None:
    game = undaunted.new(FOUR, seed=1)
    assert hand_sizes(game) == [4, 3, 4, 3]
    assert game.deciders == ("US-1", "German-1")


def test_commanders_have_their_turns_first_then_their_team_mates_initiative_leading() -> None:
    game = four().initiative("German").turn_of("German-1").game(seed=1)
    turns = []
    for _ in range(4):
        turns.append(game.deciders[0])
        end_turn(game, game.deciders[0])
    assert turns == ["German-1", "US-1", "German-2", "US-2"]
    assert (game.round, game.deciders) == (3, ("US-1", "German-1"))


def test_each_has_a_deck_a_hand_and_a_supply_of_his_own() -> None:
    game = four().hand("US-1", "Squad Leader A").game()
    play(game, "US-1", "Squad Leader A", "Bolster")
    assert offered(game, "US-1") == {"Scout A", "Rifleman A", "stop"}
    assert refused(game, "US-1", "us-2-rifleman-b") == "enemy-card"


def test_nobody_sees_the_hand_of_his_team_mate() -> None:
    game = undaunted.new(FOUR, seed=1)
    own, mate = game.view("US-1").seats[:2]
    assert own.hand is not None
    assert (mate.hand, mate.deck) == (None, None)


# Fog of War


def test_team_mates_share_a_supply_of_fog_of_war() -> None:
    game = four().hand("US-2", "Scout B").turn_of("US-2").commands("US-2").game()
    play(game, "US-2", "Scout B", "Scout", "13B")
    assert has(game, "US-2", "discard", "Fog of War") == 1
    assert has(game, "US-1", "supply", "Fog of War") == 5, "the pool lies with the first seat"
    assert has(game, "US-1", "discard", "Fog of War") == 0


def question_of(game: undaunted.Game) -> tuple[str, str, str]:
    """What is asked, for which card and action."""
    question = game.view(None).question
    assert question is not None
    return question.kind, question.card, question.action


def test_who_conceals_picks_one_of_two_opponents() -> None:
    game = four().hand("US-1", "Scout A").game()
    play(game, "US-1", "Scout A", "Conceal")
    assert {option.name for option in game.options("US-1")} == {"German-1", "German-2"}
    assert question_of(game) == ("conceal", "us-1-scout-a", "Conceal")
    assert refused(game, "US-1", "US-2") == "not-an-enemy"
    assert refused(game, "US-1", "stop") == "must-choose"
    game.play("US-1", "German-2")
    assert has(game, "German-2", "discard", "Fog of War") == 1
    assert has(game, "German-1", "supply", "Fog of War") == 5
    assert told(game, "concealed") == [{"seat": "German 2", "taken": 1}]


def test_an_empty_pool_is_empty_for_both() -> None:
    setting = four().hand("US-1", "Scout A").removed("German-1", "Fog of War*7").deck("German-1", "Scout A")
    game = setting.game()
    play(game, "US-1", "Scout A", "Conceal")
    game.play("US-1", "German-2")
    assert told(game, "concealed") == [{"seat": "German 2", "taken": 0}]


# The command card


def test_the_command_card_passes_to_the_team_mate_when_it_is_bid() -> None:
    setting = four().bidding().has_bid("US-2", "-").has_bid("German-2", "-")
    setting.hand("US-1", "Platoon Sergeant", "Scout A").hand("German-1", "Scout A")
    game = setting.game(seed=1)
    play(game, "US-1", "Platoon Sergeant")
    play(game, "German-1", "Scout A")
    assert has(game, "US-1", "discard", "Platoon Sergeant") == 0
    assert has(game, "US-2", "discard", "Platoon Sergeant") == 1
    assert told(game, "command-passed") == [{"seat": "US 1", "mate": "US 2"}]
    assert list(game.deciders) == ["US-1"], "he still commands this round"
    for seat in ("US-1", "German-1", "US-2", "German-2"):
        assert list(game.deciders) == [seat]
        end_turn(game, seat)
    assert list(game.deciders) == ["US-2", "German-1"], "and his team-mate the next"
    assert hand_sizes(game)[:2] == [3, 4]


def test_and_at_the_end_of_a_turn_from_the_hand_or_the_play_area() -> None:
    game = four().hand("US-1", "Platoon Sergeant").game()
    play(game, "US-1", "Platoon Sergeant", "Bolster", "Scout A", "stop")
    assert has(game, "US-1", "played", "Platoon Sergeant") == 1
    end_turn(game, "US-1")
    assert has(game, "US-2", "discard", "Platoon Sergeant") == 1


def test_hunkering_down_keeps_it_and_bolster_passes_it() -> None:
    game = four().hand("US-1", "Platoon Sergeant", "Platoon Guide").game()
    play(game, "US-1", "Platoon Sergeant", "Hunker down")
    assert has(game, "US-1", "supply", "Platoon Sergeant") == 1
    play(game, "US-1", "Platoon Guide", "Bolster", "Platoon Sergeant")
    assert has(game, "US-1", "supply", "Platoon Sergeant") == 0
    assert has(game, "US-2", "discard", "Platoon Sergeant") == 1


def test_while_it_lies_in_the_supply_its_seat_commands() -> None:
    game = four().hand("US-1", "Platoon Sergeant").game(seed=1)
    play(game, "US-1", "Platoon Sergeant", "Hunker down")
    for seat in ("US-1", "German-1", "US-2", "German-2"):
        end_turn(game, seat)
    assert game.deciders == ("US-1", "German-1")


def test_it_comes_back_the_same_way() -> None:
    game = four().commands("US-2").turn_of("US-2").hand("US-2", "Platoon Sergeant").game()
    end_turn(game, "US-2")
    assert has(game, "US-1", "discard", "Platoon Sergeant") == 1


def test_guide_moves_the_counters_of_a_team_mate() -> None:
    game = four().hand("US-1", "Platoon Guide").game()
    play(game, "US-1", "Platoon Guide", "Guide")
    assert offered(game, "US-1") == {
        f"US {name}" for name in ("Rifleman A", "Rifleman B", "Scout A", "Scout B")
    }
    play(game, "US-1", "US Rifleman B", "2B")
    assert [one.tile for one in game.view(None).counters if one.id == "us-rifleman-b"] == ["2B"]


def test_markers_are_for_both() -> None:
    """They belong to the side: a tile that one scouted the other walks on."""
    game = four().commands("US-2").turn_of("US-2").hand("US-2", "Rifleman B").scouted("US", "13B").game()
    play(game, "US-2", "Rifleman B", "Move", "13B")
    assert [one.tile for one in game.view(None).counters if one.id == "us-rifleman-b"] == ["13B"]


# Beyond All Hope


def test_a_team_mate_with_a_single_card_can_use_it() -> None:
    """He never bids, so ruling 25 does not speak of him."""
    setting = four().commands("US-1").hand("US-1", "Scout A", "Platoon Sergeant").nothing_else("US-1")
    game = setting.deck("US-2", "Rifleman B").nothing_else("US-2").controlled("German", "5B").game()
    play(game, "US-1", "Scout A", "Hunker down")
    assert not game.over, "the Rifleman of the team-mate takes tiles, and scouted ones are in reach or not"


def test_whoever_passes_the_command_card_loses_what_only_it_would_have_bolstered() -> None:
    """Without markers only the Scout in the supply of that seat could help, so the side loses at once."""
    setting = four().commands("US-2").turn_of("US-2").hand("US-2", "Platoon Sergeant")
    setting.deck("US-2", "Rifleman B*2").supply("US-2", "Scout B")
    setting.deck("US-1", "Rifleman A*2").nothing_else("US-1")
    setting.unmarked("US", *setting.stage.tiles).controlled("German", "5B")
    game = setting.game()
    assert not game.over
    end_turn(game, "US-2")
    assert (game.winner, game.how) == ("German", "beyond-hope")


# Whole games


@pytest.mark.parametrize("number", range(6))
def test_whole_games_keep_their_cards_and_replay(number: int) -> None:
    game = go_on(undaunted.new(FOUR, seed=number), number, 3000)
    again = undaunted.load(game.save())
    assert again.position() == game.position()
    state: Any = game._state
    table = state.table
    zones = (state.hand, state.deck, state.discard, state.played, state.supply, state.removed)
    for side in (0, 1):
        own = [card for card in range(table.cards) if table.seat_side[table.card_seat[card]] == side]
        fog = [card for card in own if table.card_kind[card] == words.FOG]
        command = [card for card in own if table.mate_card[card] != words.NONE]
        assert sum(zone[card] for zone in zones for card in fog) == 7
        assert sum(zone[card] for zone in zones for card in command) == 1


def test_a_deal_of_what_is_hidden_keeps_every_seat_s_cards() -> None:
    game = go_on(undaunted.new(FOUR, seed=3), 3, 40)
    for seat in SEATS:
        seen = game.observation(seat)
        dealt: Any = rules.determinise(seen, 5)
        table = dealt.table
        for other in range(table.seats):
            own = slice(table.seat_first_card[other], table.seat_first_card[other + 1])
            assert sum(dealt.hand[own]) == seen.hand_sizes[other]
