"""Looking back at a game: why a card did what it did; and taking up one that was begun elsewhere.

Nothing of it is ever stored: the decisions are in the log, and what the card says is read again.
"""

from __future__ import annotations

from collections.abc import Iterator

from undaunted.game.game import Game
from undaunted.game.record.replay import replayed
from undaunted.solo.account import Account
from undaunted.solo.automaton import Automaton
from undaunted.solo.resolve import CHANGED, Resolver


def catch_up(game: Game) -> Automaton:
    """The game's automaton with the card in hand that it was resolving, if it was in the middle of one."""
    automaton = Automaton(game.stage)
    for _ in _retrace(game, automaton, _begins(game, game.decisions)):
        pass
    return automaton


def explain(game: Game, decision: int) -> Account | None:
    """Why the automaton decided so: the account of the whole card that this decision was part of.

    None for a decision of anybody else's, or one that no card has a say in.
    """
    if not 1 <= decision <= game.decisions:
        return None
    automaton = Automaton(game.stage)
    wanted: Resolver | None = None
    for number, resolver in _retrace(game, automaton, _begins(game, decision)):
        if number == decision:
            wanted = resolver
            if wanted is None:
                return None
        elif number > decision and resolver is not wanted:
            break
    return wanted.account if wanted else None


def explanations(game: Game, since: int = 1) -> dict[int, Account]:
    """Every card that was resolved from a decision on, by the number of its first decision."""
    automaton = Automaton(game.stage)
    found: dict[int, Resolver] = {}
    for number, resolver in _retrace(game, automaton, _begins(game, since)):
        if resolver is not None and resolver not in found.values():
            found[number] = resolver
    return {number: resolver.account for number, resolver in found.items() if number >= since}


def _begins(game: Game, decision: int) -> int:
    """The last decision before the automaton's turn that this one lies in: nothing of a card is earlier."""
    rows = game.rows()
    at = min(decision, game.decisions)
    while at and rows[at].seat == game.stage.automaton:
        at -= 1
    return at


def _retrace(game: Game, automaton: Automaton, begin: int) -> Iterator[tuple[int, Resolver | None]]:
    """The decisions of the automaton's after this one, each with the card that it is part of.

    The cards are read along the way; one that says otherwise now is marked, and read no further.
    """
    record, seat, things = game.record(), game.stage.automaton, game._things.numbers
    rows = [row for row in record.rows if row.what in things]
    resolver: Resolver | None = None
    for done, then in enumerate(replayed(record, game.stage)):
        if done < begin or done >= len(rows):
            continue
        if rows[done].seat != seat:
            resolver = None  # what it is asked on the player's turn is no part of a card
            continue
        said = automaton.next(then.observation(seat).state)
        if said is not None:
            resolver = automaton.resolving
            if resolver and said != things[rows[done].what]:
                resolver.fault = resolver.fault or CHANGED
                automaton.forget()
        yield done + 1, resolver
