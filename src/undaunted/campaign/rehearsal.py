"""A state's game with what its side could have by then: whether it can be played at all."""

from __future__ import annotations

from undaunted.campaign import graph, muster
from undaunted.campaign.pools import sorted_cards
from undaunted.campaign.standing import Standing
from undaunted.content import musters
from undaunted.content.options import StageName
from undaunted.content.stage import Stage, compiled
from undaunted.speed import rules


def rehearsed(standing: Standing, state: str, certain: bool = True) -> Stage:
    """The stage of a state's game with all who are there whatever the way; a ContentError says why not."""
    book = standing.book
    pools, integrated, decks = {}, {}, {}
    for side in book.sides:
        there = graph.unlocked(book, side)[state]
        numbers = there.certain if certain else there.possible
        cards = sorted_cards(book.regular(side, number) for number in numbers)
        pool = standing.pools[side].moved(cards, "locked", "available")
        pools[side], integrated[side] = pool, ()
    ready = standing.with_(state=state, pools=pools, integrated=integrated)
    joined = book.integrated(state)
    if joined:
        for side in book.sides:
            offered = muster.integrable(ready, side)
            kept = set(offered.suggested)
            gone = [card for slot in offered.slots for card in slot.cards if card not in kept]
            pools[side] = pools[side].moved(gone, "available", "removed")
        ready = ready.with_(pools=pools, integrated=dict.fromkeys(book.sides, joined))
    for side in book.sides:
        decks[side] = muster.musterable(ready, side).suggested
    text = muster.muster_text(ready.with_(decks=decks))
    wanted = StageName(book.scenario(state).name, (), musters.register(text))
    return compiled(book.pack, book.scenario(state), wanted, text, rules, 0)
