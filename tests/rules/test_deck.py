"""Drawing: the discard pile becomes the deck only when a card is due; the play area never does."""

from tests.scene import scene
from tests.table import end_turn, offered, play, told, zone

GERMAN_DRAWS = ("German Scout A", "German Scout B", "German Rifleman A", "German Rifleman B")


def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    game = (
        scene().initiative("German").turn_of("US")
        .deck("US", "Scout A").discard("US", "Rifleman A*2", "Rifleman B*3")
        .draws("US Scout A", "US Rifleman A", "US Rifleman B", "US Rifleman B", *GERMAN_DRAWS).game()
    )  # fmt: skip
    end_turn(game, "US")
    assert zone(game, "US", "hand") == {"Scout A": 1, "Rifleman A": 1, "Rifleman B": 2}
    assert zone(game, "US", "deck") == {"Rifleman A": 1, "Rifleman B": 1}
    assert zone(game, "US", "discard") == {}
    assert told(game, "reshuffled") == [{"seat": "US"}]


def test_the_discard_pile_stays_while_no_card_is_due() -> None:
    # Exactly four cards: the deck is empty afterwards, and the discard pile is left alone.
    game = (
        scene().initiative("German").turn_of("US")
        .deck("US", "Scout A", "Scout B", "Rifleman A", "Rifleman B").discard("US", "Squad Leader A")
        .draws("US Scout A", "US Scout B", "US Rifleman A", "US Rifleman B", *GERMAN_DRAWS).game()
    )  # fmt: skip
    end_turn(game, "US")
    assert zone(game, "US", "deck") == {}
    assert zone(game, "US", "discard") == {"Squad Leader A": 1}
    assert told(game, "reshuffled") == []


def test_the_play_area_is_never_shuffled_in() -> None:
    game = (
        scene().hand("US", "Platoon Sergeant").play_area("US", "Rifleman A").deck("US")
        .discard("US", "Scout B")
        .draws("US Scout B").game()
    )  # fmt: skip
    play(game, "US", "Platoon Sergeant", "Command", "Draw")
    assert zone(game, "US", "hand") == {"Scout B": 1}
    assert zone(game, "US", "played") == {"Rifleman A": 1, "Platoon Sergeant": 1}
    assert offered(game, "US") == {"stop"}, "deck and discard pile are empty now"


def test_with_deck_and_discard_pile_empty_nothing_is_drawn() -> None:
    game = (
        scene().initiative("German").turn_of("US").deck("US", "Scout A", "Rifleman A")
        .draws("US Scout A", "US Rifleman A", *GERMAN_DRAWS).game()
    )  # fmt: skip
    end_turn(game, "US")
    assert zone(game, "US", "hand") == {"Scout A": 1, "Rifleman A": 1}
    assert game.deciders == ("US", "German")


def test_the_cards_just_discarded_can_be_drawn_at_once() -> None:
    game = (
        scene().initiative("German").turn_of("US").hand("US", "Rifleman A").deck("US")
        .draws("US Rifleman A", *GERMAN_DRAWS).game()
    )  # fmt: skip
    end_turn(game, "US")
    assert zone(game, "US", "hand") == {"Rifleman A": 1}
