"""`undaunted verify`: are saved games, and all that a server keeps, what they should be?

The store is imported where it is used: a game in the terminal starts faster without it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import undaunted
from undaunted.cli import saves
from undaunted.cli.commands.data import Store, place
from undaunted.cli.commands.verdicts import read_fingerprint, told
from undaunted.cli.faults import REFUSALS, Fault, complain_about, complain_of
from undaunted.cli.language import Lang, chosen
from undaunted.cli.terminal import Terminal
from undaunted.content.errors import ContentError
from undaunted.game.game import Game
from undaunted.messages import say
from undaunted.solo.checking import Departure, check


def verify(
    files: Annotated[
        list[Path] | None, typer.Argument(help="saved games, or a server's file", metavar="FILE...")
    ] = None,
    store: Store = "",
    solo_cards: Annotated[
        bool, typer.Option("--solo-cards", help="and whether the solo opponent did what its cards say")
    ] = False,
    fingerprint: Annotated[
        str, typer.Option(help="as it was shown at the start: all dice must follow from its seed")
    ] = "",
    lang: Lang = None,
) -> int:
    """Check saved games, or all that a server keeps: decisions legal, chance as promised."""
    tongue = chosen(lang)
    terminal = Terminal(tongue)
    promised = read_fingerprint(fingerprint, files or ())
    status = 0
    if store:
        status = _verify_database(place(None, store), terminal, solo_cards)
    elif not files:
        raise Fault(say("verify-nothing", lang=tongue))
    for file in files or ():
        if not promised and _is_database(file):
            status = max(status, _verify_database(file, terminal, solo_cards))
            continue
        try:
            text = saves.read(file)
            verdict = undaunted.verify(text, fingerprint=promised)
        except (Fault, *REFUSALS) as error:
            status = max(status, complain_about(file, error))
            continue
        for line in told(str(file), verdict, promised, tongue):
            terminal.tell(line)
        if solo_cards:
            status = max(status, _verify_cards(str(file), undaunted.load(text), terminal))
    return status


def _verify_cards(where: str, game: Game, terminal: Terminal) -> int:
    """What the solo opponent did against what its cards say today; each departure gets a line."""
    if not game.stage.automaton:
        terminal.tell(say("verify-solo-none", lang=terminal.lang, file=where))
        return 0
    try:
        done = check(game)
    except REFUSALS as error:  # a card that cannot be read
        return complain_of([error], f"{where}: ")
    if not done.departures:
        counts = {"decisions": done.decisions, "cards": done.cards}
        terminal.tell(say("verify-solo-good", lang=terminal.lang, file=where, **counts))
    return complain_of([_departed(one) for one in done.departures], f"{where}: ")


def _departed(one: Departure) -> ContentError:
    key = f"decision {one.decision}"
    if one.kind == "missing":
        return ContentError(key=key, found=f"no solo card for {one.card}", expected="a text that tells why")
    says = f"as solo card {one.number} says of {one.card}" if one.card else "as the solo rules say"
    return ContentError(key=key, found=repr(one.did), expected=f"{one.said!r}, {says}")


def _verify_database(data: Path | str, terminal: Terminal, solo_cards: bool) -> int:
    """Play all its games again; those that do not hold get a line each."""
    from undaunted.server.store.address import shown
    from undaunted.server.store.verifying import verify

    status = 0
    file = data if isinstance(data, Path) else shown(data)

    def look(table: str, game: Game) -> None:
        nonlocal status
        if game.stage.automaton:
            status = max(status, _verify_cards(f"{file}: table {table}", game, terminal))

    try:
        done = verify(data, look if solo_cards else None)
    except REFUSALS as error:
        return complain_about(file, error)
    if not done.bad and not done.bad_campaigns:
        terminal.tell(
            say("hosting-verified", lang=terminal.lang, file=str(file), count=done.games, left=done.running)
        )
        if done.campaigns:
            text = say("hosting-verified-campaigns", lang=terminal.lang, file=str(file), count=done.campaigns)
            terminal.tell(text)
    return max(status, complain_of([*done.bad, *done.bad_campaigns], f"{file}: "))


def _is_database(file: Path) -> bool:
    from undaunted.server.store.database import is_database as looks_like_one

    return looks_like_one(file)
