"""Whether a scenario is balanced, and whether that is certain."""

from __future__ import annotations

from collections.abc import Sequence

from undaunted.lab.balance.figures import Outside, ScenarioFigures, Verdict, WinRate


def judged(rate: WinRate, band: tuple[float, float], games: int) -> Verdict:
    """By one side's rate; the band lies around a half, so the other's gives the same."""
    low, high = band
    if not games:
        return "unknown"
    if rate.high < low or rate.low > high:
        return "outside for sure"
    if not low <= rate.rate <= high:
        return "outside so far"
    return "inside for sure" if low <= rate.low and rate.high <= high else "inside so far"


def outside(scenarios: Sequence[ScenarioFigures]) -> Outside:
    def named(verdict: Verdict) -> list[str]:
        found = [one for one in scenarios if one.verdict == verdict]
        return [one.id for one in sorted(found, key=lambda one: -_distance(one))]

    return Outside(for_sure=named("outside for sure"), so_far=named("outside so far"))


def _distance(scenario: ScenarioFigures) -> float:
    return abs(scenario.wins[scenario.sides[0]].rate - 0.5)
