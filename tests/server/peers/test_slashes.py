"""However many slashes somebody writes, he is led to the process that plays the table."""

from __future__ import annotations

import pytest

from local_postgresql import Cluster
from tests.server.client import Guest
from tests.server.house import House


@pytest.mark.parametrize("path", ["/api//tables/{}", "//api/tables//{}/", "/api/tables%2F{}"])
def test_a_path_that_is_written_oddly_leads_to_the_same_table(cluster: Cluster, path: str) -> None:
    url = cluster.database()
    with House(store=url) as here, House(store=url) as there:
        opened = there.open_table(US="me", German="me")
        # Somebody is at it, so that it stays where it is.
        with Guest(there.address, opened.table, opened.token):
            answer = here.http("GET", path.format(opened.table))
            assert answer.status_code == 200, answer.text
            assert answer.json() == there.http("GET", f"/api/tables/{opened.table}").json()
