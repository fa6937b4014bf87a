"""What the server refuses, each with a code for programs and a sentence for people."""

from __future__ import annotations

import msgspec

from undaunted.messages import languages, say

DEFAULT_LANG = "en"
STATUS = {
    "bad-message": 400,
    "bad-token": 401,
    "not-yours": 403,
    "only-here": 403,
    "no-account": 404,
    "no-campaign": 404,
    "no-campaign-of": 404,
    "no-side": 404,
    "no-guide": 404,
    "no-page": 404,
    "no-option": 404,
    "no-scenario": 404,
    "no-solo-card": 404,
    "no-solo-side": 404,
    "options-clash": 404,
    "no-table": 404,
    "no-seat": 404,
    "key-unknown": 404,
    "method": 405,
    "gone": 410,
    "campaign-gone": 410,
    "key-expired": 410,
    "too-big": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-campaigns": 429,
    "busy": 503,
}
"""Those not named here are conflicts with how the table stands: 409."""


PASSING = ("busy", "too-fast")
"""Those that say nothing about what was asked for: it is to be had in a moment."""
NONSENSE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading JSON can raise: wrong, not UTF-8 within a text, or nested without end."""


class Refusal(Exception):
    """Refused; nothing has changed. `args_of_text` fill the sentence `refused-CODE`.

    `wait`: seconds after which it may be tried again, where that is known.
    """

    def __init__(self, code: str, wait: float = 0.0, **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.wait = wait
        self.args_of_text = args

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)

    def text(self, lang: str) -> str:
        return say(f"refused-{self.code}", lang=spoken(lang), **self.args_of_text)


class Elsewhere(Refusal):
    """Another process plays this table: come back, and the way there is found."""

    def __init__(self, process: str, address: str) -> None:
        super().__init__("busy")
        self.process = process
        self.address = address


def spoken(lang: str) -> str:
    """The language asked for, or English where it is not one of ours."""
    return lang if lang in languages() else DEFAULT_LANG
