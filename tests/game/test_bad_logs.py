"""A log that was cut off, edited or written by another program is noticed; and the verdicts on sound ones."""

from __future__ import annotations

import hashlib
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import undaunted
from tests.games import played
from tests.scene import scene
from tests.table import play


def sealed(text: str) -> str:
    """The text with a closing line that fits it again, as somebody would write who knows how."""
    body = text[: text.rindex("end ")]
    entries = [line for line in body.split("\n\n")[1].splitlines() if not line.startswith("chance ")]
    return f"{body}end {len(entries) - 1} {hashlib.sha256(body.encode()).hexdigest()}\n"


def edited(text: str, old: str, new: str) -> str:
    assert re.search(old, text), f"the log has no {old}"
    return sealed(re.sub(old, lambda _: new, text, count=1))


def refused(text: str) -> undaunted.BadLog:
    with pytest.raises(undaunted.BadLog) as caught:
        undaunted.load(text)
    assert caught.value.found
    assert caught.value.expected
    return caught.value


def fought() -> undaunted.Game:
    """A short game with everything in it: bids, draws, dice."""
    draws = ["us-scout-a", "us-rifleman-a", "us-fog-of-war", "us-fog-of-war"]
    draws += ["german-scout-a", "german-rifleman-a", "german-fog-of-war", "german-fog-of-war"]
    game = undaunted.new("normandy/1", chance=[*draws, 4])
    play(game, "US", "Scout A")
    play(game, "German", "Fog of War")
    play(game, "US", "Rifleman A", "Attack", "German Scout A")
    return game


# Cut off


def test_a_log_cut_off_anywhere_is_noticed() -> None:
    text = played("normandy/1", 2, 25).save()
    for at in range(0, len(text.rstrip()), 7):
        error = refused(text[:at])
        assert error.line >= 1
    assert "cut off" in str(refused(text[: text.rindex("end")]))


def test_the_end_may_lack_its_line_break() -> None:
    assert undaunted.load(played("normandy/1", 2, 25).save().rstrip()).decisions == 25


def test_a_line_left_out_is_noticed() -> None:
    lines = played("normandy/1", 2, 25).save().splitlines(keepends=True)
    for at in range(len(lines)):
        refused("".join(lines[:at] + lines[at + 1 :]))


# Edited


def test_any_changed_letter_is_noticed() -> None:
    text = fought().save()
    for at in range(0, len(text) - 1, 3):
        if text[at] not in "\n ":
            refused(text[:at] + ("x" if text[at] != "x" else "y") + text[at + 1 :])


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (r"US:us-scout-a\n", "US:us-rifleman-b\n", "not in your hand"),  # a card that is not in hand
        (r"US:us-scout-a\n", "US:us-panzer\n", "nothing on this table"),
        (r"US:us-scout-a\n", "France:us-scout-a\n", "no seat"),
        (r"US:us-scout-a\n", "US us-scout-a\n", "seat:thing"),
        (r"US:us-scout-a\n", "US:\n", "seat:thing"),
        (r"US:us-rifleman-a\n", "German:german-rifleman-a\n", "wait for the Americans"),
        (r"US:us-rifleman-a\n", "", "Play Rifleman A first"),
        (r"US:@german-scout-a : 4", "US:@us-scout-a : 4", "enemy"),
        (r"US:@german-scout-a : 4", "US:@german-scout-a", "the end of the script"),  # a die missing
        (r"US:@german-scout-a : 4", "US:@german-scout-a : 4 4", "1 outcomes too many"),
        (r"US:@german-scout-a : 4", "US:@german-scout-a : 10", "die"),
        (r"US:@german-scout-a : 4", "US:@german-scout-a : us-scout-a", "die"),
        (r"US:us-rifleman-a.attack", "US:us-rifleman-a.attack : 4", "too many"),
        (r"setup : us-scout-a", "setup : us-sniper", "a card of the deck"),  # no such card in the deck
        (r"setup : us-scout-a", "setup : german-scout-a", "a card of the deck"),
        (r"setup : us-scout-a us-rifleman-a", "setup : us-rifleman-a us-rifleman-a", "a card of the deck"),
        (r"setup : ", "US:us-scout-a : ", "setup"),
        (r"chance scripted\n", "", "chance"),
        (r"chance scripted\n", "chance \n", "chance"),
        (r"chance scripted\n", "chance dice\n", "chance"),
        (r"chance scripted\n", "chance scripted 12\n", "chance"),
        (r"chance scripted\n(setup.*)\n", "setup : us-scout-a\nchance scripted\n", "."),
        (r"German:german-fog-of-war\n", "German:german-fog-of-war\nsetup\n", "seat:thing"),
        (r"scenario: normandy/1", "scenery: normandy/1", "scenario"),
        (r"scenario: normandy/1\n", "", "scenario"),
        (r"seats: US, German", "seats: US, French", "US, German"),
        (r"rules: 3", "rules: 9", "version 9 of the rules of normandy, expected .* 1, 2, 3"),
        (r"rules: 3", "rules: 0", "version 0"),
        (r"rules: 3", "rules: x", "the number of a version"),
        (r"US:us-rifleman-a\n", "US:us-rifleman-a\nUS:!undo\n", "seat:thing"),
        (r"US:us-rifleman-a\n", "US:!withdraw\nUS:us-rifleman-a\n", "after US withdrew"),
        (r"US:us-rifleman-a\n", "US:!withdraw : 4\nUS:us-rifleman-a\n", "too many|after US withdrew"),
        (r"content: ....", "content: 0000", "changed since"),
        (r"seats: US, German\n", "seats: US, German\nstart: normandy/1 round=1\n", "initiative"),
        (r"undaunted log 1", "undaunted log 2", "undaunted log 1"),
        (r"undaunted log 1", "once upon a time", "undaunted log 1"),
    ],
)  # fmt: skip
def test_an_edit_with_a_fitting_sum_is_found_by_playing_it_again(old: str, new: str, said: str) -> None:
    assert re.search(said, str(refused(edited(fought().save(), old, new))), re.IGNORECASE)


