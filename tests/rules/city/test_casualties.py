"""Casualties: where the card is looked for, who chooses, and who may look at the pile (ruling 57)."""

from __future__ import annotations

from tests.rules.city.ground import german, kinds, soviet
from tests.table import has, is_routed, offered, play, told, where, zone
from undaunted.speed import rules


def test_on_ones_own_turn_the_play_area_comes_first() -> None:
    """A Bomb of one's own hits Rifleman A, whose card lies in the play area."""
    scene = soviet("Bomber", "Rifleman A").play_area("Soviet", "Rifleman A").discard("Soviet", "Rifleman A")
    game = scene.off("Soviet Machine Gunner A").dice(1, 1, 1, 0, 1).game()
    play(game, "Soviet", "Bomber", "Bomb", "105", "Building 105", "Soviet Rifleman A")
    assert told(game, "casualty") == [{"unit": "Soviet Rifleman A", "zone": "played"}]
    assert has(game, "Soviet", "hand", "Rifleman A") == 1
    assert has(game, "Soviet", "discard", "Rifleman A") == 1


def test_then_hand_then_discard_pile_then_deck() -> None:
    scene = soviet("Machine Gunner A*2").hand("German", "Scout B").discard("German", "Scout B")
    scene = scene.play_area("Soviet", "Machine Gunner A")
    game = (
        scene.supply("German", "Rifleman A").deck("German", "Scout B", "Fog of War").dice(0, 1, 0, 1).game()
    )
    play(game, "Soviet", "Machine Gunner A", "Attack", "German Scout B")
    play(game, "Soviet", "Machine Gunner A", "Attack", "German Scout B")
    assert [event["zone"] for event in told(game, "casualty")] == ["hand", "discard"]


def test_the_deck_last_and_the_supply_never() -> None:
    game = soviet("Machine Gunner A*2").deck("German", "Scout B").dice(0, 1, 0, 1).game()
    play(game, "Soviet", "Machine Gunner A", "Attack", "German Scout B")
    assert [event["zone"] for event in told(game, "casualty")] == ["deck"]
    assert has(game, "German", "supply", "Scout B") == 2
    play(game, "Soviet", "Machine Gunner A", "Attack", "German Scout B")
    assert is_routed(game, "German Scout B")
    assert has(game, "German", "supply", "Scout B") == 2


def test_one_casualty_however_many_dice_hit() -> None:
    game = soviet("Machine Gunner A").hand("German", "Scout B*2").dice(0, 0).game()
    play(game, "Soviet", "Machine Gunner A", "Attack", "German Scout B")
    assert has(game, "German", "hand", "Scout B") == 1
    assert has(game, "German", "removed", "Scout B") == 1


def test_of_several_cards_in_one_place_the_owner_chooses() -> None:
    """A Rifleman and a Veteran have one counter."""
    game = soviet("Rifleman A").hand("German", "Rifleman A", "Veteran A").dice(0).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Rifleman A")
    assert game.deciders == ("German",)
    assert offered(game, "German") == {"Rifleman A", "Veteran A"}
    play(game, "German", "Veteran A")
    assert zone(game, "German", "removed") == {"Veteran A": 1}


def test_the_attacker_is_not_shown_which_card_it_was() -> None:
    """Ruling 57: only that the unit has lost one; the size of the pile is open."""
    game = soviet("Rifleman A").hand("German", "Rifleman A", "Veteran A").dice(0).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Rifleman A")
    play(game, "German", "Veteran A")
    own = next(seat for seat in game.view("German").seats if seat.name == "German")
    seen = next(seat for seat in game.view("Soviet").seats if seat.name == "German")
    assert own.removed == {"german-veteran-a": 1}
    assert seen.removed == {"german-rifleman-a": 1}  # by unit, which is all that a casualty tells
    assert sum(seen.removed.values()) == sum(own.removed.values())


def test_an_observation_is_the_same_whichever_card_was_lost() -> None:
    """Ruling 57, of what bots and other programs see."""
    seen = []
    for lost in ("Rifleman A", "Veteran A"):
        game = soviet("Rifleman A").hand("German", "Rifleman A", "Veteran A").dice(0).game()
        play(game, "Soviet", "Rifleman A", "Attack", "German Rifleman A")
        play(game, "German", lost)
        observed = rules.observe(game._state, 0)
        seen.append((observed.state.pack(), bytes(observed.lost)))
        assert "veteran" not in str([event.args for event in game.events("Soviet")])
        assert "veteran" not in str([event.args for event in game.events(None)])
    assert seen[0] == seen[1]


def test_set_aside_fog_of_war_is_open() -> None:
    """Ruling 57."""
    game = soviet("Scout A", "Fog of War").draws("Soviet Rifleman B").game()
    play(game, "Soviet", "Scout A", "Recon")
    seen = next(seat for seat in game.view("German").seats if seat.name == "Soviet")
    assert seen.removed == {"soviet-fog-of-war": 1}


def test_a_counter_stays_on_the_board_when_its_last_card_is_gone() -> None:
    game = soviet("Rifleman A").supply("German", "Rifleman A").deck("German", "Fog of War").dice(0).game()
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B", "stop")
    assert where(game, "German Scout B") == "104"
    assert is_routed(game, "German Scout B")
    assert kinds(game, "unit-removed") == []


def test_being_routed_needs_a_hit() -> None:
    """Ruling 47: who hunkers down with the last card of a unit is not routed."""
    game = german("Scout B").supply("German", "Rifleman A").deck("German", "Fog of War").game()
    play(game, "German", "Scout B", "Hunker down")
    assert not is_routed(game, "German Scout B")
