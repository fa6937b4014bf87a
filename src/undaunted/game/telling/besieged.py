"""Why a thing cannot be picked now, where only the embattled city forbids it; all else is in `reasons.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from undaunted.game.errors import IllegalDecision
from undaunted.rules import words

if TYPE_CHECKING:
    from undaunted.game.telling.reasons import Reasons

Refusal = IllegalDecision | None
MOVING = (words.FOOT, words.LEAD)
ORDERS = (words.INSPIRE, words.FORCE)


def reason(why: Reasons, thing: int) -> Refusal:
    finder = _FINDERS.get(why.things.kind(thing))
    return finder(why, thing) if finder else None


def is_impassable(state: Any, tile: int) -> bool:
    """No vehicle enters the face that it shows now."""
    table = state.table
    return bool(table.face_rough[table.face_from[tile] + state.city[table.at_face + tile]])


def beside(state: Any, unit: int) -> list[int]:
    """The tiles of the Riflemen beside whom a counter can be placed."""
    table = state.table
    side, rolls = table.counter_side[unit], table.counter_rolls[unit]
    squad = 0 if rolls else table.counter_squad[unit]
    return [
        tile
        for one in range(table.side_first_counter[side], table.side_first_counter[side + 1])
        if table.counter_rifleman[one]
        and one != unit
        and (tile := state.tile_of[one]) != words.NONE
        and (not squad or table.counter_squad[one] == squad)
        and not (rolls and is_impassable(state, tile))
    ]


def struck_tile(state: Any) -> int:
    """Where the salvo falls that is being rolled for: where somebody or something is still to be attacked."""
    table = state.table
    units = (int(state.tile_of[unit]) for unit, still in enumerate(state.pending) if still)
    built = (
        int(table.structure_tile[structure])
        for structure in range(table.structures)
        if table.city_cells and state.city[table.at_due + structure]
    )
    return next((tile for tiles in (units, built) for tile in tiles), words.NONE)


def _button(why: Reasons, thing: int) -> Refusal:
    late = thing == words.WITHDRAW and why.question == "turn"
    return why.no("withdraw-too-late") if late else None


def _card(why: Reasons, thing: int) -> Refusal:
    card = why.things.card(thing)
    title = why.things.cards[card]
    if why.table.card_seat[card] != why.seat:
        return None
    if why.question == "inspire":
        return _ordered(why, card, title)
    if why.question == "support":
        fog = why.state.supply[card] and why.table.card_kind[card] == words.FOG
        return why.no("fog-never-supported") if fog else why.no("not-in-supply", card=title)
    return why.no("only-bombers", card=title) if why.question == "bomber" else None


def _ordered(why: Reasons, card: int, title: str) -> IllegalDecision:
    """Why this card cannot be told to act once more."""
    state, table = why.state, why.table
    chosen = state.city[table.at_reused + card]
    spare = state.played[card] - chosen
    if spare > 0 and why.frame[words.F_CARD] == card:
        spare -= 1
        if not spare:
            return why.no("card-in-use", card=title)
    if spare <= 0:
        return why.no("ordered-already" if chosen else "not-in-play-area", card=title)
    squad = table.deed_squad[why.frame[words.F_DEED]]
    if squad and table.card_squad[card] != squad:
        return why.no("wrong-squad", card=title, squad=why.things.stage.deeds[why.frame[words.F_DEED]].squad)
    unit = table.card_unit[card]
    down = unit != words.NONE and state.suppressed[unit]
    return why.no("ordered-suppressed" if down else "ordered-in-vain", card=title)


def _action(why: Reasons, thing: int) -> Refusal:
    if why.question not in ("use", "reuse", "combo"):
        return None
    table, card = why.table, why.frame[words.F_CARD]
    deed, unit = why.things.deed(thing), why.table.card_unit[card]
    if why.things.card(thing) != card:
        return _other_card(why, card)
    if unit != words.NONE and why.state.suppressed[unit]:
        return None
    plain = _is_inspired(why)
    if why.question == "combo" and not _is_due(why, deed):
        return why.no("not-this-half", half=_half(why))
    if why.question != "use" and table.deed_word[deed] in ORDERS:
        return why.no("no-order-to-order")
    if plain and table.action_upgraded and table.action_upgraded[thing - table.first_action]:
        return why.no("upgraded-not-inspired")
    here = words.NONE if unit == words.NONE else why.state.tile_of[unit]
    if unit != words.NONE and here == words.NONE:
        tiles = beside(why.state, unit)
        if not tiles:
            return _nobody_beside(why, unit)
        here = tiles[0]
    return _deed(why, card, deed, unit, here)


def _other_card(why: Reasons, card: int) -> Refusal:
    if why.question == "use":
        return None
    if why.question == "combo":
        return why.no("not-this-half", half=_half(why))
    return why.no("reuse-other-card", card=why.things.cards[card])


def _is_inspired(why: Reasons) -> bool:
    """Are upgraded actions left out?"""
    if why.question == "reuse":
        return bool(why.table.deed_word[why.frame[words.F_DEED]] == words.INSPIRE)
    return why.question == "combo" and bool(why.frame[words.F_MOVED])


def _half(why: Reasons) -> str:
    """Of two actions in one go: which kind is due."""
    first = why.frame[words.F_LEFT] == 2
    assault = why.table.deed_word[why.frame[words.F_DEED]] == words.ASSAULT
    return "movement" if first == assault else "combat"


def _is_due(why: Reasons, deed: int) -> bool:
    family = why.table.deed_family[deed]
    return family in (MOVING if _half(why) == "movement" else (words.SHOT, words.SALVO))


def _nobody_beside(why: Reasons, unit: int) -> IllegalDecision:
    soldier = why.things.counters[unit]
    if why.table.counter_rolls[unit]:
        return why.no("no-rifleman-on-road", soldier=soldier)
    return why.no("no-rifleman-beside", soldier=soldier, squad=why.things.stage.counters[unit].squad)


def _deed(why: Reasons, card: int, deed: int, unit: int, here: int) -> Refusal:
    table, word = why.table, why.table.deed_word[deed]
    goes = table.deed_goes[deed]
    if unit == words.NONE and not goes & words.ON_TILE:
        if table.deed_within[deed] != words.NONE or table.deed_beyond[deed]:
            return why.no("reach-needs-counter", card=why.things.cards[card])
    elif unit != words.NONE and word in (words.SMOKE, words.MINE):
        return (_smoke if word == words.SMOKE else _mine)(why, unit, here)
    if table.deed_family[deed] == words.SHOT and table.deed_also[deed] & words.BREAKS:
        return why.no("nothing-to-break")
    if word in (words.ASSAULT, words.REPOSITION) and unit != words.NONE:
        return why.no("no-first-half", half="movement" if word == words.ASSAULT else "combat")
    return why.no(NO_USE[word]) if word in NO_USE else why.refused_deed(deed, unit, here)


NO_USE = {
    words.INSPIRE: "nothing-to-inspire",
    words.FORCE: "nothing-to-inspire",
    words.READYING: "nobody-to-ready",
    words.SUPPORT: "nothing-to-support",
    words.EXPLORE: "no-fog-to-explore",
}


def _smoke(why: Reasons, unit: int, here: int) -> IllegalDecision:
    state, table = why.state, why.table
    if state.city[table.at_smoked + unit] >= table.smoke_a_unit:
        return why.no("smoke-used-up", soldier=why.things.counters[unit])
    return why.no("smoke-there-already", tile=why.things.stage.tiles[here])


def _mine(why: Reasons, unit: int, here: int) -> IllegalDecision:
    state, table = why.state, why.table
    if state.city[table.at_laid + unit] >= table.mines_a_unit:
        return why.no("mines-used-up", soldier=why.things.counters[unit])
    return why.no("no-free-edge", tile=why.things.stage.tiles[here])


def _tile(why: Reasons, thing: int) -> Refusal:
    state, table = why.state, why.table
    tile, unit = why.things.tile(thing), why.frame[words.F_UNIT]
    name = why.things.stage.tiles[tile]
    if why.question == "watch":
        return why.no("watched-already", tile=name, soldier=why.things.counters[unit])
    if why.question not in ("drive-off", "step"):
        return None
    beside_it = table.distance[state.tile_of[unit] * table.tiles + tile] == 1
    if beside_it and table.counter_rolls[unit] and is_impassable(state, tile):
        return why.no("rough-terrain", tile=name)
    if why.question == "step":
        return None
    if not beside_it:
        return why.no("not-beside-it", tile=name, soldier=why.things.counters[unit])
    return why.no("not-its-ground", tile=name)


def _counter(why: Reasons, thing: int) -> Refusal:
    unit = why.things.unit(thing)
    title, tile = why.things.counters[unit], why.state.tile_of[unit]
    own = why.table.counter_side[unit] == why.side
    if why.question == "turn" and own and tile != words.NONE and why.state.city[unit]:
        return why.no("routed-needs-bolster", soldier=title)
    if why.question not in ("guide", "ready", "shoot") or tile == words.NONE:
        return why.no("not-on-board", unit=title) if why.question == "ready" else None
    if why.question == "shoot":
        return None if own or not why.has_defence(unit) else _away(why, tile, title)
    if not own:
        return why.no("not-own-counter", unit=title)
    if why.question == "guide":
        refused = _unguided(why, unit, title)
        if refused:
            return refused
    squad = why.table.deed_squad[why.frame[words.F_DEED]]
    if squad and why.table.counter_squad[unit] != squad:
        told = why.things.stage.deeds[why.frame[words.F_DEED]].squad
        return why.no("wrong-squad-counter", unit=title, squad=told)
    return why.no("not-suppressed-there", unit=title) if why.question == "ready" else None


def _unguided(why: Reasons, unit: int, title: str) -> Refusal:
    if why.table.counter_unguided[unit]:
        return why.no("guide-unguided", soldier=title)
    return why.no("guide-routed", soldier=title) if why.state.city[unit] else None


def _away(why: Reasons, tile: int, title: str) -> IllegalDecision:
    """Why a target that could be hit is out of the range of a shot."""
    table, shooter = why.table, why.frame[words.F_UNIT]
    near = table.deed_beyond[why.frame[words.F_DEED]]
    if shooter != words.NONE and near > table.distance[why.state.tile_of[shooter] * table.tiles + tile]:
        return why.no("too-near", unit=title)
    return why.no("out-of-reach", unit=title)


def _structure(why: Reasons, thing: int) -> Refusal:
    state, table = why.state, why.table
    structure, title = why.things.structure(thing), why.things.names[thing]
    tile = table.structure_tile[structure]
    if why.question == "blast" and tile == struck_tile(state):
        return why.no("already-blasted", unit=title)
    if why.question not in ("shoot", "blast"):
        return None
    if why.question == "blast":
        return why.no("not-on-target-tile", unit=title)
    if not table.deed_also[why.frame[words.F_DEED]] & words.BREAKS:
        return why.no("only-breakers", structure=title)
    if state.ruined[structure]:
        return why.no("structure-gone", structure=title)
    return _away(why, tile, title)


def _edge(why: Reasons, thing: int) -> Refusal:
    if why.question != "edge":
        return None
    edge = why.things.edge(thing)
    here = why.state.tile_of[why.frame[words.F_UNIT]]
    if here not in why.table.edge_tile[2 * edge : 2 * edge + 2]:
        return None
    return why.no("mined-already", edge=why.things.edges[edge])


_FINDERS: dict[str, Callable[[Reasons, int], Refusal]] = {
    "button": _button,
    "card": _card,
    "action": _action,
    "tile": _tile,
    "counter": _counter,
    "structure": _structure,
    "edge": _edge,
}
