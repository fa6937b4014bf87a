"""A position that cannot be is refused with what, where and what was expected; never a crash.

The compiled rules check no bounds, so whatever gets through here must be sound.
"""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import undaunted
from tests.games import EVERY, go_on, played
from tests.scene import scene
from tests.table import play

GOOD = scene().hand("US", "Rifleman A", "Scout A").play_area("US", "Rifleman B").game().position()
BIDDING = scene().bidding().hand("US", "Rifleman A").hand("German", "Scout A").game().position()


def stepping() -> str:
    game = scene().hand("US", "Scout A", "Squad Leader A").game()
    play(game, "US", "Scout A", "Scout", "12B")
    return game.position()


def blasting() -> str:
    game = scene("normandy/8").turn_of("German").target("German", "2A").hand("German", "Mortar").game()
    play(game, "German", "Mortar", "Blast")
    return game.position()


STEPPING, BLASTING = stepping(), blasting()


def refused(line: str) -> undaunted.BadPosition:
    with pytest.raises(undaunted.BadPosition) as caught:
        undaunted.from_position(line, seed=1)
    assert caught.value.part
    assert caught.value.found
    assert caught.value.expected
    return caught.value


def changed(line: str, pattern: str, new: str) -> str:
    found, count = re.subn(pattern, new, line, count=1)
    assert count == 1, f"{line} has no {pattern}"
    return found


@pytest.mark.parametrize(
    ("pattern", "new", "part"),
    [
        (r"round=2", "round=two", "round"),
        (r"round=2", "round=-1", "round"),
        (r"round=2", "round=²", "round"),
        (r"round=2", "round=70000", "round"),
        (r"round=2", "round=" + "9" * 5000, "round"),
        (r"round=2 ", "", "round"),
        (r"round=2", "round", "round"),
        (r"round=2", "round=2 round=2", "round=2"),
        (r"round=2", "rond=2", "rond"),
        (r"initiative=US", "initiative=France", "initiative"),
        (r"initiative=US ", "", "initiative"),
        (r"turn=0", "turn=1", "ask"),
        (r"turn=0", "turn=2", "turn"),
        (r"turn=0", "turn=9", "turn"),
        (r"US=2B", "US=2C", "US"),
        (r"US=2B", "US=2B??", "US"),
        (r"US=2B", "US=5B!,2B", "5B"),
        (r"at=us-scout-a:17B", "at=us-scout-a", "at"),
        (r"at=us-scout-a:17B", "at=us-scout-z:17B", "at"),
        (r"at=us-scout-a:17B", "at=us-scout-a:99Z", "at"),
        (r"at=us-scout-a:17B", "at=us-scout-a:", "at"),
        (r"hand=us-scout-a", "hand=us-scout-q", "hand"),
        (r"hand=us-scout-a", "hand=us-scout-a*x", "hand"),
        (r"hand=us-scout-a", "hand=us-scout-a*100", "hand"),
        (r"hand=us-scout-a", "hand=us-scout-a*2", "us-scout-a"),
        (r"hand=us-scout-a,", "hand=", "us-scout-a"),
        (r"played=us-rifleman-b", "played=us-rifleman-b,us-fog-of-war", "us-fog-of-war"),
        (r" ask=", " points=2B:300 ask=", "points"),
        (r" ask=", " points=2B ask=", "points"),
        (r" ask=", " points=2B:90 US=2B! ask=", "US=2B!"),
        (r" ask=", " target=US:2B ask=", "target"),
        (r" ask=", " target=France:2B ask=", "target"),
        (r" ask=", " commander=US ask=", "commander"),
        (r" ask=", " commander=German,US ask=", "commander"),
        (r" ask=", " commander=US,US ask=", "commander"),
        (r" ask=", " commander=US,German,US ask=", "commander"),
        (r" ask=", " bid=US:us-scout-a ask=", "bid"),
        (r" ask=", " pending=us-scout-a ask=", "pending"),
        (r" ask=", " pending=nobody ask=", "pending"),
        (r" ask=", " won=US:control ask=", "ask"),
        (r" ask=.*", "", "ask"),
        (r"ask=turn/US", "won=US:luck", "won"),
        (r"ask=turn/US", "won=France:pin", "won"),
        (r"ask=turn/US", "won=US", "won"),
        (r"ask=turn/US", "ask=turn/German", "ask"),
        (r"ask=turn/US", "ask=turn/*", "ask"),
        (r"ask=turn/US", "ask=turn", "ask"),
        (r"ask=turn/US", "ask=nonsense/US", "ask"),
        (r"ask=turn/US", "ask=use/US/card:us-rifleman-b", "ask"),
        (r"ask=turn/US", "ask=turn/US,turn/US", "ask, turn"),
        (r"ask=turn/US", "ask=turn/US,bid/*", "ask, bid"),
        (r"ask=turn/US", "ask=turn/US,use/US", "ask"),
        (r"ask=turn/US", "ask=turn/US,use/US/card:us-rifleman-a", "ask, use"),
        (r"ask=turn/US", "ask=turn/US,use/German/card:german-rifleman-a", "ask, use"),
        (r"ask=turn/US", "ask=turn/US,use/US/card:german-rifleman-a", "ask, use"),
        (r"ask=turn/US", "ask=" + ",".join(["turn/US"] + ["use/US/card:us-rifleman-b"] * 3), "ask"),
        (r"ask=turn/US", "ask=" + ",".join(["turn/US"] * 13), "ask"),
        (r"ask=turn/US", "ask=turn/US,casualty/US/unit:german-scout-a/zone:hand", "ask, casualty"),
        (r"ask=turn/US", "ask=turn/US,casualty/German/unit:german-scout-a/zone:hand", "ask"),
        (r"ask=turn/US", "ask=turn/US,casualty/German/unit:german-scout-a/zone:played", "ask, casualty"),
        (r"ask=turn/US", "ask=turn/US,casualty/US/unit:us-scout-a/zone:supply", "ask"),
    ],
)  # fmt: skip
def test_a_part_that_is_wrong_is_named(pattern: str, new: str, part: str) -> None:
    assert refused(changed(GOOD, pattern, new)).part == part


