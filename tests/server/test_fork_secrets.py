"""The attack with forks on a campaign that goes on, from its first to its last step, and what else might tell
a side's secrets through a fork: nothing is to be had before the campaign at the root is over."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.campaign.playing import play
from tests.packs.trial import laid_out
from tests.server.campaigning import (
    INVITING,
    Commander,
    begin,
    do,
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
from undaunted.campaign.chance import Chain
from undaunted.campaign.rows import Sown
from undaunted.server.campaigns import pages
from undaunted.server.settings import Keeping
from undaunted.server.store.exporting import export
from undaunted.server.store.verifying import verify

BOTH = {"Soviet": "me", "German": "me"}
PRESENT = 3
"""The game at hand, after two that the Soviets lost; with two more lost all is over."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Everybody who is waited for is away at once."""
    keeping = Keeping(bot_pause=0.0, bot_pace=0.0, tables_opened=1000, campaigns_opened=1000, away=0.0)
    with laid_out(tmp_path_factory.mktemp("packs")), House(keeping=keeping) as house:
        yield house


def half_way(house: House) -> tuple[Commander, Commander]:
    ada, bob, _ = two(house)
    for _ in range(PRESENT - 1):
        play_one(ada, bob, "Soviet")
    assert ada.page().view.game == PRESENT
    return ada, bob


def forked(who: Commander, game: int = PRESENT) -> Commander:
    """A fork with the same people."""
    opened = who.got(pages.CampaignOpened, "POST", "/fork", {"game": game})
    return Commander(who.house, opened.campaign, opened.token, opened.yours)


class Thief:
    """Takes every step of the attack, allowed or not, and keeps what it was given."""

    def __init__(self, ada: Commander) -> None:
        self.ada = ada
        self.taken: dict[str, str] = {}

    def attack(self) -> None:
        fork = forked(self.ada)
        self.read("the fork", fork)
        self.play_alone(fork)
        self.read("the fork afterwards", fork)
        self.deal_afresh("the fork", fork)
        for game in (PRESENT, 1):
            grandchild = forked(fork, game)
            self.read(f"a fork of the fork before game {game}", grandchild)
            self.play_alone(grandchild)
            self.deal_afresh(f"a fork of the fork before game {game}", grandchild)

    def play_alone(self, fork: Commander) -> None:
        """A bot takes Bob's place, and the fork is played to its end."""
        for bot in ("greedy", "random"):
            answer = fork.ask("POST", "/standin", {"side": "German", "bot": bot})
            if answer.status_code == 200:
                break
            assert (answer.status_code, answer.json()["code"]) == (409, "fork-standin")
        else:
            return
        self.taken[f"a bot in {fork.campaign}"] = answer.text
        while fork.page().state != "over":
            fork.choose()
            with fork.table() as guest:
                withdraw([guest], "Soviet")

    def deal_afresh(self, name: str, before: Commander) -> None:
        """Both sides in one hand, again and again."""
        for turn in range(2):
            answer = before.ask("POST", "/fork", {"game": before.page().view.game, "sides": BOTH})
            if answer.status_code != 201:
                assert (answer.status_code, answer.json()["code"]) == (409, "fork-sides")
                return
            opened = answer.json()
            before = Commander(before.house, opened["campaign"], opened["token"], opened["yours"])
            self.taken[f"{name}, dealt afresh {turn}"] = before.ask("GET", side="German").text
            self.read(f"{name}, dealt afresh {turn}", before)

    def read(self, name: str, fork: Commander) -> None:
        """The text of a campaign, as oneself and as a stranger."""
        for who in (fork, Commander(fork.house, fork.campaign)):
            answer = who.ask("GET", "/log")
            if answer.status_code == 200:
                self.taken[f"the text of {name}"] = answer.text
            else:
                assert answer.status_code == 409


