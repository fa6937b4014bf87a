"""Navigate, a connected chain that begins next door, and Surveil, any tiles at all."""

from tests.rules.north_africa.ground import italian, lrdg
from tests.scene import Scene
from tests.table import has, marker, offered, play, refused, told


def navigator() -> Scene:
    """On 2B, next to 19A, 17A (scouted) and 15A (not)."""
    return lrdg("Navigator")


# Navigate


def test_the_first_tile_lies_next_to_the_actor() -> None:
    game = navigator().game()
    play(game, "LRDG", "Navigator", "Navigate")
    assert offered(game, "LRDG") == {"19A", "17A", "15A", "stop"}
    assert refused(game, "LRDG", "22B") == "not-in-chain"


def test_each_further_tile_lies_next_to_the_chain() -> None:
    game = navigator().game()
    play(game, "LRDG", "Navigator", "Navigate", "15A")
    assert offered(game, "LRDG") == {"22B", "1A", "4B", "stop"}, "those next to 15A that have no marker yet"
    assert refused(game, "LRDG", "19A") == "scouted-already"
    assert refused(game, "LRDG", "16B") == "not-in-chain", "next to nothing chosen"
    play(game, "LRDG", "22B")
    assert marker(game, "LRDG", "15A") == marker(game, "LRDG", "22B") == "scouted"


def test_two_neighbours_of_the_actor_that_do_not_touch_are_no_chain() -> None:
    game = navigator().unmarked("LRDG", "19A").game()
    play(game, "LRDG", "Navigator", "Navigate", "15A")
    assert refused(game, "LRDG", "19A") == "not-in-chain"


def test_marked_tiles_may_be_part_of_the_chain_and_cost_nothing() -> None:
    """Ruling 23."""
    game = navigator().game()
    play(game, "LRDG", "Navigator", "Navigate", "17A", "16B")
    assert marker(game, "LRDG", "16B") == "scouted"
    assert has(game, "LRDG", "discard", "Fog of War") == 1
    assert [args["tile"] for args in told(game, "scouted")] == ["16B"]


def test_every_tile_newly_scouted_costs_a_fog_of_war() -> None:
    game = navigator().game()
    play(game, "LRDG", "Navigator", "Navigate", "15A", "4B")
    assert has(game, "LRDG", "discard", "Fog of War") == 2
    assert has(game, "LRDG", "supply", "Fog of War") == 3


def test_as_far_as_the_supply_reaches() -> None:
    game = navigator().deck("LRDG", "Fog of War*6", "Scout").game()
    play(game, "LRDG", "Navigator", "Navigate", "15A", "4B")
    assert marker(game, "LRDG", "4B") == "scouted"
    assert has(game, "LRDG", "discard", "Fog of War") == 1


def test_up_to_its_value_includes_stopping() -> None:
    game = navigator().game()
    play(game, "LRDG", "Navigator", "Navigate", "15A", "stop", "stop")
    assert offered(game, "LRDG") == {"end turn"}
    game = navigator().game()
    play(game, "LRDG", "Navigator", "Navigate", "stop", "stop")
    assert has(game, "LRDG", "discard", "Fog of War") == 0


def test_a_second_navigate_starts_afresh() -> None:
    game = lrdg("Navigator*2").game()
    play(game, "LRDG", "Navigator", "Navigate", "15A", "stop", "stop", "Navigator", "Navigate")
    assert offered(game, "LRDG") == {"19A", "17A", "15A", "stop"}


def test_from_a_seat_it_counts_from_the_vehicle() -> None:
    game = lrdg("Machine Gunner").place("LRDG Patrol Truck", "12A").game()
    play(game, "LRDG", "Machine Gunner", "Patrol Truck navigator", "Navigate")
    assert offered(game, "LRDG") == {"19A", "20B", "17A", "16B", "stop"}


def test_the_enemys_markers_are_no_help() -> None:
    game = navigator().scouted("Italian", "15A").game()
    play(game, "LRDG", "Navigator", "Navigate", "15A", "stop")
    assert marker(game, "LRDG", "15A") == marker(game, "Italian", "15A") == "scouted"


def test_where_it_would_mark_nothing_it_is_not_offered() -> None:
    near = ("15A", "22B", "1A", "4B", "16B", "12A")
    game = navigator().scouted("LRDG", *near).game()
    play(game, "LRDG", "Navigator")
    assert refused(game, "LRDG", "lrdg-navigator.navigate") == "nothing-to-navigate"


def test_the_actors_own_tile_may_be_the_second_of_the_chain() -> None:
    """A Saboteur needs no marker to be where he is."""
    near = ("19A", "12A", "17A", "15A", "22B", "1A", "4B", "16B")
    game = navigator().scouted("LRDG", *near).unmarked("LRDG", "2B").game()
    play(game, "LRDG", "Navigator", "Navigate")
    assert refused(game, "LRDG", "2B") == "not-in-chain"
    play(game, "LRDG", "19A", "2B")
    assert marker(game, "LRDG", "2B") == "scouted"


# Surveil


def test_surveil_takes_any_tiles_without_an_own_marker() -> None:
    game = italian("Recon Aircraft").game()
    play(game, "Italian", "Recon Aircraft", "Surveil")
    assert "13B" not in offered(game, "Italian")
    assert refused(game, "Italian", "13B") == "scouted-already"
    play(game, "Italian", "19A", "1A")
    assert marker(game, "Italian", "19A") == marker(game, "Italian", "1A") == "scouted"
    assert has(game, "Italian", "discard", "Fog of War") == 2
    assert offered(game, "Italian") == {"end turn"}


def test_a_surveil_that_stops_early_leaves_nothing_behind() -> None:
    game = italian("Recon Aircraft", "Scout A").aboard("Italian Scout A", "Scout Car", "navigator").game()
    play(game, "Italian", "Recon Aircraft", "Surveil", "1A", "stop", "Scout A", "Navigate")
    assert offered(game, "Italian") == {"8B", "16B", "22B", "7A", "13B", "stop"}
    assert "chosen=" not in game.position()


def test_with_every_tile_marked_it_is_not_offered() -> None:
    tiles = ("19A", "12A", "20B", "2B", "17A", "16B", "8B", "15A", "22B", "9B", "1A", "4B", "7A", "13B")
    game = italian("Recon Aircraft").scouted("Italian", *tiles).game()
    play(game, "Italian", "Recon Aircraft")
    assert refused(game, "Italian", "italian-recon-aircraft.surveil") == "nothing-to-surveil"
