"""Bolster, Command, Conceal, Recon, Ready, Support and Antiair; squads (rulings 53 and 54)."""

from __future__ import annotations

import pytest

from tests.rules.city.ground import ONE_SQUAD, kinds, soviet
from tests.scene import Scene
from tests.table import has, is_suppressed, offered, play, refused, told, where, zone

# Bolster, Command, Conceal, Recon


def test_bolster_takes_up_to_so_many_cards_into_the_discard_pile() -> None:
    game = soviet("Platoon Sergeant").game()
    play(game, "Soviet", "Platoon Sergeant", "Bolster", "Sniper", "Rifleman A", "Tank")
    assert zone(game, "Soviet", "discard") == {"Sniper": 1, "Rifleman A": 1, "Tank": 1}


def test_bolster_of_a_squad_takes_that_squad_only() -> None:
    """Ruling 53: no card without a squad, nor a Fog of War."""
    game = soviet("Squad Leader A").game()
    play(game, "Soviet", "Squad Leader A", "Bolster")
    assert offered(game, "Soviet") == {
        "Rifleman A", "Veteran A", "Scout A", "Machine Gunner A", "Engineer A", "Armoured Car A",
        "Sergeant A", "stop",
    }  # fmt: skip


def test_command_draws() -> None:
    game = soviet("Platoon Sergeant").draws("Soviet Scout A").game()
    play(game, "Soviet", "Platoon Sergeant", "Command", "Draw", "stop")
    assert has(game, "Soviet", "hand", "Scout A") == 1


def test_conceal_gives_the_enemy_a_fog_of_war() -> None:
    game = soviet("Scout A").game()
    play(game, "Soviet", "Scout A", "Conceal")
    assert has(game, "German", "discard", "Fog of War") == 1


def test_recon_sets_a_fog_of_war_aside_and_draws() -> None:
    game = soviet("Scout A", "Fog of War").draws("Soviet Sniper").deck("Soviet", "Sniper").game()
    play(game, "Soviet", "Scout A", "Recon")
    assert has(game, "Soviet", "removed", "Fog of War") == 1
    assert has(game, "Soviet", "hand", "Sniper") == 1


# Ready


def test_ready_readies_one_suppressed_counter_of_ones_own() -> None:
    scene = soviet("Platoon Sergeant").suppressed("Soviet Rifleman A", "Soviet Scout B", "German Scout B")
    game = scene.game()
    play(game, "Soviet", "Platoon Sergeant", "Ready")
    assert offered(game, "Soviet") == {"Soviet Rifleman A", "Soviet Scout B"}
    play(game, "Soviet", "Soviet Scout B")
    assert not is_suppressed(game, "Soviet Scout B")
    assert is_suppressed(game, "Soviet Rifleman A")


def test_ready_of_a_squad() -> None:
    """Ruling 53: nobody without a squad."""
    scene = soviet("Sergeant A").place("Soviet Sniper", "105")
    game = scene.suppressed("Soviet Rifleman A", "Soviet Scout B", "Soviet Sniper").game()
    play(game, "Soviet", "Sergeant A", "Ready")
    assert offered(game, "Soviet") == {"Soviet Rifleman A"}


def test_a_routed_one_too() -> None:
    """Ruling 53."""
    game = soviet("Sergeant A").routed("Soviet Scout A").suppressed("Soviet Scout A").game()
    play(game, "Soviet", "Sergeant A", "Ready", "Soviet Scout A")
    assert not is_suppressed(game, "Soviet Scout A")


def test_nobody_suppressed_nobody_to_ready() -> None:
    game = soviet("Platoon Sergeant").game()
    play(game, "Soviet", "Platoon Sergeant")
    assert "Ready" not in offered(game, "Soviet")


# Support


def test_support_takes_cards_from_the_supply_into_the_hand() -> None:
    game = soviet("Commissar").game()
    play(game, "Soviet", "Commissar", "Support", "Sniper", "Bomber")
    assert zone(game, "Soviet", "hand") == {"Sniper": 1, "Bomber": 1}
    play(game, "Soviet", "Sniper", "Stalk", "109", "110")
    assert where(game, "Soviet Sniper") == "110"


def test_any_card_but_fog_of_war() -> None:
    """Ruling 53."""
    game = soviet("Commissar").game()
    play(game, "Soviet", "Commissar", "Support")
    assert {"Flak", "Stuka", "Tank", "Sergeant B", "stop"} <= offered(game, "Soviet")
    assert "Fog of War" not in offered(game, "Soviet")
    assert refused(game, "Soviet", "soviet-fog-of-war")


# Antiair


def flak(**zones: tuple[str, ...]) -> Scene:
    """The Soviets have a Flak; the Germans' Bombers lie where the test says, not in the supply."""
    scene = soviet("Flak").deck("German", "Rifleman A", *zones.get("deck", ()))
    return scene.hand("German", *zones.get("hand", ())).discard("German", *zones.get("discard", ()))


def test_antiair_removes_so_many_bombers_hand_discard_pile_deck() -> None:
    game = flak(hand=("Bomber",), discard=("Stuka",), deck=("Bomber",)).game()
    play(game, "Soviet", "Flak", "Antiair")
    assert [(event["card"], event["zone"]) for event in told(game, "shot-down")] == [
        ("Bomber", "hand"), ("Stuka", "discard"),
    ]  # fmt: skip
    assert has(game, "German", "deck", "Bomber") == 1
    assert zone(game, "German", "removed") == {"Bomber": 1, "Stuka": 1}


