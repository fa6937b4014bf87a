"""What can be wrong with the texts, or with what was asked of them."""

from __future__ import annotations

from collections.abc import Iterable


class MessageError(Exception):
    """Something is wrong with the texts, or with what was asked of them."""


class MissingMessage(MessageError, LookupError):
    def __init__(self, key: str, lang: str) -> None:
        super().__init__(f"no message {key!r} in language {lang!r}: expected an entry in {lang}/**/*.ftl")
        self.id = key
        self.lang = lang


class UnknownLanguage(MessageError, LookupError):
    def __init__(self, lang: str, known: Iterable[str]) -> None:
        super().__init__(f"no messages for language {lang!r}: expected one of {', '.join(known)}")
        self.lang = lang


class BadMessage(MessageError, ValueError):
    """A message could not be put together: mostly a variable that was not given."""

    def __init__(self, key: str, lang: str, why: str) -> None:
        super().__init__(f"message {key!r} in language {lang!r}: {why}")
        self.id = key
        self.lang = lang
        self.why = why
