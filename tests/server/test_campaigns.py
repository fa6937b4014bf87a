"""Campaigns over the API: begun, chosen, played, stepped, forked, made void, looked at."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from tests.campaign.playing import fighting, muster, play, result
from tests.packs.trial import laid_out
from tests.server.campaigning import (
    INVITING,
    Commander,
    begin,
    following,
    join,
    lay_down,
    play_one,
    two,
    withdraw,
)
from tests.server.house import House
from undaunted.campaign import reading
from undaunted.campaign.campaign import Campaign
from undaunted.server.campaigns import pages
from undaunted.server.settings import Keeping
from undaunted.server.wire import Done, No

BOTH = {"Soviet": "me", "German": "me"}
AGAINST_BOT = {"Soviet": "me", "German": "greedy"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with laid_out(tmp_path_factory.mktemp("packs")), House() as house:
        yield house


def test_a_whole_campaign_against_a_bot(house: House) -> None:
    ada, _ = begin(house, AGAINST_BOT, name="Ada")
    page = ada.page()
    assert (page.view.game, page.view.todo, page.eyes, page.state) == (1, "deck", "Soviet", "playing")
    path = []
    while page.state != "over":
        path.append(page.view.state)
        # By the rules' own withdrawal.
        ada.choose()
        with ada.table() as guest:
            withdraw([guest], "Soviet")
        page = ada.page()
        assert page.view.record[len(path) - 1].winner == "German"
        assert page.games[-1].over
    assert path == ["1a", "2b", "6d", "7h"]
    assert page.view.end is not None
    assert page.view.end.winner == "German"
    text = ada.ask("GET", "/log").text
    assert reading.verify(text).winner == "German"
    assert [one.state for one in reading.read(text).record] == path
    assert ada.refused("POST", "/play") == (409, "campaign-not-mustered")


def test_squads_made_one_and_their_reserves_are_chosen_by_their_owner(house: House) -> None:
    worn = Campaign.begin("trial", seed=1)
    for _ in range(4):
        play(worn, fallen={"Soviet": 6, "German": 6})
    ada, bob = lay_down(house, worn)
    assert (ada.page().view.todo, bob.page().view.todo) == ("integrate", "integrate")
    assert ada.choose().view.todo == "wait"
    assert bob.choose().view.phase == "game"
    play(worn, fallen={"Soviet": 6, "German": 6})
    ada, bob = lay_down(house, worn)
    assert ada.page().view.todo == "reserve"
    page = ada.page()
    assert page.view.choice is not None
    wish = {"side": "Soviet", "lost": page.view.choice.lost_card, "card": "S-R-020"}
    assert ada.refused("POST", "/reserve", wish | {"card": "S-S-001"})[0] == 409
    page = play_one(ada, bob, "Soviet")
    assert page.view.end is not None
    (mine,) = listed(ada)
    assert (mine.winner, mine.state, mine.todo) == ("German", "over", {"Soviet": "over"})


def listed(*known: Commander) -> list[pages.CampaignInfo]:
    wish = [{"campaign": one.campaign, "token": one.token} for one in known]
    strange = [{"campaign": "nosuchcampaign"}, {"campaign": known[0].campaign, "token": "wrong"}]
    return known[0].of(list[pages.CampaignInfo], "/mine", {"campaigns": [*wish, *strange]})


def test_the_lobby_lists_ones_own(house: House) -> None:
    ada, bob, _ = two(house)
    mine, his = listed(ada, Commander(house, bob.campaign))
    assert (mine.yours, mine.todo, mine.game, mine.state) == (("Soviet",), {"Soviet": "deck"}, 1, "playing")
    assert (his.yours, his.todo) == ((), {})
    assert [(one.name, one.kind) for one in mine.parties] == [("Ada", "person"), ("Bob", "person")]


def test_what_can_be_begun(house: House) -> None:
    answer = house.http("GET", "/api/campaigns", params={"lang": "fr"}).json()
    (trial,) = [one for one in answer if one["campaign"] == "trial"]
    assert trial["levels"] == 6
    assert set(trial["sides"]) == {"Soviet", "German"}


def test_at_one_screen_nothing_is_shown_until_somebody_looks(house: House) -> None:
    both, opened = begin(house, BOTH)
    assert opened.yours == ("Soviet", "German")
    hidden = both.page()
    assert (hidden.eyes, hidden.view.side, hidden.view.platoon) == ("", "", ())
    for side in BOTH:
        shown = both.page(side)
        assert (shown.eyes, shown.view.side) == (side, side)
        assert shown.view.platoon
    both.choose()
    with both.table() as guest:
        withdraw([guest], "Soviet")
    assert both.page("German").view.wins == {"Soviet": 0, "German": 1}


# Invitations, devices, spectators


def test_an_invitation_is_good_once(house: House) -> None:
    ada, opened = begin(house, INVITING, name="Ada")
    assert ada.page().state == "waiting"
    ada.choose()
    assert ada.refused("POST", "/play") == (409, "campaign-not-mustered")
    anyone = Commander(house, opened.campaign)
    assert anyone.refused("POST", "/seat", {"key": "wrong"}) == (409, "bad-invitation")
    assert anyone.refused("POST", "/seat", {"key": opened.links["German"], "name": "\u202e"})[0] == 409
    bob = join(house, opened, "German", "Bob")
    assert bob.yours == ("German",)
    assert anyone.refused("POST", "/seat", {"key": opened.links["German"]}) == (409, "taken")
    assert ada.page().state == "playing"
    assert [one.name for one in ada.page().parties] == ["Ada", "Bob"]


def test_a_side_is_taken_along_to_another_device_with_all_its_tables(house: House) -> None:
    ada, bob, _ = two(house)
    key = ada.ask("POST", "/carry").json()["key"]
    phone = Commander(house, ada.campaign)
    phone.token = phone.got(pages.CampaignSeated, "POST", "/device", {"key": key}).token
    assert phone.page().eyes == "Soviet"
    assert phone.refused("POST", "/device", {"key": key}) == (409, "key-used")
    bob.choose()
    ada.choose()
    with phone.table() as guest:
        guest.until(lambda now: True)
        assert guest.welcome.yours == ("Soviet",)
    # And the other way round: taken along at the table, one has the campaign.
    headers = {"authorization": f"Bearer {bob.token}"}
    table = bob.play()
    key = house.http("POST", f"/api/tables/{table}/carry", headers=headers).json()["key"]
    seated = house.http("POST", f"/api/tables/{table}/device", json={"key": key}).json()
    tablet = Commander(house, ada.campaign, seated["token"])
    assert tablet.page().eyes == "German"
    with tablet.table(table) as guest:
        guest.until(lambda now: True)
        assert guest.welcome.yours == ("German",)


def test_a_spectator_sees_record_and_city_and_does_nothing(house: House) -> None:
    ada, bob, _ = two(house)
    play_one(ada, bob, "German")
    watcher = Commander(house, ada.campaign)
    page = watcher.page()
    assert (page.yours, page.eyes, page.forkable, page.view.platoon) == ((), "", (), ())
    assert page.view.record[0].winner == "Soviet"
    assert page.view.city
    for path, body in (
        ("/deck", {"side": "Soviet", "cards": []}),
        ("/void", {"side": "Soviet"}),
        ("/standin", {"side": "Soviet", "bot": "greedy"}),
        ("/fork", {"game": 1}),
        ("/play", None),
        ("/carry", None),
    ):
        assert watcher.refused("POST", path, body) == (401, "bad-token"), path
    assert watcher.refused("GET", "/log") == (409, "campaign-running")
    assert watcher.refused("GET", side="Soviet") == (403, "not-yours")
    with house.guest(page.games[0].table) as guest:
        assert guest.until(lambda now: True).ending is not None


# What is hidden


def test_what_one_side_chooses_the_other_cannot_see_in_any_byte(house: House) -> None:
    ada, bob, _ = two(house)
    view = bob.page().view
    assert view.choice is not None
    slot = next(one for one in view.choice.slots if len(one.faces) > one.count)
    first = view.choice.suggested
    inside = next(card for card in first if card in [face.card for face in slot.faces])
    outside = next(face.card for face in slot.faces if face.card not in first)
    second = [outside if card == inside else card for card in first]
    watcher = Commander(house, ada.campaign)
    seen = []
    with following(ada) as news:
        for cards in (first, second):
            bob.got(pages.CampaignPage, "POST", "/deck", {"side": "German", "cards": cards})
            seen.append([one.ask("GET").content for one in (ada, watcher)])
        assert seen[0] == seen[1]
        ada.choose()
        told = news.until(lambda stands: stands["tag"] == ada.page().tag)
        assert len(told) == 3, "how it stood, that Bob has chosen, and one's own choice: not his second"


def test_what_befell_one_side_the_other_cannot_see_in_any_byte(house: House) -> None:
    """Twice the same campaign, in which other Germans fell, were chosen, and left."""
    seen = []
    for random in (Random(1), Random(2)):
        campaign = Campaign.begin("trial", seed=7)
        for winner in ("Soviet", "German"):
            muster(campaign)
            germans = random.sample(fighting(campaign, "German"), 5)
            campaign.finish(result(campaign, winner, fallen={"Soviet": 3, "German": germans}))
        ada, bob = lay_down(house, campaign)
        choice = bob.page().view.choice
        assert choice is not None
        cards = [face.card for slot in choice.slots for face in random.sample(slot.faces, slot.count)]
        bob.got(pages.CampaignPage, "POST", "/deck", {"side": "German", "cards": cards})
        told = {"his": bob.ask("GET").json()["view"]}
        for name, who in (("hers", ada), ("all", Commander(house, ada.campaign))):
            page = who.ask("GET").json()
            told[name] = [page["view"], page["parties"], page["games"], page["forks"]]
        seen.append(told)
    one, other = seen
    assert one["his"] != other["his"], "he does see it"
    assert (one["hers"], one["all"]) == (other["hers"], other["all"])


def test_no_page_tells_of_the_other_side(house: House) -> None:
    ada, bob, _ = two(house)
    watcher = Commander(house, ada.campaign)
    play_one(ada, bob, "Soviet")
    for who, own, other in ((ada, "S", "G"), (bob, "G", "S"), (watcher, "", "GS")):
        text = who.ask("GET").text
        names = {"S": "Soviets", "G": "Germans"}
        for letter in other:
            assert f"Secret of the {names[letter]}" not in text
            assert f'"{letter}-' not in text, "a card by its designation"
        assert not own or f"Secret of the {names[own]}" in text
    texts = json.dumps(bob.ask("GET").json())
    assert "S-S-" not in texts


# News


def test_both_hear_of_what_they_can_see(house: House) -> None:
    ada, bob, _ = two(house)
    with following(ada) as hers, following(bob) as his:
        hers.until(lambda stands: stands["here"] == ["Soviet", "German"])
        bob.choose()
        hers.until(lambda stands: stands["tag"] == ada.page().tag)
        assert ada.page().parties[1].owes is False
        ada.choose()
        table = ada.play()
        his.until(lambda stands: stands["table"] == table)
        with ada.table(table) as one, bob.table(table) as other:
            withdraw([one, other], "German")
        his.until(lambda stands: not stands["table"])
        assert bob.page().view.game == 2
    for wish, code in (
        ({"side": "Germany"}, "not-yours"),
        ({"more": "1"}, "bad-message"),
        ({"do": "join"}, "bad-message"),
    ):
        with following(ada, **wish) as news:
            assert news.closed_with() == (1008, code)
    with following(ada, lang="x" * 5000) as news:
        assert news.closed_with() == (1009, "")
    with following(ada, token="wrong") as news:
        assert news.closed_with() == (1008, "bad-token")
    with following(ada, campaign="nosuch") as news:
        assert news.closed_with() == (1008, "no-campaign")


# Void, fork, stand-in


def test_a_game_is_void_when_both_want_it(house: House) -> None:
    ada, bob, _ = two(house)
    assert ada.refused("POST", "/void", {"side": "Soviet"}) == (409, "campaign-nothing-to-void")
    ada.choose()
    bob.choose()
    table = ada.play()
    with ada.table(table) as one, bob.table(table) as other:
        one.until(lambda now: bool(now.choices))
        one.pick(one.now.choices[0].thing)
        assert ada.got(pages.CampaignPage, "POST", "/void", {"side": "Soviet"}).view.void == ("Soviet",)
        unwanted = {"side": "Soviet", "wanted": False}
        assert ada.got(pages.CampaignPage, "POST", "/void", unwanted).view.void == ()
        ada.got(pages.CampaignPage, "POST", "/void", {"side": "Soviet"})
        page = bob.got(pages.CampaignPage, "POST", "/void", {"side": "German"})
        assert (page.table, page.view.game, page.view.todo) == ("", 1, "deck")
        assert [(game.table, game.void, game.over) for game in page.games] == [(table, True, False)]
        other.until(lambda now: not now.asked and not now.choices)
        refused = other.pick("withdraw", seat="German")
        assert isinstance(refused, No)
    info = house.info(table)
    assert (info.void, info.state, info.asked) == (True, "over", ())
    play_one(ada, bob, "German")
    page = ada.page()
    assert page.games[-1].table != table
    # The last game, too, until the next one begins; a bot has nothing against it.
    ada.got(pages.CampaignPage, "POST", "/void", {"side": "Soviet"})
    page = bob.got(pages.CampaignPage, "POST", "/void", {"side": "German"})
    assert (page.view.game, page.view.wins) == (1, {"Soviet": 0, "German": 0})


def test_a_bot_agrees_that_a_game_is_void(house: House) -> None:
    ada, _ = begin(house, AGAINST_BOT)
    ada.choose()
    table = ada.play()
    page = ada.got(pages.CampaignPage, "POST", "/void", {"side": "Soviet"})
    assert (page.table, page.view.todo) == ("", "deck")
    ada.choose()
    assert ada.play() != table


def test_a_fork_goes_on_from_before_a_game_with_the_same_people(house: House) -> None:
    ada, bob, _ = two(house)
    play_one(ada, bob, "German")
    page = play_one(ada, bob, "German")
    assert page.forkable == (1, 2, 3)
    assert ada.refused("POST", "/fork", {"game": 4}) == (409, "campaign-no-such-game")
    assert ada.refused("POST", "/fork", {"game": 2, "sides": BOTH}) == (409, "fork-sides")
    assert ada.refused("POST", "/fork", {"game": 2, "sides": {"German": "greedy"}}) == (409, "fork-sides")
    forked = ada.got(pages.CampaignOpened, "POST", "/fork", {"game": 2})
    again = Commander(house, forked.campaign, ada.token, ("Soviet",))
    his = Commander(house, bob.page().forks[0].campaign, bob.token, ("German",))
    assert his.campaign == forked.campaign
    assert (again.page().origin, again.page().view.game) == (ada.campaign, 2)
    assert [one.table for one in again.page().games] == [ada.page().games[0].table]
    play_one(again, his, "Soviet")
    assert again.page().view.wins == {"Soviet": 1, "German": 1}
    assert ada.page().view.wins == {"Soviet": 2, "German": 0}
    # What is void in the fork is not so where it came from.
    for one, side in ((again, "Soviet"), (his, "German")):
        one.got(pages.CampaignPage, "POST", "/void", {"side": side})
    assert not any(game.void for game in ada.page().games)


def test_a_fork_of_ones_own_campaign_is_dealt_as_one_likes(house: House) -> None:
    both, _ = begin(house, BOTH)
    assert both.page().deals
    wish = {"game": 1, "sides": {"Soviet": "greedy", "German": "me"}, "name": "Eva"}
    forked = both.got(pages.CampaignOpened, "POST", "/fork", wish)
    assert forked.yours == ("German",)
    eva = Commander(house, forked.campaign, forked.token, forked.yours)
    assert eva.page().parties[1].name == "Eva"
    bot = eva.got(pages.CampaignOpened, "POST", "/fork", {"game": 1, "sides": {"Soviet": "random"}})
    assert Commander(house, bot.campaign, eva.token).page().parties[0].bot == "random"


def test_a_bot_sits_in_and_hands_back(house: House) -> None:
    ada, bob, _ = two(house)
    wish = {"side": "German", "bot": "greedy"}
    assert ada.refused("POST", "/standin", wish) == (409, "not-away")
    assert bob.refused("POST", "/standin", wish | {"bot": "nobody"}) == (409, "no-bot")
    page = bob.got(pages.CampaignPage, "POST", "/standin", wish)
    assert (page.parties[1].standin, page.view.todo) == ("greedy", "wait"), "it chose the deck at once"
    ada.choose()
    table = ada.play()
    with ada.table(table) as one, bob.table(table) as other:
        one.until(lambda now: bool(now.choices))
        other.until(lambda now: True)
        assert other.welcome.seats[1].standin
        # It bids for him; when he decides himself, he is back.
        bob.got(pages.CampaignPage, "POST", "/standin", {"side": "German"})
        assert ada.page().parties[1].standin == ""
        withdraw([one, other], "German")
    bob.got(pages.CampaignPage, "POST", "/standin", wish)
    assert bob.page().view.todo == "wait"


def test_who_decides_at_the_table_is_back(house: House) -> None:
    ada, bob, _ = two(house)
    ada.choose()
    bob.choose()
    table = ada.play()
    with ada.table(table) as one, bob.table(table) as other:
        one.until(lambda now: bool(now.choices))
        other.until(lambda now: bool(now.choices))
        # It has a second to think about the bid, and he is quicker.
        bob.got(pages.CampaignPage, "POST", "/standin", {"side": "German", "bot": "search:1s"})
        done = other.pick(other.now.choices[0].thing)
        assert isinstance(done, Done)
        with following(ada) as news:
            news.until(lambda _: ada.page().parties[1].standin == "")


def test_the_other_side_calls_a_bot_in_for_somebody_who_is_gone(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    keeping = Keeping(bot_pause=0.0, bot_pace=0.0, tables_opened=1000, campaigns_opened=1000, away=0.0)
    with laid_out(tmp_path_factory.mktemp("packs")), House(keeping=keeping) as house:
        ada, opened = begin(house, INVITING, name="Ada")
        wish = {"side": "German", "bot": "greedy"}
        assert ada.page().parties[1].away, "he never came"
        assert ada.got(pages.CampaignPage, "POST", "/standin", wish).state == "playing"
        ada.choose()
        table = ada.play()
        with ada.table(table) as guest:
            guest.until(lambda now: bool(now.choices))
            bob = join(house, opened, "German", "Bob")
            assert bob.page().parties[1].standin == ""
            with bob.table(table) as other:
                withdraw([guest, other], "German")
        assert ada.page().view.game == 2
        assert ada.page().parties[1].away, "he is waited for"
        ada.got(pages.CampaignPage, "POST", "/standin", wish)
        ada.choose()
        with ada.table() as guest:
            withdraw([guest], "Soviet")
        assert bob.got(pages.CampaignPage, "POST", "/standin", {"side": "German"}).view.game == 3


# Its tables


def test_a_game_of_a_campaign_is_neither_given_up_nor_played_again(house: House) -> None:
    ada, bob, _ = two(house)
    ada.choose()
    bob.choose()
    table = ada.play()
    info = house.info(table, ada.token)
    assert (info.campaign, info.void, info.state) == (ada.campaign, False, "playing")
    assert table not in house.http("GET", "/api/tables").text
    with ada.table(table) as one, bob.table(table) as other:
        one.until(lambda now: True)
        assert one.welcome.campaign == ada.campaign
        refused = one.withdraw("Soviet")
        assert isinstance(refused, No)
        assert (refused.code, "start of your turn" in refused.text) == ("campaign-withdraw", True)
        withdraw([one, other], "German")
    again = {"scenario": "trial/11", "seats": {"Soviet": "me", "German": "invite"}, "again": {"table": table}}
    headers = {"authorization": f"Bearer {ada.token}"}
    answer = house.http("POST", "/api/tables", json=again, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (409, "campaign-again")


# Whatever else is asked


@pytest.mark.parametrize(
    ("wish", "refused"),
    [
        ({"sides": {"Soviet": "me"}}, (400, "bad-message")),
        ({"sides": {"Soviet": "me", "German": "nobody"}}, (409, "no-bot")),
        ({"sides": {"Soviet": "greedy", "German": "invite"}}, (409, "nobody-plays")),
        ({"sides": BOTH, "campaign": "normandy"}, (404, "no-campaign-of")),
        ({"sides": BOTH, "campaign": "../trial"}, (404, "no-campaign-of")),
        ({"sides": BOTH, "name": "\u202eAda"}, (409, "bad-name")),
        ({"sides": BOTH, "more": 1}, (400, "bad-message")),
    ],
)
def test_campaigns_that_cannot_be_begun(
    house: House, wish: dict[str, object], refused: tuple[int, str]
) -> None:
    for lang in ("en", "fr"):
        answer = house.http(
            "POST", "/api/campaigns", json={"campaign": "trial"} | wish, params={"lang": lang}
        )
        assert (answer.status_code, answer.json()["code"]) == refused
        assert answer.json()["text"]


def test_choices_that_cannot_be_made(house: House) -> None:
    ada, bob, _ = two(house)
    suggested = ada.page().view.choice
    assert suggested is not None
    cards = list(suggested.suggested)
    for body, refused in (
        ({"side": "German", "cards": cards}, (403, "not-yours")),
        ({"side": "Italian", "cards": cards}, (404, "no-side")),
        ({"side": "Soviet", "cards": cards[:-1]}, (409, None)),
        ({"side": "Soviet", "cards": [*cards, cards[0]]}, (409, None)),
        ({"side": "Soviet", "cards": [*cards[:-1], "G-S-001"]}, (409, None)),
        ({"side": "Soviet", "cards": [*cards[:-1], "S-S-060"]}, (409, None)),
        ({"side": "Soviet", "cards": ["x" * 50]}, (400, "bad-message")),
        ({"side": "Soviet", "cards": cards * 20}, (400, "bad-message")),
    ):
        status, code = ada.refused("POST", "/deck", body)
        assert (status, code if refused[1] else None) == refused, body
    assert ada.refused("POST", "/integrate", {"side": "Soviet", "cards": cards}) == (409, "campaign-not-now")
    lost = {"side": "Soviet", "lost": "S-S-004", "card": "S-R-004"}
    assert ada.refused("POST", "/reserve", lost) == (409, "campaign-not-now")
    assert Commander(house, "nosuch", ada.token).refused("GET") == (404, "no-campaign")
    assert Commander(house, ada.campaign, "wrong").refused("GET") == (401, "bad-token")
    bob.choose()
    ada.choose()
    assert ada.refused("POST", "/deck", {"side": "Soviet", "cards": cards}) == (409, "campaign-not-now")


@pytest.mark.parametrize("known", [{}, [1], [{}] * 51, [{"campaign": 1}]])
def test_what_is_no_list_of_campaigns(house: House, known: object) -> None:
    answer = house.http("POST", "/api/campaigns/mine", json={"campaigns": known})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


def test_an_address_cannot_begin_without_end(tmp_path_factory: pytest.TempPathFactory) -> None:
    with (
        laid_out(tmp_path_factory.mktemp("packs")),
        House(keeping=Keeping(bot_pause=0.0, bot_pace=0.0, campaigns_opened=2)) as house,
    ):
        ada, _ = begin(house, BOTH)
        begin(house, BOTH)
        answer = house.http("POST", "/api/campaigns", json={"campaign": "trial", "sides": BOTH})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-campaigns")
        assert ada.refused("POST", "/fork", {"game": 1}) == (429, "too-many-campaigns")
