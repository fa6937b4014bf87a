"""The Campaign Step: victory, casualties, upgrades."""

from __future__ import annotations

import pytest

from tests.campaign.playing import fighting, muster, play, result
from undaunted.campaign.campaign import Campaign
from undaunted.campaign.errors import BadResult, GivenUp, WrongPhase
from undaunted.campaign.standing import Draw
from undaunted.campaign.step import draws_for

TABLE = [(0, 0), (1, 1), (4, 1), (5, 2), (9, 2), (10, 3), (11, 3), (35, 3)]


def draws(campaign: Campaign, side: str, outcome: str, game: int = -1) -> list[Draw]:
    return [draw for draw in campaign.record[game].sides[side].draws if draw.outcome == outcome]


@pytest.mark.parametrize(("pile", "drawn"), TABLE)
def test_the_table_of_casualties(pile: int, drawn: int) -> None:
    assert draws_for(pile) == drawn


@pytest.mark.parametrize(("pile", "drawn"), [(pile, drawn) for pile, drawn in TABLE if pile < 20])
def test_so_many_are_lost_for_good(campaign: Campaign, pile: int, drawn: int) -> None:
    play(campaign, fallen={"Soviet": pile})
    assert len(draws(campaign, "Soviet", "lost")) == drawn
    assert not draws(campaign, "German", "lost")
    lost = [draw.card for draw in draws(campaign, "Soviet", "lost")]
    assert set(lost) <= set(campaign.pools["Soviet"].removed)


def test_a_rifleman_is_replaced_by_the_reserve_of_his_number(campaign: Campaign) -> None:
    """S-S-009 is replaced with S-R-009."""
    play(campaign, fallen={"Soviet": ["Rifleman B 009"]}, used={"Soviet": []})
    pools = campaign.pools["Soviet"]
    assert [draw.comes for draw in draws(campaign, "Soviet", "lost")] == ["S-R-009"]
    assert (pools.where("S-S-009"), pools.where("S-R-009")) == ("removed", "available")
    assert pools.where("S-U-009") == "upgrade"


def test_who_learns_is_replaced_by_the_upgraded_card_of_his_number(campaign: Campaign) -> None:
    """S-S-009 is replaced with S-U-009."""
    play(campaign, used={"Soviet": ["Rifleman B 009"]})
    pools = campaign.pools["Soviet"]
    assert [draw.comes for draw in draws(campaign, "Soviet", "upgraded")] == ["S-U-009"]
    assert (pools.where("S-S-009"), pools.where("S-U-009")) == ("removed", "available")
    assert pools.where("S-R-009") == "reserve"


def test_an_upgraded_soldier_can_be_lost_and_is_replaced_by_the_reserve_of_his_number(
    campaign: Campaign,
) -> None:
    play(campaign, used={"Soviet": ["Rifleman B 009"]})
    play(campaign, fallen={"Soviet": ["Rifleman B U009"]}, used={"Soviet": []})
    pools = campaign.pools["Soviet"]
    assert [pools.where(card) for card in ("S-S-009", "S-U-009", "S-R-009")] == [
        "removed",
        "removed",
        "available",
    ]


def test_others_than_riflemen_scouts_and_machine_gunners_dwindle(campaign: Campaign) -> None:
    play(campaign)
    play(campaign, fallen={"Soviet": ["Sniper 036"]}, used={"Soviet": []})
    (lost,) = draws(campaign, "Soviet", "lost")
    assert (lost.card, lost.comes, lost.chooses) == ("S-L-036", "", False)
    assert campaign.pools["Soviet"].where("S-L-036") == "removed"
    assert not [card for card in campaign.pools["Soviet"].available if card.endswith("036")]


