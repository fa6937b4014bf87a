"""Builds the compiled rules, `undaunted._fast`. Everything else about the package is in pyproject.toml.

UNDAUNTED_NO_COMPILE=1       do not even try: the rules run interpreted.
UNDAUNTED_REQUIRE_COMPILE=1  a failure is an error, where it would otherwise only be mentioned.
UNDAUNTED_ANNOTATE=1         also write build/unity/undaunted/_fast.html, which shows what is not C yet.
UNDAUNTED_CHECKED=1          slow, with bounds checks and sanitisers, and in build/checked: never
                             in the place of the fast one. `tools/checked.py` builds it and runs with it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from textwrap import shorten

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
# An isolated build does not put the project's folder on the path.
sys.path.insert(0, str(ROOT / "tools"))

DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "nonecheck": False,
    "cdivision": True,
    "initializedcheck": False,
    "embedsignature": False,
}
CHECKED_DIRECTIVES = DIRECTIVES | {
    "boundscheck": True,
    "nonecheck": True,
    "cdivision": False,
    "initializedcheck": True,
}
CHECKED = ROOT / "build" / "checked"
SANITISERS = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]


def wanted(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def translate() -> str:
    """The C file of the joined rules, relative to the project as setuptools wants it."""
    from Cython.Build import cythonize

    import unity

    checked = wanted("UNDAUNTED_CHECKED")
    output = CHECKED / "unity" if checked else unity.OUTPUT
    joined = unity.write(output=output)
    previous = joined.with_suffix(".c")
    extension = Extension("undaunted._fast", [os.path.relpath(joined, ROOT)])
    translated = cythonize(
        [extension],
        compiler_directives=CHECKED_DIRECTIVES if checked else DIRECTIVES,
        include_path=[os.path.relpath(output, ROOT)],
        annotate=wanted("UNDAUNTED_ANNOTATE"),
        # Cython looks at the sources only, but the directives above matter as much.
        force=previous.exists() and previous.stat().st_mtime < Path(__file__).stat().st_mtime,
        quiet=True,
    )
    return str(translated[0].sources[0])


class OptionalBuild(build_ext):
    """Compiles the rules if it can; the package works without."""

    def finalize_options(self) -> None:
        super().finalize_options()
        if wanted("UNDAUNTED_CHECKED"):
            self.inplace = False
            self.build_lib, self.build_temp = str(CHECKED), str(CHECKED / "objects")

    def build_extension(self, ext: Extension) -> None:
        try:
            ext.sources = [translate()]
            super().build_extension(ext)
        except (Exception, SystemExit) as error:
            if wanted("UNDAUNTED_REQUIRE_COMPILE"):
                raise
            reason = shorten(f"{type(error).__name__}: {error}", 120, placeholder=" …")
            print(f"undaunted: rules not compiled, they will run interpreted ({reason})", file=sys.stderr)

    def get_source_files(self) -> list[str]:
        # The C file is made from sources that the sdist already holds.
        return []


def fast() -> Extension:
    """As fast as it gets, unless the builder's own CFLAGS say otherwise."""
    flags = [] if os.environ.get("CFLAGS") else ["-O3"]
    return Extension("undaunted._fast", [], extra_compile_args=flags, depends=["setup.py"], optional=True)


def checked() -> Extension:
    """With whatever sanitisers `UNDAUNTED_SANITISE` leaves: a compiler may have none."""
    sanitisers = SANITISERS if os.environ.get("UNDAUNTED_SANITISE", "1") != "0" else []
    return Extension(
        "undaunted._fast",
        [],
        define_macros=[("UNDAUNTED_CHECKED", "1")],
        extra_compile_args=["-O0", "-g1", "-fno-omit-frame-pointer", *sanitisers],
        extra_link_args=sanitisers,
        depends=["setup.py"],
    )


extensions = [checked() if wanted("UNDAUNTED_CHECKED") else fast()]
setup(
    ext_modules=[] if wanted("UNDAUNTED_NO_COMPILE") else extensions,
    cmdclass={"build_ext": OptionalBuild},
)
