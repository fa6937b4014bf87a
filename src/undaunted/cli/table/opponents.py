"""The bots as a player meets them: who there is to pick, what each is called, and how to name one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from undaunted import bots
from undaunted.bots import SearchBot, UnknownBot
from undaunted.cli import solo
from undaunted.cli.faults import Fault, unknown
from undaunted.messages import Name, has, name, say

if TYPE_CHECKING:
    from undaunted.bots import Bot

NEWCOMERS = "regular"
"""Whom those meet who do not choose."""
ANY_SEARCH = "search:0.1s"


def offered() -> tuple[str, ...]:
    """The levels, weakest first, then those to practise on."""
    levels = tuple(bots.levels())
    return (*levels, *(bot for bot in reversed(bots.names()) if bot not in levels))


def called(spec: str, lang: str) -> Name:
    """A bot without a name of its own is called by its spec."""
    if solo.is_solo(spec):
        return solo.called(spec, lang)
    return name(f"bot-{spec}", spec, lang)


def described(spec: str, lang: str) -> str:
    """A short phrase about it; empty where there is none."""
    if solo.is_solo(spec):
        return solo.described(spec, lang)
    key = f"opponent-{spec}"
    return say(key, lang=lang) if has(key, lang) else ""


def spec_of(text: str, lang: str) -> str:
    """What `bots.make` understands, or the solo opponent, from a spec or a name in the player's language."""
    if alone := solo.spec_of(text, lang):
        return alone
    names = {str(called(bot, lang)).casefold(): bot for bot in offered()} | {bot: bot for bot in offered()}
    spec = names.get(text.casefold(), text)
    try:
        bots.make(spec)
    except UnknownBot as error:
        if spec.partition(":")[0] == bots.SEARCH:
            raise Fault(f"--against: {error}") from error
        raise unknown("--against", text, (*offered(), solo.SOLO, ANY_SEARCH)) from error
    return spec


def dismiss(players: Iterable[Bot]) -> None:
    """Send home whoever works for these bots."""
    for bot in players:
        if isinstance(bot, SearchBot):
            bot.close()
