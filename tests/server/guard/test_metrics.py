"""What a host can watch."""

from __future__ import annotations

import anyio

from tests.server.guard.asked import Clock
from undaunted.server.guard.health import Condition, Health
from undaunted.server.guard.metrics import Metrics


def lines(metrics: Metrics) -> dict[str, float]:
    rows = [line for line in metrics.text().decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (row.rpartition(" ") for row in rows)}


def test_what_happened_is_counted() -> None:
    metrics = Metrics()
    metrics.decided(0.004)
    metrics.decided(0.2, by="bot")
    metrics.refused("stale")
    metrics.thought(0.7)
    metrics.committed(0.002, 5)
    metrics.connected()
    metrics.connected()
    metrics.left()
    metrics.answered(404)
    metrics.watch_tables("playing", lambda: 7)
    found = lines(metrics)
    assert found['undaunted_decisions_total{by="person"}'] == 1
    assert found['undaunted_decisions_total{by="bot"}'] == 1
    assert found['undaunted_decision_seconds_bucket{le="0.005"}'] == 1
    assert found["undaunted_decision_seconds_count"] == 2
    assert found['undaunted_refusals_total{code="stale"}'] == 1
    assert found["undaunted_thinking_seconds_sum"] == 0.7
    assert found['undaunted_commit_rows_bucket{le="8.0"}'] == 1
    assert found["undaunted_connections"] == 1
    assert found['undaunted_requests_total{status="4xx"}'] == 1
    assert found['undaunted_tables{state="playing"}'] == 7


def test_input_makes_no_labels() -> None:
    metrics = Metrics()
    for number in range(100):
        metrics.refused(f"invented-{number}")
    assert lines(metrics)['undaunted_refusals_total{code="other"}'] == 100
    assert b"invented" not in metrics.text()


def test_two_servers_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.connected()
    assert lines(other)["undaunted_connections"] == 0


def test_a_store_that_fails_is_told_and_asked_again() -> None:
    clock, asked, answers = Clock(), [], [True, False]

    async def writable() -> bool:
        asked.append(clock.now)
        if len(asked) > len(answers):
            raise OSError("disk gone")
        return answers[len(asked) - 1]

    async def watch() -> None:
        health = Health(writable, bots=lambda: True, clock=clock)
        assert await health.condition() == Condition("ok", store=True, bots=True)
        assert await health.condition() == Condition("ok", store=True, bots=True)
        assert len(asked) == 1, "asking the store writes: once a second is enough"
        clock.now += 1
        assert await health.condition() == Condition("failing", store=False, bots=True)
        clock.now += 1
        assert (await health.condition()).status == "failing"
        assert len(asked) == 3

    anyio.run(watch)


def test_without_bots_people_can_still_play() -> None:
    async def writable() -> bool:
        return True

    health = Health(writable, bots=lambda: False)
    assert anyio.run(health.condition) == Condition("degraded", store=True, bots=False)
