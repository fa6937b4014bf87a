"""A night with mines, played to its end with a finger: some are lifted or laid, and some go off."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from measure_sizes import MEASURED, SETTLED, TARGET
from tests.browser.auditor import Auditor
from tests.browser.games.test_phone import SIDEWAYS
from tests.browser.laid import ASKED
from tests.browser.visitor import DESKTOP, PHONE

pytestmark = pytest.mark.browser

CUT = """() => [...document.querySelectorAll('header, [data-testid^=seat-]')].filter(
  (one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""


def sapping(kind: str, thing: str) -> bool:
    """Whoever can do something about mines does it."""
    if kind in ("turn", "use"):
        return thing == "italian-guastatore-s" or thing.endswith((".mine", "guastatore-s.move"))
    return kind == "mine" and thing.startswith(("lay-", "lift-"))


def test_mines_by_touch(visit, house, laid) -> None:
    player = visit(size=PHONE, touch=True)
    player.sit_at(laid["night"])
    board = player.at("board")
    expect(board.locator("[data-mine]")).to_have_count(3)
    expect(board.locator('[data-thing="10A-13B"]')).to_have_attribute(
        "aria-label",
        "Between tile 10A and tile 13B. 10A: column 3, top; 13B: column 4, top. "
        "Anti-armour mine. Mines of the LRDG.",
    )

    expect(player.at("mines-LRDG")).to_have_accessible_name("Mines left to lay: 4")

    def looked_at(state: dict[str, str]) -> None:
        assert not player.page.evaluate(SIDEWAYS), state
        if state["question"] == "edge":
            player.page.evaluate(SETTLED)
            targets = dict(player.page.evaluate(MEASURED)["targets"])
            assert targets
            assert min(targets.values()) >= TARGET, targets

    player.play(wish=sapping, each=looked_at)
    expect(player.at("ending")).to_be_visible()
    assert player.kinds["edge"], "no edge was tapped"
    game = player.prompter.game(player.table, len(player.prompter.rows(player.table)))
    told = {event.kind for event in game.events(None)}
    assert told & {"mine-lifted", "mine-laid"}
    assert "mine-triggered" in told
    assert house.info(player.table).state == "over"


def test_an_edge_by_keys_and_in_the_list(visit, laid) -> None:
    player = visit()
    player.sit_at(laid["edges"])
    state = player.turn()
    assert state
    assert state["question"] == "edge"
    offered = player.at("board").locator("g[data-offered]")
    expect(offered.nth(1)).to_be_attached()  # what draws mines is loaded where there are some
    count = offered.count()

    # Arrows lead from one to the next; the slip tells what lies there.
    offered.first.focus()
    first = offered.first.get_attribute("data-thing")
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        player.page.keyboard.press(key)
        if player.page.evaluate("document.activeElement.dataset.thing") != first:
            break
    at = player.page.evaluate("document.activeElement.dataset.thing")
    assert at != first
    for tile in at.split("-"):
        expect(player.at("popover")).to_contain_text(tile)

    # The list has all of them, with their two tiles.
    player.page.keyboard.press("v")
    entry = player.at("board-list").locator(f'[data-thing="{at}"][data-offered]')
    expect(entry.first).to_be_visible()
    assert (
        len(
            {
                one.get_attribute("data-thing")
                for one in player.at("board-list").locator("[data-offered]").all()
            }
        )
        >= count
    )
    player.page.keyboard.press("v")

    # A digit picks the one that it stands on.
    picked = offered.first.get_attribute("data-thing")
    player.page.keyboard.press((offered.first.locator(".key").text_content() or "").strip())
    player.settled(state["number"])
    assert player.prompter.rows(player.table)[-1].what == picked


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (PHONE, True)])
def test_what_only_these_packs_ask_is_in_nobodys_way(visit, laid, size: tuple[int, int], dark: bool) -> None:
    visitor = visit(size=size, touch=size == PHONE, dark=dark)
    auditor = Auditor(visitor)
    for kind in ASKED:
        visitor.sit_at(laid[kind])
        state = visitor.turn()
        assert state
        assert state["question"] == kind
        expect(visitor.page.locator("[data-offered]").first).to_be_attached()
        auditor.look(kind)
    auditor.fine()


def test_four_seats_have_room_on_a_tablet(visit, house) -> None:
    visitor = visit(size=(820, 1180), touch=True, lang="fr-FR")
    seats = {"LRDG-1": "me", "LRDG-2": "random", "Italian-1": "random", "Italian-2": "random"}
    visitor.sit_at(house.open_with(seats, scenario="under-cover-of-night/204+teams"))
    expect(visitor.at("fog-LRDG")).to_be_visible()
    expect(visitor.at("mines-Italian")).to_have_accessible_name("Mines encore à poser\u00a0: 4")
    assert not visitor.page.evaluate(CUT)
