"""What can be wrong with what is asked of a campaign."""

from __future__ import annotations


class CampaignError(ValueError):
    """Something that a campaign does not allow now; it is as it was before."""

    def __init__(self, code: str, found: str, expected: str) -> None:
        self.code = code
        """Of the message that tells it: `campaign-error-…`."""
        self.found = found
        self.expected = expected
        super().__init__(f"found {found}, expected {expected}")


class WrongPhase(CampaignError):
    """It is not the time for this."""


class BadChoice(CampaignError):
    """Cards that cannot be chosen so."""


class BadResult(CampaignError):
    """A result that is not one of the game at hand."""


class GivenUp(BadResult):
    """A game of a campaign is withdrawn from at the start of one's turn, and not otherwise (ruling 62)."""


class GameNotReplayed(CampaignError):
    """A game kept with a campaign that is not the one it is said to be."""


class BadRows(CampaignError):
    """Rows that are no campaign; `row` counts from 1."""

    def __init__(self, row: int, found: str, expected: str) -> None:
        self.row = row
        super().__init__("rows", f"{found} in row {row}" if row else found, expected)


class BadCampaignLog(CampaignError):
    """A text that is no log of a campaign, or one that does not hold; `line` counts from 1."""

    def __init__(self, line: int, found: str, expected: str) -> None:
        self.line = line
        super().__init__("log", f"line {line}: {found}" if line else found, expected)
