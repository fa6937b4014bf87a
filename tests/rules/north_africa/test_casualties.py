"""An injured soldier: hand, discard pile, deck; else his counter, and his supply with it."""

import pytest

import undaunted
from tests.rules.north_africa.ground import lrdg
from tests.scene import Scene
from tests.table import fate, has, is_suppressed, play, refused, told, where, zone

CARD = "Rifleman A"


def hit(setting: Scene) -> undaunted.Game:
    game = setting.hand("LRDG", "Rifleman").dice(0).game()
    play(game, "LRDG", "Rifleman", "Attack", "Italian Rifleman A")
    return game


@pytest.mark.parametrize(
    ("hand", "discard", "deck", "found"),
    [(1, 1, 1, "hand"), (0, 1, 1, "discard"), (0, 0, 1, "deck"), (2, 0, 0, "hand")],
)  # fmt: skip
def test_the_first_place_that_has_a_card_loses_it(hand: int, discard: int, deck: int, found: str) -> None:
    game = hit(
        lrdg()
        .hand("Italian", "Scout A", *[CARD] * hand)
        .discard("Italian", "Scout A", *[CARD] * discard)
        .deck("Italian", "Squad Leader A", "Machine Gunner A", *[CARD] * deck)
    )
    before = {"hand": hand, "discard": discard, "deck": deck}
    left = {pile: has(game, "Italian", pile, CARD) for pile in before}
    assert left == before | {found: before[found] - 1}
    assert zone(game, "Italian", "removed") == {CARD: 1}
    assert where(game, "Italian Rifleman A") == "13B"
    assert told(game, "casualty")[0]["zone"] == found


def test_without_a_card_the_counter_leaves_for_good_and_so_does_the_supply() -> None:
    setting = lrdg().deck("Italian", "Scout A*2", "Machine Gunner A*2").suppressed("Italian Rifleman A")
    game = hit(setting)
    assert where(game, "Italian Rifleman A") is None
    assert fate(game, "Italian Rifleman A") == "neutralised"
    assert not is_suppressed(game, "Italian Rifleman A")
    assert has(game, "Italian", "supply", CARD) == 0
    assert zone(game, "Italian", "removed") == {CARD: 4, "Corporal A": 1}
    assert told(game, "unit-removed")


def test_nobody_else_loses_his_supply() -> None:
    game = hit(lrdg().deck("Italian", "Scout A*2", "Machine Gunner A*2"))
    assert has(game, "Italian", "supply", "Tank Driver T") == 4


def test_cards_in_the_supply_do_not_save_him() -> None:
    game = hit(lrdg().deck("Italian", "Scout A*2", "Platoon Sergeant"))
    assert fate(game, "Italian Rifleman A") == "neutralised"


def test_the_fallen_are_no_targets() -> None:
    game = lrdg("Rifleman").neutralised("Italian Rifleman A").game()
    play(game, "LRDG", "Rifleman", "Attack")
    assert refused(game, "LRDG", "@italian-rifleman-a") == "not-on-board"


def test_a_suppress_injures_nobody() -> None:
    game = lrdg("Machine Gunner").place("LRDG Machine Gunner", "19A").dice(0, 0, 0, 0).game()
    play(game, "LRDG", "Machine Gunner", "Suppress", "Italian Scout A")
    assert is_suppressed(game, "Italian Scout A")
    assert zone(game, "Italian", "removed") == {}
