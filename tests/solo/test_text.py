"""The language: what is read, and what is said of what cannot be."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.solo.texts import card
from undaunted.content import ContentError, pack
from undaunted.solo.shelf import cards, known
from undaunted.solo.text.card import read_card
from undaunted.solo.tree import (
    Above,
    All,
    Any,
    CardsIn,
    Chosen,
    Count,
    Do,
    Effect,
    Ground,
    Present,
    Roll,
    SelectNearer,
    SelectRange,
    SelectTile,
    TileIs,
    Trait,
    Units,
)

PAGE = Path("docs/contributors/solo-cards.md")


def printed(number: str):
    return next(one for one in cards(pack("normandy")) if one.number == number)


def test_the_printed_cards_serve_the_scenarios_that_they_name():
    assert printed("8A").scenarios["US"] == ("1", "3", "7", "8", "9", "12")
    assert printed("8A").scenarios["German"] == ("1", "3", "7", "8", "9", "10", "12")
    assert printed("6A").scenarios["US"] == tuple(str(number) for number in range(1, 13))
    assert printed("14A").serves("US", "1")
    assert not printed("14A").serves("German", "1")
    assert printed("14B").serves("German", "1")
    assert printed("24A").serves("German", "11")
    assert not printed("24A").serves("German", "10")
    assert {printed(number).origin for number in ("6A", "8A", "14A", "14B", "24A")} == {"printed"}


def test_lines_sub_lines_and_what_closes_the_line():
    third = printed("8A").lines[2]
    assert third.number == "III"
    assert third.opening[0].step == SelectRange(1, (Trait("scouted"),))
    assert [sub.letter for sub in third.sublines] == ["A", "B", "C"]
    assert third.sublines[2].sentences[0].step == SelectNearer(Above(("A", "B")))
    assert third.closing[0].step == Do((Effect("move", goal=Chosen("destination")),))


def test_the_only_difference_between_the_two_scouts_is_sub_line_d():
    ours, theirs = printed("14A").lines[1], printed("14B").lines[1]
    assert ours.sublines[:3] == theirs.sublines
    assert [sub.letter for sub in ours.sublines] == ["A", "B", "C", "D"]
    assert ours.closing == theirs.closing


def test_and_binds_closer_than_or():
    told = card("Tile is secure and 6A is unscouted or enemy within 1: conceal.", "Scout").lines[0].condition
    assert isinstance(told, Any)
    assert isinstance(told.parts[0], All)
    assert told.parts[1] == Present(Units("enemy", traits=(Trait("within", count=Count(1)),)))


def test_not_before_a_noun_denies_the_whole_of_it():
    told = card("Tile is not uncontrolled objective: attack 1.").lines[0].condition
    assert told == TileIs("tile", Ground("objective", traits=(Trait("uncontrolled"),)), negated=True)


def test_not_before_traits_denies_one():
    told = card("Tile is not scouted and enemy occupied: attack 1.").lines[0].condition
    assert told == TileIs("tile", Ground(traits=(Trait("scouted", negated=True), Trait("enemy occupied"))))


def test_titles_may_be_plural():
    told = card("Enemy Riflemen or Machine Gunners on same tile: attack 1.").lines[0].condition
    assert isinstance(told, Present)
    assert told.units.titles == ("Rifleman", "Machine Gunner")


def test_a_roll_names_each_face_once():
    step = card("Roll. 1-6: conceal. 7-10: attack 1.", "Scout").lines[0].opening[0].step
    assert isinstance(step, Roll)
    assert [(case.first, case.last) for case in step.cases] == [(1, 6), (7, 10)]


def test_articles_and_capitals_mean_nothing():
    one = card("Select an unscouted objective as destination. Move to the destination.")
    assert one.lines == card("SELECT unscouted OBJECTIVE as destination. move to destination.").lines


def test_times_says_it_over_again():
    step = card("Bolster random deck 3 times.", "Squad Leader").lines[0].opening[0].step
    assert step == Do((Effect("bolster", name="random deck"),) * 3)


def test_cards_in_open_piles():
    told = card("2 or more matching cards in play area: command 1.", "Squad Leader").lines[0].condition
    assert told == CardsIn("play area", matching=True, count=Count(2, "or more"))


def test_what_goes_on_with_a_sub_line_stands_deeper():
    text = """I    Select destination within 1.
     A) Select threatened objective as destination.
        [value]
     Move to destination."""
    line = card(text).lines[0]
    assert isinstance(line.sublines[0].sentences[0].step, SelectTile)
    assert line.sublines[0].sentences[0].ties
    assert len(line.closing) == 1


@pytest.mark.parametrize(
    ("text", "line", "found", "hint"),
    [
        ("I    Tile is secur: attack 1.", 6, "secur", "did you mean 'secure'"),
        ("I    Enmy on same tile: attack 1.", 6, "Enmy", "did you mean 'enemy'"),
        ("I    Control.\nII   Atack 1.", 7, "Atack", "did you mean 'attack'"),
        ("I    Enemy Riflemn on same tile: attack 1.", 6, "Riflemn", "did you mean 'Rifleman'"),
        ("I    Move to uncontrolled objective. [valu > cover]", 6, "valu", "did you mean 'value'"),
        ("I    Control.\nIII  Attack 1.", 7, "III", "the line II"),
        ("I    Control, then IV.", 6, "then IV", "one of the lines I"),
        ("I    Select threatened objective as destination.", 6, "a destination", "move to destination"),
        ("I    Move to destination.", 6, "to destination", "as destination"),
        ("I    Roll. 1-5: control. 7-10: attack 1.", 6, "a roll for", "each face from 1 to 10"),
        ("I    Tile is secure: control", 6, "the end of the sentence", "."),
        ("", 3, "no line", "a line 'I"),
    ],
)  # fmt: skip
def test_a_wrong_word_is_told_with_its_line_and_what_was_meant(text, line, found, hint):
    home = pack("normandy")
    head = "1A  Rifleman\norigin: ours\nUS: 1\n\n\n"
    with pytest.raises(ContentError) as caught:
        read_card(head + text, "solo/1A.card", home.sides, known(home))
    assert caught.value.file == "solo/1A.card"
    assert caught.value.key == f"line {line}"
    assert found in caught.value.found
    assert hint in caught.value.expected


@pytest.mark.parametrize(
    ("head", "found", "hint"),
    [
        ("1A Riflman\norigin: ours\nUS: 1\n", "Riflman", "Rifleman"),
        ("Rifleman\norigin: ours\nUS: 1\n", "Rifleman", "a number and a title"),
        ("1A Rifleman\norigin: theirs\nUS: 1\n", "theirs", "printed, ours"),
        ("1A Rifleman\norigin: ours\nUSA: 1\n", "USA", "US"),
        ("1A Rifleman\nUS: 1\n", "no origin", "origin:"),
        ("1A Rifleman\norigin: ours\n", "no scenarios", "US: 1"),
        ("1A Rifleman\norigin: ours\nUS: 1; 2\n", "1; 2", "scenarios"),
        ("1A Rifleman\norigin: ours\nUS: 1\n\nWhen Scout moves: scout it.\n", "When", "When Rifleman"),
    ],
)  # fmt: skip
def test_a_wrong_head_is_told(head, found, hint):
    home = pack("normandy")
    with pytest.raises(ContentError) as caught:
        read_card(head + "\nI    Control.\n", "1A.card", home.sides, known(home))
    assert found in caught.value.found
    assert hint in caught.value.expected


def examples() -> list[str]:
    """Every example of the authors' page that is a sentence, or the beginning of one."""
    told = PAGE.read_text(encoding="utf-8")
    tables = [line for line in told.splitlines() if line.startswith(("|", "Several"))]
    found = re.findall(r"`([A-Z][^`]*[.:\]])`", "\n".join(tables))
    found = [one for one in found if not one.startswith("N ") and " …" not in one]
    return [one if one[-1] in ".]" else f"{one} control." for one in found]


def whole(text: str) -> str:
    """The lines of a card with this in each of them, and with what it cannot do without."""
    if "elect" in text and "estination" in text and "to destination" not in text:
        text = f"{text} Move to destination."
    elif text.startswith("Select"):
        text = f"{text} Guide unit closer to 6A."
    return "\n".join(f"{numeral}  {text}" for numeral in ("I", "II", "III", "IV"))


@pytest.mark.parametrize("text", examples())
def test_every_example_of_the_authors_page_is_read(text):
    assert card(whole(text), "Scout", "under-cover-of-night").lines


def test_the_page_has_examples():
    assert len(examples()) > 30


def test_every_word_is_on_the_authors_page():
    from undaunted.solo.text import conditions, effects, nouns, ties

    told = PAGE.read_text(encoding="utf-8").casefold()
    words = {*nouns.TILE_WORDS, *nouns.UNIT_WORDS, *nouns.TILE_NOUNS.values(), *nouns.UNIT_NOUNS.values()}
    words |= {*effects.MOVEMENT, *effects.COMBAT, *effects.PLAIN, *ties.MEASURES, *conditions.FACTS}
    words -= {"controlled by either side"}  # written with brackets, as on the cards
    assert not [word for word in words if word.casefold() not in told]
