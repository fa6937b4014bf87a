"""`undaunted serve`: the game for browsers, on this machine or for others too."""

from __future__ import annotations

import logging
import os
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undaunted.cli.commands.data import Store, place
from undaunted.cli.faults import FAILED, Fault
from undaunted.cli.language import Lang, chosen
from undaunted.messages import say

if TYPE_CHECKING:
    from types import ModuleType

PORT = 8344
NEXT_PORTS = 20
"""Ports tried one after the other with --open."""


def serve(
    host: Annotated[str, typer.Option(help="the address to listen on; 0.0.0.0 for all")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 for any that is free")] = PORT,
    data: Annotated[
        Path | None, typer.Option(help="where tables are kept; by default in your folder for data")
    ] = None,
    store: Store = "",
    peer_address: Annotated[
        str,
        typer.Option(help="with --store: where the other servers find this one", metavar="HOST:PORT"),
    ] = "127.0.0.1:0",
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="with --store: so many processes on one port", metavar="N")
    ] = 1,
    open_browser: Annotated[
        bool, typer.Option("--open", help="open the browser; if the port is taken, try the next")
    ] = False,
    bots: Annotated[
        int | None, typer.Option(min=1, max=64, help="processes in which bots think", metavar="N")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="a public address: https://undaunted.example", metavar="URL")
    ] = None,
    proxy: Annotated[bool, typer.Option("--proxy", help="a reverse proxy stands in front")] = False,
    open_metrics: Annotated[
        bool, typer.Option("--open-metrics", help="let others than this machine read /metrics")
    ] = False,
    no_talk: Annotated[bool, typer.Option("--no-talk", help="no open talk at tables")] = False,
    roomy: Annotated[
        float, typer.Option(min=1.0, help="rate limits so many times as wide, to measure", metavar="TIMES")
    ] = 1.0,
    lang: Lang = None,
) -> int:
    """Serve the game to browsers."""
    tongue = chosen(lang)
    serving, settings, many = _server()
    logging.basicConfig(level=logging.WARNING, format="undaunted: %(message)s")
    kept = str(place(data, store))
    if processes > 1 and not store:
        raise Fault(say("serve-one-file", lang=tongue))
    ports = range(port, min(port + (NEXT_PORTS if open_browser and port else 1), 65536))
    try:
        listener = serving.listen(host, ports)
    except serving.PortTaken as error:
        raise Fault(
            say("serve-taken", lang=tongue, port=str(error.port), next=str(error.port + 1))
        ) from error
    except serving.NoHost as error:
        raise Fault(say("serve-no-host", lang=tongue, host=host)) from error
    address = serving.address_of(listener)

    def listening() -> None:
        print(say("serve-listening", lang=tongue, address=address), flush=True)
        if open_browser:
            # A browser that is slow to start must not keep anybody waiting.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    # Half of the machine is for those who do not wait for bots.
    thoughts = max(1, (os.cpu_count() or 2) // 2)
    with listener:
        wishes = settings.Settings(
            data=kept,
            store=store,
            peer=peer_address,
            host=host,
            port=listener.getsockname()[1],
            bots=bots or max(1, thoughts // processes),
            origins=tuple(origin or ()),
            proxy=proxy,
            open_metrics=open_metrics,
            limits=settings.Limits().raised(roomy),
            keeping=settings.Keeping().raised(roomy),
            talking=settings.Talking(on=not no_talk).raised(roomy),
        )
        if processes > 1:
            started = many.serve_many(wishes, listener, processes, listening, 0 if bots else thoughts)
        else:
            started = serving.serve(wishes, listener, listening)
    return 0 if started else FAILED


def _server() -> tuple[ModuleType, ModuleType, ModuleType]:
    """Imported late: those who play in the terminal need no web framework."""
    try:
        from undaunted.server import many, serving, settings
    except ImportError as error:
        name = error.name or "a library"
        raise Fault(f"{name}: found not installed, expected `pip install 'undaunted[server]'`") from error
    return serving, settings, many
