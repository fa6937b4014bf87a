"""Inspire and Force: actions of cards in the play area, taken once more (ruling 49)."""

from __future__ import annotations

from tests.rules.city.ground import kinds, soviet
from tests.scene import Scene
from tests.table import has, is_suppressed, offered, play, told, watched_by, where, zone


def inspiring(*played: str, card: str = "Commissar") -> Scene:
    """Soviets with this card in hand and these in the play area."""
    return soviet(card).play_area("Soviet", *played)


# Inspire


def test_inspire_takes_an_action_of_a_card_in_the_play_area() -> None:
    game = inspiring("Rifleman A").game()
    play(game, "Soviet", "Commissar", "Inspire", "Rifleman A", "Move", "106")
    assert where(game, "Soviet Rifleman A") == "106"
    assert zone(game, "Soviet", "played") == {"Rifleman A": 1, "Commissar": 1}


def test_nothing_comes_back_to_the_hand() -> None:
    game = inspiring("Rifleman A").game()
    play(game, "Soviet", "Commissar", "Inspire", "Rifleman A", "Control")
    assert has(game, "Soviet", "hand", "Rifleman A") == 0
    assert kinds(game, "inspired", "reused", "controlled") == ["reused", "controlled"]


def test_up_to_so_many_cards_one_at_a_time() -> None:
    game = inspiring("Rifleman A", "Scout A", "Rifleman B").dice(1).game()
    play(game, "Soviet", "Commissar", "Inspire")
    assert offered(game, "Soviet") == {"Rifleman A", "Scout A", "Rifleman B", "stop"}
    play(game, "Soviet", "Rifleman A", "Control")
    assert offered(game, "Soviet") == {"Scout A", "Rifleman B", "stop"}
    play(game, "Soviet", "Scout A", "Attack", "German Scout B")
    assert "end turn" in offered(game, "Soviet")


def test_fewer_will_do() -> None:
    game = inspiring("Rifleman A", "Scout A").game()
    play(game, "Soviet", "Commissar", "Inspire", "Rifleman A", "Control", "stop")
    assert "end turn" in offered(game, "Soviet")


def test_each_card_once() -> None:
    """Ruling 49: of two alike, both; the same one not again."""
    game = inspiring("Rifleman A").game()
    play(game, "Soviet", "Commissar", "Inspire", "Rifleman A", "Control")
    assert "end turn" in offered(game, "Soviet")  # nobody is left to be inspired
    game = inspiring("Rifleman A*2").dice(1).game()
    play(
        game,
        "Soviet",
        "Commissar",
        "Inspire",
        "Rifleman A",
        "Control",
        "Rifleman A",
        "Attack",
        "German Scout B",
    )
    assert len(told(game, "reused")) == 2


def test_of_the_squad_that_is_named() -> None:
    """Ruling 53: nobody without a squad either."""
    game = inspiring("Rifleman A", "Rifleman B", "Flak", card="Squad Leader A").game()
    play(game, "Soviet", "Squad Leader A", "Inspire")
    assert offered(game, "Soviet") == {"Rifleman A", "stop"}


def test_not_the_card_in_use() -> None:
    """Ruling 49: with nobody else in the play area there is nothing to inspire."""
    game = inspiring().game()
    play(game, "Soviet", "Commissar")
    assert not [one for one in offered(game, "Soviet") if one.startswith(("Inspire", "Force"))]


def test_command_cards_too() -> None:
    """Ruling 49, unlike ruling 5 of the older games."""
    game = inspiring("Platoon Sergeant").draws("Soviet Rifleman A", "Soviet Scout A").game()
    play(game, "Soviet", "Commissar", "Inspire", "Platoon Sergeant")
    assert offered(game, "Soviet") == {"Bolster 3", "Command 2"}  # and Ready, were somebody suppressed
    play(game, "Soviet", "Command", "Draw", "Draw")
    assert zone(game, "Soviet", "hand") == {"Rifleman A": 1, "Scout A": 1}


def test_never_another_inspire_or_force() -> None:
    """Ruling 49: Squad Leader A could only bolster, the Sergeant only guide."""
    game = inspiring("Squad Leader A", "Sergeant A").game()
    play(game, "Soviet", "Commissar", "Inspire", "Squad Leader A")
    assert offered(game, "Soviet") == {"Bolster 2 A"}
    play(game, "Soviet", "Bolster", "stop", "Sergeant A")
    assert offered(game, "Soviet") == {"Guide 1 A"}


