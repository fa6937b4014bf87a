"""The words of the game: `say("event-moved", unit=…)` in the language asked for.

Texts live in `<language>/**/*.ftl` (Project Fluent), one folder a language. Fluent is imported on first use,
because most programs that import undaunted (bots, the lab) never say a word.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from undaunted.messages.errors import BadMessage, MessageError, MissingMessage, UnknownLanguage
from undaunted.messages.name import Name, form
from undaunted.messages.quick import Quick, Unusual

if TYPE_CHECKING:
    from undaunted.messages.texts import Texts

__all__ = [
    "BadMessage", "MessageError", "MissingMessage", "Name", "UnknownLanguage", "composed", "has", "ids",
    "languages", "name", "say",
]  # fmt: skip

Value = str | int | float

_FOLDER = Path(__file__).parent
_FACTS = ("code", "gender", "number")
"""What a name tells about itself; its other attributes are forms in which it can stand in a sentence."""
_ANY_NAME = "name-default"


@cache
def languages() -> tuple[str, ...]:
    return tuple(sorted({file.parent.name for file in _FOLDER.glob("*/*.ftl")}))


def ids(lang: str = "en") -> tuple[str, ...]:
    """Every message id of a language, in the order of its files."""
    return _texts(lang).ids


def has(key: str, lang: str = "en") -> bool:
    """Whether there is such a message: some are there only where a language says it otherwise."""
    return key in _texts(lang)


def say(key: str, /, lang: str = "en", **args: Value) -> str:
    """The text of the message with the id `key`. An argument called `from` goes in as `**{"from": …}`."""
    texts = _texts(lang)
    if key not in texts:
        raise MissingMessage(key, lang)
    pattern = texts.message(key).value
    if pattern is None:
        raise BadMessage(key, lang, "has no text of its own, only attributes")
    return _format(key, pattern, lang, args)


@cache
def name(key: str, text: str, lang: str = "en") -> Name:
    """What a thing is called; one that the messages do not know, from somebody's own pack, keeps its text."""
    texts = _texts(lang)
    found = texts.message(key if key in texts else _ANY_NAME)
    args: dict[str, Value] = {"name": text}
    forms = {which: _format(key, pattern, lang, args) for which, pattern in found.attributes.items()}
    return Name(_format(key, found.value, lang, args), forms)


def composed(key: str, noun: Name, lang: str = "en", **args: Value) -> Name:
    """A name made longer by the message `key`, whose `$noun` it is; in all its forms.

    What the message has attributes for is made by these instead, and facts that it states replace the noun's.
    """

    def longer(text: str) -> str:
        return say(key, lang=lang, noun=Name(text, noun.forms), **args)

    own = _texts(lang).message(key).attributes
    forms = {
        which: text if which in _FACTS else longer(text)
        for which, text in noun.forms.items()
        if which not in own
    }
    given: dict[str, Value] = {"noun": noun, **args}
    forms |= {which: _format(key, pattern, lang, given) for which, pattern in own.items()}
    return Name(longer(noun), forms)


def _format(key: str, pattern: Any, lang: str, args: dict[str, Value]) -> str:
    quick = _quick(lang, pattern)
    if quick is not None:
        try:
            return quick(args)
        except Unusual:
            pass  # it knows better, or says what is wrong
    text, errors = _texts(lang).format(pattern, args)
    if errors:
        raise BadMessage(key, lang, "; ".join(str(error) for error in errors))
    return text


@cache
def _quick(lang: str, pattern: Any) -> Callable[[Mapping[str, Any]], str] | None:
    """As many as there are patterns."""
    try:
        return _maker(lang).made(pattern)
    except Unusual:
        return None


@cache
def _maker(lang: str) -> Quick:
    from babel import Locale  # which Fluent needs as well

    return Quick(Locale.parse(lang).plural_form, _FUNCTIONS)


@cache
def _texts(lang: str) -> Texts:
    from undaunted.messages.texts import Texts

    if lang not in languages():
        raise UnknownLanguage(lang, languages())
    return Texts(lang, _FOLDER / lang, _FUNCTIONS)


def _given(text: object) -> Any:  # plain text works too, though Fluent's types do not say so
    """Fluent cannot select on an empty string, so messages ask this instead."""
    return "yes" if str(text) else "no"


_FUNCTIONS: dict[str, Any] = {"GIVEN": _given, "FORM": form}
