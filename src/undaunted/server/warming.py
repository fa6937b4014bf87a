"""What a server does before anybody waits for it, so that nobody has to wait for it later."""

from __future__ import annotations

import gc

from undaunted.messages import has, languages

YOUNG, OLDER, OLDEST = 1_000, 10, 800
"""After how many new objects they are looked through for rubbish, and how much more seldom older ones are.
Often: to take away what thousands of connections leave behind takes many milliseconds. But games grow and are
kept: to look through all of them as often as Python would stops everybody, for nothing."""


def warm_up() -> None:
    """Index the messages of all languages, and exempt what stays for good from garbage collection."""
    for lang in languages():
        has("", lang)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, OLDEST)
