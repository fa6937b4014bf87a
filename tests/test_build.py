"""The build joins the files of the rules into one module, which then behaves like the files it came from."""

import os
import re
import shlex
import subprocess
import sys
import sysconfig
from importlib import import_module
from pathlib import Path

import pytest

import unity
from undaunted import speed
from unity_parts import collect

WORDS = """\
'''Numbers with names.'''
from typing import Final

__all__ = ["FIRST", "SECOND"]

FIRST = 3
SECOND: Final = FIRST * 2 + (1 << 4)
RED, GREEN, BLUE = range(3)
WIDE = 0x9E3779B97F4A7C15
BIG: int = 1 << 40
LOW = -(1 << 40)
FLAG = True
LABELS = ("red", "green", "blue")
"""
COUNTER = """\
import cython
from toy.words import BLUE, LABELS


@cython.cclass
class Counter:
    seen = cython.declare(cython.int, visibility="public")

    def __init__(self) -> None:
        self.seen = 0


@cython.cfunc
def count(counter: Counter, step: cython.int) -> cython.int:
    counter.seen += step
    return counter.seen


def last_label() -> str:
    return LABELS[BLUE]
"""
ARITHMETIC = """\
import cython
from .counter import (
    Counter,
    count,
)
from .words import (
    BIG,
    FIRST,  # a comment in the middle
    LOW,
    SECOND,
    WIDE,
)


def add_up(times: cython.int) -> int:
    counter = Counter()
    turn: cython.int
    for turn in range(times):
        count(counter, FIRST * turn + SECOND)
    return counter.seen


def constants() -> tuple[int, ...]:
    return FIRST, SECOND, WIDE, BIG, LOW


def scatter(seed: cython.ulonglong) -> int:
    mixed: cython.ulonglong = (seed * WIDE) & 0xFFFFFFFFFFFFFFFF
    return mixed
"""
INIT = """\
from .arithmetic import add_up as add_up, constants, scatter
from .counter import Counter, last_label
"""
TOY = {"__init__": INIT, "arithmetic": ARITHMETIC, "counter": COUNTER, "words": WORDS}


def write_package(folder: Path, **files: str) -> Path:
    package = folder / "toy"
    package.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (package / f"{name}.py").write_text(text, encoding="utf-8")
    return package


def join(folder: Path, **files: str) -> tuple[str, str]:
    package = write_package(folder, **files)
    return unity.join(package, sorted(f"{name}.py" for name in files))


def test_every_file_follows_those_it_imports_from(tmp_path: Path) -> None:
    module, _ = join(tmp_path, **TOY)
    heads = [line for line in module.splitlines() if line.startswith("# ---")]
    assert heads == ["# --- words.py", "# --- counter.py", "# --- arithmetic.py", "# --- __init__.py"]


def test_imports_between_the_files_vanish_and_the_others_stay(tmp_path: Path) -> None:
    module, _ = join(tmp_path, **TOY)
    live = [line for line in module.splitlines() if "import" in line and not line.startswith("#")]
    assert live == ["from typing import Final", "import cython", "import cython"]
    assert "\n__all__" not in module


def test_integer_constants_become_c_constants(tmp_path: Path) -> None:
    module, pxd = join(tmp_path, **TOY)
    for line in ("FIRST = 3", "SECOND = 22", "RED = 0", "GREEN = 1", "BLUE = 2"):
        assert f"    {line}\n" in pxd
    assert f"#define WIDE {0x9E3779B97F4A7C15}ULL" in pxd
    assert f"#define BIG {1 << 40}LL" in pxd
    left = [line for line in module.splitlines() if line[:1].isupper() and "SOURCE_" not in line]
    assert left == ["FLAG = True", 'LABELS = ("red", "green", "blue")']


