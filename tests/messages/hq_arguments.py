"""What each message is given that the terminal says between the games of a campaign."""

from __future__ import annotations

HQ_ARGUMENTS = {
    "hq-title": "campaign game title",
    "hq-hand-over": "side",
    "hq-begun": "file command",
    "hq-saved": "command",
    "hq-void-too": "side",
    "hq-voided": "game",
    "hq-face": "initiative actions missing",
    "hq-without": "action",
    "hq-place": "place title",
    "hq-fortified": "places",
    "hq-integrates": "squads",
    "hq-choose": "last",
    "hq-choose-again": "last",
    "hq-choose-reserve": "lost",
    "hq-choose-fixed": "names",
    "hq-choose-missing": "units",
    "hq-missing": "unit count",
    "hq-slot": "unit count all",
    "hq-step-title": "game",
    "hq-damaged": "places",
    "hq-caved-in": "places",
    "hq-shot-down": "side what",
    "hq-pile": "side count",
    "hq-wins": "score",
    "hq-entry": "game title date state",
    "hq-entry-won": "side how round",
    "hq-entry-about": "area",
    "hq-entry-piles": "piles",
    "hq-entry-lost": "names",
    "hq-entry-upgraded": "names",
    "hq-entry-area": "area",
    "hq-entry-next": "state other",
    "hq-entry-attempts": "count",
    "hq-chance": "text",
    "hq-over": "side",
    "hq-serving": "count",
    "hq-gone": "count",
    "hq-games": "count",
    "hq-moment": "game text",
    "hq-map": "letters damaged destroyed fortified",
    "hq-map-holder": "letter side",
    "hq-held": "side game",
    "hq-changed": "place state game",
    "hq-tunnel-open": "places",
    "hq-tunnel-destroyed": "places",
    "hq-verified": "file campaign games winner state replayed",
    "hq-none": "command",
    "hq-against": "side bot",
}

HQ_FAMILIES = {
    "hq": "title-record title-platoon title-city keys ask-deck ask-play help unknown no-step "
    "trained no-void void intel joined left choose-deck choose-integrate phase-casualties phase-upgrades "
    "held-by-nobody contested state-whole state-damaged state-destroyed state-fortified list-name list-who "
    "list-game list-score list-now two phase-reserves phase-integrate phase-deck phase-game",
}
"""Those that take nothing, by the first word of their ids."""
