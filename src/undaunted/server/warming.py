"""What a server does before anybody waits for it, so that nobody has to wait for it later."""

from __future__ import annotations

import gc

from undaunted.messages import has, languages

YOUNG, OLDER, OLDEST = 20_000, 20, 20
"""How many new objects are looked through for rubbish at a time, and how much more seldom older ones are. Games
grow and are kept: looking through all of them, as often as Python would, stops everybody for a tenth of a
second, and finds nothing."""


def warm_up() -> None:
    """Read the words of all languages, and never look through what stays for good."""
    for lang in languages():
        has("", lang)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, OLDEST)
