"""What must hold in the embattled city after each decision; elsewhere there is nothing to look at."""

from __future__ import annotations

from undaunted.lab.fuzzing.goals import full_rout, reached
from undaunted.lab.fuzzing.watched import Broken, State, Watched
from undaunted.rules import words

MINE_KINDS = 4
"""Of two sides, against soldiers and against armour."""


def routed_units_have_no_cards(watched: Watched, state: State) -> None:
    """They are on the board, keep no watch, and all their cards are in the supply or lost."""
    table = watched.table
    for unit in range(table.counters if table.city_cells else 0):
        if not state.city[unit]:
            continue
        name = watched.things.counters[unit]
        if state.city[unit] != 1 or state.tile_of[unit] == words.NONE:
            raise Broken("routed units have no cards", f"{name} routed off the board", "on a tile")
        for card in table.unit_card[table.unit_from[unit] : table.unit_from[unit + 1]]:
            if state.hand[card] or state.deck[card] or state.discard[card] or state.played[card]:
                found = f"{watched.things.cards[card]} in the game while {name} is routed"
                raise Broken("routed units have no cards", found, "in the supply, or lost")


def watches_are_kept(watched: Watched, state: State) -> None:
    """By who is on the board, ready, not routed and has the card for it; over a tile of the board."""
    table = watched.table
    for unit in range(table.counters if table.city_cells else 0):
        tile = state.city[table.at_watch + unit]
        if tile == words.NONE:
            continue
        name = watched.things.counters[unit]
        away = state.tile_of[unit] == words.NONE
        if away or state.suppressed[unit] or state.city[unit] or unit not in watched.watchers:
            raise Broken("watches are kept", f"a watch by {name}", "none but by a gunner who can fire")
        if tile >= table.tiles:
            raise Broken("watches are kept", f"{name} watching tile {tile}", "a tile of the board")


def markers_suffice(watched: Watched, state: State) -> None:
    """So many mines and smoke markers a unit, one an edge or tile; none comes from nowhere."""
    table = watched.table
    if not table.city_cells:
        return
    laid = state.city[table.at_laid : table.at_laid + table.counters]
    smoked = state.city[table.at_smoked : table.at_smoked + table.counters]
    field = state.city[table.at_field : table.at_field + table.edges]
    smoke = state.city[table.at_smoke : table.at_smoke + table.tiles]
    if max(laid, default=0) > table.mines_a_unit or max(smoked, default=0) > table.smoke_a_unit:
        raise Broken("markers suffice", f"{max(laid)} mines, {max(smoked)} smoke markers", "what a unit has")
    if max(field, default=0) > MINE_KINDS or max(smoke) > 1:
        raise Broken("markers suffice", "markers that there are not", "one on an edge, one on a tile")
    for side in (0, 1):
        mines = _of_side(field, side)
        units = range(table.side_first_counter[side], table.side_first_counter[side + 1])
        most = watched.mines_before[side] + sum(laid[unit] for unit in units)
        if mines > most:
            raise Broken("markers suffice", f"{mines} mines of a side", f"{most} laid at most")
    if sum(smoke) > sum(smoked):
        raise Broken("markers suffice", f"{sum(smoke)} tiles with smoke", f"{sum(smoked)} laid")


def _of_side(field: bytearray, side: int) -> int:
    return sum(mine and (mine - 1) >> 1 == side for mine in field)


def faces_are_what_stands(watched: Watched, state: State) -> None:
    """Every tile shows a face it has; a building is ruined once its face has nothing left to break."""
    table = watched.table
    if not table.city_cells:
        return
    for tile in range(table.tiles):
        face = state.city[table.at_face + tile]
        if face >= table.face_from[tile + 1] - table.face_from[tile]:
            raise Broken("faces are what stands", f"face {face} of tile {tile}", "one of its faces")
    for structure, kind in enumerate(table.structure_kind):
        tile = table.structure_tile[structure]
        stands = table.face_structure[table.face_from[tile] + state.city[table.at_face + tile]] != 0
        if kind == words.BUILDING and stands == bool(state.ruined[structure]):
            found = f"a building on tile {tile}, ruined {state.ruined[structure]}"
            raise Broken("faces are what stands", found, "ruined exactly where its face has no defence")


def nothing_goes_back(watched: Watched, state: State) -> None:
    """From one decision to the next: nobody leaves the board, faces go on, mission points only grow."""
    table = watched.table
    if not table.city_cells:
        return
    last, watched.last = watched.last, (bytes(state.tile_of), bytes(state.city))
    if last is None:
        return
    for unit, tile in enumerate(last[0]):
        if tile != words.NONE and state.tile_of[unit] == words.NONE:
            raise Broken("nothing goes back", f"{watched.things.counters[unit]} off the board", "on a tile")
    growing = (*range(table.at_face, table.at_smoke), *range(table.at_mission, table.city_cells))
    for cell in growing:
        if state.city[cell] < last[1][cell]:
            raise Broken("nothing goes back", f"cell {cell} of the city smaller", "as much, or more")


def orders_are_under_way(watched: Watched, state: State) -> None:
    """Cards are chosen only while Inspire or Force lasts, buildings due only while a Bomb falls."""
    table = watched.table
    if not table.city_cells:
        return
    kinds = state.stack[: state.depth * words.FRAME : words.FRAME]
    for what, first, last, while_asked in (
        ("cards chosen to be used again", table.at_reused, table.at_due, words.ASK_INSPIRE),
        ("buildings due", table.at_due, table.at_mission, words.ASK_BLAST),
    ):
        if any(state.city[first:last]) and while_asked not in kinds and not state.winner:
            raise Broken("orders are under way", f"{what} by nobody", "none")


def games_are_won(watched: Watched, state: State) -> None:
    """By a goal that is reached, a Full Rout, or because somebody withdrew; or nobody wins."""
    table = watched.table
    if not state.winner or not table.city_cells:
        return
    side = state.winner - 1
    if state.how in (words.BY_WITHDRAWAL, words.BY_STANDSTILL):
        return
    if state.how == words.BY_FULL_ROUT:
        right = full_rout(watched, state, side)
    else:
        goals = range(table.goal_from[side], table.goal_from[side + 1])
        right = any(reached(watched, state, goal) for goal in goals)
    if not right:
        raise Broken("games are won", f"{watched.stage.sides[side]} wins (how: {state.how})", "a reason")


IN_THE_CITY = [
    routed_units_have_no_cards,
    watches_are_kept,
    markers_suffice,
    faces_are_what_stands,
    nothing_goes_back,
    orders_are_under_way,
    games_are_won,
]
