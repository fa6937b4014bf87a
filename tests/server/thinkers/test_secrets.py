"""A process in which bots think is sent what the seat knows, byte for byte the same whatever is hidden."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import undaunted
from tests.game.test_views import dealt_again
from tests.games import steps
from undaunted.bots.processes.pipe import frame
from undaunted.game.game import Game
from undaunted.server.thinkers import process

from .thinking import thinkers


def moments(scenario: str) -> list[tuple[Game, Game, str]]:
    """Pairs of games that a seat which decides cannot tell apart."""
    found = []
    for count, game in enumerate(steps(undaunted.new(scenario, seed=6), 6, 90)):
        if game.over or count % 4:
            continue
        for seat in game.deciders:
            one, other = dealt_again(game, seat, 2 * count), dealt_again(game, seat, 2 * count + 1)
            if one.position() != other.position():
                found.append((one, other, seat))
    return found


@pytest.mark.parametrize("scenario", ["normandy/7", "north-africa/12", "stalingrad/11"])
def test_what_is_hidden_never_leaves_the_server(scenario: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []

    def recorded(message: msgspec.Struct) -> bytes:
        sent.append(frame(message))
        return sent[-1]

    monkeypatch.setattr(process, "frame", recorded)

    async def ask(game: Game, seat: str) -> list[bytes]:
        """All that goes through the pipes of fresh processes for a decision and for advice."""
        sent.clear()
        async with thinkers() as crew:
            await crew.choose("table", seat, "greedy", 3, game)
            await crew.advise(game, seat, "2")
        return list(sent)

    pairs = moments(scenario)
    assert len(pairs) > 10
    for one, other, seat in pairs[:: len(pairs) // 6]:
        told = asyncio.run(ask(one, seat))
        assert len(told) == 3, "the scenario, a decision, and advice"
        assert told == asyncio.run(ask(other, seat))
