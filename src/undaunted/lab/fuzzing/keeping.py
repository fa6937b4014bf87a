"""What must hold of a `Game`: it can be written down, read back, taken back and put into words."""

from __future__ import annotations

from random import Random
from typing import Any

import undaunted
from undaunted.game.errors import IllegalDecision
from undaunted.game.game import Game
from undaunted.game.notation import position as notation
from undaunted.game.notation.reader import read as read_position
from undaunted.game.record.chance import Secret
from undaunted.lab.fuzzing.invariants import Broken, State, Watched

LANGUAGE = "en"


def _same(invariant: str, what: str, before: Any, after: Any) -> None:
    if before != after:
        raise Broken(invariant, f"{what} changed", f"{what} as before")


def positions_read_back(watched: Watched, state: State) -> None:
    """Position → line → position gives the same bytes."""
    line = notation.write(state, watched.things)
    again, things = read_position(line)
    _same("positions read back", f"the position of {line!r}", state.pack(), again.pack())
    _same("positions read back", "the line", line, notation.write(again, things))


def games_load_back(game: Game) -> None:
    """Save → load gives the same bytes, and a game that saves itself in the same words."""
    text = game.save()
    again = undaunted.load(text)
    _same("games load back", "the position", game._state.pack(), again._state.pack())
    _same("games load back", "the save", text, again.save())
    _same("games load back", "the dice to come", _to_come(game), _to_come(again))
    for seat in (*game.seats, None):
        _same("games load back", f"what {seat} was told", game.events(seat), again.events(seat))


def _to_come(game: Game) -> tuple[bytes, int]:
    chance = game._recorder.chance
    assert isinstance(chance, Secret)
    return chance.seed, chance.used


def games_go_on_from_a_position(game: Game) -> None:
    line = game.position()
    again = undaunted.from_position(line, seed=1)
    _same("games go on from a position", "the position", game._state.pack(), again._state.pack())
    for seat in game.seats:
        offered, offered_then = game.options(seat), again.options(seat)
        things, things_then = [one.thing for one in offered], [one.thing for one in offered_then]
        _same("games go on from a position", f"the options of {seat}", things, things_then)
    _same("games go on from a position", "the game loaded from its log", line, _reloaded(again))


def _reloaded(game: Game) -> str:
    return undaunted.load(game.save()).position()


def undo_returns_the_same(game: Game, packs: list[bytes]) -> None:
    """Back as far as undo goes and forth again; `packs[n]` is the position after n decisions."""
    invariant = "undo returns the same"
    since = max(0, game.decisions - 40)
    text, told = game.save(), [game.events(seat, since) for seat in game.seats]
    taken: list[tuple[str, str]] = []
    while seats := [seat for seat in game.seats if game.can_undo(seat)]:
        row = game.rows(game.decisions)[0]
        game.undo(seats[0])
        taken.append((row.seat, row.what))
        _same(invariant, f"decision {game.decisions + 1}", packs[game.decisions], game._state.pack())
    for seat, thing in reversed(taken):
        game.play(seat, thing)
        _same(invariant, f"decision {game.decisions}", packs[game.decisions], game._state.pack())
    _same(invariant, "the save", text, game.save())
    _same(invariant, "what was told", told, [game.events(seat, since) for seat in game.seats])


def the_rest_is_refused(game: Game, rng: Random) -> None:
    """What is not offered is refused with a reason, and leaves no trace."""
    before, text = game._state.pack(), game.save()
    for seat in game.seats:
        offered = {option.thing for option in game.options(seat)}
        things = [thing for thing in game._things.names if thing not in offered]
        picked: list[int | str] = [*rng.sample(things, min(len(things), 12)), -1, 100_000, "nowhere"]
        for thing in picked:
            try:
                game.play(seat, thing)
            except IllegalDecision as refusal:
                if not refusal.reason:
                    raise Broken("the rest is refused", f"no reason for {thing}", "a reason") from refusal
            else:
                raise Broken("the rest is refused", f"{seat}:{thing} accepted", "IllegalDecision")
    _same("the rest is refused", "the position", before, game._state.pack())
    _same("the rest is refused", "the save", text, game.save())


def everything_can_be_said(game: Game) -> None:
    """Prompts, options, odds, rules, events and views come out in words, without a gap."""
    since = max(0, game.decisions - 5)
    for seat in game.seats:
        said = [game.prompt(seat, LANGUAGE)] if seat in game.deciders else []
        for option in game.options(seat):
            said += [option.text(LANGUAGE), option.decision, option.rule]
            if option.odds is not None and not 0 < option.odds.chance <= 1:
                raise Broken("everything can be said", f"odds {option.odds.chance}", "more than 0, up to 1")
        said += [event.say(LANGUAGE) for event in game.events(seat, since)]
        if not all(said):
            raise Broken("everything can be said", "an empty text", "words")
    for spectator_event in game.events(None, since):
        spectator_event.say(LANGUAGE)
