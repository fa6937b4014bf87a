"""Runs what `make check` asks for: lint, and at the same time the interpreted tests of some folders.

    python tools/check.py tests/rules/city -- -k mines

It needs Python and the project's environment only, and says in its last lines what it did not look at.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

BIN = Path(sys.executable).parent
LINT = {
    "ruff check": [str(BIN / "ruff"), "check", "."],
    "ruff format": [str(BIN / "ruff"), "format", "--check", "."],
    "mypy": [str(BIN / "mypy")],
    "lint-imports": [str(BIN / "lint-imports")],
}


def processes(paths: list[str]) -> str:
    """For pytest's `-n`: starting more processes takes longer than a chapter of the rules in one."""
    large = any(Path(path).is_dir() and len(Path(path).parts) < 3 for path in paths)
    return "auto" if large else "0"


def main() -> int:
    parser = argparse.ArgumentParser(description="Lint everything, and run some tests interpreted.")
    parser.add_argument("paths", nargs="+", help="what to test, for instance tests/rules/city")
    parser.add_argument("--without", default="", help="pytest's options that leave out what needs more")
    split = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    asked = parser.parse_args(sys.argv[1:split])
    more = sys.argv[split + 1 :]
    started = time.monotonic()
    linters = {
        name: subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        for name, command in LINT.items()
    }
    options = ["-n", processes(asked.paths), "--dist", "worksteal", "-m", "not browser"]
    tests = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *options, *asked.without.split(), *asked.paths, *more],
        env=os.environ | {"UNDAUNTED_SPEED": "interpreted"},
        check=False,
    )
    failed = [] if tests.returncode == 0 else ["tests"]
    for name, linter in linters.items():
        told, _ = linter.communicate()
        if linter.returncode:
            failed.append(name)
            print(f"\n{name}:\n{told}", end="")
    print(f"\nchecked:     {', '.join(LINT)}; {' '.join(asked.paths)} interpreted")
    print("not checked: compiled rules, the browser client, other tests; make test checks all")
    verdict = f"FAILED: {', '.join(failed)}" if failed else "passed"
    print(f"make check:  {verdict}, in {time.monotonic() - started:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("interrupted")
