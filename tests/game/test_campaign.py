"""The Normandy campaign: wins, less one for every full ten of one's own soldiers lost."""

import pytest

from undaunted.game.tally import Result, tally

SIDES = ("US", "German")


def campaign(us: int, german: int, us_lost: int = 0, german_lost: int = 0) -> list[Result]:
    """So many wins a side; the losses all fall in the first scenario."""
    results = [Result("US", {}) for _ in range(us)] + [Result("German", {}) for _ in range(german)]
    first = Result(results[0].winner, {"US": us_lost, "German": german_lost})
    return [first, *results[1:]]


@pytest.mark.parametrize(
    ("wins", "leader", "result"),
    [
        ((6, 6), None, "draw"),
        ((7, 6), "US", "marginal"),
        ((4, 7), "German", "marginal"),
        ((8, 4), "US", "clear"),
        ((3, 8), "German", "clear"),
        ((9, 3), "US", "overwhelming"),
        ((0, 12), "German", "overwhelming"),
    ],
)
def test_the_margin_names_the_result(wins: tuple[int, int], leader: str | None, result: str) -> None:
    final = tally(SIDES, campaign(*wins))
    assert (final.leader, final.result) == (leader, result)
    assert final.scores == dict(zip(SIDES, wins, strict=True))
    assert final.say()


@pytest.mark.parametrize(("lost", "score"), [(0, 7), (9, 7), (10, 6), (19, 6), (20, 5), (35, 4)])
def test_every_full_ten_lost_costs_a_point(lost: int, score: int) -> None:
    assert tally(SIDES, campaign(7, 5, us_lost=lost)).scores["US"] == score


def test_losses_are_summed_over_the_whole_campaign() -> None:
    results = [Result("US", {"US": 4, "German": 3}) for _ in range(3)]
    assert tally(SIDES, results).scores == {"US": 3 - 1, "German": 0}


def test_losses_can_turn_the_result() -> None:
    final = tally(SIDES, campaign(7, 5, us_lost=31, german_lost=9))
    assert final.scores == {"US": 4, "German": 5}
    assert (final.leader, final.result) == ("German", "marginal")