@pytest.mark.parametrize(
    ("pattern", "new"),
    [
        (r"card:us-scout-a", "card:us-rifleman-a"),
        (r"deed:scout-2", "deed:move-1"),
        (r"deed:scout-2", "deed:attack-1"),
        (r"unit:us-scout-a", "unit:us-scout-b"),
        (r"unit:us-scout-a", "unit:german-scout-a"),
        (r"left:1", "left:0"),
        (r"left:1", "left:3"),
        (r"left:1", "left:x"),
        (r"/left:1", ""),
        (r"step/US", "step/German"),
        (r"at=us-scout-a:12B,", "at="),
        (r"ask=turn/US,step[^ ]*", "ask=turn/US,shoot/US/card:us-scout-a/deed:scout-2/unit:us-scout-a"),
        (r"ask=turn/US,step[^ ]*", "ask=turn/US,spawn/US/card:us-scout-a/deed:scout-2"),
        (r"ask=turn/US,step[^ ]*", "ask=turn/US,target/US/card:us-scout-a/deed:scout-2/unit:us-scout-a"),
        (r"ask=turn/US,step[^ ]*", "ask=turn/US,bolster/US/card:us-scout-a/deed:conceal/left:1"),
    ],
)
def test_a_question_that_cannot_be_asked(pattern: str, new: str) -> None:
    assert refused(changed(STEPPING, pattern, new)).part.startswith("ask")


@pytest.mark.parametrize(
    ("pattern", "new", "part"),
    [
        (r"pending=[^ ]+ ", "", "ask, blast"),
        (r"pending=us-scout-a", "pending=us-scout-b", "ask, blast"),
        (r"pending=us-scout-a", "pending=us-machine-gunner-a", "ask, blast"),
        (r"target=German:2A ", "", "ask, blast"),
        (r"target=German:2A", "target=German:13A", "target"),
        (r"german-mortar:9A", "german-rifleman-a:9A", "target"),
    ],
)
def test_a_blast_that_cannot_be(pattern: str, new: str, part: str) -> None:
    assert refused(changed(BLASTING, pattern, new)).part == part


