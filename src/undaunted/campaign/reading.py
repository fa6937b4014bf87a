"""From the text of a campaign back to the campaign: what follows from what is worked out and compared."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from undaunted.campaign.book import Book, book
from undaunted.campaign.campaign import Campaign
from undaunted.campaign.errors import BadCampaignLog, CampaignError, GameNotReplayed
from undaunted.campaign.log import FORMAT, HMAC, NONE, QUOTED, summed, told_end, told_step
from undaunted.campaign.rows import (
    AnyRow,
    Finished,
    Forked,
    Founded,
    Integrated,
    Left,
    Mustered,
    Opened,
    Replaced,
    Sown,
    Voided,
)
from undaunted.content import musters
from undaunted.content.errors import ContentError
from undaunted.content.typed import learn
from undaunted.game.errors import UndauntedError
from undaunted.game.record import log as logs
from undaunted.game.record.replay import last_of, steps
from undaunted.game.result import Result, result_of


class Verdict(msgspec.Struct, frozen=True):
    """What was found true of a log."""

    campaign: str
    games: int
    state: str
    winner: str
    replayed: int
    """So many games were played again, decision by decision; the others are known by their results."""


def read(text: str, told: Book | None = None) -> Campaign:
    """The campaign that a text tells, ready to go on; raises BadCampaignLog (or ContentError)."""
    return _Reader(text, told).read()


def verify(text: str, told: Book | None = None) -> Verdict:
    """Reads a text and plays its games again; raises BadCampaignLog at the first line that does not hold."""
    reader = _Reader(text, told)
    campaign = reader.read()
    replayed = 0
    for line, opened, row in reader.played:
        if row.log:
            try:
                check_game(row, opened)
            except CampaignError as error:
                raise BadCampaignLog(line, error.found, error.expected) from error
            replayed += 1
    return Verdict(campaign.book.pack.id, len(campaign.record), campaign.state, campaign.winner, replayed)


def check_game(row: Finished, opened: Opened) -> None:
    """Whether the game that was kept is the one that was begun, and ended as it is said to have."""
    musters.register(opened.muster)
    try:
        told = logs.read(row.log)
        game = last_of(steps(row.log))
        ended = result_of(game)
    except (UndauntedError, ContentError) as error:
        raise GameNotReplayed(
            "game", f"a game that does not hold ({error})", "one that can be replayed"
        ) from error
    if (told.scenario, told.content) != (opened.stage, opened.content):
        raise GameNotReplayed("game", f"a game of {told.scenario}", f"one of {opened.stage}")
    if told.start:
        raise GameNotReplayed("game", "a game that began in a position", "one from its beginning")
    if ended != row.result:
        raise GameNotReplayed("game", "another result than that of the game", "the result of the game")


class _Reader:
    def __init__(self, text: str, told: Book | None) -> None:
        self.text = text.replace("\r\n", "\n")
        self.lines = self.text.split("\n")
        self.at = 0
        self.book = told
        self.seeds: dict[str, str] = {}
        self.rows = 0
        self.log: list[str] = []
        self.opened: Opened | None = None
        self.played: list[tuple[int, Opened, Finished]] = []
        self.campaign: Campaign | None = None

    def read(self) -> Campaign:
        if self.lines[0] != FORMAT:
            raise BadCampaignLog(1, repr(self.lines[0][:60]), repr(FORMAT))
        last = self._closing()
        campaign = self._header()
        while self.at < last and self.lines[self.at]:
            self._line(campaign, self.lines[self.at])
        self.at += 1
        for expected in told_end(campaign):
            self._expect(expected, "what the steps lead to")
        self.at += len(self.seeds)
        if self.at != last:
            raise BadCampaignLog(self.at + 1, repr(self._here()[:60]), "the end of the log")
        if self.lines[last].split()[1] != str(len(campaign.rows)):
            raise BadCampaignLog(last + 1, repr(self.lines[last][:40]), f"'end {len(campaign.rows)} …'")
        return campaign

    def _here(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

    def _closing(self) -> int:
        """The last line is there and sums up the rest; seeds stand just above it."""
        last = len(self.lines) - 1
        while last and not self.lines[last].strip():
            last -= 1
        words = self.lines[last].split()
        if words[:1] != ["end"] or len(words) != 3:
            raise BadCampaignLog(last + 1, "the end of the file", "a last line 'end …': this log was cut off")
        if summed("\n".join(self.lines[:last]) + "\n") != words[2]:
            raise BadCampaignLog(last + 1, "a sum that does not fit", "the sum of the text above")
        for number in range(last - 1, 0, -1):
            seed = self.lines[number].split()
            if seed[:1] != ["seed"]:
                break
            if len(seed) != 3:
                raise BadCampaignLog(number + 1, repr(self.lines[number][:40]), "'seed HASH SEED'")
            self.seeds[seed[1]] = seed[2]
        return last

    def _header(self) -> Campaign:
        told = []
        for self.at, key in enumerate(("campaign", "content"), 1):
            name, _, value = self._here().partition(": ")
            if name != key or not value:
                raise BadCampaignLog(self.at + 1, repr(self._here()[:60]), f"a line '{key}: …'")
            told.append(value)
        self.at = 3
        self._expect("", "an empty line")
        founded = Founded(campaign=told[0], content=told[1])
        try:
            return Campaign.of([founded], self.book or book(told[0]), strict=True)
        except CampaignError as error:
            raise BadCampaignLog(3, error.found, error.expected) from error

    def _line(self, campaign: Campaign, line: str) -> None:
        number = self.at + 1
        self.at += 1
        if line.startswith(QUOTED) or line == QUOTED.strip():
            self.log.append(line.removeprefix(QUOTED) if line.startswith(QUOTED) else "")
            return
        word, *words = line.split(" ")
        if word not in _ROWS:
            raise BadCampaignLog(number, repr(line[:60]), f"one of {', '.join(_ROWS)}")
        try:
            row = _ROWS[word](self, words)
        except (IndexError, ValueError, msgspec.MsgspecError) as error:
            raise BadCampaignLog(number, repr(line[:60]), f"a line '{word} …' as it is written") from error
        try:
            campaign.follow(row, strict=True)
        except CampaignError as error:
            raise BadCampaignLog(number, error.found, error.expected) from error
        if isinstance(row, Opened):
            self.opened = row
        if isinstance(row, Finished):
            assert self.opened is not None
            self.played.append((number, self.opened, row))
            for expected in told_step(campaign.record[-1]):
                self._expect(expected, "what the seed brings")

    def _expect(self, expected: str, what: str) -> None:
        if self._here() != expected:
            raise BadCampaignLog(self.at + 1, repr(self._here()[:60]), f"{expected[:60]!r}, {what}")
        self.at += 1

    # Rows

    def sown(self, words: Sequence[str]) -> AnyRow:
        kind, hash_, games = words
        if kind != HMAC:
            raise ValueError(kind)
        return Sown(hash=hash_, seed=self.seeds.get(hash_, ""), games=int(games))

    def begun(self, words: Sequence[str]) -> AnyRow:
        stage, content = words
        key, _, muster = self._here().partition(" ")
        if key != "muster":
            raise ValueError(key)
        self.at += 1
        return Opened(stage=stage, content=content, muster=muster)

    def result(self, words: Sequence[str]) -> AnyRow:
        log = "\n".join(self.log) + "\n" if self.log else ""
        self.log = []
        learn(Result)
        return Finished(result=msgspec.json.decode(" ".join(words), type=Result), log=log)


def _listed(words: Sequence[str]) -> tuple[str, ...]:
    return () if list(words) == [NONE] else tuple(words)


_ROWS: dict[str, Callable[[_Reader, Sequence[str]], AnyRow]] = {
    "chance": _Reader.sown,
    "fork": lambda _, words: Forked(game=int(*words)),
    "integrate": lambda _, words: Integrated(side=words[0], cards=_listed(words[1:])),
    "deck": lambda _, words: Mustered(side=words[0], cards=_listed(words[1:])),
    "begun": _Reader.begun,
    "result": _Reader.result,
    "reserve": lambda _, words: Replaced(side=words[0], lost=words[1], card=words[2]),
    "void": lambda _, words: Voided(side=words[0]),
    "unvoid": lambda _, words: Voided(side=words[0], wanted=False),
    "left": lambda _, words: Left(side=words[0]),
}
