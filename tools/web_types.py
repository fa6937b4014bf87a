"""Writes the browser's types from the server's: `python tools/web_types.py`.

`web/src/lib/net/wire.ts` has what goes over the socket, `pages.ts` what HTTP answers.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from undaunted.server import pages, wire

NET = Path(__file__).parents[1] / "web/src/lib/net"
HEAD = "// Written by tools/web_types.py from the server's types. Do not edit.\n"
PAGES = (
    pages.Catalogue, pages.StageInfo, pages.NewTable, pages.Opened, pages.Sit, pages.Seated, pages.TableInfo,
    pages.Moments, pages.Written, pages.Refused, pages.RuleInfo, pages.GuideInfo, pages.StartGuide,
    pages.Rulebook, pages.Carry, pages.TakeAlong, pages.Reach, pages.Afterwards, pages.SoloAccount,
)  # fmt: skip
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def render() -> dict[str, str]:
    """The files by name: all types as TypeScript, in the order in which they are needed."""
    _, spoken = msgspec.json.schema_components([wire.Ask, wire.Tell])
    _, every = msgspec.json.schema_components([wire.Ask, wire.Tell, *PAGES])
    answered = {name: told for name, told in every.items() if name not in spoken}
    said = [HEAD, "export type * from './pages'\n", *(_declared(name, told) for name, told in spoken.items())]
    for name, union in (("Ask", wire.Ask), ("Tell", wire.Tell)):
        said.append(f"export type {name} = {' | '.join(one.__name__ for one in union.__args__)}\n")
    texts = [_declared(name, told) for name, told in answered.items()]
    used = [name for name in spoken if any(re.search(rf": .*\b{name}\b", text) for text in texts)]
    shared = f"import type {{ {', '.join(used)} }} from './wire'\n"
    return {"wire.ts": "\n".join(said), "pages.ts": "\n".join([HEAD, shared, *texts])}


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
