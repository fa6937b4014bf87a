"""A bot's slip is a plausible move: nobody passes a win, and nobody sits still for nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.envs.positions import position
from tests.scene import scene
from undaunted.bots import GreedyBot, SearchBot, levels, make
from undaunted.bots.budget import Budget
from undaunted.bots.slipping import IDLE, plausible
from undaunted.bots.thinking import by_option
from undaunted.bots.winning import winning_line
from undaunted.content import scenarios
from undaunted.rules.words import ASK_BID, ASK_TURN, END_TURN, F_KIND, FRAME, HUNKER_DOWN, NONE
from undaunted.speed import COMPILED, rules

from .playing import opened, things_for
from .searching import advice, at_a_turn, searching

SCENARIOS = [one.name for one in scenarios()]
WEAK = [name for name, level in levels().items() if level.slips]
GAMES = 4 if COMPILED else 1
MOST = 600 if COMPILED else 150
CHANCES = 100 if COMPILED else 25
SLIPPING = 1.0
"""It always slips: what it does then, it does at worst."""


def wins_by_hand(state: Any, seat: int, thing: int, dice: int) -> bool:
    """Told by the rules alone: played with these dice, and on through the same card, this wins."""
    after = state.clone()
    rules.seed(after, dice)
    rules.play(after, seat, thing)
    if after.winner:
        return bool(after.winner == state.table.seat_side[seat] + 1)
    if rules.decider(after) != seat:
        return False
    if asked(after) in (ASK_TURN, ASK_BID):
        return False
    return any(wins_by_hand(after, seat, one, dice) for one in things_for(after, seat) if one != HUNKER_DOWN)


def asked(state: Any) -> int:
    return int(state.stack[(state.depth - 1) * FRAME + F_KIND])


def surely(state: Any, seat: int) -> list[int]:
    """What is done and wins at once whatever the dice say."""
    return [
        thing
        for thing in things_for(state, seat)
        if thing not in (END_TURN, HUNKER_DOWN)
        and all(wins_by_hand(state, seat, thing, dice) for dice in range(11, 19))
    ]


def decisive(scenario: str, number: int) -> Iterator[tuple[Any, int]]:
    """The last decisions of a game of greedy players, in which somebody might win at once."""
    state = opened(scenario, number)
    bots = [GreedyBot(number + seat) for seat in range(state.table.seats)]
    past: list[tuple[Any, int]] = []
    for _ in range(MOST):
        seat = rules.decider(state)
        if seat == NONE:
            break
        things = things_for(state, seat)
        if len(things) > 1:
            past.append((state.clone(), seat))
        rules.play(state, seat, bots[seat].choose(rules.observe(state, seat), things))
    yield from (past[-6:] if state.winner else [])


def test_whoever_can_win_at_once_does_so_on_every_level_in_all_scenarios() -> None:
    """Positions at the ends of games; what wins is found out here by the rules, not by the bot."""
    tried = 0
    for scenario in SCENARIOS:
        for number in range(GAMES):
            for state, seat in decisive(scenario, number):
                if asked(state) == ASK_BID or not (wins := surely(state, seat)):
                    continue
                tried += 1
                for name in WEAK:
                    bot = make(name, seed=number)
                    assert isinstance(bot, SearchBot)
                    bot.slips = SLIPPING
                    thing = bot.choose(rules.observe(state, seat), things_for(state, seat))
                    assert thing in wins, (scenario, number, name)
    assert tried > (20 if COMPILED else 5)


@pytest.mark.parametrize("name", WEAK)
def test_a_whole_card_is_seen_through_to_the_control_that_wins(name: str) -> None:
    """As in a game that was lost that way: a Rifleman stands on the points that are missing."""
    for seed in range(20):
        game = (
            scene("normandy/1").turn_of("US").controlled("US", "13B", "6A").place("US Rifleman A", "2B")
            .hand("US", "Scout A", "Rifleman A", "Scout B").game(seed=seed)
        )  # fmt: skip
        bot = make(name, seed=seed)
        assert isinstance(bot, SearchBot)
        bot.slips = SLIPPING
        while not game.over:
            thing = bot.choose(game.observation("US"), [option.thing for option in game.options("US")])
            game.play("US", thing)
            assert game.deciders in (("US",), ())
        assert game.winner == "US"


def test_luck_is_no_win_at_once() -> None:
    """One shot at the last Rifleman, who has no card left: it may miss."""
    game = (
        scene("normandy/2").turn_of("German").off("US Rifleman B").deck("US", "Scout A", "Platoon Sergeant")
        .place("US Rifleman A", "18B").place("German Scout A", "15B")
        .hand("German", "Scout A", "Fog of War").game(seed=1)
    )  # fmt: skip
    assert winning_line(game.observation("German"), [one.thing for one in game.options("German")]) == ()


def test_a_win_is_seen_without_peeping() -> None:
    """Whatever the others hold, the same line is found."""
    state = opened("normandy/1", 4)
    for _ in range(120):
        seat = rules.decider(state)
        if seat == NONE:
            break
        things = things_for(state, seat)
        seen = rules.observe(state, seat)
        found = winning_line(seen, things)
        for number in (3, 77):
            assert winning_line(rules.observe(rules.determinise(seen, number), seat), things) == found
        rules.play(state, seat, GreedyBot(1).choose(seen, things))


def has_choice(state: Any, things: list[int]) -> bool:
    """Cards that are alike are one choice."""
    return len(by_option(dict.fromkeys(range(state.table.things), (1, 0.5)), state.table, things)) > 1


def positions(number: int) -> Iterator[tuple[Any, int]]:
    """Somewhere in random games of all scenarios, where there is something to choose: cards that are alike
    are one choice. Interpreted in a few scenarios only: that both speeds search alike is tested by itself."""
    for scenario in SCENARIOS[:: 1 if COMPILED else 5]:
        for decisions in range(15, 15 + 20 * (9 if COMPILED else 2), 20):
            state = position(scenario, number, decisions)
            seat = rules.decider(state)
            while seat != NONE and len(things := things_for(state, seat)) == 1:
                rules.play(state, seat, things[0])
                seat = rules.decider(state)
            if seat != NONE and has_choice(state, things_for(state, seat)):
                yield state, seat


@pytest.mark.parametrize("name", WEAK)
def test_a_slip_is_within_its_margin_and_never_idle_while_there_is_something_to_do(name: str) -> None:
    level = levels()[name]
    for at, (state, seat) in enumerate(positions(3)):
        seen, things = rules.observe(state, seat), things_for(state, seat)
        twin = make(name, seed=at)
        assert isinstance(twin, SearchBot)
        if winning_line(seen, things):
            continue
        found = twin.advise(seen, things)
        bot = make(name, seed=at)
        assert isinstance(bot, SearchBot)
        bot.slips = SLIPPING
        thing = bot.choose(seen, things)
        best = max(reply.win_chance for reply in found.replies if reply.visits)
        mine = next(reply for reply in found.replies if reply.thing == thing)
        assert mine.visits
        assert mine.win_chance >= best - level.within or mine == found.best
        if thing in IDLE:
            near = [reply for reply in plausible(found, level.within) if reply.thing not in IDLE]
            assert not near, "there was something to do"


@pytest.mark.parametrize("name", WEAK)
def test_a_weak_player_hunkers_down_only_where_nothing_else_can_be_done(name: str) -> None:
    hunkered = 0
    for at, (state, seat) in enumerate(positions(5)):
        things = things_for(state, seat)
        if HUNKER_DOWN in things:
            hunkered += 1
            thing = make(name, seed=at).choose(rules.observe(state, seat), things)
            assert thing != HUNKER_DOWN or set(things) <= set(IDLE)
    assert hunkered > (40 if COMPILED else 3)


def test_it_slips_as_often_as_it_says() -> None:
    """Between options that are all near enough, only chance picks another than the best."""
    state = at_a_turn("normandy/1", 1, 0)
    found = advice(searching(30), state, 0)
    near = plausible(found, 1.0)
    assert len(near) > 1
    for slips in (0.0, 0.3):
        others = 0
        for seed in range(CHANCES):
            bot = SearchBot(seed, Budget(simulations=30), slips=slips, within=1.0)
            best = advice(searching(30, seed), state, 0).best
            others += bot.choose(rules.observe(state, 0), things_for(state, 0)) != best.thing
        expected = CHANCES * slips * (1 - 1 / len(near))
        assert others == pytest.approx(expected, abs=expected / 2)
