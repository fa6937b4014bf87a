"""The words of the game: `say("event-moved", unit=…)` in the language asked for.

Texts live in `<language>.ftl` (Project Fluent), one file a language. Fluent is imported on first use, because
most programs that import undaunted (bots, the lab) never say a word.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

__all__ = ["BadMessage", "MessageError", "MissingMessage", "UnknownLanguage", "ids", "languages", "say"]

_FOLDER = Path(__file__).parent


class MessageError(Exception):
    """Something is wrong with the texts, or with what was asked of them."""


class MissingMessage(MessageError, LookupError):
    def __init__(self, key: str, lang: str) -> None:
        super().__init__(f"no message {key!r} in language {lang!r}: expected an entry in {lang}.ftl")
        self.id = key
        self.lang = lang


class UnknownLanguage(MessageError, LookupError):
    def __init__(self, lang: str) -> None:
        known = ", ".join(languages())
        super().__init__(f"no messages for language {lang!r}: expected one of {known}")
        self.lang = lang


class BadMessage(MessageError, ValueError):
    """A message could not be put together: mostly a variable that was not given."""

    def __init__(self, key: str, lang: str, why: str) -> None:
        super().__init__(f"message {key!r} in language {lang!r}: {why}")
        self.id = key
        self.lang = lang
        self.why = why


@cache
def languages() -> tuple[str, ...]:
    return tuple(sorted(file.stem for file in _FOLDER.glob("*.ftl")))


@cache
def ids(lang: str = "en") -> tuple[str, ...]:
    """Every message id of a language, in the order of its file."""
    from fluent.syntax.ast import Message

    return tuple(entry.id.name for entry in _resource(lang).body if isinstance(entry, Message))


def say(key: str, /, lang: str = "en", **args: str | int | float) -> str:
    """The text of the message with the id `key`. An argument called `from` goes in as `**{"from": …}`."""
    bundle = _bundle(lang)
    if not bundle.has_message(key):
        raise MissingMessage(key, lang)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise BadMessage(key, lang, "has no text of its own, only attributes")
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise BadMessage(key, lang, "; ".join(str(error) for error in errors))
    return str(text)


@cache
def _resource(lang: str) -> Resource:
    from fluent.runtime import FluentResource

    if lang not in languages():
        raise UnknownLanguage(lang)
    return FluentResource((_FOLDER / f"{lang}.ftl").read_text(encoding="utf-8"))


@cache
def _bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    # Isolation marks guard mixed writing directions; in a terminal they show up as rubbish.
    bundle = FluentBundle([lang], functions={"GIVEN": _given}, use_isolating=False)
    bundle.add_resource(_resource(lang))
    return bundle


def _given(text: object) -> Any:  # plain text works too, though Fluent's types do not say so
    """Fluent cannot select on an empty string, so messages ask this instead."""
    return "yes" if str(text) else "no"
