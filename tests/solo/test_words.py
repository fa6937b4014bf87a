"""Cards in words: every text of every language is made from the tree."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.messages.test_french import ENGLISH
from tests.solo.test_text import examples, whole
from tests.solo.texts import card
from undaunted import messages
from undaunted.content import Pack, pack, packs
from undaunted.messages import ids
from undaunted.solo.shelf import cards, files, known
from undaunted.solo.text import conditions, nouns
from undaunted.solo.text.card import read_card
from undaunted.solo.tree import SoloCard
from undaunted.solo.words.sentences import Sentences


def texts(lines: str, lang: str, title: str = "Scout", of: str = "under-cover-of-night") -> list[str]:
    words = Sentences(lang)
    return [text for line in card(lines, title, of).lines for _, text in words.line(line)]


def test_every_message_is_there_in_both_languages():
    english, french = ({key for key in ids(lang) if key.startswith("solo-")} for lang in ("en", "fr"))
    assert english == french


RECONS = re.compile(r"\breconn(?:ue?s?|aître)\b")
"""Words of Recon, « Reconnaître », which begins with a capital; to scout is « explorer »."""
EVERY = [(home.id, path.stem) for home in packs().values() for path in files(home)]


def told_again(told: SoloCard, home: Pack) -> SoloCard:
    """What is read in the English that is made of a card."""
    words = Sentences("en")
    rows = []
    for line in told.lines:
        for label, text in words.line(line):
            numbered = label[:1] in ("I", "V", "X")
            rows.append(f"{label}  {text}" if numbered else "     " + f"{label} {text}".strip())
    head = f"{told.number}  {told.title}\norigin: ours\n{home.sides[0]}: 1\n"
    text = "\n".join([head, *words.boxes(told), *rows])
    return read_card(text, "again.card", home.sides, known(home))


def meaning(told: SoloCard) -> list[str]:
    """Line by line, wherever they stand."""
    return [re.sub(r"at=\d+", "", str(line)) for line in told.lines]


@pytest.mark.parametrize(("of", "number"), EVERY)
def test_the_english_of_a_card_is_read_as_the_same_card(of, number):
    home = pack(of)
    told = next(one for one in cards(home) if one.number == number)
    assert meaning(told_again(told, home)) == meaning(told)


NIGHT = "under-cover-of-night"


def reads_the_same(text: str) -> None:
    told = card(whole(text), "Scout", NIGHT)
    assert meaning(told_again(told, pack(NIGHT))) == meaning(told)


@pytest.mark.parametrize(
    "text",
    [
        *examples(),
        "Disabled vehicle on same tile: repair.",
        "Any unoccupied vehicle on same tile: enter vehicle.",
        "Ready enemy with total defence value of ≤8: attack 1.",
        "Enemy within 1 on hill tile: attack 1 that enemy.",
        "Enemy that is not suppressed and within 2: attack 1.",
        "Bolster deck raiders is not empty: bolster deck raiders 2 times.",
        "Bolster decks are not empty: bolster random deck 3 times, then II.",
        "Tile is threatened and not friendly occupied: control.",
        "Tile is not secure and mined: lift mine.",
        "Tile is not controlled objective: control.",
        "Unit is not suppressed and on foot: control.",
        "Select scouted objective within 2 worth 2 or more that is not secure as destination.",
        "Select objective that is within 2 and scouted as destination.",
    ],
)
def test_the_english_of_a_sentence_is_read_as_the_same(text):
    reads_the_same(text)


UNIT_TRAITS = (
    *nouns.UNIT_WORDS, *(f"not {word}" for word in nouns.UNIT_WORDS),
    "within 2", "not on same tile", "within 1 of 6A", "2 tiles away from enemy", "on objective",
    "with total defence value of ≤8", "in driver place",
)  # fmt: skip
TILE_TRAITS = (
    *(word for word in nouns.TILE_WORDS if "either" not in word), "controlled (by either side)",
    *(f"not {word}" for word in nouns.TILE_WORDS[:3]), "not with structure", "not within 2 of 6A",
    "within 2", "1 or fewer tiles away", "worth 2 or more", "with population 3", "with structure",
    "occupied by enemy Scout", "not occupied by enemy", "with 2 or more enemies",
)  # fmt: skip


@pytest.mark.parametrize("one", UNIT_TRAITS)
def test_what_counters_are_is_read_as_it_is_told(one):
    for other in UNIT_TRAITS:
        for noun in ("enemy", "friendly vehicle", "matching Scout"):
            reads_the_same(f"{noun} that is {one} and {other}: attack 1.")


@pytest.mark.parametrize("one", TILE_TRAITS)
def test_what_tiles_are_is_read_as_it_is_told(one):
    for other in TILE_TRAITS:
        reads_the_same(f"Move to objective that is {one} and {other}.")
        reads_the_same(f"Tile is {one} and {other}: control.")


@pytest.mark.parametrize("fact", conditions.FACTS)
def test_facts_are_read_as_they_are_told(fact):
    reads_the_same(f"{fact}: control.")
    reads_the_same(f"No {fact}: control.")


@pytest.mark.parametrize(("of", "number"), EVERY)
def test_the_french_of_a_card_is_french(of, number):
    told = next(one for one in cards(pack(of)) if one.number == number)
    words = Sentences("fr")
    for line in told.lines:
        for _, text in words.line(line):
            assert not ENGLISH.search(text), text
            assert not re.search(r"[{}]|  | \.", text), text
            assert not RECONS.search(text), text
            assert not re.search(r"\bcouvert\b", text), text
    for text in words.boxes(told):
        assert re.search(r" entre sur une tuile non explorée\s: l'explorer\.$", text), text


@pytest.mark.parametrize("text", examples())
def test_every_example_is_told_in_both_languages(text):
    lines = whole(text)
    for lang in ("en", "fr"):
        for told in texts(lines, lang):
            assert told
            assert not re.search(r"[{}]|  | \.", told), told
            if lang == "fr":
                assert not ENGLISH.search(told), told


def test_french_agrees_with_its_nouns():
    assert texts("Move to unscouted objective.", "fr") == ["Progresser vers un objectif non exploré."]
    assert texts("Move to unscouted tile.", "fr") == ["Progresser vers une tuile non explorée."]
    assert texts("Move to enemy scouted objective.", "fr") == [
        "Progresser vers un objectif exploré par l'ennemi."
    ]
    assert texts("Move to scouted tile. [cover > lower cover]", "fr") == [
        "Progresser vers une tuile explorée. [couverture > couverture la plus basse]"
    ]
    assert texts("No enemy within 1: control.", "fr") == ["Aucun ennemi à 1 au plus : Contrôler."]
    assert texts("No uncontrolled tile: control.", "fr") == ["Aucune tuile non contrôlée : Contrôler."]
    assert texts("Go closer to escape marker.", "fr") == ["Aller : plus près d'un marqueur de fuite."]


def test_french_denies_with_its_verb_or_without_one():
    def told(line: str) -> str:
        return texts(line, "fr")[0]

    assert told("Tile is not friendly occupied: control.").startswith("La tuile n'est pas occupée par")
    assert told("Tile is secure and not mined: control.").startswith("La tuile est sûre et n'est pas minée :")
    assert told("Unit is not suppressed and on foot: control.").startswith(
        "L'unité n'est pas neutralisée et est à pied :"
    )
    assert (
        told("Move to objective that is not with structure.") == "Progresser vers un objectif sans structure."
    )
    assert told("Move to objective that is not occupied.") == "Progresser vers un objectif non occupé."
    assert told("No mines left: control.") == "Il ne reste pas de mines : Contrôler."


def test_french_calls_bolster_decks_by_one_name():
    for line, said in (
        ("Bolster deck raiders.", "Renforcer depuis la pioche de renfort Raid."),
        ("Bolster deck support 2 times.", "Renforcer depuis la pioche de renfort Soutien (2 fois)."),
        (
            "Bolster deck command is empty: control.",
            "La pioche de renfort Commandement est vide : Contrôler.",
        ),
    ):
        assert texts(line, "fr") == [said]
    assert "paquet" not in (Path(messages.__file__).parent / "fr/solo.ftl").read_text(encoding="utf-8")
