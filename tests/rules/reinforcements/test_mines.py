"""Mines that go off: whom, when, how hard, and that the step is done first (rulings 36, 37)."""

from __future__ import annotations

import pytest

import undaunted
from tests.rules.reinforcements.ground import between, italian, lrdg, minefield, us
from tests.scene import Scene, scene
from tests.table import (
    fate,
    has,
    is_suppressed,
    marker,
    offered,
    play,
    refused,
    seated,
    told,
    vehicle,
    where,
    zone,
)

EDGE = between("17A", "19A")


def kinds(game: undaunted.Game, *wanted: str) -> list[str]:
    """The events of these kinds, in the order in which they happened."""
    return [event.kind for event in game.events(None) if event.kind in wanted]


def dice(game: undaunted.Game) -> list[tuple[str | int, ...]]:
    """What each shot was up against: base, cover, range, total."""
    return [tuple(shot[part] for part in ("base", "cover", "range", "total")) for shot in told(game, "shot")]


def car(*mines: str) -> Scene:
    """The Scout Car on 17A with a Scout at the wheel and a Rifleman beside him; 19A and 2B are scouted."""
    setting = italian("Scout A").scouted("Italian", "17A", "19A", "2B").place("Italian Scout Car", "17A")
    setting.aboard("Italian Scout A", "Scout Car", "driver")
    return setting.aboard("Italian Rifleman A", "Scout Car", "gunner").mines(*mines)


def on_foot(*mines: str, card: str = "Assault Trooper S") -> Scene:
    """A soldier of squad S on 17A, with the LRDG's mines about him."""
    return italian(card).place(f"Italian {card}", "17A").scouted("Italian", "17A", "19A", "2B").mines(*mines)


# The rulebook's example


def test_the_example_of_the_rulebook() -> None:
    setting = car("17A-19A armour").play_area("Italian", "Rifleman A").hand("Italian", "Rifleman A")
    game = setting.dice(1, 4, 2).game()
    play(game, "Italian", "Scout A", "Drive 2", "19A")
    shot = told(game, "shot")[-1]
    assert dice(game) == [(4, 0, 0, 4)], "Antitank 3 against its armour, with neither cover nor range"
    assert (shot["dice"], shot["result"]) == ("1 4 2", "hit")
    assert game.deciders == ("LRDG",), "whose mine it is picks the injured"
    assert offered(game, "LRDG") == {"Italian Scout A", "Italian Rifleman A"}
    play(game, "LRDG", "Italian Rifleman A")
    assert vehicle(game, "Scout Car").damage == 1
    assert has(game, "Italian", "played", "Rifleman A") == 0, "the play area comes first"
    assert has(game, "Italian", "hand", "Rifleman A") == 1
    assert where(game, "Italian Scout Car") == "19A"
    assert not minefield(game)
    assert game.deciders == ("Italian",)
    assert "2B" not in offered(game, "Italian"), "its movement is over, though it could have gone on"


# What sets them off


@pytest.mark.parametrize(("kind", "goes_off"), [("personnel", True), ("armour", False)])
def test_a_soldier_sets_off_what_is_against_personnel(kind: str, goes_off: bool) -> None:
    game = on_foot(f"17A-19A {kind}").dice(1, 1, 1).game()
    play(game, "Italian", "Assault Trooper S", "Stalk", "19A")
    assert bool(told(game, "mine-triggered")) == goes_off
    assert minefield(game) == ({} if goes_off else {EDGE: [kind]})


def test_a_mine_is_spent_though_it_misses_and_the_movement_goes_on() -> None:
    game = on_foot("17A-19A personnel").dice(1, 4, 3).game()
    play(game, "Italian", "Assault Trooper S", "Stalk", "19A")
    assert dice(game) == [(5, 0, 0, 5)]
    assert not minefield(game)
    assert zone(game, "Italian", "removed") == {}
    play(game, "Italian", "2B")
    assert where(game, "Italian Assault Trooper S") == "2B"


def test_after_a_casualty_the_movement_ends_on_the_far_tile() -> None:
    game = on_foot("17A-19A personnel").dice(5, 1, 1).game()
    play(game, "Italian", "Assault Trooper S", "Stalk", "19A")
    assert where(game, "Italian Assault Trooper S") == "19A"
    assert zone(game, "Italian", "removed") == {"Assault Trooper S": 1}
    assert not {"2B", "12A"} & offered(game, "Italian")


def test_cover_does_not_help() -> None:
    setting = italian("Assault Trooper S").place("Italian Assault Trooper S", "9B")
    game = setting.mines("9B-8B personnel", "9B-7A personnel").dice(1, 1, 1).game()
    play(game, "Italian", "Assault Trooper S", "Stalk", "7A")
    assert dice(game) == [(5, 0, 0, 5)], "a fort, and no help"


