"""A turn: cards one at a time, Fog of War, hunkering down, suppressed units, the end of it."""

import pytest

from tests.scene import scene
from tests.table import end_turn, has, is_suppressed, offered, play, refused, told, where, zone


def test_any_card_in_hand_may_be_played_or_the_turn_ended() -> None:
    game = scene().hand("US", "Rifleman A", "Squad Leader B", "Fog of War").game()
    assert offered(game, "US") == {"Rifleman A", "Squad Leader B", "end turn"}
    assert offered(game, "German") == set()


def test_a_played_card_lies_in_the_play_area_before_its_effect() -> None:
    """Ruling 1."""
    game = scene().hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A")
    assert zone(game, "US", "played") == {"Rifleman A": 1}
    assert zone(game, "US", "hand") == {}


def test_cards_are_played_until_the_turn_is_ended() -> None:
    game = scene().hand("US", "Scout A", "Scout B").game()
    play(game, "US", "Scout A", "Conceal", "Scout B", "Conceal")
    assert zone(game, "US", "played") == {"Scout A": 1, "Scout B": 1}
    assert offered(game, "US") == {"end turn"}


def test_the_end_of_a_turn_discards_hand_and_play_area() -> None:
    game = (
        scene().hand("US", "Scout A", "Rifleman B", "Fog of War").discard("US", "Squad Leader A")
        .hand("German", "Rifleman A").game()
    )  # fmt: skip
    play(game, "US", "Scout A", "Conceal", "End turn")
    assert zone(game, "US", "hand") == {}
    assert zone(game, "US", "played") == {}
    assert zone(game, "US", "discard") == {
        "Scout A": 1, "Rifleman B": 1, "Fog of War": 1, "Squad Leader A": 1,
    }  # fmt: skip
    assert zone(game, "German", "hand") == {"Rifleman A": 1}, "the other side keeps its hand for its own turn"


def test_fog_of_war_cannot_be_played() -> None:
    game = scene().hand("US", "Fog of War", "Rifleman A").game()
    assert refused(game, "US", "us-fog-of-war") == "fog-cannot-be-played"


# Hunker down


def test_hunkering_down_returns_the_card_to_the_supply() -> None:
    game = scene().hand("US", "Rifleman A").game()
    before = has(game, "US", "supply", "Rifleman A")
    play(game, "US", "Rifleman A", "Hunker down")
    assert has(game, "US", "supply", "Rifleman A") == before + 1
    assert zone(game, "US", "played") == {}
    assert told(game, "hunkered") == [{"seat": "US", "card": "Rifleman A"}]


def test_commanders_can_hunker_down_too() -> None:
    game = scene().hand("US", "Platoon Sergeant").game()
    play(game, "US", "Platoon Sergeant", "Hunker down")
    assert has(game, "US", "supply", "Platoon Sergeant") == 1


def test_hunkering_down_places_no_counter() -> None:
    game = scene().off("US Rifleman A").hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A", "Hunker down")
    assert where(game, "US Rifleman A") is None


def test_hunkering_down_is_possible_when_nothing_else_is() -> None:
    # On an unmarked tile among unmarked tiles, with no enemy to shoot at.
    game = (
        scene().empty_board().place("US Rifleman A", "3B").place("US Rifleman B", "17B")
        .hand("US", "Rifleman A").game()
    )  # fmt: skip
    play(game, "US", "Rifleman A")
    assert offered(game, "US") == {"hunker down"}


# Suppressed units


def test_a_suppressed_unit_is_readied_instead_of_acting() -> None:
    game = scene().suppressed("US Rifleman A").hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A")
    assert offered(game, "US") == {"ready", "hunker down"}
    assert refused(game, "US", "us-rifleman-a.attack") == "unit-suppressed"
    play(game, "US", "Ready")
    assert not is_suppressed(game, "US Rifleman A")
    assert zone(game, "US", "played") == {"Rifleman A": 1}, "the card was played as usual"
    assert told(game, "readied") == [{"unit": "US Rifleman A"}]


def test_hunkering_down_does_not_ready() -> None:
    game = scene().suppressed("US Rifleman A").hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A", "Hunker down")
    assert is_suppressed(game, "US Rifleman A")


def test_a_second_card_of_the_unit_acts_after_the_first_has_readied_it() -> None:
    game = scene().suppressed("US Rifleman A").hand("US", "Rifleman A*2").game()
    play(game, "US", "Rifleman A", "Ready", "Rifleman A", "Move", "2B")
    assert where(game, "US Rifleman A") == "2B"


def test_suppression_lasts_over_the_turns() -> None:
    game = scene().suppressed("German Scout A").hand("US", "Rifleman A").hand("German", "Scout A").game()
    end_turn(game, "US")
    play(game, "German", "Scout A")
    assert offered(game, "German") == {"ready", "hunker down"}


@pytest.mark.parametrize("unit", ["US Scout B", "German Rifleman A"])
def test_only_the_suppressed_unit_is_held_up(unit: str) -> None:
    game = scene().suppressed(unit).hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A")
    assert "Attack 1" in offered(game, "US")
