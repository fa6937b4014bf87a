"""Attack and Suppress: base + cover + range against ten-sided dice, where 0 always hits."""

import re
from collections.abc import Sequence
from fractions import Fraction
from itertools import product

import pytest

from tests.scene import Scene, scene
from tests.table import has, is_suppressed, offered, play, refused, told, where, zone
from undaunted.game.odds import Odds


def shot(setting: Scene, card: str, action: str, target: str) -> dict[str, str | int]:
    game = setting.hand("US", card).game()
    play(game, "US", card, action, target)
    return told(game, "shot")[-1]


def sum_of(args: dict[str, str | int]) -> tuple[object, ...]:
    return args["base"], args["cover"], args["range"], args["total"]


def test_any_enemy_counter_on_the_board_may_be_attacked() -> None:
    game = scene().off("German Scout B").hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A", "Attack")
    assert offered(game, "US") == {"German Rifleman A", "German Rifleman B", "German Scout A"}
    assert refused(game, "US", "@german-scout-b") == "not-on-board"
    assert refused(game, "US", "@us-scout-a") == "not-an-enemy"
    assert refused(game, "US", "stop") == "must-choose"


def test_without_an_enemy_on_the_board_there_is_no_attack() -> None:
    enemies = ("German Rifleman A", "German Rifleman B", "German Scout A", "German Scout B")
    game = scene().off(*enemies).hand("US", "Rifleman A").game()
    play(game, "US", "Rifleman A")
    assert offered(game, "US") == {"Move 1", "Control", "hunker down"}
    assert refused(game, "US", "us-rifleman-a.attack") == "no-enemy-on-board"


@pytest.mark.parametrize(
    ("here", "there", "unit", "expected"),
    [
        ("17B", "17B", "German Rifleman A", (4, 3, 0, 7)),  # the same tile
        ("17B", "13B", "German Rifleman A", (4, 1, 1, 6)),  # next to it
        ("17B", "8A", "German Scout A", (5, 2, 2, 9)),
        ("7A", "6A", "German Rifleman B", (4, 1, 4, 9)),  # from one end of the board to the other
        ("3B", "12B", "German Rifleman A", (4, 0, 2, 6)),  # no cover at all
    ],
)
def test_total_defence_is_base_plus_cover_plus_range(
    here: str, there: str, unit: str, expected: tuple[int, ...]
) -> None:
    setting = scene().place("US Rifleman A", here).place(unit, there).dice(1)
    assert sum_of(shot(setting, "Rifleman A", "Attack", unit)) == expected


@pytest.mark.parametrize(
    ("here", "there", "expected"),
    [
        ("11B", "2A", (4, 3, 1, 8)),  # uphill: the hill gives 3
        ("16A", "2A", (4, 1, 1, 6)),  # from hill to hill: 1
        ("2A", "2A", (4, 1, 0, 5)),  # on the same hill: 1
        ("2A", "11B", (4, 0, 1, 5)),  # downhill: the cover of the lower tile
    ],
)
def test_a_hill_gives_3_or_1_against_an_attacker_on_a_hill(
    here: str, there: str, expected: tuple[int, ...]
) -> None:
    setting = scene("normandy/8").place("US Rifleman A", here).place("German Rifleman A", there).dice(1)
    assert sum_of(shot(setting, "Rifleman A", "Attack", "German Rifleman A")) == expected


@pytest.mark.parametrize(
    ("die", "result"), [(9, "hit"), (8, "hit"), (7, "miss"), (1, "miss"), (0, "hit")]
)  # fmt: skip
def test_a_die_that_equals_or_beats_the_total_hits_and_so_does_a_0(die: int, result: str) -> None:
    # A Rifleman attacks a Scout (5) two tiles away (2) on a tile with cover 1: the total is 8.
    setting = scene().place("German Scout A", "5B").dice(die)
    args = shot(setting, "Rifleman A", "Attack", "German Scout A")
    assert sum_of(args) == (5, 1, 2, 8)
    assert args["result"] == result


def test_the_worked_example_hits_because_of_the_0() -> None:
    """4 + 3 + 2 = 9; of four dice 2, 3, 8 and 0 only the 0 succeeds."""
    setting = scene("normandy/4").place("US Machine Gunner A", "14A").place("German Rifleman A", "4A")
    args = shot(setting.dice(2, 3, 8, 0), "Machine Gunner A", "Suppress", "German Rifleman A")
    assert sum_of(args) == (4, 3, 2, 9)
    assert args["dice"] == "2, 3, 8 and 0"
    assert args["result"] == "hit"


def test_the_same_dice_without_the_0_miss() -> None:
    setting = scene("normandy/4").place("US Machine Gunner A", "14A").place("German Rifleman A", "4A")
    assert (
        shot(setting.dice(2, 3, 8, 1), "Machine Gunner A", "Suppress", "German Rifleman A")["result"]
        == "miss"
    )


@pytest.mark.parametrize(
    ("card", "action", "dice"),
    [("Sniper", "Attack", 3), ("Machine Gunner A", "Attack", 2), ("Machine Gunner A", "Suppress", 4)],
)
def test_as_many_dice_as_the_action_says(card: str, action: str, dice: int) -> None:
    setting = scene("normandy/4").place("US Machine Gunner A", "7A").dice(*[1] * dice)
    rolled = str(shot(setting, card, action, "German Rifleman A")["dice"])
    assert re.findall(r"\d", rolled) == ["1"] * dice


