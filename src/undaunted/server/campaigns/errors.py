"""What a campaign does not allow, as the server refuses it."""

from __future__ import annotations

from undaunted.campaign.errors import CampaignError
from undaunted.messages import has, say
from undaunted.server.errors import Refusal, spoken


class NotAllowed(Refusal):
    """In the words of the campaign's own error."""

    def __init__(self, error: CampaignError) -> None:
        super().__init__(f"campaign-{error.code}")
        self._key = f"campaign-error-{error.code}"
        self._told = {"found": error.found, "expected": error.expected}

    def text(self, lang: str) -> str:
        tongue = spoken(lang)
        return say(self._key if has(self._key, tongue) else "refused-campaign", lang=tongue, **self._told)
