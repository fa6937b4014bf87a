"""The first page of a game: what it is about, who wins how, what the signs mean."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from undaunted import speed
from undaunted.cli.parties import side_of
from undaunted.cli.screen.codes import Codes
from undaunted.cli.screen.wrap import wrap
from undaunted.cli.table.help import legend
from undaunted.cli.table.opponents import called as bot_called
from undaunted.cli.table.seats import Seating
from undaunted.cli.terminal import Terminal
from undaunted.game.game import Game
from undaunted.game.telling.aims import goal_told
from undaunted.game.telling.briefing import orders, standing
from undaunted.game.telling.names import Names, names
from undaunted.game.telling.ways import ways_told
from undaunted.game.telling.wording import scenario_text
from undaunted.messages import say


def intro(game: Game, seating: Seating, terminal: Terminal) -> None:
    told = game.stage.scenario
    lang = terminal.lang
    called = names(game.stage, lang)

    def tell(part: str) -> str:
        return scenario_text(told, part, lang)

    texts = [
        Text(", ".join(part for part in map(tell, ("date", "place")) if part), "italic"),
        Text(tell("briefing")),
        *(Text(line) for line in orders(told, _of_people(game, seating), lang)),
        *(Text(line) for line in ways_told(game.stage.options, lang)),
        Text(),
    ]
    texts += [Text(goal_told(game.stage, side, lang)) for side in told.forces]
    texts += [Text(line) for line in standing(game, lang=lang)]
    if seating.against:
        playing = list(_who_plays(game, seating, seating.against, called))
        texts += map(Text, [" ".join(playing)] if len(playing) == 2 else playing)
    begins = called.say("intro-initiative", side=told.initiative)
    texts.append(Text.assemble(begins, " ", (say(f"origin-{told.origin}-explained", lang=lang), "italic")))
    story = [row for text in texts for row in wrap(text, terminal.width, indent=2)]
    signs = legend(Codes(game.view(None), called), terminal.glyphs, terminal.width)
    if not speed.COMPILED:
        signs = [*signs, *wrap(Text(say("intro-interpreted", lang=lang), "dim"), terminal.width)]
    terminal.pages(tell("title"), story, signs)


def _of_people(game: Game, seating: Seating) -> list[str]:
    """The sides of those who sit at this screen, one after the other."""
    seats = [seat for seat in game.seats if seating.is_person(seat)]
    return list(dict.fromkeys(side_of(game.stage, seat) for seat in seats))


def _who_plays(game: Game, seating: Seating, against: str, called: Names) -> Iterator[str]:
    for seat in game.seats:
        if seating.is_person(seat):
            yield called.say("intro-you-play", seat=seat)
        else:
            yield called.say("intro-bot-plays", seat=seat, bot=bot_called(against, called.lang))
