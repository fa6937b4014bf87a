"""Who pays for a mine: Friendly Fire, teams, what is known before, in either game (rulings 36, 37)."""

from __future__ import annotations

import pytest

import undaunted
from tests.rules.reinforcements.ground import car, kinds, lrdg, on_foot, us
from tests.scene import Scene, scene
from tests.table import fate, has, is_suppressed, offered, play, told, vehicle, where, zone

# Friendly Fire: one's own turn


def test_the_card_in_use_goes_first_for_it_is_in_the_play_area() -> None:
    game = on_foot("17A-19A personnel").hand("Italian", "Assault Trooper S").dice(9, 1, 1).game()
    play(game, "Italian", "Assault Trooper S", "Stalk", "19A")
    assert has(game, "Italian", "played", "Assault Trooper S") == 0
    assert has(game, "Italian", "hand", "Assault Trooper S") == 1
    assert told(game, "casualty")[-1]["zone"] == "played"


def test_then_hand_discard_pile_and_deck_and_at_last_the_counter() -> None:
    """The Rifleman is driven, so that his own cards are not in use."""
    orders = (
        ("played", car("17A-19A armour").play_area("Italian", "Rifleman A")),
        ("hand", car("17A-19A armour").hand("Italian", "Rifleman A").discard("Italian", "Rifleman A")),
        ("discard", car("17A-19A armour").discard("Italian", "Rifleman A")),
        ("deck", car("17A-19A armour")),
    )
    for pile, setting in orders:
        game = setting.dice(9, 1, 1).game()
        play(game, "Italian", "Scout A", "Drive 2", "19A")
        play(game, "LRDG", "Italian Rifleman A")
        assert told(game, "casualty")[-1]["zone"] == pile
    gone = car("17A-19A armour").deck("Italian", "Scout A*2", "Grenadier S").dice(9, 1, 1).game()
    play(gone, "Italian", "Scout A", "Drive 2", "19A")
    play(gone, "LRDG", "Italian Rifleman A")
    assert fate(gone, "Italian Rifleman A") == "neutralised"


def test_of_several_cards_in_one_zone_their_owner_chooses() -> None:
    setting = car("17A-19A armour").play_area("Italian", "Rifleman A", "Corporal A").dice(9, 1, 1)
    game = setting.game()
    play(game, "Italian", "Scout A", "Drive 2", "19A")
    play(game, "LRDG", "Italian Rifleman A")
    assert game.deciders == ("Italian",)
    assert offered(game, "Italian") == {"Rifleman A", "Corporal A"}
    assert vehicle(game, "Scout Car").damage == 0, "the injury comes first"
    play(game, "Italian", "Corporal A")
    assert vehicle(game, "Scout Car").damage == 1


def test_the_driver_lost_to_the_mine_takes_his_card_along_and_the_turn_goes_on() -> None:
    game = car("17A-19A armour").hand("Italian", "Rifleman A").dice(9, 1, 1).game()
    play(game, "Italian", "Scout A", "Drive 2", "19A")
    play(game, "LRDG", "Italian Scout A")
    assert has(game, "Italian", "played", "Scout A") == 0
    again = undaunted.from_position(game.position(), seed=1)
    assert offered(again, "Italian") == offered(game, "Italian") >= {"exit"}
    play(game, "Italian", "exit")
    assert where(game, "Italian Scout A") == "19A"


# In a team


def four(*cards: str) -> Scene:
    return scene("night/1+teams").mines("17A-19A armour").turn_of("Italian-1").hand("Italian-1", *cards)


@pytest.mark.parametrize("leader", ["LRDG-1", "LRDG-2"])
def test_in_a_team_its_commander_picks_the_injured(leader: str) -> None:
    setting = four("Scout A").scouted("Italian", "17A", "19A").place("Italian Scout Car", "17A")
    setting.aboard("Italian Scout A", "Scout Car", "driver").commands(leader)
    setting.aboard("Italian Grenadier S", "Scout Car", "gunner").dice(9, 1, 1)
    if leader == "LRDG-2":
        setting.deck("LRDG-1", "Scout*2", "Rifleman*2").hand("LRDG-2", "Lieutenant")
    game = setting.game()
    play(game, "Italian-1", "Scout A", "Drive 2", "19A")
    assert game.deciders == (leader,)
    play(game, leader, "Italian Grenadier S")
    assert vehicle(game, "Scout Car").damage == 1


def test_the_mate_of_whose_turn_it_is_loses_from_the_hand_first() -> None:
    setting = four("Scout A").scouted("Italian", "17A", "19A").place("Italian Scout Car", "17A")
    setting.aboard("Italian Scout A", "Scout Car", "driver").hand("Italian-2", "Grenadier S")
    setting.aboard("Italian Grenadier S", "Scout Car", "gunner").dice(9, 1, 1)
    game = setting.game()
    play(game, "Italian-1", "Scout A", "Drive 2", "19A")
    play(game, "LRDG-1", "Italian Grenadier S")
    assert told(game, "casualty")[-1]["zone"] == "hand"


