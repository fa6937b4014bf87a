"""Bolster, Command, Conceal, Inspire, Recon."""

import pytest

from tests.scene import scene
from tests.table import has, offered, play, refused, told, zone

# Bolster


def test_bolster_takes_cards_from_the_supply_into_the_discard_pile() -> None:
    game = scene().hand("US", "Platoon Sergeant").game()
    play(game, "US", "Platoon Sergeant", "Bolster", "Rifleman A", "Rifleman A", "Scout B")
    assert zone(game, "US", "discard") == {"Rifleman A": 2, "Scout B": 1}
    assert has(game, "US", "supply", "Rifleman A") == 2
    assert offered(game, "US") == {"end turn"}, "three is the most"


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_bolster_may_stop_at_any_time(taken: int) -> None:
    game = scene().hand("US", "Platoon Sergeant").game()
    play(game, "US", "Platoon Sergeant", "Bolster", *["Rifleman A"] * taken, "Stop")
    assert has(game, "US", "discard", "Rifleman A") == taken
    assert offered(game, "US") == {"end turn"}


def test_a_squad_leader_bolsters_the_own_squad() -> None:
    game = scene().hand("US", "Squad Leader A").game()
    play(game, "US", "Squad Leader A", "Bolster")
    assert offered(game, "US") == {"Rifleman A", "Scout A", "stop"}
    assert refused(game, "US", "us-rifleman-b") == "wrong-squad"
    play(game, "US", "Scout A", "Scout A")
    assert has(game, "US", "discard", "Scout A") == 2


def test_bolster_takes_commanders_and_units_without_a_squad_but_never_fog_of_war() -> None:
    """Ruling 5."""
    game = scene("normandy/7").hand("US", "Platoon Sergeant").game()
    play(game, "US", "Platoon Sergeant", "Bolster")
    assert {"Platoon Guide", "Squad Leader C", "Sniper", "Mortar", "Machine Gunner C"} <= offered(game, "US")
    assert "Fog of War" not in offered(game, "US")
    assert refused(game, "US", "us-fog-of-war") == "fog-never-bolstered"
    assert refused(game, "US", "us-squad-leader-a") == "not-in-supply"
    assert refused(game, "US", "german-sniper") == "enemy-card"


def test_bolster_is_not_offered_when_only_fog_of_war_is_left() -> None:
    game = (
        scene()
        .hand("US", "Platoon Sergeant")
        .supply("US", "Fog of War*3")
        .deck("US", "Rifleman A", "Scout A")
        .game()
    )
    play(game, "US", "Platoon Sergeant")
    assert "Bolster 3" not in offered(game, "US")
    assert refused(game, "US", "us-platoon-sergeant.bolster") == "nothing-to-bolster"


def test_a_hunkered_card_can_be_bolstered_again() -> None:
    game = scene().hand("US", "Squad Leader B", "Platoon Sergeant").game()
    play(game, "US", "Squad Leader B", "Hunker down", "Platoon Sergeant", "Bolster", "Squad Leader B", "Stop")
    assert has(game, "US", "discard", "Squad Leader B") == 1


# Command


def test_command_draws_one_card_at_a_time_and_may_stop_after_each() -> None:
    """Ruling 6."""
    game = scene().hand("US", "Platoon Sergeant").draws("US Scout A").game()
    play(game, "US", "Platoon Sergeant", "Command", "Draw")
    assert zone(game, "US", "hand") == {"Scout A": 1}
    assert offered(game, "US") == {"draw", "stop"}
    play(game, "US", "Stop")
    assert offered(game, "US") == {"Scout A", "end turn"}


def test_command_draws_two_at_most_to_be_used_this_turn() -> None:
    game = scene().hand("US", "Platoon Sergeant").draws("US Scout A", "US Fog of War").game()
    play(game, "US", "Platoon Sergeant", "Command", "Draw", "Draw")
    assert zone(game, "US", "hand") == {"Scout A": 1, "Fog of War": 1}
    play(game, "US", "Scout A", "Conceal")
    assert offered(game, "US") == {"end turn"}


def test_command_may_stop_before_the_first_card() -> None:
    game = scene().hand("US", "Platoon Sergeant").game()
    play(game, "US", "Platoon Sergeant", "Command", "Stop")
    assert zone(game, "US", "hand") == {}


def test_command_needs_a_card_to_draw() -> None:
    game = scene().hand("US", "Platoon Sergeant").deck("US").play_area("US", "Rifleman A").game()
    play(game, "US", "Platoon Sergeant")
    assert offered(game, "US") == {"Bolster 3", "hunker down"}
    assert refused(game, "US", "us-platoon-sergeant.command") == "nothing-to-draw"


def test_command_stops_by_itself_when_nothing_is_left_to_draw() -> None:
    game = scene().hand("US", "Platoon Sergeant").deck("US", "Scout A").draws("US Scout A").game()
    play(game, "US", "Platoon Sergeant", "Command", "Draw")
    assert offered(game, "US") == {"stop"}
    assert refused(game, "US", "draw") == "nothing-to-draw"


