"""Nothing is lost: what happened is on the screen without motion, behind one's back, after a reload."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.prompter import Prompter
from tests.browser.visitor import PATIENCE, PHONE, Visitor
from tests.server.client import Guest
from tests.server.house import Process
from undaunted.server.telling import Company, happened

pytestmark = pytest.mark.browser

ENOUGH = 10
"""Rolls: a game with fewer shows little."""

WATCHER = """
window.rolls = []        // every throw that has landed where it can be seen: its dice, its result
window.early = []        // words that knew what the dice would bring
window.lines = []        // what was said aloud
window.turnsPages = false  // a reader who taps each picture once it is there
const beats = new Set()
const tapped = new Set()
const text = (found) => found?.textContent.trim() ?? ''
const inSight = (one) => {
  const box = one.getBoundingClientRect()
  return one.checkVisibility() && box.width > 0 && box.left >= 0 && box.top >= 0
    && box.right <= innerWidth && box.bottom <= innerHeight
}
function look() {
  const beat = document.querySelector('[data-testid=board]')?.dataset.beat
  const dice = document.querySelector('[data-testid=dice]')
  if (dice && beat && !dice.hasAttribute('data-landed')) {
    const words = ['caption]', 'prompt]', 'log-lines] ul:last-child li:last-child']
      .map((one) => text(document.querySelector(`[data-testid=${one}`)))
    window.early.push(...words.filter((one) => one.includes('rolled') && !window.past.has(one)))
  } else if (dice && beat && !beats.has(beat) && inSight(dice)) {
    beats.add(beat)
    const values = [...dice.querySelectorAll('svg text')].map(text)
    window.rolls.push([...values, text(dice.querySelector('em')).toLowerCase()].join(' '))
  }
  for (const line of document.querySelectorAll('[data-testid=log-lines] li')) window.past.add(text(line))
  const next = document.querySelector('[data-testid=film-next]')
  if (window.turnsPages && next && beat && !tapped.has(beat)) {
    tapped.add(beat)
    requestAnimationFrame(() => requestAnimationFrame(() => next.click()))
  }
}
window.past = new Set()
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.parentElement?.dataset.testid === 'narrator') window.lines.push(text(node))
  look()
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
"""
HIDING = """
Object.defineProperty(document, 'hidden', { get: () => Boolean(window.gone) })
Object.defineProperty(document, 'visibilityState', { get: () => (window.gone ? 'hidden' : 'visible') })
"""
LOOKED = "document.dispatchEvent(new Event('visibilitychange'))"


def rolls(prompter: Prompter, table: str, seat: str) -> list[str]:
    """As the journal has them: the dice, and what they brought."""
    game = prompter.game(table, len(prompter.rows(table)))
    shots = [event.args for event in game.events(seat) if event.kind == "shot"]
    return [f"{shot['dice']} {shot['result']}" for shot in shots]


def until(player: Visitor, there: Callable[[], bool]) -> None:
    give_up = time.monotonic() + PATIENCE / 1000
    while not there():
        assert time.monotonic() < give_up
        player.page.wait_for_timeout(50)  # its messages go through this process: it must not sleep


def test_without_motion_every_roll_is_on_the_screen(visit, laid) -> None:
    player: Visitor = visit(film="", calm=True, size=PHONE, touch=True)
    player.context.add_init_script(WATCHER)
    player.sit_at(laid["film"])
    player.page.evaluate("window.turnsPages = true")
    player.play()
    thrown = rolls(player.prompter, player.table, "US")
    assert len(thrown) >= ENOUGH
    assert player.page.evaluate("window.rolls") == thrown
    assert player.page.evaluate("window.early") == []


# Somebody who was away


class Line:
    """Between a browser and the server; it can be cut, or slow."""

    def __init__(self, player: Visitor) -> None:
        self.cut = self.slow = False
        self._route: WebSocketRoute
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        player.context.route_web_socket("**/api/play/*", self._open)

    def _open(self, route: WebSocketRoute) -> None:
        self._route = route
        if self.cut:
            route.close()
            return
        server = route.connect_to_server()
        route.on_message(lambda text: self._held.append((server, text)) if self.slow else server.send(text))

    def break_off(self) -> None:
        self.cut = True
        self._route.close()

    def hurry(self) -> None:
        self.slow = False
        for server, text in self._held:
            server.send(text)


@pytest.fixture
def apart(visit, house: Process) -> Iterator[tuple[Visitor, Guest, Line]]:
    """A browser that plays US, and an opponent far away."""
    opened = house.open_table(US="me", German="invite")
    seated = house.sit(opened.table, key=opened.links["German"], name="Bea")
    player = visit(film="fast")
    player.context.add_init_script(WATCHER)
    player.context.add_init_script(HIDING)
    line = Line(player)
    player.sit_at(opened)
    player.turn()
    with house.guest(opened.table, seated.token) as guest:
        yield player, guest, line


def play_german(player: Visitor, guest: Guest) -> None:
    """All that Bea may decide now."""
    while guest.until(lambda now: bool(now.choices) or "US" in now.asked).choices:
        guest.pick(player.prompter.whisper(guest.table, guest.now.number, "German"))
    assert "US" in guest.now.asked


def to_a_german_turn(player: Visitor, guest: Guest) -> None:
    """Both play until it is her turn, and has just begun."""
    while True:
        guest.until(lambda now: bool(now.choices) or "US" in now.asked)
        question = guest.now.now.question
        if guest.now.asked == ("German",) and question and question.kind == "turn":
            player.page.locator(f'[data-testid=table][data-number="{guest.now.number}"]').wait_for()
            return
        if "US" in guest.now.asked:
            state = player.turn(player.number)
            assert state
            player.decide(state)
        if guest.now.choices:
            guest.pick(player.prompter.whisper(guest.table, guest.now.number, "German"))
        guest.catch_up(len(player.prompter.rows(guest.table)))


def told(guest: Guest, player: Visitor, since: int) -> list[str]:
    """The lines of what happened since then, to US."""
    game = player.prompter.game(guest.table, guest.now.number)
    passed = {"drew", "drew-cards", "turn-ended", "bid-placed", "reshuffled", "won"}
    lines = happened(game.events("US", since), "en", Company("US", {"German": "Bea"}))
    return [line.text for line in lines if line.kind not in passed]


def seen(player: Visitor) -> int:
    return player.prompter.seen(player.table)["US"]


def test_whoever_comes_back_is_shown_what_happened(apart) -> None:
    player, guest, _ = apart
    to_a_german_turn(player, guest)
    until(player, lambda: seen(player) == guest.now.number)
    since = guest.now.now  # the last that was seen
    first = len(guest.log) and guest.log[-1].decision + 1
    player.page.close()
    play_german(player, guest)
    player.open_page()
    player.go(f"/table/{guest.table}")
    expect(player.at("film-offer")).to_be_visible()
    assert player.state()["number"] == str(guest.now.number), "how it stands is there at once"
    missed = told(guest, player, first)
    assert since != guest.now.now
    assert len(missed) > 3
    before = seen(player)
    player.at("film-watch").click()
    expect(player.at("film-offer")).to_have_count(0)
    player.page.wait_for_function("line => window.lines.includes(line)", arg=missed[len(missed) // 2])
    player.at("film-pause").click()
    until(player, lambda: seen(player) > before)
    assert seen(player) < guest.now.number, "only as far as it was shown"
    half = [line for line in player.page.evaluate("window.lines") if line in missed]

    # Left halfway, it is offered from there.
    player.page.reload()
    player.at("film-watch").click()
    expect(player.at("film-skip")).to_be_visible()
    player.turn()
    rest = [line for line in player.page.evaluate("window.lines") if line in missed]
    assert 0 < len(rest) < len(missed) <= len(half) + len(rest)
    assert half == missed[: len(half)], "in order, each once"
    assert rest == missed[-len(rest) :]
    assert player.page.evaluate("window.early") == []

    # Once more, and no more after that: seen is seen. But again it can be had.
    player.at("film-repeat").click()
    player.at("film-skip").click()
    until(player, lambda: seen(player) == guest.now.number)
    player.page.reload()
    player.turn()
    expect(player.at("film-repeat")).to_be_visible()
    expect(player.at("film-offer")).to_have_count(0)
    player.at("film-repeat").click()
    expect(player.at("film-skip")).to_be_visible()
    player.turn()
    lines = player.page.evaluate("window.lines")
    assert [line for line in lines if line in missed] == missed


def test_what_happens_behind_ones_back_waits(apart) -> None:
    player, guest, _ = apart
    to_a_german_turn(player, guest)
    before = guest.now.number
    first = guest.log[-1].decision + 1
    player.page.evaluate(f"window.lines = [], window.gone = true, {LOOKED}")
    play_german(player, guest)
    # The tab tells that it is one's move all the same.
    expect(player.page).to_have_title(re.compile("^Your"))
    assert int(player.state()["number"]) < guest.now.number
    player.page.evaluate(f"window.gone = false, {LOOKED}")
    player.turn(str(before))
    missed = told(guest, player, first)
    lines = player.page.evaluate("window.lines")
    assert [line for line in lines if line in missed] == missed


def test_what_was_missed_while_the_line_was_broken_is_shown_where_it_happened(apart) -> None:
    player, guest, line = apart
    to_a_german_turn(player, guest)
    first = guest.log[-1].decision + 1
    before = player.page.evaluate("window.lines = [], performance.getEntriesByType('resource').length")
    line.break_off()
    expect(player.at("link")).to_be_visible()
    play_german(player, guest)
    line.cut = False
    player.turn(player.number)
    missed = told(guest, player, first)
    lines = player.page.evaluate("window.lines")
    assert [one for one in lines if one in missed] == missed
    expect(player.at("film-offer")).to_have_count(0)
    # How the table stood in between was asked for.
    asked = player.page.evaluate(
        "from => performance.getEntriesByType('resource').slice(from).map((one) => one.name)", before
    )
    assert any("/moments?" in one for one in asked)


def test_a_server_that_is_slow_to_answer_shows_that_it_was_asked(visit) -> None:
    player: Visitor = visit()
    line = Line(player)
    player.set_up("normandy/1", "bot", German="random")
    state = player.turn()
    assert state
    line.slow = True
    player.pick(player.prompter.whisper(player.table, int(state["number"]), state["seat"]))
    expect(player.at("sending")).to_be_visible()
    prompt = player.at("prompt").inner_text()
    assert prompt == player.at("sending").inner_text()
    line.hurry()
    player.settled(state["number"])
    expect(player.at("sending")).to_have_count(0)
    expect(player.at("prompt")).not_to_have_text(prompt)
