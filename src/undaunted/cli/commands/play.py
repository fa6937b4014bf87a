"""`undaunted play`: a game, from the first question to the result."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import undaunted
from undaunted.cli import saves, solo
from undaunted.cli.closing import as_interrupts
from undaunted.cli.faults import Fault
from undaunted.cli.language import Lang, chosen
from undaunted.cli.parties import Party
from undaunted.cli.table.intro import intro
from undaunted.cli.table.menu import Menu
from undaunted.cli.table.opponents import dismiss, spec_of
from undaunted.cli.table.seats import Wish
from undaunted.cli.table.terminal_game import TerminalGame
from undaunted.cli.terminal import Terminal
from undaunted.game.game import Game
from undaunted.solo.explain import catch_up


def play(
    scenario: Annotated[
        str | None, typer.Argument(help="such as normandy/1; asked for when left out")
    ] = None,
    side: Annotated[
        str | None, typer.Option("--as", help="the side you play, or your seat", metavar="SIDE")
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(help="a level from recruit to ace, search:0.5s, solo, solo:hard", metavar="BOT"),
    ] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="people alone, at one keyboard")] = False,
    seed: Annotated[int | None, typer.Option(help="the same number gives the same dice and cards")] = None,
    resume: Annotated[Path | None, typer.Option(help="go on with a saved game", metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option(help="where to save", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    """Play a game against a bot, or with other people at one keyboard."""
    tongue = chosen(lang)
    wish = Wish(side, None if against is None else spec_of(against, tongue), hot_seat)
    wish.check()
    _check_files(scenario, resume, save, seed)
    terminal = Terminal(tongue)
    try:
        ask = scenario is None and (resume is None or terminal.interactive)
        if resume is not None:
            game = saves.load(resume)
        else:
            if scenario is None:
                scenario = Menu(terminal).scenario(undaunted.scenarios())
            game = undaunted.new(scenario, seed=seed, unasked="automatic")
        default = game.deciders[0] if resume and game.deciders else game.seats[0]
        seating = wish.settle(game.stage, default, terminal, ask and not game.over)
        if seating.party and seating.against and solo.is_solo(seating.against) and not game.stage.automaton:
            game = _against_solo(game, seating.party, seating.against, seed, resume)
        if resume is None:
            solo.check_cards(game.stage)
            intro(game, seating, terminal)
    except (EOFError, KeyboardInterrupt):
        terminal.tell()  # nothing has been played yet, so there is nothing to save
        return
    save_to = save or resume or saves.fresh(game.scenario)
    players = seating.bots(game.seats, seed)
    if game.stage.automaton:
        players[game.stage.automaton] = catch_up(game)
    try:
        with as_interrupts():
            TerminalGame(game, players, terminal, save_to, seating.resume(lang)).run()
    finally:
        dismiss(players.values())


def _against_solo(game: Game, party: Party, spec: str, seed: int | None, resume: Path | None) -> Game:
    """The same scenario, played alone: another stage, which nobody has begun yet."""
    if resume is not None:
        raise Fault(
            f"--against: found {spec!r}, expected a bot: {resume} is no game against the solo opponent"
        )
    return undaunted.new(solo.stage_against(game.stage, party.seats, spec), seed=seed, unasked="automatic")


def _check_files(scenario: str | None, resume: Path | None, save: Path | None, seed: int | None) -> None:
    if resume is not None and scenario is not None:
        raise Fault(
            f"--resume: found the scenario {scenario!r} beside it, expected the file alone: it names one"
        )
    if resume is not None and seed is not None:
        raise Fault("--seed: found --resume beside it, expected one or the other: a saved game has its seed")
    if seed is not None and seed < 0:
        raise Fault(f"--seed: found {seed}, expected a number from 0 on")
    if save is None:
        return
    if save.is_dir():
        raise Fault(f"--save: found the folder {save}, expected a file")
    if save.exists() and (resume is None or not save.samefile(resume)):
        raise Fault(f"--save: found {save}, which exists, expected a new file, or --resume {save}")
