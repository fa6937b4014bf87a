"""The bots in the embattled city: they see routs, walls, mines and watches, and never withdraw."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

import undaunted
from tests.packs import siege
from tests.packs.proving import searched
from tests.rules.city.ground import OCCUPY, OTHERS, german, soviet
from tests.scene import Scene
from tests.table import called
from undaunted.bots import Bot, SearchBot, make
from undaunted.bots.budget import Budget
from undaunted.bots.greedy_bot import greedy_playout
from undaunted.content.stage import stage
from undaunted.rules.words import FIRST_CARD, NONE, WITHDRAW
from undaunted.speed import COMPILED, rules

from .playing import things_for

if TYPE_CHECKING or not COMPILED:
    from undaunted.bots.greedy.alike import stand_in
else:
    stand_in = rules.stand_in

CITY = [info.id for info in undaunted.scenarios() if info.id.startswith("stalingrad/")]


@pytest.fixture(scope="module", autouse=True)
def city(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    packs = tmp_path_factory.mktemp("packs")
    home = siege.write(packs)
    for number, what in OTHERS.items():
        siege.scenario(home, number, **what)
    with searched(packs):
        yield


def greedy() -> Bot:
    return make("greedy", seed=1)


def searching() -> Bot:
    return SearchBot(1, Budget(simulations=400 if COMPILED else 24))


def picks(game: undaunted.Game, side: str, bot: Bot, most: int = 12) -> list[str]:
    """What the bot picks until its card is done, or its turn over."""
    seat = game.seats.index(side)
    found: list[str] = []
    while game.deciders == (side,) and len(found) < most and "end turn" not in found:
        thing = bot.choose(rules.observe(game._state, seat), things_for(game._state, seat))
        option = next(option for option in game.options(side) if option.thing == thing)
        found.append(called(game, option))
        game.play(side, option)
    return found


@pytest.mark.parametrize("scenario", CITY)
def test_greedy_against_greedy_ends(scenario: str) -> None:
    for number in range(10 if COMPILED else 1):
        state = rules.opening(stage(scenario).table)
        rules.seed(state, number)
        rules.start_round(state)
        assert greedy_playout(state, 20_000) < 20_000
        assert state.winner


def last_stand(*cards: str) -> Scene:
    """Rifleman B of the Germans is routed, Rifleman A has no card left: one hit is a Full Rout."""
    return (
        soviet(*cards)
        .routed("German Rifleman B")
        .deck("German", "Scout A", "Scout B", "Machine Gunner A", "Fog of War")
        .place("German Rifleman A", "106")
    )


@pytest.mark.parametrize("bot", [greedy, searching])
def test_one_hit_from_a_full_rout_they_shoot_at_the_last_rifleman(bot: type[Bot]) -> None:
    game = last_stand("Machine Gunner A").dice(*[9] * 12).game(unasked="automatic")
    assert "German Rifleman A" in picks(game, "Soviet", bot())
    assert game.view(None).how == "full-rout"


def test_greedy_brings_back_its_own_routed_riflemen_first() -> None:
    setting = soviet("Squad Leader A").routed("Soviet Rifleman A")
    game = setting.deck("Soviet", "Rifleman B", "Scout A", "Scout B", "Machine Gunner A").game()
    found = picks(game, "Soviet", greedy())
    assert "Rifleman A" in found


def test_greedy_walks_round_a_mine() -> None:
    """From 105 to the objective 106 there is a mine; nothing else speaks against the step."""

    def steps(*mines: str) -> list[str]:
        setting = soviet("Rifleman A").field(*mines).scouted("Soviet", "106", "102", "110")
        return picks(setting.dice(*[1] * 8).game(unasked="automatic"), "Soviet", greedy())

    assert "106" in steps()
    assert "106" not in steps("105-106 German personnel")


@pytest.mark.parametrize("bot", [greedy, searching])
def test_who_has_to_be_somewhere_goes_there(bot: type[Bot]) -> None:
    """The Germans win with two of theirs on 107: one is there, one beside it."""
    setting = german("Rifleman A", game=OCCUPY).place("German Scout B", "107").scouted("German", "107")
    game = setting.place("German Rifleman A", "108").game(unasked="automatic")
    picks(game, "German", bot())
    assert game.view(None).how == "occupy"


@pytest.mark.parametrize("bot", [greedy, searching])
def test_they_never_withdraw(bot: type[Bot]) -> None:
    """Not even where all is lost: nothing but Fog of War in hand, and the enemy one point short."""
    setting = soviet("Fog of War*2").controlled("German", "103", "107").points("107", 2)
    game = setting.game()
    seat = game.seats.index("Soviet")
    things = things_for(game._state, seat)
    assert WITHDRAW in things
    assert bot().choose(rules.observe(game._state, seat), things) != WITHDRAW


def test_actions_of_cards_that_are_alike_stand_for_each_other() -> None:
    """Each soldier is a card of his own; where no rule tells two apart, their actions are one to a search."""
    table = stage("stalingrad/11").table
    twins = [(card, table.card_like[card]) for card in range(table.cards) if table.card_like[card] != card]
    assert twins
    for card, like in twins:
        assert stand_in(table, FIRST_CARD + card) == FIRST_CARD + like
        for slot in range(table.actions_a_card):
            action, other = card * table.actions_a_card + slot, like * table.actions_a_card + slot
            assert table.action_deed[action] == table.action_deed[other]
            if table.action_deed[action] != NONE:
                assert stand_in(table, table.first_action + action) == table.first_action + other
