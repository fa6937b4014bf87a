"""Advice on a decision, in the words of the options that it is about."""

from __future__ import annotations

from undaunted.bots.sureness import looked, sureness
from undaunted.game.game import Game
from undaunted.messages import say
from undaunted.server.errors import Refusal
from undaunted.server.thinkers import Thinkers, ThinkersGone
from undaunted.server.wire import Advice, Advise, Hint

MOST = 6


async def hints(
    game: Game, ask: Advise, lang: str, thinkers: Thinkers, budget: str, table: str = "", opener: str = ""
) -> Advice:
    """What a strong player would do, the best first. The game may go on meanwhile: `moment` tells.

    `table` and the address that opened it pay for the thinking.
    """
    moment = game.moment(ask.seat)
    options = {option.thing: option for option in game.options(ask.seat)}
    try:
        advice = await thinkers.advise(game, ask.seat, budget, table=table, opener=opener)
    except ThinkersGone as gone:
        raise Refusal("busy") from gone
    total = looked(advice)
    sure = sureness(advice)
    return Advice(
        id=ask.id,
        moment=moment,
        hints=tuple(
            Hint(
                thing=options[reply.thing].name,
                text=options[reply.thing].text(lang),
                percent=round(100 * reply.win_chance),
                share=round(100 * reply.visits / total) if total else 0,
            )
            for reply in advice.replies[:MOST]
        ),
        sure=sure,
        text=say(f"advice-{sure}", lang=lang),
    )
