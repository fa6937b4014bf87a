"""Runs `undaunted` in the checked build: bounds checks, and sanitisers where the compiler has them.

    python tools/checked.py fuzz --packs 200

It builds what is missing or out of date under `build/checked`: a package that is the ordinary one, link by
link, but for its compiled module. The fast module stays where it is.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

import unity

ROOT = Path(__file__).resolve().parent.parent
CHECKED = ROOT / "build" / "checked"
STAMP = CHECKED / "stamp"
LOG = CHECKED / "compile.log"
SANITISERS = ("asan", "ubsan")


class NoCompiler(RuntimeError):
    """There is nothing to build the checked rules with."""


def compiler() -> list[str]:
    """The command of a C compiler that finds Python's headers, too."""
    command = shlex.split(os.environ.get("CC", "") or sysconfig.get_config_var("CC") or "cc")
    headers = f"-I{sysconfig.get_path('include')}"
    if not shutil.which(command[0]) or not _compiles([*command, headers], "#include <Python.h>\n"):
        raise NoCompiler(f"found no C compiler with Python's headers as {command[0]!r}, expected one")
    return command


def _compiles(command: list[str], text: str, *flags: str) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "it.c"
        source.write_text(text, encoding="utf-8")
        shared = [*command, *flags, "-shared", "-fPIC", "-o", str(source.with_suffix(".so")), str(source)]
        return subprocess.run(shared, capture_output=True, check=False).returncode == 0


def sanitisers(command: list[str]) -> list[Path]:
    """The sanitisers' libraries, which have to be loaded before Python; none where the compiler has none."""
    found = []
    for name in SANITISERS:
        asked = subprocess.run(
            [*command, f"-print-file-name=lib{name}.so"], capture_output=True, text=True, check=False
        )
        library = Path(asked.stdout.strip())
        if library.is_absolute() and library.exists():
            found.append(library)
    works = len(found) == len(SANITISERS) and _compiles(
        command, "int it;\n", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"
    )
    return found if works else []


def _wanted(libraries: list[Path]) -> str:
    """What the build follows from: while it is the same, there is nothing to build."""
    joined, constants = unity.join(unity.PACKAGE)
    digest = hashlib.sha256()
    setup = (ROOT / "setup.py").read_text(encoding="utf-8")
    for text in (joined, constants, setup, sys.version, str(libraries)):
        digest.update(text.encode() + b"\0")
    return digest.hexdigest()


def build() -> dict[str, str]:
    """Builds what has to be built, and gives the environment in which Python runs with it."""
    import fcntl  # sanitisers are loaded in a way that only such systems have

    libraries = sanitisers(compiler())
    wanted = _wanted(libraries)
    CHECKED.mkdir(parents=True, exist_ok=True)
    with (CHECKED / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not STAMP.exists() or STAMP.read_text(encoding="utf-8") != wanted:
            STAMP.unlink(missing_ok=True)
            _compile(with_sanitisers=bool(libraries))
            STAMP.write_text(wanted, encoding="utf-8")
        _link()
    return _environment(libraries)


def _compile(with_sanitisers: bool) -> None:
    told = {"UNDAUNTED_CHECKED": "1", "UNDAUNTED_REQUIRE_COMPILE": "1"}
    told["UNDAUNTED_SANITISE"] = "1" if with_sanitisers else "0"
    with LOG.open("wb") as said:
        subprocess.run(
            [sys.executable, "setup.py", "--quiet", "build_ext"],
            cwd=ROOT,
            env=os.environ | told,
            stdout=said,
            stderr=subprocess.STDOUT,
            check=True,
        )


def _link() -> None:
    """All of the package but its compiled module, which is another one here."""
    home = CHECKED / unity.PACKAGE.name
    names = {
        path.name for path in unity.PACKAGE.iterdir() if not path.name.startswith(("_fast", "__pycache__"))
    }
    linked = {path.name for path in home.iterdir() if path.is_symlink()}
    for name in linked - names:
        (home / name).unlink()
    for name in names - linked:
        (home / name).symlink_to(unity.PACKAGE / name)


def _environment(libraries: list[Path]) -> dict[str, str]:
    environment = {"PYTHONPATH": str(CHECKED), "UNDAUNTED_SPEED": "compiled"}
    if libraries:
        environment |= {
            "LD_PRELOAD": " ".join(map(str, libraries)),
            # Python itself keeps much to its end.
            "ASAN_OPTIONS": "detect_leaks=0",
            "UBSAN_OPTIONS": "print_stacktrace=1",
            # Small arrays would lie side by side in Python's own arenas, where nobody guards their ends.
            "PYTHONMALLOC": "malloc",
        }
    return environment


def main() -> int:
    try:
        environment = build()
    except NoCompiler as problem:
        sys.exit(f"checked: {problem}")
    except subprocess.CalledProcessError:
        sys.exit(LOG.read_text(encoding="utf-8"))
    if "LD_PRELOAD" not in environment:
        print("checked: the compiler has no sanitisers; bounds are checked all the same", file=sys.stderr)
    command = [sys.executable, "-m", "undaunted", *sys.argv[1:]]
    return subprocess.run(command, env=os.environ | environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
