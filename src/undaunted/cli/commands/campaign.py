"""`undaunted campaign`: begin one, play it, look at it, keep it, check it, and go another way."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undaunted.cli import saves
from undaunted.cli.commands.campaign_lab import PACK, Pack, balance, simulate
from undaunted.cli.faults import REFUSALS, Fault, complain_about, unknown
from undaunted.cli.language import Lang, chosen

if TYPE_CHECKING:
    from undaunted.cli.campaign.files import Kept, Seats

PAGES = {"record": "r", "city": "c", "platoon": "p", "briefing": "b", "step": "s"}
OWN = ("platoon", "briefing", "step")
"""Pages that a spectator has nothing on."""

campaign = typer.Typer(
    name="campaign",
    help="Campaigns: game after game, with those who are left.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Name = Annotated[str, typer.Argument(help="of the campaign, or its file", metavar="NAME")]
MaybeName = Annotated[
    str | None, typer.Argument(help="of the campaign; the one played last if left out", metavar="NAME")
]


@campaign.command()
def new(
    name: Annotated[str | None, typer.Argument(help="what to call it", metavar="NAME")] = None,
    side: Annotated[str | None, typer.Option("--as", help="the side you play", metavar="SIDE")] = None,
    against: Annotated[
        str | None, typer.Option(help="a level from recruit to ace, greedy, search:0.5s", metavar="BOT")
    ] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="two people at one keyboard")] = False,
    seed: Annotated[int | None, typer.Option(min=0, help="the same number, the same chance")] = None,
    source: Annotated[
        Path | None, typer.Option("--from", help="go on with an exported campaign", metavar="FILE")
    ] = None,
    pack: Pack = PACK,
    lang: Lang = None,
) -> None:
    """Begin a campaign, against a bot or with somebody at the same keyboard."""
    from undaunted.campaign.campaign import Campaign
    from undaunted.campaign.reading import read
    from undaunted.cli.campaign import files
    from undaunted.cli.terminal import Terminal
    from undaunted.messages import say

    tongue = chosen(lang)
    called = name or files.fresh_name(pack)
    files.check_name(called)
    begun = Campaign.begin(pack, seed=seed) if source is None else read(saves.read(source))
    kept = files.create(called, _seats(begun.sides, side, against, hot_seat, seed, tongue), begun)
    command = f"undaunted campaign play {called}"
    Terminal(tongue).tell(say("hq-begun", lang=tongue, file=str(kept.path), command=command))


def _seats(
    sides: tuple[str, ...], side: str | None, against: str | None, hot_seat: bool, seed: int | None, lang: str
) -> Seats:
    from undaunted.cli import solo
    from undaunted.cli.campaign.files import Seats
    from undaunted.cli.table.opponents import NEWCOMERS, spec_of

    if hot_seat:
        if side is not None or against is not None:
            given = "--against" if side is None else "--as"
            raise Fault(
                f"--hot-seat: found {given} beside it, expected one or the other: it seats people alone"
            )
        return Seats(seed=seed)
    bot = spec_of(against, lang) if against is not None else NEWCOMERS
    if solo.is_solo(bot):
        raise Fault(f"--against: found {against!r}, expected a bot: the solo opponent plays no campaigns")
    return Seats(side=_side(sides, side, lang) if side else sides[0], against=bot, seed=seed)


def _side(sides: tuple[str, ...], text: str, lang: str) -> str:
    """In any case, in either language; the beginning will do."""
    from undaunted.game.telling.wording import side_name

    wanted = text.casefold()
    found = [
        side
        for side in sides
        if wanted
        and (side.casefold().startswith(wanted) or side_name(side, lang).casefold().startswith(wanted))
    ]
    if len(found) != 1:
        raise unknown("--as", text, sides)
    return found[0]


@campaign.command()
def play(
    name: MaybeName = None,
    side: Annotated[
        str | None, typer.Option("--as", help="from now on you play this side", metavar="SIDE")
    ] = None,
    against: Annotated[str | None, typer.Option(help="and this bot the other", metavar="BOT")] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="from now on two people play")] = False,
    lang: Lang = None,
) -> None:
    """Go on with a campaign: briefing, deck, game and step, until it is over or you leave.

    Who plays may change between two sittings: a bot can sit in for somebody, and hand back.
    """
    from undaunted.cli.campaign.sitting import Sitting
    from undaunted.cli.terminal import Terminal

    tongue = chosen(lang)
    kept = _kept(name)
    if side is not None or against is not None or hot_seat:
        before = kept.seats
        keeps_side = before.side if side is None and not hot_seat and before.side else side
        keeps_bot = before.against if against is None and not hot_seat and before.against else against
        kept.seats = _seats(kept.campaign.sides, keeps_side, keeps_bot, hot_seat, before.seed, tongue)
        kept.save()
    Sitting(kept, Terminal(tongue), lang).run()


def _kept(name: str | None) -> Kept:
    from undaunted.cli.campaign import files

    return files.load(files.find(name) if name is not None else files.latest())


@campaign.command("list")
def list_(lang: Lang = None) -> int:
    """All campaigns, the one played last first."""
    from undaunted.cli.campaign import files, listing
    from undaunted.cli.terminal import Terminal
    from undaunted.messages import say

    tongue = chosen(lang)
    terminal = Terminal(tongue)
    status = 0
    found = []
    for path in files.known():
        try:
            found.append(files.load(path))
        except (Fault, *REFUSALS) as error:
            status = max(status, complain_about(path, error))
    if found:
        terminal.console.print(listing.table(found, tongue))
    elif not status:
        terminal.tell(say("hq-none", lang=tongue, command="undaunted campaign new"))
    return status


@campaign.command()
def show(
    name: MaybeName = None,
    pages: Annotated[
        list[str] | None, typer.Argument(help="record, city, platoon, briefing, step", metavar="[PAGE...]")
    ] = None,
    side: Annotated[str | None, typer.Option("--as", help="what this side sees", metavar="SIDE")] = None,
    lang: Lang = None,
) -> None:
    """The record and the city; for the side that you play also its platoon, briefing and last step."""
    from undaunted.cli.campaign.desk import page
    from undaunted.cli.terminal import Terminal

    tongue = chosen(lang)
    for wanted in pages or ():
        if wanted not in PAGES:
            raise unknown("PAGE", wanted, PAGES)
    kept = _kept(name)
    terminal = Terminal(tongue)
    viewer = _side(kept.campaign.sides, side, tongue) if side else kept.seats.side or None
    view = kept.campaign.view(viewer, tongue)
    for wanted in pages or ("record", "city"):
        if viewer is None and wanted in OWN:
            raise Fault(f"PAGE: found {wanted!r}, expected --as SIDE beside it: it is for one side alone")
        if wanted == "step" and view.step is None:
            raise Fault("PAGE: found 'step', expected another: no game has been played yet")
        title, *parts = page(PAGES[wanted], view, terminal.width, tongue)
        terminal.pages(title, *parts)
        terminal.tell()


@campaign.command()
def export(
    name: MaybeName = None,
    out: Annotated[
        Path | None, typer.Option(help="into a file; otherwise it is printed", metavar="FILE")
    ] = None,
) -> None:
    """A campaign as one text, which plays and verifies anywhere to the same record."""
    from undaunted.campaign.log import write

    kept = _kept(name)
    text = write(kept.campaign)
    if kept.campaign.phase != "over":
        typer.echo("undaunted: it is not over: the text holds the seed, and what both sides chose", err=True)
    if out is None:
        typer.echo(text, nl=False)
        return
    if out.exists():
        raise Fault(f"--out: found {out}, which exists, expected a new file")
    saves.write(out, text)


@campaign.command()
def verify(
    files: Annotated[list[Path], typer.Argument(help="exported campaigns", metavar="FILE...")],
    lang: Lang = None,
) -> int:
    """Play exported campaigns again: games, steps, record, pools and city as they say, chance as promised."""
    from undaunted.campaign.log import write
    from undaunted.campaign.reading import verify as check
    from undaunted.cli.campaign import files as kept_files
    from undaunted.cli.campaign.listing import verdict_text
    from undaunted.cli.terminal import Terminal

    terminal = Terminal(chosen(lang))
    status = 0
    for file in files:
        try:
            own = file.name.endswith(kept_files.SUFFIX)
            text = write(kept_files.load(file).campaign) if own else saves.read(file)
            terminal.tell(verdict_text(str(file), check(text), terminal.lang))
        except (Fault, *REFUSALS) as error:
            status = max(status, complain_about(file, error))
    return status


@campaign.command()
def fork(
    name: Name,
    game: Annotated[int, typer.Argument(min=1, help="the game to be played anew")],
    new_name: Annotated[
        str | None, typer.Option("--name", help="of the new campaign", metavar="NAME")
    ] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="of the new campaign's chance")] = None,
    lang: Lang = None,
) -> None:
    """A new campaign that goes on from before an earlier game, with chance of its own from there."""
    import msgspec

    from undaunted.cli.campaign import files
    from undaunted.cli.terminal import Terminal
    from undaunted.messages import say

    tongue = chosen(lang)
    kept = _kept(name)
    called = new_name or files.fresh_name(f"{kept.name}-game-{game}")
    files.check_name(called)
    forked = kept.campaign.fork(game, seed)
    seats = msgspec.structs.replace(kept.seats, seed=seed)
    path = files.create(called, seats, forked).path
    command = f"undaunted campaign play {called}"
    Terminal(tongue).tell(say("hq-begun", lang=tongue, file=str(path), command=command))


campaign.command()(simulate)
campaign.command()(balance)