def test_a_reserve_is_drawn_again(campaign: Campaign) -> None:
    """Ruling 58: whoever is lost is none, whatever else lies in the pile."""
    riflemen = [f"Rifleman B {number:03}" for number in range(9, 14)]
    play(campaign, fallen={"Soviet": riflemen}, used={"Soviet": []})
    new = [draw.comes for draw in draws(campaign, "Soviet", "lost")]
    assert len(new) == 2
    names = campaign.book.cards["Soviet"]
    reserves = [names[card].name for card in new]
    for seed in range(20):
        again = campaign.fork(2, seed=seed)
        play(again, fallen={"Soviet": [*reserves, "Scout A 014"]}, used={"Soviet": []})
        assert [draw.card for draw in draws(again, "Soviet", "lost")] == ["S-S-014"]
        assert {draw.card for draw in draws(again, "Soviet", "back")} <= {*new, "S-S-014"}


def test_as_many_as_there_are(campaign: Campaign) -> None:
    """Five cards in the pile ask for two draws, but four are reserves."""
    reserves: list[str] = []
    for _ in range(2):
        play(campaign, fallen={"Soviet": squad_b(campaign)}, used={"Soviet": []})
        names = campaign.book.cards["Soviet"]
        reserves += [names[draw.comes].name for draw in draws(campaign, "Soviet", "lost")]
    assert len(reserves) == 4
    assert set(reserves) < set(squad_b(campaign))
    play(campaign, fallen={"Soviet": squad_b(campaign)}, used={"Soviet": []})
    assert len(draws(campaign, "Soviet", "lost")) == 1
    assert not campaign.record[-1].sides["Soviet"].upgraded


def squad_b(campaign: Campaign) -> list[str]:
    """Its five Riflemen, whoever they are by now."""
    twin = Campaign.of(campaign.rows)
    muster(twin)
    return [name for name in fighting(twin, "Soviet") if name.startswith("Rifleman B")]


def test_two_learn_unless_the_scenario_says_otherwise(campaign: Campaign) -> None:
    play(campaign)
    assert campaign.state == "2a"
    play(campaign)
    learnt = [len(entry.sides[side].upgraded) for entry in campaign.record for side in ("Soviet", "German")]
    assert learnt == [2, 2, 2, 3]


def test_only_regular_combat_cards_learn(campaign: Campaign) -> None:
    """Ruling 58: from all piles but the supply, once the permanent casualties are gone."""
    for seed in range(30):
        one = Campaign.begin("trial", seed=seed)
        play(
            one, fallen={"Soviet": ["Scout A 014"]}, used={"Soviet": ["Platoon Sergeant 001", "Scout B 017"]}
        )
        assert one.record[0].sides["Soviet"].lost == ("S-S-014",)
        assert one.record[0].sides["Soviet"].upgraded == ("S-S-017",)
    # With five in the pile two are lost: whoever learns is among the other three.
    pile = [f"Rifleman A {number:03}" for number in range(4, 9)]
    play(campaign, fallen={"Soviet": pile}, used={"Soviet": []})
    step = campaign.record[0].sides["Soviet"]
    assert len(step.lost) == len(step.upgraded) == 2
    assert not set(step.lost) & set(step.upgraded)


def test_the_victor_takes_the_area(campaign: Campaign) -> None:
    assert campaign.areas == {"square": "", "works": "German"}
    play(campaign, "Soviet")
    assert campaign.areas["square"] == "Soviet"
    play(campaign, "German")
    assert campaign.areas["square"] == "German"


@pytest.mark.parametrize(
    ("state", "soviet", "german"),
    [("6a", "7a", "7b"), ("6b", "7c", "7d"), ("6c", "7e", "7f"), ("6d", "7g", "7h")],
)
def test_the_printed_table_of_states(campaign: Campaign, state: str, soviet: str, german: str) -> None:
    """The book's example: 6b and a German victory lead to 7d."""
    for winner in {"6a": "SS", "6b": "SG", "6c": "GS", "6d": "GG"}[state]:
        play(campaign, {"S": "Soviet", "G": "German"}[winner])
    assert campaign.state == state
    for winner, after in (("Soviet", soviet), ("German", german)):
        one = Campaign.of(campaign.rows)
        play(one, winner)
        assert (one.state, one.record[-1].next) == (after, after)


