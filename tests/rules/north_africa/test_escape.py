"""Escaping: from an escape marker, as one step of a movement action; cards and counters leave (ruling 21)."""

import undaunted
from tests.rules.north_africa.ground import italian, lrdg, sands
from tests.scene import scene
from tests.table import fate, has, is_suppressed, offered, play, refused, seated, told, where, zone


def test_a_soldier_on_the_marker_escapes_with_a_movement_action() -> None:
    game = lrdg("Navigator", goals="escape").game()
    play(game, "LRDG", "Navigator", "Move")
    assert "escape" in offered(game, "LRDG")
    play(game, "LRDG", "Escape")
    assert (where(game, "LRDG Navigator"), fate(game, "LRDG Navigator")) == (None, "escaped")
    assert offered(game, "LRDG") == {"end turn"}
    assert told(game, "escaped")


def test_all_his_cards_leave_the_game_wherever_they_are() -> None:
    setting = lrdg("Navigator*2", goals="escape").discard("LRDG", "Navigator")
    game = setting.deck("LRDG", "Scout", "Sniper").game()
    play(game, "LRDG", "Navigator", "Move", "Escape")
    assert zone(game, "LRDG", "removed") == {"Navigator": 4}
    for pile in ("hand", "deck", "discard", "played", "supply"):
        assert has(game, "LRDG", pile, "Navigator") == 0


def test_it_costs_one_step_and_may_end_a_longer_move() -> None:
    game = lrdg("Scout", goals="escape").game()
    play(game, "LRDG", "Scout", "Scout", "2B", "Escape")
    assert fate(game, "LRDG Scout") == "escaped"


def test_who_has_no_step_left_does_not_escape() -> None:
    game = lrdg("Rifleman", goals="escape").game()
    play(game, "LRDG", "Rifleman", "Move", "2B")
    assert "escape" not in offered(game, "LRDG")
    assert where(game, "LRDG Rifleman") == "2B"


def test_not_from_a_tile_without_a_marker_nor_by_the_enemys() -> None:
    game = lrdg("Scout", goals="escape").place("LRDG Scout", "13B").game()
    play(game, "LRDG", "Scout", "Scout")
    assert refused(game, "LRDG", "escape") == "no-escape-here"
    game = lrdg("Scout", goals="escape").game()
    play(game, "LRDG", "Scout", "Scout")
    assert refused(game, "LRDG", "escape") == "no-escape-here"


def test_not_where_the_side_has_another_goal() -> None:
    game = lrdg("Navigator").game()
    play(game, "LRDG", "Navigator", "Move")
    assert refused(game, "LRDG", "escape") == "no-escape-here"


def test_stalking_out_is_fine() -> None:
    game = lrdg("Sniper", goals="escape").game()
    play(game, "LRDG", "Sniper", "Stalk", "Escape")
    assert fate(game, "LRDG Sniper") == "escaped"


def test_it_is_offered_even_with_no_other_step() -> None:
    game = lrdg("Navigator", goals="escape").unmarked("LRDG", "19A", "17A").game()
    play(game, "LRDG", "Navigator", "Move")
    assert offered(game, "LRDG") == {"escape", "stop"}


def test_a_soldier_in_a_vehicle_has_to_be_driven_or_to_exit() -> None:
    game = lrdg("Navigator", goals="escape").aboard("LRDG Navigator", "Armed Truck", "navigator").game()
    play(game, "LRDG", "Navigator")
    assert refused(game, "LRDG", "lrdg-navigator.move") == "exit-to-walk"


# Vehicles


def by_truck(*others: str, goals: str = "escape") -> undaunted.Game:
    """The Navigator drives the Armed Truck from 2B, with these beside him."""
    setting = lrdg("Navigator", goals=goals).aboard("LRDG Navigator", "Armed Truck", "driver")
    for soldier, place in zip(others, ("navigator", "gunner"), strict=False):
        setting.aboard(f"LRDG {soldier}", "Armed Truck", place).suppressed(f"LRDG {soldier}")
    game = setting.game()
    play(game, "LRDG", "Navigator", "Drive")
    return game


