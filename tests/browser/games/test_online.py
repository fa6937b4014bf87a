"""Two browsers far apart: an invitation, a break in the middle, and the same end on both screens."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import DEALER
from tests.browser.prompter import Prompter
from tests.browser.visitor import MOST, Visitor
from tests.server.house import Process

pytestmark = pytest.mark.browser

BREAK = 12
"""Picks until somebody's line breaks."""


def play_together(
    players: list[Visitor], most: int = MOST, until: Callable[[], bool] = lambda: False
) -> None:
    """Whoever is asked decides: so many times, `until` enough has come, or to the end."""
    sitting = {one.state()["seat"]: one for one in players}
    for _ in range(most):
        asked = players[0].prompter.asked(players[0].table)
        if not asked or until():
            return
        one = sitting[asked[0]]
        state = one.turn(one.number)
        assert state
        one.decide(state)


def meet(host: Visitor, guest: Visitor, scenario: str) -> None:
    host.set_up(scenario, "invite")
    expect(host.at("waiting")).to_be_visible()
    link = host.page.locator("[data-testid^=invitation-]").input_value()
    guest.go(link)
    guest.at("name").fill("Bea")
    guest.at("sit-down").click()
    expect(host.at("waiting")).to_have_count(0)
    expect(host.page.get_by_text("Bea").first).to_be_visible()
    # The secret does not stay in the address.
    expect(guest.page).not_to_have_url(re.compile("#"))


def test_an_invited_friend_leaves_comes_back_and_plays_to_the_end(visit, house: Process) -> None:
    host, guest = visit(), visit()
    meet(host, guest, "normandy/2")
    players = [host, guest]
    play_together(players, BREAK)
    guest.page.close()
    expect(host.page.get_by_text("away")).to_be_visible()
    guest.open_page()
    guest.go(f"/table/{host.table}")
    guest.number = "-1"
    play_together(players)
    for one in players:
        expect(one.at("ending")).to_be_visible()
    log = [one.at("log-lines").get_by_role("listitem").last.inner_text() for one in players]
    info = house.info(host.table)
    assert info.state == "over"
    assert info.ending
    # Each is told in words of his own.
    won = [one.state()["seat"] == info.ending.winner for one in players]
    assert sorted(won) == [False, True]
    assert [line.startswith("You win") for line in log] == won, log


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
    return port


def test_both_go_on_where_they_were_when_the_server_comes_back(chromium: Browser, tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    house = Process(data, "--port", str(free_port()), program=DEALER)
    prompter = Prompter(data)
    lost = r"WebSocket|ERR_CONNECTION_REFUSED"
    with (
        house,
        Visitor(chromium, house.address, prompter, forgives=lost) as host,
        Visitor(chromium, house.address, prompter, forgives=lost) as guest,
    ):
        players = [host, guest]
        meet(host, guest, "normandy/1")
        play_together(players, BREAK)
        house.stop()
        expect(host.at("link")).to_be_visible()
        # Asked while nobody hears it: it is not lost.
        waiting = next(one for one in players if "question" in one.state())
        state = waiting.state()
        waiting.pick(prompter.whisper(host.table, int(state["number"]), state["seat"]))
        house.start()
        waiting.settled(state["number"])
        play_together(players, BREAK)
        for one in players:
            expect(one.at("link")).to_have_count(0)
            assert one.complaints == []
