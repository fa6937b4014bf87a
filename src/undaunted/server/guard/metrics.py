"""What a host can watch: counts and times, without a name, an address, or anything of a game in them."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

KNOWN = frozenset(
    (
        "bad-message", "too-big", "too-fast", "too-many", "no-table", "bad-token", "not-yours", "not-joined",
        "stale", "illegal", "over", "waiting", "busy", "gone", "bad-host", "bad-origin", "bad-request",
        "not-found", "running", "no-page", "no-scenario", "no-seat", "no-bot", "bad-name", "method",
        "too-many-tables", "bad-invitation", "failed", "full", "invited-only", "taken", "no-advice", "lesson",
        "no-guide", "key-used", "key-unknown", "only-here", "rematch-offered", "no-option",
        "options-clash", "no-campaign", "no-campaign-of", "campaign-gone", "campaign-withdraw",
        "campaign-again", "campaign-running", "campaign-not-now", "campaign-not-mustered", "no-side",
        "not-away", "standin-bot", "fork-sides", "fork-standin", "fork-invited", "fork-invitation",
        "fork-running", "fork-left", "campaign-not-a-fork", "nobody-plays", "too-many-campaigns",
        "too-many-undos", "journal-full", "campaign-full", "campaign-too-often", "unread",
    )
)  # fmt: skip
"""The codes of refusals. Only these are labels: a label made from input would grow without end."""
CUTS = (
    "arrivals", "crowd", "silent", "unread", "requests", "pieces", "handshake", "frames", "fragments",
    "traffic",
)  # fmt: skip
"""Why a connection was turned away or ended below the application (`server/door`)."""

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
_MANY = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """Each server has its own registry, so that several can live in one process, as in tests."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._tables = Gauge("undaunted_tables", "Tables by state.", ["state"], registry=registry)
        self._connections = Gauge("undaunted_connections", "Open connections.", registry=registry)
        self._decisions = Counter("undaunted_decisions", "Decisions kept.", ["by"], registry=registry)
        self._refusals = Counter("undaunted_refusals", "Refusals by code.", ["code"], registry=registry)
        self._visits = Gauge("undaunted_visits", "Open TCP connections.", registry=registry)
        self._cuts = Counter("undaunted_cuts", "Connections ended, by reason.", ["why"], registry=registry)
        for why in CUTS:
            self._cuts.labels(why)
        self._requests = Counter(
            "undaunted_requests", "HTTP answers by class.", ["status"], registry=registry
        )
        self._latency = self._histogram("decision", "From a decision's coming to its being told.", _QUICK)
        self._thinking = self._histogram("thinking", "A bot's thinking about one decision.", _SLOW)
        self._commit = self._histogram("commit", "One commit of the store.", _QUICK)
        self._batch = Histogram(
            "undaunted_commit_rows", "Rows in one commit.", buckets=_MANY, registry=registry
        )

    def decided(self, seconds: float, by: str = "person") -> None:
        """A decision of a `person` or a `bot` is kept, and everyone has been told."""
        self._decisions.labels("bot" if by == "bot" else "person").inc()
        self._latency.observe(seconds)

    def refused(self, code: str) -> None:
        self._refusals.labels(code if code in KNOWN else "other").inc()

    def answered(self, status: int) -> None:
        """An HTTP request was answered."""
        self._requests.labels(f"{status // 100}xx").inc()

    def thought(self, seconds: float) -> None:
        self._thinking.observe(seconds)

    def committed(self, seconds: float, rows: int) -> None:
        self._commit.observe(seconds)
        self._batch.observe(rows)

    def connected(self) -> None:
        self._connections.inc()

    def left(self) -> None:
        self._connections.dec()

    def cut(self, why: str) -> None:
        """A connection was turned away, or ended, before any request or message of its was looked at."""
        self._cuts.labels(why if why in CUTS else "other").inc()

    def watch_visits(self, count: Callable[[], float]) -> None:
        """`count` is asked whenever somebody reads: how many TCP connections are open."""
        self._visits.set_function(count)

    def watch_tables(self, state: str, count: Callable[[], float]) -> None:
        """`count` is asked whenever somebody reads: how many tables are in this state."""
        self._tables.labels(state).set_function(count)

    def watch(self, name: str, about: str, count: Callable[[], float]) -> None:
        """Anything else that can be counted whenever somebody reads."""
        Gauge(f"undaunted_{name}", about, registry=self._registry).set_function(count)

    def text(self) -> bytes:
        """In the format of Prometheus."""
        return generate_latest(self._registry)

    def _histogram(self, what: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"undaunted_{what}_seconds", about, buckets=buckets, registry=self._registry)
