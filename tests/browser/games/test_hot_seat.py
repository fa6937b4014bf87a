"""Two players at one screen: neither sees the other's hand, nor what only the other was told."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from undaunted.game.game import Game

pytestmark = pytest.mark.browser

HANDS = "[data-testid=hand], [data-card], [data-testid=in-use], [data-testid=bid]"


def secrets(game: Game) -> set[str]:
    """Sentences that one seat may read and a spectator may not."""
    open_to_all = {event.text for event in game.events(None)}
    return {event.text for seat in game.seats for event in game.events(seat)} - open_to_all


def test_the_screen_is_handed_over_without_a_glance_at_the_other_hand(visit, house) -> None:
    player = visit()
    table = player.set_up("normandy/1", "me")
    handed: list[str] = []
    hidden: set[str] = set()

    def taken(screen) -> None:
        assert player.page.locator(HANDS).count() == 0
        state = player.state()
        game = player.prompter.game(table, int(state["number"]))
        hidden.update(secrets(game))
        shown = player.at("log-lines").get_by_role("listitem").all_inner_texts()
        assert not hidden.intersection(shown)
        handed.append(screen.inner_text())
        take(screen)
        expect(screen).to_have_count(0)
        expect(player.at("hand")).to_be_visible()

    take, player.taken = player.taken, taken
    player.play()
    expect(player.at("ending")).to_be_visible()
    expect(player.at("ending")).to_contain_text("Victory for")
    assert hidden, "nothing was secret: this test could not fail"
    sides = set(handed)
    assert len(sides) == 2, "each side is called by its name"
    assert all(handed.count(side) > 1 for side in sides), "how long a game lasts is chance; not that short"
    assert house.info(table).state == "over"


def test_each_player_is_briefed_on_taking_the_screen_for_the_first_time(visit, house) -> None:
    player = visit(briefed=False)
    player.sit_at(house.open_table(US="me", German="me"))
    met: list[str] = []
    for _ in range(2):
        player.at("take").click()
        met.append(player.at("briefing").locator(".you").inner_text())
        player.page.keyboard.press("Enter")
        expect(player.at("briefing")).to_have_count(0)
        player.decide(player.state())
        if len(met) == 1:
            player.at("hand-over").wait_for()
    assert "Americans" in met[0]
    assert "Germans" in met[1]
    player.page.reload()
    player.turn()
    expect(player.at("hand")).to_be_visible()
    kept = player.page.evaluate("localStorage.getItem('undaunted.briefed')")
    assert len(kept.split()) == 2
    expect(player.at("briefing")).to_have_count(0)
