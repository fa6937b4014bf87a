"""Writes the browser's types from the server's: `python tools/web_types.py`.

`web/src/lib/net/wire.ts` has what goes over the socket, `pages.ts` what HTTP answers, `catalogue.ts` what of
that the packs fix, `campaign.ts` all about campaigns.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from undaunted.server import pages, wire
from undaunted.server.campaigns import pages as campaigns

NET = Path(__file__).parents[1] / "web/src/lib/net"
HEAD = "// Written by tools/web_types.py from the server's types. Do not edit.\n"
PAGES = (
    pages.Catalogue, pages.StageInfo, pages.NewTable, pages.Opened, pages.Sit, pages.Seated, pages.TableInfo,
    pages.Moments, pages.Written, pages.Refused, pages.RuleInfo, pages.GuideInfo, pages.StartGuide,
    pages.Rulebook, pages.Carry, pages.TakeAlong, pages.Reach, pages.Afterwards, pages.SoloAccount,
)  # fmt: skip
CATALOGUE = (pages.Catalogue, pages.StageInfo, pages.RuleInfo)
CAMPAIGNS_ASKED = (
    campaigns.NewCampaign, campaigns.JoinCampaign, campaigns.ChooseCards, campaigns.ChooseReserve,
    campaigns.WantVoid, campaigns.LeaveFork, campaigns.StandIn, campaigns.ForkCampaign,
    campaigns.KnownCampaigns, campaigns.Follow,
)  # fmt: skip
CAMPAIGNS_TOLD = (
    campaigns.CampaignOffer, campaigns.CampaignOpened, campaigns.CampaignSeated, campaigns.CampaignPage,
    campaigns.CampaignInfo, campaigns.NextTable, campaigns.Stands,
)  # fmt: skip
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def render() -> dict[str, str]:
    """The files by name: all types as TypeScript, in the order in which they are needed."""
    _, spoken = msgspec.json.schema_components([wire.Ask, wire.Tell])
    _, fixed = msgspec.json.schema_components([wire.Ask, wire.Tell, *CATALOGUE])
    _, every = msgspec.json.schema_components([wire.Ask, wire.Tell, *PAGES])
    listed = {name: told for name, told in fixed.items() if name not in spoken}
    answered = {name: told for name, told in every.items() if name not in fixed}
    said = [HEAD, "export type * from './pages'\n", *(_declared(name, told) for name, told in spoken.items())]
    for name, union in (("Ask", wire.Ask), ("Tell", wire.Tell)):
        said.append(f"export type {name} = {' | '.join(one.__name__ for one in union.__args__)}\n")
    return {
        "wire.ts": "\n".join(said),
        "catalogue.ts": _file(listed, wire=spoken),
        "pages.ts": _file(answered, ["export type * from './catalogue'\n"], wire=spoken, catalogue=listed),
        "campaign.ts": _campaigns(),
    }


def _campaigns() -> str:
    """Loaded with their own pages only. What is told there is told whole: nothing is left out."""
    _, asked = msgspec.json.schema_components(CAMPAIGNS_ASKED)
    _, told = msgspec.json.schema_components(CAMPAIGNS_TOLD)
    whole = {name: one | {"required": list(one["properties"])} for name, one in told.items()}
    return _file({**asked, **whole})


def _file(types: dict[str, Any], head: Sequence[str] = (), **others: dict[str, Any]) -> str:
    """These types, with what they use of those in other files."""
    texts = [_declared(name, told) for name, told in types.items()]
    shared = []
    for file, known in others.items():
        used = [name for name in known if any(re.search(rf": .*\b{name}\b", text) for text in texts)]
        if used:
            shared.append(f"import type {{ {', '.join(used)} }} from './{file}'\n")
    return "\n".join([HEAD, "".join(shared), *head, *texts] if shared else [HEAD, *head, *texts])


def _declared(name: str, told: dict[str, Any]) -> str:
    lines = [f"export interface {name} {{"]
    required = set(told.get("required", ()))
    for key, kind in told["properties"].items():
        # What has a default may be left out by whoever writes it; the server leaves out empty odds and tiles.
        mark = "" if key in required else "?"
        lines.append(f"  {key}{mark}: {_type(kind)}")
    return "\n".join([*lines, "}", ""])


def _type(kind: dict[str, Any]) -> str:
    if "$ref" in kind:
        return str(kind["$ref"]).rpartition("/")[2]
    if "anyOf" in kind:
        return " | ".join(_type(one) for one in kind["anyOf"])
    if "enum" in kind:
        return " | ".join(f"'{value}'" for value in kind["enum"])
    if kind.get("type") == "array":
        inner = _type(kind["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind.get("type") == "object":
        return f"Record<string, {_type(kind['additionalProperties'])}>"
    return PLAIN[kind["type"]]


if __name__ == "__main__":
    for name, text in render().items():
        (NET / name).write_text(text, encoding="utf-8")
        sys.stdout.write(f"{NET / name}\n")
