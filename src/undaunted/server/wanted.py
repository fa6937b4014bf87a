"""The stage that somebody asks for, or why there is none: the scenario, or one of its options."""

from __future__ import annotations

from undaunted.content import ClashingOptions, UnknownOption, UnknownScenario, find, shelf
from undaunted.content.options import offered
from undaunted.content.stage import Stage, stage
from undaunted.server.errors import Refusal


def wanted(name: str) -> Stage:
    """By its whole name: `normandy/1+specialists`."""
    plain, _, chosen = name.partition("+")
    try:
        shelf.check(name)
    except ClashingOptions as error:
        raise Refusal("options-clash", scenario=plain, option=chosen) from error
    except UnknownOption as error:
        ways = offered(*find(plain))
        raise Refusal(
            "no-option", scenario=plain, option=chosen, count=len(ways), options=", ".join(ways)
        ) from error
    except UnknownScenario as error:
        raise Refusal("no-scenario", scenario=name) from error
    return stage(name)
