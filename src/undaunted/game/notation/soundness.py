"""Whether a position from outside could have arisen: the compiled rules check no bounds, so this does."""

from __future__ import annotations

from typing import Any

from undaunted.game.errors import BadPosition
from undaunted.game.notation.position import ZONES
from undaunted.game.notation.sound_city import check_city
from undaunted.game.notation.sound_line import check_line
from undaunted.game.notation.sound_questions import check_questions
from undaunted.game.questions import BIDDERS, COMMANDERS, kind_of
from undaunted.game.things import Things
from undaunted.rules import words
from undaunted.speed import rules


def check_sound(state: Any, things: Things) -> None:
    """Raise BadPosition for the first thing that cannot be."""
    _cards_add_up(state, things)
    _one_master(state, things)
    _targets(state, things)
    _mines(state)
    check_line(state, things)
    check_city(state, things)
    if state.turn >= state.table.seats:
        raise BadPosition("turn", str(state.turn), f"a number below {state.table.seats}")
    if bool(state.depth) == bool(state.winner):
        found = "a question after the end" if state.depth else "no question and no winner"
        raise BadPosition("ask", found, "ask=…, or won=…")
    _standstill(state)
    _bids(state, things)
    if state.winner:
        return
    _fates(state, things)
    _crews(state, things)
    _not_won_yet(state, things)
    check_questions(state, things)
    if not rules.options(state, rules.decider(state), rules.Options()):
        raise BadPosition("ask", "a question that nothing answers", "a question with at least one option")


def _cards_add_up(state: Any, things: Things) -> None:
    table = state.table
    totals = [0] * table.cards
    wanted = [0] * table.cards
    for card, kin in enumerate(things.kin):
        totals[kin] += sum(getattr(state, zone)[card] for zone in ZONES)
        wanted[kin] += table.start_deck[card] + table.start_supply[card]
    for name, total, right in zip(things.cards, totals, wanted, strict=True):
        if total != right:
            raise BadPosition(name, f"{total} in all zones together", f"{right}, as in the scenario")
    for seat, fog in enumerate(table.seat_fog):
        if fog != words.NONE and state.played[fog] and seat != table.automaton:
            raise BadPosition("played", things.cards[fog], f"cards that {things.stage.seats[seat]} can play")


def _one_master(state: Any, things: Things) -> None:
    for tile, name in enumerate(things.stage.tiles):
        marks = state.marker[tile :: state.table.tiles]
        if marks.count(words.CONTROLLED) > 1:
            raise BadPosition(name, "control by both sides", "control by one side at most")


def _targets(state: Any, things: Things) -> None:
    """A target marker lies far enough from a Mortar that is on the board."""
    table = state.table
    for side, tile in enumerate(state.target):
        if tile == words.NONE:
            continue
        spotters = [
            state.tile_of[unit]
            for unit in range(table.side_first_counter[side], table.side_first_counter[side + 1])
            if table.counter_spots[unit] and state.tile_of[unit] != words.NONE
        ]
        if not any(table.distance[here * table.tiles + tile] >= table.target_distance for here in spotters):
            expected = f"a tile {table.target_distance} or more from a Mortar on the board"
            raise BadPosition("target", things.stage.tiles[tile], expected)


def _mines(state: Any) -> None:
    """Mines are laid, spent and lifted, never made."""
    found, most = sum(state.mine), sum(state.table.start_mine)
    if found > most:
        raise BadPosition("mines", f"{found} of them", f"{most} at most, as in the scenario")


def _standstill(state: Any) -> None:
    """The count ends where the players are asked, or the game with it; and it alone is a draw."""
    drawn = state.winner == words.DRAWN
    if drawn != (state.how == words.BY_STANDSTILL):
        raise BadPosition("won", "a draw that is won, or a win that is drawn", "won=-:standstill, or a side")
    most = state.table.standstill
    at_end = drawn or (state.depth and kind_of(state, 0).asks == COMMANDERS)
    if at_end and not (most and state.still == most + 1):
        raise BadPosition(
            "still", str(state.still), f"{most + 1}, at a standstill" if most else "no standstill"
        )
    if not at_end and state.still > most:
        raise BadPosition("still", str(state.still), f"a number up to {most}")


