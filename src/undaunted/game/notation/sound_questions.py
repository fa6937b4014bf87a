"""Whether the open questions of a position from outside could be asked in it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from undaunted.game.errors import BadPosition
from undaunted.game.notation.sound_city import check_in_city
from undaunted.game.questions import BIDDERS, COMMANDERS, NOBODY, OWNER, kind_of, leads_to
from undaunted.game.things import Things
from undaunted.rules import words
from undaunted.speed import rules


def check_questions(state: Any, things: Things) -> None:
    _bottom(state, things)
    _nesting(state)
    for depth in range(1, state.depth):
        _Frame(state, things, depth).check()


def _bottom(state: Any, things: Things) -> None:
    """Under everything lies the bidding, alone, or the turn of the active seat."""
    kind, seat = kind_of(state, 0), state.stack[words.F_SEAT]
    if kind.asks == BIDDERS:
        if seat != words.NONE or state.depth > 1 or words.NONE not in state.bid:
            raise BadPosition("ask", "bid", "bid/*, alone, with a bid still to come")
        return
    if kind.asks == COMMANDERS:
        _standstill(state)
        return
    active = rules.active_seat(state)
    wanted = "line" if active == state.table.automaton else "turn"
    if kind.name != wanted or seat != active:
        expected = f"bid/* or {wanted}/{things.stage.seats[active]}"
        raise BadPosition("ask", f"{kind.name} as the first question", expected)


def _standstill(state: Any) -> None:
    """After the last turn, alone; who has the initiative is asked first. An automaton is not asked."""
    left = state.stack[words.F_LEFT]
    side = state.initiative if left else 1 - state.initiative
    last = state.turn == state.table.seats - 1 and state.depth == 1
    people = state.table.automaton == words.NONE
    if not (last and people and left <= 1 and state.stack[words.F_SEAT] == state.commander[side]):
        raise BadPosition(
            "ask", "standstill", "standstill, alone after the last turn, of the side that is due"
        )


def _nesting(state: Any) -> None:
    """Each lies on what it may lie on, and somebody is asked in the end."""
    kinds = [kind_of(state, depth) for depth in range(state.depth)]
    for below, kind in pairwise(kinds):
        reuses = below.name != "inspire" or state.table.inspire_reuses
        if below.name not in kind.over or not reuses:
            expected = " or ".join(kind.over) or "the bottom"
            part = "ask" if kind.over else f"ask, {kind.name}"
            raise BadPosition(part, f"{kind.name} over {below.name}", f"{expected} below it")
    if kinds[-1].asks == NOBODY:
        raise BadPosition("ask", f"{kinds[-1].name} on top", "a question above it")
    names = {kind.name for kind in kinds}
    if not {"blast", "advance"} & names and any(state.pending):
        raise BadPosition("pending", "counters still to be attacked", "none, as there is no Blast")
    if not {"navigate", "surveil"} & names and any(state.chosen):
        raise BadPosition("chosen", "tiles", "none, as nobody navigates")


class _Frame:
    """One question above the turn."""

    def __init__(self, state: Any, things: Things, depth: int) -> None:
        self.state = state
        self.table = state.table
        self.things = things
        self.frame = state.stack[depth * words.FRAME : (depth + 1) * words.FRAME]
        self.told = kind_of(state, depth)
        self.kind = self.told.name
        self.seat = self.frame[words.F_SEAT]
        self.card = self.frame[words.F_CARD]
        self.deed = self.frame[words.F_DEED]
        self.unit = self.frame[words.F_UNIT]
        self.depth = depth
        self.trodden = depth + 1 < state.depth and kind_of(state, depth + 1).name == "mines"
        """Mines go off under who was on the way; he may not have lived to see the end of it."""

    def need(self, holds: bool, found: str, expected: str) -> None:
        if not holds:
            raise BadPosition(f"ask, {self.kind}", found, expected)

    def check(self) -> None:
        if self.told.asks == OWNER:
            self.need(self.unit < self.table.side_first_counter[2], "no soldier", "a soldier")
            self.need(
                self.seat == self.table.counter_seat[self.unit], "another seat", "the owner of the unit"
            )
            in_play = self.frame[words.F_ZONE] == words.PLAYED
            own_turn = self.seat == rules.active_seat(self.state)
            self.need(own_turn or not in_play, "the play area", "hand, discard or deck on another's turn")
            return
        if self.kind == "mines":
            self._mines()
            return
        if self.told.city and self.kind in ("hazard", "drive-off", "bomber", "antiair"):
            check_in_city(self.state, self.kind, self.frame, self.need)
            return
        if "card" not in self.told.fields:
            self._hit_vehicle()
            return
        self.need(self.seat == rules.active_seat(self.state), "another seat", "the active seat")
        owner = self.table.card_seat[self.card]
        self.need(owner == self.seat, self.things.cards[self.card], "a card of that seat")
        soldier = self.table.card_unit[self.card]
        # Who hunkers down may shift afterwards, when his card is in the supply.
        hunkered = self.kind == "after" and self.state.supply[self.card] > 0
        there = self.state.played[self.card] > 0 or hunkered or self._lost_in_use()
        self.need(there, self.things.cards[self.card], "a card in the play area")
        if self.kind == "after":
            self.need(soldier != words.NONE and soldier == self.unit, "another unit", "the unit of the card")
        if self.kind == "order":
            self.need(self.frame[words.F_ZONE] <= 10, "such a die", "rolled:0 to rolled:10")
            self.need(self.frame[words.F_LEFT] <= words.ROLLS, "more dice", f"{words.ROLLS} at most")
        if "deed" not in self.told.fields:
            return
        deeds = self._deeds()
        title = self.things.deed_title(self.deed)
        if self.kind == "reuse":
            ordered = self.table.deed_word[self.deed] in (words.INSPIRE, words.FORCE)
            self.need(ordered, title, "Inspire or Force")
            chosen = self.state.city[self.table.at_reused + self.card]
            self.need(chosen > 0, self.things.cards[self.card], "a card that was chosen")
            return
        self.need(self.deed in deeds, title, "an action of the card")
        fits = leads_to(self.table, self.deed, self.told)
        self.need(fits, title, "the action that leads to this question")
        left = self.frame[words.F_LEFT]
        if self.kind == "combo":
            self.need(0 < left <= 2, f"{left} left", "one half or both")
        elif "left" in self.told.fields:
            # While the last order is carried out, none is left to give.
            least = 0 if self.kind == "inspire" and self.depth + 1 < self.state.depth else 1
            self.need(
                least <= left <= self.table.deed_value[self.deed],
                f"{left} left",
                f"{least} to the value of the action",
            )
        if "unit" in self.told.fields:
            self._acting_unit()
        if self.told.spawns:
            unit = self.table.card_unit[self.card]
            off = unit != words.NONE and self.state.tile_of[unit] == words.NONE
            self.need(off, "a counter on the board", "a counter that is still to be placed")
        if self.kind == "blast":
            self._pending()
        if self.kind == "advance":
            self._advancing()
        if self.kind in ("mine", "edge"):
            self._mining()
        if self.kind in ("navigate", "surveil"):
            picked = sum(self.state.chosen)
            value = self.table.deed_value[self.deed]
            self.need(picked == value - left, f"{picked} tiles chosen", f"{value - left}, with {left} left")

    def _deeds(self) -> bytearray:
        """All that the card can be used for, the place of its soldier included."""
        first, soldier = self.card * self.table.actions_a_card, self.table.card_unit[self.card]
        deeds: bytearray = self.table.action_deed[first : first + self.table.actions_a_card]
        if self.table.vehicles and soldier != words.NONE and self.state.aboard[soldier] != words.NONE:
            first = self.state.aboard[soldier] * self.table.actions_a_place
            deeds = deeds + self.table.place_deed[first : first + self.table.actions_a_place]
        elif self._driver_fell():
            deeds = deeds + self.table.place_deed
        return deeds

    def _driver_fell(self) -> bool:
        soldier = self.table.card_unit[self.card]
        gone = soldier != words.NONE and self.state.tile_of[soldier] == words.NONE
        return bool(self.table.vehicles and self.trodden and gone)

    def _lost_in_use(self) -> bool:
        """Friendly Fire takes from the play area first: what falls on the own side too may cost the card
        in use, and goes on; so may a mine."""
        falls = [deed for deed in self._deeds() if deed < len(self.table.deed_hits)]
        own_too = any(self.table.deed_hits[deed] & words.OWN_TOO for deed in falls)
        mined = self.table.mine_owner not in (words.NONE, self.table.seat_side[self.seat])
        mined = mined or bool(self.table.city_cells)
        return (own_too or mined) and self.state.removed[self.card] > 0

    def _hit_vehicle(self) -> None:
        """A vehicle on the board, hit by the active seat or a mine; the damage waits below the choice."""
        attackers = [rules.active_seat(self.state)]
        if self.table.mine_owner != words.NONE:
            attackers.append(self.state.commander[self.table.mine_owner])
        self.need(self.seat in attackers, "another seat", "the active seat, or the owner of the mines")
        vehicle = words.NONE if self.unit == words.NONE else self.table.counter_vehicle[self.unit]
        there = vehicle != words.NONE and self.state.tile_of[self.unit] != words.NONE
        enemy = there and self.state.holder[vehicle] != self.table.seat_side[self.seat]
        self.need(
            enemy or (there and self._bombs()), "no vehicle of the enemy", "an enemy vehicle on the board"
        )

    def _bombs(self) -> bool:
        """A Bomb falls on one's own vehicles too."""
        return any(
            hits & words.OWN_TOO and goes & words.AIMED
            for hits, goes in zip(self.table.deed_hits, self.table.deed_goes, strict=True)
        )

    def _mines(self) -> None:
        """Somebody of the other side has trodden on what lies on an edge of where he is."""
        owner = self.table.mine_owner
        self.need(owner != words.NONE, "mines", "a scenario that has them")
        self.need(self.seat == self.state.commander[owner], "another seat", "whose mines they are")
        self.need(self.unit != words.NONE, "nobody", "a unit")
        edge = self.frame[words.F_ZONE] - words.FRAME_EDGES
        tile = self.state.tile_of[self.unit]
        beside = tile in (words.NONE, *self.table.edge_tile[2 * edge : 2 * edge + 2])
        self.need(beside, self.things.edges[edge], "an edge of the unit's tile")

    def _mining(self) -> None:
        """Only the owner lays them; where one is laid or lifted, there must be one."""
        doing = self.frame[words.F_ZONE]
        if self.table.city_cells:
            laying = (words.LAY_PERSONNEL, words.LAY_ARMOUR, *((0,) if self.kind == "mine" else ()))
            self.need(doing in laying, "mines lifted", "mines to lay")
            return
        self.need(self.table.mine_owner != words.NONE, "Mine", "a scenario that has mines")
        lays = doing in (words.LAY_PERSONNEL, words.LAY_ARMOUR)
        own = self.table.seat_side[self.seat] == self.table.mine_owner
        self.need(own or not lays, "mines laid", "them laid by their owner only")
        begun = (0, words.LAY_PERSONNEL, words.LIFT_PERSONNEL)
        self.need(
            self.kind == "edge" or doing in begun,
            "one kind of mine",
            "either kind, as long as none is picked",
        )
        if self.kind == "edge":
            self.need(doing != 0, "nothing to do", "mines to lay or to lift")
            self.need(not lays or self.state.mine[-1] > 0, "no mine left", "a mine in the supply")

    def _advancing(self) -> None:
        """Those picked so far are one's own, of the squad, on one tile."""
        picked = [unit for unit, still in enumerate(self.state.pending) if still]
        tiles = {self.state.tile_of[unit] for unit in picked}
        self.need(len(tiles) <= 1, "counters on several tiles", "all on one tile")
        for unit in picked:
            first = self.table.unit_from[unit]
            own = unit < self.table.side_first_counter[2] and self.table.counter_seat[unit] == self.seat
            named = own and first < self.table.unit_from[unit + 1]
            squad = self.table.card_squad[self.table.unit_card[first]] if named else 0
            ready = named and not self.state.suppressed[unit] and self.state.tile_of[unit] != words.NONE
            fits = ready and squad == self.table.deed_squad[self.deed]
            self.need(fits, self.things.unit_title(unit), "ready counters of the squad that advances")

    def _acting_unit(self) -> None:
        soldier = self.table.card_unit[self.card]
        family, here = self.table.deed_family[self.deed], self.table.deed_goes[self.deed] & words.ON_TILE
        if soldier == words.NONE and not here and family != words.LEAD:
            self.need(self.unit == words.NONE, "a unit", "nobody, as the card has no counter")
            return
        self.need(self.unit != words.NONE, "nobody", "a unit")
        title = self.things.unit_title(self.unit)
        if family == words.RIDE:
            place = words.NONE if soldier == words.NONE else self.state.aboard[soldier]
            driven = words.NONE if place == words.NONE else self.table.place_vehicle[place]
            own = self.table.counter_vehicle[self.unit] == driven != words.NONE
            rolling = self.table.counter_vehicle[self.unit] != words.NONE
            self.need(own or (rolling and self._driver_fell()), title, "the driver's vehicle")
            return
        if family == words.LEAD:
            own = self.table.counter_side[self.unit] == self.table.seat_side[self.seat]
            self.need(own, title, "a counter of the own side")
        else:
            self.need(self.table.card_unit[self.card] == self.unit, title, "the unit of the card")
        if self.kind == "step" and self.table.vehicles:
            self.need(self.state.aboard[self.unit] == words.NONE, title, "a unit on foot")
        # Who bombs the tile that he stands on may fall before the others there are attacked.
        own_too = self.kind == "blast" and self.table.deed_hits[self.deed] & words.OWN_TOO
        there = self.state.tile_of[self.unit] != words.NONE
        self.need(bool(own_too) or there, title, "a unit on the board")

    def _pending(self) -> None:
        due = self.state.city[self.table.at_due : self.table.at_mission] if self.table.city_cells else b""
        self.need(
            any(self.state.pending) or any(due), "no pending counter", "one at least, still to be attacked"
        )
        if not any(self.state.pending):
            return
        side = self.table.seat_side[self.seat]
        aimed = self.table.deed_goes[self.deed] & words.AIMED
        there = [self.state.tile_of[unit] for unit, still in enumerate(self.state.pending) if still]
        tile = there[0] if aimed else self.state.target[side]
        spotters = [
            u for u, s in enumerate(self.table.counter_side) if s == side and self.table.counter_spots[u]
        ]
        for unit in range(self.table.counters):
            if self.state.pending[unit]:
                here = self.state.tile_of[unit]
                # A salvo may hit a second spotter of its own side, who takes the marker along: it falls on.
                if tile == words.NONE and len(spotters) > 1:
                    tile = here
                there = here == tile != words.NONE
                self.need(there, self.things.unit_title(unit), "pending counters on the target tile")
                hit = self._falls_on(unit)
                self.need(hit, self.things.unit_title(unit), "pending counters whom the salvo can hit")

    def _falls_on(self, unit: int) -> bool:
        """With the defence that counts, on foot, and an enemy where the salvo spares one's own."""
        hits, vehicle = self.table.deed_hits[self.deed], self.table.counter_vehicle[unit]
        aboard = bool(self.table.vehicles) and self.state.aboard[unit] != words.NONE
        whose = self.table.counter_side[unit] if vehicle == words.NONE else self.state.holder[vehicle]
        spared = not hits & words.OWN_TOO and whose == self.table.seat_side[self.seat]
        return bool(rules.base_defence(self.state, hits, unit)) and not aboard and not spared
