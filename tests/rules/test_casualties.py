"""Casualties: hand, discard pile, deck, and then the counter itself."""

import pytest

import undaunted
from tests.scene import Scene, scene
from tests.table import has, offered, play, refused, told, where, zone


def hit(setting: Scene) -> undaunted.Game:
    game = setting.hand("US", "Rifleman A").dice(0).game()
    play(game, "US", "Rifleman A", "Attack", "German Rifleman A")
    return game


@pytest.mark.parametrize(
    ("hand", "discard", "deck", "zone_hit"),
    [
        (2, 1, 1, "hand"),
        (1, 1, 1, "hand"),
        (0, 1, 1, "discard"),
        (0, 2, 0, "discard"),
        (0, 0, 1, "deck"),
    ],
)  # fmt: skip
def test_the_first_place_that_has_a_card_loses_it(hand: int, discard: int, deck: int, zone_hit: str) -> None:
    card = "Rifleman A"
    game = hit(
        scene()
        .hand("German", "Scout A", *[card] * hand)
        .discard("German", "Scout B", *[card] * discard)
        .deck("German", "Squad Leader A", *[card] * deck)
    )
    before = {"hand": hand, "discard": discard, "deck": deck}
    left = {pile: has(game, "German", pile, card) for pile in before}
    assert left == before | {zone_hit: before[zone_hit] - 1}
    assert zone(game, "German", "removed") == {card: 1}
    assert told(game, "casualty") == [{"unit": "German Rifleman A", "zone": zone_hit}]
    assert where(game, "German Rifleman A") == "5B"


def test_without_a_card_in_those_places_the_counter_leaves_and_the_supply_stays() -> None:
    game = hit(scene().deck("German", "Scout A", "Rifleman B"))
    assert where(game, "German Rifleman A") is None
    assert has(game, "German", "supply", "Rifleman A") == 5
    assert zone(game, "German", "removed") == {}
    assert told(game, "unit-removed") == [{"unit": "German Rifleman A"}]


def test_cards_of_another_squad_do_not_stand_in() -> None:
    game = hit(scene().hand("German", "Rifleman B").deck("German", "Scout A"))
    assert where(game, "German Rifleman A") is None
    assert has(game, "German", "hand", "Rifleman B") == 1


def test_a_bid_card_is_in_the_discard_pile_and_may_be_lost_from_there() -> None:
    game = (
        scene().hand("US", "Rifleman A*2").hand("German", "Rifleman A").deck("German", "Scout A")
        .bidding().dice(0).game()
    )  # fmt: skip
    play(game, "German", "Rifleman A")
    play(game, "US", "Rifleman A")
    play(game, "US", "Rifleman A", "Attack", "German Rifleman A")
    assert told(game, "casualty") == [{"unit": "German Rifleman A", "zone": "discard"}]


def test_casualties_are_counted_without_fog_of_war() -> None:
    game = hit(scene().hand("German", "Rifleman A").removed("German", "Fog of War*2", "Scout A"))
    assert game.casualties("German") == 2
    assert game.casualties("US") == 0


# Cards that share a counter: the owner chooses (ruling 8)


def test_the_owner_chooses_between_different_cards_of_the_unit(proving_ground: str) -> None:
    game = hit(scene(proving_ground).hand("German", "Rifleman A", "Grenadier A", "Scout A"))
    assert game.deciders == ("German",)
    assert offered(game, "German") == {"Rifleman A", "Grenadier A"}
    assert refused(game, "German", "german-scout-a") == "casualty-other-unit"
    assert refused(game, "German", "stop") == "must-choose"
    assert refused(game, "US", "end-turn") == "not-your-decision"
    play(game, "German", "Grenadier A")
    assert zone(game, "German", "hand") == {"Rifleman A": 1, "Scout A": 1}
    assert zone(game, "German", "removed") == {"Grenadier A": 1}
    assert game.deciders == ("US",), "the turn goes on"


@pytest.mark.parametrize("pile", ["discard", "deck"])
def test_the_choice_is_within_one_place(proving_ground: str, pile: str) -> None:
    setting = scene(proving_ground).deck("German", "Scout A")
    getattr(setting, pile)("German", "Scout A", "Grenadier A", "Rifleman A*2")
    game = hit(setting)
    assert offered(game, "German") == {"Rifleman A", "Grenadier A"}
    play(game, "German", "Rifleman A")
    assert told(game, "casualty") == [{"unit": "German Rifleman A", "zone": pile}]


def test_without_different_cards_nothing_is_asked(proving_ground: str) -> None:
    game = hit(scene(proving_ground).hand("German", "Grenadier A*2").discard("German", "Rifleman A"))
    assert game.deciders == ("US",)
    assert zone(game, "German", "removed") == {"Grenadier A": 1}


def test_the_choice_comes_between_the_attacks_of_a_blast(proving_ground: str) -> None:
    game = (
        scene(proving_ground).place("US Mortar", "2B").hand("US", "Mortar").target("US", "5B")
        .hand("German", "Rifleman A", "Grenadier A")
        .dice(0, 1).game()
    )  # fmt: skip
    play(game, "US", "Mortar", "Blast", "German Rifleman A")
    assert game.deciders == ("German",)
    play(game, "German", "Rifleman A")
    assert offered(game, "US") == {"German Scout A"}
    play(game, "US", "German Scout A")
    assert offered(game, "US") == {"end turn"}


def test_others_learn_the_unit_and_only_the_owner_the_card(proving_ground: str) -> None:
    """Ruling 10."""

    def lost(card: str) -> undaunted.Game:
        game = hit(scene(proving_ground).hand("German", "Rifleman A", "Grenadier A"))
        play(game, "German", card)
        return game

    one, other = lost("Rifleman A"), lost("Grenadier A")
    for seat in ("US", None):
        assert one.view(seat) == other.view(seat)
        assert one.events(seat) == other.events(seat)
        assert one.view(seat).seats[1].removed == {"german-rifleman-a": 1}
    assert one.view("German") != other.view("German")