def test_it_works_in_both_directions() -> None:
    game = on_foot("17A-19A personnel").place("Italian Assault Trooper S", "19A").dice(1, 1, 1).game()
    play(game, "Italian", "Assault Trooper S", "Stalk", "17A")
    assert told(game, "mine-triggered")


def test_only_who_crosses_that_very_edge() -> None:
    game = on_foot("19A-12A personnel", "2B-19A personnel").game()
    play(game, "Italian", "Assault Trooper S", "Stalk", "19A")
    assert not told(game, "mine-triggered")
    assert len(minefield(game)) == 2


@pytest.mark.parametrize("action", ["Stalk", "Move", "Scout"])
def test_every_way_of_walking(action: str) -> None:
    card = {"Stalk": "Assault Trooper S", "Move": "Guastatore S", "Scout": "Scout A"}[action]
    game = on_foot("17A-19A personnel", card=card).dice(1, 1, 1).game()
    play(game, "Italian", card, action, "19A")
    assert told(game, "mine-triggered")


def test_advance_crosses_like_anything_else() -> None:
    setting = italian("Capitano S").place("Italian Scout A", "16B").mines("9B-16B personnel")
    game = setting.dice(1, 1, 1).game()
    play(game, "Italian", "Capitano S", "Advance", "Italian Grenadier S", "Italian Guastatore S", "16B")
    assert [one["unit"] for one in told(game, "mine-triggered")] == ["Italian Guastatore S"], "the first"
    assert where(game, "Italian Grenadier S") == where(game, "Italian Guastatore S") == "16B"


def test_guide_crosses_like_anything_else() -> None:
    setting = us("Foot Commander A", where="armour/2").place("US Rifleman A", "2B").scouted("US", "16B")
    game = setting.dice(9, 1, 1).game()
    play(game, "US", "Foot Commander A", "Guide", "US Rifleman A", "16B")
    assert [one["mine"] for one in told(game, "mine-triggered")] == ["personnel"]
    assert where(game, "US Rifleman A") == "16B"
    assert game.view("US").question.kind == "turn", "he is hurt, so his walk is over"  # type: ignore[union-attr]


def test_its_owner_never_sets_one_off() -> None:
    setting = lrdg("Rifleman").place("LRDG Rifleman", "17A").mines("17A-19A personnel", "17A-19A armour")
    game = setting.game()
    play(game, "LRDG", "Rifleman", "Move", "19A")
    assert not told(game, "mine-triggered")
    assert minefield(game) == {EDGE: ["armour", "personnel"]}


def test_nor_does_a_vehicle_that_the_owner_drives_though_the_enemy_brought_it() -> None:
    setting = lrdg("Rifleman").place("Italian Scout Car", "19A").holder("Scout Car", "LRDG")
    setting = setting.aboard("LRDG Rifleman", "Scout Car", "driver").mines("17A-19A armour")
    game = setting.game()
    play(game, "LRDG", "Rifleman", "Drive", "17A")
    assert not told(game, "mine-triggered")


def test_a_captured_vehicle_of_the_owner_sets_them_off_under_its_captor() -> None:
    setting = italian("Rifleman A").place("LRDG Patrol Truck", "17A").holder("Patrol Truck", "Italian")
    setting.scouted("Italian", "17A", "19A").aboard("Italian Rifleman A", "Patrol Truck", "driver")
    game = setting.mines("17A-19A armour").dice(1, 1, 1).game()
    play(game, "Italian", "Rifleman A", "Drive", "19A")
    assert told(game, "mine-triggered")


# Several at once


def test_a_vehicle_with_both_defences_sets_off_both_kinds_personnel_first() -> None:
    game = car("17A-19A armour", "17A-19A personnel").dice(1, 1, 1, 1, 1, 1).game()
    play(game, "Italian", "Scout A", "Drive 2", "19A")
    assert [one["mine"] for one in told(game, "mine-triggered")] == ["personnel", "armour"]
    assert dice(game) == [(6, 0, 0, 6), (4, 0, 0, 4)]
    assert not minefield(game)
    assert "2B" in offered(game, "Italian"), "two misses, so it drives on"


def test_the_tank_has_no_regular_defence_and_sets_off_armour_mines_alone() -> None:
    setting = italian("Tank Driver T").mines("13B-9B personnel", "13B-9B armour").dice(1, 1, 1)
    game = setting.game()
    play(game, "Italian", "Tank Driver T", "Drive", "9B")
    assert [one["mine"] for one in told(game, "mine-triggered")] == ["armour"]
    assert minefield(game) == {between("13B", "9B"): ["personnel"]}


