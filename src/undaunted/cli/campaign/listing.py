"""All campaigns in a table, and what was found out about an export in a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.table import Table

from undaunted.cli.campaign.files import Kept
from undaunted.cli.table.opponents import called
from undaunted.game.telling.wording import side_name
from undaunted.messages import say

if TYPE_CHECKING:
    from undaunted.campaign.reading import Verdict

COLUMNS = ("name", "who", "game", "score", "now")


def table(found: Iterable[Kept], lang: str) -> Table:
    listed = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
    for column in COLUMNS:
        listed.add_column(say(f"hq-list-{column}", lang=lang), no_wrap=column != "who")
    for kept in found:
        listed.add_row(*_row(kept, lang))
    return listed


def _row(kept: Kept, lang: str) -> tuple[str, str, str, str, str]:
    campaign, seats = kept.campaign, kept.seats
    view = campaign.view(None, lang)
    who = say("hq-two", lang=lang)
    if seats.side:
        told = {"side": side_name(seats.side, lang), "bot": called(seats.against, lang)}
        who = say("hq-against", lang=lang, **told)
    if campaign.phase == "over":
        now = say("hq-over", lang=lang, side=side_name(campaign.winner, lang))
    else:
        now = say(f"hq-phase-{campaign.phase}", lang=lang)
    score = "–".join(str(view.wins.get(side, 0)) for side in campaign.sides)
    return kept.name, who, f"{campaign.number} ({campaign.state})", score, now


def verdict_text(file: str, verdict: Verdict, lang: str) -> str:
    told = {"games": verdict.games, "replayed": verdict.replayed}
    winner = side_name(verdict.winner, lang) if verdict.winner else ""
    return say(
        "hq-verified",
        lang=lang,
        file=file,
        campaign=verdict.campaign,
        state=verdict.state,
        winner=winner,
        **told,
    )
