"""The bot's turn: cards drawn, arranged, paid for hits, and resolved from left to right."""

from __future__ import annotations

import pytest

import undaunted
from tests.rules.solo.ground import asked, line, lined_up, pass_cards, tags, us
from tests.table import end_turn, has, is_suppressed, offered, play, told, where, zone
from undaunted.rules import words

# Drawing and arranging


def test_three_cards_are_drawn_and_stand_in_the_order_of_their_initiative() -> None:
    game = lined_up("Rifleman A", "Platoon Sergeant", "Scout A")
    assert line(game) == ["Platoon Sergeant", "Scout A", "Rifleman A"]
    assert zone(game, "German", "hand") == {}


def test_equal_initiative_stays_in_the_order_drawn() -> None:
    assert line(lined_up("Rifleman B", "Squad Leader A", "Rifleman A"))[1:] == ["Rifleman B", "Rifleman A"]
    assert line(lined_up("Rifleman A", "Squad Leader A", "Rifleman B"))[1:] == ["Rifleman A", "Rifleman B"]


def test_a_hard_bot_draws_four() -> None:
    where = "normandy/1+solo=German+hard"
    assert len(line(lined_up("Scout A", "Scout B", "Rifleman A", "Rifleman B", where=where))) == 4


def test_it_draws_what_there_is_and_never_reshuffles_its_play_area() -> None:
    setting = us().deck("German", "Rifleman A").discard("German", "Scout A")
    game = lined_up("Rifleman A", "Scout A", setting=setting)
    assert line(game) == ["Scout A", "Rifleman A"]
    assert len(told(game, "reshuffled")) == 1


def test_without_a_card_the_turn_is_over_at_once() -> None:
    game = lined_up(setting=us("Scout A").nothing_else("German").nothing_else("US"))
    assert game.over or game.round == 3


# Resolving


def test_cards_are_resolved_from_left_to_right_and_discarded() -> None:
    game = lined_up("Rifleman A", "Scout A", "Rifleman B")
    for title in ("Scout A", "Rifleman A", "Rifleman B"):
        assert line(game)[0] == title
        assert asked(game).card == f"german-{title.lower().replace(' ', '-')}"
        before = has(game, "German", "discard", title)
        pass_cards(game)
        assert has(game, "German", "discard", title) == before + 1
    assert line(game) == []
    assert game.round == 3
    assert game.deciders == ("US",), "the bot is not asked for a bid"


def test_a_fog_of_war_that_is_reached_is_discarded() -> None:
    game = lined_up("Fog of War", "Rifleman A", "Fog of War")
    assert line(game) == ["Rifleman A", "Fog of War", "Fog of War"]
    pass_cards(game)
    assert game.round == 3
    assert has(game, "German", "discard", "Fog of War") == 2
    assert len(told(game, "fog-passed")) == 2


def test_a_suppressed_unit_is_readied_and_no_line_is_read() -> None:
    game = lined_up("Rifleman A", "Rifleman B", "Fog of War", setting=us().suppressed("German Rifleman A"))
    assert line(game)[0] == "Rifleman B"
    assert not is_suppressed(game, "German Rifleman A")
    assert has(game, "German", "discard", "Rifleman A") == 1


def test_a_card_does_what_its_soldier_can_and_its_orders_are_three_at_most() -> None:
    game = lined_up("Rifleman A", "Fog of War", "Fog of War", setting=us().place("German Rifleman A", "8A"))
    assert offered(game, "German") == {"Move 1", "Attack 1", "Control", "roll", "stop"}
    play(game, "German", "Control")
    assert offered(game, "German") == {"Move 1", "Attack 1", "roll", "stop"}, "it is asked again"
    play(game, "German", "Move", "5B")
    play(game, "German", "Move", "8A")
    assert game.round == 3, "no fourth order is asked for"
    assert where(game, "German Rifleman A") == "8A"


def test_nobody_hunkers_down_for_the_bot_nor_ends_its_turn() -> None:
    game = lined_up("Rifleman A", "Scout A", "Fog of War")
    assert not {"hunker down", "end turn", "ready"} & offered(game, "German")


