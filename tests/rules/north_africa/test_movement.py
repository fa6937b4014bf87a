"""Move, Scout and Stalk on foot."""

from tests.rules.north_africa.ground import italian, lrdg
from tests.table import has, marker, offered, play, refused, where


def test_move_stays_on_own_markers() -> None:
    game = lrdg("Rifleman").game()
    play(game, "LRDG", "Rifleman", "Move")
    assert offered(game, "LRDG") == {"12A", "2B", "17A", "stop"}
    play(game, "LRDG", "17A")
    assert where(game, "LRDG Rifleman") == "17A"
    assert offered(game, "LRDG") == {"end turn"}


def test_move_refuses_unscouted_ground() -> None:
    game = lrdg("Rifleman").unmarked("LRDG", "12A").game()
    play(game, "LRDG", "Rifleman", "Move")
    assert refused(game, "LRDG", "12A") == "not-scouted"


def test_scout_marks_what_it_walks_over_and_takes_fog_of_war() -> None:
    game = italian("Scout A").place("Italian Scout A", "7A").game()
    play(game, "Italian", "Scout A", "Scout", "4B", "1A")
    assert where(game, "Italian Scout A") == "1A"
    assert marker(game, "Italian", "4B") == marker(game, "Italian", "1A") == "scouted"
    assert has(game, "Italian", "discard", "Fog of War") == 2


def test_scout_over_own_markers_costs_nothing() -> None:
    game = lrdg("Scout").game()
    play(game, "LRDG", "Scout", "Scout", "12A", "17A")
    assert has(game, "LRDG", "discard", "Fog of War") == 0


def test_stalk_goes_anywhere_and_marks_nothing() -> None:
    game = lrdg("Saboteur*2").place("LRDG Saboteur", "17A").game()
    play(game, "LRDG", "Saboteur", "Stalk", "22B")
    assert where(game, "LRDG Saboteur") == "22B"
    assert marker(game, "LRDG", "22B") is None
    assert has(game, "LRDG", "discard", "Fog of War") == 0
    play(game, "LRDG", "Saboteur", "Stalk", "4B")
    assert where(game, "LRDG Saboteur") == "4B"


def test_soldiers_walk_on_rough_terrain() -> None:
    game = lrdg("Sniper").game()
    play(game, "LRDG", "Sniper", "Stalk", "15A")
    assert where(game, "LRDG Sniper") == "15A"
