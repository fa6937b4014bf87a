"""Units whose cards differ, as with specialists: every card counts, and the least useful one is given up."""

from __future__ import annotations

from typing import Any

import pytest

import undaunted
from tests.scene import Scene, scene
from tests.table import play
from undaunted.bots import make
from undaunted.bots.greedy.exposure import attack_dice
from undaunted.bots.greedy.plan import Plans
from undaunted.bots.greedy.planning import plan_for
from undaunted.bots.greedy.shots import firing_worth
from undaunted.bots.greedy.support import blast_of
from undaunted.content.stage import Stage, stage
from undaunted.rules.words import BLAST, FIRST_CARD
from undaunted.speed import interpreted, rules

from .playing import GERMANS, US, things_for

PILES = ("hand", "deck", "discard", "played")


def given_up(setting: Scene, tile: str = "12B") -> str:
    """A US Rifleman hits the Germans on 5B from a tile: the card that the bot gives up for it."""
    setting = setting.place("US Rifleman A", tile).scouted("US", tile).hand("US", "Rifleman A")
    game = setting.dice(0).game(seed=1)
    play(game, "US", "Rifleman A", "Attack", "German Rifleman A")
    assert game.deciders == ("German",)
    return picked(game)


def picked(game: undaunted.Game) -> str:
    """The card that the greedy bot picks, whichever way it breaks ties."""
    things = things_for(game._state, GERMANS)
    found = {
        make("greedy", seed=seed).choose(rules.observe(game._state, GERMANS), things) for seed in range(10)
    }
    assert len(found) == 1, "no toss-up"
    return game._stage.cards[found.pop() - FIRST_CARD].name


@pytest.mark.parametrize("pile", ["discard", "deck"])
def test_who_has_to_take_tiles_keeps_the_card_with_control(proving_ground: str, pile: str) -> None:
    setting = scene(proving_ground).deck("German", "Scout A")
    assert given_up(getattr(setting, pile)("German", "Rifleman A", "Grenadier A")) == "Grenadier A"


def test_of_a_card_that_there_are_many_of_one_is_missed_least(proving_ground: str) -> None:
    setting = scene(proving_ground).deck("German", "Scout A")
    assert given_up(setting.discard("German", "Rifleman A*3", "Grenadier A")) == "Rifleman A"


@pytest.mark.parametrize(("pile", "lost"), [("discard", "Grenadier A"), ("hand", "Rifleman A")])
def test_a_card_in_hand_counts_for_what_it_would_achieve_at_once(
    proving_ground: str, pile: str, lost: str
) -> None:
    """The US are about to win where both stand; the Grenadier in hand would have three dice against it."""
    setting = scene(proving_ground).points("13B", 0).points("2B", 2).deck("German", "Scout A")
    setting.controlled("US", "2B").place("US Mortar", "2B")
    assert given_up(getattr(setting, pile)("German", "Rifleman A", "Grenadier A"), "5B") == lost


# What a unit could do: with all the cards that it still has


class Ground:
    """The proving ground interpreted, since single functions of the heuristic cannot be asked otherwise."""

    def __init__(self, scenario: str) -> None:
        self.stage: Stage = stage(scenario, interpreted())
        self.state: Any = interpreted().opening(self.stage.table)

    def unit(self, side: int, name: str) -> int:
        counters = range(*self.stage.table.side_first_counter[side : side + 2])
        return next(unit for unit in counters if self.stage.counters[unit].name == name)

    def lose(self, side: int, *names: str) -> None:
        for card, found in enumerate(self.stage.cards):
            if self.stage.table.card_seat[card] == side and found.name in names:
                for pile in PILES:
                    getattr(self.state, pile)[card] = 0

    def dice(self) -> int:
        return attack_dice(self.state, self.unit(GERMANS, "Rifleman A"))

    def fire(self, tile: str) -> float:
        """What the German Rifleman would have to shoot at from a tile, the US Rifleman being on 12B."""
        self.state.tile_of[self.unit(US, "Rifleman A")] = self.stage.tiles.index("12B")
        plan = plan_for(Plans(), self.state, GERMANS)
        here = self.stage.tiles.index(tile)
        return firing_worth(self.state, plan, self.unit(GERMANS, "Rifleman A"), here)


def test_the_best_attack_may_be_on_any_card(proving_ground: str) -> None:
    ground = Ground(proving_ground)
    assert ground.dice() == 3
    ground.lose(GERMANS, "Grenadier A")
    assert ground.dice() == 1
    ground.lose(GERMANS, "Rifleman A")
    assert ground.dice() == 3, "without a card it is judged by those it could get back"


def test_a_specialist_makes_a_tile_worth_shooting_from(proving_ground: str) -> None:
    ground = Ground(proving_ground)
    near, far = ground.fire("5B"), ground.fire("11B")
    ground.lose(GERMANS, "Grenadier A")
    assert near > 1.5 * ground.fire("5B"), "three dice"
    assert far == pytest.approx(ground.fire("11B")), "he throws no farther than the next tile"


def test_a_mortar_blasts_by_whichever_card_says_so(proving_ground: str) -> None:
    """The card with the Blast need not be its unit's first."""
    ground = Ground(proving_ground)
    table = ground.stage.table
    mortar = ground.unit(US, "Mortar")
    assert table.deed_word[blast_of(table, mortar)] == BLAST
    rifleman = ground.unit(US, "Rifleman A")
    first, second = table.unit_card[table.unit_from[rifleman] : table.unit_from[rifleman + 1]]
    blast = blast_of(table, mortar)
    before = table.action_deed[second * table.actions_a_card]
    table.action_deed[second * table.actions_a_card] = blast
    try:
        assert blast_of(table, rifleman) == blast
    finally:
        table.action_deed[second * table.actions_a_card] = before
    assert first != second