def test_a_unit_off_the_board_is_placed_by_its_first_action() -> None:
    setting = us().off("German Rifleman A").scouted("German", "8A")
    game = lined_up("Rifleman A", "Fog of War", "Fog of War", setting=setting)
    play(game, "German", "Move", "8A", "stop")
    assert where(game, "German Rifleman A") == "8A"


# The die


def test_a_die_is_rolled_for_a_card_and_its_nought_is_a_ten() -> None:
    setting = us().draws("German Rifleman A", "German Fog of War", "German Fog of War").dice(7, 0)
    game = setting.game(seed=1)
    end_turn(game, "US")
    assert asked(game).rolled == 0
    play(game, "German", "roll")
    assert asked(game).rolled == 7
    play(game, "German", "roll")
    assert asked(game).rolled == 10
    assert [one["die"] for one in told(game, "rolled")] == [7, 10]
    play(game, "German", "Control" if "Control" in offered(game, "German") else "Attack")


# Hits that are paid for


def test_a_tag_costs_the_leftmost_card_of_its_unit() -> None:
    setting = us().tagged("German Rifleman A").deck("German", "Rifleman A*2", "Scout A", "Rifleman B")
    game = lined_up("Rifleman A", "Scout A", "Rifleman A", setting=setting)
    assert line(game) == ["Scout A", "Rifleman A"]
    assert has(game, "German", "discard", "Rifleman A") == 1
    assert tags(game) == {}


def test_each_tag_costs_one_card_and_goes_whether_there_is_one_or_not() -> None:
    setting = us().tagged("German Rifleman A", "German Rifleman A", "German Scout B")
    game = lined_up("Rifleman A", "Scout A", "Rifleman B", setting=setting)
    assert line(game) == ["Scout A", "Rifleman B"]
    assert tags(game) == {}
    assert sorted(one["paid"] for one in told(game, "tag-paid")) == ["no", "no", "yes"]


def test_all_are_told_which_card_a_tag_costs() -> None:
    setting = us().tagged("German Rifleman A", "German Rifleman B")
    game = lined_up("Scout A", "Rifleman A", "Rifleman B", setting=setting)
    assert line(game) == ["Scout A"]
    assert [one["card"] for one in told(game, "tag-paid", "US")] == ["Rifleman A", "Rifleman B"]


def test_who_won_the_bid_pays_for_no_hits() -> None:
    """It moves first, so nobody had the initiative to mark its units; and a marker would stay."""
    game = (
        us()
        .initiative("German")
        .bidding()
        .hand("US", "Fog of War")
        .tagged("German Rifleman A")
        .draws("German Scout B", "German Rifleman A", "German Scout A", "German Rifleman B")
        .game(seed=1)
    )
    play(game, "US", "Fog of War")
    assert line(game) == ["Scout B", "Scout A", "Rifleman A", "Rifleman B"]
    assert tags(game) == {"german-rifleman-a": 1}


# Which question comes when


def test_the_turn_of_the_human_follows_where_the_bot_has_the_initiative() -> None:
    game = (
        us("Scout A")
        .initiative("German")
        .bidding()
        .draws("German Platoon Sergeant", "German Rifleman A", "German Scout A", "German Rifleman B")
        .game(seed=1)
    )
    play(game, "US", "Scout A")
    assert game.deciders == ("German",)
    pass_cards(game, 4)
    assert game.deciders == ("US",)
    assert game.round == 2


def test_undo_does_not_reach_behind_the_bots_draws() -> None:
    game = lined_up("Rifleman A", "Scout A", "Rifleman B")
    assert not game.can_undo("US")
    with pytest.raises(undaunted.IllegalDecision):
        game.undo("US")


def test_dice_come_to_an_end() -> None:
    """Else whoever picks at random, or always the same, would roll for ever."""
    game = lined_up("Rifleman A", "Fog of War", "Fog of War", setting=us())
    for _ in range(words.ROLLS):
        play(game, "German", "roll")
    assert "roll" not in offered(game, "German")
    assert "stop" in offered(game, "German")
