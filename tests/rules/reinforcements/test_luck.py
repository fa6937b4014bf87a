"""Looking back on a game: the dice of a mine are its owner's, whoever's turn it was."""

from __future__ import annotations

import pytest

from tests.rules.reinforcements.ground import car, italian
from tests.table import play
from undaunted.game.afterwards import account_of


def test_the_luck_of_a_mine_is_its_owners() -> None:
    game = car("17A-19A armour", "17A-19A personnel").dice(1, 1, 1, 4, 1, 1).game()
    play(game, "Italian", "Scout A", "Drive 2", "19A")
    account = account_of([game])
    lrdg, italians = account.sides
    assert (lrdg.side, lrdg.shots, lrdg.hits) == ("LRDG", 2, 1)
    assert italians.shots == 0
    assert lrdg.expected == pytest.approx((1 - 0.5**3) + (1 - 0.3**3)), "6 and 4 without cover or range"


def test_what_falls_on_ones_own_is_no_luck() -> None:
    game = italian("Assault Aircraft").dice(9, 1, 1, 1).game()
    play(game, "Italian", "Assault Aircraft", "Bomb", "13B", "Italian Scout A", "Italian Rifleman A")
    assert [fortune.shots for fortune in account_of([game]).sides] == [0, 0]
