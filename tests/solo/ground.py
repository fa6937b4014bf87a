"""Positions for the solo opponent: its turn, the cards drawn for it, and a card read in them."""

from __future__ import annotations

from typing import Any

import undaunted
from tests.scene import Scene, scene
from tests.solo.texts import card as text_of
from tests.table import end_turn
from undaunted.solo.account import Account
from undaunted.solo.acts.plan import things
from undaunted.solo.automaton import Automaton, is_fresh
from undaunted.solo.lore import lore
from undaunted.solo.reading import Reading

LA_RAYE = "normandy/1+solo=German"


def bot_turn(setting: Scene, *cards: str, dice: tuple[int, ...] = ()) -> undaunted.Game:
    """The bot's turn, with these cards drawn for it; all others are Fog of War."""
    stage = setting.stage
    bot = stage.automaton
    human = next(seat for seat in stage.seats if seat != bot)
    drawn = [*cards, *["Fog of War"] * (3 - len(cards))]
    setting.turn_of(human).initiative(human).draws(*(f"{bot} {card}" for card in drawn)).dice(*dice)
    game = setting.game(seed=1)
    end_turn(game, human)
    return game


def la_raye() -> Scene:
    return scene(LA_RAYE)


def seen(game: undaunted.Game) -> Any:
    return game.observation(game.stage.automaton).state


def reading(game: undaunted.Game) -> Reading:
    """The position as the card that is being resolved is read in it."""
    state = seen(game)
    return Reading(lore(game.stage, game.stage.table.automaton), state, int(state.line[0]))


def tile(at: Reading, name: str) -> int:
    return at.lore.tiles[name]


def unit(at: Reading, name: str) -> int:
    """ "US Rifleman A"."""
    known = things(at.lore.stage)
    return known.counters.index(name.lower().replace(" ", "-"))


def resolve(
    game: undaunted.Game, lines: str = "", box: str = "", automaton: Automaton | None = None
) -> Automaton:
    """Resolve one card: by these lines, or by the one that it has."""
    bot = game.stage.automaton
    automaton = automaton or Automaton(game.stage)
    if lines:
        first = seen(game).line[0]
        title = automaton.lore.card_titles[first]
        told = text_of(lines, title, game.stage.pack, box)
        automaton.cards = {title: told}
    began = False
    for _ in range(60):
        if bot not in game.deciders or (began and is_fresh(seen(game))):
            break
        thing = automaton.choose(game.observation(bot), [option.thing for option in game.options(bot)])
        began = True
        game.play(bot, thing)
    return automaton


def account_of(automaton: Automaton) -> Account:
    account = automaton.account
    assert account
    return account


def applied(automaton: Automaton) -> list[str]:
    """The lines that applied, with the sub-line: `II`, `III C`."""
    account = account_of(automaton)
    return [
        " ".join([step.label, *(part.label for part in step.parts if part.outcome == "applied")])
        for step in account.steps
        if step.outcome == "applied"
    ]


def skipped(automaton: Automaton) -> dict[str, str]:
    """Why lines did not apply."""
    account = account_of(automaton)
    return {step.label: step.why[0].key for step in account.steps if step.outcome == "skipped"}
