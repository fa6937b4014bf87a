"""The solo opponent at a table: set up, refused where it cannot be, playing by itself, telling why."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from random import Random

import msgspec
import pytest

import undaunted
from tests.server.client import Guest
from tests.server.house import House
from tests.server.test_replays import record
from undaunted.bots import GreedyBot
from undaunted.game.game import Game
from undaunted.rules import words
from undaunted.server import pages
from undaunted.server.archive.reading import answer_to
from undaunted.server.archive.shelf import Shelf
from undaunted.server.archive.task import Explanation, Found
from undaunted.server.errors import Refusal
from undaunted.server.replaying import eyes_for, moments
from undaunted.server.soloing import account_of
from undaunted.server.tables.opponents import Opponents
from undaunted.server.tables.soloist import Soloist
from undaunted.server.wanted import wanted
from undaunted.server.wire import Update
from undaunted.solo.automaton import Automaton

SCENARIO = "north-africa/1+solo=Italian"
SEATS = {"LRDG": "me", "Italian": "solo"}


def played(scenario: str, seed: int | bytes, decisions: int, forgets: bool = False) -> Game:
    """Greedy against the solo opponent; one that forgets takes up every decision afresh."""
    game = undaunted.new(scenario, seed=seed, unasked="automatic")
    greedy, soloist = GreedyBot(1), Soloist("test")
    while not game.over and game.decisions < decisions:
        seat = game.deciders[0]
        offered = [option.thing for option in game.options(seat)]
        if seat == game.stage.automaton:
            soloist = Soloist("test") if forgets else soloist
            game.play(seat, soloist.choose(game, seat, offered))
        else:
            game.play(seat, greedy.choose(game.observation(seat), offered))
    return game


def resolved(game: Game) -> list[int]:
    return [
        event.decision
        for event in game.events(None)
        if event.kind == "resolved" and event.args["readied"] == "no"
    ]


# Setting up


def refusal(house: House, scenario: str, **seats: str) -> pages.Refused:
    answer = house.http("POST", "/api/tables", json={"scenario": scenario, "seats": seats})
    assert 400 <= answer.status_code < 500, answer.text
    return msgspec.json.decode(answer.content, type=pages.Refused)


def test_the_lobby_tells_whom_it_can_play_and_how_hard(house: House) -> None:
    told = msgspec.json.decode(house.http("GET", "/api/catalogue").content, type=pages.Catalogue)
    assert [level.option for level in told.solo.levels] == ["easy", "", "hard"]
    scenarios = {one.id: one for game in told.games for one in game.scenarios}
    assert scenarios["north-africa/1"].solo == ("LRDG", "Italian")
    assert "solo" not in [bot.spec for bot in told.bots]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_lobby_tells_which_options_do_not_go_with_it(house: House, lang: str) -> None:
    """Just those that a table would be refused with."""
    told = msgspec.json.decode(house.http("GET", f"/api/catalogue?lang={lang}").content, type=pages.Catalogue)
    scenarios = [one for game in told.games for one in game.scenarios]
    apart = {one.id: set(one.not_alone) for one in scenarios}
    assert apart["normandy/1"] == {"specialists"}
    assert apart["armour-and-armament/101"] == {"teams"}
    assert not apart["north-africa/1"]
    for one in scenarios:
        for option in one.options:
            name = f"{one.id}+{option.option}+solo={one.sides[0].name}"
            if option.option in one.not_alone:
                assert "solo" in one.not_alone[option.option]
                with pytest.raises(Refusal):
                    wanted(name)
            else:
                assert wanted(name).automaton


def test_its_seat_is_its_own_and_named_with_its_level(house: House) -> None:
    opened = house.open_with(SEATS, scenario=f"{SCENARIO}+hard")
    seats = {one.seat: one for one in house.info(opened.table).seats}
    assert (seats["Italian"].kind, seats["Italian"].name) == ("bot", "Enemy Unknown (Hard)")
    assert [way.option for way in house.info(opened.table).ways] == ["solo=Italian", "hard"]
    answer = house.http("POST", f"/api/tables/{opened.table}/seat", json={"seat": "Italian"})
    assert answer.status_code == 409
    stage = msgspec.json.decode(
        house.http("GET", f"/api/stage/{SCENARIO}".replace("+", "%2B")).content, type=pages.StageInfo
    )
    assert [seat.seat for seat in stage.scenario.seats if seat.automaton] == ["Italian"]
    assert stage.bolsters


@pytest.mark.parametrize(
    ("scenario", "seats", "code", "named"),
    [
        (SCENARIO, {"LRDG": "solo", "Italian": "me"}, "solo-seat", "Italian"),
        (SCENARIO, {"LRDG": "me", "Italian": "regular"}, "solo-seat", "Italian"),
        (SCENARIO, {"LRDG": "me", "Italian": "invite"}, "solo-seat", "Italian"),
        ("normandy/1", {"US": "me", "German": "solo"}, "not-solo", "German"),
        ("normandy/1+solo=French", {"US": "me", "German": "solo"}, "no-solo-side", "French"),
        ("normandy/1+solo=German+easy+hard", {"US": "me", "German": "solo"}, "options-clash", "easy or hard"),
        ("normandy/1+hard", {"US": "me", "German": "solo"}, "options-clash", "solo=SIDE"),
        (
            "normandy/1+specialists+solo=German",
            {"US": "me", "German": "solo"},
            "options-clash",
            "specialists",
        ),
        ("armour-and-armament/101+teams+solo=German", {}, "options-clash", "four"),
    ],
)
def test_what_cannot_be_is_refused(
    house: House, scenario: str, seats: dict[str, str], code: str, named: str
) -> None:
    told = refusal(house, scenario, **seats)
    assert told.code == code
    assert named in told.text


def test_a_missing_card_is_refused_by_name(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undaunted.server.wanted.offer.lacking", lambda stage: ("Gunner", "Mechanic"))
    told = refusal(house, SCENARIO, **SEATS)
    assert told.code == "no-solo-card"
    for named in ("north-africa/1", "Italian", "Gunner, Mechanic"):
        assert named in told.text


# Playing


def play_out(guest: Guest) -> None:
    """Something or other, whenever one is asked, until the game is over."""
    random = Random(3)
    while not guest.until(lambda now: bool(now.choices or now.ending)).ending:
        guest.catch_up(guest.pick_any(random).number)


def play_to_a_card(guest: Guest) -> None:
    """Until one of its cards was resolved: how long that takes, the dice say, which nobody knows."""
    random = Random(3)
    while not any(one.kind == "resolved" for one in guest.log):
        assert not guest.until(lambda now: bool(now.choices or now.ending)).ending
        guest.catch_up(guest.pick_any(random).number)
    guest.until(lambda now: bool(now.choices or now.ending))


def test_it_plays_by_itself_and_its_log_is_verified(house: House) -> None:
    opened = house.open_with(SEATS, scenario=f"{SCENARIO}+easy")
    with house.guest(opened.table, opened.token) as lrdg:
        play_to_a_card(lrdg)
        kinds = {one.kind for one in lrdg.log}
        assert {"bids-revealed", "lined-up", "resolved"} <= kinds
        play_out(lrdg)
    log = house.http("GET", f"/api/tables/{opened.table}/log").text
    assert undaunted.verify(log).chance == "verified"


@pytest.mark.parametrize("scenario", [SCENARIO, "under-cover-of-night/202+solo=LRDG+hard"])
def test_one_that_was_put_away_in_mid_card_goes_on_with_it(scenario: str) -> None:
    whole, broken = (played(scenario, 4, 160, forgets) for forgets in (False, True))
    assert whole.log == broken.log
    assert len(resolved(whole)) > 5


def test_a_server_that_was_stopped_in_mid_card_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mid_card(self: Opponents) -> str:
        game = self._table.game
        question = game.now(None).question
        return "" if question and question.kind not in ("bid", "turn", "order") else still(self)

    still = Opponents._next
    data = str(tmp_path / "tables.db")
    with House(data) as house, monkeypatch.context() as patch:
        patch.setattr(Opponents, "_next", mid_card)
        opened = house.open_with(SEATS, scenario=SCENARIO)
        with house.guest(opened.table, opened.token) as lrdg:
            random = Random(1)
            while lrdg.until(lambda now: bool(now.choices) or stuck(now)).choices:
                lrdg.catch_up(lrdg.pick_any(random).number)
            left = lrdg.now.number
    with House(data) as house, house.guest(opened.table, opened.token) as lrdg:
        lrdg.until(lambda now: now.number > left and bool(now.choices))
        assert any(one.kind == "resolved" for one in lrdg.log)


def stuck(now: Update) -> bool:
    question = now.now.question
    return (
        now.asked == ("Italian",) and question is not None and question.kind not in ("bid", "turn", "order")
    )


def test_a_card_that_fails_stops_and_the_game_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: object) -> int:
        raise RuntimeError("a card that nobody can read")

    monkeypatch.setattr(Automaton, "choose", fails)
    opened = house.open_with(SEATS, scenario=SCENARIO)
    with caplog.at_level(logging.ERROR), house.guest(opened.table, opened.token) as lrdg:
        play_to_a_card(lrdg)
    assert "a card that nobody can read" in caplog.text


def test_nothing_of_its_turn_can_be_taken_back(house: House) -> None:
    opened = house.open_with(SEATS, scenario=SCENARIO)
    turns = 0
    with house.guest(opened.table, opened.token) as lrdg:
        random, done = Random(2), 0
        while not lrdg.until(lambda now: bool(now.choices or now.ending)).ending:
            cards = sum(one.kind == "resolved" for one in lrdg.log)
            if cards > done:
                assert not lrdg.now.can_undo
                done, turns = cards, turns + 1
            lrdg.catch_up(lrdg.pick_any(random).number)
    assert turns > 1


# Telling why


def account(house: House, table: str, decision: int, lang: str = "en") -> pages.SoloAccount | None:
    answer = house.http("GET", f"/api/tables/{table}/account/{decision}?lang={lang}")
    if answer.status_code == 404:
        assert msgspec.json.decode(answer.content, type=pages.Refused).code == "no-account"
        return None
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=pages.SoloAccount)


def test_every_card_that_was_resolved_can_be_asked_about(house: House) -> None:
    opened = house.open_with(SEATS, scenario=SCENARIO)
    with house.guest(opened.table, opened.token) as lrdg:
        play_to_a_card(lrdg)
        # A card that only readies its unit decides nothing, and nothing can be asked about it.
        cards = [
            (one.decision, one.args["card"])
            for one in lrdg.log
            if one.kind == "resolved" and one.args["readied"] == "no"
        ]
    for decision, card in cards:
        told = account(house, opened.table, decision)
        assert told is not None
        assert told.card == card
        assert told.steps or told.note
        french = account(house, opened.table, decision, "fr")
        assert french is not None
        assert [step.label for step in french.steps] == [step.label for step in told.steps]
        assert french.title != told.title
    assert account(house, opened.table, 0) is None
    assert account(house, opened.table, 10**6) is None
    known = len(house.server.archive._answers)
    for decision in range(500_000, 500_010):
        assert account(house, opened.table, decision) is None
    assert len(house.server.archive._answers) == known, "what cannot be is not even looked for"
    for number in ("-1", str(2**70), "9" * 5000):
        answer = house.http("GET", f"/api/tables/{opened.table}/account/{number}")
        assert answer.status_code in (400, 404), number
    plain = house.open_table(US="me", German="random")
    assert account(house, plain.table, 1) is None


def test_without_its_cards_it_is_said_that_they_are_missing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = house.open_with(SEATS, scenario=SCENARIO)
    with house.guest(opened.table, opened.token) as lrdg:
        play_to_a_card(lrdg)
        decision = next(one.decision for one in lrdg.log if one.kind == "resolved")
    for name in ("undaunted.solo.automaton.hand_of", "undaunted.solo.words.telling.hand_of"):
        monkeypatch.setattr(name, lambda stage, side: {})
    # In the process that reads games again it would be the same; here the cards can be taken away.
    volume = asyncio.run_coroutine_threadsafe(house.server.tables.volume(opened.table), house.loop).result()
    found = answer_to(Explanation(volume, decision, "", "en"), Shelf(""))
    assert isinstance(found, Found)
    told = msgspec.json.decode(found.body, type=pages.SoloAccount)
    assert "no solo card" in told.title  # and that is all that can be said
    assert not told.steps


def test_the_replay_of_a_running_game_hides_what_the_table_hides() -> None:
    """From a player and from whoever watches, at every moment; its own eyes are nobody's before the end."""
    scenario = "under-cover-of-night/202+solo=Italian"
    aside = 0
    for first in range(4):
        kept = record(scenario)
        kept.seed = bytes(range(first, first + 32))
        game = played(scenario, kept.seed, 100)
        rows = game.rows(1)
        for eyes in ("", "LRDG"):
            told = moments(kept, rows, game.stage, None, ("LRDG",), eyes, 0, 99, "en")
            for moment in told.moments:
                bot = moment.now.seats["Italian"]
                assert (bot.hand, bot.deck, bot.bid) == (None, None, None)
                line = game.at(moment.decision).observation("Italian").state.line
                down = [at for at, flag in enumerate(line[1::2]) if flag == words.FACE_DOWN]
                assert [at for at, one in enumerate(bot.line) if not one.card] == down
                aside += len(down)
    assert aside, "nothing lay face down: this test could not fail"
    with pytest.raises(Refusal):
        eyes_for(record(scenario), False, ("LRDG",), "Italian")


