"""What OpenSpiel's players see: the tensor, and the same knowledge as a line of text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from undaunted.envs.errors import UnsupportedObservation
from undaunted.game.notation.position import write
from undaunted.rules.words import NONE

if TYPE_CHECKING:
    from undaunted.envs.openspiel import UndauntedState
    from undaunted.envs.tensor import Tensors
    from undaunted.game.things import Things

ONE, NOBODY = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE


class Observer:
    """A player's knowledge now, with all it remembers, what is public, or what only it knows.

    There is a tensor for the first of these only: memory is a digest, which no network could read.
    """

    def __init__(self, tensors: Tensors, kind: Any = None, params: dict[str, Any] | None = None) -> None:
        if params:
            raise UnsupportedObservation(f"observation parameters: found {params}, expected none")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info not in (ONE, NOBODY) or (kind.perfect_recall and kind.private_info == NOBODY):
            expected = "what one player or what all may know"
            raise UnsupportedObservation(f"observation: found {kind}, expected {expected}")
        self._tensors = tensors
        self._recall = kind.perfect_recall
        self._public = kind.public_info
        self._private = kind.private_info == ONE
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._public and self._private and not self._recall:
            self.tensor = np.zeros(tensors.size, np.float32)
            self.dict = tensors.named(self.tensor)

    def set_from(self, state: UndauntedState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self._tensors.observation(state.course.observe(player))

    def string_from(self, state: UndauntedState, player: int) -> str:
        now = state.course
        things = now.things
        if not self._public:
            return hidden(now.observe(player), things) if self._private else ""
        if not self._private:
            return known(now.observe(NONE), things)
        seat = things.stage.seats[player]
        text = f"{seat} sees {known(now.observe(player), things)}"
        return f"{text} memory={now.memories[player].hex()}" if self._recall else text


def known(seen: Any, things: Things) -> str:
    """An observation in one line: the position with the unseen poured together, and the sizes of hands."""
    parts = [write(seen.state, things), f"hands={','.join(map(str, seen.hand_sizes))}"]
    bidders = [name for name, bid in zip(things.stage.seats, seen.has_bid, strict=True) if bid]
    if bidders:
        parts.append(f"bidders={','.join(bidders)}")
    lost = [f"{name}:{count}" for name, count in zip(things.counters, seen.lost, strict=True) if count]
    if lost:
        parts.append(f"lost={','.join(lost)}")
    return " ".join(parts)


def hidden(seen: Any, things: Things) -> str:
    """What only this player knows: its hand, its bid, and which cards it has lost."""
    own = range(*things.table.seat_first_card[seen.seat : seen.seat + 2])
    parts = []
    for zone in ("hand", "removed"):
        counts = getattr(seen.state, zone)
        cards = [f"{things.cards[card]}*{counts[card]}" for card in own if counts[card]]
        parts.append(f"{zone}={','.join(cards)}")
    bid = seen.state.bid[seen.seat]
    parts.append("bid=" + (things.cards[bid] if bid < len(things.cards) else ""))
    return " ".join(parts)
