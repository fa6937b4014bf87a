"""The count of rounds in which nothing but cards changes, counted here by comparing positions."""

from __future__ import annotations

from undaunted.lab.fuzzing.watched import Broken, State, Watched
from undaunted.rules import words

THINGS = (
    "tile_of", "suppressed", "aboard", "damage", "holder", "fate", "ruined", "marker", "points", "mine",
    "tagged", "target", "supply", "removed",
)  # fmt: skip
"""What counts as a change, beside what only the city has."""


def standstills_are_counted(watched: Watched, state: State) -> None:
    """A change sets the count to nought, the end of a round raises it by one, and nothing else touches it."""
    if not watched.table.standstill:
        if state.still:
            raise Broken("standstills are counted", f"{state.still} rounds", "none, as nobody counts them")
        return
    now = _things(watched, state), int(state.round), int(state.still)
    before, watched.before = watched.before, now
    if before is None:
        return
    ended = now[1] > before[1]
    asked = state.depth and state.stack[words.F_KIND] == words.ASK_STANDSTILL
    if now[0] != before[0]:
        right = now[2] == (1 if ended else 0)
    elif ended or asked or state.winner == words.DRAWN:
        # Where both sides play on, the count begins again.
        right = now[2] in (before[2], before[2] + 1) or (ended and now[2] == 0)
    else:
        right = now[2] in (before[2], 0)
    if not right:
        raise Broken(
            "standstills are counted", f"{now[2]} after {before[2]}, in round {now[1]}", "one more, or nought"
        )


def _things(watched: Watched, state: State) -> bytes:
    table, city = watched.table, bytes(state.city)
    if table.city_cells:
        city = city[: table.at_reused] + city[table.at_mission :]
    return city + b"".join(bytes(getattr(state, name)) for name in THINGS)
