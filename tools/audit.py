"""Whether something that is locked is known to be vulnerable: `make audit`.

Asks pip-audit about requirements/dev.txt, which has all that the other files there have, and npm about
web/package-lock.json. What is found fails, unless requirements/accepted.toml says why it does not concern us.
Where the advisories cannot be had, it says `not checked` and does not fail: a network is not ours to mend. A
tool that breaks for another reason fails.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
ACCEPTED = ROOT / "requirements" / "accepted.toml"
PYTHON = ["pip-audit", "--requirement", "requirements/dev.txt", "--disable-pip", "--require-hashes"]
PYTHON += ["--format", "json", "--progress-spinner", "off"]
NODE = ["npm", "audit", "--json", "--package-lock-only", "--prefix", "web"]
# How the two, and uv that fetches the first, say that nobody answered, or nobody who has advisories.
UNREACHABLE = re.compile(
    r"ConnectionError|ConnectTimeout|ReadTimeout|ProxyError|SSLError|HTTPError|ServiceError|Failed to fetch|"
    r"error sending request|audit endpoint returned an error|ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH"
)


class Finding(NamedTuple):
    id: str
    package: str
    about: str


class Answer(NamedTuple):
    """Of one tool: how many packages it looked at, what it found, and why others were not looked at."""

    checked: int
    found: tuple[Finding, ...] = ()
    unchecked: str = ""


class AuditError(Exception):
    """A tool that answered neither way."""

    def __init__(self, tool: str, said: str) -> None:
        lines = said.strip().splitlines() or ["nothing"]
        super().__init__(f"{tool}: found {lines[-1]!r}, expected advisories or that they cannot be had")


def read_python(output: str, errors: str) -> Answer:
    """What pip-audit said."""
    try:
        packages: list[dict[str, Any]] = json.loads(output)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return _unanswered("pip-audit", errors)
    known = [one for one in packages if "skip_reason" not in one]
    skipped = [one["name"] for one in packages if "skip_reason" in one]
    found = [
        Finding(advisory["id"], f"{one['name']} {one['version']}", advisory.get("description", ""))
        for one in known
        for advisory in one["vulns"]
    ]
    unchecked = f"no advisories to be had for {_some(skipped)}" if skipped else ""
    return Answer(len(known), tuple(found), unchecked)


def read_node(output: str, errors: str) -> Answer:
    """What npm said."""
    try:
        report = json.loads(output)
        packages: Mapping[str, Any] = report["vulnerabilities"]
        checked = report["metadata"]["dependencies"]["total"]
    except (ValueError, KeyError, TypeError):
        return _unanswered("npm audit", errors)
    # What only depends on something vulnerable names it there; the thing itself has the advisory.
    found = [
        Finding(advisory["url"].rpartition("/")[2], name, advisory["title"])
        for name, one in packages.items()
        for advisory in one["via"]
        if not isinstance(advisory, str)
    ]
    return Answer(checked, tuple(found))


def judge(name: str, answer: Answer, accepted: Mapping[str, str]) -> tuple[list[str], bool]:
    """What to say about it, and whether it fails."""
    lines = []
    if answer.checked:
        lines.append(f"{name}: {answer.checked} packages checked, {len(answer.found)} advisories")
    for one in answer.found:
        why = f"accepted: {accepted[one.id]}" if one.id in accepted else "VULNERABLE"
        lines.append(f"{name}: {one.package}: {one.id}: {one.about} ({why})")
    if answer.unchecked:
        lines.append(f"{name}: not checked: {answer.unchecked}")
    return lines, any(one.id not in accepted for one in answer.found)


def _unanswered(tool: str, errors: str) -> Answer:
    trouble = UNREACHABLE.search(errors)
    if not trouble:
        raise AuditError(tool, errors)
    return Answer(0, (), f"{tool} could not get at the advisories ({trouble[0]})")


def _some(names: list[str]) -> str:
    return ", ".join(names[:5]) + (f" and {len(names) - 5} more" if len(names) > 5 else "")


def _run(command: list[str]) -> tuple[str, str]:
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError as error:
        raise AuditError(command[0], str(error)) from error
    return done.stdout, done.stderr


def main() -> int:
    accepted = tomllib.loads(ACCEPTED.read_text(encoding="utf-8"))
    uv = [str(Path(sys.executable).with_name("uv")), "tool", "run"]
    fails = False
    for name, read, command in (("python", read_python, [*uv, *PYTHON]), ("node", read_node, NODE)):
        lines, bad = judge(name, read(*_run(command)), accepted)
        print(*lines, sep="\n")
        fails |= bad
    return 1 if fails else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except AuditError as error:
        sys.exit(f"audit: {error}")