# Conceal


def test_conceal_gives_the_enemy_a_fog_of_war() -> None:
    game = scene().hand("US", "Scout A").game()
    play(game, "US", "Scout A", "Conceal")
    assert zone(game, "German", "discard") == {"Fog of War": 1}
    assert has(game, "German", "supply", "Fog of War") == 7
    assert zone(game, "US", "discard") == {}


def test_conceal_may_be_taken_in_vain() -> None:
    """Ruling 2: the book itself speaks of it."""
    game = scene().hand("US", "Scout A").removed("German", "Fog of War*8").game()
    play(game, "US", "Scout A", "Conceal")
    assert zone(game, "German", "discard") == {}
    assert told(game, "concealed") == [{"seat": "Germans", "taken": 0}]
    assert zone(game, "US", "played") == {"Scout A": 1}


# Inspire


def test_inspire_returns_a_combat_card_of_the_squad_to_be_played_again() -> None:
    game = scene().hand("US", "Squad Leader A", "Scout A").game()
    play(game, "US", "Scout A", "Conceal", "Squad Leader A", "Inspire", "Scout A")
    assert zone(game, "US", "hand") == {"Scout A": 1}
    assert zone(game, "US", "played") == {"Squad Leader A": 1}
    play(game, "US", "Scout A", "Conceal")
    assert zone(game, "German", "discard") == {"Fog of War": 2}


def test_inspire_takes_the_own_squad_and_combat_cards_only() -> None:
    """Ruling 5: never a command card, so never itself."""
    game = (
        scene().hand("US", "Squad Leader A").play_area("US", "Rifleman A", "Scout B", "Platoon Sergeant")
        .game()
    )  # fmt: skip
    play(game, "US", "Squad Leader A", "Inspire")
    assert offered(game, "US") == {"Rifleman A", "stop"}
    assert refused(game, "US", "us-scout-b") == "wrong-squad"
    assert refused(game, "US", "us-platoon-sergeant") == "only-combat-cards-inspired"
    assert refused(game, "US", "us-squad-leader-a") == "only-combat-cards-inspired"
    assert refused(game, "US", "us-scout-a") == "not-in-play-area"


def test_inspire_may_take_nothing_back() -> None:
    game = scene().hand("US", "Squad Leader A").play_area("US", "Rifleman A").game()
    play(game, "US", "Squad Leader A", "Inspire", "Stop")
    assert zone(game, "US", "hand") == {}


def test_inspire_needs_a_card_of_the_squad_in_the_play_area() -> None:
    game = scene().hand("US", "Squad Leader A").play_area("US", "Rifleman B").game()
    play(game, "US", "Squad Leader A")
    assert offered(game, "US") == {"Bolster 2 A", "hunker down"}
    assert refused(game, "US", "us-squad-leader-a.inspire") == "nothing-to-inspire"


def test_a_hunkered_card_cannot_be_inspired() -> None:
    game = scene().hand("US", "Squad Leader A", "Rifleman A").game()
    play(game, "US", "Rifleman A", "Hunker down", "Squad Leader A")
    assert "Inspire 1 A" not in offered(game, "US")


# Recon


def test_recon_removes_a_fog_of_war_from_the_game_and_draws_a_card() -> None:
    game = scene().hand("US", "Scout A", "Fog of War*2").draws("US Rifleman B").game()
    play(game, "US", "Scout A", "Recon")
    assert zone(game, "US", "removed") == {"Fog of War": 1}
    assert zone(game, "US", "hand") == {"Fog of War": 1, "Rifleman B": 1}


def test_recon_needs_a_fog_of_war_in_hand() -> None:
    game = scene().hand("US", "Scout A").discard("US", "Fog of War").game()
    play(game, "US", "Scout A")
    assert offered(game, "US") == {"Scout 2", "Attack 1", "Conceal", "hunker down"}
    assert refused(game, "US", "us-scout-a.recon") == "no-fog-in-hand"


def test_recon_reshuffles_when_the_deck_is_empty() -> None:
    game = (
        scene().hand("US", "Scout A", "Fog of War").deck("US").discard("US", "Rifleman B")
        .draws("US Rifleman B").game()
    )  # fmt: skip
    play(game, "US", "Scout A", "Recon")
    assert zone(game, "US", "hand") == {"Rifleman B": 1}


def test_recon_with_nothing_to_draw_still_removes_the_fog_of_war() -> None:
    game = scene().hand("US", "Scout A", "Fog of War", "Rifleman A").deck("US").game()
    play(game, "US", "Scout A", "Recon")
    assert zone(game, "US", "removed") == {"Fog of War": 1}
    assert zone(game, "US", "hand") == {"Rifleman A": 1}
