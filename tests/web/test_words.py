"""The words of the browser: every one that is used is there in every language, and none is idle."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from tests.each import each
from tests.messages.test_french import ENGLISH, SAME
from tests.messages.test_messages import Variables
from tests.web.sources import MESSAGES, WEB, sources, without_remarks
from undaunted.messages import languages, say

KEY = re.compile(r"""['"`](web-[a-z0-9-]*)(['"`]|\$\{)""")
"""A key, whole or up to where something is put in: `web-trouble-${kind}-title`."""


@cache
def told(lang: str) -> dict[str, frozenset[str]]:
    """The variables of every message of the browser, by its key."""
    found = {}
    for file in sorted((MESSAGES / lang / "web").glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} is told twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = frozenset(variables.found)
    return found


@cache
def used() -> tuple[frozenset[str], frozenset[str]]:
    """The keys that stand in the sources, whole ones and beginnings."""
    whole: set[str] = set()
    begun: set[str] = set()
    for text in sources().values():
        for key, end in KEY.findall(without_remarks(text)):
            (begun if end == "${" else whole).add(key)
    return frozenset(whole), frozenset(begun)


@pytest.mark.parametrize("lang", languages())
def test_every_word_that_is_used_is_there(lang: str) -> None:
    whole, begun = used()
    keys = set(told(lang))
    assert "web-title" in whole
    assert sorted(whole - keys) == []
    assert sorted(start for start in begun if not any(key.startswith(start) for key in keys)) == []


def test_no_word_is_idle() -> None:
    whole, begun = used()
    idle = [key for key in told("en") if key not in whole and not key.startswith(tuple(begun))]
    assert idle == []


PARTS = re.compile(r"^ {4}(\w+): \[('\w+'(?:, '\w+')*)\],$", re.MULTILINE)
FOLDERS = {
    "lobby": ("lobby", "ui", "net"),
    "table": ("play", "board", "film", "list", "art", "ui", "net"),
    "replay": ("replay", "board", "film", "ui", "net"),
    "gallery": ("art",),
    "rules": ("rules", "ui"),
    "guide": ("guide", "ui", "net"),
    "campaigns": ("campaign", "ui", "net"),
    "campaign": ("campaign", "ui", "net"),
}
"""What a page shows comes from these. The form for taking a seat asks for the words of the lobby itself."""


NEEDED = re.compile(r"words\.need\(([^)]*)\)")
"""What is seldom shown asks for its own words when it is."""


def needed(text: str) -> frozenset[str]:
    return frozenset(part for parts in NEEDED.findall(text) for part in re.findall(r"\w+", parts))


@cache
def keys_of(parts: frozenset[str]) -> frozenset[str]:
    return frozenset(
        entry.id.name
        for name in ("web", *parts)
        for entry in FluentParser()
        .parse((MESSAGES / "en" / "web" / f"{name}.ftl").read_text(encoding="utf-8"))
        .body
        if isinstance(entry, ast.Message)
    )


@pytest.mark.parametrize("page", FOLDERS)
def test_every_page_asks_for_the_words_it_uses(page: str) -> None:
    pages = dict(PARTS.findall((WEB / "src/App.svelte").read_text(encoding="utf-8")))
    assert pages.keys() == FOLDERS.keys()
    asked = frozenset(re.findall(r"\w+", pages[page]))
    texts = [text for path, text in sources().items() if set(path.split("/")) & set(FOLDERS[page])]
    assert texts
    missing = [
        key
        for text in texts
        for keys in [keys_of(asked | needed(text))]
        for key, end in KEY.findall(without_remarks(text))
        if not (key in keys if end != "${" else any(one.startswith(key) for one in keys))
    ]
    assert sorted(missing) == []


@pytest.mark.parametrize("lang", languages())
def test_all_languages_say_the_same_things(lang: str) -> None:
    assert told(lang) == told("en")


ALIKE = SAME | {
    "base",
    "film",
    "initiative",
    "menu",
    "mines",
    "normal",
    "pause",
    "radio",
    "table",
    "vibration",
}
OWN_NAMES = ("web-title", "web-language-")
"""The game's name, and every language's by itself."""


def test_the_french_is_french() -> None:
    def check(key: str) -> None:
        filled = dict.fromkeys(told("fr")[key], 2)
        text, english = say(key, "fr", **filled), say(key, "en", **filled)
        assert not ENGLISH.search(text), text
        if text == english:
            assert set(re.findall(r"[^\W\d_]{2,}", text.lower())) <= ALIKE, text

    each((key for key in told("fr") if not key.startswith(OWN_NAMES)), check)


def test_french_signs_stand_apart() -> None:
    def check(key: str) -> None:
        text = say(key, "fr", **dict.fromkeys(told("fr")[key], 2))
        assert not re.search(r"[^\s«\u00a0\u202f][!?;:»](?=\s|$)|(?<![\u00a0\u202f]) [!?;:»]", text), text

    each(told("fr"), check)


@pytest.mark.parametrize("lang", languages())
def test_every_word_can_be_said(lang: str) -> None:
    for key, variables in told(lang).items():
        text = say(key, lang, **dict.fromkeys(variables, 2))
        assert text
        assert not re.search(r"[{}]|  |^\s|\s$", text), f"{key}: {text}"
