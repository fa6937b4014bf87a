"""The solo opponent as a browser is told of it: how hard, whom it can play, its decks, its reasons."""

from __future__ import annotations

from collections.abc import Iterable

from undaunted.content import Pack, find
from undaunted.content.options import goes_alone
from undaunted.content.stage import Stage
from undaunted.game.game import Game
from undaunted.game.telling.ways import ways
from undaunted.game.telling.wording import deck_name
from undaunted.game.things import Things
from undaunted.messages import say
from undaunted.server.catalogue import DeckInfo, OptionInfo, SoloInfo
from undaunted.server.pages import AccountChoice, AccountStep, Compared, SoloAccount
from undaunted.solo.explain import explain
from undaunted.solo.offer import LEVELS, NORMAL, sides
from undaunted.solo.words.telling import ToldStep, tell


def offered(lang: str) -> SoloInfo:
    return SoloInfo(
        name=say("bot-solo", lang=lang),
        about=say("stage-option-solo-about", lang=lang),
        levels=tuple(
            OptionInfo("" if way.option == NORMAL else way.option, way.text, way.about)
            for way in ways(LEVELS, lang)
        ),
    )


def sides_of(where: Stage) -> tuple[str, ...]:
    """Those it can play in today's scenario of that name; a game that began before needs to know of none."""
    return sides(*find(where.scenario.name)) if where.pack is find(where.scenario.name)[0] else ()


def not_alone(pack: Pack, options: Iterable[str], lang: str) -> dict[str, str]:
    """The options that do not go with it, and why."""
    return {
        option: say(f"stage-option-{option}-alone", lang=lang)
        for option in options
        if not goes_alone(pack, option)
    }


def bolsters(where: Stage, things: Things, lang: str) -> tuple[DeckInfo, ...]:
    deck_of = where.table.card_bolster
    return tuple(
        DeckInfo(
            id=things.decks[number],
            name=deck_name(name, lang),
            cards=tuple(card for at, card in enumerate(things.cards) if deck_of[at] == number),
        )
        for number, name in enumerate(where.bolster_decks)
    )


def account_of(game: Game, decision: int, lang: str, eyes: str = "") -> SoloAccount | None:
    """The card that a decision was part of, in words; `eyes` is the seat that is spoken to as `you`.

    It is made from what the solo opponent itself could see, which is less than whoever reads it knows.
    """
    account = explain(game, decision)
    if account is None:
        return None
    told = tell(account, game.stage, lang, eyes)
    return SoloAccount(
        decision=decision,
        card=account.card,
        title=told.title,
        origin=told.origin,
        note=told.note,
        steps=tuple(_step(step) for step in told.steps),
    )


def _step(step: ToldStep) -> AccountStep:
    return AccountStep(
        label=step.label,
        text=step.text,
        applied=step.applied,
        why=step.why,
        rolls=step.rolls,
        choices=tuple(
            AccountChoice(
                what=one.what,
                text=one.text,
                measures=one.measures,
                candidates=tuple(
                    Compared(str(name), values, name == one.chosen) for name, values in one.candidates
                ),
                rolls=one.rolls,
            )
            for one in step.choices
        ),
        parts=tuple(_step(part) for part in step.parts),
    )