def test_then_from_the_deck() -> None:
    game = flak(deck=("Bomber", "Stuka", "Bomber")).game()
    play(game, "Soviet", "Flak", "Antiair")
    assert offered(game, "German") == {"Bomber", "Stuka"}
    play(game, "German", "Bomber")
    assert offered(game, "German") == {"Bomber", "Stuka"}
    play(game, "German", "Bomber")
    assert zone(game, "German", "removed") == {"Bomber": 2}


def test_of_several_kinds_in_one_place_their_owner_picks() -> None:
    """Ruling 54: not who shoots them down; and only what is removed is shown."""
    game = flak(hand=("Bomber", "Stuka", "Rifleman A")).game()
    play(game, "Soviet", "Flak", "Antiair")
    assert game.deciders == ("German",)
    play(game, "German", "Stuka")
    assert zone(game, "German", "removed") == {"Stuka": 1, "Bomber": 1}
    seen = next(seat for seat in game.view("Soviet").seats if seat.name == "German")
    assert seen.removed == {"german-stuka": 1, "german-bomber": 1}
    assert seen.hand is None


def test_fewer_than_so_many_means_all_of_them() -> None:
    """Ruling 54; the card stays in the play area."""
    game = flak(discard=("Bomber",)).game()
    play(game, "Soviet", "Flak", "Antiair")
    assert zone(game, "German", "removed") == {"Bomber": 1}
    assert "end turn" in offered(game, "Soviet")
    assert has(game, "Soviet", "played", "Flak") == 1


def test_bombers_in_the_supply_are_safe() -> None:
    game = flak().game()
    play(game, "Soviet", "Flak", "Antiair")
    assert has(game, "German", "supply", "Bomber") == 2


@pytest.mark.parametrize("returns", [True, False])
def test_with_none_to_remove_the_card_may_go_back_to_the_supply(returns: bool) -> None:
    """Ruling 54."""
    game = flak().game()
    play(game, "Soviet", "Flak", "Antiair")
    assert offered(game, "Soviet") == {"return", "stop"}
    play(game, "Soviet", "return" if returns else "stop")
    assert has(game, "Soviet", "supply", "Flak") == (2 if returns else 1)
    assert has(game, "Soviet", "played", "Flak") == (0 if returns else 1)


def test_re_used_it_is_the_re_used_card_that_may_go_back() -> None:
    """Ruling 54."""
    game = flak().play_area("Soviet", "Flak").hand("Soviet", "Commissar").game()
    play(game, "Soviet", "Commissar", "Inspire", "Flak", "Antiair", "return")
    assert kinds(game, "reused", "returned") == ["reused", "returned"]
    assert has(game, "Soviet", "played", "Commissar") == 1
    assert has(game, "Soviet", "played", "Flak") == 0


# Integrated squads


def test_squads_that_were_made_one_share_their_counters() -> None:
    game = soviet("Rifleman A", "Rifleman B", game=ONE_SQUAD).game()
    play(game, "Soviet", "Rifleman A", "Move", "106", "Rifleman B", "Control")
    assert where(game, "Soviet Rifleman AB") == "106"
    assert told(game, "controlled")[0]["tile"] == "106"


def test_their_actions_reach_both() -> None:
    game = soviet("Squad Leader A", game=ONE_SQUAD).play_area("Soviet", "Scout B").game()
    play(game, "Soviet", "Squad Leader A", "Bolster")
    assert {"Rifleman A", "Rifleman B", "Scout B"} <= offered(game, "Soviet")
    game = soviet("Squad Leader A", game=ONE_SQUAD).play_area("Soviet", "Scout B").game()
    play(game, "Soviet", "Squad Leader A", "Inspire", "Scout B", "Conceal")
    assert has(game, "German", "discard", "Fog of War") == 1


def test_an_integrated_counter_is_one_unit() -> None:
    """Ruling 51: four mines for both together; casualties from the cards of both."""
    scene = soviet("Engineer A", game=ONE_SQUAD).place("Soviet Engineer AB", "105")
    game = scene.laid("Soviet Engineer AB", 4).game()
    play(game, "Soviet", "Engineer A")
    assert not [one for one in offered(game, "Soviet") if one.startswith("Mine")]
    scene = soviet("Commissar", game=ONE_SQUAD).play_area("Soviet", "Rifleman A", "Rifleman B")
    game = scene.field("105-106 German personnel").dice(0).game()
    play(game, "Soviet", "Commissar", "Guide", "Soviet Rifleman AB", "106")
    assert offered(game, "Soviet") == {"Rifleman A", "Rifleman B"}


def test_what_they_do_can_be_told() -> None:
    """With both letters, as on the counter."""
    scene = soviet("Squad Leader A", "Sergeant B", game=ONE_SQUAD).suppressed("Soviet Rifleman AB")
    game = scene.game()
    play(game, "Soviet", "Sergeant B", "Ready", "Soviet Rifleman AB", "Squad Leader A", "Bolster", "stop")
    said = [event.text for event in game.events(None) if event.kind == "played"]
    assert "Ready AB" in said[0]
    assert "Bolster 2 AB" in said[1]


def test_the_other_side_keeps_its_squads() -> None:
    game = soviet("Rifleman A", game=ONE_SQUAD).dice(1).game()
    play(game, "Soviet", "Rifleman A", "Attack")
    assert {"German Rifleman A", "German Rifleman B"} <= offered(game, "Soviet")
