"""A server whose files run out after it has started: ten connections, and `accept` itself fails."""

from __future__ import annotations

import os
import resource
import sys

from undaunted.server import serving
from undaunted.server.guard import Limits
from undaunted.server.settings import Settings

LEFT = 10


def main() -> None:
    listener = serving.listen("127.0.0.1", [0])
    port = listener.getsockname()[1]

    def starve() -> None:
        print(f"http://127.0.0.1:{port}", flush=True)
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (len(os.listdir("/proc/self/fd")) + LEFT, hard))

    data = sys.argv[sys.argv.index("--data") + 1]
    with listener:
        serving.serve(Settings(data=data, port=port, limits=Limits()), listener, starve)


if __name__ == "__main__":
    main()
