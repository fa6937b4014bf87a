"""The log is the game: header, decisions, and what chance brought. A save is a log, in lines of text.

    undaunted log 1
    scenario: normandy/1
    content: 5d1f…
    rules: 1
    seats: US, German

    chance hmac-sha256 9c0a…
    setup : us-scout-a us-fog-of-war …
    US:us-fog-of-war
    German:german-scout-a
    …
    US:@german-rifleman-a : 4 0

    seed 9c0a… 71be…
    end 214 e3b0…

After a colon stand the dice and cards that came. A seed is told once the game is over, or in a save that
its owner keeps. The last line counts the decisions and sums up all text above it, so that a log that was
cut or edited is noticed.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

from undaunted.game.errors import BadLog

FORMAT = "undaunted log 1"
RULES_VERSION = 1
"""Counts up when the same decisions would no longer lead to the same game."""
HEADER = ("scenario", "content", "rules", "seats")
HMAC = "hmac-sha256"
SCRIPTED = "scripted"


@dataclass(frozen=True)
class Entry:
    """One decision, or the setup (an empty seat), with the outcomes of chance that it brought."""

    seat: str
    thing: str
    came: tuple[str, ...] = ()
    line: int = 0

    def __str__(self) -> str:
        decision = f"{self.seat}:{self.thing}" if self.seat else "setup"
        return f"{decision} : {' '.join(self.came)}" if self.came else decision


@dataclass
class Segment:
    """From which decision on (0 is the setup) chance came from where; `seed` once it may be known."""

    start: int
    kind: str
    hash: str = ""
    seed: bytes | None = None

    def __str__(self) -> str:
        return f"chance {self.kind} {self.hash}".rstrip()


@dataclass
class Log:
    scenario: str
    content: str
    seats: tuple[str, ...]
    rules: int = RULES_VERSION
    start: str = ""
    entries: list[Entry] = field(default_factory=list)
    segments: list[Segment] = field(default_factory=list)

    def write(self, with_seeds: bool) -> str:
        lines = [FORMAT, f"scenario: {self.scenario}", f"content: {self.content}", f"rules: {self.rules}"]
        lines.append(f"seats: {', '.join(self.seats)}")
        if self.start:
            lines.append(f"start: {self.start}")
        lines.append("")
        changes = {segment.start: segment for segment in self.segments}
        for number, entry in enumerate(self.entries):
            if number in changes:
                lines.append(str(changes[number]))
            lines.append(str(entry))
        if len(self.entries) in changes:
            lines.append(str(changes[len(self.entries)]))
        lines.append("")
        if with_seeds:
            lines += [f"seed {part.hash} {part.seed.hex()}" for part in self.segments if part.seed]
        body = "\n".join(lines) + "\n"
        return f"{body}end {max(0, len(self.entries) - 1)} {_sum(body)}\n"


def _sum(body: str) -> str:
    return hashlib.sha256(body.encode(errors="backslashreplace")).hexdigest()


def read(text: str) -> Log:
    """Take a log apart; what it says is checked only as text here, its game by replaying it."""
    return _Reader(text).read()


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n")
        self.lines = self.text.split("\n")
        self.at = 0

    def read(self) -> Log:
        if self.lines[0] != FORMAT:
            kind = "a log of another format" if self.lines[0].startswith("undaunted log") else "no log"
            raise BadLog(1, f"{kind}: {self.lines[0][:60]!r}", repr(FORMAT))
        self._closing()
        self.at = 1
        log = self._header()
        while self.lines[self.at]:
            self._body(log, self.lines[self.at])
            self.at += 1
        self.at += 1
        while self.lines[self.at].startswith("seed "):
            self._seed(log, self.lines[self.at])
            self.at += 1
        decisions = max(0, len(log.entries) - 1)
        closing = self.lines[self.at].split()
        if len(closing) != 3 or closing[1] != str(decisions):
            raise BadLog(
                self.at + 1,
                repr(self.lines[self.at][:60]),
                f"'end {decisions} …' after {decisions} decisions",
            )
        if not log.entries or not log.segments or log.segments[0].start:
            raise BadLog(self.at + 1, "no setup", "a line 'chance …' and a line 'setup : …' first")
        return log

    def _closing(self) -> None:
        """The last line is there and sums up the rest."""
        last = len(self.lines) - 1
        while last and not self.lines[last].strip():
            last -= 1
        words = self.lines[last].split()
        if words[:1] != ["end"] or len(words) != 3:
            raise BadLog(last + 1, "the end of the file", "a last line 'end …': this log was cut off")
        body = "\n".join(self.lines[:last]) + "\n"
        if _sum(body) != words[2]:
            raise BadLog(
                last + 1,
                "a sum that does not fit",
                "the sum of the text above: this log was edited or damaged",
            )

    def _header(self) -> Log:
        values: dict[str, str] = {}
        while self.lines[self.at]:
            key, colon, value = self.lines[self.at].partition(": ")
            if not colon or key not in (*HEADER, "start") or key in values:
                raise BadLog(
                    self.at + 1,
                    repr(self.lines[self.at][:60]),
                    f"one of {', '.join(HEADER)}, start; each once",
                )
            values[key] = value
            self.at += 1
        for key in HEADER:
            if key not in values:
                raise BadLog(self.at + 1, "the end of the header", f"a line '{key}: …'")
        self.at += 1
        if values["rules"] != str(RULES_VERSION):
            raise BadLog(
                4, f"rules version {values['rules']}", f"version {RULES_VERSION}, the one of this program"
            )
        return Log(
            scenario=values["scenario"],
            content=values["content"],
            seats=tuple(values["seats"].split(", ")),
            start=values.get("start", ""),
        )

    def _body(self, log: Log, line: str) -> None:
        if line.startswith("chance "):
            kind, *rest = line.split()[1:] or [""]
            if kind not in (HMAC, SCRIPTED) or len(rest) != (kind == HMAC):
                raise BadLog(self.at + 1, repr(line[:60]), f"'chance {HMAC} HASH' or 'chance {SCRIPTED}'")
            log.segments.append(Segment(start=len(log.entries), kind=kind, hash="".join(rest)))
            return
        decision, _, came = line.partition(" : ")
        seat, colon, thing = decision.partition(":")
        if (decision == "setup") == bool(log.entries) or (
            decision != "setup" and not (colon and seat and thing)
        ):
            expected = "'seat:thing'" if log.entries else "'setup : …' before the first decision"
            raise BadLog(self.at + 1, repr(line[:60]), expected)
        entry = Entry(seat if colon else "", thing, tuple(came.split()), self.at + 1)
        log.entries.append(entry)

    def _seed(self, log: Log, line: str) -> None:
        words = line.split()
        fitting = [part for part in log.segments if len(words) == 3 and part.hash == words[1]]
        try:
            seed = bytes.fromhex(words[2])
        except (ValueError, IndexError):
            seed = b""
        if not fitting or hashlib.sha256(seed).hexdigest() != words[1]:
            raise BadLog(self.at + 1, repr(line[:40]), "a seed whose hash was published in a line 'chance …'")
        for part in fitting:
            part.seed = seed
