"""What messages about the platoon of a campaign are given."""

PLATOON_ARGUMENTS = {
    **{f"platoon-{what}": "where" for what in ("joined", "fought", "wounded", "fell", "shot-down", "left")},
    "platoon-upgraded": "where what",
    "platoon-replaced": "where soldier",
    "platoon-initiative": "value",
    "step-won": "side title",
    "step-won-area": "side title area",
    "step-won-here": "side area",
    "step-lost": "soldier",
    "step-replaced": "soldier other",
    "step-choose": "soldier",
    "step-back-casualties": "soldier",
    "step-back-upgrades": "soldier",
    "step-upgraded": "soldier what",
    "step-intel": "",
}

CAMPAIGN_ERRORS = (
    "twice unknown-card count not-now not-mustered not-begun nothing-to-void no-such-game no-such-side over "
    "given-up not-a-fork"
)
"""Why a campaign refuses something; none of them takes anything."""
PLATOON_ARGUMENTS |= {f"campaign-error-{code}": "" for code in CAMPAIGN_ERRORS.split()}
