"""Whether a guide holds: it is played through, and whatever it says, points at or prepares has to fit."""

from __future__ import annotations

from typing import NoReturn

from undaunted.content.errors import ContentError
from undaunted.game.errors import BadChance, IllegalDecision
from undaunted.game.game import Game
from undaunted.game.record.chance import Scripted
from undaunted.guides.guide import Guide
from undaunted.guides.schema import PLACES
from undaunted.guides.wording import figures


def play_through(guide: Guide, game: Game, chance: Scripted, file: str) -> None:
    """Whatever is asked is answered, to the end of the game, and nothing is left over; else ContentError."""
    while not game.over:
        # Bids come in any order; here the learner's is the first.
        seat = guide.seat if guide.seat in game.deciders else game.deciders[0]
        made = len(game.answers(seat))
        if seat == guide.seat:
            key, things = _learner(guide, game, made, file)
        else:
            key, things = f"then of {seat}, decision {made + 1}", guide.theirs[seat][made : made + 1]
        if not things:
            fail(file, key, "nothing", f"an answer to: {game.prompt(seat)}")
        for thing in things:
            if refused := game.why_not(seat, thing):
                fail(file, key, repr(thing), f"what may be picked ({refused})")
        try:
            game.play(seat, things[0])
        except (IllegalDecision, BadChance) as error:
            fail(file, key, repr(things[0]), f"what can be played ({error})")
    if chance.outcomes:
        fail(file, "chance", f"{', '.join(chance.outcomes)} left over", "what the game brings")
    for seat, count in {
        guide.seat: len(guide.picks),
        **{one: len(all) for one, all in guide.theirs.items()},
    }.items():
        if count > len(game.answers(seat)):
            fail(file, "lesson", f"more decisions of {seat}", "the end of the game")


def _learner(guide: Guide, game: Game, made: int, file: str) -> tuple[str, tuple[str, ...]]:
    """Where it stands in the file, and what is to be picked; its pages point at what is there."""
    if made >= len(guide.picks):
        return "lesson", ()
    number = guide.lesson_of[made]
    key = f"lesson[{number}]"
    known = {*PLACES, *game._things.numbers}
    for page in guide.lessons[number].pages:
        for thing in page.at:
            if thing not in known:
                fail(file, f"{key}.{page.text}", repr(thing), f"a thing, or one of {', '.join(PLACES)}")
    try:
        figures(guide, game, guide.lessons[number].odds)
    except IllegalDecision as error:
        fail(file, f"{key}.odds", str(error), "an attack that can be made now")
    return key, guide.picks[made]


def fail(file: str, key: str, found: str, expected: str) -> NoReturn:
    raise ContentError(file=file, key=key, found=found, expected=expected)