def seeds(house: House, campaign: str) -> list[str]:
    """The chance of the steps so far: whoever has it works out whom Bob lost, and who has learnt."""

    async def kept() -> list[Sown]:
        async with house.server.campaigns.at(campaign) as live:
            return [row for row in live.campaign.rows if isinstance(row, Sown)]

    chains = [Chain(bytes.fromhex(row.seed), row.games) for row in do(house, kept())]
    return [chain.cut(PRESENT - 1).seed.hex() for chain in chains]


def assert_tells_nothing(text: str, secrets: list[str]) -> None:
    assert not re.search(r"\bG-[A-Z]-\d", text), "a German by his designation"
    assert "Secret of the Germans" not in text
    assert not [one for one in secrets if one in text], "the chance of the steps"


def test_the_attack_from_its_first_step_to_its_last_finds_nothing(house: House) -> None:
    ada, bob = half_way(house)
    assert bob.page().view.record[0].upgraded, "there is something to find"
    thief = Thief(ada)
    thief.attack()
    assert thief.taken == {}
    assert bob.page().state == "playing", "nothing has happened to the campaign"


def test_a_fork_that_both_played_to_its_end_tells_nothing_before_the_root_is_over(house: House) -> None:
    ada, bob = half_way(house)
    secrets = seeds(house, ada.campaign)
    hers = forked(ada)
    his = Commander(house, hers.campaign, bob.token, ("German",))
    grandchild = forked(hers)
    for _ in range(2):
        page = play_one(hers, his, "Soviet")
    assert page.state == "over"
    assert (page.sealed, page.deals) == (True, False)
    thief = Thief(ada)
    for one in (hers, grandchild):
        thief.read(one.campaign, one)
        thief.deal_afresh(one.campaign, one)
    assert thief.taken == {}
    assert hers.refused("GET", "/log") == (409, "fork-running")
    assert his.refused("GET", "/log") == (409, "fork-running"), "neither has the other's secrets"
    for who in (hers, Commander(house, hers.campaign), grandchild):
        assert_tells_nothing(who.ask("GET").text, secrets)

    # And once the campaign itself is over, so is the secrecy, through all its forks.
    for _ in range(2):
        page = play_one(ada, bob, "Soviet")
    assert page.state == "over"
    for who in (ada, hers, his, Commander(house, hers.campaign)):
        assert "step German lost" in who.ask("GET", "/log").text
    page = hers.page()
    assert (page.sealed, page.deals) == (False, True)
    assert set(secrets) & set(page.view.chance), "the seed can be checked now"
    assert grandchild.refused("GET", "/log") == (409, "campaign-running"), "it goes on itself"
    afresh = hers.got(pages.CampaignOpened, "POST", "/fork", {"game": PRESENT, "sides": BOTH})
    assert Commander(house, afresh.campaign, afresh.token).page("German").view.platoon


def test_a_bot_that_a_player_asked_for_in_a_fork_is_theirs(house: House) -> None:
    """The other side may send it away when they are gone for long, but cannot call one."""
    ada, bob = half_way(house)
    hers = forked(ada)
    his = Commander(house, hers.campaign, bob.token, ("German",))
    wish = {"side": "German", "bot": "greedy"}
    assert not hers.page().parties[1].away, "nothing is offered"
    assert ada.page().parties[1].away, "in the campaign itself it is"
    assert hers.refused("POST", "/standin", wish) == (409, "fork-standin")
    assert his.got(pages.CampaignPage, "POST", "/standin", wish).parties[1].standin == "greedy"
    assert hers.refused("POST", "/standin", wish | {"bot": "random"}) == (409, "fork-standin")
    page = hers.got(pages.CampaignPage, "POST", "/standin", wish | {"bot": ""})
    assert page.parties[1].standin == ""
    for _ in range(2):
        play_one(ada, bob, "Soviet")
    hers.choose()
    hers.play()
    assert hers.got(pages.CampaignPage, "POST", "/standin", wish).parties[1].standin == "greedy"


