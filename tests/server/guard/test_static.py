"""The client's files."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import anyio
import pytest

from tests.server.guard.asked import asked
from undaunted.server.guard.static import Client

SCRIPT = b"console.log('undaunted')\n" * 20


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_bytes(b"<!doctype html><title>Undaunted</title>")
    (built / "favicon.svg").write_bytes(b"<svg xmlns='http://www.w3.org/2000/svg'/>")
    (built / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (built / "assets" / "app-1a2b.js.br").write_bytes(b"as brotli")
    (tmp_path / "secret.txt").write_bytes(b"secret")
    (built / "link.txt").symlink_to(tmp_path / "secret.txt")
    return built


class Answer:
    def __init__(self, sent: list[dict[str, Any]]) -> None:
        self.status = sent[0]["status"]
        self.headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        self.body = b"".join(message["body"] for message in sent[1:])


def get(client: Client, path: str, method: str = "GET", **headers: str) -> Answer:
    sent: list[dict[str, Any]] = []

    async def send(message: Any) -> None:
        sent.append(message)

    anyio.run(lambda: client(asked(path, method, **headers), send))
    return Answer(sent)


def test_every_page_is_the_client(folder: Path) -> None:
    client = Client.load(folder)
    assert client.is_built
    for path in ("/", "/index.html", "/table/ABCDEFGHIJ", "/table/ABCDEFGHIJ/replay", "/anything"):
        answer = get(client, path)
        assert (answer.status, answer.headers["cache-control"]) == (200, "no-cache"), path
        assert b"<title>Undaunted" in answer.body
        assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_named_files_are_kept_for_ever(folder: Path) -> None:
    answer = get(Client.load(folder), "/assets/app-1a2b.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.body == SCRIPT


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br; q=0.000, gzip; q=0", ""),
        ("", ""),
        ("identity", ""),
    ],
)
def test_the_best_accepted_encoding_is_sent(folder: Path, accepted: str, encoding: str) -> None:
    answer = get(Client.load(folder), "/assets/app-1a2b.js", accept_encoding=accepted)
    assert answer.headers.get("content-encoding", "") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    body = {"br": b"as brotli", "gzip": gzip.compress(SCRIPT, 9, mtime=0), "": SCRIPT}[encoding]
    assert answer.body == body
    assert answer.headers["content-length"] == str(len(body))


def test_what_the_browser_has_is_not_sent_again(folder: Path) -> None:
    client = Client.load(folder)
    tag = get(client, "/").headers["etag"]
    again = get(client, "/", if_none_match=f'"other", W/{tag}')
    assert (again.status, again.body, again.headers["etag"]) == (304, b"", tag)
    assert get(client, "/", if_none_match='"other"').status == 200
    packed = get(client, "/assets/app-1a2b.js", accept_encoding="br").headers["etag"]
    assert get(client, "/assets/app-1a2b.js", if_none_match=packed).status == 200, "other bytes, other tag"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/",
        "/assets/app-1a2b",
        "/none.js",
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/link.txt",
        "/assets/app-1a2b.js.br",
        "/.env",
        "/assets/app-1a2b.js\x00.html",
    ],
)
def test_nothing_else_is_there(folder: Path, path: str) -> None:
    answer = get(Client.load(folder), path)
    assert (answer.status, answer.headers["content-type"]) == (404, "application/json")
    assert b"secret" not in answer.body


def test_files_are_only_read(folder: Path) -> None:
    answer = get(Client.load(folder), "/", "POST")
    assert (answer.status, answer.headers["allow"]) == (405, "GET, HEAD")
    head = get(Client.load(folder), "/", "HEAD")
    assert (head.status, head.body) == (200, b"")
    assert head.headers["content-length"] != "0"


def test_without_a_build_a_page_says_how(tmp_path: Path) -> None:
    client = Client.load(tmp_path / "nothing")
    assert not client.is_built
    english, french = get(client, "/"), get(client, "/table/X", accept_language="fr")
    assert b"make play" in english.body
    assert b"not been built" in english.body
    assert b"make play" in french.body
    assert 'lang="fr"' in french.body.decode()
    assert english.headers["cache-control"] == "no-store"
    assert b"style=" not in english.body, "the content security policy would forbid it"
