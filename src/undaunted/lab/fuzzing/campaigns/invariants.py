"""What must hold of a campaign at every moment, whatever is played and chosen."""

from __future__ import annotations

from collections import Counter

from undaunted.campaign.book import is_end
from undaunted.campaign.campaign import Campaign
from undaunted.campaign.pools import Pools
from undaunted.campaign.standing import Standing
from undaunted.content.roster import named
from undaunted.lab.fuzzing.watched import Broken

VITAL = {"Rifleman": 5, "Scout": 3, "Machine Gunner": 3}
"""So many there are of these in each squad, from the first game to the last."""
SQUADS = ("A", "B")


def squads_stay_whole(now: Standing) -> None:
    """Five, three and three, in each squad or in the one that was made of several."""
    for side in now.book.sides:
        cards = now.book.cards[side]
        joined = now.integrated[side]
        for squads in [tuple(joined), *((one,) for one in SQUADS if one not in joined)]:
            for title, wanted in VITAL.items() if squads else ():
                some = [card for card in now.pools[side].available if cards[card].squad in squads]
                found = sum(cards[card].card.title == title for card in some)
                vacant = [cards[card] for card in now.vacancies.get(side, ())]
                found += sum(one.card.title == title and one.squad in squads for one in vacant)
                if found != wanted:
                    where = f"{found} × {title} {'+'.join(squads)} of {side} in game {now.number}"
                    raise Broken("squads stay whole", where, str(wanted))


def every_card_lies_in_one_pool(now: Standing) -> None:
    for side in now.book.sides:
        pools = now.pools[side]
        lying = Counter(card for pool in Pools.__struct_fields__ for card in getattr(pools, pool))
        if set(lying) != set(now.book.cards[side]) or max(lying.values()) > 1:
            missing = sorted(set(now.book.cards[side]) - set(lying))
            twice = [card for card, times in lying.items() if times > 1]
            found = (
                f"{side}: {', '.join(missing) or 'nothing'} missing, {', '.join(twice) or 'nothing'} twice"
            )
            raise Broken("every card lies in one pool", found, "each card once")


def _made_void(before: Standing, now: Standing) -> bool:
    """Then what was before the game comes back, also who had been left behind by a squad made of two."""
    return len(now.record) < len(before.record) or now.attempt > before.attempt


def nobody_comes_back(before: Standing, now: Standing) -> None:
    """What is removed stays so, unless a game was made void; nothing that is there gets locked again."""
    if _made_void(before, now):
        return
    for side in now.book.sides:
        back = set(before.pools[side].removed) - set(now.pools[side].removed)
        locked = set(now.pools[side].locked) - set(before.pools[side].locked)
        if back or locked:
            raise Broken("nobody comes back", f"{side}: {', '.join(sorted(back | locked))}", "nobody")


def the_city_only_falls(before: Standing, now: Standing) -> None:
    """72 places, each with a face of its own; letters go forward, tunnels stay caved in."""
    places = now.book.pack.places
    city = now.book.pack.city
    if city is not None and len(places) != city.places:
        raise Broken("the city only falls", f"{len(places)} places", str(city.places))
    for place, letter in now.city.faces.items():
        letters = [face.letter for face in places.get(place, ())]
        if letter not in letters:
            raise Broken("the city only falls", f"{place} showing {letter}", f"one of {', '.join(letters)}")
    if _made_void(before, now):
        return
    for place in before.city.faces:
        if now.city.face(place) < before.city.face(place):
            raise Broken(
                "the city only falls", f"{place} showing {now.city.face(place)} again", "no way back"
            )
    if lost := set(before.city.caved_in) - set(now.city.caved_in):
        raise Broken("the city only falls", f"tunnels open again: {', '.join(lost)}", "no way back")


def the_record_follows_the_graph(now: Standing) -> None:
    state = now.book.file.start
    for number, entry in enumerate(now.record, 1):
        if entry.state != state or entry.game != number:
            raise Broken("the record follows the graph", f"{entry.state} in game {entry.game}", state)
        state = now.book.states[state].next[entry.winner]
        if entry.next != state:
            raise Broken("the record follows the graph", f"{entry.next} after {entry.state}", state)
    if now.state != state:
        raise Broken("the record follows the graph", now.state, state)
    if is_end(state) and now.record and any(step.draws for step in now.record[-1].sides.values()):
        raise Broken("the record follows the graph", "cards drawn after an END", "none")


def steps_follow_the_table(now: Standing) -> None:
    """0, 1–4, 5–9, 10 and more: 0, 1, 2, 3, or as many as there are; no reserve, no command card."""
    if not now.record:
        return
    for side, step in now.record[-1].sides.items():
        most = 0 if not step.pile else 1 if step.pile < 5 else 2 if step.pile < 10 else 3
        if len(step.lost) > most:
            raise Broken("steps follow the table", f"{len(step.lost)} lost of {step.pile}", f"{most} at most")
        for card in (*step.lost, *step.upgraded):
            told = now.book.cards[side][card].card
            if told.kind != "combat" or told.grade == "reserve":
                raise Broken("steps follow the table", f"{card}, {told.kind} {told.grade}", "a soldier")


def pools_field_the_deck(campaign: Campaign) -> None:
    """Who cannot dwindle is there in the number that the scenario lists; others are there or skipped."""
    now = campaign.standing
    for side in campaign.sides:
        if campaign.todo(side) not in ("deck", "wait", "play"):
            continue
        offered = campaign.musterable(side)
        for slot in offered.slots:
            if slot.count > slot.listed or len(slot.cards) < slot.count:
                raise Broken("pools field the deck", f"{slot.count} of {slot.unit}", f"{slot.listed} at most")
            if slot.count < slot.listed and _cannot_dwindle(now, side, slot.unit):
                found = f"{slot.count} of {slot.unit} for {side} in {now.state}"
                raise Broken("pools field the deck", found, str(slot.listed))


def _cannot_dwindle(now: Standing, side: str, unit: str) -> bool:
    """A unit that nobody can be lost from for good, nor shot down, nor has been replaced."""
    title, _, squad = unit.rpartition(" ")
    if title in VITAL and all(one in SQUADS for one in squad):
        return True
    told = now.book.cards[side]
    some = [card for card, one in told.items() if named(one.card.title, one.squad) == unit]
    replaced = {card for arrival in now.arrivals for card in arrival.left[side]}
    kept = [told[card].card for card in some if card not in replaced]
    return (
        bool(some)
        and len(kept) == len(some)
        and all(card.kind == "command" and not card.aircraft for card in kept)
    )


def look(campaign: Campaign, before: Standing) -> None:
    """All of it; `before` is how the campaign stood before its last row."""
    now = campaign.standing
    squads_stay_whole(now)
    every_card_lies_in_one_pool(now)
    nobody_comes_back(before, now)
    the_city_only_falls(before, now)
    the_record_follows_the_graph(now)
    steps_follow_the_table(now)
    pools_field_the_deck(campaign)
