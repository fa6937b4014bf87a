"""What a host can set. The defaults serve one person at home, on this machine only."""

from __future__ import annotations

import msgspec

from undaunted.server.guard import Limits, Rate, Rules

LOOPBACK = ("127.0.0.1", "::1", "localhost")


class Keeping(msgspec.Struct, frozen=True):
    """How much is kept in memory, and how long is waited for what."""

    idle_tables: int = 500
    """Tables kept in memory though nobody is there."""
    tables_opened: int = 50
    """Unfinished tables that one address may have opened since the server started."""
    queued: int = 64
    """Messages that may wait for a slow reader; one who falls further behind has to reconnect."""
    queued_length: int = 400_000
    """Characters that may: some whole updates of a long game."""
    join_within: float = 10.0
    """Seconds for the first message of a connection."""
    bot_pause: float = 0.4
    """Seconds between the decisions of bots that play each other, so that one can follow. All such tables of
    one address together make four decisions in that time."""
    bot_pace: float = 0.1
    """Seconds of a tick: a bot's decision takes as many as its level needs, whatever its hand. With 0 it is
    told when it is made, and who measures that may learn something of the hand."""
    advice: str = "1s"
    """How long advice is thought about."""
    carried: float = 600.0
    """Seconds for which a key can be used that takes a seat along to another device."""
    idle_campaigns: int = 200
    """Campaigns kept in memory though nobody is there."""
    campaigns_opened: int = 20
    """Unfinished campaigns that one address may have begun since the server started."""
    away: float = 2 * 86_400.0
    """Seconds after which a bot may sit in for somebody who is waited for in a campaign."""

    examined: float = 6 * 3600.0
    """Seconds after which the data file is looked through again."""

    def raised(self, times: float) -> Keeping:
        """For a load test, whose players share one address and do not wait for bots that know already."""
        return msgspec.structs.replace(
            self,
            bot_pace=self.bot_pace if times == 1 else 0.0,
            tables_opened=int(self.tables_opened * times),
            campaigns_opened=int(self.campaigns_opened * times),
        )


class Talking(msgspec.Struct, frozen=True):
    """Open talk at tables: whether there is any, how much, and how long."""

    on: bool = True
    longest: int = 300
    """Characters of a line."""
    pace: Rate = Rate(0.5, 6)
    """Lines of one seat."""
    kept: int = 200
    """Lines of a table; the oldest go first."""
    after: float = 86_400.0
    """Seconds after the end of a game for which its players may still speak."""

    def raised(self, times: float) -> Talking:
        """For a load test, which talks without pause."""
        return msgspec.structs.replace(self, pace=Rate(self.pace.per_second * times, self.pace.burst * times))


AS_USUAL = Talking()


class Settings(msgspec.Struct, frozen=True):
    data: str = ":memory:"
    """The file of the tables."""
    store: str = ""
    """The address of a PostgreSQL database that several processes share, in place of a file."""
    peer: str = "127.0.0.1:0"
    """Where the other processes find this one: an address that they reach and strangers do not."""
    host: str = "127.0.0.1"
    port: int = 8344
    bots: int = 1
    """Processes in which bots think."""
    places: tuple[str, ...] = ()
    """Files, one for each long thought that all servers of this machine together have at a time. Without any,
    as many as there are processes for bots."""
    origins: tuple[str, ...] = ()
    """Public addresses, as browsers write them: `https://undaunted.example`."""
    proxy: bool = False
    """Behind a reverse proxy, whose word on the address of those who connect is taken."""
    open_metrics: bool = False
    """Whether /metrics answers others than this machine."""
    limits: Limits = Limits()
    keeping: Keeping = Keeping()
    talking: Talking = AS_USUAL

    @property
    def is_local(self) -> bool:
        return self.host in LOOPBACK

    @property
    def rules(self) -> Rules:
        return Rules(self.host, self.origins, self.proxy, self.open_metrics, self.limits)
