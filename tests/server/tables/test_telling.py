"""A game as one seat is told it: complete, in its language, and without a word it may not know."""

import msgspec
import pytest

import undaunted
from tests.game.test_views import dealt_again
from tests.games import played, steps
from tests.scene import at_a_standstill, scene
from tests.server.store.tables import new_table
from undaunted.server import telling
from undaunted.server.store import SeatRecord
from undaunted.server.tables import seating

LANGUAGES = ("en", "fr")


def told(game: undaunted.Game, seat: str, lang: str = "en") -> bytes:
    """An update without what happened before, which a position knows nothing of."""
    return msgspec.json.encode(telling.update(game, seat, lang, 1, game.decisions + 1))


@pytest.mark.parametrize("scenario", ["normandy/4", "north-africa/12"])
def test_what_is_hidden_makes_no_difference_to_an_update(scenario: str) -> None:
    different = 0
    for count, game in enumerate(steps(undaunted.new(scenario, seed=6), 6, 90)):
        if game.over or count % 3:
            continue
        for number, seat in enumerate(game.seats):
            other = dealt_again(game, seat, count * 2 + number)
            different += other.position() != game.position()
            mine = telling.update(game, seat, "en", 1, game.decisions + 1)
            again = telling.update(other, seat, "en", 1, other.decisions + 1)
            # A position does not know how it came about: only these two may differ.
            again = msgspec.structs.replace(
                again, moment=mine.moment, since=mine.since, can_undo=mine.can_undo
            )
            assert msgspec.json.encode(again) == msgspec.json.encode(mine)
    assert different > 5, "and there was something hidden"


def test_everything_offered_is_among_the_choices_with_words_and_odds() -> None:
    shots = 0
    for game in steps(undaunted.new("normandy/4", seed=2), 2, 150):
        for seat in game.deciders:
            update = telling.update(game, seat, "fr", 1, game.decisions)
            assert [one.thing for one in update.choices] == [one.name for one in game.options(seat)]
            assert all(one.text and one.rule for one in update.choices)
            assert update.prompt
            shots += sum(one.odds is not None for one in update.choices)
    assert shots


def test_whoever_is_not_asked_is_told_who_is() -> None:
    game = scene().hand("US", "Rifleman A").game()
    update = telling.update(game, "German", "en", 1, 0)
    assert update.prompt == "Waiting for the Americans."
    assert update.choices == ()
    assert update.asked == ("US",)
    assert telling.update(game, "", "fr", 1, 0).prompt == "On attend les Américains."


def test_people_are_called_by_their_names_and_the_reader_is_you() -> None:
    game = scene().bidding().hand("US", "Rifleman A").hand("German", "Scout A").game()
    table = telling.Company(eyes="US", people={"US": "Ada", "German": "Bob"})
    game.play("US", "us-rifleman-a")
    assert telling.update(game, "US", "en", 1, 0, company=table).prompt == "Waiting for Bob."
    assert telling.update(game, "US", "fr", 1, 0, company=table).prompt == "On attend Bob."
    game.play("German", "german-scout-a")
    texts = [one.text for one in telling.update(game, "US", "en", 1, 0, company=table).happened]
    assert "The bids: you with Rifleman A (5), the Germans with Scout A (6)." in texts
    assert texts[-1] == "Bob's turn."
    theirs = telling.update(game, "German", "en", 1, 0, company=table._replace(eyes="German")).happened
    assert theirs[-1].text == "Your turn."
    watched = telling.update(game, "", "fr", 1, 0, company=table._replace(eyes="")).happened
    assert watched[-1].text == "À Bob de jouer."


def test_who_waits_for_a_bot_reads_that_it_thinks() -> None:
    game = scene().hand("German", "Scout A").turn_of("German").game()
    table = telling.Company(eyes="US", bots={"German": "Ace"})
    assert telling.update(game, "US", "en", 1, 0, company=table).prompt == "Ace is thinking…"


def test_whoever_shares_a_screen_is_not_you() -> None:
    def seat(name: str, key: bytes, kind: str = "person") -> SeatRecord:
        return SeatRecord(name, kind, name=name.lower(), token_hash=key)

    apart = new_table(seats=[seat("US", b"a"), seat("German", b"b")])
    assert seating.company(apart, "en", "US").eyes == "US"
    assert seating.company(apart, "en", "").eyes == ""
    assert seating.company(apart, "en", "US").people == {"US": "us", "German": "german"}
    shared = new_table(seats=[seat("US", b"a"), seat("German", b"a")])
    assert seating.company(shared, "en", "US").eyes == ""


def test_an_update_brings_what_happened_from_a_decision_on() -> None:
    game = played("normandy/1", 4, 30)
    whole = telling.update(game, "US", "en", 1, 0).happened
    since = telling.update(game, "US", "en", 1, 20).happened
    assert [one for one in whole if one.decision >= 20] == list(since)
    assert {one.decision for one in since} <= set(range(20, 31))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ended_game_tells_how_and_its_seed(lang: str) -> None:
    game = played("normandy/1", 4)
    assert game.over
    ending = telling.ending(game, lang)
    assert ending is not None
    assert (ending.winner, ending.how) == (game.winner, game.how)
    assert ending.text
    assert len(bytes.fromhex(ending.seed)) == 32
    update = telling.update(game, "US", lang, 1, 0, ending)
    assert (update.choices, update.asked, update.can_undo) == ((), (), False)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Draw: nothing has changed for 40 rounds."),
        ("fr", "Match nul\N{NO-BREAK SPACE}: rien n'a changé depuis 40 tours de jeu."),
    ],
)
def test_a_draw_ends_without_a_winner(lang: str, text: str) -> None:
    game = at_a_standstill("normandy/1")
    assert telling.ending(game, lang) is None
    game.play("US", "stop")
    ending = telling.ending(game, lang)
    assert ending is not None
    assert (ending.winner, ending.how, ending.text) == ("", "standstill", text)


def test_a_running_game_has_no_ending_and_tells_no_seed() -> None:
    game = played("normandy/1", 4, 20)
    assert telling.ending(game, "en") is None
    seed = game.save().rpartition("seed ")[2].split()[1]
    assert seed.encode() not in told(game, "US") + told(game, "German") + told(game, "")


def test_who_withdraws_leaves_the_field_to_the_other_side() -> None:
    game = played("normandy/1", 4, 20)
    ending = telling.ending(game, "en", withdrawn="US")
    assert ending is not None
    assert (ending.winner, ending.how) == ("German", "withdrawn")
    assert ending.text == "The Americans withdrew from the table."
    update = telling.update(game, "US", "en", 1, 0, ending)
    assert (update.prompt, update.choices, update.asked) == ("", (), ())


@pytest.mark.parametrize("scenario", ["normandy/1", "north-africa/5"])
def test_an_update_holds_only_what_can_change(scenario: str) -> None:
    """What a scenario fixes is told once, by its stage: less than half of it all is told again."""
    sent = whole = 0
    for game in steps(undaunted.new(scenario, seed=8), 8):
        for seat in game.seats:
            update = telling.update(game, seat, "en", 1, game.decisions)
            told = len(msgspec.json.encode(update))
            sent += told
            whole += told - len(msgspec.json.encode(update.now)) + len(msgspec.json.encode(game.view(seat)))
    assert sent < whole / 2.5, f"{sent} bytes of {whole}"
