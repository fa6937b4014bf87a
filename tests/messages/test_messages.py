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
from tests.each import each
from tests.messages.campaign_texts import campaign_texts
from tests.messages.contract import ARGUMENTS, EVERY_ID, content_names, samples
from undaunted.game.telling.wording import side_name, structure_name, tile_name
from undaunted.game.things import slug
from undaunted.messages import (
    BadMessage,
    MissingMessage,
    UnknownLanguage,
    composed,
    ids,
    languages,
    name,
    say,
)
from undaunted.messages.texts import split

FOLDER = Path(undaunted.messages.__file__).parent


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def entries(lang: str) -> list[ast.Message | ast.Term | ast.Junk]:
    files = sorted((FOLDER / lang).rglob("*.ftl"))
    bodies = [FluentParser().parse(file.read_text(encoding="utf-8")).body for file in files]
    return [
        entry for body in bodies for entry in body if isinstance(entry, ast.Message | ast.Term | ast.Junk)
    ]


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(lang) if isinstance(entry, ast.Message)}


CAMPAIGN_TEXTS = set(campaign_texts())
SCENARIO_TEXTS = {
    f"scenario-{slug(info.id)}-{part}"
    for info in undaunted.scenarios()
    for part in ("title", "date", "place", "briefing", *(f"briefing-{slug(side)}" for side in info.briefings))
}


@pytest.mark.parametrize("lang", languages())
class TestEveryLanguage:
    def test_parses_without_junk(self, lang: str) -> None:
        assert [entry.content for entry in entries(lang) if isinstance(entry, ast.Junk)] == []

    def test_every_entry_is_found_without_parsing_the_others(self, lang: str) -> None:
        """Files are split into entries by their first column; a parse of the whole must find the same."""
        sources: dict[str, str] = {}
        for file in sorted((FOLDER / lang).rglob("*.ftl")):
            sources |= split(file.read_text(encoding="utf-8"))
        assert list(sources) == [
            f"-{one.id.name}" if isinstance(one, ast.Term) else one.id.name
            for one in entries(lang)
            if not isinstance(one, ast.Junk)
        ]
        for entry, source in zip(entries(lang), sources.values(), strict=True):
            parsed = FluentParser().parse(source).body
            [alone] = [one for one in parsed if isinstance(one, ast.Message | ast.Term | ast.Junk)]
            assert alone.equals(entry, ignored_fields=["span", "comment"]), source

    def test_ids_are_unique(self, lang: str) -> None:
        counts = Counter(
            entry.id.name for entry in entries(lang) if isinstance(entry, ast.Message | ast.Term)
        )
        assert [key for key, times in counts.items() if times > 1] == []

    def test_has_the_messages_the_game_needs_and_no_others(self, lang: str) -> None:
        told = {key for key in ids(lang) if key.startswith("scenario-")}
        campaigns = CAMPAIGN_TEXTS & set(ids(lang))
        # What only the browser says is held by tests/web.
        # What guides say is held by tests/guides, what solo cards say by tests/solo.
        shown = {key for key in ids(lang) if key.startswith(("web-", "guide-", "solo-"))}
        assert sorted(set(ids(lang)) - told - shown - campaigns) == EVERY_ID
        assert told in (set(), SCENARIO_TEXTS), (
            "a language tells every scenario, or leaves all to their files"
        )
        assert campaigns in (set(), CAMPAIGN_TEXTS), "and every campaign"

    def test_every_message_uses_exactly_the_variables_it_is_given(self, lang: str) -> None:
        def check(key: str) -> None:
            variables = Variables()
            variables.visit(messages(lang)[key])
            assert variables.found == set(ARGUMENTS.get(key, "").split())

        each(EVERY_ID, check)

    def test_every_message_formats(self, lang: str) -> None:
        def check(key: str) -> None:
            text = say(key, lang, **samples(key))
            assert text.strip() == text
            assert text
            assert not re.search(r"[{}\u2068\u2069]|  ", text), text

        each(EVERY_ID, check)

    def test_a_missing_id_raises(self, lang: str) -> None:
        with pytest.raises(MissingMessage, match=f"'no-such-thing'.*'{lang}'"):
            say("no-such-thing", lang)

    def test_a_missing_variable_raises(self, lang: str) -> None:
        with pytest.raises(BadMessage, match=r"prompt-use.*card"):
            say("prompt-use", lang)


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage, match=r"'xx'.*en"):
        say("button-stop", "xx")


