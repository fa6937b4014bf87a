"""Three kinds of cards for one counter: what an opponent can make of it when a casualty is being chosen."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.packs.proving import NAME, card, searched, write
from tests.scene import scene
from tests.table import offered, play
from undaunted.speed import COMPILED, rules

DEALS = 6000 if COMPILED else 1500


def test_any_two_kinds_may_be_in_the_hand_of_who_is_asked(tmp_path: Path) -> None:
    """He holds two cards, of different kinds; three kinds of two, two and one card are unseen."""
    kinds = card("Grenadier", ["Attack 3 within 1"]) + card("Marksman", ["Attack 2"], copies="1")
    write(tmp_path, cards=kinds, deck='"Grenadier A" = 2\n"Marksman A" = 1')
    with searched(tmp_path):
        setting = scene(NAME).turn_of("German").hand("German", "Rifleman A").dice(0)
        setting.deck("US", "Rifleman A", "Grenadier A").hand("US", "Rifleman A", "Grenadier A")
        game = setting.deck("US", "Rifleman A", "Grenadier A", "Marksman A").game()
        play(game, "German", "Rifleman A", "Attack", "US Rifleman A")
        assert offered(game, "US") == {"Rifleman A", "Grenadier A"}
        seen = game.observation("German")
        cards = [number for number, one in enumerate(game.stage.cards) if one.counter == "Rifleman A"][:3]
        hands: Counter[tuple[int, ...]] = Counter()
        for number in range(DEALS):
            dealt: Any = rules.determinise(seen, number)
            hands[tuple(dealt.hand[one] for one in cards)] += 1
    assert set(hands) == {(1, 1, 0), (1, 0, 1), (0, 1, 1)}, "two cards, never two of one kind"
    # Of the eight pairs of different cards among two, two and one, four are of the first two kinds.
    assert hands[1, 1, 0] / DEALS == pytest.approx(4 / 8, abs=0.03)
    assert hands[1, 0, 1] / DEALS == pytest.approx(2 / 8, abs=0.03)


def test_who_chooses_beyond_his_hand_has_no_such_card_in_it(proving_ground: str) -> None:
    """The hand is looked at first, so a choice in the discard pile tells that the hand holds none."""
    setting = scene(proving_ground).place("US Rifleman A", "5B").hand("US", "Rifleman A").dice(0)
    setting.hand("German", "Scout A").deck("German", "Scout A", "Rifleman A*2", "Grenadier A")
    game = setting.discard("German", "Rifleman A", "Grenadier A").game()
    play(game, "US", "Rifleman A", "Attack", "German Rifleman A")
    assert offered(game, "German") == {"Rifleman A", "Grenadier A"}
    seen = game.observation("US")
    held = [number for number, one in enumerate(game.stage.cards) if str(one.name) == "Scout A"]
    hands = set()
    for number in range(60):
        dealt: Any = rules.determinise(seen, number)
        first, last = game.stage.table.seat_first_card[1:3]
        hands.add(tuple(card for card in range(first, last) if dealt.hand[card]))
    assert hands == {(held[1],)}


def test_a_lost_card_may_be_any_of_its_unit_that_is_unseen(proving_ground: str) -> None:
    """Others are told the unit, not the card (ruling 10); a guess takes each by its share of the unseen."""
    setting = scene(proving_ground).place("US Rifleman A", "5B").hand("US", "Rifleman A").dice(0)
    setting.hand("German", "Grenadier A").deck("German", "Rifleman A*2", "Grenadier A", "Scout A")
    game = setting.game()
    play(game, "US", "Rifleman A", "Attack", "German Rifleman A")
    seen = game.observation("US")
    names = [str(one.name) for one in game.stage.cards]
    first, last = game.stage.table.seat_first_card[1:3]
    lost: Counter[str] = Counter()
    for number in range(400):
        dealt: Any = rules.determinise(seen, number)
        lost.update(names[card] for card in range(first, last) if dealt.removed[card])
    assert set(lost) == {"Rifleman A", "Grenadier A"}
    assert lost["Grenadier A"] / 400 == pytest.approx(2 / 4, abs=0.1)