def _fates(state: Any, things: Things) -> None:
    """Single soldiers and vehicles leave the board for good, and with them all their cards."""
    table = state.table
    for unit, fate in enumerate(state.fate):
        name = things.counters[unit]
        if fate and state.tile_of[unit] != words.NONE:
            raise BadPosition("fate", name, "nobody who is still on the board")
        # Who began off the board may still be there, and so may a squad that has left it.
        stays = table.last_resort == words.FALLS and table.start_tile_of[unit] != words.NONE
        if stays and not fate and state.tile_of[unit] == words.NONE:
            raise BadPosition("at", f"no {name}", f"{name} on the board, or his fate")
        for card in table.unit_card[table.unit_from[unit] : table.unit_from[unit + 1]]:
            left = table.start_deck[card] + table.start_supply[card] - state.removed[card]
            if fate and left:
                raise BadPosition("fate", f"cards of {name}", "all of them removed")


def _crews(state: Any, things: Things) -> None:
    """Each place holds one soldier, each crew one side, and everybody aboard is where his vehicle is."""
    table = state.table
    soldiers = table.side_first_counter[2]
    for unit, place in enumerate(state.aboard):
        if place == words.NONE:
            continue
        vehicle = table.place_vehicle[place]
        tile = state.tile_of[table.vehicle_counter[vehicle]]
        alone = list(state.aboard).count(place) == 1
        own = unit < soldiers and state.holder[vehicle] == table.counter_side[unit]
        if not (alone and own and tile != words.NONE and tile == state.tile_of[unit]):
            expected = "one soldier a place, on the tile of his own side's vehicle"
            raise BadPosition("aboard", things.counters[unit], expected)
    for vehicle, damage in enumerate(state.damage):
        counter = table.vehicle_counter[vehicle]
        standing = state.tile_of[counter] != words.NONE
        if standing and damage >= table.vehicle_integrity[vehicle]:
            raise BadPosition(
                "damage", things.counters[counter], f"less than {table.vehicle_integrity[vehicle]}"
            )


def _bids(state: Any, things: Things) -> None:
    """While bids are asked for, a commander with cards has bid one or will; all others bid none."""
    table = state.table
    bidding = state.depth and kind_of(state, 0).asks == BIDDERS
    for seat, card in enumerate(state.bid):
        name = things.stage.seats[seat]
        bids = seat == state.commander[table.seat_side[seat]]
        holds = bids and any(state.hand[table.seat_first_card[seat] : table.seat_first_card[seat + 1]])
        if not bidding:
            if card != words.NONE:
                raise BadPosition("bid", f"a bid of {name}", "none, as no bids are asked for")
        elif card in (words.NONE, words.NO_CARD):
            if holds != (card == words.NONE):
                found, expected = f"no bid of {name}", f"{name}:-, as there is no card to bid"
                if holds:
                    found, expected = f"{name}:-", "a card of the hand, or nothing yet"
                raise BadPosition("bid", found, expected)
        elif table.card_seat[card] != seat or not state.hand[card]:
            raise BadPosition("bid", things.cards[card], f"a card in the hand of {name}")


def _not_won_yet(state: Any, things: Things) -> None:
    table = state.table
    for goal, side in enumerate(table.goal_side):
        if rules.reached_by(state, side, goal):
            name = things.stage.sides[side]
            raise BadPosition("ask", f"a question, though {name} has reached its goal", f"won={name}:…")
    for side, wins in enumerate(table.full_rout):
        if wins and rules.all_routed(state, 1 - side):
            raise BadPosition("routed", "all Riflemen of a side", f"won={things.stage.sides[side]}:full-rout")
