"""Units off the board arrive at a spawn marker when their card takes an action (ruling 11)."""

import pytest

from tests.scene import scene
from tests.table import is_suppressed, marker, offered, play, refused, told, where, zone


def test_a_counter_is_placed_first_and_then_acts_from_there() -> None:
    game = scene().off("US Rifleman A").hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A", "Move")
    assert where(game, "US Rifleman A") == "17B"
    assert told(game, "placed") == [{"unit": "US Rifleman A", "tile": "17B"}]
    play(game, "US", "2B")
    assert where(game, "US Rifleman A") == "2B"


def test_it_stays_where_it_was_placed_when_the_movement_stops_at_once() -> None:
    game = scene().off("US Rifleman A").hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A", "Move", "Stop")
    assert where(game, "US Rifleman A") == "17B"


@pytest.mark.parametrize(
    ("scenario", "side", "card", "tile"),
    [
        ("normandy/2", "US", "Rifleman A", "15B"),  # by squad
        ("normandy/2", "US", "Rifleman B", "4A"),
        ("normandy/2", "German", "Machine Gunner A", "18B"),  # everyone
        ("normandy/4", "US", "Machine Gunner B", "10A"),
        ("normandy/4", "US", "Sniper", "6A"),  # the Sniper's own
        ("normandy/7", "US", "Mortar", "16B"),  # squad C, Mortar and Sniper share one
        ("normandy/7", "German", "Mortar", "14B"),  # the Mortar's own
        ("normandy/7", "German", "Sniper", "7A"),
        ("normandy/7", "German", "Rifleman C", "6B"),
    ],
)
def test_a_spawn_marker_serves_those_it_names(scenario: str, side: str, card: str, tile: str) -> None:
    game = scene(scenario).off(f"{side} {card}").turn_of(side).hand(side, card).game()
    play(game, side, card, "Target" if card == "Mortar" else "Attack")
    assert where(game, f"{side} {card}") == tile


def test_an_attack_is_made_from_the_spawn_marker() -> None:
    game = scene().off("US Rifleman A").hand("US", "Rifleman A").dice(1).game()
    play(game, "US", "Rifleman A", "Attack")
    option = next(one for one in game.options("US") if one.name == "@german-rifleman-a")
    assert option.odds is not None
    assert option.odds.range == 2, "17B to 5B"
    play(game, "US", "German Rifleman A")
    assert where(game, "US Rifleman A") == "17B"


def test_control_of_the_spawn_tile() -> None:
    game = scene().off("US Rifleman A").hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A", "Control")
    assert marker(game, "US", "17B") == "controlled"


def test_an_action_impossible_even_from_there_is_not_offered() -> None:
    game = scene().off("US Rifleman A").controlled("US", "17B").hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A")
    assert offered(game, "US") == {"Move 1", "Attack 1", "hunker down"}
    assert refused(game, "US", "us-rifleman-a.control") == "already-controlled"
    assert where(game, "US Rifleman A") is None, "and asking for it has placed nothing"


def test_a_card_may_be_played_to_place_its_counter_alone() -> None:
    """Nothing is taken of a Move for which there is no scouted tile (ruling 32b)."""
    game = scene().off("US Rifleman A").unmarked("US", "2B").hand("US", "Rifleman A*2").game()
    play(game, "US", "Rifleman A", "Move")
    assert where(game, "US Rifleman A") == "17B"
    assert zone(game, "US", "played") == {"Rifleman A": 1}
    play(game, "US", "Rifleman A")
    assert refused(game, "US", "us-rifleman-a.move") == "no-step", "now it would change nothing"


def test_a_wiped_out_unit_comes_back_ready_once_its_cards_are_bolstered() -> None:
    game = (
        scene().place("German Rifleman A", "17B").suppressed("German Rifleman A")
        .hand("US", "Rifleman A").deck("German", "Squad Leader A", "Scout A")
        .dice(0)
        .draws("German Squad Leader A", "German Scout A", "German Rifleman A")
        .game()
    )  # fmt: skip
    play(game, "US", "Rifleman A", "Attack", "German Rifleman A")
    assert where(game, "German Rifleman A") is None
    game = (
        scene().off("German Rifleman A").turn_of("German")
        .hand("German", "Squad Leader A", "Platoon Sergeant")
        .deck("German").draws("German Rifleman A").game()
    )  # fmt: skip
    play(game, "German", "Squad Leader A", "Bolster", "Rifleman A", "Stop")
    play(game, "German", "Platoon Sergeant", "Command", "Draw", "Stop", "Rifleman A", "Attack")
    assert where(game, "German Rifleman A") == "5B"
    assert not is_suppressed(game, "German Rifleman A")


# Several spawn markers, in a pack of our own


def test_with_several_spawn_markers_the_owner_chooses(proving_ground: str) -> None:
    game = scene(proving_ground).off("US Rifleman A").hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A", "Attack")
    assert offered(game, "US") == {"17B", "6A"}
    assert refused(game, "US", "stop") == "must-choose"
    assert refused(game, "US", "13B") == "no-spawn-there"
    play(game, "US", "6A")
    assert where(game, "US Rifleman A") == "6A"
    assert offered(game, "US") == {"German Rifleman A", "German Scout A"}


def test_only_markers_from_which_the_action_is_possible_are_offered(proving_ground: str) -> None:
    game = scene(proving_ground).off("US Rifleman A").hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A", "Control")
    assert offered(game, "US") == {"17B"}, "6A carries no US marker"
    play(game, "US", "17B")
    assert marker(game, "US", "17B") == "controlled"


def test_a_unit_that_no_marker_serves_can_only_hunker_down(proving_ground: str) -> None:
    game = scene(proving_ground).hand("US", "Sniper").game()
    play(game, "US", "Sniper")
    assert offered(game, "US") == {"hunker down"}
    assert refused(game, "US", "us-sniper.attack") == "nowhere-to-place"
    play(game, "US", "Hunker down")
    assert zone(game, "US", "played") == {}
