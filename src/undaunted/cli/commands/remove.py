"""`undaunted remove`: tables, campaigns, names and talk, out of the server's file or database for good."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undaunted.cli.commands.data import Data, Store, place
from undaunted.cli.faults import Fault
from undaunted.cli.language import Lang, chosen
from undaunted.cli.terminal import Terminal
from undaunted.messages import say

if TYPE_CHECKING:
    from sqlite3 import Connection

DAY = 86_400.0

remove = typer.Typer(
    name="remove",
    help="Take tables, campaigns, names or talk out of the server's file, for good.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Yes = Annotated[bool, typer.Option("--yes", help="do it; without, you are told what would go")]
OneTable = Annotated[str, typer.Option("--table", help="at this table only", metavar="ID")]


@remove.command()
def table(
    ids: Annotated[list[str] | None, typer.Argument(help="of the tables", metavar="ID...")] = None,
    older_than: Annotated[
        float | None,
        typer.Option("--older-than", min=0, help="all at which nothing happened for so long", metavar="DAYS"),
    ] = None,
    unfinished: Annotated[
        bool, typer.Option("--unfinished", help="with --older-than: those that are not over, too")
    ] = False,
    data: Data = None,
    store: Store = "",
    yes: Yes = False,
    lang: Lang = None,
) -> int:
    """Tables by their ids, or all that are over and old."""
    from undaunted.server.store import removing

    if bool(ids) == (older_than is not None):
        raise Fault("remove table: found neither or both, expected ids of tables, or --older-than DAYS")

    def found(connection: Connection) -> list[str]:
        if older_than is not None:
            return removing.old_tables(connection, time.time() - older_than * DAY, unfinished)
        wanted = list(dict.fromkeys(ids or ()))
        removing.check_tables(connection, wanted)
        return wanted

    return _remove("table", place(data, store), yes, lang, lambda one: len(found(one)),
                   lambda one: removing.remove_tables(one, found(one)))  # fmt: skip


@remove.command()
def campaign(
    ids: Annotated[list[str], typer.Argument(help="of the campaigns", metavar="ID...")],
    data: Data = None,
    store: Store = "",
    yes: Yes = False,
    lang: Lang = None,
) -> int:
    """Campaigns by their ids, with the tables of their games."""
    from undaunted.server.store import removing

    wanted = list(dict.fromkeys(ids))

    def count(connection: Connection) -> int:
        removing.check_campaigns(connection, wanted)
        return len(wanted)

    return _remove("campaign", place(data, store), yes, lang, count,
                   lambda one: removing.remove_campaigns(one, wanted))  # fmt: skip


@remove.command()
def name(
    text: Annotated[str, typer.Argument(help="exactly as it is shown", metavar="NAME")],
    data: Data = None,
    store: Store = "",
    yes: Yes = False,
    lang: Lang = None,
) -> int:
    """A name wherever somebody has it: he keeps his seat, without one."""
    from undaunted.server.store import removing

    if not text:
        raise Fault("remove name: found nothing, expected a name")
    return _remove("name", place(data, store), yes, lang, lambda one: removing.named(one, text),
                   lambda one: removing.remove_name(one, text))  # fmt: skip


@remove.command()
def talk(
    table: OneTable = "", data: Data = None, store: Store = "", yes: Yes = False, lang: Lang = None
) -> int:
    """What was said at tables: at one, or at all."""
    from undaunted.server.store import removing

    return _remove("talk", place(data, store), yes, lang, lambda one: removing.said(one, table),
                   lambda one: removing.remove_talk(one, table))  # fmt: skip


def _remove(
    what: str,
    where: Path | str,
    yes: bool,
    lang: str | None,
    count: Callable[[Connection], int],
    do: Callable[[Connection], None],
) -> int:
    """Told first, done with --yes; `count` refuses what must not go."""
    from undaunted.server.store.address import is_url, shown
    from undaunted.server.store.database import reading
    from undaunted.server.store.removing import removing

    tongue, shared = chosen(lang), is_url(where)
    with reading(where) as connection:
        found = count(connection)
    if yes and found:
        with removing(where) as connection:
            found = count(connection)
            do(connection)
    done = "hosting-removed" if yes or not found else "hosting-would-remove"
    file = shown(str(where)) if shared else str(where)
    args = {} if done == "hosting-removed" else {"shared": "yes" if shared else "no"}
    Terminal(tongue).tell(say(done, lang=tongue, file=file, what=what, count=found, **args))
    return 0
