"""The solo opponent in the arena: where it sits, whom it meets, and what is refused."""

from __future__ import annotations

import pytest

from undaunted.lab.arena.errors import ArenaError
from undaunted.lab.arena.figures import report
from undaunted.lab.arena.match import SOLO, Match, WrongSeat, play
from undaunted.lab.arena.patterns import scenarios
from undaunted.lab.arena.settings import schedule, settle
from undaunted.solo.automaton import Automaton


def test_a_star_stands_for_either_side() -> None:
    assert scenarios(["normandy/1-2+solo=*+hard"]) == [
        "normandy/1+solo=US+hard", "normandy/1+solo=German+hard",
        "normandy/2+solo=US+hard", "normandy/2+solo=German+hard",
    ]  # fmt: skip
    assert scenarios(["north-africa/5+solo=Italian"]) == ["north-africa/5+solo=Italian"]


def test_it_sits_where_the_automaton_does_and_meets_every_other_bot() -> None:
    settings = settle([SOLO, "greedy", "random"], ["normandy/1+solo=*"], games=4)
    matches = schedule(settings)
    assert len(matches) == 2 * 2 * 4, "of either side, against either bot"
    for match in matches:
        seat = 0 if match.scenario.endswith("=US") else 1
        assert match.bots[seat] == SOLO
        assert match.bots[1 - seat] in ("greedy", "random")
    assert len({(match.scenario, match.seed, match.bots) for match in matches}) == len(matches)


def test_its_games_are_counted() -> None:
    settings = settle([SOLO, "greedy"], ["normandy/2+solo=*"], games=2)
    outcomes = [play(match) for match in schedule(settings)]
    found = report(settings, outcomes, len(outcomes), ())
    (pairing,) = found.pairings
    assert pairing.all.games == 4
    assert {name: rate.games for name, rate in pairing.by_scenario.items()} == dict.fromkeys(
        settings.scenarios, 2
    )
    assert pairing.pairs_won + pairing.pairs_even + pairing.pairs_lost == 4


def test_the_same_match_is_the_same_game() -> None:
    match = Match("north-africa/5+solo=LRDG", 7, (SOLO, "greedy"))
    one, other = play(match), play(match)
    assert (one.winner, one.rounds, one.decisions) == (other.winner, other.rounds, other.decisions)


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        (("greedy", SOLO), "German in normandy/1: found solo, expected another bot, as it is no automaton"),
        (("greedy", "greedy"), "German in normandy/1+solo=German: found greedy, expected solo"),
    ],
)
def test_nobody_else_sits_there_and_it_sits_nowhere_else(bots: tuple[str, str], said: str) -> None:
    scenario = "normandy/1" if SOLO in bots else "normandy/1+solo=German"
    with pytest.raises(WrongSeat) as caught:
        play(Match(scenario, 1, bots))
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("pool", "patterns"),
    [
        ([SOLO, "greedy"], ["normandy/1"]),
        (["greedy", "random"], ["normandy/1+solo=US"]),
        ([SOLO, "greedy"], ["normandy/1", "normandy/1+solo=US"]),
    ],
)
def test_a_contest_is_solo_throughout_or_not_at_all(pool: list[str], patterns: list[str]) -> None:
    with pytest.raises(ArenaError, match="solo with solo games only, and those with solo"):
        settle(pool, patterns)


def test_its_name_is_its_own() -> None:
    assert Automaton.name == SOLO == "solo"
