"""What is agreed on beside the scenario itself: playing with specialists, in teams, alone."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from undaunted.content.options import SOLO
from undaunted.game.telling.wording import side_name, with_article
from undaunted.messages import has, name, say


class Way(msgspec.Struct, frozen=True):
    """`text`: what it is called; `about`: what it means, in a sentence."""

    option: str
    text: str
    about: str


def ways(options: Iterable[str], lang: str = "en") -> tuple[Way, ...]:
    """In words, option by option; of one with a value, that of its word."""
    return tuple(_way(option, option.partition("=")[0], lang) for option in options)


def _way(option: str, word: str, lang: str) -> Way:
    about = f"stage-option-{word}-about"
    return Way(option, _called(option, word, lang), say(about, lang=lang) if has(about, lang) else "")


def _called(option: str, word: str, lang: str) -> str:
    if word != SOLO:
        return str(name(f"stage-option-{word}", option, lang))
    side = with_article(side_name(option.partition("=")[2], lang), lang)
    return say(f"stage-option-{word}", lang=lang, side=side)


def ways_told(options: Iterable[str], lang: str = "en") -> tuple[str, ...]:
    """A line for each, to be read before a game."""
    return tuple(
        say("brief-way", lang=lang, way=way.text, about=way.about).strip() for way in ways(options, lang)
    )