def test_a_start_in_another_scenario_is_found() -> None:
    text = scene().hand("US", "Scout A").game().save()
    other = scene("normandy/8").hand("US", "Scout A").game().position()
    error = refused(edited(text, r"start: .*", f"start: {other}"))
    assert "normandy/8" in error.found


def test_a_wrong_count_at_the_end_is_found() -> None:
    text = fought().save()
    refused(re.sub(r"end (\d+)", "end 99", text))


def test_a_log_of_an_unknown_scenario_says_so() -> None:
    with pytest.raises(undaunted.UnknownScenario):
        undaunted.load(edited(fought().save(), "normandy/1", "normandy/77"))


def test_dice_that_are_not_the_seeds_are_found() -> None:
    text = played("normandy/1", 7).save()
    line = next(one for one in text.splitlines() if re.match(r"US:@.* : \d$", one))
    face = int(line[-1])
    error = refused(edited(text, re.escape(line), f"{line[:-1]}{(face + 1) % 10}"))
    assert "the die that the seed gives" in error.expected
    assert error.line > 7


def test_cards_that_are_not_the_seeds_are_found() -> None:
    text = played("normandy/1", 7, 5).save()
    first, second = re.findall(r"setup : (\S+) (\S+)", text)[0]
    assert first != second
    error = refused(edited(text, f"setup : {first} {second}", f"setup : {second} {first}"))
    assert "the card that the seed gives" in error.expected


def test_a_seed_that_does_not_fit_its_hash_is_found() -> None:
    text = played("normandy/1", 7, 5).save()
    for wrong in ("00" * 32, "xyz", ""):
        refused(edited(text, r"(?<=seed )(\S+) \S+", re.findall(r"seed (\S+)", text)[0] + " " + wrong))


def test_chance_that_is_named_too_late_is_found() -> None:
    """Else the first cards would be nobody's."""
    text = played("normandy/1", 7, 5).save()
    chance = re.findall(r"chance hmac.*\n", text)[0]
    setup = re.findall(r"setup : .*\n", text)[0]
    refused(sealed(text.replace(chance + setup, setup + chance)))


@settings(max_examples=80)
@given(st.data())
def test_logs_edited_at_random_are_refused_or_sound(data: st.DataObject) -> None:
    lines = fought().save().splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    other = data.draw(st.integers(0, len(lines) - 1))
    kind = data.draw(st.sampled_from(["swap", "copy", "text", "cut"]))
    if kind == "swap":
        lines[at], lines[other] = lines[other], lines[at]
    elif kind == "copy":
        lines.insert(at, lines[other])
    elif kind == "cut":
        del lines[at]
    else:
        lines[at] = data.draw(st.text(max_size=20))
    body = "\n".join(lines) + "\n"
    body = body[: body.rindex("end ")] if "\nend " in body else body
    digest = hashlib.sha256(body.encode(errors="backslashreplace")).hexdigest()
    for count in (5, 4, 6):
        try:
            game = undaunted.load(f"{body}end {count} {digest}\n")
        except (undaunted.BadLog, undaunted.ContentError):
            continue
        assert undaunted.load(game.save()).position() == game.position()


@settings(max_examples=60)
@given(st.text(max_size=80))
def test_any_text_at_all_is_no_log(text: str) -> None:
    refused(text)
    refused("undaunted log 1\n" + text)
    with pytest.raises(undaunted.BadLog):
        undaunted.verify(text)


# Verdicts


def test_a_verdict_on_seeded_chance() -> None:
    game = played("normandy/5", 9)
    verdict = undaunted.verify(game.save())
    assert verdict.chance == "verified"
    assert (verdict.scenario, verdict.decisions, verdict.winner) == (
        "normandy/5",
        game.decisions,
        game.winner,
    )
    assert verdict.position == game.position()


def test_a_verdict_on_a_seed_not_told_yet() -> None:
    assert undaunted.verify(played("normandy/5", 9, 30).save(secret=False)).chance == "sealed"


def test_a_verdict_on_scripted_chance() -> None:
    assert undaunted.verify(fought().save()).chance == "scripted"


def test_no_verdict_on_a_forgery() -> None:
    with pytest.raises(undaunted.BadLog):
        undaunted.verify(edited(fought().save(), r"US:us-scout-a\n", "US:us-rifleman-b\n"))
