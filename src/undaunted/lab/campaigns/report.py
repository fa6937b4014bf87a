"""What a simulation leaves in its folder besides its campaigns: figures as JSON, and a page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from undaunted.lab.arena.effort import as_json, replace
from undaunted.lab.campaigns.figures import CampaignFigures
from undaunted.lab.campaigns.outcome import CampaignOutcome, SimulationSettings
from undaunted.lab.campaigns.pages import html
from undaunted.lab.campaigns.reckon import reckon

FIGURES = "campaign.json"
PAGE = "campaign.html"


def write(settings: SimulationSettings, outcomes: Sequence[CampaignOutcome], folder: Path) -> CampaignFigures:
    found = reckon(settings, outcomes)
    replace(folder / FIGURES, as_json(found))
    replace(folder / PAGE, html(found))
    return found
