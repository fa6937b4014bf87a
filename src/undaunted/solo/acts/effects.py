"""Each keyword to the file that plans it."""

from __future__ import annotations

from undaunted.solo.acts import advance, boarding, cards, combat, mines, movement, reach, sight, support
from undaunted.solo.acts.plan import Cannot, Context, Plan
from undaunted.solo.tree import Effect

SHOTS = ("attack", "suppress", "antitank", "strafe")
GATHERED = ("bolster", "lay mine", "lift mine")
"""Said several times over, these are one action with several picks."""
SHIFTS = ("enter", "exit", "reposition", "switch")

_PLANNERS = {
    "control": support.plan_control,
    "recon": support.plan_recon,
    "conceal": support.plan_conceal,
    "command": support.plan_command,
    "repair": support.plan_repair,
    "inspire": cards.plan_inspire,
    "air support": cards.plan_air_support,
    "navigate": sight.plan_navigate,
    "surveil": sight.plan_surveil,
    "enter": boarding.plan_boarding,
    "reposition": boarding.plan_boarding,
    "switch": boarding.plan_boarding,
    "exit": boarding.plan_exit,
    "escape": movement.plan_escape,
    "advance": advance.plan_advance,
    "demolition": combat.plan_demolition,
    "grenade": combat.plan_salvo,
    "bomb": combat.plan_salvo,
    "blast": combat.plan_blast,
    "target": combat.plan_target,
    **dict.fromkeys(SHOTS, combat.plan_shot),
    **dict.fromkeys(reach.ON_FOOT, movement.plan_movement),
}


def plan(ctx: Context, effects: list[Effect]) -> Plan:
    """What these effects come to, which are one action; a Cannot says why they come to nothing."""
    first = effects[0]
    if first.word == "bolster":
        return cards.plan_bolster(ctx, effects)
    if first.word in ("lay mine", "lift mine"):
        return mines.plan_mines(ctx, effects)
    planner = _PLANNERS.get(first.word)
    if planner is None:
        raise Cannot("not-allowed", action=first.word)
    return planner(ctx, first)


def gathered(effects: tuple[Effect, ...]) -> list[list[Effect]]:
    """Effects that are one action together: `bolster matching squad, bolster matching squad`."""
    groups: list[list[Effect]] = []
    for effect in effects:
        if groups and effect.word in GATHERED and groups[-1][0].word == effect.word:
            groups[-1].append(effect)
        else:
            groups.append([effect])
    return groups