def test_a_step_taken_again_draws_the_same(campaign: Campaign) -> None:
    muster(campaign)
    ended = result(campaign, fallen={"Soviet": 11, "German": 6})
    twin = Campaign.of(campaign.rows)
    campaign.finish(ended)
    twin.finish(ended)
    assert campaign.record == twin.record
    assert campaign.pools == twin.pools


def test_another_seed_draws_others(home: object) -> None:
    found = set()
    for seed in range(12):
        one = Campaign.begin("trial", seed=seed)
        play(one, fallen={"Soviet": 12})
        found.add(one.record[0].sides["Soviet"].lost)
    assert len(found) > 6


def test_bombers_that_were_shot_down_do_not_come_back(campaign: Campaign) -> None:
    play(campaign)
    muster(campaign)
    campaign.finish(result(campaign, shot_down={"Soviet": ("Bomber 098",)}))
    assert campaign.pools["Soviet"].where("S-L-098") == "removed"
    assert campaign.record[-1].sides["Soviet"].shot_down == ("S-L-098",)
    assert campaign.record[-1].sides["Soviet"].pile == 0
    assert not draws(campaign, "Soviet", "lost")


def test_ruling_62_an_end_skips_casualties_and_upgrades(campaign: Campaign) -> None:
    for _ in range(4):
        play(campaign)
    assert campaign.state == "8a"
    muster(campaign)
    before = campaign.pools
    campaign.finish(result(campaign, "German", fallen={"Soviet": 10, "German": 10}))
    assert (campaign.state, campaign.phase, campaign.winner) == ("END-2", "over", "German")
    assert campaign.pools == before
    assert not campaign.record[-1].sides["Soviet"].draws
    with pytest.raises(WrongPhase):
        campaign.void("Soviet")


def test_ruling_62_who_gives_up_out_of_turn_ends_no_game(campaign: Campaign) -> None:
    import msgspec

    muster(campaign)
    given_up = msgspec.structs.replace(result(campaign), how="withdrawn")
    with pytest.raises(GivenUp):
        campaign.finish(given_up)
    campaign.finish(msgspec.structs.replace(given_up, how="withdrawal"))
    assert campaign.number == 2


@pytest.mark.parametrize(
    "wrong",
    [
        {"fallen": {"Soviet": ["Rifleman A U004"]}},
        {"fallen": {"Soviet": ["Nobody"]}},
        {"fallen": {"Soviet": ["Rifleman A 004", "Rifleman A 004"]}},
        {"winner": "Nobody"},
        {"faces": {"504": "Z"}},
        {"caved_in": ("504",)},
    ],
)
def test_a_result_that_is_none_of_this_game_changes_nothing(
    campaign: Campaign, wrong: dict[str, object]
) -> None:
    muster(campaign)
    before = (len(campaign.rows), campaign.pools, campaign.state)
    with pytest.raises(BadResult):
        campaign.finish(result(campaign, **wrong))  # type: ignore[arg-type]
    assert (len(campaign.rows), campaign.pools, campaign.state) == before


def test_ruling_58_draws_are_uniform(home: object) -> None:
    """10,000 seeds: each of seven mortals of a pile is lost equally often (chi-square, 6 degrees, 0.1 %)."""
    from undaunted.campaign.chance import Chain, Draws
    from undaunted.campaign.step import drawn

    pile = ("S-S-004", "S-S-005", "S-R-006", "S-U-007", "S-R-008", "S-S-014", "S-S-015", "S-S-020", "S-L-036")
    mortal = {card for card in pile if card[2] != "R"}
    times = dict.fromkeys(sorted(mortal), 0)
    for seed in range(10_000):
        key = Chain.of(seed).key(1)
        for card in drawn(Draws(key, 1, "Soviet", "casualties"), pile, mortal, 2):
            times[card] = times.get(card, 0) + (card in mortal)
    counted = {card: count for card, count in times.items() if card in mortal}
    assert sum(counted.values()) == 20_000
    expected = 20_000 / len(mortal)
    assert sum((count - expected) ** 2 / expected for count in counted.values()) < 22.46