def test_a_name_that_changes_is_no_constant(tmp_path: Path) -> None:
    module, pxd = join(tmp_path, a="N = 0\nM = 0\nM += 1\n\n\ndef up() -> None:\n    global N\n    N += 1\n")
    assert "cdef enum" not in pxd
    assert "\nN = 0\nM = 0\nM += 1\n" in module


def test_the_future_comes_first(tmp_path: Path) -> None:
    lazy = "from __future__ import annotations\n\nfrom .a import x\n\ny = x\n"
    module, _ = join(tmp_path, a="x = 1\n", b=lazy)
    compile(module, "joined", "exec")
    assert module.count("\nfrom __future__") == 1


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({"a": "x = 1\n", "b": "\nx = 2\n"}, r"b\.py:2: `x` is also defined in a\.py:1"),
        ({"a": "def x(): ...\n", "b": "class x: ...\n"}, r"b\.py:1: `x` is also defined in a\.py:1"),
        ({"a": "from math import comb\n", "b": "comb = 1\n"}, r"b\.py:1: `comb` is also defined in a\.py:1"),
        (
            {
                "a": "from .b import y\nx = 1\n",
                "b": "from .c import z\ny = 1\n",
                "c": "from .a import x\nz = 1\n",
            },
            r"circle: (?=.*a\.py)(?=.*b\.py)(?=.*c\.py)",
        ),
        ({"a": "x = 1\n", "b": "from . import a\n"}, r"b\.py:1: imports the module a: import the names"),
        ({"a": "x = 1\n", "b": "import toy.a\n"}, r"b\.py:1: `import toy\.a`: import the names"),
        (
            {"a": "x = 1\n", "b": "from .a import x as y\n"},
            r"b\.py:1: `x as y`: a joined name keeps its name",
        ),
        ({"a": "x = 1\n", "b": "from .a import *\n"}, r"b\.py:1: `import \*`"),
        (
            {"a": "x = 1\n", "b": "from .a import z\n"},
            r"b\.py:1: `z` is imported .* no joined file defines it",
        ),
        ({"a": "x = 1\n", "b": "def f():\n    from .a import x\n"}, r"b\.py:2: .* top level"),
        ({"a": "from .elsewhere import x\n"}, r"a\.py:1: relative import of toy\.elsewhere"),
        ({"a": "X = 1; y = X\n"}, r"a\.py:1: two statements on one line"),
        ({"a": "# cython: wraparound=True\n"}, r"a\.py:1: a `# cython:` line"),
        ({"a": "x = (\n"}, r"a\.py:1: .*never closed"),
    ],
)
def test_files_that_cannot_be_joined(tmp_path: Path, files: dict[str, str], message: str) -> None:
    with pytest.raises(unity.UnityError, match=message):
        join(tmp_path, **files)


