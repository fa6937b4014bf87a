"""The client's files, as `npm run build` leaves them in `server/static`, held in memory and ready to send.

Only what was there at the start is ever sent: a path is looked up by its name, never opened.
"""

from __future__ import annotations

import gzip
import hashlib
from html import escape
from pathlib import Path

import msgspec

from undaunted.messages import languages, say
from undaunted.server.guard.asgi import Scope, Send
from undaunted.server.guard.asking import header, language
from undaunted.server.pages import Refused

FOLDER = Path(__file__).parents[1] / "static"
ASSETS = "/assets/"
"""Vite names these by their content, so they never change."""

FOREVER = b"public, max-age=31536000, immutable"
ASK_AGAIN = b"no-cache"

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
DENSE = (".ico", ".jpg", ".mp3", ".ogg", ".png", ".webp", ".woff2")
"""Compressed already."""
PACKED = {".br": "br", ".gz": "gzip"}


class File(msgspec.Struct, frozen=True):
    """One file of the client. `packed` are its compressed forms, the better ones first."""

    type: str
    plain: bytes
    packed: tuple[tuple[str, bytes], ...]
    keep: bytes
    tag: str

    def chosen(self, accepted: str) -> tuple[str, bytes]:
        """The encoding and the bytes for somebody who accepts these."""
        wanted = _encodings(accepted)
        return next((form for form in self.packed if form[0] in wanted), ("", self.plain))


class Client:
    """Answers with the client's files; with its one page wherever a person may go."""

    def __init__(self, files: dict[str, File]) -> None:
        self._files = files
        self._unbuilt = {lang: _unbuilt(lang) for lang in languages()}

    @classmethod
    def load(cls, folder: Path = FOLDER) -> Client:
        """Everything in the folder; where the client was not built, a page that says how."""
        names = sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
        originals = [path for path in names if path.suffix not in PACKED]
        return cls({"/" + path.relative_to(folder).as_posix(): _read(path, folder) for path in originals})

    @property
    def is_built(self) -> bool:
        return "/index.html" in self._files

    def find(self, path: str, lang: str = "en") -> File | None:
        file = self._files.get(path)
        if file or path.startswith(ASSETS) or "." in path.rpartition("/")[2]:
            return file
        # The client finds its own way from the address: /table/ID, /table/ID/replay.
        return self._files.get("/index.html") or self._unbuilt[lang]

    async def __call__(self, scope: Scope, send: Send) -> None:
        lang = language(scope)
        if scope["method"] not in ("GET", "HEAD"):
            body = msgspec.json.encode(Refused("bad-request", say("guard-only-get", lang=lang)))
            await _answer(scope, send, 405, [(b"allow", b"GET, HEAD"), _JSON], body)
            return
        file = self.find(scope["path"], lang)
        if file is None:
            body = msgspec.json.encode(Refused("not-found", say("guard-not-found", lang=lang)))
            await _answer(scope, send, 404, [_JSON], body)
            return
        encoding, body = file.chosen(header(scope, b"accept-encoding"))
        tag = f'"{file.tag}{"-" if encoding else ""}{encoding}"'
        headers = [
            (b"content-type", file.type.encode()),
            (b"cache-control", file.keep),
            (b"etag", tag.encode()),
            (
                b"vary",
                b"accept-encoding, accept-language" if file in self._unbuilt.values() else b"accept-encoding",
            ),
        ]
        if encoding:
            headers.append((b"content-encoding", encoding.encode()))
        if _is_known(header(scope, b"if-none-match"), tag):
            await _answer(scope, send, 304, headers[1:], b"")
        else:
            await _answer(scope, send, 200, headers, body)


_JSON = (b"content-type", b"application/json")


async def _answer(
    scope: Scope, send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes
) -> None:
    if status != 304:
        headers = [*headers, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    content = b"" if scope["method"] == "HEAD" else body
    await send({"type": "http.response.body", "body": content, "more_body": False})


def _read(path: Path, folder: Path) -> File:
    plain = path.read_bytes()
    packed = []
    for suffix, encoding in PACKED.items():
        beside = path.with_name(path.name + suffix)
        if beside.is_file():
            packed.append((encoding, beside.read_bytes()))
    if not any(encoding == "gzip" for encoding, _ in packed) and path.suffix not in DENSE:
        packed.append(("gzip", gzip.compress(plain, 9, mtime=0)))
    smaller = tuple((encoding, body) for encoding, body in packed if len(body) < len(plain))
    hashed = f"/{path.relative_to(folder).as_posix()}".startswith(ASSETS)
    kind = TYPES.get(path.suffix, "application/octet-stream")
    return File(kind, plain, smaller, FOREVER if hashed else ASK_AGAIN, _tag(plain))


def _unbuilt(lang: str) -> File:
    """What there is to see where nobody ran the build."""
    title = escape(say("guard-unbuilt-title", lang=lang))
    text = escape(say("guard-unbuilt", lang=lang))
    page = (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"></head>'
        f"<body><h1>{title}</h1><p>{text}</p><pre>make play</pre></body></html>\n"
    ).encode()
    return File(TYPES[".html"], page, (), b"no-store", _tag(page))


def _tag(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:20]


def _is_known(asked: str, tag: str) -> bool:
    tags = [one.strip().removeprefix("W/") for one in asked.split(",")]
    return tag in tags or "*" in tags


def _encodings(accepted: str) -> set[str]:
    """What Accept-Encoding names, less what it rules out by `q=0`."""
    wanted = set()
    for one in accepted.lower().split(","):
        name, _, weight = one.partition(";")
        if weight.replace(" ", "").rstrip("0") not in ("q=", "q=0."):
            wanted.add(name.strip())
    return wanted
