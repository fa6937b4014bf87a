"""Nobody is shown what he may not know: deal the enemy's secrets out anew, and he is shown the same."""

from __future__ import annotations

import re
from copy import copy
from random import Random

import msgspec

from undaunted.campaign.campaign import Campaign
from undaunted.campaign.pools import Pools, sorted_cards
from undaunted.campaign.standing import Entry, SideStep, Standing
from undaunted.lab.fuzzing.watched import Broken

DESIGNATION = re.compile(rb'"([A-Z]-[SLUR]-[0-9]{3})"')
COME = ("available", "removed")


def views_leak_nothing(campaign: Campaign, rng: Random) -> None:
    """For each side and a spectator."""
    for side in (*campaign.sides, None):
        seen = shown(campaign, side)
        twin = _twin(campaign, [one for one in campaign.sides if one != side], rng)
        if shown(twin, side) != seen:
            found = f"what {side or 'a spectator'} sees changed with cards that are not his"
            raise Broken("views leak nothing", found, "the same bytes")
        _no_card_too_early(campaign, side, seen)


def shown(campaign: Campaign, side: str | None) -> bytes:
    return msgspec.json.encode(campaign.view(side))


def _twin(campaign: Campaign, others: list[str], rng: Random) -> Campaign:
    """The same campaign, but for what those sides keep to themselves."""
    twin = copy(campaign)
    now = twin.standing
    if now.over:  # the decks and draws of both are told then, if at all
        return twin
    pools = dict(now.pools)
    decks = dict(now.decks)
    for side in others:
        pools[side] = _shuffled(now.pools[side], rng)
        if side in decks and not now.muster:
            decks[side] = tuple(rng.sample(pools[side].available, min(3, len(pools[side].available))))
    record = tuple(_blurred(entry, others) for entry in now.record)
    twin._now = now.with_(pools=pools, decks=decks, record=record)
    return twin


def _shuffled(pools: Pools, rng: Random) -> Pools:
    """As many cards in each pool, but others."""
    names = Pools.__struct_fields__
    every = [card for name in names for card in getattr(pools, name)]
    rng.shuffle(every)
    dealt = {}
    for name in names:
        count = len(getattr(pools, name))
        dealt[name], every = sorted_cards(every[:count]), every[count:]
    return Pools(**dealt)


def _blurred(entry: Entry, others: list[str]) -> Entry:
    """Of a step others see the pile and what was shot down before their eyes."""
    sides = {
        side: SideStep(pile=step.pile, shot_down=step.shot_down) if side in others else step
        for side, step in entry.sides.items()
    }
    decks = {side: () if side in others else cards for side, cards in entry.decks.items()}
    return msgspec.structs.replace(entry, sides=sides, decks=decks)


def _no_card_too_early(campaign: Campaign, side: str | None, seen: bytes) -> None:
    """Whoever has not come yet is named to nobody, but as a reserve that may be chosen now."""
    now: Standing = campaign.standing
    found = {card.decode() for card in DESIGNATION.findall(seen)}
    may = {card for pool in COME for card in getattr(now.pools[side], pool)} if side else set()
    if side:
        may |= {card for vacancy in campaign.vacancies(side) for card in vacancy.cards}
    if early := found - may:
        who = side or "a spectator"
        raise Broken("views leak nothing", f"{who} sees {', '.join(sorted(early))}", "cards that have come")
