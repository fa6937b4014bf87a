"""What each side and a spectator see: swap what a viewer may not know, and to the byte his view stays."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.campaign.playing import SIDES, in_game, muster, play, play_randomly, result
from undaunted.campaign.campaign import Campaign
from undaunted.campaign.standing import Standing

SECRETS = ("locked", "upgrade", "reserve")


def seen(campaign: Campaign, side: str | None, lang: str = "en") -> bytes:
    return msgspec.json.encode(campaign.view(side, lang))


def enemy(side: str) -> str:
    return next(other for other in SIDES if other != side)


def swapped(campaign: Campaign, side: str) -> Campaign:
    """The same campaign, but for what only this side may know: its pools, its choices, its draws."""
    twin = Campaign.of(campaign.rows)
    now = twin.standing
    pools = now.pools[side]
    turned = msgspec.structs.replace(
        pools,
        available=pools.removed,
        removed=pools.available,
        locked=pools.upgrade,
        upgrade=pools.reserve,
        reserve=pools.locked,
    )
    record = []
    for entry in now.record:
        own = entry.sides[side]
        remains = entry.result.sides[side]
        other = msgspec.structs.replace(remains, used=remains.casualties, casualties=remains.used)
        step = msgspec.structs.replace(own, draws=own.draws[::-1], intel=not own.intel, joined=("S-L-040",))
        record.append(
            msgspec.structs.replace(
                entry,
                sides={**entry.sides, side: step},
                decks={**entry.decks, side: entry.decks[side][::-1]},
                result=msgspec.structs.replace(entry.result, sides={**entry.result.sides, side: other}),
            )
        )
    arrivals = tuple(
        msgspec.structs.replace(arrival, joined={**arrival.joined, side: ()}, left={**arrival.left, side: ()})
        for arrival in now.arrivals
    )
    decks = {**now.decks, side: now.decks[side][::-1]} if side in now.decks else now.decks
    twin._now = now.with_(
        pools={**now.pools, side: turned},
        record=tuple(record),
        arrivals=arrivals,
        decks=decks,
        transferred={side: now.pools[side].removed},
        vacancies={**now.vacancies, side: () if now.decks.get(side) or now.muster else ("S-S-004",)},
    )
    return twin


def moments(campaign: Campaign) -> list[Campaign]:
    """A campaign at random, as it was between its games and while decks were chosen."""
    random = Random(11)
    found = []
    while campaign.phase != "over":
        found.append(Campaign.of(campaign.rows))
        half = Campaign.of(campaign.rows)
        for side in SIDES:
            if half.todo(side) == "deck":
                half.choose_deck(side, half.musterable(side).suggested)
                found.append(Campaign.of(half.rows))
                break
        play_randomly(campaign, random)
    return found


def test_nobody_sees_what_the_other_may_know_alone(campaign: Campaign) -> None:
    looked = 0
    for then in moments(campaign):
        for side in SIDES:
            other = swapped(then, enemy(side))
            assert seen(other, side) == seen(then, side)
            looked += 1
        both = swapped(swapped(then, SIDES[0]), SIDES[1])
        assert seen(both, None) == seen(then, None)
    assert looked > 10


def test_that_the_enemy_has_a_reserve_to_choose_is_not_told(campaign: Campaign) -> None:
    for _ in range(4):
        play(campaign)
    muster(campaign)
    fallen = [name for name in in_game(campaign, "Soviet") if name.startswith("Rifleman")]
    plain = Campaign.of(campaign.rows)
    plain.finish(result(plain, fallen={"Soviet": fallen}))
    assert plain.todo("Soviet") == "reserve"
    chosen = Campaign.of(plain.rows)
    while chosen.todo("Soviet") == "reserve":
        free = chosen.vacancies("Soviet")[0]
        chosen.choose_reserve("Soviet", free.lost, free.cards[0])
    assert seen(chosen, "German") == seen(plain, "German")
    assert seen(chosen, None) == seen(plain, None)
    assert (plain.view("Soviet").phase, plain.view("German").phase) == ("reserves", "deck")


def test_the_check_can_fail(campaign: Campaign) -> None:
    """Whoever's own they are sees the difference."""
    play(campaign, fallen={"Soviet": 6})
    assert seen(swapped(campaign, "Soviet"), "Soviet") != seen(campaign, "Soviet")


