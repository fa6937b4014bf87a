"""A copy is another game: it stands where the first does, has the same future, and goes its own way."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Sequence
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import undaunted
from tests.games import EVERY, choose, go_on, played
from tests.scene import scene
from tests.table import find, play, refused
from undaunted.game.game import Game

Copier = Callable[[Game], Game]


def pickled(game: Game) -> Game:
    again: Game = pickle.loads(pickle.dumps(game))
    return again


COPIERS: dict[str, Copier] = {
    "copy()": Game.copy, "copy.copy": copy.copy, "copy.deepcopy": copy.deepcopy, "pickle": pickled,
}  # fmt: skip


def alike(one: Game, other: Game) -> bool:
    """In all that anybody can see of them."""
    return (
        one.save() == other.save()
        and one.position() == other.position()
        and all(one.events(seat) == other.events(seat) for seat in (*one.seats, None))
        and [one.can_undo(seat) for seat in one.seats] == [other.can_undo(seat) for seat in one.seats]
        and [one.moment(seat) for seat in one.seats] == [other.moment(seat) for seat in one.seats]
        and one.unasked == other.unasked
    )


@pytest.mark.parametrize("copier", COPIERS)
@pytest.mark.parametrize("scenario", ["normandy/4", "north-africa/8"])
def test_it_stands_where_the_first_does_and_rolls_the_same_dice(scenario: str, copier: str) -> None:
    game = played(scenario, 3, 60)
    twin = COPIERS[copier](game)
    assert twin is not game
    assert alike(game, twin)
    assert go_on(twin, 5).save() == go_on(game, 5).save()
    assert game.over


@pytest.mark.parametrize("copier", COPIERS)
def test_what_one_does_leaves_the_other_alone(copier: str) -> None:
    game = scene().hand("US", "Scout A", "Rifleman A").game()
    play(game, "US", "Scout A")
    text = game.save()
    twin = COPIERS[copier](game)
    play(twin, "US", "Conceal")
    assert game.save() == text
    game.undo("US")
    assert twin.log[-1] == "US:us-scout-a.conceal"
    play(game, "US", "Rifleman A", "Control")
    assert (twin.decisions, game.decisions) == (2, 2)
    twin.undo("US")
    assert twin.save() == text


@pytest.mark.parametrize("copier", COPIERS)
def test_a_script_is_not_shared(copier: str) -> None:
    game = scene().hand("US", "Rifleman A", "Rifleman B").dice(1, 2).game()
    play(game, "US", "Rifleman A", "Attack")
    twin = COPIERS[copier](game)
    for one in (game, twin):
        play(one, "US", "German Scout A")
        assert one.came == ("1",)
    assert game.save() == twin.save()


@pytest.mark.parametrize("copier", COPIERS)
def test_a_source_of_ones_own_is_copied_with_it(copier: str) -> None:
    game = undaunted.new("normandy/1", chance=Counting())
    twin = COPIERS[copier](game)
    assert go_on(game, 4, 80).save() == go_on(twin, 4, 80).save()


class Counting:
    """The cards and dice in turn."""

    def __init__(self) -> None:
        self.drawn = 0

    def die(self) -> int:
        self.drawn += 1
        return self.drawn % 10

    def draw(self, seat: int, bag: Sequence[tuple[int, int]]) -> int:
        self.drawn += 1
        return bag[self.drawn % len(bag)][0]


def test_copies_of_copies_go_their_own_ways() -> None:
    """In whatever order they go on: what they shared is nobody's to change."""
    game = played("normandy/1", 3, 40)
    text, first = game.save(), game.copy()
    second = first.copy()
    longer = go_on(game, 5, 30).save()
    assert (first.save(), second.save()) == (text, text)
    assert go_on(second, 5, 30).save() == longer
    assert first.save() == text
    third = second.copy()
    assert go_on(first, 5, 30).save() == longer
    assert third.save() == longer


def test_a_pickle_is_a_log() -> None:
    game = played("normandy/1", 3, 40)
    assert game.save().encode() in pickle.dumps(game)


def test_a_copy_costs_the_same_however_long_the_game() -> None:
    """The past is shared, not copied."""
    game = played("normandy/1", 3, 200)
    twin = game.copy()
    assert twin._last is game._last
    assert twin._state is game._state


