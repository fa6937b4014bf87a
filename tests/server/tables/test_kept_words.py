"""What is kept from one update to the next makes no difference to any: to nobody, in no language."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import undaunted
import undaunted.messages
from tests.games import steps
from undaunted.game import now as nows
from undaunted.game import question
from undaunted.game.game import Game
from undaunted.game.telling import names as naming
from undaunted.game.telling import wording
from undaunted.messages import Name
from undaunted.server import telling

SCENARIOS = (
    "normandy/3", "normandy/9", "normandy/1+specialists", "normandy/3+solo=German", "north-africa/2",
    "north-africa/5", "north-africa/12", "armour-and-armament/101+teams", "armour-and-armament/103",
    "under-cover-of-night/202", "stalingrad/11", "stalingrad/33",
)  # fmt: skip
KEPT = (
    naming._said, naming._worded, naming.names, wording.soldier_name, wording.tile_name, nows._seat_now,
    question._prompt, telling.waits_for,
)  # fmt: skip


def told(game: Game, since: int, people: dict[str, str]) -> list[bytes]:
    """To every seat and to a spectator, in both languages, as `you` and by name."""
    return [
        msgspec.json.encode(
            telling.update(game, seat, lang, 1, since, None, telling.Company(eyes=eyes, people=people))
        )
        for seat in (*game.seats, "")
        for eyes in sorted({seat, ""})
        for lang in ("en", "fr")
    ]


def told_anew(game: Game, since: int, people: dict[str, str]) -> list[bytes]:
    """The same by a server that has never said a word, and by Fluent itself."""
    for kept in KEPT:
        kept.cache_clear()
    twin = game.copy()
    twin._open = twin._asked = None
    twin._moments = [None] * len(game.seats)
    quick = undaunted.messages._quick
    undaunted.messages._quick = lambda lang, pattern: None  # type: ignore[assignment]
    try:
        return told(twin, since, people)
    finally:
        undaunted.messages._quick = quick


@settings(max_examples=12)
@given(some.sampled_from(SCENARIOS), some.integers(0, 10_000), some.sampled_from(["", "Ada"]))
def test_an_update_is_the_same_whatever_was_told_before(scenario: str, number: int, called: str) -> None:
    game = undaunted.new(scenario, seed=number, unasked="automatic")
    people = {game.seats[-1]: called} if called else {}
    for count, _ in enumerate(steps(game, number, 40)):
        warm = told(game, max(0, game.decisions - 2), people)
        if count % 13 == 0:
            assert warm == told_anew(game, max(0, game.decisions - 2), people)


@settings(max_examples=12)
@given(some.sampled_from(SCENARIOS), some.integers(0, 10_000))
def test_what_is_put_together_once_is_what_each_seat_sees_for_itself(scenario: str, number: int) -> None:
    game = undaunted.new(scenario, seed=number)
    for _ in steps(game, number, 60):
        for seat in (*game.seats, None):
            alone = nows.now(game.observation(seat), game._things, spectator=seat is None)
            nows._seat_now.cache_clear()
            assert msgspec.json.encode(game.now(seat)) == msgspec.json.encode(alone)


def test_after_an_undo_the_position_of_before_is_told() -> None:
    game = undaunted.new("normandy/4", seed=5)
    taken = 0
    for _ in steps(game, 5, 200):
        before = told(game, game.decisions + 1, {})
        for seat in game.deciders:
            twin = game.copy()
            twin.play(seat, twin.options(seat)[0])
            told(twin, twin.decisions, {})
            if twin.can_undo(seat):
                twin.undo(seat)
                taken += 1
                # It counts what was taken back, and knows what it may take back still.
                again = [_standing(one) for one in told(twin, twin.decisions + 1, {})]
                assert again == [_standing(one) for one in before]
    assert taken > 20


def _standing(update: bytes) -> object:
    found = msgspec.json.decode(update)
    return {key: value for key, value in found.items() if key not in ("moment", "since", "can_undo")}


def test_two_names_that_read_the_same_are_not_taken_for_each_other() -> None:
    """In French the forms of a name tell what it is, and no form is part of its text."""
    called = naming.names(undaunted.new("normandy/1").stage, "fr")
    one, other = Name("Elle", {"le": "la Elle"}), Name("Elle", {"le": "le Elle"})
    said = [called.say("name-with-article", noun=noun) for noun in (one, other, one)]
    assert said[0] == said[2] != said[1]


def test_no_more_is_kept_than_was_meant_to_be() -> None:
    assert all(kept.cache_info().maxsize for kept in KEPT)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_event_is_told_apart_by_who_reads_it(lang: str) -> None:
    game = undaunted.new("normandy/1", seed=3)
    for _ in steps(game, 3, 30):
        pass
    event = next(one for one in game.events(None) if one.kind == "turn-began")
    seat = str(event.args["seat"])
    other = next(one for one in game.seats if one != seat)
    texts = [event.say(lang, eyes) for eyes in (seat, other, "", seat)]
    assert texts[0] == texts[3] != texts[1] == texts[2]
