"""Forks on a database: what guards them asks the database, whichever process has the campaign at the root."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from local_postgresql import Cluster
from tests.packs.trial import laid_out
from tests.server.campaigning import Commander, play_one, two
from tests.server.house import House
from undaunted.server.campaigns import pages
from undaunted.server.settings import Keeping


@pytest.fixture
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House]]:
    url = cluster.database()
    keeping = Keeping(bot_pause=0.0, bot_pace=0.0, tables_opened=1000, campaigns_opened=1000, away=0.0)
    with (
        laid_out(tmp_path_factory.mktemp("packs")),
        House(store=url, keeping=keeping) as first,
        House(store=url, keeping=keeping) as second,
    ):
        yield first, second


def test_a_fork_asks_the_root_that_another_process_has(pair: tuple[House, House]) -> None:
    first, second = pair
    ada, bob, _ = two(first)
    for _ in range(3):
        play_one(ada, bob, "Soviet")
    opened = ada.got(pages.CampaignOpened, "POST", "/fork", {"game": 4})
    hers = Commander(second, opened.campaign, ada.token, ("Soviet",))
    his = Commander(second, opened.campaign, bob.token, ("German",))
    wish = {"side": "German", "bot": "greedy"}
    assert hers.refused("POST", "/standin", wish) == (409, "fork-standin")
    play_one(hers, his, "Soviet")
    assert hers.page().sealed
    assert hers.refused("GET", "/log") == (409, "fork-running")
    unwanted = ada.got(pages.CampaignOpened, "POST", "/fork", {"game": 4})
    left = Commander(second, unwanted.campaign, bob.token, ("German",))
    assert left.got(pages.CampaignPage, "POST", "/leave", {"side": "German"}).view.left == "German"
    assert [(one.state, one.yours) for one in bob.page().forks] == [("over", ("German",))] * 2
    play_one(ada, bob, "Soviet")
    assert not hers.page().sealed
    assert "step German lost" in hers.ask("GET", "/log").text
    assert left.refused("GET", "/log") == (409, "fork-left")
