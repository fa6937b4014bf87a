"""Cut the client's two faces down to the letters of a first screen.

    python tools/web_fonts.py

Reads from `web/src/fonts.css` which characters each file below `web/src/fonts/` has to have, takes them out
of the packages that `npm ci` installed, and writes the files. Other letters, which a player's name may have,
come from those packages when they come up.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).resolve().parent.parent / "web"
STYLES = WEB / "src" / "fonts.css"
SOURCES = {
    "title": "@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2",
    "text": "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
}
FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "tnum"]
LICENCE = [13, 14]
"""The name table keeps these alone: the licence reserves the name of one of them for the whole font."""
WEIGHTS = (400, 700)


def wanted(styles: str, name: str) -> set[int]:
    """The characters that the style sheet promises of one file."""
    face = next(face for face in styles.split("@font-face") if f"fonts/{name}.woff2" in face)
    found: set[int] = set()
    for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", face):
        found |= set(range(int(first, 16), int(last or first, 16) + 1))
    return found


def cut(source: Path, characters: set[int]) -> TTFont:
    font = TTFont(source)
    options = Options(layout_features=FEATURES, hinting=False, name_IDs=LICENCE, notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    if "fvar" in font:
        font = instantiateVariableFont(font, {"wght": WEIGHTS})
    font.flavor = "woff2"
    return font


def main() -> int:
    styles = STYLES.read_text(encoding="utf-8")
    for name, source in SOURCES.items():
        file = STYLES.parent / "fonts" / f"{name}.woff2"
        file.parent.mkdir(exist_ok=True)
        cut(WEB / "node_modules" / source, wanted(styles, name)).save(file)
        print(f"{file.relative_to(WEB)}: {file.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