def test_an_invitation_does_not_lead_into_a_fork(house: House) -> None:
    """Whoever invites has the key: in a fork they could take the other side, and nobody would know."""
    ada, opened = begin(house, INVITING)
    key = {"key": opened.links["German"]}
    assert ada.refused("POST", "/fork", {"game": 1}) == (409, "fork-invited")
    campaign = Campaign.begin("trial", seed=7)
    _, bob = lay_down(house, campaign.fork(1), origin=ada.campaign, origin_game=1)
    assert Commander(house, bob.campaign).refused("POST", "/seat", key) == (409, "fork-invitation")


def test_a_fork_dealt_afresh_by_an_earlier_version_shows_nothing(house: House) -> None:
    ada, bob = half_way(house)
    campaign = Campaign.begin("trial", seed=7)
    for _ in range(PRESENT - 1):
        play(campaign, "German")
    one, other = lay_down(house, campaign.fork(PRESENT), origin=ada.campaign, origin_game=PRESENT)
    for who in (one, other):
        assert who.refused("GET") == (401, "bad-token")
        assert who.refused("POST", "/fork", {"game": 1}) == (401, "bad-token")
    _, lost = lay_down(house, campaign.fork(PRESENT), origin="nosuch", origin_game=PRESENT)
    assert lost.refused("GET") == (401, "bad-token"), "what it was made from cannot be asked"
    for _ in range(2):
        play_one(ada, bob, "Soviet")
    assert other.page().view.platoon


def test_a_fork_of_ones_own_campaign_can_be_shared_and_read(house: House) -> None:
    """There nobody has secrets from whoever makes it: the fork has only its own to keep."""
    both, _ = begin(house, BOTH)
    opened = both.got(pages.CampaignOpened, "POST", "/fork", {"game": 1, "sides": INVITING})
    ada = Commander(house, opened.campaign, opened.token, opened.yours)
    bob = join(house, opened, "German")
    assert not ada.page().sealed
    page = play_one(ada, bob, "Soviet")
    assert ada.refused("GET", "/log") == (409, "campaign-running")
    assert ada.page().parties[1].away
    while page.state != "over":
        page = play_one(ada, bob, "Soviet")
    assert "step German" in bob.ask("GET", "/log").text
    assert both.page().state == "playing"


# Leaving


def test_a_side_refuses_a_fork(house: House) -> None:
    ada, bob = half_way(house)
    hers = forked(ada)
    (told,) = bob.page().forks
    assert (told.campaign, told.game, told.state) == (hers.campaign, PRESENT, "playing")
    his = Commander(house, told.campaign, bob.token, told.yours)
    assert his.yours == ("German",), "his key opens it"
    assert his.refused("POST", "/leave", {"side": "Soviet"}) == (403, "not-yours")
    assert his.refused("POST", "/leave", {"side": "Italian"}) == (404, "no-side")
    watcher = Commander(house, his.campaign)
    assert watcher.refused("POST", "/leave", {"side": "German"}) == (401, "bad-token")
    assert bob.refused("POST", "/leave", {"side": "German"}) == (409, "campaign-not-a-fork")
    with following(hers) as news:
        before = news.until(lambda stands: True)[-1]["tag"]
        page = his.got(pages.CampaignPage, "POST", "/leave", {"side": "German"})
        news.until(lambda stands: stands["tag"] != before)
    assert (page.state, page.view.left, page.view.todo, page.view.end) == ("over", "German", "over", None)
    again = his.got(pages.CampaignPage, "POST", "/leave", {"side": "German"})
    assert again.tag == page.tag, "said twice, done once"
    page = hers.page()
    assert (page.view.left, page.view.choice, page.forkable) == ("German", None, (1, 2, 3))
    assert page.view.platoon, "her own page stays"
    assert [one.state for one in ada.page().forks] == ["over"]
    known = {"campaign": hers.campaign, "token": hers.token}
    (line,) = hers.of(list[pages.CampaignInfo], "/mine", {"campaigns": [known]})
    assert (line.state, line.left, line.winner) == ("over", "German", "")
    assert hers.refused("POST", "/deck", {"side": "Soviet", "cards": []}) == (409, "campaign-not-now")
    assert hers.refused("POST", "/play") == (409, "campaign-not-mustered")
    assert hers.refused("POST", "/void", {"side": "Soviet"}) == (409, "campaign-nothing-to-void")
    assert ada.page().view.left == "", "the campaign goes on"


