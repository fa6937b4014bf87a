"""The greedy bot's play: it beats random everywhere, ends its games, and does the obvious."""

from __future__ import annotations

import pytest

from undaunted.bots import make
from undaunted.bots.greedy_bot import greedy_choice, greedy_playout
from undaunted.content.stage import stage
from undaunted.rules.words import ASK_USE, CONTROL, F_KIND, FIRST_CARD, HUNKER_DOWN, SCOUTED
from undaunted.speed import COMPILED, rules

from .playing import GERMANS, US, greedy_wins, opened, things_for

SCENARIOS = [f"normandy/{number}" for number in range(1, 13)]
# Interpreted, one game takes as long as dozens do compiled.
SEEDS = range(4 if COMPILED else 2)


def test_greedy_beats_random_over_all_scenarios_and_both_sides() -> None:
    games = [
        greedy_wins(opened(scenario, seed), make("greedy", seed=seed), make("random", seed=seed), side)
        for scenario in SCENARIOS
        for side in (US, GERMANS)
        for seed in SEEDS
    ]
    assert sum(games) >= 0.9 * len(games)


@pytest.mark.parametrize("scenario", SCENARIOS if COMPILED else SCENARIOS[:3])
def test_greedy_against_greedy_ends(scenario: str) -> None:
    for seed in range(10 if COMPILED else 1):
        state = opened(scenario, seed)
        assert greedy_playout(state, 20_000) < 20_000
        assert state.winner


def test_greedy_takes_the_tile_that_wins() -> None:
    """La Raye: four points held, a Rifleman on another objective. The card is kept, and used to Control."""
    scene = stage("normandy/1")
    table = scene.table
    state = opened("normandy/1", 1)
    for tile in ("6A", "13B"):
        state.marker[US * table.tiles + scene.tiles.index(tile)] = 2
    here = scene.tiles.index("2B")
    state.marker[US * table.tiles + here] = SCOUTED
    rifleman = next(unit for unit in range(table.counters) if table.counter_rifleman[unit])
    state.tile_of[rifleman] = here
    card = table.unit_card[table.unit_from[rifleman]]
    for zone in (state.hand, state.deck, state.discard):
        for other in range(table.seat_first_card[1]):
            zone[other] = 0
    state.hand[card] = 1
    state.hand[table.seat_fog[US]] = 1
    while state.stack[F_KIND] == 1:
        seat = rules.decider(state)
        things = things_for(state, seat)
        # The winning card is not bid away.
        thing = greedy_choice(state, seat, things)
        assert seat != US or thing == FIRST_CARD + table.seat_fog[US]
        rules.play(state, seat, thing)
    while not state.winner:
        seat = rules.decider(state)
        things = things_for(state, seat)
        if seat != US:
            # The Germans pass.
            rules.play(state, seat, 1)
            continue
        thing = greedy_choice(state, seat, things)
        rules.play(state, seat, thing)
    assert state.winner == US + 1
    deeds = [table.deed_word[table.action_deed[thing - table.first_action]]]
    assert deeds == [CONTROL]


def test_greedy_never_hunkers_down_while_it_can_act() -> None:
    state = opened("normandy/2", 4)
    bot = make("greedy")
    for _ in range(200):
        seat = rules.decider(state)
        if state.winner:
            break
        things = things_for(state, seat)
        asked = state.stack[(state.depth - 1) * 8 + F_KIND]
        thing = bot.choose(rules.observe(state, seat), things)
        if asked == ASK_USE and len(things) > 1:
            assert thing != HUNKER_DOWN
        rules.play(state, seat, thing)
