"""Fair dice in the browser: it puts its own number in, keeps what was promised, and says whether it held.

At a server like any other: the one of the other tests chooses the dice itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

import undaunted
from tests.browser.auditor import audit
from tests.browser.games.test_online import meet, play_together
from tests.browser.prompter import Prompter
from tests.browser.test_fair import withdraw
from tests.browser.visitor import PHONE, TABLE, Visitor
from tests.server.house import Process

pytestmark = pytest.mark.browser

OWN = "A number of your own was mixed in"


@pytest.fixture(scope="module")
def fair_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("dice") / "tables.db"


@pytest.fixture(scope="module")
def fair(fair_data: Path) -> Iterator[Process]:
    with Process(fair_data) as process:
        yield process


@pytest.fixture
def visit(chromium: Browser, fair: Process, fair_data: Path) -> Iterator[Callable[..., Visitor]]:
    """As elsewhere, at this server."""
    visitors: list[Visitor] = []
    with ExitStack() as leaving:

        def one(**wishes) -> Visitor:
            visitor = Visitor(chromium, fair.address, Prompter(fair_data), **wishes)
            visitors.append(leaving.enter_context(visitor))
            return visitor

        yield one
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []


def kept(visitor: Visitor) -> dict[str, str]:
    [found] = visitor.page.evaluate("JSON.parse(localStorage.getItem('undaunted.dice'))")
    return {"fingerprint": found["fingerprint"], "nonce": found["nonce"]}


def test_two_browsers_put_their_numbers_in_and_find_them_at_the_end(visit, fair: Process) -> None:
    host, guest = visit(), visit()
    meet(host, guest, "normandy/1")
    for player in (host, guest):
        player.page.locator(f"{TABLE}[data-question]").wait_for()
    play_together([host, guest], 10)
    host.page.keyboard.press("m")
    expect(host.at("who-chose")).to_contain_text("Mixed in were numbers of")
    expect(host.at("seed-hash")).to_have_text(kept(host)["fingerprint"])
    host.page.keyboard.press("Escape")
    expect(host.at("who-chose")).to_have_count(0)
    withdraw(host)
    for player in (host, guest):
        expect(player.at("dice-line")).to_have_attribute("data-own", "true")
        expect(player.at("dice-line")).to_contain_text(OWN)
        expect(player.at("dice-line")).to_contain_text(kept(host)["fingerprint"][:8])
    audit(host, "the dice")
    text = fair.http("GET", f"/api/tables/{host.table}/log").text
    verdict = undaunted.verify(text, fingerprint=kept(guest)["fingerprint"])
    assert {share.nonce for share in verdict.shares} == {kept(host)["nonce"], kept(guest)["nonce"]}


def test_against_a_bot_on_a_phone_in_french(visit) -> None:
    player = visit(size=PHONE, touch=True, lang="fr-FR")
    player.set_up("normandy/1", "bot", German="random")
    player.page.locator(f"{TABLE}[data-question]").wait_for()
    withdraw(player)
    expect(player.at("dice-line")).to_have_attribute("data-own", "true")
    expect(player.at("dice-line")).to_contain_text("Un nombre à vous y a été mêlé")
    audit(player, "the dice on a phone")


def test_at_one_screen(visit) -> None:
    player = visit()
    player.set_up("normandy/1", "me")
    player.page.locator(TABLE).wait_for()
    withdraw(player)
    expect(player.at("dice-line")).to_contain_text(OWN)


def forged(route: Route) -> None:
    """The log of a server that has tried other dice since, and made its text fit."""
    text = route.fetch().text()
    other = "00" * 32
    fingerprint = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    text = re.sub(r"(chance \S+) \S+", rf"\1 {fingerprint}", text)
    route.fulfill(body=re.sub(r"seed \S+ \S+", f"seed {fingerprint} {other}", text))


def unrolled(route: Route) -> None:
    """The log of a server that left the player's number out."""
    route.fulfill(body=re.sub(r"(nonce US \S+) \S+", r"\1", route.fetch().text()))


def dice_of(player: Visitor) -> int:
    """How many have been rolled."""
    return sum(face.isdigit() for row in player.prompter.rows(player.table) for face in row.came.split())


@pytest.mark.parametrize(("forge", "fault"), [(forged, "fingerprint"), (unrolled, "roll")])
def test_a_server_that_breaks_its_promise_is_told_of(
    visit, forge: Callable[[Route], None], fault: str
) -> None:
    player = visit()
    player.set_up("normandy/1", "bot", German="random")
    player.page.route("**/api/tables/*/log?*", forge)
    player.page.locator(f"{TABLE}[data-question]").wait_for()
    if fault == "roll":
        # Of a single die one in ten would be the same from any seed.
        player.play(wish=lambda kind, thing: "attack" in thing, until=lambda _: dice_of(player) >= 5)
        assert dice_of(player) >= 5
    if not player.at("ending").count():
        withdraw(player)
    expect(player.at("dice-line")).to_have_attribute("data-fault", fault)
    expect(player.at("dice-line")).to_contain_text("not the dice that were promised")
    audit(player, "a broken promise")


def test_who_waits_for_somebody_who_has_left_may_deal_without_his_number(visit) -> None:
    host, guest = visit(), visit()
    table = host.set_up("normandy/1", "invite")
    link = host.page.locator("[data-testid^=invitation-]").input_value()
    host.page.close()
    guest.go(link)
    guest.at("sit-down").click()
    expect(guest.at("await-numbers")).to_be_visible()
    audit(guest, "waiting for a number")
    guest.at("deal-now").click()
    guest.page.locator(f"{TABLE}[data-question]").wait_for()
    host.open_page()
    host.go(f"/table/{table}")
    host.page.locator(f"{TABLE}[data-question]").wait_for()
    withdraw(guest)
    expect(guest.at("dice-line")).to_contain_text(OWN)
    expect(host.at("dice-line")).to_have_attribute("data-own", "false")


FORGETFUL = """
const keep = Storage.prototype.setItem
Storage.prototype.setItem = function (key, text) {
  keep.call(this, key, key === 'undaunted.dice' ? text.replace(/"nonce":"[0-9a-f]+"/g, '"nonce":""') : text)
}
"""
"""A browser that does not keep its numbers."""


def test_two_who_both_lost_their_numbers_play_without_them(visit, fair: Process) -> None:
    host, guest = visit(), visit(size=PHONE, touch=True, lang="fr-FR")
    for player in (host, guest):
        player.page.add_init_script(FORGETFUL)
    host.set_up("normandy/1", "invite")
    guest.go(host.page.locator("[data-testid^=invitation-]").input_value())
    guest.press(guest.at("sit-down"))
    expect(guest.at("await-numbers")).to_contain_text("cet appareil ne l’a pas")
    audit(guest, "a number that was lost")
    host.at("number-lost").click()
    expect(host.at("await-numbers")).to_contain_text("Waiting for the Germans")
    guest.press(guest.at("number-lost"))
    for player in (host, guest):
        player.page.locator(f"{TABLE}[data-question]").wait_for()
    withdraw(host)
    for player in (host, guest):
        expect(player.at("dice-line")).to_have_attribute("data-own", "false")
    text = fair.http("GET", f"/api/tables/{host.table}/log").text
    verdict = undaunted.verify(text, fingerprint=kept(guest)["fingerprint"])
    assert verdict.chance == "verified"
    assert [share.nonce for share in verdict.shares] == ["", ""]
