"""Chance: a secret seed that can be checked afterwards, or a script."""

import hashlib
import hmac
from collections import Counter

import pytest

import undaunted
from tests.scene import scene
from tests.table import find, play
from undaunted.game.record.chance import Secret


def failed(game: undaunted.Game, seat: str, pick: str) -> undaunted.BadChance:
    before, log = game.position(), game.log
    option = find(game, seat, pick)
    with pytest.raises(undaunted.BadChance) as caught:
        game.play(seat, option)
    assert (game.position(), game.log) == (before, log), "nothing is half done"
    return caught.value


def test_a_script_that_runs_out() -> None:
    game = scene().hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A", "Attack")
    error = failed(game, "US", "German Scout A")
    assert str(error) == "chance: found the end of the script, expected the face of a die, 0 to 9"


@pytest.mark.parametrize("outcome", ["us-scout-a", "10", "-1", "x", "", "²", "٣"])
def test_a_die_that_is_no_die(outcome: str) -> None:
    setting = scene().hand("US", "Rifleman A")
    setting.outcomes = [outcome]
    game = setting.game()
    play(game, "US", "Rifleman A", "Attack")
    assert "a die, 0 to 9" in failed(game, "US", "German Scout A").expected


@pytest.mark.parametrize("outcome", [4, "us-sniper", "german-scout-a", "US Scout A"])
def test_a_card_that_is_not_in_the_deck(outcome: str | int) -> None:
    setting = scene().hand("US", "Platoon Sergeant").deck("US", "Scout A", "Rifleman B")
    setting.outcomes = [outcome]
    game = setting.game()
    play(game, "US", "Platoon Sergeant", "Command")
    assert failed(game, "US", "Draw").expected == "a card of the deck: us-scout-a, us-rifleman-b"


def test_a_script_in_which_the_last_of_several_draws_is_wrong_changes_nothing() -> None:
    setting = scene().initiative("German").turn_of("US").hand("US", "Scout A")
    game = setting.draws("US Scout B", "US Rifleman A", "US Sniper").game()
    failed(game, "US", "End turn")


def test_a_new_game_needs_its_first_cards_in_the_script() -> None:
    with pytest.raises(undaunted.BadChance):
        undaunted.new("normandy/1", chance=["us-scout-a"])


def test_what_the_script_does_not_cover_comes_from_the_seed() -> None:
    one = undaunted.new("normandy/1", chance=["us-scout-a"], seed=1)
    other = undaunted.new("normandy/1", chance=["us-scout-a"], seed=1)
    assert one.log == other.log
    assert one.log[0].startswith("setup : us-scout-a ")


def test_a_source_of_ones_own() -> None:
    class Last:
        """Always the last card, always a 9."""

        def die(self) -> int:
            return 9

        def draw(self, seat: int, bag: object) -> int:
            cards = list(bag)  # type: ignore[call-overload]
            return int(cards[-1][0])

    game = undaunted.new("normandy/1", chance=Last())
    assert game.log[0].count("fog-of-war") == 4
    assert undaunted.load(game.save()).position() == game.position()


def test_the_hash_is_told_at_the_start_and_the_seed_at_the_end() -> None:
    secret = Secret.of(7)
    game = undaunted.new("normandy/1", seed=7)
    assert f"chance hmac-sha256 {secret.hash}" in game.save(secret=False)
    assert secret.seed.hex() not in game.save(secret=False)
    assert secret.seed.hex() in game.save()
    assert hashlib.sha256(secret.seed).hexdigest() == secret.hash
    assert len(secret.seed) == 32


@pytest.mark.parametrize("length", [0, 1, 32, 64, 65, 200])
def test_anybody_can_work_out_the_dice_of_a_seed(length: int) -> None:
    """HMAC-SHA-256 of how many came before, scaled; cards likewise."""
    seed = bytes(range(length))
    secret = Secret(seed)
    for used in range(30):
        digest = int.from_bytes(hmac.digest(seed, str(used).encode(), "sha256"))
        if used % 2:
            assert secret.die() == digest * 10 >> 256
        else:
            at = digest * 7 >> 256
            assert secret.draw(0, [(3, 1), (8, 4), (9, 2)]) == (3 if at < 1 else 8 if at < 5 else 9)
    assert secret.used == 30


def test_dice_and_cards_come_with_fair_frequency() -> None:
    secret = Secret.of(1)
    faces = Counter(secret.die() for _ in range(5000))
    assert set(faces) == set(range(10))
    assert max(faces.values()) < 600
    assert min(faces.values()) > 400
    cards = Counter(secret.draw(0, [(3, 1), (8, 3)]) for _ in range(2000))
    assert 1400 < cards[8] < 1600


def test_no_outcome_is_predicted_by_the_position() -> None:
    """Two games that look alike roll differently: the seed is no part of what is seen."""
    games = [undaunted.new("normandy/1", seed=seed) for seed in range(6)]
    assert len({game.log[0] for game in games}) > 1
    assert "seed" not in games[0].position()
