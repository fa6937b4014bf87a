"""What each message is given that only the embattled city says."""

from __future__ import annotations

CITY_ARGUMENTS = {
    "name-of-building": "site noun",
    "name-of-tunnel": "noun",
    "prompt-spawn-city": "soldier",
    "prompt-shoot-city": "action soldier",
    "prompt-salvo-city": "action tile",
    "prompt-inspire-city": "action squad left",
    "prompt-reuse": "card",
    "prompt-combo": "action left soldier",
    "prompt-watch": "soldier",
    "prompt-ready": "squad",
    "prompt-support": "action left",
    "prompt-bomber": "zone",
    "prompt-return": "card",
    "prompt-drive-off": "soldier",
    "option-tile-watch": "tile",
    "option-tile-drive-off": "tile",
    "option-counter-ready": "soldier",
    "option-card-support": "card",
    "option-card-bomber": "card",
    "option-structure-shoot-city": "structure",
    "card-note-arrives-city": "soldier",
    "card-note-nowhere-city": "soldier",
    "reason-no-rifleman-beside": "soldier squad",
    "reason-no-rifleman-on-road": "soldier",
    "reason-no-spawn-there-city": "soldier",
    "reason-enemy-holds-tile-city": "tile",
    "reason-reach-needs-counter": "card",
    "reason-not-suppressed-there": "unit",
    "reason-wrong-squad-counter": "squad unit",
    "reason-not-in-supply-city": "card",
    "reason-not-in-play-area-city": "card",
    "reason-card-in-use": "card",
    "reason-ordered-already": "card",
    "reason-ordered-suppressed": "card",
    "reason-ordered-in-vain": "card",
    "reason-reuse-other-card": "card",
    "reason-not-this-half": "half",
    "reason-no-first-half": "half",
    "reason-smoke-there-already": "tile",
    "reason-smoke-used-up": "soldier",
    "reason-mines-used-up": "soldier",
    "reason-no-free-edge": "tile",
    "reason-mined-already": "edge",
    "reason-edge-of-own-tile-city": "edge",
    "reason-watched-already": "soldier tile",
    "reason-not-beside-it": "tile soldier",
    "reason-not-its-ground": "tile",
    "reason-rough-terrain-city": "tile",
    "reason-guide-routed": "soldier",
    "reason-guide-unguided": "soldier",
    "reason-too-near": "unit",
    "reason-only-breakers": "structure",
    "reason-structure-needs-card-city": "structure",
    "reason-only-bombers": "card",
    "reason-routed-needs-bolster": "soldier",
}

CITY_FAMILIES = {
    "button": "withdraw return stop-return stop-combo stop-support stop-drive-off stop-inspire-city",
    "reason": "withdraw-too-late nobody-to-ready nothing-to-support fog-never-supported "
    "no-fog-to-explore nothing-to-inspire-city upgraded-not-inspired no-order-to-order "
    "mine-which-first-city nothing-to-mine-city guide-nobody-city nothing-to-break",
    "rule": "withdraw return rout hazard buildings tunnels mission antiair assault reposition "
    "explore force overwatch smoke support area-suppress demo flame turn-city ready-city "
    "spawn-city casualty-city victory-city odds-city move-city guide-city bolster-city "
    "control-city inspire-city mine-city antitank-city bomb-city attack-city "
    "suppress-city",
}
"""Those that take nothing, by the first word of their ids."""