@pytest.mark.parametrize("dice", [(0, 1, 1), (9, 0, 9)])
def test_any_number_of_successes_is_one_casualty(dice: tuple[int, ...]) -> None:
    game = scene("normandy/4").hand("US", "Sniper").hand("German", "Rifleman A*3").dice(*dice).game()
    play(game, "US", "Sniper", "Attack", "German Rifleman A")
    assert zone(game, "German", "hand") == {"Rifleman A": 2}
    assert zone(game, "German", "removed") == {"Rifleman A": 1}
    assert where(game, "German Rifleman A") == "14A"


def test_a_miss_changes_nothing() -> None:
    game = scene().hand("US", "Rifleman A").hand("German", "Rifleman A").dice(1).game()
    play(game, "US", "Rifleman A", "Attack", "German Rifleman A")
    assert zone(game, "German", "removed") == {}


# Suppress


def test_suppress_causes_no_casualty_but_turns_the_unit_over() -> None:
    game = (
        scene("normandy/4").place("US Machine Gunner A", "7A").hand("US", "Machine Gunner A")
        .hand("German", "Rifleman A").dice(1, 1, 9, 0).game()
    )  # fmt: skip
    play(game, "US", "Machine Gunner A", "Suppress", "German Rifleman A")
    assert is_suppressed(game, "German Rifleman A")
    assert has(game, "German", "hand", "Rifleman A") == 1
    assert zone(game, "German", "removed") == {}
    assert told(game, "suppressed") == [{"unit": "German Rifleman A"}]


def test_a_suppressed_unit_may_be_suppressed_again_in_vain() -> None:
    """Ruling 2."""
    game = (
        scene("normandy/4").place("US Machine Gunner A", "7A").suppressed("German Rifleman A")
        .hand("US", "Machine Gunner A").dice(0, 0, 0, 0).game()
    )  # fmt: skip
    play(game, "US", "Machine Gunner A", "Suppress", "German Rifleman A")
    assert is_suppressed(game, "German Rifleman A")
    assert told(game, "suppressed") == []


def test_a_casualty_leaves_a_suppressed_unit_suppressed() -> None:
    game = (
        scene().suppressed("German Scout A").hand("US", "Rifleman A").hand("German", "Scout A").dice(0).game()
    )
    play(game, "US", "Rifleman A", "Attack", "German Scout A")
    assert is_suppressed(game, "German Scout A")


# A reach that an action names, in a pack of our own


def test_an_attack_within_a_range_reaches_no_farther(proving_ground: str) -> None:
    game = (
        scene(proving_ground).place("US Rifleman A", "12B").place("German Scout A", "6A")
        .hand("US", "Grenadier A").dice(1, 1, 1).game()
    )  # fmt: skip
    play(game, "US", "Grenadier A", "Attack")
    assert offered(game, "US") == {"German Rifleman A"}
    assert refused(game, "US", "@german-scout-a") == "out-of-reach"


# Odds


def by_enumeration(total: int, dice: int) -> Fraction:
    rolls: list[Sequence[int]] = list(product(range(10), repeat=dice))
    return Fraction(sum(any(die == 0 or die >= total for die in roll) for roll in rolls), len(rolls))


@pytest.mark.parametrize("total", range(4, 13))
@pytest.mark.parametrize("dice", range(1, 5))
def test_the_odds_are_those_of_counting_every_roll(total: int, dice: int) -> None:
    assert Odds(dice=dice, base=total, cover=0, range=0, total=total).exact == by_enumeration(total, dice)


TABLE = {
    4: (70, 91, 97, 99), 5: (60, 84, 94, 97), 6: (50, 75, 88, 94), 7: (40, 64, 78, 87),
    8: (30, 51, 66, 76), 9: (20, 36, 49, 59), 10: (10, 19, 27, 34), 12: (10, 19, 27, 34),
}  # fmt: skip


@pytest.mark.parametrize("total", TABLE)
def test_the_table_in_the_rules_for_players(total: int) -> None:
    for dice, percent in enumerate(TABLE[total], start=1):
        odds = Odds(dice=dice, base=total, cover=0, range=0, total=total)
        assert int(odds.chance * 100 + 0.5) == percent


def test_the_odds_offered_are_those_of_the_attack_that_follows() -> None:
    game = scene().hand("US", "Rifleman A").dice(7).game()
    play(game, "US", "Rifleman A", "Attack")
    option = next(one for one in game.options("US") if one.name == "@german-scout-a")
    assert option.odds == game.odds("german-scout-a")
    assert game.odds("german-scout-a") == game.odds("german-scout-a", "us-rifleman-a", "Attack 1")
    assert option.odds == Odds(dice=1, base=5, cover=1, range=2, total=8)
    assert option.odds.exact == Fraction(3, 10)
    assert str(option.odds) == "5 + 1 + 2 = 8, 1 dice: 30%"
    play(game, "US", "German Scout A")
    assert sum_of(told(game, "shot")[-1]) == (5, 1, 2, 8)
