"""What a host may set about who gets in, and how much anyone may ask: plain data."""

from __future__ import annotations

import msgspec


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many a second in the long run, and `burst` at once."""

    per_second: float
    burst: float

    def __post_init__(self) -> None:
        if not (self.per_second > 0 and self.burst >= 1):
            raise ValueError(f"rate {self.per_second}/s, burst {self.burst}: expected > 0 and ≥ 1")


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one connection or one address may use up. An IPv6 address stands for its whole /64.

    A household, a school or a club shares one address, so those limits are wide; what a single browser may
    say is narrow, and still far more than a person clicks.
    """

    messages: Rate = Rate(20, 60)
    """Over one connection."""
    address_messages: Rate = Rate(100, 600)
    """Over all connections of an address."""
    requests: Rate = Rate(50, 300)
    """HTTP requests of an address, the client's files included."""
    tables: Rate = Rate(0.1, 20)
    """What an address has made that is kept for good: tables, campaigns, forks, games of campaigns."""
    handshakes: Rate = Rate(5, 60)
    """New connections of an address."""
    connections: int = 60
    """Open at once from one address."""
    all_connections: int = 5000
    """Open at once from everywhere."""
    cost: Rate = Rate(120, 3000)
    """Milliseconds for which the server works for an address, of each second."""
    cost_at_once: Rate = Rate(300, 2)
    """The same over moments: what one address asks for at once is done with others in between."""
    archive: Rate = Rate(60, 500)
    """Milliseconds of the process that reads old games: some twenty pages at once, then seven a second."""
    unread: float = 10.0
    """Seconds for which somebody may take nothing of what is sent to him, before he is cut off."""
    warnings: int = 100
    """Messages of one connection refused as too fast in a row before it is closed."""
    body: int = 16 * 1024
    """Bytes of a request's body."""
    addresses: int = 20_000
    """How many addresses are remembered at a time: so much memory and no more."""
    # Below requests and messages, where connections are spoken with (`server/door`)
    visits: int = 200
    """TCP connections of an address open at once. Behind a proxy all have its address, and no such limit."""
    all_visits: int = 6000
    """From everywhere; fewer where there are fewer files."""
    arrivals: Rate = Rate(60, 600)
    """New TCP connections of an address."""
    heads: Rate = Rate(100, 600)
    """Requests of an address that are heard at all, if only to be told that they are too many."""
    frames: Rate = Rate(100, 600)
    """Over one socket: messages, pings, pongs, fragments, or the pieces in which they come."""
    address_frames: Rate = Rate(400, 2400)
    """Over all sockets of an address."""
    traffic: Rate = Rate(128 * 1024, 1024 * 1024)
    """Bytes that come in over one connection."""
    address_traffic: Rate = Rate(512 * 1024, 4 * 1024 * 1024)
    """Over all connections of an address."""
    fragments: int = 32
    """Of one message."""
    pieces: int = 100
    """In which one request may come."""
    patience: float = 10.0
    """Seconds for a whole head, for a whole body, and for a sign that what we send is being read."""
    slowest: int = 1024
    """Bytes a second that whoever is sent something has to take, on average over that time."""

    def raised(self, times: float) -> Limits:
        """The same, so many times as wide: for a load test, whose players share one address."""

        def wider(rate: Rate) -> Rate:
            return Rate(rate.per_second * times, rate.burst * times)

        return msgspec.structs.replace(
            self,
            messages=wider(self.messages),
            address_messages=wider(self.address_messages),
            requests=wider(self.requests),
            tables=wider(self.tables),
            handshakes=wider(self.handshakes),
            cost=wider(self.cost),
            cost_at_once=wider(self.cost_at_once),
            archive=wider(self.archive),
            connections=int(self.connections * times),
            all_connections=int(self.all_connections * times),
            visits=int(self.visits * times),
            all_visits=int(self.all_visits * times),
            arrivals=wider(self.arrivals),
            heads=wider(self.heads),
            frames=wider(self.frames),
            address_frames=wider(self.address_frames),
            traffic=wider(self.traffic),
            address_traffic=wider(self.address_traffic),
        )


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who may come in."""

    host: str = "127.0.0.1"
    """What the server listens on."""
    origins: tuple[str, ...] = ()
    """Where the client is also reached, as a browser writes it: `https://undaunted.example`."""
    proxy: bool = False
    """A reverse proxy stands in front and adds the address it saw to X-Forwarded-For."""
    open_metrics: bool = False
    """Whether others than this machine may read /metrics."""
    limits: Limits = Limits()