def test_numbers_choose_singular_and_plural() -> None:
    germans = side_name("German")
    assert say("event-drew", seat=germans, count=1) == "The Germans draw a card."
    assert say("event-drew", seat=germans, count=4) == "The Germans draw 4 cards."
    mate = composed("name-of-seat", germans, place=2)
    assert say("event-drew", seat=mate, count=4) == "German player 2 draws 4 cards."


def test_nought_is_told_apart() -> None:
    told = {"side": side_name("US"), "tile": tile_name("12B", "road")}
    assert say("event-scouted", "en", **told, fog=0) == (
        "The Americans scout the road at 12B, with no Fog of War left to take."
    )
    assert say("event-scouted", "en", **told, fog=1) == (
        "The Americans scout the road at 12B and take a Fog of War."
    )
    assert say("event-controlled", **told, points=0, structure="") == ("The Americans take the road at 12B.")


def test_taking_a_tile_tells_what_stands_there_and_what_it_brings() -> None:
    told: dict[str, str | int] = {
        "side": side_name("LRDG"),
        "tile": tile_name("4B", "airstrip"),
        "points": 1,
    }
    hangar = structure_name("Hangar")
    assert (
        say("event-controlled", "en", **told, structure=hangar) == "The LRDG take the Hangar at 4B: 1 point."
    )
    assert say("event-controlled", "en", **told, structure="") == "The LRDG take the airstrip at 4B: 1 point."


def test_empty_texts_leave_no_trace() -> None:
    hill = tile_name("12B", "hill")
    assert say("option-step", tile=hill, cover="0", note="") == "The hill at 12B, cover 0"
    assert say("option-step", tile=hill, cover="3/1", note="1 enemy") == (
        "The hill at 12B, cover 3/1 (1 enemy)"
    )
    assert say("prompt-bolster", left=1, squad="") == "Which card do you bolster? You may take one."
    assert say("prompt-bolster", left=2, squad="A") == (
        "Which card of squad A do you bolster? You may take up to 2."
    )


@pytest.mark.parametrize(("smoke", "told"), [(0, ""), (2, " + 2 smoke")])
def test_an_attack_reads_as_its_sum(smoke: int, told: str) -> None:
    said = say(
        "event-shot",
        attacker="your Rifleman A",
        action="Attack 1",
        target="the German Scout B",
        base=5,
        cover=1,
        smoke=smoke,
        range=2,
        total=8 + smoke,
        dice="9",
        result="hit",
    )
    sums = f"5 + 1 cover{told} + 2 range = {8 + smoke}"
    assert said == f"Your Rifleman A attacks the German Scout B (Attack 1): {sums}, rolled 9: hit."


@pytest.mark.parametrize(
    ("lang", "fallen", "told"),
    [
        ("en", "", "Your Rifleman A loses a card from the hand."),
        ("en", "Ivan Petrov", "Your Rifleman A loses Ivan Petrov from the hand."),
        ("fr", "", "Votre Fusilier A perd une carte de la main."),
        ("fr", "Ivan Petrov", "Votre Fusilier A perd Ivan Petrov, une carte de la main."),
    ],
)
def test_a_casualty_is_told_by_name_to_whom_it_is_told(lang: str, fallen: str, told: str) -> None:
    unit = {"en": "your Rifleman A", "fr": "votre Fusilier A"}[lang]
    assert say("event-casualty", lang, unit=unit, zone="hand", fallen=fallen) == told


@pytest.mark.parametrize("lang", languages())
def test_rule_help_is_two_to_five_sentences(lang: str) -> None:
    def check(key: str) -> None:
        assert 2 <= len(say(key, lang).splitlines()) <= 5

    each((key for key in EVERY_ID if key.startswith("rule-")), check)


def test_english_names_are_those_of_the_packs() -> None:
    names = content_names()

    def check(key: str) -> None:
        # A side is called after its people; the pack's word is the adjective.
        called = name(key, names[key])
        assert called.forms.get("adjective", called) == names[key]

    each(names, check)


def test_fluent_is_not_imported_before_it_is_needed() -> None:
    code = "import sys, undaunted.messages; sys.exit(any(m.startswith('fluent') for m in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
