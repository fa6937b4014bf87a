"""A round: draw four, bid in secret, take turns."""

import pytest

import undaunted
from tests.scene import scene
from tests.table import end_turn, has, offered, play, told, zone

US_HAND = ["us-rifleman-a", "us-scout-a", "us-platoon-sergeant", "us-fog-of-war"]
GERMAN_HAND = ["german-rifleman-a", "german-scout-a", "german-squad-leader-a", "german-fog-of-war"]


def first_round() -> undaunted.Game:
    return undaunted.new("normandy/1", chance=[*US_HAND, *GERMAN_HAND])


def test_both_players_draw_four_cards() -> None:
    game = first_round()
    assert zone(game, "US", "hand") == {
        "Rifleman A": 1, "Scout A": 1, "Platoon Sergeant": 1, "Fog of War": 1,
    }  # fmt: skip
    assert sum(zone(game, "German", "hand").values()) == 4
    assert sum(zone(game, "US", "deck").values()) == 9 - 4


def test_both_bid_at_once_and_any_card_will_do() -> None:
    game = first_round()
    assert game.deciders == ("US", "German")
    assert offered(game, "US") == {"Rifleman A", "Scout A", "Platoon Sergeant", "Fog of War"}
    assert offered(game, "German") == {"Rifleman A", "Scout A", "Squad Leader A", "Fog of War"}


@pytest.mark.parametrize("order", [("US", "German"), ("German", "US")])
def test_bids_come_in_either_order(order: tuple[str, str]) -> None:
    bid = {"US": "Scout A", "German": "Squad Leader A"}
    game = first_round()
    play(game, order[0], bid[order[0]])
    assert game.deciders == (order[1],)
    assert not game.options(order[0])
    play(game, order[1], bid[order[1]])
    assert game.view(None).initiative == "German"
    assert game.deciders == ("German",)


def test_a_bid_is_secret_until_both_are_in() -> None:
    hidden = first_round()
    other = first_round()
    play(hidden, "US", "Scout A")
    play(other, "US", "Fog of War")
    assert hidden.view("German") == other.view("German")
    assert hidden.events("German") == other.events("German")
    assert hidden.view("US") != other.view("US")
    assert told(hidden, "bid-placed") == [{"seat": "US"}]
    play(hidden, "German", "Scout A")
    assert told(hidden, "bids-revealed") == [
        {"bids": "the Americans with Scout A (6), the Germans with Scout A (6)"}
    ]


def test_the_higher_card_takes_the_initiative() -> None:
    game = first_round()
    play(game, "US", "Rifleman A")
    play(game, "German", "Scout A")
    assert game.view(None).initiative == "German"
    assert [one["side"] for one in told(game, "initiative")] == ["Germans"]


@pytest.mark.parametrize("holder", ["US", "German"])
def test_a_tie_goes_to_the_holder(holder: str) -> None:
    game = scene().initiative(holder).hand("US", "Rifleman A").hand("German", "Rifleman B").bidding().game()
    play(game, "US", "Rifleman A")
    play(game, "German", "Rifleman B")
    assert game.view(None).initiative == holder
    assert game.deciders == (holder,)


def test_both_bids_are_discarded() -> None:
    game = first_round()
    play(game, "US", "Scout A")
    assert has(game, "US", "hand", "Scout A") == 1, "it stays among the hand cards until all bids are in"
    play(game, "German", "Rifleman A")
    assert zone(game, "US", "discard") == {"Scout A": 1}
    assert zone(game, "German", "discard") == {"Rifleman A": 1}
    assert has(game, "US", "hand", "Scout A") == 0


def test_fog_of_war_may_be_bid() -> None:
    game = first_round()
    play(game, "US", "Fog of War")
    play(game, "German", "Fog of War")
    assert game.view(None).initiative == "US"
    assert zone(game, "US", "discard") == {"Fog of War": 1}


def test_an_empty_hand_bids_0() -> None:
    game = scene().hand("German", "Fog of War").has_bid("US", "-").bidding().game()
    assert game.deciders == ("German",)
    play(game, "German", "Fog of War")
    assert game.view(None).initiative == "German", "even Fog of War beats nothing"


def test_with_nobody_left_to_bid_the_game_is_over() -> None:
    """Without a card in either deck both sides are beyond hope, so there is no round without any bid."""
    game = (
        scene()
        .initiative("US").turn_of("German")
        .deck("US").nothing_else("US")
        .hand("German").deck("German").nothing_else("German")
        .game()
    )  # fmt: skip
    play(game, "German", "End turn")
    assert (game.winner, game.how) == ("German", "beyond-hope"), "5B is worth 3 points, the US side has none"


def test_who_runs_out_of_cards_is_not_asked_for_a_bid() -> None:
    """The Germans of Montmartin need a pin, so that even without a card they are never beyond hope."""
    game = (
        scene("normandy/2").initiative("US").turn_of("German")
        .hand("German").deck("German").nothing_else("German")
        .game(seed=1)
    )  # fmt: skip
    play(game, "German", "End turn")
    assert game.deciders == ("US",)
    game.play("US", game.options("US")[0])
    assert game.view(None).initiative == "US"
    assert game.deciders == ("US",), "the turns have begun"


def test_the_holder_of_the_initiative_goes_first_then_the_other_then_a_new_round() -> None:
    draws = ["US Scout A", "US Scout B", "US Rifleman A", "US Rifleman B"]
    german = ["German Scout A", "German Scout B", "German Rifleman A", "German Rifleman B"]
    game = scene().initiative("German").turn_of("German").draws(*draws, *german).game()
    assert game.deciders == ("German",)
    end_turn(game, "German")
    assert game.deciders == ("US",)
    assert game.round == 2
    end_turn(game, "US")
    assert game.round == 3
    assert set(game.deciders) == {"US", "German"}
    assert sum(zone(game, "US", "hand").values()) == 4


def test_the_initiative_is_kept_from_round_to_round() -> None:
    game = undaunted.new("normandy/3", seed=5)
    assert game.view(None).initiative == "German"
