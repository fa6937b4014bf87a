"""Two tables of a pair, looked at from everywhere: all that is told of one must be told of the other.

`Sight` is one table as the seat that looks, whoever watches and anybody who asks for pages are told it.
`compare` plays both in step and gives the differences.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from random import Random

import httpx
import msgspec

from guests import Guest
from houses import Lobby
from leak_pairs import Decision, Laid, Pair
from undaunted.server.wire import AskBrief, Explain, Pick, Ping, Pong, Undo, Update, Why

LANGUAGES = ("en", "fr")
PAGES = ("", "/stage", "/record", "/moments", "/log", "/afterwards")
CHANGES = re.compile(r'"(created|changed|said)":("[^"]*"|\d+)')
"""Times, which differ however alike two tables are."""
SETTLED = 5.0
PAGED = 4
"""Decisions after which all pages are asked for."""
PASSING = ("date",)
"""Headers."""
DECK = "#deck"
Told = dict[str, str]
"""All that was told, by who was told it and on what occasion."""


class Found(msgspec.Struct):
    """`compared`: answers and messages; `parted`: decisions after which hidden cards were not the same."""

    pairs: int = 0
    compared: int = 0
    size: int = 0
    decisions: int = 0
    parted: int = 0
    differences: list[str] = []
    secrets: list[str] = []


class Sight:
    """`near`: where all come who look; `home`: where the other side plays, and so the table is played."""

    def __init__(self, houses: Sequence[Lobby], near: int, home: int, laid: Laid, pair: Pair) -> None:
        self.houses, self._near, self._home = houses, near, home
        self.laid, self.pair = laid, pair
        self._other_seat = next(seat for seat in pair.games[0].seats if seat != pair.eyes)
        self.guests: dict[str, Guest] = {}
        self._pings = 10**6

    def __enter__(self) -> Sight:
        with ExitStack() as stack:
            # First, because a table comes to where its first socket is.
            self._other = stack.enter_context(self._joined(self.houses[self._home], self.laid.others, "en"))
            for who, token, lang in self._looking():
                self.guests[who] = stack.enter_context(self._joined(self.houses[self._near], token, lang))
            self._open = stack.pop_all()
        self._read: dict[str, int] = dict.fromkeys(self.guests, 0)
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def _looking(self) -> Iterator[tuple[str, str, str]]:
        for lang in LANGUAGES:
            yield f"seat {lang}", self.laid.token, lang
            yield f"watcher {lang}", "", lang

    def _joined(self, house: Lobby, token: str, lang: str) -> Guest:
        guest = house.guest(self.laid.table, token, lang=lang)
        guest.hear(Update)
        return guest

    @property
    def eyes(self) -> Guest:
        return self.guests[f"seat {LANGUAGES[0]}"]

    # Deciding

    def decide(self, decision: Decision) -> None:
        guest = self.eyes if decision.seat == self.pair.eyes else self._other
        done = guest.pick(decision.thing)
        self._catch_up(getattr(done, "number", 0), f"{decision.thing}: {done}")

    def take_back(self) -> bool:
        """The last decision of the seat that looks, where that can be."""
        if not self.eyes.now.can_undo:
            return False
        done = self.eyes.undo()
        self._catch_up(getattr(done, "number", 0), f"undo: {done}")
        return True

    def _catch_up(self, number: int, what: str) -> None:
        if not number:
            raise SystemExit(f"{self.laid.table}: {what}: found a refusal, expected it to be done")
        for guest in (self._other, *self.guests.values()):
            guest.catch_up(number)

    # Hearing

    def heard(self) -> Told:
        """What each was told since the last time."""
        found: Told = {}
        for who, guest in self.guests.items():
            self._pings += 1
            guest.send(Ping(self._pings))
            while guest.hear(Pong).id != self._pings:
                pass
            for number, text in enumerate(guest.texts[self._read[who] :]):
                found[f"{who}: message {number}"] = text
            self._read[who] = len(guest.texts)
        return found

    def ask(self, random: Random, things: Sequence[str]) -> None:
        """Questions and demands, most of them refused; the answers are heard with all else."""
        for who, guest in self.guests.items():
            seat = self.pair.eyes
            for number, thing in enumerate([DECK, *random.sample(things, 3)]):
                guest.send(Explain(number, thing))
                guest.send(Why(number, seat, thing))
            guest.send(AskBrief(7))
            guest.send(Pick(8, seat, guest.now.moment, "nothing"))
            guest.send(Pick(9, self._other_seat, 0, things[0]))
            guest.send(Undo(10, self._other_seat, 0))
            refused = [thing for thing in things if thing not in {one.thing for one in guest.now.choices}]
            if who.startswith("seat"):
                guest.send(Pick(11, seat, guest.now.moment, random.choice(refused)))

    def join_again(self) -> Told:
        """The whole story, for somebody who comes only now."""
        found: Told = {}
        for who, token, lang in self._looking():
            with self._joined(self.houses[self._near], token, lang) as guest:
                found |= {f"{who} again: message {n}": text for n, text in enumerate(guest.texts)}
        return found

    # Pages

    def pages(self) -> Told:
        found: Told = {}
        for place, house in enumerate(self.houses):
            with httpx.Client(base_url=house.address, trust_env=False, timeout=30) as http:
                for path, token in self._paths():
                    headers = {"authorization": f"Bearer {token}"} if token else {}
                    answer = http.get(path, headers=headers)
                    told = [f"{k}: {v}" for k, v in sorted(answer.headers.items()) if k not in PASSING]
                    who = "seat" if token == self.laid.token else "bad token" if token else "watcher"
                    where = path.replace(self.laid.table, "TABLE")
                    found[f"{who} {where} at {place}"] = "\n".join(
                        [str(answer.status_code), *told, answer.text]
                    )
        return found

    def _paths(self) -> Iterator[tuple[str, str]]:
        table = f"/api/tables/{self.laid.table}"
        for lang in LANGUAGES:
            for token in ("", self.laid.token, "wrong"):
                for page in PAGES:
                    more = f"&from={self.pair.begun}" if page == "/moments" else ""
                    yield f"{table}{page}?lang={lang}{more}", token
                for eyes in (self.pair.eyes, self._other_seat):
                    yield f"{table}/moments?lang={lang}&from={self.pair.begun}&eyes={eyes}", token

    def listed(self) -> Told:
        """In the lobby. Whether somebody is there is known only where the table is played."""
        found: Told = {}
        for place, house in enumerate(self.houses):
            mine = [one for one in house.http("GET", "/api/tables").json() if one["table"] == self.laid.table]
            found[f"lobby {'at home' if place == self._home else 'elsewhere'}"] = encoded(mine)
        return found


def encoded(told: object) -> str:
    return msgspec.json.encode(told).decode()


def plain(told: str, laid: Laid) -> str:
    """Without what differs however alike two tables are: its id, and when something happened."""
    return CHANGES.sub(r'"\1":0', told.replace(laid.table, "TABLE"))


def compare(
    houses: Sequence[Lobby], pair: Pair, tables: tuple[Laid, Laid], number: int, found: Found
) -> None:
    """Plays both to the end of the pair; what differs, and what should never be told, goes into `found`.

    With two processes all look from the same one: the one table is played there, the other elsewhere.
    """
    random = Random(number)
    things = sorted(pair.games[0]._things.numbers)
    near, far = number % len(houses), (number + 1) % len(houses)
    with (
        Sight(houses, near, near, tables[0], pair) as first,
        Sight(houses, near, far, tables[1], pair) as second,
    ):
        sights = (first, second)
        for sight in sights:
            sight.heard()  # who came is told to those who were there, perhaps a little later
        look(sights, found, [sight.join_again() for sight in sights])
        for step, decision in enumerate(pair.decisions):
            for sight in sights:
                sight.decide(decision)
            found.decisions += 1
            found.parted += decision.parted
            look(sights, found, [sight.heard() for sight in sights])
            seed = random.random()
            for sight in sights:
                sight.ask(Random(seed), things)
            look(sights, found, [sight.heard() for sight in sights])
            if decision.seat == pair.eyes and random.random() < 0.3 and first.take_back():
                second.take_back()
                look(sights, found, [sight.heard() for sight in sights])
                for sight in sights:
                    sight.decide(decision)
                look(sights, found, [sight.heard() for sight in sights])
            if step % PAGED == PAGED - 1:
                look(sights, found, [sight.pages() for sight in sights])
        look(sights, found, [sight.pages() for sight in sights])
        look(sights, found, _settled(sights))
        look(sights, found, [sight.join_again() for sight in sights])


def _settled(sights: Sequence[Sight]) -> list[Told]:
    """The lobby's page may be a second old: what differs for longer differs."""
    end = time.monotonic() + SETTLED
    while True:
        told = [sight.listed() for sight in sights]
        one, other = (
            {what: plain(text, sight.laid) for what, text in of.items()}
            for of, sight in zip(told, sights, strict=True)
        )
        if one == other or time.monotonic() > end:
            return told
        time.sleep(0.1)


def look(sights: Sequence[Sight], found: Found, told: Sequence[Told]) -> None:
    """Compare what was told of both, and look for secrets in it."""
    secrets = [secret for sight in sights for secret in sight.laid.secrets]
    one, other = told
    for what in dict.fromkeys((*one, *other)):
        texts = [plain(of.get(what, ""), sight.laid) for of, sight in zip(told, sights, strict=True)]
        found.compared += 1
        found.size += len(texts[0].encode())
        if texts[0] != texts[1]:
            found.differences.append(f"{sights[0].laid.table} {what}: {_where(*texts)}")
        for of in told:
            found.secrets += [f"{what}: tells a secret" for secret in secrets if secret in of.get(what, "")]


def _where(one: str, other: str) -> str:
    """Where they part, with a little of what comes before."""
    at = next(
        (n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    start = max(0, at - 40)
    return f"{one[start : at + 60]!r} is not {other[start : at + 60]!r}"