def test_each_is_resolved_after_the_other_questions_and_all() -> None:
    game = car("17A-19A armour", "17A-19A armour").dice(9, 1, 1, 9, 1, 1).game()
    play(game, "Italian", "Scout A", "Drive 2", "19A")
    play(game, "LRDG", "Italian Rifleman A")
    assert vehicle(game, "Scout Car").damage == 1
    assert len(told(game, "mine-triggered")) == 2, "the first is done with before the second goes off"
    play(game, "LRDG", "Italian Rifleman A")
    assert (vehicle(game, "Scout Car").damage, vehicle(game, "Scout Car").disabled) == (2, True)
    assert "2B" not in offered(game, "Italian")


def test_a_hit_and_then_a_miss_is_a_hit() -> None:
    game = car("17A-19A armour", "17A-19A armour").dice(9, 1, 1, 1, 1, 1).game()
    play(game, "Italian", "Scout A", "Drive 2", "19A")
    play(game, "LRDG", "Italian Rifleman A")
    assert "2B" not in offered(game, "Italian")


def test_who_falls_is_attacked_no_more_but_has_set_off_them_all() -> None:
    """The first takes the card in use, his last; the second himself; the third finds nobody."""
    setting = on_foot(*["17A-19A personnel"] * 3).dice(9, 1, 1, 9, 1, 1)
    game = setting.deck("Italian", "Rifleman A*2", "Scout A*2", "Grenadier S").game()
    play(game, "Italian", "Assault Trooper S", "Stalk", "19A")
    assert fate(game, "Italian Assault Trooper S") == "neutralised"
    assert len(told(game, "shot")) == 2
    assert len(told(game, "mine-triggered")) == 3
    assert not minefield(game)
    assert game.view("Italian").question.kind == "turn"  # type: ignore[union-attr]


def test_a_soldier_inside_sets_off_none() -> None:
    game = car("17A-19A personnel").dice(1, 1, 1).game()
    play(game, "Italian", "Scout A", "Drive 2", "19A")
    assert [one["unit"] for one in told(game, "mine-triggered")] == ["Scout Car"]


def test_getting_in_and_out_crosses_no_edge() -> None:
    game = car("17A-19A personnel").game()
    play(game, "Italian", "Scout A", "exit")
    assert not told(game, "mine-triggered")


# The step is done first


def test_the_tile_is_scouted_and_the_fog_taken_before_the_mine_goes_off() -> None:
    setting = on_foot("17A-19A personnel", card="Scout A").unmarked("Italian", "19A").dice(9, 1, 1)
    game = setting.game()
    play(game, "Italian", "Scout A", "Scout", "19A")
    assert kinds(game, "moved", "scouted", "mine-triggered", "shot", "casualty") == [
        "moved",
        "scouted",
        "mine-triggered",
        "shot",
        "casualty",
    ]
    assert marker(game, "Italian", "19A") == "scouted"
    assert has(game, "Italian", "discard", "Fog of War") == 1


def test_a_vehicle_that_mines_destroy_leaves_its_crew_on_the_far_tile_and_spends_them_all() -> None:
    mines = ["17A-19A armour"] * 4
    game = car().mines(*mines, supply=2).damage("Scout Car", 1).dice(9, 1, 1, 9, 1, 1, 9, 1, 1).game()
    play(game, "Italian", "Scout A", "Drive 2", "19A")
    play(game, "LRDG", "Italian Scout A", "Italian Rifleman A", "Italian Rifleman A")
    assert len(told(game, "shot")) == 3
    assert len(told(game, "mine-triggered")) == 4, "the fourth was set off, with nothing left to hit"
    assert not minefield(game)
    assert fate(game, "Italian Scout Car") == "neutralised"
    for soldier in ("Italian Scout A", "Italian Rifleman A"):
        assert (where(game, soldier), seated(game, soldier)) == ("19A", None)
    assert game.deciders == ("Italian",)
    assert "2B" not in offered(game, "Italian")


def test_victory_is_looked_at_before_the_next_mine() -> None:
    setting = italian("Tank Driver T", where="night/hunt").mines("13B-9B armour", "13B-9B armour")
    game = setting.damage("Medium Tank", 2).dice(9, 1, 1, 1, 1, 1).game()
    play(game, "Italian", "Tank Driver T", "Drive", "9B")
    play(game, "LRDG", "Italian Tank Gunner T")
    assert vehicle(game, "Medium Tank").disabled
    assert not game.over


def test_an_empty_car_cannot_be_driven_but_a_mine_needs_nobody_to_injure() -> None:
    """The driver is the only one aboard: he is picked without a question where there is one answer."""
    setting = car("17A-19A armour").place("Italian Rifleman A", "13B").dice(9, 1, 1)
    game = setting.game()
    play(game, "Italian", "Scout A", "Drive 2", "19A")
    assert offered(game, "LRDG") == {"Italian Scout A"}
    assert refused(game, "LRDG", "@italian-rifleman-a") == "not-in-the-vehicle"
    assert refused(game, "LRDG", "stop") == "must-choose"


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
