"""Ordinary tables, whose dice come from a seed: is any token, key or seed in what people are told?"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random

from guests import play_on
from houses import Lobby
from leak_watching import LANGUAGES, PAGES, Found
from undaunted.server.store.address import is_url
from undaunted.server.store.database import reading
from undaunted.server.store.dice import mixing
from undaunted.server.store.queries import kept_game

DECISIONS = 30


def look_for_secrets(houses: Sequence[Lobby], data: Path | str, found: Found) -> None:
    """Of a table with an invitation: played, watched, and asked for at each house."""
    opened = houses[0].open_with({"US": "me", "German": "invite"}, listed=True)
    seated = houses[-1].sit(opened.table, key=opened.links["German"])
    secrets = {"a token": opened.token, "another's token": seated.token, "a key": opened.links["German"]}
    with reading(data) as store:
        kept = kept_game(store, opened.table)
        assert kept is not None
        if is_url(data):
            secrets["the processes' secret"] = store.execute("SELECT secret FROM peer_secret").fetchone()[0]
    seed = kept.table.seed
    mixed = mixing(seed)
    secrets |= {"what the dice are mixed of" if mixed else "the seed": mixed.server if mixed else seed.hex()}
    for seat in kept.table.seats:
        secrets |= {f"{seat.seat}'s hash": seat.token_hash.hex(), f"{seat.seat}'s key": seat.key_hash.hex()}
    for what, text in _told(houses, opened.table, [opened.token, seated.token]):
        found.compared += 1
        found.size += len(text)
        found.secrets += [
            f"{what}: tells {name}" for name, secret in secrets.items() if secret and secret in text
        ]


def _told(houses: Sequence[Lobby], table: str, tokens: Sequence[str]) -> list[tuple[str, str]]:
    with ExitStack() as stack:
        players = [
            stack.enter_context(house.guest(table, token))
            for house, token in zip((houses[0], houses[-1]), tokens, strict=True)
        ]
        watchers = [stack.enter_context(house.guest(table)) for house in houses]
        play_on([*players, *watchers], Random(1), DECISIONS)
        told = [(f"message at {table}", text) for guest in (*players, *watchers) for text in guest.texts]
        for house in houses:
            for token in ("", *tokens):
                headers = {"authorization": f"Bearer {token}"} if token else {}
                paths = ["/api/tables", *(f"/api/tables/{table}{page}" for page in PAGES)]
                for path in (f"{path}?lang={lang}" for path in paths for lang in LANGUAGES):
                    answer = house.http("GET", path, headers=headers)
                    told.append((path, f"{answer.headers} {answer.text}"))
    return told
