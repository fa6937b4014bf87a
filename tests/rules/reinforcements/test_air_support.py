"""Air Support: up to so many aircraft from the supply into the hand, for this very turn (ruling 38)."""

from __future__ import annotations

from tests.rules.reinforcements.ground import italian
from tests.scene import scene
from tests.table import has, offered, play, refused, told, zone

LEADER = "Commando Leader S"


def test_only_aircraft_are_called() -> None:
    game = italian(LEADER).game()
    play(game, "Italian", LEADER, "Air Support")
    assert offered(game, "Italian") == {"Assault Aircraft", "Spotter Aircraft", "stop"}
    assert refused(game, "Italian", "italian-rifleman-a") == "only-aircraft"
    assert refused(game, "Italian", "italian-fog-of-war") == "only-aircraft"


def test_they_come_into_the_hand_and_leave_the_supply() -> None:
    game = italian(LEADER).game()
    play(game, "Italian", LEADER, "Air Support", "Assault Aircraft", "Spotter Aircraft")
    assert zone(game, "Italian", "hand") == {"Assault Aircraft": 1, "Spotter Aircraft": 1}
    assert has(game, "Italian", "supply", "Assault Aircraft") == 0
    assert has(game, "Italian", "supply", "Spotter Aircraft") == 1
    assert has(game, "Italian", "discard", "Assault Aircraft") == 0
    assert [one["card"] for one in told(game, "supported")] == [
        "Assault Aircraft",
        "Spotter Aircraft",
    ]


def test_one_may_be_called_twice_where_there_are_two() -> None:
    game = italian(LEADER).game()
    play(game, "Italian", LEADER, "Air Support", "Spotter Aircraft", "Spotter Aircraft")
    assert zone(game, "Italian", "hand") == {"Spotter Aircraft": 2}


def test_up_to_as_many_and_none_is_a_choice() -> None:
    game = italian(LEADER).game()
    play(game, "Italian", LEADER, "Air Support", "Assault Aircraft", "stop")
    assert zone(game, "Italian", "hand") == {"Assault Aircraft": 1}
    game = italian(LEADER).game()
    play(game, "Italian", LEADER, "Air Support", "stop")
    assert not zone(game, "Italian", "hand")


def test_they_can_be_played_on_this_turn() -> None:
    game = italian(LEADER).place("LRDG Scout", "12A").dice(1, 1).game()
    play(game, "Italian", LEADER, "Air Support", "Assault Aircraft", "stop")
    play(game, "Italian", "Assault Aircraft", "Bomb", "12A", "LRDG Scout")
    assert has(game, "Italian", "played", "Assault Aircraft") == 1


def test_without_any_in_the_supply_it_is_not_offered() -> None:
    game = italian(LEADER, "Assault Aircraft", "Spotter Aircraft*2").game()
    play(game, "Italian", LEADER)
    assert "Air Support 2" not in offered(game, "Italian")
    assert refused(game, "Italian", "italian-commando-leader-s.air-support") == "no-aircraft"


def test_one_in_the_deck_is_none_in_the_supply() -> None:
    game = italian(LEADER, "Spotter Aircraft*2").discard("Italian", "Assault Aircraft").game()
    play(game, "Italian", LEADER)
    assert refused(game, "Italian", "italian-commando-leader-s.air-support") == "no-aircraft"


def test_in_a_team_it_calls_ones_own_and_not_the_mates() -> None:
    game = scene("night/1+teams").turn_of("Italian-2").hand("Italian-2", LEADER).game()
    play(game, "Italian-2", LEADER, "Air Support")
    assert offered(game, "Italian-2") == {"Spotter Aircraft", "stop"}, "the Assault Aircraft is Italian-1's"
    assert refused(game, "Italian-2", "italian-1-assault-aircraft") == "enemy-card"
