"""Every text of every language: it parses, formats, and knows the variables it is given."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import undaunted
import undaunted.messages
from tests.messages.contract import ARGUMENTS, EVERY_ID, content_names, samples
from undaunted.game.things import slug
from undaunted.messages import BadMessage, MissingMessage, UnknownLanguage, ids, languages, say

FOLDER = Path(undaunted.messages.__file__).parent


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def entries(lang: str) -> list[ast.Message | ast.Term | ast.Junk]:
    files = sorted((FOLDER / lang).glob("*.ftl"))
    bodies = [FluentParser().parse(file.read_text(encoding="utf-8")).body for file in files]
    return [
        entry for body in bodies for entry in body if isinstance(entry, ast.Message | ast.Term | ast.Junk)
    ]


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(lang) if isinstance(entry, ast.Message)}


SCENARIO_TEXTS = {
    f"scenario-{slug(info.id)}-{part}"
    for info in undaunted.scenarios()
    for part in ("title", "date", "place", "briefing")
}


@pytest.mark.parametrize("lang", languages())
class TestEveryLanguage:
    def test_parses_without_junk(self, lang: str) -> None:
        assert [entry.content for entry in entries(lang) if isinstance(entry, ast.Junk)] == []

    def test_ids_are_unique(self, lang: str) -> None:
        counts = Counter(
            entry.id.name for entry in entries(lang) if isinstance(entry, ast.Message | ast.Term)
        )
        assert [key for key, times in counts.items() if times > 1] == []

    def test_has_the_messages_the_game_needs_and_no_others(self, lang: str) -> None:
        told = {key for key in ids(lang) if key.startswith("scenario-")}
        # What only the browser says is held by tests/web.
        # What guides say is held by tests/guides.
        shown = {key for key in ids(lang) if key.startswith(("web-", "guide-"))}
        assert sorted(set(ids(lang)) - told - shown) == EVERY_ID
        assert told in (set(), SCENARIO_TEXTS), (
            "a language tells every scenario, or leaves all to their files"
        )

    @pytest.mark.parametrize("key", EVERY_ID)
    def test_uses_exactly_the_variables_it_is_given(self, lang: str, key: str) -> None:
        variables = Variables()
        variables.visit(messages(lang)[key])
        assert variables.found == set(ARGUMENTS.get(key, "").split())

    @pytest.mark.parametrize("key", EVERY_ID)
    def test_formats(self, lang: str, key: str) -> None:
        text = say(key, lang, **samples(key))
        assert text.strip() == text
        assert text
        assert not re.search(r"[{}\u2068\u2069]|  ", text), text

    def test_a_missing_id_raises(self, lang: str) -> None:
        with pytest.raises(MissingMessage, match=f"'no-such-thing'.*'{lang}'"):
            say("no-such-thing", lang)

    def test_a_missing_variable_raises(self, lang: str) -> None:
        with pytest.raises(BadMessage, match=r"prompt-bid.*seat"):
            say("prompt-bid", lang)


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage, match=r"'xx'.*en"):
        say("button-stop", "xx")


def test_numbers_choose_singular_and_plural() -> None:
    assert say("event-drew", seat="US", count=1) == "US draws a card."
    assert say("event-drew", seat="US", count=4) == "US draws 4 cards."


def test_nought_is_told_apart() -> None:
    assert "no Fog of War left" in say("event-scouted", side="US", tile="12B", fog=0)
    assert "takes a Fog of War" in say("event-scouted", side="US", tile="12B", fog=1)
    assert say("event-controlled", side="US", tile="12B", points=0) == "US takes control of 12B."


def test_empty_texts_leave_no_trace() -> None:
    assert say("option-step", tile="12B", cover="0", note="") == "12B, cover 0"
    assert say("option-step", tile="12B", cover="3/1", note="1 enemy") == "12B, cover 3/1 (1 enemy)"
    assert say("prompt-bolster", left=1, squad="") == "Which card do you bolster? One card left."
    assert say("prompt-bolster", left=2, squad="A") == "Which card of squad A do you bolster? 2 cards left."


def test_an_attack_reads_as_its_sum() -> None:
    assert (
        say(
            "event-shot",
            attacker="US Rifleman A",
            action="Attack 1",
            target="German Scout B",
            base=5,
            cover=1,
            range=2,
            total=8,
            dice="9",
            result="hit",
        )
        == "US Rifleman A, Attack 1 at German Scout B: 5 + 1 cover + 2 range = 8, rolled 9: hit."
    )


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", [key for key in EVERY_ID if key.startswith("rule-")])
def test_rule_help_is_two_to_five_sentences(key: str, lang: str) -> None:
    assert 2 <= len(say(key, lang).splitlines()) <= 5


@pytest.mark.parametrize(("key", "text"), content_names().items())
def test_english_names_are_those_of_the_packs(key: str, text: str) -> None:
    assert say(key) == text


def test_fluent_is_not_imported_before_it_is_needed() -> None:
    code = "import sys, undaunted.messages; sys.exit(any(m.startswith('fluent') for m in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