def test_no_upgraded_action() -> None:
    """The Veteran's Move is upgraded, his Attack is not."""
    game = inspiring("Veteran A").game()
    play(game, "Soviet", "Commissar", "Inspire", "Veteran A")
    assert offered(game, "Soviet") == {"Attack 2", "Reposition"}  # Assault would begin with that Move


def test_neither_half_of_a_reposition_may_be_upgraded() -> None:
    """Ruling 49: he may attack, and has no movement left to follow it."""
    game = inspiring("Veteran A").dice(1, 1).game()
    play(game, "Soviet", "Commissar", "Inspire", "Veteran A", "Reposition", "Attack", "German Scout B")
    assert where(game, "Soviet Rifleman A") == "105"
    assert "end turn" in offered(game, "Soviet")


def test_when_he_plays_the_card_himself_he_may() -> None:
    game = soviet("Veteran A").dice(1, 1).game()
    play(game, "Soviet", "Veteran A", "Reposition", "Attack", "German Scout B")
    assert offered(game, "Soviet") == {"Move 2", "stop"}
    play(game, "Soviet", "Move", "106", "stop")
    assert where(game, "Soviet Rifleman A") == "106"


def test_an_assault_of_plain_halves_may_be_inspired() -> None:
    scene = inspiring("Flamethrower").place("Soviet Flamethrower", "106").scouted("Soviet", "107")
    game = scene.dice(1, 1, 1).game()
    play(
        game,
        "Soviet",
        "Commissar",
        "Inspire",
        "Flamethrower",
        "Assault",
        "Move",
        "107",
        "Flame",
        "German Rifleman B",
    )
    assert where(game, "Soviet Flamethrower") == "107"
    assert len(told(game, "shot")) == 1


def test_a_suppressed_unit_cannot_be_inspired() -> None:
    """Ruling 49; nor is readying an action of the card."""
    game = inspiring("Rifleman A").suppressed("Soviet Rifleman A").game()
    play(game, "Soviet", "Commissar")
    assert not [one for one in offered(game, "Soviet") if one.startswith(("Inspire", "Force"))]


def test_placing_is_part_of_it() -> None:
    """Ruling 49."""
    game = inspiring("Sniper").game()
    play(game, "Soviet", "Commissar", "Inspire", "Sniper", "Stalk", "109", "110")
    assert where(game, "Soviet Sniper") == "110"


def test_not_one_whose_unit_cannot_be_placed() -> None:
    """Ruling 49."""
    game = inspiring("Machine Gunner B").off("Soviet Rifleman B").game()
    play(game, "Soviet", "Commissar")
    assert not [one for one in offered(game, "Soviet") if one.startswith(("Inspire", "Force"))]


def test_not_one_that_was_lost_meanwhile() -> None:
    """Ruling 49: a mine has taken the second card of the Riflemen."""
    scene = inspiring("Rifleman A", "Veteran A").field("105-106 German personnel").dice(0)
    game = scene.game()
    play(game, "Soviet", "Commissar", "Inspire", "Rifleman A", "Move", "106", "Veteran A")
    assert zone(game, "Soviet", "played") == {"Rifleman A": 1, "Commissar": 1}
    assert "end turn" in offered(game, "Soviet")


def test_a_mine_ends_the_one_action_and_not_the_inspire() -> None:
    """Ruling 51."""
    scene = inspiring("Rifleman A", "Rifleman B").field("105-106 German personnel").dice(0)
    game = scene.game()
    play(game, "Soviet", "Commissar", "Inspire", "Rifleman A", "Move", "106")
    assert kinds(game, "halted") == ["halted"]
    assert offered(game, "Soviet") == {"Rifleman B", "stop"}


def test_the_same_of_a_watch() -> None:
    """Ruling 51."""
    scene = inspiring("Rifleman A", "Rifleman B").watch("German Machine Gunner A", "106").dice(0, 1, 1)
    game = scene.game()
    play(game, "Soviet", "Commissar", "Inspire", "Rifleman A", "Move", "106")
    assert is_suppressed(game, "Soviet Rifleman A")
    assert offered(game, "Soviet") == {"Rifleman B", "stop"}


