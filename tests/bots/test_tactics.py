"""Positions in which a player would see at once what is to be done, and whether the search sees it too."""

from __future__ import annotations

import pytest

import undaunted
from tests.scene import Scene, scene
from tests.table import called, fate, told
from undaunted.bots import SearchBot
from undaunted.bots.budget import Budget
from undaunted.speed import COMPILED, rules

from .playing import things_for

SIMULATIONS = 400 if COMPILED else 32
SEEDS = (1, 2, 3) if COMPILED else (1,)


def searcher(seed: int) -> SearchBot:
    return SearchBot(seed, Budget(simulations=SIMULATIONS))


def choice(game: undaunted.Game, side: str, seed: int = 1) -> str:
    """What the bot picks, in a player's words."""
    seat = game.seats.index(side)
    thing = searcher(seed).choose(rules.observe(game._state, seat), things_for(game._state, seat))
    return next(called(game, option) for option in game.options(side) if option.thing == thing)


def turn(game: undaunted.Game, side: str, seed: int) -> list[str]:
    """The bot plays a turn; gives what it picked."""
    bot = searcher(seed)
    seat = game.seats.index(side)
    now = game.round
    picked = []
    while game.deciders == (side,) and game.round == now and "end turn" not in picked:
        thing = bot.choose(rules.observe(game._state, seat), things_for(game._state, seat))
        option = next(option for option in game.options(side) if option.thing == thing)
        picked.append(called(game, option))
        game.play(side, option)
    return picked


def chance(game: undaunted.Game, side: str, seed: int = 1) -> float:
    """Of the side, as the bot sees it when it does what is best."""
    seat = game.seats.index(side)
    found = searcher(seed).advise(rules.observe(game._state, seat), things_for(game._state, seat))
    return found.best.win_chance


# Normandy


def one_control_short(side: str = "US") -> Scene:
    """La Raye, four points, and a Rifleman on a scouted fifth."""
    setting = scene("normandy/1").turn_of(side)
    if side == "US":
        return setting.controlled("US", "13B", "6A").place("US Rifleman A", "2B")
    return setting.controlled("German", "5B", "7A").scouted("German", "16B").place("German Rifleman A", "16B")


@pytest.mark.parametrize("side", ["US", "German"])
@pytest.mark.parametrize("seed", SEEDS)
def test_it_takes_the_tile_that_wins(side: str, seed: int) -> None:
    game = one_control_short(side).hand(side, "Scout A", "Rifleman A", "Scout B").game(seed=seed)
    picked = turn(game, side, seed)
    assert (game.winner, game.how) == (side, "control"), picked
    assert picked[-1] == "Control"


@pytest.mark.parametrize("side", ["US", "German"])
def test_a_won_position_is_judged_as_won_by_whoever_wins_it(side: str) -> None:
    other = "German" if side == "US" else "US"
    game = one_control_short(side).hand(side, "Rifleman A", "Scout B").game(seed=1)
    assert chance(game, side) > 0.95
    waits = one_control_short(side).hand(side, "Rifleman A").turn_of(other).initiative(other)
    assert chance(waits.hand(other, "Scout A", "Scout B").game(seed=1), other) < 0.5


@pytest.mark.parametrize("seed", SEEDS)
def test_it_does_not_bid_the_card_that_wins(seed: int) -> None:
    setting = one_control_short().bidding().hand("German", "Scout A", "Squad Leader A")
    game = setting.hand("US", "Rifleman A", "Fog of War", "Scout B").game(seed=seed)
    assert choice(game, "US", seed) != "Rifleman A"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_shoots_the_last_rifleman(seed: int) -> None:
    """Montmartin: the German side wins by a pin; the American has no card left to lose."""
    game = (
        scene("normandy/2").turn_of("German").off("US Rifleman B").deck("US", "Scout A", "Platoon Sergeant")
        .place("US Rifleman A", "18B").place("German Scout A", "18B")
        .hand("German", "Scout A", "Fog of War").dice(0).game(seed=seed)
    )  # fmt: skip
    picked = turn(game, "German", seed)
    assert (game.winner, game.how) == ("German", "pin"), picked