@pytest.mark.parametrize(
    ("pattern", "new"),
    [
        (r" ask=", " bid=US:us-scout-b ask="),
        (r" ask=", " bid=US:german-scout-a ask="),
        (r" ask=", " bid=US:- ask="),
        (r" ask=", " bid=US:us-rifleman-a,German:german-scout-a ask="),
        (r"ask=bid/\*", "ask=bid/US"),
        (r"ask=bid/\*", "ask=bid/*,use/US/card:us-rifleman-a"),
        (r"hand=us-rifleman-a,german-scout-a deck=", "hand=us-rifleman-a deck=german-scout-a*2,"),
    ],
)
def test_bids_that_cannot_be(pattern: str, new: str) -> None:
    refused(changed(BIDDING, pattern, new))


def test_a_position_in_which_somebody_has_won_already() -> None:
    line = changed(GOOD, r"US=2B,17B", "US=2B!,17B,6A!,13B!")
    assert "US has reached its goal" in refused(line).found


@pytest.mark.parametrize(
    "line", ["", "   ", "nonsense", "normandy/99 round=1", "normandy round=1 initiative=US"]
)
def test_a_line_that_names_no_scenario(line: str) -> None:
    with pytest.raises(undaunted.ContentError):
        undaunted.from_position(line)


def test_a_refusal_says_what_where_and_what_was_expected() -> None:
    error = refused(changed(GOOD, "US=2B", "US=2C"))
    assert str(error).startswith("position, US: found '2C', expected one of 2B, 16B, ")


def sound_or_refused(line: str) -> None:
    """Either a refusal, or a game that can be played to its end."""
    try:
        game = undaunted.from_position(line, seed=1)
    except (undaunted.BadPosition, undaunted.ContentError):
        return
    for seat in (*game.seats, None):
        game.view(seat)
    assert undaunted.from_position(game.position(), seed=1).position() == game.position()
    assert game.over or game.deciders
    go_on(game, 1, 60)
    for seat in game.deciders:
        assert game.options(seat)


WORDS = sorted(
    {
        word
        for line in (
            GOOD,
            BIDDING,
            STEPPING,
            BLASTING,
            *(played(name, 5, 70).position() for name in EVERY),
        )
        for word in re.split(r"[ =,:/*!~]", line)
        if word
    }
)
SEPARATORS = [" ", "=", ",", ":", "/", "*", "!", "~", ""]


@settings(max_examples=200)
@given(st.data())
def test_mutated_lines_are_refused_or_sound(data: st.DataObject) -> None:
    line = data.draw(st.sampled_from([GOOD, BIDDING, STEPPING, BLASTING]))
    tokens = re.findall(r"[^ =,:/*!~]+|[ =,:/*!~]", line)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(tokens) - 1))
        kind = data.draw(st.sampled_from(["word", "cut", "double", "swap", "separator", "text"]))
        if kind == "word":
            tokens[at] = data.draw(st.sampled_from(WORDS))
        elif kind == "cut":
            tokens[at] = ""
        elif kind == "double":
            tokens.insert(at, tokens[at])
        elif kind == "swap":
            other = data.draw(st.integers(0, len(tokens) - 1))
            tokens[at], tokens[other] = tokens[other], tokens[at]
        elif kind == "separator":
            tokens[at] = data.draw(st.sampled_from(SEPARATORS))
        else:
            tokens[at] = data.draw(st.text(max_size=4))
    sound_or_refused("".join(tokens))


@settings(max_examples=60)
@given(st.sampled_from(EVERY), st.integers(0, 10**6), st.data())
def test_parts_of_other_positions_are_refused_or_sound(
    scenario: str, number: int, data: st.DataObject
) -> None:
    """Two positions of one scenario, cut and joined: each part alone is well formed."""
    one = played(scenario, number, data.draw(st.integers(0, 150))).position().split()
    other = played(scenario, number + 1, data.draw(st.integers(0, 150))).position().split()
    parts = {part.partition("=")[0]: part for part in one}
    for part in other[1:]:
        if data.draw(st.booleans()):
            parts[part.partition("=")[0]] = part
    sound_or_refused(" ".join(parts.values()))


@settings(max_examples=60)
@given(st.text(max_size=60))
def test_any_text_at_all(text: str) -> None:
    sound_or_refused("normandy/1 " + text)
    sound_or_refused(text)
