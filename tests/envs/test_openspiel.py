"""OpenSpiel's own test, and what it does not ask: exact chances, secrets, memory, searches."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

import undaunted
import undaunted.envs.openspiel
from tests.record_playthroughs import FOLDER, replayed
from tests.scene import at_a_standstill
from undaunted.content.stage import stage
from undaunted.envs import course
from undaunted.envs.errors import UnsupportedObservation
from undaunted.game.errors import BadChance, IllegalDecision
from undaunted.game.record.chance import Scripted
from undaunted.rules import words
from undaunted.rules.words import END_TURN
from undaunted.speed import COMPILED, rules

SCENARIOS = ("normandy/1", "normandy/7", "north-africa/1", "north-africa/2", "north-africa/12")
US, GERMAN = 0, 1


def load(scenario: str = "normandy/1", most: int = 5_000) -> Any:
    return pyspiel.load_game("python_undaunted", {"scenario": scenario, "most_decisions": most})


def dealt(game: Any, *cards: int) -> Any:
    """The first round, with these cards drawn and then whatever comes first."""
    state = game.new_initial_state()
    for card in cards:
        state.apply_action(card)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def walk(state: Any, number: int, most: int = 10_000) -> Any:
    """So many random steps on, chance included."""
    random = Random(number)
    for _ in range(most):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_passes_the_random_simulations(scenario: str) -> None:
    game = load(scenario, 400 if COMPILED else 60)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.txt")), ids=lambda file: file.stem)
def test_the_playthroughs_play_through_as_they_did(file: Any) -> None:
    text = file.read_text(encoding="utf-8")
    assert replayed(text) == text


def test_the_playthroughs_are_there() -> None:
    packs = {file.stem.rpartition("-")[0] for file in FOLDER.glob("*.txt")}
    assert packs == {"normandy", "north-africa", "stalingrad"}


# Chance


def test_a_draw_is_as_likely_as_there_are_copies() -> None:
    state = load().new_initial_state()
    table = stage("normandy/1").table
    first, last = table.seat_first_card[0:2]
    deck = {card: table.start_deck[card] for card in range(first, last)}
    total = sum(deck.values())
    assert dict(state.chance_outcomes()) == {card: count / total for card, count in deck.items() if count}
    state.apply_action(7)  # one of two Fog of War
    assert dict(state.chance_outcomes())[7] == 1 / (total - 1)
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 7) == "draws us-fog-of-war"


@pytest.mark.parametrize("scenario", ["normandy/7", "north-africa/2"])
def test_every_chance_is_a_die_or_a_draw_and_adds_up(scenario: str) -> None:
    kinds = set()
    state = load(scenario).new_initial_state()
    for number in range(1200 if COMPILED else 300):
        if state.is_chance_node():
            chances = dict(state.chance_outcomes())
            assert sum(chances.values()) == pytest.approx(1)
            die = state.course.awaited.is_die
            kinds.add(die)
            assert not die or chances == dict.fromkeys(range(10), 0.1)
            assert len(chances) <= state.get_game().max_chance_outcomes()
        if walk(state, number, 1).is_terminal():
            state = load(scenario).new_initial_state()
    assert kinds == {True, False}


@pytest.mark.parametrize("scenario", ["normandy/4", "north-africa/12"])
def test_the_same_decisions_and_outcomes_make_the_same_game(scenario: str) -> None:
    """Held against `Game`, which rolls and draws inside its decisions."""
    now = course.begin(stage(scenario))
    things = now.things
    script = Scripted(names=things.cards)
    decisions: list[tuple[str, int]] = []
    random = Random(8)
    while not now.state.winner and now.decisions < (300 if COMPILED else 80):
        if now.awaited:
            outcome = random.choice([one for one, _ in now.awaited.weights])
            script.outcomes.append(str(outcome) if now.awaited.is_die else things.cards[outcome])
            now = now.happen(outcome)
        else:
            thing = random.choice(now.options())
            decisions.append((things.stage.seats[now.decider], thing))
            now = now.decide(thing)
    game = undaunted.new(scenario, chance=script)
    for seat, thing in decisions:
        game.play(seat, thing)
    assert game._state.pack() == now.state.pack()
    assert not script.outcomes


# Knowledge


def test_what_the_other_drew_changes_nothing_that_a_player_is_told() -> None:
    game = load()
    one = dealt(game, 0, 1, 2, 3, 8, 9, 10, 11)
    other = dealt(game, 0, 1, 2, 3, 12, 13, 14, 15)
    for state in (one, other):
        assert state.current_player() == US
    for step in range(2):
        assert one.information_state_string(US) == other.information_state_string(US)
        assert one.observation_string(US) == other.observation_string(US)
        assert one.observation_tensor(US) == other.observation_tensor(US)
        assert one.information_state_string(GERMAN) != other.information_state_string(GERMAN)
        assert one.observation_tensor(GERMAN) != other.observation_tensor(GERMAN)
        if step == 0:
            bid = one.legal_actions()[0]
            assert other.legal_actions() == one.legal_actions()
            one.apply_action(bid)
            other.apply_action(bid)


def test_nor_does_it_later_in_the_round() -> None:
    """The Germans hold other cards, and bid the same one; then the US play a turn, with the same luck."""
    game = load()
    bids = [words.FIRST_CARD + card for card in (0, 8)]
    one, other = dealt(game, 0, 1, 2, 3, 8, 9, 10, 11), dealt(game, 0, 1, 2, 3, 8, 12, 13, 14)
    for bid in bids:
        one.apply_action(bid)
        other.apply_action(bid)
    random = Random(2)
    compared = 0
    while one.is_chance_node() or one.current_player() == US:
        assert one.information_state_string(US) == other.information_state_string(US)
        assert one.observation_tensor(US) == other.observation_tensor(US)
        if not one.is_chance_node():
            assert one.legal_actions(US) == other.legal_actions(US)
            compared += 1
        offered = one.legal_actions()
        step = random.choice([thing for thing in offered if thing != END_TURN] or offered)
        one.apply_action(step)
        other.apply_action(step)
    assert compared > 3
    assert one.information_state_string(GERMAN) != other.information_state_string(GERMAN)


def test_a_bid_is_not_shown_to_the_second_bidder() -> None:
    game = load()
    told = set()
    for bid in dealt(game, 0, 1, 2, 3).legal_actions():
        state = dealt(game, 0, 1, 2, 3)
        state.apply_action(bid)
        assert state.current_player() == GERMAN
        told.add((state.information_state_string(GERMAN), tuple(state.observation_tensor(GERMAN))))
    assert len(told) == 1


def test_a_player_remembers_what_it_saw_and_did() -> None:
    """Two ways to the same hand: the same to see now, not the same to remember."""
    state = dealt(load(), 0, 1, 2, 3, 8, 9, 10, 11).course.state
    memory = b"before"
    assert course.remember(memory, state, US, 20) != course.remember(memory, state, US, 21)
    assert course.remember(memory, state, US, None) != course.remember(b"else", state, US, None)
    assert course.remember(memory, state, US, None) == course.remember(memory, state.clone(), US, None)


def test_no_information_state_comes_twice_in_a_game() -> None:
    state = load().new_initial_state()
    seen = []
    for number in range(400 if COMPILED else 150):
        if not state.is_chance_node() and not state.is_terminal():
            seen.append(state.information_state_string(state.current_player()))
        walk(state, number, 1)
    assert len(seen) > 50
    assert len(set(seen)) == len(seen)


def test_the_observer_gives_the_same_tensor_as_the_state() -> None:
    state = walk(load("north-africa/2").new_initial_state(), 4, 150)
    observer = state.get_game().make_py_observer()
    for player in (0, 1):
        observer.set_from(state, player)
        np.testing.assert_array_equal(observer.tensor, np.array(state.observation_tensor(player), np.float32))
        assert np.concatenate([part.ravel() for part in observer.dict.values()]).tolist() == (
            observer.tensor.tolist()
        )


def test_kinds_of_observations_that_nobody_has_are_refused() -> None:
    game = load()
    with pytest.raises(UnsupportedObservation, match="expected none"):
        game.make_py_observer(None, {"colour": 1})
    everything = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(UnsupportedObservation, match="what one player or what all may know"):
        game.make_py_observer(everything)


# States


def test_states_are_kept_and_copied_whole_at_any_point() -> None:
    game = load("north-africa/12")
    state = game.new_initial_state()
    for step in range(60):
        _, kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        for other in (kept, state.clone(), pickle.loads(pickle.dumps(state))):
            assert str(other) == str(state)
            assert other.history() == state.history()
            assert other.course.memories == state.course.memories
            assert other.course.awaited == state.course.awaited
            assert str(walk(other, step, 30)) == str(walk(state.clone(), step, 30))
        walk(state, step, 7)


def test_a_draw_returns_nothing() -> None:
    state = load().new_initial_state()
    state.course = course.Episode(
        state.course.stage, at_a_standstill("normandy/1")._state.clone(), 0, (b"", b"")
    )
    assert [state.action_to_string(0, one) for one in state.legal_actions()] == ["US:stop", "US:play-on"]
    state.apply_action(words.STOP)
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]


def test_an_end_and_a_cut() -> None:
    state = walk(load("normandy/1").new_initial_state(), 5)
    assert state.is_terminal()
    assert sorted(state.returns()) == [-1, 1]
    assert state.returns()[state.course.state.winner - 1] == 1
    cut = walk(load("normandy/1", 10).new_initial_state(), 5)
    assert cut.is_terminal()
    assert cut.returns() == [0, 0]
    assert cut.course.decisions == 10


def test_what_cannot_happen_is_refused_with_a_reason() -> None:
    state = load().new_initial_state()
    with pytest.raises(BadChance, match="expected one of"):
        state.apply_action(15)
    state = dealt(load())
    with pytest.raises(IllegalDecision, match="First comes the bid"):
        state.apply_action(END_TURN)
    with pytest.raises(IllegalDecision, match="9999"):
        state.apply_action(9_999)
    with pytest.raises(BadChance, match="a seat decides"):
        state.course.happen(1)
    over = walk(state, 1).course
    with pytest.raises(IllegalDecision, match="The game is over"):
        over.decide(END_TURN)


def test_dealing_again_keeps_all_that_the_player_knows() -> None:
    state = dealt(load("normandy/7"))
    random = Random(1)
    others = [state.resample_from_infostate(US, random.random) for _ in range(20)]
    for other in others:
        assert other.information_state_string(US) == state.information_state_string(US)
        assert other.legal_actions() == state.legal_actions()
    assert len({str(other) for other in others}) > 10
    with pytest.raises(BadChance, match="to deal again"):
        load().new_initial_state().resample_from_infostate(US, random.random)


def test_openspiels_searches_and_solvers_run() -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
    from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

    game = load("normandy/1", 12)
    random = np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, random), 2.0, 10, random_state=random)
    state = dealt(game)
    assert bot.step(state) in state.legal_actions()
    np.random.seed(1)
    solver = OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy().action_probabilities(state)
    assert set(policy) == set(state.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)


def test_it_can_be_named_with_its_parameters() -> None:
    game = pyspiel.load_game("python_undaunted(scenario=north-africa/2,most_decisions=50)")
    assert (game.scenario, game.max_game_length(), game.num_players()) == ("north-africa/2", 50, 2)
    assert game.num_distinct_actions() == stage("north-africa/2").table.things
    assert game.max_chance_nodes_in_history() >= 51 * 8
    assert isinstance(dealt(game).course.observe(0), rules.Observation)
