"""Solo games that cannot be, positions that could not arise, and things that are not the human's."""

from __future__ import annotations

import pytest

import undaunted
from tests.rules.solo.ground import lined_up, us
from tests.table import refused
from undaunted.content import ContentError
from undaunted.content.stage import stage


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("normandy/1+solo=Italian", "a side for the automaton, one of solo=US, solo=German"),
        ("normandy/1+solo", "it written 'solo=NAME'"),
        ("normandy/1+easy", "found the option 'easy', expected solo=SIDE beside it"),
        ("normandy/1+hard", "found the option 'hard', expected solo=SIDE beside it"),
        ("normandy/1+solo=US+easy+hard", "easy and hard"),
        ("normandy/1+specialists+solo=US", "specialists in a solo game of Normandy"),
        ("armour-and-armament/101+teams+solo=US", "teams in a solo game, which is for two seats"),
    ],
)
def test_what_cannot_be_played_alone_is_refused(name: str, said: str) -> None:
    with pytest.raises(ContentError, match=name.replace("+", r"\+")) as caught:
        stage(name)
    assert said in str(caught.value)


def test_specialists_go_with_solo_where_the_pack_has_its_own() -> None:
    assert stage("armour-and-armament/101+specialists+solo=US").automaton == "US"


def test_the_plain_game_knows_nothing_of_it() -> None:
    plain = stage("normandy/1")
    assert plain.automaton == ""
    assert plain.table.line_room == 0
    assert stage("normandy/1+solo=German").hash != plain.hash


@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        ("line=german-scout-a:face-down", "line=us-scout-a:face-down"),
        ("line=german-scout-a:face-down", "line=german-scout-a:upside-down"),
        ("line=german-scout-a:face-down", "line=german-scout-a:face-down,german-scout-b"),
        ("tagged=german-scout-a:1", "tagged=us-scout-a:1"),
        ("ask=turn/US", "ask=line/German/left:1/begun:yes/resolved:1"),
    ],
)
def test_a_position_that_cannot_be_is_refused(part: str, wrong: str) -> None:
    position = us().face_down("Scout A").tagged("German Scout A").position()
    undaunted.from_position(position)
    assert part in position
    with pytest.raises(undaunted.BadPosition):
        undaunted.from_position(position.replace(part, wrong))


def test_the_bolster_decks_are_not_the_humans() -> None:
    assert refused(us("Scout A").game(), "US", "deck-a") == "deck-of-automaton"


def test_the_human_does_not_decide_for_the_bot() -> None:
    game = lined_up("Scout A", "Rifleman A", "Rifleman B")
    assert refused(game, "US", "stop") == "not-your-decision"
