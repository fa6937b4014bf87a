"""A campaign in browsers: two people far apart over two games, and one alone on a phone, in French."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.auditor import Auditor, audit
from tests.browser.games.test_online import play_together
from tests.browser.visitor import PHONE, TABLE, Visitor

pytestmark = pytest.mark.browser


def begin(visitor: Visitor, side: str, against: str, bot: str = "") -> None:
    """Through the lobby."""
    visitor.go()
    visitor.press(visitor.at("to-campaign"))
    visitor.press(visitor.page.locator(f"label:has([data-testid=side-{side}])"))
    visitor.press(visitor.page.locator(f"label:has([data-testid=against-{against}])"))
    if bot:
        visitor.at("campaign-bot").select_option(bot)
    visitor.at("campaign-name").fill(side)
    visitor.press(visitor.at("begin"))
    visitor.at("campaign").wait_for()


def read_and_choose(visitor: Visitor) -> None:
    """The briefing, then the deck as it is suggested, but for one soldier."""
    expect(visitor.at("briefing")).to_be_visible()
    visitor.press(visitor.at("briefed"))
    others = visitor.page.locator("[data-testid=choice-deck] .pick:not(.on)")
    another = others.first.locator("input").get_attribute("data-card")
    visitor.press(others.first)
    expect(visitor.page.locator(f".pick.on [data-card='{another}']")).to_be_checked()
    visitor.press(visitor.at("send-choice"))


def sit_down(visitor: Visitor) -> None:
    visitor.press(visitor.at("play-next"))
    visitor.page.locator(TABLE).wait_for()
    visitor.number = "-1"


def withdraw(players: list[Visitor]) -> Visitor:
    """Whoever has the first turn loses by the rules' own way out."""
    sitting = {one.state()["seat"]: one for one in players}
    found: list[Visitor] = []

    def its_turn() -> bool:
        asked = players[0].prompter.asked(players[0].table)
        one = sitting.get(asked[0])
        state = one and one.turn(one.number)
        if one and state and state["question"] == "turn":
            found.append(one)
        return bool(found)

    play_together(players, until=its_turn)
    loser = found[0]
    loser.press(loser.offered("withdraw"))
    expect(loser.offered("withdraw")).to_have_attribute("data-sure", "")
    loser.press(loser.offered("withdraw"))
    return loser


def hear_step(visitor: Visitor, reload_at: int = 0) -> list[str]:
    """Page by page, each kind of it by name; in the midst of it the page may be loaded again."""
    kinds = []
    step = visitor.at("step")
    expect(step).to_be_visible()
    while step.count():
        at = int(step.get_attribute("data-at") or 0)
        kinds.append(step.get_attribute("data-beat") or "")
        if reload_at and at == reload_at:
            visitor.page.reload()
            expect(step).to_have_attribute("data-at", str(at))
            reload_at = 0
        visitor.press(visitor.at("step-next"))
        expect(visitor.page.locator(f"[data-testid=step][data-at='{at}']")).to_have_count(0)
    return kinds


def test_two_people_play_two_games_of_a_campaign(visit, house) -> None:
    ada, bea = visit(), visit()
    begin(ada, "Soviet", "invite")
    link = ada.page.locator("[data-testid=invitation-German]").first.input_value()
    bea.go(link)
    bea.at("campaign-name").fill("Bea")
    bea.at("come-in").click()
    expect(bea.page).not_to_have_url(re.compile("#"))
    expect(ada.page.get_by_text("Bea")).to_be_visible()
    audit(ada, "briefing")

    for game in (1, 2):
        for one in (ada, bea):
            expect(one.at("campaign")).to_have_attribute("data-game", str(game))
        read_and_choose(ada)
        # She waits for the other side, who sees nothing of her choice.
        expect(ada.at("waiting-choice")).to_be_visible()
        expect(bea.at("campaign")).to_have_attribute("data-todo", "deck")
        read_and_choose(bea)
        if game == 1:
            audit(bea, "play")
        for one in (ada, bea):
            sit_down(one)
            expect(one.at("campaign-line")).to_be_visible()
        loser = withdraw([ada, bea])
        for one in (ada, bea):
            expect(one.at("ending")).to_be_visible()
            # Both numbers were promised with the decks, and told at the table.
            expect(one.at("dice-line")).to_have_attribute("data-own", "true")
            one.press(one.at("to-campaign"))
            kinds = hear_step(one, reload_at=1 if one is loser else 0)
            assert kinds[0] == "victory"
            assert {"pile", "lessons", "draw"} <= set(kinds), kinds
    # Both see the same course; a stranger sees it too, and nothing else.
    stranger = visit()
    stranger.go(ada.page.url)
    expect(stranger.at("spectator")).to_be_visible()
    for one in (ada, bea, stranger):
        one.at("tab-record").click()
        expect(one.page.locator("[data-stop].taken")).to_have_count(2)
    expect(stranger.at("tab-platoon")).to_have_count(0)
    auditor = Auditor(ada)
    auditor.look("record")
    ada.at("tab-platoon").click()
    expect(ada.page.locator("[data-person]").first).to_be_visible()
    auditor.look("platoon")
    ada.page.locator("[data-person]").first.click()
    expect(ada.at("person")).to_be_visible()
    auditor.look("a soldier")
    ada.page.keyboard.press("Escape")
    ada.at("tab-more").click()
    auditor.look("more")
    auditor.fine()


