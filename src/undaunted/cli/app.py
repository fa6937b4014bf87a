"""The commands, put together."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

import undaunted
from undaunted import speed
from undaunted.cli.commands.analyse import analyse
from undaunted.cli.commands.arena import arena
from undaunted.cli.commands.backup import backup
from undaunted.cli.commands.balance import balance
from undaunted.cli.commands.bench import bench
from undaunted.cli.commands.campaign import campaign
from undaunted.cli.commands.crews import spelled_out
from undaunted.cli.commands.export import export
from undaunted.cli.commands.fuzz import fuzz
from undaunted.cli.commands.import_logs import import_logs
from undaunted.cli.commands.lint import lint
from undaunted.cli.commands.play import play
from undaunted.cli.commands.remove import remove
from undaunted.cli.commands.replay import replay
from undaunted.cli.commands.scenarios import scenarios
from undaunted.cli.commands.serve import serve
from undaunted.cli.commands.tally import tally
from undaunted.cli.commands.verify import verify
from undaunted.cli.faults import REFUSALS, USAGE, Fault, line_of, status_of

app = typer.Typer(
    name="undaunted",
    help="Undaunted: a game of platoons, in the terminal. An unofficial fan implementation.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for command in (play, serve, scenarios, replay, analyse, verify, tally, lint, fuzz, bench, arena, balance):
    app.command()(command)
app.command()(backup)
app.command()(export)
app.command("import")(import_logs)
app.add_typer(campaign)
app.add_typer(remove)

CREWED = ("arena", "balance")
"""Commands that may play on a Ray cluster."""

# What typer raises for a wrong command line; older versions keep it in another place.
_BadCommand: type[Exception] = typer.BadParameter.__mro__[2]


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"undaunted {undaunted.__version__}\n{speed.describe()}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_version, is_eager=True, help="the version, and how the rules run"
        ),
    ] = False,
) -> None:
    """Options before any command."""


def run(args: Sequence[str] | None = None) -> int:
    """Run a command; whatever is wrong is one line on the error stream."""
    given = list(sys.argv[1:] if args is None else args) or ["--help"]
    if given in ([campaign.info.name], [remove.info.name]):
        given.append("--help")
    if given[0] in CREWED:
        given = spelled_out(given)
    try:
        status = app(args=given, prog_name="undaunted", standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except SystemExit:
        return 0  # so typer ends a command whose reader has gone, and no other
    except BrokenPipeError:
        # The reader has gone, as with `| head`; the stream must not complain once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (Fault, *REFUSALS) as error:
        return _complain(line_of(error), status_of(error))
    except (typer.Abort, KeyboardInterrupt):
        return _complain("stopped", 130)
    except _BadCommand as error:
        text = error.format_message() if hasattr(error, "format_message") else str(error)
        return (
            _complain(f"{' '.join(text.split())} `undaunted --help` lists what there is.", USAGE)
            if text
            else USAGE
        )


def _complain(text: str, status: int) -> int:
    print(f"undaunted: {text}", file=sys.stderr)
    return status
