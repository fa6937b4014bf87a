"""How each side wins, told to people."""

from __future__ import annotations

from undaunted.content.stage import Stage
from undaunted.game.telling.names import names
from undaunted.game.telling.wording import goal_names


def goal_told(stage: Stage, side: str, lang: str = "en") -> str:
    """How a side wins, in a sentence."""
    goal = stage.scenario.forces[side].goal
    called = names(stage, lang)
    if goal.names:
        return called.say(
            f"goal-told-{goal.word}-names", side=side, names=goal_names(goal, lang, stage.pack.id)
        )
    key = f"goal-told-{goal.word}"
    if goal.word == "claim" and side in stage.pack.file.destroyers:
        key = "goal-told-claim-destroying"
    return called.say(key, side=side, needed=goal.needed)