@pytest.mark.parametrize(("seat", "card"), [("LRDG-1", "Rifleman"), ("LRDG-2", "Grenade Thrower")])
def test_neither_of_the_owners_team_sets_them_off(seat: str, card: str) -> None:
    setting = scene("night/1+teams").mines("17A-19A personnel").turn_of(seat).hand(seat, card)
    game = setting.place(f"LRDG {card}", "17A").game()
    play(game, seat, card, "Move", "19A")
    assert not told(game, "mine-triggered")


def test_a_suppressed_crew_stays_suppressed() -> None:
    game = car("17A-19A armour").suppressed("Italian Rifleman A").dice(1, 1, 1).game()
    play(game, "Italian", "Scout A", "Drive 2", "19A")
    assert is_suppressed(game, "Italian Rifleman A")


# What is known before, and what can be taken back


def test_the_odds_of_a_mine_are_those_of_its_dice() -> None:
    game = car("17A-19A armour", "17A-19A personnel").game()
    armour = game.odds("italian-scout-car", "19A-17A", "Armour Mine 3")
    personnel = game.odds("italian-scout-car", "19A-17A", "Personnel Mine 3")
    assert str(armour) == "4 + 0 + 0 = 4, 3 dice: 97%"
    assert str(personnel) == "6 + 0 + 0 = 6, 3 dice: 88%"
    with pytest.raises(undaunted.IllegalDecision, match="Mine"):
        game.odds("italian-scout-car", "19A-17A", "")


def test_a_step_is_told_of_the_mines_that_it_would_set_off() -> None:
    game = car("17A-19A armour", "17A-19A personnel", "17A-2B personnel").game()
    play(game, "Italian", "Scout A", "Drive 2")
    texts = {option.name: option.label for option in game.options("Italian")}
    assert "over 2 mines" in texts["19A"]
    assert "over a mine" in texts["2B"]
    own = lrdg("Rifleman").place("LRDG Rifleman", "17A").mines("17A-19A personnel").game()
    play(own, "LRDG", "Rifleman", "Move")
    assert not any("mine" in option.label for option in own.options("LRDG"))


def test_a_step_over_a_mine_is_not_taken_back_once_the_dice_lie() -> None:
    game = on_foot("17A-19A personnel").dice(1, 1, 1).game()
    play(game, "Italian", "Assault Trooper S", "Stalk", "19A")
    with pytest.raises(undaunted.IllegalDecision) as caught:
        game.undo("Italian")
    assert caught.value.rule == "undo-past-chance"


# Whoever owns them, and in either game


def test_where_the_italians_own_the_mines_they_pick_who_aboard_is_injured() -> None:
    setting = lrdg("Rifleman", where="night/2").mines("17A-19A armour").dice(9, 1, 1)
    setting.aboard("LRDG Rifleman", "Patrol Truck", "driver").aboard("LRDG Scout", "Patrol Truck", "gunner")
    game = setting.game()
    play(game, "LRDG", "Rifleman", "Drive", "17A")
    assert game.deciders == ("Italian",)
    assert offered(game, "Italian") == {"LRDG Rifleman", "LRDG Scout"}
    play(game, "Italian", "LRDG Rifleman")
    assert told(game, "casualty")[-1]["zone"] == "played"
    assert game.deciders == ("LRDG",)


def test_tanks_that_advance_over_a_mine_arrive_and_the_first_pays() -> None:
    setting = us("Tank Platoon Commander T", where="armour/2").place("US Rifleman A", "12B")
    game = setting.hand("US", "Light Tank T", "Tank Destroyer T").dice(9, 1, 1).game()
    play(game, "US", "Tank Platoon Commander T", "Advance", "US Light Tank T", "US Tank Destroyer T", "12B")
    assert [one["unit"] for one in told(game, "mine-triggered")] == ["US Light Tank T"]
    assert kinds(game, "moved", "mine-triggered", "casualty") == [
        "moved",
        "moved",
        "mine-triggered",
        "casualty",
    ]
    assert zone(game, "US", "removed") == {"Light Tank T": 1}
    assert where(game, "US Light Tank T") == where(game, "US Tank Destroyer T") == "12B"


def test_a_unit_in_normandy_that_has_no_card_left_leaves_the_board_and_may_come_back() -> None:
    """Guided, so that the card in use is not his."""
    setting = us("Foot Commander A", where="armour/2").place("US Rifleman A", "2B").scouted("US", "16B", "6A")
    game = setting.deck("US", "Scout A*2").dice(9, 1, 1).game()
    play(game, "US", "Foot Commander A", "Guide", "US Rifleman A", "16B")
    assert where(game, "US Rifleman A") is None
    assert fate(game, "US Rifleman A") is None
    assert has(game, "US", "supply", "Rifleman A") == 5
    assert game.view("US").question.kind == "turn"  # type: ignore[union-attr]
