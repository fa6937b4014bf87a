"""What must hold of every position, whatever was played: looked at after each decision, so all of it is
cheap.
"""

from __future__ import annotations

from collections.abc import Callable

from undaunted.game.errors import BadPosition
from undaunted.game.notation.position import ZONES
from undaunted.game.notation.soundness import check_sound
from undaunted.lab.fuzzing import ignored
from undaunted.lab.fuzzing.equipment import crews_sit_in_vehicles, fates_are_final, structures_fall_once
from undaunted.lab.fuzzing.goals import goals_are_noticed
from undaunted.lab.fuzzing.siege import IN_THE_CITY
from undaunted.lab.fuzzing.standstills import standstills_are_counted
from undaunted.lab.fuzzing.watched import Broken, State, Watched, number_of
from undaunted.rules import words

__all__ = [
    "ABOUT_THE_VERDICT",
    "AFTER_EACH_DECISION",
    "Broken",
    "State",
    "Watched",
    "cards_are_conserved",
    "counters_are_in_one_place",
    "crews_sit_in_vehicles",
    "fates_are_final",
    "goals_are_noticed",
    "nothing_is_ignored",
    "structures_fall_once",
    "targets_have_a_mortar",
    "the_position_is_sound",
    "the_stack_is_clean",
    "the_verdict_is_up_to_date",
    "tiles_have_one_master",
]


def cards_are_conserved(watched: Watched, state: State) -> None:
    """No card is made or lost: all zones together hold what deck and supply held at the start.

    Team-mates have one command card between them, and take their Fog of War from one supply.
    """
    zones = (state.hand, state.deck, state.discard, state.played, state.supply, state.removed)
    if sum(map(number_of, zones)) == watched.all_cards:
        return
    table = watched.table
    for cards in watched.card_groups:
        total = sum(getattr(state, zone)[card] for zone in ZONES for card in cards)
        wanted = sum(table.start_deck[card] + table.start_supply[card] for card in cards)
        if total != wanted:
            names = " and ".join(watched.things.cards[card] for card in cards)
            raise Broken("cards are conserved", f"{total} of {names}", str(wanted))


def counters_are_in_one_place(watched: Watched, state: State) -> None:
    """On a tile of the board, or off it; off it none is suppressed, or waits for a Blast."""
    for unit, tile in enumerate(state.tile_of):
        if tile < watched.table.tiles:
            continue
        name = watched.things.counters[unit]
        if tile != words.NONE:
            raise Broken(
                "counters are in one place", f"{name} on tile {tile}", "a tile of the board, or none"
            )
        if state.suppressed[unit] or state.pending[unit]:
            raise Broken("counters are in one place", f"{name} off the board, but still marked", "no mark")


def tiles_have_one_master(watched: Watched, state: State) -> None:
    tiles = watched.table.tiles
    both = number_of(state.marker[:tiles]) & number_of(state.marker[tiles:]) & watched.control_everywhere
    if both:
        tile = watched.stage.tiles[(both.bit_length() - 1) // 8]
        raise Broken("tiles have one master", f"{tile} controlled by both sides", "one side at most")
    if max(state.marker) > words.CONTROLLED:
        raise Broken("tiles have one master", f"marker {max(state.marker)}", "none, scouted or controlled")


def targets_have_a_mortar(watched: Watched, state: State) -> None:
    """A target marker lies only while a counter that can fire at it stands (ruling 12)."""
    for side, tile in enumerate(state.target):
        if tile != words.NONE and all(state.tile_of[unit] == words.NONE for unit in watched.spotters[side]):
            side_name = watched.stage.sides[side]
            raise Broken(
                "targets have a mortar", f"a target of {side_name}", "none without a counter to fire"
            )


def the_stack_is_clean(watched: Watched, state: State) -> None:
    """Questions are open exactly while the game runs, and above them lies nothing."""
    if bool(state.depth) == bool(state.winner):
        raise Broken("the stack is clean", f"depth {state.depth}, winner {state.winner}", "one or the other")
    if any(state.stack[state.depth * words.FRAME :]):
        raise Broken("the stack is clean", "traces above the innermost question", "zeros")
    if any(state.chosen) and not _scouting(state):
        raise Broken(
            "the stack is clean", "tiles chosen by nobody", "none but while somebody scouts from afar"
        )


def _scouting(state: State) -> bool:
    frame = (state.depth - 1) * words.FRAME
    return bool(state.depth) and state.stack[frame] in (words.ASK_NAVIGATE, words.ASK_SURVEIL)


def the_verdict_is_up_to_date(watched: Watched, state: State) -> None:
    """Judging once more finds no winner in a game that goes on."""
    if state.winner:
        return
    twin = state.clone()
    rules = watched.rules
    rules.judge(twin, watched.table.seat_side[rules.active_seat(twin)])
    if twin.winner:
        side_name = watched.stage.sides[twin.winner - 1]
        found = f"{side_name} wins when judged again (how: {twin.how})"
        raise Broken("the verdict is up to date", found, "the same verdict as after the decision")


def nothing_is_ignored(watched: Watched, state: State) -> None:
    """No exception was raised where compiled code cannot pass it on."""
    if ignored.FOUND:
        raise Broken("nothing is ignored", ignored.FOUND[0], "no exception that Python can only mention")


AFTER_EACH_DECISION: list[Callable[[Watched, State], None]] = [
    cards_are_conserved,
    counters_are_in_one_place,
    tiles_have_one_master,
    targets_have_a_mortar,
    the_stack_is_clean,
    crews_sit_in_vehicles,
    fates_are_final,
    structures_fall_once,
    *IN_THE_CITY,
    standstills_are_counted,
    goals_are_noticed,
    the_verdict_is_up_to_date,
    nothing_is_ignored,
]


ABOUT_THE_VERDICT = (goals_are_noticed, the_verdict_is_up_to_date)
"""These make no sense of a made-up scenario that is decided before it begins."""


def the_position_is_sound(watched: Watched, state: State) -> None:
    """What a position from outside has to fulfil holds of every position from inside, too."""
    try:
        check_sound(state, watched.things)
    except BadPosition as error:
        raise Broken("the position is sound", str(error), "a position that could be read back") from error
