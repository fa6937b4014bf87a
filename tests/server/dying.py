"""`undaunted serve` that kills itself once, as `kill -9` would, when the game of a campaign has ended.

The file named by `UNDAUNTED_DIE` says where: `noticed` (nothing of the step is done yet), `read` (the result
was read off the game) or `kept` (the step's row is in the data file, and nobody has been told).
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from undaunted.cli import main
from undaunted.server.campaigns.live import Live
from undaunted.server.campaigns.registry import Campaigns
from undaunted.server.store import Store
from undaunted.server.store.campaign_records import Onward

ARMED = Path(os.environ["UNDAUNTED_DIE"])


def die(where: str) -> None:
    if ARMED.exists() and ARMED.read_text() == where:
        ARMED.unlink()
        os.kill(os.getpid(), signal.SIGKILL)


notice, finish, go_on = Campaigns._game_over, Live._finish, Store.go_on


def noticed(self: Campaigns, id: str) -> None:
    die("noticed")
    notice(self, id)


async def read(self: Live, table: str) -> None:
    await finish(self, table)
    die("read")


async def kept(self: Store, campaign: str, onward: Onward) -> None:
    await go_on(self, campaign, onward)
    if any('"finished"' in row for row in onward.rows):
        die("kept")


if __name__ == "__main__":
    Campaigns._game_over = noticed  # type: ignore[method-assign]
    Live._finish = read  # type: ignore[method-assign]
    Store.go_on = kept  # type: ignore[method-assign]
    sys.exit(main())