@pytest.mark.parametrize("seed", SEEDS)
def test_of_two_equal_enemies_it_shoots_the_one_that_is_easier_to_hit(seed: int) -> None:
    """Both are without cards and neither threatens anything; one stands on the same tile, one far away."""
    game = (
        scene("normandy/2").turn_of("German").deck("US", "Scout A", "Platoon Sergeant")
        .place("US Rifleman A", "18B").place("US Rifleman B", "15B").place("German Scout A", "18B")
        .hand("German", "Scout A").game(seed=seed)
    )  # fmt: skip
    game.play("German", "german-scout-a")
    game.play("German", "german-scout-a.attack")
    assert choice(game, "German", seed) == "US Rifleman A"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_does_not_hunker_down_while_it_can_win(seed: int) -> None:
    game = one_control_short().hand("US", "Rifleman A").game(seed=seed)
    game.play("US", "us-rifleman-a")
    assert choice(game, "US", seed) == "Control"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_walks_onto_the_tile_that_wins_and_takes_it(seed: int) -> None:
    """Two cards of the Rifleman: one to go there, one to stay. He stands next to it."""
    setting = scene("normandy/1").controlled("US", "13B", "6A").place("US Rifleman A", "17B")
    game = setting.hand("US", "Rifleman A*2", "Scout B").game(seed=seed)
    turn(game, "US", seed)
    assert (game.winner, game.how) == ("US", "control")


@pytest.mark.parametrize("seed", SEEDS)
def test_it_shoots_whoever_would_win_next(seed: int) -> None:
    """The German Rifleman needs one more Control; no card of his is left to take the hit."""
    game = (
        one_control_short("German").turn_of("US").initiative("US").deck("German", "Scout A", "Squad Leader A")
        .hand("German", "Platoon Sergeant").place("US Rifleman A", "16B")
        .hand("US", "Rifleman A", "Fog of War").dice(0).game(seed=seed)
    )  # fmt: skip
    turn(game, "US", seed)
    assert told(game, "unit-removed") == [{"unit": "German Rifleman A"}]


# North Africa


@pytest.mark.parametrize("seed", SEEDS)
def test_it_escapes_with_the_last_one_who_has_to(seed: int) -> None:
    game = (
        scene("north-africa/7").escaped("LRDG Saboteur").place("LRDG Navigator", "17A")
        .hand("LRDG", "Navigator", "Scout", "Machine Gunner").game(seed=seed)
    )  # fmt: skip
    turn(game, "LRDG", seed)
    assert (game.winner, game.how) == ("LRDG", "escape")
    assert fate(game, "LRDG Navigator") == "escaped"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_blows_up_the_structure_that_wins(seed: int) -> None:
    game = (
        scene("north-africa/1").ruined("Hangar", "LRDG").ruined("Aircraft", "LRDG")
        .place("LRDG Engineer", "11B").hand("LRDG", "Engineer", "Scout").dice(0, 0, 0).game(seed=seed)
    )  # fmt: skip
    picked = turn(game, "LRDG", seed)
    assert "Motor Pool" in picked
    assert game.winner == "LRDG"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_injures_the_last_one_it_has_to_neutralise(seed: int) -> None:
    """Rendezvous: two are out of it already. The Scout has no card left, the Machine Gunner has."""
    game = (
        scene("north-africa/7").turn_of("Italian").neutralised("LRDG Saboteur").neutralised("LRDG Navigator")
        .deck("LRDG", "Machine Gunner*2", "Lieutenant").abandoned("Patrol Truck")
        .place("LRDG Scout", "4A").place("LRDG Machine Gunner", "4A").hand("Italian", "Scout A").dice(0)
    )  # fmt: skip
    goes_on = game.game(seed=seed)
    picked = turn(goes_on, "Italian", seed)
    assert (goes_on.winner, goes_on.how) == ("Italian", "neutralise"), picked


@pytest.mark.parametrize("seed", SEEDS)
def test_it_does_not_end_its_turn_with_the_winning_card_in_hand(seed: int) -> None:
    game = (
        scene("north-africa/1").turn_of("Italian").controlled("Italian", "4B", "22B")
        .place("Italian Rifleman A", "11B").hand("Italian", "Rifleman A", "Fog of War*2").game(seed=seed)
    )  # fmt: skip
    assert choice(game, "Italian", seed) == "Rifleman A"
    turn(game, "Italian", seed)
    assert game.winner == "Italian"
