"""Campaigns’ dice: people promise their numbers with their decks, and tell them at the table of the game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import undaunted
from tests.packs.trial import laid_out
from tests.server.campaigning import Commander, begin, join, withdraw
from tests.server.house import House, Lobby, Process
from tests.server.store.test_outliving import left_by
from tests.server.test_dice import ADA, BEN, deal, has_hand, log_of, lose, reveal, told
from undaunted.campaign import reading
from undaunted.game.record.mixture import commitment_of
from undaunted.server.campaigns import pages
from undaunted.server.store.exporting import export
from undaunted.server.store.verifying import verify
from undaunted.server.wire import Done, No

INVITING = {"Soviet": "me", "German": "invite"}
CARA = "ef" * 32
BOT = {"side": "German", "bot": "greedy"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with laid_out(tmp_path / "packs"), House(str(tmp_path / "tables.db")) as house:
        yield house


def two(house: Lobby, ada: str = ADA, ben: str = BEN) -> tuple[Commander, Commander]:
    one, opened = begin(house, INVITING, name="Ada")
    other = join(house, opened, "German", "Ben")
    one.nonce, other.nonce = ada, ben
    return one, other


def mustered(house: Lobby, ada: str = ADA, ben: str = BEN) -> tuple[Commander, Commander, str]:
    """Both have chosen, and the table is opened."""
    one, other = two(house, ada, ben)
    one.choose()
    other.choose()
    return one, other, one.play()


def asked(who: Commander) -> tuple[str, ...]:
    known = {"campaigns": [{"campaign": who.campaign, "token": who.token}]}
    return who.of(list[pages.CampaignInfo], "/mine", known)[0].asked


def fingerprint(house: Lobby, table: str) -> str:
    return house.info(table).seed_hash


def test_both_numbers_are_in_the_dice_and_the_log_proves_it(house: House, tmp_path: Path) -> None:
    ada, ben, table = mustered(house)
    shown = fingerprint(house, table)
    assert asked(ada) == ("Soviet", "German"), "the lobby says who is waited for"
    with ada.table(table) as soviet, ben.table(table) as german:
        for guest in (soviet, german):
            assert "everybody’s number for the dice" in guest.until(lambda _: True).prompt
            assert not has_hand(guest.now)
        assert isinstance(reveal(soviet, ADA), Done)
        assert asked(ada) == ("German",)
        assert isinstance(reveal(german, BEN), Done)
        for guest in (soviet, german):
            guest.until(has_hand)
        withdraw([soviet, german], "German")
    assert ada.page().view.game == 2
    text = log_of(house, table)
    assert told(text, "chance") == [["mixed-hmac-sha256", shown]]
    assert told(text, "nonce") == [["Soviet", commitment_of(ADA), ADA], ["German", commitment_of(BEN), BEN]]
    assert undaunted.verify(text, fingerprint=shown).chance == "verified"
    data = tmp_path / "tables.db"
    done = verify(data)
    assert (done.bad, done.bad_campaigns) == ([], [])
    export(data, tmp_path / "all", running=True)
    (campaign,) = (tmp_path / "all").glob("*.campaign.txt")
    assert reading.verify(campaign.read_text()).replayed == 1


def test_a_number_is_for_one_game(house: House) -> None:
    ada, ben, table = mustered(house)
    with ada.table(table) as soviet, ben.table(table) as german:
        assert isinstance(reveal(soviet, ADA), Done)
        assert isinstance(reveal(german, BEN), Done)
        withdraw([soviet, german], "German")
    ada.nonce, ben.nonce = CARA, ""
    ada.choose()
    ben.choose()
    second = ada.play()
    with ada.table(second) as soviet, ben.table(second) as german:
        assert isinstance(reveal(soviet, ADA), No), "she has promised another one for this game"
        assert isinstance(reveal(soviet, CARA), Done)
        withdraw([soviet, german], "Soviet")
    assert told(log_of(house, second), "nonce") == [["Soviet", commitment_of(CARA), CARA]]


def test_who_promises_none_is_not_waited_for(house: House) -> None:
    ada, ben, table = mustered(house, "", "")
    with ada.table(table) as soviet, ben.table(table) as german:
        soviet.until(lambda _: True)
        assert soviet.welcome.dice is None
        withdraw([soviet, german], "German")
    assert told(log_of(house, table), "chance")[0][0] == "hmac-sha256"


def test_a_deck_that_is_chosen_again_can_bring_another_number(house: House) -> None:
    ada, ben = two(house)
    page = ada.choose()
    assert page.view.choice is not None
    cards = {"side": "Soviet", "cards": page.view.choice.suggested}
    other = cards | {"commitment": commitment_of(CARA)}
    ada.got(pages.CampaignPage, "POST", "/deck", other)
    ada.got(pages.CampaignPage, "POST", "/deck", cards)
    ben.choose()
    with ada.table() as soviet:
        soviet.until(lambda _: True)
        assert soviet.welcome.dice is not None
        promised = {one.seat: one.commitment for one in soviet.welcome.dice.shares}
    assert promised == {"Soviet": commitment_of(CARA), "German": commitment_of(BEN)}
    wrong = cards | {"commitment": "no number"}
    assert ada.ask("POST", "/deck", wrong).status_code == 400


def test_what_is_promised_shows_nowhere_before_the_table_is_opened(house: House) -> None:
    seen = []
    for nonce in ("", ADA, CARA):
        ada, ben = two(house, nonce)
        ada.choose()
        answers = [who.ask("GET") for who in (ada, ben)]
        seen.append([len(page.content) for page in answers])
        assert not any(commitment_of(nonce) in page.text for page in answers)
    assert seen[0] == seen[1] == seen[2], "not even whether she has promised anything"


def test_against_a_bot_and_at_one_screen_one_number_is_enough(house: House) -> None:
    for other in ("greedy", "me"):
        both, _ = begin(house, {"Soviet": "me", "German": other})
        both.nonce = ADA
        both.choose()
        table = both.play()
        with both.table(table) as guest:
            guest.until(lambda _: True)
            assert isinstance(reveal(guest, ADA), Done)
            withdraw([guest], "Soviet")
        seats = {line[0]: line[2] for line in told(log_of(house, table), "nonce")}
        assert seats == dict.fromkeys(both.yours, ADA)


def test_a_bot_that_sits_in_is_not_waited_for(house: House) -> None:
    ada, ben, table = mustered(house)
    with ada.table(table) as soviet:
        soviet.until(lambda _: True)
        assert isinstance(reveal(soviet, ADA), Done)
        assert not has_hand(soviet.now)
        ben.got(pages.CampaignPage, "POST", "/standin", BOT)
        soviet.until(has_hand)
        withdraw([soviet], "Soviet")
    text = log_of(house, table)
    assert told(text, "nonce") == [["Soviet", commitment_of(ADA), ADA], ["German", commitment_of(BEN)]]
    # One that sits in before has promised nothing for him.
    ada.nonce = CARA
    ada.choose()
    with ada.table() as soviet:
        soviet.until(lambda _: True)
        assert soviet.welcome.dice is not None
        assert [one.seat for one in soviet.welcome.dice.shares] == ["Soviet"]


def test_nobody_need_wait_for_somebody_who_is_away_or_has_lost_it(house: House) -> None:
    ada, ben, table = mustered(house)
    with ada.table(table) as soviet:
        soviet.until(lambda _: True)
        assert isinstance(reveal(soviet, ADA), Done)
        with ben.table(table) as german:
            german.until(lambda _: True)
            answer = deal(soviet)
            assert isinstance(answer, No)
            assert answer.code == "still-here"
            assert isinstance(lose(german), Done)
            german.until(has_hand)
    _, ben, table = mustered(house)
    with ben.table(table) as german:
        german.until(lambda _: True)
        assert isinstance(reveal(german, BEN), Done)
        assert isinstance(deal(german), Done)
        german.until(has_hand)


def test_a_game_may_be_void_before_it_is_dealt(house: House) -> None:
    ada, ben, table = mustered(house)
    with ada.table(table) as soviet:
        soviet.until(lambda _: True)
        for one, side in ((ada, "Soviet"), (ben, "German")):
            page = one.got(pages.CampaignPage, "POST", "/void", {"side": side})
        assert page.table == ""
        assert isinstance(reveal(soviet, ADA), Done), "nobody wants it any more"
        assert not has_hand(soviet.now)
        for ask in (deal, lose):
            refused = ask(soviet)
            assert isinstance(refused, No)
            assert refused.code == "over"
    with ada.table(table) as soviet:
        soviet.until(lambda _: True)
        assert soviet.welcome.dice is not None
        assert soviet.welcome.dice.awaited == (), "a number that is told there is lost to the next game"
    info = house.info(table)
    assert (info.void, info.state, info.asked) == (True, "over", ())
    ada.choose()
    ben.choose()
    with ada.table() as soviet:
        soviet.until(lambda _: True)
        assert soviet.welcome.dice is not None
        assert soviet.welcome.dice.awaited == ("Soviet", "German")


def test_a_fork_takes_no_promises_along(house: House) -> None:
    ada, ben = two(house)
    ada.choose()
    forked = ada.got(pages.CampaignOpened, "POST", "/fork", {"game": 1})
    again = Commander(house, forked.campaign, ada.token, ada.yours)
    his = Commander(house, forked.campaign, ben.token, ben.yours)
    again.choose()
    his.choose()
    with again.table() as soviet:
        soviet.until(lambda _: True)
        assert soviet.welcome.dice is None, "a number that is told at one table is no secret at another"


def at(server: Lobby, who: Commander) -> Commander:
    return Commander(server, who.campaign, who.token, who.yours)


def test_a_kill_at_any_moment_before_the_deal_loses_nothing(tmp_path: Path) -> None:
    with laid_out(tmp_path / "packs"), Process(tmp_path / "tables.db") as server:

        def killed() -> None:
            server.stop(9)
            server.start()

        ada, ben = two(server)
        ada.choose()
        killed()
        ada, ben = at(server, ada), at(server, ben)
        ben.nonce = BEN
        ben.choose()
        killed()
        ada, ben = at(server, ada), at(server, ben)
        table = ben.play()
        shown = fingerprint(server, table)
        killed()
        ada, ben = at(server, ada), at(server, ben)
        assert ada.play() == table
        with ada.table(table) as soviet:
            soviet.until(lambda _: True)
            assert isinstance(reveal(soviet, ADA), Done)
        killed()
        ben = at(server, ben)
        with ben.table(table) as german:
            german.until(lambda _: True)
            assert german.welcome.dice is not None
            assert german.welcome.dice.awaited == ("German",)
            assert german.welcome.dice.seed_hash == shown
            assert isinstance(reveal(german, BEN), Done)
            german.until(has_hand)


def test_a_bot_sat_in_when_nobody_was_at_the_table(tmp_path: Path) -> None:
    with laid_out(tmp_path / "packs"):
        with House(str(tmp_path / "tables.db")) as house:
            ada, ben, table = mustered(house)
            with ada.table(table) as soviet:
                soviet.until(lambda _: True)
                assert isinstance(reveal(soviet, ADA), Done)
        with House(str(tmp_path / "tables.db")) as house:
            at(house, ben).got(pages.CampaignPage, "POST", "/standin", BOT)
            with at(house, ada).table(table) as soviet:
                soviet.until(has_hand)


def test_campaigns_of_before_go_on_and_their_next_games_have_the_numbers(tmp_path: Path) -> None:
    path = left_by(5, tmp_path)

    def sides(house: House, campaign: str) -> tuple[Commander, Commander]:
        soviet, german = (
            Commander(house, campaign, f"key-of-{side}", (side,)) for side in ("Soviet", "German")
        )
        soviet.nonce, german.nonce = ADA, BEN
        return soviet, german

    with laid_out(tmp_path / "packs"), House(str(path)) as house:
        ada, ben = sides(house, "startedcampaign1")
        ben.choose()
        table = ben.play()
        with ada.table(table) as soviet, ben.table(table) as german:
            german.until(lambda _: True)
            assert isinstance(reveal(german, BEN), Done), "she had chosen before there were promises"
            withdraw([soviet, german], "German")
        assert [line[0] for line in told(log_of(house, table), "nonce")] == ["German"]
        cara, dan = sides(house, "runningcampaign1")
        assert cara.play() == "gameofacampaign1"
        with cara.table() as soviet, dan.table() as german:
            soviet.until(lambda _: True)
            assert soviet.welcome.dice is None
            withdraw([soviet, german], "German")
        cara.choose()
        dan.choose()
        with cara.table() as soviet, dan.table() as german:
            for guest, nonce in ((soviet, ADA), (german, BEN)):
                guest.until(lambda _: True)
                assert isinstance(reveal(guest, nonce), Done)
            soviet.until(has_hand)
        done = verify(path)
        assert (done.bad, done.bad_campaigns) == ([], [])
