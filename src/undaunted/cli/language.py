"""Which language to speak: the one asked for, or the one of the person's system."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from undaunted.messages import UnknownLanguage, languages

DEFAULT = "en"
WISH = "UNDAUNTED_LANG"
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first that is set counts, as in every program."""

Lang = Annotated[
    str | None, typer.Option("--lang", help="the language of the game; by default that of your system")
]


def chosen(wished: str | None) -> str:
    """The language to use; one that was asked for by name and is not there is refused."""
    wished = wished if wished is not None else os.environ.get(WISH) or None
    if wished is None:
        return by_locale()
    if wished not in languages():
        raise UnknownLanguage(wished, languages())
    return wished


def by_locale() -> str:
    """`fr_FR.UTF-8` is French; a language without messages is English."""
    setting = next((os.environ[name] for name in LOCALES if os.environ.get(name)), "")
    language = setting.replace("-", "_").partition(".")[0].partition("@")[0].partition("_")[0].lower()
    return language if language in languages() else DEFAULT