@pytest.mark.parametrize("unasked", ["none", "automatic", "forced"])
def test_a_copy_leaves_as_much_unasked(unasked: str) -> None:
    game = undaunted.new("north-africa/8", seed=3, unasked=unasked)  # type: ignore[arg-type]
    go_on(game, 3, 80)
    for copier in COPIERS.values():
        twin = copier(game)
        assert alike(twin, game)
        assert go_on(twin, 1, 60).save() == go_on(game.copy(), 1, 60).save()


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(EVERY), st.integers(0, 10**6), st.data())
def test_games_that_part_never_meet_again(scenario: str, number: int, data: st.DataObject) -> None:
    """However copies, looks back, undo and decisions follow one another: each log replays to its own game."""
    random = Random(number)
    games = [undaunted.new(scenario, seed=number)]
    for deed in data.draw(
        st.lists(st.sampled_from(["copy", "pickle", "at", "undo", "play", "play", "play"]), max_size=40)
    ):
        game = random.choice(games)
        others = [(other, other.position(), other.log) for other in games if other is not game]
        if deed == "play":
            go_on(game, random.getrandbits(20), random.randrange(12))
        elif deed == "undo":
            for seat in game.seats:
                if game.can_undo(seat):
                    game.undo(seat)
        elif deed == "at":
            games.append(game.at(random.randint(0, game.decisions)))
        else:
            games.append(pickled(game) if deed == "pickle" else game.copy())
        assert all((other.position(), other.log) == (position, log) for other, position, log in others)
    for game in games:
        again = undaunted.load(game.save())
        assert again.position() == game.position()
        assert go_on(again, 1, 30).save() == go_on(game, 1, 30).save()


# Looking back


@pytest.mark.parametrize("scenario", ["normandy/9", "north-africa/5"])
def test_any_moment_can_be_looked_at(scenario: str) -> None:
    game = undaunted.new(scenario, seed=6)
    seen = [(game.position(), [game.view(seat) for seat in game.seats])]
    random = Random(6)
    while game.decisions < 120:
        seat = random.choice(game.deciders)
        game.play(seat, choose(random, game.options(seat)))
        seen.append((game.position(), [game.view(seat) for seat in game.seats]))
    now = game.save()
    for number in (0, 1, 7, 60, 119, 120):
        then = game.at(number)
        assert (then.position(), [then.view(seat) for seat in then.seats]) == seen[number]
        assert (then.decisions, then.log) == (number, game.log[: number + 1])
    assert game.save() == now


def test_from_there_the_same_decisions_lead_to_the_same_game() -> None:
    game = played("north-africa/2", 8)
    then = game.at(50)
    for row in game.rows(51):
        then.play(row.seat, row.what)
    assert then.save() == game.save()


def test_scripted_chance_comes_again_too() -> None:
    game = scene().hand("US", "Rifleman A", "Rifleman B").dice(1, 2).game()
    play(game, "US", "Rifleman A", "Attack", "German Scout A")
    then = game.at(2)
    play(then, "US", "German Scout A")
    assert then.save() == game.save()
    for one in (game, then):
        play(one, "US", "Rifleman B", "Attack", "German Scout A")
        assert one.came == ("2",)


def test_a_game_of_two_seeds_goes_back_to_the_first() -> None:
    game = undaunted.load(played("normandy/4", 5, 40).save(secret=False))
    go_on(game, 6, 30)
    assert game.at(60).seed_hash == game.seed_hash
    assert game.at(20).log == game.log[:21]
    assert undaunted.load(game.at(20).save()).position() == game.at(20).position()


@pytest.mark.parametrize("number", [-1, 41, True])
def test_there_is_no_such_moment(number: int) -> None:
    with pytest.raises(undaunted.IllegalDecision) as caught:
        played("normandy/1", 3, 40).at(number)
    assert caught.value.rule == "no-such-decision"


# Whose options they are


def test_an_option_of_another_game_is_refused_though_it_stands_at_the_same_moment() -> None:
    one, other = (undaunted.new("normandy/1", seed=7) for _ in range(2))
    assert one.position() == other.position()
    assert refused(one, "US", other.options("US")[0]) == "stale"


def test_an_option_offered_before_the_copy_is_good_for_both() -> None:
    """It is the same question, about the very same position."""
    game = scene().hand("US", "Scout A").game()
    option = find(game, "US", "Scout A")
    twin = game.copy()
    game.play("US", option)
    twin.play("US", option)
    assert game.save() == twin.save()


def test_an_option_offered_after_the_copy_is_good_for_one() -> None:
    game = scene().hand("US", "Scout A").game()
    twin = game.copy()
    option = find(game, "US", "Scout A")
    assert refused(twin, "US", option) == "stale"
    game.play("US", option)


def test_after_undo_an_option_of_before_is_refused() -> None:
    game = scene().hand("US", "Scout A", "Rifleman A").game()
    before = find(game, "US", "Rifleman A")
    play(game, "US", "Scout A")
    game.undo("US")
    assert refused(game, "US", before) == "stale"
    for one in (pickled(game), game.at(0)):
        assert refused(one, "US", before) == "stale"


def test_a_truth_value_is_no_number() -> None:
    """Though 1 is the button that ends a turn."""
    game = scene().hand("US", "Scout A").game()
    assert "end-turn" in {option.name for option in game.options("US") if option.thing == 1}
    assert refused(game, "US", True) == "unknown-thing"


def test_an_option_that_was_tampered_with_is_refused() -> None:
    game = scene().hand("US", "Scout A").game()
    forged = msgspec.structs.replace(find(game, "US", "Scout A"), thing=99_999)
    assert refused(game, "US", forged) == "unknown-thing"


def test_an_option_cannot_be_kept_without_its_game() -> None:
    game = scene().hand("US", "Scout A").game()
    with pytest.raises(TypeError, match="its name"):
        pickle.dumps(find(game, "US", "Scout A"))