def test_a_vehicle_escapes_with_everyone_aboard() -> None:
    game = by_truck("Engineer")
    play(game, "LRDG", "Escape")
    for unit in ("LRDG Navigator", "LRDG Engineer", "LRDG Armed Truck"):
        assert (where(game, unit), fate(game, unit)) == (None, "escaped")
    assert not is_suppressed(game, "LRDG Engineer")
    assert seated(game, "LRDG Engineer") is None
    assert seated(game, "LRDG Navigator") is None
    assert zone(game, "LRDG", "removed") == {"Navigator": 4, "Engineer": 4}


def test_every_counter_counts_the_vehicle_too() -> None:
    game = by_truck()
    play(game, "LRDG", "Escape")
    assert (game.winner, game.how) == ("LRDG", "escape")


def test_everyone_aboard_must_be_allowed_to() -> None:
    game = by_truck("Sniper", goals="ride")
    assert refused(game, "LRDG", "escape") == "no-escape-here"
    game = by_truck(goals="ride")
    play(game, "LRDG", "Escape")
    assert (game.winner, game.how) == ("LRDG", "escape")


def test_a_vehicle_that_the_goal_does_not_name_stays() -> None:
    """However many of those aboard it names: they get out and walk (ruling 21)."""
    game = by_truck("Saboteur", goals="named")
    assert refused(game, "LRDG", "escape") == "no-escape-here"
    setting = lrdg("Navigator*2", goals="named").escaped("LRDG Saboteur")
    game = setting.aboard("LRDG Navigator", "Armed Truck", "driver").game()
    play(game, "LRDG", "Navigator", "exit", "Move", "Escape")
    assert fate(game, "LRDG Navigator") == "escaped"
    assert where(game, "LRDG Armed Truck") == "2B"
    assert (game.winner, game.how) == ("LRDG", "escape")


def test_in_rendezvous_nobody_drives_off() -> None:
    """North Africa 7 names two soldiers, and no vehicle."""
    setting = scene("north-africa/7").abandoned("Patrol Truck").hand("LRDG", "Navigator")
    game = setting.aboard("LRDG Navigator", "Patrol Truck", "driver").game()
    play(game, "LRDG", "Navigator", "Drive")
    assert refused(game, "LRDG", "escape") == "no-escape-here"


def test_a_captured_vehicle_counts_for_its_captor() -> None:
    """Ruling 32: the Saboteur and the truck he took are the two that it takes."""
    setting = lrdg("Saboteur", goals="escape").place("Italian Transport Truck", "2B")
    game = setting.place("LRDG Saboteur", "2B").game()
    play(game, "LRDG", "Saboteur", "Transport Truck driver", "Drive", "Escape")
    assert fate(game, "LRDG Saboteur") == fate(game, "Italian Transport Truck") == "escaped"
    assert (game.winner, game.how) == ("LRDG", "escape")


def test_an_enemys_vehicle_that_escapes_for_the_enemy_does_not() -> None:
    game = (
        italian("Tank Driver T", goals="race").holder("Armed Truck", "Italian").escaped("Armed Truck").game()
    )
    assert [side.points for side in game.view(None).sides] == [0, 1]


# The goal


def test_so_many_counters() -> None:
    game = lrdg("Navigator", "Sniper", goals="escape").game()
    play(game, "LRDG", "Navigator", "Move", "Escape")
    assert not game.over
    assert [(side.points, side.needed) for side in game.view(None).sides] == [(1, 2), (0, 2)]
    play(game, "LRDG", "Sniper", "Stalk", "Escape")
    assert (game.winner, game.how) == ("LRDG", "escape")


def test_named_counters_all_of_them_and_nobody_else() -> None:
    game = lrdg("Navigator", "Sniper", goals="named").escaped("LRDG Saboteur").game()
    play(game, "LRDG", "Sniper", "Stalk")
    assert refused(game, "LRDG", "escape") == "no-escape-here"
    play(game, "LRDG", "stop", "stop", "Navigator", "Move", "Escape")
    assert (game.winner, game.how) == ("LRDG", "escape")


def test_the_italians_escape_by_their_marker() -> None:
    game = italian("Tank Driver T", goals="convoy").game()
    play(game, "Italian", "Tank Driver T", "Drive", "Escape")
    assert fate(game, "Italian Medium Tank") == "escaped"
    assert (game.winner, game.how) == ("Italian", "escape")


def test_who_was_neutralised_has_not_escaped() -> None:
    game = sands("escape").neutralised("LRDG Scout").game()
    assert [side.points for side in game.view(None).sides] == [0, 1]