def test_a_side_leaves_a_fork_in_the_midst_of_a_game(house: House) -> None:
    ada, bob = half_way(house)
    hers = forked(ada)
    his = Commander(house, hers.campaign, bob.token, ("German",))
    for one in (hers, his):
        one.choose()
    table = hers.play()
    with hers.table(table) as guest:
        guest.until(lambda now: bool(now.choices))
        his.got(pages.CampaignPage, "POST", "/leave", {"side": "German"})
        guest.until(lambda now: not now.choices)
    info = house.info(table)
    assert (info.void, info.state, info.asked) == (True, "over", ())
    assert (hers.page().table, hers.page().games[-1].void) == ("", True)


def test_leaving_opens_nothing(house: House) -> None:
    """Else whoever wants to read the other side's secrets would only have to leave."""
    ada, bob = half_way(house)
    hers = forked(ada)
    hers.got(pages.CampaignPage, "POST", "/leave", {"side": "Soviet"})
    thief = Thief(ada)
    thief.read("the fork", hers)
    thief.deal_afresh("the fork", hers)
    grandchild = forked(hers)
    thief.read("its fork", grandchild)
    thief.play_alone(grandchild)
    thief.deal_afresh("its fork", grandchild)
    for _ in range(2):
        play_one(ada, bob, "Soviet")
    thief.read("the fork", hers)
    thief.deal_afresh("the fork", hers)
    thief.play_alone(grandchild)
    assert thief.taken == {}
    assert hers.refused("GET", "/log") == (409, "fork-left")


def test_one_who_plays_alone_leaves_a_fork_and_reads_it(house: House) -> None:
    ada, _ = begin(house, {"Soviet": "me", "German": "greedy"})
    fork = forked(ada, 1)
    fork.got(pages.CampaignPage, "POST", "/leave", {"side": "Soviet"})
    text = fork.ask("GET", "/log").text
    assert "\nleft Soviet\n" in text
    assert (reading.read(text).left, reading.verify(text).winner) == ("Soviet", "")


# Kept


def test_forks_are_guarded_after_a_restart_and_in_an_export(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("kept")
    data = folder / "games.db"
    keeping = Keeping(bot_pause=0.0, bot_pace=0.0, tables_opened=1000, campaigns_opened=1000)
    with laid_out(tmp_path_factory.mktemp("packs")):
        with House(str(data), keeping=keeping) as house:
            ada, bob = half_way(house)
            hers, played = forked(ada), forked(ada)
            his = Commander(house, played.campaign, bob.token, ("German",))
            for _ in range(2):
                play_one(played, his, "Soviet")
            hers.got(pages.CampaignPage, "POST", "/leave", {"side": "Soviet"})
        done = export(data, folder / "before")
        assert (done.campaigns, done.campaigns_left_out) == (0, 3)
        assert not verify(data).bad_campaigns
        with House(str(data), keeping=keeping) as house:
            for one in (ada, bob, hers, played):
                one.house = house
            assert hers.page().view.left == "Soviet"
            assert played.refused("GET", "/log") == (409, "fork-running")
            for _ in range(2):
                play_one(ada, bob, "Soviet")
        done = export(data, folder / "after")
        assert (done.campaigns, done.campaigns_left_out) == (2, 1)
        assert export(data, folder / "all", running=True).campaigns == 3
