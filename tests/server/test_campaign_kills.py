"""A server that is killed between the last decision of a campaign's game and its step: the step is the same.

`UNDAUNTED_KILLS=100 pytest tests/server/test_campaign_kills.py -s` kills it a hundred times.
"""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.packs.trial import laid_out
from tests.server.campaigning import Commander, begin, withdraw
from tests.server.house import Process
from undaunted.campaign.campaign import Campaign
from undaunted.campaign.rows import Finished, dump, parse
from undaunted.game.result import result_of
from undaunted.server.store import rebuild
from undaunted.server.store.campaigns import kept
from undaunted.server.store.database import reading
from undaunted.server.store.queries import kept_game

KILLS = int(os.environ.get("UNDAUNTED_KILLS", "3"))
WHERE = ("noticed", "anywhere", "kept", "read")
BOTH = {"Soviet": "me", "German": "me"}


def rows(data: Path | str, campaign: str) -> list[str]:
    with reading(data) as connection:
        found = kept(connection, campaign)
    assert found is not None
    return list(found.rows)


def stepped(data: Path | str, campaign: str) -> list[str]:
    """The rows as they must be when the step is taken, worked out from what the killed server left."""
    with reading(data) as connection:
        found = kept(connection, campaign)
        assert found is not None
        going = Campaign.of([parse(row) for row in found.rows])
        if found.record.at_hand:
            table = kept_game(connection, found.record.at_hand)
            assert table is not None
            assert table.table.state == "over", "the last decision was acknowledged"
            going.finish(result_of(rebuild(*table)))
    return [dump(row) for row in going.rows]


@pytest.mark.slow
def test_a_kill_between_a_game_and_its_step_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, armed, random = tmp_path / "tables.db", tmp_path / "armed", Random(5)
    monkeypatch.setenv("UNDAUNTED_DIE", str(armed))
    late = 0
    with laid_out(tmp_path / "packs"):
        house = Process(data, program=("-m", "tests.server.dying"))
        house.start()
        both: Commander | None = None
        for kill in range(KILLS):
            if both is None or both.page().state == "over":
                both, _ = begin(house, BOTH)
            both.choose()
            before = len(rows(data, both.campaign))
            where = WHERE[kill % len(WHERE)]
            with both.table() as guest:
                if where != "anywhere":
                    armed.write_text(where)
                try:
                    withdraw([guest], random.choice(tuple(BOTH)))
                except ConnectionClosed:
                    """It died before it could tell that the decision was kept."""
            if where == "anywhere":
                time.sleep(random.uniform(0, 0.03))
            else:
                house.wait()
            assert house.stop(signal.SIGKILL) == -signal.SIGKILL
            assert not armed.exists(), f"it should have died by itself where it was {where}"
            left = rows(data, both.campaign)
            late += len(left) == before + 1
            expected = stepped(data, both.campaign)
            house.start()
            both.house = house
            assert both.page().view.record[-2 if both.page().state != "over" else -1].winner
            found = rows(data, both.campaign)
            assert found == expected, f"killed where it was {where}"
            assert sum(isinstance(parse(row), Finished) for row in found[before:]) == 1
        house.stop()
    print(f"{KILLS} kills, {late} of them before the step was kept")
    assert late >= KILLS // 2
