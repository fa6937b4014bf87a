"""The words of the browser: every one that is used is there in every language, and none is idle."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from tests.messages.test_messages import Variables
from tests.web.sources import MESSAGES, sources, without_remarks
from undaunted.messages import languages

KEY = re.compile(r"""['"`](web-[a-z0-9-]*)(['"`]|\$\{)""")
"""A key, whole or up to where something is put in: `web-trouble-${kind}-title`."""


@cache
def told(lang: str) -> dict[str, frozenset[str]]:
    """The variables of every message of the browser, by its key."""
    found = {}
    for file in sorted((MESSAGES / lang).glob("web*.ftl")):
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


@pytest.mark.parametrize("lang", languages())
def test_all_languages_say_the_same_things(lang: str) -> None:
    assert told(lang) == told("en")
