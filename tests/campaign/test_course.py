"""A campaign as it goes: rows, void games, forks, whole campaigns at random."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.campaign.playing import SIDES, muster, play, play_randomly, result
from tests.packs import trial
from tests.packs.proving import searched
from undaunted.campaign.campaign import Campaign
from undaunted.campaign.errors import BadChoice, BadRows, CampaignError, WrongPhase
from undaunted.campaign.rows import Left, Sown, Voided, dump, parse
from undaunted.campaign.standing import Standing
from undaunted.content import reload

SQUAD = {"Rifleman": 5, "Scout": 3, "Machine Gunner": 3}


def same(one: Campaign, other: Campaign) -> bool:
    def told(now: Standing) -> tuple[object, ...]:
        return (now.state, now.pools, now.city, now.areas, now.record, now.decks, now.muster, now.vacancies)

    return told(one.standing) == told(other.standing)


def test_rows_add_up_to_the_campaign_at_every_moment(campaign: Campaign) -> None:
    random = Random(5)
    while campaign.phase != "over":
        play_randomly(campaign, random)
        texts = [dump(row) for row in campaign.rows]
        assert same(Campaign.of([parse(text) for text in texts], strict=True), campaign)


def check_squads(campaign: Campaign) -> None:
    """Five Riflemen, three Scouts and three Machine Gunners a squad; every card in one pool."""
    for side in SIDES:
        pools, cards = campaign.pools[side], campaign.book.cards[side]
        lying = [*pools.available, *pools.removed, *pools.locked, *pools.upgrade, *pools.reserve]
        assert sorted(lying) == sorted(cards)
        joined = campaign.standing.integrated[side]
        free = Counter(cards[lost].card.title for lost in campaign.standing.vacancies.get(side, ()))
        squads = Counter(
            (cards[card].card.title, "AB" if cards[card].squad in joined else cards[card].squad)
            for card in pools.available
            if cards[card].card.title in SQUAD
        )
        for (title, squad), count in squads.items():
            assert count + (free[title] if squad == "AB" else 0) == SQUAD[title], (side, title, squad)
        assert len(squads) == len(SQUAD) * (1 if joined else 2)


def test_random_campaigns_keep_their_squads_and_end(home: object) -> None:
    ends: Counter[str] = Counter()
    for seed in range(40):
        random = Random(seed)
        campaign = Campaign.begin("trial", seed=seed)
        check_squads(campaign)
        while campaign.phase != "over":
            assert campaign.number <= 6
            play_randomly(campaign, random)
            check_squads(campaign)
        ends[campaign.state] += 1
    assert set(ends) == {"END-1", "END-2"}


def test_both_together_make_a_game_void(campaign: Campaign) -> None:
    """Ruling 62."""
    before = campaign.pools
    muster(campaign)
    campaign.void("Soviet")
    assert campaign.voiding == {"Soviet"}
    campaign.void("Soviet", wanted=False)
    campaign.void("German")
    campaign.void("Soviet")
    assert (campaign.phase, campaign.state, campaign.attempt) == ("deck", "1a", 1)
    assert campaign.pools == before
    play(campaign)
    assert campaign.record[0].attempts == 2


def test_the_game_that_is_just_over_can_be_made_void_until_the_next_begins(campaign: Campaign) -> None:
    muster(campaign)
    ended = result(campaign, fallen={"Soviet": 7})
    campaign.finish(ended)
    first = (campaign.record[0].sides, campaign.pools)
    campaign.choose_deck("German", campaign.musterable("German").suggested)
    for side in SIDES:
        campaign.void(side)
    assert (campaign.number, campaign.state, campaign.record, campaign.attempt) == (1, "1a", (), 1)
    muster(campaign)
    campaign.finish(ended)
    assert (campaign.record[0].sides, campaign.pools) == first  # the same draws
    muster(campaign)
    campaign.void("Soviet")
    campaign.finish(result(campaign))
    assert campaign.voiding == frozenset()
    assert campaign.number == 3


def test_there_is_nothing_to_void_before_the_first_game(campaign: Campaign) -> None:
    with pytest.raises(WrongPhase):
        campaign.void("Soviet")


def test_a_fork_goes_on_from_before_a_game_with_chance_of_its_own(campaign: Campaign) -> None:
    for _ in range(3):
        play(campaign, fallen={"Soviet": 6, "German": 6})
    fork = campaign.fork(3, seed=99)
    assert (fork.number, fork.state) == (3, "6a")
    assert fork.record == campaign.record[:2]
    assert not fork.can_void
    play(fork, fallen={"Soviet": 6, "German": 6})
    assert fork.record[2].result.sides.keys() == campaign.record[2].result.sides.keys()
    assert fork.record[2].sides != campaign.record[2].sides
    assert same(Campaign.of(fork.rows, strict=True), fork)
    again = fork.fork(2, seed=7)
    assert again.record == campaign.record[:1]
    assert Campaign.of(campaign.fork(1, seed=1).rows).number == 1
    with pytest.raises(BadChoice):
        campaign.fork(9)


def test_in_a_fork_nothing_that_was_copied_is_made_void(campaign: Campaign) -> None:
    """Also not after what was played in it was made void, at the table or just over."""
    for _ in range(2):
        play(campaign)
    fork = campaign.fork(3, seed=99)
    for playing in (muster, play):
        playing(fork)
        assert fork.can_void
        for side in fork.sides:
            fork.void(side)
        assert (fork.number, fork.can_void) == (3, False)
        with pytest.raises(WrongPhase):
            fork.void("Soviet")
    play(fork)
    assert same(Campaign.of(fork.rows, strict=True), fork)


def test_a_fork_from_before_a_game_that_was_made_void(campaign: Campaign) -> None:
    """It goes on from before the first time that it was played, whose step needs a key that is not told."""
    for game in (1, 2):
        play(campaign)
        for side in campaign.sides:
            campaign.void(side)
        play(campaign)
        fork = campaign.fork(game, seed=5)
        assert (fork.number, fork.attempt) == (game, 0)
        assert fork.record == campaign.record[: game - 1]
        play(fork)
        assert same(Campaign.of(fork.rows, strict=True), fork)
        assert campaign.fork(game + 1, seed=5).record == campaign.record


@pytest.mark.parametrize("in_a_game", [False, True])
def test_a_fork_that_is_left_ends_without_a_result(campaign: Campaign, in_a_game: bool) -> None:
    play(campaign)
    fork = campaign.fork(2, seed=5)
    if in_a_game:
        muster(fork)
    with pytest.raises(BadChoice):
        fork.leave("Nobody")
    fork.leave("German")
    assert (fork.left, fork.phase, fork.winner) == ("German", "over", "")
    assert (fork.stage, fork.can_void) == ("", False)
    assert {fork.todo(side) for side in fork.sides} == {"over"}
    view = fork.view("Soviet")
    assert (view.left, view.end, view.briefing, view.choice) == ("German", None, None, None)
    assert len(view.record) == 1, "no game is at hand"
    assert view.chance == tuple(row.hash for row in fork.rows if isinstance(row, Sown)), "no seed is told"
    for refused in (lambda: fork.leave("Soviet"), fork.begun, lambda: fork.void("Soviet")):
        with pytest.raises(WrongPhase):
            refused()
    assert same(Campaign.of(fork.rows, strict=True), fork)
    again = fork.fork(2, seed=6)
    assert (again.left, again.number) == ("", 2)
    play(again)


def test_only_a_fork_is_left(campaign: Campaign) -> None:
    with pytest.raises(WrongPhase) as refused:
        campaign.leave("German")
    assert refused.value.code == "not-a-fork"
    with pytest.raises(BadRows, match="row 3"):
        Campaign.of([*campaign.rows, Left(side="German")])


def test_a_fork_gives_nothing_away_of_what_is_to_come(campaign: Campaign) -> None:
    for _ in range(2):
        play(campaign)
    chain = campaign.standing.chain
    assert chain is not None
    fork = campaign.fork(3, seed=5)
    (old, new) = [row for row in fork.rows if isinstance(row, Sown)]
    assert bytes.fromhex(old.seed) == chain.key(2)
    assert old.hash == chain.hash != new.hash
    assert chain.seed.hex() not in "".join(dump(row) for row in fork.rows)
    first = campaign.fork(1)
    assert len([row for row in first.rows if isinstance(row, Sown)]) == 1


def test_sides_need_not_wait_for_each_other(campaign: Campaign) -> None:
    campaign.choose_deck("German", campaign.musterable("German").suggested)
    assert (campaign.todo("German"), campaign.todo("Soviet"), campaign.phase) == ("wait", "deck", "deck")


def test_what_is_refused_changes_nothing(campaign: Campaign) -> None:
    rows = len(campaign.rows)
    for refused in (
        campaign.begun,
        lambda: campaign.integrate("Soviet", []),
        lambda: campaign.choose_reserve("Soviet", "S-S-004", "S-R-004"),
        lambda: campaign.choose_deck("Nobody", []),
    ):
        with pytest.raises(CampaignError):
            refused()
    assert len(campaign.rows) == rows


def test_rows_that_are_no_campaign(campaign: Campaign) -> None:
    muster(campaign)
    with pytest.raises(BadRows, match="row 3"):
        Campaign.of([*campaign.rows[:2], Voided(side="Soviet"), *campaign.rows[2:]])
    with pytest.raises(BadRows, match="row 1"):
        Campaign.of(campaign.rows[1:])
    with pytest.raises(BadRows):
        Campaign.of([])
    with pytest.raises(BadRows, match="row 3"):
        Campaign.of([*campaign.rows[:2], campaign.rows[4]])


def test_a_campaign_goes_on_though_its_files_have_changed(tmp_path: Path) -> None:
    """An upgrade of the program: what was chosen and played stays, what comes is as the files say now."""
    home = trial.write(tmp_path)
    with searched(tmp_path):
        campaign = Campaign.begin("trial", seed=2)
        play(campaign, fallen={"Soviet": 3})
        running = Campaign.of(campaign.rows)
        muster(running)
        square = home / "scenarios" / "012.toml"
        text = square.read_text().replace('"Rifleman A" = 1', '"Rifleman A" = 2')
        square.write_text(text.replace('"Rifleman A" = 4', '"Rifleman A" = 3'))
        level = home / "campaign" / "levels" / "06.toml"
        level.write_text(level.read_text() + "\n[unlock]\nGerman = ['037']\n")
        reload()
        again = Campaign.of(running.rows)
        assert (again.stage, again.record, again.pools) == (running.stage, running.record, running.pools)
        again.finish(result(again))
        assert "G-L-037" in again.pools["German"].available
        fresh = Campaign.of(campaign.rows)
        assert next(slot for slot in fresh.musterable("Soviet").slots if slot.unit == "Rifleman A").count == 2
        with pytest.raises(BadRows, match="content"):
            Campaign.of(running.rows, strict=True)
