"""Two seats a side: who may be played, how the keyboard goes round, who is a mate and who a rival."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import undaunted
from tests.cli.conftest import Run
from tests.packs.teams import FOUR, found_in
from undaunted.cli.faults import Fault
from undaunted.cli.parties import parties, party_named, seat_named
from undaunted.cli.screen.cards import Cards
from undaunted.cli.screen.glyphs import FANCY
from undaunted.cli.screen.panels import Panels
from undaunted.cli.table.seats import Seating
from undaunted.content.stage import Stage, stage

PLAY = ("play", FOUR, "--seed", "1")
SEATS = ("US-1", "US-2", "German-1", "German-2")


@pytest.fixture(autouse=True)
def teams(tmp_path: Path) -> Iterator[None]:
    with found_in(tmp_path):
        yield


def team_stage() -> Stage:
    return stage(FOUR)


def choices(seed: int, count: int = 3000) -> str:
    chance = random.Random(seed)
    return "".join(f"{chance.choice((1, 1, 2, 3))}\n" for _ in range(count))


HANDED = r"Pass the keyboard to (\S+ player \d)\."


def keyboards(out: str) -> list[str]:
    """The seats that the keyboard went to, in order."""
    return [called.replace(" player ", "-") for called in re.findall(HANDED, out)]


def test_a_side_or_one_of_its_seats_can_be_played() -> None:
    known = {party.name: party.seats for party in parties(team_stage(), "en")}
    assert known == {
        "US": ("US-1", "US-2"),
        "German": ("German-1", "German-2"),
        **{seat: (seat,) for seat in SEATS},
    }


def test_where_a_side_is_one_seat_that_is_all_there_is() -> None:
    found = parties(stage("normandy/1"), "fr")
    assert [(party.name, party.seats, str(party.called)) for party in found] == [
        ("US", ("US",), "Américains"),
        ("German", ("German",), "Allemands"),
    ]


@pytest.mark.parametrize(
    ("typed", "meant"), [("us", "US"), ("US-2", "US-2"), ("german-1", "German-1"), ("german", "German")]
)
def test_parties_are_found_by_name(typed: str, meant: str) -> None:
    assert party_named(typed, parties(team_stage(), "en")).name == meant


def test_the_beginning_of_several_names_is_none_of_them() -> None:
    with pytest.raises(Fault, match=r"--as: found 'g', expected"):
        party_named("g", parties(team_stage(), "en"))


def test_a_team_is_no_seat_to_look_from() -> None:
    assert seat_named(team_stage(), "us-2", SEATS) == "US-2"
    assert seat_named(team_stage(), "us", ("US-1", "German-1")) == "US-1"
    with pytest.raises(Fault, match="--as: found 'us', expected"):
        seat_named(team_stage(), "us", SEATS)


def test_every_seat_without_a_person_has_a_bot_of_its_own() -> None:
    party = party_named("US-2", parties(team_stage(), "en"))
    players = Seating(party, "random").bots(SEATS, seed=5)
    assert list(players) == ["US-1", "German-1", "German-2"]
    assert len({id(bot) for bot in players.values()}) == 3


def test_the_keyboard_goes_from_seat_to_seat(run: Run) -> None:
    ran = run(*PLAY, "--hot-seat", typed=choices(1))
    assert ran.err == ""
    passed = keyboards(ran.out)
    assert set(passed) == set(SEATS)
    assert all(one != other for one, other in pairwise(passed))


def test_no_seat_is_shown_the_hand_of_another(run: Run) -> None:
    where = team_stage()
    first = where.table.seat_first_card
    own = {
        seat: {card.name for card in where.cards[first[number] : first[number + 1]]}
        for number, seat in enumerate(SEATS)
    }
    out = run(*PLAY, "--hot-seat", typed=choices(1, 60) + "q\n").out
    shown = re.split(HANDED, out)
    shown[1::2] = [seat.replace(" player ", "-") for seat in shown[1::2]]
    hands = [
        (seat, card.partition(" ×")[0])
        for seat, screen in zip(shown[1::2], shown[2::2], strict=True)
        for hand in re.findall(r"^Hand: (.+)$", screen, re.MULTILINE)
        for card in hand.split(", ")
    ]
    assert {seat for seat, _ in hands} == set(SEATS)
    assert {(seat, card) for seat, card in hands if card not in own[seat]} <= {(s, "none") for s in SEATS}


def test_two_people_of_a_side_against_bots(run: Run) -> None:
    out = run(*PLAY, "--as", "US", "--against", "greedy", typed=choices(2)).out
    for player, seat in (("You play", "US-1"), ("You play", "US-2"), ("The bot Greedy plays", "German-1")):
        assert f"{player} {seat.replace('-', ' player ')}." in out
    assert set(keyboards(out)) == {"US-1", "US-2"}


def test_one_person_with_a_bot_for_a_mate(run: Run) -> None:
    out = run(*PLAY, "--as", "US-2", "--against", "greedy", typed="q\n").out
    assert "The bot Greedy plays US player 1." in out
    assert "You play US player 2." in out
    assert "Pass the keyboard" not in out
    assert "--as US-2 --against greedy" in out


def test_team_mates_come_before_rivals() -> None:
    game = undaunted.new(FOUR, seed=1)
    panels = Panels(game.view("German-1"), Cards(game.stage, FANCY), FANCY)
    assert [seat.name for seat in panels.mates] == ["German-2"]
    assert [seat.name for seat in panels.rivals] == ["US-1", "US-2"]
    told = [line.plain for line in panels.brief()]
    seats = [found[0] for line in told if (found := re.match(r"(US|German) \d", line))]
    assert seats == ["German 2", "US 1", "US 2"]
