"""No text that a player reads has an id in it, whatever is asked, whoever asks, in either language.

Notation is for files. On the board a soldier is Rifleman A, and a tile is told in a way that cannot be taken
for a squad: `tile 8A`, `the woods at 8A`.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import undaunted
from undaunted.game.game import Game
from undaunted.messages import languages

SCENARIOS = [info.id for info in undaunted.scenarios()]
DECISIONS = 60
CODE = re.compile(r"\b[0-9]{1,3}[A-Z]\b")
TOLD_AS = {"en": re.compile(r"\b(?:at|[Tt]ile) $"), "fr": re.compile(r"\b(?:en|tuile) $")}


def ids(game: Game) -> re.Pattern[str]:
    """All names of notation but those of tiles and one-word ones that are words as well: `hangar`, `stop`."""
    told = {name.removeprefix("@") for name in game._things.names.values()}
    return re.compile("|".join(re.escape(name) for name in sorted(told) if re.search(r"[-/.]", name)))


def astray(game: Game, text: str, lang: str, notation: re.Pattern[str]) -> str:
    """What is wrong with a text; nothing, as a rule."""
    if "@" in text or "{" in text:
        return text
    if notation.search(re.sub(r"(?<=\w)'", " ", text)):
        return text
    for code in CODE.finditer(text):
        if not TOLD_AS[lang].search(text[: code.start()]):
            return text
    return ""


def said(game: Game, lang: str, chance: random.Random) -> Iterator[str]:
    things = list(game._things.names.values())
    for seat in game.seats:
        if seat in game.deciders:
            yield game.prompt(seat, lang)
            yield game.note(seat, lang)
            for option in game.options(seat):
                yield from (option.text(lang), option.note(lang))
        for thing in chance.sample(things, 6):
            refusal = game.why_not(seat, thing)
            if refusal is not None:
                yield refusal.explain(lang)
    for seen in (*game.seats, None):
        for event in game.events(seen, game.decisions):
            yield from (event.say(lang), event.say(lang, seen or ""))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_text_has_an_id_in_it(scenario: str) -> None:
    chance = random.Random(scenario)
    game = undaunted.new(scenario, seed=chance.randrange(100))
    notation = ids(game)
    while not game.over and game.decisions < DECISIONS:
        for lang in languages():
            wrong = [text for text in said(game, lang, chance) if astray(game, text, lang, notation)]
            assert wrong == []
        seat = game.deciders[0]
        options = game.options(seat)
        lively = [option for option in options if option.name not in ("hunker-down", "stop")]
        game.play(seat, chance.choice(lively or options))


def test_an_id_would_be_found() -> None:
    game = undaunted.new("normandy/1", seed=1)
    notation = ids(game)
    for text in ("@us-rifleman-a moves", "us-rifleman-a", "Rifleman A moves to 8A.", "hunker-down"):
        assert astray(game, text, "en", notation)
    assert not astray(game, "Rifleman A moves from tile 8A to the woods at 9B.", "en", notation)
