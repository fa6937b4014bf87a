"""What messages about the platoon of a campaign are given."""

PLATOON_ARGUMENTS = {
    **{f"platoon-{what}": "where" for what in ("joined", "fought", "wounded", "fell", "shot-down", "left")},
    "platoon-upgraded": "where what",
    "platoon-replaced": "where soldier",
    "platoon-initiative": "value",
    "step-won": "side title",
    "step-won-area": "side title area",
    "step-lost": "soldier",
    "step-replaced": "soldier other",
    "step-choose": "soldier",
    "step-back-casualties": "soldier",
    "step-back-upgrades": "soldier",
    "step-upgraded": "soldier what",
    "step-intel": "",
}
