"""A position in words, for whoever watches an environment. It shows everything: it is not for agents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted.game.event import Teller, ruined_before
from undaunted.game.notation.position import write
from undaunted.game.question import Asked
from undaunted.rules.words import NONE
from undaunted.speed import rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undaunted.game.history import Raw
    from undaunted.game.things import Things


def tell(state: rules.State, things: Things, told: Sequence[Raw] = ()) -> str:
    """What the last decision brought, the position in one line, and the question that is open."""
    teller = Teller(things, None, ruined_before(state, [told]))
    lines = [event.text for event in teller.tell(0, told)]
    lines.append(write(state, things))
    seat = rules.decider(state)
    if seat != NONE:
        lines.append(f"{things.stage.seats[seat]}: {Asked(state, things).prompt()}")
    return "\n".join(lines)