def test_an_action_that_cannot_be_taken_is_not_offered() -> None:
    """Recon needs a Fog of War in hand."""
    game = inspiring("Scout A").game()
    play(game, "Soviet", "Commissar", "Inspire", "Scout A")
    assert offered(game, "Soviet") == {"Scout 2", "Conceal", "Attack 1"}


# Force


def test_force_takes_upgraded_actions_too() -> None:
    game = inspiring("Veteran A").game()
    play(game, "Soviet", "Commissar", "Force", "Veteran A")
    assert offered(game, "Soviet") == {"Move 2", "Attack 2", "Assault", "Reposition"}


def test_and_leaves_the_counters_suppressed_after_all_their_actions() -> None:
    scene = inspiring("Rifleman A", "Machine Gunner A").watch("Soviet Machine Gunner A", "107").dice(1)
    game = scene.game()
    play(game, "Soviet", "Commissar", "Force", "Rifleman A", "Attack", "German Scout B")
    assert not is_suppressed(game, "Soviet Rifleman A")
    play(game, "Soviet", "Machine Gunner A", "Overwatch", "106")
    assert is_suppressed(game, "Soviet Rifleman A")
    assert is_suppressed(game, "Soviet Machine Gunner A")
    assert watched_by(game, "Soviet Machine Gunner A") is None
    assert kinds(game, "shot", "watched", "suppressed") == ["shot", "watched", "suppressed", "suppressed"]


def test_two_cards_of_one_unit_both_act_first() -> None:
    game = inspiring("Rifleman A*2").dice(1, 1).game()
    play(game, "Soviet", "Commissar", "Force")
    play(game, "Soviet", "Rifleman A", "Attack", "German Scout B", "Rifleman A", "Attack", "German Scout B")
    assert kinds(game, "shot", "suppressed") == ["shot", "shot", "suppressed"]


def test_whoever_stops_earlier_has_forced_those_he_chose() -> None:
    game = inspiring("Rifleman A", "Rifleman B").dice(1).game()
    play(game, "Soviet", "Commissar", "Force", "Rifleman A", "Attack", "German Scout B", "stop")
    assert is_suppressed(game, "Soviet Rifleman A")
    assert not is_suppressed(game, "Soviet Rifleman B")


def test_one_whom_a_mine_stopped_is_suppressed_too() -> None:
    """Ruling 49: routed or stopped ones too; his card is lost."""
    scene = inspiring("Rifleman A", card="Sergeant A").field("105-106 German personnel").dice(0)
    game = scene.game()
    play(game, "Soviet", "Sergeant A", "Force", "Rifleman A", "Move", "106")
    assert kinds(game, "casualty", "halted", "suppressed") == ["casualty", "halted", "suppressed"]


def test_vehicles_are_not_suppressed() -> None:
    """Ruling 49."""
    game = inspiring("Tank").place("Soviet Tank", "106").dice(1, 1).game()
    play(game, "Soviet", "Commissar", "Force", "Tank", "Attack", "German Scout B")
    assert not is_suppressed(game, "Soviet Tank")
    assert kinds(game, "suppressed") == []


def test_cards_without_a_counter_act_and_that_is_all() -> None:
    """Ruling 49."""
    game = inspiring("Flak").draws("Soviet Rifleman A").game()
    play(game, "Soviet", "Commissar", "Force", "Flak", "Command", "Draw")
    assert kinds(game, "suppressed") == []
    assert has(game, "Soviet", "hand", "Rifleman A") == 1


def test_force_of_a_squad() -> None:
    game = inspiring("Rifleman A", "Rifleman B", "Sniper", card="Sergeant A").game()
    play(game, "Soviet", "Sergeant A", "Force")
    assert offered(game, "Soviet") == {"Rifleman A", "stop"}


def test_of_combos_force_takes_upgraded_halves() -> None:
    game = inspiring("Veteran A").dice(1, 1).game()
    play(game, "Soviet", "Commissar", "Force", "Veteran A", "Assault", "Move", "106", "stop")
    play(game, "Soviet", "Attack", "German Scout B")
    assert where(game, "Soviet Rifleman A") == "106"
    assert is_suppressed(game, "Soviet Rifleman A")