def test_somebody_does_not_want_a_fork_and_leaves_it(visit, house) -> None:
    ada, bea = visit(), visit(lang="fr-FR")
    begin(ada, "Soviet", "invite")
    campaign = ada.page.url
    bea.go(ada.page.locator("[data-testid=invitation-German]").first.input_value())
    bea.at("campaign-name").fill("Bea")
    bea.at("come-in").click()
    expect(ada.page.get_by_text("Bea")).to_be_visible()
    ada.press(ada.at("tab-more"))
    expect(ada.at("leave")).to_have_count(0)
    ada.press(ada.at("tab-record"))
    ada.press(ada.at("fork"))
    ada.press(ada.at("fork-now"))
    expect(ada.page).not_to_have_url(campaign)
    expect(ada.at("campaign")).to_have_attribute("data-side", "Soviet")

    # Her key of the campaign opens the fork, too.
    bea.page.reload()
    bea.press(bea.at("tab-more"))
    bea.press(bea.at("to-fork"))
    expect(bea.page).to_have_url(ada.page.url)
    expect(bea.at("campaign")).to_have_attribute("data-side", "German")
    bea.press(bea.at("tab-more"))
    expect(bea.at("sealed")).to_be_visible()
    auditor = Auditor(bea)
    auditor.look("a fork")
    bea.press(bea.at("leave-fork"))
    auditor.look("leaving it")
    bea.press(bea.at("leave-now"))
    expect(bea.at("leave")).to_have_count(0)
    expect(bea.at("export-campaign")).to_have_count(0)
    bea.press(bea.at("tab-now"))
    auditor.look("left")
    auditor.fine()
    for one in (ada, bea):
        expect(one.at("fork-left")).to_be_visible()
        expect(one.at("campaign")).to_have_attribute("data-todo", "over")


def test_alone_on_a_phone_in_french(visit) -> None:
    player = visit(size=PHONE, touch=True, lang="fr-FR", dark=True)
    begin(player, "German", "bot", "greedy")
    auditor = Auditor(player)
    for tab in ("city", "record", "platoon", "more", "now"):
        player.press(player.at(f"tab-{tab}"))
        auditor.look(tab)
        assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), tab
    read_and_choose(player)
    sit_down(player)
    # A finger reaches everything on the board: the way back does not lie on it.
    expect(player.at("campaign-line")).to_be_visible()
    line, board = player.at("campaign-line").bounding_box(), player.at("board").bounding_box()
    assert line is not None
    assert board is not None
    assert line["y"] + line["height"] <= board["y"]
    player.play()
    expect(player.at("ending")).to_be_visible()
    expect(player.at("dice-line")).to_have_attribute("data-own", "true")
    player.press(player.at("to-campaign"))
    expect(player.at("step")).to_be_visible()
    auditor.look("step")
    kinds = hear_step(player)
    assert kinds[0] == "victory"
    assert "enemy" in kinds
    expect(player.at("campaign")).to_have_attribute("data-game", "2")
    expect(player.at("briefing")).to_be_visible()
    auditor.fine()