def test_make_compiles_again_for_joined_files_and_for_no_others() -> None:
    """Where a file of `bots` is not joined, editing it must not cost a compilation."""
    database = subprocess.run(
        ["make", "--dry-run", "--print-data-base", "help"],
        cwd=unity.ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    listed = re.search(r"^COMPILED_SOURCES := (.*)$", database, re.MULTILINE)
    assert listed, "the Makefile has no COMPILED_SOURCES"
    package = unity.PACKAGE.relative_to(unity.ROOT)
    files = {name for name in listed[1].split() if name.endswith(".py")}
    joined = collect(unity.PACKAGE, unity.INPUTS)
    assert files == {(package / part.label).as_posix() for part in joined}
    assert set(listed[1].split()) - files >= {(package / name).as_posix() for name in unity.INPUTS}


def test_what_did_not_change_is_not_written_again(tmp_path: Path) -> None:
    package = write_package(tmp_path, **TOY)
    first = unity.write(package, ["."], tmp_path / "out")
    stamp = first.stat().st_mtime_ns
    assert unity.write(package, ["."], tmp_path / "out").stat().st_mtime_ns == stamp


BUILD = """\
import sys
from setuptools import Distribution, Extension
from Cython.Build import cythonize
joined = Extension("toy._fast", ["out/toy/_fast.py"])
modules = cythonize([joined], include_path=["out"], language_level=3, quiet=True)
command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
command.build_lib = "."
command.ensure_finalized()
command.run()
"""


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package with a compiled module built from its own files; gives its folder."""
    folder = tmp_path_factory.mktemp("toy")
    (folder / "empty.c").write_text("#include <Python.h>\n", encoding="utf-8")
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    attempt = [*compiler, "-I", sysconfig.get_path("include"), "-c", "empty.c", "-o", "empty.o"]
    try:
        subprocess.run(attempt, cwd=folder, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"no C compiler: {error}")
    package = write_package(folder, **TOY)
    unity.write(package, ["."], folder / "out")
    subprocess.run([sys.executable, "-c", BUILD], cwd=folder, check=True, capture_output=True)
    return package


def test_compiled_and_interpreted_agree(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(toy.parent))
    plain = import_module("toy")
    fast, reason = speed.probe("toy._fast", toy)
    assert fast is not None, reason
    assert str(fast.__file__).endswith((".so", ".pyd"))
    assert fast.add_up(10) == plain.add_up(10) == 3 * 45 + 22 * 10
    assert fast.constants() == plain.constants() == (3, 22, 0x9E3779B97F4A7C15, 1 << 40, -(1 << 40))
    assert fast.scatter(12345) == plain.scatter(12345)
    assert fast.last_label() == plain.last_label() == "blue"
    assert not hasattr(fast, "FIRST")
    assert not hasattr(fast, "count"), "a C function is no Python attribute"


def test_a_module_built_from_other_sources_is_noticed(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(toy.parent))
    words = toy / "words.py"
    before = words.read_text(encoding="utf-8")
    words.write_text(before.replace("FIRST = 3", "FIRST = 4"), encoding="utf-8")
    try:
        module, reason = speed.probe("toy._fast", toy)
    finally:
        words.write_text(before, encoding="utf-8")
    assert module is None
    assert "built from other sources" in reason
    assert speed.probe("toy._fast", toy)[0] is not None


def test_a_compiled_module_without_sources_is_trusted(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(toy.parent))
    assert speed.probe("toy._fast", toy / "nowhere")[0] is not None


def test_no_compiled_module() -> None:
    module, reason = speed.probe("undaunted._nothing", Path(__file__).parent)
    assert module is None
    assert "no compiled module found" in reason


def ask(**environment: str) -> subprocess.CompletedProcess[str]:
    program = "from undaunted import speed; print(speed.rules.__name__, speed.COMPILED, speed.describe())"
    return subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_interpreted_on_request() -> None:
    answer = ask(UNDAUNTED_SPEED="interpreted")
    assert (
        answer.stdout.strip() == "undaunted.rules.engine False rules: interpreted (as UNDAUNTED_SPEED asks)"
    )


def test_compiled_on_request_is_compiled_or_an_error() -> None:
    answer = ask(UNDAUNTED_SPEED="compiled")
    if speed.compiled() is None:
        assert "SpeedError: UNDAUNTED_SPEED=compiled, but" in answer.stderr
    else:
        assert answer.stdout.strip() == "undaunted._fast True rules: compiled"


def test_an_unknown_speed_is_an_error() -> None:
    answer = ask(UNDAUNTED_SPEED="warp")
    assert "UNDAUNTED_SPEED=warp: expected one of auto, compiled, interpreted" in answer.stderr


def test_both_hashes_are_taken_alike(tmp_path: Path) -> None:
    package = write_package(tmp_path, **TOY)
    labels = tuple(f"{name}.py" for name in TOY)
    expected = unity.fingerprint((label, (package / label).read_bytes()) for label in labels)
    assert speed.fingerprint(package, labels) == expected
    (package / labels[0]).unlink()
    assert speed.fingerprint(package, labels) != expected