def test_no_card_is_seen_before_it_comes(campaign: Campaign) -> None:
    random = Random(3)
    while campaign.phase != "over":
        for side in SIDES:
            # Of an integrated squad the owner looks through the reserves he may choose from.
            if campaign.todo(side) != "reserve":
                text = seen(campaign, side).decode()
                pools = campaign.pools[side]
                hidden = [card for name in SECRETS for card in getattr(pools, name)]
                assert not [card for card in hidden if f'"{card}"' in text]
            spectator = seen(campaign, None).decode()
            assert not [card for card in campaign.book.cards[side] if f'"{card}"' in spectator]
        play_randomly(campaign, random)


def test_briefings_and_intel_are_for_their_own_side(campaign: Campaign) -> None:
    play(campaign)
    assert campaign.state == "2a"
    soviet, german, anybody = (seen(campaign, side).decode() for side in (*SIDES, None))
    assert "Secret of the Soviets before 2a." in soviet
    assert "There is a cellar under 505." in soviet
    for text in (german, anybody):
        assert "Secret of the Soviets" not in text
        assert "There is a cellar" not in text
    assert "Secret of the Germans before 2a." in german
    assert "The Soviets won 11." in anybody


def test_a_deck_is_secret_until_both_have_chosen(campaign: Campaign) -> None:
    before = seen(campaign, "German")
    deck = campaign.musterable("Soviet").suggested
    campaign.choose_deck("Soviet", deck)
    other = Campaign.of(campaign.rows[:-1])
    other.choose_deck("Soviet", [card for card in deck if card != "S-S-004"] + ["S-S-008"])
    assert seen(other, "German") == seen(campaign, "German")
    assert seen(campaign, "German") != before  # that he has chosen is no secret
    assert campaign.view("Soviet").choice is not None


def test_the_platoon_is_people(campaign: Campaign) -> None:
    play(campaign, used={"Soviet": ["Rifleman B 009"]}, fallen={"Soviet": ["Rifleman A 004"]})
    people = {person.person: person for person in campaign.view("Soviet").platoon}
    assert (people["009"].face.card, people["009"].status) == ("S-U-009", "serving")
    assert [moment.what for moment in people["009"].story] == ["fought", "upgraded"]
    assert (people["004"].status, people["004"].until) == ("fallen", 1)
    assert (people["R004"].status, people["R004"].since) == ("serving", 2)
    assert people["004"].face.soldier in people["R004"].story[0].text
    assert people["036"].story[0].what == "joined"
    assert people["005"].games == 0


def test_the_step_is_told_card_by_card(campaign: Campaign) -> None:
    play(campaign, used={"Soviet": ["Rifleman B 009"]}, fallen={"Soviet": ["Rifleman A 004"]})
    step = campaign.view("Soviet").step
    assert step is not None
    own = next(one for one in step.sides if one.side == "Soviet")
    lost, learnt = own.draws
    assert (lost.outcome, lost.comes and lost.comes.card) == ("lost", "S-R-004")
    assert lost.comes is not None
    assert lost.face.soldier in lost.text
    assert lost.comes.soldier in lost.text
    assert (learnt.outcome, learnt.comes and learnt.comes.card) == ("upgraded", "S-U-009")
    theirs = next(one for one in step.sides if one.side == "German")
    assert not theirs.draws


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_view_can_be_put_into_words(campaign: Campaign, lang: str) -> None:
    random = Random(2)
    while campaign.phase != "over":
        for side in (*SIDES, None):
            view = campaign.view(side, lang)
            assert len(view.city) == 72
            assert view.record[-1].state == campaign.state
        play_randomly(campaign, random)
    end = campaign.view("Soviet", lang).end
    assert end is not None
    assert end.text
    assert len(campaign.view(None).chance[0]) == 64


def test_branches_not_taken_are_shown(campaign: Campaign) -> None:
    play(campaign, "German")
    first, at_hand = campaign.view(None).record
    assert (first.next, first.not_taken, at_hand.state, at_hand.winner) == ("2b", "2a", "2b", "")
    assert {node.state for node in campaign.view(None).graph} >= {"1a", "7h", "END-1"}


def test_a_hash_stands_for_the_seed_until_all_is_over(campaign: Campaign) -> None:
    chain = campaign.standing.chain
    assert chain is not None
    assert campaign.view("Soviet").chance == (chain.hash,)
    for _ in range(4):
        play(campaign)
    muster(campaign)
    assert in_game(campaign, "Soviet")
    campaign.finish(result(campaign, "German"))
    assert campaign.view("Soviet").chance == (chain.seed.hex(),)


def test_a_standing_is_never_changed(campaign: Campaign, home: Path) -> None:
    before: Standing = campaign.standing
    told = msgspec.structs.asdict(before)
    play(campaign, fallen={"Soviet": 9})
    assert msgspec.structs.asdict(before) == told
