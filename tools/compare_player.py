"""Plays games by command for `compare_builds`, in whichever build of the package is on the path.

A line of JSON in, a line of JSON out. It leans on as little of the package as it can, because it runs under
builds of different age; chance comes from here, since builds may seed their own generators differently.
"""

from __future__ import annotations

import hashlib
import hmac
import importlib
import inspect
import json
import pkgutil
import sys
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import undaunted
from undaunted.speed import rules

try:
    compiled: Any = importlib.import_module("undaunted.content.stage").stage
except ModuleNotFoundError:  # where older builds have it
    compiled = importlib.import_module("undaunted.content.compile").stage

RULES_VERSION = 1
"""What both builds play: the older may know no other."""
PRESENT = "--present"
MOST_DECISIONS = 20_000
NOT_COMPARED = ("generator",)
"""The state's own generator stands still, for chance comes from here; each build may start it its own way."""
UNTOLD = "--untold"
PASSIVE = ("stop", "end-turn", "hunker-down")


class Source:
    """Dice and cards by HMAC-SHA-256 of a seed."""

    def __init__(self, seed: str) -> None:
        self.seed = seed.encode()
        self.used = 0

    def below(self, limit: int) -> int:
        digest = hmac.digest(self.seed, str(self.used).encode(), "sha256")
        self.used += 1
        return int.from_bytes(digest[:8]) * limit >> 64

    def die(self) -> int:
        return self.below(10)

    def draw(self, seat: int, bag: list[tuple[int, int]]) -> int:
        cards = [card for card, count in bag for _ in range(count)]
        return cards[self.below(len(cards))]


@cache
def find(name: str) -> Any:
    """A class of `undaunted.game`, wherever this build keeps it."""
    package = importlib.import_module("undaunted.game")
    for module in pkgutil.walk_packages(package.__path__, "undaunted.game."):
        found = getattr(importlib.import_module(module.name), name, None)
        if found is not None:
            return found
    raise LookupError(f"found no {name} in undaunted.game, expected one")


class Played:
    """One game: what was asked, offered, chosen and told, and the position after each decision."""

    def __init__(self, scenario: str, seed: str, choices: list[str] | None) -> None:
        knows_versions = "version" in inspect.signature(compiled).parameters
        knows_versions = knows_versions and PRESENT not in sys.argv
        former: dict[str, Any] = {"version": RULES_VERSION} if knows_versions else {}
        self.stage = compiled(scenario, **former)
        self.engine: Any = rules
        self.things = find("Things")(self.stage)
        self.seats = self.stage.table.seats
        audiences = () if UNTOLD in sys.argv else (*range(self.seats), None)
        self.tellers = [find("Teller")(self.things, audience) for audience in audiences]
        self.out = self.engine.Options()
        self.rng = Random(seed)
        self.daring = [self.rng.choice((0.0, 0.5, 1.0)) for _ in range(self.seats)]
        self.seed = seed
        self.script = choices
        self.choices: list[str] = []

    def records(self) -> Iterator[dict[str, Any]]:
        state = self.engine.opening(self.stage.table)
        state.source = Source(self.seed)
        state.events = []
        self.engine.start_round(state)
        self.arrays = [name for name in dir(state) if isinstance(getattr(state, name), bytearray)]
        self.numbers = [
            name
            for name in dir(state)
            if isinstance(getattr(state, name), int) and name not in NOT_COMPARED and name[0] != "_"
        ]
        yield self._after(state)
        while not state.winner and len(self.choices) < MOST_DECISIONS:
            asked, thing = self._ask(state)
            if thing is not None:
                self.engine.play(state, asked["seat"], thing)
            yield asked | self._after(state)
            if thing is None:
                return

    def _ask(self, state: Any) -> tuple[dict[str, Any], int | None]:
        """The question, and the number of what is chosen: none if the script wants what is not offered."""
        deciders = [seat for seat in range(self.seats) if self.engine.owes_decision(state, seat)]
        # Of two bidders either may come first.
        seat = deciders[int(self.rng.random() * len(deciders))] if deciders else self.engine.decider(state)
        self.engine.options(state, seat, self.out)
        offered = self.out.listed()
        names = [self.things.names[thing] for thing in offered]
        asked = {"deciders": deciders, "seat": seat, "options": names}
        luck = self.rng.random(), self.rng.random()
        if self.script is None:
            choice = self._choose(seat, names, *luck)
        else:
            choice = self.script[len(self.choices)] if len(self.choices) < len(self.script) else ""
        self.choices.append(choice)
        return asked | {"choice": choice}, offered[names.index(choice)] if choice in names else None

    def _choose(self, seat: int, names: list[str], dare: float, luck: float) -> str:
        """Anything, or for the daring first a counter to shoot at, and nothing that gives up."""
        wanted = names
        if dare < self.daring[seat]:
            wanted = [name for name in names if name not in PASSIVE] or names
            wanted = [name for name in wanted if name.startswith("@")] or wanted
        return wanted[int(luck * len(wanted))]

    def _after(self, state: Any) -> dict[str, Any]:
        raws, state.events = state.events, []
        # A build that does not allocate an array, or a shorter one, means zeros.
        cells = {name: bytes(getattr(state, name)).rstrip(b"\0").hex() for name in self.arrays}
        return {
            "arrays": {name: value for name, value in cells.items() if value},
            "numbers": {name: value for name in self.numbers if (value := getattr(state, name))},
            "told": [
                [[event.kind, sorted(event.args.items()), event.tiles] for event in teller.tell(0, raws)]
                for teller in self.tellers
            ]
            if raws
            else [],
        }


def forms(scenario: Any) -> list[str]:
    """For two, and for two teams where it can be played so."""
    options = getattr(scenario, "options", ())
    return [scenario.id, *([f"{scenario.id}+teams"] if "teams" in options else [])]


def answer(command: dict[str, Any]) -> dict[str, Any]:
    if command["do"] == "scenarios":
        return {"scenarios": [name for one in undaunted.scenarios() for name in forms(one)]}
    game = Played(command["scenario"], command["seed"], command.get("choices"))
    digest = hashlib.blake2b(digest_size=16)
    records: list[dict[str, Any]] = []
    error = ""
    try:
        for record in game.records():
            digest.update(repr(record).encode())
            if command["do"] == "tell":
                records.append(record)
    except Exception as problem:  # a crash is a difference like any other, and the other build goes on
        error = f"{type(problem).__name__}: {problem}"
    sums = {"choices": game.choices, "digest": digest.hexdigest(), "error": error}
    return sums | ({"records": records} if records else {})


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
