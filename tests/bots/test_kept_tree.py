"""What a search keeps from one decision to the next, and what it forgets."""

from __future__ import annotations

from typing import Any

import undaunted
from tests.games import go_on
from undaunted.bots import SearchBot
from undaunted.rules.words import END_TURN
from undaunted.speed import rules

from .playing import things_for
from .searching import FEW, MANY, advice, at_a_turn, choose, descend, searching, visits

NEW_ROOT = 1
"""Node 0 is nobody's; a tree that is begun anew has its root next to it."""


def choice_after(bot: SearchBot, state: Any, seat: int) -> int:
    """Choose, play it and what is forced, up to the next choice of the turn; gives what was chosen."""
    now = (state.round, state.turn)
    thing = choose(bot, state)
    rules.play(state, seat, thing)
    while len(things := things_for(state, seat)) == 1:
        rules.play(state, seat, things[0])
    assert things
    assert (state.round, state.turn) == now
    return thing


def test_the_tree_is_kept_within_a_turn() -> None:
    state = at_a_turn("normandy/1", 1, 0)
    bot = searching(MANY)
    choice_after(bot, state, 0)
    found = advice(bot, state, 0)
    assert visits(found) > found.simulations


def test_the_tree_is_kept_through_a_slip() -> None:
    """What was picked by chance is a step down the tree like any other: here the best one, as it happens."""
    state = at_a_turn("normandy/1", 1, 0)
    bot = searching(MANY)
    thing = choose(searching(MANY), state)
    advice(bot, state, 0)
    bot.slips = 1.0
    assert bot.choose(rules.observe(state, 0), [thing, thing]) == thing
    rules.play(state, 0, thing)
    found = advice(bot, state, 0)
    assert visits(found) > found.simulations


def test_after_an_odd_pick_the_tree_of_another_position_is_forgotten() -> None:
    """Something was picked that it has never looked into: what it knows is about the decision before."""
    state = at_a_turn("normandy/1", 1, 0)
    bot, twin = searching(8), searching(8)
    first = state.clone()
    thing = choice_after(bot, state, 0)
    assert choose(twin, first) == thing
    assert descend(twin._thinker._search, 0, thing), "it has looked into what comes after its choice"
    known = twin._thinker.found(0)
    unknown = min(things_for(state, 0), key=lambda thing: known.get(thing, (0, 0.0))[0])
    bot._thinker.picked(unknown)
    rules.play(state, 0, unknown)
    while len(things := things_for(state, 0)) == 1:
        rules.play(state, 0, things[0])
    assert things, "it is still its turn"
    advice(bot, state, 0)
    assert bot._thinker._search.tree.root == NEW_ROOT


def test_the_tree_is_dropped_at_another_turn() -> None:
    state = at_a_turn("normandy/1", 1, 0)
    for later in (at_a_turn("normandy/1", 1, 0, after=90), at_a_turn("normandy/1", 1, 1)):
        bot = searching(MANY)
        choose(bot, state)
        seat = rules.decider(later)
        assert (later.round, later.turn, seat) != (state.round, state.turn, 0)
        found = advice(bot, later, seat)
        assert visits(found) == found.simulations
        assert bot._thinker._search.tree.root == NEW_ROOT


def test_a_hint_that_is_not_followed_leaves_nothing_behind() -> None:
    """Who asks for advice and does otherwise is in a position that the tree knows nothing of."""
    state = at_a_turn("normandy/1", 1, 0)
    bot = searching(MANY)
    found = advice(bot, state, 0)
    rules.play(state, 0, next(reply.thing for reply in found.replies[1:] if reply.thing != END_TURN))
    while len(things := things_for(state, 0)) == 1:
        rules.play(state, 0, things[0])
    after = advice(bot, state, 0)
    assert visits(after) == after.simulations


def ask(bot: SearchBot, game: undaunted.Game, seat: str) -> tuple[int, list[int]]:
    """What the bot chooses, and among what."""
    things = [option.thing for option in game.options(seat)]
    return bot.choose(rules.observe(game._state, game.seats.index(seat)), things), things


def test_after_an_undo_it_still_chooses_what_is_offered() -> None:
    """Each decision that can be taken back is; then the bot is asked again, and not obeyed."""
    undone = 0
    for number in range(1, 6):
        game = go_on(undaunted.new("normandy/1", seed=number), number, 2)
        bots = {seat: searching(FEW) for seat in game.seats}
        for _ in range(25):
            if game.over:
                break
            seat = game.deciders[0]
            thing, things = ask(bots[seat], game, seat)
            game.play(seat, thing)
            if game.can_undo(seat):
                game.undo(seat)
                undone += 1
                thing, again = ask(bots[seat], game, seat)
                assert again == things
                assert thing in things
                game.play(seat, things[-1])
    assert undone > 10
