"""Looking back: why a card did what it did, read again from the log; and taking one up in the middle."""

from __future__ import annotations

import re

import pytest

import undaunted
from tests.solo.ground import LA_RAYE, account_of, applied, bot_turn, la_raye, resolve
from tests.table import end_turn
from undaunted.bots.uniform import RandomBot
from undaunted.solo.automaton import Automaton, is_fresh
from undaunted.solo.explain import catch_up, explain, explanations
from undaunted.solo.words.telling import tell


def played(seed: int, most: int = 250, stage: str = LA_RAYE) -> undaunted.Game:
    game = undaunted.new(stage, seed=seed)
    bot, foe = Automaton(game.stage), RandomBot(seed)
    while not game.over and game.decisions < most:
        seat = game.deciders[0]
        options = [option.thing for option in game.options(seat)]
        chooser = bot if seat == game.stage.automaton else foe
        game.play(seat, chooser.choose(game.observation(seat), options))
    return game


@pytest.fixture(scope="module")
def game() -> undaunted.Game:
    return played(3)


def test_every_card_of_a_game_is_explained_by_its_text(game):
    found = explanations(game)
    assert len(found) > 8
    assert not [one for one in found.values() if one.fault == "changed"]
    assert {one.number for one in found.values()} >= {"8A", "14B"}


def test_a_decision_in_the_middle_of_a_card_has_the_account_of_the_whole_card(game):
    found = explanations(game)
    rows = game.rows()
    for first, account in found.items():
        assert explain(game, first) == account
        if first + 1 < len(rows) and rows[first + 1].seat == "German" and first + 1 not in found:
            assert explain(game, first + 1) == account


def test_the_players_decisions_have_no_account(game):
    theirs = next(row.number for row in game.rows() if row.seat == "US")
    assert explain(game, theirs) is None
    assert explain(game, 0) is None
    assert explain(game, game.decisions + 1) is None


@pytest.mark.parametrize("seed", [3, 9, 20])
def test_a_card_that_only_readies_its_unit_says_so_and_all_others_are_explained(seed):
    game = played(seed, stage="north-africa/1+solo=Italian")
    told = [event for event in game.events(None) if event.kind == "resolved"]
    readied = [event for event in told if event.args["readied"] == "yes"]
    assert readied, "a seed in which a suppressed unit has its turn"
    for event in told:
        if event not in readied:
            account = explain(game, event.decision)
            assert account is not None
            assert account.card == event.args["card"]
    for event in readied:
        assert "was suppressed: the card readied the unit" in event.text


def test_a_card_is_taken_up_wherever_it_was_left(game):
    rows = game.rows()
    tried = 0
    for number in range(1, min(game.decisions, 120)):
        if rows[number].seat == rows[number + 1].seat == "German":
            then = game.at(number)
            options = [option.thing for option in then.options("German")]
            thing = catch_up(then).choose(then.observation("German"), options)
            assert game._things.names[thing] == rows[number + 1].what
            tried += not is_fresh(then.observation("German").state)
    assert tried > 5


def test_a_text_that_has_changed_says_so_and_play_goes_on(game, monkeypatch):
    from undaunted.solo import automaton, shelf

    real = shelf.hand_of(game.stage, "German")
    other = {**real, "Rifleman": real["Scout"], "Squad Leader": real["Scout"]}
    monkeypatch.setattr(automaton, "hand_of", lambda stage, side: other)
    faults = [one.fault for one in explanations(game).values()]
    assert "changed" in faults


def test_a_missing_text_says_so(game, monkeypatch):
    from undaunted.solo import automaton

    monkeypatch.setattr(automaton, "hand_of", lambda stage, side: {})
    accounts = list(explanations(game).values())
    assert {one.fault for one in accounts} == {"missing"}
    assert "no solo card" in tell(accounts[0], game.stage).title


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_account_is_told_in_sentences(game, lang):
    for account in explanations(game).values():
        told = tell(account, game.stage, lang, "US")
        assert told.title
        for line in told.lines():
            assert not re.search(r"[{}@]|\bgerman-|\bus-", line), line


def test_what_the_tie_breakers_compared_is_told():
    played_card = bot_turn(la_raye().scouted("German", "3B", "12B"), "Rifleman A", dice=(3, 3, 3))
    automaton = Automaton(played_card.stage)
    options = [option.thing for option in played_card.options("German")]
    automaton.choose(played_card.observation("German"), options)
    told = tell(account_of(automaton), played_card.stage)
    third = told.steps[-1]
    assert third.applied
    assert any(part.choices or part.applied for part in third.parts)


def test_nothing_tells_what_lies_face_down_or_in_the_deck():
    """A Recon sets a card aside, now this one, now that: all that is told and done after it is the same."""
    seen = []
    for hidden in ("Scout B", "Rifleman B"):
        setting = la_raye().scouted("German", "3B", "12B").turn_of("US").initiative("US")
        cards = ("Scout A", "Rifleman A", "Fog of War", hidden)
        game = setting.draws(*(f"German {card}" for card in cards)).game(seed=1)
        end_turn(game, "US")
        scout = resolve(game)
        assert applied(scout) == ["I"]
        rifleman = resolve(game, automaton=scout)
        told = [tell(account, game.stage, "en", "US") for account in explanations(game).values()]
        seen.append((account_of(rifleman), told, game.rows()[-1].what))
    assert seen[0] == seen[1]


def test_the_log_of_a_solo_game_replays_without_any_card(game, monkeypatch):
    from undaunted.solo import automaton

    monkeypatch.setattr(automaton, "hand_of", lambda stage, side: {})
    again = undaunted.load(game.save())
    assert again.position() == game.position()
