"""The rules for readers: whole, the same in every language, and those of the docs."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import rule_pages
from tests.messages.test_french import ENGLISH
from tests.rulebook.headings import TOLD
from undaunted.content import packs
from undaunted.game.things import slug
from undaunted.messages import ids, languages
from undaunted.rulebook import GAMES, Section, rulebook
from undaunted.rulebook.tables import made

LINK = re.compile(r"\[[^]]+\]\(#([^)]+)\)")


def texts(section: Section) -> list[str]:
    blocks = section.blocks
    cells = [cell for block in blocks for row in block.rows for cell in row]
    return [section.title, *(text for block in blocks for text in block.texts), *cells]


def ids_of(lang: str) -> list[str]:
    return [section.id for section in rulebook(lang).sections()]


@pytest.mark.parametrize("heading", TOLD)
def test_every_heading_of_the_rulebooks_is_told(heading: str) -> None:
    assert set(TOLD[heading].split()) <= set(ids_of("en"))


def test_every_action_of_every_pack_has_its_section() -> None:
    for pack in (pack for pack in packs().values() if pack.scenarios):
        places = [place for vehicle in pack.vehicles.values() for place in vehicle.places]
        actions = [action for card in pack.cards for action in card.actions]
        actions += [action for place in places for action in place.actions]
        assert {slug(action.word) for action in actions} <= set(ids_of("en"))


def test_every_short_rule_has_a_section_to_read_on() -> None:
    topics = {key.removeprefix("rule-") for key in ids("en") if key.startswith("rule-")}
    assert sorted(topics - set(ids_of("en"))) == []


@pytest.mark.parametrize("lang", languages())
class TestEveryLanguage:
    def test_has_the_same_sections_for_the_same_games(self, lang: str) -> None:
        for mine, its in zip(rulebook(lang).chapters, rulebook("en").chapters, strict=True):
            assert [(one.id, one.games, [block.kind for block in one.blocks]) for one in mine.sections] == [
                (one.id, one.games, [block.kind for block in one.blocks]) for one in its.sections
            ]

    def test_names_each_section_once(self, lang: str) -> None:
        assert len(set(ids_of(lang))) == len(ids_of(lang))

    def test_links_lead_to_sections(self, lang: str) -> None:
        known = set(ids_of(lang))
        for section in rulebook(lang).sections():
            for text in texts(section):
                assert set(LINK.findall(text)) <= known, text

    def test_has_no_other_signs_than_the_page_draws(self, lang: str) -> None:
        for section in rulebook(lang).sections():
            for text in texts(section):
                left = re.sub(r"\*\*[^*]+\*\*|\*[^*]+\*|\[[^]]+\]\(#[^)]+\)", "", text)
                assert not re.search(r"[*`{}<>|]|\]\(", left), text

    def test_every_section_says_something(self, lang: str) -> None:
        assert [section.id for section in rulebook(lang).sections() if not section.blocks] == []

    def test_games_are_those_we_have(self, lang: str) -> None:
        assert {game for section in rulebook(lang).sections() for game in section.games} == set(GAMES)


def test_the_french_is_french() -> None:
    for section in rulebook("fr").sections():
        for text in texts(section):
            bare = re.sub(r"Long Range Desert Group|Critical Intelligence|\(#[^)]+\)", "", text)
            assert not ENGLISH.search(bare), text
            assert not re.search(r"(?<![\u00a0\u202f]) [!?;:»]|[^\s«\u00a0\u202f][!?;»](?=\s|$)", bare), text


def test_numbers_are_those_of_the_packs() -> None:
    tables = {section.id: section.blocks[-1].rows for section in rulebook("en").sections()}
    assert ("**Mortar**", "2", "–", "Move 1 · Blast 1 · Target", "3", "4") in tables["cards-normandy"]
    assert ("**Motor Pool**", "7", "2") in tables["structure-list"]
    odds = next(section for section in rulebook("en").sections() if section.id == "odds")
    assert odds.blocks[-1].rows[2][4] == "64\u00a0%"  # two dice against 7


def test_one_game_alone_has_nothing_of_the_other() -> None:
    normandy = {section.id for section in rulebook("en").of("normandy").sections()}
    assert "blast" in normandy
    assert not {"drive", "vehicles", "structures"} & normandy


def test_the_docs_are_made_of_the_same_texts() -> None:
    """If not: `python tools/rule_pages.py`."""
    for path, text in rule_pages.render().items():
        assert path.read_text(encoding="utf-8") == text


def test_soldiers_who_are_alike_are_one_row() -> None:
    rows = made("cards", ("stalingrad", "German"), "en")
    assert rows[4] == ("**Scout**", "6", "A, B", "Scout 2 · Attack 1 · Recon · Conceal", "3 a squad", "5")
    titles = Counter(row[0] for row in rows)
    # Squad C's Engineers have no smoke, and its leader comes later.
    assert {row for row, times in titles.items() if times > 1} == {
        "**Engineer**",
        "**Squad Leader (command)**",
    }
    assert ("**Panzer IV**", "3", "–", "Move 1 · Attack 2 · Antitank 3/2", "2", "armour 6") in rows
    assert "**Sapeur du Génie**" in {row[0] for row in made("cards", ("stalingrad", "German"), "fr")}
