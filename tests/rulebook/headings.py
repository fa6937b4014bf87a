"""The rulebooks' headings, each with the sections that tell it.

The headings are those of the North Africa rulebook, which has Normandy's too where the two agree, and those
of Normandy and of Reinforcements for what only they have.
"""

from __future__ import annotations

TOLD: dict[str, str] = {
    "Combat cards": "cards",
    "Command cards": "cards no-counter",
    "Fog of War cards": "fog-of-war",
    "Vehicle cards": "vehicle vehicle-list places",
    "Control markers": "markers",
    "Objective markers": "objectives",
    "Escape markers": "escape",
    "Initiative marker": "bid",
    "Damage markers": "hit-vehicle disabled destroyed",
    "Structure markers": "structures structure-list",
    "Combat counters": "counters soldiers",
    "Board tiles": "tiles rough",
    "Hills": "hill",
    "Setup": "setup",
    "The supply is open": "secrets piles",
    "Draw cards": "draw steps",
    "Determine initiative": "bid",
    "Player turns": "turn",
    "Card actions in vehicles": "aboard turn-aboard",
    "Entering and exiting vehicles": "vehicles capture",
    "Fog of War": "fog-of-war",
    "Suppressed soldiers": "ready ready-aboard",
    "Disabled vehicles": "disabled",
    "Hunker down": "hunker-down",
    "Spawn markers": "spawn",
    "Movement actions": "movement on-foot",
    "Choose target": "odds aiming",
    "Total defence": "odds range",
    "Roll attack dice": "odds",
    "Soldier": "injury casualty",
    "Vehicle": "hit-vehicle suppress-aboard",
    "Structure": "hit-structure structures",
    "Game end": "victory",
    "Control objectives": "points",
    "Pin the enemy": "pin double-pin",
    "Claim objectives": "claim",
    "Escape": "escape-goal escape",
    "Neutralise enemies": "neutralise",
    "Beyond All Hope": "beyond-all-hope beyond-all-hope-desert",
    "Friendly Fire": "friendly-fire",
    "Joint operations": "teams",
    "Campaign": "campaign",
    "Critical Intelligence": "radio",
}
