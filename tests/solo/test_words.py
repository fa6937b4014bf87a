"""Cards in words: every text of every language is made from the tree."""

from __future__ import annotations

import re

import pytest

from tests.messages.test_french import ENGLISH
from tests.solo.test_text import examples
from tests.solo.texts import card
from undaunted.content import pack, packs
from undaunted.messages import ids
from undaunted.solo.shelf import cards, files, known
from undaunted.solo.text.card import read_card
from undaunted.solo.words.sentences import Sentences


def texts(lines: str, lang: str, title: str = "Scout", of: str = "under-cover-of-night") -> list[str]:
    words = Sentences(lang)
    return [text for line in card(lines, title, of).lines for _, text in words.line(line)]


def test_every_message_is_there_in_both_languages():
    english, french = ({key for key in ids(lang) if key.startswith("solo-")} for lang in ("en", "fr"))
    assert english == french


EVERY = [(home.id, path.stem) for home in packs().values() for path in files(home)]


@pytest.mark.parametrize(("of", "number"), EVERY)
def test_the_english_of_a_card_is_read_as_the_same_card(of, number):
    home = pack(of)
    told = next(one for one in cards(home) if one.number == number)
    words = Sentences("en")
    rows = []
    for line in told.lines:
        for label, text in words.line(line):
            numbered = label[:1] in ("I", "V", "X")
            rows.append(f"{label}  {text}" if numbered else "     " + f"{label} {text}".strip())
    head = f"{told.number}  {told.title}\norigin: ours\n{home.sides[0]}: 1\n"
    text = "\n".join([head, *words.boxes(told), *rows])
    again = read_card(text, "again.card", home.sides, known(home))
    bare = [re.sub(r"at=\d+", "", str(line)) for line in told.lines]
    assert [re.sub(r"at=\d+", "", str(line)) for line in again.lines] == bare


@pytest.mark.parametrize(("of", "number"), EVERY)
def test_the_french_of_a_card_is_french(of, number):
    told = next(one for one in cards(pack(of)) if one.number == number)
    words = Sentences("fr")
    for line in told.lines:
        for _, text in words.line(line):
            assert not ENGLISH.search(text), text
            assert not re.search(r"[{}]|  | \.", text), text


@pytest.mark.parametrize("text", examples())
def test_every_example_is_told_in_both_languages(text):
    if "elect" in text and "estination" in text and "to destination" not in text:
        text = f"{text} Move to destination."
    elif text.startswith("Select"):
        text = f"{text} Guide unit closer to 6A."
    lines = "\n".join(f"{numeral}  {text}" for numeral in ("I", "II", "III", "IV"))
    for lang in ("en", "fr"):
        for told in texts(lines, lang):
            assert told
            assert not re.search(r"[{}]|  | \.", told), told
            if lang == "fr":
                assert not ENGLISH.search(told), told


def test_french_agrees_with_its_nouns():
    assert texts("Move to unscouted objective.", "fr") == ["Progresser vers un objectif non reconnu."]
    assert texts("Move to unscouted tile.", "fr") == ["Progresser vers une tuile non reconnue."]
    assert texts("No enemy within 1: control.", "fr") == ["Aucun ennemi à 1 au plus : Contrôler."]
    assert texts("No uncontrolled tile: control.", "fr") == ["Aucune tuile non contrôlée : Contrôler."]
    assert texts("Go closer to escape marker.", "fr") == ["Aller : plus près d'un marqueur de fuite."]
