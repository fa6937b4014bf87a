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
cut or edited is noticed. Who gives a game up has the last row, `US:!withdraw`, which is no decision.

Where players mixed numbers of their own into the dice (`mixture.py`), the seed and its hash are the server's
part, and what each seat put in stands below: its commitment, and the number where it was told.

    chance mixed-hmac-sha256 9c0a…
    nonce US 5f3c… 8a41…
    nonce German 77b0…
"""

from __future__ import annotations

import hashlib

from undaunted.game.errors import BadLog
from undaunted.game.record.mixture import Share, commitment_of, is_number
from undaunted.game.record.rows import HMAC, MIXED, SCRIPTED, SETUP, UNDO, WITHDRAW, Record, Row, Segment

FORMAT = "undaunted log 1"
HEADER = ("scenario", "content", "rules", "seats")
OPTIONAL = ("start", "bundle")


def write(record: Record, with_seeds: bool) -> str:
    lines = [FORMAT]
    for key, value in (
        ("scenario", record.scenario),
        ("content", record.content),
        ("rules", record.rules),
        ("seats", ", ".join(record.seats)),
        ("start", record.start),
        ("bundle", record.bundle),
    ):
        if value:
            lines.append(f"{key}: {value}")
    lines.append("")
    changes = {segment.start: segment for segment in record.segments}
    decisions = 0
    for row in record.rows:
        if decisions in changes and row.what != WITHDRAW:
            lines.append(str(changes.pop(decisions)))
        lines.append(str(row))
        decisions += row.what != WITHDRAW
    lines += [str(segment) for segment in changes.values()]
    lines.append("")
    if with_seeds:
        lines += [f"seed {part.hash} {part.seed.hex()}" for part in record.segments if part.seed]
    body = "\n".join(lines) + "\n"
    return f"{body}end {max(0, decisions - 1)} {_sum(body)}\n"


def _decided(record: Record) -> int:
    """The decisions, with the setup as one."""
    return len(record.rows) - bool(record.withdrawn)


def _sum(body: str) -> str:
    return hashlib.sha256(body.encode(errors="backslashreplace")).hexdigest()


def read(text: str) -> Record:
    """Take a log apart; what it says is checked only as text here, its game by replaying it."""
    return _Reader(text).read()


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n")
        self.lines = self.text.split("\n")
        self.at = 0

    def read(self) -> Record:
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
        decisions = max(0, _decided(log) - 1)
        closing = self.lines[self.at].split()
        if len(closing) != 3 or closing[1] != str(decisions):
            raise BadLog(
                self.at + 1,
                repr(self.lines[self.at][:60]),
                f"'end {decisions} …' after {decisions} decisions",
            )
        if not log.rows or not log.segments or log.segments[0].start:
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

    def _header(self) -> Record:
        values: dict[str, str] = {}
        while self.lines[self.at]:
            key, colon, value = self.lines[self.at].partition(": ")
            if not colon or key not in (*HEADER, *OPTIONAL) or key in values:
                raise BadLog(
                    self.at + 1,
                    repr(self.lines[self.at][:60]),
                    f"one of {', '.join((*HEADER, *OPTIONAL))}; each once",
                )
            values[key] = value
            self.at += 1
        for key in HEADER:
            if key not in values:
                raise BadLog(self.at + 1, "the end of the header", f"a line '{key}: …'")
        self.at += 1
        number = values["rules"]
        if not (number.isascii() and number.isdigit()) or len(number) > 6:
            raise BadLog(4, f"rules version {number[:20]!r}", "the number of a version, from 1 on")
        return Record(
            scenario=values["scenario"],
            content=values["content"],
            rules=int(number),
            seats=tuple(values["seats"].split(", ")),
            start=values.get("start", ""),
            bundle=values.get("bundle", ""),
        )

    def _body(self, log: Record, line: str) -> None:
        if line.startswith("chance "):
            kind, *rest = line.split()[1:] or [""]
            if kind not in (HMAC, MIXED, SCRIPTED) or len(rest) != (kind != SCRIPTED):
                expected = f"'chance {HMAC} HASH', 'chance {MIXED} HASH' or 'chance {SCRIPTED}'"
                raise BadLog(self.at + 1, repr(line[:60]), expected)
            log.segments.append(Segment(start=_decided(log), kind=kind, hash="".join(rest)))
            if kind == MIXED:
                self._shares(log)
            return
        decision, _, came = line.partition(" : ")
        seat, colon, thing = decision.partition(":")
        told = bool(colon and seat and thing) and thing != UNDO
        if (decision == SETUP) == bool(log.rows) or not (told or decision == SETUP):
            expected = "'seat:thing'" if log.rows else "'setup : …' before the first decision"
            raise BadLog(self.at + 1, repr(line[:60]), expected)
        came = " ".join(came.split())
        log.rows.append(Row(len(log.rows), seat if colon else "", thing or SETUP, came))
        log.lines.append(self.at + 1)

    def _shares(self, log: Record) -> None:
        """What players put in: at least one line, each seat once and in its order."""
        found: list[Share] = []
        left = list(log.seats)
        while self.lines[self.at + 1].startswith("nonce "):
            self.at += 1
            share = self._share(self.lines[self.at], left)
            del left[: left.index(share.seat) + 1]
            found.append(share)
        if not found:
            raise BadLog(self.at + 2, repr(self.lines[self.at + 1][:60]), "a line 'nonce SEAT COMMITMENT …'")
        log.segments[-1].shares = tuple(found)

    def _share(self, line: str, left: list[str]) -> Share:
        text = line.removeprefix("nonce ")
        for seat in left:
            words = text.removeprefix(f"{seat} ").split(" ")
            if not text.startswith(f"{seat} ") or len(words) > 2 or not all(map(is_number, words)):
                continue
            if words[1:] and commitment_of(words[1]) != words[0]:
                raise BadLog(self.at + 1, f"a number of {seat} that is not the promised one", words[0])
            return Share(seat, *words)
        seats = ", ".join(left) or "no more seats"
        expected = f"'nonce SEAT COMMITMENT', perhaps with a number, for one of: {seats}"
        raise BadLog(self.at + 1, repr(line[:60]), expected)

    def _seed(self, log: Record, line: str) -> None:
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
