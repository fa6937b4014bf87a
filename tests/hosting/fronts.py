"""The files of `deploy/` in the real nginx and the real Caddy, in a folder of their own.

Only what must be is put in place of what stands there: ports, the certificate, and where a program would
otherwise write or listen. Names stay as they are: `at_home` lets undaunted.example lead here.
"""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.hosting.careful import CarefulSocket
from tests.server.house import PATIENCE, Lobby

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "undaunted.example"
CERTIFICATE = f"/etc/letsencrypt/live/{NAME}"
NGINX = """\
daemon off;
pid {folder}/pid;
error_log stderr warn;
worker_processes 1;
{user}
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {more}
    include {folder}/site.conf;
}}
"""


class Front(Lobby):
    """A proxy in front of servers at these ports; `changes` are made to the file before it is loaded."""

    address = f"https://{NAME}"
    plain, secure = 0, 0
    """Where it listens: HTTP and HTTPS."""

    def __init__(self, folder: Path, file: str, ports: list[int], **changes: str) -> None:
        self.folder, self.file = folder, file
        self._ports = ports
        self._changes = changes
        self._process: subprocess.Popen[bytes]

    @property
    def certificate(self) -> Path:
        return self.folder / "fullchain.pem"

    def __enter__(self) -> Front:
        make_certificate(self.folder)
        for _ in range(5):  # another program may take a port between looking and listening
            self.plain, self.secure = free_port(), free_port()
            with (self.folder / "errors").open("wb") as errors:
                self._process = subprocess.Popen(
                    self.command(), stdout=errors, stderr=errors, env=os.environ | self.environment()
                )
            if self._listens():
                return self
        raise AssertionError(self.said())

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)

    def said(self) -> str:
        return (self.folder / "errors").read_text(encoding="utf-8")

    def environment(self) -> dict[str, str]:
        return {}

    def command(self) -> list[str]:
        raise NotImplementedError

    def text(self) -> str:
        """The file, with what must be changed."""
        text = (DEPLOY / self.file).read_text(encoding="utf-8")
        for usual, port in zip((8344, 8345), self._ports, strict=False):
            text = replaced(text, f"127.0.0.1:{usual}", f"127.0.0.1:{port}")
        for old, new in self._changes.items():
            text = replaced(text, old, new)
        return text

    def _listens(self) -> bool:
        late = time.monotonic() + PATIENCE
        while self._process.poll() is None and time.monotonic() < late:
            try:
                socket.create_connection(("127.0.0.1", self.secure), PATIENCE).close()
            except ConnectionRefusedError:
                time.sleep(0.02)
            else:
                return True
        return False


class Nginx(Front):
    more = ""
    """What else stands in the http block around the site."""

    def command(self) -> list[str]:
        text = self.text()
        for ending in ("fullchain.pem", "privkey.pem"):
            text = replaced(text, f"{CERTIFICATE}/{ending}", str(self.folder / ending))
        for usual, port in ((80, self.plain), (443, self.secure)):
            text = replaced(text, f"listen {usual}", f"listen 127.0.0.1:{port}")
            # Not every machine has IPv6.
            six = f"listen [::1]:{port}" if has_ipv6() else f"listen 127.0.0.2:{port}"
            text = replaced(text, f"listen [::]:{usual}", six)
        user = "user root;" if os.geteuid() == 0 else ""
        main = NGINX.format(folder=self.folder, user=user, more=self.more)
        (self.folder / "site.conf").write_text(text, encoding="utf-8")
        (self.folder / "nginx.conf").write_text(main, encoding="utf-8")
        return [program("nginx"), "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]


class Caddy(Front):
    def environment(self) -> dict[str, str]:
        return dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(self.folder))

    def command(self) -> list[str]:
        text = self.text()
        aside = "{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\tauto_https disable_redirects\n\tservers {"
        text = replaced(text, "{\n\tservers {", aside)
        keys = f"{self.folder}/fullchain.pem {self.folder}/privkey.pem"
        site = f"\n{NAME}:{self.secure} {{\n\ttls {keys}\n"
        text = replaced(text, f"\n{NAME} {{\n", site)
        (self.folder / "Caddyfile").write_text(text, encoding="utf-8")
        file = str(self.folder / "Caddyfile")
        return [program("caddy"), "run", "--adapter", "caddyfile", "--config", file]


KINDS: dict[str, type[Front]] = {"nginx": Nginx, "caddy": Caddy}
FILES = {"nginx": "nginx.conf", "caddy": "Caddyfile"}
FILES_MANY = {"nginx": "nginx-many.conf", "caddy": "Caddyfile-many"}


def program(name: str) -> str:
    path = shutil.which(name, path=os.environ.get("PATH", "") + ":/usr/sbin:/sbin")
    assert path, f"no {name} found, expected Debian's package of that name: make test installs it"
    return path


def replaced(text: str, old: str, new: str) -> str:
    assert old in text, f"{old!r}: not found in the file"
    return text.replace(old, new)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def has_ipv6() -> bool:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


def make_certificate(folder: Path) -> None:
    wish = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2"
    name = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    command = [program("openssl"), *wish.split(), *name, *files]
    subprocess.run(command, check=True, capture_output=True)


@contextmanager
def at_home(front: Front) -> Iterator[None]:
    """Within, undaunted.example leads to this front, and its certificate is trusted."""
    look_up = socket.getaddrinfo
    ports = {80: front.plain, 443: front.secure}

    def resolve(host, port, *more, **named):
        if host == NAME:
            host, port = "127.0.0.1", ports[int(port)]
        return look_up(host, port, *more, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket, "getaddrinfo", resolve)
        patch.setattr(ssl.SSLContext, "sslsocket_class", CarefulSocket)
        patch.setenv("SSL_CERT_FILE", str(front.certificate))
        yield
