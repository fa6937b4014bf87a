"""How each side wins, told to people."""

from __future__ import annotations

from undaunted.content.goal import Goal
from undaunted.content.stage import Stage
from undaunted.game.telling.names import names
from undaunted.game.telling.wording import goal_args, goal_names, goal_text, listed
from undaunted.messages import say


def goal_told(stage: Stage, side: str, lang: str = "en") -> str:
    """How a side wins, in a sentence; and in another, how else."""
    goal, *others = stage.scenario.forces[side].goals
    pack = stage.pack.id
    told = [_sentence(stage, side, goal, lang)]
    if others:
        told.append(
            say(
                "goal-told-also",
                lang=lang,
                goals=_either([goal_text(one, lang, pack) for one in others], lang),
            )
        )
    if gains := _gains(stage, side, lang):
        told.append(say("goal-told-gains", lang=lang, gains=gains))
    if stage.table.full_rout and stage.table.full_rout[stage.sides.index(side)]:
        told.append(say("goal-told-full-rout", lang=lang))
    return " ".join(told)


def _sentence(stage: Stage, side: str, goal: Goal, lang: str) -> str:
    called, pack = names(stage, lang), stage.pack.id
    if goal.tiles:
        return called.say(f"goal-told-{goal.word}", side=side, **goal_args(goal, lang, pack))
    if goal.names:
        return called.say(f"goal-told-{goal.word}-names", side=side, names=goal_names(goal, lang, pack))
    key = f"goal-told-{goal.word}"
    if goal.word == "claim" and side in stage.pack.file.destroyers:
        key = "goal-told-claim-destroying"
    return called.say(key, side=side, needed=goal.needed)


def _gains(stage: Stage, side: str, lang: str) -> str:
    """What brings it mission points, and how many each time."""
    gains = stage.scenario.forces[side].gains
    if gains is None:
        return ""
    by_word = {word: getattr(gains, word) for word in ("rout", "damage", "vehicle")}
    found = [say(f"gain-{word}", lang=lang, points=points) for word, points in by_word.items() if points]
    held = [say("gain-tile", lang=lang, tile=tile, points=points) for tile, points in gains.hold.items()]
    if held:
        found.append(say("gain-hold", lang=lang, held=listed(held, lang)))
    return listed(found, lang)


def _either(goals: list[str], lang: str) -> str:
    return (
        goals[0] if len(goals) == 1 else say("goal-or", lang=lang, most=", ".join(goals[:-1]), last=goals[-1])
    )


def goals_text(stage: Stage, side: str, lang: str = "en") -> str:
    """All ways to win that a side's goals name, in a few words."""
    goals = stage.scenario.forces[side].goals
    return _either([goal_text(goal, lang, stage.pack.id) for goal in goals], lang)
