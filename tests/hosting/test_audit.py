"""The audit on what both tools said, recorded: found, nothing, nobody to ask, and broken."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import audit

SAID = Path(__file__).parent / "audits"
NO_NETWORK = "requests.exceptions.ConnectionError: HTTPConnectionPool(host='127.0.0.1', port=9): Max retries"
NO_UV = "error: Failed to fetch: the index\n  Caused by: error sending request"
NPM_REFUSED = """\
npm warn audit 405 Method Not Allowed - POST /-/npm/v1/security/advisories/bulk
npm error audit endpoint returned an error
"""
NPM_NO_LOCK = """\
npm error code ENOLOCK
npm error audit This command requires an existing lockfile.
"""


def said(name: str) -> str:
    return (SAID / f"{name}.json").read_text(encoding="utf-8")


NOTHING = (said("python-none"), ""), (said("node-none"), "")
READS = {"python": audit.read_python, "node": audit.read_node}


@pytest.mark.parametrize(
    ("name", "id", "package"),
    [("python", "PYSEC-2019-217", "jinja2 2.10"), ("node", "GHSA-xvch-5gv4-984h", "minimist")],
)
def test_what_is_found_fails_until_somebody_says_why_not(name: str, id: str, package: str) -> None:
    answer = READS[name](said(f"{name}-found"), "Found 1 known vulnerability in 1 package")
    assert [(one.id, one.package) for one in answer.found] == [(id, package)]
    lines, fails = audit.judge(name, answer, {})
    assert fails
    assert "VULNERABLE" in lines[-1]
    lines, fails = audit.judge(name, answer, {id: "never given what others wrote"})
    assert not fails
    assert "accepted: never given what others wrote" in lines[-1]


@pytest.mark.parametrize(("name", "checked"), [("python", 2), ("node", 1)])
def test_nothing_found(name: str, checked: int) -> None:
    answer = READS[name](said(f"{name}-none"), "")
    assert answer == audit.Answer(checked)
    lines, fails = audit.judge(name, answer, {})
    assert (lines, fails) == ([f"{name}: {checked} packages checked, 0 advisories"], False)


@pytest.mark.parametrize(
    ("name", "output", "errors"),
    [
        ("python", "", NO_NETWORK),
        ("python", "", NO_UV),
        ("python", said("python-unknown"), "No known vulnerabilities found"),
        ("node", '{"message": "405 Method Not Allowed", "statusCode": 405}', NPM_REFUSED),
    ],
)
def test_nobody_to_ask_is_said_and_is_no_failure(name: str, output: str, errors: str) -> None:
    """Where a mirror has packages and no advisories, pip-audit says that all is well: it is not."""
    lines, fails = audit.judge(name, READS[name](output, errors), {})
    assert not fails
    [line] = lines
    assert line.startswith(f"{name}: not checked: ")


@pytest.mark.parametrize(
    ("name", "output", "errors"),
    [
        ("python", "", "ERROR:pip_audit._cli:requirement jinja2>=2 does not contain a hash"),
        ("python", "", ""),
        ("node", '{"error": {"code": "ENOLOCK"}}', NPM_NO_LOCK),
    ],
)
def test_a_tool_that_breaks_is_no_good_news(name: str, output: str, errors: str) -> None:
    with pytest.raises(audit.AuditError, match="expected advisories"):
        READS[name](output, errors)


@pytest.mark.parametrize(
    ("python", "node", "status"),
    [
        (*NOTHING, 0),
        ((said("python-found"), ""), NOTHING[1], 1),
        (NOTHING[0], (said("node-found"), ""), 1),
        (("", NO_NETWORK), (said("node-found"), ""), 1),
        (("", NO_NETWORK), ("{}", NPM_REFUSED), 0),
    ],
)
def test_its_exit_status(
    python: tuple[str, str], node: tuple[str, str], status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audit, "_run", lambda command: node if command[0] == "npm" else python)
    assert audit.main() == status


def test_what_is_accepted_says_why() -> None:
    accepted = tomllib.loads(audit.ACCEPTED.read_text(encoding="utf-8"))
    assert all(isinstance(why, str) and len(why) > 10 for why in accepted.values())