def test_what_lies_face_down_is_told_to_nobody() -> None:
    """Not to the player, not to the solo opponent itself; and what it told then it tells ever after."""
    hidden = 0
    for scenario, seat in ((SCENARIO, "LRDG"), ("under-cover-of-night/202+solo=Italian", "LRDG")):
        for seed in range(4):
            game = undaunted.new(scenario, seed=seed, unasked="automatic")
            greedy, soloist, then = GreedyBot(1), Soloist("test"), {}
            while not game.over and game.decisions < 120:
                asked = game.deciders[0]
                offered = [option.thing for option in game.options(asked)]
                own = asked == game.stage.automaton
                thing = (
                    soloist.choose(game, asked, offered)
                    if own
                    else greedy.choose(game.observation(asked), offered)
                )
                game.play(asked, thing)
                aside = sum(not one.card for one in game.now(seat).seats[game.stage.automaton].line)
                line = game.observation(game.stage.automaton).state.line[::2]
                assert sum(card == words.NO_CARD for card in line) == aside
                if aside and own:
                    hidden += 1
                    then[game.decisions] = account_of(game, game.decisions, "en")
            for decision, told in list(then.items())[::5]:
                after = account_of(game, decision, "en")
                assert told is None or after is None or after.steps[: len(told.steps)] == told.steps
    assert hidden
